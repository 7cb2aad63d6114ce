# The shell of the web client in English. The same messages stand in pl.ftl, in the same order.

## Everywhere

brand-home = Stolik, home page
nav = Main
nav-games = Games
nav-tables = Tables
skip-to-content = Skip to the content
skip-to-question = Skip to the question
nav-learn = Learn
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
speed = Speed of motion
speed-normal = normal
speed-fast = fast
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
hints = Tips
hints-text = Your first game explains each new question.
hints-again = Show all tips again
settings-kept = Kept in this browser only.
close = Close
cancel = Cancel
more = more
confirm = Confirm
go-home = To the home page
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
table-missing-text = Perhaps it has been cleared away, or a letter of the code or link is missing. Ask whoever invited you.

## The home page

home-title = Who sits down tonight?
home-text = Four games, one table. With friends, with bots, or bit by bit over a week.
join-by-code = Join by code
join-have-code = Have a table code?
join = Join
play-now = Play now
play-or = or:
make-table = New table
coming = coming
coming-text = On its way to the table.
box-learn = Learn: { box-lessons }
box-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
cover-open = – make a table
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
create-forms = Where to start from?
create-partners = together with seat { $seats }
create-lot = By lot
create-lot-text = The server draws when the table is made.
create-seats = Seats
create-how-many = How many?
create-seat = Seat { $number }
create-name = Name at seat { $number }
create-level = Bot at seat { $number }
create-hints = Advice
create-hints-text = Whoever is asked may ask for advice: what a strong player would do.
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
create-substitute = A bot that steps in
create-substitute-text = It plays for whoever leaves, gives up or lets a bot play, and nobody changes it during the game.
create-webhook = Tell an address when it is my turn
create-webhook-text = Optional. This address gets a short message when you are asked and not at the table; the host of the server must allow it.
create-options = The game
create-ours = { $count ->
    [one] One rule that no source settles
   *[other] { $count } rules that no source settles
}
create-ours-text = Where the rulebook leaves something open we had to choose. Here you can choose otherwise.

## At the table: before the game

