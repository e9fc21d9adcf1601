# The lessons of Ristorante Italia, in English. A step is two sentences at most.

lesson-market = To the market
lesson-critic = The critic comes
lesson-guided = A guided game

market-welcome = Welcome to your restaurant! A year has four seasons; in each you act three times, two actions at a time, and then the critic comes.
market-draw = A menu begins with recipes. Look at the top five cards of the starters: that is one action.
market-keep = You keep one of the five. Take the insalata caprese: one toque is all that you may cook now, and it needs only tomato and cheese.
market-buy = The card shows what you need. Your second action: buy a tomato at the greengrocer's for 1 coin.
market-pass = It lies on your shelf, and the stall is filled up at once. With the same action you could also restock a stall; now just pass.
market-cheese = { $opponent } went shopping too. It is your turn again: buy the cheese at the grocery.
market-restock = Buying and restocking together are one action, in either order. Restock the grocery: all six goods go, and six new ones come.
market-dessert = What luck, eggs and liquor! With your second action look at the desserts.
market-zabaione = The zabaione needs just these two. More toques are for better chefs: keep the recipe with one toque.
market-done = Two recipes in hand, the first of them complete. In the next lesson the critic tastes them.

critic-welcome = You have bought egg and liquor too: all ingredients lie on your shelf. Now everybody adds recipes to the menu, in turn order.
critic-first = Cook the insalata caprese. Its tomato and its cheese leave the shelf.
critic-second = And the zabaione. A menu has room for two recipes of each course, and each recipe needs its own ingredients.
critic-score = The critic counts the prestige of what is new: 8 for you, 2 for { $opponent }. The best moves up three spaces, the second two, all others one.
critic-level = The spaces are points in the end. From 20 on you may cook recipes with two toques, at the top with three.
critic-bid = Now a VIP chooses a restaurant: everybody bids in secret. The highest pays all and wins the star, the others pay half. Bid 5 coins.
critic-star = The star is yours: 10 points! { $opponent } bid 3 and paid 1 of them.
critic-income = And then the income: the coins on your menu, each season anew. You took in 10.
critic-end = After four seasons count the spaces, the prestige of menu and wines, stars and spoons. A recipe with its own wine in the cellar brings 3 more.

tip-recipe = Begin with a recipe: look at five cards of one course, and keep one.
tip-keep = Keep what you can cook: one toque, and ingredients that lie on the market already.
tip-buy = Now shop for your recipes. What they need glows in the stalls.
tip-restock = In the same action you may restock one stall, if what you need is not there.
tip-wine = A wine brings income and prestige, and 3 points with each recipe that names it.
tip-cook = Cook all that you can: only what is on the menu counts, and it brings coins each season.
tip-critic = Compare what was new on the menus: the best went up three spaces on the ladder.
tip-bid = Bid what a star is worth to you. Even who loses pays half, so a half-hearted bid is money lost.
tip-income = Your menu pays each season. Cook early, and it pays more often.
tip-shelf = Your shelf has six places. Buy for the next critic, and not for the year.
tip-dinner = In the last season the guide wants a dinner: one recipe of each course. Look for the course that you lack.

# How it is played, on one page
howto-goal = What it is about
howto-turn = A season
howto-scoring = Points
howto-forgotten = What is easily forgotten
goal-1 = Each of you runs a restaurant for a year. You look for recipes, shop for them at the market, and cook when the critic comes.
goal-2 = Dishes bring coins each season and prestige at the end. The best restaurant after four seasons wins.
turn-1 = Three times a season everybody in turn takes two actions. Draw: look at five recipes of a course and keep one; or look at five wines and buy one.
turn-2 = Market: buy one ingredient, restock one stall, or both, in any order. All that is one action. Your shelf has six places.
turn-3 = Then the critic: add recipes to the menu by spending their ingredients. The best prestige among the new dishes moves up three spaces, the second two, all others one.
turn-4 = Then the VIP: everybody bids in secret. The highest pays all and wins a star; the others pay half. Last the income: the coins on your menu and wines.
turn-5 = In the fourth season the guide takes the critic's place: whoever has one dish of each course presents a dinner. Then come the prize for the most coins and the contest for the best single dish.
scoring-1 = Count the space on the ladder, and the prestige of the dishes on the menu and of the wines.
scoring-2 = 10 points for each star and each golden spoon. A dinner all of meat, fish or vegetables brings 10, one of one specialty 15.
scoring-3 = 3 points for each recipe whose own wine is in your cellar. Cards in hand bring nothing.
forgotten-1 = At first you cook recipes with one toque only. From 20 on the ladder two, at the top three.
forgotten-2 = Two recipes of a course fit on the menu. A third one throws out one of them.
forgotten-3 = Each recipe takes its own ingredients from the shelf: one tomato serves one dish.
forgotten-4 = Whoever loses the bid for the VIP pays half of it all the same.
forgotten-5 = Ties go to whoever is higher on the ladder. The lowest begins the next season.
figure-recipe = A recipe: what it needs, the toques that it asks for, the coins it brings each season, its prestige, and the wine that goes with it.
figure-market = The market: five stalls, the price of each good, and the crate from which they are filled up.
figure-shelf = What was bought lies on the shelf until it is cooked.
figure-menu = The menu: what is on it brings coins each season, and prestige at the end.
figure-calendar = A season: three rounds of actions, then the critic, the VIP and the income.
