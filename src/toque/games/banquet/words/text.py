"""Banquet Royal in sentences: actions, events, prompts, scoring lines."""

from toque.core.kernel.events import Event
from toque.core.text import GameText
from toque.core.types import Action
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import CELL_NAMES, CROWN_VALUES, DISHES, MENU_IDS, TOQUE
from toque.games.banquet.words import actions
from toque.games.banquet.words.actions import PIECE_NAMES
from toque.games.banquet.words.view import Menu, View, menu_card

EVENT_NAMES = {
    state.STARTED: "started",
    state.ORDER_PLACED: "order_placed",
    state.ORDERS_SHOWN: "orders_shown",
    state.MEMORISED: "memorised",
    state.PLACED: "placed",
    state.ANNOUNCED: "announced",
    state.ORDER_REVEALED: "order_revealed",
    state.NO_DISH_LEFT: "no_dish_left",
    state.MENU_LOST: "menu_lost",
    state.MENU_VALIDATED: "menu_validated",
    state.MENU_DISCARDED: "menu_discarded",
    state.DECK_REBUILT: "deck_rebuilt",
    state.MENU_DRAWN: "menu_drawn",
    state.MENU_SEEN: "menu_seen",
    state.FINISHED: "finished",
}
EVENT_RULES = {
    state.STARTED: "B6",
    state.ORDER_PLACED: "B23",
    state.ORDERS_SHOWN: "B7",
    state.MEMORISED: "B7",
    state.PLACED: "B8",
    state.ANNOUNCED: "B11",
    state.ORDER_REVEALED: "B12",
    state.NO_DISH_LEFT: "B11",
    state.MENU_LOST: "B25",
    state.MENU_VALIDATED: "B13",
    state.MENU_DISCARDED: "B16",
    state.DECK_REBUILT: "B17",
    state.MENU_DRAWN: "B17",
    state.MENU_SEEN: "B17",
    state.FINISHED: "B18",
}
MENU_EVENTS = {state.MENU_LOST, state.MENU_VALIDATED, state.MENU_DISCARDED, state.MENU_SEEN}
DECK_EVENTS = {state.DECK_REBUILT, state.MENU_DRAWN}


class BanquetText(GameText):
    """Sentences in one language."""

    topic = "banquet"

    def piece(self, name: str) -> str:
        return self.say(f"dish-{name}")

    def menu(self, menu: Menu) -> str:
        first, second, third = (self.piece(symbol) for symbol in menu.symbols)
        line = self.say("menu", first=first, second=second, third=third)
        return self.say("menu-with-crowns", menu=line, crowns=menu.crowns)

    def action(self, action: Action) -> str:
        """An action as a choice in a list."""
        match action:
            case actions.Place("toque", cell):
                return self.say("action-place-toque", cell=cell)
            case actions.Place(piece, cell):
                return self.say("action-place", piece=self.piece(piece), piece_id=piece, cell=cell)
            case actions.Announce(dish, cell):
                return self.say("action-announce", dish=self.piece(dish), dish_id=dish, cell=cell)
            case actions.PutOrder(cell):
                return self.say("action-put_order", cell=cell)
            case actions.Validate(menu) | actions.Discard(menu) | actions.Lose(menu):
                verb = type(action).__struct_config__.tag
                return self.say(f"action-{verb}", menu=self.menu(menu_card(MENU_IDS.index(menu))))
            case actions.Draw(crowns):
                return self.say("action-draw", crowns=crowns)
            case _:
                return self.say(f"action-{type(action).__struct_config__.tag}")

    def event(self, event: Event) -> str:
        """An event as a line of the log."""
        name, values = f"event-{EVENT_NAMES[event.kind]}", {"player": self.player(event.seat)}
        if event.kind in MENU_EVENTS:
            return self.say(name, menu=self.menu(menu_card(event.first)), **values)
        if event.kind in DECK_EVENTS:
            return self.say(name, crowns=CROWN_VALUES[event.first], **values)
        values["cell"] = CELL_NAMES[event.first]
        if event.kind == state.PLACED:
            if event.second >= TOQUE:
                return self.say(f"{name}-toque", **values)
            piece = PIECE_NAMES[event.second - 1]
            return self.say(name, piece=self.piece(piece), piece_id=piece, **values)
        if event.kind == state.ORDER_REVEALED:
            name += "-right" if event.third else "-wrong"
        dish = DISHES[event.second]
        return self.say(name, dish=self.piece(dish), dish_id=dish, **values)

    def event_name(self, event: Event) -> str:
        """The kind of an event in a word."""
        return EVENT_NAMES[event.kind]

    def rule_of(self, event: Event) -> str | None:
        """The rule behind an event."""
        return EVENT_RULES[event.kind]

    def prompt(self, view: View) -> str:
        """What the seat that looks is to do now."""
        deciding = [seat.seat for seat in view.seats if seat.is_deciding]
        if view.phase != "over" and view.seat not in deciding:
            return self.say("prompt-waiting", player=", ".join(map(self.player, deciding)))
        return self.say(f"prompt-{view.phase}")
