# What the board of War Chest says. The same messages are in pl.ftl, in the same order.

## Sides and sets

wc-side-sun = Sun
wc-side-moon = Moon
side-a = the Sun (side A)
side-b = the Moon (side B)
side-0 = Sun
side-1 = Moon
part-locations = locations held
ending-WC-11-1 = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
}
wc-decided-markers = { $side } lays its last control marker on { $hex }. Locations held: { $own } to { $other }.
wc-decided-coins = Nobody has a coin left to play. Locations held: { $own } to { $other }.
wc-decided-limit = The table agreed on such an end, before anybody laid a last marker. Locations held: { $own } to { $other }.
wc-set-base = base game
wc-set-nobility = Nobility
wc-set-siege = Siege
wc-set-nightfall = Nightfall

## The board

wc-board = Board of { $hexes } hexes
wc-stack = { $coins ->
    [one] { $unit }, { $coins } coin
   *[other] { $unit }, { $coins } coins
}
wc-poisoned = poisoned
wc-fort = fortification
wc-location = free location
wc-held-sun = location of the Sun
wc-held-moon = location of the Moon
wc-several = Several possibilities
wc-close = Close

## Coins

wc-take = Take in hand: { $coin }
wc-bag-of = { $coins ->
    [one] Bag: { $coins } coin
   *[other] Bag: { $coins } coins
}
wc-hand-of = { $coins ->
    [one] Hand: { $coins } coin
   *[other] Hand: { $coins } coins
}
wc-up-of = { $coins ->
    [one] Discarded face up: { $coins } coin
   *[other] Discarded face up: { $coins } coins
}
wc-down-of = { $coins ->
    [one] Discarded face down: { $coins } coin
   *[other] Discarded face down: { $coins } coins
}
wc-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
wc-in-supply = in supply: { $coins }
wc-on-board = on the board: { $coins }
wc-removed = out of the game: { $coins }
wc-seat-open = Coins and units of this player
wc-reserve = Reserve: bag, hand and face-down coins together
wc-up = Discarded face up
wc-spied = Seen in hand this round
wc-out = Out of the game
wc-supply = In supply
wc-with-decoy = Has the decoy coin
wc-markers = Control markers on the board: { $placed } of { $markers }
wc-initiative = initiative
wc-decoy = decoy coin
wc-drawn = drawn

## The hand

wc-hand = Hand { $coins }
wc-hand-empty = No coins until the round ends
wc-hand-over = The hand is empty
wc-own-bag = In your bag
wc-own-down = Your face-down coins
wc-nothing = nothing
wc-face-down = The coin face down
wc-recruit-what = Which coin to recruit? You pay: { $coin }
wc-back = Back
wc-verb-claim = Initiative
wc-verb-recruit = Recruit
wc-verb-pass = Pass
wc-verb-cure = Cure
wc-verb-return = Return
wc-verb-bolster = Bolster
wc-verb-control = Control

## Beside the board

wc-supplies = Decrees and supplies
wc-sealed-sun = seal of the Sun
wc-sealed-moon = seal of the Moon
wc-forts-of = { $forts ->
    [one] { $forts } fortification left
   *[other] { $forts } fortifications left
}
wc-units = Units of this game
wc-units-short = units
wc-why = Why not now?

## Choosing units

wc-drafting = Choosing units
wc-ground = The board you choose units for: { $hexes }
wc-ground-text = Here you will fight: towers are locations to take, markers show who holds some already.
wc-ground-forts = Here you will fight: towers are locations to take, walls round a hex are fortifications.
wc-no-picks = nothing yet
wc-banned = Thrown out

## Over the question

wc-over-round = round { $round }
wc-over-reaction = out of turn
wc-over-coin = { $coin }
wc-over-all = all coins

## The first game

wc-hint-draft = Choose a unit. Its coins will fill your bag and your supply; the picture shows how far it reaches.
wc-hint-ban = Name a unit that nobody will play.
wc-hint-coin = Choose a coin in your hand and the board shows what it can do. One coin is one action. Face down it always pays for recruiting or passing.
wc-hint-deploy = Deploy a unit on a location that your side controls.
wc-hint-control = You stand on a location that is not yours. Take it: whoever lays down the last marker wins.
wc-hint-attack = A red ring is a target. An attack takes one coin of the enemy stack out of the game.
wc-hint-tactic = The bolt is the tactic on the unit's card. The sign with cards by the board opens the cards of all units.
wc-hint-bolster = Add a coin to a unit on the board. A bolstered unit survives more attacks.
wc-hint-recruit = A coin face down brings a new one from the supply. It will come from the bag once that is filled again.
wc-hint-claim = A coin face down can give you the initiative: next round you go first.
wc-hint-proclaim = The royal coin proclaims a decree. Each side may do so only once with each.
wc-hint-cure = Your unit is poisoned and cannot use its own coin. The same coin from your hand cures it.
wc-hint-decoy = This is the enemy's decoy. Return it face up, or use it face down like any other coin.
wc-hint-bonus = The Warrior Priest drew a coin. You must use it at once.
wc-hint-again = The Berserker may give up a coin of its stack and maneuver once more.
wc-hint-maneuver = A free maneuver: it costs no coin from your hand.
wc-hint-replace = You are under attack. Take the blow in another way, or simply lose a coin.
wc-hint-step-on = After its attack the Swordsman may take a step, also into the hex that has just become empty.
wc-hint-shove = The Bannerman may shove an enemy unit beside it by one hex.
wc-hint-build = The Sapper may build a fortification here. It shields a unit from one attack.
wc-hint-deceive = The Infiltrator slips in a decoy: the enemy will draw it instead of a good coin.
wc-hint-next = Several effects are waiting. You decide which comes first.

