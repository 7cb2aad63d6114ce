# War Chest in English. The same messages stand in pl.ftl, in the same order.

game-name = War Chest
game-tagline = A bag of coins, a handful of units and a board to hold: every coin is an order, and only your own orders are known to you.
factor-unit = unit

-our-switch = No source decides it; this switch is ours.
-our-printing = Both printings exist; which one is the default is ours.

## Sides and sets

side-a = side A
side-b = side B

set-base = base game
set-nobility = Nobility
set-siege = Siege
set-nightfall = Nightfall

## Units of the base game

unit-archer = Archer
unit-archer-text = Tactic: attack a target exactly two hexes away, in a straight line or not, whatever stands between. Restriction: it attacks in no other way.
unit-berserker = Berserker
unit-berserker-text = { $berserker ->
    [v2] Attribute: after a move or an attack it may discard a coin of its stack, never the last, and move or attack again, as often as it can pay.
   *[original] Attribute: after a maneuver it may discard a coin of its stack, never the last, and move, attack or control again, as often as it can pay.
}
unit-cavalry = Cavalry
unit-cavalry-text = Tactic: move one hex, then attack an adjacent target.
unit-crossbowman = Crossbowman
unit-crossbowman-text = Tactic: attack a target two hexes away in a straight line, with no unit between. It attacks adjacent targets too.
unit-ensign = Ensign
unit-ensign-text = Tactic: another friendly unit within two hexes of the Ensign moves one hex and is still within two hexes afterwards.
unit-footman = Footman
unit-footman-text = { $footman ->
    [v2] Tactic: each of your Footmen moves, attacks or controls, in the order you like. Attribute: you may have two Footmen on the board, and one that you recruit may be deployed at once as the second.
   *[original] Tactic: each of your Footmen moves, attacks or controls, in the order you like. Attribute: you may have two Footmen on the board.
}
unit-knight = Knight
unit-knight-text = Attribute: only bolstered units can attack it.
unit-lancer = Lancer
unit-lancer-text = Tactic: move one or two hexes in a straight line, then attack the next hex in that direction. Restriction: it attacks in no other way.
unit-light_cavalry = Light Cavalry
unit-light_cavalry-text = Tactic: move two hexes, turning on the way if you like.
unit-marshall = Marshall
unit-marshall-text = Tactic: another friendly unit within two hexes of the Marshall makes a normal attack.
unit-mercenary = Mercenary
unit-mercenary-text = Attribute: after you recruit a Mercenary coin, your Mercenary on the board may make a maneuver.
unit-pikeman = Pikeman
unit-pikeman-text = Attribute: an adjacent unit that attacks it loses a coin as well.
unit-royal_guard = Royal Guard
unit-royal_guard-text = Tactic, paid with the royal coin: { $royal_guard ->
    [classic] move one hex, to any that is free.
   *[revised] move one or two hexes to a location your side controls.
} Attribute: when it is attacked, a Royal Guard coin of the supply may be removed instead.
unit-scout = Scout
unit-scout-text = Attribute: it may also be deployed on any empty hex next to a friendly unit.
unit-swordsman = Swordsman
unit-swordsman-text = Attribute: after it attacks it may move one hex, also onto the one it has just cleared.
unit-warrior_priest = Warrior Priest
unit-warrior_priest-text = Attribute: after it attacks or controls, draw a coin and use it at once{ $warrior_priest ->
    [v2] , at most once a turn.
   *[original] .
}

## Units of Nobility

unit-bannerman = Bannerman
unit-bannerman-text = Attribute: after a maneuver it may shove an adjacent enemy unit one hex, in any direction.
unit-bishop = Bishop
unit-bishop-text = Tactic: recruit a coin free of charge, then move or attack. Attribute: bolstered units cannot attack it.
unit-earl = Earl
unit-earl-text = Tactic: control the location it stands on, then proclaim any decree in play, without a seal. Attribute: after it is deployed it may move one hex.
unit-herald = Herald
unit-herald-text = Tactic: bolster an adjacent friendly unit of one coin from the supply of its owner. Attribute: after you proclaim a decree it may make a maneuver.

## Units of Siege

unit-sapper = Sapper
unit-sapper-text = Tactic: move one hex, then attack an adjacent fortification. Attribute: after it moves to a location without a fortification it may build one there.
unit-siege_tower = Siege Tower
unit-siege_tower-text = Siege tactic, only when bolstered: attack adjacent targets twice. Attribute: when it is deployed it may be bolstered at once from the supply.
unit-trebuchet = Trebuchet
unit-trebuchet-text = Siege tactic, only when bolstered: attack a target two or three hexes away in a straight line, over anything. Restriction: it attacks in no other way.
unit-war_wagon = War Wagon
unit-war_wagon-text = Siege tactic, only when bolstered: an adjacent friendly unit moves one hex and the wagon takes the hex it left. Attribute: when a friendly unit next to it is attacked, the wagon may lose the coin instead.

