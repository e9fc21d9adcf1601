"""The components and the setup: B1 to B7."""

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import pytest

from tests.chance import assert_fair
from tests.games.banquet.tables import (
    AROUND_THE_BOUQUET,
    SPELLINGS,
    cell_of,
    fresh,
    hand_of,
    legal_words,
    look,
    phase_of,
    play,
    play_all,
    table,
    why_not,
)
from toque.core.errors import BadAction
from toque.games.banquet import GAME
from toque.games.banquet.kernel.components import CELL_NAMES, DISHES
from toque.games.banquet.words.actions import Announce, Pass, Place, PutOrder, Ready

CORNERS = ["A1", "A4", "D1", "D7", "G1", "G4"]


def test_the_table_is_a_hexagon_of_36_spaces_four_to_a_side_around_the_bouquet():
    """B1."""
    cells = look(table(), None).cells

    assert {(cell.q, cell.r) for cell in cells} == {
        (q, r) for q, r in product(range(-3, 4), repeat=2) if abs(q + r) <= 3
    }
    assert [cell.name for cell in cells if not cell.is_bouquet] == [name for name in CELL_NAMES if name != "D4"]
    assert len(cells) == 36 + 1
    assert [sum(name[0] == row for name in CELL_NAMES) for row in "ABCDEFG"] == [4, 5, 6, 7, 6, 5, 4]


@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        ("A1", "A2 B1 B2"),
        ("A2", "A1 A3 B2 B3"),
        ("B3", "A2 A3 B2 B4 C3 C4"),
        ("D1", "C1 D2 E1"),
        ("D3", "C2 C3 D2 E2 E3"),
        ("F2", "E2 E3 F1 F3 G1 G2"),
        ("G4", "F4 F5 G3"),
    ],
)
def test_two_spaces_touch_when_they_share_an_edge(cell, neighbours):
    """B1."""
    s = table(f"{cell}=s")

    places = {action.cell for action in legal_words(s, 0, Place)}

    assert places == (AROUND_THE_BOUQUET | set(neighbours.split())) - {cell}


def test_nothing_is_ever_placed_on_the_bouquet():
    """B2."""
    s, laying = table("C3=s D3=0"), fresh(etiquette="six")

    refusals = {why_not(s, 0, Place(piece, "D4")) for piece in (*DISHES, "toque")}
    refusals |= {why_not(s, 0, Announce(dish, "D4")) for dish in DISHES}
    refusals.add(why_not(laying, int(laying.seat), PutOrder("D4")))

    assert refusals == {"B2"}


