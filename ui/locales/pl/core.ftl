# What the rules say: names of things, questions, answers, log lines, refusals. The ids are the rules' own.

## Names on the components

resource-fuel = Paliwo
resource-food = Żywność
resource-morale = Morale
resource-population = Populacja

title-president = Prezydent
title-admiral = Admirał
title-cag = CAG

character-william-adama = William Adama
character-saul-tigh = Saul Tigh
character-helo = Karl „Helo” Agathon
character-laura-roslin = Laura Roslin
character-gaius-baltar = Gaius Baltar
character-tom-zarek = Tom Zarek
character-apollo = Lee „Apollo” Adama
character-starbuck = Kara „Starbuck” Thrace
character-boomer = Sharon „Boomer” Valerii
character-galen-tyrol = „Chief” Galen Tyrol

ability-inspirational-leader = Charyzmatyczny przywódca
ability-command-authority = Autorytet dowódcy
ability-cylon-hatred = Nienawiść do Cylonów
ability-declare-martial-law = Stan wojenny
ability-alcoholic = Alkoholik
ability-moral-compass = Kompas moralny
ability-religious-visions = Religijne wizje
ability-skilled-politician = Wprawny polityk
ability-terminal-illness = Śmiertelna choroba
ability-delusional-intuition = Urojona intuicja
ability-cylon-detector = Detektor Cylonów
ability-friends-in-low-places = Przyjaciele z półświatka
ability-unconventional-tactics = Niekonwencjonalna taktyka
ability-cag = CAG
ability-secret-destiny = Ukryte przeznaczenie
ability-insubordinate = Niesubordynacja
ability-recon = Rekonesans
ability-mysterious-intuition = Tajemnicza intuicja
ability-maintenance-engineer = Mechanik pokładowy
ability-blind-devotion = Ślepe oddanie

skill-politics = Polityka
skill-leadership = Zdolności przywódcze
skill-tactics = Taktyka
skill-piloting = Pilotaż
skill-engineering = Technika
skill-treachery = Zdrada

skill-card-consolidate-power = Umocnienie władzy
skill-card-investigative-committee = Komisja śledcza
skill-card-executive-order = Rozkaz wykonawczy
skill-card-declare-emergency = Stan wyjątkowy
skill-card-launch-scout = Wysłanie zwiadowcy
skill-card-strategic-planning = Strategiczne planowanie
skill-card-evasive-maneuvers = Manewr unikowy
skill-card-maximum-firepower = Maksymalna siła ognia
skill-card-repair = Naprawa
skill-card-scientific-research = Badania naukowe

choice-check = test
choice-first = pierwsza opcja
choice-second = druga opcja

location-ftl-control = Kontrola FTL
location-weapons-control = Kontrola uzbrojenia
location-command = Dowództwo
location-communications = Łączność
location-admirals-quarters = Kajuta Admirała
location-research-lab = Laboratorium badawcze
location-hangar-deck = Pokład hangarowy
location-armory = Zbrojownia
location-sickbay = Ambulatorium
location-brig = Areszt
location-press-room = Sala konferencyjna
location-presidents-office = Gabinet Prezydenta
location-administration = Administracja
location-caprica = Caprica
location-cylon-fleet = Flota Cylonów
location-human-fleet = Flota ludzi
location-resurrection-ship = Okręt Zmartwychwstania

area-bow = przód
area-fore-starboard = prawy przód
area-aft-starboard = prawy tył
area-stern = tył
area-aft-port = lewy tył
area-fore-port = lewy przód
area-cylon-fleet-bow = Flota Cylonów, przód
area-cylon-fleet-fore-starboard = Flota Cylonów, prawy przód
area-cylon-fleet-aft-starboard = Flota Cylonów, prawy tył
area-cylon-fleet-stern = Flota Cylonów, tył
area-cylon-fleet-aft-port = Flota Cylonów, lewy tył
area-cylon-fleet-fore-port = Flota Cylonów, lewy przód

loyalty-not-a-cylon = Nie jesteś Cylonem
loyalty-not-a-cylon-means = Wygrywasz z ludźmi, jeśli żadna twoja karta nie mówi inaczej.
loyalty-cylon-damage-galactica = Jesteś Cylonem
loyalty-cylon-damage-galactica-means = Wygrywasz z Cylonami. Ujawnienie: możesz uszkodzić Galacticę.
loyalty-cylon-damage-galactica-option = Jesteś Cylonem: uszkodzenie Galactici
loyalty-cylon-reduce-morale = Jesteś Cylonem
loyalty-cylon-reduce-morale-means = Wygrywasz z Cylonami. Ujawnienie: możesz obniżyć morale.
loyalty-cylon-reduce-morale-option = Jesteś Cylonem: obniżenie morale
loyalty-cylon-send-to-sickbay = Jesteś Cylonem
loyalty-cylon-send-to-sickbay-means = Wygrywasz z Cylonami. Ujawnienie: możesz wysłać postać do Ambulatorium.
loyalty-cylon-send-to-sickbay-option = Jesteś Cylonem: do Ambulatorium
loyalty-cylon-send-to-brig = Jesteś Cylonem
loyalty-cylon-send-to-brig-means = Wygrywasz z Cylonami. Ujawnienie: możesz wysłać postać do Aresztu.
loyalty-cylon-send-to-brig-option = Jesteś Cylonem: do Aresztu
loyalty-sympathizer = Jesteś sympatykiem
loyalty-sympathizer-means = Pokaż tę kartę od razu. O twojej stronie decydują zasoby.

skill-politics-1 = Polityka 1
skill-politics-2 = Polityka 2
skill-politics-3 = Polityka 3
skill-politics-4 = Polityka 4
skill-politics-5 = Polityka 5
skill-leadership-1 = Zdolności przywódcze 1
skill-leadership-2 = Zdolności przywódcze 2
skill-leadership-3 = Zdolności przywódcze 3
skill-leadership-4 = Zdolności przywódcze 4
skill-leadership-5 = Zdolności przywódcze 5
skill-tactics-1 = Taktyka 1
skill-tactics-2 = Taktyka 2
skill-tactics-3 = Taktyka 3
skill-tactics-4 = Taktyka 4
skill-tactics-5 = Taktyka 5
skill-piloting-1 = Pilotaż 1
skill-piloting-2 = Pilotaż 2
skill-piloting-3 = Pilotaż 3
skill-piloting-4 = Pilotaż 4
skill-piloting-5 = Pilotaż 5
skill-engineering-1 = Technika 1
skill-engineering-2 = Technika 2
skill-engineering-3 = Technika 3
skill-engineering-4 = Technika 4
skill-engineering-5 = Technika 5
skill-treachery-1 = Zdrada 1
skill-treachery-2 = Zdrada 2
skill-treachery-3 = Zdrada 3
skill-treachery-4 = Zdrada 4
skill-treachery-5 = Zdrada 5

## Questions and answers

ask-choose-character = { $player } wybiera postać
ask-launch-viper = { $player } startuje w viperze
ask-start = { $player }: gdzie zaczyna twoja postać?
ask-deal-loyalty = Rozdaj karty Lojalności
ask-deal-loyalty-by-hand = { $mutineer ->
    [0] Rozdaj karty Lojalności: { $cylon } × „Jesteś Cylonem”, { $human } × „Nie jesteś Cylonem”
   *[other] Rozdaj karty Lojalności: { $cylon } × „Jesteś Cylonem”, { $human } × „Nie jesteś Cylonem”, 1 × „Jesteś buntownikiem”
 }
ask-read-loyalty = { $player } czyta w tajemnicy
ask-close-reading = { $waiting ->
    [0] Wszyscy przeczytali
    [one] 1 gracz jeszcze czyta
    [few] { $waiting } graczy jeszcze czyta
    [many] { $waiting } graczy jeszcze czyta
   *[other] { $waiting } graczy jeszcze czyta
 }
ask-lay-out-position = Rozłóż planszę tak, jak stoi, i grajcie
ask-take-turn = { $you ->
    [player] Twoja tura
   *[other] Tura: { $player }
 }
ask-take-turn-twice = { $you ->
    [player] Twoja tura
   *[other] Tura: { $player }
 } – dwie akcje
ask-discard-to-limit = { $you ->
    [player] Odrzucasz
   *[other] { $player } odrzuca
 } { $cards ->
    [one] 1 kartę umiejętności
    [few] { $cards } karty umiejętności
    [many] { $cards } kart umiejętności
   *[other] { $cards } kart umiejętności
 }
ask-discard-to-limit-random = { $you ->
    [player] Odrzucasz
   *[other] { $player } odrzuca
 } losowo { $cards ->
    [one] 1 kartę umiejętności
    [few] { $cards } karty umiejętności
    [many] { $cards } kart umiejętności
   *[other] { $cards } kart umiejętności
 }
ask-pick-for-action = { $you ->
    [player] Wybierasz
   *[other] { $player } wybiera
 } gracza: { $action }
ask-granted-action = { $you ->
    [player] Możesz
   *[other] { $player } może
 } teraz działać: { $actions ->
    [one] 1 akcja
    [few] 2 akcje albo ruch i 1 akcja
    [many] 2 akcje albo ruch i 1 akcja
   *[other] 2 akcje albo ruch i 1 akcja
 }
ask-by-hand = { $player }: { $name }
ask-revealed = { $you ->
    [player] Ujawniasz się
   *[other] { $player } ujawnia się
 } jako Cylon
