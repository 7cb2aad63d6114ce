# Powłoka klienta WWW po polsku. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Wszędzie

brand-home = Stolik, strona główna
nav = Główne
nav-games = Gry
nav-rules = Zasady
settings = Ustawienia
language = Język
theme = Motyw
theme-swap = Zmień motyw
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
motion = Ruch
motion-system = jak w systemie
motion-on = włączony
motion-off = wyłączony
sound = Dźwięk
sound-text = Cichy dzwonek, gdy Twoja kolej, i stuknięcie przy każdym ruchu.
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
notifications = Powiadomienia
notifications-text = Przeglądarka da znać, że Twoja kolej, gdy patrzysz gdzie indziej.
notifications-forbidden = Przeglądarka nie pozwala na powiadomienia; włącz je dla tej strony w jej ustawieniach.
confirm-switch = Potwierdzanie ruchów
confirm-switch-text = Pierwsze kliknięcie pokazuje, co zrobi wybór, drugie go wykonuje.
text-board = Plansza słowami
text-board-text = Listy i tabele zamiast rysunku, dla czytników ekranu i wolnych maszyn.
hints = Podpowiedzi
hints-text = Pierwsza partia objaśnia każde nowe pytanie.
hints-again = Pokaż wszystkie podpowiedzi od nowa
settings-kept = Zapisane tylko w tej przeglądarce.
close = Zamknij
cancel = Anuluj
confirm = Potwierdź
go-home = Na stronę główną
guest = Gość
name = Imię
game = Gra
games = Gry
minutes = { $minutes } min
your-turn = Twój ruch
watch = Patrz
code = kod
spectator = Widz
just-now = przed chwilą

## Gdy coś jest nie tak

away-title = Stół zamknięty na chwilę
away-text = Serwer nie odpowiada. Zegary stoją i nic nie przepadło.
away-again = Spróbujemy znów za { $seconds } s.
away-now = Próbujemy znów …
lost-title = Tu nic nie leży
lost-text = Ten adres nie prowadzi do żadnej strony.
table-missing = Nie ma takiego stołu
key-misfit = Klucz nie pasuje
table-missing-text = Może już go sprzątnięto, a może link jest niepełny.

## Strona główna

home-title = Kto siada dziś do stołu?
home-text = Cztery gry, jeden stół. Z przyjaciółmi, z botem albo po trochu przez cały tydzień.
join-by-code = Dołącz kodem
join-have-code = Masz kod stołu?
join = Dołącz
play-now = Graj od razu
make-table = Załóż stół
coming = wkrótce
coming-text = W drodze na stół.
cover-open = { $game }: załóż stół
cover-titan_race = Wyścig tytanów
cover-sub-titan_race = sześć torów, zero litości
cover-text-titan_race = Potwory gnają trzy okrążenia i wpadają na siebie z wielką radością.
cover-war_chest = War Chest
cover-sub-war_chest = z dodatkiem Zmrok
cover-text-war_chest = Sztony z woreczka, sześć pozycji do zajęcia i kaczka na wabia.
cover-tash_kalar = Tash-Kalar
cover-sub-tash_kalar = Mróz i Otchłań
cover-text-tash_kalar = Ułóż wzór z pionów, a na arenę wyjdzie coś z zębami.
cover-karak2 = Karak 2
cover-sub-karak2 = z dodatkiem Imperium
cover-text-karak2 = Mapa rośnie, armia też. Korona jest jedna i uwiera.
my-tables = Twoje stoły
my-tables-waiting = { $count ->
    [one] { $count } czeka na Ciebie
    [few] { $count } czekają na Ciebie
   *[other] { $count } czeka na Ciebie
}
show-all = Pokaż wszystkie ({ $count })
row-seats = { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
row-waiting = { $count ->
    [one] Czeka na gracza
   *[other] Czeka na { $count } graczy
}
row-playing = Trwa
row-acting = Ruch: { $name }
row-won = Wygrana
row-lost = Przegrana
row-over = Koniec
row-aborted = Odwołana
row-stopped = Zatrzymana
row-back = Wracaj do gry
row-look = Zobacz
lobby = Otwarte stoły
lobby-sit = Siadam
lobby-empty = Nikogo przy stołach
lobby-empty-text = Boty zawsze mają czas. Albo postaw kawę i wyślij kod znajomym.
lobby-bot = Graj z botami
name-title = Jak mamy Cię wołać?
name-sit = Siadam
name-text = Bez hasła i bez maila. Pierwsza partia podpowiada ruchy.

## Nowy stół

create-title = Nowy stół
create-do = Nakryj do stołu
create-seats = Miejsca
create-how-many = Ile?
create-seat = Miejsce { $number }
create-name = Imię na miejscu { $number }
create-level = Bot na miejscu { $number }
create-hints = Podpowiedzi
create-hints-text = Kto jest pytany, może spytać, co zrobiłby mocny gracz.
create-here = gra tutaj
create-bot = bot
create-open = wolne
create-open-text = dla każdego, kto ma link
create-curtain = Kilka osób przy tym ekranie: między ich ruchami opada kurtyna.
create-hot-seat = { $count ->
    [one] Przy tym ekranie gra jedna osoba.
    [few] Przy tym ekranie grają { $count } osoby.
   *[other] Przy tym ekranie gra { $count } osób.
}
create-invite = { $count ->
    [one] Gra zacznie się, gdy usiądzie jeszcze jedna osoba.
    [few] Gra zacznie się, gdy usiądą jeszcze { $count } osoby.
   *[other] Gra zacznie się, gdy usiądzie jeszcze { $count } osób.
}
create-at-once = Gra zacznie się od razu.
create-obstacle = Wybrane miejsca i opcje do siebie nie pasują; wyżej jest napisane dlaczego.
create-manner = Przy stole
create-visibility = Kto go znajdzie?
visibility-link = kto ma link
visibility-public = każdy, w poczekalni
create-pace = Czas do namysłu
pace-none = bez zegara
pace-live = zegar na partię
pace-days = dni na ruch
pace-live-minutes = Na całą partię
pace-minutes = { $count } min
pace-live-increment = Dodatek za każdy ruch
pace-seconds = { $count } s
pace-days-each = Na każdy ruch
pace-day = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}
create-absence = Gdy kogoś nie ma
absence-wait = czekamy
absence-wait-text = Stół czeka, choćby długo.
absence-remind = przypominamy
absence-remind-text = Stół czeka i od czasu do czasu przypomina.
absence-bot = bot
absence-bot-text = Bot gra za nieobecnych, aż wrócą.
absence-forfeit = walkower
absence-forfeit-text = Kto nie przychodzi, ten się poddał.
create-webhook = Powiadom adres, gdy przyjdzie mój ruch
create-webhook-text = Nieobowiązkowe. Pod ten adres idzie krótka wiadomość, gdy stół pyta, a Ciebie przy nim nie ma; gospodarz serwera musi na to pozwolić.
create-options = Gra
create-ours = { $count ->
    [one] Jedna reguła, której nie rozstrzyga żadne źródło
    [few] { $count } reguły, których nie rozstrzyga żadne źródło
   *[other] { $count } reguł, których nie rozstrzyga żadne źródło
}
create-ours-text = Tam, gdzie instrukcja milczy, musieliśmy wybrać. Tutaj można wybrać inaczej.

