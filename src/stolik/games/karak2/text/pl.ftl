# Karak 2 po polsku. Te same komunikaty są w en.ftl, w tej samej kolejności.

game-name = Karak 2
game-tagline = Płytka po płytce odkrywaj krainę, załóż miasto, prowadź armię, zbieraj Kamienie Dusz i pokonaj Mrocznego Generała.
factor-hero = bohater

-our-switch = Żadne źródło tego nie rozstrzyga; to nasz przełącznik.
-sources-differ = Źródła się różnią; to nasz przełącznik.
-ours-too = Tekst można czytać na oba sposoby; to nasz przełącznik.

## Bohaterowie

hero-horan = Horan
hero-horan-text = Wojownik. Strategia walki ratuje mu oddział w każdej walce, a za każdą wygraną płaci Plądrowanie.
hero-taia = Taia
hero-taia-text = Wyrocznia. Ma wpływ na to, jakie potwory spotka (Przeczucie) i jaką płytkę położy (Wizja).
hero-lorraine = Lorraine
hero-lorraine-text = Tropicielka. Gromadzi więcej niż inni (Zbieractwo), a w bezpiecznym terenie idzie dwa razy dalej (Szybki trop).
hero-lord_xanros = Lord Xanros
hero-lord_xanros-text = Czarnoksiężnik. Przywołuje szkielety (Nekromancja), a polegli go leczą (Kolekcjoner dusz).
hero-elspeth = Elspeth
hero-elspeth-text = Księżniczka. Może przerzucić własną kość (Finezja), a rozpadliny jej nie zatrzymują (Lot).
hero-darius = Darius
hero-darius-text = Zwiadowca. Najsłabsze armie pokonuje bez rzutu (Podchody), a turę zaczyna galopem (Forpoczta).
hero-aderyn = Aderyn
hero-aderyn-text = Złodziejka na panterze. Zaciąga w lasach (Rebelianci) i prześlizguje się obok potworów (Skradanie się).
hero-argentus = Argentus
hero-argentus-text = Czarodziej na białym lwie. Jego Ogniste pociski dają więcej (Magiczny duplikat), a słabe armie go słuchają (Król dziczy).
hero-valduk = Valduk
hero-valduk-text = Barbarzyńca na włochatym nosorożcu. Dwie czaszki dodają mu sił (Szał bojowy), a za oddziały nadstawia głowy (Twardy łeb).
hero-kirima = Kirima
hero-kirima-text = Łowczyni Bestii na Sennym Wielorybie. Mocniej bije armie, które już są na mapie (Wir walki), i przybywa do rannych (Pomocnik ze snów).
hero-saigo = Saigo
hero-saigo-text = Samuraj na yakulu. Jego miasto od razu ma tor łuczniczy (Doświadczony wędrowiec), a łucznicy mogą rzucać ponownie (Strategiczna pozycja).

## Umiejętności

ability-battle_strategy = Strategia walki
ability-battle_strategy-text = Raz na walkę pomiń jedną czaszkę na jednej ze swoich kości oddziałów.
ability-plunder = Plądrowanie
ability-plunder-text = Po każdej wygranej walce, także w pojedynku, weź zasoby swojej płytki.
ability-foresight = Przeczucie
ability-foresight-text = Gdy losujesz żetony potworów, możesz wylosować o jeden więcej i wybrany odłożyć do woreczka.
ability-second_sight = Wizja
ability-second_sight-text = Gdy odkrywasz, możesz obejrzeć dwie płytki z wierzchu stosu. Jedną kładziesz, drugą wsuwasz pod stos.
ability-forager = Zbieractwo
ability-forager-text = Gdy gromadzisz zasoby, weź o 1 więcej, takiego rodzaju, jaki daje płytka.
ability-swift_trail = Szybki trop
ability-swift_trail-text = Raz na turę Twój ruch może objąć dwie znane płytki bez potworów.
ability-necromancy = Nekromancja
ability-necromancy-text = W ramach akcji weź kość szkieletów. Szkielety mogą też zastąpić Twoich poległych rycerzy, łuczników lub magów.
ability-soul_collector = Kolekcjoner dusz
ability-soul_collector-text = Odzyskujesz 1 punkt wytrzymałości za każdą swoją poległą kość.
ability-finesse = Finezja
ability-finesse-text = Raz na walkę możesz przerzucić kość bohatera.
ability-flight = Lot
ability-flight-text = Rozpadliny Cię nie zatrzymują.
ability-ambush = Podchody
ability-ambush-text = Łączną siłę 1 pokonujesz bez rzutu.
ability-outrider = Forpoczta
ability-outrider-text = Twój pierwszy ruch w turze może objąć dwie płytki; pierwsza musi być znana i bez potworów.
ability-rebels = Rebelianci
ability-rebels-text = Raz na turę, na płytce z lasem, za akcję i 2 żywności dostajesz kość rycerzy. Miasto nie jest potrzebne.
ability-sneaking = Skradanie się
ability-sneaking-text = Możesz wchodzić na płytki z armiami potworów i mijać je bez walki. Zatrzymuje Cię tylko Mroczny Generał.
ability-magic_duplicate = Magiczny duplikat
ability-magic_duplicate-text = Raz na turę użyj Ognistego pocisku bez odrzucania (+1) albo odrzuć go za +2.
ability-king_of_the_wild = Król dziczy
ability-king_of_the_wild-text = Raz na turę, bez akcji, przegoń jedną armię o sile najwyżej 3 na pustą płytkę, która nadaje się pod miasto.
ability-battle_rage = Szał bojowy
ability-battle_rage-text = Dwie czaszki na Twojej kości bohatera dają +2 do siły w tej walce.
ability-hard_head = Twardy łeb
ability-hard_head-text = Możesz oddać punkt wytrzymałości, żeby nie stracić kości oddziału, dopóki masz punkty.
ability-whirl_of_battle = Wir walki
ability-whirl_of_battle-text = Masz +1 do siły przeciw armiom, które były już na mapie.
ability-dream_helper = Pomocnik ze snów
ability-dream_helper-text = Raz na turę ruchem możesz przenieść się do rannego bohatera i uleczyć o 1 siebie i o 1 jego.
ability-seasoned_wanderer = Doświadczony wędrowiec
ability-seasoned_wanderer-text = Gdy zakładasz miasto, za darmo powstaje w nim tor łuczniczy.
ability-strategic_position = Strategiczna pozycja
ability-strategic_position-text = Raz na walkę możesz przerzucić dowolne ze swoich kości łuczników.

