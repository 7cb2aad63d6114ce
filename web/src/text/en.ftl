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
puzzles = Puzzles
puzzles-lead = Questions from the middle of real games. One answer is clearly better than the others: can you find it?
puzzles-day = Puzzle of the day
puzzles-all = All puzzles
puzzles-none = There are no such puzzles. Choose another game or another theme.
puzzles-solve = Solve it
puzzles-look = Look at it again
puzzles-streak = { $days ->
    [0] No streak yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
puzzles-rating = Rating { $rating }
puzzles-tally = { $found } of { $of } at the first try
puzzles-week = The last seven days
puzzles-day-found = { $day }: solved
puzzles-day-missed = { $day }: not this time
puzzles-day-open = { $day }: not tried
puzzles-game = Game
puzzles-theme = Theme
puzzles-every-game = All games
puzzles-every-theme = All themes
puzzles-next = Next puzzle
puzzle-theme-win = Win now
puzzle-theme-save = Stop the win
puzzle-theme-card = The best use of a card
puzzle-theme-turn = Turn the game
puzzle-theme-best = Find the best answer
puzzle-theme-kept = What would you play here?
puzzle-text-win = Victory is near, but only one answer leads to it.
puzzle-text-save = Your opponent is about to win. Only one answer still gives you a chance.
puzzle-text-card = You hold something useful. Make the most of it.
puzzle-text-turn = Any other answer leaves you behind. One puts you ahead.
puzzle-text-best = One answer is clearly better than all others.
puzzle-text-kept = Somebody kept this position from a game. You see what the player at that seat saw.
puzzle-line = { $answers ->
    [one] One answer is to be found.
   *[other] { $answers } answers in a row are to be found.
  }
puzzle-level = difficulty { $level } of 3
puzzle-at = Answer { $number } of { $of }
puzzle-hint = Give me a hint
puzzle-hint-title = This is the rule that matters
puzzle-show = Show the answer
puzzle-found = Solved
puzzle-found-first = Solved at the first try
puzzle-missed = Not this time
puzzle-shown = Here is the solution
puzzle-found-text = That is it: no other answer is worth as much.
puzzle-missed-text = This was better:
puzzle-gain = Your rating: { $rating } ({ $gain })
puzzle-chances = Chances to win after the answer
puzzle-you = You
puzzle-rule = The rule
puzzle-again = Once more
puzzle-play-on = Play on from here
puzzle-weighing = Weighing the answers…
puzzle-leave = All puzzles
puzzle-missing = There is no such puzzle
puzzle-keep = Keep this position
puzzle-keep-text = Whoever opens this link sees the position with the eyes of the player who had to answer, and gets it as a puzzle. One can also play on from there.
puzzle-keep-open = Open the puzzle
puzzle-keep-link = Link to the position
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

## One's own page

me = Your games
me-text = What you have played here, on all your devices. Only you see it.
me-history = Games played
me-empty = No finished game yet. The first one will stand here by itself.
me-all-games = all games
me-form = Form
me-all-forms = all forms
me-opponent = With
me-everybody = everybody
me-games = Games
me-won = won
me-drawn = drawn
me-lost = lost
me-won-one = won
me-drawn-one = drawn
me-lost-one = lost
me-together = at one screen
me-streak = Wins in a row
me-best-streak = Best run
me-first-game = First game
me-first-win = First win
me-longest = Longest game
me-answers = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
me-against = with { $names }
me-one-screen = all seats at one screen
me-bot = bot, { $level }
me-points = { $score } pts
me-open = Open the table
me-game-links = { $game }, { $when }
me-over-time = Over time
me-month = { $month }: { $games } games, { $won } won, { $drawn } drawn, { $lost } lost
me-by = Wins by { $thing }
me-share = Won
me-of = Games
me-of-games = { $won } of { $games }
me-luck = Luck and decisions
me-luck-text = Games that have a review: to the right luck helped, upwards your own decisions did. Full dots were won.
me-luck-own = decisions
me-luck-luck = luck
me-luck-game = { $game }: luck { $luck } points, decisions { $own }
form-own = own set-up
form-usual = usual set-up
avatar-choose = Choose a picture
avatar-letter = just { $letter }
rating = Rating
rating-which = Rating of which game
rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
rating-level = Your match: bot, { $level }
rating-course = Rating over { $games } games, now { $points }, plus or minus { $off }
rating-text = The band shows how sure it is; it narrows with every game. Dashed lines are the bots, as measured against each other.
rating-none = A rating comes with the first finished game against a bot of a level, or against somebody who has played here before.
series = Score after { $number } games in a row
show-game = Share this game
show-step = Share this step
level-for-you = for you
devices = Your devices
devices-text = { $count ->
    [one] This device knows you by itself: no e-mail, no password.
   *[other] { $count } devices know you: no e-mail, no password.
}
devices-add = Bring in another device
devices-qr = Code that brings in another device
devices-scan = Scan it with the other device, or open the link there. It works once, for ten minutes. Whoever uses it is you: show it to nobody else.
devices-link = Link for the other device
devices-only = Keep only this device
devices-alone = Only this device knows you now.
come-in = Bring your games to this device?
come-in-text = Name, settings, lessons, puzzles and games of the other device come here, and what was played here goes along. Do it only if the link is your own.
come-in-yes = Yes, it is me
kept = What is kept of you
kept-text = Everything as one file: records that prove themselves, and the rest as plain data. Or all of it gone.
kept-export = Download everything
kept-delete = Delete everything
kept-delete-title = Delete everything?
kept-delete-text = History, ratings, settings and progress are deleted, in this house and in this browser. At finished tables your name becomes the number of your seat. Games being played go on under your name. It cannot be undone.
kept-delete-yes = Delete everything
settings-kept-all = Kept for all your devices; sound, notices, motion and confirming belong to each.

## The house

house = This house
house-text = { $games ->
    [one] One finished game.
   *[other] { $games } finished games.
}
house-games = { $games ->
    [one] one game
   *[other] { $games } games
}
house-usual = usually { $answers } decisions, { $minutes } min
house-forms = Forms
house-endings = How they ended
house-who = Who won
house-people = people
house-note = Only finished games count, and nobody is named. The dashed mark is a fair share.
house-empty = The first game is yet to be played
house-empty-text = Once a game has been finished here, this page tells what is played, how games end and what wins most often. Which one goes on the table?
house-unplayed = Still in the box
house-unplayed-text = Nobody has finished one of these here so far.

## Who else is here

company = Who is here
company-show = Let others see that I am here
company-show-text = Only those who do the same see your name; nobody sees what you play.
company-nobody = Nobody else just now.
invited = { $name } invites you: { $game }
invite = People you have played with
invite-sent = The invitation stands on their home page.
