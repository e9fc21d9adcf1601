"""The board and laying out the table: P1 to P10."""

from collections import Counter

import pytest

from tests.chance import assert_fair
from tests.games.paris.conservation import check
from tests.games.paris.oracle import Board, rows
from tests.games.paris.tables import legal_words, look, play, table, terrace_cells, why_not
from toque.core.errors import BadOption, BadPlayers
from toque.core.kernel import events
from toque.core.kernel.rng import generator
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import RESOURCES
from toque.games.paris.words.actions import Choose, Draw, Site
from toque.games.paris.words.options import Options


def fresh(players=2, seed=0, **options):
    s = GAME.new_state(generator("setup", seed), players, Options(**options))
    check(s)
    return s


@pytest.mark.parametrize("two_player_side", [False, True])
def test_the_square_has_its_decor_and_twenty_pigeons(two_player_side):
    """P1, P3: one fountain, two flower beds, bands and street lights, on either side of the board."""
    board = Board(table(two_player_side=two_player_side))
    sizes = {decor: sorted(len(cells) for cells in board.elements(decor)) for decor in ("fountain", "flower_bed")}
    small = {decor: sorted(len(cells) for cells in board.elements(decor)) for decor in ("band", "lamp")}
    letters = Counter(board.letters.values())

    assert sizes == {"fountain": [12], "flower_bed": [3, 3]}
    assert small == {"band": [2, 2], "lamp": [1, 1]}
    assert letters["p"] == 20
    assert letters["X"] == 4
    assert len(board.letters) == (256 if two_player_side else 400)


@pytest.mark.parametrize(("players", "ring", "cells"), [(4, 0, 324), (3, 1, 256), (2, 2, 196)])
def test_the_building_row_is_a_ring_that_depends_on_the_number_of_players(players, ring, cells):
    """P2: outside it nothing is in play, inside it is the square."""
    square = look(table(players=players), None).square

    assert [line.count("#") for line in square].count(20 - 2 * ring) == 2
    assert sum(len(line.replace("#", "").replace(" ", "")) for line in square) == cells
    assert all(line == " " * 20 for line in square[:ring])
    assert square[ring].strip() == "#" * (20 - 2 * ring)


def test_the_corners_of_the_building_row_hold_nothing():
    """P2: the lots of a side run from corner to corner, without them."""
    s = table(players=4, hands={0: "potatoes*2"})
    play(
        s, 0, GAME.decode_action(next(n for n in GAME.legal_actions(s, 0) if "friterie" in str(GAME.decode_action(n))))
    )

    lots = {side: [site.lot for site in legal_words(s, 0, Site) if site.side == side] for side in ("north", "west")}

    assert lots == {"north": list(range(2, 19)), "west": list(range(2, 19))}
    assert why_not(s, 0, Site("north", 1)) == "P21"
    assert why_not(s, 0, Site("north", 19)) == "P21"


def test_the_two_player_side_is_for_two_players():
    """P3."""
    two_sided = fresh(2, board="two_player_side")

    assert int(two_sided.layout) == 3
    assert look(two_sided, None).square[2].strip() == "#" * 16
    for players in (3, 4):
        with pytest.raises(BadOption):
            fresh(players, board="two_player_side")


@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(players):
    with pytest.raises(BadPlayers):
        fresh(players)


def test_halves_and_quarters_are_those_of_the_whole_printed_board():
    """P4: the ninth and tenth cell from the west are in the western half, the next in the eastern."""
    lonely = "+" + "." * 8 + "AA" + "." * 9 + "\n" + "." * 9 + "a" + "." * 10
    s = table(lonely, {"A": "0 friterie"}, players=4)
    t = table(lonely[:-11] + ".a" + "." * 9, {"A": "0 friterie"}, players=4)

    assert [int(s.quarter[0, quarter]) for quarter in range(4)] == [1, 0, 0, 0]
    assert [int(t.quarter[0, quarter]) for quarter in range(4)] == [0, 1, 0, 0]


def test_all_components_are_there():
    """P5."""
    counts = {
        name: sum(int(row.get("copies", 1)) for row in rows(f"{name}.csv"))
        for name in ("resources", "objectives", "pigeons", "majorities", "restaurants")
    }

    assert counts == {"resources": 48, "objectives": 24, "pigeons": 24, "majorities": 8, "restaurants": 18}
    assert sum(row["kind"] == "shape" for row in rows("objectives.csv")) == 11
    check(fresh())  # and all of them on every new table