## Kości i ich ścianki

die-hero = kość bohatera
die-knight = kość rycerzy
die-archer = kość łuczników
die-mage = kość magów
die-skeleton = kość szkieletów
die-bear = kość niedźwiedzia
die-titan = kość tytana
die-time_lord = kość Pana Czasu
die-imperial_guard = kość gwardii Imperatora

face-blank = pusta ścianka
face-s1 = 1 miecz
face-s2 = 2 miecze
face-s3 = 3 miecze
face-s4 = 4 miecze
face-k1 = 1 czaszka
face-k2 = 2 czaszki
face-loop = pętla czasu
face-betrayal = zdrada
face-shield = tarcza
face-unthrown = jeszcze w dłoni

thrown-die = { $die } – { $face }

## Krainy

land-castle_karak = Zamek Karak
land-start_forest = las startowy
land-start_farm = folwark startowy
land-forest_1 = las
land-farm_1 = folwark
land-rocks_1 = skały
land-forest_farm_2 = las z folwarkiem
land-forest_rocks_2 = las ze skałami
land-farm_rocks_2 = folwark ze skałami
land-goblin_cave = Jaskinia Goblinów
land-rock_eater_mine = Kopalnia Skałożerców
land-rift_1 = Szczelina
land-rift_2 = Szczelina
land-forest_rocks_2_imp = las ze skałami
land-farm_rocks_2_imp = folwark ze skałami

copy-of = { $land } nr { $copy } (rozpadliny: { $chasms })

edge-0 = wschód
edge-1 = północny wschód
edge-2 = północny zachód
edge-3 = zachód
edge-4 = południowy zachód
edge-5 = południowy wschód

rotation-0 = tak jak wydrukowano
rotation-1 = w lewo o jedną krawędź
rotation-2 = w lewo o dwie krawędzie
rotation-3 = do góry nogami
rotation-4 = w prawo o dwie krawędzie
rotation-5 = w prawo o jedną krawędź

## Armie potworów, z dwiema literami na małe mapy

army-skeletons = szkielety
army-imps = diabliki
army-dryads = driady
army-shadow_eaters = pożeracze cieni
army-elementals = żywiołaki
army-fallen_knights = upadli rycerze
army-ghosts = duchy
army-time_lord = Pan Czasu

tag-skeletons = Sz
tag-imps = Di
tag-dryads = Dr
tag-shadow_eaters = Po
tag-elementals = Ży
tag-fallen_knights = Up
tag-ghosts = Du
tag-time_lord = PC

prey-army = { $army } na płytce { $tile }

## Przedmioty

