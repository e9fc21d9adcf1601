"""The end of the game: P47, P48, P56."""

import pytest

from tests.games.at_the_table import kinds
from tests.games.paris.oracle import rows
from tests.games.paris.tables import (
    FOUR_LINES,
    OWNERS_OF_FOUR_LINES,
    crowd,
    lined,
    look,
    phase_of,
    play,
    play_all,
    table,
    why_not,
    words,
)
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import SIDES
from toque.games.paris.words.actions import Draw, Intrude, Open, Site, Stop, Terrace

WIDE = "fruits_de_mer*2 creperie*2 pizzeria*2 grill*2 bar_a_vin*2 brasserie*2 gastronomique"
WIDTH = {row["id"]: int(row["size"]) for row in rows("restaurants.csv")}


def triggers(happened):
    return [state.TRIGGER_NAMES[event.first] for event in happened if event.kind == state.END_TRIGGERED]


def side_by_side(players, count):
    """So many restaurants, none of them a friterie, one after the other from the north-western corner on."""
    ring, standing, side, lot = 4 - players, {}, 0, 6 - players
    for type_ in words(WIDE)[:count]:
        if lot + WIDTH[type_] > 20 - ring:
            side, lot = side + 1, ring + 2
        standing[SIDES[side], lot] = f"1 {type_}"
        lot += WIDTH[type_]
    return standing


@pytest.mark.parametrize(("players", "count"), [(2, 11), (3, 13), (4, 15)])
def test_enough_restaurants_trigger_the_end(players, count):
    """P47: 11, 13 or 15; the one before does not."""
    s = crowd(table(players=players, hands={0: "potatoes*4"}), side_by_side(players, count - 2))
    happened = play_all(s, Open("friterie"), Site("west", 6))
    assert (int(s.opened), triggers(happened)) == (count - 1, [])
    happened = play_all(s, Open("friterie"), Site("west", 9))

    assert (int(s.opened), triggers(happened)) == (count, ["restaurants"])


def test_two_empty_rows_trigger_the_end():
    """P47: of one player."""
    s = table("+AAA..", {"A": "0 creperie"}, players=4, income={0: 5}, taken={0: (16, 15, 0, 0)})
    play(s, 0, Terrace("B2"))
    assert int(s.trigger) == 0
    happened = play(s, 0, Stop())

    assert triggers(happened) == ["rows"]
    assert int(s.trigger) == state.TWO_ROWS_EMPTY


def test_rows_of_two_players_do_not_add_up():
    """P47."""
    s = table("+AAA..", {"A": "0 creperie"}, players=4, income={0: 5}, taken={0: (0, 15, 0, 0), 1: (16, 0, 0, 0)})
    happened = play_all(s, Terrace("B2"), Stop())

    assert triggers(happened) == []


WITH_GAPS = {
    ("north", 6): "1 brasserie",
    ("north", 13): "1 brasserie",
    ("east", 6): "1 gastronomique",
    ("east", 13): "1 grill",
    ("south", 6): "0 grill",
    ("south", 12): "0 friterie",
    ("south", 16): "0 friterie",
    ("west", 6): "0 friterie",
    ("west", 10): "0 friterie",
}
"""Two players: gaps of two lots, but for six in the west; one friterie is left, the others need three lots or more."""


@pytest.mark.parametrize(("lot", "expected"), [(14, ["no_restaurant_fits"]), (12, [])])
def test_no_restaurant_that_fits_triggers_the_end(lot, expected):
    """P47: none that is left in the supply."""
    s = crowd(table(hands={0: "potatoes*2"}), WITH_GAPS)
    happened = play_all(s, Open("friterie"), Site("west", lot))

    assert triggers(happened) == expected


def test_no_terrace_that_can_come_triggers_the_end():
    """P47: tiles are left, and restaurants, and lots; but no cell."""
    s = lined()
    happened = play_all(s, Terrace("R2"), Stop())

    assert triggers(happened) == ["no_terrace_fits"]


def test_a_cell_for_a_restaurant_yet_to_be_opened_is_enough():
    """P47: without seat 0's line a new restaurant in the north has room."""
    lines = FOUR_LINES.replace("..aaaaaaaaaaaaaaaa..", "..a" + "." * 17)
    s = table(lines, OWNERS_OF_FOUR_LINES, players=4, income={0: 3}, taken={0: (14, 0, 0, 0)})
    happened = play_all(s, Terrace("D2"), Stop())

    assert int(s.taken[0, 0]) == 16
    assert triggers(happened) == []


