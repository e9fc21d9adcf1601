"""Scoring: P49 to P55, P59, P63."""

import pytest

from tests.games.paris.oracle import rows
from tests.games.paris.tables import crowd, lines_of, look, table
from toque.games.paris import GAME
from toque.games.paris.kernel.components import MAJORITY_IDS, PIGEONS, RESOURCES
from toque.games.paris.kernel.scoring import SCORE_LINES

MONEY_CARD = MAJORITY_IDS.index("fountain_money")
PIGEON_CARD = MAJORITY_IDS.index("fountain_pigeons")
RESTAURANT_CARD = MAJORITY_IDS.index("flowers_restaurants")


def majority(s, name):
    return [score.lines[f"majority_{name}"] for score in GAME.score(s)]


def test_restaurants_score_their_points():
    """P49."""
    s = crowd(table(), {("north", 4): "0 friterie", ("north", 7): "0 gastronomique", ("east", 5): "1 grill"})

    assert lines_of(s, 0)["restaurants"] == 2 + 12
    assert lines_of(s, 1)["restaurants"] == 5


@pytest.mark.parametrize("category", [1, 2, 3, 4])
def test_each_row_scores_its_last_emptied_space(category):
    """P49: a space with +1 scores what the one before it shows, or nothing."""
    spaces = [row["points"] for row in rows("terraces.csv") if row["category"] == str(category)]
    for taken in range(len(spaces) + 1):
        counts = [0, 0, 0, 0]
        counts[category - 1] = taken
        shown = spaces[:taken][-1:]
        if shown == [""]:
            shown = spaces[: taken - 1][-1:]
        s = table(players=4, taken={0: counts})

        assert GAME.score(s)[0].lines[f"terraces_{category}"] == int(shown[0] if shown else 0)
    assert spaces[-1]


def counted(s, name, counts):
    """Give every seat so many terraces in the north, or so much income, or so many pigeon cards."""
    for seat, count in enumerate(counts):
        if name == "north":
            s.quarter[seat, 0] = count
        else:
            (s.income if name == "money" else s.pigeons)[seat] = count
    return s


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 3), [10, 4]),
        ((3, 5), [4, 10]),
        ((4, 4), [7, 7]),
        ((9, 6, 2), [12, 6, 0]),
        ((6, 6, 2), [9, 9, 0]),
        ((9, 2, 2), [12, 3, 3]),
        ((2, 2, 2), [6, 6, 6]),
        ((9, 7, 5, 3), [12, 8, 4, 0]),
        ((9, 9, 5, 3), [10, 10, 4, 0]),
        ((9, 9, 9, 3), [8, 8, 8, 0]),
        ((9, 5, 5, 5), [12, 4, 4, 4]),
        ((9, 5, 5, 3), [12, 6, 6, 0]),
        ((5, 9, 3, 3), [8, 12, 2, 2]),
        ((1, 1, 1, 1), [6, 6, 6, 6]),
    ],
)
def test_majorities_score_by_rank_and_ties_share(counts, points):
    """P50, P59, P63: tied players share the sum of the ranks they fill, equally."""
    s = counted(table(players=len(counts), majority=MONEY_CARD), "money", counts)

    assert majority(s, "money") == points


def test_four_players_two_or_three_tied_for_first():
    """P59: 10 each, 4 and 0; 8 each and 0."""
    two = counted(table(players=4, majority=MONEY_CARD), "money", (6, 6, 3, 2))
    three = counted(table(players=4, majority=MONEY_CARD), "money", (6, 6, 6, 2))

    assert majority(two, "money") == [10, 10, 4, 0]
    assert majority(three, "money") == [8, 8, 8, 0]


def test_three_players_without_a_tie():
    """P63: 12, 6, 0."""
    s = counted(table(players=3, majority=MONEY_CARD), "money", (2, 7, 4))

    assert majority(s, "money") == [0, 12, 6]


def test_without_a_terrace_nobody_takes_part_in_a_majority_of_terraces():
    """P51: three of four have none there; those who do rank among themselves."""
    one = counted(table(players=4, majority=PIGEON_CARD), "north", (0, 3, 0, 0))
    two = counted(table(players=4, majority=PIGEON_CARD), "north", (0, 3, 3, 0))
    none = counted(table(players=4, majority=PIGEON_CARD), "north", (0, 0, 0, 0))

    assert majority(one, "north") == [0, 12, 0, 0]
    assert majority(two, "north") == [0, 10, 10, 0]
    assert majority(none, "north") == [0, 0, 0, 0]


def test_other_majorities_have_no_such_condition():
    """P51: nobody has a pigeon card or a restaurant, and all share."""
    assert majority(table(players=4, majority=PIGEON_CARD), "pigeons") == [6, 6, 6, 6]
    assert majority(table(players=4, majority=RESTAURANT_CARD), "restaurants") == [6, 6, 6, 6]


