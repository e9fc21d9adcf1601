"""What each entry does to a table when it is stored."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from toque.core.kernel.speeds import USUAL, Speed
from toque.core.match.match import Match
from toque.server.protocol import ChatLine
from toque.server.table import entries
from toque.server.table.action_codec import read_action
from toque.server.table.entries import Entry, Opened
from toque.server.table.table import Table
from toque.server.table.undo_vote import RunningVote

CHAT_KEPT = 200


def restore(table_id: str, stored: Iterable[Entry], speed: Speed = USUAL) -> Table:
    """Return the table that these entries lead to, with rules of a speed."""
    *_, table = restore_stepwise(table_id, stored, speed)
    return table


def restore_stepwise(table_id: str, stored: Iterable[Entry], speed: Speed = USUAL) -> Iterator[Table]:
    """Return the table after each of these entries, for whoever has other things to do in between."""
    first, *rest = stored
    assert isinstance(first, Opened)
    table = Table(table_id, first, speed)
    yield table
    for entry in rest:
        apply(table, entry)
        yield table


def apply(table: Table, entry: Entry) -> None:
    """Apply a stored entry to the table."""
    table.changes.seq += 1
    table.entry_count += 1
    table.nonces.note(entry.person, entry.nonce)
    table.updated = max(table.updated, entry.at)
    kind = type(entry)
    if kind in CLOCK_ENTRIES:
        table.clocks.charge(entry.at)
    HANDLERS[kind](table, entry)


def _seated(table: Table, entry: entries.Seated) -> None:
    table.seats.sit(entry.seat, entry.person or "", entry.name)
    table.changed("table")


def _stood(table: Table, entry: entries.Stood) -> None:
    table.seats.empty(entry.seat)
    table.changed("table")


def _filled(table: Table, entry: entries.Filled) -> None:
    if entry.level is None:
        table.seats.empty(entry.seat)
    else:
        table.seats.put_bot(entry.seat, entry.level)
    table.changed("table")


def _ready(table: Table, entry: entries.ReadyChanged) -> None:
    table.seats.set_ready(entry.person or "", entry.yes)
    table.changed("table")


def _started(table: Table, entry: entries.Started) -> None:
    table.match = Match(table.game, len(entry.names), table.options, entry.names, bytes.fromhex(entry.seed))
    table.changed("table", "started")
    _match_moved(table)


def _acted(table: Table, entry: entries.Acted) -> None:
    assert table.match is not None
    table.match.play_legal(entry.seat, read_action(table.game, entry.action))
    table.changes.note_ply()
    if table.is_bot_run(entry.seat):
        table.clocks.stood_in(entry.seat)
    else:
        table.clocks.reward(entry.seat)
    _end_vote(table)
    _match_moved(table)


def _undone(table: Table, entry: entries.Undone) -> None:
    assert table.match is not None
    table.match.undo(entry.seat, entry.plies, agreed=entry.agreed)
    if not entry.agreed:
        table.clocks.revoke(entry.seat, entry.plies)
    table.changes.note_undo(table.match.ply)
    _end_vote(table)
    _match_moved(table)


def _resigned(table: Table, entry: entries.Resigned) -> None:
    assert table.match is not None
    table.match.resign(entry.seat)
    _hand_changed(table)


def _timed_out(table: Table, entry: entries.TimedOut) -> None:
    assert table.match is not None
    table.match.time_out(entry.seat)
    table.clocks.time_out(entry.seat)


def _stand_in(table: Table, entry: entries.StandIn) -> None:
    seat_state = table.seats[entry.seat]
    if entry.is_in:
        seat_state.leave(table.ply, entry.at, is_late=table.clocks.owes_a_ply(entry.seat))
    else:
        seat_state.come_back(table.ply)
        table.clocks.regain(entry.seat)
    _hand_changed(table)


def _hand_changed(table: Table) -> None:
    """A seat changes hands: end a vote that asked its person."""
    _end_vote(table)
    table.changed("table", "position", "timing")
    table.clocks.go_on(_deciding_people(table))
    _clear_when_over(table)


def _match_moved(table: Table) -> None:
    table.clocks.run(_deciding_people(table))
    table.changed("position", "timing")
    _clear_when_over(table)


def _deciding_people(table: Table) -> list[int]:
    assert table.match is not None
    return [] if table.match.is_over else [seat for seat in table.match.actors if not table.is_bot_run(seat)]


def _clear_when_over(table: Table) -> None:
    if table.stage == "over":
        table.thinking.clear()
        table.changed("table")


def _hints(table: Table, entry: entries.HintsAgreed) -> None:
    if entry.yes:
        table.agreed_to_hints.add(entry.person or "")
    else:
        table.agreed_to_hints.discard(entry.person or "")
    table.had_hints |= set(table.people) <= table.agreed_to_hints
    table.changed("table")


def _undo_asked(table: Table, entry: entries.UndoAsked) -> None:
    table.vote = RunningVote(entry.seat, entry.plies, table.voters(entry.person or ""))
    table.changed("table")


def _undo_voted(table: Table, entry: entries.UndoVoted) -> None:
    assert table.vote is not None
    table.vote.agreed.add(entry.person or "")
    if not entry.yes:
        table.vote = None
    table.changed("table")


def _end_vote(table: Table) -> None:
    if table.vote:
        table.vote = None
        table.changed("table")


def _said(table: Table, entry: entries.Said) -> None:
    if not entry.text:  # whoever said it was forgotten since
        return
    chat = table.changes.chat
    chat.append((table.seq, ChatLine(entry.person or "", entry.name, entry.text, entry.at)))
    del chat[:-CHAT_KEPT]


def _rematch(table: Table, entry: entries.RematchOpened) -> None:
    table.rematch = entry.table
    table.changed("table")


def _resumed(table: Table, entry: entries.Resumed) -> None:
    if entry.alive is not None:
        table.clocks.charge(min(entry.alive, entry.at))
    table.clocks.skip(entry.at)
    table.changed("timing")


CLOCK_ENTRIES = {entries.Started, entries.Acted, entries.Undone, entries.Resigned, entries.StandIn}
"""Entries that set clocks going or stop them."""
HANDLERS: dict[type[Entry], Callable[[Table, Any], None]] = {
    entries.Seated: _seated,
    entries.Stood: _stood,
    entries.Filled: _filled,
    entries.ReadyChanged: _ready,
    entries.Started: _started,
    entries.Acted: _acted,
    entries.Undone: _undone,
    entries.Resigned: _resigned,
    entries.TimedOut: _timed_out,
    entries.StandIn: _stand_in,
    entries.HintsAgreed: _hints,
    entries.UndoAsked: _undo_asked,
    entries.UndoVoted: _undo_voted,
    entries.Said: _said,
    entries.RematchOpened: _rematch,
    entries.Resumed: _resumed,
}
