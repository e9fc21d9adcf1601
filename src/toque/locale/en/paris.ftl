# Dinner in Paris, in English. Cells are named A1 to T20.

title = Dinner in Paris
summary = Open restaurants around a new square in Paris, and win the race for room for their terraces.
facts = 2 to 4 players · about 45 minutes · easy to learn

player = Player { $number }

card-bread = bread
card-cheese = cheese
card-flour = flour
card-coin = a coin
card-meat = meat
card-potatoes = potatoes
card-seafood = seafood
card-tomatoes = tomatoes
card-bread_tomatoes = bread/tomatoes
card-meat_flour = meat/flour
card-potatoes_cheese = potatoes/cheese
card-potatoes_tomatoes = potatoes/tomatoes
card-cheese_flour_tomatoes = cheese/flour/tomatoes
card-seafood_bread_potatoes = seafood/bread/potatoes
card-seafood_meat_potatoes = seafood/meat/potatoes

pigeon-draw_two = two resource cards at once
pigeon-free_terrace = a free terrace at once
pigeon-two_coins = two coins
pigeon-objective = an objective
pigeon-one_less = one ingredient less
pigeon-intrude = intrude on the neighbours

side-north = Rue Nord
side-east = Rue Est
side-south = Rue Sud
side-west = Rue Ouest
corner-north_west = north-west
corner-north_east = north-east
corner-south_west = south-west
corner-south_east = south-east

# A restaurant that stands; one of two that a player has of a kind; one that is told of without its table.
the-restaurant = the { $restaurant }
the-restaurant-at = { the-restaurant } ({ $side }, lot { $lot })
restaurant-number = restaurant { $number }

majority-fountain = terraces around the fountain
majority-flower_bed = terraces around flower beds
majority-band = terraces around the bands
majority-lamp = terraces around street lights
majority-north = terraces on the side of Rue Nord
majority-south = terraces on the side of Rue Sud
majority-east = terraces on the side of Rue Est
majority-west = terraces on the side of Rue Ouest
majority-restaurants = restaurants
majority-money = money
majority-pigeons = pigeon cards

target-fountain = the fountain
target-flower_bed = each flower bed
target-band = each band
target-lamp = each street light
target-north = Rue Nord
target-south = Rue Sud
target-east = Rue Est
target-west = Rue Ouest
shape-shape_cross = a cross
shape-shape_flag = a flag
shape-shape_snake = a snake
shape-shape_nose = a nose
shape-shape_bulge = a bulge
shape-shape_crown = a crown
shape-shape_stairs = stairs
shape-shape_anchor = an anchor
shape-shape_mill = a mill
shape-shape_heron = a heron
shape-shape_hook = a hook

objective = { $wish } ({ $points })
objective-around_each_type = a terrace around each kind of decor
objective-around_each_element = { $count ->
    [one] a terrace
   *[other] { $count } terraces
} around { $target }
objective-per_category = { $count } terraces of each category
objective-per_quarter = { $count } terraces in each quarter
objective-in_half = { $count } terraces on the side of { $target }
objective-placed = { $count } terraces placed
objective-category_complete = all terraces of a category
objective-shape = terraces in the shape of { $shape }

action-terrace = Place a terrace on { $cell }
action-corner_terrace = Place a first terrace in the { $corner } corner, for the restaurant on its side
action-take = Take { $card } from the row
action-draw = Draw a card from the deck
action-open = Open a { $restaurant }
action-coin = Play a coin
action-two_coins = Play a pigeon card: two coins
action-intrude = Play a pigeon card: { $restaurant } intrudes on the neighbours
action-stop = Stop building
action-complete = Complete the objective: { $objective }
action-complete_second = Play a pigeon card and complete in the same action: { $objective }
action-draw_objective = Play a pigeon card and draw an objective
action-end_turn = End your turn
action-pay = Pay with { $card }
action-leave_out = Play a pigeon card and leave this ingredient out
action-site = Open it on { $side }, from { $lot } on
action-discard = Discard { $card }
action-keep = Keep the objective
action-share = Make the objective a common one
action-choose = Keep the objective: { $objective }

