# Komunikaty samego stołu po polsku. Te same komunikaty są w en.ftl, w tej samej kolejności.

## Drobne słowa

yes = tak
no = nie
pass = pas
ours = (nasza)
rule-definition = definicja
rule-example = Przykład { $name }: { $title }
learn-minutes = { $minutes } min
lesson-on = Enter: dalej
lesson-which = Która odpowiedź? Podaj jej numer albo nazwę.
lesson-done = To koniec tej lekcji.
puzzle-theme-win = Wygraj teraz
puzzle-theme-save = Powstrzymaj wygraną
puzzle-theme-card = Najlepszy użytek z karty
puzzle-theme-turn = Odwróć losy gry
puzzle-theme-best = Znajdź najlepszą odpowiedź
puzzle-theme-kept = Co tu zagrać?
puzzle-about = Jedna odpowiedź jest wyraźnie lepsza od wszystkich innych.
puzzle-orders = wskazówka: zasada, o którą chodzi; pokaż: odpowiedź; koniec
puzzle-right = Tak jest!
puzzle-wrong = Nie: inna odpowiedź jest wyraźnie lepsza.
puzzle-done = Ranking tej zagadki to { $rating }; liczy się pierwsza próba.
puzzle-weighing = Ważę odpowiedzi…
puzzle-kept = Zachowane: otwiera ją `{ STOLIK() } puzzles { $name } { $id }`.
seat-number = Gracz { $number }
bot-name = Bot { $number }
bot-at-the-table = { $name } ({ $level })
bot-random = losowy
bot-greedy = zachłanny
bot-level1 = poziom 1, początkujący
bot-level2 = poziom 2, niedzielny gracz
bot-level3 = poziom 3, wprawny
bot-level4 = poziom 4, mocny
bot-level5 = poziom 5, mistrz

## Początek gry

at-the-table = Przy stole: { $seats }
commitment = Pieczęć losu: { $hash }
kept-in = Po każdej odpowiedzi gra zapisuje się w { $file }
how-to-ask-for-help = Odpowiadaj numerem albo nazwą. `pomoc` pokaże, co jeszcze można powiedzieć, a `?` wyjaśni pytanie.

## Przy klawiaturze

