"""Tables for tests, drawn as text, and short words for what is done at them.

A drawing is a part of the board in a corner of the building row, by default the north-western one:

    +AAA..      +      the corner of the building row
    B.aa..      A B C  a restaurant on the building row, letter by letter
    B..a..      a b c  a terrace of restaurant A, B, C
    ......      .      nothing

`restaurants` says whose they are and of what type: {"A": "0 creperie", "B": "1 friterie"}; restaurant A is number 1.
All that a drawing does not say follows from it: a tile was taken for every terrace, what nobody holds lies in its
deck. `check` sees to it that every table is one that could come up in play.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.games.at_the_table import AtTheTable
from tests.games.paris.conservation import check
from tests.games.paris.oracle import Board, has_shape, rows
from toque.core.kernel import record
from toque.core.kernel.record import PlainState
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import (
    ALL_OBJECTIVES,
    CELL_NAMES,
    CELL_OF,
    CELLS,
    CORNER_NAMES,
    ELEMENTS_OF,
    LOT_BEHIND,
    LOTS_OF,
    OBJECTIVES,
    PIGEONS,
    RESOURCES,
    RINGS,
    SIDES,
    SIZE,
    SPOTS,
    TYPES,
    lot_cell,
)
from toque.games.paris.words.actions import CornerTerrace, Terrace

NAMES = "ABCDEFGHIJKLMNOPQR"
SOME_ROW = "bread cheese flour meat"
FOUR_LINES = "\n".join(
    [
        "+.AA" + "." * 16,
        "..aaaaaaaaaaaaaaaa..",
        *(f"{'C' if y in (2, 3) else '.'}c{'.' * 16}d{'D' if y in (2, 3) else '.'}" for y in range(2, 18)),
        "..bbbbbbbbbbbbbbbb..",
        "..BB" + "." * 16,
    ]
)
"""Four players, a friterie each, whose sixteen terraces line one side of the square: every cell in front of the
building row is taken or next to a taken one."""
OWNERS_OF_FOUR_LINES = {"A": "0 friterie", "B": "1 friterie", "C": "2 friterie", "D": "3 friterie"}


def table(
    drawing: str = "",
    restaurants: dict[str, str] | None = None,
    *,
    corner: str = "north_west",
    players: int = 2,
    two_player_side: bool = False,
    seat: int = 0,
    first_seat: int = 0,
    phase: str = "action",
    actions_left: int = 2,
    built: bool = False,
    round_number: int = 1,
    income: dict[int, int] | None = None,
    taken: dict[int, Sequence[int]] | None = None,
    hands: dict[int, str] | None = None,
    known: dict[int, str] | None = None,
    row: str = SOME_ROW,
    deck: str | None = None,
    pigeons: dict[int, str] | None = None,
    used: dict[int, int] | None = None,
    pigeon_deck: str | None = None,
    objectives: dict[int, str] | None = None,
    common: str = "",
    completed: dict[int, str] | None = None,
    objective_deck: str | None = None,
    majority: int = 0,
) -> Any:
    """A table in the middle of a game.

    `hands` came from the deck, `known` from the row. `taken` are tiles beyond those drawn: covered long ago. `pigeons`
    are kept cards of earlier turns, `used` counts cards drawn before and used. Where `deck`, `pigeon_deck` or
    `objective_deck` say what is left, the other cards that nobody has were discarded, used or completed by the last
    seat. "potatoes*3" is three of them.
    """
    s = PlainState(GAME.state)
    s.players, s.seat, s.first_seat, s.round_number = players, seat, first_seat, round_number
    s.layout = 3 if two_player_side else 4 - players
    s.phase, s.actors = state.PHASE_NAMES.index(phase), 1 << seat
    s.actions_left, s.built, s.majority = actions_left, int(built), majority
    s.opening, s.drawn, s.resume = state.NONE, state.NONE, state.NEXT_STEP
    for i in range(len(s.paid)):
        s.paid[i] = state.NONE
    for other in range(state.MAX_PLAYERS):
        s.choice[other] = state.NONE
        s.income[other] = (income or {}).get(other, 1) if other < players else 0
    _deal_cards(s, hands or {}, known or {}, row, deck)
    _deal_pigeons(s, pigeons or {}, used or {}, pigeon_deck)
    _deal_objectives(s, objectives or {}, common, completed or {}, objective_deck)
    _lay(s, drawing, restaurants or {}, corner)
    _count_tiles(s, taken or {})
    bring_up_to_date(s)
    check(s)
    return record.from_bytes(GAME.state, record.to_bytes(s))


def lined(**more: Any) -> Any:
    """The four lines, but for seat 0's last terrace."""
    lines = FOUR_LINES.replace("aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaa.")
    return table(lines, OWNERS_OF_FOUR_LINES, players=4, income={0: 3}, **more)


