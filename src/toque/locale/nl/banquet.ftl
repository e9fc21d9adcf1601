# Banquet Royal, in het Nederlands. De vakken heten A1 tot en met G4.

title = Banquet Royal
summary = Dek de tafel van de koning: gerechten op een rij maken je menu's af, en een goed geheugen tilt de cloches op.
facts = 2 tot 4 spelers · ongeveer 30 minuten · voor het hele gezin

player = Speler { $number }

dish-salad = groene salade
dish-fruit_salad = fruitsalade
dish-charlotte = charlotte
dish-burger = burger
dish-toque = koksmuts
menu = { $first }, { $second }, { $third }
menu-with-crowns = { $menu } ({ $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
})

action-place = Leg een { $piece } op { $cell }
action-place-toque = Zet je koksmuts op { $cell }
action-announce = Meld de bestelling op { $cell }: { $dish }
action-put_order = Leg een Koninklijke Bestelling op { $cell }
action-validate = Voltooi het menu { $menu }
action-discard = Leg het menu { $menu } af
action-lose = Geef het menu { $menu } terug
action-draw = Trek een menu met { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}
action-pass = Eindig je beurt zonder menu
action-ready = Ik heb de bestellingen onthouden

event-started = { $player } begint.
event-order_placed = { $player } legt een Koninklijke Bestelling op { $cell }.
event-orders_shown = De cloches gaan omhoog: kijk goed, ze gaan zo weer dicht.
event-memorised = { $player } heeft de bestellingen onthouden.
event-placed = { $player } legt een { $piece } op { $cell }.
event-placed-toque = { $player } zet een koksmuts op { $cell }.
event-announced = { $player } meldt de bestelling op { $cell }: { $dish }.
event-order_revealed-right = Het is inderdaad een { $dish }: { $player } houdt de Koninklijke Bestelling.
event-order_revealed-wrong = Het was een { $dish }: de Koninklijke Bestelling is verloren.
event-no_dish_left = Er is geen { $dish } meer in de keuken: { $cell } blijft leeg.
event-menu_lost = { $player } geeft het menu { $menu } terug.
event-menu_validated = { $player } voltooit het menu { $menu }.
event-menu_discarded = { $player } legt het menu { $menu } af.
event-deck_rebuilt = De afgelegde menu's met { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
} worden een nieuwe stapel.
event-menu_drawn = { $player } trekt een menu met { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}.
event-menu_seen = Je trekt het menu { $menu }.
event-finished = Alle vakken zijn gevuld: het banket is afgelopen.

end-all_spaces_filled = Alle vakken van de tafel zijn gevuld.

prompt-place_orders = Leg een Koninklijke Bestelling op een vak dat het boeket niet raakt.
prompt-memorise = Onthoud wat er onder de cloches ligt.
prompt-place = Leg een gerecht, zet je koksmuts neer of meld een Koninklijke Bestelling.
prompt-penalty = Fout gemeld in Hell's kitchen: geef een van je voltooide menu's terug.
prompt-menu = Voltooi een menu, leg er een af of eindig je beurt.
prompt-draw = Die stapel is leeg: kies een andere om van te trekken.
prompt-over = Het banket is afgelopen.
prompt-waiting = Wachten op { $player }.

score-menus = Menu's
score-orders = Koninklijke Bestellingen
score-toques = Koksmutsen
score-most_one_crown = Meeste menu's met 1 kroon
score-most_two_crowns = Meeste menu's met 2 kronen

option-gourmet = Gourmet: koksmutsen leveren punten op voor de gerechten eromheen, en er zijn bonussen voor de meeste menu's met 1 en met 2 kronen (B21, B22)
option-etiquette = Tafeletiquette: de spelers leggen de Koninklijke Bestellingen zelf, ieder één, zes of alle acht (B23)
option-all_you_can_eat = All you can eat: verschillende Koninklijke Bestellingen leveren samen 1, 3, 5 of 8 op (B24)
option-hells_kitchen = Hell's kitchen: een foute melding kost een voltooid menu (B25)
option-memory_aid = Geheugensteun: de Koninklijke Bestellingen blijven zichtbaar (B7)

