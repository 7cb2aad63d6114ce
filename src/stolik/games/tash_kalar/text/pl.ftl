# Tash-Kalar po polsku. Te same komunikaty są w en.ftl, w tej samej kolejności.

game-name = Tash-Kalar

game-tagline = Dwie akcje w turze na arenie legend: stawiaj piony, dopełniaj wzorów ze swoich kart i przywołuj istoty, które odmienią walkę.
factor-school = szkoła

## Szkoły i kolory ich pionów

school-northern = Imperium Północne
school-northern-text = Żołnierze, magowie i działa Imperium: ruchy całym szykiem i strzały przez arenę. Niebieskie piony.
school-southern = Imperium Południowe
school-southern-text = Te same istoty co w talii Imperium Północnego, czerwone piony.
school-highland = Górskie plemiona
school-highland-text = Klany, wilki i orły: ruchy bojowe i skoki pojedynczych wojowników, silniejszych na polach czerwonych i zielonych. Żółte piony.
school-sylvan = Leśni ludzie
school-sylvan-text = Mieszkańcy lasu: awanse, przemiany i więcej kart na ręce. Zielone piony.
school-everfrost = Wieczny Mróz
school-everfrost-text = Istoty z lodu; siedem z nich ma efekt Mrozu, który zachowuje się na później. Białe piony.
school-nethervoid = Otchłań
school-nethervoid-text = Demony wokół Bramy: jeden z ich pionów jest Bramą i to od niej sięga wiele efektów. Pomarańczowe piony.
school-etherweave = Splot Eteru
school-etherweave-text = Istoty spoza czasu: ich efekty zakrzywienia zagrywa się z ręki, zanim się je przywoła, a dopóki nie przybędą, stawką są dwa punkty. Fioletowe piony.

colour-northern = niebieski (Imperium Północne)
colour-southern = czerwony (Imperium Południowe)
colour-highland = żółty (Górskie plemiona)
colour-sylvan = zielony (Leśni ludzie)
colour-everfrost = biały (Wieczny Mróz)
colour-nethervoid = pomarańczowy (Otchłań)
colour-etherweave = fioletowy (Splot Eteru)

rank-common = zwykły
rank-heroic = heroiczny
rank-legendary = legendarny

way-N = północ (w górę)
way-NE = północny wschód
way-E = wschód (w prawo)
way-SE = południowy wschód
way-S = południe (w dół)
way-SW = południowy zachód
way-W = zachód (w lewo)
way-NW = północny zachód

## Istoty obu Imperiów

card-northern-swordmaster = Mistrz miecza
card-northern-swordmaster-text = Możesz zniszczyć zwykłego wrogiego piona, który sąsiaduje z Mistrzem miecza po przekątnej; jeśli to zrobisz, Mistrz miecza awansuje.
card-northern-messenger = Posłaniec
card-northern-messenger-text = Jeden z Twoich zwykłych lub heroicznych pionów może wykonać dowolnie wiele ruchów standardowych w jednym kierunku.
card-northern-herald = Herold
card-northern-herald-text = Możesz wykonać najwyżej dwa ruchy swoimi pionami, jednym lub dwoma, każdy na puste pole.
card-northern-bomb = Bomba
card-northern-bomb-text = Jeśli masz jeszcze akcję, Bomba niszczy samą siebie i wszystkie sąsiednie zwykłe piony, także Twoje; w przeciwnym razie nic się nie dzieje.
card-northern-chronicler = Kronikarz
card-northern-chronicler-text = Inny Twój zwykły pion awansuje, a potem może wykonać ruch standardowy.
card-northern-assassin = Skrytobójca
card-northern-assassin-text = Pion na oznaczonym polu zostaje zniszczony, czyjkolwiek jest i jakąkolwiek ma rangę. Jeśli pole było puste, Skrytobójca może się tam ruszyć.
card-northern-time_mage = Mag czasu
card-northern-time_mage-text = Zyskujesz akcję. Wrogi pion na oznaczonym polu, dowolnej rangi, zostaje zniszczony.
card-northern-summoner = Przywoływacz
card-northern-summoner-text = Możesz umieścić najwyżej dwa zwykłe piony na oznaczonych polach.
card-northern-hypnotist = Hipnotyzer
card-northern-hypnotist-text = Możesz wykonać po jednym ruchu bojowym najwyżej trzema zwykłymi albo najwyżej dwoma heroicznymi pionami jednego przeciwnika.
card-northern-cannon = Armata
card-northern-cannon-text = Możesz wybrać jeden z oznaczonych kierunków: wszystkie zwykłe piony aż do krawędzi areny zostają zniszczone, także Twoje.
card-northern-champion = Czempion
card-northern-champion-text = Możesz zniszczyć sąsiedniego wrogiego piona dowolnej rangi. Jeśli był legendarny, Czempion także ginie, a Ty zyskujesz akcję.
card-northern-infantry_captain = Kapitan piechoty
card-northern-infantry_captain-text = Możesz wykonać najwyżej dwa ruchy bojowe swoimi pionami innymi niż Kapitan, jednym lub dwoma.
card-northern-cavalry_captain = Kapitan kawalerii
card-northern-cavalry_captain-text = Jeden z Twoich innych pionów może wykonać najwyżej trzy ruchy: jeden bojowy i dwa standardowe, w dowolnej kolejności.
card-northern-gryphon_rider = Jeźdźczyni gryfa
card-northern-gryphon_rider-text = Może wykonać skok bojowy. Jeśli skoczy, możesz ją zdegradować, a wtedy umieść zwykłego piona obok niej.
card-northern-knight = Rycerz
card-northern-knight-text = Rycerz może wykonać najwyżej trzy ruchy bojowe, żadnego na pole zwykłego piona.
card-northern-high_priestess = Arcykapłanka
card-northern-high_priestess-text = Może wykonać ruch standardowy. Potem, niezależnie od tego, możesz awansować sąsiedniego zwykłego piona, czyjkolwiek jest.
card-northern-master_of_intrigue = Mistrz intryg
card-northern-master_of_intrigue-text = Możesz wykonać łącznie najwyżej trzy ruchy; każdy to ruch standardowy Mistrza albo ruch bojowy zwykłego lub heroicznego piona użytego we wzorze.
card-northern-gun_tower = Wieża armatnia
card-northern-gun_tower-text = Możesz strzelić w jednym z oznaczonych kierunków: dwa pierwsze piony w tym kierunku zostają zniszczone, także Twoje. Legendarny pion nie ginie i zatrzymuje strzał.

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

## Istoty Górskich plemion

