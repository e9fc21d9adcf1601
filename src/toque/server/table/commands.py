"""Commands: what must be stored for each thing that a person does, or a refusal.

Nothing here changes the table: `apply` does, as soon as the entries are stored.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from toque.core.errors import BadAction
from toque.core.types import Plain
from toque.server import protocol
from toque.server.errors import Forbidden, LessonAsks, TableRefusal, malformed, not_now, not_understood, not_yours
from toque.server.names import checked_name
from toque.server.protocol import Person
from toque.server.table.action_codec import action_words, read_action
from toque.server.table.entries import (
    Acted,
    Entry,
    Filled,
    HintsAgreed,
    ReadyChanged,
    RematchOpened,
    Resigned,
    Said,
    Seated,
    StandIn,
    Stood,
    UndoAsked,
    Undone,
    UndoVoted,
)
from toque.server.table.opening import checked_level, new_table_id, start
from toque.server.table.seats import Seats
from toque.server.table.table import Table

LONGEST_LINE = 500
MOST_ENTRIES = 4000
"""Entries of a table, after which its people can only play to the end: whoever opens it waits for all of them."""
NEEDED_TO_PLAY_ON = (protocol.Act, protocol.Sit, protocol.Concede)
Signature = dict[str, Plain]
"""When, who and the nonce: what every entry that a person causes begins with."""


def decide(
    table: Table, person: Person | None, doing: protocol.Doing, now: float, last_acknowledged: int | None = None
) -> list[Entry]:
    """Return the entries that follow from a command; none if it was done before."""
    if person is None:
        raise not_yours("name-first")
    if table.nonces.has(person.id, doing.nonce):
        return []
    decision = DECISIONS.get(type(doing))
    if decision is None:
        raise TableRefusal("unknown", "not-answered")
    if table.entry_count >= MOST_ENTRIES and not isinstance(doing, NEEDED_TO_PLAY_ON):
        raise TableRefusal("too_large", "long-table")
    if last_acknowledged is not None and isinstance(doing, protocol.Act | protocol.Undo):
        _check_not_rewound(table, doing.ply, last_acknowledged)
    return decision(table, person, doing, {"at": now, "person": person.id, "nonce": doing.nonce})


def _check_not_rewound(table: Table, ply: int, seen: int) -> None:
    """Refuse a command that was meant for a ply taken back since, even if its number was reached again."""
    rewound = table.changes.rewound_to(seen)
    if rewound is not None and rewound < ply:
        raise _stale()


def act(table: Table, person: Person, doing: protocol.Act, signed: Signature) -> list[Entry]:
    """Play an action."""
    match, seat = table.playing(), doing.seat
    table.check_own_hand(person, seat)
    if seat in table.clocks.run_out(signed["at"]):
        raise not_now("time-out")
    if seat not in match.actors:
        raise _stale() if doing.ply != match.ply else not_now("not-your-turn")
    if not match.asked_at[seat] <= doing.ply <= match.ply:
        raise _stale()
    action = read(table, doing.action)
    rule = match.refusal(seat, action)
    if rule:
        raise Forbidden(table.game, rule, match.phase_for(seat), action)
    check_lesson(table, action)
    return [Acted(seat=seat, action=msgspec.Raw(action_words(table.game)[action]), **signed)]


def check_lesson(table: Table, action: int) -> None:
    """Refuse a legal action that is not what a lesson asks for."""
    progress = table.progress
    if progress is None or not progress.is_scripted:
        return
    turn = progress.turn
    if turn is None:
        raise not_now("lesson-over")
    if action not in turn.accepted:
        raise LessonAsks(table.game, turn)


def _stale() -> TableRefusal:
    return TableRefusal("stale", "moved-on")


def read(table: Table, words: msgspec.Raw) -> int:
    """The number of an action in words."""
    try:
        return read_action(table.game, words)
    except BadAction as error:
        raise not_understood(error) from None


def undo(table: Table, person: Person, doing: protocol.Undo, signed: Signature) -> list[Entry]:
    """Take plies back: alone as far as the rules of undo allow, beyond that by a vote; bots agree."""
    match = table.playing()
    table.check_own_hand(person, doing.seat)
    if doing.ply != match.ply:
        raise _stale()
    if not 1 <= doing.plies <= match.ply - table.first_ply:
        raise not_now("nothing-to-take-back")
    if doing.plies <= match.undoable(doing.seat):
        return [Undone(seat=doing.seat, plies=doing.plies, **signed)]
    if match.ply - doing.plies < table.settled_plies():
        raise not_now("nobody-to-ask")
    if not table.voters(person.id):
        return [Undone(seat=doing.seat, plies=doing.plies, agreed=True, **signed)]
    if table.vote:
        raise not_now("vote-runs")
    return [UndoAsked(seat=doing.seat, plies=doing.plies, **signed)]


def vote(table: Table, person: Person, doing: protocol.Vote, signed: Signature) -> list[Entry]:
    """Answer a vote on an undo; with the last agreement the undo happens."""
    table.playing()
    vote = table.vote
    if vote is None:
        raise not_now("no-vote")
    if person.id not in vote.asked or person.id in vote.agreed:
        raise not_yours("not-asked")
    voted: list[Entry] = [UndoVoted(yes=doing.yes, **signed)]
    if doing.yes and vote.would_pass_with(person.id):
        voted.append(Undone(at=signed["at"], seat=vote.seat, plies=vote.plies, agreed=True))
    return voted


def sit(table: Table, person: Person, doing: protocol.Sit, signed: Signature) -> list[Entry]:
    """Take an open seat, or take one's own seat back from the bot."""
    table.check_seat(doing.seat)
    seat_state = table.seats[doing.seat]
    if table.stage == "open":
        if seat_state.kind != "open":
            raise not_now("seat-taken")
        if table.seats.seats_of(person.id):
            raise not_now("sitting-already")
        seated = Seated(seat=doing.seat, name=checked_name(person.name), **signed)
        return _and_start(table, seated, lambda seats: seats.sit(doing.seat, person.id, seated.name))
    table.playing()
    if seat_state.person != person.id:
        raise not_yours()
    if not seat_state.is_stand_in:
        raise not_now("no-stand-in")
    if table.is_to_move(doing.seat) and table.clocks.owes_a_ply(doing.seat):
        raise not_now("wait-for-bot")
    return [StandIn(seat=doing.seat, is_in=False, **signed)]


