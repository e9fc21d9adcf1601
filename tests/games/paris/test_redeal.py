"""What a seat cannot know, dealt again: every world it cannot rule out, each equally likely, and no other."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from tests.chance import assert_fair
from tests.games.paris.conservation import check
from tests.games.paris.tables import legal_words, lined, look, phase_of, play, play_all, table, words
from toque.core.kernel import events, record
from toque.core.kernel.rng import generator
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import OBJECTIVES, PIGEONS, RESOURCES
from toque.games.paris.words.actions import (
    Choose,
    Coin,
    Complete,
    Discard,
    Draw,
    DrawObjective,
    Intrude,
    Open,
    Pay,
    Site,
    Stop,
    Take,
    Terrace,
)
from toque.games.paris.words.options import Options

LOOKING = 0


def redealt(s, *seed, seat=LOOKING):
    other = record.copy(s)
    GAME.redeal(other, seat, generator("redeal", *seed))
    check(other)
    return other


def hidden_of(s, seat):
    """The hidden cards of a seat, the oldest first."""
    return tuple(RESOURCES[int(s.card[seat, place])] for place in range(int(s.hidden[seat])))


def some(cards):
    """Cards in no order."""
    return tuple(sorted(cards))


def test_hidden_cards_are_dealt_anew_with_the_deck():
    """P17: every card that may lie there, each copy as likely as any other."""
    s = table(players=3, hands={0: "meat", 1: "potatoes", 2: "bread cheese"}, deck="potatoes*2 bread")
    pool = words("potatoes*3 bread*2 cheese")
    weights = Counter((some(cards[:1]), some(cards[1:])) for cards in permutations(pool, 3))

    found = Counter(
        (some(hidden_of(t, 1)), some(hidden_of(t, 2))) for t in (redealt(s, trial) for trial in range(2500))
    )

    assert_fair(found, weights)
    assert hidden_of(redealt(s), 0) == ("meat",)


def test_cards_taken_from_the_row_stay_where_all_have_seen_them():
    """P17."""
    s = table(players=3, hands={1: "potatoes"}, known={1: "seafood*2", 2: "coin"})
    for trial in range(60):
        seen = look(redealt(s, trial), LOOKING).seats
        assert seen[1].known_cards == {"seafood": 2}
        assert seen[2].known_cards == {"coin": 1}
        assert seen[1].hidden_cards == 1


def test_what_was_drawn_before_the_deck_was_rebuilt_was_not_in_the_new_deck():
    """P15, P17: with the deck empty all could count the cards; old hidden cards mix only with each other."""
    s = table(players=3, hands={0: "meat", 1: "potatoes", 2: "seafood"}, deck="coin", seat=1)
    happened = play(s, 1, Draw())
    assert state.DECK_REBUILT in [event.kind for event in happened]
    play(s, 1, Draw())  # the first card of the new deck

    old = Counter()
    new = set()
    for trial in range(600):
        t = redealt(s, trial)
        old[some(hidden_of(t, 1)[:2]), hidden_of(t, 2)] += 1
        new.add(hidden_of(t, 1)[2])

    pool = ["potatoes", "seafood", "coin"]
    assert_fair(old, Counter((some((a, b)), (c,)) for a, b, c in permutations(pool)))
    assert len(new) > 5
    assert "coin" in new  # six more coins were among the discards


def test_two_players_know_each_others_hands_when_the_deck_is_rebuilt():
    """P15, P17: who counts, knows."""
    s = table(players=2, hands={0: "meat", 1: "potatoes bread"}, deck="coin", seat=1)
    play(s, 1, Draw())

    hands = {tuple(sorted(hidden_of(redealt(s, trial), 1))) for trial in range(40)}

    assert hands == {("bread", "coin", "potatoes")}


def test_a_card_that_is_spent_from_the_hidden_ones_leaves_the_others_hidden():
    """P17: what a player spends says nothing about what they keep."""
    s = table(
        players=2,
        seat=1,
        phase="discard",
        hands={1: "coin cheese*2 flour*2 meat"},
        known={1: "bread coin"},
        deck="seafood",
    )
    play(s, 1, Discard("coin"))

    assert look(s, 0).seats[1].known_cards == {"bread": 1}
    assert look(s, 0).seats[1].hidden_cards == 6
    found = {tuple(sorted(hidden_of(redealt(s, trial), 1))) for trial in range(200)}
    pool = words("coin cheese*2 flour*2 meat seafood")
    assert found == {some(cards) for cards in combinations(pool, 6)}


def older_and_newer(players):
    """The third of three (or the other of two) holds hidden cards from before and after the deck was rebuilt."""
    seat = players - 1
    s = table(
        players=players,
        hands={0: "meat", 1: "seafood", seat: "potatoes"},
        known={seat: "bread*2 cheese flour meat"},
        deck="coin",
        seat=seat,
    )
    play_all(s, Draw(), Draw())
    return s


def test_nobody_can_tell_whether_an_older_or_a_newer_card_was_spent():
    """P15, P17: two worlds that looked the same still do, and so they are redealt the same."""
    s = older_and_newer(3)
    worlds = [redealt(s, trial) for trial in range(400)]
    older, newer = (
        next(t for t in worlds if ["potatoes" in cards for cards in (hidden_of(t, 2)[:2], hidden_of(t, 2)[2:])] == held)
        for held in ([True, False], [False, True])
    )
    assert look(older, LOOKING) == look(newer, LOOKING)

    for t in (older, newer):
        play(t, 2, Discard("potatoes"))

    assert look(older, LOOKING) == look(newer, LOOKING)
    assert record.differing_fields(redealt(older), redealt(newer)) == []
    assert len({hidden_of(redealt(newer, trial), 1) for trial in range(100)}) > 3  # seat 1's older card mixed as well


def test_who_holds_older_cards_only_mixes_nothing():
    """P15, P17."""
    s = table(
        players=3,
        hands={1: "seafood", 2: "potatoes"},
        known={1: "bread*2 cheese flour meat*2"},
        deck="coin",
        seat=1,
    )
    play_all(s, Draw(), Discard("seafood"))
    worlds = [redealt(s, trial) for trial in range(50)]

    assert {some(hidden_of(t, 1) + hidden_of(t, 2)) for t in worlds} == {("coin", "potatoes")}


def test_two_players_still_know_each_others_older_cards():
    """P15, P17."""
    s = older_and_newer(2)
    spent = hidden_of(s, 1)[0]
    left = hidden_of(s, 1)[1:-1]
    play(s, 1, Discard(spent))

    assert {hidden_of(redealt(s, trial), 1)[:-1] for trial in range(50)} == {left}


def test_objectives_in_hands_are_dealt_anew_with_their_deck():
    """P8, P43."""
    s = table(
        players=3,
        objectives={0: "nine_east", 1: "nine_west", 2: "nine_north nine_south"},
        objective_deck="each_lamp",
        common="each_band",
    )
    pool = ["nine_west", "nine_north", "nine_south", "each_lamp"]
    weights = Counter((one, frozenset(two)) for one in pool for two in combinations(set(pool) - {one}, 2))

    def hands(t):
        first, second = (
            frozenset(name for i, name in enumerate(OBJECTIVES) if int(t.objectives[seat]) >> i & 1) for seat in (1, 2)
        )
        return next(iter(first)), second

    assert_fair(Counter(hands(redealt(s, trial)) for trial in range(600)), weights)
    assert int(redealt(s).objectives[0]) == int(s.objectives[0])
    assert int(redealt(s).common) == int(s.common)


def test_a_secret_first_choice_is_chosen_anew():
    """P8: another's choice is in, and nobody can tell which."""
    s = GAME.new_state(generator("choice"), 3, Options())
    mine = legal_words(s, 0, Choose)
    play(s, 1, legal_words(s, 1, Choose)[0])
    play(s, 0, mine[1])
    first = Counter()
    for trial in range(300):
        t = redealt(s, trial)
        assert int(t.choice[0]) == int(s.choice[0])
        assert int(t.choice[2]) == state.NONE
        dealt = [i for i in range(24) if int(t.objectives[1]) >> i & 1]
        assert int(t.choice[1]) in dealt
        first[dealt.index(int(t.choice[1]))] += 1

    assert_fair(first, {0: 1, 1: 1})


