"""Build terraces: P23 to P31."""

import pytest

from tests.games.at_the_table import kinds
from tests.games.paris.oracle import rows
from tests.games.paris.tables import legal_words, look, phase_of, play, play_all, table, terrace_cells, why_not
from toque.games.paris.kernel import state
from toque.games.paris.words.actions import Coin, CornerTerrace, Draw, Intrude, Stop, Terrace, TwoCoins

CREPERIE = """
    +.AAA..
    .......
    .......
"""
GROWN = """
    +.AAA..
    ...a...
    ...a...
    .......
"""


def creperie(drawing=CREPERIE, **more):
    return table(drawing, {"A": "0 creperie"}, players=4, **{"income": {0: 2}, **more})


def test_the_budget_is_the_income():
    """P23."""
    s = creperie(income={0: 5})
    play(s, 0, Terrace("C2"))

    assert int(s.budget) == 5 - 2
    assert look(s, 1).turn.budget == 3


def test_a_coin_card_adds_one_and_is_discarded():
    """P23."""
    s = creperie(income={0: 1}, hands={0: "coin*2"})
    assert why_not(s, 0, Terrace("C2")) == "P23"
    play(s, 0, Coin())
    assert (phase_of(s), look(s, 0).turn.budget) == ("prepare", 2)

    happened = play(s, 0, Terrace("C2"))

    assert kinds(happened) == [state.COINS_PLAYED, state.TERRACE_BUILT]
    assert look(s, 0).seats[0].hand.cards == {"coin": 1}
    assert look(s, None).discards == {"coin": 1}
    assert int(s.budget) == 0


def test_coins_are_played_at_any_time_in_the_action():
    """P23: also between terraces, openly."""
    s = creperie(income={0: 3}, hands={0: "coin"})
    play(s, 0, Terrace("C2"))
    assert why_not(s, 0, Terrace("C3")) == "P23"

    happened = play(s, 0, Coin())

    assert kinds(happened) == [state.COINS_PLAYED]
    assert all(event.is_visible_to(1) for event in happened)
    assert "C3" in terrace_cells(s)


def test_two_coins_add_two():
    """P23, P36."""
    s = creperie(income={0: 1}, pigeons={0: "two_coins"})
    play(s, 0, TwoCoins())
    assert look(s, 0).turn.budget == 3
    play(s, 0, Terrace("C2"))

    assert int(s.budget) == 1
    assert look(s, 0).seats[0].hand.pigeons == {}
    assert look(s, 0).seats[0].pigeons_drawn == 1


def test_what_is_not_spent_is_lost_and_the_track_does_not_go_down():
    """P23."""
    s = creperie(income={0: 9}, hands={0: "coin"})
    happened = play_all(s, Terrace("C2"), Coin(), Stop())

    assert [(event.kind, event.first) for event in happened] == [(state.BUILD_ENDED, 8)]
    assert (int(s.budget), int(s.income[0])) == (0, 9)


def test_coins_belong_to_building():
    """P23: there is no other moment for them."""
    s = creperie(phase="draw", hands={0: "coin"})
    assert why_not(s, 0, Coin()) == "P23"
    assert why_not(creperie(), 0, Coin()) == "P23"


def test_a_tile_is_the_next_one_of_its_row_and_costs_what_its_space_shows():
    """P24: over a whole row."""
    costs = [int(row["cost"]) for row in rows("terraces.csv") if row["category"] == "4"]
    s = table(
        """
        +AAAAA..........
        ................
        ................
        """,
        {"A": "0 brasserie"},
        players=4,
        income={0: 26},
    )
    spent = []
    for i, cell in enumerate(("B2", "C2", "D2", "E2")):
        before = 26 if i == 0 else int(s.budget)
        play(s, 0, Terrace(cell))
        spent.append(before - int(s.budget))

    assert spent == costs[:4]
    assert int(s.taken[0, 3]) == 4


