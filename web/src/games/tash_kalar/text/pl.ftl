# Co mówi plansza Tash-Kalar. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Arena

tk-arena = Arena, { $squares } pól
tk-red = pole czerwone
tk-green = pole zielone
tk-empty = puste
tk-piece = { $rank } pion, { $school }
tk-gate-here = Brama
tk-several = Kilka możliwości
tk-mover = Weź tego piona, żeby nim ruszyć
tk-held = Odłóż tego piona i weź innego
tk-images = W którym ułożeniu wzoru?
tk-lent = (użyczone: { $squares })
tk-close = Zamknij
tk-schools = Sześć szkół

## Rangi i punkty

tk-rank = { $rank ->
    [1] istota zwykła
    [2] istota heroiczna
   *[other] legenda
}
tk-rank-1 = zwykłe piony na arenie
tk-rank-2 = heroiczne piony na arenie
tk-rank-3 = legendarne piony na arenie
tk-score = Punkty: { $scores }; gra toczy się do { $limit }
tk-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
tk-points-short = pkt
tk-points-limit = z { $limit }
tk-points-of = z { $limit } pkt
tk-met = teraz spełnione
tk-next-task = Następne: { $task }

## Ręka

tk-hand = Ręka { $cards }
tk-hand-empty = Brak kart
tk-take = Pokaż, gdzie pasuje: { $card }
tk-fits = { $places ->
    [one] Pasuje w { $places } miejscu
   *[other] Pasuje w { $places } miejscach
}
tk-fits-improvised = { $places ->
    [one] Pasuje w { $places } miejscu, ale tylko przez improwizację (raz na grę)
   *[other] Pasuje w { $places } miejscach, ale tylko przez improwizację (raz na grę)
}
tk-nearly = { $places ->
    [one] Brakuje jednego piona: { $places } pole
    [few] Brakuje jednego piona: { $places } pola
   *[other] Brakuje jednego piona: { $places } pól
}
tk-not-yet = Brakuje więcej niż jednego piona
tk-discard = Odrzuć
tk-hand-over = Partnerowi
tk-thaw = Aktywuj efekt Mrozu
tk-improvise-at = { $square }: improwizacja, pożyczony pion { $lent }
tk-frost-idle = Teraz ten efekt nic nie zrobi, a karta i tak przepadnie.
tk-flare-upgraded = Mniej wyższych rangą o { $have } z { $need }
tk-flare-pieces = Mniej pionów o { $have } z { $need }
tk-crit-upgraded = Wyższe rangą: { $theirs } do Twoich { $mine }; trzeba o { $need } więcej
tk-crit-pieces = Wszystkie: { $theirs } do Twoich { $mine }; trzeba o { $need } więcej

## Co znika bezpowrotnie

tk-spend-thaw = zużywa kartę, nie akcję
tk-spend-improvised = improwizacja: raz na grę przeciw tej szkole, z pożyczonym pionem
tk-spend-flare = zużywa flarę, nie akcję; przeciwnik dostaje punkt
tk-spend-warp = bez kosztu akcji; istota potem czeka na przywołanie
tk-spend-discard = zużywa kartę i akcję

## Karta w słowach

tk-pattern = { $count ->
    [one] Wzór: jeden Twój pion, licząc od pola przywołania: { $pieces }. Wzór wolno obracać i odbijać.
   *[other] Wzór: Twoje piony, licząc od pola przywołania: { $pieces }. Wzór wolno obracać i odbijać.
}
tk-pattern-marks = { $mark ->
    [y] Pola żółte: { $cells }.
    [b] Pola niebieskie: { $cells }.
    [r] Pola oznaczone na czerwono: { $cells }.
    [p] Pole oznaczone na fioletowo: { $cells }.
   *[other] Pola oznaczone: { $cells }.
}
tk-pattern-arrows = Oznaczone kierunki: { $ways }.
tk-cell-here = na samym polu przywołania
tk-cell-up = { $count } w górę
tk-cell-down = { $count } w dół
tk-cell-left = { $count } w lewo
tk-cell-right = { $count } w prawo
tk-cell-both = { $down } i { $right }
tk-cell-heroic = { $cell } (co najmniej heroiczny)
tk-effect-text = { $text }
tk-effect-frost = Efekt Mrozu: { $text }
tk-effect-warp = Efekt zakrzywienia: { $text }