## Przy stole: przed grą

waiting-title = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
   *[other] { $count } miejsc jest jeszcze wolnych
}
waiting-sit-title = Siadasz?
waiting-sit-text = Wybierz miejsce albo zostań i patrz.
seat-open = wolne miejsce
sit-here = Siadam tu
sit-too = Siadam i tu
sit-bot = Bot
stand-up = Wstaję
start-with-bots = Zacznij od razu, reszta to boty
share = Zaproś
share-code = Kod
share-link = Link do stołu
share-copy = Kopiuj link
share-copied = Skopiowano
share-send = Wyślij
share-qr = Kod QR z linkiem

## Przy stole: rama

board = Plansza
players = Gracze
side = Dziennik, czat i zasady
drawers = Dziennik, czat, zasady
tabs = Widoki stołu
tab-board = Plansza
tab-players = Gracze
tab-log = Dziennik
tab-chat = Czat
tab-rules = Zasady
unread = nieprzeczytane: { $count }
menu = Menu stołu
link-live = na żywo
link-lost = brak łącza
prompt = Pytanie
hand = Ręka
hand-open = Pokaż rękę
hand-close = Odłóż rękę
seat-now = teraz
seat-you = Ty
seat-away = nie ma
seat-gone = poddał się
seat-thinking = myśli
seat-stands-in = gra bot
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min

state-waiting = Czekamy na graczy
state-watching = Patrzysz
state-thinking = { $name } myśli
state-thinking-text = Możesz w tym czasie oglądać planszę.
state-their-turn = Ruch: { $name }
state-away = { $name } – nie ma przy stole
state-away-text = Zegar idzie dalej. Bot może zagrać w zastępstwie, aż do powrotu.
state-bot-for-you = Bot gra za Ciebie
state-bot-for-you-text = Wróć, kiedy chcesz.

