"""The arena: many games between bots, paired so that luck cancels, resumed where they were stopped.

Games come in sets. All games of a set have the same deal, and the players move one seat on from game to game. So every
player plays every seat of every deal once. Results go to a file of JSON lines, one line a finished game, in any order.
A stopped arena later plays the games that are missing.
"""

import functools
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import msgspec

import toque
from toque.bots.arena.game import BY_SEAT, Outcome, play_game, reordered
from toque.bots.bot import Bot, check_name, is_network, make_bot, network_of
from toque.bots.learned import digest_of
from toque.bots.levels import LEVELS, thinking_of
from toque.core.errors import ArenaFileError
from toque.core.game import Game
from toque.core.match.matchfile import UNREADABLE
from toque.core.types import Plain
from toque.core.words.options import GameOptions
from toque.games import load

FORMAT = 1
LONGEST_HEADER = 1 << 16


class Contest(msgspec.Struct, frozen=True):
    """A game and its players: the first line of a results file."""

    arena: int
    game: str
    rules: int
    players: list[str]
    """The bot of each player; one bot may be several players."""
    options: dict[str, Plain]
    seed: str
    pack: str = ""
    """Fingerprint of the card pack; empty for the game's own cards."""
    version: str = ""
    """The version of Toque."""
    thinking: dict[str, str] = {}
    """All settings of each bot that is a level (see `levels.thinking_of`), and the digest of each that is a network."""


class Job(msgspec.Struct, frozen=True):
    """One game to play: its deal, and by how many seats the players have moved on."""

    deal: int
    shift: int


class Played(msgspec.Struct, frozen=True):
    """One finished game; `outcome` lists players in the order of the contest, not seats."""

    job: Job
    outcome: Outcome


Runner = Callable[[Contest, list[Job]], Iterator[Played]]
"""Plays jobs and yields their results in any order."""


def new_contest(game: str, players: list[str], options: GameOptions, seed: str) -> Contest:
    """Return a new contest; raise if the game cannot be played this way."""
    chosen = load(game)
    chosen.check(len(players), options)
    for name in players:
        check_name(name)
    words = msgspec.to_builtins(options)
    thinking = {name: _thinking(chosen, name) for name in players if name in LEVELS or is_network(name)}
    return Contest(
        FORMAT, game, chosen.rules_version, players, words, seed, chosen.pack_digest, toque.__version__, thinking
    )


def _thinking(game: Game, name: str) -> str:
    """What makes a bot what it is: the settings of a level, or the weights of a network."""
    if name in LEVELS:
        return thinking_of(game, name)
    return f"network {digest_of(network_of(name))}"


def jobs(contest: Contest, games: int) -> list[Job]:
    """Return at least `games` jobs, rounded up to whole sets."""
    seats = len(contest.players)
    return [Job(deal, shift) for deal in range(-(-games // seats)) for shift in range(seats)]


def play_job(contest: Contest, job: Job) -> Played:
    """Play one game: the unit of work of a process, on this machine or another."""
    game = load(contest.game)
    options = msgspec.convert(contest.options, game.options)
    if new_contest(contest.game, contest.players, options, contest.seed) != contest:
        raise ArenaFileError("this machine has another Toque, other cards or other bots than the contest")
    seats = len(contest.players)
    player_at = [(seat - job.shift) % seats for seat in range(seats)]
    bots = [_bot(contest.players[player], contest.game) for player in player_at]
    deal = f"{contest.seed} {job.deal}"
    outcome = play_game(game, bots, options, deal, f"{deal} {job.shift}")
    return Played(job, reordered(outcome, sorted(range(seats), key=lambda seat: player_at[seat])))


@functools.cache
def _bot(name: str, game: str) -> Bot:
    return make_bot(name, load(game))


@dataclass
class Results:
    """The finished games, in memory and, if there is a path, in a file."""

    contest: Contest
    played: dict[Job, Played]
    _file: IO[bytes] | None = None

    def missing(self, games: int) -> list[Job]:
        """Return the jobs that have no result yet."""
        return [job for job in jobs(self.contest, games) if job not in self.played]

    def add(self, played: Played) -> None:
        """Keep a result; it is on disk before this returns."""
        if self._file:
            try:
                self._file.write(_line(played))
                self._file.flush()
            except OSError as error:
                raise ArenaFileError(
                    f"{self._file.name}: {error.strerror or error}; all games before are kept"
                ) from None
        self.played[played.job] = played

    def in_order(self, games: int) -> list[Played]:
        """Return the first `games` results in the order of the jobs, not of their completion."""
        return [self.played[job] for job in jobs(self.contest, games) if job in self.played]

    def close(self) -> None:
        """Close the file."""
        if self._file:
            with suppress(OSError):  # `add` has already reported a full disk
                self._file.close()


def open_results(contest: Contest, path: Path | None) -> Results:
    """Open a results file to continue it, or create it; without a path, keep results in memory only."""
    if path is None:
        return Results(contest, {})
    try:
        with ExitStack() as failing:
            file = failing.enter_context(path.open("a+b"))
            played = _take_up(contest, file, path)
            failing.pop_all()  # keep the file open
    except OSError as error:
        raise ArenaFileError(f"{path}: {error.strerror or error}") from None
    return Results(contest, played, file)


def _take_up(contest: Contest, file: IO[bytes], path: Path) -> dict[Job, Played]:
    """Read the finished games of a file and leave it ready for the next line."""
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        raise ArenaFileError(f"{path} is no file to keep results in")
    _lock(file, path)
    file.seek(0)
    header = file.readline(LONGEST_HEADER)
    if _line(contest).startswith(header) and not header.endswith(
        b"\n"
    ):  # a new file, or one whose header was cut off by a kill
        file.truncate(0)
        file.write(_line(contest))
        file.flush()
        return {}
    _check_header(contest, header, path)
    *lines, rest = file.read().split(b"\n")
    games = {each.job: each for each in _read(contest, lines, path)}
    file.truncate(file.tell() - len(rest))  # drop a line that a killed program left unfinished
    return games


def _line(what: Contest | Played) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock the file: two arenas that write to one file would corrupt it."""
    try:
        import fcntl
    except ImportError:  # this system has no such locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaFileError(f"{path} is in use: another arena plays on with it") from None
    except OSError:  # this disk has no such locks
        return


def _check_header(contest: Contest, line: bytes, path: Path) -> None:
    try:
        found = msgspec.json.decode(line, type=Contest)
    except UNREADABLE:
        raise ArenaFileError(f"{path} holds no results of an arena") from None
    if found != contest:
        raise ArenaFileError(
            f"{path} holds the results of another contest, another version, or of bots with other settings"
        )


def _read(contest: Contest, lines: list[bytes], path: Path) -> Iterator[Played]:
    """Decode the results of a file, line by line."""
    seats, scoring_lines = len(contest.players), len(load(contest.game).score_lines)
    for number, line in enumerate(lines, 2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except UNREADABLE:
            raise ArenaFileError(f"{path}: line {number} is no result of a game") from None
        outcome = played.outcome
        if (
            any(len(getattr(outcome, name)) != seats for name in BY_SEAT)
            or any(len(each) != scoring_lines for each in outcome.lines)
            or min(outcome.ranks) != 1
            or max(outcome.ranks) > seats
        ):
            raise ArenaFileError(f"{path}: line {number} is no result of a game of {seats}")
        yield played


def run(results: Results, games: int, runner: Runner) -> Iterator[Played]:
    """Play the missing games with a runner (see `runners`) and keep each result as it comes."""
    for played in runner(results.contest, results.missing(games)):
        results.add(played)
        yield played