def test_every_player_has_52_terraces_in_four_rows():
    """P6."""
    seat = look(fresh(), 0).seats[0]

    assert [row.tiles for row in seat.rows] == [16, 16, 12, 8]
    assert sum(row.tiles for row in seat.rows) == 52
    assert [row.next_cost for row in seat.rows] == [1, 2, 3, 4]
    assert [row.next_points for row in seat.rows] == [1, 2, 3, 0]
    assert [row.next_income for row in seat.rows] == [0, 0, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_is_laid_out(players):
    """P7, P8: four cards in the row, a majority card; everybody has an income of 1, four cards and two objectives."""
    s = fresh(players)
    seen = look(s, 0)

    assert len(seen.row) == 4
    assert seen.deck_left == 48 - 4 - 4 * players - sum(seen.discards.values())
    assert len(seen.majority.majorities) == 3
    assert seen.objectives_left == 24 - 2 * players
    assert seen.pigeons_left == 24
    for seat in seen.seats:
        assert (seat.income, seat.hidden_cards, seat.known_cards, seat.objectives) == (1, 4, {}, 2)


def test_every_majority_card_comes_up():
    """P7."""
    drawn = Counter(int(fresh(seed=seed).majority) for seed in range(240))

    assert_fair(drawn, dict.fromkeys(range(8), 1))


def test_everybody_keeps_one_objective_and_the_other_becomes_common():
    """P8."""
    s = fresh(3)
    dealt = [{action.objective for action in legal_words(s, seat, Choose)} for seat in range(3)]
    for seat in (2, 0, 1):
        play(s, seat, Choose(min(dealt[seat])))

    seen = [look(s, seat) for seat in range(3)]

    assert all(len(two) == 2 for two in dealt)
    assert [[card.id for card in seen[seat].seats[seat].hand.objectives] for seat in range(3)] == [
        [min(two)] for two in dealt
    ]
    assert {card.id for card in seen[0].common} == {max(two) for two in dealt}


def test_nobody_sees_a_choice_before_all_have_chosen():
    """P8: the others learn that a choice was made, and nothing else."""
    s = fresh(3)
    first, second = [], []
    for objective, happened in ((0, first), (1, second)):
        t = fresh(3)
        choices = legal_words(t, 1, Choose)
        happened += [event for event in play(t, 1, choices[objective]) if event.is_visible_to(0)]
        assert look(t, 0).common == look(s, 0).common == []
        assert look(t, 0) == look(t, 0)
        assert GAME.actors(t) == [0, 2]
        assert why_not(t, 1, choices[0]) == "P8"

    assert first == second
    assert [event.kind for event in first] == [state.CHOSEN]


def test_only_the_objectives_dealt_can_be_kept():
    """P8."""
    s = fresh(2)
    mine = {action.objective for action in legal_words(s, 0, Choose)}
    theirs = next(action.objective for action in legal_words(s, 1, Choose))

    assert theirs not in mine
    assert why_not(s, 0, Choose(theirs)) == "P8"
    assert why_not(s, 0, Draw()) == "P8"


def test_the_first_player_is_drawn_and_play_goes_clockwise():
    """P9."""
    first = Counter(int(fresh(3, seed=seed).first_seat) for seed in range(120))
    s = fresh(3)
    while look(s, None).phase == "choose":
        play(s, GAME.actors(s)[0], legal_words(s, GAME.actors(s)[0])[0])
    order = []
    for _ in range(4):
        order.append(int(s.seat))
        while int(s.seat) == order[-1]:
            play(
                s, int(s.seat), next(a for a in legal_words(s, int(s.seat)) if type(a).__name__ in ("Draw", "Discard"))
            )

    assert_fair(first, dict.fromkeys(range(3), 1))
    start = int(s.first_seat)
    assert order == [start, (start + 1) % 3, (start + 2) % 3, start]
    assert why_not(s, (int(s.seat) + 1) % 3, Draw()) == "P9"


def test_the_first_row_never_shows_three_alike():
    """P10, P16: it is renewed as it is laid out."""
    renewed = 0
    for seed in range(150):
        s = fresh(seed=seed)
        gives = [set(rows("resources.csv")[int(s.row[place])]["gives"].split()) - {"coin"} for place in range(4)]
        shown = Counter(ingredient for card in gives for ingredient in card)
        assert max(shown.values(), default=0) < 3
        renewed += any(event.kind == state.ROW_RENEWED for event in events.since(s, 0))

    assert renewed > 0


def test_terraces_have_nowhere_to_go_before_a_restaurant_stands():
    """P24."""
    s = table(players=4)

    assert terrace_cells(s) == set()
    assert len(RESOURCES) == 15
