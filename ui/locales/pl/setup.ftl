# Setting up a game, dealing, and laying out the board: the referee's page.

## Players

new-game-order = Wpisz graczy zgodnie z zegarem, tak jak siedzą.
players = Gracze
player-name = Gracz { $number }
player-another = Kolejny gracz
player-move = Przesuń: { $name }. Przeciągnij, użyj strzałek albo dotknij tu, a potem innego wiersza.
player-put = Przesuń na miejsce { $number }
player-moved = { $name } siedzi na miejscu { $number }
remove-player = Usuń gracza { $number }
players-move-hint = Przeciągnij numer, żeby zmienić kolejność.
players-put-hint = Dotknij nowego miejsca. Esc anuluje.
players-missing = { $count ->
    [one] Potrzeba jeszcze 1 gracza.
    [few] Potrzeba jeszcze { $count } graczy.
    [many] Potrzeba jeszcze { $count } graczy.
   *[other] Potrzeba jeszcze { $count } graczy.
 }
players-ready = Gracze: { $count }
played-before = Z poprzednich gier
last-players = Tych samych { $count }, co ostatnio
first-player = Pierwszy gracz
first-player-rolled = Wylosuj
first-player-roll-note = Dradis wylosuje na początku gry. Albo dotknij imienia.
first-player-note = Ten gracz pierwszy wybiera postać i gra pierwszą turę.
begin = Zacznij
cancel = Anuluj

## Options

options = Opcje
options-change = Zmień
options-fold = Gotowe
options-normal = Zasoby jak na tarczach
options-easier-for-humans = Łatwiej dla ludzi
options-easier-for-cylons = Łatwiej dla Cylonów
options-app = Tasuje Dradis
options-light = Uproszczony zapis
options-destiny = Przeznaczenia pilnuje Dradis
options-table = Tasuje stół
options-mixed = { $count ->
    [one] Stół pilnuje 1 elementu
    [few] Stół pilnuje { $count } elementów
    [many] Stół pilnuje { $count } elementów
   *[other] Stół pilnuje { $count } elementów
 }
options-reading = { $seconds } s na czytanie
options-no-timer = Czytanie bez limitu czasu
options-leave-out = Bez Sympatyka
options-one-shorter = Krótki tor Abordażu
options-editions = { $count ->
    [one] 1 zasada z innego wydania
    [few] { $count } zasady z innych wydań
    [many] { $count } zasad z innych wydań
   *[other] { $count } zasad z innych wydań
 }

difficulty = Zasoby
difficulty-easier-for-humans = Łatwiej dla ludzi
difficulty-normal = Jak na tarczach
difficulty-easier-for-cylons = Łatwiej dla Cylonów
difficulty-note-easier-for-humans = Każdy zasób zaczyna o 2 wyżej.
difficulty-note-normal = Żywność 8, paliwo 8, morale 10, populacja 12.
difficulty-note-easier-for-cylons = Każdy zasób zaczyna o 2 niżej.
sympathizer = Sympatyk
sympathizer-play = Z nim
sympathizer-leave-out = Bez niego
sympathizer-note-play = Karta dochodzi do talii Lojalności po pierwszym rozdaniu.
sympathizer-note-leave-out = Zamiast niego 1 „Nie jesteś Cylonem” więcej i niższe zasoby. Ujawnieni Cyloni dobierają 3; przy 6 graczach bez Boomer.

