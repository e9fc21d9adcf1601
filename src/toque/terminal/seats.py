"""Reads the players of all seats, and gives them names."""

from toque.bots.bot import BOTS, HUMAN, is_bot
from toque.core.errors import BadSeat
from toque.core.game import Game
from toque.core.words.languages import ENGLISH
from toque.core.words.text import words


def read_seats(game: Game, seats: str | None, players: int | None, *, with_human: bool) -> list[str]:
    """The kind of player on every seat: as named, or a person (if one may play) against greedy bots."""
    if players is not None:
        game.check(players, game.options())
    if seats is None:
        count = players if players is not None else game.min_players
        named = [HUMAN if seat == 0 and with_human else "greedy" for seat in range(count)]
    else:
        named = [seat.strip() for seat in seats.split(",")]
    kinds = (HUMAN, *BOTS) if with_human else BOTS
    for name in named:
        if name not in kinds and not is_bot(name):
            raise BadSeat(f"no seat can be {name!r}; it can be: {', '.join(kinds)}")
    if players is not None and players != len(named):
        raise BadSeat(f"{len(named)} seats are named for {players} players")
    game.check(len(named), game.options())
    return named


def seat_names(seats: list[str], language: str = ENGLISH) -> list[str]:
    """The names of the players: Player 1, Greedy 2..."""
    say = words("terminal", language)
    return [say(f"seat-{kind}", number=seat + 1) for seat, kind in enumerate(seats)]


def fill_seats(seats: str, players: int | None) -> list[str]:
    """The bots of an arena: as named, the last one on all seats left over."""
    named = [seat.strip() for seat in seats.split(",")]
    for name in named:
        if not is_bot(name):
            raise BadSeat(f"no seat can be {name!r}; it can be: {', '.join(BOTS)}")
    count = len(named) if players is None else players
    if len(named) > count:
        raise BadSeat(f"{len(named)} seats are named for {count} players")
    return named + named[-1:] * (count - len(named))
