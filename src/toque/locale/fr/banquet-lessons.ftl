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
