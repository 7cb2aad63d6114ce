# The table's own messages in English. The same messages stand in pl.ftl, in the same order.

## Small words

yes = yes
no = no
pass = pass
ours = (ours)
rule-definition = definition
rule-example = Example { $name }: { $title }
learn-minutes = { $minutes } min
lesson-on = Enter goes on
lesson-which = Which one is meant? Its number, or its name.
lesson-done = That is the end of this lesson.
puzzle-theme-win = Win now
puzzle-theme-save = Stop the win
puzzle-theme-card = The best use of a card
puzzle-theme-turn = Turn the game
puzzle-theme-best = Find the best answer
puzzle-theme-kept = What would you play here?
puzzle-about = One answer is clearly better than all others.
puzzle-orders = hint: the rule that matters; show: the answer; quit
puzzle-right = That is it!
puzzle-wrong = No: another answer is clearly better.
puzzle-done = Solved or not, the puzzle is rated { $rating }; what counts is the first try.
puzzle-weighing = Weighing the options…
puzzle-kept = Kept: `{ STOLIK() } puzzles { $name } { $id }` opens it.
seat-number = Player { $number }
bot-name = Bot { $number }
bot-at-the-table = { $name } ({ $level })
bot-random = random
bot-greedy = greedy
bot-level1 = level 1, beginner
bot-level2 = level 2, Sunday player
bot-level3 = level 3, practised
bot-level4 = level 4, strong
bot-level5 = level 5, master

## A game begins

at-the-table = At the table: { $seats }
commitment = Commitment: { $hash }
kept-in = Kept after every answer in { $file }
how-to-ask-for-help = Answer by number or by name. `help` lists what else can be said, `?` explains the question.

## At the keyboard

curtain = Pass the keyboard: { $name } is asked. Press Enter when nobody else is looking.
thinking = { $name } is thinking …
log-earlier = { $lines ->
    [one] … one earlier line: `log`
   *[other] … { $lines } earlier lines: `log`
}
which-one = Which one do you mean: { $options }?
not-understood = “{ $said }” is nothing that could be meant here.
no-such-option = There is no option { $number }; they go from 1 to { $most }.
why-offered = That is offered: number { $number }, { $option }.
left = The game is kept in { $file }; go on with: { STOLIK() } play --continue

page-help = help, ?
page-turning = Enter: more ({ $page }/{ $pages }) · 

## What can be said instead of an answer; the first word is shown, all are understood

help-answers = Answer with the number or the name of an option. Besides, there are:
order-help = help
order-help-text = this list
order-why = why
order-why-text = why { $thing } (or anything else) is not offered, with the rule
order-hint = advice hint
order-hint-text = what a strong player would do, with the chances
order-rule = rule rules
order-rule-text = rule { $rule } shows a paragraph, rule { $word } those with the word
order-log = log
order-log-text = what has happened; log 100 goes further back
order-board = board
order-board-text = draws everything again
order-undo = undo
order-undo-text = takes your last answer back: free until somebody learned something, by consent beyond
order-save = save
order-save-text = save FILE writes a copy of the record
order-concede = concede
order-concede-text = gives up; with more than two sides a bot takes your seat
order-quit = quit q
order-quit-text = leaves; the game is kept as it is after every answer
order-explain-text = explains the open question and its options
hint-heading = A strong player ({ $level }) would think of:
hint-line = { $option }: wins in { $chance } %, looked at { $share } % of the time
hint-good = for it: { $reasons }
hint-bad = against it: { $reasons }
hint-misses = what the best has over it: { $reasons }
hint-reply = likely reply of { $seat }: { $option }

undo-ask = { $other }: may { $name } take the last answer back?
undo-by-consent = Taken back by consent. What was seen stays seen, and the luck to come is the same.
concede-ask = { $name } gives up. Are you sure?
conceded = A bot takes the seat, and the game goes on.
save-where = Say where to: save FILE. The game itself is kept in { $file }.
saved = A copy of the record is in { $file }.