# Waarom een regel iets verbiedt: naar de fase, en wat iemand wilde.
refused-B2 = Op het boeket komt nooit iets.
refused-B6 = Je bent niet aan de beurt.
refused-B7 = { $phase ->
    [waiting] Je hebt de bestellingen onthouden: wacht op de anderen.
    [memorise] Onthoud eerst wat er onder de cloches ligt.
   *[other] De cloches zijn dicht: er is nu niets te onthouden.
}
refused-B8 = { $phase ->
    [place] { $verb ->
        [pass] Leg eerst een gerecht, zet een koksmuts neer of meld een Koninklijke Bestelling.
       *[other] Dat vak is bezet, of het raakt het boeket, een gerecht of een koksmuts niet.
    }
   *[other] Je hebt deze beurt al iets neergelegd of gemeld.
}
refused-B9 = Op dat vak staat een cloche: daar kan niets worden neergelegd.
refused-B10 = Daar is er geen meer van.
refused-B11 = Je kunt alleen de bestelling melden onder een cloche die een gerecht of een koksmuts raakt.
refused-B13 = { $phase ->
    [menu] Het stuk dat net op tafel is gekomen, voltooit dat menu niet.
   *[other] Een menu voltooi je nadat er een stuk op tafel is gekomen.
}
refused-B15 = Er is niets op tafel gekomen, dus kan geen menu worden voltooid.
refused-B16 = { $phase ->
    [menu] Je hebt dat menu niet in je hand, of er is geen ander met evenveel kronen om te trekken.
   *[other] Een menu leg je af nadat er een stuk op tafel is gekomen.
}
refused-B17 = { $verb ->
    [pass] Trek eerst een menu: kies een stapel.
   *[other] { $phase ->
        [draw] Die stapel is leeg.
       *[other] Je hoeft nu geen menu te trekken.
    }
}
refused-B18 = Het banket is afgelopen.
refused-B23 = { $phase ->
    [place_orders] { $verb ->
        [put_order] Een Koninklijke Bestelling komt op een vak waar er nog geen ligt en dat het boeket niet raakt.
       *[other] Eerst worden de Koninklijke Bestellingen gelegd.
    }
   *[other] De Koninklijke Bestellingen liggen al.
}
refused-B25 = { $phase ->
    [penalty] { $verb ->
        [lose] Dat is geen menu dat je hebt voltooid.
       *[other] Geef eerst een van je voltooide menu's terug.
    }
   *[other] Je hoeft nu geen menu terug te geven.
}

# The board in the browser
board-table = De koninklijke tafel
board-kitchen = Keuken
board-in-kitchen = { $dish }: nog { $count }
board-my-toques = je koksmutsen: nog { $count }
board-decks = Menu's
board-deck = { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}: { $left } te trekken, { $discards } afgelegd
board-orders-to-place = Nog te leggen Koninklijke Bestellingen: { $count }
board-crowns = { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}
board-hand = Jouw menu's
board-complete = compleet
board-completes = Voltooit het menu { $menu }
board-one-missing = nog één stuk
board-validate = Voltooien
board-discard = Afleggen
board-end-turn = Einde beurt
board-ready = Klaar
board-seats = Rond de tafel
board-toques-left = nog { $count ->
    [one] 1 koksmuts
   *[other] { $count } koksmutsen
}
board-menus-in-hand = Menu's in de hand van { $player }
board-validated = Voltooide menu's
board-cell-free = { $cell }: vrij
board-cell-bouquet = { $cell }: het boeket
board-cell-piece = { $cell }: { $piece }
board-cell-toque = { $cell }: koksmuts van { $player }
board-cell-cloche = { $cell }: een gesloten cloche
board-cell-order = { $cell }: { $dish } onder een cloche
board-choose-first = Kies eerst een gerecht in de keuken, of klik op een vrije plaats of een cloche.
board-what-to-serve = Wat zet je op { $cell }?
board-what-is-there = Wat ligt er onder de cloche op { $cell }?

board-parts = Delen van de tafel
board-order-called = { $player } meldt: { $dish }!
board-order-kept = Koninklijke Bestelling gehouden
board-order-lost = Koninklijke Bestelling verloren
