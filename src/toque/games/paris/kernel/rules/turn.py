"""The order of play: turns, actions, rounds, and the last round (P9, P11, P12, P14, P48, P56)."""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import HAND_LIMIT, MOST_ROUNDS, PIGEON_KINDS

ACTIONS_EACH = 2


@rule
def start_turn(s, seat):
    """P11: a card first, then two actions."""
    s.seat = seat
    s.actors = 1 << seat
    s.phase = state.DRAW
    s.actions_left = ACTIONS_EACH


@rule
def finish_action(s):
    """P14: an action is over when the hand is within its limit."""
    if s.hand_size[s.seat] > HAND_LIMIT:
        s.phase = state.DISCARD
    else:
        next_step(s)


@rule
def next_step(s):
    """The next action, or the end of the turn: a player who holds a pigeon card may still use it (P37)."""
    if s.actions_left > 0:
        s.phase = state.ACTION
    elif usable_pigeons(s) > 0:
        s.phase = state.END
    else:
        end_turn(s)


@rule
def usable_pigeons(s):
    """How many pigeon cards the player holds from earlier turns: their number is public, their kinds are not."""
    count = 0
    for pigeon in range(PIGEON_KINDS):
        count += s.kept[s.seat, pigeon] - s.fresh[pigeon]
    return count


@rule
def end_turn(s):
    """P9: the next player clockwise; P48: a triggered end comes when all have had the same number of turns."""
    s.built = 0
    s.second = 0
    for pigeon in range(PIGEON_KINDS):
        s.fresh[pigeon] = 0
    following = s.seat + 1 if s.seat + 1 < s.players else 0
    if following == s.first_seat:
        if s.trigger == state.NOT_TRIGGERED and s.round_number == MOST_ROUNDS:
            s.trigger = state.ROUNDS_OVER  # P56
            emit(s, state.END_TRIGGERED, s.seat, s.trigger, 0, 0, EVERYBODY, 0)
        if s.trigger != state.NOT_TRIGGERED:
            finish(s)
            return
        s.round_number += 1
    start_turn(s, following)


@rule
def finish(s):
    s.phase = state.OVER
    s.actors = 0
    s.actions_left = 0
    emit(s, state.FINISHED, s.seat, 0, 0, 0, EVERYBODY, 0)
