# Waarom de server niet doet wat iemand wil, in het Nederlands. Wat een regel verbiedt, zeggen de bestanden van de spellen.

# Aan tafel
not-your-turn = Je bent niet aan de beurt.
moved-on = Er is intussen verder gespeeld.
time-out = Je tijd is om.
not-begun = De partij is nog niet begonnen.
begun = De partij is al begonnen.
over = De partij is afgelopen.
not-over = De partij is nog niet afgelopen.
fleeting = Wat maar even te zien was, wordt niet opnieuw getoond.
curtain-first = Open eerst het gordijn.
nothing-to-take-back = Er is niets om terug te nemen.
nobody-to-ask = Iemand die weg is, zou akkoord moeten gaan: dat is gespeeld voor het vertrek, of het liet iets zien.
vote-runs = De spelers wordt al iets gevraagd.
no-vote = Niemand vraagt iets.
not-asked = Jou wordt niets gevraagd.
given-up = Je hebt al opgegeven.
hints-not-agreed = Nog niet iedereen vindt hints goed.
one-hint = Eén hint tegelijk, alsjeblieft.
no-hint = Er is nu even geen hint te vinden.
lesson-asks = Dat zou mogen. Doe in deze les eerst dit: { $action }.
lesson-over = Deze les is klaar. Ga verder met de volgende, of speel een heel spel.

# Plaatsen
name-first = Kies eerst een naam.
not-your-seat = Dat is niet jouw plaats.
no-such-seat = Die plaats is er niet.
seat-taken = Die plaats is bezet.
sitting-already = Je zit hier al.
not-seated = Je zit hier niet.
not-played = Je hebt hier niet gespeeld.
host-only = Dat kan alleen wie de tafel heeft geopend.
no-such-bot = Die bot is er niet.
no-stand-in = Er speelt geen bot voor je.
stand-in-already = Er speelt al een bot voor je.
stand-in-plays = Er speelt een bot voor je: neem eerst je plaats terug.
wait-for-bot = Je tijd is om: wacht tot de bot heeft gespeeld.

# Chat
say-something = Schrijf eerst iets.
long-line = Een bericht heeft hoogstens { $longest } tekens.
too-much-chat = Dat is veel tegelijk: wacht even.
many-muted = Je kunt niet nog meer mensen dempen.
no-such-person = Die persoon bestaat niet.

# Namen, accounts, nieuwe tafels
bad-name = Een naam heeft 1 tot en met { $longest } zichtbare tekens.
has-account = Je hebt al een account.
bad-login = Een gebruikersnaam heeft { $shortest } tot en met { $longest } tekens, zonder spaties.
bad-password = Een wachtwoord heeft { $shortest } tot en met { $longest } tekens.
login-taken = Die gebruikersnaam is al bezet.
wrong-password = Die gebruikersnaam en dat wachtwoord horen niet bij elkaar.
bad-passkey = Die toegangssleutel hoort hier niet, of kwam te laat: probeer het opnieuw.
many-passkeys = Een account heeft hooguit tien toegangssleutels.
wrong-code = Die herstelcode bestaat niet.
used-code = Die herstelcode is al gebruikt: elke code opent het account één keer.
bad-endpoint = Dat adres is niet bruikbaar: het moet een https://-adres zijn, of wat een browser geeft.
own-network = Dat adres leidt naar het eigen netwerk van de server, en daar wordt niets heen gestuurd.
many-endpoints = Er zijn hooguit acht manieren om je te bereiken.
no-such-endpoint = Die manier om je te bereiken is er niet.
not-delivered = Het kwam niet aan: controleer het adres en probeer het opnieuw.
bad-table-name = De naam van een tafel heeft hoogstens { $longest } zichtbare tekens.
bad-clock = Zo loopt er geen klok.
many-tables = Je hebt veel partijen lopen: maak er eerst een paar af, of wacht een dag.
no-such-game = Dat spel is er niet.
no-such-table = Die tafel is er niet.
bad-filter = Zo is geen partij te vinden.
no-such-ply = Die zet of die plaats is er niet.
unreadable-table = Deze tafel kan hier niet worden gelezen: er is met andere regels of andere kaarten gespeeld, of ze is beschadigd.

# De lijn naar de server
busy = Dat lukt de server nu even niet: probeer het zo nog eens.
too-much = Dat is te veel tegelijk: wacht even.
too-long = Dat is te lang.
wrong-version = De server heeft een nieuwere versie: laad de pagina opnieuw.
old-token = Laad de pagina opnieuw: haar sleutel ontbreekt of is verouderd.
other-site = Dat moet van een pagina van deze site komen.
hello-first = Zeg eerst hallo.
not-answered = Daar antwoordt een tafel niet op.
not-understood = Dat is niet te begrijpen: { $detail }
long-table = Aan deze tafel is zoveel gebeurd dat hij nu alleen nog uitgespeeld kan worden.

# Voor de site zorgen
banned-hours =
    { $hours ->
        [one] Je kunt nu alleen kijken: je bent nog een uur geweerd.
       *[other] Je kunt nu alleen kijken: je bent nog { $hours } uur geweerd.
    }
banned-days = Je kunt nu alleen kijken: je bent nog { $days } dagen geweerd.
bad-report = Schrijf een paar woorden, hoogstens { $longest } tekens.
many-reports = Je hebt vandaag al veel gemeld: wacht alsjeblieft tot morgen.
admins-only = Alleen wie voor deze site zorgt, mag dat zien.
no-such-page = Die pagina bestaat niet.
no-account = Je bent gast: maak eerst een account.
