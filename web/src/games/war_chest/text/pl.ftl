# To, co mówi plansza War Chest. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Strony i zestawy

wc-side-sun = Słońce
wc-side-moon = Księżyc
side-a = Słońce (strona A)
side-b = Księżyc (strona B)
side-0 = Słońce
side-1 = Księżyc
part-locations = zajęte pozycje
ending-WC-11-1 = { $you ->
    [yes] Wygrywasz!
   *[no] { $count ->
        [one] Wygrywa { $names }!
       *[other] Wygrywają { $names }!
    }
}
wc-decided-markers = { $side } kładzie ostatni znacznik kontroli na { $hex }. Zajęte pozycje: { $own } do { $other }.
wc-decided-coins = Nikt nie ma już sztonów, którymi mógłby zagrać. Zajęte pozycje: { $own } do { $other }.
wc-decided-limit = Stół umówił się na taki koniec, zanim ktoś położył ostatni znacznik. Zajęte pozycje: { $own } do { $other }.
wc-set-base = podstawa
wc-set-nobility = Szlachta
wc-set-siege = Oblężenie
wc-set-nightfall = Zmrok

## Plansza

wc-board = { $hexes ->
    [one] Plansza, { $hexes } pole
    [few] Plansza, { $hexes } pola
    [many] Plansza, { $hexes } pól
   *[other] Plansza, { $hexes } pola
}
wc-stack = { $coins ->
    [one] { $unit }, { $coins } szton
    [few] { $unit }, { $coins } sztony
    [many] { $unit }, { $coins } sztonów
   *[other] { $unit }, { $coins } sztonu
}
wc-poisoned = otruty
wc-fort = Fortyfikacja
wc-location = wolna pozycja
wc-held-sun = pozycja Słońca
wc-held-moon = pozycja Księżyca
wc-several = Kilka możliwości
wc-close = Zamknij

## Sztony

wc-take = Weź do ręki: { $coin }
wc-bag-of = { $coins ->
    [one] Woreczek: { $coins } szton
    [few] Woreczek: { $coins } sztony
    [many] Woreczek: { $coins } sztonów
   *[other] Woreczek: { $coins } sztonu
}
wc-hand-of = { $coins ->
    [one] Ręka: { $coins } szton
    [few] Ręka: { $coins } sztony
    [many] Ręka: { $coins } sztonów
   *[other] Ręka: { $coins } sztonu
}
wc-up-of = { $coins ->
    [one] Odrzucone odkryte: { $coins } szton
    [few] Odrzucone odkryte: { $coins } sztony
    [many] Odrzucone odkryte: { $coins } sztonów
   *[other] Odrzucone odkryte: { $coins } sztonu
}
wc-down-of = { $coins ->
    [one] Odrzucone zakryte: { $coins } szton
    [few] Odrzucone zakryte: { $coins } sztony
    [many] Odrzucone zakryte: { $coins } sztonów
   *[other] Odrzucone zakryte: { $coins } sztonu
}
wc-coins = { $coins ->
    [one] { $coins } szton
    [few] { $coins } sztony
    [many] { $coins } sztonów
   *[other] { $coins } sztonu
}
wc-in-supply = w puli: { $coins }
wc-on-board = na planszy: { $coins }
wc-removed = usunięte z gry: { $coins }
wc-seat-open = Sztony i oddziały tego gracza
wc-reserve = Rezerwa: woreczek, ręka i zakryte razem
wc-up = Odrzucone odkryte
wc-spied = Widziane w ręce w tej rundzie
wc-out = Usunięte z gry
wc-supply = W puli
wc-with-decoy = Ma szton wabia
wc-markers = Znaczniki kontroli na planszy: { $placed } z { $markers }
wc-initiative = inicjatywa
wc-decoy = szton wabia
wc-drawn = dobrany

## Ręka

wc-hand = Ręka { $coins }
wc-hand-empty = Bez sztonów do końca rundy
wc-hand-over = Ręka jest pusta
wc-own-bag = W Twoim woreczku
wc-own-down = Twoje zakryte
wc-nothing = nic
wc-face-down = Szton zakryty
wc-recruit-what = Który szton zrekrutować? Płacisz: { $coin }
wc-back = Wróć
wc-verb-claim = Inicjatywa
wc-verb-recruit = Rekrutacja
wc-verb-pass = Pas
wc-verb-cure = Odtruj
wc-verb-return = Zwróć
wc-verb-bolster = Wzmocnij
wc-verb-control = Przejmij

## Obok planszy

wc-supplies = Dekrety i zapasy
wc-sealed-sun = pieczęć Słońca
wc-sealed-moon = pieczęć Księżyca
wc-forts-of = { $forts ->
    [one] W zapasie { $forts } Fortyfikacja
    [few] W zapasie { $forts } Fortyfikacje
    [many] W zapasie { $forts } Fortyfikacji
   *[other] W zapasie { $forts } Fortyfikacji
}
wc-units = Oddziały w tej grze
wc-units-short = oddziały
wc-why = Dlaczego nie teraz?

## Wybór oddziałów