## Units of Nightfall

unit-assassin = Assassin
unit-assassin-text = Tactic: move one hex, then poison an adjacent enemy unit. Attribute: after it attacks a poisoned unit, a coin of that type may be removed from the supply of its owner.
unit-saboteur = Saboteur
unit-saboteur-text = Tactic: poison an enemy unit one or two hexes away. Attribute: after you recruit a Saboteur coin, your Saboteur on the board may use its tactic free of charge.
unit-infiltrator = Infiltrator
unit-infiltrator-text = Tactic: move one hex to a location the other side controls, and control it. Attribute: after it controls a location you may deceive an opponent with its decoy.
unit-skirmisher = Skirmisher
unit-skirmisher-text = Tactic: move two hexes, turning if you like, to a hex next to an enemy unit. Attribute: when it is attacked you may deceive the attacker with its decoy, and no coin is lost.

## Two letters for each, on small boards

tag-archer = Ar
tag-berserker = Be
tag-cavalry = Ca
tag-crossbowman = Cr
tag-ensign = En
tag-footman = Fo
tag-knight = Kn
tag-lancer = La
tag-light_cavalry = LC
tag-marshall = Ma
tag-mercenary = Me
tag-pikeman = Pi
tag-royal_guard = RG
tag-scout = Sc
tag-swordsman = Sw
tag-warrior_priest = WP
tag-bannerman = Ba
tag-bishop = Bi
tag-earl = Ea
tag-herald = He
tag-sapper = Sa
tag-siege_tower = ST
tag-trebuchet = Tr
tag-war_wagon = WW
tag-assassin = As
tag-saboteur = Sb
tag-infiltrator = In
tag-skirmisher = Sk

## Coins

coin-archer = { unit-archer }
coin-berserker = { unit-berserker }
coin-cavalry = { unit-cavalry }
coin-crossbowman = { unit-crossbowman }
coin-ensign = { unit-ensign }
coin-footman = { unit-footman }
coin-knight = { unit-knight }
coin-lancer = { unit-lancer }
coin-light_cavalry = { unit-light_cavalry }
coin-marshall = { unit-marshall }
coin-mercenary = { unit-mercenary }
coin-pikeman = { unit-pikeman }
coin-royal_guard = { unit-royal_guard }
coin-scout = { unit-scout }
coin-swordsman = { unit-swordsman }
coin-warrior_priest = { unit-warrior_priest }
coin-bannerman = { unit-bannerman }
coin-bishop = { unit-bishop }
coin-earl = { unit-earl }
coin-herald = { unit-herald }
coin-sapper = { unit-sapper }
coin-siege_tower = { unit-siege_tower }
coin-trebuchet = { unit-trebuchet }
coin-war_wagon = { unit-war_wagon }
coin-assassin = { unit-assassin }
coin-saboteur = { unit-saboteur }
coin-infiltrator = { unit-infiltrator }
coin-skirmisher = { unit-skirmisher }
coin-royal = Royal Coin
coin-royal-text = It pays for anything face down, for the Royal Guard's tactic and for a decree; it is never placed on the board.
coin-decoy_infiltrator = Infiltrator's decoy
coin-decoy_infiltrator-text = Spend it face down, or play it face up to give it back to the Infiltrator's owner.
coin-decoy_skirmisher = Skirmisher's decoy
coin-decoy_skirmisher-text = Spend it face down, or play it face up to give it back to the Skirmisher's owner.

## Decrees

decree-enlist = Enlist
decree-enlist-text = Recruit two coins free of charge.
decree-guard = Guard
decree-guard-text = A friendly unit on a location your side controls makes a normal attack.
decree-march = March
decree-march-text = A bolstered friendly unit makes a normal move.
decree-redeploy = Redeploy
decree-redeploy-text = Take one of your own units off the board, the whole stack, and deploy it anew.
decree-reinforce = Reinforce
decree-reinforce-text = One of your removed coins goes back to your supply.
decree-sacrifice = Sacrifice
decree-sacrifice-text = A friendly unit makes a normal attack and then loses a coin.
decree-spy = Spy
decree-spy-text = Look at an opponent's hand; you may discard one coin of it, and the opponent draws another.

## What a coin is used for

