# War Chest po polsku. Te same komunikaty są w en.ftl, w tej samej kolejności.

game-name = War Chest
game-tagline = Woreczek sztonów, garść oddziałów i plansza do zdobycia: każdy szton to rozkaz, a znasz tylko własne.
factor-unit = oddział

-our-switch = Żadne źródło tego nie rozstrzyga; to nasz przełącznik.
-our-printing = Istnieją obie wersje; nasz jest wybór, którą gra się domyślnie.

## Strony i zestawy

side-a = strona A
side-b = strona B

set-base = gra podstawowa
set-nobility = Szlachta
set-siege = Oblężenie
set-nightfall = Zmrok

## Oddziały gry podstawowej

unit-archer = Łucznik
unit-archer-text = Taktyka: zaatakuj cel odległy dokładnie o dwa pola, w linii prostej lub nie, cokolwiek stoi pomiędzy. Restrykcja: inaczej nie atakuje.
unit-berserker = Berserker
unit-berserker-text = { $berserker ->
    [v2] Atrybut: po ruchu lub ataku może odrzucić szton ze swojego stosu, byle nie ostatni, i znów wykonać ruch albo atak, póki ma czym płacić.
   *[original] Atrybut: po manewrze może odrzucić szton ze swojego stosu, byle nie ostatni, i znów wykonać ruch, atak albo kontrolę, póki ma czym płacić.
}
unit-cavalry = Kawaleria
unit-cavalry-text = Taktyka: wykonaj ruch o jedno pole, a potem zaatakuj sąsiedni cel.
unit-crossbowman = Kusznik
unit-crossbowman-text = Taktyka: zaatakuj cel odległy o dwa pola w linii prostej, jeśli pomiędzy nie ma oddziału. Sąsiednie cele też może atakować.
unit-ensign = Chorąży
unit-ensign-text = Taktyka: inny sojuszniczy oddział, oddalony od Chorążego najwyżej o dwa pola, rusza się o jedno pole i nadal jest od niego najwyżej o dwa pola.
unit-footman = Piechur
unit-footman-text = { $footman ->
    [v2] Taktyka: każdy z Twoich Piechurów wykonuje ruch, atak albo kontrolę, w dowolnej kolejności. Atrybut: możesz mieć na planszy dwóch Piechurów, a zrekrutowanego możesz od razu rozstawić jako drugiego.
   *[original] Taktyka: każdy z Twoich Piechurów wykonuje ruch, atak albo kontrolę, w dowolnej kolejności. Atrybut: możesz mieć na planszy dwóch Piechurów.
}
unit-knight = Rycerz
unit-knight-text = Atrybut: mogą go atakować tylko oddziały wzmocnione.
unit-lancer = Kopijnik
unit-lancer-text = Taktyka: wykonaj ruch o jedno lub dwa pola w linii prostej, a potem zaatakuj następne pole w tym kierunku. Restrykcja: inaczej nie atakuje.
unit-light_cavalry = Lekka Jazda
unit-light_cavalry-text = Taktyka: wykonaj ruch o dwa pola; po drodze może skręcić.
unit-marshall = Marszałek
unit-marshall-text = Taktyka: inny sojuszniczy oddział, oddalony od Marszałka najwyżej o dwa pola, wykonuje zwykły atak.
unit-mercenary = Najemnik
unit-mercenary-text = Atrybut: gdy zrekrutujesz szton Najemnika, Twój Najemnik na planszy może wykonać manewr.
unit-pikeman = Pikinier
unit-pikeman-text = Atrybut: sąsiedni oddział, który go atakuje, także traci szton.
unit-royal_guard = Gwardzista
unit-royal_guard-text = Taktyka, opłacana sztonem koronnym: { $royal_guard ->
    [classic] ruch o jedno pole, na dowolne wolne.
   *[revised] ruch o jedno lub dwa pola na pozycję kontrolowaną przez Twoją stronę.
} Atrybut: gdy zostaje zaatakowany, można zamiast tego usunąć szton Gwardzisty z puli.
unit-scout = Zwiadowca
unit-scout-text = Atrybut: możesz go rozstawić także na dowolnym pustym polu obok sojuszniczego oddziału.
unit-swordsman = Szermierz
unit-swordsman-text = Atrybut: po swoim ataku może ruszyć się o jedno pole, także na to, które właśnie opustoszało.
unit-warrior_priest = Kapłan-Wojownik
unit-warrior_priest-text = Atrybut: gdy zaatakuje lub przejmie kontrolę, dobierz szton i od razu go użyj{ $warrior_priest ->
    [v2] , najwyżej raz na turę.
   *[original] .
}

