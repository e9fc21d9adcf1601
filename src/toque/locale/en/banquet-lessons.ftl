# The lessons of Banquet Royal, in English. A step is two sentences at most.

lesson-first-menu = Your first menu
lesson-cloches = What the cloches hide
lesson-guided = A guided game

menu-welcome = Welcome to the king's table! You and { $opponent } lay it together, one dish a turn, around the bouquet in the middle.
menu-ready = Six cloches stand on the corners. You have a moment to look under them; this time just close them again.
menu-hand = These are your three menus. The more crowns a menu has, the more points it brings; its dishes must lie in a line, in this order.
menu-place = You need two burgers and a fruit salad in a row. Take a burger from the kitchen and put it beside the bouquet, on C3.
menu-pass = A piece must touch the bouquet or another piece, and yours does. No menu is complete yet, so end your turn.
menu-shared = Look, { $opponent } has put a burger beside yours. Everything on the table serves everybody, whoever placed it.
menu-complete = So only the fruit salad is missing. Put it at the end of the line, on C5.
menu-validate = Burger, burger, fruit salad: your menu lies on the table! Validate it, and its crown is yours.
menu-done = Well done! Your first crown is a point, and a new menu with one crown has come into your hand.

cloches-look = All cloches are open, for a moment only. Remember one of them: at the right, on D7, there is a burger.
cloches-ready = Keep it in mind: nobody will remind you. Say that you have seen enough.
cloches-toque = Your best menu wants a toque, a charlotte and a burger. You have two toques in the whole game: put one on D5.
cloches-discard = Nothing is complete, so you may swap a menu for another with as many crowns. Give up one that you do not like.
cloches-touch = { $opponent } has put a charlotte on D6. It touches the cloche on D7, and so its dish may be announced.
cloches-announce = Announcing takes the place of putting a dish. Do you remember? Choose that cloche and name what lies under it.
cloches-right = Right! You keep the Royal Order, which is a point, and the burger has come onto the table. A wrong guess would only have lost the order.
cloches-validate = And see what the burger did: toque, charlotte, burger. Validate your menu with three crowns.
cloches-end = The banquet ends when every space of the table holds a dish or a toque.
cloches-done = Then count your crowns, and one point for each Royal Order. Four points already: now you know all that you need.

tip-memorise = Two or three cloches are enough to remember. Choose those that lie near each other.
tip-start = Start a line that suits two of your menus at once: a dish that both need.
tip-validate = One of your menus is complete! Validate it now: it must use the piece that came last.
tip-announce = A cloche touches a dish now. If you remember what lies there, announce it in place of putting a dish.
tip-lost = The dish stays on the table, right or wrong, and may complete a menu at once.
tip-shared = Everybody's pieces count for you. Look whether { $opponent } has begun a line that you can finish.
tip-discard = A menu that does not fit the table costs turns. Swap it: the new one has as many crowns.
tip-toque = A menu with a toque brings three crowns. A toque of any colour serves, but it is never a joker.
tip-end = The table fills up. Before the last spaces are gone, finish what is nearly complete.

# How it is played, on one page
howto-goal = What it is about
howto-turn = A turn
howto-scoring = Points
howto-forgotten = What is easily forgotten
goal-1 = Two to four cooks lay the king's table together. Dishes that lie in a line, in the order of one of your menus, win you its crowns.
goal-2 = Everybody builds with the same pieces, so a line that another began can be the one that you finish. The most points win when the table is full.
turn-1 = Before the first turn all six cloches are open for a moment: under each lies a Royal Order, one dish. Remember what you can.
turn-2 = First put a dish from the kitchen, or one of your two toques, on a free space beside the bouquet or another piece. Or announce: name the dish under a cloche that a piece touches. Right, and you keep the order. The dish comes onto the table either way.
turn-3 = Then you may validate one menu, if the piece that has just come completes it: three spaces in a row, read from either end.
turn-4 = If you validate nothing, you may swap one menu for another with as many crowns. At the end of the turn you hold three menus again.
scoring-1 = The game ends as soon as all 36 spaces hold a dish or a toque.
scoring-2 = Each menu brings its crowns: 1, 2 or 3 points. Each Royal Order brings 1.
scoring-3 = After a tie the most Royal Orders decide.
forgotten-1 = A line never goes across the bouquet, and its three spaces lie side by side.
forgotten-2 = The new piece must be part of the menu. What was complete before it came can no longer be validated.
forgotten-3 = A toque stands for a toque only, of any colour. It is not a joker.
forgotten-4 = Nothing is put on a cloche: announce it, or leave it.
forgotten-5 = Only one menu a turn, even if the piece completes two.
figure-line = The fruit salad completes burger, burger, fruit salad: the menu can be validated.
figure-hand = Your menus: the dishes in their order, and the crowns that they bring. One is complete.
figure-cloches = At the start the cloches are open. Soon only your memory knows what lies there.
figure-seats = Around the table: Royal Orders, menus that were won, and toques that are left.
