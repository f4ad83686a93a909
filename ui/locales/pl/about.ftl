# What a tapped thing is and does, on the referee’s page and on the phones. No card’s text: what Dradis knows of it.

about-once = raz w grze
about-used = zużyta
about-damaged = Uszkodzenie: akcji można użyć dopiero po naprawie.
about-destroyed = Zniszczone razem z okrętem: nikt tu już nie wchodzi.
about-cylon = Ujawniony Cylon: zdolności tej postaci już nie działają.
about-no-character = Jeszcze bez postaci.
about-crisis-over = Ten kryzys już minął.
about-on-card = Co robi, mówi karta.
about-held = Ma ją { $player }
about-here = Tutaj: { $players }

## On a phone, below the seats

look-up-note = Dotknij czegokolwiek, żeby przeczytać, co robi.
look-up-in-play = W grze
look-up-pieces = Statki i żetony
look-up-galactica = Galactica
look-up-colonial-one = Colonial One
look-up-cylon = Obszary Cylonów
look-up-damaged = uszkodzenie
look-up-destroyed = zniszczenie
look-up-reserve = Vipery w Rezerwie
look-up-titles = Pozycje
look-up-cards = Karty

## What lies beside the board

jump-track = Przygotowanie do skoku
boarding-track = Abordaż
distance = Dystans
kind-viper = Vipery
kind-damaged-viper = Uszkodzone vipery
kind-mark-vii = Mark VII
kind-assault-raptor = Raptory szturmowe
kind-raptor = Raptory
kind-nuke = Broń nuklearna
kind-civilian = Statki cywilne
kind-raider = Raidery
kind-heavy-raider = Ciężkie raidery
kind-basestar = Basestary
kind-centurion = Centuriony
kind-damage = Żetony uszkodzeń

does-damaged-viper = Nie może wystartować. Naprawa oddaje go do Rezerwy.
does-raptor = Zostaje w Rezerwie i nie walczy. Przy niektórych punktach docelowych Admirał może nim zaryzykować.
destroyed-raptor = Przy ryzyku i za niskim rzucie: poza grę.
does-nuke = Akcja Admirała: atak na basestara. 1–2 uszkadza go dwa razy, 3–6 niszczy, 7–8 niszczy też do 3 raiderów na jego polu.
destroyed-nuke = Każda działa raz, cokolwiek wypadnie. Idzie z pozycją Admirała.
does-centurion = Posuwa się o 1 pole, gdy aktywuje się ciężkie raidery. Na końcu toru wygrywają Cyloni.
destroyed-centurion = Atak ze Zbrojowni: 7–8 go niszczy.
does-damage = Uszkadza obszar i wysyła stojących tam do Ambulatorium albo kosztuje 1 paliwa lub żywności.
destroyed-damage = Gdy uszkodzonych jest naraz 6 obszarów, wygrywają Cyloni.
does-token-critical-hit = Liczy się jako 2 trafienia.
does-token-disabled-hangar = Ten basestar nie wysyła statków.
does-token-disabled-weapons = Ten basestar nie atakuje Galactici.
does-token-structural-damage = Ataki na tego basestara mają +2.
does-token-collateral-damage = Po dobraniu: 3 raidery na jego polu są zniszczone. Liczy się jako 1 trafienie.
does-token-damage-to-personnel = Po dobraniu: każdy gracz Cylon dobiera 2 żetony traumy. Liczy się jako 1 trafienie.
does-resource = Na 0 na koniec tury wygrywają Cyloni.
does-jump-track = Symbole skoku przesuwają znacznik o 1 pole. Na niebieskim Kontrola FTL może skoczyć przed czasem: 1–6 kosztuje podaną populację. Na końcu flota skacze.
does-pursuit-track = Każda aktywacja, która kładzie statek Cylonów na planszy Floty Cylonów, posuwa znacznik o 1 pole. Na polu ze statkami cywilnymi CAG je rozmieszcza. Na końcu wlatują wszystkie czekające statki, a znacznik wraca na Start.
does-boarding-track = Każda aktywacja ciężkich raiderów posuwa centuriony na pokładzie o 1 pole. Gdy któryś dotrze do końca, wygrywają Cyloni.
does-distance = Przy { $first } zaczyna się faza uśpionych agentów. Od { $last } następny skok jest ostatni: ludzie wygrywają, gdy wszystko jest ponad 0.
does-pile-destiny = 2 jej karty trafiają do każdego testu. Gdy jest pusta, zróbcie nową: po 2 karty każdego rodzaju.
does-pile-quorum-hand = Karty Prezydenta. Zagrywa je tylko on, każdą jako akcję.
does-pile-quorum = Z niej dobiera Prezydent.
does-pile-crisis = Dobierz 1 w turze każdego człowieka.
does-pile-super-crisis = Kto ujawnia się jako Cylon, dobiera 1.
does-pile-destinations = Do skoku Admirał dobiera 2 i wybiera 1.