mode-app = Dradis
mode-table = Stół
modes-table = Wszystkiego pilnuje stół
component-loyalty = Karty Lojalności
component-loyalty-app = Dradis rozdaje w tajemnicy; czyta się na telefonie albo na tym ekranie.
component-loyalty-table = Rozdajecie karty z pudełka. Dradis mówi, ile jakich, i żadnej nie widzi.
component-destiny = Talia Przeznaczenia
component-destiny-app = Dla sędziego, który nie gra: Dradis tasuje; tylko sędzia patrzy na karty testu, podaje je i odkłada zakryte.
component-destiny-table = Robicie talię sami. Dradis ją liczy i mówi, kiedy i jak zrobić nową.
destiny-enters = Kto podaje karty testu?
destiny-enters-referee = Sędzia, który nie gra
destiny-enters-player = Ktoś z graczy
destiny-enters-note = Gracz zobaczy, które karty nie są z Przeznaczenia: wtedy lepiej użyjcie własnej talii.
tracking = Ile podajecie
tracking-full = Pełny
tracking-full-note = Każda faza tury i ile kart umiejętności ma każdy gracz.
tracking-light = Uproszczony
tracking-light-note = Tylko to, co zmienia planszę. Bez rąk i faz: tura to jedna karta, test to jedna liczba.
component-damage = Żetony uszkodzeń
component-damage-app = Dradis je losuje i mówi, co jest uszkodzone.
component-damage-table = Losujecie je i dotykacie tego, co pokazują.
component-civilian_ships = Statki cywilne
component-civilian_ships-app = Dradis zna ich awersy i mówi, co tracicie.
component-civilian_ships-table = Losujecie je zakryte. Dradis wie tylko, gdzie są.
component-dice = Kość
component-dice-app = Rzuca Dradis. Możecie jednak podać wynik własnej kości.
component-dice-table = Rzucacie własną kością i dotykacie liczby.
component-destinations = Punkty docelowe
component-destinations-app = Dradis tasuje talię; karty do wyboru widzi tylko Admirał.
component-destinations-table = Admirał dobiera z pudełka i mówi, dokąd leci flota.
component-super_crises = Superkryzysy
component-super_crises-app = Dradis tasuje talię; swoją rękę widzi tylko ujawniony Cylon.
component-super_crises-table = Ujawnieni Cyloni dobierają z pudełka i mówią, którą kartę zagrywają.