ask-choose-ship = Który okręt otrzymuje uszkodzenie?
ask-draw-damage = Wylosuj żeton uszkodzenia Galactici
ask-draw-either = Wylosuj żeton uszkodzenia: { $ship } albo { $others }
ask-choose-area = Z którego pola raidery działają teraz?
ask-boards-first = { $count ->
    [one] Został 1 centurion. Gdzie jest abordaż?
    [few] Zostały { $count } centuriony. Gdzie jest pierwszy abordaż?
    [many] Zostało { $count } centurionów. Gdzie jest pierwszy abordaż?
   *[other] Zostało { $count } centurionów. Gdzie jest pierwszy abordaż?
 }
ask-choose-viper = Którego vipera atakuje raider? ({ $area })
ask-choose-civilian = Który statek cywilny jest zniszczony? ({ $area })
ask-launch-fewer = Ile wysyła ten basestar? { $ship } ({ $area })
ask-react = { $attack }: { $result }, { $hit }
ask-choose-look = { $you ->
    [player] Podglądasz
   *[other] { $player } podgląda
 } statki cywilne: { $number ->
    [1] pierwszy
   *[other] drugi
 }
ask-move-civilian = { $player }: przesunąć statek { $ship }? ({ $area })
ask-reveal-civilian = Odwróć statek cywilny. Co to było? ({ $area })
ask-draw-basestar-damage = Wylosuj żeton uszkodzenia basestara, { $area }
ask-place-ship = Za mało: { $piece } (zostaje { $left }). Gdzie trafi następny?
ask-alert-pilot = { $you ->
    [player] Możesz
   *[other] { $player } może
 } pilotować nowego vipera

ask-activate-viper = { $you ->
    [player] Aktywujesz
   *[other] { $player } aktywuje
 } vipery: { $left ->
    [one] jeszcze 1 aktywacja
    [few] { $left } aktywacje
    [many] { $left } aktywacji
   *[other] { $left } aktywacji
 }
ask-own-viper = { $you ->
    [player] Pilotujesz
   *[other] { $player } pilotuje
 }: lot albo atak
ask-own-viper-escorts = { $you ->
    [player] Pilotujesz
   *[other] { $player } pilotuje
 }: lot, atak albo eskorta
ask-maximum-firepower = { $you ->
    [player] Atakujesz
   *[other] { $player } atakuje
 }: { $left ->
    [one] jeszcze raz
    [few] do { $left } razy
    [many] do { $left } razy
   *[other] do { $left } razy
 }
ask-recall-viper = Rezerwa jest pusta. Którego vipera { $you ->
    [player] cofasz
   *[other] cofa { $player }
 }?
ask-weapons-target = Do czego { $you ->
    [player] strzelasz
   *[other] strzela { $player }
 }?
ask-nuke-target = Przeciw któremu basestarowi { $you ->
    [player] używasz
   *[other] { $player } używa
 } broni nuklearnej?
ask-armory-target = Którego centuriona { $you ->
    [player] atakujesz
   *[other] atakuje { $player }
 }?
ask-name-crisis = { $player }: jaki to kryzys?
ask-play-held = { $player }: którą kartę zagrywasz? ({ $kind })
ask-discard-held = { $player }: którą kartę odrzucasz? ({ $kind })
ask-reveal-held = { $player }: ujawniasz jeszcze kartę? ({ $kind })
ask-choose-option = { $you ->
    [player] Którą opcję wybierasz?
   *[other] { $player }: która opcja?
 }
ask-begin-attack = { $card }: { $you ->
    [player] możesz
   *[other] { $player } może
 } zażądać innej karty
ask-begin-crisis = { $you ->
    [player] Możesz
   *[other] { $player } może
 } to zmienić
ask-confirm = Wynik
ask-confirm-of = Wynik: { $card }
ask-accuse-self = { $player } oskarża własną postać. Na pewno?
ask-add-cards = { $player }: ile kart dokładasz?
ask-add-cards-face-up = { $player }: ile kart dokładasz odkrytych?
ask-tell-cards = Podaj karty, zostaje: { $left }
ask-tell-total = Ile jest razem?
ask-ability-order = Która zdolność jest pierwsza?
ask-remove-for-viper = { $player }: { $card }, uszkadzasz vipera i usuwasz kartę z testu?
ask-take-weak = { $player }: { $card }, bierzesz na rękę kartę o sile { $strength } lub mniejszej?
ask-play-one = { $player }: { $card }, zagrywasz jeszcze jedną odkrytą kartę do testu?
ask-enough-for = { $player }: { $card }, aktywujesz nieobsadzonego vipera? Tylko jeśli w teście leżą karty ({ $skill }) o łącznej sile { $strength } lub większej.
ask-treachery = Lekkomyślny test: która karta jest odkryta z talii Zdrady?
ask-treachery-next = { $card }: odkryjcie jeszcze jedną. Która to karta?
ask-total-again = Suma wynosiła { $total }. Ile wynosi teraz?
ask-tell-total-of-hands = Patrzy tylko sędzia: { $left ->
    [0] podaj karty z rąk albo ich sumę
    [one] podaj kartę z ręki albo jej siłę
    [few] podaj { $left } karty z rąk albo ich sumę
    [many] podaj { $left } kart z rąk albo ich sumę
   *[other] podaj { $left } kart z rąk albo ich sumę
 }
ask-check-result = Razem { $total }, potrzeba { $difficulty }
ask-name-destination = { $player }: { $cards ->
    [one] jaki to punkt docelowy?
    [few] który punkt docelowy? ({ $cards })
    [many] który punkt docelowy? ({ $cards })
   *[other] który punkt docelowy? ({ $cards })
 }
ask-scout = { $player }: którą talię oglądasz?
ask-place-destination = { $player }: gdzie trafi karta Punktu docelowego?
ask-choose-destination = { $you ->
    [player] Wybierasz
   *[other] { $player } wybiera
 } w tajemnicy punkt docelowy
ask-sympathizer = Do kogo trafia Sympatyk?
ask-pass-sympathizer = { $you ->
    [player] Możesz
   *[other] { $player } może
 } przekazać Sympatyka
ask-mutineer = Kto pokazuje Buntownika?
ask-pass-mutineer = { $you ->
    [player] Przekazujesz
   *[other] { $player } przekazuje
 } Buntownika człowiekowi
ask-hand-on = { $you ->
    [player] Przekazujesz
   *[other] { $player } przekazuje
 } zakryte karty Lojalności człowiekowi
ask-last-mutineer = { $you ->
    [player] Wybierasz
   *[other] { $player } wybiera
 }, kto dobiera 1 kartę Lojalności
ask-mutineer-order = { $player }: najpierw skok czy karta Buntu?
option-jump-first = Najpierw skok
option-mutiny-first = Najpierw karta Buntu
ask-goal = { $you ->
    [player] Ujawniasz
   *[other] { $player } ujawnia
 } cel osobisty
ask-goal-cards = { $you ->
    [player] Odrzucasz
   *[other] { $player } odrzuca
 } karty umiejętności o łącznej sile 20 lub więcej: ile?
ask-executed-shows = { $you ->
    [player] Którą kartę Lojalności pokazujesz?
   *[other] Którą kartę Lojalności pokazuje { $player }?
 }
ask-final-five = Którą kartę Ostatniej Piątki ogląda { $player }?
ask-final-five-shown = Ile kart Ostatniej Piątki pokazuje { $player }?
ask-final-five-others = Ile innych kart Ostatniej Piątki pokazuje { $player }?
ask-final-five-order = Która karta Ostatniej Piątki jest pierwsza?
ask-goals-at-end = Których celów osobistych ludzie nie ujawnili?
ask-name-mutiny = { $you ->
    [player] Zagrywasz
   *[other] { $player } zagrywa
 } kartę Buntu
ask-pick-player = { $you ->
    [player] Wybierasz
   *[other] { $player } wybiera
 } gracza
ask-may-pick-player = { $you ->
    [player] Możesz
   *[other] { $player } może
 } wybrać gracza
ask-choose-course = { $you ->
    [player] Co wybierasz?
   *[other] { $player }: co teraz?
 }
ask-assault-raptor-stays = { $you ->
    [player] Czy raptor szturmowy zostaje, { $area }?
   *[other] { $player }: czy raptor szturmowy zostaje, { $area }?
 }
ask-choose-first = { $you ->
    [player] Co robisz najpierw?
   *[other] { $player }: co najpierw?
 }
ask-choose-then = { $you ->
    [player] Co robisz potem?
   *[other] { $player }: co potem?
 }
ask-released = Dokąd { $you ->
    [player] idziesz
   *[other] idzie { $player }
 } z Aresztu?
ask-infiltrate = Gdzie na Galactice rozpocząć infiltrację?
ask-swap-quorum = { $player }: ile kart Kworum wymieniasz?
ask-discard-destiny = { $player }: którą kartę Przeznaczenia odrzucasz?
ask-place-civilian = { $player }: gdzie stanie statek cywilny?
ask-clear-area = { $player }: z którego pola schodzą statki Cylonów?
ask-place-ships = { $player }: na którym polu pojawiają się statki Cylonów?
ask-place-beyond = { $player }: które pole planszy Floty Cylonów?
ask-return-civilian = { $player }: który statek cywilny wraca do puli?
ask-defend-civilian = { $player }: którego statku cywilnego bronisz?
ask-repair-location = { $player }: który obszar naprawiasz?
ask-may-launch = { $player }: wystartować w viperze?
ask-destroy-viper = { $player }: który viper jest zniszczony?
ask-damage-viper = { $player }: który viper jest uszkodzony?
ask-destroy-raider = { $player }: który raider jest zniszczony?
ask-destroy-heavy-raider = { $player }: który ciężki raider jest zniszczony?
ask-destroy-centurion = { $player }: który centurion jest zniszczony?
ask-restore-viper = { $player }: który viper wraca do Rezerwy?
ask-civilian-drawn = { $player }: który statek cywilny wylosowano?
ask-civilian-destroyed = { $player }: który statek cywilny jest zniszczony?
ask-see-loyalty = { $you ->
    [player] Oglądasz
   *[other] { $player } ogląda
 } { $cards ->
    [one] 1 kartę Lojalności
    [few] { $cards } karty Lojalności
    [many] { $cards } kart Lojalności
   *[other] { $cards } kart Lojalności
 }: { $you ->
    [at] twoja
   *[other] { $at }
 }
