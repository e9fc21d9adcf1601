# The site, in English: what every page says. The games' own sentences are in their files.

# Everywhere
skip-link = Skip to the table
site = Site
home = Home
lobby = Lobby
book = Played
about = About
rules = Rules
settings = Settings
account = Account
menu = Menu
close = Close
cancel = Cancel
back = Back
loading = One moment, the table is being set.
try-again = Try again
to-lobby = To the lobby
to-table = To the table

# Start page
start-title = Three tables are set. Which one is yours?
start-text = Restaurant board games, played by the book: against bots, with friends, or everybody at one device. No account needed.
start-friends = Friends are coming?
start-friends-text = Open a table, share its link, and they sit down with you.
play-bot = Play against a bot
play-friends = With friends
table-setting = Setting the table…

# Lobby
lobby-title = Good evening. A table for you?
tables-mine = Your tables
tables-mine-none = You have no game going. Open a table, or join one.
tables-join = Tables with a free seat
tables-join-none = All quiet for now
tables-join-none-text = Nobody is looking for company just now. Open a table, and the next guest will find you.
tables-watch = Tables to watch
tables-watch-none = Nobody is playing in public at the moment.
table-your-turn = Your turn
table-go = Go on
table-join = Join
table-watch = Watch
stage-open = not begun
stage-playing = being played
variants-count = { $count ->
    [one] 1 variant
   *[other] { $count } variants
}

# Open a table
new-table = Open a table
new-game = Game
seats = Seats
seat-filled-by = Seat { $seat } is for
seat-kind-me = Me
seat-kind-here = Somebody here
seat-kind-open = Open to guests
seat-name = Name at seat { $seat }
seat-add = One more seat
seat-remove = One less
pass-and-play-note = Pass and play: everybody at this device. A curtain hides the hands when it goes round.
variants = Variants
clock = Clock
clock-none = No clock
clock-live = Everybody at the table, with a clock
clock-days = Days for each turn
clock-minutes = Minutes for each player
clock-days-each = Days for each turn
table-name = Name of the table
table-public = Everybody may see it in the lobby
table-rated = Counts for ratings
open-table = Open the table
open-and-play = Sit down and play
value-off = as usual
value-one_each = one each
value-six = six
value-all_eight = all eight
value-square = the square
value-two_player_side = the two-player side

# Waiting room
room-title = { $name }: waiting for everybody
room-open = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
room-full = Everybody is here. The game begins when all are ready.
seat-open = free seat
seat-ready = ready
seat-not-ready = not ready yet
sit = Sit down
stand = Stand up
ready-yes = I am ready
ready-not-yet = Not yet
share-label = Bring friends with this link
share-copy = Copy
share-copied = Copied

# Table
parts = Parts of the table
side = Seats, log and chat
side-panel = Log, chat and score
show-board = Board
show-side = Log
prompt = What to do now
your-turn = your turn
turn-of = { $names } to play
watching = you are watching
waiting-for = Waiting for { $names }.
game-over = The game is over.
count-season = season { $number }
count-round = round { $number }
you = you
leads = in the lead
points-now = Points now:
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
plate-resigned = gave up
plate-thinking = is thinking
plate-warming-up = is getting ready for the first time: { $percent } %
plate-turn = is choosing
plate-bot = { $level } bot
plate-here = here
plate-away = away
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-random = random
level-greedy = greedy
level-null = bot
time-left = Time left
clock-days-left = { $days } d { $hours } h
ways = ways
undo = Take back
undo-ask = Ask to take my move back
vote-asked = { $name } asks to take back { $count ->
    [one] a move.
   *[other] { $count } moves.
}
vote-yes = Agree
vote-no = Refuse
vote-waiting = The others are being asked.
table-waits = { $who ->
    [you] The table waits for you.
   *[other] the table waits for them
}
stand-in-soon = { $who ->
    [you] A bot plays for you in { $seconds } s.
   *[other] a bot plays for them in { $seconds } s
}
stand-in = { $who ->
    [you] A bot ({ $level }) plays for you.
   *[other] a bot plays for them ({ $level })
}
take-back-seat = Take my seat back
leave-seat = Leave, a bot plays on
leave-seat-text = After a minute a bot plays for you. You can take your seat back whenever you like.
leave-table = Leave for now
leave-table-text = The table waits for you: nobody plays until you take your seat back.
concede = Give up
concede-text = You give up this game. It cannot be taken back.
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit
line-lost = The line to the kitchen is cut. We are mending it; your game is safe.

# Log, chat, score
log = Log
log-empty = Nothing has happened yet.
log-turn = { $count ->
    [one] One line more
   *[other] { $count } lines more
}
recap = While you were away
recap-more = { $count ->
    [one] One line more stands in the log.
   *[other] { $count } more lines stand in the log.
}
recap-close = Go on

past = Earlier:
past-look = See the board as it was then
past-close = { $count ->
    [0] Back to now
    [one] Back to now ({ $count } move on)
   *[other] Back to now ({ $count } moves on)
}
chat = Chat
chat-empty = Nobody has said a word. Wish them a good meal?
chat-say = Say something
chat-send = Send
chat-mute = Mute
chat-unmute = Hear again
chat-muted = People you do not hear ({ $count })
score = Score
score-now = If the game ended now
score-now-note = As far as you can know: what is hidden from you is not counted.
score-line = Scoring line
score-total = Total
score-rank = Place

