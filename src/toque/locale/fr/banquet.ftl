# Banquet Royal, en français. Les cases vont de A1 à G4.

player = Joueur { $number }

dish-salad = salade verte
dish-fruit_salad = salade de fruits
dish-charlotte = charlotte
dish-burger = burger
dish-toque = toque
menu = { $first }, { $second }, { $third }
menu-with-crowns = { $menu } ({ $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
})

action-place = Poser { $piece_id ->
    [burger] un
   *[other] une
} { $piece } en { $cell }
action-place-toque = Poser ta toque en { $cell }
action-announce = Annoncer la commande en { $cell } : { $dish }
action-put_order = Placer une Commande royale en { $cell }
action-validate = Valider le menu { $menu }
action-discard = Défausser le menu { $menu }
action-lose = Rendre le menu { $menu }
action-draw = Piocher un menu à { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
action-pass = Finir ton tour sans menu
action-ready = J'ai mémorisé les commandes

event-started = { $player } commence.
event-order_placed = { $player } place une Commande royale en { $cell }.
event-orders_shown = On soulève les cloches : regarde bien, elles vont se refermer.
event-memorised = { $player } a mémorisé les commandes.
event-placed = { $player } pose { $piece_id ->
    [burger] un
   *[other] une
} { $piece } en { $cell }.
event-placed-toque = { $player } pose une toque en { $cell }.
event-announced = { $player } annonce la commande en { $cell } : { $dish }.
event-order_revealed-right = C'est bien { $dish_id ->
    [burger] un
   *[other] une
} { $dish } : { $player } garde la Commande royale.
event-order_revealed-wrong = C'était { $dish_id ->
    [burger] un
   *[other] une
} { $dish } : la Commande royale est perdue.
event-no_dish_left = Il n'y a plus de { $dish } en cuisine : { $cell } reste vide.
event-menu_lost = { $player } rend le menu { $menu }.
event-menu_validated = { $player } valide le menu { $menu }.
event-menu_discarded = { $player } défausse le menu { $menu }.
event-deck_rebuilt = La défausse à { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} forme une nouvelle pioche.
event-menu_drawn = { $player } pioche un menu à { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}.
event-menu_seen = Tu pioches le menu { $menu }.
event-finished = Toutes les cases sont occupées : le banquet est terminé.

prompt-place_orders = Place une Commande royale sur une case qui ne touche pas le bouquet.
prompt-memorise = Mémorise ce qui se cache sous les cloches.
prompt-place = Pose un plat ou ta toque, ou annonce une Commande royale.
prompt-penalty = Mauvaise annonce en Hell's kitchen : rends un de tes menus validés.
prompt-menu = Valide un menu, défausses-en un, ou finis ton tour.
prompt-draw = Cette pioche est vide : choisis-en une autre.
prompt-over = Le banquet est terminé.
prompt-waiting = En attente : { $player }.

score-menus = Menus
score-orders = Commandes royales
score-toques = Toques
score-most_one_crown = Le plus de menus à 1 couronne
score-most_two_crowns = Le plus de menus à 2 couronnes

option-gourmet = Gourmet : les toques rapportent selon les plats qui les entourent, et avoir le plus de menus à 1 ou à 2 couronnes donne un bonus (B21, B22)
option-etiquette = Folie en cuisine : les joueurs placent eux-mêmes les Commandes royales, une chacun, six, ou toutes les huit (B23)
option-all_you_can_eat = Farandole de plats : des Commandes royales différentes rapportent ensemble 1, 3, 5 ou 8 (B24)
option-hells_kitchen = Hell's kitchen : une mauvaise annonce coûte un menu validé (B25)
option-memory_aid = Aide-mémoire : les Commandes royales restent visibles (B7)
