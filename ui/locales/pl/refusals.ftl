# Refusals that only a referee can meet: what was wrong and what is allowed. A phone does not carry them.

refused-referee-only = To może zrobić tylko sędzia.
refused-host-only = To robi tylko Dradis.
refused-no-such-seat = Nie ma tu miejsca { $player }. Wybierz jedno z miejsc.
refused-no-change = To niczego by nie zmieniło.
refused-no-such-reminder = { $reminder } to nie przypomnienie; w grze podstawowej są REM-1 do REM-29 i REM-40.
refused-question-first = Jest otwarte pytanie. Najpierw odpowiedz.
refused-not-dealt = Karty Lojalności nie są rozdane. Najpierw je rozdaj.
refused-player-count = Potrzeba od { $fewest } do { $most } graczy.
refused-name-empty = Miejsce { $player } nie ma imienia. Wpisz je.
refused-name-too-long = Imię na miejscu { $player } jest za długie. Najwyżej znaków: { $most }.
refused-name-twice = Dwa razy to samo imię: { $name }. Każde imię może być tylko raz.
refused-no-such-player = Nikt tu nie ma na imię { $name }. Grają: { $players }.
refused-character-twice = Wybrane dwa razy: { $character }. Każdą postacią gra tylko jeden gracz.
refused-characters-missing = W trwającej turze każdy potrzebuje postaci. Podaj brakujące.
refused-too-many-cards = Więcej kart „{ $card }” niż w pudełku ({ $copies }). Usuń kilka.
refused-already-begun = Ta gra jest już przygotowana. Zacznij nową na pierwszej stronie.
refused-dial-range = Zasób nie może mieć wartości { $value }. Podaj od 0 do { $most }.
refused-turn-number = Nie ma tury { $number }. Podaj od 1 do 999.
refused-reason-empty = Brak powodu. Wpisz kilka słów.
refused-reason-too-long = Powód jest za długi. Najwyżej znaków: { $most }.
refused-impossible = { $count ->
    [one] Plansza nie może tak wyglądać.
    [few] Plansza nie może tak wyglądać, z { $count } powodów.
    [many] Plansza nie może tak wyglądać, z { $count } powodów.
   *[other] Plansza nie może tak wyglądać, z { $count } powodów.
 }
refused-correction-count = { $given ->
    [0] Nie ma czego poprawiać.
   *[other] Za dużo korekt naraz: { $given }. Najwyżej { $most }.
 }
refused-list-too-long = To więcej, niż ma plansza. Najwyżej { $most }.
refused-civilian-pile = { $left ->
    [0] W puli nie ma statków cywilnych. Najpierw zdejmij jeden z planszy.
    [one] W puli jest tylko 1 statek cywilny.
    [few] W puli są tylko { $left } statki cywilne.
    [many] W puli jest tylko { $left } statków cywilnych.
   *[other] W puli jest tylko { $left } statków cywilnych.
 }
refused-ships-too-early = Statki stawia się po rozdaniu. Podaj też turę albo postaw je później.
refused-no-such-row = Dziennik nie ma wiersza { $row }. Wybierz wiersz jeszcze raz.
refused-seat-order = Wymień każdego dokładnie raz.
refused-no-such-civilian-ship = Tego statku cywilnego nie ma już na planszy. Spójrz jeszcze raz.
refused-not-by-hand = Tych kart pilnuje i liczy je Dradis. Poprawiaj je tylko, gdy pilnuje ich stół.
refused-reading-time = Za długi czas na czytanie, sekund: { $seconds }. Najwyżej { $most }.
refused-loyalty-by-hand = Kart Lojalności pilnuje stół. Obejrzyj własną kartę.
refused-pile-of-hands = { $added ->
    [one] Podaj { $added } kartę z rąk; podano { $told }.
    [few] Podaj { $added } karty z rąk; podano { $told }.
    [many] Podaj { $added } kart z rąk; podano { $told }.
   *[other] Podaj { $added } kart z rąk; podano { $told }.
 }