ask-name-quorum = { $player }: którą kartę Kworum zagrywasz?
effect-gain = { $resource } +{ $by }
effect-loss = { $resource } −{ $by }
effect-if-below = Tylko gdy { $resource } poniżej { $below }:
effect-fleet-forward = Tor skoku: { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pól
 } naprzód
effect-fleet-back = Tor skoku: { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pól
 } wstecz
effect-distance = Pokonany dystans +{ $by }
effect-discard = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } { $count ->
    [one] 1 kartę umiejętności
    [few] { $count } karty umiejętności
    [many] { $count } kart umiejętności
   *[other] { $count } kart umiejętności
 }
effect-discard-random = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } losowo { $count ->
    [one] 1 kartę umiejętności
    [few] { $count } karty umiejętności
    [many] { $count } kart umiejętności
   *[other] { $count } kart umiejętności
 }
effect-discard-all = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } wszystkie karty umiejętności
effect-draw = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 } { $count ->
    [one] 1 kartę umiejętności
    [few] { $count } karty umiejętności
    [many] { $count } kart umiejętności
   *[other] { $count } kart umiejętności
 } z własnych rodzajów
effect-draws = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 }: { $draws }
effect-move = { $you ->
    [who] Idziesz
   *[other] { $who }
 } → { $location }
effect-stays-there = { $you ->
    [who] Zostajesz
   *[other] { $who } zostaje
 } w Areszcie
effect-move-all = Wszyscy: { $from } → { $location }
effect-draw-mutiny = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 } { $count ->
    [one] 1 kartę Buntu
    [few] { $count } karty Buntu
    [many] { $count } kart Buntu
   *[other] { $count } kart Buntu
 }
effect-execute = { $you ->
    [who] Twoja postać: egzekucja
   *[other] { $who }: egzekucja
 }
effect-move-colonial-one = Wszyscy na Colonial One → { $location }
effect-release = { $you ->
    [who] Wychodzisz
   *[other] { $who } wychodzi
 } z Aresztu na obszar Galactici
effect-pick = { $you ->
    [who] Wybierasz
   *[other] { $who } wybiera
 } gracza:
effect-may-pick = { $you ->
    [who] Możesz
   *[other] { $who } może
 } wybrać gracza:
effect-title = { $title }: { $you ->
    [who] ty
   *[other] { $who }
 }
effect-choose = { $you ->
        [who] Wybierasz jedną
       *[other] { $who } wybiera jedną
     }:
effect-choose-several = { $you ->
        [who] Wybierasz różne ({ $count })
       *[other] { $who } wybiera różne ({ $count })
     }:
effect-either = Jedna opcja:
effect-or = Inna opcja:
effect-or-nothing = Albo koniec
effect-roll = { $you ->
    [who] Rzucasz
   *[other] { $who } rzuca
 }
effect-on-faces = Od { $from } do { $to }:
effect-place = Postawione: { $piece } ({ $count }), { $area }
effect-lose-civilians = { $count ->
    [one] Zniszczony 1 statek cywilny z puli
    [few] Zniszczone { $count } statki cywilne z puli
    [many] Zniszczonych { $count } statków cywilnych z puli
   *[other] Zniszczonych { $count } statków cywilnych z puli
 }
effect-lose-raptors = { $count ->
    [one] Zniszczony 1 raptor
    [few] Zniszczone { $count } raptory
    [many] Zniszczonych { $count } raptorów
   *[other] Zniszczonych { $count } raptorów
 }
effect-restore-raptors = { $count ->
    [one] 1 zniszczony raptor wraca do Rezerwy
    [few] Do { $count } zniszczonych raptorów wraca do Rezerwy
    [many] Do { $count } zniszczonych raptorów wraca do Rezerwy
   *[other] Do { $count } zniszczonych raptorów wraca do Rezerwy
 }
effect-restore-vipers = { $count ->
    [one] 1 uszkodzony albo zniszczony viper wraca do Rezerwy
    [few] Do { $count } uszkodzonych albo zniszczonych viperów wraca do Rezerwy
    [many] Do { $count } uszkodzonych albo zniszczonych viperów wraca do Rezerwy
   *[other] Do { $count } uszkodzonych albo zniszczonych viperów wraca do Rezerwy
 }
effect-damage-reserve = { $count ->
    [one] Uszkodzony 1 viper w Rezerwie
    [few] Uszkodzone { $count } vipery w Rezerwie
    [many] Uszkodzonych { $count } viperów w Rezerwie
   *[other] Uszkodzonych { $count } viperów w Rezerwie
 }
effect-damage-space = { $count ->
    [one] Uszkodzony 1 viper w przestrzeni
    [few] Uszkodzone { $count } vipery w przestrzeni
    [many] Uszkodzonych { $count } viperów w przestrzeni
   *[other] Uszkodzonych { $count } viperów w przestrzeni
 }
effect-recall = Wszystkie vipery z przestrzeni do Rezerwy, piloci na Pokład hangarowy
effect-board = { $count ->
    [one] 1 centurion wchodzi na pokład
    [few] { $count } centuriony wchodzą na pokład
    [many] { $count } centurionów wchodzi na pokład
   *[other] { $count } centurionów wchodzi na pokład
 }
effect-damage = { $count ->
    [one] Galactica: 1 żeton uszkodzenia
    [few] Galactica: { $count } żetony uszkodzeń
    [many] Galactica: { $count } żetonów uszkodzeń
   *[other] Galactica: { $count } żetonów uszkodzeń
 }
effect-choose-damage = Losowanie żetonów uszkodzeń: { $cards }; dla Galactici: { $count }
effect-nuke = Admirał traci 1 żeton broni nuklearnej
effect-launch-nuke = Broń nuklearna zostaje użyta przeciw wybranemu basestarowi
effect-remove-nukes = Wszystkie żetony broni nuklearnej są usuwane z gry, także te obok planszy
effect-gain-nuke = Admirał otrzymuje 1 żeton broni nuklearnej, jeśli jakiś został
effect-repair-all-vipers = Wszystkie uszkodzone vipery wracają do Rezerwy
effect-activate = Statki Cylonów działają: { $icons }
effect-destroy-raiders = { $count ->
    [one] Zniszczony 1 raider
    [few] Zniszczone { $count } raidery
    [many] Zniszczonych { $count } raiderów
   *[other] Zniszczonych { $count } raiderów
 }
effect-destroy-heavy-raider = Zniszczony 1 ciężki raider
effect-destroy-centurion = Zniszczony 1 centurion
effect-look = { $you ->
    [who] Oglądasz
   *[other] { $who } ogląda
 } losową kartę Lojalności ({ $at })
effect-look-all = { $you ->
    [who] Oglądasz
   *[other] { $who } ogląda
 } wszystkie karty Lojalności ({ $at })
effect-no-looking = Sabotaż detektora: nikt nie ogląda kart Lojalności
effect-give-loyalty = Pozostałe karty Lojalności → { $you ->
    [who] ty
   *[other] { $who }
 }
effect-take-card = { $you ->
    [who] Oglądasz karty na ręce ({ $from }) i bierzesz
   *[other] { $who } ogląda karty na ręce ({ $from }) i bierze
 } 1 kartę umiejętności
effect-infiltrate = { $you ->
    [who] Infiltrujesz
   *[other] { $who } infiltruje
 }: przejście na obszar Galactici
effect-miracle = { $who }, żetony cudu: { $count }
effect-cylons-may = Każdy ujawniony Cylon też może
effect-basestar-damaged = { $count ->
    [one] Ma 1 żeton uszkodzenia
    [few] Ma { $count } żetony uszkodzeń
    [many] Ma { $count } żetonów uszkodzeń
   *[other] Ma { $count } żetonów uszkodzeń
 }
effect-destroy-cylons = Zniszczone wszystkie statki Cylonów na planszy
effect-destroy-in = Zniszczone: { $piece } ({ $count }), { $area }
effect-lose-ship = Zniszczony statek cywilny { $ship }
effect-activate-vipers = { $you ->
    [who] Aktywujesz
   *[other] { $who }: aktywuje
 } { $count ->
    [one] 1 nieobsadzonego vipera
    [few] { $count } nieobsadzone vipery
    [many] { $count } nieobsadzonych viperów
   *[other] { $count } nieobsadzonych viperów
 }
effect-launch-pilots = Każdy pilot na Galactice może wystartować w viperze
effect-may-launch = { $you ->
    [who] Możesz
   *[other] { $who } może
 } wystartować w viperze
effect-discard-quorum = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } { $count ->
    [one] 1 kartę Kworum
    [few] { $count } karty Kworum
    [many] { $count } kart Kworum
   *[other] { $count } kart Kworum
 }
effect-discard-quorum-random = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } { $count ->
    [one] losową kartę Kworum
    [few] { $count } losowe karty Kworum
    [many] { $count } losowych kart Kworum
   *[other] { $count } losowych kart Kworum
 }
effect-swap-quorum = { $you ->
    [who] Możesz
   *[other] { $who } może
 } odrzucić karty Kworum i dobrać tyle samo
effect-take-all-cards = { $you ->
    [who] Bierzesz
   *[other] { $who } bierze
 } wszystkie karty umiejętności z ręki ({ $from })
