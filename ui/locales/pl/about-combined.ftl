# What the things of the combined game do. No card’s text: what Dradis knows of it.

## On a phone, below the seats

look-up-pegasus = Pegasus
look-up-new-caprica = Nowa Caprica

## Abilities

does-ability-intolerant = Przy sukcesie w Kajucie Admirała z wynikiem 10 lub więcej możesz wybrać egzekucję zamiast Aresztu.
does-ability-blind-jump = Akcja do dystansu 6: strać 2 statki cywilne i od razu skocz. Admirał dobiera tylko 1 punkt docelowy.
does-ability-bent-on-revenge = Nie możesz użyć Kontroli FTL ani Maszynowni.
does-ability-efficient = W Łączności obejrzyj wszystkie statki cywilne. Każdy możesz przesunąć.
does-ability-fast-learner = Przed testem obejrzyj 3 wierzchnie karty talii umiejętności. Dołóż wszystkie do testu albo weź na rękę.
does-ability-emotionally-fragile = Gdy morale spada do 2 lub niżej, giniesz w egzekucji.
does-ability-politically-adroit = Gdy kończysz ruch przy innym człowieku, możesz dać mu 1 kartę i dobrać 2 z własnych rodzajów.
does-ability-manipulative = Na początku swojej tury weź do jej końca pozycję Admirała albo Prezydenta.
does-ability-nothing-but-trouble = Zdrada należy do twoich rodzajów.
does-ability-hotshot = W swojej Fazie akcji zamiast rzutu odrzuć kartę: wynik to jej siła +2.
does-ability-sacrifice = Akcja w swoim viperze: idź do Ambulatorium i zniszcz na tym polu 5 raiderów, 2 ciężkie raidery, 1 basestara albo 1 statek cywilny.
does-ability-stim-junkie = Jeśli kończysz Fazę akcji tam, gdzie zaczęła się tura, trafiasz do Ambulatorium.
does-ability-primacy = Akcja: ustaw basestara z przodu albo usuń jednego, jeśli oba są na planszy głównej. Potem możesz ustawić 3 raidery z przodu i 1 statek cywilny z tyłu.
does-ability-aggressive-tactics = Zamiast ruchu zrób 2 akcje.
does-ability-lies-and-secrets = Gdy ktoś ujawnia kartę „Jesteś Cylonem”, odrzuć karty z ręki.
does-ability-glimpse-the-face-of-god = Zamiast ruchu dobierz 2 wierzchnie karty Przeznaczenia i połóż 2 z ręki na wierzch.
does-ability-cryptic-message = Akcja: zamień karty na ręce z innym graczem.
does-ability-clouded = Nie możesz z wyboru przejść na obszar z inną postacią.
does-ability-intimate = Zamiast ruchu weź graczowi 1 losową kartę. Dobiera 1 kartę rodzaju, który wskażesz.
does-ability-human-delusion = Po odkryciu kart testu dołóż dowolnie wiele kart.
does-ability-conflicted-loyalties = Odrzuć 1 kartę, żeby użyć Floty Cylonów.
does-ability-ftl-operator = Możesz kazać powtórzyć rzut Kontroli FTL.
does-ability-coup = Akcja: weź pozycję Admirała. Z Aresztu najpierw przejdź do Dowództwa.
does-ability-misguided = Możesz dołożyć do testu najwyżej 3 karty.
does-ability-star-player = Akcja: odrzuć dowolnie wiele kart i dobierz tyle samo jednego ze swoich rodzajów.
does-ability-longshot = W swojej turze zamiast rzutu wybierz wynik kości. Nic go nie zmienia.
does-ability-starts-on-the-bench = W pierwszej turze nie dobierasz kart umiejętności.
does-ability-quick-fix = W swojej turze po odkryciu kart testu możesz odrzucić 1 z nich.
does-ability-discharge-of-a-firearm = Akcja: egzekucja innej postaci na twoim obszarze.
does-ability-impulsive = Nie możesz dołożyć do testu dokładnie 1 karty, chyba że jesteś w Areszcie.
does-ability-adaptable = Po każdej akcji Kworum możesz dobrać 2 karty umiejętności dowolnych rodzajów.
does-ability-influential = Akcja: obejrzyj 5 wierzchnich kart Kworum i odłóż je w dowolnej kolejności.
does-ability-amoral = Gdy wybierasz jako aktywny gracz, bierzesz pierwszą opcję.
does-ability-dutiful = Raz na turę po użyciu Dowództwa, Łączności albo Kontroli uzbrojenia: odrzuć 1 kartę, żeby użyć tego obszaru jeszcze raz.
does-ability-organized = Akcja, nie w Areszcie: użyj 3 różnych nieuszkodzonych obszarów, ale nie Cylonów, z miejsca, w którym stoisz.
does-ability-reluctant = Odrzuć 1 kartę, żeby użyć akcji albo zdolności ruchu karty umiejętności.
does-ability-necessary-steps = Gdy ktoś dobiera kartę Buntu, obejrzyj 2 wierzchnie. Daj 1, drugą na spód talii.
does-ability-abuse-power = Akcja: dobierz 4 karty Buntu i zagraj 1. Reszta na spód talii.
does-ability-disreputable = Zaczynasz z 1 kartą Buntu.
does-ability-raptor-pilot = Przy „Wysłaniu zwiadowcy” oglądasz 2 karty. Każda na wierzch albo na spód talii.
does-ability-no-one-gets-left-behind = Gdy skok zdejmuje statki z planszy: paliwo −1, populacja +2.
does-ability-family-commitments = Poza Galacticą dobierasz o 1 kartę umiejętności mniej.
does-ability-memento = Raz na turę po stracie populacji: dobierz 3 × Pilotaż i zatrzymaj 2.
does-ability-escort = Zanim odwróci się statek cywilny w przestrzeni, zniszcz zamiast niego nieuszkodzonego vipera.
does-ability-forced-to-eject = Gdy twój viper ma być uszkodzony, jest zniszczony.
does-ability-forward-thinker = Po swoim „Rozkazie wykonawczym” możesz użyć własnego obszaru.
does-ability-choose-a-different-path = Zamiast wybierać w kryzysie każ aktywnemu graczowi odrzucić 5 kart.
does-ability-moral-dilemma = Gdy dobierasz kartę Buntu, odrzuć 2 karty.
does-ability-deceitful = Gdy kryzys każe ci odrzucić karty, odrzuć o 1 mniej. Raz na kryzys.
does-ability-attorney = Akcja: przenieś postać z Aresztu na obszar Galactici bez zagrożenia. Jeśli to inny gracz, weź wszystkie jego karty umiejętności.
does-ability-kleptomania = Gdy kończysz ruch przy innym graczu, odrzuć 2 karty albo na koniec tury idź do Aresztu.
does-ability-cult-leader = Akcja: daj komuś tutaj 1 żeton cudu albo zabierz. Możesz mieć 3.
does-ability-broadcast = Akcja za 3 żetony cudu: dowolny zasób +2.
does-ability-spiritual-crisis = Możesz ujawnić się jako Cylon tylko w Areszcie, i to bez efektu karty.
does-ability-treatment = Akcja: dobierz 2 karty z rodzajów innego człowieka, potem daj mu 2 swoje.
does-ability-quarantine = Akcja: obejrzyj wszystkie statki cywilne na planszy. Możesz 1 wymienić na nowy.
does-ability-specialized = Nie możesz użyć akcji ani zdolności ruchu kart Techniki.
does-ability-industrious = W czasie infiltracji dobierasz 2 karty umiejętności więcej zamiast 1. Nie w Ambulatorium.
does-ability-meticulous = Gdy kończysz infiltrację akcją, idź na obszar Cylonów bez zagrożenia i zrób jeszcze jedną akcję.
does-ability-vanity = Nie możesz dokładać kart do testów w Fazie akcji innego gracza.
does-ability-visions = Akcja w czasie infiltracji: obejrzyj losową kartę Lojalności człowieka, potem idź na Okręt Zmartwychwstania.
does-ability-dont-trust-anyone = Akcja: dobierz 2 Superkryzysy.
does-ability-heretic = Opuszczenie Okrętu Zmartwychwstania kosztuje cię 1 Superkryzys.
does-ability-calculating = Możesz dołożyć do testu 2 karty, w czasie infiltracji 3. Nie w Areszcie.
does-ability-modifications = Gdy działają statki Cylonów, wybierz jedno aktywowanie. Symbole karty się nie liczą.
does-ability-logic-bound = 1 z kart, które dokładasz do testu, leży odkryta.
does-ability-for-love = Raz na turę, gdy inny gracz musi odrzucić karty: dobierz 1 × Zdrada, a odrzuci o 1 mniej.
does-ability-resolute = Akcja: użyj dowolnego nieuszkodzonego obszaru.
does-ability-grieving = Na obszarze zagrożenia nie dobierasz kart umiejętności na początku tury.

