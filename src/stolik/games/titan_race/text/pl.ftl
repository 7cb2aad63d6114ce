# Wyścig tytanów po polsku. Te same komunikaty są w en.ftl, w tej samej kolejności.

game-name = Wyścig tytanów
game-tagline = Trzy okrążenia, żadnych krawędzi i mnóstwo przepychania w drodze po trofeum.
factor-titan = tytan

-our-switch = Żadne źródło tego nie rozstrzyga; to nasz przełącznik.

## Tytani i ich jeźdźcy

titan-masakrator = Masakrator
titan-ragnarok = Ragnarok
titan-rassik = Rassik
titan-kraken = Kraken
titan-slaugg = Slaugg
titan-chtoolhoo = Chtóólhóó

rider-masakrator = She'ena
rider-ragnarok = Olaf
rider-rassik = Salah
rider-kraken = Kapitan Brazlix
rider-slaugg = Lord Chciwiec
rider-chtoolhoo = Ftag'hn

health-active = w wyścigu
health-skull = nokaut
health-heart = zbiera siły

## Zdolności

ability-masakrator = Sidła
ability-masakrator-text = Połóż pułapkę na jednym z 6 pól wokół siebie.
ability-ragnarok = Lodowy cios
ability-ragnarok-text = Przesuń jednego tytana stojącego obok o 1 pole, w którąkolwiek z 6 stron.
ability-rassik = Odbicie
ability-rassik-text = Jeśli na jednym z 3 pól za Tobą stoi tytan, ruszasz o 1 pole do przodu, w lewo albo w prawo.
ability-kraken = Zamiana miejsc
ability-kraken-text = Zamień się miejscem z tytanem stojącym obok.
ability-slaugg = Ognisty oddech
ability-slaugg-text = Wszystko na 3 polach przed Tobą dostaje 1 obrażenie: tytani tracą życie, pułapki znikają.
ability-chtoolhoo = Wyssanie życia
ability-chtoolhoo-text = Zadaj 1 obrażenie tytanowi obok, potem odzyskaj 1 życie. Nie działa przy pełnym życiu ani na znokautowanych.

## Kości

colour-yellow = żółta
colour-blue = niebieska
colour-brown = brązowa
colour-red = czerwona
colour-green = zielona
colour-purple = fioletowa

colour-yellow-text = { face-yellow-text }
colour-blue-text = { face-blue-text }
colour-brown-text = { face-brown-text }
colour-red-text = { face-red-text }
colour-green-text = { face-green-text }
colour-purple-text = { face-purple-text }

face-yellow = Szarża
face-yellow-text = 2 pola do przodu.
face-blue = Skręt
face-blue-text = 1 pole do przodu i 1 po przekątnej, w wybranej kolejności; strona dowolna.
face-brown = Długi skos
face-brown-text = 3 pola po przekątnej, cały czas w lewo albo cały czas w prawo.
face-red = Pułapka
face-red-text = 1 pole do przodu; przed ruchem albo po nim pułapka na jedno z 3 pól za Tobą.
face-green = Cios
face-green-text = 2 pola po przekątnej w jedną stronę; przed ruchem albo po nim 1 obrażenie dla tytana lub pułapki na jednym z 3 pól przed Tobą.
face-purple = Za wszelką cenę
face-purple-text = Dowolna z pozostałych pięciu akcji; przed ruchem albo po nim tracisz 1 życie (Chtóólhóó nie).

## Karty specjalne

card-none = brak karty
card-unknown = zakryta karta

