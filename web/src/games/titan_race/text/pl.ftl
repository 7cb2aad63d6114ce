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
tr-titan-ours = kolor i życie: nasze
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
tr-ordering = Kto z Twoich pobiegnie pierwszy?
tr-ordering-wait = Rywal ustawia kolejność swoich tytanów.
tr-taken = zajęty: { $name }

## Krótkie nazwy opcji, na telefonie

tr-short-end = koniec
tr-short-reroll = przerzut
tr-short-pay = życie

## Nad pytaniem

tr-over-die = kość: { $colour }
tr-over-round = runda { $round }
tr-over-place = tytan { $place } z { $titans }
tr-over-reaction = poza turą

## Pierwsze okrążenie

tr-hint-titan = Każdy tytan ma inny kolor kości, inną liczbę serc i własną zdolność. Na początek weź tego, który Ci się podoba.
tr-hint-die = Kolor kości mówi, jak pobiegniesz. Kość w kolorze Twojego tytana leczy 1 życie. Reszta zostaje dla następnych.
tr-hint-order = Tury idą na przemian: Twój pierwszy tytan, pierwszy rywala, Twój drugi, drugi rywala. Kto biegnie wcześniej, ten ma większy wybór kości.
tr-hint-idle = Twój tytan w tej turze nie pobiegnie i nic nie odzyska. Kość bierzesz tylko po to, by nie dostał jej nikt inny; w następnej turze wstaje.
tr-hint-entry = Wjeżdżasz na dół toru. Wybierz pole, przed którym jest pusto i bezpiecznie.
tr-hint-path = Złoty pierścień to pierwszy krok, strzałka pokazuje drogę. Wskaż ją, a zobaczysz, dokąd dobiegniesz i kogo popchniesz.
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

## Jak się wygrywa

tr-aim-laps = Przebiegnij trzy okrążenia
tr-aim-laps-text = Biegnie się zawsze w górę. Kto pierwszy trzeci raz minie metę, wygrywa od razu.
tr-aim-dice = Weź kość i biegnij
tr-aim-dice-text = Kolor kości mówi, jak się ruszysz. Kości, którą weźmiesz, nie ma już nikt inny.
tr-aim-push = Wpadaj na innych
tr-aim-push-text = Na polu mieści się jeden tytan. Popchnięty leci dalej i traci życie.
tr-home-of = U siebie: { $titan }.

## Plansza w słowach

tr-told-won = { $titan } zdobywa trofeum. Wyścig skończony.
tr-told-before = Wyścig jeszcze się nie zaczął.
tr-told-now = Runda { $round }. Teraz biegnie { $titan }, { $owner }.
tr-told-yours = Twój tytan
tr-told-of = tytan gracza { $name }
tr-order = Kolejność tur
tr-told-titans = Tytani
tr-told-standings = Kto gdzie biegnie, od pierwszego
tr-told-on = { $what ->
    [none] pole { $square }
   *[other] pole { $square } ({ $what })
}
tr-told-beside = czeka przy torze
tr-told-to-line = { $rows ->
    [one] do mety { $rows } rząd
    [few] do mety { $rows } rzędy
   *[other] do mety { $rows } rzędów
}
tr-told-out = leży znokautowany
tr-told-ability = zdolność { $ability } { $used }
tr-told-news = Co się stało od Twojej ostatniej tury
tr-told-around = Wokół: { $titan } na { $square }
tr-told-empty = pusto
tr-told-over = za metą
tr-told-wall = ściana
tr-told-dice = Wolne kości
tr-told-hand = Twoje karty
tr-told-track = Tor

## Liczby na koniec i skrót tury

tr-tally-laps = Minięcia mety
tr-tally-pushes = Popchnięcia
tr-tally-outs = Nokauty
tr-tally-lives = Utracone życia
tr-tally-cards = Zagrane karty
why-TR-74 = { $titan } pierwszy mija metę trzeci raz i zdobywa trofeum.
why-TR-112 = Wystarczył jeden tytan na trofeum: wygrywa cały zespół.
tr-sum = { $titan }: { $parts }
tr-sum-push = popycha: { $titans }
tr-sum-card = karta { $card }
tr-sum-out = nokaut: { $titans }
tr-sum-lap = okrążenie { $lap }
tr-sum-pass = leży i pasuje
tr-sum-win = trofeum!

## Znaki na panelu

tr-sign-heart = Serca: życie. Bez serc tytan pada i traci turę.
tr-sign-laps = Okrążenia: ciemne pole to bieżące. Po trzecim wygrywasz.
tr-sign-trophy = Trofeum: zdobywa je, kto pierwszy trzeci raz minie metę.
tr-sign-cards = Karty specjalne na ręce, najwyżej dwie. Inni widzą tylko ich liczbę.
tr-sign-skull = Nokaut: tytan leży. W najbliższej turze tylko zabiera kość, w następnej wstaje.
tr-sign-ready = Zdolność gotowa: działa raz w turze.
tr-sign-used = Zdolność już użyta w tej turze.

## Co się czyta przed wyborem

tr-read-own = Twój kolor: +1 życie
tr-read-idle = Tytan leży: nie pobiegnie i nic nie odzyska. Tej kości nie dostanie nikt inny.
tr-read-entry = Najpierw wybierzesz pole wjazdu, potem ruszysz.
tr-way-end = koniec na { $square }
tr-way-wilful = za { $square } niesie dalej
tr-way-push = na { $square } stoi { $titan }: popchniesz
tr-way-what = { $square }: { $what }
tr-way-line = przez metę
tr-way-trophy = przez metę po trofeum!
tr-way-clear = nic po drodze

## Co rozstrzygają inni

deciding-choose-titan = { $name } wybiera tytana
deciding-first-titan = { $name } ustala kolejność swoich tytanów
deciding-first-die = { $name } wybiera pierwszą kość
deciding-die = { $name } wybiera kość
deciding-entry = { $name } wybiera pole startowe
deciding-turn = { $name } wybiera ruch
deciding-face = { $name } wybiera kolor fioletowej kości
deciding-maneuver = { $name } wybiera drogę
deciding-rest = { $name } decyduje, co jeszcze zrobić w tej turze
deciding-trap = { $name } wybiera miejsce na pułapkę
deciding-shove-whom = { $name } wybiera, kogo popchnąć
deciding-shove-where = { $name } wybiera, w którą stronę popchnąć
deciding-bounce = { $name } wybiera, w którą stronę się odbić
deciding-swap = { $name } wybiera, z kim zamienić się miejscami
deciding-drain = { $name } wybiera, komu zabrać życie
deciding-borrow = { $name } wybiera, czyją zdolność pożyczyć
deciding-card-move = { $name } wybiera kierunek ruchu z karty
deciding-card-shot = { $name } wybiera kierunek strzału
deciding-card-curse = { $name } wybiera, kogo przekląć

## Wszystko z pudełka

tr-facet-kind = Rodzaj
tr-facet-timing = Kiedy
tr-kind-titan = tytani
tr-kind-die = kości
tr-kind-card = karty specjalne
tr-kind-track = tory