## Oddziały ze Szlachty

unit-bannerman = Sztandarowy
unit-bannerman-text = Atrybut: po manewrze może odepchnąć sąsiedni wrogi oddział o jedno pole w dowolną stronę.
unit-bishop = Biskup
unit-bishop-text = Taktyka: zrekrutuj za darmo jeden szton, a potem wykonaj ruch albo atak. Atrybut: oddziały wzmocnione nie mogą go atakować.
unit-earl = Hrabia
unit-earl-text = Taktyka: przejmij kontrolę nad pozycją, na której stoi, a potem proklamuj bez pieczęci dowolny dekret w grze. Atrybut: po rozstawieniu może ruszyć się o jedno pole.
unit-herald = Herold
unit-herald-text = Taktyka: wzmocnij sąsiedni sojuszniczy oddział złożony z jednego sztonu, z puli jego właściciela. Atrybut: gdy proklamujesz dekret, Herold może wykonać manewr.

## Oddziały z Oblężenia

unit-sapper = Saper
unit-sapper-text = Taktyka: wykonaj ruch o jedno pole, a potem zaatakuj sąsiednią Fortyfikację. Atrybut: gdy wejdzie na pozycję bez Fortyfikacji, może ją tam postawić.
unit-siege_tower = Wieża oblężnicza
unit-siege_tower-text = Taktyka oblężnicza, tylko po wzmocnieniu: zaatakuj dwa razy sąsiednie cele. Atrybut: przy rozstawieniu można ją od razu wzmocnić sztonem z puli.
unit-trebuchet = Trebusz
unit-trebuchet-text = Taktyka oblężnicza, tylko po wzmocnieniu: zaatakuj cel odległy o dwa lub trzy pola w linii prostej, ponad wszystkim. Restrykcja: inaczej nie atakuje.
unit-war_wagon = Wóz bojowy
unit-war_wagon-text = Taktyka oblężnicza, tylko po wzmocnieniu: sąsiedni sojuszniczy oddział rusza się o jedno pole, a wóz zajmuje pole, które opuścił. Atrybut: gdy sojuszniczy oddział obok zostaje zaatakowany, szton może stracić wóz.

## Oddziały ze Zmroku

unit-assassin = Skrytobójca
unit-assassin-text = Taktyka: wykonaj ruch o jedno pole, a potem otruj sąsiedni wrogi oddział. Atrybut: po jego ataku na otruty oddział można usunąć szton tego rodzaju z puli właściciela ofiary.
unit-saboteur = Sabotażysta
unit-saboteur-text = Taktyka: otruj wrogi oddział odległy o jedno lub dwa pola. Atrybut: gdy zrekrutujesz szton Sabotażysty, Twój Sabotażysta na planszy może za darmo użyć taktyki.
unit-infiltrator = Infiltrator
unit-infiltrator-text = Taktyka: wejdź na sąsiednią pozycję kontrolowaną przez drugą stronę i przejmij nad nią kontrolę. Atrybut: gdy przejmie kontrolę nad pozycją, możesz zmylić przeciwnika jego sztonem wabia.
unit-skirmisher = Harcownik
unit-skirmisher-text = Taktyka: wykonaj ruch o dwa pola, w razie potrzeby skręcając, na pole obok wrogiego oddziału. Atrybut: gdy zostaje zaatakowany, możesz zmylić atakującego sztonem wabia i nie stracić sztonu.

## Po dwie litery, na małe plansze