## Acts at the table, in the log

act-undo = { $seat } takes an answer back.
act-concede = { $seat } gives up.
act-timeout = { $seat } has run out of time.
act-draw = A draw is agreed.
act-seat = Seat { $number } is now played by: { $who }.

## The end

result-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
result-draw = Nobody wins: a draw.
result-by-concede = The others gave up.
result-by-timeout = The others ran out of time.
result-by-draw = It was agreed.
head = Chain head: { $head }
record-in = Record: { $file }

## Refusals of the table

refusal-not-your-turn = Somebody else is asked now.
refusal-game-over = The game is over.
refusal-undo-nothing = There is no answer of yours to take back.
refusal-undo-needs-consent = Somebody has learned something since; only with everybody's consent can it be taken back.
refusal-no-such-seat = There is no such seat.
refusal-already-gone = That side has given up already.
refusal-dishonest-draw = this is not what the seed gives for this draw
refusal-option-unknown = There is no option { $option }; there are { $choices }.
refusal-option-value = { $option } cannot be { $value }; it can be { $choices }.
refusal-option-seats = It cannot be played with { $value } seats; it can with { $choices }.

## What is wrong with a record

verify-good = { $file }: good. { $game }, { $entries } entries, every answer legal, every draw honest. Head { $head }
verify-other-rules = { $file }: chain and draws are good ({ $entries } entries), but it was played by other rules or data of { $game } (rules { $rules }), so the answers were not checked. Head { $head }
verify-bad = { $line ->
    [1] { $file }: bad in line 1 (the header): { $why }
   *[other] { $file }: bad in line { $line } (entry { $entry }): { $why }
}
record-cut-off = the record is cut off: its closing line is missing.
record-unreadable = this is not a line as a record writes it.
record-format = the format { $detail } is unknown.
record-seed = the seed is not the one committed to before the game.
record-hash = the hash does not fit, so something was changed here or just before.
record-illegal = this was not allowed: { $detail }
record-result = the result is not what the answers lead to.
record-options = these options cannot be played.
record-opening = this game cannot begin with that position.
record-head = the chain ends in another head than the one noted down: { $detail }
dishonest-draw = this is not what the seed gives for this draw.

## What cannot be done