card-highland-wild_eagle = Dziki orzeł
card-highland-wild_eagle-text = Orzeł może wykonać skok bojowy.
card-highland-clan_axeman = Topornik klanu
card-highland-clan_axeman-text = Możesz zniszczyć zwykłego lub heroicznego piona, który sąsiaduje z Topornikiem w pionie lub poziomie, czyjkolwiek jest.
card-highland-clan_healer = Uzdrowiciel klanu
card-highland-clan_healer-text = Możesz umieścić najwyżej dwa zwykłe piony na polach sąsiadujących z zielonymi.
card-highland-dire_wolf = Straszliwy wilk
card-highland-dire_wolf-text = Wilk może wykonać najwyżej dwa ruchy bojowe.
card-highland-ritual_keeper = Strażnik rytuału
card-highland-ritual_keeper-text = Przywołany na zielonym: jeden z Twoich zwykłych pionów, choćby sam Strażnik, awansuje. Przywołany na czerwonym: jeden z Twoich pionów może wykonać ruch bojowy.
card-highland-eagle_lord = Władca orłów
card-highland-eagle_lord-text = Władca może wykonać skok bojowy.
card-highland-wolf_rider = Jeździec wilka
card-highland-wolf_rider-text = Jeździec może wykonać najwyżej dwa ruchy bojowe.
card-highland-blood_shaman = Krwawy szaman
card-highland-blood_shaman-text = Zniszcz zwykłego lub heroicznego piona gdziekolwiek na arenie, czyjkolwiek jest, choćby samego Szamana. Jeśli stał na czerwonym, giną też wszystkie zwykłe piony obok jego pola.
card-highland-war_drummer = Wojenny dobosz
card-highland-war_drummer-text = Swoimi pionami innymi niż Dobosz możesz wykonać jeden ruch bojowy albo najwyżej dwa ruchy standardowe.
card-highland-hill_giant = Gigant ze wzgórz
card-highland-hill_giant-text = Wszystkie zwykłe i heroiczne piony, które sąsiadują z Gigantem w pionie lub poziomie, zostają zniszczone, także Twoje.
card-highland-warlord = Wódz wojenny
card-highland-warlord-text = Możesz wykonać swoimi pionami najwyżej trzy ruchy bojowe; jeśli wykonasz trzy, co najmniej jeden z nich musi należeć do Wodza.
card-highland-war_summoner = Wojenny przywoływacz
card-highland-war_summoner-text = Zyskujesz akcję. Przy następnym przywołaniu w tej turze jeden wrogi pion może zastąpić we wzorze jednego z Twoich.
card-highland-ritual_master = Mistrz rytuału
card-highland-ritual_master-text = Przywołany na zielonym: zyskujesz dwie akcje. Przywołany na czerwonym: możesz zniszczyć jednego heroicznego i jednego zwykłego piona gdziekolwiek na arenie, czyjekolwiek są.
card-highland-legend_slayer = Pogromca legend
card-highland-legend_slayer-text = Wśród pionów, które sąsiadują z Pogromcą po przekątnej, możesz zniszczyć jednego legendarnego albo najwyżej dwa zwykłe lub heroiczne, czyjekolwiek są.
card-highland-mountain_troll = Górski troll
card-highland-mountain_troll-text = Wszystkie zwykłe wrogie piony obok Trolla zostają zniszczone; jeśli były co najmniej dwa, zyskujesz akcję.
card-highland-hungry_bear = Głodny niedźwiedź
card-highland-hungry_bear-text = Niedźwiedź może wykonać ruch standardowy; jeśli zniszczył nim piona, może wykonać drugi.
card-highland-werewolf = Wilkołak
card-highland-werewolf-text = Przywołany na zielonym albo na czerwonym innym niż środek areny: może wykonać najwyżej trzy ruchy bojowe. Przywołany gdzie indziej: może wykonać jeden ruch standardowy.
card-highland-clan_guardian = Obrońca klanu
card-highland-clan_guardian-text = Możesz awansować jednego ze zwykłych pionów użytych we wzorze.

## Istoty Leśnych ludzi

card-sylvan-sapling = Drzewko
card-sylvan-sapling-text = Drzewko od razu awansuje.
card-sylvan-kiskin_farseeders = Kiskińscy siewcy
card-sylvan-kiskin_farseeders-text = Możesz umieścić zwykłego piona obok dowolnego ze swoich pionów.
card-sylvan-charging_buck = Szarżujący jeleń
card-sylvan-charging_buck-text = Jeleń może wykonać najwyżej dwa skoki bojowe, każdy na pole odległe dokładnie o dwa.
card-sylvan-forest_wardens = Strażnicy lasu
card-sylvan-forest_wardens-text = Zniszcz zwykłego piona przeciwnika, który ma na arenie więcej zwykłych pionów niż Ty. Potem zniszcz heroicznego piona przeciwnika, który ma więcej niż Ty pionów heroicznych i legendarnych.
card-sylvan-naiad = Najada
card-sylvan-naiad-text = Najwyżej dwa z Twoich pionów obok pola, na którym przywołano Najadę, mogą wykonać po jednym ruchu standardowym.
card-sylvan-kiskin_spirit = Kiskiński duch
card-sylvan-kiskin_spirit-text = Możesz położyć kartę ze swojego stosu kart odrzuconych na wierzchu swojej talii. Jeśli to zrobisz albo jeśli stos był pusty, na koniec tury dobierasz o jedną istotę więcej.
card-sylvan-dryad = Driada
card-sylvan-dryad-text = Możesz przemienić zwykłego lub heroicznego wrogiego piona obok Driady w swojego zwykłego.
card-sylvan-centaur_spearman = Centaur włócznik
card-sylvan-centaur_spearman-text = Włócznik może wykonać ruch bojowy. Jeśli to zrobi, pierwszy pion dalej w tym kierunku zostaje zniszczony, czyjkolwiek jest, chyba że jest legendarny.
card-sylvan-centaur_chieftain = Wódz centaurów
card-sylvan-centaur_chieftain-text = Wódz może wykonać ruch bojowy. Jeśli to zrobi, innymi swoimi pionami możesz wykonać najwyżej trzy ruchy bojowe w tym samym kierunku.
card-sylvan-unicorn = Jednorożec
card-sylvan-unicorn-text = Albo Jednorożec może wykonać ruch bojowy, albo zyskujesz akcję.
card-sylvan-sylvan_queen = Królowa lasu
card-sylvan-sylvan_queen-text = Możesz przemienić zwykłego lub heroicznego wrogiego piona, który sąsiaduje z Królową po przekątnej, w swojego piona tej samej rangi.
card-sylvan-sylvan_princess = Księżniczka lasu
card-sylvan-sylvan_princess-text = Możesz przemienić zwykłego wrogiego piona, który sąsiaduje z Księżniczką po przekątnej, w swojego zwykłego.
card-sylvan-woodland_druid = Leśny druid
card-sylvan-woodland_druid-text = Awansuj po jednym zwykłym pionie każdego koloru: najpierw swojego, potem po jednym każdego przeciwnika.
card-sylvan-forest_ancient = Pradawny lasu
card-sylvan-forest_ancient-text = Umieść dwa zwykłe piony wrogich kolorów w odległości najwyżej dwóch pól od Pradawnego. Potem za każdego z nich zniszcz zwykłego piona tego samego koloru w odległości najwyżej trzech pól.
card-sylvan-forest_mystic = Mistyk lasu
card-sylvan-forest_mystic-text = Na koniec tury dobiera się o jedną istotę i o jedną legendę więcej.
card-sylvan-kiskin_leafsplitter = Kiskińska łuczniczka
card-sylvan-kiskin_leafsplitter-text = Najwyżej dwa razy możesz wybrać kierunek po przekątnej: pierwszy pion w tym kierunku zostaje zniszczony, czyjkolwiek jest i jakąkolwiek ma rangę.
card-sylvan-kiskin_boughrunner = Kiskiński konarobiegacz
card-sylvan-kiskin_boughrunner-text = Konarobiegacz może wykonać najwyżej trzy ruchy bojowe, każdy na pole obok innego Twojego piona.
card-sylvan-tree_shepherd = Pasterz drzew
card-sylvan-tree_shepherd-text = Wybierz jedno: Twój zwykły pion awansuje; Twój heroiczny pion może wykonać ruch bojowy; Twój legendarny pion może wykonać ruch standardowy.

## Istoty Wiecznego Mrozu; efekty Mrozu stoją osobno

