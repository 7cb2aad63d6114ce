# Powłoka klienta WWW po polsku. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Wszędzie

brand-home = Stolik, strona główna
nav = Główne
nav-games = Gry
nav-tables = Stoły
skip-to-content = Przejdź do treści
skip-to-question = Przejdź do pytania
nav-learn = Nauka
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
speed = Tempo ruchu
speed-normal = zwykłe
speed-fast = szybkie
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
more = więcej
confirm = Potwierdź
go-home = Na stronę główną
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
table-missing-text = Może już go sprzątnięto, a może w kodzie lub linku brakuje litery. Sprawdź go u osoby, która zaprasza.

## Strona główna

home-title = Kto siada dziś do stołu?
home-text = Cztery gry, jeden stół. Z przyjaciółmi, z botem albo po trochu przez cały tydzień.
join-by-code = Dołącz kodem
join-have-code = Masz kod stołu?
join = Dołącz
play-now = Graj od razu
play-or = albo:
make-table = Załóż stół
coming = wkrótce
coming-text = W drodze na stół.
box-learn = Nauka: { box-lessons }
box-lessons = { $count ->
    [one] { $count } lekcja
    [few] { $count } lekcje
   *[other] { $count } lekcji
}
cover-open = – załóż stół
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
name-text = Bez hasła i bez maila. Pierwsza partia sama się objaśnia.

## Nowy stół

create-title = Nowy stół
create-do = Nakryj do stołu
create-forms = Od czego zacząć?
create-partners = razem z miejscem { $seats }
create-lot = Losowo
create-lot-text = Serwer wylosuje, gdy stół powstanie.
create-seats = Miejsca
create-how-many = Ile?
create-seat = Miejsce { $number }
create-name = Imię na miejscu { $number }
create-level = Bot na miejscu { $number }
create-hints = Rady
create-hints-text = Kto jest pytany, może poprosić o radę: co zrobiłby mocny gracz.
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
create-substitute = Bot na zastępstwo
create-substitute-text = Gra za każdego, kto wstanie, podda się albo odda miejsce botowi; w trakcie gry nikt tego nie zmieni.
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