item-sword = miecz
item-sword-text = Broń: +1 do siły w każdej walce.
item-axe = topór
item-axe-text = Broń: +2 do siły w każdej walce.
item-fire_bolt = Ognisty pocisk
item-fire_bolt-text = Zaklęcie: +1 do siły w jednej walce, potem przepada.
item-healing = Uzdrowienie
item-healing-text = Zaklęcie: w swojej turze odzyskujesz 2 punkty wytrzymałości, potem przepada.
item-blessing = Błogosławieństwo
item-blessing-text = Zaklęcie: w swojej turze bierzesz kość oddziału; tuż po walce unieważnia też wszystkie czaszki na Twoich kościach.
item-amulet_steed = amulet wierzchowca
item-amulet_steed-text = Noszony daje o jeden krok więcej w turze.
item-amulet_life = amulet życia
item-amulet_life-text = Noszony podnosi najwyższą wytrzymałość o 1.
item-amulet_bear = amulet niedźwiedzia
item-amulet_bear-text = Noszony daje kość niedźwiedzia, poza limitem armii.
item-amulet_titan = amulet tytana
item-amulet_titan-text = Noszony daje kość tytana, poza limitem armii.
item-time_crystal = Kryształ Pana Czasu
item-time_crystal-text = Pęka, a Pan Czasu dołącza do Twojej armii razem ze swoją kością.
item-soul_1 = Kamień Dusz o wartości 1
item-soul_1-text = Na koniec wart 1 punkt.
item-soul_2 = Kamień Dusz o wartości 2
item-soul_2-text = Na koniec wart 2 punkty.
item-soul_3 = Kamień Dusz o wartości 3
item-soul_3-text = Na koniec wart 3 punkty.

## Budynki i zasoby

building-military_camp = obóz wojskowy
building-military_camp-text = Pozwala szkolić rycerzy.
building-archery_range = tor łuczniczy
building-archery_range-text = Pozwala szkolić łuczników.
building-wizard_tower = wieża czarnoksiężnika
building-wizard_tower-text = Pozwala szkolić magów.
building-stables = stajnia
building-stables-text = O jeden krok więcej w turze.
building-banner_tower = wieża sztandarów
building-banner_tower-text = Twoja armia może mieć o 2 oddziały więcej.
building-portal = portal
building-portal-text = Ze swojego miasta możesz ruszyć na dowolną inną płytkę mapy.

resource-food = żywność
resource-wood = drewno
resource-stone = kamień

## Co można zrobić w turze

play-go = idź na { $tile }, { $land }
play-trail = Szybkim tropem na { $tile }, { $land }
play-ride = przez { $over } na { $tile }, { $land }
play-portal = przez portal na { $tile }, { $land }
play-dream = Pomocnik ze snów, cel: { $seat }
play-explore = odkrywaj na { $edge }
play-ride-out = przez { $tile }, { $land }, i odkrywaj na { $edge }
play-fight = walcz
play-heal = lecz się
play-gather = gromadź zasoby
play-found = zbuduj miasto
play-build = buduj
play-train = szkol oddziały
play-cure = usuń zarazę
play-rebels = zwerbuj Rebeliantów
play-summon = przywołaj szkielety
play-bless = rzuć Błogosławieństwo
play-potion = rzuć Uzdrowienie
play-challenge = wyzwij Imperatora
play-wild = Król dziczy: przegoń armię
play-pick-up = podnieś: { $item }
play-retreat = odwrót, na całą turę
play-end = zakończ turę

duplicate-keep = zachowaj pocisk: +1 do siły
duplicate-spend = odrzuć pocisk: +2 do siły

## Pytania do losu

prompt-first = Losowanie pierwszego gracza
prompt-deal = Losowanie bohatera
prompt-face = Rzut kością
prompt-landscape = Dobranie płytki ze stosu
prompt-bag = Losowanie armii z woreczka
prompt-reward = Odwrócenie żetonu

## Pytania przed pierwszą turą

prompt-hero = Wybierz bohatera

## Pytania w turze

prompt-play = Co robisz?
prompt-rotation = Jak obracasz nową płytkę ({ $land })?
prompt-second-sight = Wizja: obejrzeć dwie płytki i położyć lepszą?
prompt-tile = Wizja: którą płytkę kładziesz?
prompt-foresight = Przeczucie: wylosować o jedną armię więcej i jedną odłożyć?
prompt-return = Przeczucie: która armia wraca do woreczka?
prompt-dream-heal = Pomocnik ze snów: uleczyć o 1? ({ $seat })
prompt-wild-army = Król dziczy: którą armię przeganiasz?
prompt-wild-out-of-turn = Król dziczy: przegonić armię, zanim zacznie się ta tura?
pass-wild-out-of-turn = niech zostaną
prompt-wild-tile = Król dziczy: na którą płytkę ({ $army })?
prompt-forage = Zbieractwo: który zasób bierzesz dodatkowo?
prompt-build = Co budujesz?
prompt-build-more = Budujesz coś jeszcze w tej samej akcji?
pass-build-more = to wszystko
prompt-train = Który oddział szkolisz?
prompt-train-more = Szkolisz kogoś jeszcze w tej samej akcji?
pass-train-more = to wszystko

## Pytania Imperium

prompt-tax = Który zasób dostaje Imperator jako podatek?
prompt-mirror-which = Który z Twoich nowych budynków dostaje też wasal?
prompt-mirror = Kto za darmo dostaje taki sam budynek ({ $building })?
prompt-gift = Którą kość dajesz wasalowi?
prompt-gift-to = Kto dostaje dar ({ $die })?

## Pytania w walce

