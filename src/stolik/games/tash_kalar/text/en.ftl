# Tash-Kalar in English. The same messages stand in pl.ftl, in the same order.

game-name = Tash-Kalar

game-tagline = Two actions a turn in the arena of legends: place pieces, complete the patterns on your cards and summon beings that turn the fight.
factor-school = school

## Schools, and the colours of their pieces

school-northern = Northern Imperial
school-northern-text = Soldiers, mages and guns of the Empire: moves for the whole line, and shots across the arena. Blue pieces.
school-southern = Southern Imperial
school-southern-text = The same beings as in the Northern deck, with red pieces.
school-highland = Highland
school-highland-text = Clans, wolves and eagles: combat moves and leaps of single fighters, stronger on red and green squares. Yellow pieces.
school-sylvan = Sylvan
school-sylvan-text = The people of the forest: upgrades, conversions and more cards in hand. Green pieces.
school-everfrost = Everfrost
school-everfrost-text = Beings of ice, seven of them with a frost effect that is kept and used later. White pieces.
school-nethervoid = Nethervoid
school-nethervoid-text = Demons round the Gate: one of their pieces carries it, and many effects reach out from there. Orange pieces.
school-etherweave = Etherweave
school-etherweave-text = Beings outside of time: their warp effects are played from the hand before they are summoned, and two points are at stake until they come. Purple pieces.

colour-northern = blue (Northern)
colour-southern = red (Southern)
colour-highland = yellow (Highland)
colour-sylvan = green (Sylvan)
colour-everfrost = white (Everfrost)
colour-nethervoid = orange (Nethervoid)
colour-etherweave = purple (Etherweave)

rank-common = common
rank-heroic = heroic
rank-legendary = legendary

way-N = north (up)
way-NE = north-east
way-E = east (right)
way-SE = south-east
way-S = south (down)
way-SW = south-west
way-W = west (left)
way-NW = north-west

## Beings of the Imperial schools

card-northern-swordmaster = Swordmaster
card-northern-swordmaster-text = You may destroy a common enemy piece diagonally next to the Swordmaster; if you do, the Swordmaster is upgraded.
card-northern-messenger = Messenger
card-northern-messenger-text = One of your common or heroic pieces may make any number of standard moves in one direction.
card-northern-herald = Herald
card-northern-herald-text = You may make up to two moves with your pieces, with one or with two, each to an empty square.
card-northern-bomb = Bomb
card-northern-bomb-text = If you have an action left, the Bomb destroys itself and every common piece next to it, your own too; otherwise nothing happens.
card-northern-chronicler = Chronicler
card-northern-chronicler-text = Upgrade another common piece of yours; it may then make a standard move.
card-northern-assassin = Assassin
card-northern-assassin-text = The piece on the marked square is destroyed, whoever owns it and whatever its rank. If the square was empty, the Assassin may move there.
card-northern-time_mage = Time Mage
card-northern-time_mage-text = Gain an action. An enemy piece on the marked square, of any rank, is destroyed.
card-northern-summoner = Summoner
card-northern-summoner-text = You may place up to two common pieces on the marked squares.
card-northern-hypnotist = Hypnotist
card-northern-hypnotist-text = You may make one combat move with each of up to three common pieces, or of up to two heroic pieces, of one enemy.
card-northern-cannon = Cannon
card-northern-cannon-text = You may choose one of the marked directions: every common piece in it is destroyed, all the way to the edge, your own too.
card-northern-champion = Champion
card-northern-champion-text = You may destroy an adjacent enemy piece of any rank. If it was legendary, the Champion is destroyed too and you gain an action.
card-northern-infantry_captain = Infantry Captain
card-northern-infantry_captain-text = You may make up to two combat moves with your pieces other than the Captain, with one or with two.
card-northern-cavalry_captain = Cavalry Captain
card-northern-cavalry_captain-text = One of your other pieces may make up to three moves: one combat move and two standard moves, in any order.
card-northern-gryphon_rider = Gryphon Rider
card-northern-gryphon_rider-text = She may make a combat leap. If she does, you may downgrade her, and then you place a common piece next to her.
card-northern-knight = Knight
card-northern-knight-text = The Knight may make up to three combat moves, none of them onto a common piece.
card-northern-high_priestess = High Priestess
card-northern-high_priestess-text = She may make a standard move. Then, moved or not, you may upgrade a common piece next to her, whoever owns it.
card-northern-master_of_intrigue = Master of Intrigue
card-northern-master_of_intrigue-text = You may make up to three moves in all, each either a standard move of the Master or a combat move of a common or heroic piece that filled the pattern.
card-northern-gun_tower = Gun Tower
card-northern-gun_tower-text = You may fire in one of the marked directions: the first two pieces in it are destroyed, your own too. A legendary piece is not destroyed and stops the shot.

card-southern-swordmaster = { card-northern-swordmaster }
card-southern-swordmaster-text = { card-northern-swordmaster-text }
card-southern-messenger = { card-northern-messenger }
card-southern-messenger-text = { card-northern-messenger-text }
card-southern-herald = { card-northern-herald }
card-southern-herald-text = { card-northern-herald-text }
card-southern-bomb = { card-northern-bomb }
card-southern-bomb-text = { card-northern-bomb-text }
card-southern-chronicler = { card-northern-chronicler }
card-southern-chronicler-text = { card-northern-chronicler-text }
card-southern-assassin = { card-northern-assassin }
card-southern-assassin-text = { card-northern-assassin-text }
card-southern-time_mage = { card-northern-time_mage }
card-southern-time_mage-text = { card-northern-time_mage-text }
card-southern-summoner = { card-northern-summoner }
card-southern-summoner-text = { card-northern-summoner-text }
card-southern-hypnotist = { card-northern-hypnotist }
card-southern-hypnotist-text = { card-northern-hypnotist-text }
card-southern-cannon = { card-northern-cannon }
card-southern-cannon-text = { card-northern-cannon-text }
card-southern-champion = { card-northern-champion }
card-southern-champion-text = { card-northern-champion-text }
card-southern-infantry_captain = { card-northern-infantry_captain }
card-southern-infantry_captain-text = { card-northern-infantry_captain-text }
card-southern-cavalry_captain = { card-northern-cavalry_captain }
card-southern-cavalry_captain-text = { card-northern-cavalry_captain-text }
card-southern-gryphon_rider = { card-northern-gryphon_rider }
card-southern-gryphon_rider-text = { card-northern-gryphon_rider-text }
card-southern-knight = { card-northern-knight }
card-southern-knight-text = { card-northern-knight-text }
card-southern-high_priestess = { card-northern-high_priestess }
card-southern-high_priestess-text = { card-northern-high_priestess-text }
card-southern-master_of_intrigue = { card-northern-master_of_intrigue }
card-southern-master_of_intrigue-text = { card-northern-master_of_intrigue-text }
card-southern-gun_tower = { card-northern-gun_tower }
card-southern-gun_tower-text = { card-northern-gun_tower-text }

