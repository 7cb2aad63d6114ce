# What the board of Tash-Kalar says. The same messages are in pl.ftl, in the same order.

## The arena

tk-arena = Arena of { $squares } squares
tk-red = red square
tk-green = green square
tk-empty = empty
tk-piece = { $rank } piece, { $school }
tk-gate-here = Gate
tk-several = Several possibilities
tk-mover = Take this piece to move it
tk-held = Put this piece back and take another
tk-images = In which image of the pattern?
tk-lent = (lent: { $squares })
tk-close = Close
tk-schools = The six schools

## Ranks and points

tk-rank = { $rank ->
    [1] common being
    [2] heroic being
   *[other] legend
}
tk-rank-1 = common pieces on the arena
tk-rank-2 = heroic pieces on the arena
tk-rank-3 = legendary pieces on the arena
tk-score = Points: { $scores }; the game goes to { $limit }
tk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tk-points-short = pts
tk-points-limit = of { $limit }
tk-points-of = of { $limit } pts
tk-met = met now
tk-next-task = Next: { $task }

## The hand

tk-hand = Hand { $cards }
tk-hand-empty = No cards
tk-take = Show where it fits: { $card }
tk-fits = { $places ->
    [one] Fits at { $places } place
   *[other] Fits at { $places } places
}
tk-fits-improvised = { $places ->
    [one] Fits in { $places } place, but only by improvising (once a game)
   *[other] Fits in { $places } places, but only by improvising (once a game)
}
tk-nearly = { $places ->
    [one] One piece is missing: { $places } square
   *[other] One piece is missing: { $places } squares
}
tk-not-yet = More than one piece is missing
tk-discard = Discard
tk-hand-over = To the partner
tk-thaw = Use the frost effect
tk-improvise-at = { $square }: improvised, lent piece { $lent }
tk-frost-idle = This effect would do nothing now, and the card would be gone all the same.
tk-flare-upgraded = Upgraded pieces behind: { $have } of { $need }
tk-flare-pieces = Pieces behind: { $have } of { $need }
tk-crit-upgraded = Upgraded: { $theirs } to your { $mine }; needs { $need } more
tk-crit-pieces = All pieces: { $theirs } to your { $mine }; needs { $need } more

## What does not come back

tk-spend-thaw = uses the card, no action
tk-spend-improvised = improvised: once a game against this school, with a lent piece
tk-spend-flare = uses the flare, no action; the opponent gains a point
tk-spend-warp = costs no action; the being then waits to be summoned
tk-spend-discard = uses the card and an action

## A card in words

tk-pattern = { $count ->
    [one] Pattern: one piece of yours, counted from the summoning square: { $pieces }. The pattern may be turned and mirrored.
   *[other] Pattern: pieces of yours, counted from the summoning square: { $pieces }. The pattern may be turned and mirrored.
}
tk-pattern-marks = { $mark ->
    [y] Yellow squares: { $cells }.
    [b] Blue squares: { $cells }.
    [r] Squares marked red: { $cells }.
    [p] Square marked purple: { $cells }.
   *[other] Marked squares: { $cells }.
}
tk-pattern-arrows = Marked directions: { $ways }.
tk-cell-here = on the summoning square itself
tk-cell-up = { $count } up
tk-cell-down = { $count } down
tk-cell-left = { $count } left
tk-cell-right = { $count } right
tk-cell-both = { $down } and { $right }
tk-cell-heroic = { $cell } (heroic at least)
tk-effect-text = { $text }
tk-effect-frost = Frost effect: { $text }
tk-effect-warp = Warp effect: { $text }

## Beside the arena

tk-beside = Turn, tasks and decks
tk-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
tk-fallen = Destroyed in this turn
tk-frost = Frost
tk-frost-of = Frost effect that waits: { $card } ({ $name })
tk-pending = pending
tk-pending-of = Being that waits to be summoned: { $card } ({ $name })
tk-stashed = A piece that lies on a card
tk-deck-legends = Legends: { $cards } in the deck, { $pile } discarded
tk-deck-flares = Flares: { $cards } in the deck, { $pile } discarded
tk-pile-legends = Discarded legends
tk-pile-flares = Discarded flares
tk-pile-of = Discard pile: { $name }
tk-pile-empty = Nothing yet
tk-put-away = { $cards ->
    [one] { $cards } card put away unseen
   *[other] { $cards } cards put away unseen
}
tk-under = Put under the deck

