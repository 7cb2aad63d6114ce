# Karak 2 in English. The same messages stand in pl.ftl, in the same order.

game-name = Karak 2
game-tagline = Explore the land tile by tile, found a town, lead an army, gather soul stones and beat the Dark General.
factor-hero = hero

-our-switch = No source decides it; this switch is ours.
-sources-differ = Sources differ; this switch is ours.
-ours-too = The text can be read in both ways; this switch is ours.

## Heroes

hero-horan = Horan
hero-horan-text = The warrior. Battle Strategy spares him a unit in every fight, and Plunder pays for each one he wins.
hero-taia = Taia
hero-taia-text = The seer. She has a say in which monsters she meets (Foresight) and which tile she lays (Second Sight).
hero-lorraine = Lorraine
hero-lorraine-text = The ranger. She gathers more than others (Forager) and walks twice as far on safe ground (Swift Trail).
hero-lord_xanros = Lord Xanros
hero-lord_xanros-text = The warlock. He raises skeletons (Necromancy), and his fallen units heal him (Soul Collector).
hero-elspeth = Elspeth
hero-elspeth-text = The princess. She may roll her own die a second time (Finesse), and chasms do not stop her (Flight).
hero-darius = Darius
hero-darius-text = The scout. He beats the weakest armies without a roll (Ambush) and begins his turn at a gallop (Outrider).
hero-aderyn = Aderyn
hero-aderyn-text = The thief, riding a panther. She recruits in the woods (Rebels) and slips past monsters (Sneaking).
hero-argentus = Argentus
hero-argentus-text = The wizard, riding a white lion. His fire bolts go further (Magic Duplicate), and weak armies do his bidding (King of the Wild).
hero-valduk = Valduk
hero-valduk-text = The barbarian, riding a woolly rhinoceros. Two skulls make him stronger (Battle Rage), and he bleeds for his units (Hard Head).
hero-kirima = Kirima
hero-kirima-text = The beast huntress, riding a dream whale. She strikes harder at armies already on the map (Whirl of Battle) and flies to the wounded (Dream Helper).
hero-saigo = Saigo
hero-saigo-text = The samurai, riding a yakul. His town begins with an archery range (Seasoned Wanderer), and his archers may roll again (Strategic Position).

## Abilities

ability-battle_strategy = Battle Strategy
ability-battle_strategy-text = Once per fight ignore one skull on one of your unit dice.
ability-plunder = Plunder
ability-plunder-text = After every fight you win, duels included, take the resources of your tile.
ability-foresight = Foresight
ability-foresight-text = When you draw monster tokens, you may draw one more and put one of your choice back into the bag.
ability-second_sight = Second Sight
ability-second_sight-text = When you explore, you may look at the top two tiles. Lay one; the other goes under the pile.
ability-forager = Forager
ability-forager-text = When you gather, take 1 more resource of a kind that the tile yields.
ability-swift_trail = Swift Trail
ability-swift_trail-text = Once per turn your move may cover two known tiles without monsters.
ability-necromancy = Necromancy
ability-necromancy-text = As an action take a skeleton die. A fallen knight, archer or mage of yours may also be replaced by a skeleton.
ability-soul_collector = Soul Collector
ability-soul_collector-text = Regain 1 life for each die of yours that falls.
ability-finesse = Finesse
ability-finesse-text = Once per fight you may reroll your hero die.
ability-flight = Flight
ability-flight-text = Chasms do not stop you.
ability-ambush = Ambush
ability-ambush-text = You beat a total strength of 1 without a roll.
ability-outrider = Outrider
ability-outrider-text = Your first move in a turn may cover two tiles, the first known and without monsters.
ability-rebels = Rebels
ability-rebels-text = Once per turn, on a forest tile, spend an action and 2 food for a knight die. No town is needed.
ability-sneaking = Sneaking
ability-sneaking-text = You may enter and leave tiles with monster armies without a fight. Only the Dark General stops you.
ability-magic_duplicate = Magic Duplicate
ability-magic_duplicate-text = Once per turn use a fire bolt without losing it (+1), or lose it for +2.
ability-king_of_the_wild = King of the Wild
ability-king_of_the_wild-text = Once per turn, without an action, move one army of strength 3 or less to an empty tile on which a town could stand.
ability-battle_rage = Battle Rage
ability-battle_rage-text = Two skulls on your hero die give you +2 power in this fight.
ability-hard_head = Hard Head
ability-hard_head-text = You may lose a life instead of a unit die, as long as you have life left.
ability-whirl_of_battle = Whirl of Battle
ability-whirl_of_battle-text = You have +1 power against armies that were already on the map.
ability-dream_helper = Dream Helper
ability-dream_helper-text = Once per turn your move may take you to a wounded hero; you may then heal yourself and that hero by 1 each.
ability-seasoned_wanderer = Seasoned Wanderer
ability-seasoned_wanderer-text = When you found your town, an archery range goes up in it for free.
ability-strategic_position = Strategic Position
ability-strategic_position-text = Once per fight you may reroll any of your archer dice.

