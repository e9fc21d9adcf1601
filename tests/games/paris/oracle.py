"""The square the slow and obvious way: sets of (x, y), straight from the data files and the rulebook.

It shares nothing with the rules but the state: no numbers of spots, no bits, no tables.
"""

import csv
from functools import cache
from pathlib import Path
from typing import Any

import toque.games.paris

DATA = Path(toque.games.paris.__file__).parent / "data"
Place = tuple[int, int]
SIZE = 20
DECOR = {"O": "fountain", "F": "flower_bed", "B": "band", "L": "lamp"}
RING = {4: 0, 3: 1, 2: 2}


@cache
def rows(name: str) -> list[dict[str, str]]:
    """The rows of a data file."""
    with (DATA / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@cache
def letters(two_player_side: bool) -> dict[Place, str]:
    """What is printed on every cell of the board; the two-player side lies two cells from the edge of the frame."""
    lines = (DATA / ("square_two.txt" if two_player_side else "square.txt")).read_text(encoding="utf-8").split()
    margin = (SIZE - len(lines)) // 2
    return {(x + margin, y + margin): letter for y, line in enumerate(lines) for x, letter in enumerate(line)}


def neighbours(place: Place) -> set[Place]:
    """The four orthogonal neighbours."""
    x, y = place
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def surroundings(place: Place) -> set[Place]:
    """The eight neighbours."""
    x, y = place
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {place}


def pieces(cells: set[Place]) -> list[set[Place]]:
    """The connected parts of a set of cells."""
    left, found = set(cells), []
    while left:
        piece, edge = set(), {left.pop()}
        while edge:
            piece |= edge
            edge = set().union(*(neighbours(place) for place in edge)) & left
            left -= edge
        found.append(piece)
    return found


def turned(shape: set[Place]) -> list[set[Place]]:
    """A shape in its eight positions, some of them perhaps alike (P46)."""
    found, current = [], shape
    for _ in range(4):
        found += [current, {(-x, y) for x, y in current}]
        current = {(-y, x) for x, y in current}
    return found


@cache
def shape_of(text: str) -> frozenset[Place]:
    """The cells of a shape as it is printed."""
    return frozenset((x, y) for y, line in enumerate(text.split("/")) for x, mark in enumerate(line) if mark == "#")


def has_shape(cells: set[Place], text: str) -> bool:
    """Whether a shape lies somewhere in these cells, turned or mirrored."""
    if len(cells) < len(shape_of(text)):
        return False
    for shape in turned(set(shape_of(text))):
        first = next(iter(shape))
        for place in cells:
            dx, dy = place[0] - first[0], place[1] - first[1]
            if {(x + dx, y + dy) for x, y in shape} <= cells:
                return True
    return False


class Board:
    """A state's board in plain sets."""

    def __init__(self, s: Any) -> None:
        self.players = int(s.players)
        self.ring = RING[self.players]
        self.letters = letters(int(s.layout) == 3)
        self.terraces = {
            (cell % SIZE, cell // SIZE): int(s.terrace[cell]) for cell in range(SIZE * SIZE) if int(s.terrace[cell])
        }
        self.owner = {number: int(s.owner[number]) for number in range(1, int(s.opened) + 1)}
        self.type = {number: rows("restaurants.csv")[int(s.kind[number])] for number in self.owner}
        self.walls = {number: self._walls(int(s.lot[number]), int(self.type[number]["size"])) for number in self.owner}
        self.fronts = {number: self._front(cells) for number, cells in self.walls.items()}
        self.by_restaurant: dict[int, set[Place]] = {number: set() for number in self.owner}
        for place, number in self.terraces.items():
            self.by_restaurant[number].add(place)

    def _walls(self, lot: int, size: int) -> set[Place]:
        """The cells of the building row that a restaurant stands on."""
        side, start = divmod(lot, SIZE)
        near, far = self.ring, SIZE - 1 - self.ring
        along = range(start, start + size)
        return {[(i, near), (far, i), (i, far), (near, i)][side] for i in along}

    def depth(self, place: Place) -> int:
        """Steps from the edge of the frame."""
        return min(*place, SIZE - 1 - place[0], SIZE - 1 - place[1])

    def is_square(self, place: Place) -> bool:
        return self.depth(place) > self.ring

    @property
    def square(self) -> list[Place]:
        """All cells inside the building row."""
        return [place for place in self.letters if self.is_square(place)]

    def of(self, number: int) -> set[Place]:
        """Where terraces of a restaurant lie open."""
        return self.by_restaurant[number]

    def of_seat(self, seat: int) -> set[Place]:
        """Where terraces of a player lie open."""
        return {place for place, number in self.terraces.items() if self.owner[number] == seat}

    def _front(self, walls: set[Place]) -> set[Place]:
        around = set().union(*(neighbours(place) for place in walls))
        return {place for place in around if self.is_square(place)}

    def front(self, number: int) -> set[Place]:
        """The cells in front of a restaurant."""
        return self.fronts[number]

    def may_build(self, number: int, place: Place, *, intrude: bool = False, covers: int = 0) -> bool:
        """P25 to P28, P39 to P41, whatever it costs."""
        if not self.is_square(place) or self.letters[place] not in ".p":
            return False
        mine, occupant = self.of(number), self.terraces.get(place)
        if not (place in self.front(number) if not mine else neighbours(place) & mine):
            return False
        near = {self.terraces[other] for other in neighbours(place) if other in self.terraces} - {number}
        if not intrude:
            return occupant is None and not near
        if any(self.owner[other] == self.owner[number] for other in near):
            return False
        return occupant is None or (
            self.owner[occupant] != self.owner[number] and covers > 0 and self.may_cover(occupant, place)
        )

    def may_cover(self, number: int, place: Place) -> bool:
        """P40."""
        left = self.of(number) - {place}
        return not left or (len(pieces(left)) == 1 and bool(left & self.front(number)))

    def elements(self, decor: str) -> list[set[Place]]:
        """The elements of a kind of decor, cell by cell."""
        return pieces({place for place, letter in self.letters.items() if DECOR.get(letter) == decor})

    def around(self, seat: int, element: set[Place]) -> int:
        """P44: how many terraces of a player are around an element."""
        return len([place for place in self.of_seat(seat) if surroundings(place) & element])

    def in_quarter(self, seat: int, east: bool, south: bool) -> int:
        """P4."""
        return len([place for place in self.of_seat(seat) if (place[0] >= 10) == east and (place[1] >= 10) == south])