tag-archer = Łu
tag-berserker = Be
tag-cavalry = Ka
tag-crossbowman = Ku
tag-ensign = Ch
tag-footman = Pc
tag-knight = Ry
tag-lancer = Ko
tag-light_cavalry = LJ
tag-marshall = Ma
tag-mercenary = Na
tag-pikeman = Pk
tag-royal_guard = Gw
tag-scout = Zw
tag-swordsman = Sz
tag-warrior_priest = KW
tag-bannerman = St
tag-bishop = Bi
tag-earl = Hr
tag-herald = He
tag-sapper = Sp
tag-siege_tower = WO
tag-trebuchet = Tr
tag-war_wagon = WB
tag-assassin = Sk
tag-saboteur = Sb
tag-infiltrator = In
tag-skirmisher = Ha

## Sztony

coin-archer = { unit-archer }
coin-berserker = { unit-berserker }
coin-cavalry = { unit-cavalry }
coin-crossbowman = { unit-crossbowman }
coin-ensign = { unit-ensign }
coin-footman = { unit-footman }
coin-knight = { unit-knight }
coin-lancer = { unit-lancer }
coin-light_cavalry = { unit-light_cavalry }
coin-marshall = { unit-marshall }
coin-mercenary = { unit-mercenary }
coin-pikeman = { unit-pikeman }
coin-royal_guard = { unit-royal_guard }
coin-scout = { unit-scout }
coin-swordsman = { unit-swordsman }
coin-warrior_priest = { unit-warrior_priest }
coin-bannerman = { unit-bannerman }
coin-bishop = { unit-bishop }
coin-earl = { unit-earl }
coin-herald = { unit-herald }
coin-sapper = { unit-sapper }
coin-siege_tower = { unit-siege_tower }
coin-trebuchet = { unit-trebuchet }
coin-war_wagon = { unit-war_wagon }
coin-assassin = { unit-assassin }
coin-saboteur = { unit-saboteur }
coin-infiltrator = { unit-infiltrator }
coin-skirmisher = { unit-skirmisher }
coin-royal = szton koronny
coin-royal-text = Zakryty opłaca wszystko, odkryty taktykę Gwardzisty i proklamację; na planszę nigdy nie trafia.
coin-decoy_infiltrator = szton wabia Infiltratora
coin-decoy_infiltrator-text = Wydaj go jako zakryty szton albo zagraj odkryty, by wrócił do właściciela Infiltratora.
coin-decoy_skirmisher = szton wabia Harcownika
coin-decoy_skirmisher-text = Wydaj go jako zakryty szton albo zagraj odkryty, by wrócił do właściciela Harcownika.

## Dekrety

decree-enlist = Zaciąg
decree-enlist-text = Zrekrutuj za darmo dwa sztony.
decree-guard = Straż
decree-guard-text = Sojuszniczy oddział na pozycji kontrolowanej przez Twoją stronę wykonuje zwykły atak.
decree-march = Marsz
decree-march-text = Wzmocniony sojuszniczy oddział wykonuje zwykły ruch.
decree-redeploy = Rozwinięcie
decree-redeploy-text = Zdejmij z planszy jeden z własnych oddziałów, z całym stosem, i rozstaw go od nowa.
decree-reinforce = Posiłki
decree-reinforce-text = Jeden z Twoich usuniętych sztonów wraca do Twojej puli.
decree-sacrifice = Poświęcenie
decree-sacrifice-text = Sojuszniczy oddział wykonuje zwykły atak, a potem traci szton.
decree-spy = Szpieg
decree-spy-text = Obejrzyj rękę przeciwnika; możesz odrzucić z niej jeden szton, a wtedy przeciwnik dobiera inny.

## Do czego służy szton

verb-deploy = rozstawienie
verb-bolster = wzmocnienie
verb-claim = przejęcie inicjatywy
verb-recruit = rekrutacja
verb-pass = spasowanie
verb-proclaim = proklamacja
verb-cure = odtrucie
verb-return = zwrot sztonu wabia
verb-move = ruch
verb-control = kontrola
verb-attack = atak
verb-tactic = taktyka