## Dice and their faces

die-hero = hero die
die-knight = knight die
die-archer = archer die
die-mage = mage die
die-skeleton = skeleton die
die-bear = bear die
die-titan = titan die
die-time_lord = Time Lord die
die-imperial_guard = Imperial Guard die

face-blank = blank
face-s1 = 1 sword
face-s2 = 2 swords
face-s3 = 3 swords
face-s4 = 4 swords
face-k1 = 1 skull
face-k2 = 2 skulls
face-loop = time loop
face-betrayal = betrayal
face-shield = shield
face-unthrown = not yet thrown

thrown-die = { $die }: { $face }

## Lands

land-castle_karak = Castle Karak
land-start_forest = start forest
land-start_farm = start farm
land-forest_1 = forest
land-farm_1 = farm
land-rocks_1 = rocks
land-forest_farm_2 = forest with farm
land-forest_rocks_2 = forest with rocks
land-farm_rocks_2 = farm with rocks
land-goblin_cave = Goblin Cave
land-rock_eater_mine = Rock-eater Mine
land-rift_1 = Rift
land-rift_2 = Rift
land-forest_rocks_2_imp = forest with rocks
land-farm_rocks_2_imp = farm with rocks

copy-of = { $land } no. { $copy } (chasms: { $chasms })

edge-0 = east
edge-1 = north-east
edge-2 = north-west
edge-3 = west
edge-4 = south-west
edge-5 = south-east

rotation-0 = as printed
rotation-1 = turned left by one edge
rotation-2 = turned left by two edges
rotation-3 = turned upside down
rotation-4 = turned right by two edges
rotation-5 = turned right by one edge

## Monster armies, with two letters for small maps

army-skeletons = skeletons
army-imps = imps
army-dryads = dryads
army-shadow_eaters = shadow eaters
army-elementals = elementals
army-fallen_knights = fallen knights
army-ghosts = ghosts
army-time_lord = Time Lord

tag-skeletons = Sk
tag-imps = Im
tag-dryads = Dr
tag-shadow_eaters = Sh
tag-elementals = El
tag-fallen_knights = Fa
tag-ghosts = Gh
tag-time_lord = TL

prey-army = { $army } on tile { $tile }

## Items