def test_an_objective_just_drawn_by_another_is_unknown():
    """P37, P43."""
    s = table(players=2, seat=1, pigeons={1: "objective"}, objective_deck="nine_east nine_west nine_north")
    play(s, 1, DrawObjective())

    found = Counter(OBJECTIVES[int(redealt(s, trial).drawn)] for trial in range(300))

    assert_fair(found, {"nine_east": 1, "nine_west": 1, "nine_north": 1})
    assert int(redealt(s, seat=1).drawn) == int(s.drawn)


def kept_by(s, seat):
    return tuple(
        sorted(
            words(" ".join(f"{name}*{int(s.kept[seat, i])}" for i, name in enumerate(PIGEONS) if int(s.kept[seat, i])))
        )
    )


def test_kept_pigeons_are_dealt_anew_but_never_one_that_acts_at_once():
    """P12, P33."""
    s = table(
        players=3,
        pigeons={0: "intrude", 1: "one_less", 2: "two_coins*2"},
        pigeon_deck="draw_two*3 free_terrace objective",
    )
    pool = words("one_less two_coins*2 objective")
    weights = Counter((cards[:1], tuple(sorted(cards[1:]))) for cards in permutations(pool, 3))

    found = Counter((kept_by(t, 1), kept_by(t, 2)) for t in (redealt(s, trial) for trial in range(900)))

    assert_fair(found, weights)
    assert kept_by(redealt(s), 0) == ("intrude",)


