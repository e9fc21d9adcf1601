"""How a table begins: what is asked for, checked and written down as its first entries."""

import secrets

import msgspec

from toque.bots.bot import BOTS
from toque.core.errors import BadOption
from toque.core.game import Game
from toque.core.match.lesson import lesson_named, seed_of
from toque.core.match.seed import new_seed
from toque.core.types import Action, Plain
from toque.core.words.lessons import Lesson
from toque.core.words.options import GameOptions, parse_options, spell
from toque.games import load
from toque.server.errors import malformed
from toque.server.names import checked_name
from toque.server.protocol import NewSeat, NewTable, Person
from toque.server.table.action_codec import action_words
from toque.server.table.clock import check_clock
from toque.server.table.entries import Acted, Entry, Opened, OpenedSeat, Started
from toque.server.table.seats import BOT_NAMES, Seats
from toque.server.table.table import Table

LONGEST_TABLE_NAME = 60
LESSON_LEVEL = "easy"
"""The bot of a guided game; in a lesson it does what the lesson says."""


def new_table_id() -> str:
    """An id that nobody can guess: it is the only way to a table that is not public."""
    return secrets.token_urlsafe(9)


def opening_entries(new: NewTable, host: Person, now: float) -> list[Entry]:
    """The first entries of a table; raise if it cannot be played."""
    game = load(new.game)
    if new.lesson:
        return lesson_entries(game, lesson_named(game, new.lesson), new.name, host, now)
    options = read_options(game, new.options)
    game.check(len(new.seats), options)
    check_clock(new)
    return with_start(
        Opened(
            at=now,
            person=host.id,
            game=game.name,
            rules=game.rules_version,
            pack=game.pack_digest,
            options=msgspec.to_builtins(options),
            seats=[_seat(seat, place, host) for place, seat in enumerate(new.seats)],
            name=_table_name(new.name),
            is_public=new.is_public,
            clock=new.clock,
            seconds=float(new.seconds),
            increment=float(new.increment),
            starts_at_once=new.starts_at_once,
            is_rated=new.is_rated,
        )
    )


def lesson_entries(game: Game, lesson: Lesson, name: str, host: Person, now: float) -> list[Entry]:
    """The first entries of a lesson's table: the learner and a bot sit there, and the match stands where it begins."""
    bots = [OpenedSeat("bot", BOT_NAMES[seat], None, LESSON_LEVEL) for seat in range(1, lesson.players)]
    opened = Opened(
        at=now,
        person=host.id,
        game=game.name,
        rules=game.rules_version,
        pack=game.pack_digest,
        options=msgspec.to_builtins(game.read_options(lesson.options)),
        seats=[OpenedSeat("person", checked_name(host.name), host.id), *bots],
        name=_table_name(name),
        is_public=False,
        clock="none",
        seconds=0.0,
        increment=0.0,
        starts_at_once=True,
        is_rated=False,
        lesson=lesson.name,
    )
    started = Started(at=now, seed=seed_of(lesson).hex(), names=Seats(opened.seats).distinct_names())
    moves = [Acted(at=now, seat=move.seat, action=_in_words(game, move.action)) for move in lesson.before]
    return [opened, started, *moves]


def _in_words(game: Game, action: Action) -> msgspec.Raw:
    return msgspec.Raw(action_words(game)[game.encode_action(action)])


def with_start(opened: Opened) -> list[Entry]:
    """The opening, and the start if nobody has to be waited for."""
    seats = Seats(opened.seats)
    return [opened, start(seats, opened.at)] if seats.can_start(opened.starts_at_once) else [opened]


def start(seats: Seats, now: float) -> Started:
    """The start of the match, with a seed that nobody knows."""
    return Started(at=now, seed=new_seed().hex(), names=seats.distinct_names())


def rematch_entries(table: Table, now: float) -> list[Entry]:
    """Return the first entries of a rematch: everybody one seat further. If several people play, it waits for all."""
    opened = table.opened
    seats = [OpenedSeat(each.kind, each.name, each.person, each.level) for each in table.seats.states]
    at_once = opened.starts_at_once and len(table.people) == 1
    return with_start(
        msgspec.structs.replace(
            opened,
            at=now,
            nonce=None,
            seats=seats[1:] + seats[:1],
            rematch_of=table.id,
            starts_at_once=at_once,
            lesson="",
            is_rated=opened.is_rated or bool(opened.lesson),
        )
    )


def read_options(game: Game, values: dict[str, Plain]) -> GameOptions:
    """Table options from their JSON values."""
    if not all(isinstance(value, str | bool) for value in values.values()):
        raise BadOption("a table option is a word, or true or false")
    return parse_options(game.options, {name: spell(value) for name, value in values.items()})


def _seat(seat: NewSeat, place: int, host: Person) -> OpenedSeat:
    if seat.kind == "open":
        return OpenedSeat("open")
    if seat.kind == "me":
        return OpenedSeat("person", checked_name(seat.name or host.name), host.id)
    return OpenedSeat("bot", BOT_NAMES[place], None, checked_level(seat.level))


def checked_level(level: str | None) -> str:
    """Return the level, or refuse it if there is no such bot."""
    if level not in BOTS:
        raise malformed("no-such-bot")
    return level


def _table_name(name: str) -> str:
    name = " ".join(name.split())
    if len(name) > LONGEST_TABLE_NAME or not name.isprintable():
        raise malformed("bad-table-name", longest=LONGEST_TABLE_NAME)
    return name
