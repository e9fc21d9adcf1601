# What people are told while they are away, in French.

turn = C'est à toi de jouer à { $table } ({ $game }).
finished = Ta partie à { $table } ({ $game }) est finie.
try-out = Voilà comment tu seras prévenu.
end = Pour arrêter ces avis