## How one wins

wc-aim-markers = Lay down all your markers
wc-aim-markers-text = Whoever is first to lay the last control marker on a location wins at once.
wc-aim-orders = A coin is an order
wc-aim-orders-text = Lay it down, discard it face up or face down: each does something else.
wc-aim-lay = lay
wc-aim-show = show
wc-aim-hide = hide
wc-aim-blow = A blow takes a coin
wc-aim-blow-text = A unit that is hit loses a coin for good. Without its last one it is gone.

## What the signs mean

wc-legend-markers = Control markers on the board, out of all of that side. The last one wins.
wc-legend-initiative = Initiative: this player begins the round.
wc-legend-hand = Coins in hand. Three are drawn each round.
wc-legend-bag = Coins in the bag, still to be drawn.
wc-legend-up = Coins discarded face up. They return to the bag when it is empty.
wc-legend-down = Coins discarded face down. They return to the bag as well.
wc-legend-grave = Coins out of the game.
wc-legend-supply = Coins of a unit that can still be recruited.
wc-legend-removed = Coins of a unit that are lost for good.

## What is spent, and what is counted

wc-spends-coin = a coin is lost for good
wc-spends-decree = once a game
wc-tally-locations = Locations taken
wc-tally-attacks = Attacks
wc-tally-lost = Coins lost
wc-tally-recruits = Coins recruited

## A turn in one line

wc-sum-deal = The units are dealt
wc-sum-draw = The players draw coins
wc-sum-deploy = { $unit } on { $hex }
wc-sum-bolster = { $unit } bolstered on { $hex }
wc-sum-claim = initiative
wc-sum-pass = pass
wc-sum-return = decoy coin returned
wc-sum-proclaim = decree { $unit }
wc-sum-recruit = recruits { $unit }
wc-sum-move = { $unit } → { $hex }
wc-sum-attack = { $unit } attacks { $hex }
wc-sum-control = location { $hex }
wc-sum-destroyed = { $unit } destroyed
wc-sum-redeploy = { $unit } → { $hex }
wc-sum-shove = { $unit } shoved to { $hex }
wc-sum-poison = { $unit } poisoned
wc-sum-cure = { $unit } cured
wc-sum-deceive = decoy coin
wc-sum-fort-up = fort on { $hex }
wc-sum-fort-down = fort on { $hex } falls
wc-sum-win = victory

## The board in words

wc-told-changes = Since your last turn
wc-told-changes-none = Nothing has changed yet.
wc-told-game = The game
wc-told-round = Round { $round }.
wc-told-turn = It is { $seat }'s turn.
wc-told-turn-you = It is your turn.
wc-told-initiative = { $seat } has the initiative.
wc-told-claimed = It has been claimed this round.
wc-told-side = { $left ->
    [one] { $side } ({ $seats }): { $placed } of { $markers } markers on the board, { $left } to go.
   *[other] { $side } ({ $seats }): { $placed } of { $markers } markers on the board, { $left } to go.
}
wc-told-won = { $side } has won.
wc-told-units = Units on the board: { $side }
wc-told-units-none = none
wc-told-unit = { $hex }: { $stack }, { $seat }
wc-told-near = next to it: { $units }
wc-told-near-one = { $unit } on { $hex }
wc-told-locations = Locations
wc-told-location = { $hex }: { $held }
wc-told-stands = { $unit } stands there
wc-told-empty = nobody stands there
wc-told-fort-at = Fortifications: { $hexes }
wc-told-hand = Your hand
wc-told-hand-none = You have no coins in hand.
wc-told-coin = { $coin } × { $count }: { $text }
wc-told-own = Bag: { $bag }. Face down: { $down }.
wc-told-player = { $seat }, { $side }
wc-told-player-you = { $seat } (you), { $side }
wc-told-partner = Partner: { $seat }.
wc-told-counts = { $hand }; { $bag }; { $up }; { $down }.
wc-told-up = Face up: { $coins }.
wc-told-reserve = Bag, hand and face-down coins together: { $coins }.
wc-told-spied = Seen in hand this round: { $coins }.
wc-told-supply = { $unit }: { $supply } in supply, { $board } on the board, { $removed } out of the game. { $text }
wc-told-decrees = Decrees
wc-told-decree = { $decree }: { $text } { $seals }
wc-told-seals-none = Nobody has proclaimed it yet.
wc-told-poison = Poison of { $unit }: { $where }
wc-told-decoy = Decoy of { $unit }: { $where }
wc-told-on-card = beside its card
wc-told-pool = Units to choose from
wc-told-pool-one = { $unit }, { $coins }: { $text }
wc-told-picks = { $seat } has: { $units }
wc-told-banned = Thrown out: { $units }

## What others are deciding

deciding-draft = { $name } chooses a unit
deciding-ban = { $name } rules a unit out
deciding-first-drafter = { $name } names who chooses first
deciding-play = { $name } plays a coin
deciding-target = { $name } chooses a target
deciding-step = { $name } chooses where to go
deciding-guard = { $name } chooses the unit that attacks
deciding-march = { $name } chooses the unit that moves
deciding-redeploy = { $name } chooses a unit to deploy anew
deciding-deploy-where = { $name } chooses a place for a unit
deciding-sacrifice = { $name } chooses the unit that attacks and loses a coin
deciding-shove-whom = { $name } chooses whom to shove
deciding-shove-where = { $name } chooses where to shove
deciding-build = { $name } decides whether to build a fort
deciding-raise = { $name } decides whether to bolster the Siege Tower

## Everything in the box

wc-facet-set = Set
wc-facet-kind = Kind
wc-facet-coins = Coins
wc-kind-unit = units
wc-kind-decree = decrees
