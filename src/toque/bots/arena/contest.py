"""The arena: many games between bots, paired so that luck cancels, resumed where they were stopped.

Games come in sets. All games of a set have the same deal, and the players move one chair on from game to game, so
everybody plays every chair of every deal once. Results go to a file of JSON lines, one a finished game, in any order:
what is missing is played next time.
"""

import functools
import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import msgspec

import toque
from toque.bots.arena.game import BY_SEAT, Outcome, play_game, reordered
from toque.bots.bot import check_name, make_bot
from toque.bots.levels import LEVELS, thinking_of
from toque.core.errors import ArenaFileError
from toque.core.match.matchfile import UNREADABLE
from toque.games import load

FORMAT = 1
LONGEST_HEADER = 1 << 16


class Contest(msgspec.Struct, frozen=True):
    """Who plays what: the first line of a results file."""

    arena: int
    game: str
    rules: int
    players: list[str]
    """The bot of each player; the same bot may play several."""
    options: dict[str, Any]
    seed: str
    pack: str = ""
    """Fingerprint of the card pack, where it was not the game's own."""
    version: str = ""
    """Of Toque."""
    thinking: dict[str, str] = {}
    """How each of the bots thinks, where it is one that has a way of thinking (see `levels.thinking_of`)."""


class Job(msgspec.Struct, frozen=True):
    """One game to be played: its deal, and by how many chairs the players have moved on."""

    deal: int
    shift: int


class Played(msgspec.Struct, frozen=True):
    """One game that was played; `outcome` is by player, in the order of the contest, not by chair."""

    job: Job
    outcome: Outcome


def new_contest(game: str, players: list[str], options: msgspec.Struct, seed: str) -> Contest:
    """A contest; the game refuses what cannot be played."""
    chosen = load(game)
    chosen.check(len(players), options)
    for name in players:
        check_name(name)
    words = msgspec.to_builtins(options)
    thinking = {name: thinking_of(chosen, name) for name in players if name in LEVELS}
    return Contest(
        FORMAT, game, chosen.rules_version, players, words, seed, chosen.pack_digest, toque.__version__, thinking
    )


def jobs(contest: Contest, games: int) -> list[Job]:
    """That many games, made up to whole sets."""
    chairs = len(contest.players)
    return [Job(deal, shift) for deal in range(-(-games // chairs)) for shift in range(chairs)]


def play_job(contest: Contest, job: Job) -> Played:
    """Play one game: the work of one process, here or anywhere."""
    game = load(contest.game)
    options = msgspec.convert(contest.options, game.options)
    if new_contest(contest.game, contest.players, options, contest.seed) != contest:
        raise ArenaFileError("this machine has another Toque, other cards or other bots than the contest")
    chairs = len(contest.players)
    player_at = [(chair - job.shift) % chairs for chair in range(chairs)]
    bots = [_bot(contest.players[player], contest.game) for player in player_at]
    deal = f"{contest.seed} {job.deal}"
    outcome = play_game(game, bots, options, deal, f"{deal} {job.shift}")
    return Played(job, reordered(outcome, sorted(range(chairs), key=lambda chair: player_at[chair])))


@functools.cache
def _bot(name: str, game: str) -> Any:
    return make_bot(name, load(game))


@dataclass
class Results:
    """The games played so far, in memory or in a file as well."""

    contest: Contest
    played: dict[Job, Played]
    _file: IO[bytes] | None = None

    def missing(self, games: int) -> list[Job]:
        """What is still to be played."""
        return [job for job in jobs(self.contest, games) if job not in self.played]

    def add(self, played: Played) -> None:
        """Keep a result: on disk before anything else happens."""
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
        """The first so many games, whatever order they were finished in."""
        return [self.played[job] for job in jobs(self.contest, games) if job in self.played]

    def close(self) -> None:
        """No more results."""
        if self._file:
            with suppress(OSError):  # a full disk was told of when it could not take a game
                self._file.close()


def open_results(contest: Contest, path: Path | None) -> Results:
    """The results in a file, to go on with; a new file where there is none, no file where there is no path."""
    if path is None:
        return Results(contest, {})
    try:
        with ExitStack() as failing:
            file = failing.enter_context(path.open("a+b"))
            played = _take_up(contest, file, path)
            failing.pop_all()  # it stays open
    except OSError as error:
        raise ArenaFileError(f"{path}: {error.strerror or error}") from None
    return Results(contest, played, file)


def _take_up(contest: Contest, file: IO[bytes], path: Path) -> dict[Job, Played]:
    """The games in a file, which then ends where the next one is to be written."""
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        raise ArenaFileError(f"{path} is no file to keep results in")
    _lock(file, path)
    file.seek(0)
    header = file.readline(LONGEST_HEADER)
    if _line(contest).startswith(header) and not header.endswith(b"\n"):  # new, or cut off by a kill
        file.truncate(0)
        file.write(_line(contest))
        file.flush()
        return {}
    _check_header(contest, header, path)
    *lines, rest = file.read().split(b"\n")
    games = {each.job: each for each in _read(contest, lines, path)}
    file.truncate(file.tell() - len(rest))  # a line that a killed program left unfinished
    return games


def _line(what: Contest | Played) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def _lock(file: IO[bytes], path: Path) -> None:
    """Two arenas that write to one file would spoil each other's results."""
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaFileError(f"{path} is in use: another arena plays on with it") from None
    except OSError:  # nor on this disk
        return


def _check_header(contest: Contest, line: bytes, path: Path) -> None:
    try:
        found = msgspec.json.decode(line, type=Contest)
    except UNREADABLE:
        raise ArenaFileError(f"{path} holds no results of an arena") from None
    if found != contest:
        raise ArenaFileError(
            f"{path} holds the results of another contest, another version, or of bots that thought differently"
        )


def _read(contest: Contest, lines: list[bytes], path: Path) -> Iterator[Played]:
    """The games in a file."""
    chairs, scoring_lines = len(contest.players), len(load(contest.game).score_lines)
    for number, line in enumerate(lines, 2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except UNREADABLE:
            raise ArenaFileError(f"{path}: line {number} is no result of a game") from None
        outcome = played.outcome
        if (
            any(len(getattr(outcome, name)) != chairs for name in BY_SEAT)
            or any(len(each) != scoring_lines for each in outcome.lines)
            or min(outcome.ranks) != 1
            or max(outcome.ranks) > chairs
        ):
            raise ArenaFileError(f"{path}: line {number} is no result of a game of {chairs}")
        yield played


def run(results: Results, games: int, players_of_jobs: Any) -> Iterator[Played]:
    """Play what is missing by means of a runner (see `runners`), and keep each result as it comes."""
    for played in players_of_jobs(results.contest, results.missing(games)):
        results.add(played)
        yield played