card-niespulapka = Niespułapka
card-niespulapka-text = Połóż pułapkę na dowolnym z 6 pól obok swojego tytana.
card-eliksir_pedu = Eliksir pędu
card-eliksir_pedu-text = Przesuń swojego tytana o 2 pola do przodu.
card-tarcza = Łuskowa tarcza
card-tarcza-text = Poza własnymi akcjami: gdy Twój tytan ma otrzymać obrażenie, anuluj je.
card-maska = Maska naśladowcy
card-maska-text = Użyj raz zdolności sąsiedniego tytana, jakby była Twoja. Własna zdolność pozostaje do użycia.
card-ognista_kula = Kula ognia
card-ognista_kula-text = Wybierz kierunek: przód, lewo lub prawo. Pierwszy tytan albo pierwsza pułapka w zasięgu 3 pól otrzymuje 1 obrażenie.
card-klatwa = Klątwa z daleka
card-klatwa-text = Wybrany tytan na torze otrzymuje 1 obrażenie (nie działa na pułapki).
card-grzmiacy_rog = Grzmiący róg
card-grzmiacy_rog-text = Zadaj po 1 obrażeniu wszystkim 3 polom za swoim tytanem.
card-wichura = Wichura w butelce
card-wichura-text = Każdy sąsiedni tytan odsuwa się o 1 pole prosto od Ciebie (sam nie traci życia; dalsze zderzenia działają normalnie).
card-sprezyny = Sprężynowe podkowy
card-sprezyny-text = Przeskocz 1 pole do przodu albo po przekątnej i wyląduj na następnym.
card-kotwica = Kotwica
card-kotwica-text = Gdy w turze innego gracza jakiś tytan ma wejść na Twoje pole: nie ruszasz się i nic nie tracisz, a on zatrzymuje się przed Tobą.
card-buty = Buty włóczęgi
card-buty-text = Przesuń swojego tytana o 1 pole w dowolnym z 6 kierunków, także do tyłu.
card-napoj_zycia = Napar życia
card-napoj_zycia-text = Odzyskaj do 2 punktów życia.
card-odwet = Odwet
card-odwet-text = Po zakończeniu akcji innego gracza, przez którą Twój tytan stracił życie: tytan, który ją wykonał, otrzymuje 1 obrażenie.

## Kierunki

cell-off = trofeum
direction-F = do przodu
direction-R = w prawo
direction-BR = do tyłu w prawo
direction-B = do tyłu
direction-BL = do tyłu w lewo
direction-L = w lewo

## Tory

track-kaldheira = Kaldheira – Jeziora Zagłady
track-kaldheira-text = Wejście na lawę kosztuje 1 życie, także popchniętego tytana. Pułapka położona na lawie przepada od razu.
track-laguna = Laguna Umarlaka
track-laguna-text = Na każdym polu piratów oddajesz kartę specjalną albo 1 życie, także po popchnięciu.
track-odlewnia = Ognista Czeluść – Zakazana Odlewnia
track-odlewnia-text = Ruszając z rampy w jej stronę, lecisz za darmo: SUPERrampa (w lewo albo w prawo) niesie nad 2 polami, MULTIrampa (trzy kierunki w przód) nad 1. Lądowanie liczy się jako 1 pole ruchu.
track-bankogu = Ruiny Ban-Kogu
track-bankogu-text = Wejście na posąg odpala podmuch: po 1 obrażeniu na 6 polach wokół, dla tytanów i pułapek; wchodzącemu nic nie grozi. Tytan wypchnięty z posągu też obrywa.
track-anglieh = Ang'lieh – Oko Niezgłębionej Pustki Pana Głębin
track-anglieh-text = Kończąc własny ruch na pentagramie, możesz oddać 1 życie, rzucić swoją kością jeszcze raz i musisz wykonać wynik. Potem w tej turze bez zdolności i kart.
track-estengaard = Lodowe Równiny Estengaardu
track-estengaard-text = Na lodzie suniesz dalej w tę samą stronę aż na pierwsze pole bez lodu; to nic nie kosztuje z ruchu. Popchnięci też suną, pułapki nie.

terrain-lava = lawa
terrain-pirates = piraci
terrain-ramps = rampy
terrain-statues = posągi ognia
terrain-pentagrams = pentagramy
terrain-ice = lód

## Akcje w turze

action-die = wykonaj akcję kości
action-ability = użyj zdolności
action-play = zagraj: { $what }
action-discard = wyrzuć: { $what }
action-reroll = oddaj życie i przerzuć kość
action-end = zakończ turę

## Drogi i to, co im towarzyszy

action-FF = dwa pola do przodu
action-FL = do przodu, potem w lewo
action-FR = do przodu, potem w prawo
action-LF = w lewo, potem do przodu
action-RF = w prawo, potem do przodu
action-LLL = trzy pola w lewo
action-RRR = trzy pola w prawo
action-F = jedno pole do przodu
action-LL = dwa pola w lewo
action-RR = dwa pola w prawo
action-pay = oddaj teraz życie
action-strike = uderz w pole { $what }
action-trap = połóż pułapkę na { $what }
action-face = fioletowa jako { $what }

## Pytania do losu

