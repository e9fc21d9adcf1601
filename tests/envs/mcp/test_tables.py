"""Tables played by words: everything a seat needs, and nothing that it may not know."""

import json

import msgspec
import numpy as np
import pytest

from tests.envs.doors import every_count, every_name, plies_for
from toque.core.errors import BadAction, BadOption, BadPlayers, BadSeat, IllegalAction, MatchOver
from toque.core.kernel import record, rng
from toque.core.match import matchfile
from toque.core.match.replay import replay
from toque.envs.mcp import tables
from toque.envs.mcp.tables import ME, WordTable
from toque.games import load


def open_table(name, seats, seed="1", path=None, **options):
    return WordTable(load(name), list(seats), options, seed, path)


def numbers_in(listed):
    found = (line.split(":")[0] for line in listed.splitlines())
    return [int(number) for number in found if number.isdigit()]


def play(table, chance, most=100_000):
    """Play as a model would, by what the answers say alone."""
    for _ in range(most):
        for seat, kind in enumerate(table.seats, start=1):
            if kind == ME and numbers_in(listed := table.legal_actions(seat)) and not table.match.is_over:
                answer = table.act(seat, int(chance.choice(numbers_in(listed))))
                if "The match is over." in answer:
                    return answer
    return ""


@every_count
def test_a_whole_match_is_played_and_saved_as_an_ordinary_file(name, players, tmp_path):
    path = tmp_path / "match.toque"
    table = open_table(name, [ME, *["random"] * (players - 1)], path=path)
    answer = play(table, np.random.default_rng(1))
    match = replay(matchfile.read(path), load)

    assert match.is_over
    assert [score.total for score in match.score()] == [score.total for score in table.match.score()]
    best = next(score for score in match.score() if score.rank == 1)
    assert f"1. {match.seats[best.seat]}: {best.total} points" in answer
    assert match.seats[1] == "Random 2"


@every_name
def test_a_model_may_play_several_seats(name):
    table = open_table(name, [ME, ME])

    assert "The match is over." in play(table, np.random.default_rng(2))
    assert {ply.seat for ply in table.match.plies} == {0, 1}


@every_name
def test_looking_tells_the_news_once_the_board_the_points_and_what_is_asked(name):
    table = open_table(name, [ME, "greedy"])
    first, second = table.look(1), table.look(1)

    assert first.endswith(second)
    assert len(first) > len(second)
    assert "Points, as far as you know: Player 1 " in second
    assert "Player 1 (seat 1): " in second
    assert "\x1b" not in first


@every_name
def test_nothing_that_a_seat_is_told_depends_on_what_it_cannot_know(name):
    for seed in ("2", "3"):
        table = open_table(name, [ME, ME], seed)
        chance = np.random.default_rng(4)
        different = 0
        for _ in range(8):
            play(table, chance, plies_for(name, 18) // 3)
            if table.match.is_over:
                break
            true = table.match.state
            for seat in (1, 2):
                table.look(seat)
                told = [table.look(seat), table.legal_actions(seat), *refusals(table, seat)]
                table.match.state = record.copy(true)
                table.match.game.redeal(table.match.state, seat - 1, rng.generator("elsewhere", seat))
                different += record.to_bytes(table.match.state) != record.to_bytes(true)
                assert [table.look(seat), table.legal_actions(seat), *refusals(table, seat)] == told
                table.match.state = true
        assert different


def refusals(table, seat):
    return [table.why_not(seat, action) for action in range(0, table.match.game.action_count, 7)]


def test_legal_actions_can_be_looked_for_by_a_word():
    table = open_table("banquet", [ME, "random"])
    while "place" not in table.match.phase_for(0):
        play(table, np.random.default_rng(1), 1)
    listed = table.legal_actions(1)
    few = table.legal_actions(1, "BURGER")

    assert 0 < len(few.splitlines()) < len(listed.splitlines())
    assert all("burger" in line.lower() for line in few.splitlines())
    assert table.legal_actions(1, "pineapple") == (
        f"None of the {len(table.match.legal(0))} legal actions contains 'pineapple'."
    )


def test_a_long_list_is_cut_and_says_so(monkeypatch):
    table = open_table("banquet", [ME, "random"])
    while len(table.match.legal(0)) < 10:
        play(table, np.random.default_rng(1), 1)
    monkeypatch.setattr(tables, "MOST_LISTED", 4)
    lines = table.legal_actions(1).splitlines()

    assert len(lines) == 5
    assert lines[-1].startswith(f"... and {len(table.match.legal(0)) - 4} more")


@every_name
def test_an_action_can_be_said_in_the_words_of_the_game(name):
    table = open_table(name, [ME, "random"])
    action = table.match.legal(0)[0]
    words = json.loads(msgspec.json.encode(table.match.game.decode_action(action)))

    assert table.why_not(1, words).startswith(f"It is legal: {action}: ")
    table.act(1, words)
    assert (0, action) in list(table.match.moves())


@every_name
def test_a_refusal_names_its_rule_and_why_not_explains_it_without_playing(name):
    table = open_table(name, [ME, ME])
    seat = table.match.actors[0]
    wrong = next(a for a in range(table.match.game.action_count) if table.match.refusal(seat, a))
    rule = table.match.refusal(seat, wrong)

    with pytest.raises(IllegalAction, match=f"is refused by rule {rule}: "):
        table.act(seat + 1, wrong)
    assert f"is refused by rule {rule}: " in table.why_not(seat + 1, wrong)
    assert table.match.ply == 0


def test_bad_input_is_named():
    for seats, says in ((["robot", ME], "no seat can be 'robot'"), (["random"] * 2, "at least one seat must be 'me'")):
        with pytest.raises(BadSeat, match=says):
            open_table("banquet", seats)
    with pytest.raises(BadPlayers, match="2 to 4 players, not 1"):
        open_table("banquet", [ME])
    with pytest.raises(BadOption, match="gourmand"):
        open_table("banquet", [ME, ME], gourmand=True)
    table = open_table("banquet", [ME, "random"])
    with pytest.raises(BadSeat, match="seat must be from 1 to 2, not 0"):
        table.look(0)
    with pytest.raises(BadSeat, match="seat 2 is played by random: what it knows is its own"):
        table.legal_actions(2)
    with pytest.raises(BadAction, match="from 0 to 482, not 483"):
        table.act(1, 483)
    with pytest.raises(BadAction, match="is no action of Banquet Royal"):
        table.act(1, {"do": "dance"})
    play(table, np.random.default_rng(1))
    with pytest.raises(MatchOver, match="The match is over"):
        table.act(1, 0)
    assert "The match is over" in table.legal_actions(1)
