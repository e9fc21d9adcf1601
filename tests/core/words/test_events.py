"""Rows of events: numbers become named values, a sentence, a rule and a type."""

import msgspec
import pytest

from toque.core.kernel import events, rng
from toque.core.kernel.events import EVERYBODY, Event
from toque.core.words.events import AMOUNT, NO_YES, By, EventRow, EventTable, Several
from toque.core.words.text import tag_of
from toque.games import NAMES, load
from toque.games.banquet.kernel import state as banquet
from toque.games.italia.kernel import state as italia
from toque.games.italia.kernel.components import KIND_IDS
from toque.games.paris.kernel import state as paris

FOUND, LOST = 1, 2
TABLE = EventTable(
    EventRow(
        FOUND,
        "found",
        By("is_gold", {True: "X2"}),
        thing=(None, "cup", "ring"),
        is_gold=NO_YES,
        ending=By("is_gold", {True: "gold"}),
    ),
    EventRow(LOST, "lost", "X3", pair=Several(list[int], 2, lambda *numbers: list(numbers)), times=AMOUNT),
)


def event(kind, *numbers, seat=0):
    first, second, third = (*numbers, 0, 0, 0)[:3]
    return Event(kind, seat, first, second, third, EVERYBODY, False)


def words(game, *event_):
    return msgspec.json.decode(msgspec.json.encode(load(game).events.in_words(event(*event_, seat=1))))


def test_values_have_names():
    assert TABLE[FOUND].values(event(FOUND, 2, 1)) == {"thing": "ring", "is_gold": True}
    assert TABLE[LOST].values(event(LOST, 4, 5, 6)) == {"pair": [4, 5], "times": 6}


@pytest.mark.parametrize("number", [0, -1])
def test_a_number_that_no_event_has_is_refused(number):
    with pytest.raises(ValueError, match=f"no event says {number}"):
        TABLE[FOUND].values(event(FOUND, number))


def test_a_rule_and_the_end_of_a_message_can_depend_on_a_value():
    plain, gold = (TABLE[FOUND].values(event(FOUND, 1, is_gold)) for is_gold in (0, 1))

    assert (TABLE.rule(event(FOUND, 1, 0)), TABLE.rule(event(FOUND, 1, 1)), TABLE.rule(event(LOST))) == (
        None,
        "X2",
        "X3",
    )
    assert (TABLE[FOUND].message(plain), TABLE[FOUND].message(gold)) == ("found", "found-gold")
    assert TABLE[FOUND].messages() == {"found", "found-gold"}
    assert (TABLE[FOUND].rules(), TABLE[LOST].rules()) == ({"X2"}, {"X3"})


def test_the_kinds_are_numbered_without_a_gap():
    with pytest.raises(ValueError, match="numbered from 1"):
        EventTable(EventRow(FOUND, "found"), EventRow(3, "lost"))


def test_an_event_is_sent_in_words():
    assert words("banquet", banquet.PLACED, 8, 1) == {"kind": "placed", "seat": 1, "cell": "B5", "piece": "salad"}
    assert words("banquet", banquet.PLACED, 8, 6)["piece"] == "toque"
    assert words("banquet", banquet.ORDER_REVEALED, 0, 2, 1) == {
        "kind": "order_revealed",
        "seat": 1,
        "cell": "A1",
        "dish": "charlotte",
        "is_right": True,
    }
    assert words("paris", paris.RESTAURANT_OPENED, 0, 3, 25) == {
        "kind": "restaurant_opened",
        "seat": 1,
        "type": "friterie",
        "restaurant": 3,
        "site": {"side": "east", "lot": 6},
    }
    assert words("italia", italia.INGREDIENT_TAKEN, 0, 2, 4) == {
        "kind": "ingredient_taken",
        "seat": 1,
        "ingredient": KIND_IDS[0],
        "price": 2,
        "way": "offer",
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_random_games_has_words_of_the_type_that_is_promised(name):
    game, seen = load(name), set()
    for seed in range(6):
        generator = rng.generator("event rows", name, seed)
        state, before = game.new_state(generator, game.min_players), 0
        while actors := game.actors(state):
            legal = game.legal_actions(state, actors[0])
            game.apply(state, generator, actors[0], legal[rng.roll(generator, len(legal))])
            for happened in events.since(state, before):
                sent = msgspec.json.encode(game.events.in_words(happened))
                assert msgspec.json.decode(sent, type=game.events.type) == game.events.in_words(happened)
                seen.add(happened.kind)
            before = int(state.event_count)

    assert len(seen) > len(list(game.events)) / 2


@pytest.mark.parametrize("name", NAMES)
def test_what_an_event_repeats_is_a_verb_of_the_game(name):
    game = load(name)
    verbs = {tag_of(game.decode_action(number)) for number in range(game.action_count)}

    assert {verb for row in game.events for verb in row.repeats} <= verbs
