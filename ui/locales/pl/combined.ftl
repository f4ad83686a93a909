# What only tables of the combined game say: names of people, cards and places. The ids are the rules’ own.

## Characters

character-helena-cain = Helena Cain
character-dee = Anastasia „Dee” Dualla
character-ellen-tigh = Ellen Tigh
character-kat = Louanne „Kat” Katraine
character-cavil = Cavil
character-leoben-conoy = Leoben Conoy
character-caprica-six = „Caprica” Six
character-felix-gaeta = Felix Gaeta
character-samuel-anders = Samuel T. Anders
character-cally-tyrol = Callandra „Cally” Tyrol
character-tory-foster = Tory Foster
character-louis-hoshi = Louis Hoshi
character-tom-zarek-military = Tom Zarek (Daybreak)
character-helo-pilot = Karl „Helo” Agathon (Daybreak)
character-hot-dog = Brendan „Hot Dog” Costanza
character-lee-adama = Lee Adama
character-romo-lampkin = Romo Lampkin
character-gaius-baltar-support = Gaius Baltar (Daybreak)
character-doc-cottle = Sherman „Doc” Cottle
character-aaron-doral = Aaron Doral
character-danna-biers = D’Anna Biers
character-simon-oneill = Simon O’Neill
character-athena = Sharon „Athena” Agathon

## Abilities

ability-intolerant = Nietolerancja
ability-blind-jump = Skok w ciemno
ability-bent-on-revenge = Żądza zemsty
ability-efficient = Sprawność
ability-fast-learner = Pojętność
ability-emotionally-fragile = Krucha psychika
ability-politically-adroit = Zręczność polityczna
ability-manipulative = Manipulacja
ability-nothing-but-trouble = Same kłopoty
ability-hotshot = As przestworzy
ability-sacrifice = Poświęcenie
ability-stim-junkie = Uzależnienie od stymulantów
ability-primacy = Prymat
ability-aggressive-tactics = Agresywna taktyka
ability-lies-and-secrets = Kłamstwa i sekrety
ability-glimpse-the-face-of-god = Ujrzeć oblicze Boga
ability-cryptic-message = Zagadkowa wiadomość
ability-clouded = Zamglony umysł
ability-intimate = Bliskość
ability-human-delusion = Ludzka iluzja
ability-conflicted-loyalties = Rozdarta lojalność
ability-ftl-operator = Operator FTL
ability-coup = Przewrót
ability-misguided = Na złej drodze
ability-star-player = Gwiazda drużyny
ability-longshot = Szczęśliwy rzut
ability-starts-on-the-bench = Zaczyna na ławce
ability-quick-fix = Doraźna naprawa
ability-discharge-of-a-firearm = Użycie broni palnej
ability-impulsive = Impulsywność
ability-adaptable = Elastyczność
ability-influential = Wpływy
ability-amoral = Amoralność
ability-dutiful = Obowiązkowość
ability-organized = Dobra organizacja
ability-reluctant = Niechęć
ability-necessary-steps = Niezbędne kroki
ability-abuse-power = Nadużycie władzy
ability-disreputable = Zła sława
ability-raptor-pilot = Pilot raptora
ability-no-one-gets-left-behind = Nikt nie zostaje
ability-family-commitments = Obowiązki rodzinne
ability-memento = Pamiątka
ability-escort = Eskorta
ability-forced-to-eject = Katapultowanie
ability-forward-thinker = Dalekowzroczność
ability-choose-a-different-path = Inna droga
ability-moral-dilemma = Dylemat moralny
ability-deceitful = Podstępność
ability-attorney = Adwokat
ability-kleptomania = Kleptomania
ability-cult-leader = Przywódca kultu
ability-broadcast = Audycja
ability-spiritual-crisis = Kryzys duchowy
ability-treatment = Leczenie
ability-quarantine = Kwarantanna
ability-specialized = Wąska specjalizacja
ability-industrious = Pracowitość
ability-meticulous = Skrupulatność
ability-vanity = Próżność
ability-visions = Wizje
ability-dont-trust-anyone = Nie ufaj nikomu
ability-heretic = Heretyczka
ability-calculating = Wyrachowanie
ability-modifications = Modyfikacje
ability-logic-bound = Więzy logiki
ability-for-love = Z miłości
ability-resolute = Determinacja
ability-grieving = Żałoba

## Skill cards

skill-card-investigative-committee-pegasus = Komisja śledcza
skill-card-support-the-people = Wsparcie ludu
skill-card-preventative-policy = Polityka prewencyjna
skill-card-major-victory = Wielkie zwycięstwo
skill-card-at-any-cost = Za wszelką cenę
skill-card-guts-and-initiative = Odwaga i inicjatywa
skill-card-critical-situation = Krytyczna sytuacja
skill-card-full-throttle = Pełny ciąg
skill-card-run-interference = Odciąganie uwagi
skill-card-jury-rigged = Prowizorka
skill-card-calculations = Obliczenia
skill-card-red-tape = Biurokracja
skill-card-iron-will = Żelazna wola
skill-card-trust-instincts = Głos instynktu
skill-card-protect-the-fleet = Ochrona floty
skill-card-establish-network = Budowa sieci
skill-card-political-prowess = Kunszt polityczny
skill-card-state-of-emergency = Stan alarmowy
skill-card-scout-for-fuel = Zwiad po paliwo
skill-card-best-of-the-best = Najlepsi z najlepszych
skill-card-build-nuke = Budowa broni nuklearnej
skill-card-force-their-hand = Przyparcie do muru
skill-card-all-hands-on-deck = Wszystkie ręce na pokład
skill-card-quick-thinking = Przytomność umysłu
skill-card-dogfight = Walka powietrzna
skill-card-install-upgrades = Instalacja ulepszeń
skill-card-popular-influence = Popularność
skill-card-restore-order = Przywrócenie porządku
skill-card-unorthodox-plan = Nieszablonowy plan
skill-card-combat-veteran = Weteran walk
skill-card-raptor-specialist = Specjalista od raptorów
skill-card-negotiation = Negocjacje
skill-card-change-of-plans = Zmiana planów
skill-card-a-second-chance = Druga szansa
skill-card-launch-reserves = Start rezerw
skill-card-test-the-limits = Na granicy możliwości
skill-card-bait = Przynęta
skill-card-dradis-contact = Kontakt na Dradisie
skill-card-a-better-machine = Lepsza maszyna
skill-card-personal-vices = Osobiste słabości
skill-card-violent-outbursts = Wybuchy przemocy
skill-card-exploit-a-weakness = Wykorzystanie słabości

## Skill cards by type and strength

skill-politics-0 = Polityka 0
skill-politics-6 = Polityka 6
skill-leadership-0 = Zdolności przywódcze 0
skill-leadership-6 = Zdolności przywódcze 6
skill-tactics-0 = Taktyka 0
skill-tactics-6 = Taktyka 6
skill-piloting-0 = Pilotaż 0
skill-piloting-6 = Pilotaż 6
skill-engineering-0 = Technika 0
skill-engineering-6 = Technika 6
skill-treachery-0 = Zdrada 0
skill-treachery-6 = Zdrada 6

