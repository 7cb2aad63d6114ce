# To, co mówi plansza Wyścigu tytanów. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Kości i stosy

tr-dice = Kości
tr-faces = Fiolet jako
tr-you = Ty
tr-die = kość: { $colour }
tr-die-taken = kość: { $colour }, bierze { $titan }
tr-deck = talia
tr-deck-of = { $cards ->
    [one] Talia: { $cards } karta
    [few] Talia: { $cards } karty
    [many] Talia: { $cards } kart
   *[other] Talia: { $cards } karty
}
tr-discard = odrzucone
tr-discard-of = { $cards ->
    [one] Odrzucone: { $cards } karta, pokaż
    [few] Odrzucone: { $cards } karty, pokaż
    [many] Odrzucone: { $cards } kart, pokaż
   *[other] Odrzucone: { $cards } karty, pokaż
}
tr-supplies = Zapasy
tr-discard-count = { $cards ->
    [one] Odrzucone: { $cards } karta
    [few] Odrzucone: { $cards } karty
    [many] Odrzucone: { $cards } kart
   *[other] Odrzucone: { $cards } karty
}
tr-discard-none = Nic tu jeszcze nie leży.
tr-traps = pułapki
tr-traps-of = { $traps ->
    [one] W zapasie { $traps } pułapka
    [few] W zapasie { $traps } pułapki
    [many] W zapasie { $traps } pułapek
   *[other] W zapasie { $traps } pułapki
}
tr-world = tor
tr-world-of = Tor i jego zasady
tr-close = Zamknij

## Tor

tr-board = Tor { $track }, 36 pól
tr-board-number = Plansza { $number } z 3: { $track }
tr-on-board = { $titans ->
    [0] nikogo
    [one] { $titans } tytan
    [few] { $titans } tytani
    [many] { $titans } tytanów
   *[other] { $titans } tytana
}
tr-square-start = pole startu
tr-square-special = karta specjalna
tr-square-L = lawa
tr-square-P = piraci
tr-square-S = posąg ognia
tr-square-O = pentagram
tr-square-I = lód
tr-square-left = SUPERrampa w lewo
tr-square-right = SUPERrampa w prawo
tr-square-M = MULTIrampa
tr-square-trap = pułapka
tr-map-ours = Układ pól jest nasz.
tr-map-fixed = Układ pól jest nasz; instrukcja pokazuje tylko: { $squares }.

## Tytan

tr-life = życie { $life } z { $top }
tr-life-ours = Liczby życia są nasze, instrukcja ich nie podaje.
tr-titan-ours = Kolor i liczby życia są nasze, instrukcja ich nie podaje.
tr-lap = okrążenie { $lap } z 3
tr-lap-debt = okrążenie 1 z 3, z okrążeniem długu
tr-lap-won = trofeum
tr-ability-ready = gotowa
tr-ability-used = użyta
tr-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
tr-out = nokaut
tr-getting-up = wstaje

## Ręka i wybór

tr-hand = Ręka { $cards } z 2
tr-hands = Ręce
tr-hand-empty = bez kart
tr-own-turn = Twoja tura
tr-reaction = Reakcja
tr-ours = nasza
tr-card-ours = Nasze odczytanie: nie ma publicznego spisu kart, tę ułożyliśmy sami.
tr-card-hint = Nasze odczytanie: recenzja wspomina taką kartę, szczegóły są nasze.
tr-throw-away = Wyrzuć
tr-choosing = Kto pobiegnie?
tr-choosing-wait = Inni wybierają tytanów.
tr-taken = zajęty: { $name }

## Krótkie nazwy opcji, na telefonie

tr-short-end = koniec
tr-short-die = kość
tr-short-reroll = przerzut
tr-short-pay = życie

## Nad pytaniem

tr-over-die = kość: { $colour }
tr-over-round = runda { $round }, tytan { $place } z { $titans }
tr-over-reaction = poza turą

## Pierwsze okrążenie

tr-hint-titan = Każdy tytan ma inny kolor kości, inną liczbę serc i własną zdolność. Na początek weź tego, który Ci się podoba.
tr-hint-die = Kolor kości mówi, jak pobiegniesz. Kość w kolorze Twojego tytana leczy 1 życie. Reszta zostaje dla następnych.
tr-hint-entry = Wjeżdżasz na dół toru. Wybierz pole, przed którym jest pusto i bezpiecznie.
tr-hint-path = Złoty pierścień to pierwszy krok, strzałka pokazuje drogę. Najedź na nią, a zobaczysz, dokąd dobiegniesz i kogo popchniesz.
tr-hint-brown = Obie drogi kończą się na tym samym polu, ale prowadzą innymi bokami. Liczy się to, co po drodze.
tr-hint-edge = Tor nie ma krawędzi: kto wybiega bokiem albo górą, wraca z drugiej strony. Za górną krawędzią jest meta.
tr-hint-push = Stoi tam tytan? Popchniesz go w tę samą stronę, a on straci 1 życie. Ty nie tracisz nic.
tr-hint-purple = Fiolet zastępuje dowolną inną kość, ale kosztuje 1 życie.
tr-hint-strike = Zielona kość uderza w jedno z trzech pól przed Tobą, przed ruchem albo po nim.
tr-hint-trap = Czerwona kość kładzie pułapkę za Tobą, przed ruchem albo po nim.
tr-hint-turn = Kość musisz wykonać. Zdolność i jedną kartę możesz dołożyć, kiedy chcesz, byle nie w środku ruchu.
tr-hint-ability = Masz kogo zaskoczyć: zdolność działa raz na turę i sięga pól obok.
tr-hint-card = Karta z Twoją turą w ręce? Kliknij ją. Reakcje czekają na cudzy ruch.
tr-hint-end = Kość wykonana. Możesz jeszcze użyć zdolności albo karty, albo po prostu zakończyć turę.
tr-hint-pentagram = Stoisz na pentagramie: za 1 życie rzucasz kością jeszcze raz i biegniesz dalej. Potem bez zdolności i kart.
tr-hint-pirates = Piraci biorą kartę albo życie. Wybór należy do Ciebie.
tr-hint-reaction = Ktoś w Ciebie celuje. Reakcję zagrywasz teraz albo wcale; bez właściwej karty po prostu przepuść.
tr-hint-lava = Lawa parzy przy każdym wejściu, nawet w przelocie.
tr-hint-ice = Na lodzie suniesz dalej w tę samą stronę, za darmo.
tr-hint-ramp = Rampa niesie za darmo, jeśli ruszasz w stronę jej strzałki.
tr-hint-statue = Kto wchodzi na posąg, pali wszystko dookoła, a sam jest bezpieczny.
