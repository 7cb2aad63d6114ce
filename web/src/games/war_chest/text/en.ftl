# What the board of War Chest says. The same messages are in pl.ftl, in the same order.

## Sides and sets

wc-side-sun = Sun
wc-side-moon = Moon
side-a = the Sun (side A)
side-b = the Moon (side B)
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
wc-with-decoy = Has the decoy
wc-markers = Control markers on the board: { $placed } of { $markers }
wc-initiative = initiative
wc-decoy = Decoy
wc-drawn = drawn

## The hand

wc-hand = Hand { $coins }
wc-hand-empty = No coins until the round ends
wc-own-bag = In your bag
wc-own-down = Your face-down coins
wc-nothing = nothing
wc-face-down = The coin face down
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
wc-hint-tactic = The bolt is the tactic on the unit's card. Click the unit in the list beside the board to read all of it.
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
