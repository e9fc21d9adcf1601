title = De soeppot
summary = Kruid samen de soep, elk in het geheim, en scoor als de gast die verdraagt.
facts = 2-3 spelers · 5 minuten · heel makkelijk
player = Speler { $number }

guest-child = het kind
guest-aunt = de tante
guest-baker = de bakker
guest-gardener = de tuinman
guest-sailor = de matroos
guest-firefighter = de brandweervrouw

spice-paprika = paprika
spice-ginger = gember
spice-pepper = peper
spice-chili = chili

action-invite = Nodig { $guest } uit
action-spice = Doe { $spice } in de pot

event-started = { $player } is de eerste chef.
event-guests_come = Wie wil eten: { $guest } en { $other_guest }; { $player } nodigt één van hen uit.
event-invited = { $player } nodigt { $guest } uit, die { $bears } pittigheid verdraagt.
event-chosen = { $player } heeft een kruid gekozen.
event-choice_noted = Je koos { $spice }.
event-spice_shown = { $player } deed { $spice } in de pot.
event-too_hot = Pittigheid { $heat }: te veel voor { $guest }.
event-scored = { $player } scoort { $points }.
event-finished = De pot is leeg. Het spel is afgelopen.

prompt-invite = Nodig een van de twee gasten uit
prompt-season = Kies een kruid: { $guest } verdraagt { $bears } pittigheid
prompt-over = Het spel is afgelopen
prompt-waiting = Wachten op { $player }

refused-S3 = { $phase ->
    [invite] Deze gast is niet een van de twee.
    [season] Er is al een gast uitgenodigd.
   *[waiting] Alleen de chef nodigt uit, voordat de kruiden gekozen worden.
  }
refused-S4 = { $phase ->
    [invite] Kruiden worden gekozen als er een gast is uitgenodigd.
    [season] Dit kruid heb je niet.
   *[waiting] Je kiest één kruid per ronde, als er een gast is uitgenodigd.
  }
refused-S8 = Het spel is afgelopen.

score-spices = Gescoorde pittigheid
option-mercy = Genade: als de pot te pittig is, scoort het mildste kruid toch.
end-four_rounds = Vier gasten hebben gegeten.

field-round = Ronde
field-rounds = Rondes
field-chef_seat = Chef
field-offered = Gasten om uit te kiezen
field-guest = Gast aan tafel
field-waiting_guests = Gasten die nog niet gegeten hebben
field-name = Gast
field-bears = Verdragen pittigheid
field-points = Punten
field-spices_in_hand = Kruiden in de hand
field-shown = In de pot gedaan
field-has_chosen = Heeft gekozen
field-hand = Je kruiden
field-chosen = Je keuze

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
