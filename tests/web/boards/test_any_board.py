"""A game without a board of its own can be played on the generic page."""

import pytest

from tests import ROOT
from tests.web.axe import serious_issues
from tests.web.conftest import welcoming
from tests.web.server_process import ServerProcess, click_something, click_times, play_to_the_end, set_table
from toque.core.kernel import jit

NAME = "elsewhere"
DECISIONS_OF_STOCKPOT = 6
"""Four spices and two guests."""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """A server that also offers a game from another folder: Banquet Royal under a name that no page knows."""
    folder = tmp_path_factory.mktemp("games")
    for path in (jit.PACKAGE / "games" / "banquet").rglob("*"):
        copy = folder / NAME / path.relative_to(jit.PACKAGE / "games" / "banquet")
        if path.is_file() and path.suffix != ".pyc":
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
    with ServerProcess(environment={"TOQUE_GAMES": str(folder), "TOQUE_PLAIN": "1"}) as server:
        yield server


def renamed(source):
    return source.replace("games.banquet", f"games.{NAME}").replace('name="banquet"', f'name="{NAME}"')


@pytest.fixture
def visitor(chromium, elsewhere):
    with welcoming(chromium, elsewhere) as come:
        yield come


def test_a_game_without_a_board_is_offered_and_has_its_rules(visitor):
    page = visitor()

    page.goto("/")
    tile = page.locator("article", has=page.locator(f'[data-game="{NAME}"]'))
    tile.get_by_role("link", name="Rules").click()

    page.get_by_role("heading", name="Banquet Royal", level=1).wait_for()
    page.locator("#B1").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_without_a_board_can_be_played_to_the_end(visitor, size):
    page = visitor(size, bypass_csp=True)
    set_table(page, NAME)
    page.get_by_role("region", name="My side of the table").wait_for()

    assert serious_issues(page) == []
    assert page.get_by_role("table", name="Seats").get_by_role("row").count() == 3
    assert play_to_the_end(page, click_something) > 10

    page.get_by_role("table", name="Points by scoring line").first.wait_for()


def test_a_game_without_a_board_speaks_the_language_of_the_page(visitor):
    page = visitor(locale="fr-FR")
    set_table(page, NAME)

    click_times(page, 1)

    page.locator(".choices").get_by_text("salade verte").first.wait_for()
    page.get_by_role("region", name="Mon côté de la table").wait_for()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_fourth_game_can_be_played_to_the_end(chromium, size):
    """Stockpot, the example of the guide: hidden hands, chance, and choices at the same time."""
    games = {"TOQUE_GAMES": str(ROOT / "tests" / "fourth_game"), "TOQUE_PLAIN": "1"}
    with ServerProcess(environment=games) as server, welcoming(chromium, server) as come:
        page = come(size)
        set_table(page, "stockpot")

        assert play_to_the_end(page, click_something) >= DECISIONS_OF_STOCKPOT

        page.get_by_role("table", name="Points by scoring line").first.wait_for()
