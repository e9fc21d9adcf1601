"""The site: all its routes, and what each does in a few lines."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from toque.server.errors import Busy, no_such_table, not_yours
from toque.server.http import games
from toque.server.http.accounts import account_routes, check_ban, device_of, network_of
from toque.server.http.admin import admin_routes
from toque.server.http.api import Answer, cookie_of, get_route, hub_of, old_cookie_of, post_route, set_cookie, too_fast
from toque.server.http.games import number
from toque.server.http.security import (
    AddressLimits,
    AllowedHosts,
    SecureHeaders,
    address,
    is_same_origin,
    may_read_metrics,
)
from toque.server.http.static import page_routes
from toque.server.people import sessions
from toque.server.protocol import Credentials, Me, Naming, NewTable, Opened, Person
from toque.server.render import summary
from toque.server.rooms.client import Client
from toque.server.rooms.health import Health
from toque.server.rooms.hub import Hub
from toque.server.routes.book import book_routes
from toque.server.routes.ladder import ladder_routes
from toque.server.routes.notices import notice_routes
from toque.server.routes.passkeys import passkey_routes
from toque.server.routes.people import people_routes
from toque.server.transport.websocket import EXTENSION


def make_app(hub: Hub) -> Starlette:
    """The application of a hub."""
    routes = [
        WebSocketRoute("/socket", socket),
        Route("/api/me", get_route(me)),
        Route("/api/me", post_route(name_me, Naming), methods=["POST"]),
        Route("/api/register", post_route(register, Credentials), methods=["POST"]),
        Route("/api/login", post_route(log_in, Credentials), methods=["POST"]),
        Route("/api/logout", post_route(log_out, None), methods=["POST"]),
        Route("/api/games", get_route(games.games)),
        Route("/api/games/{game}/rules", get_route(games.rules)),
        Route("/api/games/{game}/how-to", get_route(games.how_to)),
        Route("/api/games/{game}/components", get_route(games.components)),
        Route("/api/games/{game}/words", get_route(games.game_words)),
        Route("/api/tables", get_route(tables)),
        Route("/api/tables", post_route(open_table, NewTable), methods=["POST"]),
        Route("/api/tables/{table}", get_route(table)),
        Route("/api/tables/{table}/call_off", post_route(call_off, None), methods=["POST"]),
        Route("/api/tables/{table}/match.toque", get_route(games.match_file)),
        Route("/api/tables/{table}/replay", get_route(games.replay)),
        Route("/api/tables/{table}/replay/{ply}", get_route(games.replay_position)),
        *account_routes(),
        *admin_routes(),
        *book_routes(),
        *ladder_routes(),
        *notice_routes(),
        *passkey_routes(),
        *people_routes(),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        *page_routes(),
    ]
    middleware = [
        Middleware(SecureHeaders),
        Middleware(AllowedHosts, hosts=hub.settings.hosts),
        Middleware(AddressLimits, allows=hub.limits.allows_address, no=too_fast),
    ]
    app = Starlette(routes=routes, middleware=middleware)
    app.state.hub = hub
    app.state.health = Health(hub)
    return app


async def socket(websocket: WebSocket) -> None:
    """The one socket: everything live goes over it, see `protocol`."""
    hub = hub_of(websocket)
    where = address(websocket.scope)
    if (
        hub.tasks.is_stopping
        or not hub.limits.allows_socket(where)
        or not is_same_origin(websocket, hub.settings.origins)
    ):
        await websocket.close()
        return
    token = cookie_of(websocket)
    try:
        person = await hub.sessions.person(token, hub.now())
        muted = await hub.mutes.of(person)
    except Busy:
        await websocket.close()  # the client comes again
        return
    await websocket.accept()
    wire = websocket.scope["extensions"][EXTENSION]
    client = Client(hub, hub.services, wire, person, where, sessions.token_hash(token))
    client.mute(muted)
    wire.listen(client, client.owner)


async def me(request: Request, person: Person | None) -> Answer:
    """The person who asks, and the token that every change needs; a browser without a cookie gets one."""
    token = cookie_of(request)
    if token:
        return Answer(Me(person, sessions.change_token(token)))
    token, hub = old_cookie_of(request) or sessions.new_token(), hub_of(request)
    known = await hub.sessions.person(token, hub.now())
    return set_cookie(request, Answer(Me(known, sessions.change_token(token))), token)


async def name_me(request: Request, person: Person | None, naming: Naming) -> Answer:
    """Play under a name; a new person gets a fresh token, as somebody else may have chosen the one they came with."""
    hub = hub_of(request)
    token = cookie_of(request) if person else sessions.new_token()
    if person is None:
        check_ban(request, None)
    named = await hub.sessions.name(token, naming.name, hub.now(), network_of(request), device_of(request))
    hub.renamed(named)
    return set_cookie(request, Answer(Me(named, sessions.change_token(token))), token)


async def register(request: Request, person: Person | None, wanted: Credentials) -> Answer:
    """Make a guest an account, with a fresh token."""
    old, hub = cookie_of(request), hub_of(request)
    token, registered = await hub.sessions.register(old, wanted.login, wanted.password, hub.now(), device_of(request))
    hub.renamed(registered)
    hub.end_session(sessions.token_hash(old))
    return set_cookie(request, Answer(Me(registered, sessions.change_token(token))), token)


async def log_in(request: Request, person: Person | None, given: Credentials) -> Answer:
    """Come back to an account, with a fresh token; nobody tries many passwords for one."""
    hub, where = hub_of(request), address(request.scope)
    login = sessions.clean_login(given.login)
    if not hub.logins.begin(login, where):
        return too_fast(request)
    is_right = False
    try:
        failures, device = hub.logins.failures(where), device_of(request)
        token, known = await hub.sessions.log_in(given.login, given.password, hub.now(), device, failures)
        is_right = True
    finally:
        hub.logins.end(login, where, is_right=is_right)
    return set_cookie(request, Answer(Me(known, sessions.change_token(token))), token)


async def log_out(request: Request, person: Person | None, nothing: None) -> Answer:
    """End the session, with a fresh token for whoever comes next."""
    old, hub = cookie_of(request), hub_of(request)
    await hub.sessions.log_out(old)
    hub.end_session(sessions.token_hash(old))
    token = sessions.new_token()
    return set_cookie(request, Answer(Me(None, sessions.change_token(token))), token)


async def tables(request: Request, person: Person | None) -> Answer:
    """The lobby's lists: the first page as the lobby shows it, and the pages after it."""
    page = number(request.query_params.get("page") or "0")
    return Answer(await hub_of(request).lobby.cards(person.id if person else None, page))