@pytest.mark.parametrize("category", [1, 2, 3, 4])
def test_every_space_of_every_row_has_its_cost_and_its_bonus(category):
    """P24, P30, P6."""
    spaces = [row for row in rows("terraces.csv") if row["category"] == str(category)]
    type_ = {1: "friterie", 2: "creperie", 3: "grill", 4: "brasserie"}[category]
    size = {1: 2, 2: 3, 3: 4, 4: 5}[category]
    for taken, space in enumerate(spaces):
        counts = [0, 0, 0, 0]
        counts[category - 1] = taken
        s = table("+" + "A" * size + "." * 3, {"A": f"0 {type_}"}, players=4, income={0: 13}, taken={0: counts})
        assert look(s, 0).restaurants[0].next_cost == int(space["cost"])

        play(s, 0, Terrace("B2"))

        assert 13 - int(s.budget) == int(space["cost"])
        assert int(s.income[0]) == 13 + int(space["income"])


def test_a_row_without_tiles_builds_nothing():
    """P24."""
    s = creperie(income={0: 20}, taken={0: (0, 16, 0, 0)})

    assert terrace_cells(s) == set()
    assert why_not(s, 0, Terrace("C2")) == "P24"
    assert look(s, 0).restaurants[0].next_cost is None


def test_restaurants_of_one_category_share_their_row():
    """P24."""
    s = table(
        """
        +.AAA.BBB..
        ...........
        """,
        {"A": "0 creperie", "B": "0 pizzeria"},
        players=4,
        income={0: 20},
        taken={0: (0, 5, 0, 0)},
    )
    play_all(s, Terrace("C2"), Terrace("G2"))

    assert int(s.taken[0, 1]) == 7
    assert 20 - int(s.budget) == 2 + 3


def test_any_number_in_any_order_while_the_budget_lasts():
    """P24."""
    s = table(
        """
        +.AA..BBB..
        ...........
        """,
        {"A": "0 friterie", "B": "0 pizzeria"},
        players=4,
        income={0: 6},
    )
    play_all(s, Terrace("C2"), Terrace("G2"), Terrace("C3"), Terrace("G3"))

    assert int(s.budget) == 0
    assert terrace_cells(s) == set()


def test_a_first_terrace_stands_in_front_of_its_restaurant():
    """P25."""
    s = creperie()

    assert terrace_cells(s) == {"C2", "D2", "E2"}
    assert why_not(s, 0, Terrace("B2")) == "P25"
    assert why_not(s, 0, Terrace("D3")) == "P25"


def test_covered_terraces_do_not_count_as_there():
    """P25: a restaurant that has lost its only terrace starts again in front of itself."""
    s = table(
        """
        +AA.BB.
        .......
        """,
        {"A": "0 friterie", "B": "1 friterie"},
        players=4,
        taken={0: (1, 0, 0, 0)},
    )

    assert terrace_cells(s) == {"B2", "C2"}


CORNER = """
    +AA....
    B......
    B......
    .......
"""


def test_a_cell_in_an_inner_corner_is_in_front_of_two_restaurants():
    """P25: the player says for which of the two."""
    for action, restaurant in ((Terrace("B2"), 1), (CornerTerrace("north_west"), 2)):
        s = table(CORNER, {"A": "0 friterie", "B": "0 friterie"}, players=4)
        assert why_not(s, 0, Terrace("B2")) == why_not(s, 0, CornerTerrace("north_west")) == ""
        play(s, 0, action)

        assert [(terrace.cell, terrace.restaurant) for terrace in look(s, 0).terraces] == [("B2", restaurant)]


def test_a_corner_next_to_ones_own_terrace_is_a_cell_like_others():
    """P26: the first terrace of restaurant 2 lies below the corner, so it grows there as anywhere."""
    s = table(
        CORNER.replace("B......\n    B......", "B......\n    Bb....."),
        {"A": "1 friterie", "B": "0 friterie"},
        players=4,
    )

    assert why_not(s, 0, Terrace("B2")) == ""
    assert why_not(s, 0, CornerTerrace("north_west")) == "P26"
    assert why_not(s, 1, CornerTerrace("north_west")) == "P9"


