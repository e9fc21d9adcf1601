"""Pigeons: P32 to P38."""

from collections import Counter

import pytest

from tests.chance import assert_fair
from tests.games.at_the_table import kinds
from tests.games.paris.tables import legal_words, look, phase_of, play, play_all, table, terrace_cells, why_not
from toque.core.kernel.rng import generator
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import PIGEONS
from toque.games.paris.words.actions import (
    Coin,
    Complete,
    CompleteSecond,
    Discard,
    Draw,
    DrawObjective,
    EndTurn,
    Intrude,
    Keep,
    LeaveOut,
    Open,
    Share,
    Site,
    Stop,
    Take,
    Terrace,
    TwoCoins,
)

NEAR_PIGEON = """
    +.AA..
    ..aa..
    ...a..
    ......
    ......
"""
"""4 players: restaurant 1 can grow onto the pigeon on D4."""


def near_pigeon(pigeon_deck, **more):
    return table(NEAR_PIGEON, {"A": "0 friterie"}, players=4, pigeon_deck=pigeon_deck, **{"income": {0: 3}, **more})


def test_the_pigeon_deck_cannot_run_out():
    """P32: twenty spaces, each draws once; twenty-four cards."""
    spaces = sum(line.count("p") for line in look(table(players=4), None).square)

    assert spaces == 20
    assert look(table(players=4), None).pigeons_left == 24


def test_a_terrace_on_a_pigeon_draws_a_card():
    """P33."""
    s = near_pigeon("one_less*4")
    play(s, 0, Terrace("D4"))

    assert look(s, 0).seats[0].pigeons_drawn == 1
    assert look(s, 0).pigeons_left == 3


def test_a_terrace_elsewhere_draws_none():
    """P33."""
    s = near_pigeon("one_less*4")
    play(s, 0, Terrace("C3"))

    assert look(s, 0).seats[0].pigeons_drawn == 0


def test_every_pigeon_card_is_equally_likely():
    """P7, P33."""
    drawn = Counter()
    for seed in range(300):
        s = near_pigeon(None)
        happened = play(s, 0, Terrace("D4"), generator("pigeon", seed))
        drawn[
            next(PIGEONS[event.first] for event in happened if event.kind in (state.PIGEON_DRAWN, state.PIGEON_SEEN))
        ] += 1

    assert_fair(drawn, dict.fromkeys(PIGEONS, 4))


def test_a_kept_card_is_seen_by_its_owner_only():
    """P12, P33."""
    s = near_pigeon("one_less")
    happened = play(s, 0, Terrace("D4"))

    assert [event.kind for event in happened if event.is_visible_to(1)][-1] == state.PIGEON_KEPT
    assert [event.kind for event in happened if event.is_visible_to(0)][-1] == state.PIGEON_SEEN
    assert look(s, 0).seats[0].hand.pigeons == look(s, 0).seats[0].hand.fresh == {"one_less": 1}
    assert look(s, 1).seats[0].pigeons_kept == 1
    assert look(s, 1).seats[0].hand is None


def test_covering_a_terrace_on_a_pigeon_draws_none():
    """P33."""
    s = table(
        """
        +.AA..
        ..a...
        ..a...
        Bbbb..
        B.....
        """,
        {"A": "0 friterie", "B": "1 friterie"},
        players=4,
        income={0: 3},
        pigeons={0: "intrude"},
        used={1: 1},
    )
    play_all(s, Intrude(1), Terrace("D3"))
    assert look(s, 0).terraces[-1].cell == "D4"
    happened = play(s, 0, Terrace("D4"))

    assert kinds(happened) == [state.TERRACE_BUILT, state.INCOME_RAISED, state.TERRACE_COVERED]
    assert look(s, 0).seats[0].pigeons_drawn == 1
    assert phase_of(s) == "build"


def test_draw_two_brings_two_cards_one_after_the_other():
    """P34: the row is refilled between them."""
    s = near_pigeon("draw_two", row="bread cheese flour meat", deck="coin bread*2")
    play(s, 0, Terrace("D4"))
    assert (phase_of(s), look(s, 0).turn.draws_left) == ("draw_two", 2)
    assert {type(action) for action in legal_words(s, 0)} == {Take, Draw}
    assert why_not(s, 0, Stop()) == "P34"

    play(s, 0, Take("cheese"))
    assert len([place for place in s.row if int(place) >= 0]) == 4
    assert phase_of(s) == "draw_two"
    play(s, 0, Take("flour"))

    assert phase_of(s) == "build"
    assert look(s, 1).seats[0].known_cards == {"cheese": 1, "flour": 1}


def test_a_coin_drawn_can_be_used_in_this_action():
    """P34."""
    s = near_pigeon("draw_two", income={0: 1}, row="coin coin bread flour")
    play(s, 0, Terrace("D4"))
    assert int(s.budget) == 0
    play_all(s, Take("coin"), Take("bread"), Coin())

    assert int(s.budget) == 1
    assert terrace_cells(s) != set()


