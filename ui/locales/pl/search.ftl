# Rules at hand: the referee's page and the phone's third part.

rules = Zasady
rules-search = Szukaj zasad
rules-found = { $count ->
    [0] Nie znaleziono zasad
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasad
 }
rules-more = { $count ->
    [one] Jeszcze 1: wpisz kolejne słowo.
    [few] Jeszcze { $count }: wpisz kolejne słowo.
    [many] Jeszcze { $count }: wpisz kolejne słowo.
   *[other] Jeszcze { $count }: wpisz kolejne słowo.
 }
rules-none = Żadna zasada nie ma tych słów.
rules-back = Wstecz
rules-option = Ten stół
rules-related = Zobacz też
rules-group-setup = Przygotowanie
rules-group-turn = Tura
rules-group-check = Testy umiejętności
rules-group-jump = Skok
rules-group-loyalty = Lojalność
rules-group-combat = Walka
rules-group-titles = Pozycje i limity
rules-group-secrecy = Tajność
rules-group-end = Koniec gry
rules-group-reminders = Często zapominane
rules-group-editions = Gdzie instrukcje się różnią
rules-group-settled = Rozstrzygnięte pytania
rulebook-pages = W instrukcji
rulebooks-differ = Instrukcje się różnią
edition-en = Angielskie, str.
edition-de = Niemieckie, str.
edition-es = Hiszpańskie, str.
edition-it = Włoskie, str.
edition-pl = Polskie, str.
