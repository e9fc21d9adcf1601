"""Routes of people as others see them: profiles, those one has played with, and the way to a table as a picture."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from toque.server.book.messages import Rival
from toque.server.book.reading import read_rivals
from toque.server.errors import TableRefusal, no_such_table
from toque.server.http.accounts import named
from toque.server.http.api import Answer, get_route, hub_of
from toque.server.protocol import Person
from toque.server.ratings.profile import read_profile

LONGEST_ID = 64
MODULE = 6
"""Pixels of a module, the smallest square of a QR code."""


def people_routes() -> list[BaseRoute]:
    """Their routes."""
    return [
        Route("/api/people/{person}", get_route(profile)),
        Route("/api/friends", get_route(friends)),
        Route("/api/tables/{table}/qr.svg", get_route(table_code)),
    ]


async def profile(request: Request, person: Person | None) -> Answer:
    """What everybody may know of a person, and what came of one's own matches against them."""
    hub, asked = hub_of(request), request.path_params["person"]
    if len(asked) > LONGEST_ID or "\0" in asked:
        raise TableRefusal("unknown", "no-such-person")
    me, now = person.id if person else None, hub.now()
    found = await hub.store.ask(lambda database: read_profile(database, asked, me, now))
    if found is None:
        raise TableRefusal("unknown", "no-such-person")
    return Answer(found)


async def friends(request: Request, person: Person | None) -> Answer:
    """The people one has played with, those first that one has met most."""
    me = named(person).id
    rivals: list[Rival] = await hub_of(request).store.ask(lambda database: read_rivals(database, me, None))
    return Answer([rival for rival in rivals if rival.id is not None and rival.name])


async def table_code(request: Request, person: Person | None) -> Response:
    """The address of a table as a QR code, for a telephone beside the screen."""
    table = request.path_params["table"]
    if await hub_of(request).find(table) is None:
        raise no_such_table()
    picture = io.BytesIO()
    code = segno.make(f"{request.url.scheme}://{request.url.netloc}/table/{table}", error="m", micro=False)
    code.save(picture, kind="svg", scale=MODULE, dark="#2b2118", light="#ffffff")
    return Response(picture.getvalue(), media_type="image/svg+xml")
