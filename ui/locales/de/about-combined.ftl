# What the things of the combined game do. No card’s text: what Dradis knows of it.

## On a phone, below the seats

look-up-pegasus = Pegasus
look-up-new-caprica = Neu-Caprica

## Abilities

does-ability-intolerant = Erfolg im Admirals-Quartier mit 10 oder mehr: Du darfst statt der Brig die Exekution wählen.
does-ability-blind-jump = Aktion bis Entfernung 6: 2 Zivilschiffe verlieren und sofort springen. Der Admiral zieht nur 1 Zielort.
does-ability-bent-on-revenge = Du kannst FTL-Kontrolle und Maschinenraum nicht nutzen.
does-ability-efficient = In der Kommunikation siehst du alle Zivilschiffe an und darfst jedes bewegen.
does-ability-fast-learner = Vor einem Check: oberste 3 Karten eines Fertigkeitsstapels ansehen. Leg alle dazu oder nimm alle auf die Hand.
does-ability-emotionally-fragile = Fällt die Moral auf 2 oder weniger, wirst du exekutiert.
does-ability-politically-adroit = Beendest du deine Bewegung bei einem anderen Menschen, darfst du ihm 1 Karte geben und 2 Karten deiner Typen ziehen.
does-ability-manipulative = Zu Beginn deines Zuges: Titel Admiral oder Präsident nehmen, bis zum Ende des Zuges.
does-ability-nothing-but-trouble = Verrat gehört zu deinen Typen.
does-ability-hotshot = In deiner Aktion, statt zu würfeln: 1 Karte abwerfen. Ergebnis ist ihre Stärke +2.
does-ability-sacrifice = Aktion in deiner Viper: in die Krankenstation gehen und auf dem Feld 5 Jäger, 2 schwere Jäger, 1 Basisstern oder 1 Zivilschiff zerstören.
does-ability-stim-junkie = Bist du am Ende deiner Aktion noch dort, wo dein Zug begann: in die Krankenstation.
does-ability-primacy = Aktion: 1 Basisstern am Bug aufstellen, oder 1 entfernen, wenn beide auf dem Hauptspielplan sind. Danach darfst du 3 Jäger am Bug und 1 Zivilschiff am Heck aufstellen.
does-ability-aggressive-tactics = Statt dich zu bewegen: 2 Aktionen.
does-ability-lies-and-secrets = Deckt jemand eine Karte „Sie sind ein Zylon“ auf, wirf alle Handkarten ab.
does-ability-glimpse-the-face-of-god = Statt dich zu bewegen: oberste 2 Schicksalskarten ziehen und 2 Handkarten obenauf legen.
does-ability-cryptic-message = Aktion: Handkarten mit jemandem tauschen.
does-ability-clouded = Du kannst nicht an einen Ort gehen, an dem ein anderer Charakter ist.
does-ability-intimate = Statt dich zu bewegen: jemandem 1 zufällige Karte nehmen. Diese Person zieht 1 des Typs, den du nennst.
does-ability-human-delusion = Nach dem Aufdecken eines Checks: beliebig viele Karten dazulegen.
does-ability-conflicted-loyalties = Wirf 1 Karte ab, um die Zylonenflotte zu nutzen.
does-ability-ftl-operator = Du darfst den Wurf der FTL-Kontrolle wiederholen lassen.
does-ability-coup = Aktion: Titel Admiral nehmen. Aus der Brig gehst du vorher auf den Kommandostand.
does-ability-misguided = Du kannst höchstens 3 Karten zu einem Check dazulegen.
does-ability-star-player = Aktion: beliebig viele Karten abwerfen und ebenso viele eines deiner Typen ziehen.
does-ability-longshot = In deinem Zug: Wähle ein Würfelergebnis, statt zu würfeln. Nichts ändert es.
does-ability-starts-on-the-bench = In deinem ersten Zug ziehst du keine Fertigkeitskarten.
does-ability-quick-fix = In deinem Zug nach dem Aufdecken eines Checks: Du darfst 1 seiner Karten ablegen.
does-ability-discharge-of-a-firearm = Aktion: jemanden an deinem Ort exekutieren.
does-ability-impulsive = Du kannst nicht genau 1 Karte zu einem Check dazulegen, außer in der Brig.
does-ability-adaptable = Nach jeder Zwölferrats-Aktion darfst du 2 Fertigkeitskarten beliebiger Typen ziehen.
does-ability-influential = Aktion: oberste 5 Zwölferratskarten ansehen und in beliebiger Reihenfolge zurücklegen.
does-ability-amoral = Musst du in deinem Zug wählen, nimm die erste Möglichkeit.
does-ability-dutiful = Einmal pro Zug nach Kommandostand, Kommunikation oder Waffensteuerung: Wirf 1 Karte ab, um den Ort noch einmal zu nutzen.
does-ability-organized = Aktion, nicht in der Brig: von deinem Ort aus 3 verschiedene unbeschädigte Orte nutzen, aber keine der Zylonen.
does-ability-reluctant = Wirf 1 Karte ab, um Aktion oder Bewegungs-Eigenschaft einer Fertigkeitskarte zu nutzen.
does-ability-necessary-steps = Zieht jemand eine Meuterei-Karte, siehst du die obersten 2 an. Gib 1, die andere kommt unter den Stapel.
does-ability-abuse-power = Aktion: 4 Meuterei-Karten ziehen und 1 spielen. Der Rest kommt unter den Stapel.
does-ability-disreputable = Du beginnst mit 1 Meuterei-Karte.
does-ability-raptor-pilot = Mit „Scout aussenden“ siehst du 2 Karten an. Jede kommt nach oben oder unter den Stapel.
does-ability-no-one-gets-left-behind = Wenn ein Sprung die Schiffe vom Spielplan nimmt: Treibstoff −1, Bevölkerung +2.
does-ability-family-commitments = Bist du nicht auf der Galactica, zieh 1 Fertigkeitskarte weniger.
does-ability-memento = Einmal pro Zug nach verlorener Bevölkerung: 3 Raumkampf ziehen und 2 behalten.
does-ability-escort = Bevor ein Zivilschiff im Weltraum aufgedeckt wird: stattdessen 1 unbeschädigte Viper zerstören.
does-ability-forced-to-eject = Wird deine Viper beschädigt, ist sie zerstört.
does-ability-forward-thinker = Nach deinem „Exekutivbefehl“ darfst du deinen eigenen Ort nutzen.
does-ability-choose-a-different-path = Statt selbst bei einer Krise zu wählen: Wer am Zug ist, wirft 5 Karten ab.
does-ability-moral-dilemma = Ziehst du eine Meuterei-Karte, wirf 2 Karten ab.
does-ability-deceitful = Musst du bei einer Krise abwerfen, dann 1 Karte weniger. Einmal pro Krise.
does-ability-attorney = Aktion: jemanden aus der Brig an einen Ort der Galactica bringen, der kein Risiko-Ort ist. Ist es jemand anders, nimm alle Fertigkeitskarten dieser Person.
does-ability-kleptomania = Beendest du deine Bewegung bei jemandem, wirf 2 Karten ab, sonst kommst du am Ende deines Zuges in die Brig.
does-ability-cult-leader = Aktion: jemandem an deinem Ort 1 Wundermarker geben oder nehmen. Du darfst 3 haben.
does-ability-broadcast = Aktion für 3 Wundermarker: eine Ressource +2.
does-ability-spiritual-crisis = Du kannst dich nur in der Brig als Zylon enttarnen, und dann ohne die Wirkung der Karte.
does-ability-treatment = Aktion: 2 Karten der Typen eines anderen Menschen ziehen und ihm dann 2 von deinen geben.
does-ability-quarantine = Aktion: alle Zivilschiffe auf dem Spielplan ansehen. Du darfst 1 gegen ein neues tauschen.
does-ability-specialized = Du kannst Aktionen und Bewegungs-Eigenschaften von Technik-Karten nicht nutzen.
does-ability-industrious = Beim Infiltrieren ziehst du 2 Fertigkeitskarten mehr statt 1. Nicht in der Krankenstation.
does-ability-meticulous = Beendest du das Infiltrieren mit der Aktion, geh an einen Zylonen-Ort, der kein Risiko-Ort ist, und nutze noch eine Aktion.
does-ability-vanity = Im Aktions-Schritt anderer kannst du keine Karten zu Checks dazulegen.
does-ability-visions = Aktion beim Infiltrieren: 1 zufällige Loyalitätskarte eines Menschen ansehen, dann aufs Auferstehungs-Schiff.
does-ability-dont-trust-anyone = Aktion: 2 Super-Krisen ziehen.
does-ability-heretic = Das Auferstehungs-Schiff zu verlassen kostet dich 1 Super-Krise.
does-ability-calculating = Du darfst 2 Karten zu einem Check dazulegen, beim Infiltrieren 3. Nicht in der Brig.
does-ability-modifications = Werden Zylonenschiffe aktiviert, wähle eine Aktivierung. Die Symbole der Karte gelten nicht.
does-ability-logic-bound = 1 deiner Karten in einem Check liegt offen.
does-ability-for-love = Einmal pro Zug, wenn jemand anders abwerfen muss: Zieh 1 Verrat, dann ist 1 Karte weniger abzuwerfen.
does-ability-resolute = Aktion: einen beliebigen unbeschädigten Ort nutzen.
does-ability-grieving = An einem Risiko-Ort ziehst du zu Beginn deines Zuges keine Fertigkeitskarten.