reading-time = Czas na czytanie
reading-none = Bez limitu
reading-seconds = { $seconds } s
reading-time-note = Wszyscy czytają tyle samo, więc czas niczego nie zdradza.
boarding-length = Tor Abordażu
boarding-length-printed = Start i 3 pola
boarding-length-one-shorter = Start i 2 pola
boarding-length-note = Policzcie pola na planszy przed tym, na którym się przegrywa.
editions = Gdzie wydania się różnią
editions-note = Zalecane jest pierwsze. Wybierzcie inne, jeśli tak mówi wasz egzemplarz.
food-shortage = Braki żywności
food-shortage-2-3-5 = 2 / 3 / 5
food-shortage-2-3-4 = 2 / 3 / 4
food-shortage-2-2-4 = 2 / 2 / 4
food-shortage-note-2-3-5 = Prezydent 2, aktywny gracz 3, kto jest oboma 5: niemieckie i włoskie.
food-shortage-note-2-3-4 = Prezydent 2, aktywny gracz 3, kto jest oboma 4: hiszpańskie.
food-shortage-note-2-2-4 = Prezydent 2, aktywny gracz 2, kto jest oboma 4: polskie.
brig-to-sickbay = Z Aresztu do Ambulatorium
brig-to-sickbay-stays = Niemożliwe
brig-to-sickbay-goes = Przez kartę
brig-to-sickbay-note-stays = Karta, która wysyła z Aresztu do Ambulatorium, nikogo nie rusza: niemieckie.
brig-to-sickbay-note-goes = Karta, która wysyła z Aresztu do Ambulatorium, działa: hiszpańskie.
brig-exit = Wyjście z Aresztu
brig-exit-galactica = Na Galacticę
brig-exit-any-human = Dokądkolwiek
brig-exit-note-galactica = Na obszar Galactici: instrukcje.
brig-exit-note-any-human = Też na Colonial One: plansza hiszpańska i włoska.
sympathizer-pass = Ujawniony Cylon z Sympatykiem
sympathizer-pass-may = Może przekazać
sympathizer-pass-must = Musi przekazać
sympathizer-pass-note-may = Może ją zatrzymać i nic się nie dzieje: niemieckie, hiszpańskie, polskie.
sympathizer-pass-note-must = Zawsze rozpatruje ją ktoś inny: włoskie.
cylon-skills = Karty ujawnionego Cylona
cylon-skills-any-types = Dowolne 2
cylon-skills-different-types = 2 rodzaje
cylon-skills-note-any-types = Dwie karty dowolnych rodzajów: instrukcje.
cylon-skills-note-different-types = Nigdy dwie jednego rodzaju: nowsza karta Cylona.
red-zone = Połowa zasobu
red-zone-half-of-start = Startu
red-zone-half-of-maximum = Maksimum
red-zone-note-half-of-start = Czerwone od połowy zwykłego startu, jak na tarczach.
red-zone-note-half-of-maximum = Czerwone od 7 w dół, połowy z 15, dla każdego zasobu.
agree-dutiful = Hoshi: „Obowiązkowość”
agree-dutiful-once-a-turn = Raz na turę
agree-dutiful-once-a-location = Raz na obszar
agree-dutiful-note-once-a-turn = Raz w jego turze, jak na karcie postaci.
agree-dutiful-note-once-a-location = W jego turze raz na każdy obszar: Dowództwo, Łączność i Kontrola uzbrojenia.
agree-structural-at-cic = Uszkodzenie strukturalne w CIC Pegasusa
agree-structural-at-cic-none = Nic nie dodaje
agree-structural-at-cic-adds-two = Dodaje 2
agree-structural-at-cic-note-none = CIC Pegasusa nie atakuje.
agree-structural-at-cic-note-adds-two = Rzut liczy się o 2 wyżej, jak przy ataku.
agree-structural-at-nuke = Uszkodzenie strukturalne i broń nuklearna
agree-structural-at-nuke-alone = Dodaje 2, gdy basestar jest sam
agree-structural-at-nuke-none = Nic nie dodaje
agree-structural-at-nuke-note-alone = Rzut liczy się o 2 wyżej, gdy na polu nie ma innego statku.
agree-structural-at-nuke-note-none = Broń nuklearna atakuje pole, a nie basestara.
agree-unauthorized-usage = Nieautoryzowane użycie
agree-unauthorized-usage-area = Wiersz broni nuklearnej na polu
agree-unauthorized-usage-basestar = Wiersz broni nuklearnej na basestarze
agree-unauthorized-usage-note-area = 1–2: dwa żetony uszkodzeń. 3–6: zniszczony. 7: także 3 raidery. 8: wszystkie statki na polu.
agree-unauthorized-usage-note-basestar = Jak w grze podstawowej, cokolwiek jest na polu.
agree-raiders-beyond = Brak raiderów i basestarów do aktywacji
agree-raiders-beyond-one = Pojawia się 1 raider
agree-raiders-beyond-two = Pojawiają się 2 raidery
agree-raiders-beyond-note-one = 1 raider trafia na planszę Floty Cylonów, a pościg się przesuwa.
agree-raiders-beyond-note-two = 2 raidery trafiają na planszę Floty Cylonów, każdy po rzucie; pościg przesuwa się raz.
agree-pursuit-ships = Statki cywilne na torze pościgu
agree-pursuit-ships-1-0-2 = 1 · 0 · 2
agree-pursuit-ships-1-2-0 = 1 · 2 · 0
agree-pursuit-ships-0-1-2 = 0 · 1 · 2
agree-pursuit-ships-0-2-1 = 0 · 2 · 1
agree-pursuit-ships-2-0-1 = 2 · 0 · 1
agree-pursuit-ships-2-1-0 = 2 · 1 · 0
agree-pursuit-ships-note = Od pola za startowym do pola przed automatycznym atakiem. Odczytaj to z planszy.
agree-fleet-numbers = Liczby na planszy Floty Cylonów
agree-fleet-numbers-proposed = 2 i 3 od rufy
agree-fleet-numbers-port-swapped = 4 i 3 od rufy
agree-fleet-numbers-starboard-swapped = 2 i 5–6 od rufy
agree-fleet-numbers-both-swapped = 4 i 5–6 od rufy
agree-fleet-numbers-note = Dziób i rufa jak na waszej planszy: na lewej burcie 2 i 4, na prawej 3 i 5–6.
agree-occupation-authority = Władze okupacyjne, Cylon
agree-occupation-authority-one = Działa 1 oddział
agree-occupation-authority-all = Działają wszystkie
agree-occupation-authority-note-one = Działa 1 oddział okupacyjny wybrany przez Cylona, potem przybywa 1 nowy: jak na planszy.
agree-occupation-authority-note-all = Działają wszystkie oddziały okupacyjne, potem przybywa 1 nowy: jak we wspólnych zasadach.
agree-canyon-icons = Symbole kryzysu z Kanionu Breedera
agree-canyon-icons-resolved = Działają
agree-canyon-icons-left-out = Nie działają
agree-canyon-icons-note-resolved = Statki Cylonów i oddziały okupacyjne z karty działają; nie przygotowuje się tylko skoku.
agree-canyon-icons-note-left-out = Nie działają ani statki Cylonów, ani oddziały okupacyjne.
agree-press-room-mutineer = Buntownik w Sali konferencyjnej
agree-press-room-mutineer-one = Zatrzymuje 1 kartę
agree-press-room-mutineer-two = Zatrzymuje 2 karty
agree-press-room-mutineer-note-one = Buntownik zatrzymuje 1 kartę Buntu, jak każdy: jak na planszy.
agree-press-room-mutineer-note-two = Buntownik zatrzymuje 2 karty Buntu: tyle, ile może mieć.
talk = Rozmowa o obejrzanych kartach
talk-free = Mów albo kłam
talk-side-alone = Tylko strona
talk-note-free = Kto je widział, może mówić, milczeć albo kłamać: instrukcje podstawowe.
talk-note-side-alone = Kto je widział, może powiedzieć tylko człowiek albo Cylon: zasady z dodatkami.
new-centurion = Nowy centurion
new-centurion-waits = Czeka
new-centurion-advances = Rusza
new-centurion-note-waits = Najpierw ruszają te na pokładzie, potem abordaż.
new-centurion-note-advances = Najpierw abordaż, potem ruszają wszystkie na pokładzie.
rulebook = Wasza instrukcja
rulebook-en = Angielska
rulebook-de = Niemiecka
rulebook-es = Hiszpańska
rulebook-it = Włoska
rulebook-pl = Polska
rulebook-note = „Dlaczego?” podaje najpierw jej strony.
rulebook-note-en = „Dlaczego?” objaśnia każdą zasadę. Strony są tylko z innych instrukcji.