card-everfrost-snow_fox = Śnieżny lis
card-everfrost-snow_fox-text = Lis może wykonać najwyżej dwa ruchy standardowe.
card-everfrost-royal_reindeer = Królewski renifer
card-everfrost-royal_reindeer-text = Renifer może wykonać skok bojowy na pole odległe dokładnie o dwa. Jeśli ani skok, ani przywołanie nie zniszczyły piona, Renifer awansuje.
card-everfrost-crystal_mirror = Kryształowe zwierciadło
card-everfrost-crystal_mirror-text = Możesz odbić jednego heroicznego albo najwyżej dwa zwykłe piony, które stoją na żółtych polach, czyjekolwiek są: umieść swojego piona tej samej rangi na niebieskim lustrzanym odbiciu pola, o ile jest puste.
card-everfrost-crystal_grower = Hodowca kryształów
card-everfrost-crystal_grower-text = Awansuj po jednym zwykłym pionie każdego przeciwnika.
card-everfrost-crystal_grower-frost = Jeden z Twoich zwykłych pionów awansuje.
card-everfrost-ice_princess = Księżniczka lodu
card-everfrost-ice_princess-text = Inny Twój zwykły pion może wykonać ruch bojowy.
card-everfrost-ice_princess-frost = Jeden z Twoich zwykłych pionów wykonuje ruch standardowy.
card-everfrost-ice_queen = Królowa lodu
card-everfrost-ice_queen-text = Inny Twój heroiczny pion może wykonać ruch bojowy.
card-everfrost-ice_queen-frost = Jeden z Twoich heroicznych pionów wykonuje ruch standardowy.
card-everfrost-frostweave_summoner = Przywoływacz mroźnego splotu
card-everfrost-frostweave_summoner-text = Przy przywołaniu nic się nie dzieje.
card-everfrost-frostweave_summoner-frost = Aktywuj go tuż przed przywołaniem: jeden wrogi pion może zastąpić we wzorze jednego z Twoich. Przywołanie musi nastąpić od razu.
card-everfrost-winter_whisperer = Szeptunka zimy
card-everfrost-winter_whisperer-text = Przy przywołaniu nic się nie dzieje.
card-everfrost-winter_whisperer-frost = Możesz zniszczyć jednego ze swoich zwykłych pionów i możesz odrzucić flarę z ręki; jeśli zrobisz jedno i drugie, zyskujesz akcję.
card-everfrost-frozen_chest = Zamarznięta skrzynia
card-everfrost-frozen_chest-text = Możesz umieścić w grze kartę z efektem Mrozu ze swojego stosu kart odrzuconych; zachowany dotąd efekt Mrozu zostaje odrzucony.
card-everfrost-everfrost_sentinel = Strażnik Wiecznego Mrozu
card-everfrost-everfrost_sentinel-text = Przywołanego na pole wrogiego piona można zdegradować: wtedy każdy z pozostałych graczy ma w swojej następnej turze o jedną akcję mniej, a w grze zespołowej tylko ten, kto gra jako następny.
card-everfrost-glacier_giant = Lodowcowy olbrzym
card-everfrost-glacier_giant-text = Olbrzym może wykonać dowolnie wiele ruchów bojowych w jednym z oznaczonych kierunków. Jeśli się ruszył, możesz zniszczyć legendarnego piona na następnym polu w tym kierunku; wtedy ginie także Olbrzym.
card-everfrost-polar_bear = Niedźwiedź polarny
card-everfrost-polar_bear-text = Niedźwiedź może wykonać ruch bojowy. Jeśli zniszczył nim piona, może wykonać ruch standardowy; jeśli i nim zniszczył piona, może wykonać jeszcze jeden ruch na puste pole.
card-everfrost-war_sled = Bojowe sanie
card-everfrost-war_sled-text = Sanie mogą wykonać najwyżej trzy ruchy bojowe: pierwszy w oznaczonym kierunku, każdy następny prosto albo ze skrętem o 45 stopni.
card-everfrost-snow_monster = Śnieżny potwór
card-everfrost-snow_monster-text = Wszystkie zwykłe wrogie piony w odległości najwyżej dwóch pól od Potwora, które stoją obok któregokolwiek z Twoich pionów, zostają zniszczone.
card-everfrost-frost_imp = Mroźny chochlik
card-everfrost-frost_imp-text = Możesz wybrać zwykłego piona obok Chochlika, czyjkolwiek jest, oraz kierunek: pion wykonuje w nim ruchy standardowe, dopóki może.
card-everfrost-ice_wyvern = Lodowa wiwerna
card-everfrost-ice_wyvern-text = Wiwerna może wykonać skok bojowy. Jeśli zniszczyła nim piona, sama także ginie.
card-everfrost-ice_wyvern-frost = Umieść zwykłego piona obok jednego ze swoich heroicznych pionów.
card-everfrost-deathbringer = Zwiastun śmierci
card-everfrost-deathbringer-text = Możesz zniszczyć sąsiedniego zwykłego piona albo heroicznego, obok którego stoi Twój pion, albo legendarnego, obok którego stoją trzy; sam Zwiastun się do nich nie liczy. Wrogi pion liczy się podwójnie, a zniszczony zostaje usunięty z gry.
card-everfrost-frostweave_illusionist = Iluzjonista mroźnego splotu
card-everfrost-frostweave_illusionist-text = Iluzjonista zamienia się w zwykłego piona wybranego wrogiego koloru.
card-everfrost-frostweave_illusionist-frost = Przemień zwykłego wrogiego piona, gdziekolwiek stoi, w swojego zwykłego.

## Demony Otchłani

