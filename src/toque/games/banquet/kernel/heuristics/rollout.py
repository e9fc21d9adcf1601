"""What a player does without a second thought: complete the menu that is worth most, wherever one piece is missing."""

from .....core.kernel.jit import entry, rule
from .....core.kernel.playout import NO_ACTION
from .....core.kernel.rng import roll
from .. import numbers, state
from ..components import ALL_LINES, CELLS, CROWNS, HAND, KINDS, LINE_CELLS, MENU_TRIPLES, TOQUE
from ..rules.menus import can_validate
from ..rules.place import placeable
from ..scoring import next_order_points


@entry
def rollout_action(s, seat, rng):
    """The action of the rollout policy, or NO_ACTION."""
    if s.phase == state.PLACE:
        return missing_piece(s, seat, rng)
    if s.phase == state.MENU:
        return completed_menu(s, seat)
    return NO_ACTION


@rule
def completed_menu(s, seat):
    """Validate the most crowns (B13)."""
    best, choice = 0, NO_ACTION
    for place in range(HAND):
        menu = s.hand[seat, place]
        if menu != state.NO_MENU and can_validate(s, menu) and CROWNS[s.hand_deck[seat, place]] > best:
            best = CROWNS[s.hand_deck[seat, place]]
            choice = numbers.VALIDATE_AT + menu
    return choice


@rule
def missing_piece(s, seat, rng):
    """The placing or the announcement that brings most at once; a random one if several do."""
    best, choice, ties = 0, NO_ACTION, 0
    known = s.cloches & s.touched
    for cell in range(CELLS):
        if (known >> cell) & 1:
            gain = next_order_points(s, seat, s.orders[cell] - 1)  # all have been shown by now (B7)
            if gain >= best:
                ties = 1 if gain > best else ties + 1
                best = gain
                if roll(rng, ties) == 0:
                    choice = numbers.ANNOUNCE_AT + cell * KINDS + s.orders[cell] - 1
    free = placeable(s) | known
    for line in range(len(ALL_LINES)):
        missing = LINE_CELLS[line] & ~s.filled
        if missing & (missing - 1) != 0 or missing & free == 0:
            continue
        order = order_on(s, seat, line)
        for place in range(HAND):
            gain = CROWNS[s.hand_deck[seat, place]] + order
            if s.hand[seat, place] == state.NO_MENU or gain < best:
                continue
            for end in range(2):
                action = completing(s, seat, s.hand[seat, place], line, end)
                if action == NO_ACTION:
                    continue
                ties = 1 if gain > best else ties + 1
                best = gain
                if roll(rng, ties) == 0:
                    choice = action
    return choice


@rule
def order_on(s, seat, line):
    """The value of the order under a cloche on this line; 0 if there is none."""
    for k in range(3):
        if (s.cloches >> ALL_LINES[line, k]) & 1:
            return next_order_points(s, seat, s.orders[ALL_LINES[line, k]] - 1)
    return 0


@rule
def completing(s, seat, menu, line, end):
    """The action that completes a menu on a line with one piece missing, or NO_ACTION."""
    action = NO_ACTION
    for k in range(3):
        cell = ALL_LINES[line, k]
        wanted = MENU_TRIPLES[menu, 2 - k if end else k]
        piece = min(s.board[cell], TOQUE)
        if piece == 0:
            left = s.toques[seat] if wanted == TOQUE else s.kitchen[wanted - 1]
            if left == 0:
                return NO_ACTION
            action = numbers.PLACE_AT + cell * numbers.PIECES + wanted - 1
            if (s.cloches >> cell) & 1:
                if s.orders[cell] != wanted:
                    return NO_ACTION
                action = numbers.ANNOUNCE_AT + cell * KINDS + wanted - 1
        elif piece != wanted:
            return NO_ACTION
    return action
