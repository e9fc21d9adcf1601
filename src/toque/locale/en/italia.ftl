# Ristorante Italia, in English. Names of cards, ingredients, shops and courses come from the card pack.

title = Ristorante Italia
summary = Run a restaurant for four seasons: shop, cook, please critics and VIPs, and mind the purse.
facts = 2 to 5 players · about 90 minutes · for connoisseurs

player = Player { $number }
deck-wine = Wine

some-ingredient = { $ingredient }

action-draw = Look at cards of the deck: { $deck }
action-buy = Buy { some-ingredient } for { $price }
action-search = Search a crate for { some-ingredient }, for { $price }
action-scavenge = Let the cat fetch { some-ingredient } from the bin, free
action-apprentice = Send the apprentice for { some-ingredient }, for { $price } and both actions
action-restock = Restock: { $shop }
action-take_cube = Take a special-touch cube
action-buy_bonus = Buy the bonus card { $card } for { $cost }: { $effect }
action-build = Build: { $room } for { $cost } (income { $income }, prestige { $prestige })
action-course = Take a cooking course
action-remedial_course = Use the remedial course
action-take_bonus = Take { $card } from the discarded bonus cards: { $effect }
action-search_wine = Have the sommelier bring { $wine } for { $cost } (income { $income }, prestige { $prestige })
action-keep = Keep { $recipe }: { $needs }; toques { $toques }, income { $income }, prestige { $prestige }
action-buy_wine = Buy { $wine } for { $cost } (income { $income }, prestige { $prestige })
action-drop = Throw away { some-ingredient }
action-pour_away = Discard { $wine }
action-demolish = Give up: { $room }
action-cook = Cook { $recipe } with { $needs }: income { $income }, prestige { $prestige }
action-cook_with_chef = Have the chef cook { $recipe } with { $needs }: income { $income }, prestige { $prestige }
action-replace = Take { $recipe } off the menu (income { $income }, prestige { $prestige })
action-present = Serve { $recipe } (prestige { $prestige })
action-category = Take the food token: { $category }
action-play_cubes = Play { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
action-bid = Bid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
action-prefer = Put { $player } next
action-pass = Pass

event-started = { $player } is the first to open.
event-season_began = Season { $season } begins with { $player }.
event-looked_at_recipes = { $player } looks at { $cards } of the deck: { $deck }.
event-recipe_seen = You look at { $recipe }.
event-recipe_kept = { $player } keeps a recipe: { $deck }.
event-recipe_taken = You keep { $recipe }.
event-recipe_discarded = { $recipe } is discarded.
event-deck_rebuilt = The discards become a new deck: { $deck }.
event-looked_at_wines = { $player } looks at { $wines } wines.
event-wine_seen = You look at { $wine }.
event-wine_bought = { $player } buys { $wine } for { $cost }.
event-wine_discarded = { $wine } is discarded.
event-wine_poured_away = { $player } gives up { $wine }.
event-ingredient_taken-display = { $player } buys { some-ingredient } for { $price }.
event-ingredient_taken-crate = { $player } finds { some-ingredient } in the crate and pays { $price }.
event-ingredient_taken-bin = { $player } gets { some-ingredient } out of the bin.
event-ingredient_taken-apprentice = { $player }'s apprentice brings { some-ingredient } for { $price }.
event-ingredient_dropped = { $player } throws away { some-ingredient }.
event-space_refilled = { $ingredient } comes on display.
event-restocked = { $player } restocks: { $shop }.
event-crate_refilled = The bin becomes the new crate: { $shop }.
event-cooked = { $player } adds { $recipe } to the menu.
event-cooked-with-chef = { $player }'s chef adds { $recipe } to the menu.
event-recipe_replaced = { $player } takes { $recipe } off the menu.
event-points_counted = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
} before { $scoring }.
event-marker_moved = { $player } moves up { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $value }.
event-bid_made = { $player } has bid.
event-bid_noted = Your bid is { $coins }.
event-bid_shown = { $player } bid { $coins } and pays { $paid }.
event-vip_won = The VIP of season { $season } dines with { $player }: a star.
event-income = { $player } takes in { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-dish_presented = { $player } serves { $recipe }.
event-food_token_won = { $player } wins a food token: { $category }.
event-specialty_token_won = { $player } wins a specialty token: { $specialty }.
event-spoons_won = { $player } wins { $spoons ->
    [one] a golden spoon
   *[other] { $spoons } golden spoons
} in { $scoring }.
event-coins_shown = { $player } shows { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-economy_won = { $player } wins the economy prize: a star.
event-entry_shown = { $player } enters { $recipe } in the contest.
event-cube_taken = { $player } takes a special-touch cube.
event-cubes_played = { $player } plays { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event-bonus_laid_out = { $card } comes onto the bonus board.
event-bonus_bought = { $player } buys { $card } for { $cost }.
event-bonus_taken = { $player } takes { $card } from the discards.
event-bonus_turned = { $player } has used { $card }.
event-coins_gained = { $player } gets { $coins } coins.
event-cubes_gained = { $player } gets { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event-room_built = { $player } builds for { $cost }: { $room }.
event-room_removed = { $player } gives up: { $room }.
event-course_taken = { $player } takes a cooking course for { $cost }.
event-course_taken-remedial = { $player } takes the remedial course for { $cost }.
event-preferred = { $player } puts { $other } next.
event-finished = The year is over: { $player } has the finest restaurant in Italy.

scoring-nothing = the evening
scoring-critic = the critic
scoring-guide = the gastronomic guide
scoring-vip = the VIP's visit
scoring-economy = the economy prize
scoring-contest = the national contest
scoring-start = the order of the season
scoring-final = the final ranking

end-year_over = The year is over.

prompt-action = Season { $season }: { $actions ->
    [0] use a card, or pass
    [one] one action left
   *[other] { $actions } actions left
}.
prompt-recipe = Keep one of these recipes; the others are discarded.
prompt-wine = Buy a wine, or pass.
prompt-cellar = Your cellar is full: which wine goes?
prompt-market = You are at the market: what else?
prompt-shelf = Your shelf is full: what do you throw away?
prompt-crate_offer = Your new card lets you search a crate now: buy one ingredient, or pass.
prompt-room = You have no space for another room: which one goes?
prompt-restock = Your trusted shop: restock one, or pass.
prompt-cook = Cook what you can and like, then pass.
prompt-replace = That course of your menu is full: which recipe goes?
prompt-dinner = Choose the dinner that you serve the guide.
prompt-category = Your dinner fits several food tokens: which one?
prompt-cubes = Play special-touch cubes for { $scoring }, or pass.
prompt-bid = Bid for the VIP, in secret: all pay, the highest in full, the others half.
prompt-tie = A tie in { $scoring }, and you have the president's photo: who comes next?
prompt-over = The year is over.
prompt-waiting = Waiting for { $player }.

score-track = Rating
score-recipes = Recipes
score-wines = Wines
score-spoons = Golden spoons
score-stars = Stars
score-food = Food token
score-specialty = Specialty token
score-wine_matches = Recipes with their wine
score-rooms = Rooms
score-bonus_cards = Bonus cards

option-advanced = Advanced game: bonus cards, rooms, special-touch cubes and cooking courses (I35 to I42)
option-balanced_turns = Balanced turns: each season is played from the lowest to the highest on the rating track (I71)
option-apprentice = Apprentice: for both actions, buy an ingredient out of any crate (I72)
option-wine_restriction = Wine restriction: no wine may be drawn in season 1 (I73)

# What the bonus cards do, by their kind.
effect-points = Worth { $points } points at the end of the game.
effect-crate = When you buy at the market you may search the { $shop_id ->
    [fruit] fruit
    [grocery] grocery
   *[other] { $shop_id }'s
} crate for the ingredient you want instead of taking one on display.
effect-two_buys = One market action lets you buy two ingredients from one or two shops; if you do you may not restock with that action.
effect-coins = Take { $amount } coins from the bank at once.
effect-level = Once and whenever you like you may cook one recipe that asks for one toque more than you have.
effect-no_shelf_limit = Your shelf has no limit: keep any number of ingredients.
effect-score_bonus = Add { $amount } to your score in every critic phase and in the national contest.
effect-tie_owner = Every tie you are part of is settled as you wish.
effect-bin = Once a phase you may take one ingredient free from a shop's bin of your choice in place of the market buy.
effect-restock_after = After each action of yours that did not take an ingredient you may restock one shop of your choice.
effect-icon_refined = In the restaurant guide phase treat one recipe of your menu that has no golden fork as if it had one.
effect-per_room = At the end of the game score { $amount } points for each room you added to your restaurant.
effect-spoon_value = At the end of the game each of your golden spoons scores { $amount } points instead of 10.
effect-wine_look = When you draw wine you may look at { $amount } cards instead of 5 and buy up to two of them.
effect-take_discarded = Choose one card from the bonus discard pile and add it to your restaurant for free.
effect-course = Once and whenever you like you may pay { $amount } coins to move your marker up one space on the rating track.
effect-cubes = Take { $amount ->
    [2] two
    [3] three
   *[other] { $amount }
} special-touch cubes from the box at once (not from the pot).
effect-star_value = At the end of the game each of your stars scores { $amount } points instead of 10.
effect-icon_family = In the restaurant guide phase treat one recipe of your menu that has no daisy as if it had one.
effect-wine_search = Search the wine deck for any one card and buy it at its normal cost.

# Why a rule forbids something: in this phase, and what was wanted.
refused-I5 = { $phase ->
    [over] The year is over.
   *[other] That belongs to the action phases.
}
refused-I6 = { $phase ->
    [waiting] It is not your turn.
    [action] You have no action left this turn.
   *[other] First finish the action that you have begun.
}
refused-I9 = { $verb ->
    [draw] That deck is empty.
    [pass] You must keep one of the recipes.
   *[other] { $phase ->
        [recipe] That recipe is not among those before you.
       *[other] There is no recipe to keep now.
    }
}
refused-I10 = { $verb ->
    [draw] No wine is left.
   *[other] { $phase ->
        [wine] That wine is not among those before you, or you cannot pay for it.
       *[other] You are not looking at wines now.
    }
}
refused-I11 = { $phase ->
    [cellar] { $verb ->
        [pass] Your cellar is full: one of the wines must go.
       *[other] That wine is not in your cellar.
    }
   *[other] No wine has to go now.
}
refused-I12 = { $verb ->
    [restock] You have restocked a shop in this action already.
   *[other] The shop does not show that ingredient, or you have bought one in this action already.
}
refused-I13 = { $verb ->
    [drop] { $phase ->
        [shelf] That is not on your shelf.
       *[other] Nothing has to leave your shelf now.
    }
    [pass] Your shelf is full: an ingredient must go.
   *[other] You cannot pay for that ingredient.
}
refused-I15 = { $phase ->
    [cook] You do not hold that recipe, or its ingredients are not on your shelf.
   *[other] Recipes are cooked when the critic or the guide comes.
}
refused-I16 = { $phase ->
    [replace] { $verb ->
        [pass] That course of your menu is full: one of its recipes must go.
       *[other] That recipe is not on your menu in the course that is full.
    }
   *[other] No recipe has to leave your menu now.
}
refused-I17 = That recipe takes more toques than you have.
refused-I19 = { $phase ->
    [waiting] You have made your bid.
    [bid] { $verb ->
        [pass] Make a bid: it may be nothing.
       *[other] You do not have that many coins.
    }
   *[other] There is nothing to bid for now.
}
refused-I21 = { $phase ->
    [dinner] { $verb ->
        [pass] Choose a recipe for the dinner.
       *[other] That recipe is not on your menu, or its course is served already.
    }
   *[other] No dinner is served now.
}
refused-I23 = { $phase ->
    [category] { $verb ->
        [pass] Choose one of the food tokens.
       *[other] Your dinner does not earn that food token.
    }
   *[other] There is no food token to take now.
}
refused-I36 = That belongs to the advanced game.
refused-I37 = There are no cubes left in the pot.
refused-I38 = { $phase ->
    [cubes] You do not have that many cubes.
   *[other] Cubes are played when recipes are judged.
}
refused-I39 = That bonus card is not on display, or your four bonus spaces are full.
refused-I40 = { $verb ->
    [buy_bonus] You cannot pay for that bonus card.
   *[other] That ingredient is not in the crate that you may search.
}
refused-I41 = { $phase ->
    [room] { $verb ->
        [pass] There is no space for another room: one of them must go.
       *[other] You have no such room.
    }
   *[other] { $verb ->
        [demolish] No room has to go now.
       *[other] That room is sold out, not for sale in this season yet, or too dear for you.
    }
}
refused-I42 = A cooking course takes 10 coins, a cookbook that lies open, and a space above your marker.
refused-I44 = Only a player who owns the bonus card of that shop may search its crate.
refused-I45 = In one market action you buy two ingredients or restock a shop, not both.
refused-I47 = That takes the card of the chef, and a recipe of one toque more than you have.
refused-I50 = { $phase ->
    [tie] { $verb ->
        [pass] Say who comes next.
       *[other] That player is not in the tie, or has a place already.
    }
   *[other] There is no tie for you to settle now.
}
refused-I51 = { refused-I44 }
refused-I52 = That takes the card of the cat, once an action phase, and the ingredient in a bin.
refused-I54 = { refused-I44 }
refused-I55 = { refused-I44 }
refused-I56 = { refused-I44 }
refused-I61 = That takes the accountant's card, between two of your actions, a free bonus space, and that card among the discards.
refused-I62 = That takes the card of the remedial course, in your turn or when you cook, 10 coins, and a space above your marker.
refused-I70 = That takes the sommelier's card, between two of your actions, that wine in the deck, and its price.
refused-I72 = That takes the variant with the apprentice, both actions of your turn, and the ingredient in its crate.
refused-I73 = No wine is drawn in season 1.

# The board in the browser
board-language = en
board-calendar = The year
season-1 = Spring
season-2 = Summer
season-3 = Autumn
season-4 = Winter
step-actions = Action phase
step-critic = The critic
step-vip = The VIP
step-income = Income
step-guide = Gastronomic guide
step-economy = Economy prize
step-contest = National contest
board-ladder = Rating track
board-level = From here on: recipes of { $toques } toques
board-market = The market
board-produce = { $ingredient }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
board-crate = { $shop }: { $crate } in the crate, { $bin } in the bin
board-in-crate = In the crate
board-in-bin = In the bin
board-apprentice = By the apprentice, for both actions
board-restock-shop = Restock: { $shop }
board-empty = Empty
board-decks = Decks
board-deck = { $deck }, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
board-discards = Discards: { $deck } ({ $count })
board-recipe = { $recipe }, { $course }. Needs { $needs }; toques { $toques }, income { $income }, prestige { $prestige }, wine { $wine }
board-menu-recipe = { $recipe }: income { $income }, prestige { $prestige }, wine { $wine }{ $matched ->
    [yes] , in the cellar
   *[no] {""}
}
board-wine = { $wine }: cost { $cost }, income { $income }, prestige { $prestige }
board-room = { $room }: cost { $cost }, income { $income }, prestige { $prestige }
board-bonus = Bonus board
board-bonus-card = { $card }, { $cost } coins. { $effect }
board-bonus-used = { $card }, used
board-bonus-cards = Bonus cards
board-bonus-discards = Discarded bonus cards ({ $count })
bonus-standard = Lasting
bonus-permanent = Crate
bonus-single_use = Once
board-rooms = Rooms
board-annex = Bonus cards and rooms
board-pot = Special-touch cubes in the pot: { $cubes }
board-cookbooks = Cooking courses left: { $books }
board-restaurants = The restaurants
board-menu = Menu
board-shelf = Shelf
board-cellar = Cellar
board-hand = Recipes in hand
board-hand-empty = No recipes in hand.
board-prizes = Money and prizes
board-coins = Coins
board-coins-hidden = Coins, hidden until the economy prize
board-cubes = Special-touch cubes
board-cubes-hidden = Special-touch cubes, hidden
board-income = Income
board-prestige = Prestige
board-points = Points
board-rating = Rating
board-stars = Stars
board-spoons = Golden spoons
board-vip = The VIP of season { $season }
board-food-token = Food token: { $category }
board-specialty-token = Specialty token: { $specialty }
board-has-bid = Has bid
board-your-bid = Your bid, hidden from the others
board-scoring-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-actions-left = Actions left: { $actions }
board-incoming = Coming in:
board-looking = Looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-pass = Pass
board-put-aside = Look at the table
board-close = Close

board-parts = Parts of the table
board-wanted = for { $dish }
board-wanted-last = the last thing for { $dish }
board-restaurant = Restaurant
board-scene-bids = The bids
