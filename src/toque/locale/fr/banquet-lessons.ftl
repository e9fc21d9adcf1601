# Les leçons de Banquet Royal, en français. Une étape a deux phrases au plus.

lesson-first-menu = Ton premier menu
lesson-cloches = Ce que cachent les cloches
lesson-guided = Une partie guidée

menu-welcome = Bienvenue à la table du roi ! { $opponent } et toi la dressez ensemble, un plat par tour, autour du bouquet au milieu.
menu-ready = Six cloches couvrent les coins. Tu as un instant pour regarder dessous ; cette fois, referme-les simplement.
menu-hand = Voici tes trois menus. Plus un menu a de couronnes, plus il rapporte ; ses plats doivent se suivre en ligne, dans cet ordre.
menu-place = Il te faut deux burgers et une salade de fruits à la suite. Prends un burger en cuisine et pose-le près du bouquet, en C3.
menu-pass = Une pièce doit toucher le bouquet ou une autre pièce, et la tienne le fait. Aucun menu n'est complet : termine ton tour.
menu-shared = Regarde, { $opponent } a posé un burger à côté du tien. Tout ce qui est sur la table sert à tous, peu importe qui l'a posé.
menu-complete = Il ne manque donc que la salade de fruits. Pose-la au bout de la ligne, en C5.
menu-validate = Burger, burger, salade de fruits : ton menu est sur la table ! Valide-le, et sa couronne est à toi.
menu-done = Bravo ! Ta première couronne vaut un point, et un nouveau menu à une couronne est arrivé dans ta main.

cloches-look = Toutes les cloches sont ouvertes, pour un instant seulement. Retiens-en une : à droite, en D7, il y a un burger.
cloches-ready = Garde-le en tête : personne ne te le rappellera. Dis que tu en as assez vu.
cloches-toque = Ton meilleur menu veut une toque, une charlotte et un burger. Tu as deux toques pour toute la partie : pose-en une en D5.
cloches-discard = Rien n'est complet : tu peux donc échanger un menu contre un autre d'autant de couronnes. Laisse celui qui ne te plaît pas.
cloches-touch = { $opponent } a posé une charlotte en D6. Elle touche la cloche en D7 : on peut donc annoncer son plat.
cloches-announce = Annoncer remplace la pose d'un plat. Tu t'en souviens ? Choisis cette cloche et nomme ce qu'elle cache.
cloches-right = Juste ! Tu gardes la Commande royale, qui vaut un point, et le burger est arrivé sur la table. Une erreur n'aurait coûté que la commande.
cloches-validate = Et vois ce que le burger a fait : toque, charlotte, burger. Valide ton menu à trois couronnes.
cloches-end = Le banquet finit quand chaque case de la table porte un plat ou une toque.
cloches-done = Compte alors tes couronnes, et un point par Commande royale. Déjà quatre points : tu sais maintenant tout ce qu'il faut.

tip-memorise = Retenir deux ou trois cloches suffit. Choisis celles qui sont proches l'une de l'autre.
tip-start = Commence une ligne qui convient à deux de tes menus à la fois : un plat qu'il faut aux deux.
tip-validate = Un de tes menus est complet ! Valide-le maintenant : il doit contenir la dernière pièce arrivée.
tip-announce = Un plat touche maintenant une cloche. Si tu te souviens de ce qu'elle cache, annonce-le au lieu de poser un plat.
tip-lost = Juste ou faux, le plat reste sur la table, et il peut compléter un menu tout de suite.
tip-shared = Les pièces de tous comptent pour toi. Regarde si { $opponent } a commencé une ligne que tu peux finir.
tip-discard = Un menu qui ne va pas avec la table coûte des tours. Échange-le : le nouveau a autant de couronnes.
tip-toque = Un menu avec une toque rapporte trois couronnes. Une toque de n'importe quelle couleur convient, mais ce n'est pas un joker.
tip-end = La table se remplit. Avant que les dernières cases ne partent, finis ce qui est presque complet.

# How it is played, on one page
howto-goal = De quoi il s'agit
howto-turn = Un tour
howto-scoring = Les points
howto-forgotten = Ce qu'on oublie facilement
goal-1 = Deux à quatre cuisiniers dressent ensemble la table du roi. Des plats en ligne, dans l'ordre d'un de tes menus, te donnent ses couronnes.
goal-2 = Tout le monde se sert des mêmes pièces : une ligne commencée par un autre peut être celle que tu finis. Quand la table est pleine, le plus de points gagne.
turn-1 = Avant le premier tour, les six cloches sont ouvertes un instant : sous chacune, une Commande royale, un plat. Retiens ce que tu peux.
turn-2 = Pose d'abord un plat de la cuisine, ou une de tes deux toques, sur une case libre à côté du bouquet ou d'une pièce. Ou annonce : nomme le plat sous une cloche qu'une pièce touche. Si c'est juste, tu gardes la commande. Le plat arrive sur la table de toute façon.
turn-3 = Puis tu peux valider un menu, si la pièce qui vient d'arriver le complète : trois cases de suite, lues dans un sens ou dans l'autre.
turn-4 = Si tu ne valides rien, tu peux échanger un menu contre un autre d'autant de couronnes. À la fin du tour tu as de nouveau trois menus.
scoring-1 = La partie finit dès que les 36 cases portent un plat ou une toque.
scoring-2 = Chaque menu rapporte ses couronnes : 1, 2 ou 3 points. Chaque Commande royale rapporte 1.
scoring-3 = En cas d'égalité, le plus de Commandes royales décide.
forgotten-1 = Une ligne ne traverse jamais le bouquet, et ses trois cases se touchent.
forgotten-2 = La nouvelle pièce doit faire partie du menu. Ce qui était complet avant elle ne peut plus être validé.
forgotten-3 = Une toque ne vaut qu'une toque, de n'importe quelle couleur. Ce n'est pas un joker.
forgotten-4 = On ne pose rien sur une cloche : annonce-la, ou laisse-la.
forgotten-5 = Un seul menu par tour, même si la pièce en complète deux.
figure-line = La salade de fruits complète burger, burger, salade de fruits : le menu peut être validé.
figure-hand = Tes menus : les plats dans leur ordre, et les couronnes qu'ils rapportent. L'un est complet.
figure-cloches = Au début les cloches sont ouvertes. Bientôt ta mémoire seule sait ce qu'elles cachent.
figure-seats = Autour de la table : Commandes royales, menus gagnés et toques qui restent.