item-sword = sword
item-sword-text = Weapon: +1 power in every fight.
item-axe = axe
item-axe-text = Weapon: +2 power in every fight.
item-fire_bolt = fire bolt
item-fire_bolt-text = Spell: +1 power in one fight, then it is gone.
item-healing = Healing
item-healing-text = Spell: regain 2 life in your own turn, then it is gone.
item-blessing = Blessing
item-blessing-text = Spell: take a unit die in your own turn; right after a fight it also undoes every skull on your dice.
item-amulet_steed = amulet of the steed
item-amulet_steed-text = Worn, it gives you one more step per turn.
item-amulet_life = amulet of life
item-amulet_life-text = Worn, it raises your maximum life by 1.
item-amulet_bear = amulet of the bear
item-amulet_bear-text = Worn, it gives you the bear die, outside the army limit.
item-amulet_titan = amulet of the titan
item-amulet_titan-text = Worn, it gives you the titan die, outside the army limit.
item-time_crystal = crystal of the Time Lord
item-time_crystal-text = It breaks, and the Time Lord with his die joins your army.
item-soul_1 = soul stone of 1
item-soul_1-text = Worth 1 point at the end.
item-soul_2 = soul stone of 2
item-soul_2-text = Worth 2 points at the end.
item-soul_3 = soul stone of 3
item-soul_3-text = Worth 3 points at the end.

## Buildings and resources

building-military_camp = military camp
building-military_camp-text = Lets you train knights.
building-archery_range = archery range
building-archery_range-text = Lets you train archers.
building-wizard_tower = wizard tower
building-wizard_tower-text = Lets you train mages.
building-stables = stables
building-stables-text = One more step per turn.
building-banner_tower = banner tower
building-banner_tower-text = Your army may have 2 more units.
building-portal = portal
building-portal-text = From your town a move may lead to any other tile of the map.

resource-food = food
resource-wood = wood
resource-stone = stone

## What can be done in a turn

play-go = go to { $tile }, { $land }
play-trail = follow the Swift Trail to { $tile }, { $land }
play-ride = ride over { $over } to { $tile }, { $land }
play-portal = through the portal to { $tile }, { $land }
play-dream = by Dream Helper to { $seat }
play-explore = explore to the { $edge }
play-ride-out = ride over { $tile }, { $land }, and explore to the { $edge }
play-fight = fight
play-heal = heal
play-gather = gather
play-found = found your town
play-build = build
play-train = train units
play-cure = cure the plague
play-rebels = recruit Rebels
play-summon = raise a skeleton
play-bless = cast Blessing
play-potion = cast Healing
play-challenge = challenge the Emperor
play-wild = King of the Wild: chase an army away
play-pick-up = pick up: { $item }
play-retreat = retreat, for the whole turn
play-end = end your turn

duplicate-keep = keep the bolt: +1 power
duplicate-spend = give the bolt away: +2 power

## Questions to chance

prompt-first = Who begins is drawn by lot
prompt-deal = A hero is dealt
prompt-face = A die is rolled
prompt-landscape = A tile is drawn from the pile
prompt-bag = An army is drawn from the bag
prompt-reward = The token is turned over

## Questions before the first turn

prompt-hero = Choose your hero

## Questions in a turn

prompt-play = What do you do?
prompt-rotation = Which way do you turn the new tile ({ $land })?
prompt-second-sight = Second Sight: look at two tiles and lay the one you like better?
prompt-tile = Second Sight: which tile do you lay?
prompt-foresight = Foresight: draw one army more and put one back?
prompt-return = Foresight: which army goes back into the bag?
prompt-dream-heal = Dream Helper: heal { $seat } by 1?
prompt-wild-army = King of the Wild: which army do you chase away?
prompt-wild-out-of-turn = King of the Wild: chase an army away before this turn begins?
pass-wild-out-of-turn = leave them where they are
prompt-wild-tile = King of the Wild: to which tile ({ $army })?
prompt-forage = Forager: which resource do you take in addition?
prompt-build = What do you build?
prompt-build-more = Do you build anything else in the same action?
pass-build-more = that is all
prompt-train = Which unit do you train?
prompt-train-more = Do you train anybody else in the same action?
pass-train-more = that is all

## Questions of the Empire

prompt-tax = Which resource does the Emperor get as tax?
prompt-mirror-which = Which of your new buildings does a vassal receive too?
prompt-mirror = Who receives the same building ({ $building }) for free?
prompt-gift = Which die do you give to a vassal?
prompt-gift-to = Who receives the gift ({ $die })?

