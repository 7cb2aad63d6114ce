# What the board of Titan Race says. The same messages stand in pl.ftl, in the same order.

## Dice and piles

tr-dice = Dice
tr-faces = Purple as
tr-you = You
tr-die = die: { $colour }
tr-die-taken = die: { $colour }, taken by { $titan }
tr-deck = deck
tr-deck-of = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
}
tr-discard = discards
tr-discard-of = { $cards ->
    [one] Discards: { $cards } card, show
   *[other] Discards: { $cards } cards, show
}
tr-supplies = Supplies
tr-discard-count = { $cards ->
    [one] Discards: { $cards } card
   *[other] Discards: { $cards } cards
}
tr-discard-none = Nothing lies here yet.
tr-traps = traps
tr-traps-of = { $traps ->
    [one] { $traps } trap in supply
   *[other] { $traps } traps in supply
}
tr-world = track
tr-world-of = The track and its rules
tr-close = Close

## The track

tr-board = Track { $track }, 36 squares
tr-board-number = Board { $number } of 3: { $track }
tr-on-board = { $titans ->
    [0] nobody
    [one] { $titans } titan
   *[other] { $titans } titans
}
tr-square-start = start square
tr-square-special = special card
tr-square-L = lava
tr-square-P = pirates
tr-square-S = fire statue
tr-square-O = pentagram
tr-square-I = ice
tr-square-left = SUPER ramp to the left
tr-square-right = SUPER ramp to the right
tr-square-M = MULTI ramp
tr-square-trap = trap
tr-map-ours = The layout of the squares is ours.
tr-map-fixed = The layout of the squares is ours; the rulebook only shows: { $squares }.

## A titan

tr-life = life { $life } of { $top }
tr-life-ours = The life numbers are ours, the rulebook does not give them.
tr-titan-ours = colour and life: ours
tr-lap = lap { $lap } of 3
tr-lap-debt = lap 1 of 3, owing a lap
tr-lap-won = trophy
tr-ability-ready = ready
tr-ability-used = used
tr-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
tr-out = knocked out
tr-getting-up = rising

## Hand and choice

tr-hand = Hand { $cards } of 2
tr-hands = Hands
tr-hand-empty = no cards
tr-own-turn = Your turn
tr-reaction = Reaction
tr-ours = ours
tr-card-ours = Our reading: there is no public list of the cards, this one is ours.
tr-card-hint = Our reading: a review mentions such a card, the details are ours.
tr-throw-away = Throw away
tr-choosing = Who will run?
tr-choosing-wait = The others choose their titans.
tr-ordering = Which of yours goes first?
tr-ordering-wait = Your rival sets the order of their titans.
tr-taken = taken: { $name }

## Short names of options, on a phone

tr-short-end = end
tr-short-reroll = re-roll
tr-short-pay = life

## Over the question

tr-over-die = die: { $colour }
tr-over-round = round { $round }
tr-over-place = titan { $place } of { $titans }
tr-over-reaction = out of turn

## The first lap

tr-hint-titan = Every titan has a die colour, a number of hearts and an ability of its own. For a first race, take the one you like.
tr-hint-die = The colour of the die says how you will run. A die in your titan's own colour heals 1 life. What you leave, the others get.
tr-hint-order = Turns alternate: your first titan, your rival's first, your second, your rival's second. Who goes earlier has more dice to choose from.
tr-hint-idle = Your titan will not run this turn and gains nothing. You take a die only to keep it from the others; next turn it stands up.
tr-hint-entry = You enter at the bottom. Pick a square with an empty and harmless way ahead.
tr-hint-path = The golden ring is the first step, the arrow shows the way. Point at it to see where you end and whom you push.
tr-hint-brown = Both ways end on the same square, but they run along different sides. What lies on the way counts.
tr-hint-edge = The track has no edges: who leaves over a side or over the top comes back on the other side. Over the top is the finish line.
tr-hint-push = A titan in the way? You push it along in the same direction and it loses 1 life. You lose nothing.
tr-hint-purple = Purple stands in for any other die, but costs 1 life.
tr-hint-strike = The green die strikes one of the three squares in front of you, before the move or after it.
tr-hint-trap = The red die lays a trap behind you, before the move or after it.
tr-hint-turn = You must carry out the die. Your ability and one card you may add when you like, only not in the middle of a move.
tr-hint-ability = Somebody is in reach: your ability works once a turn, on the squares next to you.
tr-hint-card = A card for your own turn in hand? Click it. Reactions wait for somebody else's move.
tr-hint-end = The die is done. You may still use your ability or a card, or simply end the turn.
tr-hint-pentagram = You stand on a pentagram: for 1 life you roll your die again and run on. After that no ability and no cards.
tr-hint-pirates = Pirates take a card or a life. The choice is yours.
tr-hint-reaction = Somebody aims at you. A reaction is played now or never; without the right card just let it pass.
tr-hint-lava = Lava burns whoever enters it, even in passing.
tr-hint-ice = On ice you slide on in the same direction, for free.
tr-hint-ramp = A ramp carries you for free, if you leave it the way its arrow points.
tr-hint-statue = Whoever enters a statue burns everything around it and is safe.

