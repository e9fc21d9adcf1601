"""What a seat is shown, in words: views, sentences and the drawing of the terminal."""

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

from tests.games.paris.tables import legal_words, look, play, play_all, table
from toque.core.errors import BadAction
from toque.core.kernel import events, rng
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import OBJECTIVE_ROWS, OBJECTIVES, POSITION_SHAPE, SHAPE_SIZE
from toque.games.paris.words import cards
from toque.games.paris.words.actions import Coin, Open, Pay, Site, Stop, Terrace, encode_action
from toque.games.paris.words.text import ParisText
from toque.terminal.boards.paris import draw

SCENE = """
    +.AAA.BB..
    ...a..b...
    ...a......
    ..........
"""


def scene(**more):
    return table(
        SCENE, {"A": "0 creperie", "B": "1 friterie"}, **{"players": 4, "income": {0: 4}, "hands": {0: "coin"}, **more}
    )


def drawn(s, seat=0, width=100):
    written = io.StringIO()
    console = Console(width=width, file=written, color_system=None)
    console.print(draw(look(s, seat), ParisText("en")))
    return written.getvalue()


def test_a_view_tells_what_the_next_terrace_costs_and_where_it_can_go():
    """P24, P26."""
    restaurant = look(scene(), 1).restaurants[0]

    assert (restaurant.name, restaurant.owner, restaurant.cells) == ("Crêperie", 0, ["C1", "D1", "E1"])
    assert (restaurant.terraces, restaurant.next_cost) == (2, 2)
    assert restaurant.spots == ["C2", "E2", "C3", "E3", "D4"]
    assert look(scene(), 1).seats[0].rows[1] == look(scene(), 0).seats[0].rows[1]


def test_a_view_tells_the_money_left():
    """P23: before Build the income, in it what is left, after it nothing."""
    s = scene()
    assert look(s, 1).turn.budget == 4
    play(s, 0, Coin())
    assert (look(s, 0).turn.budget, look(s, 1).turn.budget) == (5, 4)
    play(s, 0, Terrace("C2"))
    assert (look(s, 0).turn.budget, look(s, 1).turn.budget) == (3, 3)
    play(s, 0, Stop())
    assert look(s, 0).turn.budget is None


def test_a_view_tells_its_owner_what_is_being_paid():
    """P18."""
    s = table(hands={0: "potatoes potatoes_cheese potatoes_tomatoes"})
    play_all(s, Open("friterie"), Pay("potatoes_cheese"))

    turn = look(s, 0).turn
    assert (turn.opening, turn.ingredient, turn.paid) == ("friterie", "potatoes", ["potatoes_cheese"])
    assert look(s, 1).turn.opening is None
    assert look(s, 1).turn.paid == []


def test_only_its_owner_sees_a_hand():
    """P8, P17."""
    s = scene(objectives={0: "nine_west"}, pigeons={0: "intrude"})
    for seat in (1, 2, None):
        assert [other.hand for other in look(s, seat).seats if other.seat != seat] == [None] * (3 if seat else 4)
        told = msgspec.json.encode(look(s, seat)).decode()
        assert "nine_west" not in told
        assert "intrude" not in told.replace("is_intruding", "")
    assert look(s, 0).seats[0].hand.pigeons == {"intrude": 1}


def test_a_view_tells_the_points_that_its_seat_can_know():
    """P53, P54: one's own objectives and coins count, those of others are left out until the end."""
    s = table(
        players=2,
        majority=3,
        hands={0: "coin", 1: "coin*2"},
        known={1: "coin"},
        objectives={0: "nine_west", 1: "each_band"},
        completed={1: "nine_east"},
        pigeons={1: "two_coins"},
    )
    mine, theirs = (seat.points for seat in look(s, 0).seats)
    assert mine == {"majority_money": 7, "objective_nine_west": -3}
    assert theirs == {"majority_money": 7, "objective_nine_east": 3}
    assert look(s, 1).seats[1].points == {"majority_money": 10, "objective_nine_east": 3, "objective_each_band": -5}
    assert look(s, None).seats[0].points == {"majority_money": 4}

    s.phase, s.actors, s.trigger = state.OVER, 0, state.TWO_ROWS_EMPTY
    assert {line: points for line, points in GAME.score(s)[1].lines.items() if points} == look(s, 0).seats[1].points


def test_every_event_has_a_sentence():
    text, seen = ParisText("en", ["Ann", "Bob"]), set()
    for seed in range(6):
        generator = rng.generator("sentences", seed)
        s = GAME.new_state(generator, 2)
        before = 0
        while GAME.actors(s):
            for event in events.since(s, before):
                sentence = text.event(event)
                assert sentence[0].isupper() or sentence[0].islower()
                assert "{" not in sentence
                seen.add(event.kind)
            before = int(s.event_count)
            seat = GAME.actors(s)[0]
            actions = GAME.legal_actions(s, seat)
            GAME.apply(s, generator, seat, actions[int(rng.roll(generator, len(actions)))])
    assert len(seen) > 24


