# The referee's page.

## Door and connection

connecting-note = Chwileczkę.
door-closed = Adres już użyty
door-closed-note = Działa raz. Otwórz stół z okna Dradisa albo uruchom ponownie „dradis serve” i użyj podanego adresu.
connection-lost = Połączenie zerwane. Próbuję znów…
not-now = Brak połączenia. Spróbuj za chwilę jeszcze raz.
sent-later = Brak połączenia. Dradis wyśle to, gdy tylko wróci stół.

## Start

start-what = Zapisuje grę i pilnuje jej tajemnic.
start-unofficial = Nieoficjalne. Potrzebna jest gra w pudełku; Dradis nie ma tekstów kart ani ilustracji.
new-game = Nowa gra
earlier-games = Wcześniejsze gry
salvage = Odzyskaj, co się da
no-players-yet = Jeszcze bez graczy
game-name = { $players }, { $day }
game-shut = Nie otwiera się
humans-won = Wygrana ludzi
cylons-won = Wygrana Cylonów
game-more = Zapisz, udostępnij albo usuń: { $game }
game-export = Zapisz plik gry
game-export-note = Cała gra z ukrytymi kartami, na pamiątkę albo na inny komputer.
game-export-note-running = Cała gra z ukrytymi kartami wszystkich. Nikomu nie pokazuj przed końcem gry.
game-share = Udostępnij bez ukrytych kart
game-share-note = Tylko to, co widzieli wszyscy. Możesz dać każdemu; nikt na tym nie zagra.
game-import = Otwórz plik gry
game-import-unread = Dradis nie może odczytać tego pliku.
game-delete = Usuń tę grę
game-delete-asks = Usunąć tę grę: { $game }?
game-delete-note = Zniknie na zawsze, także z telefonów. Jeśli może się przydać, najpierw zapisz plik.
game-delete-yes = Usuń
game-keep = Zostaw

## The table

table = Stół
why = Dlaczego?
resources = Zasoby
seat-number = Miejsce { $number }
deck-name = Talia Lojalności
have-read = Przeczytali
phones = Połączone telefony

stage-choosing-characters = Postacie
stage-dealing = Rozdanie
stage-reading = Czytanie
stage-playing = Gra

now-choose-character = Dotknij postaci. Wybrać można tylko dozwolone.
now-launch-viper = Postać zaczyna w viperze z Rezerwy. Dotknij pola z symbolem startu.
now-deal-loyalty = Dradis tasuje i rozdaje. Czyta się na telefonie albo na tym ekranie.
now-read-loyalty = Wszyscy patrzą naraz na swoje telefony.
now-close-reading = Wszyscy patrzą naraz na karty. Dalej, gdy wszyscy przeczytali.
now-lay-out-position = Dotknij tego, co u was jest inne, i ustaw; bez podawania powodu. Potem gracie.
now-discard-to-limit = Odrzuć do limitu ręki. Karty wybiera gracz.
now-draw-damage = Wylosuj żeton uszkodzenia Galactici i dotknij tego, co pokazuje.
now-draw-either = Wybierz okręt ({ $ship } albo { $others }), wylosuj jego żeton uszkodzenia i dotknij tego, co pokazuje.
now-choose-ship = Wybierz okręt, który otrzymuje uszkodzenie, zanim wylosujesz żeton.
now-read-on = Przeczytaj i idź dalej.
now-choose-area = Tamte statki działają po kolei, potem następne pole. Dotknij pola na planszy albo tutaj.
now-choose-viper = Dotknij vipera na planszy albo tutaj.
now-choose-civilian = Leżą zakryte. Dotknij jednego na planszy albo tutaj.
now-launch-fewer = Zostało za mało statków. Aktywny gracz decyduje, który basestar wysyła mniej.
now-roll = Dotknij liczby z kości.
now-react = Wynik zostaje albo ktoś powtarza rzut.
now-choose-look = Dotknij statku na planszy albo tutaj. Awers widać na telefonie.
now-move-civilian = Może trafić na sąsiednie pole.
now-reveal-civilian = Odwróć statek, usuń go z gry i dotknij tego, co pokazuje.
now-place-ship = Reszta miejsc zostaje pusta. Dotknij pola na planszy albo tutaj.
now-alert-pilot = Pilot w gotowości: pilotuj vipera i 1 akcja albo zostań.
now-draw-basestar-damage = Wylosuj żeton uszkodzenia basestara i dotknij tego, co pokazuje.
now-activate-viper = Dotknij vipera, potem pola albo celu. Albo wybierz tutaj.
now-activate-viper-escorts = Dotknij vipera, a potem pola, celu ataku albo statku cywilnego, który ma eskortować. Albo wybierz tutaj.
now-choose-target = Dotknij go na planszy albo tutaj.
now-name-crisis = Szukaj kryzysu po dwóch literach nazwy albo dotknij symboli z dołu karty.
now-choose-option = Każda opcja pokazuje swój wynik.
now-begin-crisis = Użyj teraz albo idź dalej.
now-confirm = { $lines ->
    [both] ✋ robicie wy. Resztę zrobi „Gotowe”.
    [by-hand] ✋ robicie wy, potem „Gotowe”.
    [kept] „Gotowe” to zrobi.
   *[none] Nic się nie zmienia.
 }