## Titles

does-title-president = Akcja: dobierz 1 kartę Kworum. Ma karty Kworum i je zagrywa. W Areszcie zostaje Prezydentem.
does-title-admiral = Wybiera punkt docelowy każdego skoku. Ma broń nuklearną. W Areszcie traci pozycję.
does-title-cag = Decyduje, gdzie stają statki cywilne. Akcja: aktywuj 1 nieobsadzonego vipera, potem oddaj pozycję innemu człowiekowi; albo w viperze, raz na turę, wykonaj zamiast tego jeszcze akcję. W Areszcie traci pozycję.

## Cards

does-icon-raiders = Aktywuj wszystkie raidery.
does-icon-launch-raiders = Każdy basestar wysyła 3 raidery.
does-icon-heavy-raiders = Aktywuj wszystkie ciężkie raidery; centuriony na pokładzie o 1 pole.
does-icon-basestars = Każdy basestar atakuje Galacticę.
about-jump = Znacznik floty przesuwa się o 1 pole.
about-no-jump = Znacznik floty zostaje.
about-no-icons = Nie aktywuje statków Cylonów.
attack-does-ambush = Do następnego skoku nieobsadzone vipery atakują z −2.
attack-does-cylon-swarm = Do następnego skoku każdy basestar wysyła o 1 statek więcej.
attack-does-jammed-assault = Do następnego skoku nikt nie może użyć Łączności.
attack-does-thirty-three = Zostaje, aż zginie statek cywilny albo basestar. Jeśli flota skoczy wcześniej, wtasuj ją do talii Kryzysów.
does-open-accept-prophecy = Administracja albo Kajuta Admirała przeciw Prezydentowi: trudność +2. Potem odrzuć.
does-open-assign-arbitrator = Gdy ktoś używa Kajuty Admirała, kto ma kartę, może ją odrzucić: trudność +3 albo −3.
does-open-assign-mission-specialist = Przy następnym skoku kto ma kartę, nie Admirał, dobiera 3 punkty docelowe i wybiera. Potem odrzuć.
does-open-assign-vice-president = Póki kto ma kartę, nie jest Prezydentem, Administracja nie da tej pozycji nikomu innemu.
does-open-detector-sabotage = Nikt nie może oglądać cudzych kart Lojalności.
does-open-bomb-on-colonial-1 = Nikt nie może wejść na Colonial One.

all-skill-cards = Karty umiejętności
does-skill-cards = Zagraj kartę za to, co robi, albo dołóż do testu za siłę. Limit ręki: 10 na koniec tury.
does-skill-card-consolidate-power = Polityka 1–2. Akcja: dobierz 2 karty umiejętności dowolnych rodzajów.
does-skill-card-investigative-committee = Polityka 3–5. Przed dokładaniem do testu: wszystkie jego karty są odkryte, także Przeznaczenia.
does-skill-card-executive-order = Zdolności przywódcze 1–2. Akcja: inny gracz rusza się i robi 1 akcję albo bez ruchu 2. Jedna na turę.
does-skill-card-declare-emergency = Zdolności przywódcze 3–5. Po policzeniu testu: trudność −2. Jedna na test.
does-skill-card-launch-scout = Taktyka 1–2. Akcja: zaryzykuj 1 raptora. 3–8: obejrzyj wierzchni kryzys albo punkt docelowy, na wierzch albo na spód. 1–2: strata raptora.
does-skill-card-strategic-planning = Taktyka 3–5. Przed rzutem: +2. Jedna na rzut.
does-skill-card-evasive-maneuvers = Pilotaż 1–2. Po ataku na vipera: powtórz ten rzut, z −2, jeśli ktoś go pilotuje.
does-skill-card-maximum-firepower = Pilotaż 3–5. Akcja w swoim viperze: do 4 ataków.
does-skill-card-repair = Technika 1–2. Akcja: napraw swój obszar. Na Pokładzie hangarowym możesz zamiast tego naprawić do 2 viperów.
does-skill-card-scientific-research = Technika 3–5. Przed dokładaniem do testu: wszystkie karty Techniki pasują.
does-quorum-accept-prophecy = Dobierz 1 kartę umiejętności dowolnego rodzaju. Zostaje w grze.
does-quorum-arrest-order = Wyślij postać do Aresztu.
does-quorum-assign-arbitrator = Dobierz 2 × Polityka i daj tę kartę innemu graczowi.
does-quorum-assign-mission-specialist = Dobierz 2 × Polityka i daj tę kartę innemu graczowi.
does-quorum-assign-vice-president = Dobierz 2 × Polityka i daj tę kartę innemu graczowi.
does-quorum-authorization-of-brutal-force = Zniszcz 3 raidery, 1 ciężki raider albo 1 centuriona. Potem rzut: 1–2, populacja −1.
does-quorum-encourage-mutiny = Inny gracz (nie Admirał) rzuca: 3–8, dostaje pozycję Admirała; 1–2, morale −1.
does-quorum-food-rationing = Rzut: 6–8, żywność +1 i karta jest usuwana z gry.
does-quorum-inspirational-speech = Rzut: 6–8, morale +1 i karta jest usuwana z gry.
does-quorum-presidential-pardon = Przenieś inną postać z Aresztu na dowolny obszar Galactici.
does-quorum-release-cylon-mugshots = Obejrzyj losową kartę Lojalności innego gracza. Potem rzut: 1–3, morale −1.