play-deploy = { $coin }: rozstaw na { $hex }
play-bolster = { $coin }: wzmocnij na { $hex }
play-claim = { $coin }: przejmij inicjatywę
play-recruit = { $coin }: rekrutacja, { $unit }
play-pass = { $coin }: spasuj
play-proclaim = { $coin }: proklamacja, { $decree }
play-cure = { $coin }: odtruj
play-return = { $coin }: zwróć
play-move = { $coin } { $hex }: ruch na { $to }
play-control = { $coin } { $hex }: przejmij kontrolę
play-attack = { $coin } { $hex }: atak na { $to }
play-tactic = { $coin } { $hex }: taktyka, { $to }
play-tactic-here = { $coin } { $hex }: taktyka

drawn-hand = do ręki
drawn-bonus = do użycia od razu

replacement-supply = szton Gwardzisty z puli
replacement-decoy = szton wabia Harcownika: żaden szton nie przepada
replacement-wagon = szton Wozu bojowego

## Pytania do losu

prompt-coin = Dobranie sztonu
prompt-unit = Losowanie karty oddziału
prompt-decree = Losowanie dekretu
prompt-layout = Losowanie układu Fortyfikacji
prompt-flip = Rzut żetonem inicjatywy

## Pytania przy rozstawieniu gry

prompt-draft = Wybierz oddział
prompt-ban = Wyklucz oddział
prompt-first-drafter = Kto z Twojej strony zaczyna draft?

## Pytania w turze

prompt-play = Zagraj szton
prompt-bonus = Użyj dobranego sztonu

## Pytania taktyk i dekretów

prompt-target = { $unit }: wskaż cel ataku
prompt-step = { $unit }: wybierz pole ruchu
prompt-poison = { $unit }: kogo otruć?
prompt-recruit = Który szton zrekrutować?
prompt-footman = Piechur: wybierz manewr
prompt-bishop = Biskup: ruch albo atak
prompt-decree-earl = Hrabia: który dekret proklamować?
prompt-guard = Straż: który oddział atakuje?
prompt-march = Marsz: który oddział się rusza?
prompt-redeploy = Rozwinięcie: który oddział rozstawić od nowa?
prompt-deploy-where = { $unit }: gdzie rozstawić?
pass-deploy-where = zostaw wśród odrzuconych
prompt-reinforce = Posiłki: który szton wraca do puli?
prompt-sacrifice = Poświęcenie: który oddział atakuje?
prompt-spy-whom = Szpieg: czyją rękę obejrzeć?
prompt-spy = Szpieg: który szton odrzucić?
pass-spy = zostaw rękę bez zmian

## Pytania atrybutów

prompt-replace = Oddział na { $hex } ma stracić szton. Co przepada zamiast niego?
pass-replace = nic: szton traci ten oddział
prompt-next = Czeka kilka następstw. Który oddział działa teraz?
prompt-step-on = { $unit } może się jeszcze ruszyć. Dokąd?
pass-step-on = zostań na miejscu
prompt-again = Berserker: oddać szton ze stosu za kolejny manewr?
pass-again = wystarczy
prompt-maneuver = { $unit } może wykonać manewr. Jaki?
pass-maneuver = żaden
prompt-shove-whom = Sztandarowy: kogo odepchnąć?
pass-shove-whom = nikogo
prompt-shove-where = { $unit }: na które pole odepchnąć?
prompt-build = Saper: postawić Fortyfikację na { $hex }?
prompt-raise = Wieża oblężnicza: wzmocnić ją na { $hex } sztonem z puli?
prompt-rob = Skrytobójca: usunąć z gry szton z puli przeciwnika ({ $unit })?
prompt-sabotage = Sabotażysta: kogo otruć za darmo?
pass-sabotage = nikogo
prompt-deceive = Infiltrator: komu podrzucić szton wabia?
pass-deceive = nikomu

## Wydarzenia: przed pierwszą rundą

event-decree = W grze jest dekret { $decree }.
event-forts = Fortyfikacje stoją na { $hexes }.
event-reveal = Odkryte karty: { $units }.
event-deal = { $seat } dostaje kartę: { $unit }.
event-first-drafter = { $seat } zaczyna draft.
event-draft = { $seat } wybiera oddział: { $unit }.
event-ban = { $seat } wyklucza oddział: { $unit }.
event-initiative = { $seat } ma żeton inicjatywy.