def test_the_hand_limit_is_checked_at_the_end_of_build():
    """P34, P14."""
    s = near_pigeon("draw_two", hands={0: "potatoes*6 coin"}, row="bread cheese flour meat")
    play_all(s, Terrace("D4"), Take("bread"), Take("cheese"))
    assert (phase_of(s), int(s.hand_size[0])) == ("build", 9)
    play_all(s, Coin(), Stop())

    assert phase_of(s) == "discard"
    play(s, 0, Discard("bread"))
    assert (phase_of(s), int(s.hand_size[0])) == ("action", 7)


def test_free_terrace_is_placed_at_once_for_the_same_restaurant():
    """P35: free of cost, the next tile of the row, under all placement rules."""
    s = table(
        """
        +.AA.BB
        ..aa...
        ...a...
        .......
        """,
        {"A": "0 friterie", "B": "0 friterie"},
        players=4,
        income={0: 1},
        pigeon_deck="free_terrace",
    )
    play(s, 0, Terrace("D4"))
    assert (phase_of(s), look(s, 0).turn.extending, int(s.budget)) == ("free", 1, 0)
    assert why_not(s, 0, Stop()) == "P35"
    assert why_not(s, 0, Terrace("G2")) == "P35"
    assert why_not(s, 0, Terrace("D3")) == "P27"
    assert why_not(s, 0, Terrace("F5")) == "P26"

    happened = play(s, 0, Terrace("D5"))

    assert [(event.kind, event.third) for event in happened] == [(state.TERRACE_BUILT, 0)]
    assert (phase_of(s), int(s.taken[0, 0])) == ("build", 5)


def test_a_free_terrace_brings_its_income():
    """P35, P30."""
    s = near_pigeon("free_terrace", taken={0: (4, 0, 0, 0)})  # 7 lie there or were covered: two more make the ninth
    play(s, 0, Terrace("D4"))
    before = int(s.income[0])
    play(s, 0, Terrace("D5"))

    assert int(s.income[0]) == before + 1


def test_a_free_terrace_can_land_on_a_pigeon_and_draws_again():
    """P35, P33: from D4 to H4, and one more."""
    s = table(
        """
        +..AA....
        ....a....
        ....a....
        ....aaa..
        .........
        """,
        {"A": "0 friterie"},
        players=4,
        income={0: 1},
        pigeon_deck="free_terrace*2",
    )
    play(s, 0, Terrace("D4"))
    assert (phase_of(s), int(s.budget)) == ("free", 0)
    happened = play(s, 0, Terrace("H4"))
    assert kinds(happened) == [state.TERRACE_BUILT, state.PIGEON_DRAWN]
    assert phase_of(s) == "free"
    play(s, 0, Terrace("H5"))

    assert phase_of(s) == "build"
    assert look(s, 0).seats[0].pigeons_drawn == 2
    assert int(s.taken[0, 0]) == 8


def test_a_free_terrace_can_bring_two_cards():
    """P35, P34."""
    drawn = set()
    for seed in range(20):
        s = table(
            """
            +..AA....
            ....a....
            ....a....
            ....aaa..
            """,
            {"A": "0 friterie"},
            players=4,
            income={0: 1},
            pigeon_deck="free_terrace draw_two",
        )
        play(s, 0, Terrace("D4"), generator("chain", seed))
        first = phase_of(s)
        if first == "free":
            play(s, 0, Terrace("H4"))
            assert phase_of(s) == "draw_two"
        drawn.add(first)

    assert drawn == {"free", "draw_two"}


def test_nothing_happens_where_no_free_terrace_can_be_placed():
    """P35: no tile is left."""
    s = near_pigeon("free_terrace", taken={0: (12, 0, 0, 0)})
    happened = play(s, 0, Terrace("D4"))

    assert kinds(happened)[-1] == state.NO_FREE_TERRACE
    assert phase_of(s) == "build"


def test_an_intrude_in_force_holds_for_the_free_terrace_too():
    """P35, P39."""
    s = table(
        """
        +.AA.BB
        ..aa.b.
        ...a.b.
        .......
        """,
        {"A": "0 friterie", "B": "1 friterie"},
        players=4,
        income={0: 1},
        pigeons={0: "intrude"},
        pigeon_deck="free_terrace",
    )
    play_all(s, Intrude(1), Terrace("D4"))

    assert phase_of(s) == "free"
    assert {"E2", "E3", "E4"} <= terrace_cells(s)
    play_all(s, Terrace("E3"))
    assert why_not(s, 0, Stop()) == ""


