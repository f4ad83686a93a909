# Words that several pages share.

close = Zamknij
dial-value = { $name }: { $value } z { $maximum }
dial-value-red = { $name }: { $value } z { $maximum }, w czerwonej strefie

connecting = Łączenie…
language = Język
language-missing = Teksty nie dotarły. Spróbuj za chwilę jeszcze raz.
now = Teraz
paused = Wstrzymano
seats = Miejsca
no-character = Jeszcze bez postaci
has-loyalty = { $cards ->
    [one] 1 karta Lojalności
    [few] { $cards } karty Lojalności
    [many] { $cards } kart Lojalności
   *[other] { $cards } kart Lojalności
 }
characters-not-now = Nie teraz
cylons-win = Cyloni wygrywają
humans-win = Ludzie wygrywają
nothing-to-do = Nie ma nic do zrobienia
turn-of = Tura { $number }
undone = cofnięto
pictograms = Sześć obrazków

log-step = krok
log-correction = Korekta
log-undid = Cofnięto: { $what }
log-undid-back = Cofnięto w całości: { $what }
log-redid = Ponowiono: { $what }
log-paused = Grę wstrzymano
log-resumed = Grę wznowiono
log-round-void = Próba { $round } jest nieważna: z telefonu nie ma liczb ({ $names }). Wszystkie telefony biorą nowe.
log-round-void-table = Próba { $round } jest nieważna: stół nie poszedł dalej. Wszystkie telefony biorą nowe liczby.
log-mixed = Domieszane liczby z telefonów: { $names }
log-mixed-without = Domieszane liczby z telefonów: { $names }; brak: { $without }
log-mixed-nobody = Bez liczb z telefonów: żadnego nie było

theme = Wygląd
theme-dark = Ciemny
theme-light = Jasny
theme-device = Jak w urządzeniu

dials = Zasoby

## A turn

follows-by-hand = (ręcznie)
stepper-less = { $what }: o jeden mniej
stepper-more = { $what }: o jeden więcej
source-crisis = Karta Kryzysu
skill-check = Test umiejętności
check-types = Pasujące rodzaje
check-order = Kto dokłada, po kolei
check-destiny = Przeznaczenie
check-result-pass = Sukces
check-result-partial = Częściowy sukces
check-result-fail = Porażka
check-difficulty = trudność
check-difficulty-printed = na karcie { $printed }

## A fight

who-decides = Decyduje { $player }
who-rolls = Rzuca { $player }
who-table-decides = Decyduje stół
face-does = { $face }: { $what }
roll-odds = Co robią liczby
roll-number = Liczba na kości
roll-planning = Strategiczne planowanie: +2
tale = Przed chwilą
told-times = { $count } × { $what }

ask-once-no = Jeszcze nie

guide = Przewodnik