## Wydarzenia: rundy i tury

event-round = Runda { $round }.
event-draw = { $seat } dobiera { $to }: { $coin }.
event-draw-hidden = { $seat } dobiera szton { $to }.
event-refill = { $seat } wrzuca odrzucone sztony z powrotem do woreczka.
event-deploy = { $seat } rozstawia na { $hex }: { $unit }.
event-bolster = { $seat } wzmacnia na { $hex }: { $unit }.
event-discard = { $seat } odrzuca jawnie: { $coin }.
event-claim = { $seat } przejmuje inicjatywę (zakryto: { $coin }).
event-claim-hidden = { $seat } przejmuje inicjatywę za zakryty szton.
event-pay-recruit = { $seat } rekrutuje (zakryto: { $coin }).
event-pay-recruit-hidden = { $seat } rekrutuje za zakryty szton.
event-pass = { $seat } pasuje (zakryto: { $coin }).
event-pass-hidden = { $seat } pasuje za zakryty szton.
event-recruit = { $seat } bierze z puli: { $unit }.

## Wydarzenia: na planszy

event-move = { $unit }: ruch { $start } → { $end }.
event-control = { $unit } przejmuje kontrolę nad { $hex }.
event-attack = { $unit }: atak { $start } → { $end }.
event-lose = { $coins ->
    [0] { $unit } na { $hex } traci ostatni szton.
    [one] { $unit } na { $hex } traci szton, zostaje { $coins } szton.
    [few] { $unit } na { $hex } traci szton, zostają { $coins } sztony.
    [many] { $unit } na { $hex } traci szton, zostaje { $coins } sztonów.
   *[other] { $unit } na { $hex } traci szton, zostaje { $coins } sztonu.
}
event-destroyed = { $unit } na { $hex }: oddział zniszczony.
event-lose-supply = Szton z puli wypada z gry: { $unit }.
event-pay-stack = { $unit } na { $hex } płaci sztonem ze stosu i działa dalej.
event-raise = { $unit } na { $hex }: wzmocnienie z puli.

## Wydarzenia: Szlachta

event-proclaim = { $seat } proklamuje dekret { $decree }.
event-shove = { $unit }: odepchnięcie { $start } → { $end }.
event-redeploy = { $unit }: rozstawienie od nowa { $start } → { $end }.
event-reinforce = { $seat } odzyskuje do puli usunięty szton: { $unit }.
event-spy = { $seat } ogląda rękę, którą ma { $other }.
event-spied = { $other } odrzuca jawnie: { $coin } (Szpieg: { $seat }).
event-spied-down = { $other } odrzuca szton z ręki (Szpieg: { $seat }; zakryto: { $coin }).
event-spied-down-hidden = { $other } odrzuca zakryty szton z ręki (Szpieg: { $seat }).

## Wydarzenia: Oblężenie i Zmrok

event-fort-down = Fortyfikacja na { $hex } pada.
event-fort-up = Na { $hex } staje Fortyfikacja.
event-poison = { $poisoner } truje na { $hex }: { $unit }.
event-cure = { $unit }: oddział odtruty.
event-deceive = { $unit }: zmylenie. Szton wabia leży wśród odrzuconych, które ma { $seat }.
event-return = { $seat } zwraca szton wabia: { $unit }.

## Wydarzenia: koniec

event-win = Ostatni znacznik leży na planszy: wygrywa { $side }!
event-draw-game = Gra kończy się remisem.

## Opcje stołu

option-setup = Przydział oddziałów
option-setup-text = Jak oddziały trafiają do graczy; składy z nazwą są dla dwojga.
option-setup-random = losowo
option-setup-first_game = pierwsza gra
option-setup-gaugamela = Gaugamela
option-setup-bannockburn = Bannockburn
option-setup-crecy = Crécy
option-setup-draft = draft z odkrytych kart
option-setup-elimination = draft z eliminacją
option-setup-free = draft z całego pudełka

option-nobility = Szlachta
option-nobility-text = Dodaje do pudełka Sztandarowego, Biskupa, Hrabiego i Herolda, a do gry trzy dekrety.
option-nobility-no = bez Szlachty
option-nobility-yes = ze Szlachtą

