# De pagina's voor het account, voor meldingen en voor wie de site beheert, in het Nederlands.

account-page = Je account
admin-page = Voor de site zorgen
unreachable = De server is niet bereikbaar.
done = Gedaan.
nothing-stored = Er is niets van je bewaard: je hebt nog geen naam.
sessions = Waar je bent ingelogd
unknown-device = Een browser
this-browser = deze browser
last-used = laatst gebruikt op { $date }
end-session = Daar uitloggen
end-others = Overal elders uitloggen
session-ended = Daar uitgelogd.
password = Wachtwoord
old-password = Huidig wachtwoord
new-password = Nieuw wachtwoord
change-password = Wachtwoord wijzigen
password-changed = Het wachtwoord is gewijzigd en je bent overal elders uitgelogd.
my-data = Je gegevens
my-data-text =
    { $tables ->
        [one] Wat er van je is bewaard en wat je aan je ene tafel deed, als bestand.
       *[other] Wat er van je is bewaard en wat je aan je { $tables } tafels deed, als bestand.
    }
export = Als bestand bewaren
delete-account = Alles van jou wissen
delete-text = Je naam en alles wat je schreef worden gewist. Je partijen blijven voor de anderen, zonder je naam. Lopende partijen geef je op. Dit kan niet ongedaan worden gemaakt.
delete-sure = Ik weet het zeker
account-deleted = Alles van jou is gewist.
report-page = Iets melden
report-about = Waar gaat het over?
report-table = De tafel
report-reason = Wat is er gebeurd?
report-send = Naar de beheerders sturen
report-sent = Dank je: de beheerders kijken ernaar.
back-to-table = Terug naar de tafel
at-a-glance = In één oogopslag
announcement = Mededeling voor iedereen; leeg voor geen
hours = Uren
announce = Meedelen
lists = Lijsten
list-reports = Meldingen
list-people = Mensen
list-tables = Tafels
list-bans = Weringen
list-audit = Wat er is gedaan
find = Naam of login
search = Zoeken
ban = Weren
ban-why = Waarom { $name } alleen mag kijken
ban-network = en nieuwe gasten van hetzelfde adres
cancel-ban = Annuleren
days = Dagen
unban = Wering opheffen
ends = tot { $date }
see-table = Tafel bekijken
close-table = Tafel sluiten
reopen-table = Weer openen
closed = gesloten: { $why }
handle = Bekeken
handled = bekeken
is-admin = (zorgt voor de site)
since-and-tables =
    { $tables ->
        [one] sinds { $date }, één tafel
       *[other] sinds { $date }, { $tables } tafels
    }
stage-open = wacht op spelers
stage-playing = bezig
stage-over = afgelopen
command-line = Opdrachtregel
nothing-here = Hier is niets.
more = Meer
number-people = Mensen
number-accounts = Accounts
number-tables = Tafels
number-tables-open = Wachtende tafels
number-tables-playing = Tafels in spel
number-tables-closed = Gesloten tafels
number-entries = Regels
number-reports-open = Open meldingen
number-bans = Weringen
number-database = Database
number-free = Vrije schijf
number-toque-sockets = Open verbindingen
number-toque-tables = Tafels in geheugen
number-toque-thinking = Denkende bots
number-toque-thinking-queued = Wachtende bots
number-toque-sockets-behind = Trage verbindingen
number-toque-turns-queued = Berichten die op hun beurt wachten
number-toque-room-queued = Wachtende opdrachten
number-toque-store-queued = Databasetaken wachtend
number-toque-previews-queued = Wachtende voorbeelden
number-toque-stalls = Stilstanden
number-toque-memory-bytes = Geheugen
passkeys = Toegangssleutels
passkeys-text = { $count ->
    [0] Met een toegangssleutel kom je op al je apparaten terug, zonder wachtwoord.
    [one] Je hebt één toegangssleutel.
   *[other] Je hebt { $count } toegangssleutels.
}
add-passkey = Een toegangssleutel toevoegen
passkey-added = Je kunt nu met je toegangssleutel terugkomen.
no-passkeys-here = Deze browser kent hier geen toegangssleutels: daarvoor is HTTPS nodig.
recovery = Herstelcodes
recovery-text = { $count ->
    [0] Je hebt er geen. Een code op papier opent je account één keer, als al het andere kwijt is.
    [one] Je hebt er nog één. Elke code opent je account één keer.
   *[other] Je hebt er nog { $count }. Elke code opent je account één keer.
}
recovery-now = Schrijf ze nu op: ze worden niet meer getoond.
new-codes = Nieuwe codes maken
notices = Vertel me wanneer er op me gewacht wordt
notices-text = Deze browser kan een bericht tonen als jij aan de beurt bent en er niet bent, of als een partij van jou afloopt. Elke beurt wordt één keer gemeld.
notices-here = Vertel het me in deze browser
notices-webhook = Adres van een webhook (Discord, ntfy)
notices-add = Vertel het me daar
notices-push = Deze browser
notices-hook = Webhook
notices-try = Stuur er een
notices-tried = Verstuurd: kijk of het aankwam.
notices-remove = Niet meer
notices-added = Je krijgt daar nu bericht.
notices-removed = Je krijgt daar geen bericht meer.
no-notices-here = Deze browser kan hier geen berichten krijgen: daarvoor is HTTPS nodig, en op een iPhone de site op het beginscherm.
notices-denied = Je hebt deze site niet toegestaan berichten te tonen.
notices-end = Deze berichten stoppen
notices-ended = Daar wordt niets meer heen gestuurd.
