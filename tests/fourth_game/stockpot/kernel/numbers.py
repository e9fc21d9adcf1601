"""The dense action numbers of Stockpot: one block a verb."""

from .components import GUESTS, SPICES

INVITE_AT = 0  # guest
SPICE_AT = INVITE_AT + GUESTS  # spice
ACTIONS = SPICE_AT + SPICES
