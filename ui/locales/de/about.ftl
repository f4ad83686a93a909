# What a tapped thing is and does, on the referee’s page and on the phones. No card’s text: what Dradis knows of it.

about-once = einmal pro Partie
about-used = verbraucht
about-damaged = Beschädigt: Die Aktion geht erst nach der Reparatur.
about-destroyed = Mit dem Schiff zerstört: Hierher geht niemand mehr.
about-cylon = Enttarnter Zylon: Die Eigenschaften dieses Charakters gelten nicht mehr.
about-no-character = Noch kein Charakter.
about-crisis-over = Diese Krise ist erledigt.
about-on-card = Was sie bewirkt, steht auf der Karte.
about-held = Bei { $player }
about-here = Hier: { $players }

## On a phone, below the seats

look-up-note = Tippe an, was du nachlesen willst.
look-up-in-play = Im Spiel
look-up-pieces = Schiffe und Marker
look-up-galactica = Galactica
look-up-colonial-one = Colonial One
look-up-cylon = Zylonen-Orte
look-up-damaged = beschädigt
look-up-destroyed = zerstört
look-up-reserve = Viper in Reserve
look-up-titles = Titel
look-up-cards = Karten

## What lies beside the board

jump-track = Sprungvorbereitung
boarding-track = Enterkommando
distance = Entfernung
kind-viper = Viper
kind-damaged-viper = Beschädigte Viper
kind-mark-vii = Mark VII
kind-assault-raptor = Angriffsraptoren
kind-raptor = Raptoren
kind-nuke = Nuklearwaffen
kind-civilian = Zivilschiffe
kind-raider = Jäger
kind-heavy-raider = Schwere Jäger
kind-basestar = Basissterne
kind-centurion = Zenturios
kind-damage = Schadensmarker

does-damaged-viper = Kann nicht starten. Eine Reparatur bringt sie in die Reserve.
does-raptor = Bleibt in der Reserve und kämpft nie. Bei manchen Zielorten kann der Admiral einen riskieren.
destroyed-raptor = Riskiert und zu niedrig gewürfelt: aus dem Spiel.
does-nuke = Aktion des Admirals: einen Basisstern angreifen. 1–2 beschädigt ihn zweifach, 3–6 zerstört ihn, 7–8 auch bis zu 3 Jäger auf seinem Feld.
destroyed-nuke = Jede wirkt einmal, was auch fällt. Nuklearwaffen gehen mit dem Titel Admiral.
does-centurion = Rückt 1 Feld vor, wenn schwere Jäger aktiviert werden. Am Ende der Leiste gewinnen die Zylonen.
destroyed-centurion = Angriff aus der Waffenkammer: 7–8 zerstört ihn.
does-damage = Beschädigt einen Ort und schickt alle dort in die Krankenstation, oder kostet 1 Treibstoff oder Nahrung.
destroyed-damage = Sind 6 Orte zugleich beschädigt, gewinnen die Zylonen.
does-token-critical-hit = Zählt als 2 Schäden.
does-token-disabled-hangar = Dieser Basisstern startet keine Schiffe.
does-token-disabled-weapons = Dieser Basisstern greift die Galactica nicht an.
does-token-structural-damage = Angriffe auf diesen Basisstern würfeln +2.
does-token-collateral-damage = Beim Ziehen: 3 Jäger auf seinem Feld werden zerstört. Zählt als 1 Treffer.
does-token-damage-to-personnel = Beim Ziehen: Jeder Zylonenspieler zieht 2 Traumamarker. Zählt als 1 Treffer.
does-resource = Auf 0 am Ende eines Zuges gewinnen die Zylonen.
does-jump-track = Sprungsymbole rücken den Flottenanzeiger 1 Feld vor. Auf einem blauen Feld kann die FTL-Kontrolle früh springen: 1–6 kostet die gezeigte Bevölkerung. Am Ende springt die Flotte.
does-pursuit-track = Jede Aktivierung, die ein Zylonenschiff auf den Zylonenflotte-Spielplan bringt, rückt den Anzeiger 1 Feld vor. Auf einem Feld mit Zivilschiffen stellt der CAG diese auf. Am Ende kommen alle wartenden Schiffe, und der Anzeiger geht zurück auf Start.
does-boarding-track = Mit jeder Aktivierung schwerer Jäger rücken alle Zenturios an Bord 1 Feld vor. Erreicht einer das Ende, gewinnen die Zylonen.
does-distance = Bei { $first } beginnt die Schläfer-Phase. Ab { $last } ist der nächste Sprung der letzte: Die Menschen gewinnen, wenn alles über 0 steht.
does-pile-destiny = 2 seiner Karten kommen in jeden Check. Ist er leer, bildet einen neuen: 2 Karten je Typ.
does-pile-quorum-hand = Die Karten des Präsidenten. Nur er spielt sie, jede als Aktion.
does-pile-quorum = Daraus zieht der Präsident.
does-pile-crisis = Im Zug jedes Menschen 1 ziehen.
does-pile-super-crisis = Wer sich als Zylon enttarnt, zieht 1.
does-pile-destinations = Für einen Sprung zieht der Admiral 2 und wählt 1.

