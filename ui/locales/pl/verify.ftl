# Checking a game on the phone, after everybody's cards have been turned up.

verify = Sprawdź tę grę
verify-note = Twój telefon powtórzy każde losowanie Dradisa.
verify-reading = Pobieranie gry
verify-repeating = Powtarzanie losowań
verify-progress = { $done } z { $of }
verify-refused = Stół nie wysłał gry do sprawdzenia. Spróbuj jeszcze raz.
verify-again = Sprawdź jeszcze raz
verify-sound = Wszystko się zgadza
verify-counts = Powtórzono: { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdań
 } i { $rolls ->
    [one] 1 rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutów
 } Dradisa. Co rozdano, trzymano i pokazano, zgadza się z losowaniami.
verify-nothing-by-hand = Niczego nie podano ręcznie.
verify-by-hand = Podane ręcznie, tylko na wasze słowo:
verify-unfinished = Gra się nie skończyła: porównajcie liczbę wierszy.
verify-not-replayed = Telefon nie zna zasad: czy kroki ({ $steps ->
    [one] 1
    [few] { $steps }
    [many] { $steps }
   *[other] { $steps }
 }) wynikają z odpowiedzi, sprawdza program Dradis. Kart na stole nikt nie sprawdzi.
told-first-player = { $count ->
    [one] pierwszy gracz, wybrany
    [few] pierwszy gracz, wybrany { $count } razy
    [many] pierwszy gracz, wybrany { $count } razy
   *[other] pierwszy gracz, wybrany { $count } razy
 }
told-position = { $count ->
    [one] 1 element układu początkowego
    [few] { $count } elementy układu początkowego
    [many] { $count } elementów układu początkowego
   *[other] { $count } elementów układu początkowego
 }
told-loyalty = { $count ->
    [one] 1 rozdanie kart Lojalności
    [few] { $count } rozdania kart Lojalności
    [many] { $count } rozdań kart Lojalności
   *[other] { $count } rozdań kart Lojalności
 }
told-die = { $count ->
    [one] 1 rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutów
 }
told-damage-token = { $count ->
    [one] 1 żeton uszkodzenia
    [few] { $count } żetony uszkodzeń
    [many] { $count } żetonów uszkodzeń
   *[other] { $count } żetonów uszkodzeń
 }
told-civilian-ship = { $count ->
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
    [many] { $count } statków cywilnych
   *[other] { $count } statków cywilnych
 }
told-destination = { $count ->
    [one] 1 punkt docelowy
    [few] { $count } punkty docelowe
    [many] { $count } punktów docelowych
   *[other] { $count } punktów docelowych
 }
told-cylon-card = { $count ->
    [one] 1 karta Cylona, której gracz nie ma
    [few] { $count } karty Cylonów, których gracze nie mają
    [many] { $count } kart Cylonów, których gracze nie mają
   *[other] { $count } kart Cylonów, których gracze nie mają
 }
told-cylon = { $count ->
    [one] 1 gracz ujawniony jako Cylon bez karty Cylona
    [few] { $count } gracze ujawnieni jako Cyloni bez karty Cylona
    [many] { $count } graczy ujawnionych jako Cyloni bez karty Cylona
   *[other] { $count } gracza ujawnionego jako Cylon bez karty Cylona
 }
told-correction = { $count ->
    [one] 1 korekta
    [few] { $count } korekty
    [many] { $count } korekt
   *[other] { $count } korekt
 }
verify-own = Twój telefon dał liczby do { $own } z { $streams } losowań: wszystkich, które zaczęły się po jego dołączeniu.
verify-own-none = Twój telefon nie dał liczb do żadnego losowania: dołączył za późno albo go pominięto. To dowodzi mniej.
verify-void = { $rounds ->
    [one] 1 próba była nieważna
    [few] { $rounds } próby były nieważne
    [many] { $rounds } prób było nieważnych
   *[other] { $rounds } prób było nieważnych
 }: kto przerwał, miał przez to kolejną.
verify-marks = { $marks ->
    [one] W grze jest 1 znak zachowany przez twój telefon.
    [few] W grze są { $marks } znaki zachowane przez twój telefon.
    [many] W grze jest { $marks } znaków zachowanych przez twój telefon.
   *[other] W grze jest { $marks } znaków zachowanych przez twój telefon.
 }
verify-differs = Coś się nie zgadza
verify-differs-note = Pokaż to innym. To pierwsza różnica; może być ich więcej.

mix-left-out = Losowania Dradisa pominęły liczby tego telefonu. Powiedz innym.
mix-not-withheld = Stół mówi, że ten telefon nie pokazał liczb. Pokazał. Powiedz innym.
mix-changed = Liczby jednego telefonu nie są tymi, które wcześniej ustalił. Przerwijcie grę i powiedzcie innym.

differs-file = Wiersz { $line } nie należy do otwartej gry.
differs-hash = Wiersz { $row } dziennika zmieniono po zapisaniu.
differs-secrets = Wiersz { $row } ukrywał coś innego, niż teraz pokazuje.
differs-witnessed = Wiersz { $row } nie jest tym, który widział twój telefon: dziennik przepisano.
differs-game = To nie jest gra twojego telefonu.
differs-commitments = To, co Dradis ustalił przed grą, nie jest tym, co widział wtedy twój telefon.
differs-seed = Liczby, które Dradis pokazuje ({ $stream }), nie są ustalonymi.
differs-unknown-stream = Tę grę zaczął nowszy Dradis. Ten nie zna wszystkich jej losowań: zaktualizuj, żeby sprawdzić.
differs-own-entropy = To, co ustalił twój telefon, nie jest w grze takie, jak wysłał.
differs-round = Próba { $round } nie ma liczb telefonów, które widział wtedy twój.
differs-left-out = Wiersz { $row }: { $stream } – nie użyto liczb dokładnie tych telefonów.
differs-nobody = Wiersz { $row } wymienia gracza, którego nie ma.
differs-held = Wiersz { $row }: { $what } – tego nie dało się rozdać ani pokazać.
differs-row = Wiersz { $row } nie powinien tam być.
differs-drawn = Wiersz { $row }: { $what } – wynik inny niż zapisany.
differs-undrawn = Wiersz { $row }: { $what } – bez losowania.
differs-unknown-draw = Wiersz { $row }: losowanie, a nic nie mówi, po co.

drawing-first-player = pierwszy gracz
drawing-loyalty = rozdanie kart Lojalności
drawing-sleeper = rozdanie w fazie uśpionych agentów
drawing-look = obejrzana karta
drawing-opened = odkryte karty
drawing-revealed = karta ujawnionego Cylona
drawing-position = układ początkowy
drawing-handed-on = przekazana karta
drawing-held = karty na rękach
drawing-civilians = statki cywilne
drawing-civilian-lost = stracony statek cywilny
drawing-destiny = talia Przeznaczenia
drawing-destinations = punkty docelowe
drawing-galactica-damage = uszkodzenie Galactici
drawing-basestar-damage = uszkodzenie basestara
drawing-die = rzut kością

stream-seating = pierwszy gracz
stream-dice = rzuty
stream-loyalty = karty Lojalności
stream-destiny = talia Przeznaczenia
stream-civilians = statki cywilne
stream-galactica-damage = uszkodzenie Galactici
stream-basestar-damage = uszkodzenia basestarów
stream-destinations = punkty docelowe
stream-crisis = kryzysy
stream-super-crisis = Superkryzysy
stream-quorum = karty Kworum
stream-looks-at-loyalty = oglądanie kart Lojalności
stream-mutiny = karty Buntu
stream-motive = karty Motywu