refused-not-in-play = To nie należy do tej gry. Podaj coś z waszych pudełek.
refused-no-such-skill-card = Żadna karta umiejętności nie ma siły { $strength }. Wybierz inną siłę.
refused-no-destiny-to-show = Nie ma kart Przeznaczenia do odkrycia. Najpierw je dobierz.
refused-not-over = Gra się nie skończyła.
refused-open-by-hand = Kart Lojalności pilnuje stół. Odkryjcie je na stole.
refused-loyalty-open = Wszystkie karty Lojalności są odkryte, więc nie gra się dalej. Zacznijcie nową grę.
refused-hand-range = Na tej ręce { $held ->
    [one] jest 1 karta
    [few] są { $held } karty
    [many] jest { $held } kart
   *[other] jest { $held } kart
 }. Spójrz jeszcze raz albo popraw rękę.
refused-cylon-location = Na obszarach Cylonów są tylko ujawnieni Cyloni. Wybierz inne miejsce.
refused-cylons-stay = Ujawniony Cylon zostaje na obszarach Cylonów. Wybierz jeden z nich.
refused-not-a-pilot = Ta postać nie pilotuje viperów. Wybierz obszar.
refused-no-viper-left = W Rezerwie nie ma vipera. Najpierw cofnij tam jednego.
refused-not-on-board = Tej postaci nie ma jeszcze na planszy i nie można jej przesunąć.
refused-stays-on-board = Żadna postać nie schodzi z planszy. Wybierz miejsce na niej.
refused-cylon-title = Ujawniony Cylon nie może mieć pozycji. Wybierz kogoś innego.
refused-no-leader = Infiltruje tylko przywódca Cylonów.
refused-pursuit-space = { $most ->
    [0] W tej grze nie ma toru Pościgu.
   *[other] Znacznik Pościgu nie może tam stać. Wybierz jedno z pierwszych { $most } pól.
  }
refused-too-many-miracles = Możliwa liczba żetonów cudu: od 0 do { $most }.
refused-too-many-assault-raptors = Zbudowanych raptorów szturmowych może być od 0 do { $most }.
refused-already-revealed = Ten gracz jest już ujawnionym Cylonem. Wybierz innego gracza.
refused-at-auto-jump = Znacznik floty jest na polu Automatyczny skok. Niech flota skoczy.
refused-distance = Żaden punkt docelowy nie ma dystansu { $distance }. Podaj od 0 do { $most }.
refused-super-crises-kept = Kart Superkryzysów pilnuje Dradis: odkryta leży dopiero zagrana z ręki.
refused-held-hand = Tego pilnuje Dradis ({ $kind }): { $player } może dostać jeszcze do { $left }, a 0 odbiera wszystko.
refused-no-damage-token = Tego żetonu uszkodzenia nie ma w puli. Wybierz inny.
refused-not-damaged = Ten obszar nie jest uszkodzony. Wybierz uszkodzony.
refused-no-centurion-left = Wszystkie centuriony są na pokładzie. Ciężki raider zostaje na miejscu.
refused-no-centurion = Na tym polu nie ma centuriona. Spójrz na tor.
refused-card-in-play = Ta karta jest już w grze. Wybierz inną albo najpierw popraw karty w grze.
refused-no-basestar = Na planszy nie ma basestara, który mógłby coś wysłać.
refused-no-heavy-raider = Na tym polu nie ma ciężkiego raidera. Spójrz jeszcze raz.
refused-not-there = To akcja innego obszaru: { $location }. Najpierw przesuń postać.
refused-communications-jammed = Łączność nie działa, póki „Szturm z zagłuszaniem” jest w grze.
refused-no-civilian-ship = W przestrzeni nie ma statku cywilnego.
refused-no-roll-to-correct = Ostatnio nie było rzutu. Cofnij to, co było potem, albo popraw planszę.
refused-no-such-face = Kość ma ścianki od 1 do 8. Wybierz jedną z nich.
refused-not-on-blue = Kontrola FTL skacze tylko ze znacznikiem floty na niebieskim polu.
refused-out-of-the-game = Ten gracz odpadł z gry. Wybierz kogoś, kto jeszcze gra.
refused-no-jump-here = Flota nie skacze z Nowej Caprici. Ostatni skok rozkazuje Admirał, gdy Galactica wróci.
refused-too-many-forces = Oddziałów okupacyjnych może być od 0 do { $most }, na 3 polach.
refused-not-back = Galactica jeszcze nie wróciła. Do tego czasu w przestrzeni i na pokładzie nic się nie dzieje.
refused-no-crisis-now = Podaj kryzys w Fazie kryzysów, raz na turę.
refused-check-numbers = Test ma poziom trudności co najmniej 1, niższy próg częściowy i co najmniej jeden rodzaj.
refused-damaged-location = Uszkodzenie: { $location }. Najpierw napraw.
refused-not-for-cylons = Ujawniony Cylon nie działa dla floty. Wybierz kogoś innego.
refused-not-theirs = Ta postać nie ma takiej zdolności. Wybierz kogoś innego.
refused-not-flying = Ta postać nie leci viperem. Najpierw wystartuj.
refused-no-viper-to-activate = Nie ma nieobsadzonego vipera w przestrzeni ani w Rezerwie.
refused-no-target = Nie ma czego atakować.
refused-no-nuke = Admirał nie ma broni nuklearnej.
refused-no-raptor = W Rezerwie nie ma raptora.
refused-no-risk = Raptora można zaryzykować przy 2–8. Wybierz jedną z tych liczb.
refused-damaged-vipers = { $damaged ->
    [0] Żaden viper nie jest uszkodzony.
    [one] Uszkodzony jest tylko 1 viper.
    [few] Uszkodzone są tylko { $damaged } vipery.
    [many] Uszkodzonych jest tylko { $damaged } viperów.
   *[other] Uszkodzonych jest tylko { $damaged } viperów.
 }
