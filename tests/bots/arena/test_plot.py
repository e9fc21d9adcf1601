"""The picture of an arena shows what its result says."""

import pytest

from toque.bots.arena.contest import new_contest, open_results, run
from toque.bots.arena.plot import save_plot, shown_lines
from toque.bots.arena.runners import here
from toque.bots.arena.standings import standings
from toque.games import load


def test_a_plot_has_the_ratings_with_their_intervals_and_the_points_by_line(tmp_path, monkeypatch):
    pyplot = pytest.importorskip("matplotlib.pyplot", reason="needs toque[plot]")
    games = open_results(new_contest("banquet", ["greedy", "random"], load("banquet").options(), "1"), None)
    result = standings(games.contest, list(run(games, 4, here)))
    rows = result.standings[::-1]
    drawn = []
    with monkeypatch.context() as still_open:
        still_open.setattr(pyplot, "close", drawn.append)
        save_plot(result, tmp_path / "ladder.svg")
    pyplot.close(drawn[0])
    ratings, points = drawn[0].axes
    marks, _, (bars,) = ratings.containers[0]
    ends = [end for line in bars.get_segments() for end in line[:, 0]]

    assert list(marks.get_xdata()) == [row.rating for row in rows]
    assert ends == pytest.approx([end for row in rows for end in row.rating_interval])
    assert [[bar.get_width() for bar in each] for each in points.containers] == [
        [row.points_by_line[line] for row in rows] for line in shown_lines(result)
    ]
