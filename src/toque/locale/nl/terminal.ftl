# De woorden van de terminal zelf, in het Nederlands.

# Woorden die je niet hoeft te typen, met spaties ertussen.
small-words = een de het op je van

command-help = hulp
command-board = bord
command-score = score
command-back = terug
command-undo = herstel
command-quit = stop
help = Typ het nummer van een keuze, of de woorden ervan (`{ $example }`).
    Het vraagteken, **?**, legt de regel achter de laatste weigering uit, **? { $rule }** elke regel; **{ command-undo }** neemt een zet terug;
    met **{ command-board }** en **{ command-score }** zie je die; **{ command-back }** verlaat een lijst; **{ command-quit }** stopt (de partij blijft bewaard).

narrow = (De tafel heeft { $needed } kolommen nodig om er goed uit te zien; er zijn er { $columns }.)
points = Punten
committed = De schudbeurten liggen vast: { $commitment }
hand-over = { $player }, jij bent aan de beurt. Druk op Enter als alleen jij het scherm ziet.
choices = { $start } …  ({ $count } keuzes)
no-such-choice = Er is geen keuze { $number }: 1 tot en met { $last }, alsjeblieft.
not-understood = Dat begrijp ik niet; [bold]{ command-help }[/bold] zegt wat je kunt typen.
refused = { $sentence }: dat mag niet. { $why } Typ [bold]?[/bold] om regel [bold]{ $rule }[/bold] te lezen.
no-such-rule = { $game } heeft geen regel '{ $rule }'; de regels lopen van { $first } tot en met { $last }.
taken-back = Teruggenomen.
cannot-undo = Dat kan niet worden teruggenomen: er is iets onthuld, of anderen hebben sindsdien gespeeld.
input-ended = De invoer was eerder afgelopen dan de partij.
input-ended-saved = De invoer was eerder afgelopen dan de partij. Wat er gespeeld is, is bewaard als { $path }
goodbye = Tot ziens.
goodbye-saved = Tot ziens. Wat er gespeeld is, is bewaard als { $path }
saved = Bewaard als { $path }
getting-ready = { $game } wordt klaargezet…
compiling = { $game } wordt voor de eerste keer klaargezet: { $percent } %

seat-human = Speler { $number }
seat-random = Toeval { $number }
seat-greedy = Gulzig { $number }
seat-beginner = Beginner { $number }
seat-easy = Makkelijk { $number }
seat-medium = Gemiddeld { $number }
seat-hard = Moeilijk { $number }
seat-expert = Expert { $number }

heading-player = Speler
heading-hand = Hand
empty = (leeg)
none = geen

# Zeven tekens per vak.
banquet-short-salad = salade
banquet-short-fruit_salad = fruit
banquet-short-charlotte = charl
banquet-short-burger = burger
banquet-short-toque = muts
banquet-cloche = cloche
banquet-toque-of = muts { $letter }
banquet-kitchen = Keuken
banquet-menus = Menu's
banquet-left = nog { $count }
banquet-toques = Mutsen
banquet-orders = Bestellingen
banquet-validated = Voltooid
banquet-discarded = Afgelegd { $crowns } { $menus }
banquet-complete = { $crowns } compleet!

paris-legend = v duif  ~ fontein  * bloemperk  = orkest  ¡ lantaarnpaal  › kan hier groeien
paris-round = Ronde { $round }
paris-last-round = laatste ronde!
paris-row = Rij
paris-deck = stapel { $left }, afgelegd { $discards }
paris-majorities = Meerderheden
paris-majority-points = { $points } punten
paris-majority-fountain = fontein
paris-majority-flower_bed = bloemperken
paris-majority-band = orkesten
paris-majority-lamp = lantaarnpalen
paris-majority-north = Rue Nord
paris-majority-south = Rue Sud
paris-majority-east = Rue Est
paris-majority-west = Rue Ouest
paris-majority-restaurants = restaurants
paris-majority-money = geld
paris-majority-pigeons = duiven
paris-common-objectives = Gemeenschappelijke doelen
paris-more = nog { $objectives }, { $pigeons ->
    [one] 1 duivenkaart
   *[other] { $pigeons } duivenkaarten
}
paris-restaurants-left = Restaurants over
paris-restaurant = { $left } { $name } { $size }b +{ $income } { $points }p
paris-income = Inkomen
paris-cards = Kaarten
paris-tiles = Terrassen (volgende prijs)
paris-goals = Doelen
paris-pigeons = Duiven
paris-kept = { $drawn }, { $kept } in de hand
paris-hidden = { $count } verborgen
paris-hidden-and-known = { $count } verborgen + { $known }
paris-intrudes = dringt binnen({ $count })
paris-your-cards = Je kaarten
paris-next-turn = { $pigeon } (volgende beurt)
paris-objectives = Doelen
paris-turn = Beurt
paris-actions-left = acties over: { $count }
paris-to-spend = acties over: { $count }, { $money } te besteden
paris-opening = Opening
paris-nothing-paid = nog niets betaald

italia-legend = { $coin } munten  { $prestige } prestige  { $toque } koksmutsen  { $star } ster  { $spoon } gouden lepel  + nieuw dit seizoen
italia-season = Seizoen { $season } van { $seasons }
italia-step-actions = Acties
italia-step-critic = Criticus
italia-step-guide = Gids
italia-step-vip = Vip
italia-step-income = Inkomsten
italia-step-economy = Economieprijs
italia-step-contest = Wedstrijd
italia-order = volgorde
italia-rating = Waardering
italia-market = Markt
italia-display = uitgestald
italia-crate = krat
italia-bin = bak
italia-decks = Stapels
italia-discarded = { $count } afgelegd
italia-bonus-card = Bonuskaart
italia-cost = prijs
italia-effect = effect
italia-rooms = Zalen
italia-pot = Blokjes in de pot { $cubes }, kookboeken { $cookbooks }, afgelegde bonuskaarten { $discards }
italia-cellar = Kelder
italia-shelf = Plank
italia-bonus-cards = Bonuskaarten
italia-used = { $card } (gebruikt)
italia-rating-of = waardering { $rating }
italia-coins = munten { $coins }
italia-hidden = verborgen
italia-income-of = inkomsten { $income }
italia-prestige-of = prestige { $prestige }
italia-cubes = blokjes { $cubes }
italia-score-now = score nu { $points }
italia-has-bid = heeft geboden
italia-bid = bod { $bid }
italia-with-wine = met zijn wijn
italia-served = (geserveerd)
italia-category-all = elk soort eten
italia-category-meat = vlees
italia-category-fish = vis
italia-category-vegetable = groente
italia-specialty-family = huiselijk
italia-specialty-refined = verfijnd
italia-no-limit = geen grens
italia-places = { $used } van { $places }
italia-your-recipes = Je recepten
italia-looking = Je bekijkt
italia-wine = wijn
italia-income = inkomsten
italia-prestige = prestige
italia-course = gang
italia-recipe = recept
italia-needs = nodig (✓ op de plank)
lesson-go-on = Druk op Enter om verder te gaan.
lesson-next = Goed zo! Druk op Enter voor wat volgt, of op Ctrl+C om te stoppen.