prompt-army = Z którą armią walczysz najpierw?
prompt-dice = Iloma takimi kośćmi rzucasz? ({ $die })
prompt-betrayal = Zdrada! Kto dostaje kość Pana Czasu?
prompt-loop = Pętla czasu: którą kość przerzucasz?
pass-loop = żadnej więcej
prompt-finesse = Finezja: przerzucić kość bohatera?
prompt-position = Strategiczna pozycja: których łuczników przerzucasz?
pass-position = żadnych więcej
prompt-plague = Zaraza i Niedola! Czyje miasto dotyka zaraza?
pass-plague = niczyje
prompt-duplicate = Magiczny duplikat: jak używasz Ognistego pocisku?
pass-duplicate = nie w tej walce
prompt-bolts = Ile Ognistych pocisków rzucasz?
prompt-blessing = Rzucić teraz Błogosławieństwo?
prompt-blessing-die = Błogosławieństwo: którą kość oddziału bierzesz?
prompt-shield = Tarcza: którą czaszkę pomijasz?
pass-shield = żadnej
prompt-strategy = Strategia walki: który oddział ratujesz?
pass-strategy = żadnego
prompt-hard-head = Twardy łeb: za który oddział oddajesz punkt wytrzymałości?
pass-hard-head = za żaden
prompt-raise-dead = Nekromancja: zastąpić poległych szkieletami ({ $die })?
prompt-token = Który żeton odwracasz najpierw?
prompt-leave-item = Twoje znalezisko: { $item }. Brakuje miejsca: z czego rezygnujesz?

## Wydarzenia: początek i rundy

event-first = { $seat } zaczyna.
event-hero = { $seat } gra jako { $hero }.
event-round = Runda { $round }.
event-turn = { $steps ->
    [0] { $seat } dochodzi do siebie przez całą turę.
    [one] Tura: { $seat }, { $steps } krok.
    [few] Tura: { $seat }, { $steps } kroki.
    [many] Tura: { $seat }, { $steps } kroków.
   *[other] Tura: { $seat }, { $steps } kroku.
}
event-last-round = Runda { $round } była ostatnia.

## Wydarzenia: ruch i odkrywanie

event-go = { $seat } idzie na { $tile }, { $land }.
event-portal = { $seat } przechodzi przez portal na { $tile }, { $land }.
event-dream = { $seat } przybywa we śnie na { $tile }, { $land }.
event-put = { $seat } trafia na { $tile }, { $land }.
event-back = { $seat } cofa się na { $tile }, { $land }.
event-tile = { $seat } dobiera płytkę: { $land }.
event-under = { $seat } wsuwa płytkę pod stos: { $land }.
event-lay = { $seat } kładzie płytkę { $tile } na { $edge }: { $land }.
event-drawn = { $seat } losuje z woreczka: { $army }.
event-return = { $seat } odkłada do woreczka: { $army }.
event-army = Na płytce { $tile } czeka armia: { $army }.
event-chase = { $seat } przegania armię z { $start } na { $end }: { $army }.
event-pick-up = { $seat } podnosi: { $item }.

## Wydarzenia: zasoby, wytrzymałość, kości

event-pay = { $seat } płaci:{ $food ->
    [0] {""}
    [one] {" "}−{ $food } żywność
    [few] {" "}−{ $food } żywności
    [many] {" "}−{ $food } żywności
   *[other] {" "}−{ $food } żywności
}{ $wood ->
    [0] {""}
    [one] {" "}−{ $wood } drewno
    [few] {" "}−{ $wood } drewna
    [many] {" "}−{ $wood } drewna
   *[other] {" "}−{ $wood } drewna
}{ $stone ->
    [0] {""}
    [one] {" "}−{ $stone } kamień
    [few] {" "}−{ $stone } kamienie
    [many] {" "}−{ $stone } kamieni
   *[other] {" "}−{ $stone } kamienia
}.
event-gain = { $seat } dostaje:{ $food ->
    [0] {""}
    [one] {" "}+{ $food } żywność
    [few] {" "}+{ $food } żywności
    [many] {" "}+{ $food } żywności
   *[other] {" "}+{ $food } żywności
}{ $wood ->
    [0] {""}
    [one] {" "}+{ $wood } drewno
    [few] {" "}+{ $wood } drewna
    [many] {" "}+{ $wood } drewna
   *[other] {" "}+{ $wood } drewna
}{ $stone ->
    [0] {""}
    [one] {" "}+{ $stone } kamień
    [few] {" "}+{ $stone } kamienie
    [many] {" "}+{ $stone } kamieni
   *[other] {" "}+{ $stone } kamienia
}.
event-heal = { $seat } odzyskuje siły; wytrzymałość: { $life }.
event-wound = { $seat } odnosi rany; wytrzymałość: { $life }.
event-cut = { $seat } zdejmuje amulet życia; wytrzymałość: { $life }.
event-unconscious = { $seat } traci przytomność.
event-potion = { $seat } rzuca Uzdrowienie.
event-gain-die = { $seat } zyskuje: { $die }.
event-lose-die = { $seat } traci: { $die }.
event-time-lord = Pan Czasu ma nowego sojusznika: { $seat }.