## Locations; what lies on a printed place has its name

location-quorum-chamber = Sala Kworum
location-press-room-overlay = Sala konferencyjna
location-presidents-office-overlay = Gabinet Prezydenta
location-administration-overlay = Administracja
location-caprica-overlay = Caprica
location-human-fleet-overlay = Flota ludzi
location-resurrection-ship-overlay = Okręt Zmartwychwstania
location-basestar-bridge = Mostek basestara
location-pegasus-cic = CIC Pegasusa
location-airlock = Śluza
location-main-batteries = Główne baterie
location-engine-room = Maszynownia
location-medical-center = Centrum medyczne
location-resistance-hq = Sztab ruchu oporu
location-detention = Więzienie
location-occupation-authority = Władze okupacyjne
location-breeders-canyon = Kanion Breedera
location-shipyard = Stocznia

## Loyalty cards

loyalty-cylon-draw-treachery = Jesteś Cylonem
loyalty-cylon-draw-treachery-means = Wygrywasz z Cylonami. Ujawnienie: możesz kazać ludziom dobrać karty Zdrady.
loyalty-cylon-draw-treachery-option = Jesteś Cylonem: ludzie dobierają Zdradę
loyalty-cylon-place-centurion = Jesteś Cylonem
loyalty-cylon-place-centurion-means = Wygrywasz z Cylonami. Ujawnienie: możesz wpuścić centuriona na pokład Galactici.
loyalty-cylon-place-centurion-option = Jesteś Cylonem: centurion na pokładzie
loyalty-cylon-lower-jump-track = Jesteś Cylonem
loyalty-cylon-lower-jump-track-means = Wygrywasz z Cylonami. Ujawnienie: możesz cofnąć znacznik floty o 2 pola.
loyalty-cylon-lower-jump-track-option = Jesteś Cylonem: znacznik floty 2 wstecz
loyalty-goal-acquire-power = Cel osobisty: Zdobycie władzy
loyalty-goal-acquire-power-means = Liczy się jako „Nie jesteś Cylonem”. Akcja przy 2 pozycjach lub więcej: pokaż tę kartę. Niepokazana na koniec: żywność −1.
loyalty-goal-devastation = Cel osobisty: Spustoszenie
loyalty-goal-devastation-means = Liczy się jako „Nie jesteś Cylonem”. Akcja, gdy Admirał nie ma już broni nuklearnej: pokaż tę kartę. Niepokazana na koniec: morale −1.
loyalty-goal-political-intrigue = Cel osobisty: Intryga polityczna
loyalty-goal-political-intrigue-means = Liczy się jako „Nie jesteś Cylonem”. Akcja, gdy Prezydent jest w Areszcie: pokaż tę kartę. Niepokazana na koniec: żywność −1.
loyalty-goal-sacrifice = Cel osobisty: Poświęcenie
loyalty-goal-sacrifice-means = Liczy się jako „Nie jesteś Cylonem”. Akcja przy 6 lub więcej viperach uszkodzonych albo zniszczonych: pokaż tę kartę. Niepokazana na koniec: paliwo −1.
loyalty-goal-self-destruction = Cel osobisty: Samozagłada
loyalty-goal-self-destruction-means = Liczy się jako „Nie jesteś Cylonem”. Akcja w Areszcie albo Ambulatorium: pokaż tę kartę. Niepokazana na koniec: morale −1.
loyalty-goal-selfish = Cel osobisty: Egoizm
loyalty-goal-selfish-means = Liczy się jako „Nie jesteś Cylonem”. Akcja: odrzuć karty umiejętności o łącznej sile 20 i pokaż tę kartę. Niepokazana na koniec: paliwo −1.
loyalty-goal-stand-and-fight = Cel osobisty: Stanąć do walki
loyalty-goal-stand-and-fight-means = Liczy się jako „Nie jesteś Cylonem”. Akcja przy 10 lub więcej raiderach na planszy głównej: pokaż tę kartę. Niepokazana na koniec: populacja −1.
loyalty-goal-use-caution = Cel osobisty: Ostrożność
loyalty-goal-use-caution-means = Liczy się jako „Nie jesteś Cylonem”. Akcja po skoku o dystansie 1: pokaż tę kartę. Niepokazana na koniec: populacja −1.
loyalty-final-five-execute-looker = Ostatnia Piątka: Kto patrzy, ginie w egzekucji
loyalty-final-five-execute-looker-means = Liczy się jako „Nie jesteś Cylonem”. Jeśli obejrzy ją inny gracz, ginie w egzekucji.
loyalty-final-five-activate-ships = Ostatnia Piątka: Działają statki Cylonów
loyalty-final-five-activate-ships-means = Liczy się jako „Nie jesteś Cylonem”. Jeśli obejrzy ją inny gracz: działają raidery, basestary i ciężkie raidery.
loyalty-final-five-damage-galactica = Ostatnia Piątka: 2 uszkodzenia Galactici
loyalty-final-five-damage-galactica-means = Liczy się jako „Nie jesteś Cylonem”. Jeśli obejrzy ją inny gracz: 2 uszkodzenia Galactici.
loyalty-final-five-execute-owner = Ostatnia Piątka: Giniesz w egzekucji
loyalty-final-five-execute-owner-means = Liczy się jako „Nie jesteś Cylonem”. Jeśli obejrzy ją inny gracz: giniesz w egzekucji, a wszyscy inni odrzucają losowo po 2 karty.
loyalty-final-five-brig-looker = Ostatnia Piątka: Kto patrzy, trafia do Aresztu
loyalty-final-five-brig-looker-means = Liczy się jako „Nie jesteś Cylonem”. Jeśli obejrzy ją inny gracz, trafia do Aresztu.
loyalty-mutineer = Jesteś buntownikiem
loyalty-mutineer-means = Pokaż tę kartę od razu. Dobierz 1 kartę Buntu i jeszcze 1 w swojej turze przy symbolu skoku. Możesz mieć 2.

## Cards that players hold, by kind

