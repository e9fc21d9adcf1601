"""Whatever can be done, and what one holds, is in sight at every size; nothing is cut off or too small to read."""

import random

import pytest

from tests import BOARDS
from tests.web.server_process import is_over, set_table, set_table_for
from tests.web.visibility import HEAR, SIZES, complaints, told
from toque.games import load

SAMPLE = ("laptop", "tablet", "phone")
"""Sizes that the fast test looks at."""
EVERY = 5
"""The fast test looks at every fifth of my moves."""
MOVES = 40
SHARES = 3
"""A soak looks at each move in a third of the sizes, and at the next move in another third."""
MOST_FAULTS = 40
"""A soak goes on until it has found so many."""
LANGUAGES = ("en-GB", "fr-FR", "nl-BE")
LARGER_TEXT = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '125%' })"
MOVE = """(luck) => {
    const buttons = [...document.querySelectorAll('.choices button[data-number]:not(:disabled)')]
    if (!buttons.length) return new Promise((soon) => setTimeout(() => soon(0), 20))
    buttons[Math.floor(luck * buttons.length)].click()
    return new Promise((soon) => setTimeout(() => soon(1), 80))
}"""


def play(page, seed, moves=None, every=1, sizes=tuple(SIZES), most_faults=0, pictures=None, shares=1):
    """Play by chance, the same in every run; what is wrong with any of the positions at any size.

    A long run goes on until it has met more faults than it may, and names each once, with its move.
    Sizes can be shared out among successive moves.
    """
    draw, made, faults = random.Random(seed), 0, {}
    while not is_over(page) and (moves is None or made < moves):
        luck = draw.random()
        while not page.evaluate(MOVE, luck) and not is_over(page):
            pass
        made += 1
        if made % every == 0 and not is_over(page):
            found = complaints(page, sizes[made % shares :: shares], pictures)
            for size, wrong in found.items() if not is_over(page) else ():  # a result lies over the board
                for each in wrong:
                    faults.setdefault(f"{size}: {each}", made)
            assert len(faults) <= most_faults, told(faults)
    assert not faults, told(faults)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("game", BOARDS)
def test_everything_is_in_sight(guest, game):
    page = guest()
    page.add_init_script(HEAR)
    set_table(page, game)

    assert play(page, game, MOVES, EVERY, SAMPLE) > 0


@pytest.mark.slow
@pytest.mark.parametrize("locale", LANGUAGES[1:])
@pytest.mark.parametrize("game", BOARDS)
def test_everything_is_in_sight_for_the_most_players_in_longer_words(guest, game, locale):
    page = guest(locale=locale)
    page.add_init_script(HEAR)
    set_table_for(page, game, load(game).max_players)

    assert play(page, game, MOVES // 2, EVERY, SAMPLE) > 0


@pytest.mark.soak
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("seed", range(7))
@pytest.mark.parametrize("game", BOARDS)
def test_everything_is_in_sight_in_whole_games(guest, tmp_path, game, seed, locale):
    page = guest(locale=locale)
    page.add_init_script(HEAR)
    if seed % 3 == 2:
        page.add_init_script(LARGER_TEXT)
    kind = load(game)
    set_table_for(page, game, kind.min_players + seed % (kind.max_players - kind.min_players + 1))

    made = play(page, f"{game} {seed}", most_faults=MOST_FAULTS, pictures=tmp_path, shares=SHARES)
    print(
        f"{game}, seed {seed}, {locale}: {made} moves, each looked at in {len(SIZES) // SHARES} of {len(SIZES)} sizes"
    )
    assert made > 0


def test_what_is_covered_or_too_small_is_noticed(guest):
    page = guest()
    page.add_init_script(HEAR)
    set_table(page, "paris")
    page.evaluate("window.scrollTo(0, 0)")

    page.add_style_tag(content=".paris .beside { visibility: hidden } .sentence { font-size: 9px !important }")
    found = complaints(page, ["laptop"])["laptop"]

    assert any("text of 9.0 px" in each for each in found)
    assert any("my hand is not in sight" in each or "no place in sight" in each for each in found)
