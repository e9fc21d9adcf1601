title = Stockpot
summary = Spice the soup together, each in secret, and score if the guest can bear it.
facts = 2-3 players · 5 minutes · very easy
player = Player { $number }

guest-child = the child
guest-aunt = the aunt
guest-baker = the baker
guest-gardener = the gardener
guest-sailor = the sailor
guest-firefighter = the firefighter

spice-paprika = paprika
spice-ginger = ginger
spice-pepper = pepper
spice-chili = chili

action-invite = Invite { $guest }
action-spice = Put { $spice } into the pot

event-started = { $player } is the first chef.
event-guests_come = Two guests come: { $guest } and { $other_guest }. { $player } invites one.
event-invited = { $player } invites { $guest }, who bears a heat of { $bears }.
event-chosen = { $player } has chosen a spice.
event-choice_noted = You chose { $spice }.
event-spice_shown = { $player } put in { $spice }.
event-too_hot = A heat of { $heat } is too hot for { $guest }.
event-scored = { $player } scores { $points }.
event-finished = The pot is empty. The game is over.

prompt-invite = Invite one of the two guests
prompt-season = Choose a spice: { $guest } bears a heat of { $bears }
prompt-over = The game is over
prompt-waiting = Waiting for { $player }

refused-S3 = { $phase ->
    [invite] This guest is not one of the two.
    [season] A guest is invited already.
   *[waiting] Only the chef invites, before the spices are chosen.
  }
refused-S4 = { $phase ->
    [invite] Spices are chosen when a guest is invited.
    [season] You do not have this spice.
   *[waiting] You choose one spice a round, when a guest is invited.
  }
refused-S8 = The game is over.

score-spices = Heat scored
option-mercy = Mercy: if the pot is too hot, the mildest spice still scores.
end-four_rounds = Four guests have eaten.

field-round = Round
field-rounds = Rounds
field-chef_seat = Chef
field-offered = Guests to choose from
field-guest = Guest at the table
field-waiting_guests = Guests who have not eaten
field-name = Guest
field-bears = Heat that is borne
field-points = Points
field-spices_in_hand = Spices in hand
field-shown = Put into the pot
field-has_chosen = Has chosen
field-hand = Your spices
field-chosen = Your choice

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