curtain = Przekaż klawiaturę, teraz odpowiada { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
thinking = { $name } myśli …
log-earlier = { $lines ->
    [one] … i jeden wcześniejszy wiersz: `dziennik`
    [few] … i { $lines } wcześniejsze wiersze: `dziennik`
    [many] … i { $lines } wcześniejszych wierszy: `dziennik`
   *[other] … i { $lines } wcześniejszego wiersza: `dziennik`
}
which-one = O co chodzi: { $options }?
not-understood = „{ $said }” nic tu nie znaczy.
no-such-option = Nie ma odpowiedzi { $number }; są od 1 do { $most }.
why-offered = To jest do wyboru: numer { $number }, { $option }.
left = Gra jest zapisana w { $file }; dalej: { STOLIK() } play --continue

page-help = pomoc, ?
page-turning = Enter: dalej ({ $page }/{ $pages }) · 

## Co można powiedzieć zamiast odpowiedzi; pokazujemy pierwsze słowo, rozumiemy wszystkie

help-answers = Odpowiedz numerem albo nazwą z listy. Poza tym są:
order-help = pomoc
order-help-text = ta lista
order-why = czemu dlaczego
order-why-text = czemu { $thing } (albo coś innego) nie jest do wyboru, wraz z regułą
order-hint = rada podpowiedz podpowiedź
order-hint-text = co zrobiłby mocny gracz, z szansami
order-rule = reguła reguły zasada zasady
order-rule-text = reguła { $rule } pokaże akapit, reguła { $word } te, w których jest to słowo
order-log = dziennik
order-log-text = co się wydarzyło; dziennik 100 sięga dalej
order-board = plansza
order-board-text = rysuje wszystko od nowa
order-undo = cofnij
order-undo-text = cofa Twoją ostatnią odpowiedź: swobodnie, póki nikt się niczego nie dowiedział, potem za zgodą
order-save = zapisz
order-save-text = zapisz PLIK robi kopię zapisu gry
order-concede = poddaj poddaję
order-concede-text = poddaje grę; gdy stron jest więcej niż dwie, Twoje miejsce zajmie bot
order-quit = wyjdź koniec q
order-quit-text = wychodzi; gra zostaje zapisana, jak po każdej odpowiedzi
order-explain-text = wyjaśnia otwarte pytanie i odpowiedzi
hint-heading = Mocny gracz ({ $level }) rozważałby:
hint-line = { $option }: wygrywa w { $chance } %, tyle mu poświęcił: { $share } %
hint-good = za: { $reasons }
hint-bad = przeciw: { $reasons }
hint-misses = przewaga najlepszej: { $reasons }
hint-reply = możliwa odpowiedź ({ $seat }): { $option }

undo-ask = { $other }: czy { $name } może cofnąć ostatnią odpowiedź?
undo-by-consent = Cofnięte za zgodą. Kto coś widział, ten widział, a los na przyszłość jest ten sam.
concede-ask = { $name } poddaje grę. Na pewno?
conceded = Miejsce zajmuje bot, gra toczy się dalej.
save-where = Powiedz dokąd: zapisz PLIK. Sama gra zapisuje się w { $file }.
saved = Kopia zapisu jest w { $file }.

## Zdarzenia przy stole, w dzienniku

act-undo = { $seat } cofa odpowiedź.
act-concede = { $seat } poddaje grę.
act-timeout = { $seat } nie zdąża na czas.
act-draw = Zgoda na remis.
act-seat = Na miejscu { $number } gra teraz: { $who }.

## Koniec

result-win = { $count ->
    [one] Zwycięzca: { $names }.
   *[other] Zwycięzcy: { $names }.
}
result-draw = Nikt nie wygrywa: remis.
result-by-concede = Pozostali się poddali.
result-by-timeout = Pozostałym skończył się czas.
result-by-draw = Tak uzgodniono.
head = Czoło łańcucha: { $head }
record-in = Zapis: { $file }

## Odmowy stołu

refusal-not-your-turn = Teraz odpowiada kto inny.
refusal-game-over = Gra jest skończona.
refusal-undo-nothing = Nie ma Twojej odpowiedzi, którą można by cofnąć.
refusal-undo-needs-consent = Od tamtej pory ktoś się czegoś dowiedział; cofnąć można tylko za zgodą wszystkich.
refusal-no-such-seat = Nie ma takiego miejsca.
refusal-already-gone = Ta strona już się poddała.
refusal-dishonest-draw = w tym losowaniu ziarno daje co innego
refusal-option-unknown = Nie ma opcji { $option }; są { $choices }.
refusal-option-value = Opcja { $option } nie może mieć wartości { $value }; może mieć { $choices }.
refusal-option-seats = Liczba miejsc nie może wynosić { $value }; może { $choices }.

## Co jest nie tak z zapisem

verify-good = { $file }: w porządku. { $game }, wpisów: { $entries }, każda odpowiedź zgodna z regułami, każde losowanie uczciwe. Czoło { $head }
verify-other-rules = { $file }: łańcuch i losowania są w porządku (wpisów: { $entries }), ale grano według innych reguł lub danych gry { $game } (reguły { $rules }), więc odpowiedzi nie sprawdzono. Czoło { $head }
verify-bad = { $line ->
    [1] { $file }: błąd w wierszu 1 (nagłówek): { $why }
   *[other] { $file }: błąd w wierszu { $line } (wpis { $entry }): { $why }
}
record-cut-off = zapis jest ucięty, brakuje wiersza zamykającego.
record-unreadable = to nie jest wiersz, jaki stoi w zapisie.
record-format = nieznany format { $detail }.
record-seed = ziarno nie jest tym, które przypieczętowano przed grą.
record-hash = skrót się nie zgadza, więc coś zmieniono tu albo tuż przedtem.
record-illegal = to było niedozwolone: { $detail }
record-result = wynik nie jest tym, do którego prowadzą odpowiedzi.
record-options = z takimi opcjami nie da się grać.
record-opening = od takiej pozycji nie da się zacząć tej gry.
record-head = łańcuch kończy się innym czołem niż zanotowane: { $detail }
dishonest-draw = w tym losowaniu ziarno daje co innego.

## Czego nie da się zrobić

no-kernel = Gra { $name } nie ma natywnego jądra; mają je: { $games }.
kernel-not-built = Nie da się zbudować jądra: { $why }
no-such-game = Nie ma gry { $name }; są { $games }.
which-game = Która gra? Są { $games }.
broken-game = Nie da się zagrać w grę z innego pakietu. { $fault }
broken-box = Plik z danymi gry nie nadaje się do użytku: { $fault }.
missing-text = Brakuje słów dla { $text }; we własnych plikach z danymi można używać tylko nazw, które mają słowa.
bad-setting = --set przyjmuje KLUCZ=WARTOŚĆ, a nie { $setting }.
set-twice = Opcja { $option } jest podana dwa razy.
bad-language = --lang przyjmuje { $languages }, a nie „{ $language }”.
bad-bot = Nie ma bota „{ $bot }”; są { $bots }.
bad-bot-or-comma = Nie ma bota „{ $bot }”; są { $bots }. Przecinek w poleceniu musi stać w cudzysłowie.
not-learned = „{ $bot }” nie nauczył się gry { $name }; `{ STOLIK() } train { $name }` go nauczy, jeśli gra podaje fakty o odpowiedziach.
bad-command = „{ $bot }” nie zawiera polecenia, które da się odczytać: napisz je jak w powłoce, na przykład "lines:sh bot.sh".
command-not-here = Polecenia grają tam, gdzie boty są między sobą: { STOLIK() } simulate, tournament i balance.
command-not-named = { $file } uruchomi polecenie na tym komputerze. Jeśli tego chcesz, nazwij je: --bots { $bots }
bad-name = „{ $name }” nie nadaje się na imię: od 1 do { $longest } znaków i nie takie, jakie nosi bot.
same-names = Dwie osoby nie mogą mieć tego samego imienia.
nobody-plays = Musi grać choć jedna osoba; do oglądania służy `{ STOLIK() } watch`.
too-many-names = Za dużo imion ({ $names }) na tyle osób ({ $humans }).
too-few-seats = Za mało miejsc ({ $seats }) na tyle osób ({ $humans }) i botów ({ $bots }).
bad-seed = --seed przyjmuje pary cyfr szesnastkowych, a nie { $seed }.
bad-head = --head przyjmuje cyfry szesnastkowe, a nie „{ $head }”.
new-or-old = --continue i --load wracają do gry takiej, jak ją uzgodniono: bez innych opcji i nie obie naraz.
nothing-to-continue = Nie ma niedokończonej gry w { $folder }.
another-game = { $file } to nie jest zapis gry { $name }.
already-over = Gra w { $file } jest skończona; obejrzysz ją przez `{ STOLIK() } replay { $file }`.
other-rules = W { $file } grano według innych reguł lub danych niż te.
no-record = { $file } nie jest zapisem gry.
bad-record = Zapis { $file } jest uszkodzony w wierszu { $line }; szczegóły pokaże `{ STOLIK() } verify { $file }`.
game-held = W { $file } toczy się gra w innym terminalu.
cannot-read = Nie da się odczytać { $file }: { $why }.
cannot-write = Nie da się zapisać { $file }: { $why }.
file-exists = { $file } już istnieje i nie zostanie nadpisany.
no-such-rule = Żaden akapit reguł nie ma takiego numeru ani takich słów: { $said }.
no-such-example = Żaden przykład nie ma takiej nazwy ani nie pokazuje takiego akapitu: { $said }.
no-lessons = Gra { $name } nie ma lekcji.
no-summary = Gra { $name } nie ma opisu na jednej stronie.
no-terms = Gra { $name } nie ma objaśnionych pojęć.
no-such-lesson = Nie ma lekcji { $said }; są: { $lessons }.
no-puzzles = Gra { $name } nie ma zagadek.
no-such-puzzle = Gra { $name } nie ma zagadki { $said }; wszystkie pokazuje --list.
puzzle-which-step = Który krok gry? Podaj go w --step, tak jak liczy je `{ STOLIK() } replay`.
no-such-seat-here = Nie ma miejsca { $seat }; są od 1 do { $seats }.
tournament-bots = Turniej potrzebuje co najmniej dwóch różnych botów, na przykład --bots random,greedy.
tournament-one-side = Przy tych opcjach wszystkie miejsca grają po jednej stronie, więc boty nie mogą się spotkać.
tournament-system = Nie ma systemu { $system }; są { $systems }.
tournament-deals = W turnieju duplikatowym każde rozdanie to { $each } gry; podaj --games { $more }.
tournament-rounds = Runda tego turnieju szwajcarskiego to { $each } gier; podaj --games { $more }.
tournament-alone = { $order } bierze ustalenia z zapisów: pomiń grę, boty, liczbę gier, miejsca, opcje i folder.
tournament-there-already = { $file } nie jest pusty; dokończ tamten turniej przez --resume albo podaj inny folder.
tournament-none-there = W { $file } nie ma turnieju; zacznij go przez { STOLIK() } tournament GRA.
tournament-other-match = { $file } to nie mecz, który turniej ma pod tym numerem; odłóż plik gdzie indziej i wznów ponownie.
tournament-bad-record = { $file } jest uszkodzony; odłóż go gdzie indziej, a --resume rozegra mecz ponownie.
rerun-nothing = W { $file } nie ma żadnego zapisu.
rerun-not-bots = { $file } to nie gra samych botów z laboratorium, więc nie można jej rozegrać ponownie.
processes-or-ray = Albo --processes, albo --ray: klaster Ray sam zna swoje procesy.
no-ray = Ray nie jest zainstalowany; uruchom: { $command }
ray-silent = Z klastra Ray { $address } nie da się skorzystać ({ $why }); „local” uruchamia własny.
vary-unknown = Nie ma opcji { $option }, którą można zmieniać; są { $choices }.
vary-set = Opcji { $option } nie można naraz ustawić i zmieniać.
vary-nothing = Żadnej z wartości { $options } nie da się zagrać przy tych ustaleniach.
usage-no-such-option = Nie ma opcji { $option }; zobacz --help.
usage-missing = Brakuje { $what }; zobacz --help.
usage-bad-value = { $what } nie przyjmuje tej wartości ({ $message }).
usage-no-such-command = Nie ma takiego polecenia; są { $commands }.
usage-other = { $message }

## Gry, reguły, powtórki, symulacje

games-seats = liczba graczy: { $seats }
games-options = Opcje, ustawiane przez --set klucz=wartość (domyślna stoi pierwsza):
rules-more = { $more ->
    [one] … i jeszcze jeden; podaj więcej słów.
    [few] … i jeszcze { $more }; podaj więcej słów.
    [many] … i jeszcze { $more }; podaj więcej słów.
   *[other] … i jeszcze { $more }; podaj więcej słów.
}
replay-step = Krok { $step } z { $last }
replay-help = Enter albo n: dalej, b: wstecz, liczba: do tego kroku (0–{ $last }), e: na koniec, q: wyjście
simulating = gry
simulated = Gry: { $games }, dokończone: { $finished }, z błędami: { $errors }.
simulated-speed = Decyzje: { $decisions } w { $seconds } s czasu procesora, { $rate } na sekundę.
simulated-capped = Przerwane, bo trwały za długo: { $capped }
simulated-wins = { $bot }, wygrane: { $wins }
simulated-draws = remisy: { $draws }

## Laboratorium

tournament-done = Mecze: { $games }, remisy: { $draws }, błędy: { $errors }. Elo z przedziałami 95 %, średnia to 1500:
tournament-line = { "  " }{ $bot }  { $elo } ± { $off }, wygrane: { $wins } z { $games }
tournament-kept = Zachowano; ponowna rozgrywka: { STOLIK() } tournament --rerun { $folder }
tournament-left = Przerwane; dalej: { STOLIK() } tournament --resume { $folder }
tournament-cross = Wygrane–remisy–przegrane z każdym:
rerun-done = Mecze rozegrane ponownie: { $games }, identyczne co do bitu: { $same }.
lab-tournament-title = { $game }: turniej botów
lab-tournament-sub = { $system }, miejsca: { $seats }, ziarno { $seed }
lab-system-round-robin = każdy z każdym
lab-system-swiss = system szwajcarski
lab-system-duplicate = duplikat: ten sam los przy każdym układzie miejsc
lab-best = najsilniejszy
lab-bot = bot
lab-matches = mecze
lab-wins = wygrane
lab-share = udział w punktach
lab-draws = remisy
lab-capped = przerwane jako za długie
lab-errors = błędy
lab-length = odpowiedzi na mecz
lab-elo = Elo
lab-elo-note = Bradley–Terry; średnia wszystkich to 1500, paski to przedziały 95 %. Każdy bot dostaje jeden remis z przeciętnym przeciwnikiem, więc liczbę ma i ten, kto wygrał wszystko.
lab-cross = Kto z kim wygrał
lab-cross-note = Wygrane – remisy – przegrane, wiersz przeciw kolumnie.
lab-curves = Udział w punktach w miarę rozgrywania meczów
lab-by-seat = Wygrane według miejsca
lab-fair-note = Linia przerywana to wynik sprawiedliwy; wyróżnione jest to, co odbiega od niej całym przedziałem 95 %.
lab-lengths = Długość meczów w odpowiedziach
lab-luck = Los
lab-luck-ratio = Ten sam los przy każdym układzie miejsc: wariancja wyniku to { $ratio } tej, jaka byłaby z osobnym losem w każdym meczu.
lab-options = Ustalenia
lab-option = opcja
lab-value = wartość
lab-balance-title = { $game }: na ile jest wyrównana?
lab-balance-sub = { $bots }, miejsca: { $seats }, ziarno { $seed }
lab-factor-note = Udział wygranych miejsc, które to miały, z przedziałami 95 %; linia przerywana to udział wszystkich miejsc. Z dwudziestu wartości jedna odbiega od niej przypadkiem.
lab-had = miały miejsca
lab-numbers = liczby
lab-spread = Punkty między pierwszym a ostatnim
lab-varied = Według opcji { $option }
lab-first-seat = wygrane pierwszego miejsca
review-title = { $game }: jak było
review-chances = Szanse w ciągu gry
review-note = Na ile prawdopodobna była wygrana każdego z miejsc dla kogoś, kto widzi wszystkie ręce, ale nie wie, co zrobi los. Ocenia je krótkie przeszukiwanie, więc kilka punktów nic nie znaczy.
review-parts = Los i decyzje
review-parts-note = W punktach na sto. Los: dociągnięcia i rzuty. Razem z początkiem dają koniec.
review-turns = Gdzie się ważyło
review-turn = Krok { $step }, { $who }: { $name } { $before } → { $after }
mistake-missed-win = Przegapiona wygrana
mistake-let-win = Oddana wygrana
mistake-threw-away = Wiele zaprzepaszczone
mistake-missed-better = Można było lepiej
mistake-inaccurate = Drobna niedokładność
mistake-gave-up = Gra poddana
review-line = { $name }: na początku { $start }, los { $luck }, własne decyzje { $own }, cudze { $others }, na końcu { $end }
review-seat = miejsce
review-start = początek
review-luck = los
review-own = własne decyzje
review-others = cudze decyzje
review-end = koniec
review-all = wszyscy
review-judging = chwile
review-not-over = Gra w { $file } jeszcze trwa; ocenia się ją, gdy nic już na tym nie można zyskać.
calibration-title = { $game }: czy szanse są prawdziwe?
calibration-seats = Miejsca: { $seats }
calibration-line = Miejsca: { $seats }, gry: { $games }, pytania: { $questions }. Średni błąd: { $error } p.p. (szanse prawdziwe: do { $luck } przez los); wynik Briera { $brier }.
calibration-tenth = szansa
calibration-questions = pytania
calibration-said = powiedziano
calibration-happened = stało się
calibration-unreadable = { $file } nie zawiera gier { $name } zapisanych przez { STOLIK() } calibration --json.
one-bot = Na wszystkich miejscach gra tu jeden bot, a nie { $bots }; podaj jednego po --bots.
blunders-line = { $bot }: gry { $games }, pytania { $questions }
blunder-missed-win = przegapione wygrane: { $number }
blunder-useless-pass = pasy, gdy było co robić: { $number }
blunder-to-and-fro = chodzenie tam i z powrotem: { $number }
blunder-hopeless-attack = ataki bez szans powodzenia: { $number }
blunder-where = gra { $game }, odpowiedź { $step }, miejsce { $seat }
think-question = Krok { $step }, { $who }: { $question }
think-line = { $option }: { $visits } % spojrzeń, szanse { $value } %, na pierwszy rzut oka { $prior } %
think-untried = { $option }: ani jednego spojrzenia, na pierwszy rzut oka { $prior } %
think-given = {"  "}← tak odpowiedziano
think-no-answer = W kroku { $step } z { $file } nikt nie wybierał odpowiedzi; kroki pokazuje `{ STOLIK() } replay`.

balance-done = Gry między { $bots }: { $games }, średnio { $length } odpowiedzi (w 90 % z nich od { $low } do { $high }), remisy: { $draws }, błędy: { $errors }.
balance-heading = Udział wygranych według: { $factor } (sprawiedliwie: { $fair }):
balance-seat = miejsce
lockstep-done = Gry prowadzone równocześnie w regułach i w jądrze: { $games }, decyzje: { $decisions }.
lockstep-same = Po każdej odpowiedzi pytanie, stan, widoki wszystkich miejsc i wynik były takie same.
luck-done = Ziarna: { $seeds }. Każdy test równomierności losowań, z chi-kwadrat i wartością p.
luck-line = { "  " }{ $test }: χ² = { $statistic } przy { $freedom } stopniach swobody, p = { $p }
luck-numbers = losowanie z { $of }
luck-pairs = dwa losowania po sobie, z { $of }
luck-seats = to samo losowanie dla dwóch miejsc, z { $of }
luck-weights = udziały według wag

## Pomoc wiersza poleceń

help-stolik = Stolik do gier planszowych: co do litery reguł, z botami, które nie oszukują. Bez polecenia otwiera stolik w przeglądarce.
help-language = --lang pl|en mówi po polsku albo po angielsku; bez tego decydują ustawienia systemu.
help-play = Gra przy tej klawiaturze: ludzie i boty, z kurtyną dla kart na ręce. Gdy nic nie podasz, grasz przeciw zachłannym botom.
help-watch = Boty grają, a Ty oglądasz.
help-replay = Przechodzi zapis krok po kroku, w przód i wstecz, z wiedzą jednego miejsca albo widza.
help-rules = Pokazuje reguły: wszystkie, akapit o danym numerze albo te, w których są podane słowa; --summary to cała gra na jednej stronie, --terms objaśnia jej pojęcia.
help-examples = Odgrywa przykłady do reguł: o danej nazwie albo akapicie; bez nazwy wypisuje wszystkie.
help-learn = Uczy gry przez granie: lekcja po lekcji albo ta, którą podasz; --list pokazuje kurs.
help-puzzles = Zagadki: pytanie ze środka gry, na które jedna odpowiedź jest wyraźnie lepsza. --list pokazuje wszystkie, --from PLIK --step NUMER zachowuje własną pozycję, --make LICZBA szuka nowych.
help-games = Pokazuje gry i to, co można przed nimi uzgodnić.
help-simulate = Boty rozgrywają wiele gier.
help-bench = Mierzy szybkość gier; przyjmuje opcje laboratorium (pokaże je --help).
help-ladder = Pokazuje, o ile każdy poziom botów jest silniejszy od niższego; można przerwać i podjąć na nowo (opcje pokaże --help).
help-verify = Sprawdza zapis: łańcuch, losowania i to, czy każda odpowiedź była zgodna z regułami.
help-karak2 = Dla posiadaczy Karak 2: lista tego, co warto porównać z pudełkiem.
help-train = Uczy się z partii przeszukiwania, które odpowiedzi są warte uwagi; można przerwać i podjąć na nowo (opcje pokaże --help).
help-tournament = Turniej botów: Elo z przedziałami, kto z kim wygrał, i raport; można go dokończyć i rozegrać ponownie.
help-balance = Liczy, co wygrywa: miejsca i to, co gra mówi o wyborach graczy, z przedziałami i raportem.
help-lockstep = Sprawdza natywne jądro gry: losowe gry w nim i w regułach równocześnie, porównywane po każdej odpowiedzi.
help-luck = Pokazuje, że losowania są równomierne: chi-kwadrat dla wielu ziaren.
help-review = Spójrz wstecz na grę: szanse w czasie, los i decyzje oraz gdzie się ważyło.
help-calibration = Pokazuje, czy szanse z podpowiedzi są prawdziwe: co powiedziano i co się stało, dla każdej liczby miejsc.
help-blunders = Ogląda gry botów i szuka grubych błędów: przegapionej wygranej, pasu, gdy było co robić, chodzenia tam i z powrotem, ataku bez szans powodzenia.
help-think = Pokazuje, co wyuczone przeszukiwanie sądzi o jednej odpowiedzi skończonej gry: jak często patrzy na każdą, jakie są wtedy szanse i co może nastąpić.
help-option-summary = Pokazuje całą grę na jednej stronie, każdy wiersz z jego zasadą.
help-option-terms = Objaśnia pojęcia z zasad, każde akapitem, który je definiuje.
help-option-list = Pokazuje wszystko, co jest, i co już zrobione.
help-option-make = Szuka zagadek w grach silnych botów, aż będzie ich tyle w pliku; można przerwać i podjąć na nowo.
help-option-agree = Liczy, z iloma z tylu zagadek zgadza się poziom 5, gdy ma dziesięć razy więcej czasu.
help-option-minutes = Kończy po tylu minutach; 0: gdy jest ich dość.
help-option-into = Gdzie zapisać to, co znalezione.
help-option-from = Skończona gra; z --step jedna z jej pozycji staje się Twoją zagadką.
help-option-system = Kto z kim gra: round-robin, swiss albo duplicate (ten sam los przy każdym układzie miejsc).
help-option-processes = Ile procesów gra; domyślnie tyle, ile jest rdzeni.
help-option-ray = Gra na klastrze Ray pod tym adresem; local uruchamia własny.
help-option-report = Zapisuje stronę z wykresami do tego pliku.
help-option-reviews = Pyta, co przegląd mówi o wszystkich stronach, zamiast co podpowiedź mówi pytanemu.
help-option-cases = Bierze gry z pliku zapisanego przez --json, zamiast je rozgrywać.
help-option-plot = Rysuje wszystkie liczby miejsc do tego pliku (SVG).
help-option-correct = Zapisuje do tego pliku poprawkę, jakiej wymagają te gry; jej miejsce jest w folderze danych gry.
help-option-resume = Dokańcza turniej w tym folderze.
help-option-rerun = Rozgrywa boty z tych zapisów ponownie i porównuje co do bitu.
help-option-vary = Opcja gry, która przyjmuje kolejne wartości; można podać kilka razy.
help-option-seeds = Ile ziaren.
help-option-version = Mówi, który to Stolik: skompilowany czy w czystym Pythonie.
help-option-help = Pokazuje tę pomoc.
help-option-seats = Ile miejsc.
help-option-humans = Ile osób gra przy tej klawiaturze.
help-option-bots = Kto zajmuje pozostałe miejsca: random, greedy, od level1 do level5 albo lista na zmianę; gdzie grają same boty, także "lines:POLECENIE".
help-option-names = Imiona osób.
help-option-set = Opcja gry, jak w `{ STOLIK() } games`; można podać kilka razy.
help-option-seed = Ziarno losu, aby zagrać z tym samym losem.
help-option-load = Dalszy ciąg gry z tego pliku.
help-option-continue = Dalszy ciąg ostatniej niedokończonej gry.
help-option-data = Gdzie trzymać gry.
help-option-delay = Sekundy między krokami.
help-option-seat = Pokazuje wiedzę tego miejsca (pierwsze to 1); bez tego to, co widzieli wszyscy.
help-option-json = Pisze JSON dla programów.
help-option-step = Krok, o którego odpowiedź chodzi, jak liczy je `{ STOLIK() } replay`.
help-option-iterations = Ile gier sobie wyobraża.
help-option-plies = Na ile odpowiedzi w głąb pokazać drzewo.
help-option-games = Ile gier.
help-option-save = Zachowuje zapisy w tym folderze.
help-option-check = Po każdej odpowiedzi sprawdza, że nic nie przybyło i nie ubyło.
help-option-head = Zanotowane czoło łańcucha.
help-option-checklist = Pokaż każdy wpis pliku z danymi, z jego źródłem i tym, co jest nasze.

help-serve = Otwórz stół dla przeglądarek: tylko na tym komputerze, chyba że ma być publiczny.
help-backup = Zapisz wszystko, co ma serwer, w jednym pliku, także w trakcie jego pracy.
help-restore = Przywróć kopię w pustym miejscu, po odtworzeniu każdej zapisanej w niej gry.
help-doctor = Odtwórz każdą grę, która czeka albo trwa, i powiedz, które się nie zgadzają.
help-salvage = Uratuj do nowej bazy każdy stół, który da się jeszcze odczytać z uszkodzonej.
help-option-to = Folder nowej bazy albo jej plik z końcówką .db.
help-option-port = Port, na którym serwer czeka.
help-option-public = Wpuść do stołu inne komputery.
help-option-behind-proxy = Wierz temu, co serwer pośredniczący na tym komputerze mówi o gościach.
help-option-workers = Ile procesów obsługuje stoły; więcej niż jeden wymaga PostgreSQL.
help-option-no-browser = Nie otwieraj przeglądarki.
help-option-base-path = Gdzie stół stoi za serwerem pośredniczącym, na przykład /stolik.
help-option-host = Nazwa, na którą serwer odpowiada; można podać kilka razy.
help-option-origin = Adres, którego strony mogą rozmawiać z serwerem; można podać kilka razy.
help-option-webhook = Dokąd wolno wysyłać powiadomienia; można podać kilka razy.
help-option-webhooks-private = Powiadomienia mogą iść także pod adresy prywatne.
help-option-open-metrics = Pozwól innym komputerom czytać metryki.
help-option-no-players = Nie zapamiętuj graczy: bez historii i rankingów ludzi.
help-option-no-ratings = Nie prowadź rankingów.
help-option-prune-days = Sprzątaj stoły nieruszane od tylu dni; 0 zachowuje wszystkie.
help-option-waiting-hours = Odwołuj publiczne stoły czekające od tylu godzin; przy 0 wszystkie czekają bez końca.
help-option-archive = Przechowuj to, co posprzątane, w tym folderze.
no-server = Serwer nie jest zainstalowany (brakuje: { $missing }); uruchom: { $command }
backup-made = Kopia zapisana: { $file }.
backup-restored = Przywrócone z kopii: { $file }.
