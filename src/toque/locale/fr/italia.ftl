# Ristorante Italia, en français. Les noms des cartes, ingrédients, magasins et plats viennent du jeu de cartes (pack).

title = Ristorante Italia
summary = Tiens un restaurant pendant quatre saisons : fais le marché, cuisine, charme critiques et VIP, et surveille la caisse.
facts = 2 à 5 joueurs · environ 90 minutes · pour connaisseurs

player = Joueur { $number }
deck-wine = Vin

# Un ingrédient avec son article ; ceux d'un autre jeu de cartes n'en ont pas.
some-ingredient = { $ingredient_id ->
    [pork] du { $ingredient_lower }
    [veal] du { $ingredient_lower }
    [beef] du { $ingredient_lower }
    [chicken] du { $ingredient_lower }
    [turkey] de la { $ingredient_lower }
    [duck] du { $ingredient_lower }
    [lamb] de l'{ $ingredient_lower }
    [sausage] de la { $ingredient_lower }
    [ham] du { $ingredient_lower }
    [guanciale] de la { $ingredient_lower }
    [potato] une { $ingredient_lower }
    [tomato] une { $ingredient_lower }
    [mushroom] un { $ingredient_lower }
    [artichoke] un { $ingredient_lower }
    [aubergine] une { $ingredient_lower }
    [courgette] une { $ingredient_lower }
    [pepper] un { $ingredient_lower }
    [spinach] des { $ingredient_lower }
    [radicchio] de la { $ingredient_lower }
    [beans] des { $ingredient_lower }
    [truffle] une { $ingredient_lower }
    [lemon] un { $ingredient_lower }
    [orange] une { $ingredient_lower }
    [apple] une { $ingredient_lower }
    [pear] une { $ingredient_lower }
    [strawberry] une { $ingredient_lower }
    [fig] une { $ingredient_lower }
    [almond] une { $ingredient_lower }
    [hazelnut] une { $ingredient_lower }
    [walnut] une { $ingredient_lower }
    [pistachio] une { $ingredient_lower }
    [cod] de la { $ingredient_lower }
    [anchovy] un { $ingredient_lower }
    [sardine] une { $ingredient_lower }
    [tuna] du { $ingredient_lower }
    [swordfish] de l'{ $ingredient_lower }
    [sea_bass] un { $ingredient_lower }
    [clam] une { $ingredient_lower }
    [mussel] une { $ingredient_lower }
    [prawn] une { $ingredient_lower }
    [squid] un { $ingredient_lower }
    [lobster] un { $ingredient_lower }
    [cheese] du { $ingredient_lower }
    [egg] un { $ingredient_lower }
    [flour] de la { $ingredient_lower }
    [pasta] des { $ingredient_lower }
    [rice] du { $ingredient_lower }
    [ricotta] de la { $ingredient_lower }
    [chocolate] du { $ingredient_lower }
    [coffee] du { $ingredient_lower }
    [cream] de la { $ingredient_lower }
    [liquor] de la { $ingredient_lower }
   *[other] l'ingrédient { $ingredient }
}