def test_a_restaurant_that_can_still_grow_is_enough():
    """P47."""
    lines = FOUR_LINES.replace("aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaa..")
    s = table(lines, OWNERS_OF_FOUR_LINES, players=4, income={0: 3})
    happened = play_all(s, Terrace("Q2"), Stop())

    assert triggers(happened) == []


@pytest.mark.parametrize("holder", [0, 2])
def test_an_intrude_counts_for_who_holds_one(holder):
    """P47: with the card a new restaurant could cover a neighbour's terrace."""
    s = lined(pigeons={holder: "intrude"})
    happened = play_all(s, Terrace("R2"), Stop())
    assert triggers(happened) == []
    assert int(s.some_intrude) == 0b1111

    s = lined(pigeons={holder: "one_less"})
    happened = play_all(s, Terrace("R2"), Stop())
    assert triggers(happened) == ["no_terrace_fits"]
    assert int(s.none_intrude) == 0b1111


def test_a_triggered_end_stays_triggered():
    """P47: and is told once."""
    s = table(
        "+AAA..", {"A": "0 creperie"}, players=4, income={0: 5}, taken={0: (16, 15, 0, 0)}, hands={0: "potatoes*2"}
    )
    play_all(s, Terrace("B2"), Stop())
    happened = play_all(s, Open("friterie"), Site("north", 10))

    assert triggers(happened) == []
    assert int(s.trigger) == state.TWO_ROWS_EMPTY


@pytest.mark.parametrize(("first_seat", "turns_left"), [(0, 3), (2, 1), (1, 0)])
def test_the_round_is_finished(first_seat, turns_left):
    """P48: so that all have had the same number of turns."""
    s = table(
        "+AAA..",
        {"A": "0 creperie"},
        players=4,
        income={0: 5},
        taken={0: (16, 15, 0, 0)},
        first_seat=first_seat,
        round_number=9,
    )
    play_all(s, Terrace("B2"), Stop(), Draw())
    turns = 0
    while phase_of(s) != "over":
        turns += phase_of(s) == "draw"
        play(s, int(s.seat), Draw())

    assert turns == turns_left
    assert GAME.is_over(s)
    assert GAME.end_reason(s) == "rows"
    assert why_not(s, 0, Draw()) == "P48"
    assert int(s.round_number) == 9


def test_without_a_trigger_the_next_round_begins():
    """P48."""
    s = table(seat=1, actions_left=1, round_number=5)
    play(s, 1, Draw())

    assert (int(s.round_number), int(s.seat), phase_of(s)) == (6, 0, "draw")


def test_a_game_is_stopped_after_sixty_rounds():
    """P56."""
    s = table(seat=0, actions_left=1, round_number=60)
    play(s, 0, Draw())
    assert phase_of(s) == "draw"
    play_all(s, Draw(), Draw())
    happened = play(s, 1, Draw())

    assert kinds(happened)[-2:] == [state.END_TRIGGERED, state.FINISHED]
    assert GAME.end_reason(s) == "rounds"
    assert look(s, 0).phase == "over"


def test_the_end_is_looked_at_after_the_action_not_within_it():
    """P47, P31: a player who has just emptied a second row goes on building."""
    s = table("+AAA.BB", {"A": "0 creperie", "B": "1 friterie"}, players=4, income={0: 9}, taken={0: (16, 15, 0, 0)})
    happened = play(s, 0, Terrace("B2"))

    assert triggers(happened) == []
    assert phase_of(s) == "build"


def test_playing_the_intrude_settles_what_all_had_concluded():
    """P47, P39."""
    s = lined(pigeons={2: "intrude"}, hands={2: "flour*2 cheese"}, row="coin coin bread meat")
    play_all(s, Terrace("R2"), Stop(), Draw())
    for _ in range(3):
        play(s, 1, Draw())
    play_all(s, Draw(), Open("creperie"), Site("north", 16))
    assert int(s.some_intrude) != 0
    play_all(s, Intrude(5), Terrace("R2"))

    assert int(s.some_intrude) == 0
