# Banquet Royal, en français. Les cases vont de A1 à G4.

title = Banquet Royal
summary = Dresse la table du roi : des plats alignés complètent tes menus, et une bonne mémoire soulève les cloches.
facts = 2 à 4 joueurs · environ 30 minutes · pour toute la famille

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

end-all_spaces_filled = Toutes les cases de la table sont remplies.

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

# Pourquoi une règle interdit quelque chose : selon la phase, et ce qu'on voulait.
refused-B2 = On ne pose jamais rien sur le bouquet.
refused-B6 = Ce n'est pas ton tour.
refused-B7 = { $phase ->
    [waiting] Tu as mémorisé les commandes : attends les autres.
    [memorise] Mémorise d'abord ce qui se cache sous les cloches.
   *[other] Les cloches sont fermées : il n'y a rien à mémoriser maintenant.
}
refused-B8 = { $phase ->
    [place] { $verb ->
        [pass] Pose d'abord un plat ou une toque, ou annonce une Commande royale.
       *[other] Cette case est occupée, ou ne touche ni le bouquet, ni un plat, ni une toque.
    }
   *[other] Tu as déjà posé ou annoncé quelque chose pendant ce tour.
}
refused-B9 = Il y a une cloche sur cette case : on ne peut rien y poser.
refused-B10 = Il n'en reste plus.
refused-B11 = On n'annonce que la commande d'une cloche qui touche un plat ou une toque.
refused-B13 = { $phase ->
    [menu] La pièce qui vient d'arriver sur la table ne complète pas ce menu.
   *[other] On valide un menu après l'arrivée d'une pièce sur la table.
}
refused-B15 = Rien n'est arrivé sur la table : aucun menu ne peut être validé.
refused-B16 = { $phase ->
    [menu] Tu n'as pas ce menu en main, ou il n'y en a plus d'autre à piocher avec autant de couronnes.
   *[other] On défausse un menu après l'arrivée d'une pièce sur la table.
}
refused-B17 = { $verb ->
    [pass] Pioche d'abord un menu : choisis une pioche.
   *[other] { $phase ->
        [draw] Cette pioche est vide.
       *[other] Tu n'as pas de menu à piocher maintenant.
    }
}
refused-B18 = Le banquet est terminé.
refused-B23 = { $phase ->
    [place_orders] { $verb ->
        [put_order] Une Commande royale va sur une case qui n'en a pas et ne touche pas le bouquet.
       *[other] On place d'abord les Commandes royales.
    }
   *[other] Les Commandes royales sont déjà en place.
}
refused-B25 = { $phase ->
    [penalty] { $verb ->
        [lose] Ce n'est pas un de tes menus validés.
       *[other] Rends d'abord un de tes menus validés.
    }
   *[other] Tu n'as pas de menu à rendre maintenant.
}

# The board in the browser
board-table = La table royale
board-kitchen = Cuisine
board-in-kitchen = { $dish } : il en reste { $count }
board-my-toques = tes toques : il en reste { $count }
board-decks = Menus
board-deck = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} : { $left } à piocher, { $discards ->
    [one] { $discards } défaussé
   *[other] { $discards } défaussés
}
board-orders-to-place = Commandes royales à placer : { $count }
board-crowns = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
board-hand = Tes menus
board-complete = complet
board-completes = Complète le menu { $menu }
board-one-missing = à une pièce près
board-validate = Valider
board-discard = Défausser
board-end-turn = Fin du tour
board-ready = Prêt
board-seats = Autour de la table
board-toques-left = { $count ->
    [one] { $count } toque restante
   *[other] { $count } toques restantes
}
board-menus-in-hand = Menus en main de { $player }
board-validated = Menus validés
board-cell-free = { $cell } : libre
board-cell-bouquet = { $cell } : le bouquet
board-cell-piece = { $cell } : { $piece }
board-cell-toque = { $cell } : toque de { $player }
board-cell-cloche = { $cell } : une cloche fermée
board-cell-order = { $cell } : { $dish } sous une cloche
board-choose-first = Choisis d'abord un plat en cuisine, ou clique sur une place libre ou une cloche.
board-what-to-serve = Que sers-tu en { $cell } ?
board-what-is-there = Qu'y a-t-il sous la cloche en { $cell } ?

board-parts = Parties de la table
board-order-called = { $player } annonce : { $dish } !
board-order-kept = Commande Royale gardée
board-order-lost = Commande Royale perdue