card-nethervoid-shadow_imp = Chochlik cienia
card-nethervoid-shadow_imp-text = Chochlik może wykonać ruch bojowy. Jeśli to zrobi i sam nie jest Bramą, Brama może wykonać ruch bojowy w tym samym kierunku.
card-nethervoid-flame_imp = Chochlik płomieni
card-nethervoid-flame_imp-text = Możesz zniszczyć zwykłego piona obok Bramy, czyjkolwiek jest.
card-nethervoid-gate_keeper = Strażnik Bramy
card-nethervoid-gate_keeper-text = Możesz awansować swojego zwykłego piona albo umieścić zwykłego piona; ten pion staje się Bramą.
card-nethervoid-demon_of_gluttony = Demon obżarstwa
card-nethervoid-demon_of_gluttony-text = Demon może wykonać ruch bojowy. Jeśli zniszczył nim piona, awansuje i może wykonać drugi ruch bojowy; jeśli i nim zniszczył piona, staje się Bramą.
card-nethervoid-demon_of_pride = Demon pychy
card-nethervoid-demon_of_pride-text = Demon awansuje i staje się Bramą. Potem może wykonać ruch bojowy.
card-nethervoid-acolyte_of_destruction = Akolitka zniszczenia
card-nethervoid-acolyte_of_destruction-text = Zniszcz zwykłego piona gdziekolwiek na arenie, czyjkolwiek jest. Jeśli to zrobisz, a Brama jest na czerwonym, możesz też zniszczyć heroicznego piona obok pola ofiary.
card-nethervoid-acolyte_of_growth = Akolitka wzrostu
card-nethervoid-acolyte_of_growth-text = Umieść zwykłego piona gdziekolwiek na arenie. Jeśli to zrobisz, a Brama jest na zielonym, umieść obok niego heroicznego piona.
card-nethervoid-power_seeker = Poszukiwacz mocy
card-nethervoid-power_seeker-text = Jeśli Poszukiwacz jest Bramą, może wykonać jeden ruch standardowy. Jeśli nie, może wykonać dowolnie wiele ruchów bojowych, każdym zbliżając się do Bramy.
card-nethervoid-hell_hound = Piekielny ogar
card-nethervoid-hell_hound-text = Możesz zniszczyć sąsiedniego piona, czyjkolwiek jest i jakąkolwiek ma rangę. O ile nie zginął legendarny pion, karta trafia potem pod Twoją talię, jeśli nie jest ona pusta.
card-nethervoid-vortexmaster = Władca wiru
card-nethervoid-vortexmaster-text = Brama może wykonać ruch bojowy. Potem, niezależnie od tego, jeden z Twoich pionów obok Bramy może wykonać ruch bojowy.
card-nethervoid-gate_master = Mistrz Bramy
card-nethervoid-gate_master-text = Brama awansuje na legendarną, co liczy się jako przywołanie legendy. Potem jeden z Twoich zwykłych lub heroicznych pionów staje się Bramą.
card-nethervoid-hell_rider = Piekielny jeździec
card-nethervoid-hell_rider-text = Jeśli Jeździec jest Bramą, może wykonać jeden ruch bojowy; jeśli nie, najwyżej trzy.
card-nethervoid-demon_of_wrath = Demon gniewu
card-nethervoid-demon_of_wrath-text = Jeśli obok Bramy nie ma zwykłego wrogiego piona, Brama może wykonać ruch standardowy. Potem wszystkie zwykłe wrogie piony obok Bramy zostają zniszczone.
card-nethervoid-demon_of_greed = Demon chciwości
card-nethervoid-demon_of_greed-text = Zniszcz jednego ze swoich zwykłych i jednego ze swoich heroicznych pionów, ale nie Bramę; za każdego zyskujesz akcję. Może to być sam Demon.
card-nethervoid-demon_of_lust = Demon żądzy
card-nethervoid-demon_of_lust-text = Możesz wykonać po jednym ruchu bojowym zbliżającym do Bramy, ale nie na jej pole, najwyżej dwoma różnymi pionami, czyjekolwiek są.
card-nethervoid-demon_of_sloth = Demon lenistwa
card-nethervoid-demon_of_sloth-text = Jeśli masz jeszcze akcję, tracisz jedną; jeśli nie masz żadnej, Brama zostaje zniszczona.
card-nethervoid-demon_of_envy = Demon zazdrości
card-nethervoid-demon_of_envy-text = Umieść zwykłego piona obok Bramy. Powtarzaj to, dopóki któryś przeciwnik ma na arenie więcej pionów niż Ty.
card-nethervoid-possessed_summoner = Opętany przywoływacz
card-nethervoid-possessed_summoner-text = Umieść zwykłego piona wrogiego koloru obok piona tego samego koloru: następne przywołanie w tej turze korzysta z pionów tego koloru zamiast z Twoich. Potem możesz odrzucić flarę z ręki i zyskać akcję.

## Istoty Splotu Eteru; efekty zakrzywienia stoją osobno

card-etherweave-doppelganger = Sobowtór
card-etherweave-doppelganger-text = Jeśli masz oczekującą istotę, jej efekt zakrzywienia działa jeszcze raz, chyba że jest to Kupiec czasu.
card-etherweave-paradox_worm = Robak paradoksu
card-etherweave-paradox_worm-text = Jeden z Twoich zwykłych lub heroicznych pionów może zamienić się miejscami z wrogim pionem tej samej rangi, gdziekolwiek stoją.
card-etherweave-paradox_worm-warp = Awansuj zwykłego wrogiego piona. Potem możesz odrzucić swoją oczekującą istotę.
card-etherweave-lesser_shadow_twin = Mniejszy bliźniak cienia
card-etherweave-lesser_shadow_twin-text = Jeśli na Twoim stosie kart odrzuconych jest Większy bliźniak cienia, wybierz jednego ze swoich pionów: możesz zniszczyć najwyżej dwa zwykłe piony obok niego, czyjekolwiek są.
card-etherweave-lesser_shadow_twin-warp = Jeden z Twoich zwykłych pionów awansuje.
card-etherweave-translocationist = Translokacjonista
card-etherweave-translocationist-text = Najwyżej dwa Twoje heroiczne piony mogą zamienić się miejscami, każdy z jednym z Twoich zwykłych pionów.
card-etherweave-translocationist-warp = Zyskujesz akcję.
card-etherweave-antimatter_spirit = Duch antymaterii
card-etherweave-antimatter_spirit-text = Przy przywołaniu nic się nie dzieje.
card-etherweave-antimatter_spirit-warp = Umieść zwykłego piona na pustym polu bez koloru; wykonuje on ruch bojowy. Na opuszczonym polu umieść zwykłego piona wroga; wykonuje on ruch bojowy w przeciwnym kierunku. Wszystko to albo nic.
card-etherweave-merchant_of_time = Kupiec czasu
card-etherweave-merchant_of_time-text = Pion leżący na tej karcie wykonuje z niej skok standardowy na pole bez koloru.
card-etherweave-merchant_of_time-warp = Połóż na tej karcie piona z pola bez koloru, czyjkolwiek jest i jakąkolwiek ma rangę; nie zostaje on zniszczony. Oczekującego Kupca nie można skopiować, odrzucić ani cofnąć.
card-etherweave-gate_of_oblivion = Wrota zapomnienia
card-etherweave-gate_of_oblivion-text = Pion na polu oznaczonym na fioletowo zostaje zniszczony, czyjkolwiek jest i jakąkolwiek ma rangę. Możesz też zniszczyć zwykłego lub heroicznego piona na jednym z pól oznaczonych na czerwono, czyjkolwiek jest.
card-etherweave-gate_of_oblivion-warp = Do końca tury każdy zniszczony wrogi pion liczy się o raz więcej.
card-etherweave-time_traveler = Podróżnik w czasie
card-etherweave-time_traveler-text = Podróżnika przywołuje się na dowolne puste pole bez koloru, gdziekolwiek leży wzór. Możesz zniszczyć zwykłego piona obok niego, czyjkolwiek jest; jeśli to zrobisz, wierzchnia karta Twojego stosu kart odrzuconych trafia na wierzch Twojej talii.
card-etherweave-greater_shadow_twin = Większy bliźniak cienia
card-etherweave-greater_shadow_twin-text = Jeśli na Twoim stosie kart odrzuconych jest Mniejszy bliźniak cienia, możesz zniszczyć heroicznego piona, obok którego stoją co najmniej dwa Twoje piony, czyjkolwiek jest.
card-etherweave-greater_shadow_twin-warp = Jeden z Twoich zwykłych pionów awansuje.
card-etherweave-warpmaster = Mistrz zakrzywień
card-etherweave-warpmaster-text = Albo Twoja oczekująca istota może znów stać się zwyczajną kartą na ręce, albo Mistrz może wykonać ruch standardowy.
card-etherweave-dark_sphere = Mroczna sfera
card-etherweave-dark_sphere-text = Możesz wykonać po jednym ruchu bojowym najwyżej trzema różnymi zwykłymi lub heroicznymi pionami, czyjekolwiek są, ale najwyżej dwoma jednego koloru; każdy ruch musi się skończyć w odległości dokładnie dwóch pól od Sfery.
card-etherweave-void_summoner = Przywoływacz pustki
card-etherweave-void_summoner-text = Przy następnym przywołaniu w tej turze najwyżej dwa puste pola mogą zastąpić we wzorze Twoje zwykłe piony.
card-etherweave-void_summoner-warp = Jeden z Twoich zwykłych lub heroicznych pionów wykonuje ruch standardowy.
card-etherweave-eternal_emperor = Wieczny cesarz
card-etherweave-eternal_emperor-text = O ile w tej turze nie zagrano efektu zakrzywienia Cesarza, możesz wybrać jedno: umieścić zwykłego piona; wykonać ruch bojowy swoim zwykłym pionem; wykonać ruch standardowy swoim heroicznym lub legendarnym pionem.
card-etherweave-eternal_emperor-warp = Wybierz jedno: umieść zwykłego piona; wykonaj ruch bojowy swoim zwykłym pionem; wykonaj ruch standardowy swoim heroicznym lub legendarnym pionem.
card-etherweave-reality_patch = Łata rzeczywistości
card-etherweave-reality_patch-text = Możesz zniszczyć po jednym heroicznym pionie każdego przeciwnika. Potem możesz odrzucić swoją oczekującą istotę i możesz odrzucić inną kartę z ręki.
card-etherweave-polarity_queen = Królowa biegunów
card-etherweave-polarity_queen-text = Dwa z Twoich zwykłych lub heroicznych pionów innych niż Królowa wykonują po jednym ruchu bojowym w przeciwnych kierunkach; jeśli nie mogą oba, nie rusza się żaden.
card-etherweave-polarity_queen-warp = Umieść zwykłego piona obok wrogiego piona.
card-etherweave-singularity = Osobliwość
card-etherweave-singularity-text = Wybierz puste pole bez koloru: wszystkie zwykłe piony obok niego, czyjekolwiek są, wykonują na nie ruch bojowy, jeden po drugim w wybranej kolejności.
card-etherweave-ziggurat_sentinel = Strażnik zigguratu
card-etherweave-ziggurat_sentinel-text = Możesz wykonać efekt zakrzywienia karty z Twojego stosu kart odrzuconych, byle nie Kupca czasu; albo Strażnik może wykonać najwyżej trzy ruchy bojowe w oznaczonym kierunku.
card-etherweave-ziggurat_sentinel-warp = Jeden z Twoich zwykłych lub heroicznych pionów wykonuje ruch bojowy albo najwyżej dwa ruchy standardowe.
card-etherweave-iris_of_eternity = Tęczówka wieczności
card-etherweave-iris_of_eternity-text = Możesz zniszczyć legendarnego piona obok Tęczówki, czyjkolwiek jest. Albo Tęczówka może awansować, co liczy się jako przywołanie legendy; wtedy odrzucasz wszystkie legendy z ręki.