effect-draw-mutiny-if-none = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 } { $count ->
    [one] 1 kartę Buntu
    [few] { $count } karty Buntu
    [many] { $count } kart Buntu
   *[other] { $count } kart Buntu
 }, jeśli na ręce nie ma karty Buntu
effect-draw-mutiny-keep-one = { $you ->
    [who] Dobierasz
   *[other] { $who } dobiera
 } { $count ->
    [one] 1 kartę Buntu
    [few] { $count } karty Buntu
    [many] { $count } kart Buntu
   *[other] { $count } kart Buntu
 }: na ręce zostaje tylko 1 i nikt nie trafia do Aresztu
effect-if-executed = Tylko jeśli egzekucja kosztowała morale:
effect-if-holds = Tylko jeśli { $who } ma kartę ({ $kind }):
effect-end-lasting = Karta „{ $card }” odrzucona, pozycja zostaje
effect-into-destiny = Wtasuj do talii Przeznaczenia: { $cards } × { $skill }
effect-new-destiny-of = Odrzuć talię Przeznaczenia i utwórz nową: { $cards } × { $skill }
effect-search-destiny = { $you ->
    [who] Oglądasz talię Przeznaczenia, odrzucasz
   *[other] { $who } ogląda talię Przeznaczenia, odrzuca
 } { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
 } i { $you ->
    [who] tasujesz
   *[other] tasuje
 } talię
effect-look-at-crises = { $you ->
    [who] Możesz obejrzeć
   *[other] { $who } może obejrzeć
 } { $cards ->
    [one] wierzchnią kartę Kryzysu
    [few] { $cards } wierzchnie karty Kryzysów
    [many] { $cards } wierzchnich kart Kryzysów
   *[other] { $cards } wierzchnich kart Kryzysów
 }: każda na wierzch albo na spód, w dowolnej kolejności
effect-look-at-bottom = { $you ->
    [who] Oglądasz
   *[other] { $who } ogląda
 } spodnią kartę dowolnej talii, prócz Lojalności i Motywów
effect-another-destination = Odrzuć tę kartę: dobierany i rozpatrywany jest inny punkt docelowy
effect-release-all = Każdy w Areszcie może pójść na obszar Galactici
effect-may-leave-brig = { $you ->
    [who] Możesz
   *[other] { $who } może
 } wyjść z Aresztu na obszar Galactici
effect-may-leave-for-anywhere = { $you ->
    [who] Możesz
   *[other] { $who } może
 } wyjść z Aresztu na dowolny obszar
effect-highest-gain = Najwyższy zasób: +{ $by }
effect-highest-loss = Najwyższy zasób: −{ $by }
effect-lowest-gain = Najniższy zasób: +{ $by }
effect-lowest-loss = Najniższy zasób: −{ $by }
effect-place-civilians = { $you ->
    [who] Ustawiasz
   *[other] { $who } ustawia
 } { $count ->
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
    [many] { $count } statków cywilnych
   *[other] { $count } statków cywilnych
 }, najpierw na polach, na których ich nie ma
effect-clear-area = { $you ->
    [who] Wybierasz
   *[other] { $who } wybiera
 } pole przestrzeni: jego statki Cylonów schodzą z planszy
effect-place-ships = { $you ->
    [who] Wybierasz
   *[other] { $who } wybiera
 } pole przestrzeni. Tam: { $basestars ->
    [one] 1 basestar
    [few] { $basestars } basestary
    [many] { $basestars } basestarów
   *[other] { $basestars } basestarów
 }, { $raiders ->
    [one] 1 raider
    [few] { $raiders } raidery
    [many] { $raiders } raiderów
   *[other] { $raiders } raiderów
 }
effect-place-beyond = { $basestars ->
    [0] { $raiders ->
        [one] 1 raider
        [few] { $raiders } raidery
        [many] { $raiders } raiderów
       *[other] { $raiders } raiderów
     }
    [one] 1 basestar
    [few] { $basestars } basestary
    [many] { $basestars } basestarów
   *[other] { $basestars } basestarów
 } na planszę Floty Cylonów
effect-below-raiders = { $you ->
    [who] Rzucasz
   *[other] { $who } rzuca
 }. Mniej niż liczba raiderów ({ $raiders }):
effect-return-civilian = { $you ->
    [who] Wybierasz
   *[other] { $who } wybiera
 } statek cywilny w przestrzeni: wraca zakryty do puli
effect-defend-civilian = { $you ->
    [who] Wybierasz
   *[other] { $who } wybiera
 } statek cywilny: na jego polu zniszczone do { $raiders } raiderów albo { $heavy } ciężki raider, potem przy 1–{ $to } także statek
effect-repair-location = { $you ->
    [who] Możesz
   *[other] { $who } może
 } naprawić uszkodzony obszar
effect-damage-any = { $count ->
    [one] Uszkodzony 1 viper w przestrzeni albo w Rezerwie
    [few] Uszkodzone { $count } vipery w przestrzeni albo w Rezerwie
    [many] Uszkodzonych { $count } viperów w przestrzeni albo w Rezerwie
   *[other] Uszkodzonych { $count } viperów w przestrzeni albo w Rezerwie
 }
effect-destroy-vipers = { $count ->
    [one] Zniszczony 1 viper uszkodzony albo z Rezerwy
    [few] Zniszczone { $count } vipery uszkodzone albo z Rezerwy
    [many] Zniszczonych { $count } viperów uszkodzonych albo z Rezerwy
   *[other] Zniszczonych { $count } viperów uszkodzonych albo z Rezerwy
 }
effect-repair-vipers = { $count ->
    [one] 1 uszkodzony viper wraca do Rezerwy
    [few] Do { $count } uszkodzonych viperów wraca do Rezerwy
    [many] Do { $count } uszkodzonych viperów wraca do Rezerwy
   *[other] Do { $count } uszkodzonych viperów wraca do Rezerwy
 }
effect-draw-quorum = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 } { $count ->
    [one] 1 kartę Kworum
    [few] { $count } karty Kworum
    [many] { $count } kart Kworum
   *[other] { $count } kart Kworum
 }
effect-play-one-drawn = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 } karty Kworum ({ $count }): 1 zagrana, reszta na spód talii
effect-crisis-of-two = Dobierz 2 karty Kryzysów: 1 rozpatrz, drugą na spód talii
effect-crisis-of-two-discard = Dobierz 2 karty Kryzysów: 1 rozpatrz, drugą odrzuć zakrytą
effect-play-quorum = { $you ->
    [who] Możesz
   *[other] { $who } może
 } zagrać kartę Kworum
effect-draw-held = { $you ->
    [who] Dobierasz
   *[other] { $who }: dobiera
 } { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
 } ({ $kind })
effect-discard-held = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } 1 kartę: { $kind }
effect-swap-held = { $you ->
    [who] Odrzucasz
   *[other] { $who }: odrzuca
 } 1 kartę i { $you ->
    [who] dobierasz
   *[other] dobiera
 } inną ({ $kind })
effect-another-crisis = Po statkach Cylonów przychodzi następny kryzys
effect-everybody-acts = Każdy po kolei może wykonać akcję albo się ruszyć, także ujawnieni Cyloni
effect-quorum-under = { $you ->
    [who] Wybierasz
   *[other] { $who } wybiera
 } { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
 } Kworum z ręki Prezydenta: na spód talii
effect-fleet-jumps = Flota skacze
effect-stays = Karta zostaje w grze
effect-stays-with = Karta zostaje przed graczem: { $you ->
    [who] ty
   *[other] { $who }
 }
effect-removed = Karta jest usuwana z gry
effect-add-jump-icon = Następny kryzys w tej turze liczy się jak z symbolem skoku
effect-pursue = Pościg posuwa się: 1 pole
effect-not-affected = { $who }: ujawniony Cylon, bez skutku
effect-destiny-across = Najpierw { $first ->
    [one] ostatnia karta Przeznaczenia
    [few] ostatnie { $first } karty Przeznaczenia
    [many] ostatnie { $first } kart Przeznaczenia
   *[other] ostatnie { $first } kart Przeznaczenia
 }, potem { $more } z nowej talii Przeznaczenia
effect-destiny-cards = { $cards ->
    [one] Najpierw 1 karta Przeznaczenia
    [few] Najpierw { $cards } karty Przeznaczenia
    [many] Najpierw { $cards } kart Przeznaczenia
   *[other] Najpierw { $cards } kart Przeznaczenia
 }
effect-new-destiny = Talia Przeznaczenia się skończyła: potasujcie nową, po { $each ->
    [one] 1 karcie
    [few] { $each } karty
    [many] { $each } kart
   *[other] { $each } kart
 } każdego rodzaju
effect-on-pass = Sukces ({ $difficulty } lub więcej)
effect-on-partial = Częściowy sukces ({ $difficulty } lub więcej)
effect-on-fail = Porażka
effect-on-consequence = Konsekwencja, jeśli jest karta ze zdolnością testu
effect-no-effect = bez efektu
effect-check-cards-all-taken = { $player } bierze karty testu
aside-action-unused = { $player } nie ma jeszcze akcji w tej turze. Zakończyć turę?
aside-turn-not-over = { $player } ma jeszcze fazy, następna: { $step }. Zakończyć turę?
aside-crisis-unresolved = Kryzys tej tury ({ $player }) nie jest rozpatrzony. Iść dalej bez niego?
aside-action-and-crisis = { $player } nie ma jeszcze akcji, a kryzys tej tury nie jest rozpatrzony. Zakończyć turę?
effect-check-cards-discarded = { $cards ->
    [one] Karta testu jest odrzucana
    [few] { $cards } karty testu są odrzucane, każda na stos swojego rodzaju
    [many] { $cards } kart testu jest odrzucanych, każda na stos swojego rodzaju
   *[other] { $cards } kart testu jest odrzucanych, każda na stos swojego rodzaju
 }