## Skill cards

does-skill-card-investigative-committee-pegasus = Polityka 3–5. Przed dokładaniem do testu: jego karty są odkryte, tylko karty Przeznaczenia nie.
does-skill-card-support-the-people = Polityka 1–2. Przed dokładaniem do testu: każdy człowiek z 4 lub mniej kartami może dobrać 2.
does-skill-card-preventative-policy = Polityka 3–5. Faza ruchu: wybierz zasób. Jego najbliższa strata w tej turze jest o 1 mniejsza.
does-skill-card-major-victory = Zdolności przywódcze 1–2. Gdy zniszczysz basestara albo centuriona: rzut; 5–8, morale +1. Jedna na turę.
does-skill-card-at-any-cost = Zdolności przywódcze 3–5. Przed dokładaniem do testu: wszystkie karty Zdrady pasują.
does-skill-card-guts-and-initiative = Taktyka 1–2. Przed dokładaniem do testu: bez kart Przeznaczenia.
does-skill-card-critical-situation = Taktyka 3–5. Faza ruchu: zrób 1 akcję. Jedna na turę, razem z „Rozkazem wykonawczym”.
does-skill-card-full-throttle = Pilotaż 1–2. Faza ruchu albo akcja w swoim viperze: leć na dowolne pole, potem zaatakuj tam 1 statek Cylonów.
does-skill-card-run-interference = Pilotaż 3–5. Przed aktywowaniem raiderów: pierwsze 4, które działają na twoim polu, chybiają.
does-skill-card-jury-rigged = Technika 1–2. Przed dokładaniem do testu: trudność −4.
does-skill-card-calculations = Technika 3–5. Po rzucie: +1 albo −1. Jedna na rzut.
does-skill-card-red-tape = Polityka 0. W teście: usuń wszystkie karty o sile 5 i 6.
does-skill-card-iron-will = Zdolności przywódcze 0. W teście z porażką o 4 lub mniej: nic się nie dzieje. Razem 0 lub mniej: morale −1.
does-skill-card-trust-instincts = Taktyka 0. W teście: dołóż odkryte 2 wierzchnie karty Przeznaczenia.
does-skill-card-protect-the-fleet = Pilotaż 0. W teście z Pilotażem o łącznej sile 3 lub większej: aktywny gracz może aktywować 1 nieobsadzonego vipera.
does-skill-card-establish-network = Technika 0. W teście: karty Techniki liczą się podwójnie.
does-skill-card-political-prowess = Polityka 6. Przed testem obszaru: testu nie ma, wybierasz sukces albo porażkę.
does-skill-card-state-of-emergency = Zdolności przywódcze 6. Akcja: żywność −1. Każdy gracz po kolei, zaczynając od ciebie, może się ruszyć albo zrobić 1 akcję.
does-skill-card-scout-for-fuel = Taktyka 6. Akcja: zaryzykuj 1 raptora. 4–8: paliwo +1. 1–3: strata raptora.
does-skill-card-best-of-the-best = Pilotaż 6. Zanim zaatakuje viper z pilotem: rzuć zamiast tego i zniszcz tyle raiderów na jego polu.
does-skill-card-build-nuke = Technika 6. Akcja: Admirał dostaje 1 żeton broni nuklearnej.
does-skill-card-force-their-hand = Polityka 0. W teście: aktywny gracz, jeśli jest człowiekiem, może zagrać do niego 1 odkrytą kartę, inaczej dobiera 1 kartę Buntu.
does-skill-card-all-hands-on-deck = Zdolności przywódcze 0. W teście: +1 za każdą kartę o sile 0.
does-skill-card-quick-thinking = Taktyka 0. W teście: aktywny gracz może wziąć na rękę inną kartę o sile 3 lub mniejszej.
does-skill-card-dogfight = Pilotaż 0. W teście: aktywny gracz może uszkodzić 1 vipera, żeby usunąć 1 inną kartę.
does-skill-card-install-upgrades = Technika 0. W teście: aktywny gracz dobiera po sukcesie 2 × Technika, po porażce 1.
does-skill-card-popular-influence = Polityka 3–4. Akcja: dobierz 2 karty Kworum. Daj 1 Prezydentowi, drugą zagraj albo odrzuć.
does-skill-card-restore-order = Zdolności przywódcze 3–4. Przed dokładaniem do testu: żadna zdolność testu w nim nie działa.
does-skill-card-unorthodox-plan = Taktyka 3–4. Akcja: użyj Dowództwa, Zbrojowni, Kontroli uzbrojenia albo Łączności, nawet po uszkodzeniu.
does-skill-card-combat-veteran = Pilotaż 3–4. Akcja: aktywuj 1 nieobsadzonego vipera z przestrzeni albo Rezerwy do 3 razy.
does-skill-card-raptor-specialist = Technika 3–4. Akcja: wymień 1 raptora na raptora szturmowego albo odzyskaj 1 raptora.
does-skill-card-negotiation = Polityka 5. Akcja: ustaw 1 basestara z przodu i dobierz 1 × Polityka. Do końca tury żaden statek Cylonów nie startuje i nie działa.
does-skill-card-change-of-plans = Zdolności przywódcze 5. Po sukcesie testu: zamiast jego skutku każdy człowiek dobiera 2 karty umiejętności.
does-skill-card-a-second-chance = Taktyka 5. Przed dokładaniem do testu: po sukcesie o 4 lub więcej ponad wydrukowaną trudność aktywny gracz zyskuje 1 żeton cudu.
does-skill-card-launch-reserves = Pilotaż 5. Akcja: ustaw do 2 nieobsadzonych viperów z Rezerwy na polu z viperem z pilotem i aktywuj je.
does-skill-card-test-the-limits = Technika 5. Akcja, gdy znacznik floty nie jest na niebieskim polu: przesuń go o 1 pole. Potem rzut: 1–5 uszkadza Galacticę.
does-skill-card-bait = Zdrada 0. W teście: ustaw 1 statek cywilny z tyłu. Odrzucona z wyboru: dobierz 1 kartę Buntu.
does-skill-card-dradis-contact = Zdrada 0. W teście: ustaw 2 raidery z przodu. Odrzucona z wyboru: dobierz 1 kartę Buntu.
does-skill-card-a-better-machine = Zdrada 3. W teście: aktywny gracz wtasowuje 2 karty Zdrady do talii Przeznaczenia.
does-skill-card-personal-vices = Zdrada 3. W teście: każdy człowiek dobiera 1 × Zdrada, a człowiek w swojej turze także 1 kartę Buntu.
does-skill-card-violent-outbursts = Zdrada 4. W teście: aktywny gracz trafia do Ambulatorium.
does-skill-card-exploit-a-weakness = Zdrada 5. W teście: aktywny gracz wybiera człowieka, który dobiera 1 kartę Buntu.

