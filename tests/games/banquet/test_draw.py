"""Steps 3 and 4 of a turn, discarding and drawing menus: B16 and B17."""

from collections import Counter

import pytest

from tests.chance import assert_fair
from tests.games.at_the_table import kinds
from tests.games.banquet.tables import (
    card,
    deck_of,
    discards_of,
    hand_of,
    legal_words,
    look,
    phase_of,
    play,
    play_all,
    table,
    validated_by,
    why_not,
)
from toque.core.kernel import record
from toque.core.kernel.rng import generator
from toque.games.banquet.kernel import state
from toque.games.banquet.words.actions import Announce, Discard, Draw, Lose, Pass, Place, Validate

TWO_SALADS = "E3=s E4=s"
COMPLETE = Place("fruit_salad", "E5")
ELSEWHERE = Place("burger", "C3")
HAND = {0: "ssf cfb tsb"}
NO_MENUS = {1: "", 2: "", 3: ""}


def waiting(*, hands=HAND, **more):
    """A table where seat 0 has placed a piece that completes ssf."""
    s = table(TWO_SALADS, hands=hands, **more)
    play(s, 0, COMPLETE)
    return s


def crowns_in_hand(s, seat):
    return [0 if place.is_empty else place.crowns for place in look(s, None).seats[seat].hand]


def test_a_player_who_validated_nothing_may_discard_a_menu_face_up():
    """B16: everybody sees it on its deck's discards."""
    s = waiting()

    happened = play(s, 0, Discard(card("cfb")))

    assert discards_of(s, 2) == {"cfb"}
    assert (discards_of(s, 1), discards_of(s, 3)) == (set(), set())
    assert validated_by(s, 0) == []
    assert "cfb" not in hand_of(s, 0)
    assert happened[0].kind == state.MENU_DISCARDED
    assert all(happened[0].is_visible_to(seat) for seat in (0, 1, -1))


def test_discarding_is_optional():
    """B16."""
    s = waiting()

    happened = play(s, 0, Pass())

    assert happened == []
    assert hand_of(s, 0) == ["ssf", "cfb", "tsb"]
    assert int(s.seat) == 1


def test_a_player_who_validated_a_menu_discards_none():
    """B16."""
    s = waiting(decks={1: ""})
    play(s, 0, Validate(card("ssf")))

    assert phase_of(s) == "draw"
    assert why_not(s, 0, Discard(card("cfb"))) == "B16"


def test_at_most_one_menu_is_discarded_a_turn():
    """B16: the turn is over with it."""
    s = waiting()

    play(s, 0, Discard(card("cfb")))

    assert int(s.seat) == 1
    assert why_not(s, 0, Discard(card("tsb"))) == "B6"


@pytest.mark.parametrize("menu", ["tsc", "ssb"])
def test_only_a_menu_in_ones_own_hand_can_be_discarded(menu):
    """B16: not one of the deck, nor another player's."""
    s = waiting(hands={**HAND, 1: "ssb sfc tcb"})

    assert why_not(s, 0, Discard(card(menu))) == "B16"


def test_a_menu_is_not_discarded_in_step_one():
    """B16."""
    assert why_not(table(hands=HAND), 0, Discard(card("ssf"))) == "B16"


def test_a_menu_whose_deck_and_discards_are_both_empty_is_not_discarded():
    """B16."""
    s = waiting(decks={2: ""})

    assert why_not(s, 0, Discard(card("cfb"))) == "B16"
    assert [action.menu for action in legal_words(s, 0, Discard)] == [card("ssf"), card("tsb")]


@pytest.mark.parametrize(("menu", "crowns"), [("ssf", 1), ("cfb", 2), ("tsb", 3)])
def test_a_discarded_menu_is_replaced_by_one_of_the_same_crowns(menu, crowns):
    """B17."""
    s = waiting()
    before = {n: deck_of(s, n) for n in (1, 2, 3)}

    play(s, 0, Discard(card(menu)))

    drawn = hand_of(s, 0)[crowns - 1]
    assert drawn in before[crowns]
    assert {n: deck_of(s, n) for n in (1, 2, 3)} == before | {crowns: before[crowns] - {drawn}}


def test_a_validated_menu_is_replaced_by_one_of_the_same_crowns():
    """B17."""
    s = waiting(decks={1: "ffs ccb"})

    play(s, 0, Validate(card("ssf")))

    assert hand_of(s, 0)[0] in {"ffs", "ccb"}
    assert deck_of(s, 1) == {"ffs", "ccb"} - {hand_of(s, 0)[0]}
    assert int(s.seat) == 1


def test_a_draw_is_fair():
    """B17."""
    drawn = Counter()
    for seed in range(200):
        s = waiting(decks={1: "ffs ccb bbc ssb"})
        play(s, 0, Validate(card("ssf")), generator("draw", seed))
        drawn[hand_of(s, 0)[0]] += 1

    assert_fair(drawn, dict.fromkeys(["ffs", "ccb", "bbc", "ssb"], 1))


