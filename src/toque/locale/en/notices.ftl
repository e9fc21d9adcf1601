# What people are told while they are away, in English.

turn = It is your turn at { $table } ({ $game }).
finished = Your game at { $table } ({ $game }) is over.
try-out = This is how you will be told.
end = To end these notices