now-pick-player = Dotknij gracza.
now-see-loyalty = Tylko tych dwoje graczy wie, jaka to karta.
now-choose-course = Każda opcja pokazuje swój wynik.
now-choose-course-plain = Dotknij wybranej opcji.
now-show-card = Pokazana karta zostaje od teraz odkryta.
now-choose-place = Dotknij miejsca na planszy albo tutaj.
now-choose-here = Wybierz tutaj.
now-choose-piece = Dotknij elementu na planszy albo tutaj.
now-choose-piece-beside = Nie ma go na planszy. Wybierz tutaj.
now-add-cards = Podaj, ile kart trafia zakrytych, albo żadna.
now-tell-cards = Odkryjcie karty. Dotknij rodzaju i siły każdej.
now-check-ability = Zdolność jednej z kart w teście.
now-check-result = Potem nic już tego nie zmieni.
now-name-destination = Dotknij karty albo tego, co na niej jest.
now-choose-destination = Na karty patrzy tylko ten, kto wybiera.
now-place-destination = Na kartę patrzy tylko ten, kto robi zwiad.
now-choose-destiny = Na karty patrzy tylko ten, kto odrzuca.
now-choose-held = Na karty patrzy tylko ten, kto je ma.
now-on-phone = Karty są na telefonie gracza { $player }.
now-sympathizer = Karta leży odkryta. Dotknij gracza, który ją teraz ma.
now-name-quorum = Dotknij karty.
now-granted-action = Zrób akcję albo ją pomiń.
now-choose-types = Wybierz rodzaje do dobrania.
now-take-turn = Rozegrajcie turę. Podaj, co ważne: kryzys, rzut, przesunięty statek, pozycja.

characters-legal = { $name } może wybrać

game-over-play-on = Grajcie dalej
game-over-undo = Cofnij ostatni krok
turn-up = Odkryj karty wszystkich
turn-up-sure = Każdy ekran pokaże, kto był kim, a telefony mogą sprawdzić grę. Tego nie można cofnąć.
turn-up-now = Odkryj
turn-up-not = Jeszcze nie
winners-cylons = Wygrywają wszyscy po stronie Cylonów, ujawnieni czy nie. Odkryjcie teraz wszystkie karty Lojalności.
winners-humans = Wygrywają wszyscy po stronie ludzi. Odkryjcie teraz wszystkie karty Lojalności.
winners-leader = { $player } (Przywódca Cylonów) wygrywa ze stroną, za którą są co najmniej 2 ujawnione Motywy, jeśli najwyżej 1 jest nieujawniony; inaczej z żadną.

device-none = sparuj telefon
device-offered = kod pokazany
device-comparing = porównaj
device-connected = telefon
device-away = poza zasięgiem
device-contested = dwa telefony

## Undo, log

