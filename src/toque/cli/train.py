"""`toque train`: a network learns a game by playing against itself."""

from pathlib import Path

import click

from toque.cli.options import game_argument, load_game, pack_option

MINUTES = 10.0


@click.command()
@game_argument
@pack_option
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), default=MINUTES, show_default=True)
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where the checkpoint lies, from which training goes on. [default: runs/GAME]",
)
@click.option("--device", metavar="DEVICE", help="Of the network: cpu or cuda. [default: cuda if there is a GPU]")
@click.option("--tables", type=click.IntRange(min=1), help="Games side by side.")
@click.option("--steps", type=click.IntRange(min=1), help="Decisions in every game between two rounds of learning.")
@click.option("--minibatch", type=click.IntRange(min=1), help="Decisions that are learned from at once.")
@click.option("--rate", type=click.FloatRange(min=0, min_open=True), help="The rate of learning at the start.")
@click.option("--entropy", type=click.FloatRange(min=0), help="What variety of play is worth at the start.")
@click.option("--seed", type=int, help="Any number.")
@click.option("--threads", type=click.IntRange(min=1), help="Threads that play. [default: one a core]")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Draw the log, and end.")
def train(
    game: str,
    minutes: float,
    into: Path | None,
    device: str | None,
    threads: int | None,
    plot: Path | None,
    **given: float,
) -> None:
    """Let a network learn GAME by playing against itself; run it again to go on.

    Needs PyTorch: pip install 'toque[train]'. The network as bots play it is written beside the checkpoint.
    """
    import msgspec

    from toque.core.errors import NoPackage

    folder = into or Path("runs") / game
    chosen = load_game(game)
    try:
        import torch
    except ImportError:
        raise NoPackage("training needs PyTorch: pip install 'toque[train]'") from None
    from toque.learning.train import Settings, Training

    if plot:
        from toque.learning.plot import draw

        draw(folder, plot)
        return
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    settings = msgspec.convert({name: value for name, value in given.items() if value is not None}, Settings)
    training = Training(chosen, settings, folder, device, threads)
    try:
        click.echo(f"{training.features.inputs} inputs, {training.weights} weights, on {device}, into {folder}")
        for line in training.run(minutes):
            click.echo(line.words)
    finally:
        training.close()
