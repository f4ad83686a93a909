# What a player sets on their phone, and what it promises. Comes with the third part of the page.

help-hold-title = Oglądanie swoich kart
help-hold = Przytrzymaj „Przytrzymaj, żeby zobaczyć” palcem albo spacją. Nic się wtedy nie wysyła, a każdy telefon wygląda tak samo, co by nie mówiły karty.
hold-taps = { $on ->
    [yes] Dotykanie zamiast trzymania: tak
   *[no] Dotykanie zamiast trzymania: nie
 }
hold-taps-note = Dla osób, które nie mogą albo nie chcą trzymać. Karty otwierają się po dotknięciu i zakrywają po 5 sekundach; o to, czego nie można cofnąć, telefon pyta jeszcze raz.
help-seal-title = Zaszyfrowane
help-seal = Tylko twój telefon i stół czytają, co między nimi idzie. Nie osoby obok, nie Wi-Fi.
help-mark = Połóż obok siebie dwa telefony: przy tym samym wierszu każdy telefon stołu ma ten sam znak. Jeśli któryś jest inny, pokazano im różne gry; powiedz innym.
cue-title = Gdy decydujesz
cue-note = Telefon daje znać, gdy stół na ciebie czeka, także spod innej strony.
cue-vibrates = { $on ->
    [yes] Wibracje: tak
   *[other] Wibracje: nie
 }
cue-sounds = { $on ->
    [yes] Dźwięk: tak
   *[other] Dźwięk: nie
 }