held-mutiny = Bunt
held-motive = Motyw
your-mutiny = Twoje karty Buntu
your-motive = Twoje karty Motywu
held-mutiny-armed-resistance = Zbrojny opór
held-mutiny-armed-resistance-does = Admirał trafia do Ambulatorium. Obejrzyj wierzchni kryzys, na wierzch albo na spód talii.
held-mutiny-assume-command = Przejęcie dowodzenia
held-mutiny-assume-command-does = Mając 5 lub więcej kart, poza Aresztem: odrzuć 5 i weź pozycję Admirała.
held-mutiny-bait-and-switch = Sprytna podmiana
held-mutiny-bait-and-switch-does = Dobierz 2 karty umiejętności dowolnych rodzajów. Wtasuj 2 karty Zdrady do talii Przeznaczenia.
held-mutiny-betrayal-of-trust = Nadużyte zaufanie
held-mutiny-betrayal-of-trust-does = Dobierz 2 × Zdrada. Obejrzyj wierzchni punkt docelowy, na wierzch albo na spód talii.
held-mutiny-blackmail = Szantaż
held-mutiny-blackmail-does = Jeśli Prezydentem jest ktoś inny z 3 lub więcej kartami: weź losowo 3 z nich.
held-mutiny-clipped-wings = Podcięte skrzydła
held-mutiny-clipped-wings-does = Wszystkie vipery z przestrzeni do Rezerwy; napraw wszystkie uszkodzone. Dobierz 2 × Zdrada.
held-mutiny-controversial-speech = Kontrowersyjna przemowa
held-mutiny-controversial-speech-does = Rzut: 6–8, morale +1 i karta jest usuwana z gry. Inaczej każdy gracz dobiera 1 × Zdrada.
held-mutiny-feed-the-people = Nakarmić ludzi
held-mutiny-feed-the-people-does = Znacznik floty cofa się o 2 pola. Żywność +1. Karta jest usuwana z gry.
held-mutiny-impeachment = Odsunięcie od władzy
held-mutiny-impeachment-does = Mając 5 lub więcej kart: odrzuć 5 i weź pozycję Prezydenta.
held-mutiny-make-a-deal = Układ
held-mutiny-make-a-deal-does = Przenieś postać z Aresztu na dowolny obszar Galactici. Potem wybierz gracza, który dobiera 1 kartę Buntu.
held-mutiny-necessary-risk = Konieczne ryzyko
held-mutiny-necessary-risk-does = Żywność +1. Wybierz pole: ustaw tam 1 basestara i 3 raidery. Karta jest usuwana z gry.
held-mutiny-panic = Panika
held-mutiny-panic-does = Ustaw 1 statek cywilny z tyłu. Aktywuj 1 nieobsadzonego vipera.
held-mutiny-peaceful-resistance = Pokojowy opór
held-mutiny-peaceful-resistance-does = Trafiasz do Ambulatorium. Rzut: 1–4, Admirał trafia do Aresztu.
held-mutiny-ruined-reputation = Zszargana reputacja
held-mutiny-ruined-reputation-does = Wybierz człowieka: dobiera 2 karty umiejętności dowolnych rodzajów. Rzut: 1–4, trafia do Aresztu.
held-mutiny-scavenging-for-parts = Szukanie części
held-mutiny-scavenging-for-parts-does = Uszkodzenie Galactici. Wtasuj 1 statek cywilny z przestrzeni do puli.
held-mutiny-selfish-act = Samolubny czyn
held-mutiny-selfish-act-does = Dobierz 2 karty umiejętności, potem 1 kartę Buntu.
held-mutiny-send-a-message = Wyraźny sygnał
held-mutiny-send-a-message-does = Uszkodzenie Galactici. Zaatakuj centuriona: rzut +2.
held-mutiny-set-the-agenda = Dyktowanie planu
held-mutiny-set-the-agenda-does = Jeśli Prezydentem jest ktoś inny: dobiera 2 karty Kworum, a ty kładziesz 2 z jego ręki na spód talii.
held-mutiny-the-strong-survive = Silni przetrwają
held-mutiny-the-strong-survive-does = Zniszcz 1 statek cywilny z puli. Znacznik floty przesuwa się o 1 pole. Karta jest usuwana z gry.
held-mutiny-unauthorized-usage = Nieautoryzowane użycie
held-mutiny-unauthorized-usage-does = Użyj 1 żetonu broni nuklearnej Admirała przeciw basestarowi. Potem wszystkie i ta karta są usuwane z gry.
held-mutiny-violent-protest = Gwałtowny protest
held-mutiny-violent-protest-does = Dobierz 2 × Polityka. Prezydent trafia do Ambulatorium.
held-mutiny-weapons-armed = Uzbrojenie gotowe
held-mutiny-weapons-armed-does = Wymień 1 raptora z Rezerwy na 1 raptora szturmowego. Każdy basestar wysyła 2 raidery.
held-motive-keep-them-docile = Trzymać w ryzach
held-motive-keep-them-docile-does = Ludzie. Na koniec: żywność 4 lub mniej.
held-motive-pressure-their-leaders = Nacisk na przywódców
held-motive-pressure-their-leaders-does = Ludzie. Na koniec: morale 5 lub mniej.
held-motive-learn-to-cherish = Nauka szacunku
held-motive-learn-to-cherish-does = Ludzie. Na koniec: populacja 6 lub mniej.
held-motive-improve-efficiency = Większa wydajność
held-motive-improve-efficiency-does = Ludzie. Na koniec: na twojej ręce co najmniej 1 × Polityka, 1 × Taktyka i 1 × Technika.
held-motive-remove-the-threat = Usunąć zagrożenie
held-motive-remove-the-threat-does = Ludzie. Na koniec: co najmniej 4 vipery uszkodzone albo zniszczone.
held-motive-end-the-chase = Koniec pościgu
held-motive-end-the-chase-does = Ludzie. W każdej chwili: uszkodzona Kontrola FTL albo Kajuta Admirała.
held-motive-make-an-ally = Zyskać sojusznika
held-motive-make-an-ally-does = Ludzie. W każdej chwili: inny gracz jest w Areszcie, a ty masz kartę Buntu.
held-motive-harvest-their-resources = Zbierać ich zasoby
held-motive-harvest-their-resources-does = Cyloni. Na koniec: żywność 2 lub więcej.
held-motive-a-false-sense-of-security = Złudne poczucie bezpieczeństwa
held-motive-a-false-sense-of-security-does = Cyloni. Na koniec: morale 3 lub więcej.
held-motive-subjects-for-study = Obiekty badań
held-motive-subjects-for-study-does = Cyloni. Na koniec: populacja 4 lub więcej.
held-motive-fight-with-honor = Walka z honorem
held-motive-fight-with-honor-does = Cyloni. Na koniec: na twojej ręce co najmniej 3 × Zdrada.
held-motive-savor-their-demise = Smak ich zagłady
held-motive-savor-their-demise-does = Cyloni. Na koniec: dystans 7 lub więcej.
held-motive-no-unnecessary-force = Bez zbędnej siły
held-motive-no-unnecessary-force-does = Cyloni. W każdej chwili: dystans 5 lub więcej i żadnego centuriona na pokładzie.
held-motive-a-justified-response = Słuszna odpowiedź
held-motive-a-justified-response-does = Cyloni. W każdej chwili: znacznik floty na niebieskim polu, na planszy głównej żadnych raiderów, ciężkich raiderów i basestarów.

## Characters that cannot be chosen

not-offered-same-person = Ktoś już gra tą postacią na innej karcie.
not-offered-one-leader = Wystarczy jeden przywódca Cylonów.
not-offered-no-leader = Przy 3 graczach nie ma przywódcy Cylonów.
not-offered-leader-needed = Przy 7 graczach potrzebny jest przywódca Cylonów.

## Korekty