wc-drafting = Wybór oddziałów
wc-ground = Plansza, na którą wybierasz oddziały: { $hexes }
wc-ground-text = Tu stoczycie bitwę: wieże to pozycje do zajęcia, znaczniki pokazują, kto już coś trzyma.
wc-ground-forts = Tu stoczycie bitwę: wieże to pozycje do zajęcia, mury wokół pól to Fortyfikacje.
wc-no-picks = jeszcze nic
wc-banned = Wykluczone

## Nad pytaniem

wc-over-round = runda { $round }
wc-over-reaction = poza turą
wc-over-coin = { $coin }
wc-over-all = wszystkie sztony

## Pierwsza gra

wc-hint-draft = Wybierz oddział. Sztony z jego karty zasilą Twój woreczek i pulę; obrazek pokazuje, dokąd sięga.
wc-hint-ban = Wskaż oddział, którym nikt nie zagra.
wc-hint-coin = Wybierz szton z ręki, a plansza pokaże, co nim zrobisz. Jeden szton to jedna akcja. Zakryty zawsze wystarczy na rekrutację albo pas.
wc-hint-deploy = Rozstaw oddział na pozycji, którą kontroluje Twoja strona.
wc-hint-control = Stoisz na pozycji, która nie jest Twoja. Przejmij ją: kto położy ostatni znacznik kontroli, wygrywa.
wc-hint-attack = Czerwony pierścień to cel. Atak zabiera z gry jeden szton z wrogiego stosu.
wc-hint-tactic = Piorun oznacza taktykę z karty oddziału. Karty wszystkich oddziałów otwiera znak kart przy planszy.
wc-hint-bolster = Dołóż szton do oddziału na planszy. Wzmocniony przetrwa więcej ataków.
wc-hint-recruit = Zakryty szton sprowadza nowy z puli. Dobierzesz go, gdy woreczek napełni się na nowo.
wc-hint-claim = Zakryty szton może dać Ci inicjatywę: następną rundę zaczynasz wtedy Ty.
wc-hint-proclaim = Szton koronny proklamuje dekret. Każda strona robi to z każdym dekretem tylko raz.
wc-hint-cure = Twój oddział jest otruty i nie użyje własnego sztonu. Taki sam szton z ręki go odtruje.
wc-hint-decoy = To szton wabia przeciwnika. Zwróć go odkryty albo wykorzystaj zakryty jak każdy inny szton.
wc-hint-bonus = Kapłan-Wojownik dobrał szton. Musisz użyć go od razu.
wc-hint-again = Berserker może oddać szton ze swojego stosu i wykonać jeszcze jeden manewr.
wc-hint-maneuver = Darmowy manewr: nie kosztuje sztonu z ręki.
wc-hint-replace = Ktoś Cię atakuje. Możesz przyjąć cios inaczej albo po prostu stracić szton.
wc-hint-step-on = Po ataku Szermierz może zrobić krok, także na pole, które właśnie opustoszało.
wc-hint-shove = Sztandarowy może odepchnąć sąsiedni wrogi oddział o jedno pole.
wc-hint-build = Saper może tu postawić Fortyfikację. Osłoni oddział przed jednym atakiem.
wc-hint-deceive = Infiltrator podrzuca szton wabia: przeciwnik dobierze go zamiast dobrego sztonu.
wc-hint-next = Czeka kilka następstw naraz. Ty decydujesz, które będzie pierwsze.

## Jak się wygrywa

wc-aim-markers = Połóż wszystkie znaczniki
wc-aim-markers-text = Kto pierwszy położy na pozycji swój ostatni znacznik kontroli, wygrywa od razu.
wc-aim-orders = Szton to jeden rozkaz
wc-aim-orders-text = Połóż go, odrzuć odkryty albo zakryty: za każdym razem robi co innego.
wc-aim-lay = połóż
wc-aim-show = odkryj
wc-aim-hide = zakryj
wc-aim-blow = Cios zabiera szton
wc-aim-blow-text = Trafiony oddział traci szton na zawsze. Bez ostatniego znika z planszy.

## Co znaczą znaki

wc-legend-markers = Znaczniki kontroli na planszy i ile ich ma ta strona. Ostatni daje zwycięstwo.
wc-legend-initiative = Inicjatywa: ten gracz zaczyna rundę.
wc-legend-hand = Sztony na ręce. Co rundę dobiera się trzy.
wc-legend-bag = Sztony w woreczku, jeszcze do dobrania.
wc-legend-up = Sztony odrzucone odkryte. Wracają do woreczka, gdy się opróżni.
wc-legend-down = Sztony odrzucone zakryte. Też wracają do woreczka.
wc-legend-grave = Sztony usunięte z gry.
wc-legend-supply = Sztony oddziału, które można jeszcze zrekrutować.
wc-legend-removed = Sztony oddziału stracone na zawsze.

## Co się zużywa i co się liczy

wc-spends-coin = szton przepada na zawsze
wc-spends-decree = raz na grę
wc-tally-locations = Przejęcia pozycji
wc-tally-attacks = Ataki
wc-tally-lost = Stracone sztony
wc-tally-recruits = Zrekrutowane sztony