## Skill cards

does-skill-card-investigative-committee-pegasus = Politik 3–5. Vor dem Dazulegen: Die Karten des Checks kommen offen, nur die vom Schicksal nicht.
does-skill-card-support-the-people = Politik 1–2. Vor dem Dazulegen: Jeder Mensch mit 4 oder weniger Karten darf 2 ziehen.
does-skill-card-preventative-policy = Politik 3–5. Bewegungs-Schritt: eine Ressource wählen. Ihr nächster Verlust in diesem Zug ist um 1 kleiner.
does-skill-card-major-victory = Führerschaft 1–2. Wenn du einen Basisstern oder Zenturio zerstört hast: würfeln; 5–8 gibt 1 Moral. Einmal pro Zug.
does-skill-card-at-any-cost = Führerschaft 3–5. Vor dem Dazulegen: Alle Verratskarten zählen positiv.
does-skill-card-guts-and-initiative = Taktik 1–2. Vor dem Dazulegen: Vom Schicksal kommen keine Karten dazu.
does-skill-card-critical-situation = Taktik 3–5. Bewegungs-Schritt: 1 Aktion nutzen. Einmal pro Zug, „Exekutivbefehl“ mitgezählt.
does-skill-card-full-throttle = Raumkampf 1–2. Bewegungs-Schritt oder Aktion in deiner Viper: auf ein beliebiges Feld fliegen, dann dort 1 Zylonenschiff angreifen.
does-skill-card-run-interference = Raumkampf 3–5. Bevor Jäger aktiviert werden: Die ersten 4 auf deinem Feld treffen nicht.
does-skill-card-jury-rigged = Technik 1–2. Vor dem Dazulegen: Schwierigkeit −4.
does-skill-card-calculations = Technik 3–5. Nach einem Wurf: +1 oder −1. Einmal pro Wurf.
does-skill-card-red-tape = Politik 0. In einem Check: Alle Karten der Stärke 5 und 6 kommen heraus.
does-skill-card-iron-will = Führerschaft 0. Misserfolg um 4 oder weniger: nichts passiert. Bei einer Summe von 0 oder weniger: Moral −1.
does-skill-card-trust-instincts = Taktik 0. In einem Check: Die obersten 2 Schicksalskarten kommen offen dazu.
does-skill-card-protect-the-fleet = Raumkampf 0. In einem Check mit mindestens Stärke 3 an Raumkampf: Wer am Zug ist, darf 1 unbemannte Viper aktivieren.
does-skill-card-establish-network = Technik 0. In einem Check: Technik-Karten zählen doppelt.
does-skill-card-political-prowess = Politik 6. Vor dem Check eines Ortes: Er entfällt; du wählst Erfolg oder Misserfolg.
does-skill-card-state-of-emergency = Führerschaft 6. Aktion: Nahrung −1. Reihum, du zuerst, dürfen alle gehen oder 1 Aktion nutzen.
does-skill-card-scout-for-fuel = Taktik 6. Aktion: 1 Raptor riskieren. 4–8: Treibstoff +1. 1–3: Raptor verloren.
does-skill-card-best-of-the-best = Raumkampf 6. Bevor eine bemannte Viper angreift: stattdessen würfeln und so viele Jäger auf ihrem Feld zerstören.
does-skill-card-build-nuke = Technik 6. Aktion: Der Admiral erhält 1 Nuklearwaffe.
does-skill-card-force-their-hand = Politik 0. In einem Check: Wer am Zug und Mensch ist, legt 1 Karte offen dazu oder zieht 1 Meuterei-Karte.
does-skill-card-all-hands-on-deck = Führerschaft 0. In einem Check: +1 je Karte der Stärke 0.
does-skill-card-quick-thinking = Taktik 0. In einem Check: Wer am Zug ist, darf eine andere Karte der Stärke 3 oder weniger auf die Hand nehmen.
does-skill-card-dogfight = Raumkampf 0. In einem Check: Wer am Zug ist, darf 1 Viper beschädigen, um 1 andere Karte zu entfernen.
does-skill-card-install-upgrades = Technik 0. In einem Check: Wer am Zug ist, zieht bei Erfolg 2 Technik, bei Misserfolg 1.
does-skill-card-popular-influence = Politik 3–4. Aktion: 2 Zwölferratskarten ziehen. 1 dem Präsidenten geben, die andere spielen oder abwerfen.
does-skill-card-restore-order = Führerschaft 3–4. Vor dem Dazulegen: Keine Check-Eigenschaft gilt in diesem Check.
does-skill-card-unorthodox-plan = Taktik 3–4. Aktion: Kommandostand, Waffenkammer, Waffensteuerung oder Kommunikation nutzen, auch beschädigt.
does-skill-card-combat-veteran = Raumkampf 3–4. Aktion: 1 unbemannte Viper im Weltraum oder aus der Reserve bis zu 3 Mal aktivieren.
does-skill-card-raptor-specialist = Technik 3–4. Aktion: 1 Raptor gegen 1 Angriffsraptor tauschen, oder 1 Raptor zurückholen.
does-skill-card-negotiation = Politik 5. Aktion: 1 Basisstern am Bug aufstellen und 1 Politik ziehen. Für den Rest des Zuges startet und handelt kein Zylonenschiff.
does-skill-card-change-of-plans = Führerschaft 5. Nach einem Erfolg: Statt des Ergebnisses zieht jeder Mensch 2 Fertigkeitskarten.
does-skill-card-a-second-chance = Taktik 5. Vor dem Dazulegen: Bei Erfolg um 4 oder mehr über der gedruckten Schwierigkeit erhält, wer am Zug ist, 1 Wundermarker.
does-skill-card-launch-reserves = Raumkampf 5. Aktion: bis zu 2 unbemannte Viper der Reserve auf ein Feld mit einer bemannten stellen und aktivieren.
does-skill-card-test-the-limits = Technik 5. Aktion, wenn der Flottenanzeiger nicht auf Blau steht: 1 Feld vor. Dann würfeln: 1–5 beschädigt die Galactica.
does-skill-card-bait = Verrat 0. In einem Check: 1 Zivilschiff am Heck aufstellen. Wirfst du die Karte freiwillig ab: 1 Meuterei-Karte ziehen.
does-skill-card-dradis-contact = Verrat 0. In einem Check: 2 Jäger am Bug aufstellen. Wirfst du die Karte freiwillig ab: 1 Meuterei-Karte ziehen.
does-skill-card-a-better-machine = Verrat 3. In einem Check: Wer am Zug ist, mischt 2 Verratskarten in den Schicksalsstapel.
does-skill-card-personal-vices = Verrat 3. In einem Check: Jeder Mensch zieht 1 Verrat, ein Mensch am Zug auch 1 Meuterei-Karte.
does-skill-card-violent-outbursts = Verrat 4. In einem Check: Wer am Zug ist, kommt in die Krankenstation.
does-skill-card-exploit-a-weakness = Verrat 5. In einem Check: Wer am Zug ist, wählt einen Menschen, der 1 Meuterei-Karte zieht.