effect-check-cards-taken = { $player } bierze karty testu: { $cards }
effect-by-hand = Zróbcie, co mówi karta
who-player = { $player }
who-everyone = Każdy
who-humans = Każdy człowiek
who-cylons = Każdy ujawniony Cylon
who-picked = wybrany gracz
who-nobody = Nikt
draw-of = { $cards } × { $skill }
draw-either = { $cards } × { $skills }
draw-type = { $skill }
draw-or = { $first } lub { $rest }
draw-any = { $cards ->
    [one] 1 karta dowolnego rodzaju
    [few] { $cards } karty dowolnych rodzajów
    [many] { $cards } kart dowolnych rodzajów
   *[other] { $cards } kart dowolnych rodzajów
 }
draw-different = różne rodzaje, kart: { $cards }
draw-and = { $first } i { $rest }
draw-list = { $first }, { $rest }
effect-look-at-deck = Obejrzyj wierzchnią kartę Kryzysu albo Punktu docelowego; na wierzch albo na spód
effect-look-at-destination = Obejrzyj wierzchnią kartę Punktu docelowego; na wierzch albo na spód
effect-look-at-crisis = Możesz obejrzeć wierzchnią kartę Kryzysu; na wierzch albo na spód

attack-raider-viper = Atak: raider → nieobsadzony viper, { $area }
attack-raider-kind = Atak: raider → { $kind }, { $area }
attack-raider-pilot = Atak: raider → viper ({ $player }), { $area }
attack-raider-galactica = Atak: raider → Galactica, { $area }
attack-basestar-galactica = Atak: basestar → Galactica, { $area }
attack-viper-ship = Atak: nieobsadzony viper → { $ship }, { $area }
attack-kind-ship = Atak: { $kind } → { $ship }, { $area }
attack-pilot-ship = Atak: { $player } → { $ship }, { $area }
attack-weapons-control = Atak: Galactica → { $ship }, { $area }
attack-nuke = Broń nuklearna → basestar, { $area }
attack-armory = Strzał do centuriona na polu { $space }
attack-raptor = Ryzyko raptora: wraca przy { $needed } lub więcej
attack-placing = Flota Cylonów ({ $ship })
pursuit-track = Pościg
pursuit-left = atak za { $count }
attack-number = Rzut: 1–{ $low } albo { $low ->
    [2] 3–8
    [3] 4–8
    [4] 5–8
    [5] 6–8
    [6] 7–8
    [7] 8
   *[other] więcej
 }

action-command = Dowództwo
action-cag = CAG
action-own-viper = lot własnym viperem
action-maximum-firepower = Maksymalna siła ognia
action-hangar-deck = Pokład hangarowy
action-weapons-control = Kontrola uzbrojenia
action-nuke = broń nuklearna
action-armory = Zbrojownia
action-raptor = ryzyko raptora

hit-nothing = bez efektu
hit-viper-damaged = uszkodzenie
hit-viper-destroyed = zniszczenie
hit-ship-destroyed = zniszczenie
hit-galactica-damaged = uszkodzenie Galactici
hit-basestar-damaged = uszkodzenie
hit-basestar-damaged-twice = basestar: dwa uszkodzenia
hit-basestar-destroyed = basestar zniszczony
hit-basestar-and-raiders-destroyed = basestar zniszczony, z nim do 3 raiderów
hit-centurion-destroyed = zniszczenie
hit-raptor-returned = sukces
hit-raptor-destroyed = strata raptora
hit-placed = postawiono
hit-low = pierwszy zakres
hit-high = drugi zakres

reason-raider-viper = Raider atakuje najpierw vipery na swoim polu ({ $area })
reason-raider-civilian = Nie ma vipera: raider niszczy statek cywilny ({ $area })
reason-raider-moves = Brak celu: raider leci ku najbliższemu statkowi cywilnemu → { $to }
reason-raider-galactica = Nie ma statku cywilnego w przestrzeni: raider atakuje Galacticę ({ $area })
reason-centurions = Najpierw posuwają się centuriony na pokładzie, każdy o 1 pole
reason-centurions-too = Każdy centurion na pokładzie posuwa się o 1 pole, także nowe
reason-heavy-raiders = Ciężkie raidery na polach startu robią abordaż; inne lecą ku nim
reason-launch = Basestar wysyła { $count } × { $ship } ({ $area })
reason-place-card-ships = Statki z karty przylatują teraz i nie działają z jej symbolami
reason-placed-raiders-act = { $card }: nowe raidery działają od razu
reason-basestars-attack = { $card }: każdy basestar od razu atakuje Galacticę
reason-fleet-token-back = { $card }: znacznik floty cofa się, pól: { $count ->
    [one] 1
    [few] { $count }
    [many] { $count }
   *[other] { $count }
 }
reason-active-player-discards = { $card }: aktywny gracz odrzuca karty umiejętności: { $count }
reason-reserve-vipers-damaged = { $card }: uszkodzone vipery w Rezerwie: { $count }
reason-attack-card-stays = { $card }: zostaje w grze ze swoją zasadą

# Reminders: one line of at most 80 characters.
reminder-rem-1 = Przy dobieraniu limit ręki się nie liczy
reminder-rem-2 = W Ambulatorium dobiera się tylko 1 kartę
reminder-rem-3 = Wybierz między rodzajami przed dobraniem
reminder-rem-4 = Zmiana statku kosztuje 1 kartę umiejętności
reminder-rem-5 = Viper może lecieć teraz i jeszcze raz akcją
reminder-rem-6 = Z Aresztu wyprowadza tylko jego test; z Ambulatorium wychodzi się ruchem
reminder-rem-7 = Statki lecą tylko na sąsiednie pola, nigdy przez Galacticę
reminder-rem-7-mark-vii = Mark VII leci o najwyżej 2 pola, inne statki o 1; nigdy przez Galacticę
reminder-rem-8 = W Areszcie wolno każdą akcję
reminder-rem-10 = Cylon może ujawnić się akcją; w Areszcie bez efektu
reminder-rem-11-brig = { $player } jest w Areszcie: najwyżej 1 karta
reminder-rem-11-cylon = { $player }: ujawniony Cylon, najwyżej 1 karta
reminder-rem-11-detention = { $player } jest w Więzieniu: najwyżej 2 karty
reminder-rem-11-infiltrating = { $player } infiltruje: najwyżej 2 karty
reminder-rem-15 = { $player } zostaje w Areszcie: stamtąd nie idzie się do Ambulatorium
reminder-rem-18-reveal = { $player }: pozycje przechodzą dalej
reminder-rem-18-brig = { $player }: Areszt zabiera każdą pozycję oprócz Prezydenta
reminder-rem-19 = { $player } wychodzi z Aresztu; pozycja Admirała nie wraca
reminder-rem-28 = Tura ujawnionego Cylona nie ma kryzysu i nie aktywuje statków
reminder-rem-28-caprica = Tura ujawnionego Cylona nie ma kryzysu i nie aktywuje statków; kryzys z obszaru „Caprica” i tak przygotowuje skok
reminder-rem-29 = Trafiony viper ({ $player }): pilot do Ambulatorium
reminder-rem-30 = Buntownikiem jest { $player }: symbol skoku daje teraz 1 kartę Buntu, i tylko 1
reminder-rem-34 = Użyto mostka Demetriusa: w tej turze nie ma kryzysu
reminder-rem-35 = { $player } wciąż jest tam, gdzie zaczęła się tura: po akcji do Ambulatorium
reminder-rem-38 = Na tym obszarze dobiera się tylko 1 kartę
reminder-rem-39 = { $player } płaci za tę zdolność żeton cudu
reminder-xtreach-2 = Przynęta lub Kontakt na Dradisie odrzucone z wyboru: dobierz kartę Buntu, raz na turę; nie losowo ani przy „odrzuć wszystkie”

icon-raiders = Raidery
icon-launch-raiders = Wysyłanie raiderów
icon-heavy-raiders = Ciężkie raidery
icon-basestars = Basestary

one-raider = raider
one-heavy-raider = ciężki raider
one-viper = nieobsadzony viper
one-basestar = basestar
one-civilian-ship = statek cywilny
one-raptor = raptor
one-mark-vii = nieobsadzony Mark VII
one-assault-raptor = nieobsadzony raptor szturmowy
craft-viper = Viper
craft-mark-vii = Mark VII
craft-assault-raptor = Raptor szturmowy

attack-card-ambush = Zasadzka
attack-card-besieged = Oblężenie
attack-card-boarding-parties = Drużyny abordażowe
attack-card-cylon-swarm = Rój Cylonów
attack-card-heavy-assault = Ciężki szturm
attack-card-jammed-assault = Szturm z zagłuszaniem
attack-card-raiding-party = Oddział wypadowy
attack-card-surrounded = Okrążenie
attack-card-tactical-strike = Uderzenie taktyczne
attack-card-thirty-three = Trzydzieści trzy
attack-card-massive-assault = Zmasowany szturm

