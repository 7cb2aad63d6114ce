# Titan Race in English. The same messages stand in pl.ftl, in the same order.

game-name = Titan Race
game-tagline = Three laps, no edges, and plenty of shoving on the way to the trophy.
factor-titan = titan

-our-switch = No source decides it; this switch is ours.

## Titans and their riders

titan-masakrator = Grinder
titan-ragnarok = Ragnarok
titan-rassik = Rassik
titan-kraken = Kraken
titan-slaugg = Slaugg
titan-chtoolhoo = Chtóólhóó

rider-masakrator = She'ena
rider-ragnarok = Olaf
rider-rassik = Salah
rider-kraken = Captain Brazlix
rider-slaugg = Lord Greed
rider-chtoolhoo = Ftag'hn

health-active = in the race
health-skull = knocked out
health-heart = getting up

## Abilities

ability-masakrator = Snare
ability-masakrator-text = Put a trap on one of the 6 squares around you.
ability-ragnarok = Ice Punch
ability-ragnarok-text = Move one titan next to you 1 square, in any of the 6 directions.
ability-rassik = Rebound
ability-rassik-text = If a titan stands on one of the 3 squares behind you, move 1 square forward, left or right.
ability-kraken = Trading Places
ability-kraken-text = Trade places with a titan next to you.
ability-slaugg = Fire Breath
ability-slaugg-text = Everything on the 3 squares in front of you takes 1 damage: titans lose life, traps are gone.
ability-chtoolhoo = Life Drain
ability-chtoolhoo-text = Deal 1 damage to a titan next to you, then regain 1 life. Not at full life, not on a knocked-out titan.

## Dice

colour-yellow = yellow
colour-blue = blue
colour-brown = brown
colour-red = red
colour-green = green
colour-purple = purple

colour-yellow-text = { face-yellow-text }
colour-blue-text = { face-blue-text }
colour-brown-text = { face-brown-text }
colour-red-text = { face-red-text }
colour-green-text = { face-green-text }
colour-purple-text = { face-purple-text }

face-yellow = Charge
face-yellow-text = 2 squares forward.
face-blue = Swerve
face-blue-text = 1 square forward and 1 diagonally, in the order you like, to either side.
face-brown = Long Slant
face-brown-text = 3 squares diagonally, all left or all right.
face-red = Trap
face-red-text = 1 square forward; before or after it a trap on one of the 3 squares behind you.
face-green = Strike
face-green-text = 2 squares diagonally to one side; before or after them 1 damage to a titan or trap on one of the 3 squares in front of you.
face-purple = At Any Price
face-purple-text = Any of the other five actions; before or after the move you lose 1 life (not Chtóólhóó).

## Special cards

card-none = no card
card-unknown = a hidden card

card-niespulapka = Surprise Trap
card-niespulapka-text = Put a trap on any of the 6 squares next to your titan.
card-eliksir_pedu = Speed Elixir
card-eliksir_pedu-text = Move your titan 2 squares forward.
card-tarcza = Scale Shield
card-tarcza-text = Outside your own actions: when your titan is about to take 1 damage, cancel it.
card-maska = Mimic's Mask
card-maska-text = Use the ability of a neighbouring titan once, as if it were yours. Your own ability stays available.
card-ognista_kula = Fireball
card-ognista_kula-text = Choose a direction: forward, left or right. The first titan or trap within 3 squares takes 1 damage.
card-klatwa = Curse from Afar
card-klatwa-text = A titan of your choice on the track takes 1 damage (no use against traps).
card-grzmiacy_rog = Thunder Horn
card-grzmiacy_rog-text = Deal 1 damage to each of the 3 squares behind your titan.
card-wichura = Gale in a Bottle
card-wichura-text = Every neighbouring titan moves 1 square straight away from you (it loses no life for that; further collisions work as usual).
card-sprezyny = Spring Horseshoes
card-sprezyny-text = Leap over 1 square, forward or diagonally, and land on the next one.
card-kotwica = Anchor
card-kotwica-text = When a titan is about to enter your square in another player's turn: you stay where you are and lose nothing, and it stops in front of you.
card-buty = Wanderer's Boots
card-buty-text = Move your titan 1 square in any of the 6 directions, backward too.
card-napoj_zycia = Brew of Life
card-napoj_zycia-text = Regain up to 2 life points.
card-odwet = Payback
card-odwet-text = After another player's action that cost your titan life: the titan that acted takes 1 damage.