## Ships and tokens, where more boxes have other rules for them

does-combined-nuke = Aktion des Admirals: ein Weltraumfeld wählen. 1–2 beschädigt dort einen Basisstern zweifach, 3–6 zerstört ihn, 7 auch bis zu 3 Jäger, 8 jedes Schiff dort, auch eure.
destroyed-combined-nuke = Verbraucht, was auch fällt. Eine Karte kann sie zurückbringen; der Admiral hat höchstens 3. Nuklearwaffen gehen mit dem Titel.
does-combined-damage = Beschädigt einen Ort und schickt alle dort in die Krankenstation, oder kostet 1 Treibstoff oder Nahrung. Ist die Pegasus im Spiel: Wer am Zug ist, darf stattdessen einen Marker von ihr ziehen.
destroyed-combined-damage = Sind 6 Orte der Galactica zugleich beschädigt, gewinnen die Zylonen. Sind es alle 4 der Pegasus, ist sie zerstört.
destroyed-combined-basestar = Galactica beschädigt ihn bei 5–8, ein Angriffsraptor bei 7–8, andere Viper bei 8. 3 Schäden zerstören ihn. Eine Nuklearwaffe zerstört ihn bei 3–8, sonst 2 Schäden.
does-combined-viper = Aktivieren: starten, auf ein angrenzendes Feld fliegen, auf dem eigenen ein Zylonenschiff angreifen oder ein Zivilschiff in den Vorrat eskortieren.
does-combined-pilot = Aktion: auf ein angrenzendes Feld fliegen, hier angreifen oder hier ein Zivilschiff in den Vorrat eskortieren. Im Bewegungs-Schritt: ein Feld fliegen, oder für 1 Karte an einen Ort.
destroyed-combined-civilian = Ein Jäger zerstört es ohne Wurf, wenn keine Viper auf dem Feld ist. Beim Sprung der Flotte bleibt es im Weltraum. Eine Viper kann es in den Vorrat eskortieren.

