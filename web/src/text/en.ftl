# The shell of the web client in English. The same messages stand in pl.ftl, in the same order.

## Everywhere

brand-home = Stolik, home page
nav = Main
nav-games = Games
nav-rules = Rules
settings = Settings
language = Language
theme = Theme
theme-swap = Switch theme
theme-system = as the system
theme-light = light
theme-dark = dark
motion = Motion
motion-system = as the system
motion-on = on
motion-off = off
sound = Sound
sound-text = A soft bell on your turn, a tap on every move.
sound-on = Turn sound on
sound-off = Turn sound off
notifications = Notices
notifications-text = The browser tells you when it is your turn and you are elsewhere.
notifications-forbidden = The browser forbids notices; allow them for this page in its settings.
confirm-switch = Confirm moves
confirm-switch-text = The first click shows what an option does, the second one does it.
text-board = Board in words
text-board-text = Lists and tables instead of a drawn board, for screen readers and slow machines.
hints = Hints
hints-text = Your first game explains each new question.
hints-again = Show all hints again
settings-kept = Kept in this browser only.
close = Close
cancel = Cancel
confirm = Confirm
go-home = To the home page
guest = Guest
name = Name
game = Game
games = Games
minutes = { $minutes } min
your-turn = Your turn
watch = Watch
code = code
spectator = Spectator
just-now = just now

## When things are not as they should be

away-title = The table is closed for a moment
away-text = The server does not answer. Clocks stand still and nothing is lost.
away-again = Trying again in { $seconds } s.
away-now = Trying again …
lost-title = Nothing lies here
lost-text = This address leads to no page.
table-missing = There is no such table
key-misfit = The key does not fit
table-missing-text = It may have been cleared away, or the link is not complete.

## The home page

home-title = Who sits down tonight?
home-text = Four games, one table. With friends, with bots, or bit by bit over a week.
join-by-code = Join by code
join-have-code = Have a table code?
join = Join
play-now = Play now
make-table = New table
coming = coming
coming-text = On its way to the table.
cover-open = { $game }: new table
cover-titan_race = Titan Race
cover-sub-titan_race = six tracks, no mercy
cover-text-titan_race = Monsters thunder round three laps and bump into each other with great joy.
cover-war_chest = War Chest
cover-sub-war_chest = with Nightfall
cover-text-war_chest = Coins from a bag, six locations to take, and a duck for a decoy.
cover-tash_kalar = Tash-Kalar
cover-sub-tash_kalar = Frost and Void
cover-text-tash_kalar = Lay out a pattern, and something with teeth walks into the arena.
cover-karak2 = Karak 2
cover-sub-karak2 = with Imperium
cover-text-karak2 = The map grows, and so does the army. There is one crown, and it pinches.
my-tables = Your tables
my-tables-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
show-all = Show all { $count }
row-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
row-waiting = { $count ->
    [one] Waiting for a player
   *[other] Waiting for { $count } players
}
row-playing = Being played
row-acting = Turn: { $name }
row-won = Won
row-lost = Lost
row-over = Over
row-aborted = Called off
row-stopped = Stopped
row-back = Back to the game
row-look = Look
lobby = Open tables
lobby-sit = Sit down
lobby-empty = Nobody at the tables
lobby-empty-text = Bots always have time. Or make some coffee and send the code to your friends.
lobby-bot = Play with bots
name-title = What shall we call you?
name-sit = I sit down
name-text = No password and no mail. The first game explains itself as it goes.

## A new table

create-title = New table
create-do = Set the table
create-seats = Seats
create-how-many = How many?
create-seat = Seat { $number }
create-name = Name at seat { $number }
create-level = Bot at seat { $number }
create-hints = Advice
create-hints-text = Whoever is asked may ask what a strong player would do.
create-here = plays here
create-bot = bot
create-open = open
create-open-text = for whoever has the link
create-curtain = Several people at this screen: a curtain falls between their turns.
create-hot-seat = { $count } people play at this screen.
create-invite = { $count ->
    [one] The game begins when one more person has sat down.
   *[other] The game begins when { $count } more people have sat down.
}
create-at-once = The game begins at once.
create-obstacle = The seats and options chosen do not go together; above it says why.
create-manner = At the table
create-visibility = Who finds it?
visibility-link = whoever has the link
visibility-public = everybody, in the lobby
create-pace = Time to think
pace-none = no clock
pace-live = a clock for the game
pace-days = days for each move
pace-live-minutes = For the whole game
pace-minutes = { $count } min
pace-live-increment = More for each move
pace-seconds = { $count } s
pace-days-each = For each move
pace-day = { $count ->
    [one] 1 day
   *[other] { $count } days
}
create-absence = When somebody is away
absence-wait = wait
absence-wait-text = The table waits, however long it takes.
absence-remind = remind
absence-remind-text = The table waits and sends a reminder now and then.
absence-bot = bot
absence-bot-text = A bot plays for them until they are back.
absence-forfeit = give up
absence-forfeit-text = Whoever stays away has given up.
create-webhook = Tell an address when it is my turn
create-webhook-text = Optional. This address gets a short message when you are asked and not at the table; the host of the server must allow it.
create-options = The game
create-ours = { $count ->
    [one] One rule that no source settles
   *[other] { $count } rules that no source settles
}
create-ours-text = Where the rulebook leaves something open we had to choose. Here you can choose otherwise.

## At the table: before the game