## Wydarzenia: miasta

event-found = { $seat } zakłada miasto na { $tile }, { $land }.
event-build = { $seat } buduje: { $building }.
event-plague = { $seat } zsyła Zarazę i Niedolę na miasto, które ma { $other }.
event-cure = { $seat } usuwa zarazę ze swojego miasta.

## Wydarzenia: walki

event-fight = { $seat } walczy przeciw sile { $strength }.
event-ambush = { $seat } wygrywa dzięki Podchodom, bez rzutu.
event-roll = Rzuca { $seat }, { $die }: { $face }.
event-reroll = Przerzuca { $seat }, { $die }: { $face }.
event-duplicate = { $seat } używa Magicznego duplikatu: { $duplicate }.
event-bolt = { $seat } rzuca Ognisty pocisk.
event-power = { $strength ->
    [0] { $seat } osiąga siłę { $power }.
   *[other] { $seat } osiąga siłę { $power } przeciw { $strength }.
}
event-won = { $seat } wygrywa walkę.
event-lost = { $seat } przegrywa walkę.
event-spared = { $seat } pomija czaszkę: { $die }.
event-bless = { $seat } rzuca Błogosławieństwo.
event-reward = { $seat } odwraca żeton ({ $army }) i znajduje: { $item }.
event-left = { $seat } rezygnuje z przedmiotu: { $item }.
event-glory = { $seat } wchodzi na poziom chwały { $glory }.

## Wydarzenia: Imperator

event-rift = { $seat } otwiera Szczelinę, która ściąga wszystkich bohaterów!
event-tie = Remis przy sile { $power }: prowadzący znów rzucają kośćmi bohaterów.
event-challenge = { $seat } wyzywa na pojedynek Imperatora: { $other }.
event-crown = { $seat } wkłada koronę: niech żyje Imperator!
event-tax = { $seat } płaci podatek, który bierze { $other }: { $resource }.
event-mirror = { $seat } stawia budynek w mieście, które ma { $other }: { $building }.
event-gift = { $seat } obdarowuje wasala ({ $other }): { $die }.

## Wydarzenia: Mroczny Generał

event-general = { $praetorians ->
    [0] Mroczny Generał zajmuje Zamek Karak, całkiem sam!
    [one] Mroczny Generał zajmuje Zamek Karak, a z nim { $praetorians } pretorianin!
    [few] Mroczny Generał zajmuje Zamek Karak, a z nim { $praetorians } pretorianie!
    [many] Mroczny Generał zajmuje Zamek Karak, a z nim { $praetorians } pretorianów!
   *[other] Mroczny Generał zajmuje Zamek Karak, a z nim { $praetorians } pretorianina!
}
event-praetorians = { $number ->
    [one] { $seat } powala { $number } pretorianina.
    [few] { $seat } powala { $number } pretorianów.
    [many] { $seat } powala { $number } pretorianów.
   *[other] { $seat } powala { $number } pretorianina.
}
event-slain = { $seat } pokonuje Mrocznego Generała!

## Skąd są punkty

part-souls = Kamienie Dusz
part-praetorians = pretorianie
part-trophy = trofeum Generała
part-crown = korona

## Opcje stołu

option-imperium = Dodatek Imperium
option-imperium-text = Dodaje pięcioro bohaterów, Szczeliny, Imperatora, Pana Czasu, duchy, gobliny i skałożerców.
option-imperium-yes = z Imperium
option-imperium-no = tylko gra podstawowa

option-hero_choice = Bohaterowie
option-hero_choice-text = Czy bohaterowie są losowani, czy wybierani, od ostatniego gracza do pierwszego.
option-hero_choice-drawn = losowani
option-hero_choice-chosen = wybierani

option-round_limit = Ostatnia runda
option-round_limit-text = Czy gra kończy się najpóźniej po rundzie 80, czy dopiero po pokonaniu Generała; bez limitu gra, w której wszyscy go unikają, może się nigdy nie skończyć. { -our-switch }
option-round_limit-limited = po rundzie 80
option-round_limit-unlimited = bez limitu

option-mirror_building_per = Darmowe budynki od Imperatora
option-mirror_building_per-text = Czy wasal dostaje kopię każdego budynku Imperatora, czy jednego na akcję. { -ours-too }
option-mirror_building_per-each_building = za każdy budynek
option-mirror_building_per-each_action = raz na akcję

option-train_and_build_where = Gdzie budować i szkolić
option-train_and_build_where-text = Czy do budowy i szkolenia trzeba stać na płytce swojego miasta. { -our-switch }
option-train_and_build_where-own_town_tile = we własnym mieście
option-train_and_build_where-anywhere = z każdej płytki bez potworów

option-two_armies_fought = Dwie armie na płytce
option-two_armies_fought-text = Czy walczy się z nimi jednym rzutem przeciw sumie sił, czy po kolei. { -our-switch }
option-two_armies_fought-together_sum = razem
option-two_armies_fought-one_by_one = po kolei