## Beings of the Highland school

card-highland-wild_eagle = Wild Eagle
card-highland-wild_eagle-text = The Eagle may make a combat leap.
card-highland-clan_axeman = Clan Axeman
card-highland-clan_axeman-text = You may destroy a common or heroic piece orthogonally next to the Axeman, whoever owns it.
card-highland-clan_healer = Clan Healer
card-highland-clan_healer-text = You may place up to two common pieces on squares next to green ones.
card-highland-dire_wolf = Dire Wolf
card-highland-dire_wolf-text = The Wolf may make up to two combat moves.
card-highland-ritual_keeper = Ritual Keeper
card-highland-ritual_keeper-text = Summoned on green: upgrade one of your common pieces, the Keeper itself if you like. Summoned on red: one of your pieces may make a combat move.
card-highland-eagle_lord = Eagle Lord
card-highland-eagle_lord-text = The Lord may make a combat leap.
card-highland-wolf_rider = Wolf Rider
card-highland-wolf_rider-text = The Rider may make up to two combat moves.
card-highland-blood_shaman = Blood Shaman
card-highland-blood_shaman-text = Destroy a common or heroic piece anywhere, whoever owns it, the Shaman included. If it stood on red, all common pieces next to its square are destroyed too.
card-highland-war_drummer = War Drummer
card-highland-war_drummer-text = With your pieces other than the Drummer you may make one combat move, or up to two standard moves.
card-highland-hill_giant = Hill Giant
card-highland-hill_giant-text = All common and heroic pieces orthogonally next to the Giant are destroyed, your own too.
card-highland-warlord = Warlord
card-highland-warlord-text = You may make up to three combat moves with your pieces; if you make all three, at least one must be the Warlord's.
card-highland-war_summoner = War Summoner
card-highland-war_summoner-text = Gain an action. At your next summoning in this turn one enemy piece may stand in the pattern for one of yours.
card-highland-ritual_master = Ritual Master
card-highland-ritual_master-text = Summoned on green: gain two actions. Summoned on red: you may destroy one heroic piece and one common piece anywhere, whoever owns them.
card-highland-legend_slayer = Legend Slayer
card-highland-legend_slayer-text = Diagonally next to the Slayer you may destroy one legendary piece, or up to two common or heroic ones, whoever owns them.
card-highland-mountain_troll = Mountain Troll
card-highland-mountain_troll-text = All common enemy pieces next to the Troll are destroyed; if there were two or more, you gain an action.
card-highland-hungry_bear = Hungry Bear
card-highland-hungry_bear-text = The Bear may make a standard move; if that destroyed a piece, it may make another.
card-highland-werewolf = Werewolf
card-highland-werewolf-text = Summoned on green, or on red other than the centre: the Werewolf may make up to three combat moves. Summoned elsewhere: it may make one standard move.
card-highland-clan_guardian = Clan Guardian
card-highland-clan_guardian-text = You may upgrade one of the common pieces that filled the pattern.

## Beings of the Sylvan school

card-sylvan-sapling = Sapling
card-sylvan-sapling-text = The Sapling is upgraded at once.
card-sylvan-kiskin_farseeders = Kiskin Farseeders
card-sylvan-kiskin_farseeders-text = You may place a common piece next to any piece of yours.
card-sylvan-charging_buck = Charging Buck
card-sylvan-charging_buck-text = The Buck may make up to two combat leaps, each to a square at distance exactly two.
card-sylvan-forest_wardens = Forest Wardens
card-sylvan-forest_wardens-text = Destroy a common piece of an enemy who has more common pieces on the arena than you. Then destroy a heroic piece of an enemy who has more heroic and legendary pieces than you.
card-sylvan-naiad = Naiad
card-sylvan-naiad-text = Up to two of your pieces next to the square on which the Naiad was summoned may make one standard move each.
card-sylvan-kiskin_spirit = Kiskin Spirit
card-sylvan-kiskin_spirit-text = You may put a card of your discard pile on top of your deck. If you do, or if the pile was empty, you draw one being more at the end of the turn.
card-sylvan-dryad = Dryad
card-sylvan-dryad-text = You may convert a common or heroic enemy piece next to the Dryad into a common piece of yours.
card-sylvan-centaur_spearman = Centaur Spearman
card-sylvan-centaur_spearman-text = The Spearman may make a combat move. If he does, the first piece further on in that direction is destroyed, whoever owns it, unless it is legendary.
card-sylvan-centaur_chieftain = Centaur Chieftain
card-sylvan-centaur_chieftain-text = The Chieftain may make a combat move. If he does, you may make up to three combat moves in the same direction with your other pieces.
card-sylvan-unicorn = Unicorn
card-sylvan-unicorn-text = Either the Unicorn may make a combat move, or you gain an action.
card-sylvan-sylvan_queen = Sylvan Queen
card-sylvan-sylvan_queen-text = You may convert a common or heroic enemy piece diagonally next to the Queen into a piece of yours of the same rank.
card-sylvan-sylvan_princess = Sylvan Princess
card-sylvan-sylvan_princess-text = You may convert a common enemy piece diagonally next to the Princess into a common piece of yours.
card-sylvan-woodland_druid = Woodland Druid
card-sylvan-woodland_druid-text = Upgrade one common piece of every colour, first one of yours, then one of each enemy.
card-sylvan-forest_ancient = Forest Ancient
card-sylvan-forest_ancient-text = Place two common pieces of enemy colours within distance two of the Ancient. Then, for each of them, destroy a common piece of its colour within distance three.
card-sylvan-forest_mystic = Forest Mystic
card-sylvan-forest_mystic-text = At the end of the turn one being and one legend more are drawn.
card-sylvan-kiskin_leafsplitter = Kiskin Leafsplitter
card-sylvan-kiskin_leafsplitter-text = Up to twice you may choose a diagonal direction: the first piece in it is destroyed, whoever owns it and whatever its rank.
card-sylvan-kiskin_boughrunner = Kiskin Boughrunner
card-sylvan-kiskin_boughrunner-text = The Boughrunner may make up to three combat moves, each to a square next to another piece of yours.
card-sylvan-tree_shepherd = Tree Shepherd
card-sylvan-tree_shepherd-text = Choose one: upgrade a common piece of yours; or a heroic piece of yours may make a combat move; or a legendary piece of yours may make a standard move.

