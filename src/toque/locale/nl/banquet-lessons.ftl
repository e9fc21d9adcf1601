# De lessen van Banquet Royal, in het Nederlands. Een stap heeft hoogstens twee zinnen.

lesson-first-menu = Je eerste menu
lesson-cloches = Wat de cloches verbergen
lesson-guided = Een begeleid spel

menu-welcome = Welkom aan de tafel van de koning! Jij en { $opponent } dekken die samen, één gerecht per beurt, rond het boeket in het midden.
menu-ready = Op de hoeken staan zes cloches. Je mag er even onder kijken; sluit ze deze keer gewoon weer.
menu-hand = Dit zijn je drie menu's. Hoe meer kronen, hoe meer punten; de gerechten moeten in deze volgorde op een rij liggen.
menu-place = Je hebt twee burgers en een fruitsalade naast elkaar nodig. Neem een burger uit de keuken en leg hem bij het boeket, op C3.
menu-pass = Een stuk moet het boeket of een ander stuk raken, en het jouwe doet dat. Nog geen menu is af: beëindig je beurt.
menu-shared = Kijk, { $opponent } heeft een burger naast de jouwe gelegd. Alles op tafel telt voor iedereen, wie het ook heeft gelegd.
menu-complete = Dus alleen de fruitsalade ontbreekt nog. Leg die aan het eind van de rij, op C5.
menu-validate = Burger, burger, fruitsalade: je menu ligt op tafel! Voltooi het, en de kroon is van jou.
menu-done = Goed zo! Je eerste kroon is een punt, en je hebt een nieuw menu met één kroon in je hand.

cloches-look = Alle cloches staan open, maar niet voor lang. Onthoud er één: rechts, op D7, ligt een burger.
cloches-ready = Onthoud het goed: niemand helpt je straks. Zeg dat je genoeg hebt gezien.
cloches-toque = Je beste menu vraagt een koksmuts, een charlotte en een burger. Je hebt in het hele spel twee koksmutsen: zet er een op D5.
cloches-discard = Er is niets af, dus je mag een menu ruilen voor een ander met evenveel kronen. Geef er een weg dat je niet bevalt.
cloches-touch = { $opponent } heeft een charlotte op D6 gelegd. Die raakt de cloche op D7, en dus mag je de bestelling eronder melden.
cloches-announce = Melden komt in de plaats van een gerecht leggen. Weet je het nog? Kies die cloche en noem wat eronder ligt.
cloches-right = Juist! Je houdt de Koninklijke Bestelling, dat is een punt, en de burger ligt op tafel. Een fout had alleen de bestelling gekost.
cloches-validate = En kijk wat de burger heeft gedaan: koksmuts, charlotte, burger. Voltooi je menu met drie kronen.
cloches-end = Het banket eindigt als op elk vak van de tafel een gerecht of een koksmuts ligt.
cloches-done = Tel dan je kronen, en één punt per Koninklijke Bestelling. Al vier punten: nu weet je alles wat je nodig hebt.

tip-memorise = Twee of drie cloches onthouden is genoeg. Kies er die dicht bij elkaar staan.
tip-start = Begin een rij die bij twee van je menu's past: een gerecht dat ze allebei nodig hebben.
tip-validate = Een van je menu's is af! Voltooi het nu: het laatste stuk moet erbij horen.
tip-announce = Een gerecht raakt nu een cloche. Weet je nog wat eronder ligt, meld het dan in plaats van een gerecht te leggen.
tip-lost = Goed of fout, het gerecht blijft op tafel, en het kan meteen een menu afmaken.
tip-shared = De stukken van iedereen tellen voor jou. Kijk of { $opponent } een rij is begonnen die jij kunt afmaken.
tip-discard = Een menu dat niet bij de tafel past, kost beurten. Ruil het: het nieuwe heeft evenveel kronen.
tip-toque = Een menu met een koksmuts brengt drie kronen op. Elke kleur koksmuts is goed, maar het is nooit een joker.
tip-end = De tafel raakt vol. Maak af wat bijna klaar is, voor de laatste vakken weg zijn.

# How it is played, on one page
howto-goal = Waar het om gaat
howto-turn = Een beurt
howto-scoring = Punten
howto-forgotten = Wat je makkelijk vergeet
goal-1 = Twee tot vier koks dekken samen de tafel van de koning. Gerechten op een rij, in de volgorde van een van je menu's, geven je de kronen ervan.
goal-2 = Iedereen bouwt met dezelfde stukken: een rij die een ander begon, kun jij misschien afmaken. Als de tafel vol is, winnen de meeste punten.
turn-1 = Voor de eerste beurt staan de zes cloches even open: onder elke ligt een Koninklijke Bestelling, één gerecht. Onthoud wat je kunt.
turn-2 = Leg eerst een gerecht uit de keuken, of een van je twee koksmutsen, op een vrij vak naast het boeket of een ander stuk. Of meld: noem het gerecht onder een cloche die een stuk raakt. Heb je gelijk, dan houd je de bestelling. Het gerecht komt hoe dan ook op tafel.
turn-3 = Daarna mag je één menu voltooien, als het nieuwe stuk het afmaakt: drie vakken op een rij, van links of van rechts gelezen.
turn-4 = Voltooi je niets, dan mag je een menu ruilen voor een ander met evenveel kronen. Aan het eind van je beurt heb je weer drie menu's.
scoring-1 = Het spel eindigt zodra op alle 36 vakken een gerecht of een koksmuts ligt.
scoring-2 = Elk menu geeft zijn kronen: 1, 2 of 3 punten. Elke Koninklijke Bestelling geeft er 1.
scoring-3 = Bij een gelijke stand beslissen de meeste Koninklijke Bestellingen.
forgotten-1 = Een rij loopt nooit over het boeket, en de drie vakken liggen naast elkaar.
forgotten-2 = Het nieuwe stuk moet bij het menu horen. Wat daarvoor al af was, kan niet meer voltooid worden.
forgotten-3 = Een koksmuts telt alleen als koksmuts, in elke kleur. Het is geen joker.
forgotten-4 = Op een cloche leg je niets: meld haar, of laat haar staan.
forgotten-5 = Maar één menu per beurt, ook als het stuk er twee afmaakt.
figure-line = De fruitsalade maakt burger, burger, fruitsalade af: het menu kan voltooid worden.
figure-hand = Je menu's: de gerechten in hun volgorde, en de kronen die ze opbrengen. Eén is af.
figure-cloches = In het begin staan de cloches open. Straks weet alleen je geheugen wat eronder ligt.
figure-seats = Rond de tafel: Koninklijke Bestellingen, gewonnen menu's en koksmutsen die over zijn.
