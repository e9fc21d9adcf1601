"""Shapes among the terraces of a restaurant (P46).

A shape is in one piece and terraces of two restaurants of one player never touch (P28, P41), so a player's shape
always lies in the terraces of one restaurant.
"""

from .....core.kernel.jit import rule
from ..components import CELLS, FIRST_FITTING, FITTING_CELLS, FITTING_SHAPE, NEAR_STEPS, NEXT_TO, SHAPE_SIZE


@rule
def note_new_shapes(s, restaurant, cell):
    """A terrace came: add the shapes that it completes."""
    if s.open[restaurant] >= SHAPE_SIZE:
        s.shapes[restaurant] |= shapes_through(s, restaurant, cell)


@rule
def shapes_through(s, restaurant, cell):
    """The shapes of a restaurant's terraces that this one is a part of, as bits."""
    near, found = terraces_near(s, restaurant, cell), 0
    beside = near & NEXT_TO
    for i in range(FIRST_FITTING[beside], FIRST_FITTING[beside + 1]):
        found |= FITTING_SHAPE[i] if FITTING_CELLS[i] & ~near == 0 else 0
    return found


@rule
def terraces_near(s, restaurant, cell):
    """The restaurant's terraces within the reach of a shape, as bits.

    A place beyond the edge counts as the frame's first or last cell, where no terrace lies. At the sides the next row
    begins: what is seen there is cut off by the frame, and a shape is in one piece.
    """
    near = 0
    for i in range(len(NEAR_STEPS)):
        place = min(max(cell + NEAR_STEPS[i], 0), CELLS - 1)
        near |= (1 if s.terrace[place] == restaurant else 0) << i
    return near


@rule
def look_for_shapes(s, restaurant):
    """A terrace was covered: look for this restaurant's shapes all over the square."""
    s.shapes[restaurant] = 0
    if s.open[restaurant] >= SHAPE_SIZE:
        for cell in range(CELLS):
            if s.terrace[cell] == restaurant:
                s.shapes[restaurant] |= shapes_through(s, restaurant, cell)