option-siege = Oblężenie
option-siege-text = Dodaje do pudełka Sapera, Wieżę oblężniczą, Trebusza i Wóz bojowy, a na planszę Fortyfikacje.
option-siege-no = bez Oblężenia
option-siege-yes = z Oblężeniem

option-nightfall = Zmrok
option-nightfall-text = Dodaje do pudełka Skrytobójcę, Sabotażystę, Infiltratora i Harcownika, razem z trucizną i sztonami wabia.
option-nightfall-no = bez Zmroku
option-nightfall-yes = ze Zmrokiem

option-royal_guard = Gwardzista
option-royal_guard-text = Poprawiona karta daje ruch o jedno lub dwa pola na pozycję własnej strony, pierwotna o jedno pole dokądkolwiek. { -our-printing }
option-royal_guard-revised = poprawiona karta
option-royal_guard-classic = pierwotna karta

option-berserker = Berserker
option-berserker-text = Według pierwotnej karty działa dalej po każdym manewrze, według poprawionej po ruchu i ataku, i tylko je powtarza. { -our-printing }
option-berserker-original = pierwotna karta
option-berserker-v2 = poprawiona karta

option-footman = Piechur
option-footman-text = Według poprawionej karty zrekrutowanego Piechura można od razu rozstawić obok pierwszego. { -our-printing }
option-footman-original = pierwotna karta
option-footman-v2 = poprawiona karta

option-warrior_priest = Kapłan-Wojownik
option-warrior_priest-text = Według pierwotnej karty dobiera po każdym ataku i każdej kontroli, według poprawionej najwyżej raz na turę. { -our-printing }
option-warrior_priest-original = pierwotna karta
option-warrior_priest-v2 = poprawiona karta

option-poison_survives_redeploy = Trucizna a Rozwinięcie
option-poison_survives_redeploy-text = Czy otruty oddział pozostaje otruty po dekrecie Rozwinięcie. { -our-switch }
option-poison_survives_redeploy-yes = pozostaje otruty
option-poison_survives_redeploy-no = zostaje odtruty

option-spy_discard = Szton odrzucony przez Szpiega
option-spy_discard-text = Czy wszyscy widzą szton, który odrzuca dekret Szpieg. { -our-switch }
option-spy_discard-face_up = odkryty
option-spy_discard-face_down = zakryty

option-round_limit = Limit rund
option-round_limit-text = Po tylu rundach gra kończy się remisem. { -our-switch }
option-round_limit-0 = brak
option-round_limit-10 = 10 rund
option-round_limit-20 = 20 rund
option-round_limit-30 = 30 rund
option-round_limit-50 = 50 rund
option-round_limit-100 = 100 rund

option-repetition = Powtórzona sytuacja
option-repetition-text = Gra kończy się remisem, gdy w ciągu stu rund plansza tyle razy wygląda na koniec rundy tak samo. { -our-switch }
option-repetition-0 = nie liczy się
option-repetition-3 = remis za trzecim razem
option-repetition-5 = remis za piątym razem

## Plansza War Chest

chest-units = oddział strony { $side }
chest-control = znacznik kontroli
chest-location = pozycja
chest-fort = Fortyfikacja
chest-poison = trucizna: { $unit }
chest-poison-both = obie trucizny
chest-removed = usunięte z gry
chest-decoy = szton wabia
chest-initiative = inicjatywa
chest-claimed = inicjatywę w tej rundzie już przejęto
chest-supply = pula { $coins }
chest-bag = woreczek { $coins }
chest-hand-count = ręka { $coins }
chest-drawn = dobrany szton
chest-down = zakryte { $coins }
chest-up = odkryte { $coins }
chest-own-bag = w Twoim woreczku: { $coins }
chest-reserve = rezerwa: { $coins }
chest-round = runda { $round }
chest-round-of = runda { $round } z { $limit }
chest-markers = znaczniki do położenia:
chest-forts = Fortyfikacje w puli: { $forts }
chest-decoy-free = { $decoy }: przy swojej karcie
chest-decoy-with = { $decoy }: ma go { $seat }
chest-pool = do wyboru: { $units }
chest-banned = wykluczone: { $units }
chest-decrees = Dekrety i pieczęcie na nich
chest-hand = Twoja ręka
chest-drawn-coin = Dobrany szton
chest-own-down = Twoje zakryte sztony: { $coins }
chest-spied = Ręka widziana w tej rundzie ({ $seat }): { $coins }
chest-face-down = zakryty

