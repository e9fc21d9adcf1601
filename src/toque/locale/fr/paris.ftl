# Dinner in Paris, en français. Les cases vont de A1 à T20.

title = Dinner in Paris
summary = Ouvre des restaurants autour d'une nouvelle place de Paris et gagne la course aux terrasses.
facts = 2 à 4 joueurs · environ 45 minutes · facile à apprendre

player = Joueur { $number }

card-bread = pain
card-cheese = fromage
card-flour = farine
card-coin = pièce
card-meat = viande
card-potatoes = pommes de terre
card-seafood = fruits de mer
card-tomatoes = tomates
card-bread_tomatoes = pain/tomates
card-meat_flour = viande/farine
card-potatoes_cheese = pommes de terre/fromage
card-potatoes_tomatoes = pommes de terre/tomates
card-cheese_flour_tomatoes = fromage/farine/tomates
card-seafood_bread_potatoes = fruits de mer/pain/pommes de terre
card-seafood_meat_potatoes = fruits de mer/viande/pommes de terre

pigeon-draw_two = deux cartes Ressource tout de suite
pigeon-free_terrace = une terrasse gratuite tout de suite
pigeon-two_coins = deux pièces
pigeon-objective = un objectif
pigeon-one_less = un ingrédient de moins
pigeon-intrude = empiéter chez les voisins

side-north = Rue Nord
side-east = Rue Est
side-south = Rue Sud
side-west = Rue Ouest
corner-north_west = nord-ouest
corner-north_east = nord-est
corner-south_west = sud-ouest
corner-south_east = sud-est

# Un restaurant ouvert ; un de deux qu'un joueur a du même type ; un dont on ne connaît que le numéro.
the-restaurant = { $restaurant_id ->
    [friterie] la
    [creperie] la
    [pizzeria] la
    [brasserie] la
    [fruits_de_mer] les
   *[other] le
} { $restaurant }
the-restaurant-at = { the-restaurant } ({ $side }, case { $lot })
restaurant-number = le restaurant { $number }

majority-fountain = terrasses autour de la fontaine
majority-flower_bed = terrasses autour des massifs de fleurs
majority-band = terrasses autour des orchestres
majority-lamp = terrasses autour des lampadaires
majority-north = terrasses du côté de la Rue Nord
majority-south = terrasses du côté de la Rue Sud
majority-east = terrasses du côté de la Rue Est
majority-west = terrasses du côté de la Rue Ouest
majority-restaurants = restaurants
majority-money = argent
majority-pigeons = cartes Pigeon

# Après « autour » ou « du côté », avec leur article.
target-fountain = de la fontaine
target-flower_bed = de chaque massif de fleurs
target-band = de chaque orchestre
target-lamp = de chaque lampadaire
target-north = de la Rue Nord
target-south = de la Rue Sud
target-east = de la Rue Est
target-west = de la Rue Ouest
# Après « en forme ».
shape-shape_cross = de croix
shape-shape_flag = de drapeau
shape-shape_snake = de serpent
shape-shape_nose = de nez
shape-shape_bulge = de bosse
shape-shape_crown = de couronne
shape-shape_stairs = d'escalier
shape-shape_anchor = d'ancre
shape-shape_mill = de moulin
shape-shape_heron = de héron
shape-shape_hook = de crochet

objective = { $wish } ({ $points })
objective-around_each_type = une terrasse autour de chaque type de décor
objective-around_each_element = { $count ->
    [one] une terrasse
   *[other] { $count } terrasses
} autour { $target }
objective-per_category = { $count } terrasses de chaque catégorie
objective-per_quarter = { $count } terrasses dans chaque quart de la place
objective-in_half = { $count } terrasses du côté { $target }
objective-placed = { $count } terrasses posées
objective-category_complete = toutes les terrasses d'une catégorie
objective-shape = des terrasses en forme { $shape }

action-terrace = Poser une terrasse en { $cell }
action-corner_terrace = Poser une première terrasse dans le coin { $corner }, pour le restaurant de ce côté
action-take = Prendre la carte { $card } dans la rivière
action-draw = Piocher une carte
action-open = Ouvrir { $restaurant_id ->
    [friterie] une
    [creperie] une
    [pizzeria] une
    [brasserie] une
   *[other] un
} { $restaurant }
action-coin = Jouer une pièce
action-two_coins = Jouer une carte Pigeon : deux pièces
action-intrude = Jouer une carte Pigeon pour empiéter chez les voisins avec { $restaurant }
action-stop = Arrêter de construire
action-complete = Réaliser l'objectif : { $objective }
action-complete_second = Jouer une carte Pigeon et réaliser dans la même action : { $objective }
action-draw_objective = Jouer une carte Pigeon et piocher un objectif
action-end_turn = Finir ton tour
action-pay = Payer avec la carte { $card }
action-leave_out = Jouer une carte Pigeon et se passer de cet ingrédient
action-site = L'ouvrir { $side }, à partir de la case { $lot }
action-discard = Défausser la carte { $card }
action-keep = Garder l'objectif
action-share = Mettre l'objectif en commun
action-choose = Garder l'objectif : { $objective }