## Legendy

card-legend-fire_dragon = Ognisty smok
card-legend-fire_dragon-text = Wybierz oznaczony kierunek: w nim i w dwóch kierunkach obok niego wszystkie zwykłe i heroiczne piony na dwóch najbliższych polach zostają zniszczone, także Twoje.
card-legend-hell_bull = Piekielny byk
card-legend-hell_bull-text = Byk może wykonać dowolnie wiele ruchów bojowych w jednym kierunku; pierwszy zniszczony legendarny pion kończy szarżę.
card-legend-angel_of_death = Anioł śmierci
card-legend-angel_of_death-text = Możesz wybrać dowolnego innego piona na arenie, czyjkolwiek jest: awansuje, o ile może, a potem Anioł skacze na jego pole i go niszczy.
card-legend-eldest_tree = Najstarsze drzewo
card-legend-eldest_tree-text = Na każdym z najwyżej trzech sąsiednich pól możesz zniszczyć zwykłego lub heroicznego wrogiego piona, awansować swojego zwykłego albo umieścić zwykłego.
card-legend-bone_catapult = Kościana katapulta
card-legend-bone_catapult-text = Możesz zniszczyć piona dowolnej rangi w oznaczonym kierunku, z dowolnej odległości, czyjkolwiek jest; potem giną też wszystkie zwykłe piony obok jego pola.
card-legend-fire_elemental = Żywiołak ognia
card-legend-fire_elemental-text = Wybierz: giną wszystkie sąsiednie zwykłe i heroiczne wrogie piony albo wszystkie zwykłe wrogie piony w odległości najwyżej dwóch pól.
card-legend-leviathan = Lewiatan
card-legend-leviathan-text = Możesz zdegradować spójną grupę najwyżej trzech heroicznych lub legendarnych pionów albo zniszczyć spójną grupę najwyżej czterech zwykłych, czyjekolwiek są.
card-legend-two_headed_dragon = Dwugłowy smok
card-legend-two_headed_dragon-text = Możesz awansować jednego z pionów użytych we wzorze. Jeśli to zrobisz, możesz zniszczyć heroicznego piona obok niego, czyjkolwiek jest.
card-legend-earth_elemental = Żywiołak ziemi
card-legend-earth_elemental-text = Zniszcz zwykłego lub heroicznego piona na czerwonym polu lub obok niego. Awansuj zwykłego piona na zielonym polu lub obok niego. Potem Żywiołak może wykonać ruch bojowy na czerwone lub zielone pole.
card-legend-time_elemental = Żywiołak czasu
card-legend-time_elemental-text = Po tej turze rozgrywasz jeszcze jedną.
card-legend-storm_elemental = Żywiołak burzy
card-legend-storm_elemental-text = Możesz umieścić piona w odległości najwyżej trzech pól: może on wykonać ruchy bojowe w jednym kierunku, zwykły najwyżej pięć, heroiczny trzy, legendarny jeden. Potem zostaje zniszczony.
card-legend-titan = Tytan
card-legend-titan-text = Wszystkie piony, które sąsiadują z Tytanem w pionie lub poziomie, oraz zwykłe i heroiczne sąsiadujące z nim po przekątnej zostają zniszczone, także Twoje. Żaden z nich nie liczy się do punktów ani zadań.

## Flary: nazwane od progów, górnego i dolnego

card-flare-3-6a = Flara 3/6 A
card-flare-3-6a-text = O trzy awansowane piony mniej niż przeciwnik: umieść zwykłego piona. O sześć pionów mniej: umieść heroicznego piona.
card-flare-4-4a = Flara 4/4 A
card-flare-4-4a-text = O cztery awansowane piony mniej niż przeciwnik: umieść zwykłego piona. O cztery piony mniej: umieść zwykłego piona.
card-flare-3-5 = Flara 3/5
card-flare-3-5-text = O trzy awansowane piony mniej niż przeciwnik: możesz wykonać najwyżej trzy ruchy standardowe swoimi zwykłymi pionami. O pięć pionów mniej: zyskujesz akcję.
card-flare-4-5a = Flara 4/5 A
card-flare-4-5a-text = O cztery awansowane piony mniej niż przeciwnik: umieść zwykłego piona. O pięć pionów mniej: umieść zwykłego piona albo przemień zwykłego wrogiego piona w swojego zwykłego.
card-flare-3-6b = Flara 3/6 B
card-flare-3-6b-text = O trzy awansowane piony mniej niż przeciwnik: wykonaj ruch standardowy swoim zwykłym pionem albo awansuj jednego. O sześć pionów mniej: umieść dwa zwykłe piony.
card-flare-4-4b = Flara 4/4 B
card-flare-4-4b-text = O cztery awansowane piony mniej niż przeciwnik: umieść zwykłego piona albo awansuj jednego ze swoich. O cztery piony mniej: jeden z Twoich zwykłych pionów może wykonać skok bojowy.
card-flare-4-6 = Flara 4/6
card-flare-4-6-text = O cztery awansowane piony mniej niż przeciwnik: umieść zwykłego piona. O sześć pionów mniej: awansuj swojego zwykłego piona i zyskaj akcję.
card-flare-4-5b = Flara 4/5 B
card-flare-4-5b-text = O cztery awansowane piony mniej niż przeciwnik: zyskujesz akcję. O pięć pionów mniej: umieść zwykłego piona.
card-flare-5-4 = Flara 5/4
card-flare-5-4-text = O pięć awansowanych pionów mniej niż przeciwnik: umieść heroicznego piona. O cztery piony mniej: możesz wykonać swoimi zwykłymi pionami jeden ruch standardowy i jeden bojowy, w dowolnej kolejności.
card-flare-5-5 = Flara 5/5
card-flare-5-5-text = O pięć awansowanych pionów mniej niż przeciwnik: umieść dwa zwykłe piony. O pięć pionów mniej: umieść zwykłego piona.
card-flare-3-4 = Flara 3/4
card-flare-3-4-text = O trzy awansowane piony mniej niż przeciwnik: umieść zwykłego piona. O cztery piony mniej: swoimi zwykłymi lub heroicznymi pionami możesz wykonać jeden ruch bojowy albo najwyżej dwa ruchy standardowe.
card-flare-2-5 = Flara 2/5
card-flare-2-5-text = O dwa awansowane piony mniej niż przeciwnik: jeden z Twoich zwykłych pionów może wykonać skok standardowy. O pięć pionów mniej: zyskujesz akcję.

