"""What a seat cannot know, dealt again: every world it cannot rule out, each equally likely, and no other."""

from collections import Counter

import pytest

from tests.chance import assert_fair
from tests.games.at_the_table import kinds
from tests.games.banquet.conservation import check
from tests.games.banquet.tables import (
    MENU,
    card,
    deck_of,
    hand_of,
    legal_words,
    look,
    numbers,
    play,
    table,
    validated_by,
)
from tests.games.banquet.worlds import Worlds, world_of
from toque.core.kernel import events, record
from toque.core.kernel.rng import generator, roll
from toque.games.banquet import GAME
from toque.games.banquet.kernel import state
from toque.games.banquet.words.actions import Announce, Discard, Draw, Lose, Pass, Place, Validate

LOOKING = 0


def redealt(s, *seed):
    other = record.copy(s)
    GAME.redeal(other, LOOKING, generator("redeal", *seed))
    check(other)
    return other


def observed(s):
    out = record.array(GAME.observation_size)
    GAME.observe(s, LOOKING, out)
    return [int(number) for number in out]


def follow(s, *script):
    """Play a script of actions, each for the seat whose turn it is; the worlds that the seat thinks possible then."""
    worlds, happened = Worlds(s, LOOKING), []
    for action in script:
        news = play(s, int(s.seat), action)
        worlds.see(news)
        happened += news
    return worlds.possible, kinds(happened)


def assert_redeals_fairly(s, possible, trials):
    assert_fair(Counter(world_of(redealt(s, trial)) for trial in range(trials)), possible)


def test_every_world_that_the_seat_cannot_rule_out_is_equally_likely():
    """B6, B17: three players, a deck of two menus, one empty; nothing has been shown yet."""
    s = table(players=3, decks={1: "ccb bbc", 2: "", 3: ""})

    possible, _ = follow(s)

    assert len(possible) == 4 * 3 * 2 * 2
    assert set(possible.values()) == {1}
    assert_redeals_fairly(s, possible, 1500)


def test_menus_of_before_and_after_a_rebuilt_deck_do_not_mix():
    """B17: seat 2 ends up with a 1-crown menu of each kind."""
    hands = {0: "ffs sfc tsf", 1: "ffc sfb tsb", 2: "ssf cfb tsc"}
    s = table("E3=c E4=f", players=3, seat=1, hands=hands, decks={1: "ssc", 2: "", 3: "tcs tcb"}, discards="ccb bbc")

    possible, happened = follow(
        s,
        *(Place("salad", "C3"), Discard(card("ffc"))),  # draws the last 1-crown menu
        *(Place("burger", "E5"), Validate(card("cfb")), Draw(1)),
    )

    before, after = set(numbers("ssf ssc")), set(numbers("ccb bbc ffc"))
    assert happened.count(state.DECK_REBUILT) == 1
    assert len(possible) == 2 * 3 * (4 * 3)
    for hands, decks in possible:
        assert {hands[1][0], hands[2][0]} == before
        assert {hands[2][1]} | decks[0] == after
    assert set(possible.values()) == {1}
    assert_redeals_fairly(s, possible, 2500)


def test_a_deck_made_of_one_lost_menu_holds_no_secret_and_keeps_the_older_ones():
    """B25, B17: who draws it is known to hold it."""
    hands = {0: "ffs sfc tsf", 1: "ssf sfb tsb", 2: "ccb cfb tsc"}
    s = table(
        "B1=s C1=s D1=F A1=S",
        players=3,
        seat=1,
        hands=hands,
        decks={1: "", 2: "", 3: "tcb"},
        validated={1: "bbc"},
        hells_kitchen=True,
    )

    possible, _ = follow(s, Announce("burger", "D1"), Lose(card("bbc")), Validate(card("ssf")))

    assert {(hands[1][0], hands[2][0]) for hands, _ in possible} == {(MENU["bbc"], MENU["ccb"])}
    assert len(possible) == 2 * (3 * 2)
    assert_redeals_fairly(s, possible, 500)


