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

# How it is played, on one page
howto-goal = De quoi il s'agit
howto-turn = Une saison
howto-scoring = Les points
howto-forgotten = Ce qu'on oublie facilement
goal-1 = Chacun tient un restaurant pendant un an. Tu cherches des recettes, tu fais les courses au marché, et tu cuisines quand le critique arrive.
goal-2 = Les plats rapportent des pièces à chaque saison et du prestige à la fin. Après quatre saisons, le meilleur restaurant gagne.
turn-1 = Trois fois par saison, chacun à son tour fait deux actions. Piocher : regarder cinq recettes d'un service et en garder une ; ou regarder cinq vins et en acheter un.
turn-2 = Marché : acheter un ingrédient, réapprovisionner un étal, ou les deux, dans l'ordre que tu veux. Tout cela est une action. Ton étagère a six places.
turn-3 = Puis le critique : ajoute des recettes au menu en dépensant leurs ingrédients. Le meilleur prestige des nouveaux plats monte de trois cases, le deuxième de deux, les autres d'une.
turn-4 = Puis le VIP : chacun mise en secret. Le plus offrant paie tout et gagne une étoile, les autres paient la moitié. Enfin le revenu : les pièces de ton menu et de tes vins.
turn-5 = À la quatrième saison, le guide remplace le critique : qui a un plat de chaque service présente un dîner. Puis viennent le prix pour le plus de pièces et le concours du meilleur plat.
scoring-1 = Compte ta case sur l'échelle, et le prestige des plats du menu et des vins.
scoring-2 = 10 points par étoile et par cuillère en or. Un dîner tout de viande, de poisson ou de légumes rapporte 10, celui d'une seule spécialité 15.
scoring-3 = 3 points par recette dont le vin est dans ta cave. Les cartes en main ne rapportent rien.
forgotten-1 = Au début tu ne cuisines que des recettes à une toque. À partir de 20 sur l'échelle, deux ; tout en haut, trois.
forgotten-2 = Deux recettes par service tiennent au menu. Une troisième en chasse une.
forgotten-3 = Chaque recette prend ses propres ingrédients sur l'étagère : une tomate sert à un plat.
forgotten-4 = Qui perd la mise pour le VIP en paie quand même la moitié.
forgotten-5 = En cas d'égalité, le plus haut sur l'échelle l'emporte. Le plus bas commence la saison suivante.
figure-recipe = Une recette : ce qu'il lui faut, les toques qu'elle demande, les pièces par saison, son prestige, et le vin qui va avec.
figure-market = Le marché : cinq étals, le prix de chaque produit, et la caisse qui les remplit.
figure-shelf = Ce qui est acheté reste sur l'étagère jusqu'à ce qu'on le cuisine.
figure-menu = Le menu : ce qui s'y trouve rapporte des pièces à chaque saison, et du prestige à la fin.
figure-calendar = Une saison : trois tours d'actions, puis le critique, le VIP et le revenu.
