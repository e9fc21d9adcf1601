"""Why a seat may not do something: the number of the rule that forbids it, for every action there is."""

from .....core.kernel.jit import entry, rule
from .. import numbers, state
from .build import refuse_coin, refuse_intrude, refuse_two_coins
from .cards import place_in_row
from .objectives import refuse_completion, refuse_drawing, refuse_second
from .opening import refuse_opening, refuse_site, spare
from .payment import mixed_in_hand, refuse_card, refuse_leaving_out
from .terraces import refuse_terrace


@entry
def refusal(s, seat, action):
    """0 if the action is legal, else the rule that forbids it."""
    if s.phase == state.OVER:
        return 48
    if (s.actors >> seat) & 1 == 0:
        return 8 if s.phase == state.CHOOSE else 9  # has chosen already; or another player's turn
    if s.phase == state.CHOOSE:
        return refuse_choice(s, seat, action)
    if action >= numbers.CHOOSE_AT:
        return 8
    if s.phase == state.KEEP:
        return 0 if action == numbers.KEEP or action == numbers.SHARE else 43
    if action >= numbers.KEEP:
        return 43
    if action < numbers.DRAW_AT:
        return refuse_building_at(s, seat, action - numbers.TERRACE_AT)
    if action < numbers.OPEN_AT:
        return refuse_draw(s, action - numbers.DRAW_AT)
    if action < numbers.COIN:
        return refuse_opening_now(s, seat, action - numbers.OPEN_AT)
    if action <= numbers.STOP:
        return refuse_helping(s, seat, action)
    if action < numbers.PAY_AT:
        return refuse_objective_or_end(s, seat, action)
    return refuse_payment_or_discard(s, seat, action)


@rule
def refuse_choice(s, seat, action):
    """P8: one of the two objectives dealt."""
    return 0 if action >= numbers.CHOOSE_AT and (s.objectives[seat] >> (action - numbers.CHOOSE_AT)) & 1 else 8


@rule
def busy_with(s):
    """The rule of the step that must be finished before any action can be taken."""
    if s.phase == state.PAY:
        return 18
    if s.phase == state.SITE:
        return 21
    if s.phase == state.PREPARE or s.phase == state.BUILD:
        return 31
    if s.phase == state.DRAW_TWO:
        return 34
    if s.phase == state.FREE:
        return 35
    return 14 if s.phase == state.DISCARD else 11


@rule
def refuse_building_at(s, seat, spot):
    """P11: Build is one action a turn, after the first card."""
    if s.phase == state.ACTION:
        return refuse_terrace(s, seat, spot) if s.built == 0 else 11
    if s.phase == state.PREPARE or s.phase == state.BUILD or s.phase == state.FREE:
        return refuse_terrace(s, seat, spot)
    return busy_with(s)


@rule
def refuse_draw(s, kind):
    """P13: a card that the row shows, or one of the deck."""
    if s.phase != state.DRAW and s.phase != state.ACTION and s.phase != state.DRAW_TWO:
        return busy_with(s)
    return 0 if kind == numbers.DRAW_DECK - numbers.DRAW_AT or place_in_row(s, kind) >= 0 else 13


@rule
def refuse_opening_now(s, seat, kind):
    if s.phase != state.ACTION:
        return busy_with(s)
    return refuse_opening(s, seat, kind, mixed_in_hand(s, seat), spare(s, seat))


@rule
def refuse_helping(s, seat, action):
    """P23, P36, P39: coins, two_coins and intrude belong to Build."""
    if action == numbers.STOP:
        if s.phase == state.BUILD:
            return 0
        return 31 if s.phase == state.ACTION else busy_with(s)
    if s.phase == state.ACTION and s.built == 1:
        return 11
    if s.phase != state.ACTION and s.phase != state.PREPARE and s.phase != state.BUILD:
        return 23 if s.phase == state.DRAW or s.phase == state.END else busy_with(s)
    if action == numbers.COIN:
        return refuse_coin(s, seat)
    if action == numbers.TWO_COINS:
        return refuse_two_coins(s, seat)
    return refuse_intrude(s, seat, action - numbers.INTRUDE_AT + 1)


@rule
def refuse_objective_or_end(s, seat, action):
    """P37, P42; P11: a turn ends when both actions are taken."""
    if action < numbers.SECOND_AT:
        return refuse_completion(s, seat, action - numbers.COMPLETE_AT) if s.phase == state.ACTION else busy_with(s)
    if action < numbers.DRAW_OBJECTIVE:
        if s.phase != state.ACTION and s.phase != state.END:
            return busy_with(s)
        return refuse_second(s, seat, action - numbers.SECOND_AT)
    if action == numbers.DRAW_OBJECTIVE:
        return refuse_drawing(s, seat) if may_draw_objective(s) else busy_with(s)
    return 0 if s.phase == state.END else busy_with(s)


@rule
def may_draw_objective(s):
    """P37: at any time in the turn, but not between the parts of one thing."""
    return (
        s.phase == state.DRAW
        or s.phase == state.ACTION
        or s.phase == state.BUILD
        or s.phase == state.DISCARD
        or s.phase == state.END
    )


@rule
def refuse_payment_or_discard(s, seat, action):
    if action < numbers.LEAVE_OUT:
        return refuse_card(s, seat, action - numbers.PAY_AT) if s.phase == state.PAY else 18
    if action == numbers.LEAVE_OUT:
        return refuse_leaving_out(s, seat) if s.phase == state.PAY else 19
    if action < numbers.DISCARD_AT:
        return refuse_site(s, action - numbers.SITE_AT) if s.phase == state.SITE else 21
    if s.phase != state.DISCARD:
        return 14
    return 0 if s.hand[seat, action - numbers.DISCARD_AT] > 0 else 14