undo = Cofnij
undo-what = Cofnij: { $what }
undo-sticky = Cofnij: { $what }. Powtórka da ten sam wynik.
undo-nothing = Nie ma czego cofnąć
undo-barred = Nie można cofnąć: { $what }. Ktoś widział tajemnicę. Popraw to.
undo-barred-cards = Nie można cofnąć: gracze widzieli karty. Popraw to.
redo-what = Ponów: { $what }
redo-nothing = Nie ma czego ponowić
log = Dziennik
log-older = Wcześniej
log-empty = Jeszcze nic się nie stało.
known = wynik był znany

## Corrections

correct-what = Popraw: { $what }
correct-reason = Powód
reason-in-words = inny powód
reason-words = Własne słowa

## Menu

menu = Menu
menu-screen = Ten ekran
menu-game = Gra
sayings = Co wolno mówić
sayings-loyalty = Karty Lojalności
sayings-hands = Karty na ręce
sayings-checks = Testy umiejętności
sayings-decks = Talie i stosy
sayings-dradis = Co pokazuje Dradis
why-of = Dlaczego? { $what }
active-player = Aktywny gracz
turn-number = Numer tury
scale = Rozmiar
size-normal = Zwykły
size-large = Duży
size-larger = Większy
table-lies-printed = Jak drukowana
table-lies-mirrored = Odbita
table-lies-turned = Obrócona
table-lies-both = Odbita i obrócona
table-lies-note = Tylko ten ekran. Tekst zostaje prosty.
pause = Wstrzymaj grę
pause-note = Każdy ekran ukrywa tajemnice, aż wznowisz.
paused-note = Każdy ekran ukrywa tajemnice i nikt nie może odpowiadać, aż wznowisz.
resume-game = Wznów
wall-screen = Ekran ścienny
wall-screen-menu-note = Duży ekran dla wszystkich w pokoju.
wall-screen-what = Pokazuje to, co mogą widzieć wszyscy: planszę, zasoby, graczy i zdarzenia. Nigdy ukrytej karty.
wall-screen-code = Adres ekranu ściennego jako kod QR
wall-screen-step-network = Na drugim urządzeniu wejdź do Wi-Fi stołu.
wall-screen-step-open = Zeskanuj ten kod albo wpisz adres w przeglądarce.
wall-screen-lasts = Może go użyć kilka ekranów, aż Dradis się zamknie.
wall-screen-here = Otwórz na tym komputerze
wall-screen-here-note = W nowym oknie, na drugi monitor albo projektor.
leave-table = Wróć do listy gier
leave-table-note = Każdy krok jest zapisany. Można wrócić w każdej chwili.

## Why?

rule-unknown = Ta strona jest starsza niż stół. Odśwież ją, żeby przeczytać zasadę.

## Books round the board

counters = Elementy i talie
counter-reserve = { $count ->
    [one] viper
    [few] vipery
    [many] viperów
   *[other] viperów
 }
counter-damaged = { $count ->
   *[other] uszkodz.
 }
counter-raptors = { $count ->
    [one] raptor
    [few] raptory
    [many] raptorów
   *[other] raptorów
 }
counter-nukes = { $count ->
   *[other] broń nukl.
 }
counter-destiny = Przeznacz.
counter-quorum = Kworum
counter-civilians = { $count ->
   *[other] straty
 }
counter-damage = { $count ->
   *[other] żetony uszk.
 }
counter-crisis = Kryzys
track-start = Start
jump-space-red = pole { $number }, jeszcze bez skoku
jump-space-blue = skok, populacja −{ $loss }
jump-space-auto = flota skacze
jump-not-yet = jeszcze bez skoku
jump-now = flota skacze
jump-risk = FTL ryzykuje { $loss }
jump-mark = Skok
boarding-aboard = { $count ->
    [0] nikogo na pokładzie
   *[other] { $count } na pokładzie
 }
boarding-lost = Przegrana
distance-of = { $distance } z { $goal }
seat-empty = wolne miejsce
seat-cylon = Cylon
seat-held = { $kind }: { $cards }
hand-spoken = { $player }: { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } kart na ręce
 }
