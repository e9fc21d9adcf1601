"""The numbers of an observation by name, in the order in which `kernel.observe` writes them."""

from toque.core.words.layout import Field, Layout
from toque.games.italia.kernel.components import BONUSES, COURSES, KINDS, MAX_PLAYERS, RECIPES, ROOMS, WINES
from toque.games.italia.kernel.observe import AGES

TABLE = (
    Field("phase", "index into the phases of the game"),
    Field("players", "how many play"),
    Field("season", "the season, from 0"),
    Field("action_phase", "the action phase, from 0"),
    Field("turn", "the seat whose turn it is, counted from the one that looks"),
    Field("is_actor", "1 if the seat that looks must decide now"),
    Field("actions_left", "actions left"),
    Field("buys", "ingredients taken in this market action"),
    Field("restocked", "1 once the market was restocked in this action"),
    Field("cat_used", "1 once Gatto was used in this action phase"),
    Field("may_restock_after", "1 if Negozio di fiducia counts for this action"),
    Field("pending", "1 + what waits for an answer, or 0"),
    Field("pending_way", "source of the pending ingredient"),
    Field("wines_to_buy", "wines that may still be bought of those looked at"),
    Field("look_course", "the course whose recipes are looked at"),
    Field("scoring", "what is being settled, or 0"),
    Field("passes", "seats that have passed"),
    Field("order_index", "whose turn it is, as the place in the order of turns"),
    Field("coins_shown", "option"),
    Field("pot", "the pot of the bonus board"),
    Field("box", "the box of the bonus board"),
    Field("cookbooks", "cookbooks face up"),
    Field("advanced", "option"),
    Field("balanced_turns", "option"),
    Field("apprentice", "option"),
    Field("wine_restriction", "option"),
    Field("looked", "recipes that are looked at"),
    Field("looked_before", "of these, those that came before the deck was rebuilt"),
    Field("wines_looked", "wines that are looked at"),
)
SUPPLIES = (
    Field(
        "ingredients",
        "each kind of ingredient",
        (KINDS,),
        (Field("on_display", "on display"), Field("crate", "in the crate"), Field("bin", "in the bin")),
    ),
    Field(
        "decks",
        "the deck of each course",
        (COURSES,),
        (Field("size", "recipes left"), Field("discards", "recipes on the discards")),
    ),
    Field(
        "recipes",
        "each recipe",
        (RECIPES,),
        (
            Field("is_own", "1 if the seat that looks holds it"),
            Field("is_looked_at", "1 if that seat looks at it now"),
            Field("is_discarded", "1 if it lies on the discards"),
            Field("hidden_since", "0 if the seat knows where it is; 1 if it may be in the deck; 1 more a rebuilding"),
        ),
    ),
    Field(
        "wines",
        "each kind of wine",
        (WINES,),
        (
            Field("unseen", "perhaps in the deck"),
            Field("discarded", "on the discards"),
            Field("looked_at", "known to be looked at"),
        ),
    ),
    Field(
        "bonus_cards",
        "each bonus card",
        (BONUSES,),
        (
            Field("is_offered", "1 if it is on display"),
            Field("is_discarded", "1 if it is discarded"),
            Field("is_to_come", "1 if it is still in a deck"),
        ),
    ),
    Field("rooms_left", "rooms for sale, by kind", (ROOMS,)),
)
SEAT = (
    Field("is_there", "1 if somebody sits there"),
    Field("coins", "coins"),
    Field("cubes", "cubes"),
    Field("track", "the space of its marker"),
    Field("stars", "stars"),
    Field("spoons", "spoons"),
    Field("vips", "seasons whose VIP it won, as bits"),
    Field("food_token", "1 + category, or 0"),
    Field("specialty_token", "1 + category, or 0"),
    Field("prestige", "prestige of the recipes on the menu"),
    Field("income", "income of the recipes on the menu"),
    Field("extra_income", "income of wines and rooms"),
    Field("points", "points of the scoring that runs"),
    Field("wish", "what Foto del presidente wishes, or 0"),
    Field("is_showing", "1 if it shows a recipe in this scoring"),
    Field("order", "its place in the order of turns"),
    Field("shelf_size", "ingredients on the shelf"),
    Field("cellar_size", "wines in the cellar"),
    Field("is_actor", "1 if it must decide now"),
    Field("has_bid", "1 if it has bid"),
    Field("bid", "its bid, for itself only; else -1"),
    Field("crate_cards", "shops whose crate it may search, as bits"),
    Field("shelf", "ingredients on the shelf, by kind", (KINDS,)),
    Field("cellar", "wines in the cellar, by kind", (WINES,)),
    Field("rooms", "rooms built, by kind", (ROOMS,)),
    Field(
        "hand", "recipes in hand by course and by the round of the deck: this, the one before, older", (COURSES, AGES)
    ),
    Field("menu", "for each recipe: 1 on the menu, 2 more if added this season, 4 more if presented", (RECIPES,)),
    Field("bonus", "for each bonus card: 1 face up, 2 face down", (BONUSES,)),
)
LAYOUT = Layout(
    *TABLE,
    *SUPPLIES,
    Field(
        "seats",
        "all seats, counted from the one that looks; zeros for a seat that nobody has taken",
        (MAX_PLAYERS,),
        SEAT,
    ),
)