no-kernel = { $name } has no native kernel; these have one: { $games }.
kernel-not-built = The kernel cannot be built: { $why }
no-such-game = There is no game { $name }; there are { $games }.
which-game = Which game? There are { $games }.
broken-game = A game that another package brings cannot be played. { $fault }
broken-box = A data file of the game cannot be used: { $fault }.
missing-text = There are no words for { $text }; data files of your own can use only names that have words.
bad-setting = --set takes KEY=VALUE, not { $setting }.
set-twice = { $option } is set twice.
bad-language = --lang takes one of { $languages }, not “{ $language }”.
bad-bot = There is no bot “{ $bot }”; there are { $bots }.
bad-bot-or-comma = There is no bot “{ $bot }”; there are { $bots }. A comma within a command must stand in quotes.
not-learned = “{ $bot }” has not learned { $name }; `{ STOLIK() } train { $name }` teaches it where the game declares facts.
bad-command = “{ $bot }” has no command that can be read: write it as in a shell, such as "lines:sh bot.sh".
command-not-here = Commands play where bots are among themselves: { STOLIK() } simulate, tournament and balance.
command-not-named = { $file } would run a command on this machine. If that is what you want, name it: --bots { $bots }
bad-name = “{ $name }” is no name for a player: 1 to { $longest } letters, and not that of a bot.
same-names = Two players cannot have the same name.
nobody-plays = At least one person must play; to look on, use `{ STOLIK() } watch`.
too-many-names = { $humans ->
    [one] { $names } names are too many for one person.
   *[other] { $names } names are too many for { $humans } people.
}
too-few-seats = Too few seats ({ $seats }) for so many people ({ $humans }) and bots ({ $bots }).
bad-seed = --seed takes hexadecimal digits in pairs, not { $seed }.
bad-head = --head takes hexadecimal digits, not “{ $head }”.
new-or-old = --continue and --load go on with a game as it was agreed: they take no other options, and not each other.
nothing-to-continue = There is no unfinished game in { $folder }.
another-game = { $file } is not a game of { $name }.
already-over = The game in { $file } is over; look at it with `{ STOLIK() } replay { $file }`.
other-rules = { $file } was played by other rules or data than these.
no-record = { $file } is not a record of a game.
bad-record = The record { $file } is damaged in line { $line }; `{ STOLIK() } verify { $file }` says how.
game-held = { $file } is being played in another terminal.
cannot-read = { $file } cannot be read: { $why }.
cannot-write = { $file } cannot be written: { $why }.
file-exists = { $file } is there already and is not overwritten.
no-such-rule = No paragraph of the rules has that id or those words: { $said }.
no-such-example = No example has that name or shows that paragraph: { $said }.
no-lessons = { $name } has no lessons.
no-summary = { $name } is not told on one page.
no-terms = No words of { $name } are explained.
no-such-lesson = There is no lesson { $said }; there are { $lessons }.
no-puzzles = { $name } has no puzzles.
no-such-puzzle = { $name } has no puzzle { $said }; --list shows all of them.
puzzle-which-step = Which step of the game? --step says it, as in `{ STOLIK() } replay`.
no-such-seat-here = There is no seat { $seat }; they go from 1 to { $seats }.
tournament-bots = A tournament needs two or more different bots, such as --bots random,greedy.
tournament-one-side = With these options all seats play on one side, so that bots cannot meet.
tournament-system = There is no system { $system }; there are { $systems }.
tournament-deals = In a duplicate tournament every deal takes { $each } games; take --games { $more }.
tournament-rounds = A round of this Swiss tournament takes { $each } games; take --games { $more }.
tournament-alone = { $order } takes what was agreed from the records: leave the game, bots, games, seats, options and folder out.
tournament-there-already = { $file } is not empty; go on with the tournament there by --resume, or name another folder.
tournament-none-there = There is no tournament in { $file }; start one by { STOLIK() } tournament GAME.
tournament-other-match = { $file } is not the match that the tournament has at this number; move it away and resume again.
tournament-bad-record = { $file } is damaged; move it away, and --resume plays the match again.
rerun-nothing = There is no record in { $file }.
rerun-not-bots = { $file } was not played by bots of the laboratory alone, so it cannot be played again.
processes-or-ray = Either --processes or --ray: a Ray cluster knows its own processes.
no-ray = Ray is not installed; run: { $command }
ray-silent = The Ray cluster { $address } cannot be used ({ $why }); “local” starts one here.
vary-unknown = There is no option { $option } to vary; there are { $choices }.
vary-set = { $option } cannot be both set and varied.
vary-nothing = Not a single value of { $options } can be played with these choices.
usage-no-such-option = There is no option { $option }; see --help.
usage-missing = { $what } is missing; see --help.
usage-bad-value = { $what } cannot be that: { $message }.
usage-no-such-command = There is no such command; there are { $commands }.
usage-other = { $message }

## Games, rules, replay, simulation

games-seats = players: { $seats }
games-options = Options, to be set with --set key=value (the default comes first):
rules-more = { $more ->
    [one] … and one more; say more of the words.
   *[other] … and { $more } more; say more of the words.
}
replay-step = Step { $step } of { $last }
replay-help = Enter or n: forward, b: back, a number: to that step (0–{ $last }), e: to the end, q: quit
simulating = games
simulated = { $games } games: { $finished } finished, { $errors } with errors.
simulated-speed = { $decisions } decisions in { $seconds } s of CPU time: { $rate } a second.
simulated-capped = { $capped } were stopped because they went on for too long.
simulated-wins = { $bot }: { $wins } won
simulated-draws = draws: { $draws }