## Directions

cell-off = the trophy
direction-F = forward
direction-R = right
direction-BR = backward right
direction-B = backward
direction-BL = backward left
direction-L = left

## Tracks

track-kaldheira = Kaldheira – Lakes of Doom
track-kaldheira-text = Entering lava costs 1 life, pushed titans included. A trap laid on lava is gone at once.
track-laguna = Dead Man's Lagoon
track-laguna-text = Every pirate square takes a special card or 1 life from you, also when you are pushed.
track-odlewnia = Fiery Abyss – Forbidden Foundry
track-odlewnia-text = Leaving a ramp the way it faces, you fly for free: a SUPER ramp (left or right) carries you over 2 squares, a MULTI ramp (all three forward directions) over 1. The landing counts as 1 square of the move.
track-bankogu = Ruins of Ban-Kogu
track-bankogu-text = Whoever enters a statue fires a blast and is safe from it: 1 damage on each of the 6 squares around, to titans and traps. A titan pushed off the statue is hit too.
track-anglieh = Ang'lieh – Eye of the Fathomless Void of the Lord of the Deep
track-anglieh-text = Ending your own move on a pentagram, you may pay 1 life, roll your die again and must carry out the result. After that no ability and no cards this turn.
track-estengaard = Ice Plains of Estengaard
track-estengaard-text = On ice you slide on the same way to the first square without ice, at no cost to the move. Pushed titans slide too, traps do not.

terrain-lava = lava
terrain-pirates = pirates
terrain-ramps = ramps
terrain-statues = fire statues
terrain-pentagrams = pentagrams
terrain-ice = ice

## Actions of a turn

action-die = carry out the die
action-ability = use the ability
action-play = play { $what }
action-discard = throw away { $what }
action-reroll = pay a life and re-roll
action-end = end the turn

## Ways to move, and what goes with them

action-FF = two squares forward
action-FL = forward, then left
action-FR = forward, then right
action-LF = left, then forward
action-RF = right, then forward
action-LLL = three squares left
action-RRR = three squares right
action-F = one square forward
action-LL = two squares left
action-RR = two squares right
action-pay = pay a life now
action-strike = strike at { $what }
action-trap = lay a trap on { $what }
action-face = purple as { $what }

## Questions to chance

prompt-titan = A titan is drawn
prompt-card = A special card is drawn
prompt-start = A die decides who starts
prompt-roll = A die is rolled

## Questions of set-up and draft

prompt-choose-titan = Choose a titan
prompt-first-titan = Which of your titans goes first?
prompt-first-die = { $titan }: choose a die
prompt-die = { $titan }: choose a die
prompt-idle-die = { $titan } lies knocked out. Which die do you take from the others?
prompt-entry = { $titan }: choose where to enter

## Questions of a turn

prompt-turn = { $titan }: choose a move
prompt-face = Purple: which action does { $titan } take?
prompt-maneuver = { $titan }: choose a move
prompt-after = { $titan }: what else?
prompt-rest = { $titan }: anything else this turn?

## Questions of abilities and cards

prompt-trap = Where does { $titan } lay the trap?
prompt-shove-whom = Whom does { $titan } move?
prompt-shove-where = Which way is { $titan } moved?
prompt-bounce = { $titan } rebounds. Which way?
prompt-swap = Who trades places with { $titan }?
prompt-drain = Whose life does { $titan } drain?
prompt-borrow = Whose ability does { $titan } borrow?
prompt-card-move = Which way does { $titan } go?
prompt-card-shot = Which way does { $titan } shoot?
prompt-card-curse = Whom does { $titan } hit?

## Questions out of turn

prompt-pirates = Pirates board { $titan }. Which card do you give up?
pass-pirates = keep your cards, lose a life
prompt-shield = { $titan } is about to take 1 damage. Cancel it?
pass-shield = take the damage
prompt-anchor = { $titan } is in somebody's way. Stand fast?
pass-anchor = give way
prompt-payback = { $titan } got hurt. Pay it back?
pass-payback = let it go