verb-deploy = deploy
verb-bolster = bolster
verb-claim = claim the initiative
verb-recruit = recruit
verb-pass = pass
verb-proclaim = proclaim
verb-cure = cure
verb-return = give the decoy back
verb-move = move
verb-control = control
verb-attack = attack
verb-tactic = tactic

play-deploy = { $coin }: deploy on { $hex }
play-bolster = { $coin }: bolster on { $hex }
play-claim = { $coin }: claim the initiative
play-recruit = { $coin }: recruit { $unit }
play-pass = { $coin }: pass
play-proclaim = { $coin }: proclaim { $decree }
play-cure = { $coin }: cure
play-return = { $coin }: give it back
play-move = { $coin } { $hex }: move to { $to }
play-control = { $coin } { $hex }: control
play-attack = { $coin } { $hex }: attack { $to }
play-tactic = { $coin } { $hex }: tactic, { $to }
play-tactic-here = { $coin } { $hex }: tactic

drawn-hand = to the hand
drawn-bonus = to be used at once

replacement-supply = a Royal Guard coin from the supply
replacement-decoy = the Skirmisher's decoy: no coin is lost
replacement-wagon = a coin of the War Wagon

## Questions to chance

prompt-coin = A coin is drawn
prompt-unit = A unit card is drawn
prompt-decree = A decree is drawn
prompt-layout = The map of the fortifications is drawn
prompt-flip = The initiative marker is flipped

## Questions of set-up

prompt-draft = Choose a unit
prompt-ban = Ban a unit
prompt-first-drafter = Who of your side drafts first?

## Questions of a turn

prompt-play = Play a coin
prompt-bonus = Use the coin you have drawn

## Questions of tactics and decrees

prompt-target = { $unit }: what does it attack?
prompt-step = { $unit }: where does it move?
prompt-poison = { $unit }: whom does it poison?
prompt-recruit = Which coin do you recruit?
prompt-footman = Footman: choose a maneuver
prompt-bishop = Bishop: move or attack
prompt-decree-earl = Earl: which decree do you proclaim?
prompt-guard = Guard: which unit attacks?
prompt-march = March: which unit moves?
prompt-redeploy = Redeploy: which unit is deployed anew?
prompt-deploy-where = { $unit }: where is it deployed?
pass-deploy-where = leave it in the discard pile
prompt-reinforce = Reinforce: which coin goes back to your supply?
prompt-sacrifice = Sacrifice: which unit attacks?
prompt-spy-whom = Spy: whose hand do you look at?
prompt-spy = Spy: which coin do you discard?
pass-spy = leave the hand as it is

## Questions of attributes

prompt-replace = The unit on { $hex } is about to lose a coin. What is lost instead?
pass-replace = nothing: the unit loses the coin
prompt-next = Several effects are waiting. Which unit's comes next?
prompt-step-on = { $unit } may move on. Where to?
pass-step-on = stay
prompt-again = Berserker: pay a coin of the stack for another maneuver?
pass-again = enough
prompt-maneuver = { $unit } may make a maneuver. Which one?
pass-maneuver = none
prompt-shove-whom = Bannerman: which enemy is shoved?
pass-shove-whom = nobody
prompt-shove-where = { $unit }: where is it shoved?
prompt-build = Sapper: build a fortification on { $hex }?
prompt-raise = Siege Tower: bolster it on { $hex } from the supply?
prompt-rob = Assassin: remove a coin from the supply of that unit ({ $unit })?
prompt-sabotage = Saboteur: whom does it poison, free of charge?
pass-sabotage = nobody
prompt-deceive = Infiltrator: who gets the decoy?
pass-deceive = nobody

## What happens: before the first round

event-decree = In play is the decree { $decree }.
event-forts = Fortifications stand on { $hexes }.
event-reveal = Cards on the table: { $units }.
event-deal = { $seat } is dealt { $unit }.
event-first-drafter = { $seat } drafts first.
event-draft = { $seat } takes { $unit }.
event-ban = { $seat } bans { $unit }.
event-initiative = { $seat } holds the initiative marker.

## What happens: rounds and turns

event-round = Round { $round }.
event-draw = { $seat } draws { $to }: { $coin }.
event-draw-hidden = { $seat } draws a coin { $to }.
event-refill = { $seat } refills the bag with the discarded coins.
event-deploy = { $seat } deploys { $unit } on { $hex }.
event-bolster = { $seat } bolsters { $unit } on { $hex }.
event-discard = { $seat } discards { $coin } face up.
event-claim = { $seat } claims the initiative with { $coin } face down.
event-claim-hidden = { $seat } claims the initiative with a coin face down.
event-pay-recruit = { $seat } recruits with { $coin } face down.
event-pay-recruit-hidden = { $seat } recruits with a coin face down.
event-pass = { $seat } passes with { $coin } face down.
event-pass-hidden = { $seat } passes with a coin face down.
event-recruit = { $seat } takes { $unit } from the supply.

