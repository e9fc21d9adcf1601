"""Plot an arena's result: ratings with their intervals, and points by scoring line."""

from pathlib import Path
from typing import TYPE_CHECKING

from toque.bots.arena.standings import Standings
from toque.core.errors import NoPlot
from toque.games import load

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SUFFIXES = (".png", ".svg")
SMALLEST_LINE = 0.05
"""The plot leaves out scoring lines with fewer points than this for every bot."""


def check_plot(path: Path) -> None:
    """Raise, before the games start, if no plot could be drawn."""
    if path.suffix.lower() not in SUFFIXES:
        raise NoPlot(f"a plot is a .png or .svg file, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise NoPlot(f"{path}: No such file or directory")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise NoPlot("this needs matplotlib: pip install 'toque[plot]'") from None


def save_plot(result: Standings, path: Path) -> None:
    """Draw the ratings on the left and the points on the right."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot

    lines = shown_lines(result)
    height = max(1.6 + 0.6 * len(result.standings), 1.2 + 0.2 * len(lines))  # room for the list of lines
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, height), layout="constrained")
    _draw_ratings(left, result)
    right.set_prop_cycle(color=mpl.color_sequences["tab20"])
    _draw_points(right, result, lines)
    title = load(result.contest.game).title
    figure.suptitle(f"{title}, {len(result.contest.players)} players, {result.games} games")
    try:
        figure.savefig(path)
    except OSError as error:
        raise NoPlot(f"{path}: {error.strerror}") from None
    finally:
        pyplot.close(figure)


def _draw_ratings(axes: "Axes", result: Standings) -> None:
    rows = result.standings[::-1]
    spread = [row.rating_interval[1] - row.rating for row in rows]
    axes.errorbar([row.rating for row in rows], range(len(rows)), xerr=spread, fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), [f"{row.name}\n{row.win_share:.0%} of wins" for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("rating, with its 95 % interval")
    axes.grid(axis="x", alpha=0.3)


def shown_lines(result: Standings) -> list[str]:
    """Return the scoring lines that matter for at least one bot."""
    rows = result.standings
    return [
        line for line in rows[0].points_by_line if max(abs(row.points_by_line[line]) for row in rows) >= SMALLEST_LINE
    ]


def _draw_points(axes: "Axes", result: Standings, lines: list[str]) -> None:
    rows = result.standings[::-1]
    text = load(result.contest.game).text("en")
    gained, lost = [0.0] * len(rows), [0.0] * len(rows)
    for line in lines:
        values = [row.points_by_line[line] for row in rows]
        starts = [gained[i] if value >= 0 else lost[i] for i, value in enumerate(values)]
        axes.barh(range(len(rows)), values, left=starts, label=text.score_line(line))
        for i, value in enumerate(values):
            if value >= 0:
                gained[i] += value
            else:
                lost[i] += value
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.set_xlabel("points by scoring line")
    axes.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))
