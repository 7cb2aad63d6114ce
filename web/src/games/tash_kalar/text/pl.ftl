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
tk-nearly = { $places ->
    [one] Brakuje jednego piona: { $places } pole
    [few] Brakuje jednego piona: { $places } pola
   *[other] Brakuje jednego piona: { $places } pól
}
tk-not-yet = Brakuje więcej niż jednego piona
tk-discard = Odrzuć
tk-hand-over = Partnerowi
tk-thaw = Odmroź
tk-flare-upgraded = Mniej wyższych rangą o { $have } z { $need }
tk-flare-pieces = Mniej pionów o { $have } z { $need }
tk-crit-upgraded = Wyższe rangą: { $theirs } do Twoich { $mine }; trzeba o { $need } więcej
tk-crit-pieces = Wszystkie: { $theirs } do Twoich { $mine }; trzeba o { $need } więcej

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