source-ally = Sojusznik
eliminated-legend = Proces
eliminated-plays = Gra dalej
eliminated-out = Poza grą
leader-legend = Przywódca Cylonów
leader-among-cylons = Po stronie Cylonów
leader-among-humans = Infiltruje
miracles-legend = Żetony cudu

# Super Crises of a revealed Cylon.
held-super-crisis-demand-peace-manifesto = Żądanie manifestu pokoju
held-super-crisis-demand-peace-manifesto-does = Admirał wybiera: morale −1 i 2 uszkodzenia Galactici albo Prezydent i Admirał odrzucają wszystkie karty z ręki.
held-super-crisis-footage-transmitted = Nadane nagrania
held-super-crisis-footage-transmitted-does = Test 17: Polityka, Zdolności przywódcze, Taktyka. Sukces: każdy dobiera 1 × Zdrada. Poniżej 17: ujawnieni Cyloni po 2. Poniżej 12: także Superkryzys.
held-super-crisis-psychological-warfare = Wojna psychologiczna
held-super-crisis-psychological-warfare-does = Prezydent wybiera: morale −1 i każdy wymienia 2 karty na 2 × Zdrada albo ujawnieni Cyloni dobierają po 2, a talia Przeznaczenia to 6 × Zdrada.
held-super-crisis-the-farm = Farma
held-super-crisis-the-farm-does = Test 15: Taktyka, Technika. Poniżej 15: żywność −1. Poniżej 8: też populacja −1 i ludzie nie używają zdolności „raz na grę”.
held-super-crisis-fighting-blind = Walka na oślep
held-super-crisis-fighting-blind-does = CAG wybiera: 2 centuriony na pokładzie albo egzekucja CAG.
held-super-crisis-fire-all-missiles = Salwa ze wszystkich wyrzutni
held-super-crisis-fire-all-missiles-does = Test 22: Taktyka, Pilotaż. Porażka: strata 2 statków cywilnych. Konsekwencja: 2 uszkodzenia Galactici.
held-super-crisis-human-prisoner = Ludzki jeniec
held-super-crisis-human-prisoner-does = Test 18: Zdolności przywódcze, Taktyka. Porażka: bierzesz wszystkie karty umiejętności człowieka, a on trafia do Ambulatorium.

# Destinations.
destination-a-civilian-convoy = Cywilny konwój
destination-a-civilian-convoy-does = Paliwo −3, populacja +1. Admirał może wziąć morale −1 za paliwo +1.
destination-binary-star = Gwiazda podwójna
destination-binary-star-does = Paliwo −1. Przybywa 1 statek cywilny z przodu i 1 z tyłu.
destination-gas-cloud = Chmura gazu
destination-gas-cloud-does = Bez paliwa. Admirał może obejrzeć 3 wierzchnie kryzysy i odłożyć je na wierzch albo na spód.
destination-misjump = Chybiony skok
destination-misjump-does = Bez straty paliwa. Strata 1 statku cywilnego. Dobierany jest inny punkt docelowy.
destination-algae-planet = Planeta glonów
destination-algae-planet-does = Paliwo −1. Żywność +1.
destination-cylon-raiders = Raidery Cylonów
destination-cylon-raiders-does = Paliwo −2. Przybywają 3 raidery z tyłu.
destination-derelict-basestar = Porzucony basestar
destination-derelict-basestar-does = Paliwo −1. Przybywają 2 statki cywilne z tyłu i uszkodzony basestar z przodu.
destination-dying-star = Umierająca gwiazda
destination-dying-star-does = Paliwo −1. Uszkodzenie Galactici.
destination-gas-giant = Gazowy olbrzym
destination-gas-giant-does = Bez paliwa. Admirał może stracić vipera za paliwo +1.
destination-lions-head-nebula = Mgławica Głowa Lwa
destination-lions-head-nebula-does = Paliwo −4. Potem znacznik floty przesuwa się o 2 pola.
destination-radioactive-cloud = Radioaktywny obłok
destination-radioactive-cloud-does = Paliwo −1, populacja −1.
log-basestar-removed = Basestar schodzi z planszy, { $area }
log-hand-now = { $player }: na ręce teraz { $cards ->
    [one] 1 karta umiejętności
    [few] { $cards } karty umiejętności
    [many] { $cards } kart umiejętności
   *[other] { $cards } kart umiejętności
 }
effect-draw-like = { $you ->
    [who] Dobierasz
   *[other] { $who } dobiera
 } { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
 } z rodzajów ({ $like })
effect-give-cards = { $you ->
    [who] Oddajesz
   *[other] { $who } oddaje
 } { $count ->
    [one] 1 kartę umiejętności
    [few] { $count } karty umiejętności
    [many] { $count } kart umiejętności
   *[other] { $count } kart umiejętności
 } → { $to }
effect-swap-hands = { $you ->
    [who] Zamieniasz
   *[other] { $who } zamienia
 } wszystkie karty umiejętności z graczem: { $with }
effect-look-at-quorum = { $you ->
    [who] Oglądasz
   *[other] { $who } ogląda
 } wierzchnie karty Kworum ({ $cards }): wracają w dowolnej kolejności
effect-activate-human-locations = { $count ->
    [one] Użyj z dowolnego miejsca 1 nieuszkodzonego obszaru, ale nie obszaru Cylonów
    [few] Użyj z dowolnego miejsca { $count } różnych nieuszkodzonych obszarów, ale nie obszarów Cylonów
    [many] Użyj z dowolnego miejsca { $count } różnych nieuszkodzonych obszarów, ale nie obszarów Cylonów
   *[other] Użyj z dowolnego miejsca { $count } różnych nieuszkodzonych obszarów, ale nie obszarów Cylonów
 }
effect-activate-locations = { $count ->
    [one] Użyj z dowolnego miejsca 1 nieuszkodzonego obszaru
    [few] Użyj z dowolnego miejsca { $count } różnych nieuszkodzonych obszarów
    [many] Użyj z dowolnego miejsca { $count } różnych nieuszkodzonych obszarów
   *[other] Użyj z dowolnego miejsca { $count } różnych nieuszkodzonych obszarów
 }
effect-activate-planned = Użyj z dowolnego miejsca Dowództwa, Zbrojowni, Kontroli uzbrojenia albo Łączności, nawet po uszkodzeniu
effect-exchange-any = { $you ->
    [who] Odrzucasz dowolnie wiele kart umiejętności i dobierasz
   *[other] { $who } odrzuca dowolnie wiele kart umiejętności i dobiera
 } tyle samo jednego rodzaju