## Ships and tokens, where more boxes have other rules for them

does-combined-nuke = Akcja Admirała: wybierz pole przestrzeni. 1–2 uszkadza tam basestara dwa razy, 3–6 go niszczy, 7 niszczy też do 3 raiderów, 8 każdy statek na polu, ludzki też.
destroyed-combined-nuke = Zużyta, cokolwiek wypadnie. Karta może ją zwrócić; Admirał ma najwyżej 3. Idzie z pozycją.
does-combined-damage = Uszkadza obszar i wysyła stojących tam do Ambulatorium albo kosztuje 1 paliwa lub żywności. Gdy Pegasus jest w grze, aktywny gracz może wylosować jego żeton.
destroyed-combined-damage = Gdy uszkodzonych jest naraz 6 obszarów Galactici, wygrywają Cyloni. Gdy wszystkie 4 Pegasusa, jest zniszczony.
destroyed-combined-basestar = Galactica uszkadza go przy 5–8, raptor szturmowy przy 7–8, inny viper przy 8. 3 trafienia go niszczą. Broń nuklearna niszczy przy 3–8, a przy 1–2 uszkadza dwa razy.
does-combined-viper = Aktywuj, żeby wystartował, poleciał na sąsiednie pole, zaatakował statek Cylonów na swoim albo eskortował z niego statek cywilny do puli.
does-combined-pilot = Akcja: leć na sąsiednie pole, zaatakuj tutaj albo eskortuj stąd statek cywilny do puli. W Fazie ruchu: na sąsiednie pole albo za 1 kartę na obszar.
destroyed-combined-civilian = Raider niszczy go bez rzutu, gdy na polu nie ma vipera. Przy skoku floty zostaje w przestrzeni. Viper może eskortować go do puli.

