# Dinner in Paris, in het Nederlands. De vakken heten A1 tot en met T20.

title = Dinner in Paris
summary = Open restaurants rond een nieuw plein in Parijs en win de strijd om ruimte voor hun terrassen.
facts = 2 tot 4 spelers · ongeveer 45 minuten · snel geleerd

player = Speler { $number }

card-bread = brood
card-cheese = kaas
card-flour = meel
card-coin = een munt
card-meat = vlees
card-potatoes = aardappelen
    .hyphenated = aard{ "\u00AD" }appelen
card-seafood = zeevruchten
    .hyphenated = zee{ "\u00AD" }vruchten
card-tomatoes = tomaten
card-bread_tomatoes = brood/tomaten
card-meat_flour = vlees/meel
card-potatoes_cheese = aardappelen/kaas
card-potatoes_tomatoes = aardappelen/tomaten
card-cheese_flour_tomatoes = kaas/meel/tomaten
card-seafood_bread_potatoes = zeevruchten/brood/aardappelen
card-seafood_meat_potatoes = zeevruchten/vlees/aardappelen

pigeon-draw_two = meteen twee grondstoffenkaarten
pigeon-free_terrace = meteen een gratis terras
pigeon-two_coins = twee munten
pigeon-objective = een doel
pigeon-one_less = een ingrediënt minder
pigeon-intrude = binnendringen bij de buren

side-north = Rue Nord
side-east = Rue Est
side-south = Rue Sud
side-west = Rue Ouest
corner-north_west = noordwesthoek
corner-north_east = noordoosthoek
corner-south_west = zuidwesthoek
corner-south_east = zuidoosthoek

# Een restaurant dat er staat; een van de twee die een speler van een soort heeft; een zonder zijn tafel.
the-restaurant = { $restaurant_id ->
    [gastronomique] het
   *[other] de
} { $restaurant }
the-restaurant-at = { the-restaurant } ({ $side }, vak { $lot })
restaurant-number = restaurant { $number }

majority-fountain = terrassen rond de fontein
majority-flower_bed = terrassen rond bloemperken
majority-band = terrassen rond orkesten
majority-lamp = terrassen rond lantaarnpalen
majority-north = terrassen aan de kant van Rue Nord
majority-south = terrassen aan de kant van Rue Sud
majority-east = terrassen aan de kant van Rue Est
majority-west = terrassen aan de kant van Rue Ouest
majority-restaurants = restaurants
majority-money = geld
majority-pigeons = duivenkaarten

target-fountain = de fontein
target-flower_bed = elk bloemperk
target-band = elk orkest
target-lamp = elke lantaarnpaal
target-north = Rue Nord
target-south = Rue Sud
target-east = Rue Est
target-west = Rue Ouest
shape-shape_cross = een kruis
shape-shape_flag = een vlag
shape-shape_snake = een slang
shape-shape_nose = een neus
shape-shape_bulge = een bult
shape-shape_crown = een kroon
shape-shape_stairs = een trap
shape-shape_anchor = een anker
shape-shape_mill = een molen
shape-shape_heron = een reiger
shape-shape_hook = een haak

objective = { $wish } ({ $points })
objective-around_each_type = een terras rond elk type decor
objective-around_each_element = { $count ->
    [one] een terras
   *[other] { $count } terrassen
} rond { $target }
objective-per_category = { $count } terrassen van elke categorie
objective-per_quarter = { $count } terrassen in elk kwart van het plein
objective-in_half = { $count } terrassen aan de kant van { $target }
objective-placed = { $count } geplaatste terrassen
objective-category_complete = alle terrassen van een categorie
objective-shape = terrassen in de vorm van { $shape }

action-terrace = Leg een terras op { $cell }
action-corner_terrace = Leg een eerste terras in de { $corner }, voor het restaurant aan die kant
action-take = Pak { $card } uit de rij
action-draw = Trek een kaart van de stapel
action-open = Open een { $restaurant }
action-coin = Speel een munt
action-two_coins = Speel een duivenkaart: twee munten
action-intrude = Speel een duivenkaart: { $restaurant } dringt binnen bij de buren
action-stop = Stop met bouwen
action-complete = Behaal het doel: { $objective }
action-complete_second = Speel een duivenkaart en behaal in dezelfde actie: { $objective }
action-draw_objective = Speel een duivenkaart en trek een doel
action-end_turn = Eindig je beurt
action-pay = Betaal met { $card }
action-leave_out = Speel een duivenkaart en laat dit ingrediënt weg
action-site = Open het aan { $side }, vanaf vak { $lot }
action-discard = Leg { $card } af
action-keep = Houd het doel
action-share = Maak het doel gemeenschappelijk
action-choose = Houd het doel: { $objective }

