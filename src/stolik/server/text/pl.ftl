# Własne komunikaty serwera po polsku, obok komunikatów stołu. Te same komunikaty, w tej samej kolejności, stoją w en.ftl.

docs-not-built = Dokumentacja nie jest zbudowana: uruchom scripts/docs w projekcie. Jej strony są też w katalogu docs.
page-not-built = Strona nie jest jeszcze zbudowana: uruchom scripts/play albo scripts/web w projekcie. API już działa, pod /api.

## Dla gospodarza

serve-address = Stół stoi pod adresem { $address } (Ctrl+C go zatrzymuje).
serve-public = Znajomi w tej samej sieci domowej otwierają na telefonie lub komputerze jeden z tych adresów:
serve-speed = { $speed ->
    [pure] Reguły działają w czystym Pythonie
   *[compiled] Reguły działają skompilowane
}{ $kernels ->
    [none] .
   *[some] ; gotowe są natywne jądra gier: { $kernels }.
}
serve-alone = Otworzysz go tylko na tym komputerze. Znajomi z telefonami: załóż stół i wybierz „Wpuść telefony” albo uruchom tak: { $command }
serve-no-network = Ten komputer nie jest w żadnej sieci: znajomi wejdą dopiero, gdy się z jakąś połączy.
serve-storage = Nie ma gdzie przechować gier: { $why }
serve-base-path = „{ $path }” nie jest ścieżką bazową; wygląda ona tak: /gry/stolik.
serve-workers-number = --workers przyjmuje liczbę od 1 wzwyż.
serve-workers-postgres = Kilka procesów wymaga PostgreSQL: ustaw DATABASE_URL=postgresql://… albo pomiń --workers.
serve-port = Portu { $port } nie można użyć: { $why }.
serve-others = { $tables ->
    [one] Stoi jeden stół, przy którym grano: gra ma teraz inne zasady lub dane. „{ STOLIK() } doctor” go wymieni.
    [few] Stoją { $tables } stoły, przy których grano: gry mają teraz inne zasady lub dane. „{ STOLIK() } doctor” je wymieni.
    [many] Stoi { $tables } stołów, przy których grano: gry mają teraz inne zasady lub dane. „{ STOLIK() } doctor” je wymieni.
   *[other] Stoi { $tables } stołu, przy którym grano: gry mają teraz inne zasady lub dane. „{ STOLIK() } doctor” je wymieni.
}

doctor-good = { $tables ->
    [one] Odtworzono jeden żywy stół; wszystko w porządku.
    [few] Odtworzono { $tables } żywe stoły; wszystko w porządku.
    [many] Odtworzono { $tables } żywych stołów; wszystko w porządku.
   *[other] Odtworzono { $tables } żywego stołu; wszystko w porządku.
}
doctor-fault = { $game }, stół { $code } ({ $table }) staje po wpisie { $at }: { $why }
doctor-other-rules = zaczęto go według innych zasad lub danych niż obecne; gracze mogą go zakończyć, a z tamtymi gra toczy się dalej.
doctor-changed = gra robi co innego niż dawniej, choć numer jej zasad jest ten sam.
doctor-damaged = dziennik się nie zgadza; odtwórz kopię zapasową.
doctor-no-game = tej gry nie ma na półce.
doctor-differs = Pierwszy wpis, który prowadzi gdzie indziej, o ile wynika to z dziennika: { $entry }.
storage-damaged = Plik { $file } jest uszkodzony: części nie da się odczytać. Odtwórz kopię zapasową; „{ STOLIK() } doctor” powie, które stoły da się jeszcze odczytać, a „{ STOLIK() } salvage” je uratuje.
doctor-readable = { $tables ->
    [0] Żadnego stołu nie da się już odczytać.
    [one] Da się jeszcze odczytać jeden stół:
    [few] Da się jeszcze odczytać { $tables } stoły:
    [many] Da się jeszcze odczytać { $tables } stołów:
   *[other] Da się jeszcze odczytać { $tables } stołu:
}
salvage-done = { $tables ->
    [0] Żadnego stołu nie dało się odczytać; { $where } jest puste.
    [one] Uratowano jeden stół, jest teraz tu: { $where }
    [few] Uratowano { $tables } stoły, są teraz tu: { $where }
    [many] Uratowano { $tables } stołów, są teraz tu: { $where }
   *[other] Uratowano { $tables } stołu, są teraz tu: { $where }
}
salvage-unsure = może brakować ostatnich odpowiedzi
salvage-lost = { $tables ->
    [one] Jednego stołu nie da się odczytać do końca: { $codes }
    [few] { $tables } stołów nie da się odczytać do końca: { $codes }
    [many] { $tables } stołów nie da się odczytać do końca: { $codes }
   *[other] { $tables } stołu nie da się odczytać do końca: { $codes }
}

## Odmowy

