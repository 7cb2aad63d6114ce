# What the board of Karak 2 says. The same messages are in pl.ftl, in the same order.

## Sets and heroes

k2-base = base game
k2-imperium = with Imperium
k2-emperor = Emperor

## The map

k2-map = Map of { $tiles } tiles
k2-tile = tile { $tile }, { $land }
k2-foe = { $army } (strength { $strength })
k2-town-of = town of { $name }
k2-unknown = unknown land
k2-monster-goblins = goblins
k2-monster-rock_eaters = rock-eaters
k2-monster-dark_general = Dark General
k2-nearer = Closer
k2-farther = Farther
k2-whole = The whole map
k2-several = Several possibilities
k2-close = Close

## Round, steps and supplies

k2-round = Round { $round }
k2-round-of = Round { $round } of { $last } at most
k2-steps = { $steps ->
    [0] no steps left
    [one] { $steps } step left
   *[other] { $steps } steps left
}
k2-supplies = Round and supplies
k2-pile-1 = { $tiles ->
    [one] Level I: { $tiles } tile left
   *[other] Level I: { $tiles } tiles left
}
k2-pile-2 = { $tiles ->
    [one] Level II: { $tiles } tile left
   *[other] Level II: { $tiles } tiles left
}
k2-bag = { $armies ->
    [one] { $armies } army in the bag
   *[other] { $armies } armies in the bag
}
k2-supply = In the supply

## The board of a hero

k2-hand = Your hero
k2-hero-board = Board of a hero
k2-open-board = Open the board of this hero
k2-life = life { $life } of { $most }
k2-glory = glory { $glory }
k2-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
k2-goods = Goods
k2-army = Army { $units } of { $limit }
k2-items = Items
k2-no-items = nothing yet
k2-town = Town
k2-town-on = Town on tile { $tile }
k2-plagued = Town with the plague
k2-plague = Plague!
k2-no-buildings = No buildings yet
k2-abilities = Abilities
k2-used = used in this turn

## Fights

k2-fight-monsters = Fight!
k2-fight-residents = Fight in the depths
k2-fight-general = The Dark General
k2-fight-rift = Battle at the Rift
k2-fight-duel = Duel for the crown
k2-wins-monsters = equal power is enough
k2-wins-residents = equal power is enough
k2-wins-general = equal power ends the game
k2-wins-rift = the highest power wins the crown
k2-wins-duel = a tie goes to the attacker
k2-to = to
k2-won = { $name } wins!
k2-lost = { $name } has to go back
k2-lately = The last fights
k2-waits = { $name } is yet to roll.
k2-sleeps = { $name } is unconscious and does not roll.
k2-over-fight = power { $power } to { $strength }
k2-faces = Sides of the dice

## What the box holds

k2-box = Box
k2-box-title = What the box holds
k2-ours = ours
k2-ours-long = Our reading: no source tells it, so we chose. The owner of a box can correct it.
k2-legend-dice = Dice
k2-legend-prices = Prices
k2-legend-armies = Strength of the armies

## Hints of the first game

k2-hint-hero = Every hero can do two things that nobody else can. Take whom you like: all are good.
k2-hint-steps = Your turn has steps. In each of them you may move once and then do one thing. The glowing places show where you can go.
k2-hint-explore = A compass marks unknown land. Go there, and a new tile is laid; often an army is waiting on it.
k2-hint-fight = There are monsters here: you have to fight them. Roll as much as they have strength and you win.
k2-hint-gather = Gathering gives you what your tile shows: food, wood or stone. With it you build and train.
k2-hint-found = A town of your own lets you build and train. It stands where you found it, for good.
k2-hint-build = Each building helps for the rest of the game. You may raise several at once if you can pay.
k2-hint-train = Trained units roll with you. Your glory says how many you can lead.
k2-hint-heal = Healing brings life back. Without life you spend a turn recovering.
k2-hint-challenge = You stand beside the Emperor: a duel decides who wears the crown. If it is a tie, you win.
k2-hint-rotation = Turn the tile as you like. Dark gaps are chasms: nobody walks across them.
k2-hint-dice = Your hero die is always rolled. Say how many of your units join in; a skull on a unit means you lose it.
k2-hint-bolts = Each fire bolt adds power now and is gone then.
k2-hint-blessing = Blessing undoes all skulls of this fight and gives you a unit.
k2-hint-tax = You have built or trained as a vassal: one resource of your choice goes to the Emperor.
k2-hint-gift = The Emperor has to be generous: one of the units you trained goes to another player too.
k2-hint-mirror = What the Emperor builds, somebody else receives too, for free.
k2-hint-plague = Two skulls on your hero die: you send the plague to a town. It rests until it is cured.
