"""The table in the terminal: whole, readable in 100 columns, and no secret on it."""

import io

import pytest
from rich.console import Console

from tests.games.italia.tables import GAME, Table
from toque.core.kernel import rng
from toque.games.italia.kernel import state
from toque.games.italia.words.text import ItaliaText
from toque.terminal.boards.italia import draw

WIDTH = 100


def drawn(view):
    text = ItaliaText("en", ["Ada", "Bea", "Cleo", "Dora", "Elsa"])
    written = io.StringIO()
    console = Console(width=WIDTH, file=written, color_system=None)
    console.print(draw(view, text))
    return written.getvalue()


@pytest.mark.parametrize("options", [{}, {"advanced": True, "apprentice": True}], ids=["basic", "advanced"])
def test_the_positions_of_a_game_fit_into_a_hundred_columns(options, is_long):
    """Every one with --soak, else each third."""
    generator, number = rng.generator("board"), 0
    s = GAME.new_state(generator, 5, GAME.options(**options))
    while actors := GAME.actors(s):
        seat, number = actors[int(rng.roll(generator, len(actors)))], number + 1
        for looking in (seat, None) if is_long or number % 3 == 0 else ():
            lines = drawn(GAME.view(s, looking)).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= WIDTH
        actions = GAME.legal_actions(s, seat)
        GAME.apply(s, generator, seat, actions[int(rng.roll(generator, len(actions)))])

    assert "Season 4" in drawn(GAME.view(s, 0))


def test_the_board_shows_market_menus_cellars_shelves_track_and_bonus_board():
    table = Table(2, advanced=True)
    table.offer("gatto", "acquario")
    table.display("butcher", "pork", "duck", "beef", "ham", "ham", "ham")
    table.menu(1, "carciofi_ai_funghi", new=True)
    table.cellar(1, "gavi")
    table.shelf(1, "truffle")
    table.rating(1, 16)
    table.bonus(1, "orto")
    table.rooms(1, "luxury")
    page = drawn(table.view(0))

    for words in (
        "Pork\u00a04¢",
        "Duck\u00a06¢",
        "14 · 16B ·",
        "10A ·",
        "Cat",
        "Aquarium",
        "+Carciofi ai funghi 6◆ 6¢ [vegetable, refined] with its wine",
        "Gavi 3◆ 3¢",
        "Truffle (1 of 6)",
        "Vegetable garden",
        "1 Luxury room",
        "▶ A Ada",
        "B Bea",
    ):
        assert words in page, words


def test_others_coins_and_cards_are_not_on_it():
    """I33, I9."""
    table = Table(2)
    table.hand(1, "panna_cotta")
    page = drawn(table.view(0))

    assert "coins 25¢" in page
    assert "coins hidden" in page
    assert "Panna cotta" not in page
    assert "Panna cotta" in drawn(table.view(1))


def test_ones_own_recipes_tell_what_is_on_the_shelf_already():
    table = Table(2)
    table.hand(0, "carciofi_ai_funghi")
    table.shelf(0, "mushroom")

    assert "Artichoke, Mushroom✓, Cheese" in drawn(table.view(0))


def test_what_one_looks_at_is_shown():
    """I9, I10."""
    table = Table(2)
    table.play(0, "draw", "wine")
    assert "You look at" in drawn(table.view(0))
    assert "You look at" not in drawn(table.view(1))
    table.play(0, "pass")
    table.play(0, "draw", "primo")

    assert drawn(table.view(0)).count("First course") >= 5


def test_the_calendar_marks_where_the_season_stands():
    """I5."""
    table = Table(2)
    assert "[Actions] Actions Actions Critic VIP Income" in drawn(table.view(0))
    table.pass_to(state.BID)
    assert "Critic [VIP] Income" in drawn(table.view(0))
    table.pass_to(state.BID, season=4)

    assert "Guide [VIP] Economy prize Contest" in drawn(table.view(0))
