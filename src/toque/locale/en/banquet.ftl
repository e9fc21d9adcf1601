# Banquet Royal, in English. Cells are named A1 to G4.

title = Banquet Royal
summary = Lay the king's table: dishes in a row complete your menus, and a good memory lifts the cloches.
facts = 2 to 4 players · about 30 minutes · for the whole family

player = Player { $number }

dish-salad = green salad
dish-fruit_salad = fruit salad
dish-charlotte = charlotte
dish-burger = burger
dish-toque = toque
menu = { $first }, { $second }, { $third }
menu-with-crowns = { $menu } ({ $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
})

action-place = Place a { $piece } on { $cell }
action-place-toque = Place your toque on { $cell }
action-announce = Announce the order on { $cell }: { $dish }
action-put_order = Put a Royal Order on { $cell }
action-validate = Validate { $menu }
action-discard = Discard { $menu }
action-lose = Give back { $menu }
action-draw = Draw a menu with { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
action-pass = End your turn without a menu
action-ready = I have memorised the orders

event-started = { $player } begins.
event-order_placed = { $player } puts a Royal Order on { $cell }.
event-orders_shown = The cloches are lifted: look well, they close again.
event-memorised = { $player } has memorised the orders.
event-placed = { $player } places a { $piece } on { $cell }.
event-placed-toque = { $player } places a toque on { $cell }.
event-announced = { $player } announces the order on { $cell }: { $dish }.
event-order_revealed-right = It is a { $dish }: { $player } keeps the Royal Order.
event-order_revealed-wrong = It was a { $dish }: the Royal Order is lost.
event-no_dish_left = The kitchen has no { $dish } left: { $cell } stays empty.
event-menu_lost = { $player } gives back { $menu }.
event-menu_validated = { $player } validates { $menu }.
event-menu_discarded = { $player } discards { $menu }.
event-deck_rebuilt = The discards with { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
} become a new deck.
event-menu_drawn = { $player } draws a menu with { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}.
event-menu_seen = You draw { $menu }.
event-finished = All spaces are filled: the banquet is over.

end-all_spaces_filled = Every space of the table is filled.

prompt-place_orders = Put a Royal Order on a space that does not touch the bouquet.
prompt-memorise = Memorise what lies under the cloches.
prompt-place = Place a dish or your toque, or announce a Royal Order.
prompt-penalty = A wrong announcement in Hell's kitchen: give back one of your validated menus.
prompt-menu = Validate a menu, or discard one, or end your turn.
prompt-draw = That deck is empty: choose another to draw from.
prompt-over = The banquet is over.
prompt-waiting = Waiting for { $player }.

score-menus = Menus
score-orders = Royal Orders
score-toques = Toques
score-most_one_crown = Most 1-crown menus
score-most_two_crowns = Most 2-crown menus

option-gourmet = Gourmet: toques score the dishes around them, and there are bonuses for most menus of 1 and of 2 crowns (B21, B22)
option-etiquette = Proper dining etiquette: the players lay the Royal Orders themselves, one each, six, or all eight (B23)
option-all_you_can_eat = All you can eat: different Royal Orders score 1, 3, 5 or 8 together (B24)
option-hells_kitchen = Hell's kitchen: a wrong announcement costs a validated menu (B25)
option-memory_aid = Memory aid: the Royal Orders stay in sight (B7)

# Why a rule forbids something: in this phase, and what was wanted.
refused-B2 = Nothing is ever put on the bouquet.
refused-B6 = It is not your turn.
refused-B7 = { $phase ->
    [waiting] You have memorised the orders: wait for the others.
    [memorise] First memorise what lies under the cloches.
   *[other] The cloches are closed: there is nothing to memorise now.
}
refused-B8 = { $phase ->
    [place] { $verb ->
        [pass] First place a dish or a toque, or announce a Royal Order.
       *[other] That space is taken, or touches neither the bouquet nor a dish nor a toque.
    }
   *[other] You have placed or announced something this turn already.
}
refused-B9 = A cloche stands on that space: nothing can be placed there.
refused-B10 = There is none of that left.
refused-B11 = Only the order under a cloche that touches a dish or a toque can be announced.
refused-B13 = { $phase ->
    [menu] The piece that has just come onto the table does not complete that menu.
   *[other] A menu is validated after a piece has come onto the table.
}
refused-B15 = Nothing has come onto the table, so no menu can be validated.
refused-B16 = { $phase ->
    [menu] You do not hold that menu, or there is no other one with its crowns to draw.
   *[other] A menu is discarded after a piece has come onto the table.
}
refused-B17 = { $verb ->
    [pass] First draw a menu: choose a deck.
   *[other] { $phase ->
        [draw] That deck is empty.
       *[other] You have no menu to draw now.
    }
}
refused-B18 = The banquet is over.
refused-B23 = { $phase ->
    [place_orders] { $verb ->
        [put_order] A Royal Order goes on a space that holds none and does not touch the bouquet.
       *[other] First the Royal Orders are put on the table.
    }
   *[other] The Royal Orders are on the table already.
}
refused-B25 = { $phase ->
    [penalty] { $verb ->
        [lose] That is not one of your validated menus.
       *[other] First give back one of your validated menus.
    }
   *[other] You have no menu to give back now.
}

# The board in the browser
board-table = The royal table
board-kitchen = Kitchen
board-in-kitchen = { $dish }: { $count } left
board-my-toques = your toques: { $count } left
board-decks = Menus
board-deck = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}: { $left } to draw, { $discards } discarded
board-orders-to-place = Royal Orders to lay: { $count }
board-crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
board-hand = Your menus
board-complete = complete
board-completes = Completes { $menu }
board-one-missing = one piece away
board-validate = Validate
board-discard = Discard
board-end-turn = End turn
board-ready = Ready
board-seats = Around the table
board-toques-left = { $count ->
    [one] 1 toque left
   *[other] { $count } toques left
}
board-menus-in-hand = Menus in { $player }'s hand
board-validated = Validated menus
board-cell-free = { $cell }: free
board-cell-bouquet = { $cell }: the bouquet
board-cell-piece = { $cell }: { $piece }
board-cell-toque = { $cell }: toque of { $player }
board-cell-cloche = { $cell }: a closed cloche
board-cell-order = { $cell }: { $dish } under a cloche
board-choose-first = First choose a dish in the kitchen, or click a free place or a cloche.
board-what-to-serve = What do you serve on { $cell }?
board-what-is-there = What lies under the cloche on { $cell }?

board-parts = Parts of the table
board-order-called = { $player } calls: { $dish }!
board-order-kept = Royal Order kept
board-order-lost = Royal Order lost
