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
