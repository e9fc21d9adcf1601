# The lessons of Dinner in Paris, in English. A step is two sentences at most.

lesson-first-terraces = Your first terraces
lesson-goals = An objective
lesson-guided = A guided game

square-welcome = Welcome to the square! Restaurants open along its edge, and their terraces grow into it: most points come from there.
square-choose = First keep one of two objectives, in secret; the other becomes common, for whoever meets it first. Keep the terraces around the fountain.
square-card = Every turn begins with a card, and then come two actions. Take the tomatoes from the row: now you have two.
square-supply = Here are the restaurants and what they cost in ingredients. Those that your cards can pay are raised.
square-open = Your first action: open a pizzeria, for two tomatoes and flour.
square-site = Choose its place on the edge: three lots, from the sixth in the north on.
square-income = The pizzeria raised your income to 2. That is your money each time you build terraces; what is left over is lost.
square-terrace = Your second action: build. The next tile of this row costs 2, and the first terrace stands in front of its house: take H4, where a pigeon sits.
square-free = The pigeon brought a card: one more terrace, free of cost! Further terraces lie beside one of the same restaurant: put it on H5.
square-grow = So an area grows. It may touch no terrace of another restaurant, not even of your own; diagonally is fine.
square-done = Two tiles are gone from this row: the further you get, the more it scores, and some tiles raise the income. Well built!

goals-welcome = Six rounds later. You keep a secret objective: terraces in the shape of a nose, 4 points. It may be turned and mirrored.
goals-card = Begin your turn with a card. Take the coin: played while building, it adds 1 to your income.
goals-first = Now build for your creperie in the south. It has grown far; put a terrace on L16.
goals-second = And one on N17. A shape may be part of a larger area: now the nose is there.
goals-stop = Enough for this turn: stop building. One action is left.
goals-complete = Use it to complete the objective. Nobody can take it from you any more.
goals-keep = You draw a new objective. Keep it if you can meet it: if it is still in hand at the end, it costs its points. Or give it to all.
goals-rows = In the end each row scores what its last empty space shows. So one long row is worth more than four short ones.
goals-majorities = Three majorities bring 10 points to the first and 4 to the second. One of them is here: count along.
goals-end = The end comes when eleven restaurants stand, or somebody has emptied two rows. The round is finished, and the most points win.

tip-choose = Take the objective that looks easier: you pay its points if you never meet it.
tip-draw = Look at the restaurants first, and then take the card that is missing for one of them.
tip-open = Your cards pay for a restaurant. Open early: each one raises your income for all later turns.
tip-cards = Collect two or three equal ingredients. Cards with several kinds pay for one of them, whichever you choose.
tip-site = Look for room in front of it, for pigeons, and for what the majorities count.
tip-pay = Pay with the single cards first, and keep those that can be several things.
tip-terrace = You can build. The income is your money, again in each turn, and what you do not spend is lost.
tip-coin = A coin adds 1 to the money of this turn. It is also worth money in the majority, if you keep it.
tip-pigeon = A pigeon card stays with you. From your next turn on you may use it, once, besides your actions.
tip-complete = You meet an objective. Complete it before somebody else takes a common one.
tip-discard = Seven cards are the most. Spend them on restaurants rather than throw them away.
tip-majorities = Compare yourself with { $opponent } in the majorities: a few terraces in the right place bring 10 points.

# How it is played, on one page
howto-goal = What it is about
howto-turn = A turn
howto-scoring = Points
howto-forgotten = What is easily forgotten
goal-1 = Open restaurants along the edge of a Paris square, and let their terraces grow into it.
goal-2 = Terraces empty your rows of tiles, surround fountain and flower beds, and form the shapes of your objectives. All that brings points.
turn-1 = Every turn begins with a card: one of the four in the row, or the top of the deck. Then take two actions; you may do the same one twice, except building.
turn-2 = Draw one more card. Seven cards in hand are the most.
turn-3 = Open a restaurant: pay its ingredients and choose its place on the edge. Its income is yours at once, for all later turns.
turn-4 = Build terraces, once a turn: spend your income, and coins if you like. Take the next tile of the row that belongs to the restaurant, and pay what it costs. The first terrace stands in front of its house, each further one beside a terrace of the same house.
turn-5 = Complete an objective that your terraces meet, your secret one or a common one. From a secret one you draw anew: keep it, or make it common.
scoring-1 = The end comes when 11, 13 or 15 restaurants stand (two, three or four players), or somebody has emptied two rows. The round is finished.
scoring-2 = Restaurants bring their points. Each row brings what its last emptied space shows.
scoring-3 = Each of the three majorities brings points to the first ones: 10 and 4 with two players.
scoring-4 = Completed objectives bring their points; those left in hand cost them.
forgotten-1 = Terraces of different restaurants never touch side by side, not even your own. Diagonally is fine.
forgotten-2 = Income that you do not spend is lost. It does not go down by spending.
forgotten-3 = A pigeon under a new terrace brings a card. What you keep can be used from your next turn on.
forgotten-4 = A card with several ingredients pays for one of them only.
forgotten-5 = An emptied space with a plus raises your income from the next turn on, and scores what the space before it shows.
figure-square = Blue has built two areas. A plus marks where the next terrace may go.
figure-supply = The restaurants: their ingredients, the row of their terraces, their income and points.
figure-tiles = Your rows of tiles: the price of the next one is at the right.
figure-objectives = Objectives: a shape, or terraces around something. The number is what they bring.
figure-majorities = The majorities of this game, and how far everybody is.
