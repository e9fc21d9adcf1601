"""What a seat cannot know, dealt again: another world that looks just the same from its seat.

Ingredients are no secret: everybody saw each token go into a bin, so everybody knows what is left in a crate, and the
order is not in the state. The same holds for wines and bonus cards, but for the wines that somebody looks at now.
All flows of coins and cubes are public (I33). Secret are the recipes in the others' hands, the cards that another
looks at, and bids that are not open yet.

When a recipe deck is rebuilt, its cards are known to be the discards: so recipes drawn in an earlier round of a deck
mix only with each other, those of the running round also with the deck. Which round a kept card came from, everybody
can tell by the four that were discarded.
"""

from ....core.kernel.bits import count_bits, lowest, random_bit
from ....core.kernel.events import erase_hidden_events
from ....core.kernel.jit import entry, rule
from ....core.kernel.rng import roll
from . import state
from .components import COURSE_FIRST, COURSES, WINES
from .rules.wines import random_wine


@entry
def redeal(s, seat, rng):
    """Put s into a random world that agrees with all that this seat has ever seen."""
    erase_hidden_events(s, seat)
    for course in range(COURSES):
        for deck_round in range(s.deck_round[course] + 1):
            redeal_round(s, seat, rng, course, deck_round)
    if s.seat != seat:
        redeal_wines(s, rng)
    redeal_bids(s, seat, rng)


@rule
def redeal_round(s, seat, rng, course, deck_round):
    """Mix the hidden recipes of one round of a deck: hands first, then what another looks at, then the deck."""
    pool = hidden_recipes(s, seat, course, deck_round)
    if pool == 0:
        return
    left = pool
    for other in range(s.players):
        if other != seat:
            held = drawn_in(s, other, course, deck_round)
            dealt = random_cards(rng, left, count_bits(held))
            s.hand[other, course] = (s.hand[other, course] & ~held) | dealt
            left &= ~dealt
    note_round(s, course, pool, left, deck_round)
    left = redeal_looked(s, seat, rng, course, deck_round, left)
    if deck_round == s.deck_round[course]:
        s.deck[course] = left


@rule
def redeal_looked(s, seat, rng, course, deck_round, left):
    """Deal the cards that another seat looks at; return the rest."""
    held = looked_at(s, seat, course, deck_round)
    if held == 0:
        return left
    dealt = random_cards(rng, left, count_bits(held))
    s.looked = (s.looked & ~held) | dealt
    if deck_round < s.deck_round[course]:
        s.looked_before = dealt
    return left & ~dealt


@rule
def note_round(s, course, pool, left, deck_round):
    """Note a recipe's round while it is in a hand, and only then."""
    while pool != 0:
        place = lowest(pool)
        s.round_drawn[COURSE_FIRST[course] + place] = 0 if (left >> place) & 1 else deck_round
        pool &= pool - 1


@rule
def hidden_recipes(s, seat, course, deck_round):
    """The recipes of one round of a deck, as bits, that are equally possible for this seat."""
    pool = looked_at(s, seat, course, deck_round)
    if deck_round == s.deck_round[course]:
        pool |= s.deck[course]
    for other in range(s.players):
        if other != seat:
            pool |= drawn_in(s, other, course, deck_round)
    return pool


@rule
def looked_at(s, seat, course, deck_round):
    """The cards of one round of a deck that another seat looks at, as bits; looked_before is of the round before."""
    if s.looked == 0 or s.seat == seat or s.look_course != course:
        return 0
    if deck_round == s.deck_round[course]:
        return s.looked & ~s.looked_before
    return s.looked_before if deck_round == s.deck_round[course] - 1 else 0


@rule
def drawn_in(s, seat, course, deck_round):
    """The recipes in a hand that were drawn in this round of their deck, as bits."""
    found, hand = 0, s.hand[seat, course]
    while hand != 0:
        place = lowest(hand)
        if s.round_drawn[COURSE_FIRST[course] + place] == deck_round:
            found |= 1 << place
        hand &= hand - 1
    return found


@rule
def random_cards(rng, cards, count):
    """A random subset with this many members, as bits."""
    picked = 0
    for _ in range(count):
        picked |= 1 << random_bit(rng, cards & ~picked)
    return picked


@rule
def redeal_wines(s, rng):
    """Mix the wines that another looks at with the wine deck, except those that all could work out."""
    count, left = 0, 0
    for wine in range(WINES):
        hidden = s.wines_looked[wine] - s.wines_known[wine]
        s.wines_looked[wine] -= hidden
        s.wine_deck[wine] += hidden
        count += hidden
        left += s.wine_deck[wine]
    for drawn in range(count):
        s.wines_looked[random_wine(s, rng, left - drawn)] += 1


@rule
def redeal_bids(s, seat, rng):
    """A hidden bid can be any amount that its owner has (I19)."""
    for other in range(s.players):
        if other != seat and s.bid[other] != state.NO_BID:
            s.bid[other] = roll(rng, s.coins[other] + 1)