option-glory_from_two_armies = Chwała za dwie armie
option-glory_from_two_armies-text = Jak wysoko wchodzi sztandar, gdy pokonano dwie armie naraz. { -our-switch }
option-glory_from_two_armies-strongest_single = do siły silniejszej
option-glory_from_two_armies-sum = do ich sumy

option-rift_battle_ends_turn = Po bitwie o Szczelinę
option-rift_battle_ends_turn-text = Czy bitwa o Szczelinę kończy turę odkrywcy. { -ours-too }
option-rift_battle_ends_turn-yes = tura się kończy
option-rift_battle_ends_turn-no = tura trwa dalej

option-rift_uses_weapons_spells = Broń w Szczelinie
option-rift_uses_weapons_spells-text = Czy w Szczelinie liczą się broń i Ogniste pociski. { -ours-too }
option-rift_uses_weapons_spells-yes = liczą się
option-rift_uses_weapons_spells-no = tylko kości

option-rift_reseated_emperor_gets_resources = Imperator wygrywa znowu
option-rift_reseated_emperor_gets_resources-text = Czy Imperator, który wygra kolejną Szczelinę, znów dostaje zasoby. { -ours-too }
option-rift_reseated_emperor_gets_resources-yes = znów dostaje zasoby
option-rift_reseated_emperor_gets_resources-no = bez zasobów

option-time_loop_rerolls_time_die = Zasięg pętli czasu
option-time_loop_rerolls_time_die-text = Czy pętla czasu może objąć samą kość Pana Czasu. { -ours-too }
option-time_loop_rerolls_time_die-no = tylko pozostałe kości
option-time_loop_rerolls_time_die-yes = także kość Pana Czasu

option-reroll_before_plague = Przerzuty a zaraza
option-reroll_before_plague-text = Czy kości przerzuca się przed Zarazą i Niedolą. { -our-switch }
option-reroll_before_plague-yes = najpierw przerzuty
option-reroll_before_plague-no = najpierw zaraza

option-plague_may_be_kept_back = Zaraza i Niedola
option-plague_may_be_kept_back-text = Czy dwie czaszki muszą dotknąć cudze miasto, czy tylko mogą. { -our-switch }
option-plague_may_be_kept_back-no = muszą
option-plague_may_be_kept_back-yes = mogą

option-dream_helper_into_fight = Pomocnik ze snów wśród potworów
option-dream_helper_into_fight-text = Czy Kirima może przybyć do bohatera, który stoi wśród potworów. { -ours-too }
option-dream_helper_into_fight-fight_as_usual = tak, i musi walczyć
option-dream_helper_into_fight-forbidden = nie

option-whirl_on_residents = Wir walki w jaskini i kopalni
option-whirl_on_residents-text = Czy Wir walki działa przeciw goblinom i skałożercom. { -ours-too }
option-whirl_on_residents-only_if_tile_was_revealed_before = chyba że płytkę dopiero odkryto
option-whirl_on_residents-always = zawsze
option-whirl_on_residents-never = nigdy

option-sneak_past_residents = Skradanie się w jaskini i kopalni
option-sneak_past_residents-text = Czy Aderyn prześlizgnie się też obok goblinów i skałożerców. { -ours-too }
option-sneak_past_residents-yes = prześlizgnie się
option-sneak_past_residents-no = musi walczyć

option-blessing_counts_new_glory = Błogosławieństwo a chwała z walki
option-blessing_counts_new_glory-text = Czy chwała z wygranej właśnie walki może dać miejsce na kość z Błogosławieństwa rzuconego po niej. { -ours-too }
option-blessing_counts_new_glory-yes = nowa chwała daje miejsce
option-blessing_counts_new_glory-no = nowa chwała przychodzi za późno

option-blessing_outside_own_turn = Błogosławieństwo w cudzej turze
option-blessing_outside_own_turn-text = Czy Błogosławieństwo można rzucić po własnej walce w cudzej turze. { -ours-too }
option-blessing_outside_own_turn-after_own_fight_only = po własnych walkach
option-blessing_outside_own_turn-never = tylko we własnej turze

option-wild_king_outside_own_turn = Król dziczy w cudzej turze
option-wild_king_outside_own_turn-text = Czy Argentus może przeganiać armie także na początku cudzych tur. { -ours-too }
option-wild_king_outside_own_turn-no = tylko w swojej turze
option-wild_king_outside_own_turn-yes = w każdej turze

option-wild_king_on_entry = Król dziczy przed walką
option-wild_king_on_entry-text = Czy Argentus zdąży przegonić armię, na której płytkę właśnie wchodzi. { -ours-too }
option-wild_king_on_entry-yes = zdąży
option-wild_king_on_entry-no = za późno

option-unconscious_in_rift = Nieprzytomni w Szczelinie
option-unconscious_in_rift-text = Czy nieprzytomni bohaterowie biorą udział w bitwie o Szczelinę. { -ours-too }
option-unconscious_in_rift-moved_but_no_roll = są tam, ale nie rzucają
option-unconscious_in_rift-full_part = rzucają jak inni

