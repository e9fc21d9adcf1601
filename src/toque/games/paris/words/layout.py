"""The numbers of an observation by name, in the order in which `kernel.observe` writes them."""

from toque.core.words.layout import Field, Layout
from toque.games.paris.kernel.components import (
    CATEGORIES,
    CELLS,
    ELEMENTS,
    KINDS,
    MOST_CARDS,
    MOST_INGREDIENTS,
    OBJECTIVE_COUNT,
    PIGEON_KINDS,
    QUARTERS,
    RESTAURANTS,
    ROW,
    SPOTS,
    TYPE_COUNT,
)
from toque.games.paris.kernel.observe import MOST_OLDER
from toque.games.paris.kernel.state import MAX_PLAYERS

TABLE = (
    Field("phase", "index into the phases of the game, as others can tell it"),
    Field("players", "how many play"),
    Field("layout", "option, as its place among the choices"),
    Field("majority", "the majority card"),
    Field("turn", "the seat whose turn it is, counted from the one that looks"),
    Field("first", "the first player, counted from the one that looks"),
    Field("is_actor", "1 if the seat that looks must decide now"),
    Field("round", "the round"),
    Field("trigger", "why the end is triggered, or 0"),
    Field("actions_left", "actions left this turn"),
    Field("built", "1 once Build has been taken this turn"),
    Field("second", "1 while a second objective may be completed in the same action"),
    Field("resume", "the phase to go back to, or -1"),
    Field("opening", "the type of the restaurant that is being opened, or -1"),
    Field("steps", "ingredients for which a card has been chosen"),
    Field("budget", "money left to build with"),
    Field("coins", "coin cards chosen and not yet played"),
    Field("two_coins", "two-coin cards chosen and not yet played"),
    Field("intrudes", "intrude cards chosen and not yet played"),
    Field("extending", "the restaurant that builds a free terrace"),
    Field("draws_left", "cards still to be drawn"),
    Field("opened", "restaurants that stand"),
    Field("some_intrude", "seats, as bits from the one that looks, of which one holds an intrude card"),
    Field("none_intrude", "seats, as bits, of which none holds one"),
)
CARDS = (
    Field("row", "kinds of the cards in the row", (ROW,)),
    Field(
        "cards",
        "each kind of resource card",
        (KINDS,),
        (
            Field("discarded", "on the discards"),
            Field("unseen", "perhaps in the deck"),
            Field("own", "in the hand of the seat that looks"),
        ),
    ),
    Field(
        "older_cards",
        "cards that somebody holds since before the deck was rebuilt; zeros after them",
        (MOST_OLDER,),
        (Field("kind", "1 + the kind"), Field("rebuilt", "how often the deck was rebuilt since")),
    ),
    Field(
        "objectives",
        "each objective",
        (OBJECTIVE_COUNT,),
        (
            Field("is_common", "1 if it lies open for all"),
            Field("is_own", "1 if the seat that looks holds it"),
            Field("is_drawn", "1 if that seat has just drawn it"),
            Field("is_met", "1 if that seat meets it"),
            Field("is_unseen", "1 if it may be in the deck"),
        ),
    ),
    Field("objective_deck", "objectives left in the deck"),
    Field("pigeons_unseen", "pigeon cards in the deck or in another hand, by kind", (PIGEON_KINDS,)),
    Field("supply", "restaurants left, by type", (TYPE_COUNT,)),
)
OWN = (
    Field("own_hidden", "own cards that others have not seen, by kind", (KINDS,)),
    Field(
        "own_pigeons",
        "own pigeon cards, by kind",
        (PIGEON_KINDS,),
        (Field("kept", "in hand"), Field("fresh", "of these, drawn this turn")),
    ),
    Field("paid", "kinds of the cards chosen for the ingredients, or -1", (MOST_INGREDIENTS,)),
)
BOARD = (
    Field(
        "restaurants",
        "every restaurant in the order of opening; zeros for those to come",
        (RESTAURANTS,),
        (
            Field("owner", "1 + the seat, counted from the one that looks"),
            Field("type", "1 + the type"),
            Field("lot", "its first lot"),
            Field("open", "terraces that lie open"),
            Field("ways", "spots where it may build without intrude"),
            Field("intrudes", "1 if intrude holds for it in this Build"),
            Field("covers", "terraces that it may still cover in this Build"),
        ),
    ),
    Field(
        "seats",
        "all seats, counted from the one that looks; zeros for a seat that nobody has taken",
        (MAX_PLAYERS,),
        (
            Field("is_there", "1 if somebody sits there"),
            Field("income", "income"),
            Field("hand_size", "resource cards in hand"),
            Field("hidden", "of these, those that came from the deck unseen"),
            Field("objectives", "objectives in hand"),
            Field("pigeons", "pigeon cards drawn so far"),
            Field("kept_pigeons", "pigeon cards in hand"),
            Field("is_actor", "1 if it must decide now"),
            Field("hidden_age", "1 + how often the deck was rebuilt since each hidden card came, or 0", (MOST_CARDS,)),
            Field("taken", "tiles taken from each row", (CATEGORIES,)),
            Field("quarter", "terraces that lie open in each quarter", (QUARTERS,)),
            Field("around", "terraces around each element of decor", (ELEMENTS,)),
            Field("open_hand", "cards that all have seen it take, by kind", (KINDS,)),
            Field("completed", "1 for each objective completed", (OBJECTIVE_COUNT,)),
        ),
    ),
    Field("terrace", "the restaurant whose terrace lies open on each cell, or 0", (CELLS,)),
    Field("builder", "the restaurant that may build on each spot without intrude, or 0", (SPOTS,)),
)
LAYOUT = Layout(*TABLE, *CARDS, *OWN, *BOARD)
