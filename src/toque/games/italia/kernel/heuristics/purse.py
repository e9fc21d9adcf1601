"""The value of time and money, for the estimate."""

from .....core.kernel.constants import constants
from .....core.kernel.jit import rule
from .. import state
from ..components import ACTION_PHASES, ACTIONS_EACH, LAST_SEASON, POINTS_STAR
from ..rules.ties import turn_index

POINT = 100
NEEDED = 14  # coins that a season's shopping wants
NEEDED_WORTH = 66
SPARE = 34  # coins beyond which there is little to buy
SPARE_WORTH = 40
MORE_WORTH = 25
LAST_WORTH = 50  # in the last season, beside the economy prize
INCOME_WORTH = 38
LEVEL_WORTH = constants([0, 0, 250, 500])
VIP_SHARE = 60  # how much of a star a lead in coins is worth, in per cent


@rule
def is_acting(s):
    """Whether an action phase runs."""
    return s.phase < state.FIRST_SCORING_PHASE


@rule
def incomes_to_come(s):
    """I20: income phases that are still ahead."""
    return LAST_SEASON - s.season


@rule
def is_guide_ahead(s):
    """Whether the guide has not been settled yet."""
    if s.season < LAST_SEASON or is_acting(s):
        return True
    return s.phase == state.COOK or s.phase == state.REPLACE or s.phase == state.DINNER or s.phase == state.CATEGORY


@rule
def phases_to_come(s, seat):
    """Turns that a seat will still begin."""
    turns = ACTION_PHASES * (LAST_SEASON - s.season)
    if is_acting(s):
        turns += ACTION_PHASES - 1 - s.action_phase
        if turn_index(s, seat) > s.turn:
            turns += 1
    return turns


@rule
def actions_to_come(s, seat):
    """I6: actions that a seat will still have."""
    left = s.actions_left if s.seat == seat and is_acting(s) else 0
    return left + ACTIONS_EACH * phases_to_come(s, seat)


@rule
def purse_worth(s, seat, coins):
    """The value of coins to a seat: the first ones count most; at the end, the economy prize (I24)."""
    if s.coins_shown:
        return 0
    if s.season == LAST_SEASON:
        return LAST_WORTH * coins + economy_hope(s, seat, coins) + vip_hope(s, seat, coins)
    value = NEEDED_WORTH * min(coins, NEEDED) + vip_hope(s, seat, coins)
    if coins > NEEDED:
        value += SPARE_WORTH * (min(coins, SPARE) - NEEDED)
    if coins > SPARE:
        value += MORE_WORTH * (coins - SPARE)
    return value


@rule
def economy_hope(s, seat, coins):
    """The chance to have the most coins when all have paid their bids, in worth of a star."""
    chance = 1000
    for other in range(s.players):
        if other != seat:
            lead = coins - s.coins[other] * 3 // 4
            chance = chance * max(20, min(980, 500 + 25 * lead)) // 1000
    return chance * POINTS_STAR * POINT // 1000


@rule
def vip_hope(s, seat, coins):
    """Before the bids: what it is worth to have more coins to bid than the others (I19)."""
    if s.phase >= state.BID:
        return 0
    chance = 1000
    for other in range(s.players):
        if other != seat:
            chance = chance * max(150, min(850, 500 + 35 * (coins - s.coins[other]))) // 1000
    return chance * POINTS_STAR * POINT * VIP_SHARE // 100_000