## Locations

does-location-quorum-chamber = Aktion des Präsidenten: 1 Zwölferratskarte ziehen. Dann 1 ziehen, 1 spielen oder nichts.
does-location-press-room-overlay = Aktion: Ein anderer Mensch zieht 1 Meuterei-Karte und behält 1, ohne Brig. Dann darfst du eine eigene abwerfen.
does-location-presidents-office-overlay = Aktion: 2 Politik ziehen.
does-location-administration-overlay = Aktion: 1 Meuterei-Karte ziehen. Hat der Präsident eine, wähle, wer den Titel Präsident erhält.
does-location-caprica-overlay = Aktion: eine Super-Krise spielen, oder 2 Krisen ziehen und 1 befolgen. Kein Zylonenschiff handelt.
does-location-human-fleet-overlay = Aktion: oberste Krise oder obersten Zielort ansehen, nach oben oder unter den Stapel. Dann 2 Fertigkeitskarten ziehen; ein Zylonen-Führer darf stattdessen infiltrieren.
does-location-resurrection-ship-overlay = Aktion: 1 Super-Krise ziehen. Wer den Zug hier beginnt, zieht nur 1 Fertigkeitskarte.
does-location-basestar-bridge = Aktion: 2 verschiedene wählen und nacheinander ausführen: Der CAG stellt 1 Zivilschiff auf; 1 Basisstern oder 3 Jäger kommen auf den Zylonenflotte-Spielplan; würfeln: 1–3 Sprungvorbereitung zurück, 4–8 Verfolgung vor; würfeln: unter der Zahl der Jäger auf dem Hauptspielplan zieht die Galactica 2 Schadensmarker und nimmt 1.
does-location-pegasus-cic = Aktion: einen Basisstern wählen und würfeln. 1–3 beschädigt die Pegasus, 4–6 den Basisstern, 7–8 ihn zweifach.
does-location-airlock = Aktion: jemanden wählen. Check 12 (Politik, Taktik, Verrat): bei Erfolg Exekution; um 4 leichter gegen jemanden in der Brig.
does-location-main-batteries = Aktion: ein Feld wählen und würfeln. 1 zerstört dort 1 Zivilschiff, 2–3 beschädigt 1 Viper, 4–6 zerstört 2 Jäger, 7–8 zerstört 4.
does-location-engine-room = Aktion: 2 Karten abwerfen. Die nächste Krise in diesem Zug zählt, als hätte sie ein Sprungsymbol.
does-location-medical-center = Keine Aktion. Wer hier ist, zieht im Schritt „Fertigkeiten“ nur 1 Karte.
does-location-resistance-hq = Aktion für Menschen: jemanden auf Neu-Caprica wählen. Check 7 (Führerschaft, Taktik, Verrat): bei Erfolg Exekution, auch eines Zylonen.
does-location-detention = Keine Bewegung, in Checks höchstens 2 Karten. Aktion: Check 9 (Politik, Taktik), bei Erfolg an einen anderen Ort auf Neu-Caprica.
does-location-occupation-authority = Präsident: darf 1 Zwölferratskarte ziehen, dann 1 spielen. Zylon: 1 Besatzungstruppe aktivieren, dann 1 hierher stellen.
does-location-breeders-canyon = Mensch: Die höchste Ressource verliert 1, der Flottenanzeiger rückt 1 vor. Zylon: eine Krise ziehen und befolgen, ohne Sprungvorbereitung.
does-location-shipyard = Mensch: 1 Zivilschiff startklar machen, oder 1 evakuieren, danach darfst du auf die Galactica. Zylon: oberstes gesperrtes Schiff ansehen, oben lassen oder nach unten legen.