seat-open = free seat
gather-title = Gathering at the table
gather-text = { $count ->
    [0] Everybody is here.
    [one] One person is missing. The game begins as soon as they sit down, or put a bot there.
   *[other] { $count } people are missing. The game begins as soon as they sit down, or put bots there.
}
gather-guest = { $count ->
    [0] Everybody is here.
    [one] One person is missing. The game begins as soon as they sit down.
   *[other] { $count } people are missing. The game begins as soon as they sit down.
}
gather-watching = You are watching. The game begins when every seat is taken.
gather-seats = Who sits where
gather-teams = Teams
gather-waits = Waiting
gather-free = free
gather-sits = sits here
gather-bot = bot
gather-host = { $name } seats bots and starts the game.
agreed-title = To be played
agreed-clock = Clock
agreed-live = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min each and { $seconds } s a move
}
agreed-days = { $count ->
    [one] 1 day a move
   *[other] { $count } days a move
}
agreed-advice-true = for everybody
agreed-advice-false = none
join-code = table { $code }
join-title = { $name } invites you to the table
join-title-nobody = This table waits for players
join-name = What is your name?
join-with = I sit down, my team: { $names }
join-team = I sit down, { $team }
join-watch = Just watching
sit-here = Sit here
sit-too = Plays here too
sit-bot = Seat a bot
stand-up = Stand up
seat-free = Free this seat
start-with-bots = Start now, bots for the rest
share = Invite
share-code = or type the code
share-link = Link to the table
share-copy = Copy link
share-copied = Copied
share-send = Send
share-qr = QR code of the link
share-scan = Scan with a phone
share-at = at
share-near = The phone has to be in the same home network.
share-other = Another address of this computer
share-alone = On this computer only
share-alone-text = So far only this computer sees the table, so there is no code to scan: a phone could not open it.
share-open = Let phones in
share-open-text = The table opens to everybody in your home network, until you stop the server.
share-restart = To let phones in, stop the server and start it so:
share-code-here = code for another browser

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
log-more = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
log-empty = Nothing has happened yet.
log-why = The rule that made it happen
mark-rulebook = from the rulebook
mark-public = from pages about the game
mark-ours = ours
rules-contents = Contents
rules-chapter = chapter { $number } of { $all }
rules-switch = Other rules
rules-all = All rules
rules-lead = Four games in our own words. Every paragraph has a number and says where it comes from.
rules-search-all = Search all games
rules-found = { $count ->
    [0] Nothing like that in the rules.
    [one] One paragraph
   *[other] { $count } paragraphs
}
rules-size = { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}, { $paragraphs ->
    [one] { $paragraphs } paragraph
   *[other] { $paragraphs } paragraphs
}
cards-title = Everything in the box
cards-search = A name or a word on the card
cards-filters = Filters
cards-count = { $shown ->
    [0] There is nothing like that in the box.
   *[other] { $shown } of { $all }
}
cards-show-all = Show all
cards-rules = In the rules
open-rule = { $rule } in the rulebook
our-reading = (our reading)
rules-search = Search the rules
rules-language = Language of the rules
rule-code = In the code: { $places }
rule-definition = A definition
rules-none = No paragraph has all these words.
example-away = This example cannot be shown now: the server does not answer.
example-at = Example: { $title }
example-see = See an example
example-see-what = See an example: { $title }
example-try = Try it yourself
learn-title = Learn by playing
learn-lead = A few positions on the real board instead of a rulebook. Stop and come back whenever you like.
learn-done = { $done } of { $of }
learn-next = Next: { $title }
learn-first = Begin: { $title }
learn-about = lesson { $number }, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
learn-finished = Course finished
learn-finished-text = Play your first game against a bot, with hints.
learn-start = Begin
learn-on = Go on
learn-play = Play
learn-all = All lessons
learn-marked = { $title }: finished
lesson-crumb = lesson { $number } of { $of }: { $title }
lesson-at = Lesson { $number } of { $of }
lesson-step = Step { $number } of { $of }
lesson-back = Back
lesson-show = Show me
lesson-on = Go on
lesson-yes = Right!
lesson-not-yet = Not quite
lesson-over = Lesson finished
lesson-over-text = Next: { $title }, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
lesson-course-over = Course finished
lesson-course-over-text = Time for a first real game, with a hint at every new question.
lesson-next = Next lesson
lesson-play = First game
lesson-leave = All courses
lesson-missing = There is no such lesson
lesson-missing-text = Choose another one on the Learn page.
lesson-teacher = Teacher
lesson-list = Lessons
summary = On one page
summary-print = Print
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
hint = Tip
aim = How one wins
aim-close = Let's play
aim-again = You will find this in the menu of the table.
legend = What the signs mean
hint-read = Got it
hint-none = Turn tips off
advice = Advice
advice-ask = Advice: what would a strong player do?
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
stopped-text = The rules or data of the game are not those this table began by, and nobody here agreed to the new ones: so it does not go on. Nothing is lost: everything up to entry { $at } can be looked at. Play again by the new rules, or call the game off together in the menu.

## The end of a game

end-over = The end
end-result = Result
end-win = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
}
end-by = { $margin ->
    [1] by one point
    [2] by two points
    [3] by three points
    [4] by four points
    [5] by five points
   *[other] by { $margin } points
}
end-win-by = { $you ->
    [yes] You win { $by }
   *[no] { $count ->
        [one] { $names } wins { $by }
       *[other] { $names } win { $by }
    }
}
end-draw = A draw
end-by-rule = Decided by rule
end-places = Places
end-place = Place
end-part = { $part }: { $value }
end-board = Board
end-numbers = Numbers
end-turning = Turning point
end-turning-text = A strong bot looks through the whole game and finds the moment that changed everything.
end-turning-find = Find the turning point
end-change = Chances to win: { $name } { $before } → { $after }.
end-play-on = Play from here
end-see = See it
end-wanted = { $count ->
    [one] { $names } wants another game
   *[other] { $names } want another game
}
end-next = { $what }: { $value } next
end-next-level = Stronger bots: { $level }
team-name = team { $letter }

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