phone-of = Telefon ({ $player }): { $state }
correct-step = { $step }. Popraw turę

## What can be corrected

correct-value = Powinno być
correct-count = Ile
correct-cards = Karty
correct-one-of-them = Jeden z nich
correct-move-one = Przesuń jeden na
correct-move = Przesuń na
correct-not-there = Nie ma go tam
correct-take-away = Usuń
correct-back-to-pile = Do puli
correct-which = Który?
correct-pick-up = Przesuń na planszy
correct-other-value = Inna wartość
correct-set = Ustaw
reason-missing = Najpierw wpisz powód, potem wybierz wartość jeszcze raz.
repairs-what = Naprawia: { $what }
repairs-not = Odłącz
correct-in-area = { $what }, { $area }
jump-fleet = Znacznik floty jest na
boarding-start = Start
boarding-space = Pole { $number }
boarding-end = Koniec: przegrana ludzi
vipers = vipery
vipers-damaged = Na polu „Uszkodzone vipery”
vipers-destroyed = Poza grą
vipers-damaged-kind = { $kind }: na polu „Uszkodzone vipery”
vipers-destroyed-kind = { $kind }: poza grą
vipers-gained = Zbudowane raptory szturmowe
viper-damaged = Uszkodzony
viper-destroyed = Zniszczony
raptors = raptory
raptors-destroyed = Poza grą
nukes = broń nuklearna
civilian-ship = statek cywilny
civilian-ships = Statki cywilne
civilian-number = Statek { $number }
civilian-destroyed = Zniszczony. Pokazuje
civilian-lost = Strata: { $kind }
damage-tokens = żetony uszkodzeń
damage-locations = Obszary
damage-dials = Żetony zasobów
damage-is = { $what }: uszkodzenie
damage-none = { $what }: bez uszkodzenia
damage-spent = { $what }: poza grą
decks = talie
attack-cards-open = Ataki Cylonów w grze
cards-open = Inne karty w grze
attack-is-open = { $card }: w grze
attack-is-not-open = { $card }: nie w grze
card-is-with = { $card }: { $player }
basestar = basestar
basestars = Basestary
basestar-number = Basestar { $number }
basestar-damage = Żetony uszkodzeń
with-token = + { $token }
without-token = Bez: { $token }
pilots = piloci
pilot-here = Pilotuje tu vipera
pilot-here-kind = { $kind }: pilotuje tutaj
place-on = { $board }
place-viper = W viperze
place-kind = W: { $kind }
place-nowhere = Nigdzie
place-off-board = Obok planszy
place-quick = Wysłać do
place-elsewhere = Inne miejsce
place-choose = Wybierz miejsce
plays = Gra
hand = Karty na ręce
hand-of = Karty: { $player }
correct-super-crises = Karty Superkryzysów
correct-loyalty-cards = Karty Lojalności
sits-after = Siedzi zgodnie z zegarem po
titles = Pozycje
abilities-used = Użyte zdolności
revealed-legend = Strona
revealed-no = bez ujawnienia
revealed-yes = ujawniony Cylon
damage = Uszkodzenie
damaged-yes = uszkodzony
damaged-no = bez uszkodzenia
stands-here = Jest tutaj
step = Faza
turn-in-sentence = turę
impossible-title = Niemożliwa plansza
impossible-note = Pudełko na to nie pozwala. Jeśli stół wie, co robi, Dradis i tak to zapisze.
impossible-insist = Zapisz mimo to

## The log, looking back, breaks, the clock

log-of = Czyje
log-of-everybody = Wszyscy
log-more = Więcej o { $time }
log-look = Zobacz planszę wtedy
log-repair = Napraw to
past = Wcześniejszy stan
past-turn = Tura { $number }, { $time }
past-time = { $time }
past-earlier = Wcześniej
past-later = Później
past-back = Wróć do teraz
past-note = Plansza taka, jaka była. Tu nie można jej zmienić.
repair-now = Naprawa: „{ $what }”. Dotknij tego, co ma być inne.
repair-cancel = Nie łącz
recap-next = Co będzie dalej
recap-last = Co było ostatnio
clock-stop = Zegar tury: { $time }. Zatrzymaj
clock-go = Zegar tury: { $time }, stoi. Uruchom
clock-turn = Zegar tury
clock-off = Nie
clock-on = Tak