seat-open = wolne miejsce
gather-title = Zbieramy się przy stole
gather-text = { $count ->
    [0] Wszyscy już są.
    [one] Brakuje jednej osoby. Gra zacznie się, gdy tylko usiądzie, albo posadź tam bota.
   *[other] Brakuje { $count } osób. Gra zacznie się, gdy tylko usiądą, albo posadź tam boty.
}
gather-guest = { $count ->
    [0] Wszyscy już są.
    [one] Brakuje jednej osoby. Gra zacznie się, gdy tylko usiądzie.
   *[other] Brakuje { $count } osób. Gra zacznie się, gdy tylko usiądą.
}
gather-watching = Patrzysz. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
gather-seats = Kto gdzie siedzi
gather-teams = Zespoły
gather-waits = Czekamy
gather-free = wolne
gather-sits = tu siedzi
gather-bot = bot
gather-host = Boty dosadza i grę zaczyna { $name }.
agreed-title = Będzie grane
agreed-clock = Zegar
agreed-live = { $seconds ->
    [0] { $minutes } min na osobę
   *[other] { $minutes } min na osobę i { $seconds } s za ruch
}
agreed-days = { $count ->
    [one] 1 dzień na ruch
   *[other] { $count } dni na ruch
}
agreed-advice-true = dla wszystkich
agreed-advice-false = bez
join-code = stół { $code }
join-title = { $name } zaprasza do stołu
join-title-nobody = Ten stół czeka na graczy
join-name = Jak masz na imię?
join-with = Siadam, drużyna: { $names } i ja
join-team = Siadam, { $team }
join-watch = Tylko patrzę
sit-here = Siadam tu
sit-too = Gra też tutaj
sit-bot = Posadź bota
stand-up = Wstaję
seat-free = Zwolnij to miejsce
start-with-bots = Zacznij od razu, reszta to boty
share = Zaproś
share-code = albo wpisz kod
share-link = Link do stołu
share-copy = Kopiuj link
share-copied = Skopiowano
share-send = Wyślij
share-qr = Kod QR z linkiem
share-scan = Zeskanuj telefonem
share-at = na stronie
share-near = Telefon musi być w tej samej sieci domowej.
share-other = Inny adres tego komputera
share-alone = Tylko na tym komputerze
share-alone-text = Stół widać na razie tylko tutaj, więc nie ma kodu do zeskanowania: telefon by go nie otworzył.
share-open = Wpuść telefony
share-open-text = Stół otworzy się dla wszystkich w Twojej sieci domowej, aż zatrzymasz serwer.
share-restart = Żeby wpuścić telefony, zatrzymaj serwer i uruchom go tak:
share-code-here = kod dla drugiej przeglądarki

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
seat-gone = rezygnacja
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
log-more = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
   *[other] { $count } wpisów
}
log-empty = Jeszcze nic się nie wydarzyło.
log-why = Reguła, która to sprawiła
mark-rulebook = z instrukcji
mark-public = ze stron o grze
mark-ours = nasza
rules-contents = Spis treści
rules-chapter = rozdział { $number } z { $all }
rules-switch = Inne zasady
rules-all = Wszystkie zasady
rules-lead = Cztery gry własnymi słowami. Każdy akapit ma numer i mówi, skąd pochodzi.
rules-search-all = Szukaj we wszystkich grach
rules-found = { $count ->
    [0] Nic takiego nie ma w zasadach.
    [one] Jeden akapit
    [few] { $count } akapity
   *[other] { $count } akapitów
}
rules-size = { $chapters ->
    [one] { $chapters } rozdział
    [few] { $chapters } rozdziały
   *[other] { $chapters } rozdziałów
}, { $paragraphs ->
    [one] { $paragraphs } akapit
    [few] { $paragraphs } akapity
   *[other] { $paragraphs } akapitów
}
cards-title = Wszystko z pudełka
cards-search = Nazwa albo słowo z karty
cards-filters = Filtry
cards-count = { $shown ->
    [0] Nic takiego nie ma w pudełku.
   *[other] { $shown } z { $all }
}
cards-show-all = Pokaż wszystkie
cards-rules = W zasadach
open-rule = { $rule } w zasadach
our-reading = (nasza interpretacja)
rules-search = Szukaj w zasadach
rules-language = Język zasad
rule-code = W kodzie: { $places }
rule-definition = Definicja
rules-none = W żadnym punkcie nie ma wszystkich tych słów.
example-away = Tego przykładu nie można teraz pokazać: serwer nie odpowiada.
example-at = Przykład: { $title }
example-see = Zobacz przykład
example-see-what = Zobacz przykład: { $title }
example-try = Wypróbuj to
learn-title = Naucz się, grając
learn-lead = Kilka pozycji na prawdziwej planszy zamiast instrukcji. Przerwiesz i wrócisz, kiedy chcesz.
learn-done = { $done } z { $of }
learn-next = Dalej: { $title }
learn-first = Zacznij: { $title }
learn-about = lekcja { $number }, około { $minutes } { $minutes ->
    [one] minuty
   *[other] minut
}
learn-finished = Kurs ukończony
learn-finished-text = Zagraj pierwszą partię z botem, z podpowiedziami.
learn-start = Zacznij
learn-on = Dalej
learn-play = Zagraj
learn-all = Wszystkie lekcje
learn-marked = { $title }: ukończona
lesson-crumb = lekcja { $number } z { $of }: { $title }
lesson-at = Lekcja { $number } z { $of }
lesson-step = Krok { $number } z { $of }
lesson-back = Wstecz
lesson-show = Pokaż mi
lesson-on = Dalej
lesson-yes = Dobrze!
lesson-not-yet = Jeszcze nie to
lesson-over = Lekcja ukończona
lesson-over-text = Następna: { $title }, około { $minutes } { $minutes ->
    [one] minuty
   *[other] minut
}.
lesson-course-over = Kurs ukończony
lesson-course-over-text = Czas na pierwszą prawdziwą partię, z podpowiedziami przy każdym nowym pytaniu.
lesson-next = Następna lekcja
lesson-play = Pierwsza partia
lesson-leave = Wszystkie kursy
lesson-missing = Nie ma takiej lekcji
lesson-missing-text = Wybierz inną na stronie Nauka.
lesson-teacher = Nauczyciel
lesson-list = Lekcje
puzzles = Zagadki
puzzles-lead = Pytania ze środka prawdziwych partii. Jedna odpowiedź jest wyraźnie lepsza od innych: znajdziesz ją?
puzzles-day = Zagadka dnia
puzzles-all = Wszystkie zagadki
puzzles-none = Takich zagadek nie ma. Wybierz inną grę albo inny temat.
puzzles-solve = Rozwiąż
puzzles-look = Zobacz jeszcze raz
puzzles-streak = { $days ->
    [0] Jeszcze bez serii
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
  }