## Titles

does-title-president = Aktion: 1 Zwölferratskarte ziehen. Hat die Zwölferratskarten und spielt sie. Bleibt auch in der Brig Präsident.
does-title-admiral = Wählt den Zielort jedes Sprungs. Hat die Nuklearwaffen. Verliert den Titel in der Brig.
does-title-cag = Entscheidet, wohin Zivilschiffe kommen. Aktion: 1 unbemannte Viper aktivieren, dann den Titel einem anderen Menschen geben; oder in einer Viper, einmal pro Zug, stattdessen noch eine Aktion. Verliert den Titel in der Brig.

## Cards

does-icon-raiders = Alle Jäger aktivieren.
does-icon-launch-raiders = Jeder Basisstern startet 3 Jäger.
does-icon-heavy-raiders = Alle schweren Jäger aktivieren; alle Zenturios an Bord 1 Feld vor.
does-icon-basestars = Jeder Basisstern greift die Galactica an.
about-jump = Der Flottenanzeiger rückt 1 Feld vor.
about-no-jump = Der Flottenanzeiger bleibt.
about-no-icons = Aktiviert keine Zylonenschiffe.
attack-does-ambush = Bis zum nächsten Sprung: unbemannte Viper greifen mit −2 an.
attack-does-cylon-swarm = Bis zum nächsten Sprung: Basissterne starten je 1 Schiff mehr.
attack-does-jammed-assault = Bis zum nächsten Sprung kann niemand die Kommunikation nutzen.
attack-does-thirty-three = Bleibt, bis ein Zivilschiff oder Basisstern zerstört ist. Springt die Flotte vorher, wird sie in den Krisenstapel gemischt.
does-open-accept-prophecy = Regierung, oder Admirals-Quartier gegen den Präsidenten: Schwierigkeit +2. Danach ablegen.
does-open-assign-arbitrator = Beim Admirals-Quartier kann, wer sie hat, sie ablegen: Schwierigkeit +3 oder −3.
does-open-assign-mission-specialist = Beim nächsten Sprung zieht, wer sie hat, statt des Admirals 3 Zielorte und wählt. Danach ablegen.
does-open-assign-vice-president = Solange, wer sie hat, nicht Präsident ist, macht die Regierung niemand anderen zum Präsidenten.
does-open-detector-sabotage = Niemand kann fremde Loyalitätskarten ansehen.
does-open-bomb-on-colonial-1 = Niemand kann die Colonial One betreten.

all-skill-cards = Fertigkeitskarten
does-skill-cards = Spiel eine Karte für ihren Text, oder leg sie für ihre Stärke zu einem Check dazu. Handkartenlimit: 10 am Ende jedes Zuges.
does-skill-card-consolidate-power = Politik 1–2. Aktion: 2 Fertigkeitskarten beliebiger Typen ziehen.
does-skill-card-investigative-committee = Politik 3–5. Vor dem Dazulegen: Alle Karten des Checks kommen offen, auch die vom Schicksal.
does-skill-card-executive-order = Führerschaft 1–2. Aktion: Jemand anders geht und hat 1 Aktion, oder hat 2 Aktionen ohne zu gehen. Einmal pro Zug.
does-skill-card-declare-emergency = Führerschaft 3–5. Wenn die Summe bekannt ist: Schwierigkeit −2. Einmal pro Check.
does-skill-card-launch-scout = Taktik 1–2. Aktion: 1 Raptor riskieren. 3–8: oberste Krise oder obersten Zielort ansehen, nach oben oder unter den Stapel. 1–2: Raptor verloren.
does-skill-card-strategic-planning = Taktik 3–5. Vor einem Wurf: +2. Einmal pro Wurf.
does-skill-card-evasive-maneuvers = Raumkampf 1–2. Nach einem Angriff auf eine Viper: diesen Angriff neu würfeln, mit −2, wenn sie jemand fliegt.
does-skill-card-maximum-firepower = Raumkampf 3–5. Aktion in deiner Viper: bis zu 4 Mal angreifen.
does-skill-card-repair = Technik 1–2. Aktion: deinen Ort reparieren. Auf dem Hangardeck stattdessen bis zu 2 beschädigte Viper.
does-skill-card-scientific-research = Technik 3–5. Vor dem Dazulegen: Alle Technik-Karten zählen positiv.
does-quorum-accept-prophecy = 1 Fertigkeitskarte eines beliebigen Typs ziehen. Bleibt im Spiel.
does-quorum-arrest-order = Einen Charakter in die Brig schicken.
does-quorum-assign-arbitrator = 2 Politik ziehen und diese Karte jemand anderem geben.
does-quorum-assign-mission-specialist = 2 Politik ziehen und diese Karte jemand anderem geben.
does-quorum-assign-vice-president = 2 Politik ziehen und diese Karte jemand anderem geben.
does-quorum-authorization-of-brutal-force = 3 Jäger, 1 schweren Jäger oder 1 Zenturio zerstören. Dann würfeln: 1–2 kostet 1 Bevölkerung.
does-quorum-encourage-mutiny = Jemand anders (nicht der Admiral) würfelt: 3–8 gibt den Titel Admiral, 1–2 kostet 1 Moral.
does-quorum-food-rationing = Würfeln: 6–8 gibt 1 Nahrung, und die Karte kommt aus dem Spiel.
does-quorum-inspirational-speech = Würfeln: 6–8 gibt 1 Moral, und die Karte kommt aus dem Spiel.
does-quorum-presidential-pardon = Einen anderen Charakter aus der Brig an einen Ort der Galactica bringen.
does-quorum-release-cylon-mugshots = 1 zufällige fremde Loyalitätskarte ansehen. Dann würfeln: 1–3 kostet 1 Moral.