action-draw = Regarder des cartes de la pioche : { $deck }
action-buy = Acheter { some-ingredient } pour { $price }
action-search = Chercher { some-ingredient } dans une caisse, pour { $price }
action-scavenge = Laisser le chat chiper { some-ingredient } dans la poubelle, gratuitement
action-apprentice = Envoyer l'apprenti chercher { some-ingredient }, pour { $price } et les deux actions
action-restock = Réapprovisionner : { $shop }
action-take_cube = Prendre un cube Touche spéciale
action-buy_bonus = Acheter la carte Bonus { $card } pour { $cost } : { $effect }
action-build = Construire : { $room } pour { $cost } (revenu { $income }, prestige { $prestige })
action-course = Prendre un cours de cuisine
action-remedial_course = Utiliser le cours de rattrapage
action-take_bonus = Prendre { $card } dans la défausse des cartes Bonus : { $effect }
action-search_wine = Faire apporter { $wine } par le sommelier pour { $cost } (revenu { $income }, prestige { $prestige })
action-keep = Garder { $recipe } : { $needs } ; toques { $toques }, revenu { $income }, prestige { $prestige }
action-buy_wine = Acheter { $wine } pour { $cost } (revenu { $income }, prestige { $prestige })
action-drop = Jeter { some-ingredient }
action-pour_away = Défausser { $wine }
action-demolish = Renoncer à : { $room }
action-cook = Cuisiner { $recipe } avec { $needs } : revenu { $income }, prestige { $prestige }
action-cook_with_chef = Faire cuisiner { $recipe } par le chef avec { $needs } : revenu { $income }, prestige { $prestige }
action-replace = Retirer { $recipe } du menu (revenu { $income }, prestige { $prestige })
action-present = Servir { $recipe } (prestige { $prestige })
action-category = Prendre le jeton Catégorie d'aliments : { $category }
action-play_cubes = Jouer { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
action-bid = { $coins ->
    [0] Ne rien miser
    [one] Miser { $coins } pièce
   *[other] Miser { $coins } pièces
}
action-prefer = Placer { $player } ensuite
action-pass = Passer

event-started = { $player } ouvre la première saison.
event-season_began = La saison { $season } commence par { $player }.
event-looked_at_recipes = { $player } regarde { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de la pioche : { $deck }.
event-recipe_seen = Tu regardes { $recipe }.
event-recipe_kept = { $player } garde une recette : { $deck }.
event-recipe_taken = Tu gardes { $recipe }.
event-recipe_discarded = Recette défaussée : { $recipe }.
event-deck_rebuilt = La défausse forme une nouvelle pioche : { $deck }.
event-looked_at_wines = { $player } regarde { $wines ->
    [one] { $wines } vin
   *[other] { $wines } vins
}.
event-wine_seen = Tu regardes { $wine }.
event-wine_bought = { $player } achète { $wine } pour { $cost }.
event-wine_discarded = Vin défaussé : { $wine }.
event-wine_poured_away = { $player } se sépare d'un vin : { $wine }.
event-ingredient_taken-display = { $player } achète { some-ingredient } pour { $price }.
event-ingredient_taken-crate = { $player } trouve { some-ingredient } dans la caisse et paie { $price }.
event-ingredient_taken-bin = { $player } récupère { some-ingredient } dans la poubelle.
event-ingredient_taken-apprentice = { $player } envoie son apprenti, qui rapporte { some-ingredient } pour { $price }.
event-ingredient_dropped = { $player } jette { some-ingredient }.
event-space_refilled = Nouveau à l'étal : { $ingredient }.
event-restocked = { $player } réapprovisionne un magasin : { $shop }.
event-crate_refilled = La poubelle remplit à nouveau la caisse : { $shop }.
event-cooked = { $player } ajoute { $recipe } à son menu.
event-cooked-with-chef = { $player } fait appel au chef, qui ajoute { $recipe } au menu.
event-recipe_replaced = { $player } retire { $recipe } de son menu.
event-points_counted = { $player } totalise { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $scoring }.
event-marker_moved = { $player } monte de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, jusqu'à { $value }.
event-bid_made = { $player } a misé.
event-bid_noted = Ta mise est de { $coins }.
event-bid_shown = { $player } a misé { $coins } et paie { $paid }.
event-vip_won = Le VIP de la saison { $season } dîne chez { $player } : une étoile.
event-income = { $player } encaisse { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-dish_presented = { $player } sert { $recipe }.
event-food_token_won = { $player } gagne un jeton Catégorie d'aliments : { $category }.
event-specialty_token_won = { $player } gagne un jeton Spécialité : { $specialty }.
event-spoons_won = { $player } gagne { $spoons ->
    [one] une cuillère en or
   *[other] { $spoons } cuillères en or
} { $scoring_id ->
    [contest] au concours national
   *[other] dans { $scoring }
}.
event-coins_shown = { $player } montre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-economy_won = { $player } gagne le prix d'économie : une étoile.
event-entry_shown = { $player } présente { $recipe } au concours.
event-cube_taken = { $player } prend un cube Touche spéciale.
event-cubes_played = { $player } joue { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-bonus_laid_out = Nouvelle carte sur le tableau Bonus : { $card }.
event-bonus_bought = { $player } achète { $card } pour { $cost }.
event-bonus_taken = { $player } prend { $card } dans la défausse.
event-bonus_turned = { $player } a utilisé { $card }.
event-coins_gained = { $player } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-cubes_gained = { $player } reçoit { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-room_built = { $player } construit pour { $cost } : { $room }.
event-room_removed = { $player } renonce à : { $room }.
event-course_taken = { $player } prend un cours de cuisine pour { $cost }.
event-course_taken-remedial = { $player } prend le cours de rattrapage pour { $cost }.
event-preferred = { $player } place { $other } ensuite.
event-finished = L'année est terminée : { $player } a le plus beau restaurant d'Italie.

scoring-nothing = la soirée
scoring-critic = le critique
scoring-guide = le guide gastronomique
scoring-vip = la visite du VIP
scoring-economy = le prix d'économie
scoring-contest = le concours national
scoring-start = l'ordre de la saison
scoring-final = le classement final

end-year_over = L'année est terminée.

prompt-action = Saison { $season } : { $actions ->
    [0] utilise une carte, ou passe
    [one] encore une action
   *[other] encore { $actions } actions
}.
prompt-recipe = Garde une de ces recettes ; les autres sont défaussées.
prompt-wine = Achète un vin, ou passe.
prompt-cellar = Ta cave est pleine : quel vin s'en va ?
prompt-market = Tu es au marché : quoi d'autre ?
prompt-shelf = Ton étagère est pleine : que jettes-tu ?
prompt-crate_offer = Ta nouvelle carte te laisse fouiller une caisse : achète un ingrédient, ou passe.
prompt-room = Tu n'as pas de place pour une salle de plus : laquelle s'en va ?
prompt-restock = Ton magasin de confiance : réapprovisionnes-en un, ou passe.
prompt-cook = Cuisine ce que tu peux et veux, puis passe.
prompt-replace = Cette partie de ton menu est pleine : quelle recette s'en va ?
prompt-dinner = Choisis le dîner que tu sers au guide.
prompt-category = Ton dîner convient à plusieurs jetons Catégorie d'aliments : lequel prends-tu ?
prompt-cubes = Joue des cubes Touche spéciale pour { $scoring }, ou passe.
prompt-bid = Mise en secret pour le VIP : tout le monde paie, le plus offrant en entier, les autres la moitié.
prompt-tie = Égalité pour { $scoring }, et tu as la photo du président : qui vient ensuite ?
prompt-over = L'année est terminée.
prompt-waiting = En attente : { $player }.

score-track = Cotation
score-recipes = Recettes
score-wines = Vins
score-spoons = Cuillères en or
score-stars = Étoiles
score-food = Jeton Catégorie d'aliments
score-specialty = Jeton Spécialité
score-wine_matches = Recettes avec leur vin
score-rooms = Salles
score-bonus_cards = Cartes Bonus

option-advanced = Jeu avancé : cartes Bonus, salles, cubes Touche spéciale et cours de cuisine (I35 à I42)
option-balanced_turns = Tours équilibrés : chaque saison se joue du plus bas au plus haut sur l'échelle de cotation (I71)
option-apprentice = Apprenti : pour les deux actions, acheter un ingrédient pris dans n'importe quelle caisse (I72)
option-wine_restriction = Restriction sur les vins : on ne pioche pas de vin en saison 1 (I73)

# Ce que font les cartes Bonus, par leur genre.
effect-points = Vaut { $points } points à la fin de la partie.
effect-crate = Quand tu achètes au marché, tu peux chercher l'ingrédient voulu dans la caisse { $shop_id ->
    [butcher] du boucher
    [greengrocer] du marchand de légumes
    [fruit] du marchand de fruits
    [fishmonger] du poissonnier
   *[other] de l'épicier
} au lieu d'en prendre un à l'étal.
effect-two_buys = Une action de marché te permet d'acheter deux ingrédients dans un ou deux magasins ; si tu le fais, cette action ne réapprovisionne pas.
effect-coins = Prends tout de suite { $amount } pièces à la banque.
effect-level = Une fois, quand tu veux, tu peux cuisiner une recette qui demande une toque de plus que les tiennes.
effect-no_shelf_limit = Ton étagère est sans limite : garde autant d'ingrédients que tu veux.
effect-score_bonus = Ajoute { $amount } à ton score à chaque phase du critique et au concours national.
effect-tie_owner = Toute égalité qui te concerne est tranchée comme tu le souhaites.
effect-bin = Une fois par phase, tu peux prendre gratuitement un ingrédient dans la poubelle d'un magasin au lieu de l'achat au marché.
effect-restock_after = Après chacune de tes actions qui n'a pas pris d'ingrédient, tu peux réapprovisionner un magasin de ton choix.
effect-icon_refined = Dans la phase du guide, une recette de ton menu sans fourchette en or compte comme si elle en avait une.
effect-per_room = À la fin de la partie, marque { $amount } points par salle ajoutée à ton restaurant.
effect-spoon_value = À la fin de la partie, chacune de tes cuillères en or vaut { $amount } points au lieu de 10.
effect-wine_look = Quand tu pioches du vin, tu peux regarder { $amount } cartes au lieu de 5 et en acheter jusqu'à deux.
effect-take_discarded = Choisis une carte dans la défausse des cartes Bonus et ajoute-la gratuitement à ton restaurant.
effect-course = Une fois, quand tu veux, tu peux payer { $amount } pièces pour monter d'une case sur l'échelle de cotation.
effect-cubes = Prends tout de suite { $amount ->
    [2] deux
    [3] trois
   *[other] { $amount }
} cubes Touche spéciale dans la boîte (pas dans la marmite).
effect-star_value = À la fin de la partie, chacune de tes étoiles vaut { $amount } points au lieu de 10.
effect-icon_family = Dans la phase du guide, une recette de ton menu sans marguerite compte comme si elle en avait une.
effect-wine_search = Cherche une carte au choix dans la pioche des vins et achète-la à son prix normal.

# Pourquoi une règle interdit quelque chose : selon la phase, et ce qu'on voulait.
refused-I5 = { $phase ->
    [over] L'année est terminée.
   *[other] Cela se fait dans une phase d'action.
}
refused-I6 = { $phase ->
    [waiting] Ce n'est pas ton tour.
    [action] Il ne te reste plus d'action pour ce tour.
   *[other] Finis d'abord l'action que tu as commencée.
}
refused-I9 = { $verb ->
    [draw] Cette pioche est vide.
    [pass] Tu dois garder une des recettes.
   *[other] { $phase ->
        [recipe] Cette recette n'est pas parmi celles que tu regardes.
       *[other] Il n'y a pas de recette à garder maintenant.
    }
}
refused-I10 = { $verb ->
    [draw] Il n'y a plus de vin.
   *[other] { $phase ->
        [wine] Ce vin n'est pas parmi ceux que tu regardes, ou tu ne peux pas le payer.
       *[other] Tu ne regardes pas de vins maintenant.
    }
}
refused-I11 = { $phase ->
    [cellar] { $verb ->
        [pass] Ta cave est pleine : un des vins doit s'en aller.
       *[other] Ce vin n'est pas dans ta cave.
    }
   *[other] Aucun vin ne doit s'en aller maintenant.
}
refused-I12 = { $verb ->
    [restock] Tu as déjà réapprovisionné un magasin dans cette action.
   *[other] Cet ingrédient n'est pas à l'étal, ou tu en as déjà acheté un dans cette action.
}
refused-I13 = { $verb ->
    [drop] { $phase ->
        [shelf] Ce n'est pas sur ton étagère.
       *[other] Rien ne doit quitter ton étagère maintenant.
    }
    [pass] Ton étagère est pleine : un ingrédient doit s'en aller.
   *[other] Tu ne peux pas payer cet ingrédient.
}
refused-I15 = { $phase ->
    [cook] Tu n'as pas cette recette en main, ou ses ingrédients ne sont pas sur ton étagère.
   *[other] On cuisine quand vient le critique ou le guide.
}
refused-I16 = { $phase ->
    [replace] { $verb ->
        [pass] Cette partie de ton menu est pleine : une de ses recettes doit s'en aller.
       *[other] Cette recette n'est pas dans la partie pleine de ton menu.
    }
   *[other] Aucune recette ne doit quitter ton menu maintenant.
}
refused-I17 = Cette recette demande plus de toques que tu n'en as.
refused-I19 = { $phase ->
    [waiting] Tu as déjà misé.
    [bid] { $verb ->
        [pass] Fais une mise : elle peut être nulle.
       *[other] Tu n'as pas autant de pièces.
    }
   *[other] Il n'y a rien à miser maintenant.
}
refused-I21 = { $phase ->
    [dinner] { $verb ->
        [pass] Choisis une recette pour le dîner.
       *[other] Cette recette n'est pas à ton menu, ou ce plat est déjà servi.
    }
   *[other] On ne sert pas de dîner maintenant.
}
refused-I23 = { $phase ->
    [category] { $verb ->
        [pass] Choisis un des jetons Catégorie d'aliments.
       *[other] Ton dîner ne donne pas droit à ce jeton.
    }
   *[other] Il n'y a pas de jeton à prendre maintenant.
}
refused-I36 = Cela fait partie du jeu avancé.
refused-I37 = Il n'y a plus de cubes dans la marmite.
refused-I38 = { $phase ->
    [cubes] Tu n'as pas autant de cubes.
   *[other] Les cubes se jouent quand on juge les recettes.
}
refused-I39 = Cette carte Bonus n'est pas à vendre, ou tes quatre emplacements Bonus sont pleins.
refused-I40 = { $verb ->
    [buy_bonus] Tu ne peux pas payer cette carte Bonus.
   *[other] Cet ingrédient n'est pas dans la caisse que tu peux fouiller.
}
refused-I41 = { $phase ->
    [room] { $verb ->
        [pass] Il n'y a pas de place pour une salle de plus : l'une d'elles doit s'en aller.
       *[other] Tu n'as pas cette salle.
    }
   *[other] { $verb ->
        [demolish] Aucune salle ne doit s'en aller maintenant.
       *[other] Cette salle est épuisée, pas encore à vendre en cette saison, ou trop chère pour toi.
    }
}
refused-I42 = Un cours de cuisine demande 10 pièces, un livre de cuisine visible et une case au-dessus de ton marqueur.
refused-I44 = Seul celui qui possède la carte Bonus de ce magasin peut fouiller sa caisse.
refused-I45 = Dans une action de marché, tu achètes deux ingrédients ou tu réapprovisionnes un magasin, pas les deux.
refused-I47 = Il te faut la carte du chef, et une recette d'une toque de plus que les tiennes.
refused-I50 = { $phase ->
    [tie] { $verb ->
        [pass] Dis qui vient ensuite.
       *[other] Ce joueur n'est pas à égalité, ou a déjà sa place.
    }
   *[other] Tu n'as pas d'égalité à trancher maintenant.
}
refused-I51 = { refused-I44 }
refused-I52 = Il te faut la carte du chat, une fois par phase d'action, et l'ingrédient dans une poubelle.
refused-I54 = { refused-I44 }
refused-I55 = { refused-I44 }
refused-I56 = { refused-I44 }
refused-I61 = Il te faut la carte du comptable, entre deux de tes actions, un emplacement Bonus libre, et cette carte dans la défausse.
refused-I62 = Il te faut la carte du cours de rattrapage, à ton tour ou quand tu cuisines, 10 pièces, et une case au-dessus de ton marqueur.
refused-I70 = Il te faut la carte du sommelier, entre deux de tes actions, ce vin dans la pioche, et de quoi le payer.
refused-I72 = Il te faut la variante de l'apprenti, les deux actions de ton tour, et l'ingrédient dans sa caisse.
refused-I73 = On ne pioche pas de vin en saison 1.

# The board in the browser
board-language = fr
board-calendar = L'année
season-1 = Printemps
season-2 = Été
season-3 = Automne
season-4 = Hiver
step-actions = Phase d'actions
step-critic = Le critique
step-vip = Le VIP
step-income = Revenus
step-guide = Guide gastronomique
step-economy = Prix d'économie
step-contest = Concours national
board-ladder = Échelle de cotation
board-level = À partir d'ici : recettes à { $toques } toques
board-market = Le marché
board-produce = { $ingredient }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
board-crate = { $shop } : { $crate } dans la caisse, { $bin } dans la poubelle
board-in-crate = Dans la caisse
board-in-bin = Dans la poubelle
board-apprentice = Par l'apprenti, pour les deux actions
board-restock-shop = Réapprovisionner : { $shop }
board-empty = Vide
board-decks = Pioches
board-deck = { $deck }, encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
board-discards = Défausse : { $deck } ({ $count })
board-recipe = { $recipe }, { $course }. Il faut { $needs } ; toques { $toques }, revenu { $income }, prestige { $prestige }, vin { $wine }
board-menu-recipe = { $recipe } : revenu { $income }, prestige { $prestige }, vin { $wine }{ $matched ->
    [yes] , en cave
   *[no] {""}
}
board-wine = { $wine } : prix { $cost }, revenu { $income }, prestige { $prestige }
board-room = { $room } : prix { $cost }, revenu { $income }, prestige { $prestige }
board-bonus = Tableau Bonus
board-bonus-card = { $card }, { $cost } pièces. { $effect }
board-bonus-used = { $card }, utilisée
board-bonus-cards = Cartes Bonus
board-bonus-discards = Cartes Bonus défaussées ({ $count })
bonus-standard = Durable
bonus-permanent = Caisse
bonus-single_use = Une fois
board-rooms = Salles
board-annex = Cartes Bonus et salles
board-pot = Cubes Touche spéciale dans la marmite : { $cubes }
board-cookbooks = Cours de cuisine restants : { $books }
board-restaurants = Les restaurants
board-menu = Menu
board-shelf = Étagère
board-cellar = Cave
board-hand = Recettes en main
board-hand-empty = Aucune recette en main.
board-prizes = Argent et prix
board-coins = Pièces
board-coins-hidden = Pièces, cachées jusqu'au prix d'économie
board-cubes = Cubes Touche spéciale
board-cubes-hidden = Cubes Touche spéciale, cachés
board-income = Revenu
board-prestige = Prestige
board-points = Points
board-rating = Cotation
board-stars = Étoiles
board-spoons = Cuillères en or
board-vip = Le VIP de la saison { $season }
board-food-token = Jeton Catégorie d'aliments : { $category }
board-specialty-token = Jeton Spécialité : { $specialty }
board-has-bid = A misé
board-your-bid = Ta mise, cachée aux autres
board-scoring-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-actions-left = Actions restantes : { $actions }
board-incoming = À placer :
board-looking = Regarde { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-pass = Passer
board-put-aside = Voir la table
board-close = Fermer

board-parts = Parties de la table
board-wanted = pour { $dish }
board-wanted-last = il ne manque plus que cela pour { $dish }
board-restaurant = Restaurant
board-scene-bids = Les mises