## Zadania Wysokiego Stylu

task-destruction = Zniszczenie
task-destruction-text = W tej turze zniszczono co najmniej trzy wrogie piony.
task-devastation = Spustoszenie
task-devastation-text = W tej turze zniszczono co najmniej cztery wrogie piony.
task-heroic_destruction = Heroiczne zniszczenie
task-heroic_destruction-text = W tej turze zniszczono co najmniej trzy wrogie piony, w tym jednego heroicznego lub legendarnego.
task-heroic_devastation = Heroiczne spustoszenie
task-heroic_devastation-text = W tej turze zniszczono co najmniej cztery wrogie piony, w tym dwa heroiczne lub legendarne.
task-end_of_legends = Koniec legend
task-end_of_legends-text = W tej turze zniszczono legendarnego wrogiego piona albo dwa heroiczne.
task-red_conquest = Czerwony podbój
task-red_conquest-text = Masz co najmniej trzy piony na czerwonych polach, w tym dwa heroiczne lub legendarne.
task-green_conquest = Zielony podbój
task-green_conquest-text = Masz co najmniej trzy piony na zielonych polach, w tym dwa heroiczne lub legendarne.
task-color_conquest = Kolorowy podbój
task-color_conquest-text = Masz łącznie co najmniej pięć pionów na czerwonych i zielonych polach, w tym trzy heroiczne lub legendarne.
task-red_legends = Czerwone legendy
task-red_legends-text = Masz na czerwonych polach legendarnego piona i jeszcze jednego heroicznego lub legendarnego.
task-green_legends = Zielone legendy
task-green_legends-text = Masz na zielonych polach legendarnego piona i jeszcze jednego heroicznego lub legendarnego.
task-rainbow_dominance = Tęczowa dominacja
task-rainbow_dominance-text = Masz więcej heroicznych i legendarnych pionów niż przeciwnik na czerwonych polach, a także więcej na zielonych.
task-red_summoning = Czerwone przywołanie
task-red_summoning-text = W tej turze przywołano co najmniej dwie istoty, w tym jedną na czerwonym polu.
task-green_summoning = Zielone przywołanie
task-green_summoning-text = W tej turze przywołano co najmniej dwie istoty, w tym jedną na zielonym polu.
task-colored_summoning = Barwne przywołanie
task-colored_summoning-text = W tej turze przywołano co najmniej dwie istoty na czerwonych lub zielonych polach.
task-legendary_summoning = Legendarne przywołanie
task-legendary_summoning-text = W tej turze przywołano co najmniej dwie istoty, w tym jedną legendę.
task-central_dominance = Dominacja w centrum
task-central_dominance-text = Masz co najmniej pięć pionów na dziewięciu środkowych polach, w tym dwa heroiczne lub legendarne.
task-center_cross = Krzyż w centrum
task-center_cross-text = Twoje piony stoją na środku areny i na wszystkich czterech polach sąsiadujących z nim w pionie i poziomie albo na wszystkich czterech po przekątnej.
task-line_dominance = Dominacja na linii
task-line_dominance-text = W jednym z trzech środkowych rzędów lub kolumn (4–6, d–f) masz co najmniej o sześć pionów więcej niż przeciwnik.
task-diagonals = Przekątne
task-diagonals-text = Na każdej z dwóch długich przekątnych masz co najmniej cztery piony, w tym jednego heroicznego lub legendarnego; środek należy do obu.
task-side_chain = Łańcuch między bokami
task-side_chain-text = Łańcuch Twoich sąsiadujących pionów łączy lewą krawędź z prawą albo górną z dolną.
task-corner_chain = Łańcuch między rogami
task-corner_chain-text = Łańcuch Twoich sąsiadujących pionów łączy dwa przeciwległe rogi; róg to trzy pola wzdłuż ściętej krawędzi.
task-imprisonment = Uwięzienie
task-imprisonment-text = Co najmniej sześć Twoich pionów stoi obok jednego wrogiego piona.
task-envelopment = Okrążenie
task-envelopment-text = Co najmniej siedem Twoich pionów stoi obok jednego wrogiego piona.
task-isolation = Izolacja
task-isolation-text = Wrogi pion ma innego wrogiego piona w odległości dwóch pól, ale w trzech ruchach po pustych polach nie zdołałby stanąć obok żadnego innego.

## Co można zrobić

action-place = umieść na { $square }
action-pick-up = podnieś z { $square } i umieść od nowa
action-summon = { $card }: przywołaj na { $square } (ułożenie { $image }) { $used }
action-summon-lent = { $card }: przywołaj na { $square } (ułożenie { $image }) { $used }; pożyczone wrogie piony: { $lent }
action-discard = { $card }: odrzuć
action-flare = { $card }: rzuć, przeciwnik: { $colour }
action-thaw = { $card }: aktywuj efekt Mrozu
action-warp = { $card }: zagraj efekt zakrzywienia
action-hand-over = przekaż kontrolę partnerowi
action-end = zakończ turę

step-move = { $start } → { $end }

option-move = ruch
option-flare = odrzuć ją
option-action = zyskanie akcji
option-upgrade = awans
option-heroic = ruch bojowy Twojego heroicznego piona
option-legendary = ruch standardowy Twojego legendarnego piona
option-place = umieszczenie zwykłego piona
option-adjacent = sąsiednie zwykłe i heroiczne wrogie piony
option-within-two = zwykłe wrogie piony w odległości najwyżej dwóch pól
option-downgrade = degradacja
option-destroy = zniszczenie
option-convert = przemiana zwykłego wrogiego piona
option-common = ruch bojowy Twojego zwykłego piona
option-upgraded = ruch standardowy Twojego heroicznego lub legendarnego piona
option-recall = cofnięcie oczekującej istoty
option-warp = efekt zakrzywienia ze stosu kart odrzuconych

## W zespołach, w trakcie każdego efektu

square-hand-over = { action-hand-over }
step-hand-over = { action-hand-over }
way-hand-over = { action-hand-over }
option-hand-over = { action-hand-over }
colour-hand-over = { action-hand-over }
card-hand-over = { action-hand-over }
rank-hand-over = { action-hand-over }

## Pytania do losu

prompt-card = Dobranie karty
prompt-school = Losowanie szkoły
prompt-first = Losowanie pierwszego gracza
prompt-task = Odkrycie zadania

