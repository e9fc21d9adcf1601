"""Tables for tests, drawn as text, and short words for what is done at them.

A drawing is the hexagon, row A to row G; or only the cells that matter: "C3=s D5=1".

    .        a free space            *        the bouquet
    s f c b  a dish                  S F C B  a cloche over the order of that dish
    0 1 2 3  a toque of that seat

A menu is spelt by its symbols from either end, t for a toque: "ssf", "bfc", "tsb".
All that a drawing does not say follows from it: what is not on the table is still in the kitchen, menus that nobody
has are in their decks, so every table is one that could come up in play. `check` sees to that.
"""

from typing import Any

from tests.games.at_the_table import AtTheTable
from tests.games.banquet.conservation import (
    DISHES_OF_A_KIND,
    ORDERS_OF_A_KIND,
    TOQUES_EACH,
    bits,
    check,
    completed_menus,
    touching,
)
from toque.core.kernel import record
from toque.core.kernel.rng import generator
from toque.core.words.options import encode_options
from toque.games.banquet import GAME
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import (
    BOUQUET,
    CELL_NAMES,
    CELLS,
    DECK_OF,
    DECKS,
    HAND,
    KINDS,
    MENU_IDS,
    MENU_SYMBOLS,
    MENUS,
    TOQUE,
)
from toque.games.banquet.words.options import Options

PIECES = ".sfcb0123"
ORDERS = ".SFCB"
DISH_LETTERS = "sfcb"
SPELLINGS = ["".join("sfcbt"[symbol - 1] for symbol in symbols) for symbols in MENU_SYMBOLS]
MENU = {spelling[::way]: menu for menu, spelling in enumerate(SPELLINGS) for way in (1, -1)}
"""Numbers of the menus by their spelling."""
AROUND_THE_BOUQUET = {"C3", "C4", "D3", "D5", "E3", "E4"}
TEN_BURGERS = """
      . . . .
     . . . . .
    b b b b . .
   B . b * b . .
    b b b b . .
     . . . . .
      . . . .
"""


def card(spelling: str) -> str:
    """The id of a menu."""
    return MENU_IDS[MENU[spelling]]


def menus_of(crowns: int, count: int = 12) -> str:
    """Spellings of the first menus with so many crowns."""
    return " ".join([SPELLINGS[menu] for menu in range(MENUS) if int(DECK_OF[menu]) == crowns - 1][:count])


def table(
    drawing: str = "",
    *,
    players: int = 2,
    seat: int = 0,
    first_seat: int = 0,
    phase: str = "place",
    newest: str = "",
    hands: dict[int, str] | None = None,
    validated: dict[int, str] | None = None,
    discards: str = "",
    decks: dict[int, str] | None = None,
    kept: dict[int, str] | None = None,
    **options: Any,
) -> Any:
    """A table in the middle of a game.

    `seat` is whose turn it is. In `hands`, "-2" is a place that waits for a 2-crown menu; a seat that is not named
    holds some menu of each deck. `decks` says by crowns what is left in a deck: its other menus that nobody has lie
    validated before the last seat. `kept` are the orders that seats have collected, "s" a salad.
    """
    s = record.new(GAME.state)
    s.players, s.seat, s.first_seat = players, seat, first_seat
    s.phase = state.PHASE_NAMES.index(phase)
    s.actors = {"over": 0, "memorise": (1 << players) - 1}.get(phase, 1 << seat)
    for name, value in zip(Options.__struct_fields__, encode_options(Options(**options)), strict=True):
        setattr(s, name, value)
    _lay(s, drawing, newest)
    _collect(s, kept or {})
    _deal(s, hands or {}, validated or {}, discards, decks or {})
    check(s)
    return s


def fresh(players: int = 2, seed: int = 0, **options: Any) -> Any:
    """A table just laid."""
    s = GAME.new_state(generator("setup", seed), players, Options(**options))
    check(s)
    return s


def _lay(s: Any, drawing: str, newest: str) -> None:
    for cell, mark in enumerate(_marks(drawing)):
        s.board[cell] = max(PIECES.find(mark), 0)
        s.orders[cell] = max(ORDERS.find(mark), 0)
    pieces = [int(piece) for piece in s.board]
    filled = [cell for cell in range(CELLS) if pieces[cell]]
    s.filled = bits(filled)
    s.touched = bits({other for cell in filled for other in touching(cell)} - {BOUQUET})
    s.cloches = bits(cell for cell in range(CELLS) if int(s.orders[cell]))
    s.newest = CELL_NAMES.index(newest) if newest else state.NOTHING
    s.completed = bits(completed_menus(s, int(s.newest)))
    for dish in range(KINDS):
        s.kitchen[dish] = DISHES_OF_A_KIND - pieces.count(1 + dish)
    for seat in range(int(s.players)):
        s.toques[seat] = TOQUES_EACH - pieces.count(TOQUE + seat)