effect-destroy-here = Na własnym polu zniszczone: raidery ({ $raiders }), ciężkie raidery ({ $heavy }), basestar albo statek cywilny
effect-remove-basestar = 1 basestar schodzi z planszy
not-offered-too-far-to-jump = Tylko do dystansu 6.
not-offered-is-admiral = Ma już pozycję Admirała.
not-offered-not-infiltrating = Tylko w czasie infiltracji.
not-offered-not-in-brig = Tylko z Aresztu.
not-offered-from-brig = Nie z Aresztu.
not-offered-vengeful = Helena Cain nie używa Kontroli FTL ani Maszynowni.
not-offered-conflicted = „Caprica” Six płaci za to 1 kartę umiejętności, a ręka jest pusta.
not-offered-specialized = Doc Cottle nie używa akcji kart Techniki.
not-offered-reluctant = Louis Hoshi płaci za to drugą kartę umiejętności.
not-offered-spiritual = Gaius Baltar ujawnia się tylko w Areszcie.
not-offered-no-force = Nie ma tu sił okupacyjnych.
not-offered-not-back = Galactica jeszcze nie wróciła.
not-offered-back = Galactica wróciła: znacznik floty już się nie rusza.
not-offered-no-locked = Żaden statek nie jest zablokowany.
not-offered-no-prepared = Żaden statek nie jest gotowy.
not-offered-no-ship-to-move = Żadnego statku nie można przygotować ani ewakuować.
not-offered-no-jump = Z Nowej Caprici prowadzi tylko ostatni skok Admirała.
not-offered-not-on-new-caprica = Postaci nie ma na Nowej Caprice.
not-offered-in-detention = Z Więzienia nikt nie wychodzi ruchem.
not-offered-clouded = Leoben Conoy nie wybiera obszaru z inną postacią.
not-offered-heretic = Odejście kosztuje D’Annę Biers 1 Superkryzys, a nie ma żadnego.
option-go-for-super-crisis = { $location } (1 Superkryzys)
option-go-for-both = { $location } (1 Superkryzys, 1 karta umiejętności)
not-offered-all-basestars = Wszystkie basestary są na planszy.
not-offered-spare-basestar = Tylko gdy wszystkie basestary są na planszy.
ask-activate-elsewhere = { $player }: którego obszaru używasz? Zostało: { $count }
ask-exchange-any = { $player }: ile kart umiejętności wymieniasz na jeden rodzaj?
ask-destroy-here = { $player }: co zniszczyć?
ask-remove-basestar = { $player }: którego basestara usunąć?
effect-uses = Użyj: { $ability }
effect-more-actions = { $count ->
    [one] 1 akcja więcej
    [few] { $count } akcje więcej
    [many] { $count } akcji więcej
   *[other] { $count } akcji więcej
 }
effect-brig-at-end = { $you ->
    [who] Trafiasz
   *[other] { $who } trafia
 } do Aresztu na koniec tury
effect-lend-title = { $you ->
    [who] Masz
   *[other] { $who } ma
 } do końca tury pozycję: { $title }
effect-return-title = Pozycja wraca
effect-spare = { $resource }: najbliższa strata w tej turze mniejsza o 1
effect-take-random-card = { $you ->
    [who] Bierzesz
   *[other] { $who } bierze
 } losową kartę umiejętności z ręki ({ $from })
log-brig-at-end = { $player } trafia do Aresztu na koniec tury
log-spared = { $resource }: najbliższa strata w tej turze mniejsza o 1
log-jump-icon-added = Następny kryzys w tej turze liczy się jak z symbolem skoku
attack-pegasus-cic = CIC Pegasusa → basestar, { $area }
attack-main-batteries = Główne baterie → { $area }
action-pegasus-cic = CIC Pegasusa
action-main-batteries = Główne baterie
hit-pegasus-damaged = uszkodzenie Pegasusa
hit-civilian-destroyed = zniszczenie 1 statku cywilnego, jeśli tam jest
hit-own-viper-damaged = uszkodzenie 1 vipera, jeśli tam jest
hit-two-raiders-destroyed = zniszczenie do 2 raiderów
hit-four-raiders-destroyed = zniszczenie do 4 raiderów
ask-cic-target = Którego basestara { $you ->
    [player] wybierasz
   *[other] wybiera { $player }
 }?
attack-nuke-area = Broń nuklearna, { $area }
hit-area-destroyed = wszystkie statki tam zniszczone, nasze też
ask-nuke-area = Na którym polu { $you ->
    [player] używasz
   *[other] { $player } używa
 } broni nuklearnej?
ask-nuked-basestar = W którego basestara { $you ->
    [player] trafiasz
   *[other] trafia { $player }
 } bronią nuklearną?
ask-batteries-target = W które pole { $you ->
    [player] strzelasz
   *[other] strzela { $player }
 }?
option-basestar = Basestar, { $area }
option-damaged-basestar = Basestar, { $area }: { $tokens }
log-loss-spared = Strata mniejsza o 1
log-title-lent = { $title } do końca tury, potem z powrotem: { $player }
not-offered-two-cards-needed = Mniej niż 2 karty umiejętności na ręce.
not-offered-is-president = Ma już pozycję Prezydenta.
not-offered-amoral = Tory Foster bierze pierwszą opcję.
ask-go-among-cylons = { $player }: który obszar Cylonów?
effect-go-among-cylons = { $you ->
    [who] Idziesz
   *[other] { $who } idzie
 } na obszar Cylonów
option-ftl-operator = { $player }: Operator FTL, powtórz rzut
option-longshot = { $player }: Szczęśliwy rzut, { $face }
option-hotshot = { $player }: As przestworzy, karta o sile { $strength }
option-different-path = { $player }: Inna droga
option-learn-for-check = { $player }: Pojętność, 3 karty z talii do testu
option-learn-for-hand = { $player }: Pojętność, 3 karty z talii na rękę
ask-human-delusion = { $player }: Ludzka iluzja, ile kart trafia do testu?
ask-quick-fix = { $player }: Doraźna naprawa, którą kartę testu odrzucasz?
option-quick-fix-total = Odrzuć 1 kartę, potem podaj nową sumę
option-quick-fix-none = Nie odrzucaj kart
ask-face-up = { $player }: która z dołożonych kart leży odkryta?
effect-face-up = { $player } kładzie 1 z dołożonych kart odkrytą
ask-for-love = { $player }: Z miłości, kto odrzuca 1 kartę mniej za 1 kartę Zdrady?
ask-escort = { $player }: Eskorta, zniszczyć vipera zamiast statku cywilnego? ({ $area })
option-turn-up = Odkryj statek
ask-swap-civilian = { $player }: który statek cywilny wymienić na nowy?
effect-swap-civilian = { $you ->
    [who] Możesz
   *[other] { $who } może
 } wymienić 1 statek cywilny na nowy z puli
ask-fly-anywhere = { $you ->
    [player] Możesz
   *[other] { $player } może
 } polecieć na dowolne pole
ask-place-reserves = { $you ->
    [player] Ustawiasz
   *[other] { $player } ustawia
 } vipery z Rezerwy
ask-activate-one = { $you ->
    [player] Aktywujesz
   *[other] { $player } aktywuje
 } jednego vipera: { $left ->
    [one] jeszcze raz
    [few] do { $left } razy
    [many] do { $left } razy
   *[other] do { $left } razy
 }
option-place-kind = { $kind }: ustaw, { $area }
effect-build-assault-raptor = Kosztem raptora z Rezerwy powstaje raptor szturmowy
effect-activate-one = { $you ->
    [who] Aktywujesz
   *[other] { $who } aktywuje
 } 1 nieobsadzonego vipera do { $count } razy