## Questions in a fight

prompt-army = Which army do you fight first?
prompt-dice = How many dice of this kind do you throw: { $die }?
prompt-betrayal = Betrayal! Who gets the Time Lord die?
prompt-loop = Time loop: which die do you roll again?
pass-loop = no further die
prompt-finesse = Finesse: roll your hero die again?
prompt-position = Strategic Position: which archers do you roll again?
pass-position = no further die
prompt-plague = Plague and Misery! On whose town do you put the plague?
pass-plague = nobody's
prompt-duplicate = Magic Duplicate: how do you use a fire bolt?
pass-duplicate = not in this fight
prompt-bolts = How many fire bolts do you cast?
prompt-blessing = Cast Blessing now?
prompt-blessing-die = Blessing: which unit die do you take?
prompt-shield = Shield: which skull do you ignore?
pass-shield = none
prompt-strategy = Battle Strategy: which unit do you save?
pass-strategy = none
prompt-hard-head = Hard Head: lose a life to save which unit?
pass-hard-head = none
prompt-raise-dead = Necromancy: put a skeleton in place of the fallen one ({ $die })?
prompt-token = Which token do you turn first?
prompt-leave-item = You have found: { $item }. There is no room: what do you leave behind?

## Events: set-up and rounds

event-first = { $seat } begins.
event-hero = { $seat } plays { $hero }.
event-round = Round { $round }.
event-turn = { $steps ->
    [0] { $seat } spends the turn recovering.
    [one] Turn of { $seat }: { $steps } step.
   *[other] Turn of { $seat }: { $steps } steps.
}
event-last-round = Round { $round } was the last.

## Events: moving and exploring

event-go = { $seat } goes to { $tile }, { $land }.
event-portal = { $seat } steps through the portal to { $tile }, { $land }.
event-dream = { $seat } comes in a dream to { $tile }, { $land }.
event-put = { $seat } is put on { $tile }, { $land }.
event-back = { $seat } goes back to { $tile }, { $land }.
event-tile = { $seat } draws a tile: { $land }.
event-under = { $seat } puts a tile under the pile: { $land }.
event-lay = { $seat } lays tile { $tile } to the { $edge }: { $land }.
event-drawn = { $seat } draws from the bag: { $army }.
event-return = { $seat } puts back into the bag: { $army }.
event-army = On tile { $tile } there are now: { $army }.
event-chase = { $seat } chases away: { $army }, from { $start } to { $end }.
event-pick-up = { $seat } picks up: { $item }.

## Events: resources, life, dice

event-pay = { $seat } pays:{ $food ->
    [0] {""}
   *[other] {" "}−{ $food } food
}{ $wood ->
    [0] {""}
   *[other] {" "}−{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}−{ $stone } stone
}.
event-gain = { $seat } receives:{ $food ->
    [0] {""}
   *[other] {" "}+{ $food } food
}{ $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } stone
}.
event-heal = { $seat } recovers; life: { $life }.
event-wound = { $seat } is wounded; life: { $life }.
event-cut = { $seat } takes the amulet of life off; life: { $life }.
event-unconscious = { $seat } loses consciousness.
event-potion = { $seat } casts Healing.
event-gain-die = { $seat } gains: { $die }.
event-lose-die = { $seat } loses: { $die }.
event-time-lord = The Time Lord now serves { $seat }.

## Events: towns

event-found = { $seat } founds a town on { $tile }, { $land }.
event-build = { $seat } builds: { $building }.
event-plague = { $seat } sends Plague and Misery to the town of { $other }.
event-cure = { $seat } drives the plague out.

## Events: fights