event-started = { $player } begint.
event-majority_drawn = De meerderheden zijn: { $majorities }.
event-row_laid = In de rij liggen { $cards }.
event-chosen = { $player } houdt in het geheim een doel.
event-objective_kept = Je houdt: { $objective }.
event-objective_shared = { $player } maakt een doel gemeenschappelijk: { $objective }.
event-card_taken = { $player } pakt { $card } uit de rij.
event-card_drawn = { $player } trekt een kaart.
event-card_seen = Je trekt { $card }.
event-row_refilled = Nieuw in de rij: { $card }.
event-row_renewed = Drie dezelfde kaarten: de rij wordt { $times ->
    [one] {""}
   *[other] { $times } keer{" "}
}ververst en toont { $cards }.
event-deck_rebuilt = De aflegstapel wordt een nieuwe stapel.
event-card_discarded = { $player } legt { $card } af.
event-card_paid = { $player } betaalt { $ingredient } met de kaart { $card }.
event-one_less_played = { $player } speelt een duivenkaart en bespaart { $ingredient }.
event-restaurant_opened = { $player } opent een { $restaurant } aan { $side }, vanaf vak { $lot }.
event-income_raised = { $player } heeft nu een inkomen van { $income }.
event-coins_played = { $player } speelt { $coins ->
    [0] {""}
    [one] een munt
   *[other] { $coins } munten
}{ $coins ->
    [0] {""}
   *[other] { $two_coins ->
        [0] {""}
       *[other] {" "}en{" "}
    }
}{ $two_coins ->
    [0] {""}
    [one] een duivenkaart ter waarde van twee munten
   *[other] { $two_coins } duivenkaarten ter waarde van twee munten elk
}.
event-intrude_played = { $player } speelt een duivenkaart: { $restaurant } mag bij de buren binnendringen.
event-terrace_built = { $player } legt een terras van { $restaurant } op { $cell }, { $cost ->
    [0] gratis
   *[other] voor { $cost }
}.
event-terrace_covered = Een terras van { $restaurant } op { $cell }, van { $player }, wordt bedekt.
event-build_ended = { $player } stopt met bouwen{ $money ->
    [0] {""}
   *[other] {" "}en laat { $money } onbesteed
}.
event-pigeon_drawn = { $player } trekt een duivenkaart: { $pigeon }.
event-pigeon_kept = { $player } trekt een duivenkaart en houdt die.
event-pigeon_seen = Je duivenkaart: { $pigeon }.
event-no_free_terrace = Er is geen plaats voor een gratis terras van { $restaurant }.
event-objective_completed = { $player } behaalt een doel: { $objective }.
event-objective_completed-common = { $player } behaalt het gemeenschappelijke doel: { $objective }.
event-objective_played = { $player } speelt een duivenkaart voor een doel.
event-objective_played-second = { $player } speelt een duivenkaart voor een tweede doel.
event-objective_drawn = { $player } trekt een doel.
event-objective_seen = Je trekt het doel: { $objective }.
event-end_triggered-restaurants = De gebouwenrij heeft al haar restaurants: dit is de laatste ronde.
event-end_triggered-rows = { $player } heeft alle terrassen van twee categorieën geplaatst: dit is de laatste ronde.
event-end_triggered-no_restaurant_fits = Er past geen restaurant meer: dit is de laatste ronde.
event-end_triggered-no_terrace_fits = Er past geen terras meer: dit is de laatste ronde.
event-end_triggered-rounds = Er zijn zestig rondes gespeeld.
event-finished = Het diner is afgelopen.

end-restaurants = Er staan genoeg restaurants rond het plein.
end-rows = Iemand heeft alle terrassen van twee rijen geplaatst.
end-no_restaurant_fits = Er past nergens meer een restaurant.
end-no_terrace_fits = Er past nergens meer een terras.
end-rounds = De laatste ronde is gespeeld.