## Pytania przed pierwszą turą

prompt-choose-school = Wybierz swoją szkołę
prompt-start = Na którym polu stanie pion początkowy?
prompt-start-colour = Pion którego koloru stanie przy tym symbolu startowym?

## Pytania w turze

prompt-action = Co robisz?
prompt-put-down = Gdzie umieścić podniesionego piona?
prompt-put-under = Włożyć kolejną kartę z ręki pod jej talię?
pass-put-under = wystarczy
prompt-claim = Które zadanie zaliczasz?
pass-claim = żadnego
prompt-odd-common = Zwykłe piony bez pary, w kilku kolorach, dają jeden punkt. Przeciw któremu kolorowi?

## Pytania efektów

prompt-pick-up = { $card }: w zapasie brakuje piona. Którego podnieść z areny?
prompt-destroy = { $card }: którego piona zniszczyć?
pass-destroy = nie niszcz niczego
prompt-move = { $card }: jaki ruch?
pass-move = bez ruchu
prompt-leap = { $card }: jaki skok?
pass-leap = bez skoku
prompt-slide = { $card }: który pion i jak daleko?
pass-slide = zostań na miejscu
prompt-aim = { $card }: w którym kierunku?
pass-aim = w żadnym
prompt-place = { $card }: gdzie umieścić piona?
pass-place = nie umieszczaj
prompt-upgrade = { $card }: który pion awansuje?
pass-upgrade = żaden
prompt-downgrade = { $card }: zdegradować?
pass-downgrade = zostaw, jak jest
prompt-convert = { $card }: którego piona przemienić?
pass-convert = nie przemieniaj
prompt-option = { $card }: wybierz jedno
pass-option = nic z tego
prompt-colour = { $card }: który kolor?
prompt-discard-flare = { $card }: odrzucić flarę?
pass-discard-flare = zachowaj flarę
prompt-recall = { $card }: która karta ze stosu kart odrzuconych?
pass-recall = zostaw stos bez zmian
prompt-mirror = { $card }: którego piona odbić?
pass-mirror = nie odbijaj
prompt-keep-frost = { $card }: możesz zachować jeden efekt Mrozu. Który?
prompt-gate = { $card }: który pion staje się Bramą?
prompt-prey = { $card }: na którego piona skoczyć?
pass-prey = na żadnego
prompt-root = { $card }: na którym polu zadziałać?
pass-root = na żadnym więcej
prompt-group = { $card }: który pion dołączyć do grupy?
pass-group = to wszystko
prompt-storm = { $card }: piona jakiej rangi umieścić?
pass-storm = żadnego
prompt-swap = { $card }: które piony zamieniają się miejscami?
pass-swap = żadne
prompt-shadow = { $card }: który z Twoich pionów rzuca cień?
prompt-hole = { $card }: na które pole ściągnąć piony?
prompt-stash = { $card }: którego piona położyć na karcie?
prompt-release = { $card }: na które pole skacze pion z karty?
prompt-part = { $card }: gdzie pojawia się Twój pion i dokąd się rusza?
prompt-discard-pending = { $card }: odrzucić oczekującą istotę?
pass-discard-pending = niech oczekuje
prompt-discard-card = { $card }: odrzucić kartę z ręki?
pass-discard-card = zachowaj wszystkie

## Wydarzenia: przed pierwszą turą

event-school = { $seat } gra jako { $school }.
event-first = Grę zaczyna { $seat }.
event-task = Zadanie do zaliczenia: { $task }.
event-next-task = Następne zadanie: { $task }.

## Wydarzenia: tury i karty

event-turn = Turę ma { $seat }, akcje: { $actions }.
event-draw = { $seat } dobiera: { $card }.
event-draw-hidden = { $seat } dobiera kartę.
event-reshuffle = Talia się skończyła: jej stos kart odrzuconych zostaje przetasowany i służy za nową.
event-put-away = { $seat } odrzuca w ukryciu istotę: { $card }.
event-put-away-hidden = { $seat } odrzuca w ukryciu istotę.
event-put-under = { $seat } wkłada kartę pod jej talię: { $card }.
event-put-under-hidden = { $seat } wkłada kartę pod jej talię.
event-discard = { $seat } odrzuca: { $card }.
event-recall = { $seat } kładzie odrzuconą kartę na wierzchu talii: { $card }.
event-under = { $seat } wkłada jawnie pod talię: { $card }.
event-summon = { $seat } przywołuje na { $square }: { $card }.
event-improvise = { $seat } improwizuje z wrogim pionem na { $square }.
event-flare = { $seat } rzuca: { $card }; przeciwnik: { $colour }.
event-discard-flare = { $seat } odrzuca flarę, nie rzucając jej: { $card }.
event-frost = { $seat } zachowuje efekt Mrozu: { $card }.
event-thaw = { $seat } aktywuje efekt Mrozu: { $card }.
event-warp = { $seat } zagrywa efekt zakrzywienia, a istota oczekuje: { $card }.
event-copy-warp = { $seat } jeszcze raz uruchamia efekt zakrzywienia: { $card }.
event-pending-over = Już nie oczekuje ({ $seat }): { $card }.
event-recall-unseen = { $seat } kładzie wierzchnią kartę stosu kart odrzuconych na wierzchu talii: { $card }.
event-recall-unseen-hidden = { $seat } kładzie wierzchnią kartę stosu kart odrzuconych na wierzchu talii.
event-gain-action = Zyskane akcje: { $actions }.
event-lose-action = Jedna akcja przepada.
event-tax = { $seat } będzie mieć w następnej turze o jedną akcję mniej.
event-extra-turn = Po tej turze { $seat } rozegra jeszcze jedną.
event-hand-over = { $seat } przekazuje kontrolę, teraz decyduje { $other }.

## Wydarzenia: piony

event-place = Na { $square } staje pion { $rank }: { $colour }.
event-add = { $card }: na { $square } staje pion { $rank }, { $colour }.
event-pick-up = Z { $square } podniesiony zostaje pion { $rank }: { $colour }.
event-destroy = { $card }: na { $square } ginie pion { $rank }, { $colour }.
event-move = { $card }: { $start } → { $end }, pion { $rank }, { $colour }.
event-upgrade = { $card }: pion na { $square } awansuje, teraz { $rank }, { $colour }.
event-downgrade = { $card }: pion na { $square } zdegradowany, teraz { $rank }, { $colour }.
event-convert = { $card }: pion na { $square } przemieniony, teraz { $rank }, { $colour } → { $new }.
event-remove = Z gry usunięty zostaje pion { $rank }: { $colour }.
event-swap = { $card }: piony na { $start } i { $end } zamieniają się miejscami.
event-stash = Pion { $rank } trafia z { $square } na kartę: { $colour }.
event-release = Pion { $rank } skacze z karty na { $square }: { $colour }.
event-gate = Pion na { $square } staje się Bramą.
event-gate-lost = Brama na { $square } znika.

## Wydarzenia: punkty

event-score = Punkty: { $colour } +{ $points }; przeciwnik: { $against }.
event-claim = Zadanie zalicza { $colour }: { $task }.
event-last-round = Koniec jest bliski: ostatnią turę rozegra { $seat }.

## Z czego są punkty

part-tasks = zaliczone zadania
part-legendary = legendarne piony na arenie
part-destroyed = zniszczone piony
part-legends = przywołane legendy
part-flares = flary przeciwnika
part-pending = oczekujące istoty

## Opcje stołu