## Dealing and reading

now-deal-by-hand = { $led ->
    [0] Potasujcie je i rozdajcie po 1, zakryte.
   *[other] Potasujcie je i rozdajcie po 1, zakryte, oprócz przywódcy Cylonów. 2 karty Motywu dostaje: { $leader }.
 } { $twice ->
    [0] Resztę połóżcie obok planszy.
   *[other] Drugą dostaje: { $names }. Resztę połóżcie obok planszy.
 } { $joins ->
    [sympathizer] Potem wtasujcie w resztę Sympatyka.
    [human] Potem wtasujcie w resztę 1 „Nie jesteś Cylonem”.
    [none] { "" }
   *[other] { "" }
 }
reading-have-read = Przeczytało { $count } z { $all }
reading-left = Sekundy na czytanie
reading-all-at-once = „Przeczytane” działa dla wszystkich po upływie czasu.
reading-lay-out = W tym czasie rozłóżcie planszę

## Laying out

lay-out = Rozłóżcie to na planszy
lay-done = { $done } z { $all } gotowe
lay-again = Od nowa
lay-boxes = Wszystkie dodatki
lay-dials = Zasoby
lay-dial = { $dial } { $value }
lay-tracks = Tory
lay-fleet-start = Znacznik floty na starcie toru skoku
lay-fleet = Znacznik floty na polu { $space } toru skoku
lay-distance = Dystans: { $distance }
lay-centurions-start = { $count ->
    [one] 1 centurion
    [few] { $count } centuriony
    [many] { $count } centurionów
   *[other] { $count } centurionów
 } na starcie toru Abordażu