def test_sentences_name_cells_players_and_costs():
    s = scene()
    text = ParisText("en", ["Ann", "Bob", "Cy", "Di"])
    told = [text.event(event) for event in play(s, 0, Terrace("C2"))]

    assert told[0] == "Ann places a terrace of restaurant 1 on C2 for 2."
    assert text.prompt(look(s, 0)) == "Place more terraces (2 to spend), or stop."
    assert text.prompt(look(s, 1)) == "Waiting for Ann."
    assert text.player(3) == "Di"
    assert ParisText("en").player(3) == "Player 4"


def test_a_prompt_speaks_of_terraces_as_soon_as_there_is_a_restaurant_for_them():
    """P24."""
    s, text = scene(), ParisText("en")
    assert "build terraces" in text.prompt(look(s, 0))

    s.owner[1 : int(s.opened) + 1] = 1

    assert text.prompt(look(s, 0)) == "Choose an action (2 left): draw, open a restaurant, or complete an objective."


def test_an_action_with_unknown_words_is_refused():
    for action in (Terrace("Z9"), Open("bistro"), Site("up", 3), Site("north", 99), Pay("gold")):
        with pytest.raises(BadAction):
            encode_action(action)


def test_the_board_is_drawn_in_a_hundred_columns():
    s = scene(objectives={0: "shape_mill"}, pigeons={0: "intrude two_coins"}, common="nine_west shape_hook")
    lines = drawn(s).splitlines()

    assert max(map(len, lines)) <= 100
    assert any(line.startswith(" 1 ") and "A1 A1 A1" in line and "B2 B2" in line for line in lines)
    assert any(line.startswith(" 2 ") and "a2" in line and "b1" in line and "›" in line for line in lines)
    whole = "\n".join(lines)
    for words in ("Your cards", "a coin", "intrude on the neighbours", "a mill", "~~~", "***", "===", "Majorities"):
        assert words in whole


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_told_by_letter_not_by_colour_alone(players):
    s = scene(players=players)
    whole = drawn(s, None)

    for letter in "ABCD"[:players]:
        assert f"{letter} Player" in whole
    assert "Your cards" not in whole


def test_every_position_of_a_game_can_be_drawn():
    generator = rng.generator("draw")
    s = GAME.new_state(generator, 3)
    count = 0
    while GAME.actors(s):
        seat = GAME.actors(s)[0]
        if count % 9 == 0:
            assert max(map(len, drawn(s, seat).splitlines())) <= 100
        actions = GAME.legal_actions(s, seat)
        GAME.apply(s, generator, seat, actions[int(rng.roll(generator, len(actions)))])
        count += 1
    assert "last round" in drawn(s, 0)
    assert legal_words(s, 0) == []


def test_the_board_tells_which_cells_count_for_a_decor_and_for_a_half():
    """P4, P44: in the square of two players, not on the building row."""
    board: Any = GAME.printed("en")
    areas = board.areas[look(table(".", {}, players=2), 0).layout]

    assert {"O7", "P7", "Q7", "O9", "P9"} <= set(areas["lamp"])
    assert "P8" not in areas["lamp"]
    assert (areas["north"][0], areas["north"][-1]) == ("D4", "Q10")
    assert not set(areas["north"]) & set(areas["south"])


def test_a_view_tells_how_far_an_objective_has_come():
    """P44, P45."""
    s = table(SCENE, {"A": "0 creperie", "B": "1 friterie"}, players=4)
    goals = {name: cards.objective(i, False, cards.parts(s, 0, i)) for i, name in enumerate(OBJECTIVES)}

    assert goals["nine_north"].parts == [(2, 9)]
    assert goals["three_per_category"].parts == [(0, 3), (2, 3), (0, 3), (0, 3)]
    assert goals["category_complete"].parts == [(0, 16), (2, 16), (0, 12), (0, 8)]
    assert goals["each_lamp"].parts == [(0, 1), (0, 1)]
    assert goals["shape_cross"].parts == []


def test_a_shape_is_shown_in_all_positions_that_the_rules_know():
    """P46."""
    shapes = [row["target"] for row in OBJECTIVE_ROWS if row["kind"] == "shape"]

    for number, shape in enumerate(shapes):
        turns = cards.turns(shape)
        assert len(turns) * SHAPE_SIZE == sum(int(other) == number for other in POSITION_SHAPE)
        assert shape in turns
