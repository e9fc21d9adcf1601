"""The estimate: points made, points in reach, and lines half built."""

from .....core.kernel.jit import entry, rule
from .. import state
from ..components import ALL_LINES, CELLS, CROWNS, DECKS, HAND, LINE_CELLS, MAJORITY_POINTS, MENU_TRIPLES, TOQUE
from ..rules.menus import can_validate
from ..scoring import order_points, toque_value, validated_of

POINT = 100
IN_REACH = 90  # a crown of a menu that can be validated this very turn
NEXT_PIECE = 85  # a crown of a menu that this turn's piece will complete
TWO_OF_THREE = 30  # a crown of a menu that one more piece completes
ONE_OF_THREE = 8
WAITING_TOQUE = 25  # an unplayed toque keeps a 3-crown menu possible


@entry
def estimate(s, seat):
    """How well the seat stands, in hundredths of a point, from what it knows."""
    value = POINT * order_points(s, seat) + WAITING_TOQUE * s.toques[seat]
    for deck in range(DECKS):
        value += POINT * CROWNS[deck] * validated_of(s, seat, deck)
    if s.gourmet:
        value += gourmet_hopes(s, seat)
    return value + hand_hopes(s, seat)


@rule
def gourmet_hopes(s, seat):
    """B21 and B22: what the toques are worth now, and a step towards each majority."""
    value = 0
    for cell in range(CELLS):
        if s.board[cell] == TOQUE + seat:
            value += POINT * toque_value(s, cell)
    for deck in range(DECKS):
        value += POINT * MAJORITY_POINTS[deck] * validated_of(s, seat, deck) // (2 * s.players)
    return value


@rule
def hand_hopes(s, seat):
    """Menus in hand: one that can be validated now, and how far the best line for each other has come."""
    best, total = 0, 0
    for place in range(HAND):
        menu = s.hand[seat, place]
        if menu == state.NO_MENU:
            continue
        crowns = CROWNS[s.hand_deck[seat, place]]
        hope = line_hope(s, seat, menu)
        total += crowns * hope
        if (s.actors >> seat) & 1:
            best = max(best, crowns * (this_turn(s, menu, hope) - hope))
    return total + best


@rule
def this_turn(s, menu, hope):
    """What a crown of a menu is worth to the player on turn: only one menu can be validated in a turn."""
    if s.phase == state.MENU and can_validate(s, menu):
        return IN_REACH
    return NEXT_PIECE if s.phase == state.PLACE and hope >= TWO_OF_THREE else hope


@rule
def line_hope(s, seat, menu):
    """The best line for a menu, read from either end: the more of it lies there, the better."""
    best, second = 0, 0
    for i in range(len(ALL_LINES)):
        there = LINE_CELLS[i] & s.filled
        if there == 0 or there == LINE_CELLS[i]:  # nothing of it lies there yet, or nothing is missing any more
            continue
        for end in range(2):
            hope = match_hope(s, seat, menu, i, end)
            if hope > best:
                second = best
                best = hope
            elif hope > second:
                second = hope
    return best + second // 4


@rule
def match_hope(s, seat, menu, line, end):
    there = 0
    for k in range(3):
        cell = ALL_LINES[line, k]
        wanted = MENU_TRIPLES[menu, 2 - k if end else k]
        piece = min(s.board[cell], TOQUE)
        if piece == 0 and (s.cloches >> cell) & 1:
            piece = s.orders[cell]
            if piece != wanted:
                return 0
            continue
        if piece == 0:
            left = s.toques[seat] if wanted == TOQUE else s.kitchen[wanted - 1]
            if left == 0:
                return 0
        elif piece == wanted:
            there += 1
        else:
            return 0
    if there == 2:
        return TWO_OF_THREE
    return ONE_OF_THREE if there == 1 else 0