## Locations

does-location-quorum-chamber = Akcja Prezydenta: dobierz 1 kartę Kworum. Potem dobierz 1, zagraj 1 albo nic.
does-location-press-room-overlay = Akcja: inny człowiek dobiera 1 kartę Buntu i zatrzymuje 1, bez Aresztu. Potem możesz odrzucić swoją.
does-location-presidents-office-overlay = Akcja: dobierz 2 × Polityka.
does-location-administration-overlay = Akcja: dobierz 1 kartę Buntu. Jeśli Prezydent ma taką kartę, wybierz, kto dostaje pozycję Prezydenta.
does-location-caprica-overlay = Akcja: zagraj Superkryzys albo dobierz 2 kryzysy i rozpatrz 1. Bez statków Cylonów.
does-location-human-fleet-overlay = Akcja: obejrzyj wierzchni kryzys albo punkt docelowy, na wierzch albo na spód. Potem dobierz 2 karty umiejętności; przywódca Cylonów może zamiast tego infiltrować.
does-location-resurrection-ship-overlay = Akcja: dobierz 1 Superkryzys. Kto zaczyna tu turę, dobiera tylko 1 kartę umiejętności.
does-location-basestar-bridge = Akcja: wybierz 2 różne i wykonaj po kolei: CAG umieszcza 1 statek cywilny; 1 basestar lub 3 raidery na planszy Floty Cylonów; rzut: 1–3 cofa Przygotowanie do skoku, 4–8 przesuwa Pościg; rzut: mniej niż liczba raiderów na planszy głównej – Galactica losuje 2 żetony uszkodzeń i otrzymuje 1.
does-location-pegasus-cic = Akcja: wybierz basestara i rzuć. 1–3 uszkadza Pegasusa, 4–6 basestara, 7–8 basestara dwa razy.
does-location-airlock = Akcja: wybierz postać. Test 12 (Polityka, Taktyka, Zdrada): sukces to egzekucja; trudność −4 wobec postaci w Areszcie.
does-location-main-batteries = Akcja: wybierz pole i rzuć. 1 niszczy tam 1 statek cywilny, 2–3 uszkadza 1 vipera, 4–6 niszczy 2 raidery, 7–8 niszczy 4.
does-location-engine-room = Akcja: odrzuć 2 karty. Następny kryzys w tej turze liczy się jak z symbolem skoku.
does-location-medical-center = Bez akcji. W Fazie umiejętności dobiera się tu tylko 1 kartę.
does-location-resistance-hq = Akcja człowieka: wybierz postać na Nowej Caprice. Test 7 (Zdolności przywódcze, Taktyka, Zdrada): sukces to egzekucja, Cylona też.
does-location-detention = Bez ruchu, do testu najwyżej 2 karty. Akcja: test 9 (Polityka, Taktyka): sukces, idź na inny obszar Nowej Caprici.
does-location-occupation-authority = Prezydent: może dobrać 1 kartę Kworum, potem zagrać 1. Cylon: aktywuj 1 oddział okupacyjny, potem umieść 1 tutaj.
does-location-breeders-canyon = Człowiek: najwyższy zasób −1, znacznik floty o 1 pole. Cylon: dobierz i rozpatrz kryzys, bez Fazy przygotowania do skoku.
does-location-shipyard = Człowiek: przygotuj 1 statek albo ewakuuj 1, potem możesz wejść na Galacticę. Cylon: obejrzyj wierzchni zablokowany; zostaw go lub daj pod spód.