## How one wins

tr-aim-laps = Run three laps
tr-aim-laps-text = You always run up the track. The first to cross the line a third time wins at once.
tr-aim-dice = Take a die and run
tr-aim-dice-text = The colour of the die says how you move. Nobody else can have the die you took.
tr-aim-push = Bump into the others
tr-aim-push-text = A square holds one titan. Whoever is pushed flies on and loses a life.
tr-home-of = At home here: { $titan }.

## The board in words

tr-told-won = { $titan } takes the trophy. The race is over.
tr-told-before = The race has not started yet.
tr-told-now = Round { $round }. Now { $titan } runs, { $owner }.
tr-told-yours = your titan
tr-told-of = { $name }'s titan
tr-order = Order of turns
tr-told-titans = Titans
tr-told-standings = Who runs where, the first first
tr-told-on = { $what ->
    [none] square { $square }
   *[other] square { $square } ({ $what })
}
tr-told-beside = waits beside the track
tr-told-to-line = { $rows ->
    [one] { $rows } row to the line
   *[other] { $rows } rows to the line
}
tr-told-out = lies knocked out
tr-told-ability = ability { $ability } { $used }
tr-told-news = What has happened since your last turn
tr-told-around = Around { $titan } on { $square }
tr-told-empty = empty
tr-told-over = beyond the line
tr-told-wall = wall
tr-told-dice = Free dice
tr-told-hand = Your cards
tr-told-track = Track

## Numbers for the end, and a turn in short

tr-tally-laps = Line crossed
tr-tally-pushes = Pushes
tr-tally-outs = Knocked out
tr-tally-lives = Lives lost
tr-tally-cards = Cards played
why-TR-74 = { $titan } is the first to cross the line a third time and takes the trophy.
why-TR-112 = One titan on the trophy is enough: the whole team wins.
tr-sum = { $titan }: { $parts }
tr-sum-push = pushes { $titans }
tr-sum-card = card { $card }
tr-sum-out = knocked out: { $titans }
tr-sum-lap = lap { $lap }
tr-sum-pass = lies and passes
tr-sum-win = the trophy!

## The signs on a panel

tr-sign-heart = Hearts: life. Without hearts a titan falls and loses a turn.
tr-sign-laps = Laps: the dark one is being run. After the third you win.
tr-sign-trophy = The trophy: for whoever is first to cross the line a third time.
tr-sign-cards = Special cards in hand, two at most. Others see only how many.
tr-sign-skull = Knocked out: in its next turn the titan only takes a die away, in the one after that it stands up.
tr-sign-ready = Ability ready: it works once a turn.
tr-sign-used = Ability already used this turn.

## What is read before a choice

tr-read-own = Your colour: +1 life
tr-read-idle = The titan lies: it will not run and gains nothing. Nobody else gets this die.
tr-read-entry = First you choose where to enter, then you run.
tr-way-end = ends on { $square }
tr-way-wilful = carried on beyond { $square }
tr-way-push = { $titan } stands on { $square }: you push
tr-way-what = { $square }: { $what }
tr-way-line = over the line
tr-way-trophy = over the line, to the trophy!
tr-way-clear = nothing on the way

## What others are deciding

deciding-choose-titan = { $name } chooses a titan
deciding-first-titan = { $name } orders their titans
deciding-first-die = { $name } chooses a first die
deciding-die = { $name } chooses a die
deciding-entry = { $name } chooses a starting square
deciding-turn = { $name } chooses a move
deciding-face = { $name } chooses the colour of the purple die
deciding-maneuver = { $name } chooses a way
deciding-rest = { $name } decides what else to do this turn
deciding-trap = { $name } chooses a place for a trap
deciding-shove-whom = { $name } chooses whom to shove
deciding-shove-where = { $name } chooses where to shove
deciding-bounce = { $name } chooses where to bounce
deciding-swap = { $name } chooses whom to swap with
deciding-drain = { $name } chooses whom to drain
deciding-borrow = { $name } chooses whose ability to borrow
deciding-card-move = { $name } chooses where the card leads
deciding-card-shot = { $name } chooses where to shoot
deciding-card-curse = { $name } chooses whom to curse

## Everything in the box

tr-facet-kind = Kind
tr-facet-timing = When
tr-kind-titan = titans
tr-kind-die = dice
tr-kind-card = special cards
tr-kind-track = tracks