prompt-titan = Losowanie tytana
prompt-card = Dobranie karty specjalnej
prompt-start = Rzut o to, kto zaczyna
prompt-roll = Rzut kością

## Pytania przy rozstawieniu i wyborze kości

prompt-choose-titan = Wybierz tytana
prompt-first-titan = Który z Twoich tytanów biegnie pierwszy?
prompt-first-die = { $titan }: wybierz kość
prompt-die = { $titan }: wybierz kość
prompt-idle-die = { $titan } leży znokautowany. Którą kość zabierzesz innym?
prompt-entry = { $titan }: wybierz pole wjazdu

## Pytania w turze

prompt-turn = { $titan }: wybierz ruch
prompt-face = Fiolet: którą akcję wykonuje { $titan }?
prompt-maneuver = { $titan }: wybierz ruch
prompt-after = { $titan }: co jeszcze?
prompt-rest = { $titan }: coś jeszcze w tej turze?

## Pytania zdolności i kart

prompt-trap = Gdzie { $titan } kładzie pułapkę?
prompt-shove-whom = Kogo przesuwa { $titan }?
prompt-shove-where = W którą stronę przesuwa się { $titan }?
prompt-bounce = { $titan } się odbija. W którą stronę?
prompt-swap = Z kim { $titan } zamienia się miejscem?
prompt-drain = Komu { $titan } wysysa życie?
prompt-borrow = Czyją zdolność naśladuje { $titan }?
prompt-card-move = W którą stronę rusza { $titan }?
prompt-card-shot = W którą stronę strzela { $titan }?
prompt-card-curse = Kogo trafia { $titan }?

## Pytania poza turą

prompt-pirates = { $titan } wpada na piratów. Którą kartę oddajesz?
pass-pirates = zachowaj karty i strać życie
prompt-shield = { $titan } ma dostać 1 obrażenie. Anulować je?
pass-shield = przyjmij obrażenie
prompt-anchor = { $titan } stoi komuś na drodze. Zostać na miejscu?
pass-anchor = ustąp
prompt-payback = { $titan } obrywa. Wziąć odwet?
pass-payback = odpuść

## Wydarzenia: przed wyścigiem

event-choose-titan = { $seat } ściga się jako { $titan }.
event-draw = { $seat } dobiera kartę: { $card }.
event-draw-hidden = { $seat } dobiera kartę specjalną.
event-order = { $seat } ustawia kolejność: najpierw { $titan }, potem { $other }.
event-start = Na kości o start wypada { $colour }, więc zaczyna { $titan }.
event-start-player = Na kości o start wypada { $colour }, a to kolor tytana { $named }. Zaczyna więc { $seat }, a pierwszy biegnie { $titan }.

## Wydarzenia: rundy i tury

event-round = Runda { $round }.
event-turn = Tura: { $titan }.
event-roll = { $titan } rzuca kośćmi: { $dice }.
event-take-die = { $titan } bierze kość: { $colour }.
event-face = { $titan }: kość fioletowa działa jak { $colour }.
event-strike = { $titan } uderza w { $cell }.
event-enter = { $titan } wjeżdża na { $cell }.
event-pass = { $titan } leży i pasuje.
event-wake = { $life ->
    [one] { $titan } wstaje i ma { $life } życie.
    [few] { $titan } wstaje i ma { $life } życia.
    [many] { $titan } wstaje i ma { $life } żyć.
   *[other] { $titan } wstaje i ma { $life } życia.
}

## Wydarzenia: ruch

event-move = { $titan }: ruch { $start } → { $end }.
event-slide = { $titan }: poślizg { $start } → { $end }.
event-fly = { $titan }: lot { $start } → { $end }.
event-swap = { $titan } i { $other } zamieniają się miejscami.
event-push = { $squares ->
    [one] { $by } wpada na tytana { $titan } i popycha o { $squares } pole { $direction }.
    [few] { $by } wpada na tytana { $titan } i popycha o { $squares } pola { $direction }.
    [many] { $by } wpada na tytana { $titan } i popycha o { $squares } pól { $direction }.
   *[other] { $by } wpada na tytana { $titan } i popycha o { $squares } pola { $direction }.
}
event-shove = { $by } przesuwa tytana { $titan } { $direction }.
event-blocked = { $titan } staje na { $cell }, dalej się nie da.
event-lap = { $lap ->
    [0] { $titan } mija metę, ale wciąż ma okrążenie długu.
    [1] { $titan } mija metę i znów jest na okrążeniu { $lap }.
    [4] { $titan } mija metę po raz ostatni!
   *[other] { $titan } mija metę: okrążenie { $lap }.
}
event-lap-back = { $lap ->
    [0] { $titan } cofa się za metę i ma okrążenie długu.
   *[other] { $titan } cofa się za metę: okrążenie { $lap }.
}

