import weakref

import numpy as np
import pytest

from tests.samples import fast_and_slow
from toque.batch import Batch
from toque.batch.kernels import one
from toque.core.errors import BadArray, BadOption, BadPlayers, ClosedBatch, IllegalAction
from toque.core.kernel import record, rng
from toque.core.kernel.speeds import twin
from toque.games import NAMES, load

share_beaten = twin(one.share_beaten, "plain")
every_game = pytest.mark.parametrize("name", fast_and_slow(NAMES, ("italia", "paris")))
GAMES = 70


@pytest.fixture
def batch():
    with Batch("banquet", GAMES, players=3, seed="tests", threads=2) as batch:
        yield batch


def legal_in(batch, game):
    bits = batch.legal_mask()[game]
    return np.flatnonzero(np.unpackbits(bits, bitorder="little")).tolist()


@every_game
def test_a_game_of_a_batch_begins_as_the_single_game_with_its_generator(name):
    game = load(name)
    with Batch(game, 3, players=2, seed="s") as batch:
        for number in range(3):
            generator = rng.generator("batch", "s", number)
            alone = game.new_state(generator, 2)

            assert record.to_bytes(batch.state(number)) == record.to_bytes(alone)
            assert batch.generator(number).tolist() == list(generator)


@every_game
def test_a_mask_has_the_legal_actions_of_the_seat_that_decides(name):
    game = load(name)
    with Batch(game, GAMES, seed="masks") as batch:
        for _ in range(30):
            batch.step(batch.sample())
        as_bytes = batch.legal_mask(as_bytes=True)
        for number in range(0, GAMES, 7):
            expected = game.legal_actions(batch.state(number), int(batch.seats[number]))

            assert legal_in(batch, number) == expected
            assert np.flatnonzero(as_bytes[number]).tolist() == expected
        assert as_bytes.shape == (GAMES, game.action_count)


def test_threads_change_nothing():
    ends = []
    for threads in (1, 2, 3):
        with Batch("banquet", 500, seed=7, threads=threads) as batch:
            batch.rollout(most=20)
            for _ in range(20):
                batch.step(batch.sample())
            ends.append((batch.arrays.states.tobytes(), batch.observe().tobytes(), batch.legal_mask().tobytes()))

    assert ends[0] == ends[1] == ends[2]


def test_tables_differ_in_players_and_options():
    players = [2, 3, 4, 3]
    options: list[dict[str, object]] = [{}, {"gourmet": "true"}, {}, {"gourmet": True}]
    with Batch("banquet", 4, players=players, options=options, seed="mixed") as batch:
        for number, (seats, chosen) in enumerate(zip(players, options, strict=True)):
            game = batch.game
            generator = rng.generator("batch", "mixed", number)
            words = {name: str(value).lower() for name, value in chosen.items()}
            alone = game.new_state(generator, seats, game.read_options(words))

            assert record.to_bytes(batch.state(number)) == record.to_bytes(alone)
        batch.rollout()
        for number, seats in enumerate(players):
            assert sorted(batch.results[number, :seats, 1])[0] == 1
            assert not batch.results[number, seats:].any()


def test_a_game_that_ends_is_rewarded_and_followed_by_another(batch):
    ended = np.zeros(GAMES, int)
    while not ended.all():
        outcome = batch.step(batch.sample())
        assert not outcome.rewards[outcome.done == 0].any()
        for number in np.flatnonzero(outcome.done):
            ranks = batch.results[number, :, 1]
            first = ranks[:3] == 1
            assert outcome.rewards[number, :3][first].min() >= outcome.rewards[number, :3].max() - 1e-6
            assert abs(outcome.rewards[number].sum()) < 1e-6
        ended += outcome.done

    assert (batch.seats >= 0).all()


def test_without_auto_reset_a_game_stays_at_its_end_until_it_is_reset():
    with Batch("banquet", 5, players=2, auto_reset=False) as batch:
        batch.rollout()
        assert (batch.seats == -1).all()
        assert (batch.sample() == -1).all()
        assert not batch.legal_mask().any()
        assert not batch.observe().any()
        ends = [record.to_bytes(batch.state(number)) for number in range(5)]

        batch.step(np.zeros(5, np.int64))
        batch.reset(np.array([0, 1, 0, 0, 1], np.uint8))

        assert (batch.seats >= 0).tolist() == [False, True, False, False, True]
        assert [record.to_bytes(batch.state(number)) == ends[number] for number in range(5)] == [
            True,
            False,
            True,
            True,
            False,
        ]