event-started = { $player } commence.
event-majority_drawn = Les majorités : { $majorities }.
event-row_laid = La rivière montre : { $cards }.
event-chosen = { $player } garde un objectif en secret.
event-objective_kept = Tu gardes : { $objective }.
event-objective_shared = { $player } met un objectif en commun : { $objective }.
event-card_taken = { $player } prend la carte { $card } dans la rivière.
event-card_drawn = { $player } pioche une carte.
event-card_seen = Tu pioches la carte { $card }.
event-row_refilled = Nouvelle carte dans la rivière : { $card }.
event-row_renewed = Trois cartes semblables : la rivière est renouvelée{ $times ->
    [one] {""}
   *[other] {" "}{ $times } fois
} et montre : { $cards }.
event-deck_rebuilt = La défausse forme une nouvelle pioche.
event-card_discarded = { $player } défausse la carte { $card }.
event-card_paid = { $player } paie { $ingredient_id ->
    [flour] la
    [meat] la
    [potatoes] les
    [seafood] les
    [tomatoes] les
   *[other] le
} { $ingredient } avec la carte { $card }.
event-one_less_played = { $player } joue une carte Pigeon et économise { $ingredient_id ->
    [flour] la
    [meat] la
    [potatoes] les
    [seafood] les
    [tomatoes] les
   *[other] le
} { $ingredient }.
event-restaurant_opened = { $player } ouvre { $restaurant_id ->
    [friterie] une
    [creperie] une
    [pizzeria] une
    [brasserie] une
   *[other] un
} { $restaurant }, { $side }, à partir de la case { $lot }.
event-income_raised = { $player } a maintenant un revenu de { $income }.
event-coins_played = { $player } joue { $coins ->
    [0] {""}
    [one] une pièce
   *[other] { $coins } pièces
}{ $coins ->
    [0] {""}
   *[other] { $two_coins ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $two_coins ->
    [0] {""}
    [one] une carte Pigeon qui vaut deux pièces
   *[other] { $two_coins } cartes Pigeon qui valent deux pièces chacune
}.
event-intrude_played = { $player } joue une carte Pigeon pour empiéter chez les voisins avec { $restaurant }.
event-terrace_built = { $player } pose une terrasse en { $cell } pour { $restaurant }, { $cost ->
    [0] gratuitement
   *[other] au prix de { $cost }
}.
event-terrace_covered = Une terrasse est recouverte en { $cell } : { $player } la perd ({ $restaurant }).
event-build_ended = { $player } arrête de construire{ $money ->
    [0] {""}
   *[other] {" "}sans dépenser les { $money } qui restent
}.
event-pigeon_drawn = { $player } pioche une carte Pigeon : { $pigeon }.
event-pigeon_kept = { $player } pioche une carte Pigeon et la garde.
event-pigeon_seen = Ta carte Pigeon : { $pigeon }.
event-no_free_terrace = Il n'y a pas de place pour une terrasse gratuite ({ $restaurant }).
event-objective_completed = { $player } réalise un objectif : { $objective }.
event-objective_completed-common = { $player } réalise l'objectif commun : { $objective }.
event-objective_played = { $player } joue une carte Pigeon pour un objectif.
event-objective_played-second = { $player } joue une carte Pigeon pour un deuxième objectif.
event-objective_drawn = { $player } pioche un objectif.
event-objective_seen = Tu pioches l'objectif : { $objective }.
event-end_triggered-restaurants = La ligne de construction a tous ses restaurants : c'est le dernier tour.
event-end_triggered-rows = { $player } a posé toutes les terrasses de deux catégories : c'est le dernier tour.
event-end_triggered-no_restaurant_fits = Plus aucun restaurant ne trouve de place : c'est le dernier tour.
event-end_triggered-no_terrace_fits = Plus aucune terrasse ne trouve de place : c'est le dernier tour.
event-end_triggered-rounds = Soixante tours ont été joués.
event-finished = Le dîner est terminé.

end-restaurants = Assez de restaurants entourent la place.
end-rows = Quelqu'un a posé toutes les terrasses de deux rangées.
end-no_restaurant_fits = Plus aucun restaurant ne trouve de place.
end-no_terrace_fits = Plus aucune terrasse ne trouve de place.
end-rounds = La dernière manche a été jouée.

prompt-choose = Garde un de tes deux objectifs ; l'autre devient commun.
prompt-draw = Commence ton tour par une carte Ressource.
prompt-action = { $restaurants ->
    [0] Choisis une action (encore { $left }) : piocher, ouvrir un restaurant, ou réaliser un objectif.
   *[other] Choisis une action (encore { $left }) : piocher, ouvrir un restaurant, construire des terrasses avec { $money } à dépenser, ou réaliser un objectif.
}
prompt-pay = { $restaurant } : quelle carte paie { $ingredient_id ->
    [flour] la
    [meat] la
    [potatoes] les
    [seafood] les
    [tomatoes] les
   *[other] le
} { $ingredient } ?
prompt-site = Où va { $restaurant_id ->
    [friterie] ta
    [creperie] ta
    [pizzeria] ta
    [brasserie] ta
   *[other] ton
} { $restaurant } ?
prompt-prepare = Pose ta première terrasse, ou joue d'autres cartes ({ $money } à dépenser).
prompt-build = Pose d'autres terrasses ({ $money } à dépenser), ou arrête.
prompt-draw_two = Le pigeon apporte des cartes Ressource : { $cards } à piocher.
prompt-free = Le pigeon apporte une terrasse gratuite : pose-la pour { $extending }.
prompt-discard = Plus de 7 cartes : défausses-en une.
prompt-keep = Tu as pioché l'objectif « { $objective } » : le garder, ou le mettre en commun ?
prompt-end = Utilise une carte Pigeon, ou finis ton tour.
prompt-over = Le dîner est terminé.
prompt-waiting = En attente : { $player }.

score-restaurants = Restaurants
score-terraces_1 = Terrasses de catégorie 1
score-terraces_2 = Terrasses de catégorie 2
score-terraces_3 = Terrasses de catégorie 3
score-terraces_4 = Terrasses de catégorie 4
score-majority = { $majority_id ->
    [money] Le plus d'{ $majority }
   *[other] Le plus de { $majority }
}
score-objective = Objectif : { $objective }

option-board = Plateau : la place pour tout nombre de joueurs ou, à deux, la face plus petite du plateau (P3)

# Pourquoi une règle interdit quelque chose : selon la phase, et ce qu'on voulait.
refused-P8 = { $phase ->
    [waiting] Tu as choisi : attends les autres.
    [choose] Garde d'abord un des deux objectifs que tu as reçus.
   *[other] Ce choix se fait au début de la partie.
}
refused-P9 = Ce n'est pas ton tour.
refused-P11 = { $phase ->
    [draw] Pioche d'abord la carte Ressource qui commence ton tour.
    [action] { $verb ->
        [end_turn] Fais d'abord les deux actions de ton tour.
       *[other] Tu as déjà construit des terrasses pendant ce tour.
    }
   *[other] Tu as fait les deux actions de ton tour.
}
refused-P12 = Tu as pioché cette carte Pigeon pendant ce tour : elle servira à partir du prochain.
refused-P13 = Cette carte n'est pas dans la rivière.
refused-P14 = { $phase ->
    [discard] { $verb ->
        [discard] Tu n'as pas cette carte.
       *[other] Tu as plus de 7 cartes : défausses-en d'abord une.
    }
   *[other] Tu n'as pas de carte à défausser maintenant.
}
refused-P18 = { $phase ->
    [pay] { $verb ->
        [pay] Cette carte ne peut pas payer cet ingrédient, ou il te la faut pour un autre.
       *[other] Paie d'abord le restaurant.
    }
   *[other] { $verb ->
        [pay] Il n'y a rien à payer maintenant.
       *[other] Tu n'as pas les ingrédients que coûte ce restaurant.
    }
}
refused-P19 = { $phase ->
    [pay] Il te faut une carte Pigeon qui épargne un ingrédient, et des cartes pour tous les autres.
   *[other] Il n'y a rien à payer maintenant.
}
refused-P20 = Il ne reste plus de restaurant de ce type.
refused-P21 = { $phase ->
    [site] { $verb ->
        [site] Le restaurant ne tient pas à cet endroit.
       *[other] Choisis d'abord où va le restaurant.
    }
   *[other] { $verb ->
        [site] Il n'y a pas de restaurant à placer maintenant.
       *[other] Il ne tient nulle part sur la ligne de construction.
    }
}
refused-P23 = { $verb ->
    [terrace] Tu n'as pas de quoi payer une terrasse à cet endroit.
    [corner_terrace] Tu n'as pas de quoi payer une terrasse à cet endroit.
   *[other] { $phase ->
        [draw] Cette carte se joue pendant la construction de terrasses.
        [end] Cette carte se joue pendant la construction de terrasses.
       *[other] Tu n'as plus de carte Pièce à jouer.
    }
}
refused-P24 = Il faut pour cela un restaurant ouvert à toi, auquel il reste une terrasse.
refused-P25 = La première terrasse d'un restaurant se pose devant lui.
refused-P26 = Cette case n'est pas à côté d'une terrasse du même restaurant.
refused-P27 = On ne peut rien construire ici : la case est occupée, ou hors de la place.
refused-P28 = La terrasse toucherait celle d'un autre restaurant.
refused-P31 = { $verb ->
    [stop] Tu n'as pas encore posé de terrasse dans cette action.
    [coin] Tu ne peux poser aucune terrasse maintenant, quoi que tu joues.
    [two_coins] Tu ne peux poser aucune terrasse maintenant, quoi que tu joues.
    [intrude] Cette carte ne te permettrait pas de poser une terrasse maintenant.
   *[other] Finis d'abord de construire tes terrasses.
}
refused-P34 = Pioche d'abord les deux cartes que le pigeon apporte.
refused-P35 = { $verb ->
    [terrace] La terrasse gratuite revient au restaurant qui vient de construire.
    [corner_terrace] La terrasse gratuite revient au restaurant qui vient de construire.
   *[other] Pose d'abord la terrasse gratuite que le pigeon apporte.
}
refused-P36 = Tu n'as pas de carte Pigeon qui vaut deux pièces.
refused-P37 = { $verb ->
    [complete_second] Un deuxième objectif demande une carte Pigeon, juste après le premier.
   *[other] Il te faut une carte Pigeon « objectif », et un objectif dans la pioche.
}
refused-P39 = { $verb ->
    [intrude] Il te faut une carte Pigeon pour empiéter, et un restaurant à toi.
   *[other] La carte Pigeon a déjà recouvert ses deux terrasses.
}
refused-P40 = Cela couperait une terrasse de son restaurant.
refused-P41 = La terrasse toucherait celle d'un autre de tes restaurants.
refused-P42 = Tu ne remplis pas cet objectif maintenant, ou il n'est pas à toi.
refused-P43 = { $phase ->
    [keep] Garde d'abord l'objectif pioché, ou mets-le en commun.
   *[other] Il n'y a pas d'objectif à garder ou à mettre en commun maintenant.
}
refused-P48 = Le dîner est terminé.

# The board in the browser

board-square = La place
board-cell = { $cell } : { $what }
board-what-plain = libre
board-what-pigeon = un pigeon
board-what-fountain = la fontaine
board-what-flower_bed = un massif de fleurs
board-what-band = un orchestre
board-what-lamp = un lampadaire
board-what-corner = un buisson
board-what-lot = un emplacement libre, { $side }
board-what-restaurant = { $restaurant } de { $player }
board-what-terrace = une terrasse : { $restaurant } de { $player }

board-row = La rivière
board-deck = La pioche
board-hand = Ta main
board-hidden-cards = { $count ->
    [one] Une carte que personne n'a vue
   *[other] { $count } cartes que personne n'a vues
}
board-supply = Restaurants
board-restaurants = Restaurants
board-supply-item = { $restaurant }, reste { $left }. Coût : { $cost }. Occupe { $size } emplacements, revenu { $income }, { $points } points
board-pigeons = Cartes Pigeon
board-pigeon-fresh = à partir de ton prochain tour
board-pigeon-intrude = Choisis le restaurant qui empiète chez ses voisins.
board-pigeon-objective = Choisis l'objectif à réaliser, ou pioches-en un.
board-objectives = Objectifs
board-my-objectives = Tes objectifs
board-common = Objectifs communs
board-objective-deck = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
} dans la pioche
board-met = Condition remplie
board-majorities = Majorités

board-my-board = Tes terrasses
board-board-of = Terrasses de { $player }
board-money = { $money } à dépenser
board-house = { $terraces ->
    [one] { $terraces } terrasse
   *[other] { $terraces } terrasses
} sur la place ; la prochaine coûte { $cost }
board-others = Les autres joueurs
board-income = Revenu
board-row-state = Catégorie { $category } : { $taken } terrasses posées sur { $tiles }
board-next-tile = La suivante coûte { $cost } et rapporte { $gain }
board-price = Coûte { $price }
board-free = Gratuite
board-plus-income = un revenu de plus
board-plus-points = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
board-pigeon-card = une carte Pigeon
board-fit = Forme { $shape } : { $filled } sur { $size }

board-parts = Parties de la table
board-goals = Objectifs