hands-count = Ile kart umiejętności ma każdy gracz?
hands-count-why = W uproszczonym zapisie ich nie liczono. Od teraz liczy Dradis.
hands-counted = Gotowe

## A fight

icons = Aktywowanie statków Cylonów
react-evade = Manewr unikowy, powtórz rzut
pace = Tempo walk
pace-now = Tempo: { $pace }
pace-teach = Nauka
pace-teach-note = Staje przed każdym krokiem i mówi, dlaczego.
pace-steps = Kroki
pace-steps-note = Staje przy każdym rzucie.
pace-fast = Szybko
pace-fast-note = Staje przy decyzjach i wymienia, co się stało.
in-play = Ataki Cylonów w grze
undo-fight = Cofnij całą walkę
roll-was = Wypadło
odds = Co może się stać
odds-full = Wszystkie szanse
odds-nothing = Nie ma nic do stracenia.
odds-mean = średnio { $count }
odds-mean-or-zero = średnio { $count }, 0 w { $chance }
odds-civilians = Średnia strata statków cywilnych: { $count }
odds-vipers = Średnia strata viperów: { $count }
odds-galactica = Trafienie Galactici: { $chance }
odds-launched = { $count ->
    [one] Wysłany 1 statek
    [few] Wysłane { $count } statki
    [many] Wysłanych { $count } statków
   *[other] Wysłanych { $count } statków
 }
odds-boarded = { $count ->
    [one] Abordaż robi 1 ciężki raider
    [few] Abordaż robią { $count } ciężkie raidery
    [many] Abordaż robi { $count } ciężkich raiderów
   *[other] Abordaż robi { $count } ciężkich raiderów
 }
odds-win = Cyloni wygrywają od razu: { $chance }
odds-civilians-lost = Stracone statki cywilne
odds-vipers-damaged = Uszkodzone vipery
odds-vipers-destroyed = Zniszczone vipery
odds-galactica-hits = Trafienia Galactici
odds-dial = { $resource } potem
odds-cylons-win = Cyloni wygrywają od razu

## What people do in each step, and what can happen

now-step-receive-skills = Dobierz karty umiejętności. Dradis policzy je w następnej fazie.
now-step-movement = Rusz się albo zostań. Dotknij obszaru; zmiana statku kosztuje 1 kartę umiejętności.
placing = Postaw na planszy
placing-all = Wszystko stoi
closing-asks = { $waiting ->
    [one] Jeszcze czyta 1 gracz. Zapytajcie na głos. Można zajrzeć później, ale Dradis już nie zapyta.
    [few] Jeszcze czyta { $waiting } graczy. Zapytajcie na głos. Można zajrzeć później, ale Dradis już nie zapyta.
    [many] Jeszcze czyta { $waiting } graczy. Zapytajcie na głos. Można zajrzeć później, ale Dradis już nie zapyta.
   *[other] Jeszcze czyta { $waiting } graczy. Zapytajcie na głos. Można zajrzeć później, ale Dradis już nie zapyta.
 }
closing-again = Dalej mimo to
now-step-action-done = Akcja zrobiona. Dalej.
now-step-action = 1 akcja: obszar, karta albo postać. Potem dalej.
now-step-crisis = Dobierz kartę Kryzysu i rozpatrz ją.
now-step-activate-cylon-ships = Aktywuj statki Cylonów z karty Kryzysu.
now-step-prepare-for-jump-done = Dradis ustawił znacznik floty. Koniec tury.
now-step-prepare-for-jump-none = Karta Kryzysu nie przesuwa znacznika floty. Koniec tury.
now-step-prepare-for-jump = Przesuń znacznik floty, jeśli karta Kryzysu to pokazuje. Potem koniec tury.

