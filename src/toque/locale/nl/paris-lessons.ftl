# De lessen van Dinner in Paris, in het Nederlands. Een stap heeft hoogstens twee zinnen.

lesson-first-terraces = Je eerste terrassen
lesson-goals = Een doel
lesson-guided = Een begeleid spel

square-welcome = Welkom op het plein! Langs de rand openen restaurants, en hun terrassen groeien het plein op: daar komen de meeste punten vandaan.
square-choose = Houd eerst in het geheim een van twee doelen; het andere wordt gemeenschappelijk, voor wie het eerst is. Houd de terrassen rond de fontein.
square-card = Elke beurt begint met een kaart, en daarna komen twee acties. Pak de tomaten uit de rij: nu heb je er twee.
square-supply = Dit zijn de restaurants en wat ze aan ingrediënten kosten. Wat je kaarten kunnen betalen, staat naar voren.
square-open = Je eerste actie: open een pizzeria, voor twee tomaten en bloem.
square-site = Kies een plek aan de rand: drie vakken, vanaf het zesde in het noorden.
square-income = De pizzeria bracht je inkomsten op 2. Dat is je geld telkens als je terrassen bouwt; wat overblijft, is weg.
square-terrace = Je tweede actie: bouw. De volgende tegel kost 2, en het eerste terras ligt voor zijn huis: neem H4, waar een duif zit.
square-free = De duif bracht een kaart: nog een terras, gratis! Verdere terrassen liggen naast een terras van hetzelfde restaurant: leg het op H5.
square-grow = Zo groeit een gebied. Het mag geen terras van een ander restaurant raken, ook niet van jezelf; schuin mag wel.
square-done = Twee tegels zijn uit deze rij: hoe verder je komt, hoe meer ze oplevert, en sommige verhogen de inkomsten. Goed gebouwd!

goals-welcome = Zes ronden later. Je hebt een geheim doel: terrassen in de vorm van een neus, 4 punten. De vorm mag je draaien en spiegelen.
goals-card = Begin je beurt met een kaart. Pak de munt: bij het bouwen gespeeld, telt ze 1 bij je inkomsten op.
goals-first = Bouw nu voor je crêperie in het zuiden. Die is al ver gegroeid; leg een terras op L16.
goals-second = En een op N17. Een vorm mag deel zijn van een groter gebied: nu ligt de neus er.
goals-stop = Genoeg voor deze beurt: stop met bouwen. Je hebt nog één actie.
goals-complete = Gebruik die om het doel te behalen. Niemand kan het je nog afnemen.
goals-keep = Je trekt een nieuw doel. Houd het als je het kunt halen: heb je het op het eind nog, dan kost het zijn punten. Of geef het aan allen.
goals-rows = Op het eind levert elke rij op wat haar laatste lege plaats toont. Eén lange rij is dus meer waard dan vier korte.
goals-majorities = Drie meerderheden geven de eerste 10 punten en de tweede 4. Hier zie je ze: tel mee.
goals-end = Het eind komt als er elf restaurants staan, of iemand twee rijen leeg heeft. De ronde wordt afgemaakt, en de meeste punten winnen.

tip-choose = Neem het doel dat makkelijker lijkt: je betaalt de punten als je het nooit haalt.
tip-draw = Bekijk eerst de restaurants, en pak dan de kaart die voor een ervan ontbreekt.
tip-open = Je kaarten betalen een restaurant. Open vroeg: elk restaurant verhoogt je inkomsten voor alle latere beurten.
tip-cards = Verzamel twee of drie gelijke ingrediënten. Een kaart met meer soorten betaalt voor één ervan, naar keuze.
tip-site = Kijk waar er plaats voor ligt, waar duiven zitten, en wat de meerderheden tellen.
tip-pay = Betaal eerst met enkele kaarten, en bewaar die met meer mogelijkheden.
tip-terrace = Je kunt bouwen. De inkomsten zijn je geld, elke beurt opnieuw, en wat je niet uitgeeft, is weg.
tip-coin = Een munt geeft deze beurt 1 extra. Bewaard telt ze ook mee voor de meerderheid in geld.
tip-pigeon = Een duivenkaart blijft bij je. Vanaf je volgende beurt mag je haar één keer gebruiken, naast je acties.
tip-complete = Je voldoet aan een doel. Behaal het voor iemand anders een gemeenschappelijk doel pakt.
tip-discard = Meer dan zeven kaarten mag niet. Geef ze uit aan restaurants in plaats van ze weg te doen.
tip-majorities = Vergelijk jezelf met { $opponent } bij de meerderheden: een paar terrassen op de juiste plek geven 10 punten.

# How it is played, on one page
howto-goal = Waar het om gaat
howto-turn = Een beurt
howto-scoring = Punten
howto-forgotten = Wat je makkelijk vergeet
goal-1 = Open restaurants langs de rand van een plein in Parijs, en laat hun terrassen het plein op groeien.
goal-2 = Terrassen maken je rijen tegels leeg, liggen rond fontein en bloemperken, en vormen de figuren van je doelen. Dat alles geeft punten.
turn-1 = Elke beurt begint met een kaart: een van de vier uit de rij, of de bovenste van de stapel. Daarna twee acties; twee keer dezelfde mag, behalve bouwen.
turn-2 = Nog een kaart pakken. Meer dan zeven kaarten in de hand mag niet.
turn-3 = Een restaurant openen: betaal de ingrediënten en kies een plek aan de rand. De inkomsten zijn meteen van jou, voor alle latere beurten.
turn-4 = Terrassen bouwen, één keer per beurt: geef je inkomsten uit, en munten als je wilt. Neem de volgende tegel uit de rij van het restaurant en betaal de prijs. Het eerste terras ligt voor zijn huis, elk volgend naast een terras van hetzelfde huis.
turn-5 = Een doel behalen waaraan je terrassen voldoen, je eigen of een gemeenschappelijk. Na je eigen doel trek je een nieuw: houd het, of maak het gemeenschappelijk.
scoring-1 = Het eind komt als er 11, 13 of 15 restaurants staan (met twee, drie of vier), of iemand twee rijen leeg heeft. De ronde wordt afgemaakt.
scoring-2 = Restaurants geven hun punten. Elke rij geeft wat haar laatste lege plaats toont.
scoring-3 = Elk van de drie meerderheden geeft punten aan de eersten: 10 en 4 met twee spelers.
scoring-4 = Behaalde doelen geven hun punten; doelen die je nog in de hand hebt, kosten ze.
forgotten-1 = Terrassen van verschillende restaurants raken elkaar nooit met een zijde, ook niet je eigen. Schuin mag wel.
forgotten-2 = Inkomsten die je niet uitgeeft, zijn weg. Ze dalen niet door uit te geven.
forgotten-3 = Een duif onder een nieuw terras brengt een kaart. Wat je houdt, kun je vanaf je volgende beurt gebruiken.
forgotten-4 = Een kaart met meer ingrediënten betaalt voor één ervan.
forgotten-5 = Een lege plaats met een plus verhoogt je inkomsten vanaf de volgende beurt, en geeft wat de plaats ervoor toont.
figure-square = Blauw heeft twee gebieden gebouwd. Een plus toont waar het volgende terras mag liggen.
figure-supply = De restaurants: hun ingrediënten, de rij van hun terrassen, hun inkomsten en punten.
figure-tiles = Je rijen tegels: de prijs van de volgende staat rechts.
figure-objectives = Doelen: een figuur, of terrassen rond iets. Het getal zegt wat ze opbrengen.
figure-majorities = De meerderheden van dit spel, en hoever iedereen is.