@pytest.mark.parametrize("game", range(6))
def test_a_redealt_world_is_always_one_that_the_seat_cannot_rule_out(game):
    """B17: random play with small decks that are rebuilt again and again."""
    decks = {1: "ccb bbc", 2: "cfb", 3: "tcb"}
    s = table("B1=s C1=s D1=F A1=S", players=3, decks=decks, validated={1: "bbs"}, hells_kitchen=True)
    worlds, chance, rebuilt = Worlds(s, LOOKING), generator("play", game), 0

    for ply in range(40):
        actions = legal_words(s, int(s.seat))
        favoured = [action for action in actions if isinstance(action, Discard | Validate | Announce)] or actions
        happened = play(s, int(s.seat), favoured[int(roll(chance, len(favoured)))], chance)
        worlds.see(happened)
        rebuilt += kinds(happened).count(state.DECK_REBUILT)

        assert world_of(s) in worlds.possible
        assert set(worlds.possible.values()) == {1}
        assert all(world_of(redealt(s, ply, i)) in worlds.possible for i in range(5))
    assert rebuilt > 0


def test_the_past_of_the_seat_stays_as_it_was():
    """B6, B7, B17: its hand, what lies open, what it sees, may do and has been told."""
    s = table("E3=s E4=s A1=C", players=3, hands={0: "ssf cfb tsb"}, decks={1: "ccb bbc"})
    for action in (Place("fruit_salad", "E5"), Validate(card("ssf")), Place("burger", "C3"), Pass()):
        play(s, int(s.seat), action)
    play(s, 2, Place("burger", "D3"))
    play(s, 2, Discard(card(hand_of(s, 2)[2])))

    other = redealt(s)

    assert world_of(other) != world_of(s)
    assert hand_of(other, LOOKING) == hand_of(s, LOOKING)
    assert validated_by(other, LOOKING) == ["ssf"]
    assert look(other, LOOKING) == look(s, LOOKING)
    assert observed(other) == observed(s)
    assert legal_words(other, LOOKING) == legal_words(s, LOOKING)
    told, told_again = ([event for event in events.since(x, 0) if event.is_visible_to(LOOKING)] for x in (s, other))
    assert told_again == told
    assert [int(order) for order in other.orders] == [int(order) for order in s.orders]


def test_what_the_seat_was_not_told_is_blotted_out():
    """B6: the face of a menu that another has drawn."""
    s = table(players=2, seat=1)
    play(s, 1, Place("salad", "C3"))
    play(s, 1, Discard(card(hand_of(s, 1)[0])))
    assert state.MENU_SEEN in kinds(events.since(s, 0))

    other = redealt(s)

    assert state.MENU_SEEN not in kinds(events.since(other, 0))
    assert int(other.event_count) == int(s.event_count)
    assert len(deck_of(other, 1)) == len(deck_of(s, 1))


def test_an_observation_tells_the_rounds_of_a_deck_apart():
    """B17: where a deck was rebuilt twice, it says which menus are out since when, and which hands hold such."""
    seen = []
    for menus, rounds in ((("ssf", "ccb"), (0, 1)), (("ccb", "ssf"), (0, 1)), (("ccb", "ssf"), (1, 0))):
        hands = {0: "ffs sfc tsf", 1: f"{menus[0]} sfb tsb", 2: f"{menus[1]} cfb tsc"}
        s = table(players=3, hands=hands, decks={1: "bbc", 2: "", 3: ""})
        s.deck_round[0], s.drawn_round[1, 0], s.drawn_round[2, 0] = 2, *rounds
        seen.append(observed(s))
        assert observed(redealt(s)) == seen[-1]

    assert seen[0] != seen[1], "other menus are out"
    assert seen[0] != seen[2], "the same menus, in other hands"
