"""The log of a training as a picture (needs matplotlib)."""

import json
from pathlib import Path

from toque.core.errors import NoPlot, TrainingError

CURVES = (("points", "points a seat"), ("entropy", "entropy of play"), ("value_error", "squared error of values"))
SIZE = (7, 8)


def draw(folder: Path, file: Path) -> None:
    """Draw points, entropy and error over the decisions played."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlot("drawing needs matplotlib: pip install 'toque[plot]'") from None
    rounds = read_log(folder)
    figure = Figure(figsize=SIZE, layout="constrained")
    for axes, (name, label) in zip(figure.subplots(len(CURVES), sharex=True), CURVES, strict=True):
        axes.plot([line["decisions"] / 1e6 for line in rounds], [line[name] for line in rounds])
        axes.set_ylabel(label)
    axes.set_xlabel("millions of decisions")
    figure.savefig(file)


def read_log(folder: Path) -> list[dict[str, float]]:
    """The rounds of a training, oldest first."""
    path = folder / "log.jsonl"
    if not path.exists():
        raise TrainingError(f"there is no training in {folder}")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