def _marks(drawing: str) -> list[str]:
    marks = drawing.split()
    if "=" in drawing or not marks:
        named = dict(mark.split("=") for mark in marks)
        assert set(named) <= set(CELL_NAMES)
        marks = [named.get(name, ".") for name in CELL_NAMES]
        marks[BOUQUET] = "*"
    assert len(marks) == CELLS
    assert marks[BOUQUET] == "*"
    assert set(marks) <= set(f"*{PIECES}{ORDERS}")
    return marks


def _collect(s: Any, kept: dict[int, str]) -> None:
    for seat, dishes in kept.items():
        for letter in dishes:
            s.kept[seat, DISH_LETTERS.index(letter)] += 1
    for dish in range(KINDS):
        out = [int(order) for order in s.orders].count(1 + dish)
        out += sum(int(s.kept[seat, dish]) for seat in range(state.MAX_PLAYERS))
        s.order_supply[dish] = ORDERS_OF_A_KIND - out


def _deal(s: Any, hands: dict[int, str], validated: dict[int, str], discards: str, decks: dict[int, str]) -> None:
    left = {crowns: numbers(menus) for crowns, menus in decks.items()}
    open_menus = {seat: numbers(menus) for seat, menus in validated.items()}
    discarded = numbers(discards)
    named = [menu for pile in (*left.values(), *open_menus.values(), discarded) for menu in pile]
    named += [MENU[word] for words in hands.values() for word in words.split() if word in MENU]
    free = [menu for menu in range(MENUS) if menu not in named]
    for seat in range(state.MAX_PLAYERS):
        some = ["?1", "?2", "?3"] if seat < int(s.players) else ["-1", "-2", "-3"]
        for place, word in enumerate(hands[seat].split() if seat in hands else some):
            deck = int(DECK_OF[MENU[word]]) if word in MENU else int(word[1]) - 1
            s.hand_deck[seat, place] = deck
            s.hand[seat, place] = MENU.get(word, state.NO_MENU)
            if word[0] == "?":
                s.hand[seat, place] = next(menu for menu in free if int(DECK_OF[menu]) == deck)
                free.remove(int(s.hand[seat, place]))
    for deck in range(DECKS):
        rest = [menu for menu in free if int(DECK_OF[menu]) == deck]
        if deck + 1 in left:
            open_menus.setdefault(int(s.players) - 1, []).extend(rest)
            rest = left[deck + 1]
        s.deck[deck] = bits(rest)
        s.discards[deck] = bits(menu for menu in discarded if int(DECK_OF[menu]) == deck)
    for seat, menus in open_menus.items():
        s.validated[seat] = bits(menus)


def numbers(spellings: str) -> list[int]:
    """The numbers of some menus."""
    return [MENU[spelling] for spelling in spellings.split()]


def cell_of(s: Any, name: str, seat: int | None = None) -> Any:
    """One cell as a seat sees it."""
    return look(s, seat).cells[CELL_NAMES.index(name)]


def hand_of(s: Any, seat: int) -> list[str]:
    """The hand of a seat, spelt."""
    menus = [int(s.hand[seat, place]) for place in range(HAND)]
    return ["" if menu == state.NO_MENU else SPELLINGS[menu] for menu in menus]


def validated_by(s: Any, seat: int) -> list[str]:
    """The menus that lie open in front of a seat, spelt."""
    return [SPELLINGS[MENU_IDS.index(menu.id)] for menu in look(s, None).seats[seat].validated]


def deck_of(s: Any, crowns: int) -> set[str]:
    """The menus that are left in a deck, spelt."""
    return {SPELLINGS[menu] for menu in range(MENUS) if int(s.deck[crowns - 1]) >> menu & 1}


def discards_of(s: Any, crowns: int) -> set[str]:
    """The menus on the discards of a deck, spelt."""
    return {SPELLINGS[MENU_IDS.index(menu.id)] for menu in look(s, None).decks[crowns - 1].discards}


AT_THE_TABLE = AtTheTable(GAME, check)
play, play_all = AT_THE_TABLE.play, AT_THE_TABLE.play_all
why_not, legal_words = AT_THE_TABLE.why_not, AT_THE_TABLE.legal_words
look, phase_of = AT_THE_TABLE.look, AT_THE_TABLE.phase_of