refused-quorum-range = Prezydent ma { $held ->
    [one] 1 kartę Kworum
    [few] { $held } karty Kworum
    [many] { $held } kart Kworum
   *[other] { $held } kart Kworum
 }; wszystkich jest { $most }. Spójrz jeszcze raz.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-nothing-to-redo = Nie ma czego ponowić.
refused-stale-step = W międzyczasie był kolejny krok. Zobacz ostatni i spróbuj jeszcze raz.
refused-undo-barred = Tego nie można cofnąć: gracze widzieli już, co było dalej. Popraw to.

## Where nobody goes now: only the board says so

not-offered-cylon-location = Wchodzą tu tylko ujawnieni Cyloni.
not-offered-human-location = Ujawniony Cylon zostaje na obszarach Cylonów.
not-offered-hazardous = Nikt nie idzie tu z własnej woli.
not-offered-no-card = To kosztuje kartę umiejętności, a ręka jest pusta.
not-offered-brig = Z Aresztu nie wychodzi się ruchem.
not-offered-off-board = Jeszcze poza planszą.
not-offered-too-far = Za daleko dla tego vipera.
not-offered-revealed-cylon = Ujawniony Cylon.
not-offered-vice-president = Najpierw wiceprezydent.
not-offered-in-brig = Już w Areszcie.
not-offered-prisoner-admiral = Postać w Areszcie nie dostaje tej pozycji.
not-offered-damaged = Ten obszar jest uszkodzony.
not-offered-no-action = Ten obszar nie ma akcji.
not-offered-attached = William Adama nie używa Kajuty Admirała.
not-offered-not-alone = Tom Zarek nie używa obszaru, na którym stoi inna postać.
not-offered-two-cards = Laura Roslin potrzebuje 2 kart umiejętności do odrzucenia.
not-offered-fleet-in-red = Znacznik floty jest na czerwonym.
not-offered-fleet-in-blue = Znacznik floty jest na niebieskim.
not-offered-jammed = „Szturm z zagłuszaniem” jest w grze.
not-offered-no-civilian-ship = W przestrzeni nie ma statku cywilnego.
not-offered-no-target = Nie ma czego atakować.
not-offered-no-viper = Nie ma do tego vipera.
not-offered-not-a-pilot = Ta postać nie pilotuje viperów.
not-offered-not-president = Używa go tylko Prezydent.
not-offered-no-quorum-card = Na ręce nie ma karty Kworum.
not-offered-no-skill-card = Na ręce nie ma karty umiejętności.
not-offered-nothing-to-repair = Nic tu nie jest uszkodzone.
not-offered-once-per-turn = Już użyte w tej turze.
not-offered-used-up = Już użyta w tej grze.
not-offered-has-miracle = Nie może mieć więcej żetonów cudu.
not-offered-leader-no-title = Przywódca Cylonów nie ma pozycji.
not-offered-once-per-game = Farma: nic, czego używa się raz w grze.
not-offered-no-looking = Sabotaż detektora: nikt nie ogląda kart Lojalności.
not-offered-holds-both = Admirał jest już Prezydentem.
not-offered-being-played = Wszystkie egzemplarze leżą na stole.
not-offered-nobody = Nie ma kogo wybrać.
not-offered-sympathizer = Nie dla Cylona z karty Sympatyka.
not-offered-none-drawn = Nie dobrano karty Superkryzysu.
not-offered-no-basestar = Na planszy nie ma basestara.
not-offered-empty-reserve = W Rezerwie nie ma vipera.
not-offered-piloted = Aktywuje go tylko pilot.
not-offered-no-nuke = Nie ma broni nuklearnej.
not-offered-no-raptor = W Rezerwie nie ma raptora.
not-offered-no-assault-raptor = Obok planszy nie ma już raptora szturmowego.
not-offered-few-vipers = Mniej niż 2 vipery w Rezerwie.
not-offered-no-fuel = Nie ma paliwa.
not-offered-no-super-crisis = Brak karty Superkryzysu na ręce.
not-offered-no-raider = W przestrzeni nie ma raidera.
not-offered-no-heavy-raider = W przestrzeni nie ma ciężkiego raidera.
not-offered-no-centurion = Na pokładzie nie ma centuriona.
not-offered-no-lost-raptor = Żaden raptor nie jest zniszczony.
not-offered-holds-no-mutiny = Nie ma kart Buntu.
not-offered-no-prophecy = „Uznanie przepowiedni” nie jest w grze.
not-offered-there = Już tam.
not-offered-stays-in-brig = Z Aresztu nie idzie się do Ambulatorium.
not-offered-colonial-one-closed = Nikt nie wchodzi na Colonial One, póki „Bomba na Colonial One” jest w grze.