## Obok areny

tk-beside = Tura, zadania i talie
tk-actions = { $actions ->
    [one] Została { $actions } akcja
    [few] Zostały { $actions } akcje
   *[other] Zostało { $actions } akcji
}
tk-fallen = Zniszczone w tej turze
tk-frost = Mróz
tk-frost-of = Czeka efekt Mrozu: { $card } ({ $name })
tk-pending = czeka
tk-pending-of = Istota, która czeka na przywołanie: { $card } ({ $name })
tk-stashed = Pion, który leży na karcie
tk-deck-legends = Legendy: { $cards } w talii, { $pile } odrzuconych
tk-deck-flares = Flary: { $cards } w talii, { $pile } odrzuconych
tk-pile-legends = Odrzucone legendy
tk-pile-flares = Odrzucone flary
tk-pile-of = Karty odrzucone: { $name }
tk-pile-empty = Jeszcze nic
tk-put-away = { $cards ->
    [one] { $cards } karta odłożona zakryta
    [few] { $cards } karty odłożone zakryte
   *[other] { $cards } kart odłożonych zakrytych
}
tk-under = Odłożone pod talię

## Gracz

tk-supply-text = W zapasie: { $small } zwykłych lub heroicznych, { $legendary } legendarnych
tk-hand-of = Istoty na ręce: { $cards }
tk-legends-of = Legendy na ręce: { $cards }
tk-flares-of = Flary na ręce: { $cards }
tk-deck-of = Karty w talii: { $cards }
tk-pile-count = Karty odrzucone: { $cards }
tk-gate-at = Brama { $square }
tk-taxed = o akcję mniej
tk-last = gra ostatni raz
tk-against = punkty przeciw szkole { $school }
tk-least = Liczy się najniższy wynik
tk-improvised = Improwizacja przeciw szkole { $school } już była
tk-may-improvise = Można jeszcze improwizować przeciw szkole { $school }

## Nad pytaniem

tk-form-high_form = { $team ->
    [yes] Wysoki Styl, dwóch na dwóch, do { $limit } punktów
   *[no] Wysoki Styl, do { $limit } punktów
}
tk-form-duel = { $team ->
    [yes] Bitwa na śmierć i życie, dwóch na dwóch, do { $limit } punktów
   *[no] Bitwa na śmierć i życie, pojedynek do { $limit } punktów
}
tk-form-melee = Bitwa na śmierć i życie, starcie do { $limit } punktów
tk-over-actions = { $actions ->
    [0] bez akcji
    [one] została { $actions } akcja
    [few] zostały { $actions } akcje
   *[other] zostało { $actions } akcji
}
tk-over-place = kliknij pole albo kartę
tk-over-summon = kliknij pole w obwódce
tk-over-missing = plus: brakujący pion
tk-over-far = brakuje pionów
tk-over-flare = nikt nie ma dość przewagi
tk-over-mover = najpierw pion, potem cel
tk-bonus-1 = wolno użyczyć piona
tk-bonus-2 = przywołujesz z obcych pionów
tk-bonus-3 = dwa puste pola liczą się jak piony

## Pierwsza gra

