# The screen of a seat on the phone: the second part of what it loads.

sealed = zaszyfrowane
not-connected = bez połączenia

## Several seats on one phone

hands = Kto gra na tym telefonie
hand-to = Oddaj: { $name }
hand-note = Patrzy tylko { $name }. Dotknij imienia wyżej, żeby zakryć telefon.
hand-decides = { $name } ma coś do decyzji. Patrzy tylko { $name }.
hand-take = Tu { $name }
hand-asked = ma coś do decyzji

## When the referee is at another game

next-join = Wejdź do nowej gry
next-join-note = W nowej grze miejsce jest wolne: { $name }. Bez kodu; oba ekrany pokażą sześć obrazków do porównania.
next-join-as = Wejdź jako { $name }
next-other = Wejdź jako kto inny
next-who = Kim jesteś w nowej grze? Dotknij swojego imienia; kod niepotrzebny.
next-asking = Pytam…
next-back = Wróć do tamtej gry
next-back-note = Sędzia jest w innej grze, a ten telefon ma tam miejsce.

## Mine

tabs = Strony
tab-mine = Moje
tab-table = Stół
tab-log = Dziennik
tab-help = Pomoc
tab-waits = czeka na ciebie pytanie
short-fuel = Paliwo
short-food = Żywność
short-morale = Morale
short-population = Pop.


mine-choose-character = Wybierz postać
mine-launch-viper = Wybierz pole startu vipera
mine-deal-loyalty = Rozdaj karty Lojalności
mine-read-loyalty = Przeczytaj całość i potwierdź
mine-close-reading = Dalej
mine-lay-out-position = Rozłóż planszę
mine-take-turn = Twoja tura
read-left = Sekundy na czytanie
read-together = Wszyscy czytają do końca czasu. Potem potwierdź.
own-cards = Stół rozdaje karty Lojalności. Obejrzyj swoje.
paused-phone = Twoje karty są zakryte, aż sędzia wznowi grę.
mine = Twoje
mine-viper = W viperze: { $area }
mine-hand = { $cards ->
    [one] 1 karta umiejętności
    [few] { $cards } karty umiejętności
    [many] { $cards } kart umiejętności
   *[other] { $cards } kart umiejętności
 }
mine-quorum = { $cards ->
    [one] 1 karta Kworum
    [few] { $cards } karty Kworum
    [many] { $cards } kart Kworum
   *[other] { $cards } kart Kworum
 }
mine-discard = { $cards } za dużo na koniec tury
mine-revealed = Ujawniony Cylon
mine-discard-to-limit = Za dużo kart
mine-draw-damage = Uszkodzenie
mine-choose-ship = Wybierz okręt
mine-read-on = Dalej
mine-choose-area = Wybierz następne pole
mine-choose-viper = Wybierz vipera
mine-choose-civilian = Wybierz statek cywilny
mine-launch-fewer = Wybierz, ile wysłać
mine-roll = Rzuć kością
mine-react = Zachowaj wynik albo powtórz rzut
mine-choose-look = Wybierz statek cywilny do podejrzenia
mine-move-civilian = Przesuń statek albo zostaw
mine-reveal-civilian = Odwróć statek
mine-draw-basestar-damage = Uszkodzenie basestara
mine-activate-viper = Aktywuj vipera
mine-choose-target = Wybierz cel ataku
mine-choose-target-area = Wybierz pole
group-travel = Ruch
group-action = Akcja
group-viper = Viper, { $area }
group-kind = { $kind }, { $area }
mine-place-ship = Wybierz, gdzie trafi
mine-alert-pilot = Leć albo zostań
told-crisis = Kryzys jest czytany.
told-check = Podaje je sędzia.
told-card = Nazwie ją sędzia.
mine-name-crisis = Kryzys
mine-choose-option = Która opcja?
mine-begin-crisis = Użyj teraz albo kontynuuj
mine-confirm = Potwierdź
mine-pick-player = Wybierz gracza
mine-see-loyalty = Podejrzyj w tajemnicy
mine-choose-course = Twoja decyzja
mine-choose-place = Wybierz, dokąd
mine-choose-start = Wybierz, gdzie zaczynasz
mine-choose-piece = Wybierz element
mine-add-cards = Dołóż karty do testu
mine-tell-cards = Karty są odkrywane
mine-check-ability = Zdolności kart
mine-check-result = Koniec testu
mine-name-destination = Punkt docelowy
mine-choose-destination = Wybierz punkt docelowy
mine-place-destination = Obejrzyj i odłóż
mine-choose-destiny = Obejrzyj talię Przeznaczenia i odrzuć
mine-choose-held = Wybierz kartę
mine-sympathizer = Sympatyk
mine-name-quorum = Karta Kworum
mine-granted-action = Twoja akcja
mine-choose-types = Wybierz, co dobierasz
you-have-read = Karty przeczytane.
wait-for-readers = Poczekaj na wszystkich. Możesz zajrzeć jeszcze raz.

## Table

way = Pokonany dystans
way-of = { $distance } z { $goal }
way-last = jeszcze jeden skok
active = aktywny gracz
deck-beside = { $cards ->
    [one] 1 karta w talii Lojalności
    [few] { $cards } karty w talii Lojalności
    [many] { $cards } kart w talii Lojalności
   *[other] { $cards } kart w talii Lojalności
 }

# The tracks below the dials.
track-jump = Skok
track-jump-red = jeszcze bez skoku
track-jump-blue = może kosztować { $loss }
track-jump-now = flota skacze
track-boarding = Abordaż
track-aboard = { $count ->
    [0] nikogo na pokładzie
   *[other] { $count } na pokładzie
 }
has-super-crisis = { $cards ->
    [one] 1 Superkryzys
    [few] { $cards } Superkryzysy
    [many] { $cards } Superkryzysów
   *[other] { $cards } Superkryzysów
 }
has-mutiny = { $cards ->
    [one] 1 karta Buntu
    [few] { $cards } karty Buntu
    [many] { $cards } kart Buntu
   *[other] { $cards } karty Buntu
 }
has-motive = { $cards ->
    [one] 1 Motyw
    [few] { $cards } Motywy
    [many] { $cards } Motywów
   *[other] { $cards } Motywu
 }
has-crossroads = { $cards ->
    [one] 1 karta Rozdroża
    [few] { $cards } karty Rozdroża
    [many] { $cards } kart Rozdroża
   *[other] { $cards } karty Rozdroża
 }
has-miracle = { $cards ->
    [one] 1 żeton cudu
    [few] { $cards } żetony cudu
    [many] { $cards } żetonów cudu
   *[other] { $cards } żetonu cudu
 }
motive-reveal = Ujawnij Motyw

## The mark of the game

help-mark-title = Znak gry
mark-row = Wiersz { $row }
mark-compare = Sprawdzana jest gra, którą dostał ten telefon. Że wszyscy dostali tę samą, widać tutaj: przy tym samym wierszu każdy telefon ma ten znak.