## The laboratory

tournament-done = { $games } matches, draws: { $draws }, errors: { $errors }. Elo with 95 % intervals, the average is 1500:
tournament-line = { "  " }{ $bot }  { $elo } ± { $off }, won { $wins } of { $games }
tournament-kept = Kept; play it again with: { STOLIK() } tournament --rerun { $folder }
tournament-left = Left; go on with: { STOLIK() } tournament --resume { $folder }
tournament-cross = Won–drawn–lost against each:
rerun-done = { $games } matches played again, { $same } of them the same bit for bit.
lab-tournament-title = { $game }: a tournament of bots
lab-tournament-sub = { $system }, { $seats } seats, seed { $seed }
lab-system-round-robin = everybody against everybody
lab-system-swiss = Swiss system
lab-system-duplicate = duplicate: the same luck for every seating
lab-best = strongest
lab-bot = bot
lab-matches = matches
lab-wins = won
lab-share = share of the points
lab-draws = draws
lab-capped = left as too long
lab-errors = errors
lab-length = answers a match
lab-elo = Elo
lab-elo-note = Bradley–Terry; the average of all is 1500, the bars are 95 % intervals. Each bot is given one draw against an average opponent, so that one that wins everything has a number too.
lab-cross = Who beat whom
lab-cross-note = Won – drawn – lost, the row against the column.
lab-curves = Share of the points as the matches go by
lab-by-seat = Wins by seat
lab-fair-note = The dashed line is what would be fair; what lies off it with its whole 95 % interval is marked.
lab-lengths = How long the matches are, in answers
lab-luck = Luck
lab-luck-ratio = The same luck for every seating: the variance of a result is { $ratio } of what it would be with luck of its own in each match.
lab-options = What was agreed
lab-option = option
lab-value = value
lab-balance-title = { $game }: how balanced is it?
lab-balance-sub = { $bots } at { $seats } seats, seed { $seed }
lab-factor-note = Win share of the seats that had it, with 95 % intervals; the dashed line is the share of all seats. Of twenty values one lies off it by chance.
lab-had = had by seats
lab-numbers = numbers
lab-spread = Points between first and last
lab-varied = By { $option }
lab-first-seat = wins of the first seat
review-title = { $game }: how it went
review-chances = The chances over the game
review-note = How likely each seat was to win, for somebody who sees all hands but not what chance will do. Short searches judge it, so a few points mean nothing.
review-parts = Luck and decisions
review-parts-note = In points of a hundred. Luck: draws and dice. Together with the beginning they make up the end.
review-turns = Where it turned
review-turn = Step { $step }, { $who }: { $name } { $before } → { $after }
mistake-missed-win = A win in sight was missed
mistake-let-win = It let another win
mistake-threw-away = Much was thrown away
mistake-missed-better = There was something better to do
mistake-inaccurate = A small inaccuracy
mistake-gave-up = The game was given up
review-line = { $name }: { $start } at the beginning, luck { $luck }, own decisions { $own }, those of others { $others }, { $end } at the end
review-seat = seat
review-start = beginning
review-luck = luck
review-own = own decisions
review-others = those of others
review-end = end
review-all = all
review-judging = moments
review-not-over = The game in { $file } is not over; it is reviewed when nothing can be gained from it.
calibration-title = { $game }: are the chances true?
calibration-seats = Seats: { $seats }
calibration-line = Seats: { $seats }, games: { $games }, questions: { $questions }. Off by { $error } points on average (true chances: up to { $luck } by luck); Brier score { $brier }.
calibration-tenth = chance
calibration-questions = questions
calibration-said = said
calibration-happened = happened
calibration-unreadable = { $file } does not have games of { $name } as { STOLIK() } calibration --json writes them.
one-bot = Only one bot can play all seats here, not { $bots }; name one after --bots.
blunders-line = { $bot }: games { $games }, questions { $questions }
blunder-missed-win = wins on offer that were missed: { $number }
blunder-useless-pass = passes with something useful to do: { $number }
blunder-to-and-fro = pieces walking to and fro: { $number }
blunder-hopeless-attack = attacks that cannot succeed: { $number }
blunder-where = game { $game }, answer { $step }, seat { $seat }
think-question = Step { $step }, { $who }: { $question }
think-line = { $option }: { $visits } % of the looks, stands at { $value } %, at first sight { $prior } %
think-untried = { $option }: never looked at, at first sight { $prior } %
think-given = {"  "}← given
think-no-answer = In step { $step } of { $file } nobody chose between answers; `{ STOLIK() } replay` shows the steps.