event-fight = { $seat } fights against strength { $strength }.
event-ambush = { $seat } wins by Ambush, without a roll.
event-roll = { $seat } rolls { $die }: { $face }.
event-reroll = { $seat } rolls again { $die }: { $face }.
event-duplicate = { $seat } uses Magic Duplicate: { $duplicate }.
event-bolt = { $seat } casts a fire bolt.
event-power = { $strength ->
    [0] { $seat } reaches power { $power }.
   *[other] { $seat } reaches power { $power } against { $strength }.
}
event-won = { $seat } wins the fight.
event-lost = { $seat } loses the fight.
event-spared = { $seat } ignores a skull: { $die }.
event-bless = { $seat } casts Blessing.
event-reward = { $seat } turns the token ({ $army }) and finds: { $item }.
event-left = { $seat } leaves behind: { $item }.
event-glory = The glory of { $seat } rises to { $glory }.

## Events: the Emperor

event-rift = { $seat } opens a Rift, and all heroes are drawn to it!
event-tie = A tie at power { $power }: the leaders roll their hero dice again.
event-challenge = { $seat } challenges the Emperor: { $other }.
event-crown = { $seat } wears the crown: hail the Emperor!
event-tax = { $seat } pays a tax to { $other }: { $resource }.
event-mirror = { $seat } grants { $other } a building: { $building }.
event-gift = { $seat } gives { $other } a die: { $die }.

## Events: the Dark General

event-general = { $praetorians ->
    [0] The Dark General takes Castle Karak, alone!
    [one] The Dark General takes Castle Karak with { $praetorians } praetorian!
   *[other] The Dark General takes Castle Karak with { $praetorians } praetorians!
}
event-praetorians = { $number ->
    [one] { $seat } strikes down { $number } praetorian.
   *[other] { $seat } strikes down { $number } praetorians.
}
event-slain = { $seat } has beaten the Dark General!

## Where points come from

part-souls = soul stones
part-praetorians = praetorians
part-trophy = the General's trophy
part-crown = the crown

## Table options

option-imperium = Imperium
option-imperium-text = Adds five heroes, the Rifts, the Emperor, the Time Lord, ghosts, goblins and rock-eaters.
option-imperium-yes = with Imperium
option-imperium-no = base game only

option-hero_choice = Heroes
option-hero_choice-text = Whether heroes are dealt at random or chosen, the last player picking first.
option-hero_choice-drawn = dealt at random
option-hero_choice-chosen = chosen

option-round_limit = Last round
option-round_limit-text = Whether the game ends after round 80 at the latest, or only when the General is beaten; without a limit a game in which all hold back may never end. { -our-switch }
option-round_limit-limited = after round 80
option-round_limit-unlimited = no limit

option-mirror_building_per = The Emperor's free buildings
option-mirror_building_per-text = Whether a vassal receives a copy of each building the Emperor raises, or of one per action. { -ours-too }
option-mirror_building_per-each_building = for each building
option-mirror_building_per-each_action = once per action

option-train_and_build_where = Where to build and train
option-train_and_build_where-text = Whether you must stand on your town tile to build and train. { -our-switch }
option-train_and_build_where-own_town_tile = in your own town
option-train_and_build_where-anywhere = from any tile without monsters

option-two_armies_fought = Two armies on one tile
option-two_armies_fought-text = Whether they are fought in one roll against the sum of their strengths, or one after the other. { -our-switch }
option-two_armies_fought-together_sum = together
option-two_armies_fought-one_by_one = one by one

option-glory_from_two_armies = Glory from two armies
option-glory_from_two_armies-text = How far the banner rises when two armies are beaten together. { -our-switch }
option-glory_from_two_armies-strongest_single = to the stronger one
option-glory_from_two_armies-sum = to their sum

option-rift_battle_ends_turn = After a Rift battle
option-rift_battle_ends_turn-text = Whether the battle at a Rift ends the explorer's turn. { -ours-too }
option-rift_battle_ends_turn-yes = the turn ends
option-rift_battle_ends_turn-no = the turn goes on

