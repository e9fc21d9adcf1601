# Why the server does not do what a person wants, in English. What a rule forbids is said by the games' own files.

# At the table
not-your-turn = It is not your turn.
moved-on = The table has moved on since.
time-out = Your time has run out.
not-begun = The game has not begun.
begun = The game has begun already.
over = The game is over.
not-over = The game is not over yet.
fleeting = What was shown for a moment is not shown again.
curtain-first = Open the curtain first.
nothing-to-take-back = There is nothing to take back.
nobody-to-ask = Somebody who is away would have to agree: that was played before they left, or it showed something.
vote-runs = The players are being asked already.
no-vote = Nobody asks for anything.
not-asked = You are not asked.
given-up = You have given up already.
hints-not-agreed = Not everybody has agreed to hints.
one-hint = One hint at a time, please.
no-hint = No hint can be found just now.
lesson-asks = That would be allowed. In this lesson, do this first: { $action }.
lesson-over = This lesson is over. Go on with the next one, or play a whole game.

# Seats
name-first = Choose a name first.
not-your-seat = That is not your seat.
no-such-seat = There is no such seat.
seat-taken = That seat is taken.
sitting-already = You sit here already.
not-seated = You do not sit here.
not-played = You did not play here.
host-only = Only the host can do that.
no-such-bot = There is no such bot.
no-stand-in = No bot plays for you.
stand-in-already = A bot plays for you already.
stand-in-plays = A bot plays for you: take your seat back first.
wait-for-bot = Your time ran out: wait until the bot has played.

# Chat
say-something = Write something first.
long-line = A line has at most { $longest } characters.
too-much-chat = That is a lot to say: wait a moment.
many-muted = You cannot mute any more people.
no-such-person = There is no such person.

# Names, accounts, new tables
bad-name = A name has 1 to { $longest } characters that can be seen.
has-account = You have an account already.
bad-login = A login has { $shortest } to { $longest } characters and no spaces.
bad-password = A password has { $shortest } to { $longest } characters.
login-taken = That login is taken.
wrong-password = That login and password do not belong together.
bad-passkey = That passkey does not belong here, or came too late: please try again.
many-passkeys = An account has at most ten passkeys.
wrong-code = There is no such recovery code.
used-code = That recovery code was used already: each opens the account once.
bad-endpoint = That address cannot be used: it must be a https:// address, or what a browser gives.
own-network = That address leads into the server's own network, and nothing is sent there.
many-endpoints = There are at most eight ways to reach you.
no-such-endpoint = There is no such way to reach you.
not-delivered = It did not arrive: check the address, and try again.
bad-table-name = The name of a table has at most { $longest } characters that can be seen.
bad-clock = No clock runs like that.
many-tables = You have many tables under way: end some first, or wait a day.
no-such-game = There is no such game.
no-such-table = There is no such table.
bad-filter = No match can be found like that.
no-such-ply = There is no such move, or no such seat.
unreadable-table = This table cannot be read here: it was played by other rules or with other cards, or it is damaged.

# The line to the server
busy = The server cannot do that just now: please try again in a moment.
too-much = That is too much at once: wait a moment.
too-long = That is too long.
wrong-version = The server has a newer version: load the page again.
old-token = Load the page again: its token is missing or old.
other-site = This must come from a page of this site.
hello-first = Say hello first.
not-answered = A table does not answer that.
not-understood = That could not be understood: { $detail }
long-table = So much has happened at this table that it can only be played to its end now.

# Looking after the site
banned-hours =
    { $hours ->
        [one] You may only watch: you were banned, for one more hour.
       *[other] You may only watch: you were banned, for { $hours } more hours.
    }
banned-days = You may only watch: you were banned, for { $days } more days.
bad-report = Write a few words, at most { $longest } characters.
many-reports = You have reported a lot today: please wait until tomorrow.
admins-only = Only those who look after this site may see that.
no-such-page = There is no such page.
no-account = You are a guest: make an account first.
