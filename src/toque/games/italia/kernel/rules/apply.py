"""Playing a legal action: one branch a verb."""

from .....core.kernel.jit import entry, rule
from .. import numbers, state
from ..components import ACTIONS_EACH, WINE_DECK
from .bids import bid
from .bonus import build_room, buy_bonus, demolish, take_course, take_cube, take_discarded_bonus, take_remedial
from .calendar import run_on
from .cook import cook, finish_cooking, go_on_cooking, replace
from .cubes import pass_cubes, play_cubes
from .guide import choose_category, present
from .market import drop, restock, restock_after, start_market, take
from .recipes import draw_recipe, keep_recipe
from .ties import prefer
from .turn import end_turn, finish_action, next_action, start_action
from .wines import buy_wine, draw_wine, finish_wines, pour_away, search_wine


@entry
def apply(s, rng, seat, action):
    """Play a legal action and run on to the next decision."""
    if action < numbers.TAKE_CUBE:
        apply_basic(s, rng, seat, action)
    elif action < numbers.KEEP_AT:
        apply_advanced(s, seat, action)
    elif action < numbers.COOK_AT:
        apply_answer(s, rng, seat, action)
    elif action < numbers.PASS:
        apply_scoring(s, seat, action)
    else:
        apply_pass(s, seat)
    if s.actors == 0:
        run_on(s, rng)


@rule
def apply_basic(s, rng, seat, action):
    """Draw, or go to the market."""
    if action < numbers.DRAW_AT + WINE_DECK:
        draw_recipe(s, rng, seat, action - numbers.DRAW_AT)
    elif action < numbers.BUY_AT:
        draw_wine(s, rng, seat)
    elif action < numbers.RESTOCK_AT:
        apply_purchase(s, rng, seat, action)
    elif s.phase == state.RESTOCK:
        restock_after(s, rng, seat, action - numbers.RESTOCK_AT)
    else:
        start_market(s, seat)
        restock(s, rng, seat, action - numbers.RESTOCK_AT)


@rule
def apply_purchase(s, rng, seat, action):
    if action >= numbers.APPRENTICE_AT:
        start_action(s, seat, ACTIONS_EACH)
        take(s, rng, seat, action - numbers.APPRENTICE_AT, state.BY_APPRENTICE)
        return
    if s.phase == state.CRATE_OFFER:
        s.pending = 0
        take(s, rng, seat, action - numbers.SEARCH_AT, state.ON_OFFER)
        return
    start_market(s, seat)
    if action < numbers.SEARCH_AT:
        take(s, rng, seat, action - numbers.BUY_AT, state.FROM_DISPLAY)
    elif action < numbers.SCAVENGE_AT:
        take(s, rng, seat, action - numbers.SEARCH_AT, state.FROM_CRATE)
    else:
        take(s, rng, seat, action - numbers.SCAVENGE_AT, state.FROM_BIN)


@rule
def apply_advanced(s, seat, action):
    """The actions of the advanced game, and cards that need none."""
    if action == numbers.TAKE_CUBE:
        take_cube(s, seat)
    elif action < numbers.BUILD_AT:
        buy_bonus(s, seat, action - numbers.BUY_BONUS_AT)
    elif action < numbers.COURSE:
        build_room(s, seat, action - numbers.BUILD_AT)
    elif action == numbers.COURSE:
        take_course(s, seat)
    elif action == numbers.REMEDIAL_COURSE:
        take_remedial(s, seat)
        if s.phase == state.COOK:
            go_on_cooking(s, seat)
        else:
            next_action(s, seat)
    elif action < numbers.SEARCH_WINE_AT:
        take_discarded_bonus(s, seat, action - numbers.TAKE_BONUS_AT)
    else:
        search_wine(s, seat, action - numbers.SEARCH_WINE_AT)


@rule
def apply_answer(s, rng, seat, action):
    """Answers to questions of an action: which card, what to give up."""
    if action < numbers.BUY_WINE_AT:
        keep_recipe(s, seat, action - numbers.KEEP_AT)
    elif action < numbers.DROP_AT:
        buy_wine(s, seat, action - numbers.BUY_WINE_AT)
    elif action < numbers.POUR_AT:
        drop(s, rng, seat, action - numbers.DROP_AT)
    elif action < numbers.DEMOLISH_AT:
        pour_away(s, seat, action - numbers.POUR_AT)
    else:
        demolish(s, seat, action - numbers.DEMOLISH_AT)


@rule
def apply_scoring(s, seat, action):
    """Decisions in the scoring phases."""
    if action < numbers.COOK_WITH_CHEF_AT:
        cook(s, seat, action - numbers.COOK_AT, 0)
    elif action < numbers.REPLACE_AT:
        cook(s, seat, action - numbers.COOK_WITH_CHEF_AT, 1)
    elif action < numbers.PRESENT_AT:
        replace(s, seat, action - numbers.REPLACE_AT)
    elif action < numbers.CATEGORY_AT:
        present(s, seat, action - numbers.PRESENT_AT)
    elif action < numbers.PLAY_CUBES_AT:
        choose_category(s, seat, action - numbers.CATEGORY_AT)
    elif action < numbers.BID_AT:
        play_cubes(s, seat, action - numbers.PLAY_CUBES_AT + 1)
    elif action < numbers.PREFER_AT:
        bid(s, seat, action - numbers.BID_AT)
    else:
        prefer(s, seat, action - numbers.PREFER_AT)


@rule
def apply_pass(s, seat):
    """Pass: the effect depends on the question."""
    if s.phase == state.ACTION:
        end_turn(s)
    elif s.phase == state.MARKET:
        finish_action(s, seat)
    elif s.phase == state.WINE:
        finish_wines(s, seat)
    elif s.phase == state.CRATE_OFFER:
        s.pending = 0
        finish_action(s, seat)
    elif s.phase == state.RESTOCK:
        next_action(s, seat)
    elif s.phase == state.COOK:
        finish_cooking(s)
    else:
        pass_cubes(s)