puzzles-rating = Ranking { $rating }
puzzles-tally = { $found } z { $of } za pierwszym razem
puzzles-week = Ostatnie siedem dni
puzzles-day-found = { $day }: rozwiązana
puzzles-day-missed = { $day }: nie tym razem
puzzles-day-open = { $day }: bez próby
puzzles-game = Gra
puzzles-theme = Temat
puzzles-every-game = Wszystkie gry
puzzles-every-theme = Wszystkie tematy
puzzles-next = Następna zagadka
puzzle-theme-win = Wygraj teraz
puzzle-theme-save = Powstrzymaj wygraną
puzzle-theme-card = Najlepszy użytek z karty
puzzle-theme-turn = Odwróć losy gry
puzzle-theme-best = Znajdź najlepszą odpowiedź
puzzle-theme-kept = Co tu zagrać?
puzzle-text-win = Zwycięstwo jest blisko, ale prowadzi do niego tylko jedna odpowiedź.
puzzle-text-save = Przeciwnik zaraz wygra. Tylko jedna odpowiedź daje jeszcze szansę.
puzzle-text-card = Masz coś w zanadrzu. Użyj tego jak najlepiej.
puzzle-text-turn = Każda inna odpowiedź zostawia Cię z tyłu. Jedna wyprowadza na prowadzenie.
puzzle-text-best = Jedna odpowiedź jest wyraźnie lepsza od wszystkich innych.
puzzle-text-kept = Ktoś zachował tę pozycję ze swojej partii. Widzisz to, co widział gracz przy tym miejscu.
puzzle-line = { $answers ->
    [one] Szukasz jednej odpowiedzi.
   *[other] Szukasz { $answers } odpowiedzi z rzędu.
  }
puzzle-level = trudność { $level } z 3
puzzle-at = Odpowiedź { $number } z { $of }
puzzle-hint = Naprowadź
puzzle-hint-title = O tę zasadę chodzi
puzzle-show = Pokaż odpowiedź
puzzle-found = Rozwiązane
puzzle-found-first = Rozwiązane za pierwszym razem
puzzle-missed = Nie tym razem
puzzle-shown = Oto rozwiązanie
puzzle-found-text = Tak jest: żadna inna odpowiedź nie daje tyle.
puzzle-missed-text = Lepiej było tak:
puzzle-gain = Twój ranking: { $rating } ({ $gain })
puzzle-chances = Szanse wygranej po odpowiedzi
puzzle-you = Ty
puzzle-rule = Zasada
puzzle-again = Jeszcze raz
puzzle-play-on = Graj dalej stąd
puzzle-weighing = Ważę odpowiedzi…
puzzle-leave = Wszystkie zagadki
puzzle-missing = Nie ma takiej zagadki
puzzle-keep = Zachowaj pozycję
puzzle-keep-text = Kto otworzy ten link, zobaczy pozycję oczami gracza, który miał odpowiedzieć, i dostanie ją jako zagadkę. Może też zagrać od tego miejsca.
puzzle-keep-open = Otwórz zagadkę
puzzle-keep-link = Link do pozycji
summary = Na jednej stronie
summary-print = Drukuj
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
aim = Jak się wygrywa
aim-close = Siadam do gry
aim-again = Znajdziesz to później w menu stołu.
legend = Co znaczą znaki
hint-read = Rozumiem
hint-none = Wyłącz podpowiedzi
advice = Rada
advice-ask = Rada: co zrobiłby mocny gracz?
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
stopped-text = Zasady lub dane gry nie są już tymi, według których zaczęto przy tym stole, a na nowe nikt się tu nie umawiał: dlatego gra nie toczy się dalej. Nic nie przepadło: wszystko do wpisu { $at } można obejrzeć. Zagrajcie jeszcze raz według nowych zasad albo wspólnie odwołajcie partię w menu.