def test_a_corner_serves_two_owners_and_two_categories():
    """P25, P24: each pays for its own row."""
    s = table(
        """
        +AAAAA.
        B......
        B......
        """,
        {"A": "0 brasserie", "B": "0 friterie"},
        players=4,
        income={0: 3},
    )
    assert why_not(s, 0, Terrace("B2")) == "P23"
    assert why_not(s, 0, CornerTerrace("north_west")) == ""

    s = table(CORNER, {"A": "1 friterie", "B": "0 friterie"}, players=4)
    assert why_not(s, 0, Terrace("B2")) == "P25"
    assert why_not(s, 0, CornerTerrace("north_west")) == ""
    assert why_not(s, 0, CornerTerrace("south_east")) == "P25"


@pytest.mark.parametrize("corner", ["north_west", "north_east", "south_west", "south_east"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_corner_of_every_board_works(corner, players):
    """P25, P2."""
    lines = ["+AA....", "B......", "B......", "......."]
    if "east" in corner:
        lines = [line[::-1] for line in lines]
    if "south" in corner:
        lines = lines[::-1]
    s = table("\n".join(lines), {"A": "0 friterie", "B": "0 friterie"}, players=players, corner=corner, income={0: 3})

    play(s, 0, CornerTerrace(corner))

    assert int(s.open[2]) == 1
    assert int(s.open[1]) == 0


def test_further_terraces_are_next_to_one_of_the_restaurants_own():
    """P26: not merely in front of it."""
    s = creperie(GROWN)

    assert terrace_cells(s) == {"C2", "E2", "C3", "E3", "D4"}
    assert why_not(s, 0, Terrace("F2")) == "P26"
    assert why_not(s, 0, Terrace("M8")) == "P26"


def test_not_on_the_building_row_nor_outside():
    """P27."""
    s = creperie(GROWN)
    assert why_not(s, 0, Terrace("F1")) == "P27"
    assert why_not(s, 0, Terrace("A1")) == "P27"

    t = table(players=2)
    assert why_not(t, 0, Terrace("A1")) == "P24"


def test_not_on_decor():
    """P27: J5 is a flower bed."""
    column = "\n".join(["+........AA", *["." * 9 + "a."] * 3, "." * 11])
    s = table(column, {"A": "0 friterie"}, players=4)

    assert why_not(s, 0, Terrace("J5")) == "P27"
    assert "J5" not in terrace_cells(s)
    assert {"I4", "K4"} <= terrace_cells(s)


def test_not_on_an_occupied_cell():
    """P27."""
    s = creperie(GROWN)

    assert why_not(s, 0, Terrace("D3")) == "P27"


def test_a_pigeon_is_no_obstacle():
    """P27, P33: D4 is a pigeon."""
    s = creperie(GROWN)

    assert why_not(s, 0, Terrace("D4")) == ""


NEIGHBOURS = """
    +.AAA.BB.
    ...a..b..
    .........
    .........
"""


@pytest.mark.parametrize("owner", [0, 1])
def test_never_next_to_a_terrace_of_another_restaurant(owner):
    """P28: anyone's, the player's own included; diagonally is fine."""
    s = table(NEIGHBOURS, {"A": "0 creperie", "B": f"{owner} friterie"}, players=4, income={0: 9})

    assert "E2" in terrace_cells(s)
    assert why_not(s, 0, Terrace("F2")) == ("P26" if owner == 1 else "")
    play(s, 0, Terrace("E2"))
    assert why_not(s, 0, Terrace("F2")) == "P28"
    play(s, 0, Terrace("E3"))
    assert why_not(s, 0, Terrace("F3")) == ""  # diagonal to G2


def test_in_front_of_another_restaurant_is_fine():
    """P29."""
    s = table(
        """
        +AABB.
        ..a...
        ......
        """,
        {"A": "0 friterie", "B": "1 friterie"},
        players=4,
    )

    assert why_not(s, 0, Terrace("D2")) == ""


def test_a_bonus_space_raises_the_income_for_the_next_turn():
    """P30: it is not in this action's budget."""
    s = table("+AA.", {"A": "0 friterie"}, players=4, income={0: 2}, taken={0: (3, 0, 0, 0)})
    happened = play(s, 0, Terrace("B2"))

    assert (int(s.income[0]), int(s.budget)) == (3, 1)
    assert state.INCOME_RAISED in kinds(happened)
    play(s, 0, Terrace("C2"))
    assert why_not(s, 0, Terrace("D2")) == "P23"


def test_the_bonus_can_be_spent_in_the_next_turn():
    """P30."""
    s = table("+.AA.", {"A": "0 friterie"}, players=2, income={0: 1}, taken={0: (3, 0, 0, 0)})
    play_all(s, Terrace("E4"), Stop(), Draw(), Draw(), Draw(), Draw(), Draw())
    assert (int(s.seat), phase_of(s), look(s, 0).turn.budget) == (0, "action", 2)

    play_all(s, Terrace("F4"), Terrace("F5"))
    assert int(s.budget) == 0


def test_build_is_taken_only_if_a_terrace_can_be_placed():
    """P31: a coin that does not help is not played."""
    s = table("+AAAAA", {"A": "0 brasserie"}, players=4, income={0: 1}, hands={0: "coin*2"})
    assert why_not(s, 0, Coin()) == "P31"
    assert legal_words(s, 0, Coin) == []

    s = table("+AAAAA", {"A": "0 brasserie"}, players=4, income={0: 1}, hands={0: "coin*3"})
    assert why_not(s, 0, Coin()) == ""
    play_all(s, Coin(), Coin())
    assert legal_words(s, 0) == [Coin()]
    play(s, 0, Coin())
    assert len(terrace_cells(s)) == 5


def test_build_cannot_be_stopped_before_it_has_begun():
    """P31."""
    s = creperie(hands={0: "coin"})
    assert why_not(s, 0, Stop()) == "P31"
    play(s, 0, Coin())
    assert why_not(s, 0, Stop()) == "P31"
    assert why_not(s, 0, Draw()) == "P31"


def test_build_ends_when_the_player_stops():
    """P31."""
    s = creperie(income={0: 9})
    play_all(s, Terrace("C2"), Stop())

    assert (phase_of(s), int(s.actions_left)) == ("action", 1)


def test_who_cannot_go_on_can_only_stop():
    """P31."""
    s = creperie(income={0: 2})
    play(s, 0, Terrace("C2"))

    assert legal_words(s, 0) == [Stop()]


def test_coins_chosen_before_the_first_terrace_are_seen_by_nobody():
    """P31, P23: Build is announced by its first terrace."""
    s = creperie(income={0: 1}, hands={0: "coin"}, pigeons={0: "two_coins intrude"})
    before = look(s, 1)
    play_all(s, Coin(), TwoCoins(), Intrude(1))

    assert phase_of(s) == "prepare"
    assert look(s, 1) == before
    assert int(s.event_count) == 0
    happened = play(s, 0, Terrace("C2"))
    assert kinds(happened) == [state.COINS_PLAYED, state.INTRUDE_PLAYED, state.TERRACE_BUILT]
    assert int(s.kept[0, 2]) == int(s.kept[0, 5]) == int(s.hand_size[0]) == 0


def test_every_cell_of_the_board_has_its_reason():
    """P25, P26, P27, P28: what a person would say first, all over the square."""
    s = table(
        """
        +.AAA.BB..
        ...a..b...
        ...a......
        ..........
        """,
        {"A": "0 creperie", "B": "1 friterie"},
        players=4,
        income={0: 2},
    )
    line = [why_not(s, 0, Terrace(f"{column}2")) for column in "ABCDEFGHI"]

    assert line == ["P27", "P26", "", "P27", "", "P26", "P27", "P26", "P26"]
    assert why_not(s, 0, Terrace("J5")) == "P27"
