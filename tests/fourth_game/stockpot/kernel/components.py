"""The components of Stockpot, read once from `data/` into arrays that the rules bake in."""

from pathlib import Path

from ....core.kernel.constants import constants, rows

DATA = Path(__file__).resolve().parent.parent / "data"

SPICE_ROWS = rows(DATA / "spices.csv")
SPICE_NAMES = tuple(row["id"] for row in SPICE_ROWS)
SPICES = len(SPICE_NAMES)
HEAT = constants([int(row["heat"]) for row in SPICE_ROWS])
COPIES = constants([int(row["copies"]) for row in SPICE_ROWS])
HAND = 4
"""Spices dealt to each player, and so the rounds of a game (S1, S8)."""

GUEST_ROWS = rows(DATA / "guests.csv")
GUEST_NAMES = tuple(row["id"] for row in GUEST_ROWS)
GUESTS = len(GUEST_NAMES)
BEARS = constants([[int(row[f"heat_of_{players}"]) for row in GUEST_ROWS] for players in (2, 3)])
"""The heat that each guest bears, with two players and with three."""
