"""The numbers of an observation by name, in the order in which `kernel.observe` writes them."""

from toque.games.stockpot.kernel.components import GUESTS, SPICES
from toque.games.stockpot.kernel.state import MAX_PLAYERS, OFFERED

from toque.core.words.layout import Field, Layout

LAYOUT = Layout(
    Field("phase", "index into the phases of the game"),
    Field("players", "how many play"),
    Field("mercy", "option"),
    Field("round", "rounds played"),
    Field("chef", "the chef, counted from the seat that looks"),
    Field("is_actor", "1 if the seat that looks must decide now"),
    Field("guest", "1 + the guest at the table, or 0"),
    Field("offered", "1 + each guest that the chef can invite, or 0", (OFFERED,)),
    Field("waiting_guests", "1 for each guest who has not eaten", (GUESTS,)),
    Field("hand", "own spices, by spice", (SPICES,)),
    Field("chosen", "1 + the own spice chosen this round, or 0"),
    Field(
        "seats",
        "all seats, counted from the one that looks; zeros for a seat that nobody has taken",
        (MAX_PLAYERS,),
        (
            Field("is_there", "1 if somebody sits there"),
            Field("points", "points"),
            Field("rounds_scored", "rounds in which the seat scored"),
            Field("is_deciding", "1 if the seat must decide now"),
            Field("shown", "spices that it has put into the pot, by spice", (SPICES,)),
        ),
    ),
)
