"""What a seat cannot know, dealt again: another world that looks just the same from its seat.

Unknown are the others' resource cards that came from the deck, their objectives and their kept pigeon cards; and what
is left in the three decks. When the resource deck was rebuilt, its cards were known to be the discards: so cards
drawn in an earlier round of the deck mix only with each other, those of the running round also with the deck, until
somebody spends a card that may be of either (`mix_rounds`). What another player is making up their mind about has not
happened: that player seems to think, no matter what was chosen so far.
"""

from ....core.kernel.bits import count_bits, random_bit
from ....core.kernel.events import erase_hidden_events
from ....core.kernel.jit import entry, rule
from ....core.kernel.rng import roll
from . import state
from .components import INTRUDE, IS_KEPT, KINDS, PIGEON_KINDS
from .rules.build import forget_building
from .rules.cards import sort_in
from .rules.payment import forget_payment

COUNT_BITS = 4
COUNT = (1 << COUNT_BITS) - 1
"""A pool of resource cards is one integer, four bits a kind: there are eight of a kind at the most."""
NO_ROUND = 1 << 20


@entry
def redeal(s, seat, rng):
    """Put s into a random world that agrees with all that this seat has ever seen."""
    erase_hidden_events(s, seat)
    if s.seat != seat and is_pondering(s):
        s.phase = state.ACTION
        forget_payment(s)
        forget_building(s)
    redeal_cards(s, seat, rng)
    redeal_objectives(s, seat, rng)
    redeal_pigeons(s, seat, rng)


@rule
def is_pondering(s):
    """Whether the player is in the middle of a decision, which nobody else can see."""
    return s.phase == state.PAY or s.phase == state.SITE or s.phase == state.PREPARE


@rule
def redeal_cards(s, seat, rng):
    card_round = next_round(s, seat, -1)
    while card_round < s.deck_round:
        deal_pool(s, seat, rng, card_round, pool_of_round(s, seat, card_round))
        card_round = next_round(s, seat, card_round)
    pool = deal_pool(s, seat, rng, s.deck_round, pool_of_round(s, seat, s.deck_round))
    for kind in range(KINDS):
        s.deck[kind] = (pool >> (COUNT_BITS * kind)) & COUNT


@rule
def next_round(s, seat, after):
    """The first round of the deck after this one from which others hold hidden cards."""
    found = NO_ROUND
    for other in range(s.players):
        if other != seat:
            for place in range(s.hidden[other]):
                if after < s.card_round[other, place] < found:
                    found = s.card_round[other, place]
    return found


@rule
def pool_of_round(s, seat, card_round):
    """The cards of one round of the deck that this seat cannot place."""
    pool = 0
    for other in range(s.players):
        if other != seat:
            for place in range(s.hidden[other]):
                if s.card_round[other, place] == card_round:
                    pool += 1 << (COUNT_BITS * s.card[other, place])
    if card_round == s.deck_round:
        for kind in range(KINDS):
            pool += s.deck[kind] << (COUNT_BITS * kind)
    return pool


@rule
def deal_pool(s, seat, rng, card_round, pool):
    """Give everybody as many cards of the pool as they had; return what is left."""
    for other in range(s.players):
        if other != seat:
            for place in range(s.hidden[other]):
                if s.card_round[other, place] == card_round:
                    kind = random_card(rng, pool)
                    pool -= 1 << (COUNT_BITS * kind)
                    s.hand[other, s.card[other, place]] -= 1
                    s.hand[other, kind] += 1
                    s.card[other, place] = kind
                    sort_in(s, other, place)
    return pool


@rule
def random_card(rng, pool):
    """The kind of one card of a pool, each card equally likely."""
    size = 0
    for kind in range(KINDS):
        size += (pool >> (COUNT_BITS * kind)) & COUNT
    pick = roll(rng, size)
    kind = 0
    while pick >= (pool >> (COUNT_BITS * kind)) & COUNT:
        pick -= (pool >> (COUNT_BITS * kind)) & COUNT
        kind += 1
    return kind


@rule
def redeal_objectives(s, seat, rng):
    """Objectives that the seat has not seen: in the others' hands, just drawn by one of them, or in the deck."""
    pool = unseen_objectives(s, seat)
    for other in range(s.players):
        if other != seat:
            hand = 0
            for _ in range(count_bits(s.objectives[other])):
                objective = random_bit(rng, pool)
                pool &= ~(1 << objective)
                hand |= 1 << objective
            s.objectives[other] = hand
            if s.choice[other] != state.NONE:
                s.choice[other] = random_bit(rng, hand)
    if s.drawn != state.NONE and s.seat != seat:
        s.drawn = random_bit(rng, pool)
        pool &= ~(1 << s.drawn)
    s.objective_deck = pool


@rule
def unseen_objectives(s, seat):
    """The objectives that this seat cannot place, as bits."""
    pool = s.objective_deck
    for other in range(s.players):
        if other != seat:
            pool |= s.objectives[other]
    if s.drawn != state.NONE and s.seat != seat:
        pool |= 1 << s.drawn
    return pool


@rule
def redeal_pigeons(s, seat, rng):
    """Deal the others' kept cards until they agree with what the last check of the end revealed (P47)."""
    sizes, fresh = take_in_pigeons(s, seat)
    deal_pigeons(s, seat, rng, sizes, fresh)
    while not agrees_with_end(s):
        take_in_pigeons(s, seat)
        deal_pigeons(s, seat, rng, sizes, fresh)


@rule
def take_in_pigeons(s, seat):
    """Put the others' kept cards back into the deck; return how many each had, and how many came this turn."""
    sizes, fresh = 0, 0
    for other in range(s.players):
        if other != seat:
            for pigeon in range(PIGEON_KINDS):
                sizes += s.kept[other, pigeon] << (8 * other)
                s.pigeon_deck[pigeon] += s.kept[other, pigeon]
                s.kept[other, pigeon] = 0
    if s.seat != seat:
        for pigeon in range(PIGEON_KINDS):
            fresh += s.fresh[pigeon]
            s.fresh[pigeon] = 0
    return sizes, fresh


@rule
def deal_pigeons(s, seat, rng, sizes, fresh):
    """Cards that act at once are never kept: everybody holds others."""
    for other in range(s.players):
        if other != seat:
            size = (sizes >> (8 * other)) & 255
            for i in range(size):
                pigeon = random_kept_pigeon(s, rng)
                s.pigeon_deck[pigeon] -= 1
                s.kept[other, pigeon] += 1
                if other == s.seat and i >= size - fresh:
                    s.fresh[pigeon] += 1


@rule
def random_kept_pigeon(s, rng):
    left = 0
    for pigeon in range(PIGEON_KINDS):
        left += IS_KEPT[pigeon] * s.pigeon_deck[pigeon]
    pick = roll(rng, left)
    pigeon = 0
    while pick >= IS_KEPT[pigeon] * s.pigeon_deck[pigeon]:
        pick -= IS_KEPT[pigeon] * s.pigeon_deck[pigeon]
        pigeon += 1
    return pigeon


@rule
def agrees_with_end(s):
    """Whether a seat of those that must hold an `intrude` has one, and none of those that cannot."""
    holders = 0
    for seat in range(s.players):
        if s.kept[seat, INTRUDE] > 0:
            holders |= 1 << seat
    if s.some_intrude != 0 and s.some_intrude & holders == 0:
        return False
    return s.none_intrude & holders == 0