## Beings of Everfrost; frost effects stand by themselves

card-everfrost-snow_fox = Snow Fox
card-everfrost-snow_fox-text = The Fox may make up to two standard moves.
card-everfrost-royal_reindeer = Royal Reindeer
card-everfrost-royal_reindeer-text = The Reindeer may make a combat leap to a square at distance exactly two. If neither the leap nor the summoning destroyed a piece, the Reindeer is upgraded.
card-everfrost-crystal_mirror = Crystal Mirror
card-everfrost-crystal_mirror-text = You may mirror one heroic piece or up to two common pieces that stand on yellow squares, whoever owns them: place a piece of yours of the same rank on the blue mirror image of the square, which must be empty.
card-everfrost-crystal_grower = Crystal Grower
card-everfrost-crystal_grower-text = Upgrade one common piece of each enemy.
card-everfrost-crystal_grower-frost = Upgrade one of your common pieces.
card-everfrost-ice_princess = Ice Princess
card-everfrost-ice_princess-text = Another common piece of yours may make a combat move.
card-everfrost-ice_princess-frost = One of your common pieces makes a standard move.
card-everfrost-ice_queen = Ice Queen
card-everfrost-ice_queen-text = Another heroic piece of yours may make a combat move.
card-everfrost-ice_queen-frost = One of your heroic pieces makes a standard move.
card-everfrost-frostweave_summoner = Frostweave Summoner
card-everfrost-frostweave_summoner-text = Nothing happens when it is summoned.
card-everfrost-frostweave_summoner-frost = Thaw it just before you summon: one enemy piece may stand in the pattern for one of yours. The summoning must follow at once.
card-everfrost-winter_whisperer = Winter Whisperer
card-everfrost-winter_whisperer-text = Nothing happens when she is summoned.
card-everfrost-winter_whisperer-frost = You may destroy one of your common pieces, and you may discard a flare from your hand; if you do both, you gain an action.
card-everfrost-frozen_chest = Frozen Chest
card-everfrost-frozen_chest-text = You may put a card with a frost effect from your discard pile into play; the frost effect that you have kept so far is discarded.
card-everfrost-everfrost_sentinel = Everfrost Sentinel
card-everfrost-everfrost_sentinel-text = Summoned over an enemy piece, the Sentinel may be downgraded: then each other player has one action less in their next turn; in a team game only the player whose turn comes next.
card-everfrost-glacier_giant = Glacier Giant
card-everfrost-glacier_giant-text = The Giant may make any number of combat moves in one of the marked directions. If he moved, you may destroy a legendary piece on the next square in that direction; the Giant is then destroyed too.
card-everfrost-polar_bear = Polar Bear
card-everfrost-polar_bear-text = The Bear may make a combat move. If that destroyed a piece, it may make a standard move; if that destroyed a piece too, it may make one more move to an empty square.
card-everfrost-war_sled = War Sled
card-everfrost-war_sled-text = The Sled may make up to three combat moves: the first in a marked direction, each further one straight on or turned by 45 degrees.
card-everfrost-snow_monster = Snow Monster
card-everfrost-snow_monster-text = All common enemy pieces within distance two of the Monster that stand next to any piece of yours are destroyed.
card-everfrost-frost_imp = Frost Imp
card-everfrost-frost_imp-text = You may choose a common piece next to the Imp, whoever owns it, and a direction: it makes standard moves in it until it can go no further.
card-everfrost-ice_wyvern = Ice Wyvern
card-everfrost-ice_wyvern-text = The Wyvern may make a combat leap. If that destroyed a piece, the Wyvern is destroyed too.
card-everfrost-ice_wyvern-frost = Place a common piece next to one of your heroic pieces.
card-everfrost-deathbringer = Deathbringer
card-everfrost-deathbringer-text = You may destroy an adjacent common piece, or a heroic one with a piece of yours next to it, or a legendary one with three; the Deathbringer is not counted among them. An enemy piece counts twice, and the piece is removed from the game.
card-everfrost-frostweave_illusionist = Frostweave Illusionist
card-everfrost-frostweave_illusionist-text = The Illusionist turns into a common piece of an enemy colour of your choice.
card-everfrost-frostweave_illusionist-frost = Convert a common enemy piece anywhere into a common piece of yours.

## Demons of the Nethervoid