option-character = { $character }
option-launch-viper = { $area }
option-deal-loyalty = Rozdaj teraz
option-loyalty-dealt = Karty rozdane
option-read = Karty przeczytane
option-seen = Gotowe
option-close-reading = Dalej
option-play = Gramy
option-next = Następne: { $step }
option-back = Wstecz: { $step }
option-end-turn = Następny gracz
option-go = { $location }
option-go-for-card = { $location } (1 karta umiejętności)
option-fly = Leć: { $area }
option-discarded = Odrzucone
option-read-on = Dalej
option-area = { $area } ({ $count })
option-alert-fly = Leć: { $area }
option-alert-stay = Zostań
option-assault-raptor-stays = Zostaje
option-assault-raptor-returns = Trafia do Rezerwy
option-by-hand = Robimy to ręcznie
option-check = Test umiejętności { $difficulty }
option-course = Zamiast tego to
option-secret-destiny = { $player }: Ukryte przeznaczenie, dobierz inną
option-card = { $card }
option-moral-compass = { $player }: Kompas moralny, zamiast tego to
option-compass-described = { $player }: Kompas moralny, druga połowa
option-begin = Zacznij
option-apply = Gotowe
option-player = { $player }
option-accuse-self = Tak, własną
option-nobody = Nikt
option-nothing = Nic
option-unmanned = Nieobsadzony viper: { $area } ({ $count })
option-damaged-viper = Uszkodzony ({ $count })
option-destroyed-viper = Zniszczony ({ $count })
option-centurion = Pole { $space }
option-civilian-at = Statek { $ship }: { $area }
option-cards = { $cards }
option-player-cards = { $player }: { $cards }
option-nobody-else = Koniec kart
option-tell-card = { $card }
option-take-card-back = Cofnij: { $card }
option-play-card = { $you ->
    [player] Zagraj kartę { $card }
   *[other] { $player }: { $card }
 }
option-check-ability = { $card }
option-abilities-in-order = Wszystkie, w tej kolejności
option-ability-used = Gotowe
option-plays-one = Zagrywa kartę
option-no-treachery = Nie ma karty
option-ability-there = { $card }
option-ability-not-there = { $card }: nie ma jej
option-total-stands = Suma bez zmian
option-card-pass = { $player }: { $card }, sukces
option-card-fail = { $player }: { $card }, porażka
option-ability-by = { $player }: { $ability }, { $by }
option-arbitrator = { $player }: Mianowanie arbitra, { $by }
option-reserve-viper = Z Rezerwy ({ $count })
option-place-at = { $area }
option-chief-of-staff = { $player }: Mianowanie szefa gabinetu, wszystkie karty Polityki pasują
option-probation = { $player }: Nadzór, obejrzyj dołożone karty
option-intuition-pass = { $player }: Tajemnicza intuicja, sukces
option-intuition-fail = { $player }: Tajemnicza intuicja, porażka
option-devotion = { $player }: Ślepe oddanie, { $skill } liczy się za 0
option-authority = { $player }: Autorytet dowódcy, bierze karty
option-all-told = Gotowe
option-accept = Dalej
option-distance = Dystans { $distance }, reszta ręcznie
option-first-destination = Pierwszy
option-second-destination = Drugi
option-third-destination = Trzeci
option-card-at = Karta { $number }
option-keep-sympathizer = Zatrzymaj
option-loyalty-card = { $card }
option-no-cylon-card = Żadnej karty Cylona
option-held-card = { $card }
group-cards = Karty umiejętności
option-motive = Ujawnij kartę Motywu { $number }
option-act-location = Użyj: { $location }
option-act = { $action }
option-act-super-crisis = Zagraj Superkryzys
option-act-activate = Aktywuj: { $icon }
option-act-repair-vipers = Naprawa: do 2 viperów
option-act-play-quorum = Zagraj kartę Kworum
option-act-end-infiltration = Zakończ infiltrację
option-act-draw-quorum = Dobierz 1 kartę Kworum
option-act-reveal = Ujawnij się jako Cylon
option-act-goal = Ujawnij cel osobisty
option-act-mutiny = Zagraj kartę Buntu
option-any-order = Kolejność dowolna
option-viper-of = Viper: { $player }
option-civilian = Statek { $ship }
option-number = { $count }
option-roll = Rzuć za mnie
option-face = { $face }
option-plan = { $player }: Strategiczne planowanie, +2
option-stand = Zachowaj wynik
option-evade = { $player }: Manewr unikowy, powtórz rzut
option-eco = { $player }: Oficer ECO, powtórz rzut
option-stay = Zostaw tam
option-scout-crisis = Wierzchnia karta Kryzysu
option-scout-destination = Wierzchnia karta Punktu docelowego
option-on-top = Na wierzch talii
option-under = Na spód talii
option-stay-in-brig = Zostań w Areszcie
option-civilian-kind = { $kind }
option-basestar-damage = { $token }
option-launch-unmanned = Start vipera: { $area }
option-viper-moves = Viper: { $from } → { $area }
option-recall = Cofnij vipera: { $area }
option-escort = Eskorta statku { $ship } do puli: { $area }
option-unmanned-kind = { $kind }: { $area }
option-unmanned-kinds = { $kind }: { $area } ({ $count })
option-launch-kind = { $kind }: start, { $area }
option-kind-moves = { $kind }: { $from } → { $area }
option-recall-kind = { $kind }: cofnij, { $area }
option-reserve-kind = { $kind } w Rezerwie ({ $count })
option-damaged-kind = { $kind }, uszkodzony ({ $count })
option-destroyed-kind = { $kind }, zniszczony ({ $count })
option-no-more = Gotowe
option-damage-location = { $location }
option-damage-resource = { $resource } −1
option-ship = { $ship }
board-galactica = Galactica
board-pegasus = Pegasus

not-offered-taken = Już zajęta.
not-offered-no-mutiny = Brak kart Buntu na ręce.
not-offered-unbalanced = Innych rodzajów zostało więcej postaci.
not-offered-not-leader = Tylko dla przywódcy po stronie Cylonów.
not-offered-no-miracle = Brak żetonu cudu.
not-offered-barred = Nie przy 6 graczach bez Sympatyka.

## Log

log-game-began = Gra się zaczyna. Pierwsza tura: { $player }
log-first-player-rolled = Gra się zaczyna. Dradis wylosował pierwszą turę: { $player }
log-character-chosen = { $player } to { $character }
log-character-starts = { $player } zaczyna tu: { $location }
log-character-launches = { $player } startuje w viperze: { $area }
log-character-off-board = { $player } nie jest jeszcze na planszy
log-title-given = { $title }: { $player }
log-nukes-taken = { $player } bierze { $nukes ->
    [one] żeton broni nuklearnej
    [few] { $nukes } żetony broni nuklearnej
    [many] { $nukes } żetonów broni nuklearnej
   *[other] { $nukes } żetonów broni nuklearnej
 }
log-nukes-removed = Wszystkie żetony broni nuklearnej są usuwane z gry
log-board-laid-out = Statki są rozstawione
log-loyalty-shown-here = Karty gracza { $player } pokazuje ekran sędziego
log-loyalty-dealt = Rozdano karty Lojalności: { $cards }
log-loyalty-dealt-by-hand = Stół rozdał karty Lojalności: { $cards }
log-destiny-built = Nowa talia Przeznaczenia, kart: { $cards }
log-destiny-drawn = { $cards ->
    [one] Dobrano 1 kartę Przeznaczenia
    [few] Dobrano { $cards } karty Przeznaczenia
    [many] Dobrano { $cards } kart Przeznaczenia
   *[other] Dobrano { $cards } kart Przeznaczenia
 }
log-destiny-shown = Karty testu: { $cards }
log-destiny-mixed = Wtasowane do talii Przeznaczenia: { $cards } × { $skill }
log-destiny-shuffled = Talia Przeznaczenia potasowana
log-destiny-rebuilt = Nowa talia Przeznaczenia: { $cards } × { $skill }
log-destiny-looked = { $player } ogląda talię Przeznaczenia
log-destiny-discarded = Odrzucona z talii Przeznaczenia: { $card }
log-you-have-read = Karty przeczytane
log-reading-done = Wszyscy przeczytali
log-reading-closed = { $without ->
    [one] Koniec czytania, bez potwierdzenia: 1 gracz
    [few] Koniec czytania, bez potwierdzenia: { $without } graczy
    [many] Koniec czytania, bez potwierdzenia: { $without } graczy
   *[other] Koniec czytania, bez potwierdzenia: { $without } graczy
 }
log-turn-began = Tura { $number }: { $player }
log-step-began = { $step }
log-stepped-back = Powrót: { $step }
log-starting-hands = Karty na start, { $players }: { $cards ->
    [one] 1 karta umiejętności
    [few] { $cards } karty umiejętności
    [many] { $cards } kart umiejętności
   *[other] { $cards } kart umiejętności
 } z własnych rodzajów
log-turn-ended = { $player } kończy turę
log-hand-received = { $player } otrzymuje { $by ->
    [one] 1 kartę umiejętności
    [few] { $by } karty umiejętności
    [many] { $by } kart umiejętności
   *[other] { $by } kart umiejętności
 }
log-hand-drew = { $player } dobiera: { $draws }
log-hand-changed-ship = { $player } płaci 1 kartę umiejętności za zmianę statku
log-hand-limit = { $player } odrzuca nadmiar, { $cards ->
    [one] zostaje 1 karta umiejętności
    [few] zostają { $cards } karty umiejętności
    [many] zostaje { $cards } kart umiejętności
   *[other] zostaje { $cards } karty umiejętności
 }
log-hand-revealed = { $player } zachowuje { $cards ->
    [one] 1 kartę umiejętności
    [few] { $cards } karty umiejętności
    [many] { $cards } kart umiejętności
   *[other] { $cards } kart umiejętności
 }
log-hand-played = { $player } zagrywa kartę umiejętności, zostaje kart: { $cards }
log-hand-discarded = { $player } odrzuca { $by ->
    [one] 1 kartę umiejętności
    [few] { $by } karty umiejętności
    [many] { $by } kart umiejętności
   *[other] { $by } kart umiejętności
 }, zostaje kart: { $cards }