lay-centurions = { $count ->
    [one] 1 centurion
    [few] { $count } centuriony
    [many] { $count } centurionów
   *[other] { $count } centurionów
 } na polu { $space } toru Abordażu
lay-space = W przestrzeni
lay-basestar = 1 basestar, { $area }
lay-basestar-hit = 1 basestar, { $area }: { $damage }
lay-civilians = { $count ->
    [one] 1 zakryty statek cywilny
    [few] { $count } zakryte statki cywilne
    [many] { $count } zakrytych statków cywilnych
   *[other] { $count } zakrytych statków cywilnych
 }, { $area }
lay-reserve = Rezerwa i straty
lay-reserve-vipers = { $count ->
    [one] 1 viper
    [few] { $count } vipery
    [many] { $count } viperów
   *[other] { $count } viperów
 } w Rezerwie
lay-reserve-raptors = { $count ->
    [one] 1 raptor
    [few] { $count } raptory
    [many] { $count } raptorów
   *[other] { $count } raptorów
 } w Rezerwie
lay-damaged-vipers = { $count ->
    [one] 1 viper
    [few] { $count } vipery
    [many] { $count } viperów
   *[other] { $count } viperów
 } na polu „Uszkodzone vipery”
lay-lost-vipers = { $count ->
    [one] 1 viper
    [few] { $count } vipery
    [many] { $count } viperów
   *[other] { $count } viperów
 } do pudełka
lay-reserve-kind = { $kind } w Rezerwie: { $count }
lay-damaged-kind = { $kind } na polu „Uszkodzone vipery”: { $count }
lay-lost-kind = { $kind } z powrotem w pudełku: { $count }
lay-lost-raptors = { $count ->
    [one] 1 raptor
    [few] { $count } raptory
    [many] { $count } raptorów
   *[other] { $count } raptorów
 } do pudełka
lay-lost-civilians = { $count ->
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
    [many] { $count } statków cywilnych
   *[other] { $count } statków cywilnych
 } do pudełka
lay-damage = Uszkodzenia
lay-location-damaged = Żeton uszkodzenia: { $location }
lay-ship-destroyed = { $ship }: zniszczenie, planszy nie wykładacie
lay-damage-spent = Żeton uszkodzenia do pudełka: { $dial }
lay-people = Postacie
lay-standee = { $player } ({ $character }): { $location }
lay-off-board = { $player } ({ $character }): obok planszy
lay-admiral = Admirał: { $player }, żetony broni nuklearnej: { $nukes ->
    [one] 1
    [few] { $nukes }
    [many] { $nukes }
   *[other] { $nukes }
 }
lay-title = { $title }: { $player }
lay-active = Żeton aktywnego gracza: { $player }
lay-cards = Karty
lay-hand = { $player }: { $count ->
    [one] 1 karta umiejętności
    [few] { $count } karty umiejętności
    [many] { $count } kart umiejętności
   *[other] { $count } kart umiejętności
 }
lay-quorum-hand = Prezydent: { $count ->
    [one] 1 karta Kworum
    [few] { $count } karty Kworum
    [many] { $count } kart Kworum
   *[other] { $count } kart Kworum
 }
lay-loyalty = { $player }: { $count ->
    [one] 1 karta Lojalności
    [few] { $count } karty Lojalności
    [many] { $count } kart Lojalności
   *[other] { $count } kart Lojalności
 }
lay-loyalty-deck = Talia Lojalności: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
 }
lay-destiny = Talia Przeznaczenia: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
 }
lay-box = Zostaje w pudełku
lay-box-loyalty = Karty Lojalności: rozdał je Dradis
lay-box-destiny = Karty Przeznaczenia: talii pilnuje Dradis
lay-box-damage = Wolne żetony uszkodzeń Galactici: losuje je Dradis
