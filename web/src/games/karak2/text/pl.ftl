# To, co mówi plansza Karaka 2. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Zestawy i bohaterowie

k2-base = gra podstawowa
k2-imperium = z Imperium
k2-emperor = Imperator

## Mapa

k2-map = { $tiles ->
    [one] Mapa, { $tiles } płytka
    [few] Mapa, { $tiles } płytki
    [many] Mapa, { $tiles } płytek
   *[other] Mapa, { $tiles } płytki
}
k2-tile = płytka { $tile }, { $land }
k2-foe = { $army } (siła { $strength })
k2-town-of = miasto, właściciel: { $name }
k2-unknown = nieznana kraina
k2-monster-goblins = gobliny
k2-monster-rock_eaters = skałożercy
k2-monster-dark_general = Mroczny Generał
k2-nearer = Bliżej
k2-farther = Dalej
k2-whole = Cała mapa
k2-several = Kilka możliwości
k2-close = Zamknij
k2-onward = { $first }, potem { $then }
k2-twice = { $deed } dwa razy

## Runda, kroki i zapasy

k2-round = Runda { $round }
k2-round-of = Runda { $round }, najwyżej { $last }
k2-steps = { $steps ->
    [0] bez dalszych kroków
    [one] został { $steps } krok
    [few] zostały { $steps } kroki
    [many] zostało { $steps } kroków
   *[other] zostało { $steps } kroku
}
k2-supplies = Runda i zapasy
k2-pile-1 = { $tiles ->
    [one] Poziom I: została { $tiles } płytka
    [few] Poziom I: zostały { $tiles } płytki
    [many] Poziom I: zostało { $tiles } płytek
   *[other] Poziom I: zostało { $tiles } płytki
}
k2-pile-2 = { $tiles ->
    [one] Poziom II: została { $tiles } płytka
    [few] Poziom II: zostały { $tiles } płytki
    [many] Poziom II: zostało { $tiles } płytek
   *[other] Poziom II: zostało { $tiles } płytki
}
k2-bag = { $armies ->
    [one] { $armies } armia w woreczku
    [few] { $armies } armie w woreczku
    [many] { $armies } armii w woreczku
   *[other] { $armies } armii w woreczku
}
k2-supply = W podajniku

## Plansza bohatera

k2-hand = Twój bohater
k2-hero-board = Plansza bohatera
k2-open-board = Otwórz planszę tego bohatera
k2-life = wytrzymałość { $life } z { $most }
k2-glory = chwała { $glory }
k2-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
k2-goods = Zasoby
k2-army = Armia { $units } z { $limit }
k2-items = Ekwipunek
k2-town = Miasto
k2-town-on = Miasto na płytce { $tile }
k2-plagued = Miasto z zarazą
k2-plague = Zaraza!
k2-no-buildings = Jeszcze bez budynków
k2-abilities = Umiejętności
k2-used = użyta w tej turze

## Walki

k2-fight-monsters = Walka!
k2-fight-residents = Walka w głębinach
k2-fight-general = Mroczny Generał
k2-fight-rift = Bitwa przy Szczelinie
k2-fight-duel = Pojedynek o koronę
k2-wins-monsters = równa siła wystarczy
k2-wins-residents = równa siła wystarczy
k2-wins-general = równa siła kończy grę
k2-wins-rift = największa siła zdobywa koronę
k2-wins-duel = przy remisie wygrywa atakujący
k2-to = do
k2-won = { $name } wygrywa!
k2-lost = { $name } musi się cofnąć
k2-lately = Ostatnie walki
k2-waits = { $name } dopiero rzuci.
k2-sleeps = { $name } leży bez przytomności i nie rzuca.
k2-over-fight = siła { $power } do { $strength }
k2-faces = Ścianki kości
k2-decided-glory = Przy równych punktach decyduje chwała: { $own } do { $other } (K-O-55, nasza interpretacja).
k2-decided-army = Przy równych punktach i równej chwale decyduje armia: { $own } do { $other } (K-O-55, nasza interpretacja).
k2-decided-shared = Punkty, chwała i armia są równe: zwycięstwo jest wspólne (K-O-55, nasza interpretacja).

## Co jest w pudełku

k2-box = Pudełko
k2-box-title = Co jest w pudełku
k2-ours = nasze
k2-ours-long = Nasza interpretacja: żadne źródło tego nie podaje, więc wybraliśmy sami. Kto ma pudełko, może to poprawić.
k2-legend-dice = Kości
k2-legend-prices = Ceny
k2-legend-armies = Siła armii
k2-legend-buildings = Budynki
k2-legend-numbers = Liczby
k2-number-life = Wytrzymałość na początku
k2-number-wake_life = Wytrzymałość po ocknięciu się
k2-number-glory_most = Najwyższa chwała
k2-number-weapons = Miejsca na broń
k2-number-spells = Miejsca na zaklęcia
k2-number-general_strength = Siła Mrocznego Generała
k2-number-praetorians_each = Pretorianie na gracza
k2-number-praetorian_strength = Siła, którą dodaje pretorianin
k2-number-praetorian_power = Siła, która zabija pretorianina
k2-number-praetorian_points = Punkty za pretorianina
k2-number-general_points = Punkty za trofeum Generała
k2-number-general_life = Wytrzymałość tracona w szturmie
k2-number-crown_points = Punkty za koronę
k2-number-last_round = Ostatnia runda

