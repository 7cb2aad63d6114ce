# To, co mówi plansza War Chest. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Strony i zestawy

wc-side-sun = Słońce
wc-side-moon = Księżyc
side-a = Słońce (strona A)
side-b = Księżyc (strona B)
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
wc-with-decoy = Ma wabika
wc-markers = Znaczniki kontroli na planszy: { $placed } z { $markers }
wc-initiative = inicjatywa
wc-decoy = Wabik
wc-drawn = dobrany

## Ręka

wc-hand = Ręka { $coins }
wc-hand-empty = Bez sztonów do końca rundy
wc-own-bag = W Twoim woreczku
wc-own-down = Twoje zakryte
wc-nothing = nic
wc-face-down = Szton zakryty
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
wc-hint-tactic = Piorun oznacza taktykę z karty oddziału. Kliknij oddział na liście obok, a zobaczysz całą kartę.
wc-hint-bolster = Dołóż szton do oddziału na planszy. Wzmocniony przetrwa więcej ataków.
wc-hint-recruit = Zakryty szton sprowadza nowy z puli. Dobierzesz go, gdy woreczek napełni się na nowo.
wc-hint-claim = Zakryty szton może dać Ci inicjatywę: w następnej rundzie ruszysz pierwszy.
wc-hint-proclaim = Szton koronny proklamuje dekret. Każda strona robi to z każdym dekretem tylko raz.
wc-hint-cure = Twój oddział jest otruty i nie użyje własnego sztonu. Taki sam szton z ręki go odtruje.
wc-hint-decoy = To wabik przeciwnika. Zwróć go odkrytego albo wykorzystaj zakrytego jak każdy inny szton.
wc-hint-bonus = Kapłan-Wojownik dobrał szton. Musisz użyć go od razu.
wc-hint-again = Berserker może oddać szton ze swojego stosu i wykonać jeszcze jeden manewr.
wc-hint-maneuver = Darmowy manewr: nie kosztuje sztonu z ręki.
wc-hint-replace = Ktoś Cię atakuje. Możesz przyjąć cios inaczej albo po prostu stracić szton.
wc-hint-step-on = Po ataku Szermierz może zrobić krok, także na pole, które właśnie opustoszało.
wc-hint-shove = Sztandarowy może odepchnąć sąsiedni wrogi oddział o jedno pole.
wc-hint-build = Saper może tu postawić Fortyfikację. Osłoni oddział przed jednym atakiem.
wc-hint-deceive = Infiltrator podrzuca wabika: przeciwnik dobierze go zamiast dobrego sztonu.
wc-hint-next = Czeka kilka następstw naraz. Ty decydujesz, które będzie pierwsze.