prompt-choose = Houd een van je twee doelen; het andere wordt gemeenschappelijk.
prompt-draw = Begin je beurt met een grondstoffenkaart.
prompt-action = { $restaurants ->
    [0] Kies een actie (nog { $left }): een kaart pakken, een restaurant openen of een doel behalen.
   *[other] Kies een actie (nog { $left }): een kaart pakken, een restaurant openen, terrassen bouwen met { $money } te besteden, of een doel behalen.
}
prompt-pay = { $restaurant }: welke kaart betaalt voor { $ingredient }?
prompt-site = Waar komt je { $restaurant }?
prompt-prepare = Leg je eerste terras, of speel nog kaarten ({ $money } te besteden).
prompt-build = Leg meer terrassen ({ $money } te besteden), of stop.
prompt-draw_two = De duif brengt grondstoffenkaarten: nog { $cards } te pakken.
prompt-free = De duif brengt een gratis terras: leg het voor { $extending }.
prompt-discard = Meer dan 7 kaarten: leg er een af.
prompt-keep = Je trok het doel "{ $objective }": zelf houden of gemeenschappelijk maken?
prompt-end = Gebruik een duivenkaart, of eindig je beurt.
prompt-over = Het diner is afgelopen.
prompt-waiting = Wachten op { $player }.

score-restaurants = Restaurants
score-terraces_1 = Terrassen van categorie 1
score-terraces_2 = Terrassen van categorie 2
score-terraces_3 = Terrassen van categorie 3
score-terraces_4 = Terrassen van categorie 4
score-majority = Meeste { $majority }
score-objective = Doel: { $objective }

option-board = Bord: het plein voor elk aantal spelers, of voor twee spelers de kleinere kant van het bord (P3)

# Waarom een regel iets verbiedt: naar de fase, en wat iemand wilde.
refused-P8 = { $phase ->
    [waiting] Je hebt gekozen: wacht op de anderen.
    [choose] Houd eerst een van de twee doelen die je hebt gekregen.
   *[other] Die keuze hoort bij het begin van het spel.
}
refused-P9 = Je bent niet aan de beurt.
refused-P11 = { $phase ->
    [draw] Pak eerst de grondstoffenkaart waarmee je beurt begint.
    [action] { $verb ->
        [end_turn] Doe eerst de twee acties van je beurt.
       *[other] Je hebt deze beurt al terrassen gebouwd.
    }
   *[other] Je hebt de twee acties van je beurt gedaan.
}
refused-P12 = Je hebt die duivenkaart deze beurt pas getrokken: je kunt haar vanaf je volgende beurt gebruiken.
refused-P13 = Die kaart ligt niet in de rij.
refused-P14 = { $phase ->
    [discard] { $verb ->
        [discard] Die kaart heb je niet.
       *[other] Je hebt meer dan 7 kaarten: leg er eerst een af.
    }
   *[other] Je hoeft nu geen kaart af te leggen.
}
refused-P18 = { $phase ->
    [pay] { $verb ->
        [pay] Met die kaart kun je dit ingrediënt niet betalen, of je hebt haar voor een ander nodig.
       *[other] Betaal eerst het restaurant.
    }
   *[other] { $verb ->
        [pay] Er valt nu niets te betalen.
       *[other] Je hebt de ingrediënten niet die dit restaurant kost.
    }
}
refused-P19 = { $phase ->
    [pay] Daarvoor heb je een duivenkaart nodig die een ingrediënt bespaart, en kaarten voor alle andere.
   *[other] Er valt nu niets te betalen.
}
refused-P20 = Er is geen restaurant van die soort meer.
refused-P21 = { $phase ->
    [site] { $verb ->
        [site] Het restaurant past daar niet.
       *[other] Kies eerst waar het restaurant komt.
    }
   *[other] { $verb ->
        [site] Er is nu geen restaurant te plaatsen.
       *[other] Het past nergens meer in de gebouwenrij.
    }
}
refused-P23 = { $verb ->
    [terrace] Je hebt geen geld voor een terras op die plek.
    [corner_terrace] Je hebt geen geld voor een terras op die plek.
   *[other] { $phase ->
        [draw] Die kaart speel je bij het bouwen van terrassen.
        [end] Die kaart speel je bij het bouwen van terrassen.
       *[other] Je hebt geen muntkaart meer om te spelen.
    }
}
refused-P24 = Daarvoor is een open restaurant van jou nodig dat nog een terras heeft.
refused-P25 = Het eerste terras van een restaurant komt voor de deur.
refused-P26 = Dat vak ligt niet naast een terras van hetzelfde restaurant.
refused-P27 = Daar kan niets worden gebouwd: het vak is bezet, of hoort niet bij het plein.
refused-P28 = Het terras zou naast dat van een ander restaurant komen.
refused-P31 = { $verb ->
    [stop] Je hebt in deze actie nog geen terras gelegd.
    [coin] Je kunt nu geen terras leggen, wat je ook speelt.
    [two_coins] Je kunt nu geen terras leggen, wat je ook speelt.
    [intrude] Met die kaart kun je nu geen terras leggen.
   *[other] Maak eerst je terrassen af.
}
refused-P34 = Pak eerst de twee kaarten die de duif brengt.
refused-P35 = { $verb ->
    [terrace] Het gratis terras is voor het restaurant dat net heeft gebouwd.
    [corner_terrace] Het gratis terras is voor het restaurant dat net heeft gebouwd.
   *[other] Leg eerst het gratis terras dat de duif brengt.
}
refused-P36 = Je hebt geen duivenkaart ter waarde van twee munten.
refused-P37 = { $verb ->
    [complete_second] Voor een tweede doel heb je een duivenkaart nodig, meteen na het eerste.
   *[other] Daarvoor heb je een duivenkaart voor een doel nodig, en een doel in de stapel.
}
refused-P39 = { $verb ->
    [intrude] Daarvoor heb je een duivenkaart om binnen te dringen nodig, en een eigen restaurant.
   *[other] De duivenkaart heeft haar twee terrassen al bedekt.
}
refused-P40 = Daarmee zou een terras van zijn restaurant worden afgesneden.
refused-P41 = Het terras zou naast dat van een ander restaurant van jou komen.
refused-P42 = Je voldoet nu niet aan dat doel, of het is niet van jou.
refused-P43 = { $phase ->
    [keep] Houd eerst het doel dat je trok, of maak het gemeenschappelijk.
   *[other] Er is nu geen doel om te houden of gemeenschappelijk te maken.
}
refused-P48 = Het diner is afgelopen.