def stand(table: Table, person: Person, doing: protocol.Stand, signed: Signature) -> list[Entry]:
    """Leave a seat: it is open again before the start, a bot plays on after it."""
    table.check_own_seat(person, doing.seat)
    if table.stage == "open":
        return [Stood(seat=doing.seat, **signed)]
    table.playing()
    if table.is_bot_run(doing.seat):
        raise not_now("stand-in-already")
    return [StandIn(seat=doing.seat, is_in=True, **signed)]


def ready(table: Table, person: Person, doing: protocol.Ready, signed: Signature) -> list[Entry]:
    """Be ready; the last one starts the match."""
    table.check_open()
    if not table.seats.seats_of(person.id):
        raise not_yours("not-seated")
    changed = ReadyChanged(yes=doing.yes, **signed)
    return _and_start(table, changed, lambda seats: seats.set_ready(person.id, doing.yes))


def fill(table: Table, person: Person, doing: protocol.Fill, signed: Signature) -> list[Entry]:
    """The host puts a bot on a seat, or opens it; a person who is ready keeps their seat."""
    table.check_open()
    table.check_seat(doing.seat)
    if person.id != table.opened.person:
        raise not_yours("host-only")
    taken = table.seats[doing.seat]
    if taken.kind == "person" and (taken.is_ready or taken.person == person.id):
        raise not_now("seat-taken")
    filled = Filled(seat=doing.seat, level=None if doing.bot is None else checked_level(doing.bot), **signed)
    if filled.level is None:
        return [filled]
    level = filled.level
    return _and_start(table, filled, lambda seats: seats.put_bot(doing.seat, level))


def _and_start(table: Table, entry: Entry, change: Callable[[Seats], None]) -> list[Entry]:
    """The entry, and the start of the match if nothing else was missing."""
    seats = table.seats.copy()
    change(seats)
    return [entry, start(seats, entry.at)] if seats.can_start(table.opened.starts_at_once) else [entry]


def concede(table: Table, person: Person, doing: protocol.Concede, signed: Signature) -> list[Entry]:
    """Give up."""
    match = table.playing()
    table.check_own_seat(person, doing.seat)
    if doing.seat in match.resigned:
        raise not_now("given-up")
    return [Resigned(seat=doing.seat, **signed)]


def allow_hints(table: Table, person: Person, doing: protocol.AllowHints, signed: Signature) -> list[Entry]:
    """Agree to hints, or no longer."""
    if not table.seats.seats_of(person.id):
        raise not_yours("not-seated")
    return [HintsAgreed(yes=doing.yes, **signed)]


def rematch(table: Table, person: Person, doing: protocol.Rematch, signed: Signature) -> list[Entry]:
    """Open the same table again, once."""
    if table.stage != "over":
        raise not_now("not-over")
    if not table.seats.seats_of(person.id):
        raise not_yours("not-played")
    return [] if table.rematch else [RematchOpened(table=new_table_id(), **signed)]


def say(table: Table, person: Person, doing: protocol.Say, signed: Signature) -> list[Entry]:
    """Chat."""
    text = doing.text.strip()
    if not text:
        raise malformed("say-something")
    if len(text) > LONGEST_LINE:
        raise TableRefusal("too_large", "long-line", longest=LONGEST_LINE)
    return [Said(name=checked_name(person.name), text=text, **signed)]


DECISIONS: dict[type, Callable[[Table, Person, Any, Signature], list[Entry]]] = {
    protocol.Act: act,
    protocol.Undo: undo,
    protocol.Vote: vote,
    protocol.Sit: sit,
    protocol.Stand: stand,
    protocol.Ready: ready,
    protocol.Fill: fill,
    protocol.Concede: concede,
    protocol.AllowHints: allow_hints,
    protocol.Rematch: rematch,
    protocol.Say: say,
}