balance-done = { $games } games between { $bots }: { $length } answers each on average ({ $low } to { $high } in 90 % of them), draws: { $draws }, errors: { $errors }.
balance-heading = Win share by { $factor } (fair: { $fair }):
balance-seat = seat
lockstep-done = { $games } games in the rules and in the kernel at once, { $decisions } decisions.
lockstep-same = After every answer the question, the state, the views of all seats and the result were the same.
luck-done = { $seeds } seeds: every test of uniform draws, with chi-square and its p value.
luck-line = { "  " }{ $test }: χ² = { $statistic } with { $freedom } degrees of freedom, p = { $p }
luck-numbers = a draw out of { $of }
luck-pairs = two draws after each other, out of { $of }
luck-seats = the same draw for two seats, out of { $of }
luck-weights = shares by weight

## Help of the command line

help-stolik = A small table for board games: by the letter of the rules, with bots that do not cheat. Without a command it opens the table in the browser.
help-language = --lang pl|en speaks Polish or English; without it the locale decides.
help-play = Play at this keyboard: people and bots, with a curtain for hands. Alone against greedy bots when nothing is said.
help-watch = Watch bots play.
help-replay = Step through a record, forward and back, from what a seat knew or from what everybody saw.
help-rules = Show the rules: all, the paragraph of an id, or those with some words; --summary has the whole game on one page, --terms explains its words.
help-examples = Play examples of the rules: those of a name or a paragraph; all are listed where none is named.
help-learn = Learn a game by playing: its lessons one after another, or the one that is named; --list shows the course.
help-puzzles = Solve puzzles: a question out of a game where one answer is clearly better. --list shows them, --from FILE --step NUMBER keeps a position of your own, --make NUMBER finds new ones.
help-games = List the games and what can be agreed before each.
help-simulate = Let bots play many games.
help-bench = Measure the speed of the games; takes the options of the laboratory (--help lists them).
help-ladder = Show how much stronger each level of the bots is than the one below; can be left and gone on with (--help lists its options).
help-verify = Prove a record: its chain, its draws, and that every answer was legal.
help-karak2 = For owners of Karak 2: the list of what to compare with the box.
help-train = Learn from games of the search which answers are worth a look; can be left and gone on with (--help lists its options).
help-tournament = Let bots play a tournament: Elo with intervals, who beat whom, and a report; it can be gone on with and played again.
help-balance = Count what wins: seats and whatever the game tells of its players' choices, with intervals and a report.
help-lockstep = Prove a native kernel: random games in it and in the rules at once, compared after every answer.
help-luck = Show that draws are uniform: chi-square over many seeds.
help-review = Look back at a game: chances over time, luck and decisions, and where it turned.
help-calibration = Show whether the chances that a hint tells are true: what was said, and what happened, for every number of seats.
help-blunders = Watch games of bots for blunders: a win on offer that was missed, a pass with something useful to do, walking to and fro, an attack that cannot succeed.
help-think = Show what the learned search thinks of one answer of a finished game: how often it looks at each, how it stands then, and what may follow.
help-option-summary = Show the whole game on one page, each line with its rule.
help-option-terms = Explain the words of the rules, each by the paragraph that defines it.
help-option-list = List everything there is, and what is done.
help-option-make = Find puzzles in games of strong bots until there are so many in the file; can be left and gone on with.
help-option-agree = Count with how many of so many puzzles level 5 agrees when given ten times the time.
help-option-minutes = Stop after so many minutes; 0: when there are enough.
help-option-into = Where what is found is kept.
help-option-from = A finished game; with --step, one of its positions becomes a puzzle of your own.
help-option-system = Who meets whom: round-robin, swiss, or duplicate (the same luck for every seating).
help-option-processes = How many processes play; as many as there are cores if nothing is said.
help-option-ray = Play on the Ray cluster at this address; local starts one here.
help-option-report = Write a page with plots to this file.
help-option-reviews = Ask what a review says of all sides, instead of what a hint says to the asked seat.
help-option-cases = Take the games from a file that --json wrote instead of playing them.
help-option-plot = Draw all numbers of seats into this file (SVG).
help-option-correct = Write the correction that these games ask for into this file; it belongs into the game's folder of data.
help-option-resume = Go on with the tournament in this folder.
help-option-rerun = Play the bots of these records again and compare bit for bit.
help-option-vary = An option of the game that goes round its values; may be given several times.
help-option-seeds = How many seeds.
help-option-version = Say which Stolik this is, compiled or pure Python.
help-option-help = Show this help.
help-option-seats = How many seats.
help-option-humans = How many people play at this keyboard.
help-option-bots = Who takes the other seats: random, greedy, level1 to level5, or a list in turn; where only bots play also "lines:COMMAND".
help-option-names = The names of the people.
help-option-set = An option of the game, as `{ STOLIK() } games` lists them; may be given several times.
help-option-seed = The seed of all luck, to play the same luck again.
help-option-load = Go on with the game in this file.
help-option-continue = Go on with the last unfinished game.
help-option-data = Where games are kept.
help-option-delay = Seconds between two steps.
help-option-seat = Show what this seat knew (1 is the first); without it, what everybody saw.
help-option-json = Write JSON for programs.
help-option-step = The step whose answer is meant, as `{ STOLIK() } replay` counts.
help-option-iterations = How many games are imagined.
help-option-plies = How many answers deep the tree is shown.
help-option-games = How many games.
help-option-save = Keep the records in this folder.
help-option-check = Check after every answer that nothing is created or lost.
help-option-head = The head of the chain that was noted down.
help-option-checklist = Show every entry of the data file, with its source and what is ours.

