"""Points by scoring line and the ranking (B19 to B22, B24); at any moment, as if the game ended now."""

from ....core.kernel.bits import count_bits
from ....core.kernel.jit import entry, rule
from ....core.kernel.ranking import rank_rows
from .components import CELLS, CROWNS, DECK_MENUS, DECKS, DIFFERENT_ORDERS, KINDS, MAJORITY_POINTS, TOQUE, TOUCHING

SCORE_LINES = ("menus", "orders", "toques", "most_one_crown", "most_two_crowns")
MENUS_LINE, ORDERS_LINE, TOQUES_LINE, MAJORITY_LINE = 0, 1, 2, 3
TOTAL = len(SCORE_LINES)
RANK = TOTAL + 1
MAJORITIES = 2


@entry
def scores(s, out):
    """One row a seat: its points by line, their total, and its rank, 1 for every winner."""
    for seat in range(s.players):
        for column in range(RANK + 1):
            out[seat, column] = 0
        for deck in range(DECKS):
            out[seat, MENUS_LINE] += CROWNS[deck] * validated_of(s, seat, deck)
        out[seat, ORDERS_LINE] = order_points(s, seat)
    if s.gourmet:
        score_toques(s, out)
        for deck in range(MAJORITIES):
            score_majority(s, deck, out)
    for seat in range(s.players):
        for line in range(TOTAL):
            out[seat, TOTAL] += out[seat, line]
    rank_seats(s, out)


@rule
def validated_of(s, seat, deck):
    """How many menus of this deck a seat has validated."""
    return count_bits(s.validated[seat] & DECK_MENUS[deck])


@rule
def orders_kept(s, seat):
    count = 0
    for dish in range(KINDS):
        count += s.kept[seat, dish]
    return count


@rule
def order_points(s, seat):
    """B19: 1 an order; B24: different dishes score together, every further order 1."""
    count = orders_kept(s, seat)
    if s.all_you_can_eat == 0:
        return count
    different = different_orders(s, seat)
    return DIFFERENT_ORDERS[different] + count - different


@rule
def next_order_points(s, seat, dish):
    """The points that an order of this dish would add."""
    if s.all_you_can_eat == 0 or s.kept[seat, dish] > 0:
        return 1
    different = different_orders(s, seat)
    return DIFFERENT_ORDERS[different + 1] - DIFFERENT_ORDERS[different]


@rule
def different_orders(s, seat):
    """How many different dishes there are among a seat's orders."""
    different = 0
    for dish in range(KINDS):
        if s.kept[seat, dish] > 0:
            different += 1
    return different


@rule
def score_toques(s, out):
    """B21: each toque on the table is worth its largest number of identical neighbours."""
    for cell in range(CELLS):
        if s.board[cell] >= TOQUE:
            out[s.board[cell] - TOQUE, TOQUES_LINE] += toque_value(s, cell)


@rule
def toque_value(s, cell):
    best = 0
    around = TOUCHING[cell] & s.filled
    for dish in range(1, KINDS + 1):
        count = 0
        for other in range(CELLS):
            if (around >> other) & 1 and s.board[other] == dish:
                count += 1
        best = max(best, count)
    return best


@rule
def score_majority(s, deck, out):
    """B22: all who have the most menus of this deck, at least one, get its bonus."""
    most = 1
    for seat in range(s.players):
        most = max(most, validated_of(s, seat, deck))
    for seat in range(s.players):
        if validated_of(s, seat, deck) == most:
            out[seat, MAJORITY_LINE + deck] = MAJORITY_POINTS[deck]


@rule
def rank_seats(s, out):
    """B20: more points, then more Royal Orders; seats that are still tied share the rank."""
    for seat in range(s.players):
        out[seat, RANK] = orders_kept(s, seat)
    rank_rows(out, s.players, TOTAL, RANK)
