"""The action of drawing a recipe: look at five cards alone, keep one (I9)."""

from .....core.kernel.bits import count_bits, lowest, random_bit
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import CARDS_DRAWN, COURSE_FIRST, COURSE_OF, PLACE_OF
from .turn import finish_action, start_action


@rule
def refuse_recipe_deck(s, course):
    """The rule that forbids drawing from this deck, or 0."""
    return 0 if (s.deck[course] | s.discards[course]) != 0 else 9


@rule
def draw_recipe(s, rng, seat, course):
    """I9: look at the top cards of a deck."""
    start_action(s, seat, 1)
    s.look_course = course
    look_at_recipes(s, rng, seat, course)
    emit(s, state.LOOKED_AT_RECIPES, seat, course, count_bits(s.looked), 0, EVERYBODY, 1)
    looked = s.looked
    while looked != 0:
        emit(s, state.RECIPE_SEEN, seat, COURSE_FIRST[course] + lowest(looked), 0, 0, 1 << seat, 1)
        looked &= looked - 1
    s.phase = state.RECIPE


@rule
def look_at_recipes(s, rng, seat, course):
    """Draw five; rebuild the deck from its discards if it runs out."""
    deck, looked = s.deck[course], 0
    for _ in range(CARDS_DRAWN):
        if deck == 0:
            if s.discards[course] == 0:
                break
            deck = s.discards[course]
            s.discards[course] = 0
            s.deck_round[course] += 1
            s.looked_before = looked
            emit(s, state.DECK_REBUILT, seat, course, 0, 0, EVERYBODY, 0)
        card = 1 << random_bit(rng, deck)
        deck &= ~card
        looked |= card
    s.deck[course] = deck
    s.looked = looked


@rule
def refuse_keep(s, recipe):
    is_looked_at = COURSE_OF[recipe] == s.look_course and (s.looked >> PLACE_OF[recipe]) & 1
    return 0 if is_looked_at else 9


@rule
def keep_recipe(s, seat, recipe):
    """I9: one into the hand, the others face up on the discards."""
    course, card = COURSE_OF[recipe], 1 << PLACE_OF[recipe]
    s.hand[seat, course] |= card
    s.round_drawn[recipe] = s.deck_round[course] - (1 if s.looked_before & card else 0)
    emit(s, state.RECIPE_KEPT, seat, course, 0, 0, EVERYBODY, 0)
    emit(s, state.RECIPE_TAKEN, seat, recipe, 0, 0, 1 << seat, 0)
    others = s.looked & ~card
    s.discards[course] |= others
    while others != 0:
        emit(s, state.RECIPE_DISCARDED, seat, COURSE_FIRST[course] + lowest(others), 0, 0, EVERYBODY, 1)
        others &= others - 1
    s.looked = 0
    s.looked_before = 0
    s.look_course = 0
    finish_action(s, seat)