## Locations

does-location-admirals-quarters = Aktion: jemanden wählen. Check 7 (Führerschaft, Taktik): bei Erfolg in die Brig.
does-location-administration = Aktion: jemanden wählen. Check 5 (Politik, Führerschaft): bei Erfolg Titel Präsident.
does-location-armory = Aktion: einen Zenturio angreifen. 7–8 zerstört ihn.
does-location-brig = Aktion: Check 7 (Politik, Taktik), bei Erfolg an einen Ort der Galactica. Hier drin: keine Bewegung, keine Krise, höchstens 1 Karte je Check.
does-location-caprica = Aktion: deine Super-Krise spielen, oder 2 Krisen ziehen und 1 befolgen. Ohne Zylonenschiffe und Sprungvorbereitung.
does-location-command = Aktion: bis zu 2 unbemannte Viper aktivieren, oder eine zweimal.
does-location-communications = Aktion: 2 Zivilschiffe ansehen. Jedes darf auf ein angrenzendes Feld.
does-location-cylon-fleet = Aktion: alle Zylonenschiffe einer Art aktivieren, oder von jedem Basisstern 2 Jäger und 1 schweren Jäger starten.
does-location-ftl-control = Aktion: springen, wenn der Flottenanzeiger auf Blau steht. 1–6 kostet die gezeigte Bevölkerung.
does-location-hangar-deck = Aktion: in einer Viper starten. Danach noch 1 Aktion.
does-location-human-fleet = Aktion: eine Hand ansehen und 1 Karte nehmen. Dann würfeln: 5–8 beschädigt die Galactica.
does-location-presidents-office = Aktion des Präsidenten: 1 Zwölferratskarte ziehen. Dann 1 ziehen, 1 spielen oder nichts.
does-location-press-room = Aktion: 2 Politik ziehen.
does-location-research-lab = Aktion: 1 Technik oder 1 Taktik ziehen.
does-location-resurrection-ship = Aktion: Super-Krise tauschen, wenn du willst. Dann, bis Entfernung 7, deine nicht enttarnten Loyalitätskarten jemandem geben.
does-location-sickbay = Keine Aktion. Wer den Zug hier beginnt, zieht nur 1 Fertigkeitskarte.
does-location-weapons-control = Aktion: Galactica greift 1 Zylonenschiff an.

## Ships

does-raider = Greift eine Viper auf seinem Feld an, zuerst unbemannte. Sonst zerstört er dort ein Zivilschiff. Sonst geht er auf das nächste zu. Ist keines da, greift er die Galactica an (8).
destroyed-raider = Zerstört bei 3–8.
does-heavy-raider = Greift nie an. Geht auf das nächste Startsymbol zu. Beginnt er dort, entert ein Zenturio.
destroyed-heavy-raider = Zerstört bei 7–8.
does-basestar = Greift die Galactica an und beschädigt sie bei 4–8. Startet Jäger und schwere Jäger.
destroyed-basestar = Galactica beschädigt ihn bei 5–8, eine Viper bei 8. 3 Schäden zerstören ihn. Eine Nuklearwaffe zerstört ihn bei 3–8, sonst 2 Schäden.
does-viper = Aktivieren: auf ein angrenzendes Feld fliegen, oder ein Zylonenschiff auf dem eigenen angreifen.
does-mark-vii = Eine Viper, die auf einmal bis zu 2 Felder weit fliegt. Zu Beginn im Feld „Beschädigte Viper“.
destroyed-mark-vii = Angegriffen: 6–7 beschädigt, 8 zerstört.
does-assault-raptor = Zählt in allem als Viper. Springt die Flotte, kann er im Weltraum bleiben. Weitere kommen durch Karten, jeder für einen Raptor der Reserve.
destroyed-assault-raptor = Angegriffen: bei 7–8 zerstört, auch wo er beschädigt würde.
destroyed-viper = Angegriffen: 5–7 beschädigt, 8 zerstört.
does-pilot = Aktion: auf ein angrenzendes Feld fliegen oder hier angreifen. Im Bewegungs-Schritt: ein Feld fliegen, oder für 1 Karte an einen Ort.
destroyed-pilot = Angegriffen: 5–7 beschädigt, 8 zerstört. Wer sie fliegt, kommt in die Krankenstation.
does-civilian = Kämpft nicht. Wird es zerstört, deckt es auf und verliert, was es zeigt.
destroyed-civilian = Ein Jäger zerstört es ohne Wurf, wenn keine Viper auf dem Feld ist. Beim Sprung der Flotte ist es gerettet.