card-nethervoid-shadow_imp = Shadow Imp
card-nethervoid-shadow_imp-text = The Imp may make a combat move. If it does and is not the Gate itself, the Gate may make a combat move in the same direction.
card-nethervoid-flame_imp = Flame Imp
card-nethervoid-flame_imp-text = You may destroy a common piece next to the Gate, whoever owns it.
card-nethervoid-gate_keeper = Gate Keeper
card-nethervoid-gate_keeper-text = You may upgrade a common piece of yours, or place a common piece; that piece becomes the Gate.
card-nethervoid-demon_of_gluttony = Demon of Gluttony
card-nethervoid-demon_of_gluttony-text = The Demon may make a combat move. If that destroyed a piece, the Demon is upgraded and may make another combat move; if that destroyed a piece too, it becomes the Gate.
card-nethervoid-demon_of_pride = Demon of Pride
card-nethervoid-demon_of_pride-text = The Demon is upgraded and becomes the Gate. Then it may make a combat move.
card-nethervoid-acolyte_of_destruction = Acolyte of Destruction
card-nethervoid-acolyte_of_destruction-text = Destroy a common piece anywhere, whoever owns it. If you did and the Gate is on red, you may also destroy a heroic piece next to the square of the victim.
card-nethervoid-acolyte_of_growth = Acolyte of Growth
card-nethervoid-acolyte_of_growth-text = Place a common piece anywhere. If you did and the Gate is on green, place a heroic piece next to it.
card-nethervoid-power_seeker = Power Seeker
card-nethervoid-power_seeker-text = If the Seeker is the Gate, it may make one standard move. If not, it may make any number of combat moves, each toward the Gate.
card-nethervoid-hell_hound = Hell Hound
card-nethervoid-hell_hound-text = You may destroy an adjacent piece, whoever owns it and whatever its rank. Unless a legendary piece was destroyed, the card then goes under your deck, as long as the deck is not empty.
card-nethervoid-vortexmaster = Vortexmaster
card-nethervoid-vortexmaster-text = The Gate may make a combat move. Then, moved or not, one of your pieces next to the Gate may make a combat move.
card-nethervoid-gate_master = Gate Master
card-nethervoid-gate_master-text = Upgrade the Gate: it becomes legendary, which counts as summoning a legend. Then one of your common or heroic pieces becomes the Gate.
card-nethervoid-hell_rider = Hell Rider
card-nethervoid-hell_rider-text = If the Rider is the Gate, it may make one combat move; if not, up to three.
card-nethervoid-demon_of_wrath = Demon of Wrath
card-nethervoid-demon_of_wrath-text = If no common enemy piece is next to the Gate, the Gate may make a standard move. Then all common enemy pieces next to the Gate are destroyed.
card-nethervoid-demon_of_greed = Demon of Greed
card-nethervoid-demon_of_greed-text = Destroy one of your common pieces and one of your heroic pieces, but not the Gate; gain an action for each. The Demon itself can be one of them.
card-nethervoid-demon_of_lust = Demon of Lust
card-nethervoid-demon_of_lust-text = You may make one combat move toward the Gate, but not onto it, with each of up to two different pieces, whoever owns them.
card-nethervoid-demon_of_sloth = Demon of Sloth
card-nethervoid-demon_of_sloth-text = If you have an action left, you lose one; if you have none, the Gate is destroyed.
card-nethervoid-demon_of_envy = Demon of Envy
card-nethervoid-demon_of_envy-text = Place a common piece next to the Gate. Repeat it as long as an opponent has more pieces on the arena than you.
card-nethervoid-possessed_summoner = Possessed Summoner
card-nethervoid-possessed_summoner-text = Place a common piece of an enemy colour next to a piece of that colour: your next summoning in this turn uses pieces of that colour instead of yours. Then you may discard a flare from your hand to gain an action.

## Beings of Etherweave; warp effects stand by themselves

card-etherweave-doppelganger = Doppelganger
card-etherweave-doppelganger-text = If you have a pending being, its warp effect is carried out once more, except that of the Merchant of Time.
card-etherweave-paradox_worm = Paradox Worm
card-etherweave-paradox_worm-text = One of your common or heroic pieces may trade places with an enemy piece of the same rank, wherever both stand.
card-etherweave-paradox_worm-warp = Upgrade a common enemy piece. Then you may discard your pending being.
card-etherweave-lesser_shadow_twin = Lesser Shadow Twin
card-etherweave-lesser_shadow_twin-text = If the Greater Shadow Twin is in your discard pile, choose one of your pieces: you may destroy up to two common pieces next to it, whoever owns them.
card-etherweave-lesser_shadow_twin-warp = Upgrade one of your common pieces.
card-etherweave-translocationist = Translocationist
card-etherweave-translocationist-text = Up to two of your heroic pieces may each trade places with one of your common pieces.
card-etherweave-translocationist-warp = Gain an action.
card-etherweave-antimatter_spirit = Antimatter Spirit
card-etherweave-antimatter_spirit-text = Nothing happens when it is summoned.
card-etherweave-antimatter_spirit-warp = Place a common piece on an empty square without colour; it makes a combat move. Then place a common piece of an enemy on the square just left; it makes a combat move in the opposite direction. All of this or nothing.
card-etherweave-merchant_of_time = Merchant of Time
card-etherweave-merchant_of_time-text = The piece that lies on this card makes a standard leap from it to a square without colour.
card-etherweave-merchant_of_time-warp = Lay a piece from a square without colour on this card, whoever owns it and whatever its rank; it is not destroyed. While it is pending, the Merchant can be neither copied nor discarded nor taken back.
card-etherweave-gate_of_oblivion = Gate of Oblivion
card-etherweave-gate_of_oblivion-text = The piece on the purple marked square is destroyed, whoever owns it and whatever its rank. You may also destroy a common or heroic piece on one of the red marked squares, whoever owns it.
card-etherweave-gate_of_oblivion-warp = For the rest of the turn every enemy piece that is destroyed counts once more.
card-etherweave-time_traveler = Time Traveler
card-etherweave-time_traveler-text = The Traveler is summoned on any empty square without colour, wherever the pattern lies. You may destroy a common piece next to it, whoever owns it; if you do, the top card of your discard pile goes on top of your deck.
card-etherweave-greater_shadow_twin = Greater Shadow Twin
card-etherweave-greater_shadow_twin-text = If the Lesser Shadow Twin is in your discard pile, you may destroy a heroic piece with at least two of your pieces next to it, whoever owns it.
card-etherweave-greater_shadow_twin-warp = Upgrade one of your common pieces.
card-etherweave-warpmaster = Warpmaster
card-etherweave-warpmaster-text = Either your pending being may become an ordinary card of your hand again, or the Warpmaster may make a standard move.
card-etherweave-dark_sphere = Dark Sphere
card-etherweave-dark_sphere-text = You may make one combat move with each of up to three different common or heroic pieces, whoever owns them, but at most two of one colour; each move must end at distance exactly two from the Sphere.
card-etherweave-void_summoner = Void Summoner
card-etherweave-void_summoner-text = At your next summoning in this turn up to two empty squares may stand in the pattern for common pieces of yours.
card-etherweave-void_summoner-warp = One of your common or heroic pieces makes a standard move.
card-etherweave-eternal_emperor = Eternal Emperor
card-etherweave-eternal_emperor-text = Unless the Emperor's warp effect was played in this turn, you may choose one: place a common piece; make a combat move with one of your common pieces; make a standard move with one of your heroic or legendary pieces.
card-etherweave-eternal_emperor-warp = Choose one: place a common piece; make a combat move with one of your common pieces; make a standard move with one of your heroic or legendary pieces.
card-etherweave-reality_patch = Reality Patch
card-etherweave-reality_patch-text = You may destroy one heroic piece of each enemy. Then you may discard your pending being, and you may discard another card from your hand.
card-etherweave-polarity_queen = Polarity Queen
card-etherweave-polarity_queen-text = Two of your common or heroic pieces other than the Queen make one combat move each, in opposite directions; if they cannot both move, neither does.
card-etherweave-polarity_queen-warp = Place a common piece next to an enemy piece.
card-etherweave-singularity = Singularity
card-etherweave-singularity-text = Choose an empty square without colour: all common pieces next to it, whoever owns them, make a combat move onto it, one after another in an order of your choice.
card-etherweave-ziggurat_sentinel = Ziggurat Sentinel
card-etherweave-ziggurat_sentinel-text = You may carry out the warp effect of a card in your discard pile, except that of the Merchant of Time; or the Sentinel may make up to three combat moves in the marked direction.
card-etherweave-ziggurat_sentinel-warp = One of your common or heroic pieces makes a combat move, or up to two standard moves.
card-etherweave-iris_of_eternity = Iris of Eternity
card-etherweave-iris_of_eternity-text = You may destroy a legendary piece next to the Iris, whoever owns it. Or the Iris may be upgraded, which counts as summoning a legend; then all legends in your hand are discarded.

