# De site, in het Nederlands: wat elke pagina zegt. De zinnen van de spellen staan in hun eigen bestanden.

# Overal
skip-link = Naar de tafel
site = Site
home = Begin
lobby = Lobby
book = Gespeeld
about = Over Toque
rules = Regels
settings = Instellingen
account = Account
menu = Menu
close = Sluiten
cancel = Annuleren
back = Terug
loading = Een ogenblik, de tafel wordt gedekt.
try-again = Opnieuw proberen
to-lobby = Naar de lobby
to-table = Naar de tafel

# Beginpagina
start-title = Drie tafels zijn gedekt. Welke is de jouwe?
start-text = Bordspellen over restaurants, precies volgens de regels: tegen bots, met vrienden, of samen aan één apparaat. Zonder account.
start-friends = Komen er vrienden?
start-friends-text = Open een tafel, deel de link, en ze schuiven aan.
play-bot = Speel tegen een bot
play-friends = Met vrienden
table-setting = De tafel wordt gedekt…

# Lobby
lobby-title = Goedenavond. Een tafel voor jou?
tables-mine = Jouw tafels
tables-mine-none = Je hebt geen spel lopen. Open een tafel, of schuif ergens aan.
tables-join = Tafels met een vrije stoel
tables-join-none = Het is nog rustig
tables-join-none-text = Niemand zoekt nu gezelschap. Open een tafel, en de volgende gast vindt je.
tables-watch = Tafels om te bekijken
tables-watch-none = Op dit moment speelt niemand in het openbaar.
table-your-turn = Jouw beurt
table-go = Verder
table-join = Aanschuiven
table-watch = Kijken
stage-open = nog niet begonnen
stage-playing = wordt gespeeld
variants-count = { $count ->
    [one] 1 variant
   *[other] { $count } varianten
}

# Een tafel openen
new-table = Een tafel openen
new-game = Spel
seats = Plaatsen
seat-filled-by = Plaats { $seat } is voor
seat-kind-me = Mij
seat-kind-here = Iemand hier
seat-kind-open = Vrij voor een gast
seat-name = Naam op plaats { $seat }
seat-add = Een plaats erbij
seat-remove = Eentje minder
pass-and-play-note = Doorgeven en spelen: iedereen aan dit apparaat. Een gordijn verbergt de handen als het rondgaat.
variants = Varianten
clock = Klok
clock-none = Geen klok
clock-live = Iedereen aan tafel, met een klok
clock-days = Dagen per beurt
clock-minutes = Minuten per speler
clock-days-each = Dagen per beurt
table-name = Naam van de tafel
table-public = Iedereen mag hem in de lobby zien
table-rated = Telt mee voor de ratings
open-table = De tafel openen
open-and-play = Aan tafel en spelen
value-off = zoals gewoonlijk
value-one_each = ieder één
value-six = zes
value-all_eight = alle acht
value-square = het plein
value-two_player_side = de kant voor twee spelers

# Wachtkamer
room-title = { $name }: wachten op iedereen
room-open = { $count ->
    [one] 1 stoel is vrij
   *[other] { $count } stoelen zijn vrij
}
room-full = Iedereen is er. Het spel begint als allen klaar zijn.
seat-open = vrije stoel
seat-ready = klaar
seat-not-ready = nog niet klaar
sit = Ga zitten
stand = Sta op
ready-yes = Ik ben klaar
ready-not-yet = Nog niet
share-label = Nodig vrienden uit met deze link
share-copy = Kopiëren
share-copied = Gekopieerd