## What happens: before the race

event-choose-titan = { $seat } races as { $titan }.
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws a special card.
event-order = { $seat } sets the order: first { $titan }, then { $other }.
event-start = The starting die shows { $colour }, so { $titan } starts.
event-start-player = The starting die shows { $colour }, the colour of { $named }. So { $seat } starts, and { $titan } goes first.

## What happens: rounds and turns

event-round = Round { $round }.
event-turn = { $titan } is up.
event-roll = { $titan } rolls { $dice }.
event-take-die = { $titan } takes the { $colour } die.
event-face = { $titan } uses purple as { $colour }.
event-strike = { $titan } strikes at { $cell }.
event-enter = { $titan } enters at { $cell }.
event-pass = { $titan } is down and passes.
event-wake = { $titan } gets up with { $life } life.

## What happens: movement

event-move = { $titan } moves { $start } → { $end }.
event-slide = { $titan } slides { $start } → { $end }.
event-fly = { $titan } flies { $start } → { $end }.
event-swap = { $titan } and { $other } trade places.
event-push = { $squares ->
    [one] { $by } runs into { $titan } and pushes it { $squares } square { $direction }.
   *[other] { $by } runs into { $titan } and pushes it { $squares } squares { $direction }.
}
event-shove = { $by } moves { $titan } { $direction }.
event-blocked = { $titan } is stuck on { $cell }.
event-lap = { $lap ->
    [0] { $titan } crosses the line and still owes a lap.
    [1] { $titan } crosses the line and is back on lap { $lap }.
    [4] { $titan } crosses the line for the last time!
   *[other] { $titan } crosses the line: lap { $lap }.
}
event-lap-back = { $lap ->
    [0] { $titan } goes back over the line and owes a lap.
   *[other] { $titan } goes back over the line: lap { $lap }.
}

## What happens: life

event-damage = { $life ->
    [0] { $titan } loses the last life.
   *[other] { $titan } loses 1 life, { $life } left.
}
event-pay = { $life ->
    [0] { $titan } pays with the last life.
   *[other] { $titan } pays 1 life, { $life } left.
}
event-gain = { $titan } recovers: { $life } life.
event-knockout = { $titan } goes down. Knockout!

## What happens: traps, statues, abilities, cards

event-trap = { $titan } lays a trap on { $cell }.
event-trap-gone = The trap on { $cell } is gone.
event-blast = The statue on { $cell } spits fire.
event-ability = { $titan } uses { $ability }.
event-play = { $titan } plays { $card }.
event-discard = { $titan } discards { $card }.
event-give = { $titan } gives the pirates a card: { $card }.
event-reshuffle = The discard pile becomes the new deck.
event-reroll = { $titan } rolls again: { $colour }.
event-win = { $titan } takes the trophy!

## Where the rows came from

part-die = rows from dice
part-extra = from cards and abilities
part-pushed = by others

## Options of a table

option-track = Track
option-track-text = Where the race is run; in a Grand Slam, the first board.
option-track-kaldheira = { track-kaldheira }
option-track-laguna = { track-laguna }
option-track-odlewnia = { track-odlewnia }
option-track-bankogu = { track-bankogu }
option-track-anglieh = { track-anglieh }
option-track-estengaard = { track-estengaard }

option-grand_slam = Grand Slam
option-grand_slam-text = Three different tracks stacked one above the other instead of three laps on one. Which tracks share a board of the box we do not know: with the box beside you, choose three boards.
option-grand_slam-no = no, three laps on one track
option-grand_slam-yes = yes, one lap on each of three tracks

option-track2 = Second track
option-track2-text = The middle board of a Grand Slam.
option-track2-kaldheira = { track-kaldheira }
option-track2-laguna = { track-laguna }
option-track2-odlewnia = { track-odlewnia }
option-track2-bankogu = { track-bankogu }
option-track2-anglieh = { track-anglieh }
option-track2-estengaard = { track-estengaard }

