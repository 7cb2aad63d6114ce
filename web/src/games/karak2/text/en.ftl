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
k2-onward = { $first }, then { $then }
k2-twice = { $deed } twice

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
k2-decided-glory = Points are equal, so glory decides: { $own } to { $other } (K-O-55, our reading).
k2-decided-army = Points and glory are equal, so the army decides: { $own } to { $other } (K-O-55, our reading).
k2-decided-shared = Points, glory and armies are equal: the victory is shared (K-O-55, our reading).

## What the box holds

k2-box = Box
k2-box-title = What the box holds
k2-ours = ours
k2-ours-long = Our reading: no source tells it, so we chose. The owner of a box can correct it.
k2-legend-dice = Dice
k2-legend-prices = Prices
k2-legend-armies = Strength of the armies
k2-legend-buildings = Buildings
k2-legend-numbers = Numbers
k2-number-life = Life at the start
k2-number-wake_life = Life after waking up
k2-number-glory_most = Highest glory
k2-number-weapons = Places for weapons
k2-number-spells = Places for spells
k2-number-general_strength = Strength of the Dark General
k2-number-praetorians_each = Praetorians per player
k2-number-praetorian_strength = Strength a praetorian adds
k2-number-praetorian_power = Power that fells a praetorian
k2-number-praetorian_points = Points for a praetorian
k2-number-general_points = Points for the General's trophy
k2-number-general_life = Life lost in an assault
k2-number-crown_points = Points for the crown
k2-number-last_round = Last round

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

## Dice in one tray

prompt-dice = Which dice do you throw?
prompt-loop = Time loop: which dice do you throw again?
k2-tray-goal = to be beaten
k2-tray-all = all
k2-tray-always = always
k2-always-do = Always throw all
k2-always = always all dice
k2-always-long = You throw all dice in every fight and are not asked which. You can turn this off beside your army.
k2-tray-throw = { $dice ->
    [one] Throw { $dice } die
   *[other] Throw { $dice } dice
}
k2-tray-again = { $dice ->
    [one] Throw { $dice } die again
   *[other] Throw { $dice } dice again
}
k2-tray-keep = Leave them all
k2-tray-chance = { $percent } % chance
k2-tray-chance-long = The chance that swords on these dice, with your weapons, reach the strength of the monsters. Spells and abilities are left out.
k2-tray-best = with all of them { $percent } %
k2-die-hero = hero
k2-die-knight = knights
k2-die-archer = archers
k2-die-mage = mages
k2-die-skeleton = skeletons
k2-die-bear = bear
k2-die-titan = titan
k2-die-time_lord = Time Lord
k2-die-imperial_guard = guard
k2-spends-goods = Pays at once
k2-spends-spell = The spell is gone

## How one wins

k2-aim-stones = Gather soul stones
k2-aim-stones-text = The highest total at the end wins. The General and the crown give points too.
k2-aim-explore = Explore and fight
k2-aim-explore-text = Swords on your dice must equal a monster's strength. A win brings loot and glory.
k2-aim-general = Lead an army to the General
k2-aim-general-text = When the map is whole the Dark General stands on the castle. His fall ends the game.
k2-aim-crown = crown +2
k2-aim-trophy = General +3
k2-aim-reached = { $power } to { $strength }: won

## Signs on the panels

k2-sign-life = Life: a hero without it is unconscious and loses a turn.
k2-sign-glory = Glory: as many units you may lead. It rises to the strength of an army you beat.
k2-sign-points = Points: soul stones, praetorians, the General's trophy and the crown.
k2-sign-food = Food
k2-sign-wood = Wood
k2-sign-stone = Stone
k2-sign-army = Army: how many units you have, and may have.
k2-sign-items = Items: weapons, spells and the amulet.
k2-sign-town = Town: how many buildings stand in it.
k2-sign-crown = Crown: the Emperor takes taxes, and 2 points at the end.
k2-sign-plague = Plague: the town stands still until it is cured.

## Numbers at the end of the game

k2-tally-won = fights won
k2-tally-lost = fights lost
k2-tally-tiles = tiles explored
k2-tally-units = dice gained
k2-tally-fainted = times unconscious

## The board in words

k2-told = The board in words
k2-told-turn = The turn
k2-told-whose = It is the turn of { $name }
k2-told-who = { $name } ({ $hero })
k2-told-own = Your hero: { $hero }
k2-told-others = The others
k2-told-count = { $name } × { $count }
k2-told-none = nothing
k2-told-food = { $count } food
k2-told-wood = { $count } wood
k2-told-stone = { $count } stone
k2-told-stands = { $name } stands here
k2-told-lies = { $item } lies here
k2-told-yields = yields { $goods }
k2-told-empty = empty
k2-told-around = Around it: { $around }.
k2-told-edge-tile = { $side }: tile { $tile }
k2-told-edge-closed = { $side }: tile { $tile } beyond a chasm
k2-told-edge-chasm = { $side }: a chasm
k2-told-edge-unknown = { $side }: unknown land
k2-told-on = on tile { $tile }, { $land }
k2-told-unconscious = unconscious, life 0 of { $most }
k2-told-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, glory { $glory }
k2-told-emperor = wears the Emperor's crown
k2-told-trophy = has the General's trophy
k2-told-praetorians = praetorians beaten: { $count }
k2-told-goods = goods: { $goods }
k2-told-army = army { $units } of { $limit }: { $dice }
k2-told-items = items: { $items }
k2-told-no-town = no town yet
k2-told-town = town on tile { $town }, buildings: { $built }
k2-told-town-ill = town on tile { $town }, with the plague, buildings: { $built }
k2-told-can = abilities: { $abilities }
k2-told-roll = { $name } throws: { $dice }.
k2-told-roll-against = { $name } throws against strength { $strength }: { $dice }.
k2-told-looked = Tile explored: { $lands }.
k2-told-drawn = Armies drawn: { $armies }.
k2-told-general = The Dark General stands on the castle: strength { $strength }, praetorians: { $praetorians }.
k2-told-no-general = The Dark General will come to the castle when the map is whole.
k2-told-news = Since your turn before
k2-told-nothing-new = Nothing has happened yet.

## Advice: a mark instead of a chance

advice-chance = rated { $chance } of 100
advice-note = Rated by a bot ({ $level }) from what you can know. 50 is level with your strongest rival; it is no chance to win.

## What others are deciding

deciding-hero = { $name } chooses a hero
deciding-play = { $name } chooses what to do
deciding-rotation = { $name } turns the new tile
deciding-forage = { $name } chooses a resource
deciding-build = { $name } chooses a building
deciding-build-more = { $name } chooses another building
deciding-train = { $name } chooses a unit to train
deciding-train-more = { $name } chooses another unit to train
deciding-army = { $name } chooses whom to fight
deciding-dice = { $name } chooses dice for the fight
deciding-tax = { $name } chooses a tax
deciding-bolts = { $name } chooses how many bolts to use
deciding-token = { $name } chooses a token

## Everything in the box

k2-facet-kind = Kind
k2-facet-set = Set
k2-kind-hero = Heroes
k2-kind-die = Dice
k2-kind-item = Items
k2-kind-army = Armies of monsters
k2-kind-building = Buildings
k2-card-strength = Strength { $strength }
k2-card-rewards = On the backs of its tokens: { $items }.