## Wydarzenia: życie

event-damage = { $life ->
    [0] { $titan } traci ostatnie życie.
    [one] { $titan } traci 1 życie, zostaje { $life } życie.
    [few] { $titan } traci 1 życie, zostają { $life } życia.
    [many] { $titan } traci 1 życie, zostaje { $life } żyć.
   *[other] { $titan } traci 1 życie, zostaje { $life } życia.
}
event-pay = { $life ->
    [0] { $titan } oddaje ostatnie życie.
    [one] { $titan } oddaje 1 życie, zostaje { $life } życie.
    [few] { $titan } oddaje 1 życie, zostają { $life } życia.
    [many] { $titan } oddaje 1 życie, zostaje { $life } żyć.
   *[other] { $titan } oddaje 1 życie, zostaje { $life } życia.
}
event-gain = { $life ->
    [one] { $titan } odzyskuje siły i ma { $life } życie.
    [few] { $titan } odzyskuje siły i ma { $life } życia.
    [many] { $titan } odzyskuje siły i ma { $life } żyć.
   *[other] { $titan } odzyskuje siły i ma { $life } życia.
}
event-knockout = { $titan } pada. Nokaut!

## Wydarzenia: pułapki, posągi, zdolności, karty

event-trap = { $titan } kładzie pułapkę na { $cell }.
event-trap-gone = Pułapka na { $cell } znika.
event-blast = Posąg na { $cell } zieje ogniem.
event-ability = { $titan } używa zdolności: { $ability }.
event-play = { $titan } zagrywa kartę: { $card }.
event-discard = { $titan } odrzuca kartę: { $card }.
event-give = { $titan } oddaje piratom kartę: { $card }.
event-reshuffle = Stos kart odrzuconych staje się nową talią.
event-reroll = { $titan } przerzuca kość: { $colour }.
event-win = { $titan } zdobywa trofeum!

## Skąd się wzięły rzędy

part-die = rzędy z kości
part-extra = z kart i zdolności
part-pushed = przez innych

## Opcje stołu

option-track = Tor
option-track-text = Miejsce wyścigu, a w Wielkim Szlemie pierwsza plansza.
option-track-kaldheira = { track-kaldheira }
option-track-laguna = { track-laguna }
option-track-odlewnia = { track-odlewnia }
option-track-bankogu = { track-bankogu }
option-track-anglieh = { track-anglieh }
option-track-estengaard = { track-estengaard }

option-grand_slam = Wielki Szlem
option-grand_slam-text = Trzy różne tory jeden nad drugim zamiast trzech okrążeń na jednym. Nie wiemy, które tory są na dwóch stronach tej samej planszy: jeśli masz pudełko, wybierz trzy plansze.
option-grand_slam-no = nie, trzy okrążenia na jednym torze
option-grand_slam-yes = tak, po okrążeniu na trzech torach

option-track2 = Drugi tor
option-track2-text = Środkowa plansza w Wielkim Szlemie.
option-track2-kaldheira = { track-kaldheira }
option-track2-laguna = { track-laguna }
option-track2-odlewnia = { track-odlewnia }
option-track2-bankogu = { track-bankogu }
option-track2-anglieh = { track-anglieh }
option-track2-estengaard = { track-estengaard }

option-track3 = Trzeci tor
option-track3-text = Najwyższa plansza w Wielkim Szlemie.
option-track3-kaldheira = { track-kaldheira }
option-track3-laguna = { track-laguna }
option-track3-odlewnia = { track-odlewnia }
option-track3-bankogu = { track-bankogu }
option-track3-anglieh = { track-anglieh }
option-track3-estengaard = { track-estengaard }

option-teams = Zespoły
option-teams-text = Dwa zespoły to cztery albo sześć osób, trzy zespoły to sześć; kto gra razem, nie siedzi obok siebie i razem wygrywa.
option-teams-none = brak, każdy za siebie
option-teams-two = dwa zespoły
option-teams-three = trzy zespoły