log-hand-took = { $player } bierze kartę umiejętności: teraz { $cards }
log-hand-taken = { $player } traci kartę umiejętności, zostaje kart: { $cards }
log-hand-gained = { $player } dobiera { $by ->
    [one] 1 kartę umiejętności
    [few] { $by } karty umiejętności
    [many] { $by } kart umiejętności
   *[other] { $by } kart umiejętności
 }
log-hand-lost = { $player } oddaje { $by ->
    [one] 1 kartę umiejętności
    [few] { $by } karty umiejętności
    [many] { $by } kart umiejętności
   *[other] { $by } kart umiejętności
 }
log-moved = { $player } → { $location }
log-moved-viper = { $player } leci: { $area }
log-moved-off-board = { $player } schodzi z planszy
log-infiltrates = { $player } rozpoczyna infiltrację
log-infiltration-ended = { $player } kończy infiltrację
log-miracles = { $player }: { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
 } cudu
log-stayed-in-brig = { $player } zostaje w Areszcie
log-sent = { $player } → { $location }
log-arrived = { $player } przybywa: { $location }
log-hurt = { $player } odnosi rany → { $location }
log-jailed = { $player } → { $location }
log-landed = { $player } wraca z vipera: { $location }
log-resurrected = { $player } budzi się: { $location }
log-title-passed = { $title }: { $player }
log-title-succession = { $title } z linii sukcesji: { $player }
log-cylon-revealed = { $player } to Cylon
log-quorum-hand = Karty Kworum: { $from } → { $to }
log-fleet-token = Przygotowanie do skoku: naprzód na pole { $space }
log-fleet-departs = Flota skacze: wszystkie statki schodzą z planszy
log-destinations-shuffled = Talia Punktów docelowych potasowana
log-held-shuffled = { $kind ->
    [Trauma] Żetony traumy są wymieszane
   *[other] Talia potasowana: { $kind }
 }
log-held-dealt = { $kind ->
    [Trauma] { $player } dobiera 1 żeton traumy
   *[other] { $player } dobiera 1 kartę: { $kind }
 }
log-held-discarded = { $kind ->
    [Trauma] { $player } odrzuca 1 żeton traumy
   *[other] { $player } odrzuca 1 kartę: { $kind }
 }
log-destination-seen = { $player } ogląda wierzchnią kartę Punktu docelowego
log-destination-on-top = Karta Punktu docelowego wraca na wierzch
log-destination-under = Karta Punktu docelowego idzie na spód
log-destinations-dealt = { $player } wybiera punkt docelowy, do wyboru: { $cards }
log-destination = Punkt docelowy: { $card }, dystans { $distance }
log-destination-discarded = { $card }: odrzucona, dobierany jest inny punkt docelowy
log-travelled = Dystans { $from } → { $to }
log-sleeper-phase = Zaczyna się faza uśpionych agentów
log-last-leg = Następny skok jest ostatni
log-final-jump-held = Ostatni skok nie kończy gry, póki na 0: { $resources }
log-fleet-token-reset = Przygotowanie do skoku: powrót na start
log-sleeper-dealt = { $cards ->
    [one] Rozdano { $cards } kartę Lojalności
    [few] Rozdano { $cards } karty Lojalności
    [many] Rozdano { $cards } kart Lojalności
   *[other] Rozdano { $cards } kart Lojalności
 }
log-sympathizer-shown = { $player } pokazuje Sympatyka
log-sympathizer-passed = Sympatyk: { $from } → { $player }
log-loyalty-card-shown = { $player } pokazuje: { $card }
log-loyalty-cards-shown = { $player } pokazuje: { $cards }
log-loyalty-drawn = { $player } dobiera 1 kartę Lojalności
log-loyalty-joined = Karta „Nie jesteś Cylonem” zostaje wtasowana do talii Lojalności
log-loyalty-card-passed = { $card }: { $from } → { $player }
log-executed = { $player }: egzekucja, { $character }
log-held-shown = { $player }: { $card } ({ $kind })
log-held-removed = Usunięta z gry: { $card }
log-location-damaged = { $location }: uszkodzenie
log-resource-damaged = Uszkodzenie Galactici: { $resource }
log-ship-destroyed = { $ship }: zniszczenie, wychodzi z gry
log-location-repaired = { $location }: naprawa
log-centurion-boarded = Centurion wchodzi na pokład
log-boarding-advanced = Centuriony posuwają się
log-centurion-destroyed = Centurion zniszczony
log-seat-left = { $player } odchodzi od stołu
log-seat-taken = { $player } wraca do stołu
log-loyalty-opened = Wszystkie karty Lojalności odkryte
log-played-on = Stół gra dalej
log-resource-gained = { $resource } +{ $by }: { $from } → { $to }
log-resource-lost = { $resource } −{ $by }: { $from } → { $to }
log-resource-at-limit = { $resource } zostaje na { $to }
log-pace-teach = Od teraz każda faza jest objaśniana
log-pace-steps = Od teraz każdy rzut czeka
log-pace-fast = Od teraz czekają tylko decyzje
log-tracking-full = Dradis zapisuje teraz każdą fazę i wszystkie ręce
log-tracking-light = Dradis zapisuje teraz tylko planszę: bez rąk i faz
log-reminder-muted = Przypomnienie wyłączone
log-reminder-unmuted = Przypomnienie znów włączone
log-icon-began = Aktywacja: { $icon }
log-no-ships = { $icon }: nie ma czego aktywować
log-ships-taken = { $ship }: zabrano { $count }, { $area }
log-ships-moved-in = Wchodzą wszystkie statki z pola Floty Cylonów obok: { $area }
log-pursuit = Pościg: pole { $space }
log-pursuit-anew = Pościg: powrót na pole startowe
log-fleet-pursued = Flota skacze: statki Cylonów trafiają na planszę Floty Cylonów, statki cywilne zostają
log-ship-moved = { $ship }: { $from } → { $area }
log-launched = { $ship }: wysłano { $count }, { $area }
log-weapons-disabled = Basestar, { $area }: uszkodzone uzbrojenie, bez ataku
log-hangar-disabled = Basestar, { $area }: uszkodzony hangar, bez wysyłania
log-strategic-planning = { $player } zagrywa Strategiczne planowanie: +2
log-evasive-maneuvers = { $player } zagrywa Manewr unikowy: rzut jeszcze raz
log-eco-used = { $player } powtarza rzut (Oficer ECO)
log-die-rolled = { $attack }: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-die-corrected = { $attack }, poprawiono: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-viper-damaged = Uszkodzony viper, { $area }
log-viper-destroyed = Zniszczony viper, { $area }
log-viper-of-damaged = Uszkodzony viper ({ $player }), { $area }
log-viper-of-destroyed = Zniszczony viper ({ $player }), { $area }
log-ships-destroyed = { $ship }: zniszczono { $count }, { $area }
log-basestar-damaged = Basestar, { $area }: { $token }
log-personnel-damaged = Basestar, { $area }: { $token }. Każdy gracz po stronie Cylonów dobiera 2 żetony traumy
log-basestar-destroyed = Basestar zniszczony, { $area }
log-civilian-destroyed = Statek cywilny zniszczony, { $area }: { $kind }
log-civilians-seen = { $player } podgląda { $count ->
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
    [many] { $count } statków cywilnych
   *[other] { $count } statków cywilnych
 }
log-civilian-moved = Statek cywilny { $ship }: { $from } → { $area }
log-civilian-escorted = Statek cywilny { $ship } eskortowany, wraca do puli: { $area }
log-raptors-destroyed = { $count ->
    [one] Zniszczono 1 raptora
    [few] Zniszczono { $count } raptory
    [many] Zniszczono { $count } raptorów
   *[other] Zniszczono { $count } raptorów
 }
log-action-began = { $player }: { $action }
log-acts = { $player }: { $action }
log-another-action = { $player } ma jeszcze jedną akcję
log-action-granted = { $player } może teraz działać
log-viper-launched = Start vipera: { $area }
log-viper-recalled = Viper wraca do Rezerwy: { $area }
log-kind-launched = { $kind }: start, { $area }
log-kind-recalled = { $kind }: powrót do Rezerwy, { $area }
log-kind-repaired = { $kind }: naprawiono { $count }
log-kind-reserve-damaged = { $kind }: uszkodzono w Rezerwie { $count }
log-kind-manned = { $player } pilotuje: { $kind }, { $area }
log-kind-damaged = { $kind } uszkodzony, { $area }
log-kind-destroyed = { $kind } zniszczony, { $area }
log-kind-lost = { $kind }: zniszczono 1
log-kind-restored = { $kind }: do Rezerwy wraca { $count }
log-assault-raptor-gained = Kosztem raptora powstaje raptor szturmowy: jest w Rezerwie
log-vipers-repaired = { $count ->
    [one] Naprawiono 1 vipera
    [few] Naprawiono { $count } vipery
    [many] Naprawiono { $count } viperów
   *[other] Naprawiono { $count } viperów
 }
log-nuke-spent = { $player } zużywa broń nuklearną, zostaje: { $left }
log-attack-card-discarded = Odrzucona: { $card }
log-attack-card-drawn = Atak Cylonów: { $card }
log-attack-card-stays = Zostaje w grze: { $card }
log-attack-card-reshuffled = Wtasowana do talii Kryzysów: { $card }
log-ships-placed = { $ship }: postawiono { $count }, { $area }
log-basestars-placed = { $count ->
    [one] Nowy basestar
    [few] Nowe basestary: { $count }
    [many] Nowe basestary: { $count }
   *[other] Nowe basestary: { $count }
 }, { $area }