## Koniec gry

end-over = Koniec gry
end-result = Wynik
end-win = { $you ->
    [yes] Wygrywasz!
   *[no] { $count ->
        [one] { $names } wygrywa
       *[other] { $names } wygrywają
    }
}
end-by = { $margin ->
    [1] o jeden punkt
    [2] o dwa punkty
    [3] o trzy punkty
    [4] o cztery punkty
    [5] o pięć punktów
    [few] o { $margin } punkty
   *[other] o { $margin } punktów
}
end-win-by = { $you ->
    [yes] Wygrywasz { $by }
   *[no] { $count ->
        [one] { $names } wygrywa { $by }
       *[other] { $names } wygrywają { $by }
    }
}
end-draw = Remis
end-by-rule = Rozstrzygnęła reguła
end-places = Miejsca
end-place = Miejsce
end-part = { $part }: { $value }
end-board = Plansza
end-numbers = Liczby
end-turning = Punkt zwrotny
end-turning-text = Mocny bot przejrzy całą partię i wskaże chwilę, w której wszystko się zmieniło.
end-turning-find = Znajdź punkt zwrotny
end-change = Szanse na wygraną: { $name } { $before } → { $after }.
end-play-on = Zagraj od tego miejsca
end-see = Zobacz to
end-wanted = { $count ->
    [one] { $names } chce jeszcze raz
   *[other] { $names } chcą jeszcze raz
}
end-next = { $what }: teraz { $value }
end-next-level = Mocniejsze boty: { $level }
team-name = zespół { $letter }

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

## Własna strona

