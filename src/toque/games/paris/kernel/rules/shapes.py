"""Shapes among the terraces of a restaurant (P46).

A shape is in one piece and terraces of two restaurants of one player never touch (P28, P41), so a player's shape
always lies in the terraces of one restaurant.
"""

from .....core.kernel.jit import rule
from ..components import CELLS, NEXT_POSITION, POSITION_SHAPE, POSITION_STEPS, POSITIONS, SHAPE_SIZE


@rule
def note_new_shapes(s, restaurant, cell):
    """A terrace came: add the shapes that it completes."""
    if s.open[restaurant] >= SHAPE_SIZE:
        s.shapes[restaurant] |= shapes_through(s, restaurant, cell)


@rule
def shapes_through(s, restaurant, cell):
    """The shapes of a restaurant's terraces that this one is a part of, as bits."""
    found, i = 0, 0
    while i < POSITIONS:
        depth = 0
        while depth < SHAPE_SIZE - 1 and s.terrace[cell + POSITION_STEPS[i, depth]] == restaurant:
            depth += 1
        if depth == SHAPE_SIZE - 1:
            found |= 1 << POSITION_SHAPE[i]
            depth -= 1
        i = NEXT_POSITION[i, depth]
    return found


@rule
def look_for_shapes(s, restaurant):
    """A terrace was covered: look for this restaurant's shapes all over the square."""
    s.shapes[restaurant] = 0
    if s.open[restaurant] >= SHAPE_SIZE:
        for cell in range(CELLS):
            if s.terrace[cell] == restaurant:
                s.shapes[restaurant] |= shapes_through(s, restaurant, cell)
