# Ristorante Italia, in het Nederlands. De namen van kaarten, ingrediënten, winkels en gangen komen uit het kaartenpakket.

title = Ristorante Italia
summary = Leid vier seizoenen lang een restaurant: doe boodschappen, kook, bekoor critici en vips, en let op de kas.
facts = 2 tot 5 spelers · ongeveer 90 minuten · voor kenners

player = Speler { $number }
deck-wine = Wijn

# Wat je per stuk koopt, heeft een lidwoord.
some-ingredient = { $ingredient_id ->
    [sausage] een { $ingredient_lower }
    [potato] een { $ingredient_lower }
    [tomato] een { $ingredient_lower }
    [mushroom] een { $ingredient_lower }
    [artichoke] een { $ingredient_lower }
    [aubergine] een { $ingredient_lower }
    [courgette] een { $ingredient_lower }
    [pepper] een { $ingredient_lower }
    [truffle] een { $ingredient_lower }
    [lemon] een { $ingredient_lower }
    [orange] een { $ingredient_lower }
    [apple] een { $ingredient_lower }
    [pear] een { $ingredient_lower }
    [strawberry] een { $ingredient_lower }
    [fig] een { $ingredient_lower }
    [almond] een { $ingredient_lower }
    [hazelnut] een { $ingredient_lower }
    [walnut] een { $ingredient_lower }
    [pistachio] een { $ingredient_lower }
    [sardine] een { $ingredient_lower }
    [sea_bass] een { $ingredient_lower }
    [clam] een { $ingredient_lower }
    [mussel] een { $ingredient_lower }
    [prawn] een { $ingredient_lower }
    [squid] een { $ingredient_lower }
    [lobster] een { $ingredient_lower }
    [egg] een { $ingredient_lower }
   *[other] { $ingredient_lower }
}

action-draw = Bekijk kaarten van de stapel: { $deck }
action-buy = Koop { some-ingredient } voor { $price }
action-search = Zoek { some-ingredient } in een krat, voor { $price }
action-scavenge = Laat de kat { some-ingredient } uit de afvalbak halen, gratis
action-apprentice = Stuur de leerling om { some-ingredient }, voor { $price } en beide acties
action-restock = Bevoorraad opnieuw: { $shop }
action-take_cube = Pak een blokje Speciale touch
action-buy_bonus = Koop de bonuskaart { $card } voor { $cost }: { $effect }
action-build = Bouw: { $room } voor { $cost } (inkomsten { $income }, prestige { $prestige })
action-course = Volg een kookcursus
action-remedial_course = Gebruik de inhaalcursus
action-take_bonus = Pak { $card } uit de afgelegde bonuskaarten: { $effect }
action-search_wine = Laat de sommelier { $wine } brengen voor { $cost } (inkomsten { $income }, prestige { $prestige })
action-keep = Houd { $recipe }: { $needs }; koksmutsen { $toques }, inkomsten { $income }, prestige { $prestige }
action-buy_wine = Koop { $wine } voor { $cost } (inkomsten { $income }, prestige { $prestige })
action-drop = Gooi { some-ingredient } weg
action-pour_away = Leg { $wine } af
action-demolish = Doe weg: { $room }
action-cook = Bereid { $recipe } met { $needs }: inkomsten { $income }, prestige { $prestige }
action-cook_with_chef = Laat de chef-kok { $recipe } bereiden met { $needs }: inkomsten { $income }, prestige { $prestige }
action-replace = Haal { $recipe } van het menu (inkomsten { $income }, prestige { $prestige })
action-present = Serveer { $recipe } (prestige { $prestige })
action-category = Neem de categoriefiche: { $category }
action-play_cubes = Speel { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}
action-bid = { $coins ->
    [0] Bied niets
    [one] Bied 1 munt
   *[other] Bied { $coins } munten
}
action-prefer = Zet { $player } als volgende
action-pass = Pas