# Quorum cards, and what lies open.
does-quorum-assign-chief-of-staff = Dobierz 2 × Polityka i daj tę kartę innemu graczowi.
does-quorum-civilian-self-defense = Wybierz statek cywilny: zniszcz do 3 raiderów albo 1 ciężkiego raidera na jego polu. Potem rzut: 1–2, statek też jest zniszczony.
does-quorum-consult-the-oracle = Obejrzyj spodnią kartę talii. Potem obejrzyj talię Przeznaczenia, odrzuć z niej 2 karty i potasuj.
does-quorum-enact-production-quotas = Żywność +1, morale −1.
does-quorum-eulogy = Jeśli egzekucja kosztowała morale: morale +1.
does-quorum-execute-prisoner = Egzekucja postaci w Areszcie.
does-quorum-probation = Daj tę kartę dowolnemu graczowi.
does-quorum-resources-for-galactica = Napraw uszkodzony obszar i do 2 uszkodzonych viperów.
does-quorum-unsavory-connections = Odrzuć 2 losowe karty umiejętności i dobierz 2 × Zdrada. Potem żywność +1 albo paliwo +1.
does-quorum-establish-dogsville = Populacja +1, morale −1.
does-quorum-presidential-order = Daj pozycję Admirała albo CAG graczowi.
does-quorum-resignation = Odrzuć dowolną liczbę kart Kworum i dobierz tyle samo. Potem oddaj pozycję Prezydenta innemu graczowi.
does-open-assign-chief-of-staff = Gracz z tą kartą może ją odrzucić przed dokładaniem do testu: wszystkie karty Polityki pasują.
does-open-probation = Gdy gracz z tą kartą dołoży karty do testu, Prezydent może ją odrzucić i obejrzeć dołożone.
does-open-the-farm = Ludzie nie używają zdolności „raz na grę”.