tk-hint-school = Wybierz szkołę. Każda ma osiemnaście istot i własne piony; na pierwszą grę najprostsze jest Imperium.
tk-hint-start = Wybierz, gdzie stanie Twój pierwszy pion. Pion przeciwnika stanie na drugim polu.
tk-hint-melee-start = Wybierz, czyj pion stanie przy pierwszym znaku startowym.
tk-hint-place = Dwie akcje w turze. Najprostsza: kliknij puste pole, a stanie tam Twój zwykły pion.
tk-hint-card = Kliknij kartę: arena pokaże, gdzie wzór już leży, a plusem, gdzie brakuje jednego piona.
tk-hint-summon = Jedna z Twoich kart świeci: jej wzór jest gotowy. Kliknij ją, a potem pole w obwódce. To, co tam stoi, zginie, jeśli nie ma wyższej rangi.
tk-hint-tasks = Zadania dają punkty na koniec tury, po jednym w każdej. Ptaszek znaczy, że teraz je spełniasz.
tk-hint-flare = Przeciwnik ma dużą przewagę: możesz użyć flary. Nie kosztuje akcji.
tk-hint-thaw = Obok areny czeka efekt Mrozu. Użyj go, gdy pomoże najbardziej; nie kosztuje akcji.
tk-hint-warp = Ta karta ma efekt zagrywany z ręki, bez kosztu; potem czeka na przywołanie.
tk-hint-pick-up = Zapas jest pusty. Zdejmij jednego ze swoich pionów z areny i postaw gdzie indziej.
tk-hint-hand-over = Możesz przekazać sterowanie partnerowi, który dokończy turę.
tk-hint-gate = Pierścień z łukiem to Brama. Sięga od niej wiele efektów Otchłani.
tk-hint-end = Akcje się skończyły. Użyj jeszcze flary albo efektu Mrozu lub zakończ turę.
tk-hint-under = Inne karty możesz odłożyć pod talie, żeby dobrać nowe. Albo na tym poprzestań.
tk-hint-move = Kliknij piona, który się ruszy, a potem cel. Strzałki pokazują, co się stanie.
tk-hint-leap = Skok prowadzi dokądkolwiek, cokolwiek leży po drodze.
tk-hint-slide = Pion pędzi w jednym kierunku i niszczy, co napotka.
tk-hint-aim = Wybierz jedną ze strzałek.
tk-hint-destroy = Czerwone obwódki to cele. Wybierz, co zginie.
tk-hint-upgrade = Wybierz piona, który awansuje.
tk-hint-convert = Wybierz wrogiego piona, który przejdzie na Twoją stronę.
tk-hint-claim = Spełniasz zadanie. Zgłoś je i weź punkty.
tk-hint-keep-frost = Czekać może tylko jeden efekt Mrozu. Wybierz, który zostaje.
tk-hint-odd = Pojedynczy zwykły pion liczy się za pół. Dwie połówki różnych kolorów dają punkt: wybierz, przeciw komu.

## Jak się wygrywa

tk-aim-legendary = na arenie: 1 pkt
tk-aim-place = Stawiaj piony
tk-aim-place-text = Masz dwie akcje w turze. Najprostsza stawia Twojego zwykłego piona na pustym polu.
tk-aim-summon = Ułóż wzór, przywołaj istotę
tk-aim-summon-text = Gdy piony leżą jak na karcie, także obróconej, istota staje na polu z gwiazdą i działa.
tk-aim-points = Zdobądź więcej punktów
tk-aim-points-text = Wysoki Styl liczy zadania i legendarne piony, bitwa zniszczone piony i legendy.

## Legenda

tk-legend-common = Zwykłe piony na arenie.
tk-legend-heroic = Heroiczne piony na arenie.
tk-legend-legendary = Legendarne piony na arenie; w Wysokim Stylu każdy to punkt.
tk-legend-supply = Zapas: zwykłe i heroiczne piony, po plusie legendarne.
tk-legend-hand = Istoty na ręce.
tk-legend-legends = Legendy na ręce.
tk-legend-flares = Flary na ręce.
tk-legend-deck = Karty w talii; gdy się skończy, zaczyna się ostatnia runda.
tk-legend-pile = Karty odrzucone; kliknij, żeby je zobaczyć.
tk-legend-tasks = Zaliczone zadania.
tk-legend-gate = Brama Otchłani i jej pole.
tk-legend-last = Gra ostatni raz.
tk-legend-against = Starcie: punkty przeciw tej szkole. Liczy się najniższy wynik, ten w ramce; suma stoi po prawej.
tk-legend-improvise = Starcie: przeciw tej szkole wolno jeszcze raz improwizować, czyli pożyczyć jej piona do wzoru.

## Podsumowania