## Nazwane rozstawienia, na pudełku i przy zakładaniu stołu

form-first = pojedynek, pierwsze oddziały
form-nightfall = pojedynek z dodatkiem Zmrok
form-draft = pojedynek, oddziały do wyboru
form-partners = dwoje na dwoje

## Za i przeciw odpowiedzi, jak je mówi podpowiedź

for-control-wins = ostatni znacznik kontroli, czyli wygrana
for-control-neutral = wolna pozycja przechodzi pod kontrolę
for-control-enemy-marker = wróg traci pozycję
for-control-when-they-need-one-more = wróg, któremu brakowało jednego znacznika, ma dalej do wygranej
for-move-nearer = bliżej pozycji do przejęcia
for-move-onto-neutral = wejście na wolną pozycję
for-move-onto-enemy-marker = wejście na pozycję wroga
for-move-onto-goal-for-the-last-marker = wejście na pozycję pod ostatni znacznik
for-move-onto-goal-and-its-coin-in-hand = na ręce jest szton, by przejąć tę pozycję
for-move-onto-own-marker-beside-enemy = własna pozycja jest pilnowana
for-move-out-of-reach = poza zasięgiem wroga
for-move-ends-beside-enemies-0 = żadnego wroga obok
for-strike-kills = wrogi oddział znika z planszy
for-strike-on-my-marker = własna pozycja jest wolna od wroga
for-strike-on-neutral = wolna pozycja bez wroga
for-strike-stops-the-last-marker = wróg nie położy ostatniego znacznika
for-strike-from-beside-enemies-0 = żadnego wroga obok atakującego
for-verb-deploy = nowy oddział na planszy
for-deploy-from-a-goal-0 = oddział staje wprost na pozycji do przejęcia
for-deploy-from-a-goal-1 = krok od pozycji do przejęcia
for-deploy-and-its-coin-in-hand = na ręce jest drugi szton tego oddziału
for-deploy-first-unit = pierwszy oddział na planszy
for-bolster-on-goal = oddział na pozycji dłużej się utrzyma
for-recruit-standing-unit = więcej sztonów dla oddziału na planszy
for-recruit-the-last-of-the-supply = ostatni taki szton w puli
for-pay-royal = płaci szton koronny, który niewiele więcej potrafi
for-draft = ten oddział wygrywał częściej niż inne
for-ban = ten oddział jest groźny w cudzych rękach
against-verb-pass = szton wydany na nic
against-maneuver-none = przepada manewr
against-step-on-none = przepada krok
against-move-no-nearer = ani kroku bliżej pozycji do przejęcia
against-move-away = dalej od pozycji do przejęcia
against-move-ends-beside-enemies-1 = staje obok wroga
against-move-ends-beside-enemies-2 = staje obok kilku wrogów
against-move-leaves-goal = schodzi z pozycji, którą może przejąć
against-move-leaves-own-marker-near-enemy = własna pozycja zostaje bez straży
against-strike-at-bolstered = wzmocniony oddział zostaje na planszy
against-strike-at-fort = trafia tylko w fortyfikację
against-strike-from-goal = pozycja pod atakującym wciąż nieprzejęta
against-deploy-beside-enemies-2 = staje obok kilku wrogów
against-deploy-from-a-goal-3 = daleko od pozycji do przejęcia
against-bolster-with-the-last-coin-in-the-cycle = nie zostaje szton, by oddziałem manewrować
against-pay-coin-of-standing-unit = kosztuje szton oddziału, który stoi na planszy
against-pay-coin-of-unit-on-goal = kosztuje szton, który przejąłby pozycję
against-claim-and-coins-left = szton tylko za inicjatywę