me = Twoje gry
me-text = W co tu grano na wszystkich Twoich urządzeniach. Widzisz to tylko Ty.
me-history = Rozegrane gry
me-empty = Nie ma jeszcze skończonej gry. Pierwsza pojawi się tu sama.
me-all-games = wszystkie gry
me-form = Forma
me-all-forms = wszystkie formy
me-opponent = Z kim
me-everybody = ze wszystkimi
me-games = Gry
me-won = wygrane
me-drawn = remisy
me-lost = przegrane
me-won-one = wygrana
me-drawn-one = remis
me-lost-one = przegrana
me-together = przy jednym ekranie
me-streak = Wygrane z rzędu
me-best-streak = Najlepsza seria
me-first-game = Pierwsza gra
me-first-win = Pierwsza wygrana
me-longest = Najdłuższa gra
me-answers = { $count ->
    [one] jedna decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
me-against = gracze: { $names }
me-one-screen = wszystkie miejsca przy jednym ekranie
me-bot = bot, { $level }
me-points = { $score } pkt
me-open = Otwórz stół
me-game-links = { $game }, { $when }
me-over-time = Z biegiem czasu
me-month = { $month }: gry { $games }, wygrane { $won }, remisy { $drawn }, przegrane { $lost }
me-by = Wygrane: { $thing }
me-share = Wygrane
me-of = Gry
me-of-games = { $won } z { $games }
me-luck = Los i decyzje
me-luck-text = Gry, które mają analizę: w prawo pomógł los, w górę własne decyzje. Pełne kropki to gry wygrane.
me-luck-own = decyzje
me-luck-luck = los
me-luck-game = { $game }: los { $luck } punktów, decyzje { $own }
form-own = własne ustawienie
form-usual = zwykłe ustawienie
avatar-choose = Wybierz obrazek
avatar-letter = samo { $letter }
rating = Ranking
rating-which = Ranking której gry
rating-games = { $count ->
    [one] jedna gra
    [few] { $count } gry
   *[other] { $count } gier
}
rating-level = Równy przeciwnik: bot, { $level }
rating-course = Ranking po { $games ->
    [one] jednej grze
   *[other] { $games } grach
}, teraz { $points }, z dokładnością do { $off }
rating-text = Pas pokazuje, na ile jest pewny; z każdą grą się zwęża. Linie przerywane to boty, zmierzone między sobą.
rating-none = Ranking pojawi się po pierwszej skończonej grze z botem któregoś poziomu albo z kimś, kto już tu grał.
series = Wynik po { $number } grach z rzędu
show-game = Udostępnij tę grę
show-step = Udostępnij ten krok
level-for-you = dla Ciebie
devices = Twoje urządzenia
devices-text = { $count ->
    [one] To urządzenie zna Cię samo: bez e-maila i hasła.
    [few] Znają Cię { $count } urządzenia: bez e-maila i hasła.
   *[other] Zna Cię { $count } urządzeń: bez e-maila i hasła.
}
devices-add = Dołącz inne urządzenie
devices-qr = Kod, który dołącza inne urządzenie
devices-scan = Zeskanuj go drugim urządzeniem albo otwórz tam link. Działa raz, przez dziesięć minut. Kto go użyje, będzie Tobą: nie pokazuj go nikomu innemu.
devices-link = Link dla drugiego urządzenia
devices-only = Zostaw tylko to urządzenie
devices-alone = Teraz zna Cię tylko to urządzenie.
come-in = Przenieść Twoje gry na to urządzenie?
come-in-text = Przejdą tu imię, ustawienia, lekcje, zagadki i gry z tamtego urządzenia, a to, co zagrano tutaj, dołączy do nich. Zrób to tylko wtedy, gdy link jest Twój.
come-in-yes = Tak, to ja
kept = Co jest o Tobie zapisane
kept-text = Wszystko w jednym pliku: zapisy gier, które każdy może sprawdzić, i reszta jako zwykłe dane. Możesz też usunąć wszystko bez śladu.
kept-export = Pobierz wszystko
kept-delete = Usuń wszystko
kept-delete-title = Usunąć wszystko?
kept-delete-text = Historia, rankingi, ustawienia i postępy zostaną usunięte z tego domu i z tej przeglądarki. Przy skończonych stołach zamiast imienia będzie numer miejsca. Gry, które trwają, toczą się dalej pod Twoim imieniem. Tego nie da się cofnąć.
kept-delete-yes = Usuń wszystko
settings-kept-all = Zapisane dla wszystkich Twoich urządzeń; dźwięk, powiadomienia, ruch i potwierdzanie każde ma własne.

## Dom

house = Ten dom
house-text = { $games ->
    [one] Jedna skończona gra.
    [few] { $games } skończone gry.
   *[other] { $games } skończonych gier.
}
house-games = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}
house-usual = zwykle decyzji: { $answers }, { $minutes } min
house-forms = Formy
house-endings = Jak się kończyły
house-who = Kto wygrywał
house-people = ludzie
house-note = Liczą się tylko skończone gry i nikt nie jest wymieniony z imienia. Przerywana kreska to udział, jaki wypadałby po równo.
house-empty = Pierwsza partia przed wami
house-empty-text = Gdy ktoś skończy tu grę, na tej stronie zobaczycie, w co się tu gra, jak kończą się partie i czym wygrywa się najczęściej. Co wykładamy na stół?
house-unplayed = Jeszcze w pudełku
house-unplayed-text = Tych gier nikt tu dotąd nie skończył.

## Kto jeszcze tu jest

company = Kto tu jest
company-show = Niech inni widzą, że tu jestem
company-show-text = Twoje imię zobaczą tylko ci, którzy robią to samo; w co grasz, nie widzi nikt.
company-nobody = W tej chwili nikogo więcej.
invited = { $name } zaprasza Cię: { $game }
invite = Osoby, z którymi grasz
invite-sent = Zaproszenie czeka na ich stronie głównej.