def test_the_plates_of_the_royal_family_are_no_spaces():
    """B2: there is nowhere to place but the 36 spaces and, refused, the bouquet."""
    actions = map(GAME.decode_action, range(GAME.action_count))

    named = {action.cell for action in actions if isinstance(action, Place | Announce | PutOrder)}

    assert named == set(CELL_NAMES)
    with pytest.raises(BadAction):
        GAME.encode_action(Place("salad", "A5"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kitchen_holds_ten_of_each_dish_and_every_player_two_toques(players):
    """B3."""
    seen = look(fresh(players), None)

    assert seen.kitchen == {"salad": 10, "fruit_salad": 10, "charlotte": 10, "burger": 10}
    assert [seat.toques for seat in seen.seats] == [2] * players


def test_the_36_menus_are_every_pattern_of_their_crowns_once_up_to_reversal():
    """B4."""
    pairs = list(permutations("sfcb", 2))
    one_crown = {a + a + b for a, b in pairs}
    two_crowns = {min(word, word[::-1]) for word in map("".join, permutations("sfcb", 3))}
    three_crowns = {"t" + a + b for a, b in pairs}

    assert set(SPELLINGS[:12]) == one_crown
    assert {min(word, word[::-1]) for word in SPELLINGS[12:24]} == two_crowns
    assert set(SPELLINGS[24:]) == three_crowns
    assert len(SPELLINGS) == 36


def test_a_deck_is_the_twelve_menus_of_one_number_of_crowns():
    """B4."""
    s = fresh(2)

    assert [deck.crowns for deck in look(s, None).decks] == [1, 2, 3]
    assert [deck.left for deck in look(s, None).decks] == [12 - 2] * 3
    for crowns, first in ((1, 0), (2, 12), (3, 24)):
        in_hand = {hand_of(s, seat)[crowns - 1] for seat in (0, 1)}
        in_deck = {SPELLINGS[menu] for menu in range(36) if int(s.deck[crowns - 1]) >> menu & 1}
        assert in_hand | in_deck == set(SPELLINGS[first : first + 12])


def test_six_royal_orders_lie_on_the_corners_and_two_leave_the_game_unseen():
    """B5."""
    s = fresh()
    lying = [cell for cell in look(s, None).cells if cell.has_cloche]
    out = [2 - sum(cell.order == dish for cell in lying) for dish in DISHES]

    assert [cell.name for cell in lying] == CORNERS
    assert min(out) >= 0
    assert sum(out) == 2
    assert [int(count) for count in s.order_supply] == out


def test_the_royal_orders_are_drawn_at_random_from_two_a_dish():
    """B5: of eight, every two are equally often the ones that leave."""
    out, under = Counter(), Counter()
    for seed in range(560):
        s = fresh(seed=seed)
        out["".join(dish * int(count) for dish, count in zip("sfcb", s.order_supply, strict=True))] += 1
        under[cell_of(s, "G1").order] += 1

    assert_fair(out, {a + b: 1 if a == b else 4 for a, b in combinations_with_replacement("sfcb", 2)})
    assert_fair(under, dict.fromkeys(DISHES, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_one_menu_of_each_deck(players):
    """B6."""
    s = fresh(players)

    for seat in range(players):
        assert [place.menu.crowns for place in look(s, seat).seats[seat].hand] == [1, 2, 3]


def test_menus_are_dealt_at_random():
    """B6."""
    dealt = Counter(hand_of(fresh(seed=seed), 1)[0] for seed in range(360))

    assert_fair(dealt, dict.fromkeys(SPELLINGS[:12], 1))


def test_a_menu_in_hand_is_secret_but_for_its_crowns():
    """B6."""
    s = fresh(3)

    for looking in (1, 2, None):
        hand = look(s, looking).seats[0].hand
        assert [place.crowns for place in hand] == [1, 2, 3]
        assert [place.menu for place in hand] == [None] * 3


def test_the_first_player_is_drawn_at_random():
    """B6."""
    first = Counter(int(fresh(3, seed, memory_aid=True).seat) for seed in range(300))

    assert_fair(first, {0: 1, 1: 1, 2: 1})


def test_play_goes_clockwise_from_the_first_player():
    """B6."""
    s = fresh(3, memory_aid=True)
    first = int(s.first_seat)

    turns = []
    for cell in ("C3", "C4", "D3", "D5"):
        turns.append(int(s.seat))
        play_all(s, Place("salad", cell), Pass())

    assert turns == [(first + step) % 3 for step in range(4)]


def test_nobody_plays_out_of_turn():
    """B6."""
    s = table(players=3, seat=1)

    assert [why_not(s, seat, Place("salad", "C3")) for seat in range(3)] == ["B6", "", "B6"]
    assert legal_words(s, 0) == []


def test_everybody_is_shown_all_orders_at_the_start():
    """B7."""
    s = fresh(3)

    assert phase_of(s) == "memorise"
    assert GAME.actors(s) == [0, 1, 2]
    for seat in (0, 1, 2, None):
        assert all(cell_of(s, corner, seat).order for corner in CORNERS)


def test_the_game_waits_until_the_last_player_has_seen_enough():
    """B7."""
    s = fresh(3)
    play(s, 1, Ready())
    play(s, 0, Ready())

    assert cell_of(s, "A1", 2).order
    assert why_not(s, 1, Ready()) == "B7"
    assert why_not(s, 2, Place("salad", "C3")) == "B7"
    assert why_not(s, 2, Pass()) == "B7"
    assert legal_words(s, 2) == [Ready()]


def test_afterwards_nobody_is_reminded_of_what_lies_under_a_cloche():
    """B7."""
    s = fresh(2)
    for seat in (1, 0):
        play(s, seat, Ready())

    assert phase_of(s) == "place"
    assert GAME.actors(s) == [int(s.first_seat)]
    assert why_not(s, int(s.seat), Ready()) == "B7"
    for seat in (0, 1, None):
        assert [cell_of(s, corner, seat).order for corner in CORNERS] == [None] * 6
        assert all(cell_of(s, corner, seat).has_cloche for corner in CORNERS)


def test_the_memory_aid_shows_the_orders_to_all_throughout():
    """B7."""
    s = fresh(2, memory_aid=True)
    play_all(s, Place("salad", "C3"), Pass())

    for seat in (0, 1, None):
        assert all(cell_of(s, corner, seat).order for corner in CORNERS)
