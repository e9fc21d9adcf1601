"""What can be taken back: a choice that told nobody anything, until another plays."""

import pytest

from tests.games.banquet.tables import TEN_BURGERS, card, hand_of, legal_words, play, play_all, table
from toque.core.errors import BadUndo
from toque.core.kernel import record
from toque.core.match.match import Match
from toque.core.match.seed import seed_from_text
from toque.games.banquet import GAME
from toque.games.banquet.kernel.components import CELL_NAMES, DISHES
from toque.games.banquet.words.actions import Announce, Discard, Draw, Lose, Pass, Place, PutOrder, Ready, Validate
from toque.games.banquet.words.options import Options

TOWARDS_A_CORNER = (Place("salad", "C3"), Pass(), Place("salad", "B2"), Pass())


def match_after(*actions, **options):
    """A match of two in which these actions were played, each by the seat whose turn it was."""
    match = Match(GAME, 2, Options(**options), seed=seed_from_text("undo"))
    if match.game.phases[int(match.state.phase)] == "memorise":
        for seat in (0, 1):
            do(match, Ready(), seat)
    for action in actions:
        do(match, action)
    return match


def do(match, action, seat=None):
    """Play an action; how many plies that seat may take back then."""
    seat = int(match.state.seat) if seat is None else seat
    match.play(seat, GAME.encode_action(action))
    return match.undoable(seat)


def dish_under(match, cell):
    return DISHES[int(match.state.orders[CELL_NAMES.index(cell)]) - 1]


def test_a_placed_piece_can_be_taken_back():
    """B8."""
    match = match_after()
    before = record.to_bytes(match.state)

    assert do(match, Place("salad", "C3")) == 1
    match.undo(int(match.state.seat))
    assert record.to_bytes(match.state) == before


def test_a_whole_turn_can_be_taken_back_until_the_next_player_plays():
    """B8, B16."""
    match = match_after()
    seat = int(match.state.seat)

    assert [do(match, Place("salad", "C3")), do(match, Pass())] == [1, 2]
    do(match, Place("salad", "C4"))
    assert match.undoable(seat) == 0
    with pytest.raises(BadUndo):
        match.undo(seat)


def test_a_revealed_order_cannot_be_taken_back():
    """B7, B11: it would remind everybody, right or wrong."""
    for named in DISHES:
        match = match_after(*TOWARDS_A_CORNER)

        assert do(match, Announce(named, "A1")) == 0


def test_with_the_memory_aid_an_announcement_reveals_nothing_and_can_be_taken_back():
    """B7, B11: all see what lies there."""
    match = match_after(*TOWARDS_A_CORNER, memory_aid=True)
    before, seat = record.to_bytes(match.state), int(match.state.seat)

    assert do(match, Announce(dish_under(match, "A1"), "A1")) == 1
    match.undo(seat)
    assert record.to_bytes(match.state) == before


def a_validated_menu(**options):
    """A match where the player has just validated a menu, and the seat."""
    match = match_after(**options)
    seat = int(match.state.seat)
    first, second, third = (DISHES["sfcb".index(letter)] for letter in hand_of(match.state, seat)[0])
    for action in (Place(first, "E3"), Pass(), Place(second, "E4"), Pass(), Place(third, "E5")):
        do(match, action)
    do(match, Validate(card(hand_of(match.state, seat)[0])))
    return match, seat


def test_a_validated_menu_cannot_be_taken_back():
    """B13: its face was seen, and another was drawn."""
    match, seat = a_validated_menu()

    assert match.undoable(seat) == 0


def test_a_validated_menu_is_news_also_where_no_other_is_drawn():
    """B13, B17."""
    s = table("E3=s E4=s", hands={0: "ssf cfb tsb"}, decks={1: "", 2: "", 3: ""})
    play(s, 0, Place("fruit_salad", "E5"))

    assert [event.reveals_hidden for event in play(s, 0, Validate(card("ssf")))] == [True]


def test_a_discarded_menu_cannot_be_taken_back():
    """B16: nor the piece placed before it."""
    match = match_after(Place("salad", "C3"))
    seat = int(match.state.seat)

    assert do(match, Discard(card(hand_of(match.state, seat)[0]))) == 0


def test_a_draw_cannot_be_taken_back():
    """B17: chosen, or because the hand was short."""
    s = table(hands={0: "-1 cfb tsb"}, decks={1: ""})
    chosen = play_all(s, Place("salad", "C3"), Pass(), Draw(2))
    s = table(hands={0: "-1 cfb tsb"})
    filled_up = play_all(s, Place("salad", "C3"), Pass())

    assert [event.reveals_hidden for event in chosen] == [True, True]
    assert [event.reveals_hidden for event in filled_up] == [True, True]


def test_the_choice_of_a_menu_to_lose_can_be_taken_back_where_nothing_was_revealed():
    """B25, B7: validated menus lie open."""
    match, seat = a_validated_menu(memory_aid=True, hells_kitchen=True)
    do(match, Place("salad", "F5"))
    do(match, Pass())
    before = record.to_bytes(match.state)
    wrong = next(dish for dish in DISHES if dish != dish_under(match, "G4"))

    assert do(match, Announce(wrong, "G4")) == 1
    assert do(match, legal_words(match.state, seat, Lose)[0]) == 2
    match.undo(seat, 2)
    assert record.to_bytes(match.state) == before


def test_an_order_that_was_laid_can_be_taken_back_until_all_are_shown():
    """B23, B7."""
    match = match_after(etiquette="one_each")

    assert do(match, PutOrder("A1")) == 1
    assert do(match, PutOrder("A2")) == 0


def test_nobody_who_has_memorised_looks_again():
    """B7: taking it back would remind the others."""
    match = Match(GAME, 2, seed=seed_from_text("undo"))

    assert do(match, Ready(), 0) == 0
    assert do(match, Ready(), 1) == 0


def test_a_space_left_empty_was_a_revealed_order_too():
    """B11."""
    s = table(TEN_BURGERS)

    assert any(event.reveals_hidden for event in play(s, 0, Announce("burger", "D1")))
