"""Positions of Banquet Royal that bots are asked about."""

from toque.core.kernel.rng import generator
from toque.games.banquet import GAME

OPENING = GAME.new_state(generator("opening"), 2)
for ready in GAME.actors(OPENING):
    GAME.apply(OPENING, generator("ready"), ready, GAME.legal_actions(OPENING, ready)[0])
MOVER = GAME.actors(OPENING)[0]

ONE_SPACE_LEFT = """
      s f c b
     c b s f c
    b s f c b s
   f c b * s f c
    s f c b s f
     b s f c b
      c b s .
"""
