"""What happens to one game of a batch, on a processor and on a GPU alike.

The functions without `@rule` are templates: `jit.bind` fills their holes with the functions of one game.
"""

from ...core.kernel.bits import count_bits, lowest
from ...core.kernel.holes import hole
from ...core.kernel.jit import rule
from ...core.kernel.playout import NO_ACTION, random_actor
from ...core.kernel.rng import roll

legal = hole("(s, seat, out) -> n")
apply = hole("(s, rng, seat, action)")
scores = hole("(s, out)")
rollout_action = hole("(s, seat, rng) -> action, or NO_ACTION")

NOBODY = -1
"""In place of a seat: the game is over."""
WORD_BITS = 32
"""A row of a mask is made of such words; action a is bit a % 32 of word a // 32."""
WORD_SHIFT = 5
POINTS, RANK = 0, 1
"""The columns of results."""


def look(s, out, mask):
    """Write which actions the seat that decides next may take; return that seat, the lowest of those that must."""
    for word in range(len(mask)):
        mask[word] = 0
    if s.actors == 0:
        return NOBODY
    seat = lowest(s.actors)
    write_mask(out, legal(s, seat, out), mask)
    return seat


@rule
def write_mask(out, n, mask):
    """Set the bits of n actions that come in ascending order."""
    word, bits = 0, 0
    for i in range(n):
        action = out[i]
        if action >> WORD_SHIFT != word:
            mask[word] = bits
            word = action >> WORD_SHIFT
            bits = 0
        bits |= 1 << (action & (WORD_BITS - 1))
    mask[word] = bits


@rule
def is_in(mask, action):
    """Whether an action is one of a mask's."""
    word = action >> WORD_SHIFT
    return 0 <= word < len(mask) and (mask[word] >> (action & (WORD_BITS - 1))) & 1 == 1


@rule
def pick_action(mask, sampler):
    """One of the actions of a mask, each equally likely; NO_ACTION if it has none."""
    n = 0
    for word in range(len(mask)):
        n += count_bits(mask[word])
    if n == 0:
        return NO_ACTION
    pick = roll(sampler, n)
    word = 0
    while pick >= count_bits(mask[word]):
        pick -= count_bits(mask[word])
        word += 1
    bits = mask[word] & 0xFFFFFFFF
    while pick > 0:
        bits &= bits - 1
        pick -= 1
    return WORD_BITS * word + lowest(bits)


def note_end(s, table, i, players, done, results, rewards):
    """If game i is over, note that it ended now, and everybody's points, rank and reward."""
    if s.actors == 0:
        done[i] = 1
        scores(s, table)
        settle(table, players[i], results[i], rewards[i])


@rule
def settle(table, players, results, rewards):
    """Note everybody's points, rank and reward."""
    total, rank = table.shape[1] - 2, table.shape[1] - 1
    for seat in range(players):
        results[seat, POINTS] = table[seat, total]
        results[seat, RANK] = table[seat, rank]
        rewards[seat] = share_beaten(table, rank, players, seat)


@rule
def share_beaten(table, rank, players, seat):
    """The share of rivals that a seat has beaten, less the share of those that were better."""
    balance = 0
    for other in range(players):
        if table[other, rank] > table[seat, rank]:
            balance += 1
        elif table[other, rank] < table[seat, rank]:
            balance -= 1
    return balance / (players - 1)


@rule
def forget_end(i, done, rewards):
    """Game i has not ended in what begins now, and nobody has won anything."""
    if done[i] != 0:
        done[i] = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0


def play_by_policy(s, rng, out, most):
    """Play by the rollout policy, or any action if it has no move; at most `most` decisions; return how many."""
    decisions = 0
    while s.actors != 0 and decisions < most:
        seat = random_actor(s.actors, rng)
        action = rollout_action(s, seat, rng)
        if action == NO_ACTION:
            n = legal(s, seat, out)
            action = out[roll(rng, n)]
        apply(s, rng, seat, action)
        decisions += 1
    return decisions


FIRST_DIGEST = 0x2545F4914F6CDD1D
FACTOR = 0x5851F42D4C957F2D


@rule
def digest_words(words, digest):
    """A digest of numbers, continued from another digest: equal on every device for equal numbers."""
    for i in range(len(words)):
        digest = (digest ^ words[i]) * FACTOR
        digest ^= (digest >> 29) & 0x7FFFFFFFF
    return digest