## A seat

tk-supply-text = In the supply: { $small } common or heroic, { $legendary } legendary
tk-hand-of = Beings in hand: { $cards }
tk-legends-of = Legends in hand: { $cards }
tk-flares-of = Flares in hand: { $cards }
tk-deck-of = Cards in the deck: { $cards }
tk-pile-count = Discard pile: { $cards }
tk-gate-at = Gate { $square }
tk-taxed = one action less
tk-last = plays last
tk-against = points against { $school }
tk-least = The lowest of them counts
tk-improvised = Has already improvised against { $school }
tk-may-improvise = May still improvise against { $school }

## Over the question

tk-form-high_form = { $team ->
    [yes] High Form, two against two, to { $limit } points
   *[no] High Form, to { $limit } points
}
tk-form-duel = { $team ->
    [yes] Deathmatch, two against two, to { $limit } points
   *[no] Deathmatch duel, to { $limit } points
}
tk-form-melee = Deathmatch melee, to { $limit } points
tk-over-actions = { $actions ->
    [0] no actions left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
tk-over-place = click a square or a card
tk-over-summon = click a ringed square
tk-over-missing = plus: one piece missing
tk-over-far = pieces are missing
tk-over-flare = nobody is far enough ahead
tk-over-mover = first the piece, then its target
tk-bonus-1 = may borrow a piece
tk-bonus-2 = summons from foreign pieces
tk-bonus-3 = two empty squares count as pieces

## The first game

tk-hint-school = Choose a school. Each has eighteen beings and pieces of its own; for a first game the Empire is the plainest.
tk-hint-start = Choose where your first piece stands. The opponent's goes to the other square.
tk-hint-melee-start = Choose whose piece stands beside the first start symbol.
tk-hint-place = Two actions a turn. The simplest: click an empty square, and a common piece of yours stands there.
tk-hint-card = Click a card: the arena shows where its pattern lies already, and a plus where one piece is missing.
tk-hint-summon = One of your cards glows: its pattern is complete. Click it, then a ringed square. What stands there is destroyed, if its rank is not higher.
tk-hint-tasks = Tasks bring points at the end of your turn, one each turn. A tick shows that you meet one now.
tk-hint-flare = The opponent is far ahead: your flare can be invoked. It costs no action.
tk-hint-thaw = A frost effect waits beside the arena. Use it when it helps most; it costs no action.
tk-hint-warp = This card has an effect that is played from the hand, free of cost; then it waits to be summoned.
tk-hint-pick-up = Your supply is empty. Take one of your pieces from the arena and put it elsewhere.
tk-hint-hand-over = You may pass control to your partner, who finishes the turn.
tk-hint-gate = The ring with the arch is the Gate. Many effects of the Nethervoid reach out from it.
tk-hint-end = No actions left. Use a flare or a frost effect now, or end the turn.
tk-hint-under = Other cards may go under their decks, so that you draw new ones. Or leave it at that.
tk-hint-move = Click the piece that moves, then where it goes. Arrows show what would happen.
tk-hint-leap = A leap goes anywhere, whatever lies between.
tk-hint-slide = It runs in one direction and destroys what it runs over.
tk-hint-aim = Choose one of the arrows.
tk-hint-destroy = Red rings are targets. Choose what is destroyed.
tk-hint-upgrade = Choose the piece that gains a rank.
tk-hint-convert = Choose the enemy piece that becomes yours.
tk-hint-claim = You meet a task. Claim it and take its points.
tk-hint-keep-frost = Only one frost effect can wait. Choose the one you keep.
tk-hint-odd = A single common piece counts half. Two halves of different colours make one point: choose against whom.

## How one wins

tk-aim-legendary = on the arena: 1 point
tk-aim-place = Place pieces
tk-aim-place-text = You have two actions a turn. The simplest puts a common piece of yours on an empty square.
tk-aim-summon = Make the pattern, summon a being
tk-aim-summon-text = When pieces lie as on the card, turned or not, its being comes to the star and acts.
tk-aim-points = Score more points
tk-aim-points-text = High Form counts tasks and legendary pieces, a deathmatch destroyed pieces and legends.

## Legend

tk-legend-common = Common pieces on the arena.
tk-legend-heroic = Heroic pieces on the arena.
tk-legend-legendary = Legendary pieces on the arena; in the High Form each is a point.
tk-legend-supply = Supply: common and heroic pieces, after the plus legendary ones.
tk-legend-hand = Beings in hand.
tk-legend-legends = Legends in hand.
tk-legend-flares = Flares in hand.
tk-legend-deck = Cards in the deck; when it runs out, the last round begins.
tk-legend-pile = Discarded cards; click to see them.
tk-legend-tasks = Claimed tasks.
tk-legend-gate = The Gate of the Nethervoid and its square.
tk-legend-last = Plays for the last time.
tk-legend-against = Melee: points against this school. The lowest counts, the one in a frame; the sum stands at the right.
tk-legend-improvise = Melee: improvising against this school is still possible once, with one of its pieces lent to a pattern.

## Summaries

tk-sum-summon = { $card } on { $square }
tk-sum-thaw = frost: { $card }
tk-sum-placed = { $count ->
    [one] { $count } piece placed
   *[other] { $count } pieces placed
}
tk-sum-destroyed = { $count } destroyed
tk-sum-claim = task { $task }
tk-sum-points = +{ $count } pts
tk-decided-deck = An empty deck brought the last round ({ $seat }).
tk-decided-limit = { $limit } points, reached in the turn of { $seat }, brought the last round.
tk-decided-high_form = After it, tasks and legendary pieces on the arena came to { $scores }.
tk-decided-duel = After it the score was { $scores }.
tk-decided-melee = In a melee the weakest colour of each player counts: { $scores }.
tk-decided-tie = { $form ->
    [melee] The best had { $score } each; the other colours or the pieces on the arena decided.
   *[other] After it the score was { $scores }; the pieces on the arena decided, upgraded ones first, then all.
}
tk-decided-shared = After it the score was { $scores }, and equal on the arena: the victory is shared.
tk-tally-beings = Beings summoned
tk-tally-pieces = Pieces placed
tk-tally-destroyed = Enemy pieces destroyed
tk-tally-flares = Flares invoked

## The board in words

tk-told-moment = Turn
tk-told-news = What has changed since your last turn
tk-told-arena = Arena
tk-told-hand = Your cards
tk-told-lying = Cards that wait
tk-told-tasks = Tasks
tk-told-players = Players
tk-told-turn = { $actions ->
    [0] { $name } plays; no actions are left.
    [one] { $name } plays; { $actions } action is left.
   *[other] { $name } plays; { $actions } actions are left.
}
tk-told-last = Last round: { $name } plays last.
tk-told-rank = { $rank ->
    [legendary] Legendary pieces: { $squares }
    [heroic] Heroic pieces: { $squares }
   *[common] Common pieces: { $squares }
}
tk-told-nothing = No pieces.
tk-told-red = Red squares: { $squares }
tk-told-green = Green squares: { $squares }
tk-told-fits = Can be summoned now on: { $squares }
tk-told-nearly = One piece is missing, on one of: { $squares }
tk-told-cards = In hand: beings { $hand }, legends { $legends }, flares { $flares }
tk-told-deck = In the deck: { $deck }, discarded: { $pile }
tk-told-against = Points against schools: { $points }
tk-told-claimed = Claimed tasks: { $tasks }

## What others are deciding

deciding-choose-school = { $name } chooses a school
deciding-start = { $name } chooses a square to start on
deciding-start-colour = { $name } chooses a colour
deciding-action = { $name } chooses an action
deciding-put-down = { $name } chooses a square
deciding-claim = { $name } chooses a task
deciding-destroy = { $name } chooses a piece to destroy
deciding-move = { $name } chooses a move
deciding-leap = { $name } chooses a leap
deciding-slide = { $name } chooses a slide
deciding-aim = { $name } chooses a direction
deciding-place = { $name } chooses a square for a piece
deciding-upgrade = { $name } chooses a piece to upgrade
deciding-downgrade = { $name } chooses a piece to downgrade
deciding-convert = { $name } chooses a piece to convert

## Everything in the box

tk-facet-deck = Deck
tk-facet-rank = Rank
tk-facet-effect = Has
tk-deck-name-legend = Legends
tk-deck-name-flare = Flares
tk-deck-name-task = Tasks
tk-effect-name-frost = a frost effect
tk-effect-name-warp = a warp effect
