"""The calendar: what comes next, and what each scoring hands out (I5 to I8, I18 to I25, I32, I35).

`run_on` is called after every action. While nobody has to decide, it takes the next step of the season.
"""

from toque.core.events import EVERYBODY, emit
from toque.core.jit import rule
from toque.games.italia import state
from toque.games.italia.rules.bids import pay_bids, start_bids
from toque.games.italia.rules.bits import lowest, random_bit
from toque.games.italia.rules.bonus_cards import summed_amount
from toque.games.italia.rules.cook import has_something_to_cook, start_cooking
from toque.games.italia.rules.cubes import ask_next_for_cubes, start_cubes
from toque.games.italia.rules.guide import (
    can_present,
    dinner_points,
    finish_dinner,
    is_dinner_complete,
    present_only_choices,
    start_dinners,
)
from toque.games.italia.rules.money import earn
from toque.games.italia.rules.points import total_points
from toque.games.italia.rules.ties import NOBODY, place_of, seat_at, tie_decider
from toque.games.italia.table import (
    ACTION_PHASES,
    ACTIONS_EACH,
    BONUS_SPACES,
    CONTEST_SPOONS,
    COOKBOOKS,
    COURSE_FIRST,
    COURSES,
    CRITIC_STEPS,
    DECK_OF_SEASON,
    GUIDE_SPOONS,
    LAST_SEASON,
    POT,
    RECIPE_PRESTIGE,
    SCORE_BONUS,
    TOP,
    TRACK,
)


@rule
def run_on(s, rng):
    """Go on until somebody must decide, or the game is over."""
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
    """I15: in turn order, whoever has anything to cook with; then the critic, or the dinners of the guide (I21)."""
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
def tell_points(s):
    for place in range(s.players):
        seat = s.order[place]
        if s.points[seat] != state.ABSENT:
            emit(s, state.POINTS_COUNTED, seat, s.points[seat], s.scoring, 0, EVERYBODY, 0)


@rule
def settle(s, rng):
    """Ask the owner of Foto del presidente about a tie that matters (I50); then hand out what there is to win."""
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
        pay_bids(s, seat_at(s, 0))
        clear_points(s)
        after_vip(s, rng)
    elif settled == state.ECONOMY:
        winner = seat_at(s, 0)
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
        emit(s, state.FINISHED, seat_at(s, 0), 0, 0, 0, EVERYBODY, 0)
        for seat in range(s.players):
            s.points[seat] = 0


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
        s.place[seat] = min(place_of(s, seat), len(CRITIC_STEPS) - 1)
    for seat in range(s.players):
        steps = min(CRITIC_STEPS[s.place[seat]], TOP - s.track[seat])
        s.track[seat] += steps
        emit(s, state.MARKER_MOVED, seat, steps, TRACK[s.track[seat]], 0, EVERYBODY, 0)


@rule
def reward_guide(s):
    """I22: the best dinner wins the spoon; without a dinner nobody does."""
    best = seat_at(s, 0)
    if s.points[best] != state.ABSENT:
        give_spoons(s, best, GUIDE_SPOONS, state.GUIDE)


@rule
def reward_contest(s):
    """I25: spoons for the best entries."""
    for place in range(min(len(CONTEST_SPOONS), s.players)):
        seat = seat_at(s, place)
        if s.points[seat] != state.ABSENT:
            give_spoons(s, seat, CONTEST_SPOONS[place], state.CONTEST)


@rule
def give_spoons(s, seat, spoons, scoring):
    s.spoons[seat] += spoons
    emit(s, state.SPOONS_WON, seat, spoons, scoring, 0, EVERYBODY, 0)


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


@rule
def lay_out_bonus_board(s, rng):
    """I35, I37, I42: seven new cards, all cookbooks face up, the pot full again."""
    s.bonus_discards |= s.bonus_offer
    s.bonus_offer = 0
    deck = DECK_OF_SEASON[s.season]
    for _ in range(BONUS_SPACES):
        if s.bonus_deck[deck] != 0:
            card = random_bit(rng, s.bonus_deck[deck])
            s.bonus_deck[deck] &= ~(1 << card)
            s.bonus_offer |= 1 << card
            emit(s, state.BONUS_LAID_OUT, s.seat, card, 0, 0, EVERYBODY, 1)
    s.cookbooks = COOKBOOKS[s.players]
    cubes = min(POT[s.players] - s.pot, s.box)
    s.pot += cubes
    s.box -= cubes


@rule
def count_start(s):
    """I7: the lower the marker, the earlier."""
    s.scoring = state.START
    s.phase = state.TIE
    for seat in range(s.players):
        s.points[seat] = TOP - s.track[seat]


@rule
def set_order(s):
    """I7: clockwise from the lowest marker; or from the lowest to the highest (I71)."""
    first = seat_at(s, 0)
    for seat in range(s.players):
        s.place[seat] = place_of(s, seat) if s.balanced_turns else (seat - first + s.players) % s.players
    for seat in range(s.players):
        s.order[s.place[seat]] = seat


@rule
def start_season(s):
    """Three action phases lie ahead."""
    s.phase = state.ACTION
    s.action_phase = 0
    s.turn = 0
    s.seat = s.order[0]
    for seat in range(s.players):
        for course in range(COURSES):
            s.added[seat, course] = 0
    emit(s, state.SEASON_BEGAN, s.seat, s.season, 0, 0, EVERYBODY, 0)


@rule
def count_final(s):
    """I32: the game is settled by everybody's total."""
    s.scoring = state.FINAL
    s.phase = state.TIE
    for seat in range(s.players):
        s.points[seat] = total_points(s, seat)
