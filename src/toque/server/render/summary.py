"""Everything public of a table but the position: its plates, its card in a list."""

from toque.server import protocol
from toque.server.protocol import Plate, TableCard
from toque.server.table.table import Table


def table(it: Table) -> protocol.Table:
    """Everything public of a table but the position."""
    people = it.people
    return protocol.Table(
        id=it.id,
        game=it.game.name,
        name=it.opened.name,
        stage=it.stage,
        host=it.opened.person or "",
        is_public=it.opened.is_public,
        is_shared_device=any(len(it.seats_of(person)) > 1 for person in people),
        options=it.opened.options,
        plates=plates(it),
        spectators=it.presence.spectators(people),
        hints=it.hints_are_on,
        hints_agreed=[seat for person in people if person in it.agreed_to_hints for seat in it.seats_of(person)],
        vote=it.vote.shown() if it.vote else None,
        rematch=it.rematch,
        commitment=it.match.commitment if it.match else "",
        seed=it.match.seed.hex() if it.match and it.match.is_over else None,
        warming_up=it.warming_up,
    )


def plates(it: Table) -> list[Plate]:
    """The plates: one for each seat."""
    names = it.match.seats if it.match else it.seats.distinct_names()
    return [_plate(it, seat, names[seat]) for seat in range(len(it.seats))]


def _plate(it: Table, seat: int, name: str) -> Plate:
    seat_state = it.seats[seat]
    is_stand_in = seat_state.is_stand_in and not it.has_resigned(seat)
    return Plate(
        seat=seat,
        kind=seat_state.kind,
        name=name,
        person=seat_state.person,
        level=it.level(seat),
        is_ready=seat_state.is_ready or seat_state.kind == "bot",
        is_connected=it.presence.has(seat_state.person),
        is_stand_in=is_stand_in,
        is_thinking=seat in it.thinking,
        has_resigned=it.has_resigned(seat),
        stands_in_at=seat_state.stands_in_at if is_stand_in else None,
    )


def card(it: Table, person: str | None) -> TableCard:
    """The table in a list."""
    mine = it.seats_of(person)
    return TableCard(
        id=it.id,
        game=it.game.name,
        name=it.opened.name,
        stage=it.stage,
        is_public=it.opened.is_public,
        options=it.opened.options,
        clock=it.opened.clock,
        plates=plates(it),
        is_mine=bool(mine),
        is_my_turn=any(it.is_to_move(seat) and not it.is_bot_run(seat) for seat in mine),
        updated=it.updated,
    )
