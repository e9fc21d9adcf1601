"""The calendar: what comes next, and when a scoring is settled (I5 to I8, I15, I20, I21, I24).

`run_on` is called after every action. While nobody has to decide, it takes the next step of the season.
"""

from .....core.kernel.events import EVERYBODY, emit
from .....core.kernel.jit import rule
from .. import state
from ..components import ACTION_PHASES, ACTIONS_EACH, LAST_SEASON
from .bids import pay_bids, start_bids
from .cook import has_something_to_cook, start_cooking
from .cubes import ask_next_for_cubes
from .guide import can_present, finish_dinner, is_dinner_complete, present_only_choices, start_dinners
from .money import earn
from .scorings import (
    clear_points,
    count_contest,
    count_critic,
    count_final,
    count_guide,
    count_start,
    reward_contest,
    reward_critic,
    reward_guide,
)
from .season import lay_out_bonus_board, set_order, start_season
from .ties import NOBODY, seat_of_rank, tie_decider


@rule
def run_on(s, rng):
    """Continue until somebody must decide, or the game is over."""
    while s.actors == 0 and s.phase != state.OVER:
        if s.phase == state.ACTION:
            begin_next_turn(s)
        elif s.phase == state.COOK:
            ask_next_cook(s)
        elif s.phase == state.DINNER:
            ask_next_dinner(s)
        elif s.phase == state.PLAY_CUBES:
            ask_next_for_cubes(s)
        else:
            settle(s, rng)


@rule
def begin_next_turn(s):
    """I6: the next player's turn, the next action phase, or the critic."""
    if s.turn == s.players:
        s.turn = 0
        s.action_phase += 1
        if s.action_phase == ACTION_PHASES:
            start_cooking(s)
            return
    s.seat = s.order[s.turn]
    s.actions_left = ACTIONS_EACH
    s.actors = 1 << s.seat


@rule
def ask_next_cook(s):
    """I15: ask each seat that can cook, in turn order; then the critic, or the dinners of the guide (I21)."""
    while s.turn < s.players:
        if has_something_to_cook(s, s.order[s.turn]):
            s.seat = s.order[s.turn]
            s.actors = 1 << s.seat
            return
        s.turn += 1
    if s.season == LAST_SEASON:
        start_dinners(s)
    else:
        count_critic(s)


@rule
def ask_next_dinner(s):
    """I21: in turn order, whoever can present a dinner must."""
    while s.turn < s.players:
        seat = s.order[s.turn]
        if can_present(s, seat):
            present_only_choices(s, seat)
            s.seat = seat
            if is_dinner_complete(s, seat):
                finish_dinner(s, seat)
            else:
                s.actors = 1 << seat
            return
        s.turn += 1
    count_guide(s)


@rule
def settle(s, rng):
    """Ask the owner of Foto del presidente about a tie that matters (I50); then give the rewards."""
    decider = tie_decider(s)
    if decider != NOBODY:
        s.seat = decider
        s.actors = 1 << decider
        return
    settled = s.scoring
    s.scoring = state.NOTHING
    if settled == state.CRITIC:
        reward_critic(s)
        clear_points(s)
        start_bids(s)
    elif settled == state.GUIDE:
        reward_guide(s)
        clear_points(s)
        start_bids(s)
    elif settled == state.VIP:
        pay_bids(s, seat_of_rank(s, 0))
        clear_points(s)
        after_vip(s, rng)
    elif settled == state.ECONOMY:
        winner = seat_of_rank(s, 0)
        s.stars[winner] += 1
        emit(s, state.ECONOMY_WON, winner, 0, 0, 0, EVERYBODY, 0)
        clear_points(s)
        count_contest(s)
    elif settled == state.CONTEST:
        reward_contest(s)
        clear_points(s)
        count_final(s)
    elif settled == state.START:
        set_order(s)
        clear_points(s)
        start_season(s)
    else:
        s.phase = state.OVER
        emit(s, state.FINISHED, seat_of_rank(s, 0), 0, 0, 0, EVERYBODY, 0)
        for seat in range(s.players):
            s.points[seat] = 0


@rule
def after_vip(s, rng):
    """I5: income and a new season, or in the last one the economy prize (I24)."""
    if s.season == LAST_SEASON:
        s.coins_shown = 1
        for seat in range(s.players):
            s.points[seat] = s.coins[seat]
            emit(s, state.COINS_SHOWN, seat, s.coins[seat], 0, 0, EVERYBODY, 1)
        s.scoring = state.ECONOMY
        s.phase = state.TIE
        return
    for seat in range(s.players):
        coins = s.income[seat] + s.extra_income[seat]  # I20
        earn(s, seat, coins)
        emit(s, state.INCOME, seat, coins, 0, 0, EVERYBODY, 0)
    s.season += 1
    if s.advanced:
        lay_out_bonus_board(s, rng)
    count_start(s)