## Podpowiedzi pierwszej gry

k2-hint-hero = Każdy bohater umie dwie rzeczy, których nie umie nikt inny. Weź, kogo chcesz: wszyscy są dobrzy.
k2-hint-steps = Twoja tura ma kroki. W każdym możesz raz się ruszyć, a potem zrobić jedną rzecz. Świecące miejsca pokazują, dokąd możesz iść.
k2-hint-explore = Kompas oznacza nieznaną krainę. Idź tam, a pojawi się nowa płytka; często czeka na niej armia.
k2-hint-fight = Są tu potwory: musisz z nimi walczyć. Wyrzuć tyle, ile mają siły, a wygrasz.
k2-hint-gather = Gromadzenie daje to, co pokazuje Twoja płytka: żywność, drewno lub kamień. Za to budujesz i szkolisz.
k2-hint-found = We własnym mieście możesz budować i szkolić. Stoi tam, gdzie je zbudujesz, na stałe.
k2-hint-build = Każdy budynek pomaga do końca gry. Możesz postawić kilka naraz, jeśli Cię na to stać.
k2-hint-train = Wyszkolone oddziały rzucają razem z Tobą. Twoja chwała mówi, ile ich możesz prowadzić.
k2-hint-heal = Leczenie przywraca wytrzymałość. Gdy spadnie do zera, tracisz turę na dojście do siebie.
k2-hint-challenge = Stoisz przy Imperatorze: pojedynek rozstrzygnie, kto nosi koronę. Remis jest Twój.
k2-hint-rotation = Obróć płytkę, jak chcesz. Ciemne pęknięcia to rozpadliny: nikt przez nie nie przejdzie.
k2-hint-dice = Kością bohatera rzucasz zawsze. Powiedz, ile oddziałów się przyłącza; czaszka na oddziale oznacza jego stratę.
k2-hint-bolts = Każdy ognisty pocisk dodaje teraz siły, a potem przepada.
k2-hint-blessing = Błogosławieństwo unieważnia wszystkie czaszki tej walki i daje oddział.
k2-hint-tax = Budujesz lub szkolisz jako wasal: jeden wybrany zasób dostaje Imperator.
k2-hint-gift = Imperator musi być hojny: jeden z wyszkolonych oddziałów dostaje też ktoś inny.
k2-hint-mirror = To, co buduje Imperator, dostaje za darmo także ktoś inny.
k2-hint-plague = Dwie czaszki na kości bohatera: zsyłasz zarazę na miasto. Miasto nie działa, dopóki się jej nie usunie.

## Kości w jednym rzędzie

prompt-dice = Którymi kośćmi rzucasz?
prompt-loop = Pętla czasu: które kości przerzucasz?
k2-tray-goal = do pokonania
k2-tray-all = wszystkie
k2-tray-always = zawsze
k2-always-do = Zawsze wszystkimi
k2-always = zawsze wszystkie kości
k2-always-long = W każdej walce rzucasz wszystkimi kośćmi i nikt nie pyta, którymi. Wyłączysz to obok swojej armii.
k2-tray-throw = { $dice ->
    [one] Rzuć { $dice } kością
    [few] Rzuć { $dice } kośćmi
    [many] Rzuć { $dice } kośćmi
   *[other] Rzuć { $dice } kośćmi
}
k2-tray-again = { $dice ->
    [one] Przerzuć { $dice } kość
    [few] Przerzuć { $dice } kości
    [many] Przerzuć { $dice } kości
   *[other] Przerzuć { $dice } kości
}
k2-tray-keep = Zostaw wszystkie
k2-tray-chance = { $percent } % szans
k2-tray-chance-long = Szansa, że miecze na tych kościach razem z bronią dorównają sile potworów. Zaklęć i umiejętności tu nie wliczono.
k2-tray-best = wszystkimi { $percent } %
k2-die-hero = bohater
k2-die-knight = rycerze
k2-die-archer = łucznicy
k2-die-mage = magowie
k2-die-skeleton = szkielety
k2-die-bear = niedźwiedź
k2-die-titan = tytan
k2-die-time_lord = Pan Czasu
k2-die-imperial_guard = gwardia
k2-spends-goods = Płacisz od razu
k2-spends-spell = Zaklęcie przepada

## Jak się wygrywa

k2-aim-stones = Zbieraj Kamienie Dusz
k2-aim-stones-text = Wygrywa największa łączna wartość na koniec. Generał i korona też dają punkty.
k2-aim-explore = Odkrywaj i walcz
k2-aim-explore-text = Miecze na kościach muszą dorównać sile potwora. Wygrana daje łupy i chwałę.
k2-aim-general = Zbierz armię na Generała
k2-aim-general-text = Gdy mapa jest gotowa, na zamku staje Mroczny Generał. Jego klęska kończy grę.
k2-aim-crown = korona +2
k2-aim-trophy = Generał +3
k2-aim-reached = { $power } do { $strength }: wygrana