## Locations

does-location-admirals-quarters = Akcja: wybierz postać. Test 7 (Zdolności przywódcze, Taktyka): sukces wysyła ją do Aresztu.
does-location-administration = Akcja: wybierz postać. Test 5 (Polityka, Zdolności przywódcze): sukces daje pozycję Prezydenta.
does-location-armory = Akcja: zaatakuj centuriona. 7–8 go niszczy.
does-location-brig = Akcja: test 7 (Polityka, Taktyka), sukces: na dowolny obszar Galactici. W Areszcie: bez ruchu, bez kryzysu, najwyżej 1 karta na test.
does-location-caprica = Akcja: zagraj swój Superkryzys albo dobierz 2 kryzysy i rozpatrz 1. Bez statków Cylonów i przygotowania.
does-location-command = Akcja: aktywuj do 2 nieobsadzonych viperów albo jednego dwa razy.
does-location-communications = Akcja: obejrzyj 2 statki cywilne. Każdy możesz przesunąć na sąsiednie pole.
does-location-cylon-fleet = Akcja: aktywuj wszystkie statki Cylonów jednego rodzaju albo wyślij 2 raidery i 1 ciężki raider z każdego basestara.
does-location-ftl-control = Akcja: skok, gdy znacznik floty jest na niebieskim polu. 1–6 kosztuje podaną populację.
does-location-hangar-deck = Akcja: wystartuj w viperze. Potem możesz zrobić jeszcze 1 akcję.
does-location-human-fleet = Akcja: obejrzyj rękę gracza i weź 1 kartę. Potem rzut: 5–8 uszkadza Galacticę.
does-location-presidents-office = Akcja Prezydenta: dobierz 1 kartę Kworum. Potem dobierz 1, zagraj 1 albo nic.
does-location-press-room = Akcja: dobierz 2 × Polityka.
does-location-research-lab = Akcja: dobierz 1 kartę Techniki albo Taktyki.
does-location-resurrection-ship = Akcja: możesz wymienić Superkryzys. Potem, do dystansu 7, daj komuś swoje nieujawnione karty Lojalności.
does-location-sickbay = Bez akcji. Kto zaczyna tu turę, dobiera tylko 1 kartę umiejętności.
does-location-weapons-control = Akcja: Galactica atakuje 1 statek Cylonów.

## Ships

does-raider = Atakuje vipera na swoim polu, najpierw nieobsadzonego. Gdy go nie ma, niszczy tam statek cywilny. Inaczej leci ku najbliższemu. Gdy nie ma żadnego, atakuje Galacticę (8).
destroyed-raider = Zniszczenie przy 3–8.
does-heavy-raider = Nigdy nie atakuje. Leci ku najbliższemu symbolowi startu. Gdy tam zaczyna, centurion wchodzi na pokład.
destroyed-heavy-raider = Zniszczenie przy 7–8.
does-basestar = Atakuje Galacticę i uszkadza ją przy 4–8. Wysyła raidery i ciężkie raidery.
destroyed-basestar = Galactica uszkadza go przy 5–8, viper przy 8. 3 trafienia go niszczą. Broń nuklearna niszczy przy 3–8, a przy 1–2 uszkadza dwa razy.
does-viper = Aktywuj, żeby polecieć na sąsiednie pole albo zaatakować statek Cylonów na swoim.
does-mark-vii = Viper, który porusza się do 2 pól naraz. Zaczyna na polu „Uszkodzone vipery”.
destroyed-mark-vii = Zaatakowany: 6–7 uszkodzony, 8 zniszczony.
does-assault-raptor = We wszystkim liczy się jak viper. Gdy flota skacze, może zostać w kosmosie. Kolejne dają karty, każdy kosztem raptora z Rezerwy.
destroyed-assault-raptor = Zaatakowany: zniszczony przy 7–8, także gdy byłby uszkodzony.
destroyed-viper = Atakowany: 5–7 uszkodzenie, 8 zniszczenie.
does-pilot = Akcja: leć na sąsiednie pole albo zaatakuj tutaj. W Fazie ruchu: na sąsiednie pole albo za 1 kartę na obszar.
destroyed-pilot = Atakowany: 5–7 uszkodzenie, 8 zniszczenie. Pilot trafia do Ambulatorium.
does-civilian = Nie walczy. Zniszczony odwróćcie i straćcie, co pokazuje.
destroyed-civilian = Raider niszczy go bez rzutu, gdy na polu nie ma vipera. Przy skoku floty jest bezpieczny.