does-planet-forces = Aktywowane ruszają się o 1 pole w prawo. Ze Stoczni schodzą z planszy, a każdy niszczy wierzchni zablokowany statek, a bez niego wierzchni gotowy. Gdy na planszy nie ma oddziałów: umieść 1 na obszarze „Władze okupacyjne”. Akcja człowieka na miejscu: przy 5–8 zniszcz 1. Akcja Cylona, gdy są tam człowiek i oddział: 1–3 Więzienie, 4–7 Centrum medyczne.
does-planet-stacks = Stocznia: wierzchni zablokowany statek trafia pod gotowe. Symbol ewakuacji, gdy Galactica wróciła: aktywny gracz kładzie wierzchni gotowy statek na polu startu viperów. Ostatni skok niszczy wszystkie statki, które tu zostały.
does-planet-orbit = Symbole skoku przesuwają znacznik floty. Na ostatnim polu Galactica wraca: 1 basestar i 4 raidery na każdym polu nad nią, 2 vipery na każdym polu startu viperów. Potem Admirał może akcją rozkazać ostatni skok. Niszczy on statki, a ludzie, którzy zostali na Nowej Caprice, giną w egzekucji.
about-evacuation = Symbol ewakuacji: aktywny gracz kładzie wierzchni gotowy statek na polu startu viperów.
about-no-evacuation = Bez symbolu ewakuacji.
does-distance-new-caprica = Przy { $first } zaczyna się faza uśpionych agentów. Od { $last } flota jest na Nowej Caprice.
does-distance-ionian-nebula = Przy { $first } zaczyna się faza uśpionych agentów. Przy { $last } zaczyna się faza rozdroża. Następny skok po niej jest ostatni: ludzie wygrywają, gdy wszystko jest ponad 0.