# Quorum cards, and what lies open.
does-quorum-assign-chief-of-staff = 2 Politik ziehen und diese Karte jemand anderem geben.
does-quorum-civilian-self-defense = 1 Zivilschiff wählen: bis zu 3 Jäger oder 1 schweren Jäger auf seinem Feld zerstören. Dann würfeln: 1–2 zerstört auch das Schiff.
does-quorum-consult-the-oracle = Die unterste Karte eines Stapels ansehen. Dann den Schicksalsstapel ansehen, 2 Karten davon ablegen, mischen.
does-quorum-enact-production-quotas = Nahrung +1, Moral −1.
does-quorum-eulogy = Hat eine Exekution Moral gekostet: Moral +1.
does-quorum-execute-prisoner = Einen Charakter in der Brig exekutieren.
does-quorum-probation = Diese Karte jemandem geben.
does-quorum-resources-for-galactica = 1 beschädigten Ort und bis zu 2 beschädigte Viper reparieren.
does-quorum-unsavory-connections = 2 zufällige Fertigkeitskarten abwerfen und 2 Verrat ziehen. Dann Nahrung +1 oder Treibstoff +1.
does-quorum-establish-dogsville = Bevölkerung +1, Moral −1.
does-quorum-presidential-order = Den Titel Admiral oder CAG an jemanden geben.
does-quorum-resignation = Beliebig viele Zwölferratskarten abwerfen und ebenso viele ziehen. Dann den Titel Präsident jemand anderem geben.
does-open-assign-chief-of-staff = Wer diese Karte hat, kann sie vor dem Dazulegen ablegen: Alle Politik zählt positiv.
does-open-probation = Hat die Person mit dieser Karte etwas zu einem Check gelegt, kann der Präsident die Karte ablegen und es ansehen.
does-open-the-farm = Kein Mensch nutzt eine Eigenschaft, die einmal pro Partie geht.