# Tafel
parts = Delen van de tafel
side = Plaatsen, verslag en chat
side-panel = Verslag, chat en punten
show-board = Bord
show-side = Verslag
prompt = Wat nu te doen
your-turn = jouw beurt
turn-of = { $names } is aan zet
watching = je kijkt toe
waiting-for = Wachten op { $names }.
game-over = Het spel is afgelopen.
count-season = seizoen { $number }
count-round = ronde { $number }
you = jij
leads = aan kop
points-now = Punten nu:
points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
plate-resigned = heeft opgegeven
plate-thinking = denkt na
plate-warming-up = maakt zich voor de eerste keer klaar: { $percent } %
plate-turn = kiest
plate-bot = bot ({ $level })
plate-here = aanwezig
plate-away = afwezig
level-beginner = beginner
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
level-random = willekeurig
level-greedy = gulzig
level-null = bot
time-left = Resterende tijd
clock-days-left = { $days } d { $hours } u
ways = mogelijkheden
undo = Terugnemen
undo-ask = Vragen of ik mijn zet mag terugnemen
vote-asked = { $name } vraagt om { $count ->
    [one] een zet terug te nemen.
   *[other] { $count } zetten terug te nemen.
}
vote-yes = Akkoord
vote-no = Weigeren
vote-waiting = Het wordt aan de anderen gevraagd.
table-waits = { $who ->
    [you] De tafel wacht op jou.
   *[other] de tafel wacht op deze speler
}
stand-in-soon = { $who ->
    [you] Over { $seconds } s speelt een bot voor jou.
   *[other] over { $seconds } s speelt een bot verder
}
stand-in = { $who ->
    [you] Een bot ({ $level }) speelt voor jou.
   *[other] een bot speelt verder ({ $level })
}
take-back-seat = Mijn plaats terugnemen
leave-seat = Weggaan, een bot speelt verder
leave-seat-text = Na een minuut speelt een bot voor jou. Je kunt je plaats altijd terugnemen.
leave-table = Even weggaan
leave-table-text = De tafel wacht op jou: niemand speelt tot je je plaats terugneemt.
concede = Opgeven
concede-text = Je geeft dit spel op. Dat kan niet ongedaan worden gemaakt.
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Passend
line-lost = De lijn met de keuken is verbroken. We herstellen haar; je spel is veilig.

# Verslag, chat, punten
log = Verslag
log-empty = Er is nog niets gebeurd.
log-turn = { $count ->
    [one] Nog een regel
   *[other] Nog { $count } regels
}
recap = Terwijl je weg was
recap-more = { $count ->
    [one] Nog een regel staat in het verslag.
   *[other] Nog { $count } regels staan in het verslag.
}
recap-close = Verder

past = Eerder:
past-look = Bekijk de tafel zoals die toen was
past-close = { $count ->
    [0] Terug naar nu
    [one] Terug naar nu ({ $count } zet verder)
   *[other] Terug naar nu ({ $count } zetten verder)
}
chat = Chat
chat-empty = Nog niemand heeft iets gezegd. Smakelijk eten wensen?
chat-say = Zeg iets
chat-send = Versturen
chat-mute = Niet meer horen
chat-unmute = Weer horen
chat-muted = Mensen die je niet hoort ({ $count })
score = Punten
score-now = Als het spel nu afgelopen was
score-now-note = Voor zover je het kunt weten: wat voor je verborgen is, telt niet mee.
score-line = Scoreregel
score-total = Totaal
score-rank = Plaats

# Hints
hint = Hint
hint-thinking = Denkt na…
hint-warming-up = Eerste voorbereiding: { $percent } %
hint-title = Een sterke bot zou dit doen
hint-points = { $points } punten verwacht
hint-chance = { $chance } % kans om te winnen
hints-allow = Hints voor iedereen toestaan
hints-forbid = Geen hints meer, graag

# Doorgeven en spelen
curtain-title = { $name }, jij bent aan de beurt
curtain-text = Geef het apparaat aan { $name }. De anderen kijken niet.
curtain-open = Ik ben { $name }

# Uitslag
result-counting = De punten worden geteld …
result-you-win = Je wint. Complimenten aan de chef!
result-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
result-lines = Punten per scoreregel
result-see-board = Het bord bekijken
result-show = De uitslag tonen
end-resigned = De anderen hebben opgegeven.
rematch = Nog een keer
rematch-join = Meedoen met het volgende spel
see-replay = Terugkijken
download-match = Partijbestand
proof-title = Zijn de kaarten eerlijk geschud?
proof-text = De kiem van het toeval lag vast, en de hash ervan werd getoond, vóór de eerste zet. Iedereen kan met ‘toque verify’ nagaan dat het deze is.
proof-commitment = Hash, getoond aan het begin
proof-seed = Kiem, nu getoond

# Terugkijken
replay = Terugkijken
replay-of = { $name }: terugkijken
replay-none = Dit spel is nog niet afgelopen, of nooit gespeeld. Aan het eind kun je het terugkijken.
replay-start = De tafel is gedekt.
replay-slider = Zetten
replay-first = Naar het begin
replay-back = Eén zet terug
replay-next = Eén zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-seat = Gezien door
replay-everybody = iedereen
plot = Punten van alle spelers in de loop van het spel

# Regels
rules-of = Regels van { $game }
rules-text = De regels in onze eigen woorden, genummerd zoals het spel ze noemt. Een uitspraak beantwoordt wat het regelboek openlaat; een reconstructie vult aan wat we niet konden lezen.
rules-search = Zoeken in de regels
rules-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
rules-none = Dat staat niet op de kaart
rules-none-text = Probeer minder woorden, of een nummer zoals 13.
rule-named = Regel { $rule }
sections = Hoofdstukken

