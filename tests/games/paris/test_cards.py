"""Resource cards: P13 to P17."""

from collections import Counter

import pytest

from tests.chance import assert_fair
from tests.games.at_the_table import kinds
from tests.games.paris.tables import legal_words, look, phase_of, play, table, why_not
from toque.core.kernel.rng import generator
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import RESOURCES
from toque.games.paris.words.actions import Discard, Draw, DrawObjective, Take


def row_of(s):
    return [RESOURCES[int(s.row[place])] for place in range(4)]


def test_a_card_of_the_row_is_taken_and_the_row_refilled_at_once():
    """P13."""
    s = table(row="bread cheese flour meat", deck="seafood tomatoes*2")

    happened = play(s, 0, Take("cheese"))

    assert look(s, 0).seats[0].hand.cards == {"cheese": 1}
    assert row_of(s) in (["bread", "seafood", "flour", "meat"], ["bread", "tomatoes", "flour", "meat"])
    assert kinds(happened) == [state.CARD_TAKEN, state.ROW_REFILLED]


def test_only_a_card_that_the_row_shows_can_be_taken():
    """P13."""
    s = table(row="bread cheese flour meat")

    assert why_not(s, 0, Take("seafood")) == "P13"
    assert [action.card for action in legal_words(s, 0, Take)] == ["bread", "cheese", "flour", "meat"]


def test_equal_cards_of_the_row_are_one_choice():
    """P13."""
    s = table(row="bread coin bread coin")

    assert [action.card for action in legal_words(s, 0, Take)] == ["bread", "coin"]


def test_the_top_of_the_deck_is_drawn_unseen_by_the_others():
    """P13, P17."""
    s = table(deck="seafood bread", players=3)

    happened = play(s, 0, Draw())
    told = {seat: kinds([event for event in happened if event.is_visible_to(seat)]) for seat in (0, 1, -1)}

    assert told == {0: [state.CARD_DRAWN, state.CARD_SEEN], 1: [state.CARD_DRAWN], -1: [state.CARD_DRAWN]}
    assert look(s, 0).seats[0].hand.cards.keys() <= {"seafood", "bread"}
    assert look(s, 1).seats[0].known_cards == {}
    assert look(s, 1).seats[0].hidden_cards == 1
    assert row_of(s) == ["bread", "cheese", "flour", "meat"]


def test_a_draw_from_the_deck_is_fair():
    """P7, P13: every card that is left is equally likely."""
    drawn = Counter()
    for seed in range(300):
        s = table(deck="seafood bread potatoes*3")
        play(s, 0, Draw(), generator("fair", seed))
        drawn[next(iter(look(s, 0).seats[0].hand.cards))] += 1

    assert_fair(drawn, {"seafood": 1, "bread": 1, "potatoes": 3})


def test_a_card_taken_from_the_row_is_known_to_all_while_it_stays_in_that_hand():
    """P17."""
    s = table(players=3, hands={0: "cheese bread"})
    play(s, 0, Take("cheese"))

    assert look(s, 2).seats[0].known_cards == {"cheese": 1}
    assert look(s, None).seats[0].known_cards == {"cheese": 1}
    assert look(s, 2).seats[0].hidden_cards == 2
    assert look(s, 2).seats[0].hand is None


def test_a_known_card_leaves_a_hand_before_a_hidden_one_of_its_kind():
    """P17: spending one of two equal cards tells nothing about the other."""
    s = table(
        players=3,
        phase="discard",
        hands={0: "cheese*2 bread*4"},
        known={0: "cheese meat"},
        row="coin flour meat tomatoes",
    )
    play(s, 0, Discard("cheese"))

    assert look(s, 1).seats[0].known_cards == {"meat": 1}
    assert look(s, 1).seats[0].hidden_cards == 6
    assert look(s, 0).seats[0].hand.cards == {"cheese": 2, "bread": 4, "meat": 1}


def test_more_than_seven_cards_at_the_end_of_an_action_are_discarded_down_to_seven():
    """P14: the player chooses which."""
    s = table(hands={0: "bread cheese flour coin meat potatoes seafood"})
    play(s, 0, Draw())

    assert phase_of(s) == "discard"
    assert {action.card for action in legal_words(s, 0, Discard)} >= {"bread", "seafood", "coin"}
    assert why_not(s, 0, Draw()) == "P14"
    assert why_not(s, 0, Discard("potatoes_cheese")) == "P14"

    happened = play(s, 0, Discard("seafood"))

    assert kinds(happened) == [state.CARD_DISCARDED]
    assert look(s, None).discards == {"seafood": 1}
    assert (phase_of(s), int(s.actions_left), int(s.hand_size[0])) == ("action", 1, 7)


