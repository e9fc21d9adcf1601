# Les leçons de Dinner in Paris, en français. Une étape a deux phrases au plus.

lesson-first-terraces = Tes premières terrasses
lesson-goals = Un objectif
lesson-guided = Une partie guidée

square-welcome = Bienvenue sur la place ! Les restaurants ouvrent sur son bord et leurs terrasses y avancent : la plupart des points viennent de là.
square-choose = Garde d'abord un objectif sur deux, en secret ; l'autre devient commun, pour qui le réalise d'abord. Garde les terrasses autour de la fontaine.
square-card = Chaque tour commence par une carte, puis viennent deux actions. Prends les tomates de la rivière : tu en as deux maintenant.
square-supply = Voici les restaurants et ce qu'ils coûtent en ingrédients. Ceux que tes cartes peuvent payer sont relevés.
square-open = Ta première action : ouvre une pizzeria, pour deux tomates et de la farine.
square-site = Choisis sa place au bord : trois cases, à partir de la sixième au nord.
square-income = La pizzeria a porté ton revenu à 2. C'est ton argent chaque fois que tu construis des terrasses ; le reste est perdu.
square-terrace = Ta deuxième action : construis. La tuile suivante coûte 2, et la première terrasse touche sa maison : prends H4, où se tient un pigeon.
square-free = Le pigeon a apporté une carte : une terrasse de plus, gratuite ! Les suivantes touchent une terrasse du même restaurant : pose-la en H5.
square-grow = Ainsi grandit une zone. Elle ne touche aucune terrasse d'un autre restaurant, même à toi ; en diagonale, c'est permis.
square-done = Deux tuiles ont quitté cette rangée : plus tu avances, plus elle rapporte, et certaines augmentent le revenu. Bien bâti !

goals-welcome = Six tours plus tard. Tu as un objectif secret : des terrasses en forme de nez, 4 points. On peut le tourner et le retourner.
goals-card = Commence ton tour par une carte. Prends la pièce : jouée en construisant, elle ajoute 1 à ton revenu.
goals-first = Construis pour ta crêperie au sud. Elle s'étend déjà loin : pose une terrasse en L16.
goals-second = Et une en N17. Une forme peut faire partie d'une zone plus grande : voilà le nez.
goals-stop = Assez pour ce tour : arrête de construire. Il te reste une action.
goals-complete = Utilise-la pour réaliser l'objectif. Personne ne peut plus te le prendre.
goals-keep = Tu pioches un nouvel objectif. Garde-le si tu peux le réaliser : encore en main à la fin, il coûte ses points. Ou mets-le en commun.
goals-rows = À la fin, chaque rangée rapporte ce que montre sa dernière place vide. Une longue rangée vaut donc plus que quatre courtes.
goals-majorities = Trois majorités rapportent 10 points au premier et 4 au deuxième. En voici : compte au fur et à mesure.
goals-end = La fin vient quand onze restaurants sont ouverts, ou que quelqu'un a vidé deux rangées. On finit le tour de table, et le plus de points gagne.

tip-choose = Prends l'objectif qui semble plus facile : tu paies ses points si tu ne le réalises jamais.
tip-draw = Regarde d'abord les restaurants, puis prends la carte qui manque pour l'un d'eux.
tip-open = Tes cartes paient un restaurant. Ouvre tôt : chacun augmente ton revenu pour tous les tours suivants.
tip-cards = Réunis deux ou trois ingrédients pareils. Une carte à plusieurs sortes en paie une, celle que tu veux.
tip-site = Cherche de la place devant, des pigeons, et ce que comptent les majorités.
tip-pay = Paie d'abord avec les cartes simples, et garde celles qui peuvent être plusieurs choses.
tip-terrace = Tu peux construire. Le revenu est ton argent, de nouveau à chaque tour, et ce que tu ne dépenses pas est perdu.
tip-coin = Une pièce ajoute 1 à l'argent de ce tour. Gardée, elle compte aussi pour la majorité de l'argent.
tip-pigeon = Une carte Pigeon reste chez toi. Dès ton prochain tour tu peux l'utiliser, une fois, en plus de tes actions.
tip-complete = Tu remplis un objectif. Réalise-le avant que quelqu'un d'autre ne prenne un objectif commun.
tip-discard = Sept cartes au plus. Dépense-les en restaurants plutôt que de les jeter.
tip-majorities = Compare-toi à { $opponent } aux majorités : quelques terrasses au bon endroit rapportent 10 points.

# How it is played, on one page
howto-goal = De quoi il s'agit
howto-turn = Un tour
howto-scoring = Les points
howto-forgotten = Ce qu'on oublie facilement
goal-1 = Ouvre des restaurants au bord d'une place de Paris, et fais avancer leurs terrasses sur elle.
goal-2 = Les terrasses vident tes rangées de tuiles, entourent fontaine et massifs, et forment les figures de tes objectifs. Tout cela rapporte des points.
turn-1 = Chaque tour commence par une carte : une des quatre de la rivière, ou celle du dessus de la pioche. Puis deux actions ; la même deux fois est permise, sauf construire.
turn-2 = Piocher une carte de plus. Sept cartes en main au plus.
turn-3 = Ouvrir un restaurant : paie ses ingrédients et choisis sa place au bord. Son revenu est à toi tout de suite, pour tous les tours suivants.
turn-4 = Construire des terrasses, une fois par tour : dépense ton revenu, et des pièces si tu veux. Prends la tuile suivante de la rangée du restaurant, et paie son prix. La première terrasse touche la maison, chaque autre touche une terrasse de la même maison.
turn-5 = Réaliser un objectif que tes terrasses remplissent, le tien ou un commun. Après le tien, tu en pioches un autre : garde-le, ou mets-le en commun.
scoring-1 = La fin vient quand 11, 13 ou 15 restaurants sont ouverts (à deux, trois ou quatre), ou que quelqu'un a vidé deux rangées. On finit le tour de table.
scoring-2 = Les restaurants rapportent leurs points. Chaque rangée rapporte ce que montre sa dernière place vidée.
scoring-3 = Chacune des trois majorités rapporte des points aux premiers : 10 et 4 à deux joueurs.
scoring-4 = Les objectifs réalisés rapportent leurs points ; ceux qui restent en main les coûtent.
forgotten-1 = Les terrasses de restaurants différents ne se touchent jamais par un côté, même les tiennes. En diagonale, c'est permis.
forgotten-2 = Le revenu non dépensé est perdu. Il ne baisse pas quand on dépense.
forgotten-3 = Un pigeon sous une nouvelle terrasse apporte une carte. Celle que tu gardes sert dès ton prochain tour.
forgotten-4 = Une carte à plusieurs ingrédients n'en paie qu'un seul.
forgotten-5 = Une place vidée avec un plus augmente ton revenu dès le tour suivant, et rapporte ce que montre la place d'avant.
figure-square = Le bleu a construit deux zones. Un plus marque où peut aller la terrasse suivante.
figure-supply = Les restaurants : leurs ingrédients, la rangée de leurs terrasses, leur revenu et leurs points.
figure-tiles = Tes rangées de tuiles : le prix de la suivante est à droite.
figure-objectives = Des objectifs : une figure, ou des terrasses autour de quelque chose. Le nombre dit ce qu'ils rapportent.
figure-majorities = Les majorités de cette partie, et où en est chacun.