does-planet-forces = Aktiviert ziehen sie 1 Feld nach rechts. Von der Werft verlassen sie den Spielplan, und jede zerstört das oberste gesperrte Schiff, sonst das oberste startklare. Keine auf dem Spielplan: 1 zur Besatzungsbehörde. Aktion für Menschen dort: 5–8 zerstört 1. Aktion für Zylonen, mit Mensch und Truppe am Ort: 1–3 Haft, 4–7 Lazarett.
does-planet-stacks = Werft: Das oberste gesperrte Schiff kommt unter die startklaren. Evakuierungssymbol, sobald die Galactica zurück ist: Wer am Zug ist, stellt das oberste startklare Schiff auf ein Weltraumfeld mit Startsymbol. Der letzte Sprung zerstört alle Schiffe, die noch hier sind.
does-planet-orbit = Sprungsymbole bewegen den Flottenanzeiger. Auf dem letzten Feld kehrt die Galactica zurück: 1 Basisstern und 4 Jäger auf jedes Feld über ihr, 2 Viper auf jedes Weltraumfeld mit Startsymbol. Dann darf der Admiral als Aktion den letzten Sprung befehlen. Er zerstört die Schiffe und exekutiert die Menschen, die noch auf Neu-Caprica sind.
about-evacuation = Evakuierungssymbol: Wer am Zug ist, stellt das oberste startklare Schiff auf ein Weltraumfeld mit Startsymbol.
about-no-evacuation = Kein Evakuierungssymbol.
does-distance-new-caprica = Bei { $first } beginnt die Schläfer-Phase. Ab { $last } ist die Flotte auf Neu-Caprica.
does-distance-ionian-nebula = Bei { $first } beginnt die Schläfer-Phase. Bei { $last } beginnt die Phase am Scheideweg. Der nächste Sprung danach ist der letzte: Die Menschen gewinnen, wenn alles über 0 steht.