option-rift_uses_weapons_spells = Weapons at a Rift
option-rift_uses_weapons_spells-text = Whether weapons and fire bolts count at a Rift. { -ours-too }
option-rift_uses_weapons_spells-yes = they count
option-rift_uses_weapons_spells-no = dice only

option-rift_reseated_emperor_gets_resources = The Emperor wins again
option-rift_reseated_emperor_gets_resources-text = Whether an Emperor who wins the next Rift receives the resources again. { -ours-too }
option-rift_reseated_emperor_gets_resources-yes = resources again
option-rift_reseated_emperor_gets_resources-no = no resources

option-time_loop_rerolls_time_die = Time loop
option-time_loop_rerolls_time_die-text = Whether a time loop may reroll the Time Lord die itself. { -ours-too }
option-time_loop_rerolls_time_die-no = the other dice only
option-time_loop_rerolls_time_die-yes = the Time Lord die too

option-reroll_before_plague = Rerolls and the plague
option-reroll_before_plague-text = Whether dice are rerolled before Plague and Misery is judged. { -our-switch }
option-reroll_before_plague-yes = rerolls come first
option-reroll_before_plague-no = the plague comes first

option-plague_may_be_kept_back = Plague and Misery
option-plague_may_be_kept_back-text = Whether two skulls must strike another player's town, or may. { -our-switch }
option-plague_may_be_kept_back-no = must strike
option-plague_may_be_kept_back-yes = may strike

option-dream_helper_into_fight = Dream Helper among monsters
option-dream_helper_into_fight-text = Whether Kirima may fly to a hero who stands among monsters. { -ours-too }
option-dream_helper_into_fight-fight_as_usual = yes, and must fight them
option-dream_helper_into_fight-forbidden = no

option-whirl_on_residents = Whirl of Battle in cave and mine
option-whirl_on_residents-text = Whether Whirl of Battle works against goblins and rock-eaters. { -ours-too }
option-whirl_on_residents-only_if_tile_was_revealed_before = unless the tile was just revealed
option-whirl_on_residents-always = always
option-whirl_on_residents-never = never

option-sneak_past_residents = Sneaking in cave and mine
option-sneak_past_residents-text = Whether Aderyn slips past goblins and rock-eaters too. { -ours-too }
option-sneak_past_residents-yes = she slips past
option-sneak_past_residents-no = she must fight

option-blessing_counts_new_glory = Blessing and the glory of the fight
option-blessing_counts_new_glory-text = Whether the glory of a fight just won can make room for the die of a Blessing cast after it. { -ours-too }
option-blessing_counts_new_glory-yes = new glory makes room
option-blessing_counts_new_glory-no = new glory comes too late

option-blessing_outside_own_turn = Blessing in another's turn
option-blessing_outside_own_turn-text = Whether Blessing may follow a fight of your own in another player's turn. { -ours-too }
option-blessing_outside_own_turn-after_own_fight_only = after your own fights
option-blessing_outside_own_turn-never = in your own turn only

option-wild_king_outside_own_turn = King of the Wild in another's turn
option-wild_king_outside_own_turn-text = Whether Argentus may chase an army away at the start of other players' turns too. { -ours-too }
option-wild_king_outside_own_turn-no = in his own turn only
option-wild_king_outside_own_turn-yes = in every turn

option-wild_king_on_entry = King of the Wild before a fight
option-wild_king_on_entry-text = Whether Argentus may still chase away an army whose tile he has just entered. { -ours-too }
option-wild_king_on_entry-yes = in time
option-wild_king_on_entry-no = too late

option-unconscious_in_rift = Unconscious at a Rift
option-unconscious_in_rift-text = Whether unconscious heroes take part in a Rift battle. { -ours-too }
option-unconscious_in_rift-moved_but_no_roll = moved there, but do not roll
option-unconscious_in_rift-full_part = roll like the others

option-duel_after_last_action = Challenge after the last action
option-duel_after_last_action-text = Whether the Emperor can be challenged when all actions are spent. { -ours-too }
option-duel_after_last_action-yes = at any moment
option-duel_after_last_action-no = a challenge takes an action

