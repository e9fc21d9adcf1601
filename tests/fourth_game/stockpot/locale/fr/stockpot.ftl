title = La marmite
summary = Épice la soupe avec les autres, en secret, et marque si le convive la supporte.
facts = 2-3 joueurs · 5 minutes · très facile
player = Joueur { $number }

guest-child = l'enfant
guest-aunt = la tante
guest-baker = le boulanger
guest-gardener = la jardinière
guest-sailor = le marin
guest-firefighter = la pompière

spice-paprika = paprika
spice-ginger = gingembre
spice-pepper = poivre
spice-chili = piment

action-invite = Inviter { $guest }
action-spice = Mettre dans la marmite : { $spice }

event-started = { $player } commence comme chef.
event-guests_come = Convives possibles : { $guest } et { $other_guest } ; { $player } en invite un.
event-invited = { $player } invite { $guest }, qui supporte une force de { $bears }.
event-chosen = { $player } a choisi une épice.
event-choice_noted = Tu as choisi : { $spice }.
event-spice_shown = { $player } a mis : { $spice }.
event-too_hot = Force { $heat } : trop fort pour { $guest }.
event-scored = { $player } marque { $points }.
event-finished = La marmite est vide. La partie est finie.

prompt-invite = Invite un des deux convives
prompt-season = Choisis une épice : { $guest } supporte une force de { $bears }
prompt-over = La partie est finie
prompt-waiting = En attente de { $player }

refused-S3 = { $phase ->
    [invite] Ce convive n'est pas l'un des deux.
    [season] Un convive est déjà invité.
   *[waiting] Seul le chef invite, avant le choix des épices.
  }
refused-S4 = { $phase ->
    [invite] On choisit les épices quand un convive est invité.
    [season] Tu n'as pas cette épice.
   *[waiting] On choisit une épice par tour, quand un convive est invité.
  }
refused-S8 = La partie est finie.

score-spices = Force marquée
option-mercy = Clémence : si le plat est trop fort, l'épice la plus douce marque quand même.
end-four_rounds = Quatre convives ont mangé.

field-round = Tour
field-rounds = Tours
field-chef_seat = Chef
field-offered = Convives au choix
field-guest = Convive à table
field-waiting_guests = Convives qui n'ont pas mangé
field-name = Convive
field-bears = Force supportée
field-points = Points
field-spices_in_hand = Épices en main
field-shown = Mises dans la marmite
field-has_chosen = A choisi
field-hand = Tes épices
field-chosen = Ton choix

field-paprika = { spice-paprika }
field-ginger = { spice-ginger }
field-pepper = { spice-pepper }
field-chili = { spice-chili }
value-paprika = { spice-paprika }
value-ginger = { spice-ginger }
value-pepper = { spice-pepper }
value-chili = { spice-chili }
value-child = { guest-child }
value-aunt = { guest-aunt }
value-baker = { guest-baker }
value-gardener = { guest-gardener }
value-sailor = { guest-sailor }
value-firefighter = { guest-firefighter }
