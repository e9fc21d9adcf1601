"""Objectives: the first choice (P8), their conditions (P42 to P46), completing and drawing them (P37, P43)."""

from .....core.kernel.bits import lowest, random_bit
from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import entry, rule
from .. import numbers, state
from ..components import (
    AROUND_EACH_ELEMENT,
    AROUND_EACH_TYPE,
    CATEGORIES,
    CATEGORY_COMPLETE,
    CONDITION,
    DECOR_KINDS,
    FIRST_ELEMENT,
    HALF_QUARTERS,
    IN_HALF,
    OBJECTIVE,
    PER_CATEGORY,
    PER_QUARTER,
    PLACED,
    QUARTERS,
    TARGET,
    TILES,
    WANTED,
    WITHIN_REACH,
)
from .end import rows_emptied
from .payment import usable
from .turn import next_step, start_turn

DECORS = len(DECOR_KINDS)


@entry
def meets(s, seat, objective):
    """`is_met` for Python: views show which seats meet an objective."""
    return 1 if is_met(s, seat, objective) else 0


@rule
def is_met(s, seat, objective):
    """P42: whether the seat's terraces meet the condition now."""
    condition, wanted, target = CONDITION[objective], WANTED[objective], TARGET[objective]
    if condition == IN_HALF:
        return in_half(s, seat, target) >= wanted
    if condition == PLACED:
        return tiles_taken(s, seat) >= wanted
    if condition == PER_CATEGORY or condition == PER_QUARTER:
        return least(s, seat, condition) >= wanted
    if condition == AROUND_EACH_ELEMENT:
        return least_around(s, seat, target) >= wanted
    if condition == AROUND_EACH_TYPE:
        return has_all_decor(s, seat, wanted)
    if condition == CATEGORY_COMPLETE:
        return rows_emptied(s, seat) >= wanted
    return has_shape(s, seat, target)


@rule
def in_half(s, seat, half):
    """Open terraces in a half of the board (P4)."""
    return s.quarter[seat, HALF_QUARTERS[half, 0]] + s.quarter[seat, HALF_QUARTERS[half, 1]]


@rule
def tiles_taken(s, seat):
    count = 0
    for category in range(CATEGORIES):
        count += s.taken[seat, category]
    return count


@rule
def least(s, seat, condition):
    """The smallest number of tiles in a category, or of terraces in a quarter."""
    found = s.taken[seat, 0] if condition == PER_CATEGORY else s.quarter[seat, 0]
    for i in range(1, QUARTERS):
        found = min(found, s.taken[seat, i] if condition == PER_CATEGORY else s.quarter[seat, i])
    return found


@rule
def least_around(s, seat, decor):
    """The smallest number of terraces around an element of this decor."""
    found = TILES[0] * CATEGORIES
    for element in range(FIRST_ELEMENT[decor], FIRST_ELEMENT[decor + 1]):
        found = min(found, s.around[seat, element])
    return found


@rule
def around_decor(s, seat, decor):
    """P52: the terraces around all elements of a kind, added up."""
    count = 0
    for element in range(FIRST_ELEMENT[decor], FIRST_ELEMENT[decor + 1]):
        count += s.around[seat, element]
    return count


@rule
def has_all_decor(s, seat, wanted):
    for decor in range(DECORS):
        if around_decor(s, seat, decor) < wanted:
            return False
    return True


@rule
def has_shape(s, seat, shape):
    for restaurant in range(1, s.opened + 1):
        if s.owner[restaurant] == seat and (s.shapes[restaurant] >> shape) & 1:
            return True
    return False


@rule
def refuse_completion(s, seat, objective):
    """The rule that forbids completing this objective, or 0."""
    if ((s.objectives[seat] | s.common) >> objective) & 1 == 0:
        return 42
    return 0 if is_met(s, seat, objective) else 42


@rule
def refuse_second(s, seat, objective):
    """P37: a second one in the same action, with the pigeon card."""
    if s.second == 0 or usable(s, seat, OBJECTIVE) == 0:
        return 37
    return refuse_completion(s, seat, objective)


@rule
def list_completions(s, seat, first, out, n):
    """Write the objectives that the seat can complete, as actions from `first` on."""
    left = (s.objectives[seat] | s.common) & WITHIN_REACH[tiles_taken(s, seat)]
    while left != 0:
        objective = lowest(left)
        left &= left - 1
        if is_met(s, seat, objective):
            out[n] = first + objective
            n += 1
    return n