async def open_table(request: Request, person: Person | None, new: NewTable) -> Answer:
    """Open a table."""
    if person is None:
        raise not_yours("name-first")
    check_ban(request, person)
    room = await hub_of(request).open(new, person, address(request.scope))
    return Answer(Opened(room.id), status=201)


async def table(request: Request, person: Person | None) -> Answer:
    """One table, as a card."""
    room = await hub_of(request).find(request.path_params["table"])
    if room is None:
        raise no_such_table()
    return Answer(summary.card(room.table, person.id if person else None))


async def call_off(request: Request, person: Person | None, _: None) -> Answer:
    """Close a table before its match, which only its host may do."""
    hub = hub_of(request)
    room = await hub.find(request.path_params["table"])
    if room is None:
        raise no_such_table()
    if person is None or person.id != room.table.opened.person:
        raise not_yours("host-only")

    async def work() -> None:
        room.table.check_open()  # nobody else's command comes between this and the end
        await hub.care.close_table(room.id, "called off by its host")

    await room.in_turn(work)
    hub.lobby.changed(room.listing.people)
    return Answer({})


async def healthz(request: Request) -> Response:
    """Whether the server can work: what is written to the database is on disk."""
    health: Health = request.app.state.health
    illness = await health.illness()
    return Response(f"{illness}\n", 503) if illness else Response("ok\n")


async def metrics(request: Request) -> Response:
    """The metrics, for Prometheus on this machine or at an address that the operator named."""
    hub = hub_of(request)
    if not may_read_metrics(request, hub.settings.metrics_readers):
        return Response("only from this machine, or from where toque serve --metrics says\n", 403)
    request.app.state.health.gauge()
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")