option-emperor_wins_duel_gain = A defended crown
option-emperor_wins_duel_gain-text = What an Emperor gains by winning a duel. { -ours-too }
option-emperor_wins_duel_gain-nothing = nothing
option-emperor_wins_duel_gain-resources = one of each resource

option-unwanted_items = Items left behind
option-unwanted_items-text = What becomes of an item that nobody keeps. { -our-switch }
option-unwanted_items-removed = it leaves the game
option-unwanted_items-left_on_tile = it lies on the tile

option-unconscious_emperor_duel = An unconscious Emperor
option-unconscious_emperor_duel-text = Whether an unconscious Emperor can be challenged. { -ours-too }
option-unconscious_emperor_duel-forbidden = cannot be challenged
option-unconscious_emperor_duel-allowed_without_hero_die = fights without his hero die

option-saigo_emperor_free_range_mirrored = Saigo as Emperor
option-saigo_emperor_free_range_mirrored-text = Whether a vassal receives a copy of the range that comes with Saigo's town. { -ours-too }
option-saigo_emperor_free_range_mirrored-yes = a vassal receives one
option-saigo_emperor_free_range_mirrored-no = nobody does

option-dream_helper_target = Dream Helper's target
option-dream_helper_target-text = To whom Kirima may fly. { -ours-too }
option-dream_helper_target-wounded_hero = a wounded hero
option-dream_helper_target-any_hero = any other hero

option-losing_a_fight_costs_life = A lost fight
option-losing_a_fight_costs_life-text = Whether a defeat by monsters costs a life besides the skulls. { -sources-differ }
option-losing_a_fight_costs_life-no = skulls only
option-losing_a_fight_costs_life-yes = 1 life more

## What an owner of the box should compare with it

check-hero-die = What is on the six faces of the hero die?
check-unit-dice = What is on the faces of the knight, archer and mage dice?
check-monsters = How strong is each monster army, how many tokens has it, and what is on their backs?
check-souls = What are the soul stones worth, and how many of each are there?
check-building-prices = What do the buildings cost? (Known is only that camp and wizard tower cost 4 food, 1 wood and 3 stone together.)
check-unit-prices = What do the units cost?
check-general = How does the Dark General appear, how strong is he, what do praetorians do, what is his trophy worth?
check-plague = What does Plague and Misery do, and how is it cured?
check-town-tile = Must a hero stand in the town to build and train?
check-tiles = Which landscape tiles are there, what do they yield, and where are their chasms?
check-abilities = What do the abilities of the base heroes do?
check-two-armies = How are two armies on one tile fought, and how much glory do they bring?
check-glory = How long is the glory track, and what does the banner tower add?
check-unconscious = What happens to a hero with 0 life?
check-items = Which items are there, how many fit on a board, and what becomes of the others?
check-portal = From where to where does the portal lead?
check-start = What lies beside the castle on the start tile, and what does it give?
check-rotation = How may a new tile be turned and laid?
check-limit = Do skeletons, bear and titan count towards the army limit, and what is on their dice?
check-setup = Who begins, how are heroes handed out, and what decides a tie?
check-imperium = What is on the Time Lord die and the Imperial Guard die, and how strong are the ghosts and the Time Lord?
check-mounts = What do the base heroes ride, and what is Lorraine called in Polish? (We know neither.)
check-end = Can the game end in any other way than by the General’s defeat?
check-actions = May a hero heal anywhere, and gather on the town tile of another?
check-rest = All the other numbers and readings.

ours-effect = what it does
ours-pl = the Polish name
ours-en = the English name
ours-gather_allowed = that nothing is gathered there
ours-gain_kinds = which dice it gives
ours-chasms = that it has no chasms

## What an owner of Karak 2 compares

