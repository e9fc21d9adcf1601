"""`toque games`: the games and their options."""

import click


@click.command()
def games() -> None:
    """List the games, who can play them, and their options."""
    from toque.core.words.options import option_choices, spell
    from toque.games import NAMES, load

    for name in NAMES:
        game = load(name)
        text = game.text("en")
        click.echo(f"{game.name}  {game.title}, {game.min_players} to {game.max_players} players")
        click.echo(f"  {game.summary}")
        for option, choices in option_choices(game.options).items():
            click.echo(f"  {option}={'|'.join(map(spell, choices))}")
            click.echo(f"      {text.option(option)}")
