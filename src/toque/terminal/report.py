"""Matches and simulations, told in the terminal."""

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table

from toque.core.game import Game
from toque.core.match.match import Match
from toque.core.types import Plain, Seat
from toque.terminal.play import SPECTATOR, score_table, show_board


def tell_match(match: Match, seat: Seat | None, console: Console) -> None:
    """Print every ply with its events, as this seat (or a spectator) may know them, and then the table."""
    sentences = match.game.text("en", match.seats)
    looking = SPECTATOR if seat is None else seat
    again = Match(match.game, match.players, match.options, match.seats, match.seed)
    happened = again.opening_events()
    for number, ply in enumerate([None, *match.plies]):
        if ply is not None:
            console.print(f"{number}. {match.seats[ply.seat]}", markup=False, highlight=False)
            happened = again.play(ply.seat, ply.action)
        text = sentences.about(again.state)
        for event in happened:
            if event.is_visible_to(looking):
                console.print(f"   {text.event(event)}", style="dim", markup=False, highlight=False)
    console.rule()
    show_board(match.game, match.game.view(match.state, seat), text, console)
    console.print(score_table(match.game, match.score(), text))


def simulation_table(game: Game, summary: dict[str, Plain]) -> RenderableType:
    """Who won how often, with how many points: a column a seat."""
    text = game.text("en")
    seats = summary["seats"]
    table = Table(title=escape(f"{game.title}: {summary['games']} games, seed {summary['seed']}"))
    table.add_column("")
    for seat in seats:
        table.add_column(f"{seat['seat'] + 1} {seat['player']}", justify="right")
    table.add_row("Wins", *(f"{seat['wins']:g}" for seat in seats))
    table.add_row("Share of wins", *(f"{seat['win_share']:.1%}" for seat in seats))
    table.add_row("Points", *(f"{seat['points']:.1f}" for seat in seats), end_section=True)
    for line in game.score_lines:
        if any(seat["points_by_line"][line] for seat in seats):
            table.add_row(text.score_line(line), *(f"{seat['points_by_line'][line]:.1f}" for seat in seats))
    lengths = summary["decisions"]
    ends = ", ".join(f"{reason.replace('_', ' ')} {count}" for reason, count in summary["end_reasons"].items())
    length = f"Decisions a game: {lengths['shortest']} to {lengths['longest']}, median {lengths['median']:g}"
    return Group(table, length, f"Ends: {ends}")