def test_everybody_sees_the_back_of_a_drawn_menu_and_only_its_owner_the_face():
    """B17, B6."""
    s = waiting(players=3)

    back, face = play(s, 0, Discard(card("cfb")))[1:]

    assert (back.kind, back.first) == (state.MENU_DRAWN, 2 - 1)
    assert [back.is_visible_to(seat) for seat in (-1, 0, 1, 2)] == [True] * 4
    assert face.kind == state.MENU_SEEN
    assert [face.is_visible_to(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]


def test_a_deck_is_rebuilt_from_its_discards_as_soon_as_it_is_empty():
    """B17."""
    s = waiting(decks={1: "ffs"}, discards="ccb bbc")

    happened = play(s, 0, Validate(card("ssf")))

    assert hand_of(s, 0)[0] == "ffs"
    assert (deck_of(s, 1), discards_of(s, 1)) == ({"ccb", "bbc"}, set())
    assert kinds(happened)[-1] == state.DECK_REBUILT


def test_the_menu_just_discarded_is_among_those_rebuilt():
    """B17: it cannot be drawn back at once."""
    s = waiting(decks={1: "ffs"})

    play(s, 0, Discard(card("ssf")))

    assert hand_of(s, 0)[0] == "ffs"
    assert (deck_of(s, 1), discards_of(s, 1)) == ({"ssf"}, set())


def test_a_deck_that_still_has_menus_is_not_rebuilt():
    """B17."""
    s = waiting(decks={1: "ffs ccs"}, discards="ccb")
    play(s, 0, Validate(card("ssf")))

    assert discards_of(s, 1) == {"ccb"}


@pytest.mark.parametrize("crowns", [2, 3])
def test_with_deck_and_discards_empty_the_player_chooses_another_deck(crowns):
    """B17."""
    s = waiting(decks={1: ""})
    play(s, 0, Validate(card("ssf")))

    assert legal_words(s, 0) == [Draw(2), Draw(3)]
    assert (why_not(s, 0, Draw(1)), why_not(s, 0, Pass())) == ("B17", "B17")
    play(s, 0, Draw(crowns))
    assert crowns_in_hand(s, 0) == [crowns, 2, 3]
    assert (int(s.seat), phase_of(s)) == (1, "place")


def test_a_menu_of_another_deck_is_replaced_by_its_own_crowns_later():
    """B17: the same crowns as the menu that leaves the hand."""
    s = waiting(decks={1: ""})
    play_all(s, Validate(card("ssf")), Draw(3))
    play_all(s, ELSEWHERE, Pass(), Place("salad", "C4"), Discard(card(hand_of(s, 0)[0])))

    assert crowns_in_hand(s, 0) == [3, 2, 3]


def test_a_deck_is_chosen_only_when_there_is_a_choice_to_make():
    """B17."""
    s = waiting()

    assert why_not(s, 0, Draw(1)) == "B17"
    assert why_not(table(), 0, Draw(1)) == "B17"


@pytest.mark.parametrize("crowns", [2, 3])
def test_the_only_deck_with_menus_is_taken_from_without_a_question(crowns):
    """B17."""
    s = waiting(decks={1: "", 5 - crowns: ""})

    play(s, 0, Validate(card("ssf")))

    assert crowns_in_hand(s, 0) == [crowns, 2, 3]
    assert int(s.seat) == 1


def test_with_no_menu_anywhere_none_is_drawn():
    """B17."""
    s = waiting(decks=NO_MENUS)

    happened = play(s, 0, Validate(card("ssf")))

    assert hand_of(s, 0) == ["", "cfb", "tsb"]
    assert kinds(happened) == [state.MENU_VALIDATED]
    assert (int(s.seat), phase_of(s)) == (1, "place")


def test_an_empty_place_in_a_hand_remembers_only_its_crowns():
    """B17: so that equal tables have equal bytes, whenever the menu that left it was drawn."""
    tables = [table(TWO_SALADS, hands=HAND, decks=NO_MENUS) for _ in range(2)]
    for drawn_round, s in enumerate(tables):
        s.deck_round[0], s.drawn_round[0, 0] = 1, drawn_round
        play_all(s, COMPLETE, Validate(card("ssf")))

    assert record.differing_fields(*tables) == []


def test_a_short_hand_fills_up_on_a_later_turn_when_a_menu_is_there_again():
    """B17, B25."""
    drawing = TWO_SALADS + " A1=S B1=s"
    s = table(drawing, hands={0: "-1 cfb tsb"}, validated={1: "ssf"}, decks=NO_MENUS, hells_kitchen=True)
    play_all(s, ELSEWHERE, Pass())
    assert hand_of(s, 0) == ["", "cfb", "tsb"]

    play_all(s, Announce("burger", "A1"), Lose(card("ssf")), Pass())
    assert hand_of(s, 0) == ["", "cfb", "tsb"]
    play_all(s, Place("burger", "C4"), Pass())

    assert hand_of(s, 0) == ["ssf", "cfb", "tsb"]
    assert [deck_of(s, crowns) for crowns in (1, 2, 3)] == [set(), set(), set()]


def test_a_short_hand_waits_for_its_own_crowns_first():
    """B17."""
    s = table(hands={0: "-1 cfb tsb"}, decks={1: "bbc"})

    play_all(s, ELSEWHERE, Pass())

    assert hand_of(s, 0) == ["bbc", "cfb", "tsb"]


def test_a_short_hand_fills_from_a_deck_of_choice_where_its_own_is_empty():
    """B17."""
    s = table(hands={0: "-1 cfb tsb"}, decks={1: ""})

    play_all(s, ELSEWHERE, Pass())

    assert (phase_of(s), legal_words(s, 0)) == ("draw", [Draw(2), Draw(3)])


def test_a_hand_with_two_places_empty_draws_two():
    """B17: the choice for one place can take what the other waits for."""
    s = table(hands={0: "-1 -2 tsb"}, decks={1: "", 2: "sfc", 3: "tcb tbc"})

    play_all(s, ELSEWHERE, Pass(), Draw(2))

    assert hand_of(s, 0)[0] == "sfc"
    assert crowns_in_hand(s, 0) == [2, 3, 3]
    assert int(s.seat) == 1


def test_a_full_hand_draws_nothing():
    """B17."""
    s = waiting()
    before = [deck_of(s, crowns) for crowns in (1, 2, 3)]

    play(s, 0, Pass())

    assert [deck_of(s, crowns) for crowns in (1, 2, 3)] == before
