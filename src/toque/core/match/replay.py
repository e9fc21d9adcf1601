"""Replaying a match file: every ply checked against the rules, the seed against its commitment."""

from collections.abc import Callable

import msgspec

from toque.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadSeat,
    BadUndo,
    IllegalAction,
    IllegalPly,
    MatchFileError,
    MatchOver,
    SeedMismatch,
)
from toque.core.game import Game
from toque.core.match.entries import Act, AnyEntry, Header, Resign, Result, TimeOut, Undo
from toque.core.match.match import Match
from toque.core.match.matchfile import UNREADABLE, MatchFile
from toque.core.match.seed import is_committed


def replay(file: MatchFile, load: Callable[[str], Game], at: int | None = None) -> Match:
    """Play a match file again, up to the first `at` plies that stand; raise MatchFileError if it is wrong."""
    match = _opening(file, load(file.header.game))
    for i, (line, entry) in enumerate(file.entries):
        if i and isinstance(file.entries[i - 1][1], Result):
            raise MatchFileError(f"line {line}: nothing can follow the result")
        _replay_entry(match, line, entry)
    return match if at is None else _first_plies(match, at)


def _first_plies(match: Match, at: int) -> Match:
    if at > len(match.plies):
        raise MatchFileError(f"there is no ply {at}: the match has {len(match.plies)}")
    again = Match(match.game, match.players, match.options, match.seats, match.seed)
    for ply in match.plies[:at]:
        again.play(ply.seat, ply.action)
    return again


def _opening(file: MatchFile, game: Game) -> Match:
    header = file.header
    if header.rules != game.rules_version:
        raise MatchFileError(
            f"played by version {header.rules} of the rules of {game.title}; this program has {game.rules_version}"
        )
    if header.pack != game.pack_digest:
        played = f"with the card pack {header.pack}" if header.pack else "with the game's own cards"
        here = f"with the pack {game.pack_digest}" if game.pack_digest else "with the game's own cards"
        raise MatchFileError(f"played {played}, but loaded here {here}; --pack DIR chooses a pack")
    if not is_committed(file.seed, header.commitment):
        raise SeedMismatch("the seed in this file is not the one that was committed to at the start")
    return _fresh_match(game, header, file.seed)


def _fresh_match(game: Game, header: Header, seed: bytes) -> Match:
    if len(header.seats) != header.players:
        raise MatchFileError(f"line 1 names {len(header.seats)} seats for {header.players} players")
    try:
        options = msgspec.convert(header.options, game.options)
        return Match(game, header.players, options, list(header.seats), seed)
    except msgspec.ValidationError as error:
        raise MatchFileError(f"line 1: unknown options: {error}") from None
    except (BadPlayers, BadOption) as error:
        raise MatchFileError(f"line 1: {error}") from None


def _replay_entry(match: Match, line: int, entry: AnyEntry) -> None:
    try:
        if isinstance(entry, Act):
            _replay_act(match, line, entry)
        elif isinstance(entry, Undo):
            match.undo(entry.seat, entry.plies, agreed=entry.agreed)
        elif isinstance(entry, Resign):
            match.resign(entry.seat)
        elif isinstance(entry, TimeOut):
            match.time_out(entry.seat)
    except (BadSeat, BadUndo, MatchOver) as error:
        raise MatchFileError(f"line {line}: {error}") from None
    if isinstance(entry, Result) and (not match.is_over or entry != match.result()):
        raise MatchFileError(f"line {line}: the result in this file is not what its moves lead to")


def _replay_act(match: Match, line: int, entry: Act) -> None:
    ply = len(match.plies) + 1
    where = f"ply {ply} (line {line})"
    try:
        action = msgspec.json.decode(entry.action, type=match.game.action_type)
        match.play(entry.seat, match.game.encode_action(action))
    except (*UNREADABLE, BadAction) as error:
        raise MatchFileError(f"{where} is no action of {match.game.title}: {error}") from None
    except IllegalAction as error:
        words = match.game.text("en").action(action)
        raise IllegalPly(f"{where} is illegal: player {entry.seat + 1}, «{words}»: {error}", ply, error.rule) from None
