"""Playing a legal action: one branch a verb."""

from .....core.kernel.jit import entry, rule
from .. import numbers, state
from .build import build_terrace, play_coin, play_intrude, play_two_coins, stop
from .cards import discard_card, take_from_deck, take_from_row
from .objectives import choose_first, complete, complete_second, keep_drawn, play_objective_card, share_drawn
from .opening import open_restaurant, start_opening
from .payment import choose_card, choose_what_must_be
from .turn import end_turn, finish_action


@entry
def apply(s, rng, seat, action):
    """Play a legal action and run on to the next decision."""
    if action < numbers.DRAW_AT:
        build_terrace(s, rng, seat, action - numbers.TERRACE_AT)
    elif action < numbers.OPEN_AT:
        draw(s, rng, seat, action - numbers.DRAW_AT)
    elif action < numbers.COIN:
        start_opening(s, seat, action - numbers.OPEN_AT)
    elif action <= numbers.STOP:
        apply_building(s, seat, action)
    elif action < numbers.SECOND_AT:
        complete(s, rng, seat, action - numbers.COMPLETE_AT)
    elif action < numbers.DRAW_OBJECTIVE:
        complete_second(s, rng, seat, action - numbers.SECOND_AT)
    elif action == numbers.DRAW_OBJECTIVE:
        play_objective_card(s, rng, seat)
    elif action == numbers.END_TURN:
        end_turn(s)
    elif action <= numbers.LEAVE_OUT:
        choose_card(s, action - numbers.PAY_AT)
        choose_what_must_be(s, seat)
    elif action < numbers.DISCARD_AT:
        open_restaurant(s, seat, action - numbers.SITE_AT)
    elif action < numbers.KEEP:
        discard_card(s, seat, action - numbers.DISCARD_AT)
        finish_action(s)
    elif action == numbers.KEEP:
        keep_drawn(s, seat)
    elif action == numbers.SHARE:
        share_drawn(s, seat)
    else:
        choose_first(s, seat, action - numbers.CHOOSE_AT)


@rule
def apply_building(s, seat, action):
    if action == numbers.COIN:
        play_coin(s, seat)
    elif action == numbers.TWO_COINS:
        play_two_coins(s, seat)
    elif action < numbers.STOP:
        play_intrude(s, seat, action - numbers.INTRUDE_AT + 1)
    else:
        stop(s)


@rule
def draw(s, rng, seat, kind):
    """P13: a card of the row, or of the deck; then on with the turn, the action or the pigeon card (P34)."""
    if kind < numbers.DRAW_DECK - numbers.DRAW_AT:
        take_from_row(s, rng, seat, kind)
    else:
        take_from_deck(s, rng, seat)
    if s.phase == state.DRAW_TWO:
        s.draws_left -= 1
        if s.draws_left == 0:
            s.phase = state.BUILD
        return
    if s.phase == state.ACTION:
        s.actions_left -= 1
        s.second = 0
    finish_action(s)
