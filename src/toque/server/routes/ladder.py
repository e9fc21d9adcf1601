"""Routes of the ladder."""

from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from toque.games import load
from toque.server.errors import malformed
from toque.server.http.accounts import named
from toque.server.http.api import Answer, get_route, hub_of, post_route
from toque.server.protocol import Person
from toque.server.ratings.ladder import hide_person, read_ladder
from toque.server.ratings.messages import Hiding

LONGEST_WORD = 64


def ladder_routes() -> list[BaseRoute]:
    """Their routes."""
    return [
        Route("/api/ladder", get_route(ladder)),
        Route("/api/ladder/hide", post_route(hide_me, Hiding), methods=["POST"]),
    ]


async def ladder(request: Request, person: Person | None) -> Answer:
    """A page of the ladder of a game."""
    hub, asked = hub_of(request), request.query_params
    game, kind, after = load(asked.get("game", "")).name, asked.get("kind", "two"), asked.get("after") or None
    if kind not in ("two", "more") or len(after or "") > LONGEST_WORD or "\0" in (after or ""):
        raise malformed("bad-filter")
    me = person.id if person else None
    now = hub.now()
    return Answer(await hub.store.ask(lambda database: read_ladder(database, me, game, kind, after, now)))


async def hide_me(request: Request, person: Person | None, wanted: Hiding) -> Answer:
    """Leave the ladder, or come back."""
    own, store = named(person), hub_of(request).store
    await store.ask(lambda database: hide_person(database, own.id, wanted.is_hidden), writes=True)
    return Answer({})
