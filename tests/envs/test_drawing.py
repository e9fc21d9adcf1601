"""Pictures: of each kind, from what a seat may see."""

import numpy as np
import pytest

from tests.envs.doors import every_name, play_randomly, plies_for
from toque.envs.drawing import CELL_HEIGHT, CELL_WIDTH, COLUMNS, PAPER, ROWS, draw
from toque.envs.episode import Episode


def some_episode(name):
    episode = Episode(name)
    episode.reset(4)
    return play_randomly(episode, most=plies_for(name, 30))


@every_name
def test_the_same_table_is_drawn_as_text_as_svg_and_as_pixels_of_one_size(name):
    episode = some_episode(name)
    text, svg, pixels = (draw(episode.game, episode.state, 0, mode) for mode in ("ansi", "svg", "rgb_array"))

    assert episode.text.prompt(episode.game.view(episode.state, 0)) in text
    assert svg.startswith("<svg")
    assert "url(http" not in svg
    assert pixels.shape == (ROWS * CELL_HEIGHT, COLUMNS * CELL_WIDTH, 3)
    assert (pixels != PAPER).any(axis=2).mean() > 0.01


@every_name
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_a_picture_shows_nothing_that_its_viewer_cannot_know(name, mode):
    episode = some_episode(name)
    world = episode.redeal(0, np.arange(1, 5))

    for viewer in (0, None):
        pictures = [draw(episode.game, each.state, viewer, mode) for each in (episode, world)]
        assert np.array_equal(*pictures)
    assert not np.array_equal(*(draw(episode.game, episode.state, viewer, mode) for viewer in (0, 1)))
