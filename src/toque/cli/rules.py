"""`toque rules`: the numbered rules."""

import click

from toque.cli.options import console, game_argument, language_option, load_game


@click.command()
@game_argument
@click.argument("number", required=False)
@language_option
def rules(game: str, number: str | None, language: str) -> None:
    """Print the rules of GAME, or the one with a NUMBER, such as B9."""
    from rich.markdown import Markdown

    from toque.core.words.rulebook import rule_named
    from toque.core.words.rulebook import rules as all_rules

    chosen = load_game(game)
    book = [rule_named(chosen, number, language)] if number else list(all_rules(chosen, language).values())
    section = ""
    terminal = console()
    for rule in book:
        if rule.section != section:
            section = rule.section
            terminal.print(f"\n[bold]{section}[/bold]" if not number else f"[bold]{chosen.title}: {section}[/bold]")
        terminal.print(Markdown(f"**{rule.name}** {rule.text}"))
