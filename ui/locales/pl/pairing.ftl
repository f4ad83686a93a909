# Phones and players without one, on the referee's page.

phones-pair = Sparuj telefony
phones-missing = { $count ->
    [one] 1 gracz nie ma tu jeszcze telefonu.
    [few] { $count } graczy nie ma tu jeszcze telefonu.
    [many] { $count } graczy nie ma tu jeszcze telefonu.
   *[other] { $count } graczy nie ma tu jeszcze telefonu.
 }
phones-waiting = { $count ->
    [one] 1 telefon czeka na porównanie obrazków:
    [few] { $count } telefony czekają na porównanie obrazków:
    [many] { $count } telefonów czeka na porównanie obrazków:
   *[other] { $count } telefonów czeka na porównanie obrazków:
 }
phones-compare = Porównaj obrazki
phones-here = Bez telefonu: czytaj tutaj
phones-all = Każdy ma już telefon.

pairing-title = Telefon: { $name }
pairing-round = Telefon { $at } z { $of }
pairing-skip = Pomiń: { $name }
pairing-none = { $name } nie ma jeszcze telefonu przy stole.
pairing-none-note = Pokaż kod tylko tej osobie. Działa raz, dwie minuty.
pairing-offer = Pokaż kod
pairing-code = Kod QR dla telefonu: { $name }
pairing-step-network = Wejdź telefonem do Wi-Fi stołu.
pairing-step-scan = { $name } skanuje ten kod aparatem.
pairing-step-compare = Porównajcie sześć obrazków na obu ekranach.
pairing-left = Sekundy do wygaśnięcia kodu
pairing-once = Kod działa raz. Jeden telefon może mieć kilka miejsc.
pairing-address = Bez aparatu? Pokaż adres
pairing-no-address = Ten komputer nie jest w sieci, do której docierają telefony.
pairing-no-address-note = Połącz go z Wi-Fi stołu; wtedy pojawi się kod.
pairing-expired = Kod wygasł.
pairing-again = Pokaż nowy kod
pairing-compare = Telefon gracza { $name } pokazuje te same sześć obrazków?
pairing-same = Takie same
pairing-different = Różne
pairing-different-note = Różne obrazki: ktoś może podsłuchiwać. Dradis usuwa wtedy telefon i nie wysyła mu tajemnic.
pairing-gone = Telefon zniknął. Otwórzcie na nim stronę jeszcze raz albo pokaż nowy kod.
pairing-spent = Telefon zniknął, a kodu próbowano pięć razy. Pokaż nowy.
pairing-connected = Telefon połączony: { $name }.
pairing-connected-note = Jego tajemnice są po drodze zaszyfrowane.
pairing-next = Następny telefon: { $name }
pairing-away = Telefon śpi: { $name }.
pairing-away-note = Wróci, gdy gracz otworzy stronę.
pairing-substitute = Daj miejsce innemu telefonowi
pairing-substitute-note = Na zastępstwo albo zgubiony telefon: Dradis od razu usuwa stary i pokazuje nowy kod.
pairing-revoke = Usuń telefon
pairing-swap = Zeskanował kto inny? Zamień telefony
pairing-swap-note = Do rozdania dwa telefony mogą zamienić się miejscami.
pairing-swap-with = zamiana: { $name }
pairing-contested = Dwa telefony chcą tego miejsca: { $name }.
pairing-contested-note = Jeden z nich mówi to na ekranie. Jeśli to telefon gracza { $name }, zostaw go. Jeśli nie, usuń oba i pokaż nowy kod: { $name }.
pairing-keep = Zostaw ten telefon
pairing-revoke-both = Usuń oba

seat-leave = { $name } odchodzi z gry?
seat-leave-note = Tym miejscem grają wszyscy razem. Jego karty Lojalności zostają zakryte. Dradis usuwa telefon.
seat-leave-do = Odchodzi z gry
seat-left-now = { $name } nie gra już przy stole.
seat-left-note = Tym miejscem grają wszyscy razem. Jego karty Lojalności zostają zakryte.
seat-take = Wraca do gry

here-show = Pokaż tu karty: { $name }
here-title = Oddaj ekran: { $name }
here-note = Patrzy tylko { $name }. Dziennik zapisuje dla wszystkich, że karty pokazano tutaj.
here-take = Tu { $name }
here-not-now = Nie teraz
here-look = { $name }, obejrzyj swoje karty
here-read = Karty przeczytane
here-time = Sekundy na czytanie
here-together = Wszyscy czytają do końca czasu. Potem potwierdź.
here-done = Zakryj i oddaj
here-back-title = Oddaj ekran z powrotem
here-back-note = Nie pokazuje już kart gracza { $name }.
here-back = Wróć do stołu

# The referee's second screen.

tablet-add = Dodaj tablet
tablet-manage = Tablet
tablet-menu-note = Drugi ekran z tym samym widokiem i przyciskami.
tablet-title = Tablet sędziego
tablet-none = Tablet może być drugim ekranem sędziego.
tablet-none-note = Oba ekrany pokazują i robią to samo. Dziennik zaznacza, co dotknięto na tablecie.
tablet-code = Kod QR dla tabletu sędziego
tablet-step-network = Wejdź tabletem do Wi-Fi stołu.
tablet-step-scan = Zeskanuj ten kod jego aparatem.
tablet-once = Kod działa raz, tylko dla tabletu sędziego.
tablet-compare = Tablet pokazuje te same sześć obrazków?
tablet-different-note = Różne obrazki: ktoś może podsłuchiwać. Dradis usuwa wtedy tablet i nic mu nie wysyła.
tablet-gone = Tablet zniknął. Otwórz na nim stronę jeszcze raz albo pokaż nowy kod.
tablet-here = To tablet sędziego.
tablet-connected = Tablet połączony.
tablet-connected-note = Wszystko jest zaszyfrowane.
tablet-away = Tablet śpi.
tablet-away-note = Wróci, gdy otworzysz jego stronę.
tablet-another = Użyj innego tabletu
tablet-revoke = Usuń tablet
tablet-contested = Dwa tablety podają się za ten.
tablet-contested-note = Jeśli połączony jest twój, zostaw go. Jeśli nie, usuń oba i pokaż nowy kod.
tablet-keep = Zostaw ten tablet

tablet-gate-compare = Porównaj obrazki
tablet-gate-compare-note = Drugi ekran musi mieć te same sześć obrazków w tej samej kolejności. Dotknij tam „Takie same”.
tablet-gate-closed = To teraz nie jest ekran sędziego
tablet-no-code = Ten kod już nie działa. Wybierz „Dodaj tablet” w menu drugiego ekranu i zeskanuj nowy.
tablet-in-use = Drugim ekranem jest inny tablet. Usuń go w menu drugiego ekranu, żeby wpuścić ten.
tablet-was-different = Obrazki były różne. Pokaż nowy kod na drugim ekranie i spróbuj jeszcze raz.
tablet-was-revoked = Sędzia usunął ten tablet. Żeby znów go użyć, wybierz „Dodaj tablet” w menu drugiego ekranu.
tablet-reload = Ta strona i stół mają różne wersje. Odśwież ją.
reload-page = Odśwież