## Legends

card-legend-fire_dragon = Fire Dragon
card-legend-fire_dragon-text = Choose a marked direction: in it and in the two directions beside it, all common and heroic pieces on the two nearest squares are destroyed, your own too.
card-legend-hell_bull = Hell Bull
card-legend-hell_bull-text = The Bull may make any number of combat moves in one direction; the first legendary piece that it destroys ends the run.
card-legend-angel_of_death = Angel of Death
card-legend-angel_of_death-text = You may choose another piece anywhere, whoever owns it: it is upgraded, if it can be; then the Angel leaps onto its square and destroys it.
card-legend-eldest_tree = The Eldest Tree
card-legend-eldest_tree-text = On each of up to three adjacent squares you may destroy a common or heroic enemy piece, upgrade a common piece of yours, or place a common piece.
card-legend-bone_catapult = Bone Catapult
card-legend-bone_catapult-text = You may destroy a piece of any rank in a marked direction, however far away, whoever owns it; then all common pieces next to its square are destroyed too.
card-legend-fire_elemental = Fire Elemental
card-legend-fire_elemental-text = Choose: all adjacent common and heroic enemy pieces are destroyed, or all common enemy pieces within distance two.
card-legend-leviathan = Leviathan
card-legend-leviathan-text = You may downgrade a connected group of up to three heroic or legendary pieces, or destroy a connected group of up to four common pieces, whoever owns them.
card-legend-two_headed_dragon = Two-Headed Dragon
card-legend-two_headed_dragon-text = You may upgrade one of the pieces that filled the pattern. If you do, you may destroy a heroic piece next to it, whoever owns it.
card-legend-earth_elemental = Earth Elemental
card-legend-earth_elemental-text = Destroy a common or heroic piece on or next to a red square. Upgrade a common piece on or next to a green square. Then the Elemental may make a combat move onto a red or green square.
card-legend-time_elemental = Time Elemental
card-legend-time_elemental-text = After this turn you have another one.
card-legend-storm_elemental = Storm Elemental
card-legend-storm_elemental-text = You may place a piece within distance three: it may make combat moves in one direction, up to five if common, three if heroic, one if legendary. Then it is destroyed.
card-legend-titan = Titan
card-legend-titan-text = All pieces orthogonally next to the Titan are destroyed, and all common and heroic ones diagonally next to it, your own too. None of them counts for points or tasks.

## Flares: called by their thresholds, the upper and the lower

card-flare-3-6a = Flare 3/6 A
card-flare-3-6a-text = Three heroic or legendary pieces behind: place a common piece. Six pieces behind: place a heroic piece.
card-flare-4-4a = Flare 4/4 A
card-flare-4-4a-text = Four heroic or legendary pieces behind: place a common piece. Four pieces behind: place a common piece.
card-flare-3-5 = Flare 3/5
card-flare-3-5-text = Three heroic or legendary pieces behind: you may make up to three standard moves with your common pieces. Five pieces behind: gain an action.
card-flare-4-5a = Flare 4/5 A
card-flare-4-5a-text = Four heroic or legendary pieces behind: place a common piece. Five pieces behind: place a common piece, or convert a common enemy piece into a common piece of yours.
card-flare-3-6b = Flare 3/6 B
card-flare-3-6b-text = Three heroic or legendary pieces behind: make a standard move with one of your common pieces, or upgrade one. Six pieces behind: place two common pieces.
card-flare-4-4b = Flare 4/4 B
card-flare-4-4b-text = Four heroic or legendary pieces behind: place a common piece, or upgrade one of yours. Four pieces behind: one of your common pieces may make a combat leap.
card-flare-4-6 = Flare 4/6
card-flare-4-6-text = Four heroic or legendary pieces behind: place a common piece. Six pieces behind: upgrade one of your common pieces and gain an action.
card-flare-4-5b = Flare 4/5 B
card-flare-4-5b-text = Four heroic or legendary pieces behind: gain an action. Five pieces behind: place a common piece.
card-flare-5-4 = Flare 5/4
card-flare-5-4-text = Five heroic or legendary pieces behind: place a heroic piece. Four pieces behind: you may make one standard and one combat move with your common pieces, in either order.
card-flare-5-5 = Flare 5/5
card-flare-5-5-text = Five heroic or legendary pieces behind: place two common pieces. Five pieces behind: place a common piece.
card-flare-3-4 = Flare 3/4
card-flare-3-4-text = Three heroic or legendary pieces behind: place a common piece. Four pieces behind: you may make one combat move, or up to two standard moves, with your common or heroic pieces.
card-flare-2-5 = Flare 2/5
card-flare-2-5-text = Two heroic or legendary pieces behind: one of your common pieces may make a standard leap. Five pieces behind: gain an action.