option-form = Tryb gry
option-form-text = Wysoki Styl punktuje zadania i legendarne piony, pojedynek zniszczone piony; oba są dla dwojga albo dla dwóch zespołów. Starcie liczy zniszczone piony osobno przeciw każdemu z dwóch lub trzech przeciwników.
option-form-high_form = Wysoki Styl
option-form-duel = pojedynek na śmierć i życie
option-form-melee = starcie na śmierć i życie

option-schools = Szkoły
option-schools-text = Czy gracze wybierają szkoły po kolei, czy je losują; każdą szkołą gra tylko jedna osoba.
option-schools-choose = do wyboru
option-schools-random = losowane

option-etherweave = Splot Eteru
option-etherweave-text = Dodaje siódmą szkołę, której efekty zakrzywienia zagrywa się z ręki. Jej karty opierają się na jednej cyfrowej wersji gry, a zasady do nich są nasze.
option-etherweave-no = bez Splotu Eteru
option-etherweave-yes = ze Splotem Eteru

option-translocation = Translokacjonista
option-translocation-text = Czy do dwóch jego zamian potrzeba dwóch różnych heroicznych pionów, jak raczej mówi jego tekst, czy może je wykonać ten sam. Przełącznik jest nasz; ma znaczenie tylko ze Splotem Eteru.
option-translocation-two = dwa heroiczne piony, każdy raz
option-translocation-any = dwie zamiany, także tym samym pionem

option-destroyed_return = Powrót zniszczonych pionów
option-destroyed_return-text = Czy zniszczone wrogie piony wracają do zapasu na koniec tury, czy od razu. Żadne źródło tego nie rozstrzyga; to nasz przełącznik.
option-destroyed_return-end_of_turn = na koniec tury
option-destroyed_return-at_once = od razu

## Arena Tash-Kalar

arena-ranks = zhL
arena-marks = żncf
arena-ground-R = czerwone pole
arena-ground-G = zielone pole
arena-gate = Brama
arena-score = wynik { $score } z { $limit }
arena-supply = zapas { $small }, legendarne { $legendary }
arena-destroyed = zniszczone w tej turze: { $pieces }
arena-held = istoty { $beings }, legendy { $legends }, flary { $flares }
arena-deck = talia { $deck }, odrzucone { $discarded }
arena-frost = efekt Mrozu: { $card }
arena-pending = oczekuje: { $card }
arena-taxed = o akcję mniej w następnej turze
arena-improvise = może improwizować: { $sides }
arena-turn = { $seat }, pozostałe akcje: { $actions }
arena-control = kontrolę ma { $seat }
arena-playing = działa: { $card }
arena-bonus-1 = następne przywołanie może użyć wrogiego piona
arena-bonus-2 = następne przywołanie używa wrogich pionów
arena-bonus-3 = następne przywołanie może użyć dwóch pustych pól
arena-stashed = na karcie Kupca czasu: { $piece }
arena-decks = talie: legendy { $legends }, flary { $flares }
arena-last = ostatnia tura: { $seat }
arena-tasks = Zadania z punktami
arena-next-task = następne w kolejce
arena-hand = Twoje karty
arena-pattern = [ ] pole przywołania · { $common } dowolny Twój pion · { $heroic } co najmniej heroiczny
arena-frost-text = Mróz: { $text }
arena-warp-text = Zakrzywienie: { $text }
arena-put-away = Karty odrzucone w ukryciu: { $cards }
arena-under = Karty włożone pod Twoją talię: { $cards }
arena-ahead = { $side } ma przewagę:
arena-ahead-upgraded = heroiczne i legendarne { $ahead } z { $needed }
arena-ahead-pieces = piony { $ahead } z { $needed }
arena-lent = (pożyczone: { $squares })
arena-verb-place = umieść
arena-verb-pick-up = podnieś
arena-verb-discard = odrzuć
arena-verb-flare = flara
arena-verb-thaw = efekt Mrozu
arena-verb-warp = zakrzywienie

## Nazwane rozstawienia, na pudełku i przy zakładaniu stołu

form-first = Wysoki Styl we dwoje
form-duel = pojedynek na śmierć i życie
form-melee = starcie we troje
form-partners = Wysoki Styl dwoje na dwoje
form-etherweave = ze Splotem Eteru

## Za i przeciw odpowiedzi, jak je mówi podpowiedź

for-verb-summon = istota wkracza na arenę
for-place-readies-rank = następną akcją można przywołać istotę
for-place-readies-for-the-next-turn-rank = w następnej turze można przywołać istotę
for-place-readies-over-enemy-rank = istotę można przywołać na wrogim pionie
for-place-brings-cards-to-one = do wzoru brakuje już tylko jednego piona
for-step-readies-rank = ruch dopełnia wzoru
for-upgrade-readies = awans dopełnia wzoru
for-place-for-a-task-left-0 = zadanie jest spełnione
for-summon-for-a-task-left-0 = zadanie jest spełnione
for-step-for-a-task-left-0 = zadanie jest spełnione
for-upgrade-for-a-task-left-0 = zadanie jest spełnione
for-strike-for-a-task-left-0 = zadanie jest spełnione
for-summon-second-being-for-a-task = druga istota w turze, do zadania
for-summon-over-enemy-common = wrogi pion zostaje zniszczony
for-summon-over-enemy-heroic = wrogi heroiczny pion zostaje zniszczony
for-summon-over-enemy-legendary = wroga legenda zostaje zniszczona
for-destroy-enemy-common = wrogi pion zostaje zniszczony
for-destroy-enemy-heroic = wrogi heroiczny pion zostaje zniszczony
for-destroy-enemy-legendary = wroga legenda zostaje zniszczona
for-move-to-enemy-common = wrogi pion zostaje zniszczony
for-move-to-enemy-heroic = wrogi heroiczny pion zostaje zniszczony
for-move-to-enemy-legendary = wroga legenda zostaje zniszczona
for-leap-to-enemy-heroic = wrogi heroiczny pion zostaje zniszczony
for-convert-enemy-common = wrogi pion staje się własnym
for-convert-enemy-heroic = wrogi heroiczny pion staje się własnym
for-upgrade-own-common = własny pion awansuje
for-place-coloured = na kolorowym polu, o które pytają zadania
for-summon-coloured = na kolorowym polu, o które pytają zadania
for-step-coloured = na kolorowym polu, o które pytają zadania
for-place-from-the-centre-0 = na środku areny
for-place-from-the-centre-1 = blisko środka areny
for-task-of-points = punkty za zadanie: { $count }
for-school = ta szkoła wygrywała częściej niż inne
against-verb-end = przepadają akcje
against-verb-discard = karta idzie na odrzut
against-verb-pick-up = własny pion schodzi z areny
against-claim-none = zadanie zostaje nieodebrane
against-place-from-the-centre-3 = daleko od środka areny
against-place-from-the-centre-4 = na skraju areny
against-place-beside-own-0 = żadnego własnego piona obok
against-square-of-a-pattern = ginie pion z własnego wzoru
against-step-leaves-a-pattern = pion opuszcza własny wzór
against-summon-over-a-piece-of-a-pattern = ginie pion z innego wzoru
against-summon-over-own-common = własny pion ustępuje miejsca
against-summon-over-own-heroic = własny heroiczny pion ustępuje miejsca
against-summon-over-own-legendary = własna legenda ustępuje miejsca
against-destroy-own-common = ginie własny pion
against-destroy-own-heroic = ginie własny heroiczny pion
against-move-to-own-common = ginie własny pion
against-move-to-empty = niczego nie niszczy
against-leap-to-empty = niczego nie niszczy
against-slide-to-empty = niczego nie niszczy