event-started = { $player } begins.
event-majority_drawn = The majorities are: { $majorities }.
event-row_laid = The row shows { $cards }.
event-chosen = { $player } keeps an objective in secret.
event-objective_kept = You keep: { $objective }.
event-objective_shared = { $player } makes an objective common: { $objective }.
event-card_taken = { $player } takes { $card } from the row.
event-card_drawn = { $player } draws a card.
event-card_seen = You draw { $card }.
event-row_refilled = New in the row: { $card }.
event-row_renewed = Three cards alike: the row is renewed{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times
} and shows { $cards }.
event-deck_rebuilt = The discards become a new deck.
event-card_discarded = { $player } discards { $card }.
event-card_paid = { $player } pays { $card } for { $ingredient }.
event-one_less_played = { $player } plays a pigeon card and saves { $ingredient }.
event-restaurant_opened = { $player } opens a { $restaurant } on { $side }, from lot { $lot } on.
event-income_raised = { $player } has an income of { $income } now.
event-coins_played = { $player } plays { $coins ->
    [0] {""}
    [one] a coin
   *[other] { $coins } coins
}{ $coins ->
    [0] {""}
   *[other] { $two_coins ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $two_coins ->
    [0] {""}
    [one] a pigeon card worth two coins
   *[other] { $two_coins } pigeon cards worth two coins each
}.
event-intrude_played = { $player } plays a pigeon card: { $restaurant } may intrude on its neighbours.
event-terrace_built = { $player } places a terrace of { $restaurant } on { $cell } for { $cost ->
    [0] nothing
   *[other] { $cost }
}.
event-terrace_covered = A terrace of { $restaurant } on { $cell }, { $player }'s, is covered.
event-build_ended = { $player } stops building{ $money ->
    [0] {""}
   *[other] {" "}with { $money } unspent
}.
event-pigeon_drawn = { $player } draws a pigeon card: { $pigeon }.
event-pigeon_kept = { $player } draws a pigeon card and keeps it.
event-pigeon_seen = Your pigeon card: { $pigeon }.
event-no_free_terrace = There is no room for a free terrace of { $restaurant }.
event-objective_completed = { $player } completes an objective: { $objective }.
event-objective_completed-common = { $player } completes the common objective: { $objective }.
event-objective_played = { $player } plays a pigeon card for an objective.
event-objective_played-second = { $player } plays a pigeon card for a second objective.
event-objective_drawn = { $player } draws an objective.
event-objective_seen = You draw the objective: { $objective }.
event-end_triggered-restaurants = The building row has its restaurants: this is the last round.
event-end_triggered-rows = { $player } has placed all terraces of two categories: this is the last round.
event-end_triggered-no_restaurant_fits = No restaurant fits any more: this is the last round.
event-end_triggered-no_terrace_fits = No terrace fits any more: this is the last round.
event-end_triggered-rounds = Sixty rounds are over.
event-finished = Dinner is over.

end-restaurants = Enough restaurants stand around the square.
end-rows = Somebody has placed all terraces of two rows.
end-no_restaurant_fits = No further restaurant fits anywhere.
end-no_terrace_fits = No further terrace fits anywhere.
end-rounds = The last round has been played.

prompt-choose = Keep one of your two objectives; the other becomes common.
prompt-draw = Begin your turn with a resource card.
prompt-action = { $restaurants ->
    [0] Choose an action ({ $left } left): draw, open a restaurant, or complete an objective.
   *[other] Choose an action ({ $left } left): draw, open a restaurant, build terraces with { $money } to spend, or complete an objective.
}
prompt-pay = { $restaurant }: which card pays for { $ingredient }?
prompt-site = Where does your { $restaurant } go?
prompt-prepare = Place your first terrace, or play more cards ({ $money } to spend).
prompt-build = Place more terraces ({ $money } to spend), or stop.
prompt-draw_two = The pigeon brings resource cards: { $cards } to draw.
prompt-free = The pigeon brings a free terrace: place it for { $extending }.
prompt-discard = More than 7 cards: discard one.
prompt-keep = You drew { $objective }: keep it, or make it common?
prompt-end = Use a pigeon card, or end your turn.
prompt-over = Dinner is over.
prompt-waiting = Waiting for { $player }.

score-restaurants = Restaurants
score-terraces_1 = Terraces of category 1
score-terraces_2 = Terraces of category 2
score-terraces_3 = Terraces of category 3
score-terraces_4 = Terraces of category 4
score-majority = Most { $majority }
score-objective = Objective: { $objective }

option-board = Board: the square for any number of players, or for two players the smaller side of the board (P3)

# Why a rule forbids something: in this phase, and what was wanted.
refused-P8 = { $phase ->
    [waiting] You have chosen: wait for the others.
    [choose] First keep one of the two objectives that you were dealt.
   *[other] That choice belongs to the start of the game.
}
refused-P9 = It is not your turn.
refused-P11 = { $phase ->
    [draw] First draw the resource card that begins your turn.
    [action] { $verb ->
        [end_turn] Take both actions of your turn first.
       *[other] You have built terraces this turn already.
    }
   *[other] You have taken both actions of your turn.
}
refused-P12 = You have drawn that pigeon card this very turn: it can be used from your next turn on.
refused-P13 = No such card lies in the row.
refused-P14 = { $phase ->
    [discard] { $verb ->
        [discard] You have no such card.
       *[other] You hold more than 7 cards: first discard one.
    }
   *[other] You need not discard a card now.
}
refused-P18 = { $phase ->
    [pay] { $verb ->
        [pay] That card cannot pay for this ingredient, or is needed for another.
       *[other] First pay for the restaurant.
    }
   *[other] { $verb ->
        [pay] There is nothing to pay for now.
       *[other] You have not got the ingredients that this restaurant costs.
    }
}
refused-P19 = { $phase ->
    [pay] That takes a pigeon card that saves an ingredient, and cards for all the others.
   *[other] There is nothing to pay for now.
}
refused-P20 = No restaurant of that kind is left.
refused-P21 = { $phase ->
    [site] { $verb ->
        [site] The restaurant does not fit there.
       *[other] First choose where the restaurant goes.
    }
   *[other] { $verb ->
        [site] There is no restaurant to place now.
       *[other] It fits nowhere on the building row.
    }
}
refused-P23 = { $verb ->
    [terrace] You have not got the money for a terrace there.
    [corner_terrace] You have not got the money for a terrace there.
   *[other] { $phase ->
        [draw] That card is played while you build terraces.
        [end] That card is played while you build terraces.
       *[other] You have no coin card left to play.
    }
}
refused-P24 = That takes an open restaurant of yours that has a terrace left.
refused-P25 = The first terrace of a restaurant is placed in front of it.
refused-P26 = That cell is not next to a terrace of the same restaurant.
refused-P27 = Nothing can be built there: the cell is occupied, or no part of the square.
refused-P28 = The terrace would stand next to one of another restaurant.
refused-P31 = { $verb ->
    [stop] You have not placed a terrace in this action yet.
    [coin] No terrace can be placed now, whatever you play.
    [two_coins] No terrace can be placed now, whatever you play.
    [intrude] That card would not let you place a terrace now.
   *[other] First finish building your terraces.
}
refused-P34 = First draw the two cards that the pigeon brings.
refused-P35 = { $verb ->
    [terrace] The free terrace belongs to the restaurant that has just built.
    [corner_terrace] The free terrace belongs to the restaurant that has just built.
   *[other] First place the free terrace that the pigeon brings.
}
refused-P36 = You have no pigeon card worth two coins.
refused-P37 = { $verb ->
    [complete_second] A second objective takes a pigeon card, right after the first one.
   *[other] That takes a pigeon card for an objective, and an objective left in the deck.
}
refused-P39 = { $verb ->
    [intrude] That takes a pigeon card for intruding, and a restaurant of your own.
   *[other] The pigeon card has covered its two terraces already.
}
refused-P40 = That would cut a terrace off from its restaurant.
refused-P41 = The terrace would stand next to one of another restaurant of yours.
refused-P42 = You do not meet that objective now, or it is not yours to complete.
refused-P43 = { $phase ->
    [keep] First keep the objective that you drew, or make it common.
   *[other] There is no objective to keep or to make common now.
}
refused-P48 = The dinner is over.

# The board in the browser

board-square = The square
board-cell = { $cell }: { $what }
board-what-plain = free
board-what-pigeon = a pigeon
board-what-fountain = the fountain
board-what-flower_bed = a flower bed
board-what-band = a band
board-what-lamp = a street light
board-what-corner = a bush
board-what-lot = an empty lot on { $side }
board-what-restaurant = { $player }'s { $restaurant }
board-what-terrace = a terrace of { $player }'s { $restaurant }

board-row = The row
board-deck = The deck
board-hand = Your hand
board-hidden-cards = { $count ->
    [one] One card that nobody has seen
   *[other] { $count } cards that nobody has seen
}
board-supply = Restaurants
board-restaurants = Restaurants
board-supply-item = { $restaurant }, { $left } left. Costs { $cost }. Takes { $size } lots, income { $income }, { $points } points
board-pigeons = Pigeon cards
board-pigeon-fresh = from your next turn on
board-pigeon-intrude = Choose the restaurant that intrudes on its neighbours.
board-pigeon-objective = Choose the objective to complete, or draw one.
board-objectives = Objectives
board-my-objectives = Your objectives
board-common = Common objectives
board-objective-deck = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
} in the deck
board-met = Met now
board-majorities = Majorities

board-my-board = Your terraces
board-board-of = Terraces of { $player }
board-money = { $money } to spend
board-house = { $terraces ->
    [one] One terrace
   *[other] { $terraces } terraces
} on the square; the next costs { $cost }
board-others = The other players
board-income = Income
board-row-state = Category { $category }: { $taken } of { $tiles } terraces placed
board-next-tile = The next one costs { $cost } and brings { $gain }
board-price = Costs { $price }
board-free = Costs nothing
board-plus-income = one more income
board-plus-points = { $points ->
    [one] 1 more point
   *[other] { $points } more points
}
board-pigeon-card = a pigeon card
board-fit = { $shape }: { $filled } of { $size }

board-parts = Parts of the table
board-goals = Goals