event-started = { $player } opent het eerste seizoen.
event-season_began = Seizoen { $season } begint met { $player }.
event-looked_at_recipes = { $player } bekijkt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} van de stapel: { $deck }.
event-recipe_seen = Je bekijkt { $recipe }.
event-recipe_kept = { $player } houdt een recept: { $deck }.
event-recipe_taken = Je houdt { $recipe }.
event-recipe_discarded = { $recipe } wordt afgelegd.
event-deck_rebuilt = De aflegstapel wordt een nieuwe stapel: { $deck }.
event-looked_at_wines = { $player } bekijkt { $wines ->
    [one] 1 wijn
   *[other] { $wines } wijnen
}.
event-wine_seen = Je bekijkt { $wine }.
event-wine_bought = { $player } koopt { $wine } voor { $cost }.
event-wine_discarded = { $wine } wordt afgelegd.
event-wine_poured_away = { $player } doet { $wine } weg.
event-ingredient_taken-display = { $player } koopt { some-ingredient } voor { $price }.
event-ingredient_taken-crate = { $player } vindt { some-ingredient } in de krat en betaalt { $price }.
event-ingredient_taken-bin = { $player } haalt { some-ingredient } uit de afvalbak.
event-ingredient_taken-apprentice = De leerling van { $player } brengt { some-ingredient } voor { $price }.
event-ingredient_dropped = { $player } gooit { some-ingredient } weg.
event-space_refilled = Nieuw in de uitstalling: { $ingredient }.
event-restocked = { $player } bevoorraadt een winkel opnieuw: { $shop }.
event-crate_refilled = De afvalbak wordt de nieuwe krat: { $shop }.
event-cooked = { $player } zet { $recipe } op het menu.
event-cooked-with-chef = De chef-kok van { $player } zet { $recipe } op het menu.
event-recipe_replaced = { $player } haalt { $recipe } van het menu.
event-points_counted = { $player } heeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
} bij { $scoring }.
event-marker_moved = { $player } gaat { $spaces ->
    [one] 1 vak
   *[other] { $spaces } vakken
} omhoog naar { $value }.
event-bid_made = { $player } heeft geboden.
event-bid_noted = Je bod is { $coins }.
event-bid_shown = { $player } bood { $coins } en betaalt { $paid }.
event-vip_won = De vip van seizoen { $season } dineert bij { $player }: een ster.
event-income = { $player } ontvangt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-dish_presented = { $player } serveert { $recipe }.
event-food_token_won = { $player } wint een categoriefiche: { $category }.
event-specialty_token_won = { $player } wint een specialiteitsfiche: { $specialty }.
event-spoons_won = { $player } wint { $spoons ->
    [one] een gouden lepel
   *[other] { $spoons } gouden lepels
} bij { $scoring }.
event-coins_shown = { $player } toont { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-economy_won = { $player } wint de economieprijs: een ster.
event-entry_shown = { $player } doet met { $recipe } mee aan de wedstrijd.
event-cube_taken = { $player } pakt een blokje Speciale touch.
event-cubes_played = { $player } speelt { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}.
event-bonus_laid_out = { $card } komt op het bonusbord.
event-bonus_bought = { $player } koopt { $card } voor { $cost }.
event-bonus_taken = { $player } pakt { $card } van de aflegstapel.
event-bonus_turned = { $player } heeft { $card } gebruikt.
event-coins_gained = { $player } krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-cubes_gained = { $player } krijgt { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}.
event-room_built = { $player } bouwt voor { $cost }: { $room }.
event-room_removed = { $player } doet weg: { $room }.
event-course_taken = { $player } volgt een kookcursus voor { $cost }.
event-course_taken-remedial = { $player } volgt de inhaalcursus voor { $cost }.
event-preferred = { $player } zet { $other } als volgende.
event-finished = Het jaar is voorbij: { $player } heeft het mooiste restaurant van Italië.

scoring-nothing = de avond
scoring-critic = de criticus
scoring-guide = de gastronomische gids
scoring-vip = het bezoek van de vip
scoring-economy = de economieprijs
scoring-contest = de nationale wedstrijd
scoring-start = de volgorde van het seizoen
scoring-final = de eindstand

end-year_over = Het jaar is om.

prompt-action = Seizoen { $season }: { $actions ->
    [0] gebruik een kaart, of pas
    [one] nog één actie
   *[other] nog { $actions } acties
}.
prompt-recipe = Houd een van deze recepten; de andere worden afgelegd.
prompt-wine = Koop een wijn, of pas.
prompt-cellar = Je kelder is vol: welke wijn gaat weg?
prompt-market = Je bent op de markt: wat nog meer?
prompt-shelf = Je plank is vol: wat gooi je weg?
prompt-crate_offer = Met je nieuwe kaart mag je nu in een krat zoeken: koop één ingrediënt, of pas.
prompt-room = Je hebt geen plaats voor nog een zaal: welke gaat weg?
prompt-restock = Je vertrouwde winkel: bevoorraad er een opnieuw, of pas.
prompt-cook = Bereid wat je kunt en wilt, en pas dan.
prompt-replace = Die gang van je menu is vol: welk recept gaat weg?
prompt-dinner = Kies het diner dat je de gids serveert.
prompt-category = Je diner past bij meer dan één categoriefiche: welke neem je?
prompt-cubes = Speel blokjes Speciale touch voor { $scoring }, of pas.
prompt-bid = Bied in het geheim op de vip: iedereen betaalt, de hoogste alles, de anderen de helft.
prompt-tie = Gelijke stand bij { $scoring }, en jij hebt de foto van de president: wie komt nu?
prompt-over = Het jaar is voorbij.
prompt-waiting = Wachten op { $player }.

score-track = Waardering
score-recipes = Recepten
score-wines = Wijnen
score-spoons = Gouden lepels
score-stars = Sterren
score-food = Categoriefiche
score-specialty = Specialiteitsfiche
score-wine_matches = Recepten met hun wijn
score-rooms = Zalen
score-bonus_cards = Bonuskaarten

option-advanced = Spel voor gevorderden: bonuskaarten, zalen, blokjes Speciale touch en kookcursussen (I35 tot en met I42)
option-balanced_turns = Evenwichtige beurten: elk seizoen wordt gespeeld van de laagste tot de hoogste op het waarderingsspoor (I71)
option-apprentice = Leerling: koop voor beide acties een ingrediënt uit een krat naar keuze (I72)
option-wine_restriction = Wijnbeperking: in seizoen 1 mag geen wijn worden getrokken (I73)

# Wat de bonuskaarten doen, naar hun soort.
effect-points = Aan het einde van het spel { $points } punten waard.
effect-crate = Als je op de markt koopt, mag je het ingrediënt dat je wilt in de krat van { $shop_id ->
    [butcher] de slager
    [greengrocer] de groenteboer
    [fruit] de fruitwinkel
    [fishmonger] de viswinkel
   *[other] de kruidenier
} zoeken in plaats van er een uit de uitstalling te nemen.
effect-two_buys = Met één marktactie mag je twee ingrediënten kopen in een of twee winkels; doe je dat, dan bevoorraad je met die actie niet opnieuw.
effect-coins = Neem meteen { $amount } munten uit de bank.
effect-level = Eén keer, wanneer je wilt, mag je een recept bereiden dat één koksmuts meer vraagt dan je hebt.
effect-no_shelf_limit = Je plank heeft geen grens: bewaar zoveel ingrediënten als je wilt.
effect-score_bonus = Tel { $amount } op bij je score in elke criticusfase en in de nationale wedstrijd.
effect-tie_owner = Elke gelijke stand waar jij bij hoort, wordt beslist zoals jij wilt.
effect-bin = Eén keer per fase mag je in plaats van de aankoop op de markt gratis een ingrediënt uit de afvalbak van een winkel naar keuze nemen.
effect-restock_after = Na elke actie van jou waarin je geen ingrediënt nam, mag je één winkel naar keuze opnieuw bevoorraden.
effect-icon_refined = In de fase van de gids telt één recept van je menu zonder gouden vork alsof het er een had.
effect-per_room = Aan het einde van het spel krijg je { $amount } punten voor elke zaal die je aan je restaurant hebt toegevoegd.
effect-spoon_value = Aan het einde van het spel is elk van je gouden lepels { $amount } punten waard in plaats van 10.
effect-wine_look = Als je wijn trekt, mag je { $amount } kaarten bekijken in plaats van 5 en er hoogstens twee kopen.
effect-take_discarded = Kies een kaart van de aflegstapel van de bonuskaarten en voeg die gratis toe aan je restaurant.
effect-course = Eén keer, wanneer je wilt, mag je { $amount } munten betalen om één vak omhoog te gaan op het waarderingsspoor.
effect-cubes = Neem meteen { $amount ->
    [2] twee
    [3] drie
   *[other] { $amount }
} blokjes Speciale touch uit de doos (niet uit de pot).
effect-star_value = Aan het einde van het spel is elk van je sterren { $amount } punten waard in plaats van 10.
effect-icon_family = In de fase van de gids telt één recept van je menu zonder madeliefje alsof het er een had.
effect-wine_search = Zoek een kaart naar keuze in de wijnstapel en koop die voor de gewone prijs.

# Waarom een regel iets verbiedt: naar de fase, en wat iemand wilde.
refused-I5 = { $phase ->
    [over] Het jaar is voorbij.
   *[other] Dat hoort bij de actiefasen.
}
refused-I6 = { $phase ->
    [waiting] Je bent niet aan de beurt.
    [action] Je hebt deze beurt geen actie meer.
   *[other] Maak eerst de actie af waaraan je bent begonnen.
}
refused-I9 = { $verb ->
    [draw] Die stapel is leeg.
    [pass] Je moet een van de recepten houden.
   *[other] { $phase ->
        [recipe] Dat recept ligt niet bij de kaarten die je bekijkt.
       *[other] Er is nu geen recept om te houden.
    }
}
refused-I10 = { $verb ->
    [draw] Er is geen wijn meer.
   *[other] { $phase ->
        [wine] Die wijn is er niet bij, of je kunt hem niet betalen.
       *[other] Je bekijkt nu geen wijnen.
    }
}
refused-I11 = { $phase ->
    [cellar] { $verb ->
        [pass] Je kelder is vol: een van de wijnen moet weg.
       *[other] Die wijn ligt niet in je kelder.
    }
   *[other] Er hoeft nu geen wijn weg.
}
refused-I12 = { $verb ->
    [restock] Je hebt in deze actie al een winkel opnieuw bevoorraad.
   *[other] Dat ingrediënt ligt niet in de winkel, of je hebt in deze actie al iets gekocht.
}
refused-I13 = { $verb ->
    [drop] { $phase ->
        [shelf] Dat ligt niet op je plank.
       *[other] Er hoeft nu niets van je plank.
    }
    [pass] Je plank is vol: een ingrediënt moet weg.
   *[other] Je kunt dat ingrediënt niet betalen.
}
refused-I15 = { $phase ->
    [cook] Je hebt dat recept niet in je hand, of de ingrediënten liggen niet op je plank.
   *[other] Je bereidt recepten als de criticus of de gids komt.
}
refused-I16 = { $phase ->
    [replace] { $verb ->
        [pass] Die gang van je menu is vol: een van de recepten moet weg.
       *[other] Dat recept staat niet bij de gang van je menu die vol is.
    }
   *[other] Er hoeft nu geen recept van je menu.
}
refused-I17 = Dat recept vraagt meer koksmutsen dan je hebt.
refused-I19 = { $phase ->
    [waiting] Je hebt al geboden.
    [bid] { $verb ->
        [pass] Doe een bod: het mag ook nul zijn.
       *[other] Zoveel munten heb je niet.
    }
   *[other] Er valt nu niets te bieden.
}
refused-I21 = { $phase ->
    [dinner] { $verb ->
        [pass] Kies een recept voor het diner.
       *[other] Dat recept staat niet op je menu, of die gang is al geserveerd.
    }
   *[other] Er wordt nu geen diner geserveerd.
}
refused-I23 = { $phase ->
    [category] { $verb ->
        [pass] Kies een van de categoriefiches.
       *[other] Je diner past niet bij die categoriefiche.
    }
   *[other] Er is nu geen categoriefiche te nemen.
}
refused-I36 = Dat hoort bij het spel voor gevorderden.
refused-I37 = Er zijn geen blokjes meer in de pot.
refused-I38 = { $phase ->
    [cubes] Zoveel blokjes heb je niet.
   *[other] Blokjes speel je als de recepten worden beoordeeld.
}
refused-I39 = Die bonuskaart is niet te koop, of je vier bonusplaatsen zijn vol.
refused-I40 = { $verb ->
    [buy_bonus] Je kunt die bonuskaart niet betalen.
   *[other] Dat ingrediënt zit niet in de krat waarin je mag zoeken.
}
refused-I41 = { $phase ->
    [room] { $verb ->
        [pass] Er is geen plaats voor nog een zaal: een ervan moet weg.
       *[other] Die zaal heb je niet.
    }
   *[other] { $verb ->
        [demolish] Er hoeft nu geen zaal weg.
       *[other] Die zaal is uitverkocht, dit seizoen nog niet te koop of te duur voor je.
    }
}
refused-I42 = Voor een kookcursus heb je 10 munten nodig, een open kookboek en een vak boven je marker.
refused-I44 = Alleen wie de bonuskaart van die winkel heeft, mag in de krat ervan zoeken.
refused-I45 = In één marktactie koop je twee ingrediënten of bevoorraad je een winkel, niet allebei.
refused-I47 = Daarvoor heb je de kaart van de chef-kok nodig, en een recept van één koksmuts meer dan je hebt.
refused-I50 = { $phase ->
    [tie] { $verb ->
        [pass] Zeg wie er nu komt.
       *[other] Die speler staat niet gelijk, of heeft al een plaats.
    }
   *[other] Je hoeft nu geen gelijke stand te beslissen.
}
refused-I51 = { refused-I44 }
refused-I52 = Daarvoor heb je de kaart van de kat nodig, één keer per actiefase, en het ingrediënt in een afvalbak.
refused-I54 = { refused-I44 }
refused-I55 = { refused-I44 }
refused-I56 = { refused-I44 }
refused-I61 = Daarvoor heb je de kaart van de boekhouder nodig, tussen twee van je acties, een vrije bonusplaats, en die kaart op de aflegstapel.
refused-I62 = Daarvoor heb je de kaart van de inhaalcursus nodig, in je beurt of als je kookt, 10 munten, en een vak boven je marker.
refused-I70 = Daarvoor heb je de kaart van de sommelier nodig, tussen twee van je acties, die wijn in de stapel, en de prijs ervan.
refused-I72 = Daarvoor heb je de variant met de leerling nodig, beide acties van je beurt, en het ingrediënt in de krat.
refused-I73 = In seizoen 1 wordt geen wijn getrokken.

# The board in the browser
board-language = nl
board-calendar = Het jaar
season-1 = Lente
season-2 = Zomer
season-3 = Herfst
season-4 = Winter
step-actions = Actiefase
step-critic = De criticus
step-vip = De vip
step-income = Inkomsten
step-guide = Gastronomische gids
step-economy = Economieprijs
step-contest = Nationale wedstrijd
board-ladder = Waarderingsspoor
board-level = Vanaf hier: recepten met { $toques } koksmutsen
board-market = De markt
board-produce = { $ingredient }, { $price ->
    [one] 1 munt
   *[other] { $price } munten
}
board-crate = { $shop }: { $crate } in de krat, { $bin } in de afvalbak
board-in-crate = In de krat
board-in-bin = In de afvalbak
board-apprentice = Door de leerling, voor beide acties
board-restock-shop = Opnieuw bevoorraden: { $shop }
board-empty = Leeg
board-decks = Stapels
board-deck = { $deck }, nog { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
}
board-discards = Aflegstapel: { $deck } ({ $count })
board-recipe = { $recipe }, { $course }. Nodig: { $needs }; koksmutsen { $toques }, inkomsten { $income }, prestige { $prestige }, wijn { $wine }
board-menu-recipe = { $recipe }: inkomsten { $income }, prestige { $prestige }, wijn { $wine }{ $matched ->
    [yes] , in de kelder
   *[no] {""}
}
board-wine = { $wine }: prijs { $cost }, inkomsten { $income }, prestige { $prestige }
board-room = { $room }: prijs { $cost }, inkomsten { $income }, prestige { $prestige }
board-bonus = Bonusbord
board-bonus-card = { $card }, { $cost } munten. { $effect }
board-bonus-used = { $card }, gebruikt
board-bonus-cards = Bonuskaarten
board-bonus-discards = Afgelegde bonuskaarten ({ $count })
bonus-standard = Blijvend
bonus-permanent = Krat
bonus-single_use = Eenmalig
board-rooms = Zalen
board-annex = Bonuskaarten en zalen
board-pot = Blokjes Speciale touch in de pot: { $cubes }
board-cookbooks = Kookcursussen over: { $books }
board-restaurants = De restaurants
board-menu = Menu
board-shelf = Plank
board-cellar = Kelder
board-hand = Recepten in de hand
board-hand-empty = Geen recepten in de hand.
board-prizes = Geld en prijzen
board-coins = Munten
board-coins-hidden = Munten, verborgen tot de economieprijs
board-cubes = Blokjes Speciale touch
board-cubes-hidden = Blokjes Speciale touch, verborgen
board-income = Inkomsten
board-prestige = Prestige
board-points = Punten
board-rating = Waardering
board-stars = Sterren
board-spoons = Gouden lepels
board-vip = De vip van seizoen { $season }
board-food-token = Categoriefiche: { $category }
board-specialty-token = Specialiteitsfiche: { $specialty }
board-has-bid = Heeft geboden
board-your-bid = Je bod, verborgen voor de anderen
board-scoring-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-actions-left = Acties over: { $actions }
board-incoming = Zoekt een plek:
board-looking = Bekijkt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
board-pass = Passen
board-put-aside = Bekijk de tafel
board-close = Sluiten

board-parts = Delen van de tafel
board-wanted = voor { $dish }
board-wanted-last = het laatste voor { $dish }
board-restaurant = Restaurant
board-scene-bids = De boden
