# A player's cards, held and covered: on their phone, and on a screen that is passed around.

your-loyalty = Twoja lojalność
card-of = { $number } z { $cards }
card-covered = Karta { $number } z { $cards }, zakryta
hold = Przytrzymaj, żeby zobaczyć
holding = Odkryte…
hold-note = Zakryje się po puszczeniu albo po 5 sekundach.
hold-note-tap = Zakryje się po kolejnym dotknięciu albo po 5 sekundach.
hold-described = Po naciśnięciu czytnikiem ekranu albo Enterem otwiera się na 5 sekund i jest czytane na głos.
tap-look = Dotknij, żeby zobaczyć
tap-cover = Dotknij, żeby zakryć
confirm-described = Przez czytnik ekranu pyta jeszcze raz.
tap-sure = Na pewno? Dotknij jeszcze raz
cards-on-their-way = Twoje karty są w drodze.
civilians-seen = Statki cywilne, które widzisz tylko ty
civilian-seen = Statek { $number }
hold-ships = Przytrzymaj, żeby zobaczyć statki
card-unknown = Jeszcze bez karty
card-unknown-note = Zajrzyj za chwilę jeszcze raz.

# Revealing as a Cylon: the same on every phone until it was held to its end.
reveal-hold = Przytrzymaj, żeby ujawnić się jako Cylon
reveal-tap = Ujawnij się jako Cylon
reveal-holding = Trzymaj dalej…
reveal-note = Ten przycisk ma każdy telefon. Puść, a nic się nie stanie.
reveal-note-tap = Ten przycisk ma każdy telefon. Zapyta jeszcze raz.
reveal-human = Nie masz karty Cylona; nic nie wysłano.
goal-hold = Przytrzymaj, żeby ujawnić cel osobisty
goal-none = Nie masz celu osobistego; nic nie wysłano.
show-card = Karta { $number }
show-card-note = Którą kartę pokazujesz? Najpierw je obejrzyj.
show-card-human = To nie karta Cylona; nic nie wysłano.

# Cards that one player looks at and another one holds.
look-at = { $cards ->
    [one] Karta
    [few] Karty
    [many] Karty
   *[other] Karty
 } ({ $player }), tylko dla ciebie
look-by = { $player } ogląda { $cards ->
    [one] jedną twoją kartę
    [few] twoje karty
    [many] twoje karty
   *[other] twoje karty
 }
look-says = „{ $words }”
hold-look-at = Przytrzymaj, żeby zobaczyć { $cards ->
    [one] kartę
    [few] karty
    [many] karty
   *[other] karty
 } ({ $player })
hold-look-by = Przytrzymaj, żeby zobaczyć { $cards ->
    [one] którą
    [few] które
    [many] które
   *[other] które
 }

# Cards that players hold, by kind. Super Crises in the hand of a revealed Cylon: what is in Dradis’s books of them.
your-super-crisis = Twoje Superkryzysy
hold-held = Przytrzymaj, żeby zobaczyć karty
held-super-crisis-bomb-on-colonial-1 = Bomba na Colonial One
held-super-crisis-bomb-on-colonial-1-does = Test 15: Taktyka, Pilotaż, Technika. Porażka: morale −2, wszyscy z Colonial One do Ambulatorium, statek zamknięty.
held-super-crisis-cylon-intruders = Cylońscy intruzi
held-super-crisis-cylon-intruders-does = Test 18: Zdolności przywódcze, Taktyka. Poniżej 18: 1 centurion. Poniżej 14: 2 centuriony i uszkodzenie Galactici.
held-super-crisis-fleet-mobilization = Mobilizacja floty
held-super-crisis-fleet-mobilization-does = Test 24: Zdolności przywódcze, Taktyka, Pilotaż, Technika. Sukces: działa część statków Cylonów. Porażka: morale −1, wszystkie.
held-super-crisis-inbound-nukes = Nadlatujące głowice
held-super-crisis-inbound-nukes-does = Test 15: Zdolności przywódcze, Taktyka. Porażka: paliwo −1, żywność −1, populacja −1.
held-super-crisis-massive-assault = Zmasowany szturm
held-super-crisis-massive-assault-does = Działają ciężkie raidery i basestary. Przylatują 2 basestary ze statkami. Znacznik floty cofa się o 2 pola.

# Destinations, for the one who chooses: what is in Dradis’s books of them.
destination-scouted = Wierzchnia karta Punktu docelowego
destinations-drawn = Punkty docelowe do wyboru
destiny-seen = Talia Przeznaczenia, tylko dla ciebie
hold-destinations = Przytrzymaj, żeby je zobaczyć
card-distance = dystans
destinations-note = Widzisz je tylko ty. Zaznacz jeden; skoku nie można cofnąć.
jump-hold = Przytrzymaj, żeby skoczyć: { $which }
jump-tap = Skocz: { $which }
choose-hold = Przytrzymaj, żeby wybrać: { $which }
choose-tap = Wybierz: { $which }
choose-note = Widzisz je tylko ty. Zaznacz jedną; tego nie można cofnąć.
choose-place-first = Najpierw zaznacz kartę
choosing-holding = Trzymaj dalej…
destination-asteroid-field = Pole asteroid
destination-asteroid-field-does = Paliwo −2. Strata 1 statku cywilnego.
destination-barren-planet = Jałowa planeta
destination-barren-planet-does = Paliwo −2.
destination-cylon-ambush = Zasadzka Cylonów
destination-cylon-ambush-does = Paliwo −1. Przybywają: 1 basestar, 3 raidery i 3 statki cywilne.
destination-cylon-refinery = Rafineria Cylonów
destination-cylon-refinery-does = Paliwo −1. Ryzyko 2 viperów: paliwo +2 (6+).
destination-deep-space = Głęboki kosmos
destination-deep-space-does = Paliwo −1, morale −1.
destination-desolate-moon = Wymarły księżyc
destination-desolate-moon-does = Paliwo −3.
destination-icy-moon = Lodowy księżyc
destination-icy-moon-does = Paliwo −1. Ryzyko raptora: żywność +1 (3+).
destination-ragnar-anchorage = Stacja Ragnar
destination-ragnar-anchorage-does = Bez straty paliwa. Wracają 3 vipery i 1 raptor.
destination-remote-planet = Odległa planeta
destination-remote-planet-does = Paliwo −1. Strata 1 raptora.
destination-tylium-planet = Planeta z tylium
destination-tylium-planet-does = Paliwo −1. Ryzyko raptora: paliwo +2 (3+).