effect-attack-here = { $you ->
    [who] Możesz
   *[other] { $who } może
 } potem raz tam zaatakować
effect-launch = Każdy basestar wysyła { $count }: { $piece }
effect-cease-fire = Do końca tury żaden statek Cylonów nie startuje i nie działa
effect-fly-anywhere = { $you ->
    [who] Możesz
   *[other] { $who } może
 } polecieć na dowolne pole
effect-place-reserves = { $you ->
    [who] Ustawiasz
   *[other] { $who } ustawia
 } do { $count } viperów z Rezerwy przy pilocie; są aktywowane
log-ceased-fire = Do końca tury żaden statek Cylonów nie startuje i nie działa
log-held-fire = Żaden statek Cylonów nie działa: Negocjacje
effect-look-at-civilians = { $you ->
    [who] Oglądasz
   *[other] { $who } ogląda
 } wszystkie statki cywilne na planszy
effect-look-at-two = Obejrzyj 2 wierzchnie karty Kryzysów albo Punktów docelowych; każdą na wierzch albo na spód
option-one-on-top = Karta { $number }: na wierzch talii
option-one-under = Karta { $number }: na spód talii
effect-share-quorum = Dobierz 2 karty Kworum: 1 dla Prezydenta, drugą zagraj albo odrzuć
effect-share-quorum-of = { $you ->
    [who] Dobierasz
   *[other] { $who } dobiera
 } 2 karty Kworum: 1 dla Prezydenta, druga zostaje zagrana albo odrzucona
option-discard-quorum = Odrzuć drugą kartę
ask-give-mutiny = { $player }: którą kartę Buntu dostaje { $to }?
ask-play-drawn-mutiny = { $player }: którą z dobranych kart Buntu zagrywasz?
effect-give-mutiny = Obejrzyj 2 wierzchnie karty Buntu: 1 dostaje { $player }, druga na spód talii
effect-abuse-power = { $you ->
    [who] Dobierasz
   *[other] { $who } dobiera
 } karty Buntu ({ $cards }): 1 zagrana, pozostałe na spód talii
log-mutiny-given = { $player } → { $to }: 1 karta, { $kind }

opened-card-cylon-draw-treachery = Cylon: każe ludziom dobrać karty Zdrady
opened-card-cylon-place-centurion = Cylon: wpuszcza centuriona na pokład
opened-card-cylon-lower-jump-track = Cylon: cofa znacznik floty
opened-card-mutineer = Buntownik
opened-neither = Nie wygrywa z żadną ze stron
opened-none-revealed = żadnego ujawnionego Motywu
opened-unrevealed = nieujawnione: { $cards }
opened-leader-cylons = Przywódca Cylonów: wygrywa z Cylonami
opened-leader-humans = Przywódca Cylonów: wygrywa z ludźmi
opened-lost = Poza grą: przegrywa, ktokolwiek wygra
mutiny-hold = Przytrzymaj, żeby zagrać kartę Buntu
motive-hold = Przytrzymaj, żeby ujawnić kartę Motywu { $number }
check-reckless = Lekkomyślny test

board-new-caprica = Nowa Caprica
ask-evacuate = { $player }: gdzie trafia ewakuowany statek cywilny?
ask-go-aboard = { $player }: wejść na pokład Galactici?
ask-activate-force = { $player }: który oddział okupacyjny się rusza?
ask-destroy-force = { $player }: gdzie ginie oddział okupacyjny?
ask-leave-detention = { $player } może opuścić Więzienie. Dokąd?
ask-reveal-stacked = Statek cywilny na Nowej Caprice zniszczony. Co na nim jest?
option-forces-at = { $location } ({ $count })
option-firepower = { $player }: odrzuć Maksymalną siłę ognia, powtórz rzut
option-act-attack-forces = Zaatakuj tutejsze siły okupacyjne
option-act-detain = Zatrzymaj tu człowieka
option-act-final-jump = Rozkaż ostatni skok
option-act-hand-on-cag = Aktywuj 1 nieobsadzonego vipera, oddaj pozycję CAG
option-act-lead-flight = Aktywuj 1 nieobsadzonego vipera, potem jeszcze akcja
effect-if-on-new-caprica = Tylko jeśli { $who } jest na Nowej Caprice:
effect-prepare = Wierzchni zablokowany statek staje się gotowy
effect-place-forces = Władze okupacyjne: { $count ->
    [one] 1 nowy oddział okupacyjny
    [few] { $count } nowe oddziały okupacyjne
    [many] { $count } nowych oddziałów okupacyjnych
   *[other] { $count } nowych oddziałów okupacyjnych
 }
effect-destroy-forces = Zniszczone oddziały okupacyjne: { $count }
effect-lose-stacked = Ginie wierzchni zablokowany statek, a jeśli go nie ma, wierzchni gotowy
effect-skip-prepare = W tej turze bez Fazy przygotowania do skoku
effect-look-at-locked = { $who }: obejrzyj wierzchni zablokowany statek
effect-locked-under = Trafia pod inne zablokowane statki
effect-evacuate = Wierzchni gotowy statek zostaje ewakuowany
effect-go-aboard = { $who }: może przejść na obszar Galactici
effect-activate-force = { $who }: aktywuj 1 oddział okupacyjny
effect-activate-forces = { $who }: aktywuj wszystkie oddziały okupacyjne
effect-leave-detention = { $who }: może przejść z Więzienia na inny obszar Nowej Caprici
log-new-caprica = Flota jest na Nowej Caprice. Zablokowane statki: { $ships }
log-ship-prepared = Statek { $ship } jest gotowy
log-ship-evacuated = Statek { $ship } ewakuowany: { $area }
log-ship-under = Statek { $ship } trafia pod inne zablokowane
log-stacked-lost = Statek zniszczony na Nowej Caprice: { $kind }
log-forces-placed = Siły okupacyjne: { $count }, { $location }
log-forces-moved = Ruch sił okupacyjnych: { $count } → { $location }
log-forces-left = Oddziały okupacyjne opuszczają Stocznię: { $count }
log-forces-destroyed = Zniszczone oddziały okupacyjne: { $count }, { $location }
log-unprepared = W tej turze bez Fazy przygotowania do skoku
log-return = Galactica wróciła
log-last-jump = { $player }: rozkaz ostatniego skoku

# Co jest narysowane z Nowej Capriki.
planet-away = Galactica jest daleko
planet-away-note = Przestrzeń jest poza grą, dopóki Galactica nie wróci.
planet-back = Galactica jest na orbicie
planet-orbiting = Na orbicie
planet-forces = Siły okupacyjne
planet-forces-at = Siły okupacyjne, { $location }: { $count }
planet-beside = { $count } obok planszy
planet-stacks = Statki cywilne na Nowej Caprice
planet-locked = Zablokowane
planet-prepared = Gotowe
planet-stacked = zablokowane: { $locked }, gotowe: { $prepared }
planet-orbit = Powrót Galactici
planet-returns = { $count } do powrotu
planet-mark = Wraca