## Znaki na panelach

k2-sign-life = Wytrzymałość: gdy spadnie do zera, bohater traci przytomność i turę.
k2-sign-glory = Chwała: tyle oddziałów możesz prowadzić. Rośnie do siły pokonanej armii.
k2-sign-points = Punkty: Kamienie Dusz, pretorianie, trofeum Generała i korona.
k2-sign-food = Żywność
k2-sign-wood = Drewno
k2-sign-stone = Kamień
k2-sign-army = Armia: ile masz oddziałów i ile najwyżej możesz mieć.
k2-sign-items = Ekwipunek: broń, zaklęcia i amulet.
k2-sign-town = Miasto: ile stoi w nim budynków.
k2-sign-crown = Korona: Imperator pobiera podatki i na koniec dolicza sobie 2 punkty.
k2-sign-plague = Zaraza: miasto nie działa, dopóki się jej nie usunie.

## Liczby na koniec gry

k2-tally-won = wygrane walki
k2-tally-lost = przegrane walki
k2-tally-tiles = odkryte płytki
k2-tally-units = zdobyte kości
k2-tally-fainted = utraty przytomności

## Plansza słowami

k2-told = Plansza słowami
k2-told-turn = Tura
k2-told-whose = Tura: { $name }
k2-told-who = { $name } ({ $hero })
k2-told-own = Twój bohater: { $hero }
k2-told-others = Pozostali
k2-told-count = { $name } × { $count }
k2-told-none = nic
k2-told-food = { $count } { $count ->
    [one] żywność
    [few] żywności
    [many] żywności
   *[other] żywności
}
k2-told-wood = { $count } { $count ->
    [one] drewno
    [few] drewna
    [many] drewna
   *[other] drewna
}
k2-told-stone = { $count } { $count ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}
k2-told-stands = stoi tu { $name }
k2-told-lies = leży tu { $item }
k2-told-yields = daje { $goods }
k2-told-empty = pusto
k2-told-around = Dookoła: { $around }.
k2-told-edge-tile = { $side }: płytka { $tile }
k2-told-edge-closed = { $side }: płytka { $tile } za rozpadliną
k2-told-edge-chasm = { $side }: rozpadlina
k2-told-edge-unknown = { $side }: nieznana kraina
k2-told-on = na płytce { $tile }, { $land }
k2-told-unconscious = bez przytomności, wytrzymałość 0 z { $most }
k2-told-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, chwała { $glory }
k2-told-emperor = nosi koronę Imperatora
k2-told-trophy = ma trofeum Generała
k2-told-praetorians = pokonani pretorianie: { $count }
k2-told-goods = zasoby: { $goods }
k2-told-army = armia { $units } z { $limit }: { $dice }
k2-told-items = ekwipunek: { $items }
k2-told-no-town = jeszcze bez miasta
k2-told-town = miasto na płytce { $town }, budynki: { $built }
k2-told-town-ill = miasto na płytce { $town }, z zarazą, budynki: { $built }
k2-told-can = umiejętności: { $abilities }
k2-told-roll = { $name } rzuca: { $dice }.
k2-told-roll-against = { $name } rzuca przeciw sile { $strength }: { $dice }.
k2-told-looked = Odkryta płytka: { $lands }.
k2-told-drawn = Wylosowane armie: { $armies }.
k2-told-general = Mroczny Generał stoi na zamku: siła { $strength }, pretorianie: { $praetorians }.
k2-told-no-general = Mroczny Generał przyjdzie na zamek, gdy mapa będzie gotowa.
k2-told-news = Od Twojej poprzedniej tury
k2-told-nothing-new = Jeszcze nic się nie wydarzyło.

## Rada: ocena zamiast szansy

advice-chance = ocena { $chance } na 100
advice-note = Ocena bota ({ $level }) z tego, co możesz wiedzieć. 50 to łeb w łeb z najgroźniejszym rywalem; to nie jest szansa na wygraną.

## Co rozstrzygają inni

deciding-hero = { $name } wybiera bohatera
deciding-play = { $name } wybiera, co zrobić w turze
deciding-rotation = { $name } obraca odkrytą płytkę
deciding-forage = { $name } wybiera zasób
deciding-build = { $name } wybiera budynek
deciding-build-more = { $name } wybiera kolejny budynek
deciding-train = { $name } wybiera oddział do wyszkolenia
deciding-train-more = { $name } wybiera kolejny oddział do wyszkolenia
deciding-army = { $name } wybiera, z kim walczyć
deciding-dice = { $name } wybiera kości do walki
deciding-tax = { $name } wybiera podatek
deciding-bolts = { $name } wybiera, ile Ognistych pocisków rzucić
deciding-token = { $name } wybiera żeton

## Wszystko z pudełka

k2-facet-kind = Rodzaj
k2-facet-set = Zestaw
k2-kind-hero = Bohaterowie
k2-kind-die = Kości
k2-kind-item = Przedmioty
k2-kind-army = Armie potworów
k2-kind-building = Budynki
k2-card-strength = Siła { $strength }
k2-card-rewards = Na odwrocie żetonów: { $items }.