@every_game
def test_observations_are_those_of_the_seat_that_is_asked(name):
    game = load(name)
    with Batch(game, 9, seed="eyes") as batch:
        for _ in range(25):
            batch.step(batch.sample())
        decided, second = batch.observe(), batch.observe(1)
        for number in range(9):
            seen = game.array(game.observation_size)
            for seat, rows in ((int(batch.seats[number]), decided), (1, second)):
                game.observe(batch.state(number), seat, seen)
                assert rows[number, : len(seen)].tolist() == list(seen)


@pytest.mark.parametrize("most", [0, 1, 33])
def test_a_rollout_plays_no_more_decisions_than_asked_for(batch, most):
    assert (batch.rollout(most=most) == most).all()
    assert (batch.seats >= 0).all()


def test_a_rollout_takes_a_function_as_policy():
    with Batch("banquet", 20, seed=5) as one, Batch("banquet", 20, seed=5) as other:
        one.rollout(lambda batch: batch.sample())
        other.auto_reset = False
        while (other.seats >= 0).any():
            other.step(other.sample())

        assert one.arrays.states.tobytes() == other.arrays.states.tobytes()
        assert one.auto_reset


@pytest.mark.slow
def by_a_function(batch):
    return batch.sample()


def assert_ended(batch, ended):
    """These games, and no others, have ended in the last step or rollout."""
    ranks = batch.results[:, :, 1:]
    rewards = [[share_beaten(ranks[game], 0, 3, seat) for seat in range(3)] for game in range(GAMES)]
    assert batch.done.tolist() == ended.tolist()
    assert batch.rewards[:, :3] == pytest.approx(np.where(ended[:, None], rewards, 0))


@pytest.mark.parametrize("policy", ["random", "rollout", by_a_function])
def test_done_and_rewards_tell_of_the_games_that_a_rollout_has_ended(batch, policy):
    batch.rollout(policy, most=30)
    assert_ended(batch, np.zeros(GAMES, bool))
    while not (batch.seats == -1).any():
        batch.rollout(policy, most=3)
    ended = batch.seats == -1
    assert not ended.all()
    assert_ended(batch, ended)

    batch.rollout(policy)

    assert_ended(batch, ~ended)


@pytest.mark.parametrize("policy", ["random", "rollout", by_a_function])
def test_a_game_that_is_set_up_anew_has_no_reward_of_the_one_before(batch, policy):
    batch.rollout(policy)
    which = np.arange(GAMES) % 2 == 0

    batch.reset(which)
    assert_ended(batch, ~which)
    batch.step(batch.sample())

    assert_ended(batch, np.zeros(GAMES, bool))


def test_a_reward_is_the_share_of_rivals_beaten_less_that_of_better_ones():
    ranks = np.array([[2], [1], [4], [2]])

    assert [share_beaten(ranks, 0, 4, seat) for seat in range(4)] == pytest.approx([0, 1, -1, 0])
    assert share_beaten(ranks, 0, 2, 1) == 1


def test_the_rollout_policy_plays_better_than_chance():
    """At a table where it sits alone it would; here all play it, so points rise."""
    with Batch("banquet", 200, seed=3) as batch:
        batch.rollout("random", restart=True)
        by_chance = batch.results[:, :, 0].mean()
        batch.rollout("rollout", restart=True)

        assert batch.results[:, :, 0].mean() > by_chance


def test_what_was_saved_comes_back(batch):
    batch.rollout(most=10)
    saved = batch.save()
    clone = batch.clone()

    def play_on(one):
        for _ in range(15):
            one.step(one.sample())
        return one.arrays.states.tobytes(), one.arrays.generators.tobytes()

    first = play_on(batch)
    batch.restore(saved)

    assert play_on(batch) == first
    assert play_on(clone) == first