option-duel_after_last_action = Wyzwanie po ostatniej akcji
option-duel_after_last_action-text = Czy można wyzwać Imperatora, gdy wszystkie akcje są już zużyte. { -ours-too }
option-duel_after_last_action-yes = w każdej chwili
option-duel_after_last_action-no = wyzwanie zajmuje akcję

option-emperor_wins_duel_gain = Obroniona korona
option-emperor_wins_duel_gain-text = Co dostaje Imperator za wygrany pojedynek. { -ours-too }
option-emperor_wins_duel_gain-nothing = nic
option-emperor_wins_duel_gain-resources = po jednym zasobie

option-unwanted_items = Niechciane przedmioty
option-unwanted_items-text = Co się dzieje z przedmiotem, którego nikt nie zatrzymał. { -our-switch }
option-unwanted_items-removed = wypada z gry
option-unwanted_items-left_on_tile = leży na płytce

option-unconscious_emperor_duel = Nieprzytomny Imperator
option-unconscious_emperor_duel-text = Czy można wyzwać nieprzytomnego Imperatora. { -ours-too }
option-unconscious_emperor_duel-forbidden = nie można
option-unconscious_emperor_duel-allowed_without_hero_die = walczy bez kości bohatera

option-saigo_emperor_free_range_mirrored = Saigo jako Imperator
option-saigo_emperor_free_range_mirrored-text = Czy wasal dostaje kopię toru, który powstaje razem z miastem Saigo. { -ours-too }
option-saigo_emperor_free_range_mirrored-yes = wasal też dostaje tor
option-saigo_emperor_free_range_mirrored-no = nikt nie dostaje

option-dream_helper_target = Cel Pomocnika ze snów
option-dream_helper_target-text = Do kogo może przybyć Kirima. { -ours-too }
option-dream_helper_target-wounded_hero = do rannego bohatera
option-dream_helper_target-any_hero = do każdego innego bohatera

option-losing_a_fight_costs_life = Przegrana walka
option-losing_a_fight_costs_life-text = Czy porażka z potworami poza czaszkami kosztuje jeszcze punkt wytrzymałości. { -sources-differ }
option-losing_a_fight_costs_life-no = tylko czaszki
option-losing_a_fight_costs_life-yes = o 1 punkt więcej

## Co posiadacz pudełka powinien z nim porównać

check-hero-die = Co jest na sześciu ściankach kości bohatera?
check-unit-dice = Co jest na ściankach kości rycerzy, łuczników i magów?
check-monsters = Jak silna jest każda armia potworów, ile ma żetonów i co jest na ich odwrocie?
check-souls = Ile są warte Kamienie Dusz i ile jest każdego rodzaju?
check-building-prices = Ile kosztują budynki? (Wiadomo tylko, że obóz i wieża czarnoksiężnika kosztują razem 4 żywności, 1 drewno i 3 kamienie.)
check-unit-prices = Ile kosztują oddziały?
check-general = Jak pojawia się Mroczny Generał, jak jest silny, co robią pretorianie i ile jest warte trofeum?
check-plague = Co robi Zaraza i Niedola i jak się ją usuwa?
check-town-tile = Czy bohater musi stać w mieście, żeby budować i szkolić?
check-tiles = Jakie są płytki krajobrazu, co dają i gdzie mają rozpadliny?
check-abilities = Co robią umiejętności bohaterów podstawowych?
check-two-armies = Jak walczy się z dwiema armiami na płytce i ile dają chwały?
check-glory = Jak długi jest tor chwały i ile dodaje wieża sztandarów?
check-unconscious = Co się dzieje z bohaterem, który ma 0 wytrzymałości?
check-items = Jakie są przedmioty, ile ich mieści plansza i co się dzieje z resztą?
check-portal = Skąd i dokąd prowadzi portal?
check-start = Co leży obok zamku na płytce startowej i co daje?
check-rotation = Jak wolno obrócić i położyć nową płytkę?
check-limit = Czy szkielety, niedźwiedź i tytan wliczają się do limitu armii i co jest na ich kościach?
check-setup = Kto zaczyna, jak rozdziela się bohaterów i co decyduje przy remisie?
check-imperium = Co jest na kości Pana Czasu i kości gwardii Imperatora i jak silne są duchy i Pan Czasu?
check-mounts = Na czym jeżdżą bohaterowie podstawowi i jak po polsku nazywa się klasa Lorraine? (Nie wiemy.)
check-end = Czy gra może się skończyć inaczej niż pokonaniem Generała?
check-actions = Czy bohater może leczyć się wszędzie i gromadzić zasoby na płytce cudzego miasta?
check-rest = Wszystkie inne liczby i interpretacje.

ours-effect = działanie
ours-pl = polska nazwa
ours-en = angielska nazwa
ours-gather_allowed = brak zasobów do zebrania
ours-gain_kinds = rodzaje zdobywanych kości
ours-chasms = brak rozpadlin

