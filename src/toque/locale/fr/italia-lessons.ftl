# Les leçons de Ristorante Italia, en français. Une étape a deux phrases au plus.

lesson-market = Au marché
lesson-critic = Le critique arrive
lesson-guided = Une partie guidée

market-welcome = Bienvenue dans ton restaurant ! Une année a quatre saisons ; à chacune tu joues trois fois deux actions, puis le critique arrive.
market-draw = Un menu commence par des recettes. Regarde les cinq premières cartes des entrées : c'est une action.
market-keep = Tu en gardes une sur cinq. Prends l'insalata caprese : une toque, c'est tout ce que tu peux cuisiner, et il ne faut que tomate et fromage.
market-buy = La carte montre ce qu'il te faut. Ta deuxième action : achète une tomate chez le marchand de légumes, pour 1 pièce.
market-pass = Elle est sur ton étagère, et l'étal est aussitôt complété. La même action permet aussi de réapprovisionner un étal ; cette fois, passe.
market-cheese = { $opponent } a fait ses courses aussi. C'est de nouveau à toi : achète le fromage à l'épicerie.
market-restock = Acheter et réapprovisionner font ensemble une action, dans l'ordre que tu veux. Réapprovisionne l'épicerie : six produits partent, six autres arrivent.
market-dessert = Quelle chance, des œufs et de la liqueur ! Avec ta deuxième action, regarde les desserts.
market-zabaione = Le zabaione demande justement ces deux-là. Plusieurs toques, c'est pour de meilleurs chefs : garde la recette à une toque.
market-done = Deux recettes en main, dont la première est complète. À la prochaine leçon, le critique les goûte.

critic-welcome = Tu as aussi acheté œuf et liqueur : tout est sur ton étagère. Maintenant chacun ajoute des recettes à son menu, dans l'ordre du tour.
critic-first = Cuisine l'insalata caprese. Sa tomate et son fromage quittent l'étagère.
critic-second = Et le zabaione. Un menu a deux places par service, et chaque recette a besoin de ses propres ingrédients.
critic-score = Le critique compte le prestige de ce qui est nouveau : 8 pour toi, 2 pour { $opponent }. Le meilleur monte de trois cases, le deuxième de deux, les autres d'une.
critic-level = À la fin, ces cases sont des points. À partir de 20 tu peux cuisiner des recettes à deux toques, tout en haut à trois.
critic-bid = Un VIP choisit son restaurant : chacun mise en secret. Le plus offrant paie tout et gagne l'étoile, les autres paient la moitié. Mise 5 pièces.
critic-star = L'étoile est à toi : 10 points ! { $opponent } a misé 3 et en a payé 1.
critic-income = Puis vient le revenu : les pièces de ton menu, à chaque saison. Tu as encaissé 10.
critic-end = Après quatre saisons, on compte les cases, le prestige du menu et des vins, étoiles et cuillères. Une recette avec son vin en cave rapporte 3 de plus.

tip-recipe = Commence par une recette : regarde cinq cartes d'un service, et gardes-en une.
tip-keep = Garde ce que tu peux cuisiner : une toque, et des ingrédients déjà au marché.
tip-buy = Fais maintenant les courses pour tes recettes. Ce qu'il leur faut brille sur les étals.
tip-restock = Dans la même action tu peux réapprovisionner un étal, s'il te manque quelque chose.
tip-wine = Un vin rapporte revenu et prestige, et 3 points avec chaque recette qui le nomme.
tip-cook = Cuisine tout ce que tu peux : seul le menu compte, et il rapporte des pièces à chaque saison.
tip-critic = Compare ce qui était nouveau aux menus : le meilleur a monté de trois cases.
tip-bid = Mise ce que vaut une étoile pour toi. Même qui perd paie la moitié : une mise tiède est de l'argent perdu.
tip-income = Ton menu paie à chaque saison. Cuisine tôt, et il paie plus souvent.
tip-shelf = Ton étagère a six places. Achète pour le prochain critique, pas pour toute l'année.
tip-dinner = À la dernière saison, le guide veut un dîner : une recette de chaque service. Cherche le service qui te manque.
