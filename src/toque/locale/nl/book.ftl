# The pages of what stays after a match, in Dutch.

unreachable = De server is niet bereikbaar.
your-games = Je partijen
no-games = Elke partij die je uitspeelt staat hier, met de herhaling.
no-games-yet = Je hebt in deze browser nog geen partij uitgespeeld.
to-the-tables = Een tafel zoeken
which-games = Welke partijen
game = Spel
all-games = Alle spellen
players = Spelers
any-number = Maakt niet uit
result = Uitslag
any-result = Gewonnen en verloren
won = Gewonnen
lost = Niet gewonnen
from = Van
until = Tot
against = Tegen { $name }
clear-rival = Partijen tegen iedereen tonen
matches-list = Uitgespeelde partijen
nothing-found = Zo'n partij is er niet.
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
replay = Terugkijken
match-file = Partijbestand
unrated = telt niet mee
more = Meer partijen
deleted-person = Iemand
bots = Bots: { $level }
totals = In cijfers
total-row = { $game }, { $players } spelers
matches = Partijen
share-won = Gewonnen
mean-points = Gemiddeld
most-points = Beste
rivals = Tegen wie
met = Partijen
ahead = Voor
behind = Achter
records = Records
record-most-points = Meeste punten
record-biggest-win = Grootste voorsprong
record-narrowest-win = Krapste winst
openings = Favoriete eerste zetten
points-plot = Punten per regel, partij na partij
points-plot-text = De laatste { $count } partijen, de oudste links. Een kolom is een partij; een kroon staat bij winst.
other-lines = Al het andere
mean-of = gemiddeld { $points }
choose-game = Kies een spel om records, eerste zetten en punten te zien.
take-along = Meenemen
take-along-text = Al je partijen met ieders punten, als bestand.
ladder = De ladder
ladder-text = Mensen en bots op één schaal: 200 punten meer wint ongeveer drie van de vier partijen.
how-rated = Hoe er wordt gerekend
kind-two = Twee
kind-more = Drie en meer
place = Plaats
name = Naam
rating = Rating
more-people = Meer mensen
provisional = Nog op zoek naar hun plaats
provisional-text = Van deze mensen is nog weinig bekend: er staat een vraagteken bij hun rating.
show-me = Anderen mogen me op de ladder zien
profile = Profiel
here-since = hier sinds { $date }
guest-since = gast sinds { $date }
players-of = { $kind ->
    [two] twee spelers
   *[more] drie spelers en meer
}
still-provisional = voorlopig
no-ratings = Nog geen partij die telt.
friends = Mensen met wie je speelde
no-friends = Nog niemand. Met wie je een partij uitspeelt, die staat hier.
games-together = { $count ->
    [one] Eén partij samen
   *[other] { $count } partijen samen
}
ahead-and-behind = Je stond { $ahead } keer voor en { $behind } keer achter.
see-games = Deze partijen bekijken
to-account = Sessies, wachtwoord, je gegevens