## Abilities

ability-coward = Feigling
ability-stranded = Gestrandet
ability-headstrong = Dickköpfig
ability-sleeper-agent = Schläfer
ability-reckless = Leichtsinnig
ability-expert-pilot = Erfahrener Pilot
ability-emotionally-attached = Persönliche Bindung
ability-convicted-criminal = Vorbestraft
ability-alert-viper-pilot = Viper-Pilot in Bereitschaft
ability-eco-officer = ECO-Offizier

does-ability-inspirational-leader = Ziehst du eine Krise, zählen Karten der Stärke 1 in ihrem Check positiv.
does-ability-command-authority = Nimm nach einem Check seine Karten auf die Hand.
does-ability-emotionally-attached = Du kannst das Admirals-Quartier nicht nutzen.
does-ability-cylon-hatred = Nutzt jemand das Admirals-Quartier, darfst du die Schwierigkeit um 3 senken.
does-ability-declare-martial-law = Aktion: Der Admiral wird auch Präsident.
does-ability-alcoholic = Beginnt ein Zug und du hast genau 1 Karte, wirf sie ab.
does-ability-eco-officer = Einmal in deinem Zug einen Wurf wiederholen lassen.
does-ability-moral-compass = Nach einer Wahl bei einer Krise: ändere sie.
does-ability-stranded = Du beginnst neben dem Spielplan und kommst zu Beginn deines zweiten Zuges aufs Hangardeck.
does-ability-religious-visions = Zieh 2 Krisen und befolge 1. Die andere kommt unter den Stapel.
does-ability-skilled-politician = Aktion: 4 Zwölferratskarten ziehen und 1 befolgen. Der Rest kommt unter den Stapel.
does-ability-terminal-illness = Wirf 2 Karten ab, bevor du einen Ort nutzt.
does-ability-delusional-intuition = Hast du eine Krise gezogen, zieh 1 Fertigkeitskarte beliebigen Typs.
does-ability-cylon-detector = Aktion: alle Loyalitätskarten einer Person ansehen.
does-ability-coward = Du beginnst mit 2 Loyalitätskarten.
does-ability-friends-in-low-places = Nutzt jemand die Regierung oder die Brig, darfst du die Schwierigkeit um 2 ändern.
does-ability-unconventional-tactics = Aktion: Bevölkerung −1, eine andere Ressource +1.
does-ability-convicted-criminal = Du kannst keinen Ort nutzen, an dem noch jemand ist, außer der Brig.
does-ability-alert-viper-pilot = Kommt eine Viper aus der Reserve in den Weltraum, während du auf der Galactica bist, darfst du sie fliegen und 1 Aktion nutzen. Nicht aus der Brig.
does-ability-cag = Aktion: bis zu 6 unbemannte Viper aktivieren.
does-ability-headstrong = Musst du abwerfen, dann zufällig.
does-ability-expert-pilot = Beginnst du den Zug in einer Viper, hast du 2 Aktionen.
does-ability-secret-destiny = Eine gerade aufgedeckte Krise ablegen und eine andere ziehen.
does-ability-insubordinate = Admirals-Quartier gegen dich: um 3 leichter.
does-ability-recon = Am Ende deines Zuges die oberste Krise ansehen. Nach oben oder unter den Stapel.
does-ability-mysterious-intuition = Vor dem Check einer Krise: wähle Erfolg oder Misserfolg.
does-ability-sleeper-agent = In der Schläfer-Phase: 2 Loyalitätskarten und in die Brig.
does-ability-maintenance-engineer = Nach einer Reparatur in deinem Zug noch eine Aktion. Einmal pro Zug.
does-ability-blind-devotion = Vor dem Aufdecken eines Checks: wähle einen Typ. Seine Karten zählen 0.
does-ability-reckless = Dein Handkartenlimit ist 8.