help-serve = Open the table for browsers: this machine only, unless it is made public.
help-backup = Keep everything the server has in one file, also while it runs.
help-restore = Bring a backup back into an empty place, after every game in it has been replayed.
help-doctor = Replay every game that waits or is played, and tell which do not fit.
help-salvage = Save every table that can still be read of a damaged database into a new one.
help-option-to = The folder, or the file ending in .db, of the new database.
help-option-port = The port to listen at.
help-option-public = Let other machines reach the table.
help-option-behind-proxy = Believe what a proxy on this machine says of visitors.
help-option-workers = How many processes serve the tables; more than one needs PostgreSQL.
help-option-no-browser = Do not open the browser.
help-option-base-path = Where the table stands behind a proxy, such as /stolik.
help-option-host = A name this server answers to; may be given several times.
help-option-origin = An address whose pages may speak to this server; may be given several times.
help-option-webhook = Where notices may be sent to; may be given several times.
help-option-webhooks-private = Notices may also go to private addresses.
help-option-open-metrics = Let other machines read the metrics.
help-option-no-players = Know nobody by a key: no history and no ratings of people.
help-option-no-ratings = Rate nobody.
help-option-prune-days = Clear away tables that have rested for so many days; 0 keeps them all.
help-option-waiting-hours = Call off public tables that have waited for so many hours; 0 lets all wait for ever.
help-option-archive = Keep what is cleared away in this folder.
no-server = The server is not installed ({ $missing } missing); run: { $command }
backup-made = Kept in { $file }.
backup-restored = Restored from { $file }.