@pytest.mark.parametrize("phase", ["draw", "action"])
def test_the_objective_card_draws_an_objective_at_any_time(phase):
    """P37: and the player keeps it or makes it common."""
    s = table(phase=phase, pigeons={0: "objective"}, objective_deck="nine_east")
    happened = play(s, 0, DrawObjective())
    assert phase_of(s) == "keep"
    assert look(s, 0).turn.drawn.id == "nine_east"
    assert look(s, 1).turn.drawn is None
    assert kinds([event for event in happened if event.is_visible_to(1)]) == [
        state.OBJECTIVE_PLAYED,
        state.OBJECTIVE_DRAWN,
    ]
    assert why_not(s, 0, Draw()) == "P43"

    play(s, 0, Keep())

    assert phase_of(s) == phase
    assert [card.id for card in look(s, 0).seats[0].hand.objectives] == ["nine_east"]
    assert look(s, 0).seats[0].hand.pigeons == {}


def test_the_objective_card_can_be_played_while_building_and_at_the_end_of_the_turn():
    """P37."""
    s = near_pigeon(None, pigeons={0: "objective*2"}, actions_left=1)
    play_all(s, Terrace("C3"), DrawObjective(), Share())
    assert phase_of(s) == "build"
    play(s, 0, Stop())
    assert phase_of(s) == "end"
    play_all(s, DrawObjective(), Keep())
    assert (phase_of(s), int(s.seat)) == ("draw", 1)


def test_an_objective_made_common_is_seen_by_all():
    """P37."""
    s = table(pigeons={0: "objective"}, objective_deck="nine_east")
    play_all(s, DrawObjective(), Share())

    assert [card.id for card in look(s, 1).common] == ["nine_east"]


def test_an_empty_objective_deck_gives_nothing():
    """P37: so the card is not wasted on it."""
    s = table(pigeons={0: "objective"}, objective_deck="")

    assert why_not(s, 0, DrawObjective()) == "P37"


def second_table(**more):
    """Seat 0 meets all of twenty_terraces and three halves by tiles taken long ago; both are common."""
    return table(
        "+AA.",
        {"A": "0 friterie"},
        players=4,
        taken={0: (16, 4, 0, 0)},
        common="twenty_terraces category_complete",
        **{"pigeons": {0: "objective*2"}, **more},
    )


def test_the_objective_card_completes_a_second_one_in_the_same_action():
    """P37."""
    s = second_table()
    assert why_not(s, 0, CompleteSecond("twenty_terraces")) == "P37"
    play(s, 0, Complete("twenty_terraces"))
    assert int(s.actions_left) == 1
    play(s, 0, CompleteSecond("category_complete"))

    assert int(s.actions_left) == 1
    assert {card.id for card in look(s, 0).seats[0].completed} == {"twenty_terraces", "category_complete"}
    assert look(s, 0).seats[0].hand.pigeons == {"objective": 1}


def test_a_further_card_does_not_allow_a_third():
    """P37."""
    s = second_table(objectives={0: "nine_west"})
    play_all(s, Complete("twenty_terraces"), CompleteSecond("category_complete"))

    assert why_not(s, 0, CompleteSecond("nine_west")) == "P37"
    assert int(s.second) == 0


def test_the_second_objective_belongs_to_the_same_action():
    """P37: another action in between, and the moment has passed."""
    s = second_table()
    play_all(s, Complete("twenty_terraces"), Draw())
    assert phase_of(s) == "end"
    assert why_not(s, 0, CompleteSecond("category_complete")) == "P37"


def test_the_second_objective_can_follow_the_last_action():
    """P37, P12."""
    s = second_table(actions_left=1)
    play(s, 0, Complete("twenty_terraces"))
    assert (phase_of(s), int(s.seat)) == ("end", 0)
    play(s, 0, CompleteSecond("category_complete"))

    assert phase_of(s) == "end"
    play(s, 0, EndTurn())
    assert int(s.seat) == 1


def test_the_second_objective_needs_the_card():
    """P37."""
    s = second_table(pigeons={0: "one_less"})
    play(s, 0, Complete("twenty_terraces"))

    assert why_not(s, 0, CompleteSecond("category_complete")) == "P37"


def test_one_less_works_as_its_rule_says():
    """P38, P19: and only for opening."""
    s = table(hands={0: "potatoes"}, pigeons={0: "one_less"})
    play_all(s, Open("friterie"), LeaveOut(), Site("north", 5))

    assert int(s.opened) == 1
    assert look(s, 0).seats[0].hand.cards == {}
    assert look(s, 0).seats[0].hand.pigeons == {}


def test_two_coins_work_as_their_rule_says():
    """P36, P23: two more to spend, in this action only."""
    s = near_pigeon(None, pigeons={0: "two_coins"}, income={0: 1}, taken={0: (1, 0, 0, 0)})
    play_all(s, TwoCoins(), Terrace("C3"), Terrace("B3"), Terrace("B2"), Stop())

    assert (int(s.income[0]), int(s.budget)) == (1, 0)
