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