## Co porównuje posiadacz Karak 2

checklist-title = Karak 2: co porównać z pudełkiem
checklist-signs = Każdy wpis pliku z danymi kończy się źródłem: seed (instrukcja Imperium), public (publiczne strony) albo ours (nasze). { $ours } oznacza to, co jest nasze.
checklist-file = Używany plik: { $file }
checklist-correct = Żeby go poprawić, skopiuj go do { $file }, gdzie STOLIK_BOX to Twój własny folder, i zmień tam. Błędny wpis zostanie nazwany, a gry na innych danych są rozróżniane.

## Plansza Karak 2

karak-land-castle = zamek
karak-land-forest = las
karak-land-farm = folwark
karak-land-rocks = skały
karak-land-cave = Jaskinia Goblinów
karak-land-mine = Kopalnia Skałożerców
karak-land-rift = Szczelina
karak-hero = bohaterowie, numery miejsc
karak-town = miasto
karak-chasm = rozpadlina
karak-residents = mieszkańcy płytki
karak-items = leżące przedmioty
karak-general-here = Mroczny Generał
karak-beyond = Poza rysunkiem: { $tiles }
karak-round = runda { $round }
karak-round-of = runda { $round } z { $last }
karak-piles = płytki na stosach: poziom I { $first }, poziom II { $second }
karak-bag = armie w woreczku { $armies }
karak-supply = podajnik: { $goods }
karak-general = siła { $strength }, pretorianie { $number }
karak-drawn = Wylosowane: { $drawn }
karak-steps = zostało kroków { $steps }
karak-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
karak-emperor = Imperator
karak-trophy = trofeum Generała
karak-plague = zaraza
karak-unconscious = bez przytomności
karak-glory = chwała { $glory }
karak-units = oddziały { $units }/{ $limit }
karak-on = na { $tile }
karak-praetorians = pretorianie { $number }
karak-power = siła { $power }
karak-against = {" "}przeciw { $strength }
karak-strength = siła { $strength }
karak-chasms = rozpadliny: { $edges }
karak-no-chasm = bez rozpadlin
karak-moves = Ruch
karak-actions = Akcja
karak-free = Poza tym
karak-turn = Tura

## Nazwane rozstawienia, na pudełku i przy zakładaniu stołu

form-first = dwoje bohaterów, gra podstawowa
form-imperium = troje z dodatkiem Imperium
form-chosen = z Imperium, bohaterowie do wyboru

## Za i przeciw odpowiedzi, jak je mówi podpowiedź

for-play-behind-the-best-0 = daje najwięcej na najbliższe tury
for-way-leads-to-more = prowadzi tam, gdzie można zyskać więcej
for-way-leads-to-worth-5 = jest tam dużo do zyskania
for-way-leads-to-worth-6 = jest tam bardzo dużo do zyskania
for-fight-chance-9 = walka jest prawie wygrana
for-fight-chance-8 = walka jest raczej wygrana
for-fight-for-worth-4 = jest o co walczyć
for-fight-for-worth-6 = jest o co walczyć, i to bardzo
for-fight-of-the-general-with-the-lead = pokonanie Generała teraz kończy grę na prowadzeniu
for-heal-at-life-0 = życia prawie już nie ma
for-heal-at-life-1 = życia prawie już nie ma
for-heal-at-life-2 = zostało niewiele życia
for-gather-what-is-missing = tego właśnie brakuje
for-challenge-of-a-weaker = inni są słabsi
for-unknown-tile-chance-4 = cokolwiek tam czeka, pewnie da się pokonać
for-bolts-just-enough = akurat tyle, ile trzeba do wygranej
for-dice-fewest-in-an-easy-fight = walka jest łatwa, a nic więcej nie jest narażone
for-dice-most = tak mocno, jak się da
for-plague-leader = trafia prowadzącego
for-hero = ten bohater wygrywał częściej niż inni
against-way-leads-to-less = prowadzi tam, gdzie jest mniej do zyskania
against-way-leads-to-worth-0 = nie ma tam nic do zyskania
against-way-leads-to-worth-1 = nie ma tam prawie nic do zyskania
against-way-with-little-life-among-armies = z ostatkiem życia między armie
against-unknown-tile-with-more-elsewhere = na znanych płytkach jest więcej do zyskania
against-unknown-tile-chance-1 = to, co tam czeka, jest pewnie silniejsze
against-fight-chance-0 = walka jest prawie przegrana
against-fight-chance-1 = walka jest raczej przegrana
against-heal-at-life-4 = życia jest dość
against-heal-at-life-5 = życia jest dość
against-gather-what-is-spare = tego jest już dość
against-end-with-steps = zostają niewykorzystane kroki
against-bolts-more-than-enough = więcej, niż trzeba do wygranej
against-dice-more-in-an-easy-fight = więcej, niż trzeba w łatwej walce
against-build-more-none = bez budowli, choć można zbudować
against-train-more-none = bez oddziału, choć można wyszkolić
