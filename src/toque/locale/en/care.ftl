# The pages for one's account, for reports, and for whoever looks after the site, in English.

account-page = Your account
admin-page = Looking after the site
unreachable = The server cannot be reached.
done = Done.
nothing-stored = Nothing is stored of you: you have no name yet.
sessions = Where you are logged in
unknown-device = A browser
this-browser = this browser
last-used = last used on { $date }
end-session = Log out there
end-others = Log out everywhere else
session-ended = Logged out there.
password = Password
old-password = Present password
new-password = New password
change-password = Change the password
password-changed = The password is changed, and you are logged out everywhere else.
my-data = Your data
my-data-text =
    { $tables ->
        [one] What is stored of you, and all that you did at your one table, as a file.
       *[other] What is stored of you, and all that you did at your { $tables } tables, as a file.
    }
export = Save as a file
delete-account = Delete everything of yours
delete-text = Your name and all that you wrote are deleted. Your matches stay for the others, without your name. In games under way you give up. This cannot be undone.
delete-sure = I am sure
account-deleted = Everything of yours is deleted.
report-page = Report something
report-about = What is it about?
report-table = The table
report-reason = What happened?
report-send = Send to those who run the site
report-sent = Thank you: those who run the site will look at it.
back-to-table = Back to the table
at-a-glance = At a glance
announcement = Announcement for everybody; empty for none
hours = Hours
announce = Announce
lists = Lists
list-reports = Reports
list-people = People
list-tables = Tables
list-bans = Bans
list-audit = What was done
find = Name or login
search = Search
ban = Ban
ban-why = Why { $name } may only watch
ban-network = and new guests of the same address
cancel-ban = Cancel
days = Days
unban = End the ban
ends = until { $date }
see-table = See the table
close-table = Close the table
reopen-table = Open it again
closed = closed: { $why }
handle = Looked at
handled = looked at
is-admin = (looks after the site)
since-and-tables =
    { $tables ->
        [one] since { $date }, one table
       *[other] since { $date }, { $tables } tables
    }
stage-open = waits for players
stage-playing = at play
stage-over = over
command-line = Command line
nothing-here = There is nothing here.
more = More
number-people = People
number-accounts = Accounts
number-tables = Tables
number-tables-open = Tables that wait
number-tables-playing = Tables at play
number-tables-closed = Closed tables
number-entries = Entries
number-reports-open = Open reports
number-bans = Bans
number-database = Database
number-free = Free disk
number-toque-sockets = Open connections
number-toque-tables = Tables in memory
number-toque-thinking = Bots thinking
number-toque-thinking-queued = Bots waiting
number-toque-sockets-behind = Slow connections
number-toque-turns-queued = Messages waiting for a turn
number-toque-room-queued = Commands waiting
number-toque-store-queued = Database jobs waiting
number-toque-previews-queued = Previews waiting
number-toque-stalls = Standstills
number-toque-memory-bytes = Memory
passkeys = Passkeys
passkeys-text = { $count ->
    [0] With a passkey you come back from any of your devices, without a password.
    [one] You have one passkey.
   *[other] You have { $count } passkeys.
}
add-passkey = Add a passkey
passkey-added = You can come back with your passkey now.
no-passkeys-here = This browser knows no passkeys here: they need HTTPS.
recovery = Recovery codes
recovery-text = { $count ->
    [0] You have none. A code on paper opens your account once, if everything else is lost.
    [one] You have one left. Each opens your account once.
   *[other] You have { $count } left. Each opens your account once.
}
recovery-now = Write these down now: they are not shown again.
new-codes = Make new codes
notices = Tell me when I am awaited
notices-text = This browser can show a notice when it is your turn and you are away, or when a game of yours ends. Each turn is told once.
notices-here = Tell me in this browser
notices-webhook = Web address of a webhook (Discord, ntfy)
notices-add = Tell me there
notices-push = This browser
notices-hook = Webhook
notices-try = Send one now
notices-tried = Sent: look whether it arrived.
notices-remove = No longer
notices-added = You are told there now.
notices-removed = You are told nothing there any more.
no-notices-here = This browser cannot be told here: it needs HTTPS, and on an iPhone the site on its home screen.
notices-denied = You have not allowed this site to show notices.
notices-end = End these notices
notices-ended = Nothing is sent there any more.