option-titans = Tytani
option-titans-text = Jak tytani trafiają do graczy. { -our-switch }
option-titans-choose = wybór w kolejności miejsc
option-titans-random = losowanie

option-push = Zasięg popchnięcia
option-push-text = Trafiony tytan leci tak daleko, jak cała akcja przesuwa popychającego, albo tylko o tyle, ile popychającemu zostało. { -our-switch }
option-push-die_total = cała akcja
option-push-remaining = reszta ruchu

option-blue_push = Popchnięcie niebieską
option-blue_push-text = Każdy z dwóch odcinków niebieskiej popycha o własne 1 pole albo o 2 pola całej kości. { -our-switch }
option-blue_push-leg = jedno pole
option-blue_push-total = dwa pola

option-draft = Rzut kompletem kości
option-draft-text = Każda runda zaczyna się nowym rzutem albo kości z ostatniego rzutu idą dalej, a przerzut krąży wokół stołu. { -our-switch }
option-draft-fixed = nowy rzut w każdej rundzie
option-draft-rolling = przerzut krąży

option-two_player_hand = Karty we dwoje
option-two_player_hand-text = W grze na dwie osoby ręka należy do gracza albo do każdego tytana z osobna. { -our-switch }
option-two_player_hand-player = jedna ręka na gracza
option-two_player_hand-titan = jedna ręka na tytana

## Plansza Wyścigu tytanów

race-special = karta specjalna
race-super-left = SUPERrampa w lewo
race-super-right = SUPERrampa w prawo
race-multi = MULTIrampa
race-trap = pułapka
race-out = znokautowany
race-life-ours = życie: nasze
race-map-ours = (mapa nasza)
race-wrap =
    ↑ nad rzędem 12 jest rząd 1: okrążenie
    ↔ za A leży F, za F leży A
race-up = ↑ plansza { $board }
race-up-trophy = ↑ trofeum
race-wall = ▔▔▔▔▔ ściana ▔▔▔▔▔
race-down = ↓ plansza { $board }
race-lap = okr. { $lap }/3
race-lap-debt = okr. 1/3, dług { $debt }
race-trophy = trofeum!
race-ability-used = po zdolności
race-round = runda { $round }
race-dice = kości:
race-traps = pułapki w zapasie: { $left }
race-deck = talia: { $deck }
race-discard = odrzucone: { $cards }
race-hands = Karty na ręce: { $hands }
race-hand = Twoja ręka
race-hand-of = Ręka tytana { $titan }

## Nazwane rozstawienia, na pudełku i przy zakładaniu stołu

form-first = pierwszy wyścig: trzech tytanów, tor z lodem
form-any_track = wyścig na losowym torze
form-grand_slam = Wielki Szlem: trzy tory
form-two_teams = dwa na dwa, losowy tor

## Za i przeciw odpowiedzi, jak je mówi podpowiedź

for-way-wins = wygrywa wyścig
for-way-gains-rows = rzędy do przodu: { $count }
for-way-ends-on-a-card = karta specjalna na końcu drogi
for-way-meets-traps-0 = żadnej pułapki po drodze
for-die-gains-rows = rzędy, które da ta kość: { $count }
for-die-of-the-own-colour = kość w kolorze tytana
for-choose = ten tytan wygrywał częściej niż inni
for-trap-on-first-rival = trafia rywala, który stoi najlepiej
for-strike-on-first-rival = trafia rywala, który stoi najlepiej
for-card-curse-at-first-rival = trafia rywala, który stoi najlepiej
for-drain-at-first-rival = trafia rywala, który stoi najlepiej
for-shove-whom-at-first-rival = przesuwa rywala, który stoi najlepiej
against-way-gains-rows = rzędy do przodu: tylko { $count }
against-way-meets-traps-1 = pułapka po drodze
against-way-meets-traps-2 = dwie pułapki albo więcej po drodze
against-way-meets-a-trap-with-the-last-life = pułapka zabiera ostatnie życie
against-do-end = koniec tury, choć jeszcze coś można zrobić
against-discard = karta specjalna idzie na marne
against-trap-on-own = trafia własnego tytana
against-strike-on-own = trafia własnego tytana
against-strike-on-nothing = nie trafia nikogo
against-card-curse-at-own = trafia własnego tytana
against-drain-at-own = trafia własnego tytana
against-reroll-at-life = przerzut kosztuje życie