log-all = { $count ->
    [one] Pokaż jeden wcześniejszy wpis
    [few] Pokaż { $count } wcześniejsze wpisy
   *[other] Pokaż { $count } wcześniejszych wpisów
}
log-empty = Jeszcze nic się nie wydarzyło.
log-why = Reguła, która to sprawiła
open-rule = { $rule } w zasadach
our-reading = (nasza interpretacja)
rules-search = Szukaj w zasadach
rules-language = Język zasad
rule-code = W kodzie: { $places }
rule-definition = Definicja
rules-none = W żadnym punkcie nie ma wszystkich tych słów.
whole-rulebook = Całe zasady
chat-empty = Jeszcze nikt nic nie powiedział.
chat-message = Wiadomość
chat-placeholder = Napisz coś miłego
chat-send = Wyślij
mute = Nie czytaj więcej: { $name }
unmute = Czytaj znowu
why-title = Teraz nie można
why-offered = To jest jedna z możliwości
why-not-your-turn = To nie Twój ruch
thing-cell = pole { $name }
thing-tile = płytka { $name }
generic-options = Co możesz zrobić
hint = Podpowiedź
hint-read = Rozumiem
hint-none = Bez podpowiedzi
advice = Podpowiedź
advice-ask = Co zrobiłby mocny gracz?
advice-title = Mocny gracz rozważałby
advice-thinking = Zastanawia się …
advice-chance = wygrywa w { $chance } %
advice-note = Z tego, co możesz wiedzieć. Takie szanse widzi bot: { $level }.

## Przy stole: czynności

undo = Cofnij
undo-ask-for = Poproś o cofnięcie
draw-offer = Zaproponuj remis
bot-for = Bot zamiast: { $name }
bot-for-me = Niech bot zagra za mnie
bot-level = Który bot
bot-do = Niech gra
come-back = Wracam do gry
rename = Zmień imię
rename-do = Zmień
record = Zapis partii
concede = Poddaj się
concede-sure = Poddajesz się?
concede-text = Gdy są dwie strony, wygrywa druga; w przeciwnym razie miejsce przejmuje bot i gra toczy się dalej.
leave = Odejdź od stołu
leave-sure = Odchodzisz od stołu?
leave-text = Inni mogą posadzić bota na Twoim miejscu; wrócić możesz zawsze.
abort = Odwołaj partię
abort-sure = Odwołać partię?
abort-text = Gdy ktoś już zagrał, muszą się zgodzić wszyscy. Nikt nie wygrywa.
agree = Zgoda
decline = Nie
withdraw = Wycofaj
offer-undo = { $name } prosi o cofnięcie ruchu.
offer-undo-own = Prosisz o cofnięcie swojego ruchu.
offer-draw = { $name } proponuje remis.
offer-draw-own = Proponujesz remis.
offer-abort = { $name } chce odwołać partię.
offer-abort-own = Chcesz odwołać partię.
offer-rematch = { $name } prosi o rewanż.
offer-rematch-own = Prosisz o rewanż.
offer-waiting = { $count ->
    [0] Nikt się jeszcze nie zgodził.
    [one] Zgodziła się jedna osoba.
    [few] Zgodziły się { $count } osoby.
   *[other] Zgodziło się { $count } osób.
}
rematch = Rewanż
rematch-agree = Zgoda na rewanż
rematch-asked = Czekamy na zgodę
rematch-go = Do rewanżu

## Przy stole: co się wtrąca

curtain-title = Teraz gra { $name }
curtain-text = Wszystko jest zakryte. Odsłoń, gdy nikt inny nie patrzy.
curtain-me = To ja, { $name }
toast-lost = Wracamy do stołu
toast-lost-text = Nic nie przepadło.
toast-lost-kept = Twój ruch jest w drodze; pójdzie, gdy tylko łącze wróci.
toast-draining = Serwer robi krótką przerwę
toast-draining-text = Każdy ruch jest zapisany. Zaraz gramy dalej.
toast-back = Jesteś z powrotem
toast-back-text = Tymczasem nic się nie wydarzyło.
toast-back-missed = { $count ->
    [one] Tymczasem wydarzyła się jedna rzecz: jest w dzienniku.
    [few] Tymczasem wydarzyły się { $count } rzeczy: są w dzienniku.
   *[other] Tymczasem wydarzyło się { $count } rzeczy: są w dzienniku.
}
aborted-title = Partię odwołano
aborted-text = Nikt nie wygrywa. Miejsca czekają na następną grę.
stopped-title = Stół stoi
stopped-text = Zasady się zmieniły i odpowiedzi po wpisie { $at } już do nich nie pasują. Nic nie przepadło: wszystko do tego miejsca można obejrzeć.

## Powtórka

review = Jak było
review-missing = Nie ma na co patrzeć wstecz
review-making = Gra jest przeglądana …
review-click = Kliknij obrazek, aby zobaczyć tę chwilę.
review-open = Chwila { $number }, krok { $step } powtórki
review-step = krok { $step }
review-calm = Nic się nagle nie odwróciło.
replay = Powtórka
replay-missing = Nie ma czego powtarzać
replay-what = Co się stało w tym kroku
replay-nothing = Nic, co byłoby widać.
replay-asked = Potem pytanie:
replay-run = Odtwórz
replay-pause = Pauza
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-step = Krok
replay-at = krok { $step } z { $last }
replay-eyes = Widziane przez
replay-everybody = wszystkich
back-to-table = Wróć do stołu
play-on = Graj dalej stąd
play-on-text = Nowy stół zacznie się po kroku { $step }. Grasz na jednym miejscu, na pozostałych boty.
play-on-seat = Twoje miejsce
play-on-do = Gram dalej