# The pace “teach” adds why it is so.
teach-step-receive-skills = Używaj tych kart do akcji albo dokładaj do testów. Każda karta postaci daje inne rodzaje, więc każdy jest dobry w czym innym.
teach-step-movement = Od miejsca zależy, którego obszaru możesz użyć. Ruch na tym samym statku nic nie kosztuje.
teach-step-action = Masz 1 akcję na turę: z obszaru, z karty albo od postaci.
teach-step-crisis = Każda tura przynosi kryzys. Zwykle wszyscy dokładają karty do testu, a porażka kosztuje flotę.
teach-step-activate-cylon-ships = Symbole z dołu karty aktywują statki Cylonów. Czego teraz nie zwalczycie, wróci w następnych turach.
teach-step-prepare-for-jump = Każdy symbol skoku zbliża flotę o 1 pole. Skok zostawia wszystkie statki.
teach-choose-option = Pewna strata teraz albo test, który może kosztować więcej.
teach-add-cards = Dokładajcie zakryte karty po kolei, każdy raz. Rodzaje testu się dodają, inne odejmują: Cylon może go po cichu zepsuć.
teach-tell-cards = Potasowano je z kartami Przeznaczenia, więc nikt nie wie na pewno, kto co dołożył.
teach-check-result = Siła co najmniej równa trudności to sukces. Wynik jest tutaj.
teach-name-destination = Im dalej dotrze flota, tym mniej skoków zostanie. Karta mówi, co jeszcze przynosi.
teach-choose-destination = Im dalej dotrze flota, tym mniej skoków zostanie. Druga karta wraca zakryta.
teach-close-reading = Wszyscy czytają tyle samo, więc czas niczego nie zdradza. Cylon dowiaduje się po cichu.
teach-sympathizer = O stronie Sympatyka decydują zasoby.
happened = Coś się stało…
happened-title-of-sheet = Co się stało?
happened-to = Komu
happened-hand = Karty umiejętności
happened-action = Akcja w walce
happened-reserve = Rezerwa
happened-vipers-repaired = { $count ->
    [one] Naprawiono 1 vipera
    [few] Naprawiono { $count } vipery
    [many] Naprawiono { $count } viperów
   *[other] Naprawiono { $count } viperów
 }
happened-raptor-destroyed = Zniszczono 1 raptora
happened-fate = Postać
happened-sent = → { $location }
happened-revealed = Ujawnia się jako Cylon
happened-title = Nowa pozycja: { $title }
happened-seat = Miejsce
happened-seat-left = Odchodzi od stołu
happened-seat-taken = Wraca do stołu
happened-communications = Łączność: obejrzyj 2 statki cywilne
happened-cylon-ships = Statki Cylonów
happened-cylon-attack = Karta ataku Cylonów
happened-cylon-fleet = Każdy basestar wysyła 2 raidery i 1 ciężki raider
happened-jump = Flota
happened-jump-begun = Flota skacze teraz
happened-jump-prepared = Tor skoku: 1 pole naprzód
happened-jumped = Skok, dystans { $distance }
happened-damaged = Uszkodzenie Galactici
happened-repaired = { $location }: naprawa
happened-boarded = Centurion wchodzi na pokład
happened-advanced = Centuriony posuwają się
happened-centurion-destroyed = Zniszczony centurion z pola { $number }
happened-quorum = Karty Kworum: { $player }
happened-destiny-drawn = Dobierz 2 do testu
happened-over = Gra się kończy
happened-humans-win = Ludzie wygrywają
happened-cylons-win = Cyloni wygrywają

## A turn

now-actions = Akcja
reminder = Przypomnienie
reminder-mute = Nie przypominaj o tym
reminders-muted = Wyłączone przypomnienia
reminder-again = Przypominaj znów: { $what }

announced-last-leg = Jeszcze jeden skok
announced-last-leg-note = Następny skok jest ostatni. Ludzie wygrywają, gdy każdy zasób jest ponad 0.
announced-seen = Dalej

## A crisis

card-name = Szukaj kart
card-icons = Symbole z dołu karty
card-recent = Ostatnie
cards-found = Karty
cards-none = Nie ma takiej karty.
card-unnamed = Podaj symbole
card-jumps = { $fuel ->
    [0] Dystans { $distance }, bez paliwa
   *[other] Dystans { $distance }, paliwo −{ $fuel }
 }