## Tura w jednym wierszu

wc-sum-deal = Podział oddziałów
wc-sum-draw = Gracze dobierają sztony
wc-sum-deploy = { $unit } na { $hex }
wc-sum-bolster = wzmocnienie na { $hex }, { $unit }
wc-sum-claim = inicjatywa
wc-sum-pass = pas
wc-sum-return = szton wabia wraca
wc-sum-proclaim = dekret { $unit }
wc-sum-recruit = rekrutacja, { $unit }
wc-sum-move = { $unit } → { $hex }
wc-sum-attack = { $unit } atakuje { $hex }
wc-sum-control = pozycja { $hex }
wc-sum-destroyed = ginie { $unit }
wc-sum-redeploy = { $unit } → { $hex }
wc-sum-shove = odepchnięcie na { $hex }, { $unit }
wc-sum-poison = trucizna na { $hex }, { $unit }
wc-sum-cure = odtrucie, { $unit }
wc-sum-deceive = szton wabia
wc-sum-fort-up = Fortyfikacja na { $hex }
wc-sum-fort-down = Fortyfikacja na { $hex } pada
wc-sum-win = zwycięstwo

## Plansza słowami

wc-told-changes = Od Twojej poprzedniej tury
wc-told-changes-none = Jeszcze nic się nie zmieniło.
wc-told-game = Stan gry
wc-told-round = Runda { $round }.
wc-told-turn = Ruch wykonuje { $seat }.
wc-told-turn-you = Twój ruch.
wc-told-initiative = Inicjatywę ma { $seat }.
wc-told-claimed = W tej rundzie już ją przejęto.
wc-told-side = { $left ->
    [one] { $side } ({ $seats }): położone znaczniki { $placed } z { $markers }, brakuje { $left } znacznika.
   *[other] { $side } ({ $seats }): położone znaczniki { $placed } z { $markers }, brakuje { $left } znaczników.
}
wc-told-won = Wygrywa { $side }.
wc-told-units = Oddziały na planszy: { $side }
wc-told-units-none = brak
wc-told-unit = { $hex }: { $stack }, { $seat }
wc-told-near = obok: { $units }
wc-told-near-one = { $unit } na { $hex }
wc-told-locations = Pozycje
wc-told-location = { $hex }: { $held }
wc-told-stands = stoi tu { $unit }
wc-told-empty = nikt tu nie stoi
wc-told-fort-at = Fortyfikacje: { $hexes }
wc-told-hand = Twoja ręka
wc-told-hand-none = Nie masz na ręce sztonów.
wc-told-coin = { $coin } × { $count }: { $text }
wc-told-own = Woreczek: { $bag }. Zakryte: { $down }.
wc-told-player = { $seat }, { $side }
wc-told-player-you = { $seat } (Ty), { $side }
wc-told-partner = Partner: { $seat }.
wc-told-counts = { $hand }; { $bag }; { $up }; { $down }.
wc-told-up = Odkryte: { $coins }.
wc-told-reserve = Woreczek, ręka i zakryte razem: { $coins }.
wc-told-spied = Widziane w ręce w tej rundzie: { $coins }.
wc-told-supply = { $unit }: w puli { $supply }, na planszy { $board }, usunięte z gry { $removed }. { $text }
wc-told-decrees = Dekrety
wc-told-decree = { $decree }: { $text } { $seals }
wc-told-seals-none = Nikt go jeszcze nie proklamował.
wc-told-poison = Trucizna, którą ma { $unit }: { $where }
wc-told-decoy = Szton wabia, który ma { $unit }: { $where }
wc-told-on-card = przy karcie
wc-told-pool = Oddziały do wyboru
wc-told-pool-one = { $unit }, { $coins }: { $text }
wc-told-picks = { $seat } ma: { $units }
wc-told-banned = Wykluczone: { $units }

## Co rozstrzygają inni

deciding-draft = { $name } wybiera oddział
deciding-ban = { $name } wyklucza oddział
deciding-first-drafter = { $name } wskazuje, kto wybiera pierwszy
deciding-play = { $name } zagrywa szton
deciding-target = { $name } wybiera cel
deciding-step = { $name } wybiera, dokąd iść
deciding-guard = { $name } wybiera oddział, który zaatakuje
deciding-march = { $name } wybiera oddział, który się ruszy
deciding-redeploy = { $name } wybiera oddział do rozstawienia od nowa
deciding-deploy-where = { $name } wybiera pole dla oddziału
deciding-sacrifice = { $name } wybiera oddział, który zaatakuje i straci szton
deciding-shove-whom = { $name } wybiera, kogo odepchnąć
deciding-shove-where = { $name } wybiera, dokąd odepchnąć
deciding-build = { $name } decyduje, czy postawić Fortyfikację
deciding-raise = { $name } decyduje, czy wzmocnić Wieżę oblężniczą

## Wszystko z pudełka

wc-facet-set = Zestaw
wc-facet-kind = Rodzaj
wc-facet-coins = Sztony
wc-kind-unit = oddziały
wc-kind-decree = dekrety