mission-attack-on-the-colony = Atak na Kolonię
mission-cylon-civil-war = Wojna domowa Cylonów
mission-destroy-the-hub = Zniszczyć centrum
mission-digging-up-the-past = Odkopać przeszłość
mission-needs-of-the-people = Potrzeby ludu
mission-rescue-hera = Uratować Herę
mission-the-red-stripes = Czerwone pasy
mission-the-search-for-home = W poszukiwaniu domu
location-demetrius-bridge = Mostek
location-tactical-plot = Mapa taktyczna
location-captains-cabin = Kajuta kapitana
location-hybrid-tank = Zbiornik hybrydy
location-datastream = Strumień danych
location-raider-bay = Hangar raiderów
location-hub-destroyed = Zniszczone centrum
board-demetrius = Demetrius
board-rebel-basestar = Zbuntowany basestar
board-short-rebel-basestar = Rebelia
not-offered-mission-active = Jedna misja jest już aktywna.
not-offered-no-toll = Kosztuje 1 żeton cudu albo 1 kartę Superkryzysu.
not-offered-three-cards = Mniej niż 3 karty umiejętności na ręce.
not-offered-rebel-of-humans = Zbuntowany basestar stoi po stronie ludzi.
not-offered-rebel-of-cylons = Zbuntowany basestar stoi po stronie Cylonów.
ask-mission = { $player }: którą misję odkryto?
ask-raider-bay = { $player }: na którym polu pojawiają się statki?
option-mission = { $mission }
effect-clear-ships = Z planszy schodzą wszystkie { $piece }
effect-clear-centurions = Wszystkie centuriony schodzą z pokładu
effect-leave-game = Poza grę: { $piece } ({ $count })
effect-miracle-for-all = Każdy człowiek bez żetonu cudu dostaje 1
effect-mission-down = Zakryj misję; przy następnym skoku wraca do talii
effect-rebel-humans = Zbuntowany basestar dołącza do ludzi
effect-rebel-cylons = Zbuntowany basestar dołącza do Cylonów
effect-destroy-hub = Odwróć nakładkę Cylonów: zniszczone centrum
effect-look-at-mission = { $who }: obejrzyj wierzchnią kartę Misji; na wierzch albo na spód
effect-order-crises = { $who }: obejrzyj { $cards } wierzchnich kart Kryzysów; odłóż na wierzch w dowolnej kolejności
effect-search-skills = { $who }: weź dowolne { $cards } × { $skill } z talii i odrzuconych; resztę przetasuj
effect-raider-bay-raiders = { $who }: umieść { $count ->
    [one] 1 raidera
    [few] { $count } raidery
    [many] { $count } raiderów
   *[other] { $count } raiderów
 } na polu i aktywuj
effect-raider-bay-vipers = { $who }: umieść { $count ->
    [one] 1 nieobsadzonego vipera
    [few] { $count } nieobsadzone vipery
    [many] { $count } nieobsadzonych viperów
   *[other] { $count } nieobsadzonych viperów
 } na polu i aktywuj
effect-shuffle-missions = Przetasuj odrzucone misje w nową talię
log-mission = { $player }: aktywna misja { $mission }
log-mission-down = { $mission }: zakryta
log-mission-beside = { $mission }: obok karty celu
log-mission-discarded = { $mission }: odrzucona
log-mission-back = { $mission }: wtasowana do talii Misji
log-rebel-humans = Zbuntowany basestar dołącza do ludzi
log-rebel-cylons = Zbuntowany basestar dołącza do Cylonów
log-hub-destroyed = Centrum jest zniszczone
log-ships-cleared = { $ship } schodzą z planszy, { $area }: { $count }
log-centurions-cleared = Centuriony schodzą z pokładu: { $count }
log-ships-left-game = Poza grę: { $ship } ({ $count })
log-centurions-left-game = Poza grę: { $count ->
    [one] 1 centurion
    [few] { $count } centuriony
    [many] { $count } centurionów
   *[other] { $count } centurionów
 }

# Co widać z Ziemi.
mission = Misja
mission-active = Aktywna misja
mission-none = Brak
mission-up = Odkryta
mission-down = Zakryta
mission-side = Karta leży
mission-counts = Dystans +{ $distance }
mission-deck = Talia Misji: { $count }
mission-pile = Odrzucone misje: { $count }
mission-beside = Obok karty celu
mission-discard = Stos odrzuconych misji
mission-there = { $mission }: tutaj
mission-no-crisis = W tej turze bez kryzysu
rebel-humans = Ludzie
rebel-cylons = Cyloni
rebel-none = Nie w grze
rebel-side = Po czyjej stronie
hub = Centrum
hub-there = Nienaruszone
hub-destroyed = Zniszczone
out-of-game-count = Poza grą: { $count }
out-of-game-kind = Poza grą: { $kind }
spot-resistance-hq = Sztab ruchu oporu
spot-occupation-authority = Władze okupacyjne
spot-tactical-plot = Mapa taktyczna
spot-captains-cabin = Kajuta
spot-hybrid-tank = Zbiornik hybrydy
spot-datastream = Strumień danych
spot-raider-bay = Hangar raiderów
spot-hub-destroyed = Centrum

held-trauma = Trauma
held-trauma-trauma-benevolent = Życzliwy
held-trauma-trauma-benevolent-does = Na Sojuszniku: górny wynik.
held-trauma-trauma-antagonistic = Wrogi
held-trauma-trauma-antagonistic-does = Na Sojuszniku: dolny wynik.
held-trauma-trauma-disaster = Katastrofa
held-trauma-trauma-disaster-does = Człowiek, który ją dobierze, ginie w egzekucji; Cylon dobiera jeszcze 2.
your-trauma = Twoje żetony traumy
log-trauma-placed = { $location }: zakryty żeton traumy
log-trauma-on-ally = Losowy żeton traumy leży na karcie: { $ally }
log-trauma-taken = { $player } bierze żeton traumy: { $location }
log-trauma-laid = { $player } kładzie żeton traumy na kartę: { $ally }
log-trauma-gone = Żeton traumy odrzucony: { $ally }
log-ally-met = { $player } spotyka: { $ally }, { $trauma }
log-disaster = { $player } pokazuje katastrofę
log-trauma-mixed = Odrzucone żetony traumy wracają do puli
log-centurions-back = Wszystkie centuriony cofają się o 1 pole
log-ally-came = Nowy Sojusznik, { $location }: { $ally }
log-ally-boxed = { $ally } wraca do pudełka
effect-draw-trauma = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 } { $count ->
    [one] 1 żeton traumy
    [few] { $count } żetony traumy
    [many] { $count } żetonów traumy
   *[other] { $count } żetonu traumy
 }
effect-discard-trauma = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } { $count ->
    [one] 1 żeton traumy
    [few] { $count } żetony traumy
    [many] { $count } żetonów traumy
   *[other] { $count } żetonu traumy
 }