def test_pigeons_of_this_turn_stay_unusable():
    """P12."""
    s = table(
        """
        +.AA..
        ..aa..
        ...a..
        ......
        """,
        {"A": "1 friterie"},
        players=4,
        seat=1,
        income={1: 9},
        pigeons={1: "one_less"},
        pigeon_deck="intrude two_coins objective",
    )
    play(s, 1, Terrace("D4"))
    for trial in range(40):
        t = redealt(s, trial)
        assert sum(int(count) for count in t.fresh) == 1
        assert sum(int(t.kept[1, pigeon]) for pigeon in range(6)) == 2


@pytest.mark.parametrize("holds", [True, False])
def test_an_end_that_did_or_did_not_come_tells_who_can_hold_an_intrude(holds):
    """P47: no terrace can come but with an intrude; so somebody holds one, or nobody does."""
    kept = {1: "intrude", 2: "one_less"} if holds else {1: "two_coins", 2: "one_less"}
    s = lined(pigeons=kept, pigeon_deck="intrude objective" if holds else "intrude*2 objective")
    play_all(s, Terrace("R2"), Stop())
    pool = words("intrude*2 one_less objective" if holds else "two_coins one_less objective")
    weights = Counter(((a,), (b,)) for a, b in permutations(pool, 2) if not holds or "intrude" in (a, b))

    found = Counter((kept_by(t, 1), kept_by(t, 2)) for t in (redealt(s, trial) for trial in range(300)))

    assert_fair(found, weights)


def test_what_another_player_ponders_has_not_happened():
    """P18, P31: payment and preparation are undone, and look like nothing from outside."""
    s = table(players=3, seat=1, hands={1: "potatoes potatoes_cheese potatoes_tomatoes coin"})
    before = record.copy(s)
    play_all(s, Open("friterie"), Pay("potatoes_cheese"))
    assert phase_of(s) == "pay"
    assert phase_of(redealt(s)) == "action"
    assert record.differing_fields(redealt(s), redealt(before)) == []
    assert look(s, 0) == look(before, 0)
    assert phase_of(redealt(s, seat=1)) == "pay"

    s = table("+AA.", {"A": "1 friterie"}, players=3, seat=1, hands={1: "coin"}, pigeons={1: "intrude"})
    before = record.copy(s)
    play_all(s, Coin(), Intrude(1))
    assert record.differing_fields(redealt(s), redealt(before)) == []
    assert phase_of(redealt(s, seat=1)) == "prepare"


def test_events_that_a_seat_could_not_see_are_gone():
    """P13, P17."""
    s = table(players=2, seat=1)
    play(s, 1, Draw())
    seen = events.since(redealt(s), 0)

    assert [event.kind for event in seen] == [state.CARD_DRAWN, 0]
    assert [event.kind for event in events.since(redealt(s, seat=1), 0)] == [state.CARD_DRAWN, state.CARD_SEEN]


def test_the_seat_itself_keeps_all_it_knows():
    """P17."""
    s = table(
        players=2,
        hands={0: "potatoes*2 coin"},
        objectives={0: "nine_west"},
        pigeons={0: "one_less intrude"},
        taken={0: (16, 4, 0, 0)},
        common="twenty_terraces",
    )
    for action in (Take("bread"), Complete("twenty_terraces")):
        t = redealt(s)
        assert look(t, 0) == look(s, 0)
        assert legal_words(t, 0) == legal_words(s, 0)
        play(s, 0, action)


def test_undo_is_blocked_only_by_news():
    """P17: choosing a site with known cards tells nothing new, paying with hidden ones does."""
    known = table(players=2, known={0: "potatoes*2"}, row="coin coin bread meat")
    hidden = table(players=2, hands={0: "potatoes*2"}, row="coin coin bread meat")
    for s, news in ((known, False), (hidden, True)):
        play(s, 0, Open("friterie"))
        assert any(event.reveals_hidden for event in play(s, 0, Site("north", 5))) == news