log-civilians-placed = { $count ->
    [one] 1 nowy statek cywilny
    [few] { $count } nowe statki cywilne
    [many] { $count } nowych statków cywilnych
   *[other] { $count } nowych statków cywilnych
 }, { $areas }
log-pieces-short = Za mało: { $piece }, bez miejsca { $count }
log-fleet-token-back = Przygotowanie do skoku: powrót na pole { $space }
log-reserve-vipers-damaged = { $count ->
    [one] Uszkodzono 1 vipera w Rezerwie
    [few] Uszkodzono { $count } vipery w Rezerwie
    [many] Uszkodzono { $count } viperów w Rezerwie
   *[other] Uszkodzono { $count } viperów w Rezerwie
 }
log-viper-manned = { $player } pilotuje vipera, { $area }
log-ability-used = { $player } używa: { $ability }
log-hand-added = { $player } dokłada do testu, zostaje kart: { $cards }
log-crisis-opened = { $player } dobiera: { $card }
log-crisis-described = { $player } dobiera kryzys
log-crisis-chosen = { $player } wybiera: { $choice }
log-crisis-replaced = { $player } zmienia kryzys na inny
log-crisis-stays = Kryzys zostaje w grze
log-another-crisis = Następny kryzys
log-check-began = Test umiejętności { $difficulty }: { $skills }
log-check-at = { $player }, { $location }: test umiejętności { $difficulty }, { $skills }
log-check-about = { $player }, { $location }, { $about }: test umiejętności { $difficulty }, { $skills }
log-check-card = { $player } zagrywa: { $card }
log-check-ability-resolved = Działa { $card }
log-check-card-taken-out = { $card } opuszcza test
log-check-card-into-hand = { $card } przechodzi z testu na rękę
log-check-consequence = Następuje konsekwencja
log-treachery-shown = Z talii Zdrady: { $card }
log-check-ability = { $player }: { $ability } { $by }
log-check-inspired = { $player }: Charyzmatyczny przywódca, karty o sile 1 pasują
log-check-devotion = { $player }: { $skill } liczy się za 0
log-check-quorum = { $card }: { $by }
log-check-quorum-spent = { $card }: odrzucona na test
log-check-told = Poprawiona trudność: { $by }
log-check-type-counts = Poprawiono: { $skill } pasuje
log-check-type-against = Poprawiono: { $skill } nie pasuje
log-check-chosen-pass = { $player } wybiera: sukces testu, bez kart
log-check-chosen-fail = { $player } wybiera: porażka testu, bez kart
log-check-passed = Sukces: { $matching } − { $against } = { $total }, potrzeba { $difficulty }
log-check-partial = Częściowy sukces: { $matching } − { $against } = { $total }, potrzeba { $difficulty }
log-check-failed = Porażka: { $matching } − { $against } = { $total }, potrzeba { $difficulty }
log-check-passed-total = Sukces: razem { $total }, potrzeba { $difficulty }
log-check-partial-total = Częściowy sukces: razem { $total }, do sukcesu potrzeba { $difficulty }
log-check-failed-total = Porażka: razem { $total }, potrzeba { $difficulty }
log-quorum-played = { $player } zagrywa: { $card }
log-quorum-stays = Karta Kworum zostaje w grze
log-quorum-with = Karta Kworum zostaje u gracza { $player }
log-quorum-removed = Karta Kworum jest usuwana z gry
log-quorum-left = Odrzucona: { $card }
log-picked = { $player } wybiera: { $picked }
log-civilian-lost = Zniszczony statek cywilny z puli: { $kind }
log-reserve-viper-lost = Zniszczony viper w Rezerwie
log-damaged-viper-lost = Zniszczony uszkodzony viper
log-area-cleared = Wszystkie statki Cylonów schodzą z planszy, { $area }
log-raptors-restored = { $count ->
    [one] 1 zniszczony raptor wraca do Rezerwy
    [few] { $count } zniszczone raptory wracają do Rezerwy
    [many] { $count } zniszczonych raptorów wraca do Rezerwy
   *[other] { $count } zniszczonych raptorów wraca do Rezerwy
 }
log-vipers-restored = { $count ->
    [one] 1 zniszczony viper wraca do Rezerwy
    [few] { $count } zniszczone vipery wracają do Rezerwy
    [many] { $count } zniszczonych viperów wraca do Rezerwy
   *[other] { $count } zniszczonych viperów wraca do Rezerwy
 }
log-distance-grew = Pokonany dystans: { $from } → { $to }
log-loyalty-looked = { $player } ogląda kartę Lojalności ({ $at })
log-loyalty-looked-all = { $player } ogląda wszystkie karty Lojalności ({ $at })
log-loyalty-given = Karty Lojalności: { $player } → { $to }
log-crisis-removed = Karta jest usuwana z gry
log-cylons-win-resources = Cyloni wygrywają, na 0: { $resources }
log-cylons-win-boarded = Cyloni wygrywają: centuriony zdobyły Galacticę
log-cylons-win-destroyed = Cyloni wygrywają: { $locations ->
    [one] 1 uszkodzony obszar
    [few] { $locations } uszkodzone obszary
    [many] { $locations } uszkodzonych obszarów
   *[other] { $locations } uszkodzonych obszarów
 }
log-cylons-win-final-jump = Cyloni wygrywają: ostatni skok, na 0: { $resources }
log-cylons-win-no-character = Cyloni wygrywają: nie ma już żadnej postaci do wyboru
log-humans-win-kobol = Ludzie wygrywają: flota zrobiła ostatni skok
log-humans-declared = Stół mówi: ludzie wygrywają
log-cylons-declared = Stół mówi: Cyloni wygrywają

## Refusals of an answer, which anybody can meet: what was wrong and what is allowed

refused-stale-prompt = Na to pytanie jest już odpowiedź. Zobacz, co jest teraz.
refused-not-yours = O tym decyduje ktoś inny. Poczekaj albo niech odpowie sędzia.
refused-not-a-choice = „{ $option }” nie jest odpowiedzią na żadne pytanie. Wybierz jeden z przycisków.
refused-unknown-option = „{ $option }” nie można tu wybrać. Wybierz jeden z przycisków.
refused-no-cylon-card = Nie masz takiej karty.
refused-not-met = Warunek tej karty nie jest teraz spełniony.
refused-owners-alone = Którą kartę, mówi tylko jej właściciel: na własnym telefonie albo z tym ekranem w ręku.
refused-not-begun = Gra jeszcze do tego nie doszła. Najpierw zrób to, o co teraz chodzi.
refused-game-over = Gra się skończyła. Grajcie dalej albo cofnijcie ostatni krok.

piece-viper = vipery
piece-raptor = raptory
piece-mark-vii = vipery Mark VII
piece-assault-raptor = raptory szturmowe
piece-raider = raidery
piece-heavy-raider = ciężkie raidery
piece-basestar = basestary
piece-centurion = centuriony
piece-civilian-ship = statki cywilne
piece-nuke = broń nuklearna

civilian-population-1 = populacja: 1
civilian-population-2 = populacja: 2
civilian-population-and-fuel = populacja: 1, paliwo: 1
civilian-population-and-morale = populacja: 1, morale: 1
civilian-nothing = nic na pokładzie

token-critical-hit = Trafienie krytyczne
token-disabled-hangar = Uszkodzony hangar
token-disabled-weapons = Uszkodzone uzbrojenie
token-structural-damage = Uszkodzenie strukturalne
token-collateral-damage = Straty uboczne
token-damage-to-personnel = Straty w załodze

## Trouble outside the rules

trouble-journal-full = Dysk jest pełny. Nic się nie zmieniło; zwolnij miejsce i spróbuj jeszcze raz.
trouble-journal-failed = Gry nie udało się zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
trouble-inside = W Dradisie coś poszło nie tak. Ważny jest ostatni zapisany krok.
trouble-not-understood = Dradis nie zrozumiał tej strony. Odśwież ją.
trouble-paused = Gra jest wstrzymana. Najpierw ją wznów.
trouble-mixing = Telefony pokazują teraz swoje liczby. Spróbuj za chwilę jeszcze raz.
trouble-round-void = Niczego nie rozdano ani nie rzucono: jeden telefon nie pokazał liczb. Który, mówi dziennik. Spróbuj jeszcze raz; nieobecny telefon zostanie pominięty.
trouble-still-reading = Wszyscy jeszcze czytają. Poczekaj, aż czas minie.

## Steps of a turn

step-receive-skills = Umiejętności
step-movement = Ruch
step-action = Akcja
step-crisis = Kryzys
step-activate-cylon-ships = Statki Cylonów
step-prepare-for-jump = Przygotowanie

## Piles beside the board

pile-destiny = Talia Przeznaczenia
pile-quorum-hand = Karty Kworum
pile-quorum = Talia Kworum
pile-crisis = Talia Kryzysów
pile-super-crisis = Talia Superkryzysów
held-super-crisis = Superkryzys
pile-destinations = Talia Punktów docelowych

## Ships

ship-raider = Raidery
ship-heavy-raider = Ciężkie raidery
ship-viper = Nieobsadzone vipery
ship-mark-vii = Nieobsadzone vipery Mark VII
ship-assault-raptor = Nieobsadzone raptory szturmowe

# What has just happened, on every screen.
happened-before = Wcześniej
happened-more = jeszcze { $count }
in-a-row = { $number } z { $of }
unmasked = { $player } to Cylon
unmasked-you = Teraz wiedzą wszyscy. Grasz po stronie Cylonów.
unmasked-strikes-you = To dotyczy ciebie.
unmasked-next = Teraz: { $what }
unmasked-seen = Gotowe