waiting-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
waiting-sit-title = Sit down?
waiting-sit-text = Choose a seat, or stay and watch.
seat-open = free seat
sit-here = Sit here
sit-too = Sit here too
sit-bot = Bot
stand-up = Stand up
start-with-bots = Start now, bots for the rest
share = Invite
share-code = Code
share-link = Link to the table
share-copy = Copy link
share-copied = Copied
share-send = Send
share-qr = QR code of the link

## At the table: the frame

board = Board
players = Players
side = Log, chat and rules
drawers = Log, chat, rules
tabs = Views of the table
tab-board = Board
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-rules = Rules
unread = { $count } unread
menu = Table menu
link-live = live
link-lost = no link
prompt = Question
hand = Hand
hand-open = Show hand
hand-close = Lay hand down
seat-now = now
seat-you = you
seat-away = away
seat-gone = gave up
seat-thinking = thinking
seat-stands-in = bot stands in
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min

state-waiting = Waiting for players
state-watching = You are watching
state-thinking = { $name } is thinking
state-thinking-text = Have a look at the board in the meantime.
state-their-turn = { $name } is to move
state-away = { $name } has gone away
state-away-text = Their clock runs on. A bot can play for them until they are back.
state-bot-for-you = A bot plays for you
state-bot-for-you-text = Come back whenever you like.

log-all = { $count ->
    [one] Show one earlier line
   *[other] Show { $count } earlier lines
}
log-empty = Nothing has happened yet.
log-why = The rule that made it happen
open-rule = { $rule } in the rulebook
our-reading = (our reading)
rules-search = Search the rules
rules-language = Language of the rules
rule-code = In the code: { $places }
rule-definition = A definition
rules-none = No paragraph has all these words.
whole-rulebook = The whole rulebook
chat-empty = Nobody has said anything yet.
chat-message = Message
chat-placeholder = Say something nice
chat-send = Send
mute = Do not read { $name } any more
unmute = Read again
why-title = Not now
why-offered = That is one of the options
why-not-your-turn = It is not your turn
thing-cell = square { $name }
thing-tile = tile { $name }
generic-options = What you can do
hint = Hint
hint-read = Got it
hint-none = No more hints
advice = Advice
advice-ask = What would a strong player do?
advice-title = A strong player would think of
advice-thinking = Thinking it over …
advice-chance = wins in { $chance } %
advice-note = From what you can know. The chances are those that a bot sees: { $level }.

## At the table: acts

undo = Undo
undo-ask-for = Ask to undo
draw-offer = Offer a draw
bot-for = Bot for { $name }
bot-for-me = Let a bot play for me
bot-level = Which bot
bot-do = Let it play
come-back = I am back
rename = Change name
rename-do = Change
record = Record of the game
concede = Give up
concede-sure = Give up?
concede-text = With two sides the other one wins; otherwise a bot takes your seat and the game goes on.
leave = Leave the table
leave-sure = Leave the table?
leave-text = Others may let a bot play for you; you can come back at any time.
abort = Call the game off
abort-sure = Call the game off?
abort-text = Once somebody has moved, all must agree. Nobody wins.
agree = Agree
decline = Decline
withdraw = Take back
offer-undo = { $name } asks to take back the last move.
offer-undo-own = You ask to take back your last move.
offer-draw = { $name } offers a draw.
offer-draw-own = You offer a draw.
offer-abort = { $name } wants to call the game off.
offer-abort-own = You want to call the game off.
offer-rematch = { $name } asks for a rematch.
offer-rematch-own = You ask for a rematch.
offer-waiting = { $count ->
    [0] Nobody has agreed yet.
    [one] One has agreed.
   *[other] { $count } have agreed.
}
rematch = Rematch
rematch-agree = Agree to a rematch
rematch-asked = Rematch asked for
rematch-go = To the rematch

## At the table: what comes in between

curtain-title = { $name } takes the device
curtain-text = Everything is covered. Uncover it when nobody else is looking.
curtain-me = I am { $name }
toast-lost = Getting back to the table
toast-lost-text = Nothing is lost.
toast-lost-kept = Your move is on its way; it is sent as soon as the link is back.
toast-draining = The server takes a short break
toast-draining-text = Every move is stored. We go on in a moment.
toast-back = You are back
toast-back-text = Nothing happened in the meantime.
toast-back-missed = { $count ->
    [one] One thing happened in the meantime: see the log.
   *[other] { $count } things happened in the meantime: see the log.
}
aborted-title = The game was called off
aborted-text = Nobody wins. The seats are free for another game.
stopped-title = The table stands still
stopped-text = The rules have changed, and what was answered after entry { $at } no longer fits. Nothing is lost: everything up to there can be looked at.

## Replay

review = How it went
review-missing = There is nothing to look back at
review-making = The game is being looked through …
review-click = Click the picture to see that moment.
review-open = Moment { $number }, step { $step } of the replay
review-step = step { $step }
review-calm = It never turned suddenly.
replay = Replay
replay-missing = There is nothing to replay
replay-what = What happened in this step
replay-nothing = Nothing that could be seen.
replay-asked = Then asked:
replay-run = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-step = Step
replay-at = step { $step } of { $last }
replay-eyes = Seen by
replay-everybody = everybody
back-to-table = Back to the table
play-on = Play on from here
play-on-text = A new table begins after step { $step }. You play one seat, bots play the others.
play-on-seat = Your seat
play-on-do = Play on