# Hints
hint = Hint
hint-thinking = Thinking…
hint-warming-up = Getting ready for the first time: { $percent } %
hint-title = A strong bot would
hint-points = { $points } points expected
hint-chance = { $chance } % to win
hints-allow = Agree to hints for all
hints-forbid = No more hints, please

# Pass and play
curtain-title = { $name }, it is your turn
curtain-text = Please pass the device to { $name }. Nobody else looks.
curtain-open = I am { $name }

# Result
result-counting = The points are counted …
result-you-win = You win. Compliments to the chef!
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-lines = Points by scoring line
result-see-board = See the board
result-show = Show the result
end-resigned = The others gave up.
rematch = Play again
rematch-join = Join the next game
see-replay = Replay
download-match = Match file
proof-title = Were the cards shuffled fairly?
proof-text = The seed of all chance was fixed, and its hash shown, before the first move. Anybody can check with “toque verify” that it is this one.
proof-commitment = Hash, shown at the start
proof-seed = Seed, shown now

# Replay
replay = Replay
replay-of = { $name }: replay
replay-none = This game is not over yet, or was never played. Its replay comes with its end.
replay-start = The table is set.
replay-slider = Moves
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-seat = Seen by
replay-everybody = everybody
plot = Points of all players over the moves of the game

# Rules
rules-of = Rules of { $game }
rules-text = The rules in our own words, numbered as the game cites them. A ruling settles what the rulebook leaves open; a reconstruction fills in what we could not read.
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-none = Nothing on the menu with that name
rules-none-text = Try fewer words, or a number such as 13.
rule-named = Rule { $rule }
sections = Sections

# Account
guest-name = Guest { $number }
account-name = Your name at the table
account-save-name = Save
account-renamed = Saved. Pleased to meet you.
account-why = Everything works without an account. With one, you find your tables again in any browser.
account-register = Make an account
account-log-in = Log in
account-log-out = Log out
account-login = Login
account-password = Password (8 characters or more)
account-registered = Your account is ready.
account-welcome-back = Welcome back.
account-left = You are logged out. See you soon.
account-is-registered = You are logged in with your account.

# Settings
language = Language
theme = Light
theme-auto = as the system
theme-light = by day
theme-dark = by evening
sound = Sounds
motion-calm = As little motion as possible

# Help
help-title = Keys and help
help-text = Everything can be done from the list under the board, by clicking or with keys. What is lit on the board can be played there, too.
key-digits = choose what has this number
key-escape = one step back, close
key-undo = take back
key-hint = a hint
key-large = show large what has the focus (or a long press, or the right mouse button)
key-chat = write to the others
key-help = this help

# Coach

# Trouble
trouble-title = We are sorry
trouble-unreachable = The kitchen does not answer. Is the server running? Please try again in a moment.
table-unknown = There is no such table
table-unknown-text = It may have been called off or cleared away. There are others in the lobby.
call-off = Call the table off
call-off-text = Whoever sits here is sent away, and the link leads nowhere.
lost-title = This door leads nowhere
lost-text = The page you asked for is not here. May we show you back to the dining room?

# About
about-title = About Toque
about-games = Toque brings three restaurant board games to the screen, complete and by the book: Dinner in Paris, Ristorante Italia and Banquet Royal. Everything you see here was drawn and written for Toque.
about-rules = The server knows the rules, the browser only draws. Whenever something is not allowed, it tells you which rule says so:
about-fair = Bots see what their seat sees, nothing more. Chance is fixed before the first move, and everybody can check it when the game is over.
about-private = No advertising, no tracking. One cookie remembers who you are; your settings stay in your browser.
about-docs = Everything else, from the first move to the code, is in the docs:
docs = Docs (in English)

# A game without a board of its own
any-mine = My side of the table
any-table = The table
yes = Yes
no = No

# Beside the prompt
all-choices = All choices

# What one would else have to guess
notice-taken-back = A move was taken back. It is the turn of { $names }.
notice-vote-lost = The others did not agree: nothing is taken back.
you-resigned = You gave up. The others play on.
room-seated = Everybody has a seat
room-away = Every seat is taken. Not here just now: { $names }.
account-more = Your data, sessions and password
report = Report something
more-tables = More tables

# Lessons
tips-shown = Show tips in guided games
tips-close = No more tips
tip-done = Got it
lesson-progress = How far the lesson is
lesson-next = Next: { $lesson }
lesson-back = Back
lesson-leave = Leave
lesson-now-you = Now you
lesson-read-on = Go on
how-to-play = How to play
learn = Learn in two minutes
learn-more = Go on learning
learn-list = Learn with your own hands
learn-done = (played)
how-to-ways = More about the game
how-to-print = Print
how-to-more = Every rule, with its number:
how-to-none = Nothing is written here yet
how-to-none-text = The rules of this game tell all of it.

# Names and invitations
account-profile = Your profile
guest-placeholder = Guest
share-send = Send the link
share-code = Show a code for a telephone
share-no-code = Hide the code
share-code-text = A QR code with the address of this table
share-text = Come to my table: { $name }
account-passkey = Use a passkey
account-new-passkey = Start with a passkey
account-lost = Everything lost?
account-code = Recovery code
account-use-code = Use it
