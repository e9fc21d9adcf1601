"""Training, small: PyTorch on the processor, with one thread."""

import json

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from toque.batch import Batch  # noqa: E402
from toque.bots.bot import decide, make_bot  # noqa: E402
from toque.bots.learned import Learned  # noqa: E402
from toque.core.errors import TrainingError  # noqa: E402
from toque.core.kernel import rng  # noqa: E402
from toque.games import load  # noqa: E402
from toque.learning.model import HEADS, LEAD, VICTORY, unpacked  # noqa: E402
from toque.learning.plot import draw, read_log  # noqa: E402
from toque.learning.selfplay import TRUST, judged, worth  # noqa: E402
from toque.learning.teacher import Teacher  # noqa: E402
from toque.learning.train import Settings, Training  # noqa: E402

SMALL = Settings(tables=192, steps=16, minibatch=1024, first=32, second=16, rate=3e-3)
ROUNDS = 50
GAMES = 300


@pytest.fixture(autouse=True, scope="module")
def one_thread():
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder with a network that has learned Stockpot for a few seconds."""
    folder = tmp_path_factory.mktemp("training")
    training = Training(load("stockpot"), SMALL, folder, "cpu", threads=1)
    for number in range(ROUNDS):
        training.learn(number / ROUNDS)
    training.save()
    training.close()
    return folder


def share_of_victories(game, bot, other):
    """Of a bot against another, from both seats in turn."""
    won = 0.0
    for number in range(GAMES):
        generator = rng.generator("contest", number)
        state, me = game.new_state(generator, 2), number % 2
        while not game.is_over(state):
            seat = game.actors(state)[0]
            game.apply(state, generator, seat, decide(game, bot if seat == me else other, state, seat, generator))
        ranks = [score.rank for score in game.score(state)]
        won += (ranks[me] == 1) / ranks.count(1)
    return won / GAMES


def test_a_network_learns_to_beat_chance(trained):
    game = load("stockpot")

    assert share_of_victories(game, Learned(game, trained / "stockpot.npz"), make_bot("random", game)) > 0.6


def test_what_bots_play_is_what_was_learned(trained):
    game = load("stockpot")
    training = Training(game, SMALL, trained, "cpu", threads=1)
    bot, batch = Learned(game, trained / "stockpot.npz"), training.play.batch
    with torch.no_grad():
        logits, _ = training.model(torch.from_numpy(batch.observe().copy()))
    for number in range(30):
        preferences = bot.preferences(batch.state(number), int(batch.seats[number]))
        learned = logits[number, list(preferences)].numpy()

        np.testing.assert_allclose(list(preferences.values()), learned, atol=0.1)
    training.close()


def test_a_teacher_advises_what_the_greedy_bot_may_play():
    game = load("stockpot")
    with Batch(game, 40, players=3, seed=1, auto_reset=False) as batch:
        teacher, mask = Teacher(batch, 1, threads=2), batch.legal_mask(as_bytes=True)
        chosen = teacher.actions()
        assert mask[np.arange(40), chosen].all()

        batch.rollout()
        assert (teacher.actions() == -1).all()
        teacher.close()


def test_a_network_copies_its_teacher(tmp_path):
    training = Training(load("stockpot"), SMALL, tmp_path, "cpu", threads=1)
    rounds = [agreement(training) for _ in range(15)]
    training.close()

    assert rounds[-1] > rounds[0] + 0.15


def agreement(training):
    """How often the network would play what its teacher advises; then it learns from it for a round."""
    with torch.no_grad():
        decisions, _ = training.play.stretch(training.model, 8, is_taught=True)
        logits, _ = training.model(decisions.observations)
        legal = unpacked(decisions.masks, training.game.action_count)
        found = (logits.masked_fill(~legal, -1e9).argmax(1) == decisions.actions).float().mean()
    training.learn(0.0, is_taught=True)
    return float(found)


def test_a_run_goes_on_where_the_last_one_ended(trained):
    training = Training(load("stockpot"), SMALL, trained, "cpu", threads=1)

    assert training.rounds == ROUNDS
    assert training.decisions == ROUNDS * SMALL.tables * SMALL.steps
    training.close()


def test_a_run_without_its_optimizer_goes_on_too(trained, tmp_path):
    (tmp_path / "checkpoint.pt").write_bytes((trained / "checkpoint.pt").read_bytes())
    training = Training(load("stockpot"), SMALL, tmp_path, "cpu", threads=1)

    (line,) = training.run(minutes=1e-4)
    training.close()

    assert line.round == ROUNDS + 1
    assert [entry["round"] for entry in read_log(tmp_path)] == [ROUNDS + 1]
    assert json.loads((tmp_path / "stockpot.json").read_text())["rounds"] == ROUNDS + 1


def test_a_checkpoint_of_another_size_is_refused(trained):
    with pytest.raises(TrainingError, match="neurons"):
        Training(load("stockpot"), Settings(first=64, second=16), trained, "cpu", threads=1)


def test_a_checkpoint_of_another_game_is_refused(trained):
    with pytest.raises(TrainingError, match="another game"):
        Training(load("banquet"), SMALL, trained, "cpu", threads=1)


def test_the_same_seed_learns_the_same(tmp_path):
    losses = []
    for folder in ("one", "two"):
        training = Training(load("stockpot"), SMALL, tmp_path / folder, "cpu", threads=1)
        losses.append([training.learn(0.0) for _ in range(2)])
        training.close()

    assert losses[0] == losses[1]


def test_the_log_can_be_drawn(trained, tmp_path):
    pytest.importorskip("matplotlib")
    (trained / "log.jsonl").write_text(
        '{"decisions": 10, "points": 1.0, "entropy": 2.0, "value_error": 0.1}\n' * 2, encoding="utf-8"
    )
    draw(trained, tmp_path / "log.svg")

    assert "<svg" in (tmp_path / "log.svg").read_text(encoding="utf-8")


def test_a_folder_without_a_training_has_no_log(tmp_path):
    with pytest.raises(TrainingError, match="no training"):
        read_log(tmp_path)


def test_the_end_is_worth_a_share_of_the_victory_and_the_lead():
    results = np.array([[[30, 1], [15, 2], [0, 0]], [[9, 1], [9, 1], [4, 3]]])
    found = worth(results, torch.tensor([2, 3]))

    assert found[0, :, VICTORY].tolist() == [1, 0, 0]
    assert found[0, :, LEAD].tolist() == [0.75, 0.25, 0]
    assert found[1, :, VICTORY].tolist() == [0.5, 0.5, 0]
    assert found[1, 0, LEAD] == 0.5


def test_a_decision_is_judged_by_the_same_seats_next_one():
    """Seat 0 decides, seat 1 decides, seat 0 decides and the game ends."""
    values = [torch.full((1, HEADS), number) for number in (0.5, 0.9, 0.25)]
    result = torch.tensor([[[1.0] * HEADS, [0.0] * HEADS]])
    targets, gains = judged(
        values,
        [torch.tensor([seat]) for seat in (0, 1, 0)],
        [torch.tensor([end]) for end in (False, False, True)],
        [None, None, result],
        torch.full((1, 2, HEADS), 0.7),
    )

    last, middle, first = 1 - 0.25, 0 - 0.9, 0.25 - 0.5 + TRUST * (1 - 0.25)
    assert gains.tolist() == pytest.approx([first, middle, last])
    assert targets[:, 0].tolist() == pytest.approx([0.5 + first, 0, 1])


def test_a_mask_of_bits_is_unpacked():
    bits = torch.tensor([[0b00000101, 0b00000010]], dtype=torch.uint8)

    assert unpacked(bits, 10).nonzero()[:, 1].tolist() == [0, 2, 9]
