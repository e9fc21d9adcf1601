# The pages of what stays after a match, in English.

unreachable = The server cannot be reached.
your-games = Your games
no-games = Every game that you finish stands here, with its replay.
no-games-yet = You have finished no game in this browser yet.
to-the-tables = Find a table
which-games = Which games
game = Game
all-games = All games
players = Players
any-number = Any number
result = Result
any-result = Won and lost
won = Won
lost = Not won
from = From
until = Until
against = Against { $name }
clear-rival = Show games against anybody
matches-list = Finished games
nothing-found = No game is like that.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay = Replay
match-file = Match file
unrated = not rated
more = More games
deleted-person = Somebody
bots = Bots: { $level }
totals = In numbers
total-row = { $game }, { $players } players
matches = Games
share-won = Won
mean-points = Mean
most-points = Best
rivals = Against whom
met = Games
ahead = Ahead
behind = Behind
records = Records
record-most-points = Most points
record-biggest-win = Biggest lead
record-narrowest-win = Narrowest win
openings = Favourite first moves
points-plot = Points by line, game after game
points-plot-text = The latest { $count } games, the oldest on the left. A column is a game; a crown marks a win.
other-lines = Everything else
mean-of = { $points } on average
choose-game = Choose a game to see records, first moves and points.
take-along = Take them along
take-along-text = All your games with everybody's points, as a file.
ladder = The ladder
ladder-text = People and bots on one scale: 200 points more win about three games of four.
how-rated = How ratings are made
kind-two = Two
kind-more = Three and more
place = Place
name = Name
rating = Rating
more-people = More people
provisional = Still finding their place
provisional-text = Little is known of these people yet: a question mark stands at their rating.
show-me = Others may see me on the ladder
profile = Profile
here-since = here since { $date }
guest-since = a guest since { $date }
players-of = { $kind ->
    [two] two players
   *[more] three players and more
}
still-provisional = provisional
no-ratings = No rated game yet.
friends = People you have played with
no-friends = Nobody yet. Whoever you finish a game with stands here.
games-together = { $count ->
    [one] One game together
   *[other] { $count } games together
}
ahead-and-behind = You were ahead { $ahead } times, behind { $behind } times.
see-games = See these games
to-account = Sessions, password, your data
