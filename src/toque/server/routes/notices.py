"""Routes for being told something while one is away."""

from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from toque.server.errors import malformed
from toque.server.http.accounts import named
from toque.server.http.api import Answer, get_route, hub_of, post_route
from toque.server.notices.messages import EndpointName, NewEndpoint
from toque.server.protocol import Person
from toque.server.render.phrases import spoken

LONGEST_TARGET = 2_000


def notice_routes() -> list[BaseRoute]:
    """Their routes."""
    return [
        Route("/api/notices", get_route(settings)),
        Route("/api/notices", post_route(add, NewEndpoint), methods=["POST"]),
        Route("/api/notices/remove", post_route(remove, EndpointName), methods=["POST"]),
        Route("/api/notices/test", post_route(try_out, EndpointName), methods=["POST"]),
        Route("/api/notices/end", post_route(end, EndpointName), methods=["POST"]),
    ]


async def settings(request: Request, person: Person | None) -> Answer:
    """Answer how to reach this person."""
    return Answer(await hub_of(request).notices.settings(named(person).id))


async def add(request: Request, person: Person | None, new: NewEndpoint) -> Answer:
    """Reach the person there too."""
    if len(new.target) > LONGEST_TARGET or spoken(new.language) != new.language:
        raise malformed("bad-endpoint")
    origin = f"{request.url.scheme}://{request.url.netloc}"
    return Answer(await hub_of(request).notices.add(named(person).id, new, origin))


async def remove(request: Request, person: Person | None, which: EndpointName) -> Answer:
    """Reach the person there no longer."""
    notices, own = hub_of(request).notices, named(person)
    await notices.end(which.id, own.id)
    return Answer(await notices.settings(own.id))


async def try_out(request: Request, person: Person | None, which: EndpointName) -> Answer:
    """Send something there now."""
    await hub_of(request).notices.try_out(named(person).id, which.id)
    return Answer({})


async def end(request: Request, person: Person | None, which: EndpointName) -> Answer:
    """End what the link in a notice ends."""
    await hub_of(request).notices.end(which.id)
    return Answer({})