def words(text: str) -> list[str]:
    """The words of a list; "potatoes*3" is three of them."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


def _deal_cards(s: Any, hands: dict[int, str], known: dict[int, str], row: str, deck: str | None) -> None:
    left = Counter({card["id"]: int(card["copies"]) for card in rows("resources.csv")})
    for place, name in enumerate(words(row)):
        s.row[place] = RESOURCES.index(name)
        left[name] -= 1
    for seat in range(int(s.players)):
        hidden = sorted(words(hands.get(seat, "")), key=RESOURCES.index)
        for place, name in enumerate(hidden):
            s.card[seat, place] = RESOURCES.index(name)
        s.hidden[seat] = len(hidden)
        for name in hidden + words(known.get(seat, "")):
            s.hand[seat, RESOURCES.index(name)] += 1
            s.hand_size[seat] += 1
            left[name] -= 1
    undrawn = left if deck is None else Counter(words(deck))
    for name, count in left.items():
        s.deck[RESOURCES.index(name)] = undrawn[name]
        s.discards[RESOURCES.index(name)] = count - undrawn[name]
    s.deck_size = undrawn.total()


def _deal_pigeons(s: Any, kept: dict[int, str], used: dict[int, int], deck: str | None) -> None:
    left = Counter({card["id"]: int(card["copies"]) for card in rows("pigeons.csv")})
    for seat, names in kept.items():
        for name in words(names):
            s.kept[seat, PIGEONS.index(name)] += 1
            s.pigeons[seat] += 1
            left[name] -= 1
    for seat, count in used.items():
        s.pigeons[seat] += count
    for name in (["draw_two"] * 4 + ["free_terrace"] * 4)[: sum(used.values())]:
        left[name] -= 1
    undrawn = left if deck is None else Counter(words(deck))
    for name in PIGEONS:
        s.pigeon_deck[PIGEONS.index(name)] = undrawn[name]
    s.pigeons[int(s.players) - 1] += left.total() - undrawn.total()


def _deal_objectives(s: Any, hands: dict[int, str], common: str, completed: dict[int, str], deck: str | None) -> None:
    left = ALL_OBJECTIVES
    for field, by_seat in ((s.objectives, hands), (s.completed, completed)):
        for seat, names in by_seat.items():
            field[seat] = _bits(names)
            left &= ~int(field[seat])
    s.common = _bits(common)
    left &= ~int(s.common)
    s.objective_deck = left if deck is None else _bits(deck)
    s.completed[int(s.players) - 1] = int(s.completed[int(s.players) - 1]) | (left & ~int(s.objective_deck))


def _bits(names: str) -> int:
    return sum(1 << OBJECTIVES.index(name) for name in names.split())


def _lay(s: Any, drawing: str, restaurants: dict[str, str], corner: str) -> None:
    """Put restaurants and terraces where they are drawn."""
    marks = _marks(drawing, corner, RINGS[int(s.layout)])
    walls = {lot_cell(int(s.layout), lot): lot for lot in reversed(LOTS_OF[int(s.layout)])}
    for kind, card in enumerate(rows("restaurants.csv")):
        s.supply[kind] = int(card["copies"])
    for side in range(4):
        s.free_lots[side] = sum(1 << lot for lot in range(RINGS[int(s.layout)] + 1, SIZE - 1 - RINGS[int(s.layout)]))
    for number, (letter, words_) in enumerate(restaurants.items(), start=1):
        assert letter == NAMES[number - 1]
        owner, type_ = words_.split()
        s.owner[number], s.kind[number] = int(owner), TYPES.index(type_)
        lots = sorted(walls[cell] for cell, mark in marks.items() if mark == letter)
        assert len(lots) == int(rows("restaurants.csv")[TYPES.index(type_)]["size"]), f"{letter} has the wrong size"
        assert lots[-1] - lots[0] == len(lots) - 1
        s.lot[number], s.opened = lots[0], number
        s.supply[TYPES.index(type_)] -= 1
        for lot in lots:
            s.building[lot] = number
            s.free_lots[lot // SIZE] = int(s.free_lots[lot // SIZE]) & ~(1 << lot % SIZE)
        for cell, mark in marks.items():
            if mark == letter.lower():
                s.terrace[cell] = number


def _marks(drawing: str, corner: str, ring: int) -> dict[int, str]:
    """The marks of a drawing, by cell."""
    lines = drawing.split()
    if not lines:
        return {}
    left = ring if "west" in corner else SIZE - ring - len(lines[0])
    top = ring if "north" in corner else SIZE - ring - len(lines)
    assert len({len(line) for line in lines}) == 1
    return {
        SIZE * (top + y) + left + x: mark
        for y, line in enumerate(lines)
        for x, mark in enumerate(line)
        if mark not in ".+"
    }


def _count_tiles(s: Any, extra: dict[int, Sequence[int]]) -> None:
    for seat, counts in extra.items():
        for category, count in enumerate(counts):
            s.taken[seat, category] = count
    for cell in range(CELLS):
        number = int(s.terrace[cell])
        if number:
            category = int(rows("restaurants.csv")[int(s.kind[number])]["category"]) - 1
            s.taken[int(s.owner[number]), category] += 1


def bring_up_to_date(s: Any) -> None:
    """Work out all that follows from the terraces and restaurants, by the oracle."""
    board = Board(s)
    shapes = [row["target"] for row in rows("objectives.csv") if row["kind"] == "shape"]
    for number in board.owner:
        s.open[number], s.ways[number] = len(board.of(number)), 0
        s.shapes[number] = sum(1 << i for i, shape in enumerate(shapes) if has_shape(board.of(number), shape))
    for seat in range(state.MAX_PLAYERS):
        for line in range(21):
            s.frontier[seat, line] = 0
        quarters = [board.in_quarter(seat, east, south) for south in (False, True) for east in (False, True)]
        for quarter, count in enumerate(quarters):
            s.quarter[seat, quarter] = count
        for element, (_, cells) in enumerate(ELEMENTS_OF[int(s.layout)]):
            s.around[seat, element] = board.around(seat, set(cells))
    for spot in range(SPOTS):
        number = _builder(s, board, spot)
        s.builder[spot] = number
        if number:
            s.ways[number] += 1
            owner = board.owner[number]
            s.frontier[owner, spot // SIZE] = int(s.frontier[owner, spot // SIZE]) | 1 << spot % SIZE


def _builder(s: Any, board: Board, spot: int) -> int:
    """A cell serves whoever grows there, or the building behind it; a corner spot only the building on its side."""
    place = place_of(CELL_NAMES[int(CELL_OF[int(s.layout), spot])])
    lot = int(LOT_BEHIND[int(s.layout), spot])
    behind = int(s.building[lot]) if lot >= 0 else 0
    for number in board.owner:
        grows = bool(board.of(number))
        is_for_it = spot < CELLS if grows else number == behind
        if is_for_it and board.may_build(number, place):
            return number
    return 0


def crowd(s: Any, standing: dict[tuple[str, int], str]) -> Any:
    """Add restaurants without terraces: {("north", 5): "0 friterie"}, by side and first lot."""
    for (side, lot), words_ in standing.items():
        owner, type_ = words_.split()
        number, kind, first = int(s.opened) + 1, TYPES.index(type_), SIZE * SIDES.index(side) + lot - 1
        s.opened, s.owner[number], s.kind[number], s.lot[number] = number, int(owner), kind, first
        s.supply[kind] -= 1
        for i in range(int(rows("restaurants.csv")[kind]["size"])):
            s.building[first + i] = number
            s.free_lots[first // SIZE] = int(s.free_lots[first // SIZE]) & ~(1 << (first + i) % SIZE)
    bring_up_to_date(s)
    check(s)
    return s


def place_of(name: str) -> tuple[int, int]:
    """The coordinates of a cell."""
    cell = CELL_NAMES.index(name)
    return cell % SIZE, cell // SIZE


def name_of(place: tuple[int, int]) -> str:
    """The name of a cell."""
    return CELL_NAMES[SIZE * place[1] + place[0]]


def terrace_cells(s: Any, seat: int = 0) -> set[str]:
    """The cells where a seat may place a terrace now."""
    found = {action.cell for action in legal_words(s, seat, Terrace)}
    for action in legal_words(s, seat, CornerTerrace):
        found.add(CELL_NAMES[int(CELL_OF[int(s.layout), CELLS + CORNER_NAMES.index(action.corner)])])
    return found


def lines_of(s: Any, seat: int) -> dict[str, int]:
    """A seat's points by line, those that are not 0."""
    return {line: points for line, points in GAME.score(s)[seat].lines.items() if points}


AT_THE_TABLE = AtTheTable(GAME, check)
play, play_all = AT_THE_TABLE.play, AT_THE_TABLE.play_all
why_not, legal_words = AT_THE_TABLE.why_not, AT_THE_TABLE.legal_words
look, phase_of = AT_THE_TABLE.look, AT_THE_TABLE.phase_of