## Tasks of the High Form

task-destruction = Destruction
task-destruction-text = In this turn you have destroyed at least three enemy pieces.
task-devastation = Devastation
task-devastation-text = In this turn you have destroyed at least four enemy pieces.
task-heroic_destruction = Heroic Destruction
task-heroic_destruction-text = In this turn you have destroyed at least three enemy pieces, one of them heroic or legendary.
task-heroic_devastation = Heroic Devastation
task-heroic_devastation-text = In this turn you have destroyed at least four enemy pieces, two of them heroic or legendary.
task-end_of_legends = End of Legends
task-end_of_legends-text = In this turn you have destroyed a legendary enemy piece or two heroic ones.
task-red_conquest = Red Conquest
task-red_conquest-text = You have at least three pieces on red squares, two of them heroic or legendary.
task-green_conquest = Green Conquest
task-green_conquest-text = You have at least three pieces on green squares, two of them heroic or legendary.
task-color_conquest = Color Conquest
task-color_conquest-text = You have at least five pieces on red and green squares together, three of them heroic or legendary.
task-red_legends = Red Legends
task-red_legends-text = You have a legendary piece and another heroic or legendary one on red squares.
task-green_legends = Green Legends
task-green_legends-text = You have a legendary piece and another heroic or legendary one on green squares.
task-rainbow_dominance = Rainbow Dominance
task-rainbow_dominance-text = You have more heroic and legendary pieces than the enemy on red squares, and more on green squares too.
task-red_summoning = Red Summoning
task-red_summoning-text = In this turn you have summoned at least two beings, one of them on a red square.
task-green_summoning = Green Summoning
task-green_summoning-text = In this turn you have summoned at least two beings, one of them on a green square.
task-colored_summoning = Colored Summoning
task-colored_summoning-text = In this turn you have summoned at least two beings on red or green squares.
task-legendary_summoning = Legendary Summoning
task-legendary_summoning-text = In this turn you have summoned at least two beings, one of them a legend.
task-central_dominance = Central Dominance
task-central_dominance-text = You have at least five pieces on the nine central squares, two of them heroic or legendary.
task-center_cross = Center Cross
task-center_cross-text = Your pieces stand on the centre and on all four squares orthogonally next to it, or on all four diagonally next to it.
task-line_dominance = Line Dominance
task-line_dominance-text = On one of the three middle rows or files (4 to 6, d to f) you have at least six pieces more than the enemy.
task-diagonals = Diagonals
task-diagonals-text = On each of the two long diagonals you have at least four pieces, one of them heroic or legendary; the centre belongs to both.
task-side_chain = Side Chain
task-side_chain-text = A chain of your pieces, each next to the following one, joins the left edge with the right one, or the top with the bottom.
task-corner_chain = Corner Chain
task-corner_chain-text = A chain of your pieces, each next to the following one, joins two opposite corners; a corner is the three squares along the slanted edge.
task-imprisonment = Imprisonment
task-imprisonment-text = At least six of your pieces stand next to one enemy piece.
task-envelopment = Envelopment
task-envelopment-text = At least seven of your pieces stand next to one enemy piece.
task-isolation = Isolation
task-isolation-text = An enemy piece has another one at distance two, but could not come next to any other enemy piece in three moves over empty squares.

## What can be done

action-place = place on { $square }
action-pick-up = pick up from { $square } and place anew
action-summon = { $card }: summon on { $square } (image { $image }) { $used }
action-summon-lent = { $card }: summon on { $square } (image { $image }) { $used }; enemy pieces lent: { $lent }
action-discard = { $card }: discard
action-flare = { $card }: invoke against { $colour }
action-thaw = { $card }: thaw the frost effect
action-warp = { $card }: play the warp effect
action-hand-over = pass control to the partner
action-end = end the turn

step-move = { $start } → { $end }

option-move = make a move
option-flare = discard it
option-action = gain an action
option-upgrade = upgrade
option-heroic = a combat move of a heroic piece of yours
option-legendary = a standard move of a legendary piece of yours
option-place = place a common piece
option-adjacent = adjacent common and heroic enemy pieces
option-within-two = common enemy pieces within distance two
option-downgrade = downgrade
option-destroy = destroy
option-convert = convert a common enemy piece
option-common = a combat move of a common piece of yours
option-upgraded = a standard move of a heroic or legendary piece of yours
option-recall = take the pending being back
option-warp = carry out a warp effect from the discard pile

## In teams, within an effect of any kind

square-hand-over = { action-hand-over }
step-hand-over = { action-hand-over }
way-hand-over = { action-hand-over }
option-hand-over = { action-hand-over }
colour-hand-over = { action-hand-over }
card-hand-over = { action-hand-over }
rank-hand-over = { action-hand-over }

## Questions for chance

prompt-card = A card is drawn
prompt-school = A school is drawn
prompt-first = Who plays first is drawn
prompt-task = A task is turned up

## Questions before the first turn

prompt-choose-school = Choose your school
prompt-start = On which square does the starting piece stand?
prompt-start-colour = A piece of which colour stands at this start symbol?

## Questions in a turn

prompt-action = What do you do?
prompt-put-down = Where does the piece go that you picked up?
prompt-put-under = Put another card of your hand under its deck?
pass-put-under = no more
prompt-claim = Which task do you claim?
pass-claim = none
prompt-odd-common = Unpaired common pieces of several colours give you one point. Against which colour?

