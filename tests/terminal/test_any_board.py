"""A game without a drawing of its own is drawn by the names of its view's fields."""

import io

from rich.console import Console

from toque.core.kernel import rng
from toque.games import load
from toque.terminal.any_board import draw


def drawn(view, text):
    console = Console(width=200, file=io.StringIO())
    with console.capture() as capture:
        console.print(draw(view, text))
    return capture.get()


def test_every_view_can_be_drawn_by_the_names_of_its_fields():
    game = load("banquet")
    state = game.new_state(rng.generator("any board"), 3)

    told = drawn(game.view(state, 1), game.text("en"))

    assert "memorise" in told
    assert "toques" in told
    assert "is_deciding" in told
