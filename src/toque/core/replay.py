"""Replaying a match file: every ply checked against the rules, the seed against its commitment."""

from collections.abc import Callable

import msgspec

from toque.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadUndo,
    IllegalAction,
    IllegalPly,
    MatchFileError,
    SeedMismatch,
)
from toque.core.game import Game
from toque.core.match import Act, AnyEntry, Header, Match, Resign, Result, TimeOut, Undo
from toque.core.matchfile import MatchFile
from toque.core.seed import is_committed


def replay(file: MatchFile, load: Callable[[str], Game], at: int | None = None) -> Match:
    """Play a match file again, up to the first `at` plies; whatever is wrong with it raises a `MatchFileError`."""
    match = _opening(file, load(file.header.game))
    for line, entry in file.entries:
        if at is not None and len(match.plies) >= at:
            return match
        _replay_entry(match, line, entry)
    if at is not None and at > len(match.plies):
        raise MatchFileError(f"there is no ply {at}: the file ends after ply {len(match.plies)}")
    return match


def _opening(file: MatchFile, game: Game) -> Match:
    header = file.header
    if header.rules != game.rules_version:
        raise MatchFileError(
            f"played by version {header.rules} of the rules of {game.title}; this program has {game.rules_version}"
        )
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
    if isinstance(entry, Act):
        _replay_act(match, line, entry)
    elif isinstance(entry, Undo):
        try:
            match.undo(entry.seat, entry.plies, agreed=entry.agreed)
        except BadUndo as error:
            raise MatchFileError(f"line {line}: {error}") from None
    elif isinstance(entry, Resign | TimeOut):
        if not 0 <= entry.seat < match.players:
            raise MatchFileError(f"line {line}: there is no seat {entry.seat}")
        (match.resign if isinstance(entry, Resign) else match.time_out)(entry.seat)
    elif isinstance(entry, Result) and (not match.is_over or entry != match.result()):
        raise MatchFileError(f"line {line}: the result in this file is not what its moves lead to")


def _replay_act(match: Match, line: int, entry: Act) -> None:
    ply = len(match.plies) + 1
    where = f"ply {ply} (line {line})"
    try:
        action = msgspec.json.decode(entry.action, type=match.game.action_type)
        match.play(entry.seat, match.game.encode_action(action))
    except (msgspec.MsgspecError, UnicodeDecodeError, BadAction) as error:
        raise MatchFileError(f"{where} is no action of {match.game.title}: {error}") from None
    except IllegalAction as error:
        words = match.game.text("en").action(action)
        raise IllegalPly(f"{where} is illegal: player {entry.seat + 1}, «{words}»: {error}", ply, error.rule) from None