tk-sum-summon = { $card } na { $square }
tk-sum-thaw = Mróz: { $card }
tk-sum-placed = { $count ->
    [one] { $count } pion postawiony
    [few] { $count } piony postawione
   *[other] { $count } pionów postawionych
}
tk-sum-destroyed = { $count ->
    [one] { $count } zniszczony
    [few] { $count } zniszczone
   *[other] { $count } zniszczonych
}
tk-sum-claim = zadanie { $task }
tk-sum-points = +{ $count } pkt
tk-decided-deck = Ostatnią rundę wywołała wyczerpana talia ({ $seat }).
tk-decided-limit = Ostatnią rundę wywołał próg { $limit } punktów, osiągnięty w turze gracza { $seat }.
tk-decided-high_form = Po niej zadania i legendarne piony na arenie dały { $scores }.
tk-decided-duel = Po niej było { $scores }.
tk-decided-melee = W starciu liczy się najsłabszy kolor każdego gracza: { $scores }.
tk-decided-tie = { $form ->
    [melee] Najlepsi mieli po { $score } pkt, rozstrzygnęły pozostałe kolory albo piony na arenie.
   *[other] Po niej było { $scores }, rozstrzygnęły piony na arenie: najpierw awansowane, potem wszystkie.
}
tk-decided-shared = Po niej było { $scores }, a na arenie też remis: zwycięstwo jest wspólne.
tk-tally-beings = Przywołane istoty
tk-tally-pieces = Postawione piony
tk-tally-destroyed = Zniszczone wrogie piony
tk-tally-flares = Rzucone flary

## Plansza w słowach

tk-told-moment = Tura
tk-told-news = Co się zmieniło od Twojej ostatniej tury
tk-told-arena = Arena
tk-told-hand = Twoje karty
tk-told-lying = Karty, które czekają
tk-told-tasks = Zadania
tk-told-players = Gracze
tk-told-turn = { $actions ->
    [0] Gra { $name }; akcji już nie ma.
    [one] Gra { $name }; została { $actions } akcja.
    [few] Gra { $name }; zostały { $actions } akcje.
   *[other] Gra { $name }; zostało { $actions } akcji.
}
tk-told-last = Ostatnia runda: na końcu gra { $name }.
tk-told-rank = { $rank ->
    [legendary] Legendarne piony: { $squares }
    [heroic] Heroiczne piony: { $squares }
   *[common] Zwykłe piony: { $squares }
}
tk-told-nothing = Żadnych pionów.
tk-told-red = Pola czerwone: { $squares }
tk-told-green = Pola zielone: { $squares }
tk-told-fits = Teraz można ją przywołać na: { $squares }
tk-told-nearly = Brakuje jednego piona, na jednym z pól: { $squares }
tk-told-cards = Na ręce: istoty { $hand }, legendy { $legends }, flary { $flares }
tk-told-deck = W talii: { $deck }, odrzucone: { $pile }
tk-told-against = Punkty przeciw szkołom: { $points }
tk-told-claimed = Zaliczone zadania: { $tasks }

## Co rozstrzygają inni

deciding-choose-school = { $name } wybiera szkołę
deciding-start = { $name } wybiera pole startowe
deciding-start-colour = { $name } wybiera kolor
deciding-action = { $name } wybiera akcję
deciding-put-down = { $name } wybiera pole
deciding-claim = { $name } wybiera zadanie
deciding-destroy = { $name } wybiera piona do zniszczenia
deciding-move = { $name } wybiera ruch
deciding-leap = { $name } wybiera skok
deciding-slide = { $name } wybiera przesunięcie
deciding-aim = { $name } wybiera kierunek
deciding-place = { $name } wybiera pole dla piona
deciding-upgrade = { $name } wybiera piona do awansu
deciding-downgrade = { $name } wybiera piona do degradacji
deciding-convert = { $name } wybiera piona do zamiany

## Wszystko z pudełka

tk-facet-deck = Talia
tk-facet-rank = Ranga
tk-facet-effect = Ma
tk-deck-name-legend = Legendy
tk-deck-name-flare = Flary
tk-deck-name-task = Zadania
tk-effect-name-frost = efekt Mrozu
tk-effect-name-warp = efekt zakrzywienia