## Questions of effects

prompt-pick-up = { $card }: no piece is left for it. Which one do you pick up?
prompt-destroy = { $card }: which piece is destroyed?
pass-destroy = destroy nothing
prompt-move = { $card }: which move?
pass-move = no move
prompt-leap = { $card }: which leap?
pass-leap = no leap
prompt-slide = { $card }: which piece goes how far?
pass-slide = stay
prompt-aim = { $card }: in which direction?
pass-aim = in none
prompt-place = { $card }: where is the piece placed?
pass-place = place nothing
prompt-upgrade = { $card }: which piece is upgraded?
pass-upgrade = none
prompt-downgrade = { $card }: downgrade it?
pass-downgrade = leave it as it is
prompt-convert = { $card }: which piece is converted?
pass-convert = convert nothing
prompt-option = { $card }: choose one
pass-option = nothing of it
prompt-colour = { $card }: which colour?
prompt-discard-flare = { $card }: discard your flare?
pass-discard-flare = keep the flare
prompt-recall = { $card }: which card of your discard pile?
pass-recall = leave the pile as it is
prompt-mirror = { $card }: which piece is mirrored?
pass-mirror = mirror nothing
prompt-keep-frost = { $card }: you can keep one frost effect. Which?
prompt-gate = { $card }: which piece becomes the Gate?
prompt-prey = { $card }: onto which piece does it leap?
pass-prey = onto none
prompt-root = { $card }: on which square does something happen?
pass-root = on no other
prompt-group = { $card }: which piece joins the group?
pass-group = that is all
prompt-storm = { $card }: a piece of which rank is placed?
pass-storm = none
prompt-swap = { $card }: which pieces trade places?
pass-swap = none
prompt-shadow = { $card }: which of your pieces casts its shadow?
prompt-hole = { $card }: onto which square are the pieces drawn?
prompt-stash = { $card }: which piece is laid on the card?
prompt-release = { $card }: to which square does the piece on the card leap?
prompt-part = { $card }: where does your piece appear, and where does it move?
prompt-discard-pending = { $card }: discard the pending being?
pass-discard-pending = keep it pending
prompt-discard-card = { $card }: discard a card from your hand?
pass-discard-card = keep all

## What happens: before the first turn

event-school = { $seat } plays as { $school }.
event-first = { $seat } plays first.
event-task = A task can be claimed: { $task }.
event-next-task = The next task: { $task }.

## What happens: turns and cards

event-turn = { $seat } has the turn, actions: { $actions }.
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws a card.
event-reshuffle = A deck is empty: its discard pile is shuffled and drawn from again.
event-put-away = { $seat } discards a being unseen: { $card }.
event-put-away-hidden = { $seat } discards a being unseen.
event-put-under = { $seat } puts a card under its deck: { $card }.
event-put-under-hidden = { $seat } puts a card under its deck.
event-discard = { $seat } discards { $card }.
event-recall = { $seat } puts a discarded card on top of the deck: { $card }.
event-under = { $seat } puts { $card } openly under the deck.
event-summon = { $seat } summons { $card } on { $square }.
event-improvise = { $seat } improvises with the enemy piece on { $square }.
event-flare = { $seat } invokes { $card } against { $colour }.
event-discard-flare = { $seat } discards a flare without invoking it: { $card }.
event-frost = { $seat } keeps a frost effect: { $card }.
event-thaw = { $seat } thaws a frost effect: { $card }.
event-warp = { $seat } plays a warp effect and has a pending being: { $card }.
event-copy-warp = { $seat } runs a warp effect once more: { $card }.
event-pending-over = No longer pending ({ $seat }): { $card }.
event-recall-unseen = { $seat } puts the top card of the discard pile on top of the deck: { $card }.
event-recall-unseen-hidden = { $seat } puts the top card of the discard pile on top of the deck.
event-gain-action = Actions gained: { $actions }.
event-lose-action = An action is lost.
event-tax = { $seat } will have one action less in the next turn.
event-extra-turn = { $seat } will have another turn after this one.
event-hand-over = { $seat } passes control to { $other }.

## What happens: pieces

event-place = A { $rank } piece is placed on { $square }: { $colour }.
event-add = { $card }: a { $rank } piece comes to { $square }, { $colour }.
event-pick-up = A { $rank } piece is picked up from { $square }: { $colour }.
event-destroy = { $card }: a { $rank } piece on { $square } is destroyed, { $colour }.
event-move = { $card }: { $start } → { $end }, { $rank } piece, { $colour }.
event-upgrade = { $card }: the piece on { $square } is upgraded, now { $rank }, { $colour }.
event-downgrade = { $card }: the piece on { $square } is downgraded, now { $rank }, { $colour }.
event-convert = { $card }: the piece on { $square } is converted, now { $rank }, { $colour } → { $new }.
event-remove = A { $rank } piece is removed from the game: { $colour }.
event-swap = { $card }: the pieces on { $start } and { $end } trade places.
event-stash = A { $rank } piece goes from { $square } onto the card: { $colour }.
event-release = A { $rank } piece leaps from the card to { $square }: { $colour }.
event-gate = The piece on { $square } becomes the Gate.
event-gate-lost = The Gate on { $square } is lost.

## What happens: points

event-score = Points: { $colour } +{ $points } against { $against }.
event-claim = A task is claimed by { $colour }: { $task }.
event-last-round = The end is near: the last turn will be { $seat }'s.

## Where points come from

part-tasks = claimed tasks
part-legendary = legendary pieces on the arena
part-destroyed = destroyed pieces
part-legends = summoned legends
part-flares = flares of opponents
part-pending = pending beings

## Options of a table

option-form = Form of the game
option-form-text = High Form scores tasks and legendary pieces, the duel destroyed pieces; both are for two or for two teams. The melee counts destroyed pieces separately against each of two or three opponents.
option-form-high_form = High Form
option-form-duel = deathmatch duel
option-form-melee = deathmatch melee