# The board in the browser

board-square = Het plein
board-cell = { $cell }: { $what }
board-what-plain = vrij
board-what-pigeon = een duif
board-what-fountain = de fontein
board-what-flower_bed = een bloemperk
board-what-band = een orkest
board-what-lamp = een lantaarnpaal
board-what-corner = een struik
board-what-lot = een vrije kavel, { $side }
board-what-restaurant = { $restaurant } van { $player }
board-what-terrace = een terras: { $restaurant } van { $player }

board-row = De rij
board-deck = De stapel
board-hand = Jouw hand
board-hidden-cards = { $count ->
    [one] Een kaart die niemand heeft gezien
   *[other] { $count } kaarten die niemand heeft gezien
}
board-supply = Restaurants
board-restaurants = Restaurants
board-supply-item = { $restaurant }, nog { $left }. Kost { $cost }. Beslaat { $size } kavels, inkomen { $income }, { $points } punten
board-pigeons = Duivenkaarten
board-pigeon-fresh = vanaf je volgende beurt
board-pigeon-intrude = Kies het restaurant dat bij zijn buren binnendringt.
board-pigeon-objective = Kies het doel dat je behaalt, of trek er een.
board-objectives = Doelen
board-my-objectives = Jouw doelen
board-common = Gemeenschappelijke doelen
board-objective-deck = { $count ->
    [one] 1 doel
   *[other] { $count } doelen
} in de stapel
board-met = Nu behaald
board-majorities = Meerderheden

board-my-board = Jouw terrassen
board-board-of = Terrassen van { $player }
board-money = { $money } te besteden
board-house = { $terraces ->
    [one] Eén terras
   *[other] { $terraces } terrassen
} op het plein; het volgende kost { $cost }
board-others = De andere spelers
board-income = Inkomen
board-row-state = Categorie { $category }: { $taken } van { $tiles } terrassen geplaatst
board-next-tile = Het volgende kost { $cost } en levert { $gain } op
board-price = Kost { $price }
board-free = Gratis
board-plus-income = één inkomen meer
board-plus-points = { $points ->
    [one] 1 punt meer
   *[other] { $points } punten meer
}
board-pigeon-card = een duivenkaart
board-fit = Vorm { $shape }: { $filled } van { $size }

board-parts = Delen van de tafel
board-goals = Doelen