refusal-bad-request = Nie można zrozumieć tego żądania.
refusal-bad-message = Nie można zrozumieć tej wiadomości.
refusal-not-found = Pod tym adresem nic nie ma.
refusal-too-large = To jest za duże.
refusal-too-many = Za dużo naraz; zaczekaj chwilę.
refusal-too-many-open = Z Twojego adresu jest otwartych za dużo połączeń; zamknij któreś albo wróć za chwilę.
refusal-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
refusal-wrong-origin = Ta strona nie może rozmawiać z tym serwerem.
refusal-not-at-the-machine = Telefony wpuszcza ten, kto siedzi przy komputerze, na którym stoi stół.
refusal-server-fault = Coś się zepsuło w serwerze. Nic, co zostało potwierdzone, nie zginęło.
refusal-draining = Serwer zaraz się zatrzyma. Nic nie ginie; wróć za chwilę.
refusal-storage-away = Baza danych nie odpowiada. Wróć za chwilę i sprawdź, co zostało zapisane.
refusal-storage-full = Na dysku bazy danych nie ma już miejsca: dopóki się nie znajdzie, nic nie da się zapisać.
refusal-busy = Zbyt wielu pisze naraz do tego stołu. Spróbuj ponownie.
refusal-house-full = Dom jest pełny: jest za dużo połączeń. Wróć za chwilę.

refusal-no-such-table = Nie ma takiego stołu.
refusal-no-such-game-here = Nie ma tu takiej gry; są { $games }.
refusal-no-such-language = Nie ma takiego języka; są { $languages }.
refusal-no-such-step = Nie ma takiego kroku; są od 0 do { $last }.
refusal-bad-token = Ten klucz nie otwiera żadnego miejsca przy tym stole.
refusal-not-your-seat = To miejsce nie należy do Ciebie.
refusal-host-only = Może to zrobić tylko ten, kto siedzi tu najdłużej.

refusal-bad-name = Imię ma od 1 do { $longest } liter i nie jest nazwą bota.
refusal-name-marks = Litera w imieniu ma najwyżej dwa znaki nad sobą i pod sobą.
refusal-name-scripts = Słowo w imieniu jest pisane jednym alfabetem: łacińskim, cyrylicą albo greckim, bez mieszania.
refusal-name-taken = Ktoś przy tym stole tak się nazywa; wybierz inne imię.
refusal-bad-chat = Wypowiedź ma od 1 do { $longest } liter.
refusal-bad-number = Liczba dodawana do losu ma najwyżej { $longest } liter i cyfr.
refusal-bad-level = Nie ma takiego bota; są { $levels }.
refusal-not-offered = Takiej odpowiedzi tu nie ma.
refusal-no-question-there = Na tym kroku nikt nie ma wyboru; weź inny.
refusal-bad-pace = Zegar na żywo ma od 1 do { $seconds } sekund i najwyżej { $increment } więcej za odpowiedź; powolny od 1 do { $days } dni.
refusal-webhook-not-allowed = Gospodarz tego serwera nie pozwala wysyłać powiadomień pod ten adres.

refusal-no-open-seat = Wszystkie miejsca są zajęte.
refusal-seat-taken = To miejsce jest zajęte.
refusal-one-seat-each = Przy publicznym stole każdy ma jedno miejsce; gospodarz może zająć więcej dla zaproszonych.
refusal-bots-share = Z Twojego adresu gra już tyle stołów samych botów, ile może ({ $most }); każdy staje, gdy nikt na niego nie patrzy.
refusal-lobby-share = Z Twojego adresu jest już tyle publicznych stołów, ile może być ({ $most }); załóż stół z linkiem.
refusal-no-person-there = Nie siedzi tam żadna osoba.
refusal-already-started = Gra już się zaczęła.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-not-over = Gra się jeszcze nie skończyła.
refusal-stopped = Stół stoi: zasady gry nie są tymi, według których ją zaczęto. Nic nie przepadło.
refusal-log-full = Dziennik tego stołu jest pełny: dalej toczy się już tylko gra.
refusal-something-is-asked = Ktoś już o coś pyta; najpierw trzeba odpowiedzieć na to.
refusal-nothing-is-asked = Nikt o nic nie pyta.
refusal-offer-passed = O to, na co odpowiadasz, nikt już nie pyta.
refusal-offer-unnamed = Nie wiadomo, na którą propozycję to odpowiedź.
refusal-bots-play-on = Boty nie zgadzają się na remis.
refusal-no-rematch = Rewanżu jeszcze nie ma.
refusal-not-an-option = Tego nie ma wśród możliwości.
refusal-no-hints-here = Przy tym stole nie ma rad.
refusal-no-hint-now = Teraz nie da się poradzić; spróbuj jeszcze raz.

refusal-players-off = Ten dom nie zapamiętuje graczy.
refusal-no-player-key = To jest tylko dla gracza z kluczem: wyślij go w nagłówku Stolik-Player.
refusal-bad-player-key = To nie jest klucz gracza: ma 43 litery, cyfry, „-” lub „_”.
refusal-no-such-player = Pod tym kluczem nic tu nie zapisano.
refusal-no-such-document = Takiej rzeczy tu się nie przechowuje; są { $documents }.
refusal-document-too-large = To jest za duże, by to przechować: najwyżej { $longest } bajtów.
refusal-document-changed = Inne Twoje urządzenie zapisało tu nowszą wersję; odczytaj ją najpierw.
refusal-pass-void = Ta przepustka nie działa: użyto jej już albo minął jej czas. Na tamtym urządzeniu zrób nową.
refusal-cannot-invite = Zaprosić możesz kogoś, z kim tu grano, do czekającego stołu, przy którym siedzisz.

## Linki do skończonych gier

share-bot = bot (poziom { $level })
share-won = Wygrana: { $names }.
share-drawn = Gra skończyła się remisem.
