"""The numbers of an observation by name, in the order in which `kernel.observe` writes them."""

from toque.core.words.layout import Field, Layout
from toque.games.banquet.kernel.components import CELLS, DECKS, HAND, KINDS, MENUS
from toque.games.banquet.kernel.state import MAX_PLAYERS

LAYOUT = Layout(
    Field("phase", "index into the phases of the game"),
    Field("players", "how many play"),
    Field("turn", "the seat whose turn it is, counted from the one that looks"),
    Field("is_actor", "1 if the seat that looks must decide now"),
    Field("to_place", "Royal Orders still to be put on the table"),
    Field("gourmet", "option"),
    Field("etiquette", "option, as its place among the choices"),
    Field("all_you_can_eat", "option"),
    Field("hells_kitchen", "option"),
    Field("memory_aid", "option"),
    Field("kitchen", "dishes left in the kitchen, by dish", (KINDS,)),
    Field(
        "cells",
        "the spaces of the table",
        (CELLS,),
        (
            Field("piece", "what lies there; toques are numbered from the seat that looks"),
            Field("order", "the order under the cloche, as all have seen it"),
            Field("is_newest", "1 if it was filled this turn"),
        ),
    ),
    Field("hand", "own menus: 1 at the menu in each place of the hand", (HAND, MENUS)),
    Field("deck_size", "menus left in each deck", (DECKS,)),
    Field(
        "menus",
        "each menu of the box",
        (MENUS,),
        (
            Field("is_completed", "1 if the newest piece completes it"),
            Field("is_discarded", "1 if it lies on the discards"),
            Field("hidden_since", "0 if the seat knows where it is; 1 if it may be in its deck; 1 more a rebuilding"),
        ),
    ),
    Field(
        "seats",
        "all seats, counted from the one that looks; zeros for a seat that nobody has taken",
        (MAX_PLAYERS,),
        (
            Field("is_there", "1 if somebody sits there"),
            Field("toques", "toques not yet played"),
            Field("kept", "orders collected, by dish", (KINDS,)),
            Field("hand_deck", "1 + the deck of the menu in each place of the hand, or 0", (HAND,)),
            Field("hand_age", "1 + how often that deck was rebuilt since the menu was drawn, or 0", (HAND,)),
            Field("validated", "1 for each menu completed", (MENUS,)),
        ),
    ),
)
