# De lessen van Ristorante Italia, in het Nederlands. Een stap heeft hoogstens twee zinnen.

lesson-market = Naar de markt
lesson-critic = De criticus komt
lesson-guided = Een begeleid spel

market-welcome = Welkom in je restaurant! Een jaar heeft vier seizoenen; in elk ben je drie keer twee acties aan zet, en dan komt de criticus.
market-draw = Een menu begint met recepten. Bekijk de bovenste vijf kaarten van de voorgerechten: dat is één actie.
market-keep = Je houdt er één van de vijf. Neem de insalata caprese: meer dan één koksmuts mag je nog niet, en ze vraagt alleen tomaat en kaas.
market-buy = De kaart toont wat je nodig hebt. Je tweede actie: koop bij de groenteboer een tomaat voor 1 munt.
market-pass = Ze ligt op je plank, en de kraam wordt meteen aangevuld. In dezelfde actie mag je ook een kraam opnieuw bevoorraden; pas nu maar.
market-cheese = Ook { $opponent } heeft boodschappen gedaan. Jij bent weer aan de beurt: koop de kaas bij de kruidenier.
market-restock = Kopen en bevoorraden zijn samen één actie, in welke volgorde je wilt. Bevoorraad de kruidenier: zes waren gaan, zes nieuwe komen.
market-dessert = Wat een geluk, eieren en likeur! Bekijk met je tweede actie de desserts.
market-zabaione = De zabaione vraagt precies die twee. Meer koksmutsen zijn voor betere koks: houd het recept met één koksmuts.
market-done = Twee recepten in je hand, en het eerste is compleet. In de volgende les proeft de criticus ervan.

critic-welcome = Je hebt ook ei en likeur gekocht: alles ligt op je plank. Nu zet iedereen in beurtvolgorde recepten op het menu.
critic-first = Bereid de insalata caprese. De tomaat en de kaas gaan van je plank.
critic-second = En de zabaione. Een menu heeft plaats voor twee recepten per gang, en elk recept heeft eigen ingrediënten nodig.
critic-score = De criticus telt het prestige van wat nieuw is: 8 voor jou, 2 voor { $opponent }. De beste gaat drie vakken omhoog, de tweede twee, de anderen één.
critic-level = Die vakken zijn op het eind punten. Vanaf 20 mag je recepten met twee koksmutsen bereiden, helemaal boven met drie.
critic-bid = Nu kiest een vip een restaurant: iedereen biedt in het geheim. De hoogste betaalt alles en wint de ster, de anderen betalen de helft. Bied 5 munten.
critic-star = De ster is van jou: 10 punten! { $opponent } bood 3 en betaalde er 1.
critic-income = Daarna komen de inkomsten: de munten op je menu, elk seizoen opnieuw. Je kreeg er 10.
critic-end = Na vier seizoenen tellen de vakken, het prestige van menu en wijnen, sterren en lepels. Een recept met zijn wijn in de kelder geeft 3 extra.

tip-recipe = Begin met een recept: bekijk vijf kaarten van één gang en houd er een.
tip-keep = Houd wat je kunt bereiden: één koksmuts, en ingrediënten die al op de markt liggen.
tip-buy = Doe nu boodschappen voor je recepten. Wat ze nodig hebben, licht op in de kramen.
tip-restock = In dezelfde actie mag je één kraam opnieuw bevoorraden, als er iets ontbreekt.
tip-wine = Een wijn brengt inkomsten en prestige, en 3 punten bij elk recept dat hem noemt.
tip-cook = Bereid alles wat je kunt: alleen wat op het menu staat telt, en het brengt elk seizoen munten op.
tip-critic = Vergelijk wat er nieuw op de menu's stond: de beste ging drie vakken omhoog.
tip-bid = Bied wat een ster je waard is. Ook wie verliest betaalt de helft: een halfslachtig bod is weggegooid geld.
tip-income = Je menu betaalt elk seizoen. Kook vroeg, dan betaalt het vaker.
tip-shelf = Je plank heeft zes plaatsen. Koop voor de volgende criticus, niet voor het hele jaar.
tip-dinner = In het laatste seizoen wil de gids een diner: één recept van elke gang. Zoek de gang die je mist.

# How it is played, on one page
howto-goal = Waar het om gaat
howto-turn = Een seizoen
howto-scoring = Punten
howto-forgotten = Wat je makkelijk vergeet
goal-1 = Ieder heeft een jaar lang een restaurant. Je zoekt recepten, doet er op de markt boodschappen voor, en kookt als de criticus komt.
goal-2 = Gerechten brengen elk seizoen munten op, en op het eind prestige. Na vier seizoenen wint het beste restaurant.
turn-1 = Drie keer per seizoen doet ieder op zijn beurt twee acties. Trekken: bekijk vijf recepten van een gang en houd er een; of bekijk vijf wijnen en koop er een.
turn-2 = Markt: koop één ingrediënt, bevoorraad één kraam, of allebei, in welke volgorde je wilt. Dat alles is één actie. Je plank heeft zes plaatsen.
turn-3 = Dan de criticus: zet recepten op het menu en geef er de ingrediënten voor. Het beste prestige van de nieuwe gerechten gaat drie vakken omhoog, het tweede twee, de anderen één.
turn-4 = Dan de vip: ieder biedt in het geheim. De hoogste betaalt alles en wint een ster, de anderen betalen de helft. Ten slotte de inkomsten: de munten op je menu en je wijnen.
turn-5 = In het vierde seizoen komt de gids in plaats van de criticus: wie van elke gang een gerecht heeft, presenteert een diner. Dan volgen de prijs voor de meeste munten en de wedstrijd om het beste gerecht.
scoring-1 = Tel je vak op de ladder, en het prestige van de gerechten op het menu en van de wijnen.
scoring-2 = 10 punten per ster en per gouden lepel. Een diner van alleen vlees, vis of groente geeft 10, een van één specialiteit 15.
scoring-3 = 3 punten per recept waarvan de eigen wijn in je kelder ligt. Kaarten in je hand geven niets.
forgotten-1 = In het begin bereid je alleen recepten met één koksmuts. Vanaf 20 op de ladder twee, helemaal boven drie.
forgotten-2 = Er passen twee recepten per gang op het menu. Een derde verdringt er een.
forgotten-3 = Elk recept neemt zijn eigen ingrediënten van de plank: één tomaat is voor één gerecht.
forgotten-4 = Wie het bod op de vip verliest, betaalt toch de helft.
forgotten-5 = Bij een gelijke stand wint wie hoger op de ladder staat. De laagste begint het volgende seizoen.
figure-recipe = Een recept: wat het nodig heeft, de koksmutsen die het vraagt, de munten per seizoen, het prestige, en de wijn die erbij past.
figure-market = De markt: vijf kramen, de prijs van elke waar, en het krat waaruit ze worden aangevuld.
figure-shelf = Wat gekocht is, ligt op de plank tot het wordt bereid.
figure-menu = Het menu: wat erop staat brengt elk seizoen munten op, en op het eind prestige.
figure-calendar = Een seizoen: drie ronden acties, dan de criticus, de vip en de inkomsten.