def test_seven_cards_are_not_too_many():
    """P14."""
    s = table(hands={0: "bread cheese flour coin meat potatoes"})
    play(s, 0, Draw())

    assert phase_of(s) == "action"
    assert why_not(s, 0, Discard("bread")) == "P14"


def test_the_limit_holds_for_the_first_card_of_a_turn_too():
    """P14."""
    s = table(phase="draw", hands={0: "bread cheese flour coin meat potatoes seafood"})
    play(s, 0, Draw())

    assert phase_of(s) == "discard"
    play(s, 0, Discard("bread"))
    assert (phase_of(s), int(s.actions_left)) == ("action", 2)


def test_an_empty_deck_is_rebuilt_from_the_discards():
    """P15: as soon as it is empty."""
    s = table(deck="seafood", hands={1: "bread*2 cheese"})
    discarded = dict(look(s, None).discards)

    happened = play(s, 0, Draw())

    assert state.DECK_REBUILT in kinds(happened)
    assert look(s, None).discards == {}
    assert {RESOURCES[kind]: int(s.deck[kind]) for kind in range(15) if int(s.deck[kind])} == discarded
    assert int(s.deck_size) == sum(discarded.values())


THREE_ALIKE = [
    ("potatoes potatoes potatoes_cheese meat", True),
    ("potatoes potatoes_tomatoes seafood_bread_potatoes coin", True),
    ("bread_tomatoes cheese_flour_tomatoes potatoes_tomatoes meat", True),
    ("potatoes potatoes tomatoes tomatoes", False),
    ("coin coin coin coin", False),
    ("coin coin coin bread", False),
    ("seafood_meat_potatoes seafood_bread_potatoes meat_flour bread", False),
]


@pytest.mark.parametrize(("row", "is_renewed"), THREE_ALIKE)
def test_a_row_that_shows_an_ingredient_three_times_is_renewed(row, is_renewed):
    """P16: a card with several ingredients counts for each of them, a coin is no ingredient."""
    *before, last = row.split()
    taken = "flour" if "flour" not in row else "bread"
    s = table(row=" ".join([*before, taken]), deck=last)
    discarded = look(s, None).discards

    happened = play(s, 0, Take(taken))

    assert (state.ROW_RENEWED in kinds(happened)) == is_renewed
    assert (sorted(row_of(s)) == sorted(row.split())) == (not is_renewed)
    assert all(count >= 0 for count in discarded.values())


def test_renewing_goes_on_until_the_row_is_mixed():
    """P16: the event says how often."""
    times = Counter()
    for seed in range(400):
        s = table(row="potatoes potatoes coin bread", deck="potatoes")
        happened = play(s, 0, Take("bread"), generator("renew", seed))
        renewed = [event.third for event in happened if event.kind == state.ROW_RENEWED]
        times[renewed[0]] += 1
        assert len(happened) <= len(s.events)

    assert times[1] > times[2] > 0


def test_a_renewed_row_goes_to_the_discards():
    """P16."""
    s = table(row="potatoes potatoes coin bread", deck="potatoes bread*2 meat seafood*2 cheese tomatoes")
    before = look(s, None).discards
    for seed in range(100):
        t = table(row="potatoes potatoes coin bread", deck="potatoes bread*2 meat seafood*2 cheese tomatoes")
        happened = play(t, 0, Take("bread"), generator("discards", seed))
        if state.ROW_RENEWED in kinds(happened) and state.DECK_REBUILT not in kinds(happened):
            after = look(t, None).discards
            assert after["potatoes"] == before["potatoes"] + 3
            assert after["coin"] == before["coin"] + 1
            return
    raise AssertionError("the row was never renewed")


def test_an_objective_pigeon_can_be_played_while_discarding():
    """P37, P14: at any time in the turn."""
    s = table(phase="discard", hands={0: "bread*2 cheese flour coin meat potatoes seafood"}, pigeons={0: "objective"})
    play(s, 0, DrawObjective())

    assert phase_of(s) == "keep"
