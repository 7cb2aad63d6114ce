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
k2-no-items = jeszcze nic
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

## Co jest w pudełku

k2-box = Pudełko
k2-box-title = Co jest w pudełku
k2-ours = nasze
k2-ours-long = Nasza interpretacja: żadne źródło tego nie podaje, więc wybraliśmy sami. Kto ma pudełko, może to poprawić.
k2-legend-dice = Kości
k2-legend-prices = Ceny
k2-legend-armies = Siła armii

## Podpowiedzi pierwszej gry

k2-hint-hero = Każdy bohater umie dwie rzeczy, których nie umie nikt inny. Weź, kogo chcesz: wszyscy są dobrzy.
k2-hint-steps = Twoja tura ma kroki. W każdym możesz raz się ruszyć, a potem zrobić jedną rzecz. Świecące miejsca pokazują, dokąd możesz iść.
k2-hint-explore = Kompas oznacza nieznaną krainę. Idź tam, a pojawi się nowa płytka; często czeka na niej armia.
k2-hint-fight = Są tu potwory: musisz z nimi walczyć. Wyrzuć tyle, ile mają siły, a wygrasz.
k2-hint-gather = Gromadzenie daje to, co pokazuje twoja płytka: żywność, drewno lub kamień. Za to budujesz i szkolisz.
k2-hint-found = We własnym mieście możesz budować i szkolić. Stoi tam, gdzie je zbudujesz, na stałe.
k2-hint-build = Każdy budynek pomaga do końca gry. Możesz postawić kilka naraz, jeśli cię na to stać.
k2-hint-train = Wyszkolone oddziały rzucają razem z tobą. Twoja chwała mówi, ile ich możesz prowadzić.
k2-hint-heal = Leczenie przywraca wytrzymałość. Gdy spadnie do zera, tracisz turę na dojście do siebie.
k2-hint-challenge = Stoisz przy Imperatorze: pojedynek rozstrzygnie, kto nosi koronę. Remis jest twój.
k2-hint-rotation = Obróć płytkę, jak chcesz. Ciemne pęknięcia to rozpadliny: nikt przez nie nie przejdzie.
k2-hint-dice = Kością bohatera rzucasz zawsze. Powiedz, ile oddziałów się przyłącza; czaszka na oddziale oznacza jego stratę.
k2-hint-bolts = Każdy ognisty pocisk dodaje teraz siły, a potem przepada.
k2-hint-blessing = Błogosławieństwo unieważnia wszystkie czaszki tej walki i daje oddział.
k2-hint-tax = Budujesz lub szkolisz jako wasal: jeden wybrany zasób dostaje Imperator.
k2-hint-gift = Imperator musi być hojny: jeden z wyszkolonych oddziałów dostaje też ktoś inny.
k2-hint-mirror = To, co buduje Imperator, dostaje za darmo także ktoś inny.
k2-hint-plague = Dwie czaszki na kości bohatera: zsyłasz zarazę na miasto. Miasto nie działa, dopóki się jej nie usunie.