## What went wrong with files, networks and phones

trouble-table-damaged = Plik tej gry jest uszkodzony i nie da się go otworzyć.
trouble-table-went-back = Brakuje kroków tej gry: plik jest uszkodzony albo zastąpiła go starsza kopia.
trouble-table-gone = Plik tej gry usunięto albo przeniesiono, więc gra tu staje. Przywróć go i otwórz grę jeszcze raz.
trouble-table-salvaged = Co w tej grze ocalało, jest znów otwarte. Sprawdźcie planszę: może brakować ostatnich kroków.
trouble-table-newer = Tę grę zapisał nowszy Dradis. Zaktualizuj Dradisa, żeby ją otworzyć.
trouble-table-missing = Tej gry nie ma już w folderze.
trouble-table-in-use = Ktoś jest w tej grze. Najpierw zamknij jej strony na telefonach, tabletach i ekranie ściennym.
trouble-delete = Pliku gry nie udało się usunąć.
trouble-export = Pliku gry nie udało się zapisać.
trouble-import = To nie jest plik gry Dradisa albo go zmieniono.
trouble-import-there = Ta gra jest już na liście.
trouble-import-shared = Udostępniony plik nie ma ukrytych kart i nie da się na nim grać. Otwórz zapisany plik gry.
trouble-import-long = Ten plik jest za długi jak na grę.
trouble-address-gone = Ten komputer nie ma już tego adresu.
trouble-wifi = Nazwa sieci Wi-Fi ma do 32 liter, z polskimi znakami mniej; hasło od 8 do 63.
trouble-swap-dealt = Po rozdaniu telefony zachowują miejsca. Pokaż właściwej osobie nowy kod.
trouble-here-phone = Telefon tego gracza jest połączony. Czytaj karty tam.
trouble-here-nothing = Nie ma kart do pokazania.
trouble-pairing = To już minęło. Spójrz na miejsce i spróbuj jeszcze raz.
trouble-no-such-row = Takiej chwili nie ma w dzienniku tej gry.
trouble-secret-too-long = Ktoś miałby więcej tajnych kart, niż pokaże telefon. Nic się nie zmieniło.
trouble-not-committed = Tę grę zaczął starszy Dradis, bez liczb na to losowanie. Losujcie przy stole albo zacznijcie nową.

refused-missions = Każda misja leży w jednym miejscu, a z gry wychodzą tylko basestary, ciężkie raidery i centuriony.