## Abilities

ability-coward = Tchórz
ability-stranded = Rozbitek
ability-headstrong = Upór
ability-sleeper-agent = Uśpiony agent
ability-reckless = Lekkomyślność
ability-expert-pilot = Wyśmienity pilot
ability-emotionally-attached = Więzy uczuciowe
ability-convicted-criminal = Skazaniec
ability-alert-viper-pilot = Pilot w gotowości
ability-eco-officer = Oficer ECO

does-ability-inspirational-leader = Gdy dobierasz kryzys, karty o sile 1 pasują w jego teście.
does-ability-command-authority = Po teście weź jego karty na rękę.
does-ability-emotionally-attached = Nie możesz użyć Kajuty Admirała.
does-ability-cylon-hatred = Gdy ktoś używa Kajuty Admirała, możesz obniżyć trudność o 3.
does-ability-declare-martial-law = Akcja: Admirał zostaje też Prezydentem.
does-ability-alcoholic = Gdy zaczyna się tura, a masz dokładnie 1 kartę, odrzuć ją.
does-ability-eco-officer = Raz w swojej turze każ powtórzyć rzut.
does-ability-moral-compass = Po czyimś wyborze w kryzysie zmień go.
does-ability-stranded = Zaczynasz poza planszą. Przychodzisz na Pokład hangarowy na początku drugiej tury.
does-ability-religious-visions = Dobierz 2 kryzysy i rozpatrz 1. Drugi na spód talii.
does-ability-skilled-politician = Akcja: dobierz 4 karty Kworum i rozpatrz 1. Reszta na spód talii.
does-ability-terminal-illness = Odrzuć 2 karty, zanim użyjesz obszaru.
does-ability-delusional-intuition = Po dobraniu kryzysu dobierz 1 kartę umiejętności dowolnego rodzaju.
does-ability-cylon-detector = Akcja: obejrzyj wszystkie karty Lojalności gracza.
does-ability-coward = Zaczynasz z 2 kartami Lojalności.
does-ability-friends-in-low-places = Gdy ktoś używa Administracji albo Aresztu, możesz zmienić trudność o 2.
does-ability-unconventional-tactics = Akcja: populacja −1, inny zasób +1.
does-ability-convicted-criminal = Nie możesz użyć obszaru, na którym jest inna postać, poza Aresztem.
does-ability-alert-viper-pilot = Gdy viper z Rezerwy trafia w przestrzeń, a jesteś na Galactice, możesz go pilotować i zrobić 1 akcję. Nie z Aresztu.
does-ability-cag = Akcja: aktywuj do 6 nieobsadzonych viperów.
does-ability-headstrong = Gdy musisz odrzucić, odrzucasz losowo.
does-ability-expert-pilot = Jeśli zaczynasz turę w viperze, masz 2 akcje.
does-ability-secret-destiny = Odrzuć właśnie odkryty kryzys i dobierz inny.
does-ability-insubordinate = Kajuta Admirała przeciw tobie: trudność −3.
does-ability-recon = Na koniec swojej tury obejrzyj wierzchni kryzys. Na wierzch albo na spód.
does-ability-mysterious-intuition = Przed testem kryzysu wybierz sukces albo porażkę.
does-ability-sleeper-agent = W fazie uśpionych agentów: 2 karty Lojalności i do Aresztu.
does-ability-maintenance-engineer = Po użyciu Naprawy w swojej turze zrób jeszcze jedną akcję. Raz na turę.
does-ability-blind-devotion = Przed odkryciem kart testu wybierz rodzaj. Jego karty liczą się za 0.
does-ability-reckless = Twój limit ręki to 8.