effect-discard-random-trauma = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } { $count ->
    [one] losowo 1 żeton traumy
    [few] losowo { $count } żetony traumy
    [many] losowo { $count } żetonów traumy
   *[other] losowo { $count } żetonu traumy
 }
effect-shoot-raiders = Każdy nieobsadzony viper niszczy 1 raidera na swoim polu
effect-centurions-back = Wszystkie centuriony cofają się o 1 pole
effect-draw-loyalty = { $who }: dobierz 1 kartę Lojalności, jeśli dystans to najwyżej { $distance }; najpierw wtasuj 1 „Nie jesteś Cylonem”
effect-move-civilians = { $who }: może przesunąć każdy statek cywilny na sąsiednie pole
effect-take-destiny = { $who }: weź na rękę wierzchnie karty Przeznaczenia: { $cards }
effect-go-anywhere = { $who }: może przejść na dowolny obszar
effect-damage-unmanned = Uszkodzone nieobsadzone vipery w przestrzeni: { $count }
option-ally-first = Najpierw Sojusznik
option-ability-first = Najpierw zdolność
option-trauma-benevolent = Życzliwy
option-trauma-antagonistic = Wrogi
option-trauma-disaster = Katastrofa
ask-go-anywhere = { $player }: dokąd idziesz?
ask-lay-trauma = { $player }: który żeton traumy na Sojusznika?
ask-disasters = { $player }: dobrane żetony traumy: { $tokens }. Ile katastrof?
ask-ally-or-ability = { $player }: najpierw Sojusznik czy zdolność?
ask-meet-ally = { $player }: którego Sojusznika spotykasz?
ask-ally-token = { $player } spotyka: { $ally }. Co pokazuje żeton?
ask-ally-drawn = Dobierzcie kartę Sojusznika. Która to?
ask-ally-drawn-by = { $player }: dobierz kartę Sojusznika. Która to?
ask-replace-ally = Najwięcej traumy wśród Cylonów: kto zastępuje Sojusznika?

## The Crossroads phase

held-crossroads = Rozdroże
your-crossroads = Twoja karta Rozdroża
held-crossroads-disturbing-vision = Niepokojąca wizja
held-crossroads-disturbing-vision-does = Życzliwy: odrzuć 2 żetony traumy i 2 losowe karty umiejętności. Wrogi: każdy gracz po stronie Cylonów dobiera 2 żetony traumy, Admirał ginie w egzekucji.
held-crossroads-miraculous-return = Cudowny powrót
held-crossroads-miraculous-return-does = Życzliwy: morale +1, 1 zniszczony viper wraca do Rezerwy, raidery działają dwa razy. Wrogi: morale −1, strata 1 statku cywilnego z puli, 1 basestar zostaje uszkodzony.
held-crossroads-perjury = Krzywoprzysięstwo
held-crossroads-perjury-does = Życzliwy: odrzuć 2 losowe karty umiejętności; możesz odrzucić 2 żetony traumy. Wrogi: dobierz 2 żetony traumy; możesz dobrać 2 karty umiejętności.
held-crossroads-scanned = Skan
held-crossroads-scanned-does = Życzliwy: morale −1, usuń 4 wybrane raidery. Wrogi: aktywuj raidery, znacznik floty przesuwa się o 1 pole.
held-crossroads-strange-music = Dziwna muzyka
held-crossroads-strange-music-does = Życzliwy: obejrzyj wszystkie karty Lojalności innego gracza, potem odrzuć 1 żeton traumy. Wrogi: wybrany człowiek dobiera 1 kartę Lojalności; każdy gracz po stronie Cylonów dobiera 1 żeton traumy.
held-crossroads-testimony = Zeznanie
held-crossroads-testimony-does = Życzliwy: inny gracz odrzuca 2 losowe karty umiejętności i może odrzucić 2 żetony traumy. Wrogi: inny gracz dobiera 2 karty umiejętności i 2 żetony traumy.
held-crossroads-the-opera-house = Opera
held-crossroads-the-opera-house-does = Życzliwy: dobierz 3 żetony traumy, potem inny gracz dobiera 3. Wrogi: nic.
ask-lay-tokens = Każdy kładzie 1 zakryty żeton traumy przy swojej karcie Rozdroża.
ask-lay-one-trauma = { $player }: który żeton traumy kładziesz przy swojej karcie Rozdroża?
ask-trauma-shown = { $player } pokazuje { $card }. Co jest na żetonie traumy?
ask-crossroads-result = { $player } nie ma żetonu traumy przy karcie „{ $card }”. Który wynik?
ask-crossroads-card = { $player } pokazuje kartę Rozdroża. Którą?
ask-antagonistic-held = { $player } pokazuje wszystkie żetony traumy. Ile jest wrogich?
ask-benevolent-held = { $player } pokazuje wszystkie żetony traumy. Ile jest życzliwych?
ask-eliminate = Remis w procesie. Prezydent wybiera, kto odpada.
ask-damage-basestar = Który basestar zostaje uszkodzony?
option-all-laid = Żetony leżą
effect-act-again = { $ship }: działają jeszcze raz
effect-receive-loyalty = { $who }: wtasuj 1 „Nie jesteś Cylonem” do talii Lojalności i dobierz z niej 1 kartę
effect-return-vipers = Zniszczone vipery wracające do Rezerwy: { $count }
effect-damage-basestar = 1 basestar zostaje uszkodzony
log-crossroads = Zaczyna się faza rozdroża. Znacznik floty wraca na start
log-token-laid = { $player } kładzie zakryty żeton traumy
log-crossroads-benevolent = { $player }: { $card }, wynik życzliwy
log-crossroads-antagonistic = { $player }: { $card }, wynik wrogi
log-trial = Proces: karty Rozdroża, Sojusznicy i ich żetony traumy wychodzą z gry
log-antagonistic-shown = { $player } pokazuje wrogą traumę: { $shown }, liczy się { $left }
log-benevolent-shown = { $player } pokazuje życzliwą traumę: { $shown }, liczy się { $left }
log-eliminated = { $player } odpada z gry
log-crossroads-over = Faza rozdroża się kończy
log-act-again = { $ship }: działają jeszcze raz

## Allies, trauma tokens, Crossroads and who is out, on the pages

ally-named = { $ally } (Sojusznik)
ally-with-trauma = { $ally } (Sojusznik, żeton traumy)
trauma-lies = Żeton traumy
trauma-laid = żeton traumy leży
crossroads-phase = Rozdroże
crossroads-part-battle = Bitwa
crossroads-part-cards = Karty
crossroads-part-trial = Proces
crossroads-card = { $player }: { $card }
crossroads-benevolent = Życzliwy wynik
crossroads-antagonistic = Wrogi wynik
crossroads-disaster = Bez wyniku
eliminated-you = Jesteś poza grą
eliminated-note = Kto odpadł, przegrywa, ktokolwiek wygra. Pozostali grają dalej.
has-trauma = { $cards ->
    [one] 1 żeton traumy
    [few] { $cards } żetony traumy
    [many] { $cards } żetonów traumy
   *[other] { $cards } żetonu traumy
 }
