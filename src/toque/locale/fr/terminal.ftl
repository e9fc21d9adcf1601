# Les mots du terminal, en français.

# Les mots qu'on n'a pas besoin de taper, séparés par des espaces.
small-words = un une le la les du de des en ton ta tes sur dans avec

command-help = aide
command-board = plateau
command-score = score
command-back = retour
command-undo = annuler
command-quit = quitter
help = Tape le numéro d'un choix, ou ses mots (`{ $example }`).
    Le point d'interrogation, **?**, explique la règle du dernier refus, **? { $rule }** n'importe quelle règle ; **{ command-undo }** reprend un coup ; **{ command-board }** et **{ command-score }**
    les montrent ; **{ command-back }** quitte une liste ; **{ command-quit }** arrête (la partie reste sauvegardée).

narrow = (La table a besoin de { $needed } colonnes pour bien s'afficher ; il y en a { $columns }.)
points = Points
committed = L'engagement sur les mélanges : { $commitment }
hand-over = { $player }, c'est ton tour. Appuie sur Entrée quand personne d'autre ne voit l'écran.
choices = { $start } …  ({ $count } choix)
no-such-choice = Il n'y a pas de choix { $number } : de 1 à { $last }, s'il te plaît.
not-understood = Je ne comprends pas ; [bold]{ command-help }[/bold] dit ce qu'on peut taper.
refused = { $sentence } : ce n'est pas permis. { $why } Tape [bold]?[/bold] pour lire la règle [bold]{ $rule }[/bold].
no-such-rule = { $game } n'a pas de règle '{ $rule }' ; ses règles vont de { $first } à { $last }.
taken-back = Coup repris.
cannot-undo = Impossible de reprendre ce coup : quelque chose a été révélé, ou d'autres ont joué depuis.
input-ended = L'entrée s'est terminée avant la partie.
input-ended-saved = L'entrée s'est terminée avant la partie. Ce qui a été joué est enregistré dans { $path }
goodbye = Au revoir.
goodbye-saved = Au revoir. La partie est sauvegardée ici : { $path }
saved = Sauvegardé ici : { $path }
getting-ready = Préparation de { $game }…
compiling = Première préparation de { $game } : { $percent } %

seat-human = Joueur { $number }
seat-random = Hasard { $number }
seat-greedy = Glouton { $number }
seat-beginner = Débutant { $number }
seat-easy = Facile { $number }
seat-medium = Moyen { $number }
seat-hard = Difficile { $number }
seat-expert = Expert { $number }

heading-player = Joueur
heading-hand = Main
empty = (vide)
none = aucun

# Sept caractères par case.
banquet-short-salad = salade
banquet-short-fruit_salad = fruits
banquet-short-charlotte = charl
banquet-short-burger = burger
banquet-short-toque = toque
banquet-cloche = cloche
banquet-toque-of = toque { $letter }
banquet-kitchen = Cuisine
banquet-menus = Menus
banquet-left = reste { $count }
banquet-toques = Toques
banquet-orders = Commandes
banquet-validated = Validés
banquet-discarded = Défausse { $crowns } { $menus }
banquet-complete = { $crowns } complet !

paris-legend = v pigeon  ~ fontaine  * massif de fleurs  = orchestre  ¡ lampadaire  › peut s'étendre ici
paris-round = Tour { $round }
paris-last-round = dernier tour !
paris-row = Rivière
paris-deck = pioche { $left }, défausse { $discards }
paris-majorities = Majorités
paris-majority-points = { $points } points
paris-majority-fountain = fontaine
paris-majority-flower_bed = massifs de fleurs
paris-majority-band = orchestres
paris-majority-lamp = lampadaires
paris-majority-north = Rue Nord
paris-majority-south = Rue Sud
paris-majority-east = Rue Est
paris-majority-west = Rue Ouest
paris-majority-restaurants = restaurants
paris-majority-money = argent
paris-majority-pigeons = pigeons
paris-common-objectives = Objectifs communs
paris-more = encore { $objectives }, { $pigeons ->
    [one] { $pigeons } carte
   *[other] { $pigeons } cartes
} Pigeon
paris-restaurants-left = Restaurants restants
paris-restaurant = { $left } { $name } { $size }l +{ $income } { $points }p
paris-income = Revenu
paris-cards = Cartes
paris-tiles = Terrasses (coût suivant)
paris-goals = Objectifs
paris-pigeons = Pigeons
paris-kept = { $drawn }, dont { $kept } en main
paris-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
paris-hidden-and-known = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
} + { $known }
paris-intrudes = empiète({ $count })
paris-your-cards = Tes cartes
paris-next-turn = { $pigeon } (au prochain tour)
paris-objectives = Objectifs
paris-turn = Tour
paris-actions-left = actions restantes : { $count }
paris-to-spend = actions restantes : { $count }, { $money } à dépenser
paris-opening = Ouverture
paris-nothing-paid = rien de payé encore

italia-legend = { $coin } pièces  { $prestige } prestige  { $toque } toques  { $star } étoile  { $spoon } cuillère en or  + nouveau cette saison
italia-season = Saison { $season } sur { $seasons }
italia-step-actions = Actions
italia-step-critic = Critique
italia-step-guide = Guide
italia-step-vip = VIP
italia-step-income = Revenu
italia-step-economy = Prix d'économie
italia-step-contest = Concours
italia-order = ordre
italia-rating = Cotation
italia-market = Marché
italia-display = à l'étal
italia-crate = caisse
italia-bin = poub.
italia-decks = Pioches
italia-discarded = défausse { $count }
italia-bonus-card = Carte Bonus
italia-cost = coût
italia-effect = effet
italia-rooms = Salles
italia-pot = Cubes dans la marmite { $cubes }, livres de cuisine { $cookbooks }, cartes Bonus défaussées { $discards }
italia-cellar = Cave
italia-shelf = Étagère
italia-bonus-cards = Cartes Bonus
italia-used = { $card } (utilisée)
italia-rating-of = cotation { $rating }
italia-coins = pièces { $coins }
italia-hidden = cachées
italia-income-of = revenu { $income }
italia-prestige-of = prestige { $prestige }
italia-cubes = cubes { $cubes }
italia-score-now = score actuel { $points }
italia-has-bid = a misé
italia-bid = mise { $bid }
italia-with-wine = avec son vin
italia-served = (servi)
italia-category-all = tout aliment
italia-category-meat = viande
italia-category-fish = poisson
italia-category-vegetable = légumes
italia-specialty-family = familiale
italia-specialty-refined = raffinée
italia-no-limit = sans limite
italia-places = { $used } sur { $places }
italia-your-recipes = Tes recettes
italia-looking = Tu regardes
italia-wine = vin
italia-income = revenu
italia-prestige = prestige
italia-course = plat
italia-recipe = recette
italia-needs = demande (✓ sur l'étagère)
lesson-go-on = Appuie sur Entrée pour continuer.
lesson-next = Bravo ! Appuie sur Entrée pour la suite, ou sur Ctrl+C pour arrêter.