jump-icon = Znacznik floty
describe-what = Na karcie
describe-event = bez testu
describe-check = test
describe-types = Pasujące rodzaje
describe-partial = Ma częściowy sukces
describe-go = Dalej
describe-cancel = Podaj nazwę
partial-difficulty = Częściowy sukces od

## A skill check

check-of = Test umiejętności: { $what }
check-show-board = Plansza
check-back = Wróć do testu
check-total = razem
check-total-only = Tylko suma
check-total-all = Suma wszystkich kart
check-total-hands = Suma kart z rąk
check-total-is = Razem { $total }
check-total-brings = Razem { $total }: { $result }
check-total-more = Inne sumy
check-stakes = Stawka
check-extras = Zagraj kartę albo użyj zdolności
check-extras-abilities = Zdolności
pile = Karty z rąk
laid-pile-note = Na te karty patrzysz tylko ty. Potem odłóż je zakryte.
laid-pile-add = Dodaj: { $card }
laid-pile-take-back = Cofnij: { $card }
laid-pile-entered = Podane
laid-pile-show = Pokaż test
laid-pile-show-of = Pokaż test ({ $told } z { $expected })
check-partial = częściowy
check-changes = Co go zmieniło
check-abilities = Zdolności jego kart
check-ability-done = { $card }: gotowe
check-taken-out = Usunięto: { $card }
check-abilities-there = Które z nich były w teście?
check-changed = Trudność { $by }
check-changed-by = { $what } ({ $player })
check-most = { $most ->
    [0] żadnej
   *[other] do { $most }
 }
check-destiny-cards = 2 karty
check-adds = { $player }: ile kart?
check-cards = Odkryta karta
check-for = Pasujące
check-against = Niepasujące
cards-added = { $cards ->
    [0] Bez kart
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
 }
source-destination = Punkt docelowy

## A game that is running already

running = Dołącz do trwającej gry
running-note = Podaj, kto kim gra. Potem ustaw planszę na stronie tak, jak stoi u was.
running-players = Gracze, zgodnie z zegarem
running-character = Postać na miejscu { $number }
running-choose = Wybierz postać
running-more = Dodaj gracza
running-fewer = Usuń gracza
running-active = Czyja tura?
running-number = Numer tury
running-options = Wasze opcje
running-used = Zużyte zdolności
running-used-note = Zaznacz zdolności raz na grę, których już użyto.
running-go = Rozłóż planszę
running-fault-names = Każdy gracz potrzebuje imienia.
running-fault-twice = Każde imię może być tylko raz.
running-fault-characters = Każda postać może być tylko raz.
running-fault-turn = Podaj turę od 1 do 999.

## Odds

odds-policy = Założenia: pola od przodu zgodnie z zegarem, po zaczętym; piloci według miejsc; z kilku rodzajów viperów najpierw najtrudniejszy do trafienia; gdy statków brakuje, pierwszy basestar wysyła, ile może; bez kart i powtórzeń. Ukryte liczy się jako losowe.

## Who did what

actor-referee = Sędzia
actor-tablet = Sędzia, na tablecie
actor-host = Dradis

## The sheet of a tapped piece

about-actions = Teraz
about-corrections = Popraw
new-caprica-forces = { $location }: siły okupacyjne
new-caprica-prepared = Gotowe, z { $all }
new-caprica-galactica = Galactica
new-caprica-back = Wróciła na Nową Caprikę
new-caprica-away = Jeszcze nie wróciła

## Corrections of Allies and trauma tokens

ally-is = Sojusznik jest
ally-on-board = Na planszy
ally-in-box = W pudełku
ally-in-deck = W talii
ally-instead = Zamiast niego przyszedł ktoś inny
ally-here = Sojusznicy tutaj
ally-comes = Przychodzi Sojusznik
trauma-on-card = Żeton traumy na karcie
trauma-token = Żeton traumy
trauma-yes = Leży
trauma-no = Brak