@rule
def list_second(s, seat, out, n):
    if s.second == 1 and usable(s, seat, OBJECTIVE) > 0:
        return list_completions(s, seat, numbers.SECOND_AT, out, n)
    return n


@rule
def complete(s, rng, seat, objective):
    """P42: as an action; a second one may follow (P37)."""
    s.actions_left -= 1
    s.second = 1
    lay_open(s, rng, seat, objective)


@rule
def complete_second(s, rng, seat, objective):
    """P37: the pigeon card lets a second objective follow, and not a third."""
    s.kept[seat, OBJECTIVE] -= 1
    s.second = 0
    emit(s, state.OBJECTIVE_PLAYED, seat, 1, 0, 0, EVERYBODY, 1)
    lay_open(s, rng, seat, objective)


@rule
def lay_open(s, rng, seat, objective):
    """P43: one from hand is replaced, a common one is not."""
    bit = 1 << objective
    was_common = (s.common >> objective) & 1
    s.completed[seat] |= bit
    s.common &= ~bit
    s.objectives[seat] &= ~bit
    emit(s, state.OBJECTIVE_COMPLETED, seat, objective, was_common, 0, EVERYBODY, 1 - was_common)
    if was_common or s.objective_deck == 0:
        next_step(s)
    else:
        draw_objective(s, rng, seat, state.NEXT_STEP)


@rule
def refuse_drawing(s, seat):
    """P37: the pigeon card draws an objective at any time of its owner's turn, while there are any."""
    return 0 if usable(s, seat, OBJECTIVE) > 0 and s.objective_deck != 0 else 37


@rule
def list_drawing(s, seat, out, n):
    if refuse_drawing(s, seat) == 0:
        out[n] = numbers.DRAW_OBJECTIVE
        n += 1
    return n


@rule
def play_objective_card(s, rng, seat):
    s.kept[seat, OBJECTIVE] -= 1
    emit(s, state.OBJECTIVE_PLAYED, seat, 0, 0, 0, EVERYBODY, 1)
    draw_objective(s, rng, seat, s.phase)


@rule
def draw_objective(s, rng, seat, resume):
    """P37, P43: draw one, then keep it or make it common."""
    s.drawn = random_bit(rng, s.objective_deck)
    s.objective_deck &= ~(1 << s.drawn)
    emit(s, state.OBJECTIVE_DRAWN, seat, 0, 0, 0, EVERYBODY, 1)
    emit(s, state.OBJECTIVE_SEEN, seat, s.drawn, 0, 0, 1 << seat, 1)
    s.resume = resume
    s.phase = state.KEEP


@rule
def keep_drawn(s, seat):
    s.objectives[seat] |= 1 << s.drawn
    emit(s, state.CHOSEN, seat, 0, 0, 0, EVERYBODY, 0)
    emit(s, state.OBJECTIVE_KEPT, seat, s.drawn, 0, 0, 1 << seat, 0)
    go_on(s)


@rule
def share_drawn(s, seat):
    s.common |= 1 << s.drawn
    emit(s, state.OBJECTIVE_SHARED, seat, s.drawn, 0, 0, EVERYBODY, 1)
    go_on(s)


@rule
def go_on(s):
    """Return to the phase in which the objective was drawn."""
    resume = s.resume
    s.drawn = state.NONE
    s.resume = state.NEXT_STEP
    if resume == state.NEXT_STEP or resume == state.END:  # that was perhaps the last pigeon card
        next_step(s)
    else:
        s.phase = resume


@rule
def choose_first(s, seat, objective):
    """P8: a secret choice; when the last is in, all are carried out."""
    s.choice[seat] = objective
    s.actors &= ~(1 << seat)
    emit(s, state.CHOSEN, seat, 0, 0, 0, EVERYBODY, 0)
    emit(s, state.OBJECTIVE_KEPT, seat, objective, 0, 0, 1 << seat, 0)
    if s.actors != 0:
        return
    for other in range(s.players):
        kept = 1 << s.choice[other]
        shared = s.objectives[other] & ~kept
        s.common |= shared
        s.objectives[other] = kept
        s.choice[other] = state.NONE
        emit(s, state.OBJECTIVE_SHARED, other, lowest(shared), 0, 0, EVERYBODY, 1)
    start_turn(s, s.first_seat)