def test_an_illegal_action_is_refused_with_its_rule_before_anything_is_played(batch):
    actions = batch.sample()
    legal = set(legal_in(batch, 4))
    actions[4] = next(action for action in range(batch.game.action_count) if action not in legal)
    before = batch.arrays.states.tobytes()

    with pytest.raises(IllegalAction, match=r"actions\[4\] is \d+, .* which rule B\d+ forbids seat 0") as refused:
        batch.step(actions)

    assert refused.value.rule.startswith("B")
    assert batch.arrays.states.tobytes() == before


@pytest.mark.parametrize("action", [-1, 483, 1 << 20])
def test_a_number_that_is_no_action_is_refused(batch, action):
    actions = batch.sample()
    actions[9] = action

    with pytest.raises(BadArray, match=rf"actions\[9\] is {action}, but actions are 0 to 482"):
        batch.step(actions)


def frozen(array):
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda batch: batch.step(np.zeros(GAMES + 1, np.int64)), "actions must have shape"),
        (lambda batch: batch.step(np.zeros(GAMES)), "actions must be int32 or int64, not float64"),
        (lambda batch: batch.observe(3), r"seats\[0\] is 3, but the seats of game 0 are 0 to 2"),
        (lambda batch: batch.observe(300), r"seats\[0\] is 300, but the seats of game 0 are 0 to 2"),
        (lambda batch: batch.observe(np.int64(-2)), r"seats\[0\] is -2, but the seats of game 0 are 0 to 2"),
        (lambda batch: batch.observe(1 << 80), r"seats\[0\] is 1208925819614629174706176, but"),
        (
            lambda batch: batch.observe(np.full(GAMES, 3, np.int8)),
            r"seats\[0\] is 3, but the seats of game 0 are 0 to 2",
        ),
        (lambda batch: batch.observe(out=np.zeros((GAMES, 5), np.int16)), "out must have shape"),
        (lambda batch: batch.observe(out=[[0] * 8] * GAMES), "out must be a NumPy array .* not list"),
        (lambda batch: batch.observe(out=frozen(batch.observe())), "out must be .* not one that is read-only"),
        (lambda batch: batch.reset(np.ones(3, np.uint8)), "which must have shape"),
        (lambda batch: batch.state(GAMES), "game must be from 0 to 69, not 70"),
    ],
)
def test_bad_input_is_an_error_that_names_it(batch, wrong, message):
    with pytest.raises(BadArray, match=message):
        wrong(batch)


@pytest.mark.parametrize(
    ("kind", "arguments", "message"),
    [
        (BadPlayers, {"players": 9}, "9"),
        (BadPlayers, {"players": [2, 3]}, "players must be a whole number or an array of 4"),
        (BadOption, {"options": {"gourmat": True}}, "no option is called 'gourmat'"),
        (BadOption, {"options": [{}, {}]}, "options must be one set or one for each of 4 games, not 2"),
        (BadOption, {"device": "tpu"}, "device can be cpu or gpu, not 'tpu'"),
        (BadArray, {"threads": 0}, "threads must be at least 1"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(kind, arguments, message):
    with pytest.raises(kind, match=message):
        Batch("banquet", 4, **arguments)


def test_a_policy_that_is_none_is_refused(batch):
    with pytest.raises(BadOption, match="policy can be random or rollout or a function, not 'best'"):
        batch.rollout("best")


@pytest.mark.parametrize(
    "use",
    [
        lambda batch: batch.step(np.zeros(2, np.int64)),
        lambda batch: batch.seats,
        lambda batch: batch.state(0),
        lambda batch: batch.save(),
        lambda batch: batch.clone(),
        lambda batch: batch.rollout(),
    ],
)
def test_a_closed_batch_does_nothing_more(use):
    batch = Batch("banquet", 2)
    batch.close()
    batch.close()

    with pytest.raises(ClosedBatch, match="this batch is closed"):
        use(batch)


def test_a_closed_batch_holds_no_memory():
    batch = Batch("banquet", 2)
    arrays = [weakref.ref(getattr(batch.arrays, name)) for name in batch.arrays.names()]
    batch.close()

    assert not any(array() is not None for array in arrays)


def test_one_seat_can_be_asked_for_as_numpy_counts(batch):
    assert batch.observe(np.int64(1)).tolist() == batch.observe(1).tolist()


def test_its_arrays_go_to_others_without_a_copy(batch):
    mask = np.from_dlpack(batch.legal_mask())

    assert np.shares_memory(mask, batch.legal_mask())