checklist-title = Karak 2: what to compare with the box
checklist-signs = Each entry of the data file ends with its source: seed (the Imperium rulebook), public (public pages) or ours. { $ours } marks what is ours.
checklist-file = The file in use: { $file }
checklist-correct = To correct it, copy it to { $file }, where STOLIK_BOX is a folder of your own, and change it there. What cannot be used is named with its entry, and games played with other data are told apart.

## The board of Karak 2

karak-land-castle = castle
karak-land-forest = forest
karak-land-farm = farm
karak-land-rocks = rocks
karak-land-cave = Goblin Cave
karak-land-mine = Rock-eater Mine
karak-land-rift = Rift
karak-hero = heroes, by seat
karak-town = town
karak-chasm = chasm
karak-residents = residents
karak-items = items lying there
karak-general-here = Dark General
karak-beyond = Not drawn: { $tiles }
karak-round = round { $round }
karak-round-of = round { $round } of { $last }
karak-piles = tiles left: level I { $first }, level II { $second }
karak-bag = armies in the bag { $armies }
karak-supply = supply: { $goods }
karak-general = strength { $strength }, praetorians { $number }
karak-drawn = Drawn: { $drawn }
karak-steps = steps left { $steps }
karak-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
karak-emperor = Emperor
karak-trophy = the General's trophy
karak-plague = plague
karak-unconscious = unconscious
karak-glory = glory { $glory }
karak-units = units { $units }/{ $limit }
karak-on = on { $tile }
karak-praetorians = praetorians { $number }
karak-power = power { $power }
karak-against = {" "}against { $strength }
karak-strength = strength { $strength }
karak-chasms = chasms: { $edges }
karak-no-chasm = no chasm
karak-moves = Move
karak-actions = Action
karak-free = Besides
karak-turn = Turn

## Set-ups with a name, on the box and where a table is made

form-first = two heroes, the base game
form-imperium = three heroes with Imperium
form-chosen = with Imperium, heroes chosen

## Why an answer is good or bad, as a hint tells it

for-play-behind-the-best-0 = it is worth the most for the coming turns
for-way-leads-to-more = it leads to where there is more to gain
for-way-leads-to-worth-5 = much can be gained there
for-way-leads-to-worth-6 = very much can be gained there
for-fight-chance-9 = the fight is all but won
for-fight-chance-8 = the fight is likely won
for-fight-for-worth-4 = the fight is for much
for-fight-for-worth-6 = the fight is for very much
for-fight-of-the-general-with-the-lead = to beat the General now ends the game in the lead
for-heal-at-life-0 = there is hardly any life left
for-heal-at-life-1 = there is hardly any life left
for-heal-at-life-2 = there is little life left
for-gather-what-is-missing = it is what is missing
for-challenge-of-a-weaker = the others are weaker
for-unknown-tile-chance-4 = whatever lies there can likely be beaten
for-bolts-just-enough = just enough to win
for-dice-fewest-in-an-easy-fight = the fight is easy, and nothing more is put at risk
for-dice-most = as strong as can be
for-plague-leader = it hits whoever leads
for-hero = this hero has won more often than others
against-way-leads-to-less = it leads to where there is less to gain
against-way-leads-to-worth-0 = there is nothing to gain there
against-way-leads-to-worth-1 = there is hardly anything to gain there
against-way-with-little-life-among-armies = with the last life among armies
against-unknown-tile-with-more-elsewhere = there is more to gain on tiles that are known
against-unknown-tile-chance-1 = what lies there is likely stronger
against-fight-chance-0 = the fight is all but lost
against-fight-chance-1 = the fight is likely lost
against-heal-at-life-4 = there is life enough
against-heal-at-life-5 = there is life enough
against-gather-what-is-spare = there is enough of it
against-end-with-steps = steps are left over
against-bolts-more-than-enough = more than it takes to win
against-dice-more-in-an-easy-fight = more than an easy fight takes
against-build-more-none = no building, though there is one to build
against-train-more-none = no unit, though there is one to train