## What happens: on the board

event-move = { $unit } moves { $start } → { $end }.
event-control = { $unit } controls { $hex }.
event-attack = { $unit } attacks { $start } → { $end }.
event-lose = { $coins ->
    [0] { $unit } on { $hex } loses its last coin.
    [one] { $unit } on { $hex } loses a coin, { $coins } left.
   *[other] { $unit } on { $hex } loses a coin, { $coins } left.
}
event-destroyed = { $unit } on { $hex } is destroyed.
event-lose-supply = A coin leaves the supply and the game: { $unit }.
event-pay-stack = { $unit } on { $hex } pays a coin of its stack and goes on.
event-raise = { $unit } on { $hex } is bolstered from the supply.

## What happens: Nobility

event-proclaim = { $seat } proclaims { $decree }.
event-shove = { $unit } is shoved { $start } → { $end }.
event-redeploy = { $unit } is redeployed { $start } → { $end }.
event-reinforce = { $seat } puts a removed coin back into the supply: { $unit }.
event-spy = { $seat } looks at the hand of { $other }.
event-spied = { $seat } discards a coin of { $other } face up: { $coin }.
event-spied-down = { $seat } discards a coin of { $other } face down: { $coin }.
event-spied-down-hidden = { $seat } discards a coin of { $other } face down.

## What happens: Siege and Nightfall

event-fort-down = The fortification on { $hex } falls.
event-fort-up = A fortification is built on { $hex }.
event-poison = { $poisoner } poisons { $unit } on { $hex }.
event-cure = { $unit } is cured.
event-deceive = { $unit } deceives { $seat }: a decoy lies among the discarded coins.
event-return = { $seat } gives the decoy back: { $unit }.

## What happens: the end

event-win = The last marker is placed: { $side } wins!
event-draw-game = The game ends in a draw.

## Options of a table

option-setup = Set-up
option-setup-text = How the units come to the players; the named line-ups are for two.
option-setup-random = dealt at random
option-setup-first_game = first game
option-setup-gaugamela = Gaugamela
option-setup-bannockburn = Bannockburn
option-setup-crecy = Crécy
option-setup-draft = draft from open cards
option-setup-elimination = draft with a ban for each side
option-setup-free = draft from the whole box

option-nobility = Nobility
option-nobility-text = Adds Bannerman, Bishop, Earl and Herald to the box, and three decrees to proclaim.
option-nobility-no = without
option-nobility-yes = with

option-siege = Siege
option-siege-text = Adds Sapper, Siege Tower, Trebuchet and War Wagon to the box, and fortifications to the board.
option-siege-no = without
option-siege-yes = with

option-nightfall = Nightfall
option-nightfall-text = Adds Assassin, Saboteur, Infiltrator and Skirmisher to the box, with poison and decoys.
option-nightfall-no = without
option-nightfall-yes = with

option-royal_guard = Royal Guard
option-royal_guard-text = The revised card goes one or two hexes to a location of its side, the original one hex anywhere. { -our-printing }
option-royal_guard-revised = revised card
option-royal_guard-classic = original card

option-berserker = Berserker
option-berserker-text = The original card goes on after every maneuver, the revised one after moves and attacks, and repeats only these. { -our-printing }
option-berserker-original = original card
option-berserker-v2 = revised card

option-footman = Footman
option-footman-text = By the revised card a recruited Footman may be deployed at once beside the first. { -our-printing }
option-footman-original = original card
option-footman-v2 = revised card

option-warrior_priest = Warrior Priest
option-warrior_priest-text = The original card draws after every attack and control, the revised one at most once a turn. { -our-printing }
option-warrior_priest-original = original card
option-warrior_priest-v2 = revised card

option-poison_survives_redeploy = Poison and Redeploy
option-poison_survives_redeploy-text = Whether a poisoned unit is still poisoned after the decree Redeploy. { -our-switch }
option-poison_survives_redeploy-yes = stays poisoned
option-poison_survives_redeploy-no = is cured

option-spy_discard = Coin discarded by Spy
option-spy_discard-text = Whether everybody sees the coin that the decree Spy discards. { -our-switch }
option-spy_discard-face_up = face up
option-spy_discard-face_down = face down

option-round_limit = Limit of rounds
option-round_limit-text = After so many rounds the game is a draw. { -our-switch }
option-round_limit-0 = none
option-round_limit-10 = 10 rounds
option-round_limit-20 = 20 rounds
option-round_limit-30 = 30 rounds
option-round_limit-50 = 50 rounds
option-round_limit-100 = 100 rounds