option-schools = Schools
option-schools-text = Whether players choose their schools in seat order or draw them; each school is taken once.
option-schools-choose = chosen
option-schools-random = drawn at random

option-etherweave = Etherweave
option-etherweave-text = Adds a seventh school, whose warp effects are played from the hand. Its cards follow one implementation of the game; the rules for them are ours.
option-etherweave-no = without
option-etherweave-yes = with

option-translocation = Translocationist
option-translocation-text = Whether its two trades need two different heroic pieces, as its text rather says, or may be made by the same one. The switch is ours; it matters with Etherweave only.
option-translocation-two = two heroic pieces, once each
option-translocation-any = two trades, by the same piece too

option-destroyed_return = Return of destroyed pieces
option-destroyed_return-text = Whether enemy pieces that were destroyed are back in their supply at the end of the turn or at once. No source decides it; this switch is ours.
option-destroyed_return-end_of_turn = at the end of the turn
option-destroyed_return-at_once = at once

## The arena of Tash-Kalar

arena-ranks = chL
arena-marks = ybrp
arena-ground-R = red square
arena-ground-G = green square
arena-gate = Gate
arena-score = score { $score } of { $limit }
arena-supply = supply { $small }, legendary { $legendary }
arena-destroyed = destroyed this turn: { $pieces }
arena-held = beings { $beings }, legends { $legends }, flares { $flares }
arena-deck = deck { $deck }, discarded { $discarded }
arena-frost = frost effect: { $card }
arena-pending = pending: { $card }
arena-taxed = one action less next turn
arena-improvise = can still improvise: { $sides }
arena-turn = { $seat }, actions left: { $actions }
arena-control = { $seat } is in control
arena-playing = under way: { $card }
arena-bonus-1 = the next summoning may use an enemy piece
arena-bonus-2 = the next summoning uses enemy pieces
arena-bonus-3 = the next summoning may use two empty squares
arena-stashed = on the Merchant of Time: { $piece }
arena-decks = decks: legends { $legends }, flares { $flares }
arena-last = { $seat } has the last turn
arena-tasks = Tasks, with their points
arena-next-task = comes next
arena-hand = Your hand
arena-pattern = [ ] summoning square · { $common } any piece of yours · { $heroic } at least heroic
arena-frost-text = Frost: { $text }
arena-warp-text = Warp: { $text }
arena-put-away = You have discarded unseen: { $cards }
arena-under = You have put under your deck: { $cards }
arena-ahead = { $side } is ahead:
arena-ahead-upgraded = heroic and legendary { $ahead } of { $needed }
arena-ahead-pieces = pieces { $ahead } of { $needed }
arena-lent = (lent: { $squares })
arena-verb-place = place
arena-verb-pick-up = pick up
arena-verb-discard = discard
arena-verb-flare = flare
arena-verb-thaw = thaw
arena-verb-warp = warp

## Set-ups with a name, on the box and where a table is made

form-first = High Form for two
form-duel = a duel to the death
form-melee = a melee of three
form-partners = High Form, two against two
form-etherweave = with Etherweave

## Why an answer is good or bad, as a hint tells it

for-verb-summon = a being comes to the arena
for-place-readies-rank = a being can be summoned with the next action
for-place-readies-for-the-next-turn-rank = a being can be summoned next turn
for-place-readies-over-enemy-rank = a being can be summoned over an enemy piece
for-place-brings-cards-to-one = a pattern lacks one piece only
for-step-readies-rank = the move completes a pattern
for-upgrade-readies = the upgrade completes a pattern
for-place-for-a-task-left-0 = a task is fulfilled
for-summon-for-a-task-left-0 = a task is fulfilled
for-step-for-a-task-left-0 = a task is fulfilled
for-upgrade-for-a-task-left-0 = a task is fulfilled
for-strike-for-a-task-left-0 = a task is fulfilled
for-summon-second-being-for-a-task = the second being of the turn, for a task
for-summon-over-enemy-common = an enemy piece is destroyed
for-summon-over-enemy-heroic = an enemy heroic piece is destroyed
for-summon-over-enemy-legendary = an enemy legend is destroyed
for-destroy-enemy-common = an enemy piece is destroyed
for-destroy-enemy-heroic = an enemy heroic piece is destroyed
for-destroy-enemy-legendary = an enemy legend is destroyed
for-move-to-enemy-common = an enemy piece is destroyed
for-move-to-enemy-heroic = an enemy heroic piece is destroyed
for-move-to-enemy-legendary = an enemy legend is destroyed
for-leap-to-enemy-heroic = an enemy heroic piece is destroyed
for-convert-enemy-common = an enemy piece becomes one’s own
for-convert-enemy-heroic = an enemy heroic piece becomes one’s own
for-upgrade-own-common = an own piece rises in rank
for-place-coloured = on a coloured square, which tasks ask for
for-summon-coloured = on a coloured square, which tasks ask for
for-step-coloured = on a coloured square, which tasks ask for
for-place-from-the-centre-0 = in the middle of the arena
for-place-from-the-centre-1 = near the middle of the arena
for-task-of-points = points for the task: { $count }
for-school = this school has won more often than others
against-verb-end = actions are given up
against-verb-discard = a card is given up
against-verb-pick-up = an own piece leaves the arena
against-claim-none = a task is not claimed
against-place-from-the-centre-3 = far from the middle of the arena
against-place-from-the-centre-4 = at the edge of the arena
against-place-beside-own-0 = no own piece beside it
against-square-of-a-pattern = a piece of an own pattern is lost
against-step-leaves-a-pattern = the piece leaves an own pattern
against-summon-over-a-piece-of-a-pattern = a piece of another pattern is lost
against-summon-over-own-common = an own piece makes room
against-summon-over-own-heroic = an own heroic piece makes room
against-summon-over-own-legendary = an own legend makes room
against-destroy-own-common = an own piece is destroyed
against-destroy-own-heroic = an own heroic piece is destroyed
against-move-to-own-common = an own piece is destroyed
against-move-to-empty = it destroys nothing
against-leap-to-empty = it destroys nothing
against-slide-to-empty = it destroys nothing
