"""Loops over the games of a batch: each call does the games from `first` up to `last`, for one thread.

The functions without `@entry` are templates: `jit.bind` fills their holes with the functions of one game.
"""

from ...core.kernel.bits import lowest
from ...core.kernel.holes import hole
from ...core.kernel.jit import entry
from ...core.kernel.rng import roll
from .one import (
    FIRST_DIGEST,
    NOBODY,
    WORD_BITS,
    digest_words,
    forget_end,
    is_in,
    look,
    note_end,
    pick_action,
    settle,
)

setup = hole("(s, rng, players, options)")
legal = hole("(s, seat, out) -> n")
apply = hole("(s, rng, seat, action)")
scores = hole("(s, out)")
observe = hole("(s, seat, out) -> n")
play = hole("(s, rng, out, most) -> decisions")

EVERY_GAME = -1
"""In `first_illegal`: no game has an illegal action."""


def begin(states, blank, generators, players, options, i):
    """Set up game i anew."""
    states[i] = blank[0]
    setup(states[i], generators[i], players[i], options[i])


def lay_out(states, blank, generators, players, options, chosen, seats, masks, done, rewards, out, first, last):
    """Set up the chosen games anew, and look who decides."""
    for i in range(first, last):
        if chosen[i] != 0:
            forget_end(i, done, rewards)
            begin(states, blank, generators, players, options, i)
            seats[i] = look(states[i], out, masks[i])


def look_again(states, seats, masks, out, first, last):
    """Look who decides in every game, and what they may do."""
    for i in range(first, last):
        seats[i] = look(states[i], out, masks[i])


def step(
    states,
    blank,
    generators,
    players,
    options,
    actions,
    seats,
    masks,
    done,
    results,
    rewards,
    out,
    table,
    renews,
    first,
    last,
):
    """Play one action in every game that is not over; games that end are settled, and begin anew if `renews` is 1."""
    for i in range(first, last):
        forget_end(i, done, rewards)
        if seats[i] != NOBODY:
            apply(states[i], generators[i], seats[i], actions[i])
            note_end(states[i], table, i, players, done, results, rewards)
            if done[i] != 0 and renews != 0:
                begin(states, blank, generators, players, options, i)
            seats[i] = look(states[i], out, masks[i])


def see(states, seats, observations, seen, first, last):
    """Write what each of these seats observes in its game; zeros for nobody."""
    for i in range(first, last):
        if seats[i] == NOBODY:
            observations[i, :] = 0
        else:
            observe(states[i], seats[i], seen)
            for k in range(len(seen)):
                observations[i, k] = seen[k]


def roll_out(
    states,
    blank,
    generators,
    players,
    options,
    done,
    results,
    rewards,
    decisions,
    out,
    table,
    most,
    renews,
    first,
    last,
):
    """Play every game on; from its setup if `renews` is 1."""
    for i in range(first, last):
        forget_end(i, done, rewards)
        if renews != 0:
            begin(states, blank, generators, players, options, i)
        decisions[i] = play(states[i], generators[i], out, most)
        if decisions[i] > 0:
            note_end(states[i], table, i, players, done, results, rewards)


@entry
def sample(masks, samplers, actions, first, last):
    """Draw one of the legal actions of every game, each equally likely."""
    for i in range(first, last):
        actions[i] = pick_action(masks[i], samplers[i])


@entry
def first_illegal(masks, seats, actions, first, last):
    """The first game whose action is not legal, or EVERY_GAME; games that are over take any number."""
    for i in range(first, last):
        if seats[i] != NOBODY and not is_in(masks[i], actions[i]):
            return i
    return EVERY_GAME


@entry
def digest(words, digests, first, last):
    """Continue every game's digest with its row of numbers."""
    for i in range(first, last):
        digests[i] = digest_words(words[i], digests[i])


def play_and_digest(
    states,
    raw,
    generator,
    sampler,
    players,
    options,
    steps,
    mask,
    mask_words,
    seen,
    narrow,
    narrow_words,
    out,
    table,
    results,
    result_words,
    rewards,
    reward_words,
    digests,
    blank,
):
    """Play one game by itself, as `verify` does: after every step the digests of everything that a batch has of it.

    A game that ends is followed by another. `raw` and `..._words` are the same memory once more, in long numbers;
    `narrow` is an observation as a batch keeps it. Masks are made from the contract's `legal` alone.
    """
    digests[:] = FIRST_DIGEST
    states[0] = blank[0]
    setup(states[0], generator, players, options)
    for number in range(steps + 1):
        seat = lowest(states[0].actors)
        n = legal(states[0], seat, out)
        mask[:] = 0
        for k in range(n):
            mask[out[k] // WORD_BITS] |= 1 << out[k] % WORD_BITS
        observe(states[0], seat, seen)
        for k in range(len(seen)):
            narrow[k] = seen[k]
        digests[0] = digest_words(raw, digests[0])
        digests[1] = digest_words(mask_words, digests[1])
        digests[2] = digest_words(narrow_words, digests[2])
        digests[3] = digest_words(generator, digests[3])
        digests[4] = digest_words(result_words, digests[4])
        digests[5] = digest_words(reward_words, digests[5])
        if number < steps:
            apply(states[0], generator, seat, out[roll(sampler, n)])
            rewards[:] = 0
            if states[0].actors == 0:
                scores(states[0], table)
                settle(table, players, results, rewards)
                states[0] = blank[0]
                setup(states[0], generator, players, options)
