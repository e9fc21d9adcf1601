from collections import Counter

from tests.chance import assert_fair
from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import RECIPE_IDS, RECIPE_ROWS

PRIMI = [row["id"] for row in RECIPE_ROWS if row["course"] == "primo"]


def test_drawing_shows_five_cards_of_the_deck_to_the_player_alone():
    """I9."""
    table = Table()
    happened = table.play(0, "draw", "primo")

    assert len(table.view(0).looked_recipes) == 5
    assert {card.course for card in table.view(0).looked_recipes} == {"primo"}
    for other in (1, 2, 3, None):
        assert table.view(other).looked_recipes == []
        assert table.view(other).looked_count == 5
    seen = of_kind(happened, state.RECIPE_SEEN)
    assert len(seen) == 5
    assert all(event.is_visible_to(0) and not event.is_visible_to(1) and not event.is_visible_to(-1) for event in seen)


def test_the_five_are_drawn_at_random():
    """I9."""
    drawn = Counter()
    for number in range(300):
        table = Table(2, seed=f"draw {number}")
        table.play(0, "draw", "primo")
        drawn.update(card.id for card in table.view(0).looked_recipes)

    assert_fair(drawn, dict.fromkeys(PRIMI, 1))


def test_one_is_kept_in_hand_and_four_are_discarded_face_up():
    """I9."""
    table = Table()
    table.play(0, "draw", "dolce")
    five = [card.id for card in table.view(0).looked_recipes]
    happened = table.play(0, "keep", five[2])

    assert [card.id for card in table.view(0).seats[0].hand] == [five[2]]
    public = table.view(3)
    assert public.seats[0].hand is None
    assert public.seats[0].hand_sizes["dolce"] == 1
    assert {card.id for card in public.decks[3].discards} == set(five) - {five[2]}
    told = of_kind(happened, state.RECIPE_DISCARDED)
    assert {RECIPE_IDS[event.first] for event in told} == set(five) - {five[2]}
    assert all(event.is_visible_to(-1) for event in told)
    (taken,) = of_kind(happened, state.RECIPE_TAKEN)
    assert taken.is_visible_to(0)
    assert not taken.is_visible_to(1)


def test_one_must_be_kept_and_it_must_be_one_of_the_five():
    """I9."""
    table = Table()
    table.play(0, "draw", "primo")
    others = [recipe for recipe in PRIMI if recipe not in table.can(0, "keep")]

    assert table.why_not(0, "pass") == "I9"
    assert table.why_not(0, "keep", others[0]) == "I9"
    assert table.why_not(0, "keep", "panna_cotta") == "I9"
    assert len(table.can(0, "keep")) == 5


def test_a_deck_that_runs_out_while_drawing_is_rebuilt_from_its_discards():
    """I9."""
    table = Table()
    table.keep_in_deck(1, "tagliatelle_al_ragu", "trofie_al_pesto")
    happened = table.play(0, "draw", "primo")

    looked = {card.id for card in table.view(0).looked_recipes}
    assert len(looked) == 5
    assert {"tagliatelle_al_ragu", "trofie_al_pesto"} < looked
    assert len(of_kind(happened, state.DECK_REBUILT)) == 1
    assert table.view(1).decks[1].left == 25
    assert table.view(1).decks[1].discards == []


def test_a_deck_is_not_rebuilt_before_a_card_is_wanted():
    """I9."""
    table = Table()
    table.keep_in_deck(1, *PRIMI[:5])
    happened = table.play(0, "draw", "primo")

    assert {card.id for card in table.view(0).looked_recipes} == set(PRIMI[:5])
    assert of_kind(happened, state.DECK_REBUILT) == []
    assert table.view(0).decks[1].left == 0


def test_where_fewer_than_five_are_left_in_all_those_are_looked_at():
    """I9."""
    table = Table()
    table.keep_in_deck(1, PRIMI[0], discard=False)
    table.s.hand[3, 1] &= ~(1 << 7)
    table.s.discards[1] |= 1 << 7
    table.play(0, "draw", "primo")

    assert [card.id for card in table.view(0).looked_recipes] == [PRIMI[0], PRIMI[7]]
    table.play(0, "keep", PRIMI[7])
    assert [card.id for card in table.view(0).decks[1].discards] == [PRIMI[0]]


def test_a_course_with_no_card_left_cannot_be_drawn():
    """I9."""
    table = Table()
    table.keep_in_deck(1, discard=False)

    assert table.why_not(0, "draw", "primo") == "I9"
    assert table.can(0, "draw") == ["antipasto", "secondo", "dolce", "wine"]


def test_there_is_no_hand_limit():
    """I9."""
    table = Table()
    table.hand(0, *PRIMI[:20])
    table.play(0, "draw", "primo")
    table.play(0, "keep", table.can(0, "keep")[0])

    assert len(table.view(0).seats[0].hand) == 21
