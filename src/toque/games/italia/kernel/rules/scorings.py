"""What each scoring counts and hands out (I7, I18, I22, I25, I32)."""

from .....core.kernel.bits import lowest
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import (
    CONTEST_SPOONS,
    COURSE_FIRST,
    COURSES,
    CRITIC_STEPS,
    GUIDE_SPOONS,
    RECIPE_PRESTIGE,
    SCORE_BONUS,
    TOP,
    TRACK,
)
from .bonus_cards import summed_amount
from .cubes import start_cubes
from .guide import dinner_points
from .points import total_points
from .ties import NOBODY, seat_of_rank, seats_ahead


@rule
def count_critic(s):
    """I18: the prestige of this season's recipes; Esperto di salse adds to it, also with no new recipe (I49)."""
    s.scoring = state.CRITIC
    for seat in range(s.players):
        points = summed_amount(s, seat, SCORE_BONUS)
        for course in range(COURSES):
            added = s.added[seat, course]
            if added != 0:
                s.showing |= 1 << seat
            while added != 0:
                points += RECIPE_PRESTIGE[COURSE_FIRST[course] + lowest(added)]
                added &= added - 1
        s.points[seat] = points
    tell_points(s)
    start_cubes(s)


@rule
def count_guide(s):
    """I22: the dinners that were presented."""
    s.scoring = state.GUIDE
    for seat in range(s.players):
        s.points[seat] = dinner_points(s, seat)
        if s.points[seat] != state.ABSENT:
            s.showing |= 1 << seat
    tell_points(s)
    start_cubes(s)


@rule
def count_contest(s):
    """I25: everybody's recipe with the most prestige."""
    s.scoring = state.CONTEST
    for seat in range(s.players):
        entry = best_recipe(s, seat)
        s.points[seat] = state.ABSENT
        if entry != NOBODY:
            s.points[seat] = RECIPE_PRESTIGE[entry] + summed_amount(s, seat, SCORE_BONUS)
            s.showing |= 1 << seat
            emit(s, state.ENTRY_SHOWN, seat, entry, 0, 0, EVERYBODY, 0)
    start_cubes(s)


@rule
def best_recipe(s, seat):
    """The recipe with the most prestige on a menu, or NOBODY."""
    best = NOBODY
    for course in range(COURSES):
        menu = s.menu[seat, course]
        while menu != 0:
            recipe = COURSE_FIRST[course] + lowest(menu)
            if best == NOBODY or RECIPE_PRESTIGE[recipe] > RECIPE_PRESTIGE[best]:
                best = recipe
            menu &= menu - 1
    return best


@rule
def count_start(s):
    """I7: the lower the marker, the earlier."""
    s.scoring = state.START
    s.phase = state.TIE
    for seat in range(s.players):
        s.points[seat] = TOP - s.track[seat]


@rule
def count_final(s):
    """I32: the game is settled by everybody's total."""
    s.scoring = state.FINAL
    s.phase = state.TIE
    for seat in range(s.players):
        s.points[seat] = total_points(s, seat)


@rule
def tell_points(s):
    for place in range(s.players):
        seat = s.order[place]
        if s.points[seat] != state.ABSENT:
            emit(s, state.POINTS_COUNTED, seat, s.points[seat], s.scoring, 0, EVERYBODY, 0)


@rule
def clear_points(s):
    s.showing = 0
    for seat in range(s.players):
        s.points[seat] = 0
        s.wish[seat] = 0
        s.place[seat] = 0


@rule
def reward_critic(s):
    """I18: places first, with the markers as they stood; then all move, up to the top of the track."""
    for seat in range(s.players):
        s.place[seat] = min(seats_ahead(s, seat), len(CRITIC_STEPS) - 1)
    for seat in range(s.players):
        steps = min(CRITIC_STEPS[s.place[seat]], TOP - s.track[seat])
        s.track[seat] += steps
        emit(s, state.MARKER_MOVED, seat, steps, TRACK[s.track[seat]], 0, EVERYBODY, 0)


@rule
def reward_guide(s):
    """I22: the best dinner wins the spoon; without a dinner nobody does."""
    best = seat_of_rank(s, 0)
    if s.points[best] != state.ABSENT:
        give_spoons(s, best, GUIDE_SPOONS, state.GUIDE)


@rule
def reward_contest(s):
    """I25: spoons for the best entries."""
    for place in range(min(len(CONTEST_SPOONS), s.players)):
        seat = seat_of_rank(s, place)
        if s.points[seat] != state.ABSENT:
            give_spoons(s, seat, CONTEST_SPOONS[place], state.CONTEST)


@rule
def give_spoons(s, seat, spoons, scoring):
    s.spoons[seat] += spoons
    emit(s, state.SPOONS_WON, seat, spoons, scoring, 0, EVERYBODY, 0)