look-up-demetrius = Demetrius
look-up-rebel-basestar = Zbuntowany basestar
does-location-demetrius-bridge = Akcja: jeśli żadna misja nie jest aktywna, odkryj wierzchnią kartę Misji i zrób jej test. W tej turze bez kryzysu.
does-location-tactical-plot = Akcja: obejrzyj wierzchnią kartę Misji; na wierzch albo na spód.
does-location-captains-cabin = Akcja: wybierz rodzaj umiejętności. Każdy dobiera 1 taką kartę, Cyloni też.
does-location-hybrid-tank = Akcja: zapłać 1 żeton cudu albo 1 kartę Superkryzysu. Obejrzyj 5 wierzchnich kart Kryzysów; odłóż na wierzch w dowolnej kolejności.
does-location-datastream = Akcja: zapłać 1 żeton cudu albo 1 kartę Superkryzysu. Wybierz rodzaj umiejętności; weź 3 dowolne karty z talii i odrzuconych, potem przetasuj.
does-location-raider-bay = Akcja: zapłać 1 żeton cudu albo 1 kartę Superkryzysu. Umieść 2 raidery albo 4 nieobsadzone vipery na polu i aktywuj tylko je.
does-location-hub-destroyed = Kto zaczyna tu turę, odrzuca wszystkie Superkryzysy i nie dobiera kart umiejętności. Akcja: odrzuć 3 karty umiejętności, dobierz 1 Superkryzys i idź do Floty Cylonów.

does-mission-none = Mostek odkrywa wierzchnią kartę Misji, a jej test odbywa się od razu.
does-mission-lies = Leży do następnego skoku. Potem karta z dystansem trafia obok celu, inne na stos odrzuconych; zakryta wraca do talii.
does-mission-attack-on-the-colony = Test 14 (Taktyka, Pilotaż). Sukces: wszystkie basestary schodzą z planszy, 1 basestar poza grą. Porażka: 1 basestar z przodu, 1 uszkodzenie Galactici.
does-mission-cylon-civil-war = Test 21 (Polityka, Zdolności przywódcze, Taktyka). Zbuntowany basestar wchodzi do gry: sukces – po stronie ludzi, porażka – Cylonów.
does-mission-destroy-the-hub = Test 14 (Zdolności przywódcze, Taktyka, Pilotaż). Sukces: Okręt Zmartwychwstania staje się zniszczonym centrum. Porażka: populacja −1, wszystkie vipery z przestrzeni do Rezerwy, 2 vipery uszkodzone.
does-mission-digging-up-the-past = Test 14 (Polityka, Zdolności przywódcze). Sukces: dystans +1. Porażka: wtasuj 2 karty Zdrady do talii Przeznaczenia; zakryj misję.
does-mission-needs-of-the-people = Test 18 (Polityka, Zdolności przywódcze, Technika). Sukces: żywność +2, napraw 1 obszar. Porażka: żywność −1, każdy człowiek dobiera 1 kartę Zdrady.
does-mission-rescue-hera = Test 20 (Polityka, Taktyka, Pilotaż). Sukces: każdy człowiek bez żetonu cudu dostaje 1. Porażka: morale −1, 1 raptor zniszczony.
does-mission-the-red-stripes = Test 16 (Taktyka, Pilotaż, Technika). Sukces: wszystkie ciężkie raidery i centuriony schodzą z plansz, po 2 z nich poza grą. Porażka: 1 ciężki raider z przodu, 1 centurion na początku toru Abordażu.
does-mission-the-search-for-home = Test 25 (Polityka, Zdolności przywódcze, Taktyka, Technika). Sukces: dystans +2. Porażka: paliwo −1; zakryj misję.
does-rebel-humans = Ludzie wchodzą tu jak na każdy okręt, za 1 kartę. Cyloni nie mogą tu wejść ani z niego korzystać.
does-rebel-cylons = Cyloni przechodzą między nim a swoimi obszarami za 1 kartę. Ludzie nie mogą tu wejść ani z niego korzystać.
