# What people are told while they are away, in Dutch.

turn = Jij bent aan de beurt bij { $table } ({ $game }).
finished = Je partij bij { $table } ({ $game }) is afgelopen.
try-out = Zo krijg je bericht.
end = Om deze berichten te stoppen
