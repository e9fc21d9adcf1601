"""Routes that change nothing: the games and their rules, and matches that are over."""

import asyncio
import functools

import msgspec
from starlette.requests import Request

from toque.core.game import Game
from toque.core.match.lesson import lesson_words
from toque.core.words.options import option_choices, spell
from toque.core.words.rulebook import rules as rulebook
from toque.games import NAMES, load
from toque.server.errors import malformed, no_such_table
from toque.server.http.api import Answer, hub_of, language_of
from toque.server.protocol import GameInfo, LessonInfo, OptionInfo, Person, RuleText
from toque.server.render import replay as render
from toque.server.render.how_to import how_to as render_how_to
from toque.server.rooms.room import Room
from toque.server.table.table import Table
from toque.server.table.viewer import eyes_of

MOST_DIGITS = 6
KEPT = 32
"""Answers: of each kind, for games and languages."""


async def games(request: Request, person: Person | None) -> Answer:
    """The games that can be played."""
    return Answer(_games(language_of(request)))


async def rules(request: Request, person: Person | None) -> Answer:
    """A game's rulebook."""
    return Answer(_rules(load(request.path_params["game"]), language_of(request)))


async def how_to(request: Request, person: Person | None) -> Answer:
    """How a game is played, on one page."""
    game = load(request.path_params["game"])
    return Answer(await asyncio.to_thread(render_how_to, game, language_of(request)))


async def components(request: Request, person: Person | None) -> Answer:
    """The text and values printed on a game's cards and boards: the same at all its tables."""
    return Answer(_components(load(request.path_params["game"]), language_of(request)))


async def game_words(request: Request, person: Person | None) -> Answer:
    """The sentences of a game as Fluent source, for a browser that was built without that game."""
    return Answer(_words(load(request.path_params["game"]), language_of(request)))


async def match_file(request: Request, person: Person | None) -> Answer:
    """A finished match, for `toque verify` and `toque replay`."""
    room = await _table(request)
    answer = Answer(None)
    answer.body = await asyncio.to_thread(render.match_file, room.table)
    answer.headers["content-length"] = str(len(answer.body))
    answer.headers["content-type"] = "application/jsonl"
    answer.headers["content-disposition"] = f'attachment; filename="{room.table.game.name}-{room.id}.toque"'
    return answer


async def replay(request: Request, person: Person | None) -> Answer:
    """A finished match, ply by ply."""
    room = await _table(request)
    return Answer(await asyncio.to_thread(render.replay, room.table, language_of(request)))


async def replay_position(request: Request, person: Person | None) -> Answer:
    """Any seat's view of any ply of a finished match; without a seat, a spectator's.

    While the match goes on, everybody gets the view of their own seat only.
    """
    room = await _table(request)
    ply = number(request.path_params["ply"])
    if room.table.stage == "playing":
        return await _moment(room.table, ply, person, language_of(request))
    given = request.query_params.get("seat", "")
    seat = number(given) if given else None
    return Answer(await asyncio.to_thread(render.replay_position, room.table, ply, seat, language_of(request)))


async def _moment(table: Table, ply: int, person: Person | None, language: str) -> Answer:
    match, seat = table.playing(), eyes_of(table, person.id if person else None, None).seat
    moves = list(match.moves())  # now: the match goes on while a thread replays them
    if ply > len(moves):
        raise malformed("no-such-ply")
    return Answer(await asyncio.to_thread(render.moment, match, moves[:ply], seat, language))


def number(digits: str) -> int:
    """A number in an address."""
    if not digits.isdecimal() or len(digits) > MOST_DIGITS:
        raise malformed("no-such-ply")
    return int(digits)


async def _table(request: Request) -> Room:
    room = await hub_of(request).find(request.path_params["table"])
    if room is None:
        raise no_such_table()
    return room


# The same for everybody: written once for each language.


@functools.lru_cache(maxsize=KEPT)
def _games(language: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode([_info(load(name), language) for name in NAMES]))


@functools.lru_cache(maxsize=KEPT)
def _rules(game: Game, language: str) -> msgspec.Raw:
    rows = [RuleText(rule.name, rule.section, rule.text) for rule in rulebook(game, language).values()]
    return msgspec.Raw(msgspec.json.encode(rows))


@functools.lru_cache(maxsize=KEPT)
def _components(game: Game, language: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(game.printed(language)))


@functools.lru_cache(maxsize=KEPT)
def _words(game: Game, language: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(game.text(language).source()))


def _info(game: Game, language: str) -> GameInfo:
    text = game.text(language)
    return GameInfo(
        name=game.name,
        title=text.title(),
        summary=text.summary(),
        facts=text.facts(),
        min_players=game.min_players,
        max_players=game.max_players,
        options=[
            OptionInfo(name, text.option(name), [spell(choice) for choice in choices], spell(choices[0]))
            for name, choices in option_choices(game.options).items()
        ],
        score_lines={line: text.score_line(line) for line in game.score_lines},
        lessons=[LessonInfo(lesson.name, lesson_words(game, language)(lesson.title)) for lesson in game.lessons],
    )