look-up-demetrius = Demetrius
look-up-rebel-basestar = Rebellen-Basisstern
does-location-demetrius-bridge = Aktion: Ist keine Mission aktiv, die oberste Missionskarte aufdecken und ihren Check machen. Keine Krise in diesem Zug.
does-location-tactical-plot = Aktion: oberste Missionskarte ansehen; oben auf oder unter den Stapel legen.
does-location-captains-cabin = Aktion: eine Fertigkeit wählen. Alle ziehen 1 Karte davon, auch Zylonen.
does-location-hybrid-tank = Aktion: 1 Wundermarker oder 1 Super-Krisenkarte zahlen. Oberste 5 Krisenkarten ansehen und in beliebiger Reihenfolge zurücklegen.
does-location-datastream = Aktion: 1 Wundermarker oder 1 Super-Krisenkarte zahlen. Eine Fertigkeit wählen; 3 beliebige Karten aus Stapel und Ablage nehmen, dann mischen.
does-location-raider-bay = Aktion: 1 Wundermarker oder 1 Super-Krisenkarte zahlen. 2 Jäger oder 4 unbemannte Viper auf ein Weltraumfeld setzen und genau diese aktivieren.
does-location-hub-destroyed = Wer den Zug hier beginnt, wirft alle Super-Krisenkarten ab und zieht keine Fertigkeitskarte. Aktion: 3 Fertigkeitskarten abwerfen, 1 Super-Krise ziehen und zur Zylonenflotte gehen.

does-mission-none = Die Brücke deckt die oberste Missionskarte auf; ihr Check folgt sofort.
does-mission-lies = Sie bleibt bis zum nächsten Sprung. Dann kommt eine Karte mit Entfernung zur Zielkarte, jede andere auf den Ablagestapel; verdeckt kommt sie zurück in den Stapel.
does-mission-attack-on-the-colony = Check 14 (Taktik, Raumkampf). Erfolg: Alle Basissterne verlassen den Spielplan, 1 Basisstern ist aus dem Spiel. Misserfolg: 1 Basisstern am Bug, 1 Schaden an der Galactica.
does-mission-cylon-civil-war = Check 21 (Politik, Führerschaft, Taktik). Der Rebellen-Basisstern kommt ins Spiel: bei Erfolg zu den Menschen, bei Misserfolg zu den Zylonen.
does-mission-destroy-the-hub = Check 14 (Führerschaft, Taktik, Raumkampf). Erfolg: Das Auferstehungs-Schiff wird zum zerstörten Zentrum. Misserfolg: Bevölkerung −1, alle Viper im Weltraum in die Reserve, 2 Viper beschädigt.
does-mission-digging-up-the-past = Check 14 (Politik, Führerschaft). Erfolg: Entfernung +1. Misserfolg: 2 Verratskarten in den Schicksalsstapel mischen; die Mission wird umgedreht.
does-mission-needs-of-the-people = Check 18 (Politik, Führerschaft, Technik). Erfolg: Nahrung +2, 1 Ort reparieren. Misserfolg: Nahrung −1, jeder Mensch zieht 1 Verratskarte.
does-mission-rescue-hera = Check 20 (Politik, Taktik, Raumkampf). Erfolg: Jeder Mensch ohne Wundermarker bekommt 1. Misserfolg: Moral −1, 1 Raptor zerstört.
does-mission-the-red-stripes = Check 16 (Taktik, Raumkampf, Technik). Erfolg: Alle schweren Jäger und Zenturios verlassen die Spielpläne, je 2 sind aus dem Spiel. Misserfolg: 1 schwerer Jäger am Bug, 1 Zenturio auf Start der Enterkommando-Leiste.
does-mission-the-search-for-home = Check 25 (Politik, Führerschaft, Taktik, Technik). Erfolg: Entfernung +2. Misserfolg: Treibstoff −1; die Mission wird umgedreht.
does-rebel-humans = Menschen gehen für 1 Karte hierher wie auf jedes Schiff. Zylonen dürfen ihn weder betreten noch benutzen.
does-rebel-cylons = Zylonen wechseln für 1 Karte zwischen ihm und den Zylonen-Orten. Menschen dürfen ihn weder betreten noch benutzen.