# Account
guest-name = Gast { $number }
account-name = Je naam aan tafel
account-save-name = Opslaan
account-renamed = Opgeslagen. Aangenaam kennis te maken.
account-why = Alles werkt zonder account. Met een account vind je je tafels in elke browser terug.
account-register = Een account maken
account-log-in = Inloggen
account-log-out = Uitloggen
account-login = Gebruikersnaam
account-password = Wachtwoord (minstens 8 tekens)
account-registered = Je account is klaar.
account-welcome-back = Welkom terug.
account-left = Je bent uitgelogd. Tot gauw.
account-is-registered = Je bent ingelogd met je account.

# Instellingen
language = Taal
theme = Licht
theme-auto = zoals het systeem
theme-light = overdag
theme-dark = 's avonds
sound = Geluiden
motion-calm = Zo weinig mogelijk beweging

# Hulp
help-title = Toetsen en hulp
help-text = Alles kan vanuit de lijst onder het bord, met klikken of met toetsen. Wat op het bord oplicht, kun je ook daar spelen.
key-digits = kies wat dit nummer heeft
key-escape = een stap terug, sluiten
key-undo = terugnemen
key-hint = een hint
key-large = toon groot wat de focus heeft (of houd lang ingedrukt, of klik rechts)
key-chat = schrijf aan de anderen
key-help = deze hulp

# Gids

# Problemen
trouble-title = Het spijt ons
trouble-unreachable = De keuken antwoordt niet. Draait de server? Probeer het zo nog eens.
table-unknown = Deze tafel is er niet
table-unknown-text = Misschien is hij afgezegd of al afgeruimd. In de lobby staan er meer.
call-off = De tafel afzeggen
call-off-text = Wie hier zit, wordt weggestuurd, en de link leidt nergens meer heen.
lost-title = Deze deur leidt nergens heen
lost-text = De pagina die je zoekt is hier niet. Mogen we je terugbrengen naar de eetzaal?

# Over
about-title = Over Toque
about-games = Toque brengt drie bordspellen over restaurants naar het scherm, volledig en precies volgens de regels: Dinner in Paris, Ristorante Italia en Banquet Royal. Alles wat je hier ziet is voor Toque getekend en geschreven.
about-rules = De server kent de regels, de browser tekent alleen. Als iets niet mag, hoor je welke regel het zegt:
about-fair = Bots zien wat hun plaats ziet, meer niet. Het toeval ligt vast vóór de eerste zet, en iedereen kan het na afloop controleren.
about-private = Geen reclame, geen tracking. Eén cookie onthoudt wie je bent; je instellingen blijven in je browser.
about-docs = Al het andere, van de eerste zet tot de code, staat in de documentatie:
docs = Documentatie (in het Engels)

# Een spel zonder eigen bord
any-mine = Mijn kant van de tafel
any-table = De tafel
yes = Ja
no = Nee

# Beside the prompt
all-choices = Alle keuzes

# What one would else have to guess
notice-taken-back = Een zet is teruggenomen. { $names } is aan de beurt.
notice-vote-lost = De anderen gingen niet akkoord: er is niets teruggenomen.
you-resigned = Je hebt opgegeven. De anderen spelen verder.
room-seated = Iedereen heeft een stoel
room-away = Alle stoelen zijn bezet. Nu niet hier: { $names }.
account-more = Je gegevens, sessies en wachtwoord
report = Iets melden
more-tables = Meer tafels

# Lessons
tips-shown = Toon tips in begeleide spellen
tips-close = Geen tips meer
tip-done = Begrepen
lesson-progress = Hoever de les is
lesson-next = Hierna: { $lesson }
lesson-back = Terug
lesson-leave = Weggaan
lesson-now-you = Nu jij
lesson-read-on = Verder
how-to-play = Zo speel je
learn = Leer het in twee minuten
learn-more = Verder leren
learn-list = Leren door te spelen
learn-done = (gespeeld)
how-to-ways = Meer over het spel
how-to-print = Afdrukken
how-to-more = Elke regel, met zijn nummer:
how-to-none = Hier staat nog niets
how-to-none-text = De regels van dit spel zeggen alles.

# Names and invitations
account-profile = Je profiel
guest-placeholder = Gast
share-send = De link sturen
share-code = Een code voor een telefoon tonen
share-no-code = De code verbergen
share-code-text = Een QR-code met het adres van deze tafel
share-text = Kom aan mijn tafel: { $name }
account-passkey = Een toegangssleutel gebruiken
account-new-passkey = Beginnen met een toegangssleutel
account-lost = Alles kwijt?
account-code = Herstelcode
account-use-code = Gebruiken