def test_a_covered_terrace_gives_no_right_to_take_part():
    """P51: a tile taken, none lying open."""
    s = table("+AA.", {"A": "1 friterie"}, players=4, majority=PIGEON_CARD, taken={1: (1, 0, 0, 0)})

    assert majority(s, "north") == [0, 0, 0, 0]


def test_decor_majorities_add_up_all_elements_of_a_kind():
    """P52: seat 0 has 2 and 2 around the flower beds, seat 1 has 3 around one of them."""
    s = table(players=4, majority=RESTAURANT_CARD)
    s.around[0, 1], s.around[0, 2], s.around[1, 1] = 2, 2, 3

    assert majority(s, "flower_bed")[:2] == [12, 8]
    assert look(s, 0).seats[0].counts["flower_bed"] == 4


def test_halves_count_terraces_that_lie_open():
    """P52, P4: two in the north-west against three in the south-west, for the north."""
    s = table(players=4, majority=PIGEON_CARD)
    s.quarter[0, 0], s.quarter[1, 2] = 2, 3

    assert majority(s, "north") == [12, 0, 0, 0]


def test_money_is_income_coin_cards_and_two_coins():
    """P53."""
    s = table(majority=MONEY_CARD, income={0: 3, 1: 6}, hands={0: "coin*2"}, pigeons={0: "two_coins"})
    assert 3 + 2 + 2 > 6
    assert majority(s, "money") == [10, 4]

    s.kept[0, PIGEONS.index("two_coins")] = 0
    s.hand[0, RESOURCES.index("coin")] = 1
    assert majority(s, "money") == [4, 10]


def test_pigeons_count_used_or_not():
    """P53: two kept against three used."""
    s = table(majority=PIGEON_CARD, pigeons={0: "one_less*2"}, used={1: 3})

    assert majority(s, "pigeons") == [4, 10]


def test_restaurants_count_by_number():
    """P53."""
    s = crowd(
        table(majority=RESTAURANT_CARD),
        {("north", 4): "0 friterie", ("north", 7): "0 friterie", ("east", 5): "1 gastronomique"},
    )

    assert majority(s, "restaurants") == [10, 4]


@pytest.mark.parametrize("card", range(8))
def test_every_majority_card_scores_its_three_lines_and_no_other(card):
    """P50, P5."""
    s = table(players=3, majority=card)
    for seat in range(3):
        for quarter in range(4):
            s.quarter[seat, quarter] = 3 - seat
        for element in range(7):
            s.around[seat, element] = 3 - seat
        s.income[seat], s.pigeons[seat] = 3 - seat, 3 - seat
    wanted = {rows("majorities.csv")[card][place] for place in ("first", "second", "third")}

    scored = {line.removeprefix("majority_") for line in lines_of(s, 0) if line.startswith("majority")}

    assert scored == wanted


def test_objectives_score_when_completed_and_cost_in_hand():
    """P54."""
    s = table(completed={0: "shape_cross nine_east"}, objectives={0: "each_band", 1: "each_lamp"}, common="nine_west")

    assert lines_of(s, 0)["objective_shape_cross"] == 4
    assert lines_of(s, 0)["objective_nine_east"] == 3
    assert lines_of(s, 0)["objective_each_band"] == -5
    assert lines_of(s, 1)["objective_each_lamp"] == -3
    assert not any("nine_west" in line for seat in (0, 1) for line in lines_of(s, seat))


def test_most_points_win():
    """P55."""
    s = crowd(table(), {("north", 4): "0 friterie", ("north", 7): "1 gastronomique"})

    assert [score.rank for score in GAME.score(s)] == [2, 1]


def test_a_tie_goes_to_who_placed_more_terraces():
    """P55: covered ones included; the fourth tile of category 1 brings no point."""
    s = table(players=4, taken={0: (3, 0, 0, 0), 1: (4, 0, 0, 0)}, majority=PIGEON_CARD)
    first, second = GAME.score(s)[:2]

    assert first.total == second.total
    assert (first.rank, second.rank) == (2, 1)


def test_who_is_still_tied_shares_the_victory():
    """P55."""
    s = table(players=3, taken={0: (3, 0, 0, 0), 1: (3, 0, 0, 0)}, majority=PIGEON_CARD)

    assert [score.rank for score in GAME.score(s)] == [1, 1, 3]


def test_the_score_is_broken_down_by_line():
    """P49, P50, P54: restaurants, each row of terraces, each majority, each objective."""
    assert SCORE_LINES[:5] == ("restaurants", "terraces_1", "terraces_2", "terraces_3", "terraces_4")
    assert len([line for line in SCORE_LINES if line.startswith("majority_")]) == 11
    assert len([line for line in SCORE_LINES if line.startswith("objective_")]) == 24
    assert all(GAME.text("en").score_line(line) for line in SCORE_LINES)