option-repetition = Repeated position
option-repetition-text = The game is a draw when the board looks the same at the end of a round for so many times within a hundred rounds. { -our-switch }
option-repetition-0 = does not count
option-repetition-3 = draw at the third time
option-repetition-5 = draw at the fifth time

## The board of War Chest

chest-units = unit of side { $side }
chest-control = control marker
chest-location = location
chest-fort = fortification
chest-poison = poison: { $unit }
chest-poison-both = both poisons
chest-removed = removed from the game
chest-decoy = decoy
chest-initiative = initiative
chest-claimed = the initiative was claimed this round
chest-supply = supply { $coins }
chest-bag = bag { $coins }
chest-hand-count = hand { $coins }
chest-drawn = one coin drawn
chest-down = face down { $coins }
chest-up = face up { $coins }
chest-own-bag = in your bag: { $coins }
chest-reserve = reserve: { $coins }
chest-round = round { $round }
chest-round-of = round { $round } of { $limit }
chest-markers = markers left:
chest-forts = fortifications left: { $forts }
chest-decoy-free = { $decoy }: beside its card
chest-decoy-with = { $decoy }: with { $seat }
chest-pool = to be drafted: { $units }
chest-banned = banned: { $units }
chest-decrees = Decrees, with the seals on them
chest-hand = Your hand
chest-drawn-coin = The coin you have drawn
chest-own-down = Your face-down coins: { $coins }
chest-spied = Seen in the hand of { $seat } this round: { $coins }
chest-face-down = face down

## Set-ups with a name, on the box and where a table is made

form-first = a duel with the first units
form-nightfall = a duel with Nightfall
form-draft = a duel, units drafted
form-partners = two against two

## Why an answer is good or bad, as a hint tells it

for-control-wins = the last control marker: the game is won
for-control-neutral = a free location comes under control
for-control-enemy-marker = a location is taken from the enemy
for-control-when-they-need-one-more = the enemy, one marker short of winning, falls back
for-move-nearer = nearer to a location that can be taken
for-move-onto-neutral = onto a free location
for-move-onto-enemy-marker = onto a location of the enemy
for-move-onto-goal-for-the-last-marker = onto the location for the last marker
for-move-onto-goal-and-its-coin-in-hand = a coin to take the location is in hand
for-move-onto-own-marker-beside-enemy = an own location is guarded
for-move-out-of-reach = out of reach of the enemy
for-move-ends-beside-enemies-0 = no enemy beside it
for-strike-kills = an enemy unit is gone
for-strike-on-my-marker = an own location is freed
for-strike-on-neutral = a free location is cleared of the enemy
for-strike-stops-the-last-marker = it stops the enemy from laying the last marker
for-strike-from-beside-enemies-0 = no enemy beside the attacker
for-verb-deploy = a new unit on the board
for-deploy-from-a-goal-0 = deployed right on a location to take
for-deploy-from-a-goal-1 = one step from a location to take
for-deploy-and-its-coin-in-hand = another coin of the unit is in hand
for-deploy-first-unit = the first unit on the board
for-bolster-on-goal = the unit on the location holds longer
for-recruit-standing-unit = more coins for a unit on the board
for-recruit-the-last-of-the-supply = the last coin of its kind in the supply
for-pay-royal = paid with the royal coin, which can do little else
for-draft = this unit has won more often than others
for-ban = this unit is strong in other hands
against-verb-pass = a coin is spent on nothing
against-maneuver-none = a maneuver is given up
against-step-on-none = a step is given up
against-move-no-nearer = no nearer to a location that can be taken
against-move-away = away from the locations that can be taken
against-move-ends-beside-enemies-1 = it ends beside an enemy
against-move-ends-beside-enemies-2 = it ends beside several enemies
against-move-leaves-goal = it leaves a location that it could take
against-move-leaves-own-marker-near-enemy = an own location is left without a guard
against-strike-at-bolstered = a bolstered unit stays on the board
against-strike-at-fort = only a fortification is hit
against-strike-from-goal = the location under the attacker is not taken yet
against-deploy-beside-enemies-2 = deployed beside several enemies
against-deploy-from-a-goal-3 = far from any location to take
against-bolster-with-the-last-coin-in-the-cycle = no coin is left to maneuver the unit
against-pay-coin-of-standing-unit = it costs a coin of a unit on the board
against-pay-coin-of-unit-on-goal = it costs the coin that would take a location
against-claim-and-coins-left = a coin for the initiative and for nothing else