option-track3 = Third track
option-track3-text = The top board of a Grand Slam.
option-track3-kaldheira = { track-kaldheira }
option-track3-laguna = { track-laguna }
option-track3-odlewnia = { track-odlewnia }
option-track3-bankogu = { track-bankogu }
option-track3-anglieh = { track-anglieh }
option-track3-estengaard = { track-estengaard }

option-teams = Teams
option-teams-text = Two teams need four or six players, three teams need six; team-mates never sit side by side and win together.
option-teams-none = none, each for themselves
option-teams-two = two teams
option-teams-three = three teams

option-titans = Titans
option-titans-text = How the players get their titans. { -our-switch }
option-titans-choose = chosen in seat order
option-titans-random = drawn at random

option-push = Push distance
option-push-text = Whoever is hit is pushed as far as the whole action moves the pusher, or only as far as the pusher still has to go. { -our-switch }
option-push-die_total = the whole action
option-push-remaining = what is left of it

option-blue_push = Push with blue
option-blue_push-text = Each of the two legs of blue pushes by its own 1 square or by the 2 squares of the whole die. { -our-switch }
option-blue_push-leg = one square
option-blue_push-total = two squares

option-draft = Rolling the dice
option-draft-text = Every round opens with a fresh roll of all dice, or the last roll is passed on into the next round, so that the re-roll wanders round the table. { -our-switch }
option-draft-fixed = a fresh roll every round
option-draft-rolling = the re-roll wanders

option-two_player_hand = Cards with two players
option-two_player_hand-text = With two players, the hand belongs to the player or to each titan. { -our-switch }
option-two_player_hand-player = one hand per player
option-two_player_hand-titan = one hand per titan

## The board of Titan Race

race-special = special card
race-super-left = SUPER ramp left
race-super-right = SUPER ramp right
race-multi = MULTI ramp
race-trap = trap
race-out = knocked out
race-life-ours = life: ours
race-map-ours = (map ours)
race-wrap =
    ↑ above row 12 comes row 1: a new lap
    ↔ beyond A lies F, beyond F lies A
race-up = ↑ board { $board }
race-up-trophy = ↑ trophy
race-wall = ▔▔▔▔▔ wall ▔▔▔▔▔
race-down = ↓ board { $board }
race-lap = lap { $lap }/3
race-lap-debt = lap 1/3, owes { $debt }
race-trophy = trophy!
race-ability-used = ability used
race-round = round { $round }
race-dice = dice:
race-traps = traps left { $left }
race-deck = deck { $deck }
race-discard = discarded: { $cards }
race-hands = Cards in hand: { $hands }
race-hand = Your hand
race-hand-of = Hand of { $titan }

## Set-ups with a name, on the box and where a table is made

form-first = first race: three titans on the ice
form-any_track = a race on any track
form-grand_slam = Grand Slam: three tracks
form-two_teams = two against two, any track

## Why an answer is good or bad, as a hint tells it

for-way-wins = the race is won with it
for-way-gains-rows = rows forward: { $count }
for-way-ends-on-a-card = a special card at the end of the way
for-way-meets-traps-0 = no trap on the way
for-die-gains-rows = rows that the die can gain: { $count }
for-die-of-the-own-colour = a die of the titan’s own colour
for-choose = this titan has won more often than others
for-trap-on-first-rival = it hits the rival who stands best
for-strike-on-first-rival = it hits the rival who stands best
for-card-curse-at-first-rival = it hits the rival who stands best
for-drain-at-first-rival = it hits the rival who stands best
for-shove-whom-at-first-rival = it moves the rival who stands best
against-way-gains-rows = rows forward only: { $count }
against-way-meets-traps-1 = a trap on the way
against-way-meets-traps-2 = two traps or more on the way
against-way-meets-a-trap-with-the-last-life = a trap takes the last life
against-do-end = the turn ends with something left to do
against-discard = a special card is thrown away
against-trap-on-own = it hits an own titan
against-strike-on-own = it hits an own titan
against-strike-on-nothing = it hits nobody
against-card-curse-at-own = it hits an own titan
against-drain-at-own = it hits an own titan
against-reroll-at-life = life is spent on the re-roll
