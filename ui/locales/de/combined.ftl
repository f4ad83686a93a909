# What only tables of the combined game say: names of people, cards and places. The ids are the rules’ own.

## Characters

character-helena-cain = Helena Cain
character-dee = Anastasia „Dee“ Dualla
character-ellen-tigh = Ellen Tigh
character-kat = Louanne „Kat“ Katraine
character-cavil = Cavil
character-leoben-conoy = Leoben Conoy
character-caprica-six = „Caprica“ Six
character-felix-gaeta = Felix Gaeta
character-samuel-anders = Samuel T. Anders
character-cally-tyrol = Callandra „Cally“ Tyrol
character-tory-foster = Tory Foster
character-louis-hoshi = Louis Hoshi
character-tom-zarek-military = Tom Zarek (Götterdämmerung)
character-helo-pilot = Karl „Helo“ Agathon (Götterdämmerung)
character-hot-dog = Brendan „Hot Dog“ Costanza
character-lee-adama = Lee Adama
character-romo-lampkin = Romo Lampkin
character-gaius-baltar-support = Gaius Baltar (Götterdämmerung)
character-doc-cottle = Sherman „Doc“ Cottle
character-aaron-doral = Aaron Doral
character-danna-biers = D’Anna Biers
character-simon-oneill = Simon O’Neill
character-athena = Sharon „Athena“ Agathon

## Abilities

ability-intolerant = Unnachsichtig
ability-blind-jump = Blindsprung
ability-bent-on-revenge = Auf Rache aus
ability-efficient = Effizient
ability-fast-learner = Schnelle Auffassungsgabe
ability-emotionally-fragile = Seelisch zerbrechlich
ability-politically-adroit = Politisches Gespür
ability-manipulative = Manipulation
ability-nothing-but-trouble = Nichts als Ärger
ability-hotshot = Ass
ability-sacrifice = Opfer
ability-stim-junkie = Aufputschmittel
ability-primacy = Vorrang
ability-aggressive-tactics = Aggressive Taktik
ability-lies-and-secrets = Lügen und Geheimnisse
ability-glimpse-the-face-of-god = Das Antlitz Gottes
ability-cryptic-message = Rätselhafte Botschaft
ability-clouded = Getrübter Blick
ability-intimate = Intimität
ability-human-delusion = Menschliche Illusion
ability-conflicted-loyalties = Zwiespältige Loyalität
ability-ftl-operator = FTL-Offizier
ability-coup = Putsch
ability-misguided = Fehlgeleitet
ability-star-player = Starspieler
ability-longshot = Glückswurf
ability-starts-on-the-bench = Auf der Ersatzbank
ability-quick-fix = Schnelle Abhilfe
ability-discharge-of-a-firearm = Ein Schuss fällt
ability-impulsive = Impulsiv
ability-adaptable = Anpassungsfähig
ability-influential = Einflussreich
ability-amoral = Skrupellos
ability-dutiful = Pflichtbewusst
ability-organized = Organisiert
ability-reluctant = Zögerlich
ability-necessary-steps = Nötige Schritte
ability-abuse-power = Machtmissbrauch
ability-disreputable = Verrufen
ability-raptor-pilot = Raptor-Pilot
ability-no-one-gets-left-behind = Niemand bleibt zurück
ability-family-commitments = Familienpflichten
ability-memento = Andenken
ability-escort = Eskorte
ability-forced-to-eject = Schleudersitz
ability-forward-thinker = Vorausdenker
ability-choose-a-different-path = Einen anderen Weg wählen
ability-moral-dilemma = Moralisches Dilemma
ability-deceitful = Hinterlistig
ability-attorney = Anwalt
ability-kleptomania = Kleptomanie
ability-cult-leader = Sektenführer
ability-broadcast = Funkansprache
ability-spiritual-crisis = Glaubenskrise
ability-treatment = Behandlung
ability-quarantine = Quarantäne
ability-specialized = Spezialisiert
ability-industrious = Fleißig
ability-meticulous = Akribisch
ability-vanity = Eitelkeit
ability-visions = Visionen
ability-dont-trust-anyone = Trau niemandem
ability-heretic = Ketzerin
ability-calculating = Berechnend
ability-modifications = Modifikationen
ability-logic-bound = An Logik gebunden
ability-for-love = Aus Liebe
ability-resolute = Entschlossen
ability-grieving = In Trauer

## Skill cards

skill-card-investigative-committee-pegasus = Untersuchungsausschuss
skill-card-support-the-people = Für das Volk
skill-card-preventative-policy = Vorbeugende Politik
skill-card-major-victory = Großer Sieg
skill-card-at-any-cost = Um jeden Preis
skill-card-guts-and-initiative = Mut und Initiative
skill-card-critical-situation = Kritische Lage
skill-card-full-throttle = Vollschub
skill-card-run-interference = Ablenkungsmanöver
skill-card-jury-rigged = Notlösung
skill-card-calculations = Berechnungen
skill-card-red-tape = Bürokratie
skill-card-iron-will = Eiserner Wille
skill-card-trust-instincts = Dem Instinkt vertrauen
skill-card-protect-the-fleet = Die Flotte schützen
skill-card-establish-network = Netzwerk aufbauen
skill-card-political-prowess = Politisches Können
skill-card-state-of-emergency = Ausnahmezustand
skill-card-scout-for-fuel = Treibstoffsuche
skill-card-best-of-the-best = Die Besten der Besten
skill-card-build-nuke = Nuklearwaffe bauen
skill-card-force-their-hand = In Zugzwang bringen
skill-card-all-hands-on-deck = Alle Mann an Deck
skill-card-quick-thinking = Schnelles Denken
skill-card-dogfight = Luftkampf
skill-card-install-upgrades = Systeme nachrüsten
skill-card-popular-influence = Einfluss beim Volk
skill-card-restore-order = Ordnung wiederherstellen
skill-card-unorthodox-plan = Unorthodoxer Plan
skill-card-combat-veteran = Kampfveteran
skill-card-raptor-specialist = Raptor-Spezialist
skill-card-negotiation = Verhandlung
skill-card-change-of-plans = Planänderung
skill-card-a-second-chance = Zweite Chance
skill-card-launch-reserves = Reserven starten
skill-card-test-the-limits = Die Grenzen austesten
skill-card-bait = Köder
skill-card-dradis-contact = Dradis-Kontakt
skill-card-a-better-machine = Eine bessere Maschine
skill-card-personal-vices = Persönliche Laster
skill-card-violent-outbursts = Gewaltausbrüche
skill-card-exploit-a-weakness = Eine Schwäche ausnutzen

## Skill cards by type and strength

skill-politics-0 = Politik 0
skill-politics-6 = Politik 6
skill-leadership-0 = Führerschaft 0
skill-leadership-6 = Führerschaft 6
skill-tactics-0 = Taktik 0
skill-tactics-6 = Taktik 6
skill-piloting-0 = Raumkampf 0
skill-piloting-6 = Raumkampf 6
skill-engineering-0 = Technik 0
skill-engineering-6 = Technik 6
skill-treachery-0 = Verrat 0
skill-treachery-6 = Verrat 6

## Locations; what lies on a printed place has its name

location-quorum-chamber = Zwölferrats-Saal
location-press-room-overlay = Pressezentrum
location-presidents-office-overlay = Präsidentenbüro
location-administration-overlay = Regierung
location-caprica-overlay = Caprica
location-human-fleet-overlay = Menschenflotte
location-resurrection-ship-overlay = Auferstehungs-Schiff
location-basestar-bridge = Basisstern-Brücke
location-pegasus-cic = Pegasus-CIC
location-airlock = Luftschleuse
location-main-batteries = Hauptbatterien
location-engine-room = Maschinenraum
location-medical-center = Lazarett
location-resistance-hq = Widerstandsquartier
location-detention = Haft
location-occupation-authority = Besatzungsbehörde
location-breeders-canyon = Breeder-Canyon
location-shipyard = Werft

## Loyalty cards

loyalty-cylon-draw-treachery = Sie sind ein Zylon
loyalty-cylon-draw-treachery-means = Du gewinnst mit den Zylonen. Enttarnen: Du darfst die Menschen Verratskarten ziehen lassen.
loyalty-cylon-draw-treachery-option = Sie sind ein Zylon: Menschen ziehen Verrat
loyalty-cylon-place-centurion = Sie sind ein Zylon
loyalty-cylon-place-centurion-means = Du gewinnst mit den Zylonen. Enttarnen: Du darfst einen Zenturio an Bord der Galactica bringen.
loyalty-cylon-place-centurion-option = Sie sind ein Zylon: Zenturio an Bord
loyalty-cylon-lower-jump-track = Sie sind ein Zylon
loyalty-cylon-lower-jump-track-means = Du gewinnst mit den Zylonen. Enttarnen: Du darfst den Flottenanzeiger 2 Felder zurücksetzen.
loyalty-cylon-lower-jump-track-option = Sie sind ein Zylon: Flottenanzeiger 2 zurück
loyalty-goal-acquire-power = Persönliches Ziel: Macht erlangen
loyalty-goal-acquire-power-means = Zählt als „Sie sind kein Zylon“. Aktion mit 2 Titeln oder mehr: diese Karte zeigen. Am Ende nicht gezeigt: Nahrung −1.
loyalty-goal-devastation = Persönliches Ziel: Verwüstung
loyalty-goal-devastation-means = Zählt als „Sie sind kein Zylon“. Aktion, wenn der Admiral keine Nuklearwaffe mehr hat: diese Karte zeigen. Am Ende nicht gezeigt: Moral −1.
loyalty-goal-political-intrigue = Persönliches Ziel: Politische Intrige
loyalty-goal-political-intrigue-means = Zählt als „Sie sind kein Zylon“. Aktion, solange der Präsident in der Brig ist: diese Karte zeigen. Am Ende nicht gezeigt: Nahrung −1.
loyalty-goal-sacrifice = Persönliches Ziel: Opfer
loyalty-goal-sacrifice-means = Zählt als „Sie sind kein Zylon“. Aktion bei 6 oder mehr beschädigten oder zerstörten Viper: diese Karte zeigen. Am Ende nicht gezeigt: Treibstoff −1.
loyalty-goal-self-destruction = Persönliches Ziel: Selbstzerstörung
loyalty-goal-self-destruction-means = Zählt als „Sie sind kein Zylon“. Aktion in der Brig oder Krankenstation: diese Karte zeigen. Am Ende nicht gezeigt: Moral −1.
loyalty-goal-selfish = Persönliches Ziel: Egoismus
loyalty-goal-selfish-means = Zählt als „Sie sind kein Zylon“. Aktion: Fertigkeitskarten mit Gesamtstärke 20 abwerfen und diese Karte zeigen. Am Ende nicht gezeigt: Treibstoff −1.
loyalty-goal-stand-and-fight = Persönliches Ziel: Sich dem Kampf stellen
loyalty-goal-stand-and-fight-means = Zählt als „Sie sind kein Zylon“. Aktion bei 10 oder mehr Jägern auf dem Hauptspielplan: diese Karte zeigen. Am Ende nicht gezeigt: Bevölkerung −1.
loyalty-goal-use-caution = Persönliches Ziel: Vorsicht
loyalty-goal-use-caution-means = Zählt als „Sie sind kein Zylon“. Aktion nach einem Sprung mit Entfernung 1: diese Karte zeigen. Am Ende nicht gezeigt: Bevölkerung −1.
loyalty-final-five-execute-looker = Letzte Fünf: Wer hinsieht, wird exekutiert
loyalty-final-five-execute-looker-means = Zählt als „Sie sind kein Zylon“. Sieht jemand anders diese Karte an, wird diese Person exekutiert.
loyalty-final-five-activate-ships = Letzte Fünf: Zylonenschiffe werden aktiviert
loyalty-final-five-activate-ships-means = Zählt als „Sie sind kein Zylon“. Sieht jemand anders diese Karte an, werden Jäger, Basissterne und schwere Jäger aktiviert.
loyalty-final-five-damage-galactica = Letzte Fünf: 2 Schäden an der Galactica
loyalty-final-five-damage-galactica-means = Zählt als „Sie sind kein Zylon“. Sieht jemand anders diese Karte an: Die Galactica wird zweimal beschädigt.
loyalty-final-five-execute-owner = Letzte Fünf: Sie werden exekutiert
loyalty-final-five-execute-owner-means = Zählt als „Sie sind kein Zylon“. Sieht jemand anders diese Karte an: Du wirst exekutiert, alle anderen werfen 2 zufällige Karten ab.
loyalty-final-five-brig-looker = Letzte Fünf: Wer hinsieht, kommt in die Brig
loyalty-final-five-brig-looker-means = Zählt als „Sie sind kein Zylon“. Sieht jemand anders diese Karte an, kommt diese Person in die Brig.
loyalty-mutineer = Sie sind der Meuterer
loyalty-mutineer-means = Zeige diese Karte sofort. Zieh 1 Meuterei-Karte, und 1 weitere in deinem Zug bei einem Sprungsymbol. Du darfst 2 haben.

## Cards that players hold, by kind

held-mutiny = Meuterei
held-motive = Motiv
your-mutiny = Deine Meuterei-Karten
your-motive = Deine Motivkarten
held-mutiny-armed-resistance = Bewaffneter Widerstand
held-mutiny-armed-resistance-does = Der Admiral kommt in die Krankenstation. Oberste Krise ansehen, nach oben oder unter den Stapel.
held-mutiny-assume-command = Kommando übernehmen
held-mutiny-assume-command-does = Mit 5 oder mehr Karten, nicht in der Brig: 5 abwerfen und den Titel Admiral nehmen.
held-mutiny-bait-and-switch = Lockvogelangebot
held-mutiny-bait-and-switch-does = 2 Fertigkeitskarten beliebiger Typen ziehen. 2 Verratskarten in den Schicksalsstapel mischen.
held-mutiny-betrayal-of-trust = Vertrauensbruch
held-mutiny-betrayal-of-trust-does = 2 Verrat ziehen. Obersten Zielort ansehen, nach oben oder unter den Stapel.
held-mutiny-blackmail = Erpressung
held-mutiny-blackmail-does = Bist du nicht Präsident und hat der Präsident 3 oder mehr Karten: 3 davon zufällig nehmen.
held-mutiny-clipped-wings = Gestutzte Flügel
held-mutiny-clipped-wings-does = Alle Viper im Weltraum kommen in die Reserve, alle beschädigten werden repariert. 2 Verrat ziehen.
held-mutiny-controversial-speech = Umstrittene Rede
held-mutiny-controversial-speech-does = Würfeln: 6–8 gibt 1 Moral, und die Karte kommt aus dem Spiel. Sonst ziehen alle 1 Verrat.
held-mutiny-feed-the-people = Das Volk ernähren
held-mutiny-feed-the-people-does = Flottenanzeiger 2 Felder zurück. Nahrung +1. Die Karte kommt aus dem Spiel.
held-mutiny-impeachment = Amtsenthebung
held-mutiny-impeachment-does = Mit 5 oder mehr Karten: 5 abwerfen und den Titel Präsident nehmen.
held-mutiny-make-a-deal = Einen Handel schließen
held-mutiny-make-a-deal-does = Einen Charakter aus der Brig an einen Ort der Galactica bringen. Dann jemanden wählen, der 1 Meuterei-Karte zieht.
held-mutiny-necessary-risk = Nötiges Risiko
held-mutiny-necessary-risk-does = Nahrung +1. Ein Feld wählen: dort 1 Basisstern und 3 Jäger aufstellen. Die Karte kommt aus dem Spiel.
held-mutiny-panic = Panik
held-mutiny-panic-does = 1 Zivilschiff am Heck aufstellen. 1 unbemannte Viper aktivieren.
held-mutiny-peaceful-resistance = Friedlicher Widerstand
held-mutiny-peaceful-resistance-does = Du kommst in die Krankenstation. Würfeln: Bei 1–4 kommt der Admiral in die Brig.
held-mutiny-ruined-reputation = Ruinierter Ruf
held-mutiny-ruined-reputation-does = Ein Mensch deiner Wahl zieht 2 Karten beliebiger Typen und kommt bei einem Wurf von 1–4 in die Brig.
held-mutiny-scavenging-for-parts = Teile ausschlachten
held-mutiny-scavenging-for-parts-does = Die Galactica wird beschädigt. 1 Zivilschiff im Weltraum in den Vorrat zurückmischen.
held-mutiny-selfish-act = Selbstsüchtige Tat
held-mutiny-selfish-act-does = 2 Fertigkeitskarten ziehen, dann 1 Meuterei-Karte.
held-mutiny-send-a-message = Ein Zeichen setzen
held-mutiny-send-a-message-does = Die Galactica wird beschädigt. Einen Zenturio angreifen: Wurf +2.
held-mutiny-set-the-agenda = Die Richtung vorgeben
held-mutiny-set-the-agenda-does = Bist du nicht Präsident: Der Präsident zieht 2 Zwölferratskarten, dann legst du 2 seiner Karten unter den Stapel.
held-mutiny-the-strong-survive = Die Starken überleben
held-mutiny-the-strong-survive-does = 1 Zivilschiff aus dem Vorrat wird zerstört. Flottenanzeiger 1 Feld vor. Die Karte kommt aus dem Spiel.
held-mutiny-unauthorized-usage = Unbefugter Einsatz
held-mutiny-unauthorized-usage-does = 1 Nuklearwaffe des Admirals gegen einen Basisstern einsetzen. Dann kommen alle und diese Karte aus dem Spiel.
held-mutiny-violent-protest = Gewaltsamer Protest
held-mutiny-violent-protest-does = 2 Politik ziehen. Der Präsident kommt in die Krankenstation.
held-mutiny-weapons-armed = Waffen scharf
held-mutiny-weapons-armed-does = 1 Raptor der Reserve gegen 1 Angriffsraptor tauschen. Jeder Basisstern startet 2 Jäger.
held-motive-keep-them-docile = Haltet sie gefügig
held-motive-keep-them-docile-does = Menschen. Am Ende: Nahrung 4 oder weniger.
held-motive-pressure-their-leaders = Druck auf ihre Führung
held-motive-pressure-their-leaders-does = Menschen. Am Ende: Moral 5 oder weniger.
held-motive-learn-to-cherish = Wertschätzung lernen
held-motive-learn-to-cherish-does = Menschen. Am Ende: Bevölkerung 6 oder weniger.
held-motive-improve-efficiency = Mehr Effizienz
held-motive-improve-efficiency-does = Menschen. Am Ende: mindestens 1 Politik, 1 Taktik und 1 Technik auf deiner Hand.
held-motive-remove-the-threat = Die Bedrohung beseitigen
held-motive-remove-the-threat-does = Menschen. Am Ende: 4 oder mehr Viper beschädigt oder zerstört.
held-motive-end-the-chase = Die Jagd beenden
held-motive-end-the-chase-does = Menschen. Jederzeit: FTL-Kontrolle oder Admirals-Quartier beschädigt.
held-motive-make-an-ally = Verbündete gewinnen
held-motive-make-an-ally-does = Menschen. Jederzeit: Jemand anders ist in der Brig, und du hast eine Meuterei-Karte.
held-motive-harvest-their-resources = Ihre Vorräte ernten
held-motive-harvest-their-resources-does = Zylonen. Am Ende: Nahrung 2 oder mehr.
held-motive-a-false-sense-of-security = In trügerischer Sicherheit
held-motive-a-false-sense-of-security-does = Zylonen. Am Ende: Moral 3 oder mehr.
held-motive-subjects-for-study = Forschungsobjekte
held-motive-subjects-for-study-does = Zylonen. Am Ende: Bevölkerung 4 oder mehr.
held-motive-fight-with-honor = Ehrenvoll kämpfen
held-motive-fight-with-honor-does = Zylonen. Am Ende: mindestens 3 Verrat auf deiner Hand.
held-motive-savor-their-demise = Ihr Ende auskosten
held-motive-savor-their-demise-does = Zylonen. Am Ende: Entfernung 7 oder mehr.
held-motive-no-unnecessary-force = Keine unnötige Gewalt
held-motive-no-unnecessary-force-does = Zylonen. Jederzeit: Entfernung 5 oder mehr und kein Zenturio an Bord.
held-motive-a-justified-response = Eine gerechte Antwort
held-motive-a-justified-response-does = Zylonen. Jederzeit: Flottenanzeiger auf Blau, keine Jäger, schweren Jäger oder Basissterne auf dem Hauptspielplan.

## Characters that cannot be chosen

not-offered-same-person = Diese Person spielt schon jemand.
not-offered-one-leader = Ein Zylonen-Führer genügt.
not-offered-no-leader = Zu dritt spielt kein Zylonen-Führer mit.
not-offered-leader-needed = Zu siebt muss ein Zylonen-Führer mitspielen.

## Korrekturen

source-ally = Alliierter
eliminated-legend = Der Prozess
eliminated-plays = Spielt weiter
eliminated-out = Ausgeschieden
leader-legend = Zylonen-Führer
leader-among-cylons = Bei den Zylonen
leader-among-humans = Infiltriert
miracles-legend = Wundermarker

# Super Crises of a revealed Cylon.
held-super-crisis-demand-peace-manifesto = Friedensmanifest gefordert
held-super-crisis-demand-peace-manifesto-does = Der Admiral wählt: Moral −1 und 2 Schäden an der Galactica, oder Präsident und Admiral werfen alle Handkarten ab.
held-super-crisis-footage-transmitted = Aufnahmen gesendet
held-super-crisis-footage-transmitted-does = Check 17: Politik, Führerschaft, Taktik. Erfolg: Alle ziehen 1 Verrat. Unter 17: Enttarnte Zylonen ziehen je 2. Unter 12: auch 1 Super-Krise.
held-super-crisis-psychological-warfare = Psychologische Kriegsführung
held-super-crisis-psychological-warfare-does = Der Präsident wählt: Moral −1 und alle tauschen 2 Karten gegen 2 Verrat, oder enttarnte Zylonen ziehen je 2 und der Schicksalsstapel besteht nur noch aus 6 Verrat.
held-super-crisis-the-farm = Die Farm
held-super-crisis-the-farm-does = Check 15: Taktik, Technik. Unter 15: Nahrung −1. Unter 8: auch Bevölkerung −1, und Menschen nutzen keine Eigenschaften, die einmal pro Partie gehen.
held-super-crisis-fighting-blind = Blind kämpfen
held-super-crisis-fighting-blind-does = Der CAG wählt: 2 Zenturios entern, oder der CAG wird exekutiert.
held-super-crisis-fire-all-missiles = Alle Raketen abfeuern
held-super-crisis-fire-all-missiles-does = Check 22: Taktik, Raumkampf. Misserfolg: 2 Zivilschiffe verloren. Folge: 2 Schäden an der Galactica.
held-super-crisis-human-prisoner = Menschlicher Gefangener
held-super-crisis-human-prisoner-does = Check 18: Führerschaft, Taktik. Misserfolg: Du nimmst einem Menschen alle Fertigkeitskarten ab; diese Person kommt in die Krankenstation.

# Destinations.
destination-a-civilian-convoy = Ein ziviler Konvoi
destination-a-civilian-convoy-does = Treibstoff −3, Bevölkerung +1. Der Admiral darf 1 Moral für 1 Treibstoff geben.
destination-binary-star = Doppelstern
destination-binary-star-does = Treibstoff −1. Je 1 Zivilschiff kommt an Bug und Heck.
destination-gas-cloud = Gaswolke
destination-gas-cloud-does = Kein Treibstoff. Der Admiral darf die obersten 3 Krisen ansehen und nach oben oder unten legen.
destination-misjump = Fehlsprung
destination-misjump-does = Kein Treibstoff geht verloren. 1 Zivilschiff ist verloren. Ein anderer Zielort wird gezogen.
destination-algae-planet = Algenplanet
destination-algae-planet-does = Treibstoff −1. Nahrung +1.
destination-cylon-raiders = Zylonische Jäger
destination-cylon-raiders-does = Treibstoff −2. 3 Jäger kommen ans Heck.
destination-derelict-basestar = Verlassener Basisstern
destination-derelict-basestar-does = Treibstoff −1. 2 Zivilschiffe kommen ans Heck, 1 beschädigter Basisstern an den Bug.
destination-dying-star = Sterbender Stern
destination-dying-star-does = Treibstoff −1. Die Galactica wird beschädigt.
destination-gas-giant = Gasriese
destination-gas-giant-does = Kein Treibstoff. Der Admiral darf 1 Viper für 1 Treibstoff opfern.
destination-lions-head-nebula = Löwenkopfnebel
destination-lions-head-nebula-does = Treibstoff −4. Danach rückt der Flottenanzeiger 2 Felder vor.
destination-radioactive-cloud = Radioaktive Wolke
destination-radioactive-cloud-does = Treibstoff −1, Bevölkerung −1.
log-basestar-removed = Ein Basisstern verlässt den Spielplan, { $area }
log-hand-now = { $player } hat jetzt { $cards ->
    [one] 1 Fertigkeitskarte
   *[other] { $cards } Fertigkeitskarten
 }
effect-draw-like = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } der Typen von { $like } ziehen
effect-give-cards = { $you ->
    [who] Du gibst
   *[other] { $who } gibt
 } { $count ->
    [one] 1 Fertigkeitskarte
   *[other] { $count } Fertigkeitskarten
 } an { $to }
effect-swap-hands = { $you ->
    [who] Du tauschst
   *[other] { $who } tauscht
 } alle Fertigkeitskarten mit { $with }
effect-look-at-quorum = { $you ->
    [who] Du
   *[other] { $who }
 }: oberste { $cards } Zwölferratskarten ansehen und in beliebiger Reihenfolge zurücklegen
effect-activate-human-locations = { $count ->
    [one] 1 unbeschädigten Ort nutzen, egal von wo, aber keinen Zylonen-Ort
   *[other] { $count } verschiedene unbeschädigte Orte nutzen, egal von wo, aber keine Zylonen-Orte
 }
effect-activate-locations = { $count ->
    [one] 1 unbeschädigten Ort nutzen, egal von wo
   *[other] { $count } verschiedene unbeschädigte Orte nutzen, egal von wo
 }
effect-activate-planned = Kommandostand, Waffenkammer, Waffensteuerung oder Kommunikation nutzen, egal von wo, auch beschädigt
effect-exchange-any = { $you ->
    [who] Du
   *[other] { $who }
 }: beliebig viele Fertigkeitskarten abwerfen, ebenso viele eines Typs ziehen
effect-destroy-here = Auf dem eigenen Feld zerstören: { $raiders } Jäger, { $heavy } schwere Jäger, 1 Basisstern oder 1 Zivilschiff
effect-remove-basestar = 1 Basisstern wird vom Spielplan entfernt
not-offered-too-far-to-jump = Nur bis Entfernung 6.
not-offered-is-admiral = Hat den Titel Admiral schon.
not-offered-not-infiltrating = Nur beim Infiltrieren.
not-offered-not-in-brig = Nur aus der Brig.
not-offered-from-brig = Nicht aus der Brig.
not-offered-vengeful = Helena Cain nutzt weder FTL-Kontrolle noch Maschinenraum.
not-offered-conflicted = Das kostet „Caprica“ Six 1 Fertigkeitskarte, und die Hand ist leer.
not-offered-specialized = Doc Cottle nutzt keine Aktionen von Technik-Karten.
not-offered-reluctant = Das kostet Louis Hoshi eine zweite Fertigkeitskarte.
not-offered-spiritual = Gaius Baltar enttarnt sich nur in der Brig.
not-offered-no-force = Hier ist keine Besatzungstruppe.
not-offered-not-back = Die Galactica ist nicht zurück.
not-offered-back = Die Galactica ist zurück: Der Flottenanzeiger zieht nicht mehr.
not-offered-no-locked = Kein Zivilschiff ist gesperrt.
not-offered-no-prepared = Kein Zivilschiff ist startklar.
not-offered-no-ship-to-move = Kein Zivilschiff kann startklar gemacht oder evakuiert werden.
not-offered-no-jump = Von Neu-Caprica führt nur der letzte Sprung weg, den der Admiral befiehlt.
not-offered-not-on-new-caprica = Der Charakter ist nicht auf Neu-Caprica.
not-offered-in-detention = Aus der Haft geht niemand von selbst.
not-offered-clouded = Leoben Conoy wählt keinen Ort mit einem anderen Charakter.
not-offered-heretic = D’Anna Biers geht nur gegen 1 Super-Krise und hat keine.
option-go-for-super-crisis = { $location } (1 Super-Krise)
option-go-for-both = { $location } (1 Super-Krise, 1 Fertigkeitskarte)
not-offered-all-basestars = Alle Basissterne sind auf dem Spielplan.
not-offered-spare-basestar = Nur wenn alle Basissterne auf dem Spielplan sind.
ask-activate-elsewhere = { $player }: Welchen Ort nutzt du? Noch { $count }
ask-exchange-any = { $player }: Wie viele Fertigkeitskarten tauschst du gegen einen Typ?
ask-destroy-here = { $player }: Was wird zerstört?
ask-remove-basestar = { $player }: Welcher Basisstern wird entfernt?
effect-uses = { $ability } einsetzen
effect-more-actions = { $count ->
    [one] 1 weitere Aktion
   *[other] { $count } weitere Aktionen
 }
effect-brig-at-end = { $you ->
    [who] Du kommst
   *[other] { $who } kommt
 } am Ende des Zuges in die Brig
effect-lend-title = { $you ->
    [who] Du hast
   *[other] { $who } hat
 } den Titel { $title } bis zum Ende des Zuges
effect-return-title = Der Titel geht zurück
effect-spare = { $resource }: nächster Verlust in diesem Zug um 1 kleiner
effect-take-random-card = { $you ->
    [who] Du nimmst
   *[other] { $who } nimmt
 } 1 zufällige Fertigkeitskarte aus der Hand von { $from }
log-brig-at-end = { $player } kommt am Ende des Zuges in die Brig
log-spared = { $resource }: nächster Verlust in diesem Zug um 1 kleiner
log-jump-icon-added = Die nächste Krise in diesem Zug zählt, als hätte sie ein Sprungsymbol
attack-pegasus-cic = Pegasus-CIC → Basisstern, { $area }
attack-main-batteries = Hauptbatterien → { $area }
action-pegasus-cic = Pegasus-CIC
action-main-batteries = Hauptbatterien
hit-pegasus-damaged = Pegasus beschädigt
hit-civilian-destroyed = 1 Zivilschiff zerstört, falls eins da ist
hit-own-viper-damaged = 1 Viper beschädigt, falls eine da ist
hit-two-raiders-destroyed = bis zu 2 Jäger zerstört
hit-four-raiders-destroyed = bis zu 4 Jäger zerstört
ask-cic-target = Welchen Basisstern { $you ->
    [player] wählst du
   *[other] wählt { $player }
 }?
attack-nuke-area = Nuklearwaffe, { $area }
hit-area-destroyed = alle Schiffe dort zerstört, auch unsere
ask-nuke-area = Auf welchem Feld { $you ->
    [player] setzt du
   *[other] setzt { $player }
 } die Nuklearwaffe ein?
ask-nuked-basestar = Welchen Basisstern { $you ->
    [player] triffst du
   *[other] trifft { $player }
 } mit der Nuklearwaffe?
ask-batteries-target = In welches Feld { $you ->
    [player] schießt du
   *[other] schießt { $player }
 }?
option-basestar = Basisstern, { $area }
option-damaged-basestar = Basisstern, { $area }: { $tokens }
log-loss-spared = Der Verlust ist um 1 kleiner
log-title-lent = { $title } bis zum Ende des Zuges, dann zurück an { $player }
not-offered-two-cards-needed = Weniger als 2 Fertigkeitskarten auf der Hand.
not-offered-is-president = Hat den Titel Präsident schon.
not-offered-amoral = Tory Foster nimmt die erste Möglichkeit.
ask-go-among-cylons = { $player }: Welcher Ort der Zylonen?
effect-go-among-cylons = { $you ->
    [who] Du gehst
   *[other] { $who } geht
 } an einen Ort der Zylonen
option-ftl-operator = { $player }: FTL-Offizier, neu würfeln
option-longshot = { $player }: Glückswurf, { $face }
option-hotshot = { $player }: Ass, Karte der Stärke { $strength }
option-different-path = { $player }: Einen anderen Weg wählen
option-learn-for-check = { $player }: Schnelle Auffassungsgabe, 3 Karten eines Stapels in den Check
option-learn-for-hand = { $player }: Schnelle Auffassungsgabe, 3 Karten eines Stapels auf die Hand
ask-human-delusion = { $player }: Menschliche Illusion, wie viele Karten kommen in den Check?
ask-quick-fix = { $player }: Schnelle Abhilfe, welche Karte des Checks legst du ab?
option-quick-fix-total = 1 Karte ablegen, dann die neue Summe eingeben
option-quick-fix-none = Keine Karte ablegen
ask-face-up = { $player }: Welche der gespielten Karten liegt offen?
effect-face-up = { $player } legt 1 der gespielten Karten offen hin
ask-for-love = { $player }: Aus Liebe, wer wirft für 1 Verratskarte 1 Karte weniger ab?
ask-escort = { $player }: Eskorte, statt des Zivilschiffs eine Viper zerstören? ({ $area })
option-turn-up = Schiff aufdecken
ask-swap-civilian = { $player }: Welches Zivilschiff wird gegen ein neues getauscht?
effect-swap-civilian = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } 1 Zivilschiff gegen ein neues aus dem Vorrat tauschen
ask-fly-anywhere = { $you ->
    [player] Du darfst
   *[other] { $player } darf
 } auf ein beliebiges Feld fliegen
ask-place-reserves = { $you ->
    [player] Du stellst
   *[other] { $player } stellt
 } Viper der Reserve auf
ask-activate-one = { $you ->
    [player] Du aktivierst
   *[other] { $player } aktiviert
 } eine Viper: { $left ->
    [one] noch einmal
   *[other] bis zu { $left } Mal
 }
option-place-kind = { $kind }: aufstellen, { $area }
effect-build-assault-raptor = Für einen Raptor der Reserve wird ein Angriffsraptor gebaut
effect-activate-one = { $you ->
    [who] Du aktivierst
   *[other] { $who } aktiviert
 } 1 unbemannte Viper bis zu { $count } Mal
effect-attack-here = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } dann dort einmal angreifen
effect-launch = Jeder Basisstern startet { $count }: { $piece }
effect-cease-fire = Für den Rest des Zuges startet und handelt kein Zylonenschiff
effect-fly-anywhere = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } auf ein beliebiges Feld fliegen
effect-place-reserves = { $you ->
    [who] Du stellst
   *[other] { $who } stellt
 } bis zu { $count } Viper der Reserve zu einem Piloten; sie werden aktiviert
log-ceased-fire = Für den Rest des Zuges startet und handelt kein Zylonenschiff
log-held-fire = Kein Zylonenschiff handelt: Verhandlung
effect-look-at-civilians = { $you ->
    [who] Du siehst
   *[other] { $who } sieht
 } alle Zivilschiffe auf dem Spielplan an
effect-look-at-two = Die obersten 2 Krisen- oder Zielortkarten ansehen; jede oben auf oder unter den Stapel legen
option-one-on-top = Karte { $number }: oben auf den Stapel
option-one-under = Karte { $number }: unter den Stapel
effect-share-quorum = 2 Zwölferratskarten ziehen: 1 für den Präsidenten, die andere spielen oder abwerfen
effect-share-quorum-of = { $you ->
    [who] Du
   *[other] { $who }
 }: 2 Zwölferratskarten ziehen, 1 für den Präsidenten, die andere spielen oder abwerfen
option-discard-quorum = Die andere Karte abwerfen
ask-give-mutiny = { $player }: Welche Meuterei-Karte ist für { $to }?
ask-play-drawn-mutiny = { $player }: Welche der gezogenen Meuterei-Karten spielst du?
effect-give-mutiny = Die obersten 2 Meuterei-Karten ansehen: 1 für { $player }, die andere unter den Stapel
effect-abuse-power = { $you ->
    [who] Du
   *[other] { $who }
 }: { $cards } Meuterei-Karten ziehen, 1 spielen, den Rest unter den Stapel
log-mutiny-given = { $player } gibt { $to } 1 Karte: { $kind }

opened-card-cylon-draw-treachery = Zylon: lässt Menschen Verratskarten ziehen
opened-card-cylon-place-centurion = Zylon: bringt einen Zenturio an Bord
opened-card-cylon-lower-jump-track = Zylon: setzt den Flottenanzeiger zurück
opened-card-mutineer = Meuterer
opened-neither = Gewinnt mit keiner Seite
opened-none-revealed = kein Motiv aufgedeckt
opened-unrevealed = nicht aufgedeckt: { $cards }
opened-leader-cylons = Zylonen-Führer: gewinnt mit den Zylonen
opened-leader-humans = Zylonen-Führer: gewinnt mit den Menschen
opened-lost = Ausgeschieden: verliert, wer auch gewinnt
mutiny-hold = Halten, um eine Meuterei-Karte zu spielen
motive-hold = Halten, um Motivkarte { $number } aufzudecken
check-reckless = Waghalsiger Check

board-new-caprica = Neu-Caprica
ask-evacuate = { $player }: Wohin kommt das evakuierte Zivilschiff?
ask-go-aboard = { $player }: An Bord der Galactica gehen?
ask-activate-force = { $player }: Welche Besatzungstruppe zieht?
ask-destroy-force = { $player }: Wo wird eine Besatzungstruppe zerstört?
ask-leave-detention = { $player } darf aus der Haft. Wohin?
ask-reveal-stacked = Ein Zivilschiff auf Neu-Caprica wird zerstört. Was zeigt es?
option-forces-at = { $location } ({ $count })
option-firepower = { $player }: Maximale Feuerkraft abwerfen, neu würfeln
option-act-attack-forces = Die Besatzungstruppen hier angreifen
option-act-detain = Hier jemanden festnehmen
option-act-final-jump = Den letzten Sprung befehlen
option-act-hand-on-cag = 1 unbemannte Viper aktivieren, CAG-Titel weitergeben
option-act-lead-flight = 1 unbemannte Viper aktivieren, dann noch eine Aktion
effect-if-on-new-caprica = Nur wenn { $who } auf Neu-Caprica ist:
effect-prepare = Das oberste gesperrte Zivilschiff wird startklar
effect-place-forces = Besatzungsbehörde: { $count ->
    [one] 1 weitere Besatzungstruppe
   *[other] { $count } weitere Besatzungstruppen
 }
effect-destroy-forces = Zerstörte Besatzungstruppen: { $count }
effect-lose-stacked = Das oberste gesperrte Zivilschiff wird zerstört; gibt es keins, das oberste startklare
effect-skip-prepare = Kein Schritt „Sprungvorbereitung“ in diesem Zug
effect-look-at-locked = { $who }: das oberste gesperrte Zivilschiff ansehen
effect-locked-under = Es kommt unter die anderen gesperrten Schiffe
effect-evacuate = Das oberste startklare Zivilschiff wird evakuiert
effect-go-aboard = { $who }: darf an einen Ort der Galactica gehen
effect-activate-force = { $who }: 1 Besatzungstruppe aktivieren
effect-activate-forces = { $who }: jede Besatzungstruppe aktivieren
effect-leave-detention = { $who }: darf aus der Haft an einen anderen Ort auf Neu-Caprica
log-new-caprica = Die Flotte ist auf Neu-Caprica. Gesperrte Zivilschiffe: { $ships }
log-ship-prepared = Zivilschiff { $ship } ist startklar
log-ship-evacuated = Zivilschiff { $ship } evakuiert: { $area }
log-ship-under = Zivilschiff { $ship } kommt unter die anderen gesperrten
log-stacked-lost = Zivilschiff auf Neu-Caprica zerstört: { $kind }
log-forces-placed = Besatzungstruppen: { $count }, { $location }
log-forces-moved = Besatzungstruppen ziehen: { $count } → { $location }
log-forces-left = Besatzungstruppen verlassen die Werft: { $count }
log-forces-destroyed = Besatzungstruppen zerstört: { $count }, { $location }
log-unprepared = Kein Schritt „Sprungvorbereitung“ in diesem Zug
log-return = Die Galactica ist zurück
log-last-jump = { $player } befiehlt den letzten Sprung

# Was von Neu-Caprica gezeichnet ist.
planet-away = Die Galactica ist fort
planet-away-note = Der Weltraum ist aus dem Spiel, bis die Galactica zurück ist.
planet-back = Die Galactica ist im Orbit
planet-orbiting = Im Orbit
planet-forces = Besatzungstruppen
planet-forces-at = Besatzungstruppen, { $location }: { $count }
planet-beside = { $count } neben dem Plan
planet-stacks = Zivilschiffe auf Neu-Caprica
planet-locked = Gesperrt
planet-prepared = Startklar
planet-stacked = { $locked } gesperrt, { $prepared } startklar
planet-orbit = Rückkehr der Galactica
planet-returns = Noch { $count } bis zur Rückkehr
planet-mark = Zurück

mission-attack-on-the-colony = Angriff auf die Kolonie
mission-cylon-civil-war = Zylonischer Bürgerkrieg
mission-destroy-the-hub = Das Zentrum zerstören
mission-digging-up-the-past = Die Vergangenheit ausgraben
mission-needs-of-the-people = Was das Volk braucht
mission-rescue-hera = Hera retten
mission-the-red-stripes = Die roten Streifen
mission-the-search-for-home = Die Suche nach einer Heimat
location-demetrius-bridge = Brücke
location-tactical-plot = Lagebild
location-captains-cabin = Kapitänskajüte
location-hybrid-tank = Hybridtank
location-datastream = Datenstrom
location-raider-bay = Jägerhangar
location-hub-destroyed = Zentrum zerstört
board-demetrius = Demetrius
board-rebel-basestar = Rebellen-Basisstern
board-short-rebel-basestar = Rebellen
not-offered-mission-active = Es ist schon eine Mission aktiv.
not-offered-no-toll = Kostet 1 Wundermarker oder 1 Super-Krisenkarte.
not-offered-three-cards = Weniger als 3 Fertigkeitskarten auf der Hand.
not-offered-rebel-of-humans = Der Rebellen-Basisstern steht auf der Seite der Menschen.
not-offered-rebel-of-cylons = Der Rebellen-Basisstern steht auf der Seite der Zylonen.
ask-mission = { $player }: Welche Mission wurde aufgedeckt?
ask-raider-bay = { $player }: Auf welchem Weltraumfeld erscheinen die Schiffe?
option-mission = { $mission }
effect-clear-ships = Vom Spielplan entfernen: alle { $piece }
effect-clear-centurions = Alle Zenturios verlassen die Enterkommando-Leiste
effect-leave-game = Aus dem Spiel: { $piece } ({ $count })
effect-miracle-for-all = Jeder Mensch ohne Wundermarker bekommt 1
effect-mission-down = Mission umdrehen; beim nächsten Sprung zurück in den Stapel
effect-rebel-humans = Der Rebellen-Basisstern kommt zu den Menschen
effect-rebel-cylons = Der Rebellen-Basisstern kommt zu den Zylonen
effect-destroy-hub = Zylonen-Auflage umdrehen: Zentrum zerstört
effect-look-at-mission = { $who }: oberste Missionskarte ansehen; oben auf oder unter den Stapel legen
effect-order-crises = { $who }: oberste { $cards } Krisenkarten ansehen und in beliebiger Reihenfolge zurücklegen
effect-search-skills = { $who }: { $cards } { $skill } nach Wahl aus Stapel und Ablage nehmen; den Rest mischen
effect-raider-bay-raiders = { $who }: { $count } Jäger auf ein Weltraumfeld setzen und aktivieren
effect-raider-bay-vipers = { $who }: { $count } unbemannte Viper auf ein Weltraumfeld setzen und aktivieren
effect-shuffle-missions = Die abgelegten Missionen zu einem neuen Stapel mischen
log-mission = { $player } aktiviert { $mission }
log-mission-down = { $mission } liegt verdeckt
log-mission-beside = { $mission } kommt zur Zielkarte
log-mission-discarded = { $mission } wird abgelegt
log-mission-back = { $mission } wird in den Missionsstapel gemischt
log-rebel-humans = Der Rebellen-Basisstern kommt zu den Menschen
log-rebel-cylons = Der Rebellen-Basisstern kommt zu den Zylonen
log-hub-destroyed = Das Zentrum ist zerstört
log-ships-cleared = { $ship } verlassen den Spielplan, { $area }: { $count }
log-centurions-cleared = Zenturios verlassen die Enterkommando-Leiste: { $count }
log-ships-left-game = Aus dem Spiel: { $ship } ({ $count })
log-centurions-left-game = Aus dem Spiel: { $count ->
    [one] 1 Zenturio
   *[other] { $count } Zenturios
 }

# Was von der Erde gezeichnet ist.
mission = Mission
mission-active = Aktive Mission
mission-none = Keine
mission-up = Offen
mission-down = Verdeckt
mission-side = Die Karte liegt
mission-counts = Entfernung +{ $distance }
mission-deck = Missionsstapel: { $count }
mission-pile = Abgelegte Missionen: { $count }
mission-beside = Bei der Zielkarte
mission-discard = Ablagestapel der Missionen
mission-there = { $mission }: liegt da
mission-no-crisis = Keine Krise in diesem Zug
rebel-humans = Menschen
rebel-cylons = Zylonen
rebel-none = Nicht im Spiel
rebel-side = Auf der Seite der
hub = Zentrum
hub-there = Unversehrt
hub-destroyed = Zerstört
out-of-game-count = Aus dem Spiel: { $count }
out-of-game-kind = Aus dem Spiel: { $kind }
spot-resistance-hq = Widerst.-Quartier
spot-occupation-authority = Besatz.-Behörde
spot-tactical-plot = Lagebild
spot-captains-cabin = Kajüte
spot-hybrid-tank = Hybridtank
spot-datastream = Datenstrom
spot-raider-bay = Jägerhangar
spot-hub-destroyed = Zentrum

held-trauma = Trauma
held-trauma-trauma-benevolent = Wohlwollend
held-trauma-trauma-benevolent-does = Auf einem Alliierten: das obere Ergebnis.
held-trauma-trauma-antagonistic = Feindselig
held-trauma-trauma-antagonistic-does = Auf einem Alliierten: das untere Ergebnis.
held-trauma-trauma-disaster = Katastrophe
held-trauma-trauma-disaster-does = Ein Mensch, der sie zieht, wird exekutiert; ein Zylon zieht 2 weitere.
your-trauma = Deine Traumamarker
log-trauma-placed = { $location }: ein Traumamarker, verdeckt
log-trauma-on-ally = Ein zufälliger Traumamarker liegt auf { $ally }
log-trauma-taken = { $player } nimmt den Traumamarker: { $location }
log-trauma-laid = { $player } legt einen Traumamarker auf { $ally }
log-trauma-gone = Der Traumamarker auf { $ally } wird abgelegt
log-ally-met = { $player } trifft { $ally }: { $trauma }
log-disaster = { $player } zeigt eine Katastrophe
log-trauma-mixed = Die abgelegten Traumamarker sind untergemischt
log-centurions-back = Alle Zenturios gehen 1 Feld zurück
log-ally-came = Neuer Alliierter, { $location }: { $ally }
log-ally-boxed = { $ally } kommt in die Schachtel
effect-draw-trauma = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Traumamarker
   *[other] { $count } Traumamarker
 } ziehen
effect-discard-trauma = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Traumamarker
   *[other] { $count } Traumamarker
 } ablegen
effect-discard-random-trauma = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 zufälligen Traumamarker
   *[other] { $count } zufällige Traumamarker
 } ablegen
effect-shoot-raiders = Jede unbemannte Viper zerstört 1 Jäger auf ihrem Feld
effect-centurions-back = Alle Zenturios gehen 1 Feld zurück
effect-draw-loyalty = { $who }: 1 Loyalitätskarte ziehen, falls die Entfernung höchstens { $distance } ist; vorher 1 „Sie sind kein Zylon“ in den Stapel mischen
effect-move-civilians = { $who }: jedes Zivilschiff darf auf ein angrenzendes Feld
effect-take-destiny = { $who }: die obersten { $cards } Schicksalskarten auf die Hand nehmen
effect-go-anywhere = { $who }: darf an einen beliebigen Ort gehen
effect-damage-unmanned = Beschädigte unbemannte Viper im Weltraum: { $count }
option-ally-first = Erst den Alliierten treffen
option-ability-first = Erst die Eigenschaft
option-trauma-benevolent = Wohlwollend
option-trauma-antagonistic = Feindselig
option-trauma-disaster = Katastrophe
ask-go-anywhere = { $player }: Wohin gehst du?
ask-lay-trauma = { $player }: Welcher Traumamarker kommt auf den Alliierten?
ask-disasters = { $player } hat { $tokens } Traumamarker gezogen. Wie viele Katastrophen?
ask-ally-or-ability = { $player }: Erst der Alliierte oder die Eigenschaft?
ask-meet-ally = { $player }: Welchen Alliierten triffst du?
ask-ally-token = { $player } trifft { $ally }. Was zeigt der Marker?
ask-ally-drawn = Zieht eine Alliiertenkarte. Welche ist es?
ask-ally-drawn-by = { $player }: Zieh eine Alliiertenkarte. Welche ist es?
ask-replace-ally = Gleich viele Traumamarker: Wer zieht den neuen Alliierten?

## The Crossroads phase

held-crossroads = Scheideweg
your-crossroads = Deine Scheideweg-Karte
held-crossroads-disturbing-vision = Verstörende Vision
held-crossroads-disturbing-vision-does = Wohlwollend: 2 Traumamarker ablegen, 2 zufällige Fertigkeitskarten abwerfen. Feindselig: Jeder Zylonenspieler zieht 2 Traumamarker; der Admiral wird exekutiert.
held-crossroads-miraculous-return = Wundersame Rückkehr
held-crossroads-miraculous-return-does = Wohlwollend: Moral +1, 1 zerstörte Viper kommt in die Reserve, Jäger handeln zweimal. Feindselig: Moral −1, 1 Zivilschiff aus dem Vorrat verloren, 1 Basisstern beschädigt.
held-crossroads-perjury = Meineid
held-crossroads-perjury-does = Wohlwollend: 2 zufällige Fertigkeitskarten abwerfen; du darfst 2 Traumamarker ablegen. Feindselig: 2 Traumamarker ziehen; du darfst 2 Fertigkeitskarten ziehen.
held-crossroads-scanned = Abgetastet
held-crossroads-scanned-does = Wohlwollend: Moral −1, 4 Jäger deiner Wahl entfernen. Feindselig: Jäger aktivieren, der Flottenanzeiger rückt 1 vor.
held-crossroads-strange-music = Seltsame Musik
held-crossroads-strange-music-does = Wohlwollend: alle Loyalitätskarten einer anderen Person ansehen, dann 1 Traumamarker ablegen. Feindselig: Ein Mensch deiner Wahl zieht 1 Loyalitätskarte; jeder Zylonenspieler zieht 1 Traumamarker.
held-crossroads-testimony = Zeugenaussage
held-crossroads-testimony-does = Wohlwollend: Eine andere Person wirft 2 zufällige Fertigkeitskarten ab und darf 2 Traumamarker ablegen. Feindselig: Eine andere Person zieht 2 Fertigkeitskarten und 2 Traumamarker.
held-crossroads-the-opera-house = Das Opernhaus
held-crossroads-the-opera-house-does = Wohlwollend: 3 Traumamarker ziehen, dann zieht eine andere Person 3. Feindselig: nichts.
ask-lay-tokens = Alle legen 1 Traumamarker verdeckt zu ihrer Scheideweg-Karte.
ask-lay-one-trauma = { $player }: Welchen Traumamarker legst du zu deiner Scheideweg-Karte?
ask-trauma-shown = { $player } zeigt { $card }. Was zeigt der Traumamarker?
ask-crossroads-result = { $player } hat keinen Traumamarker bei { $card }. Welches Ergebnis?
ask-crossroads-card = { $player } zeigt die Scheideweg-Karte. Welche ist es?
ask-antagonistic-held = { $player } zeigt alle Traumamarker. Wie viele sind feindselig?
ask-benevolent-held = { $player } zeigt alle Traumamarker. Wie viele sind wohlwollend?
ask-eliminate = Gleichstand im Prozess. Der Präsident wählt, wer ausscheidet.
ask-damage-basestar = Welcher Basisstern wird beschädigt?
option-all-laid = Alle Marker liegen
effect-act-again = { $ship }: Alle handeln noch einmal
effect-receive-loyalty = { $who }: 1 „Sie sind kein Zylon“ in den Loyalitätsstapel mischen und 1 Karte davon ziehen
effect-return-vipers = Zerstörte Viper kommen in die Reserve: { $count }
effect-damage-basestar = 1 Basisstern wird beschädigt
log-crossroads = „Am Scheideweg“ beginnt: Flottenanzeiger auf Start
log-token-laid = { $player } legt einen Traumamarker verdeckt hin
log-crossroads-benevolent = { $player }: { $card }, wohlwollendes Ergebnis
log-crossroads-antagonistic = { $player }: { $card }, feindseliges Ergebnis
log-trial = Prozess: Scheideweg-Karten, Alliierte und ihre Traumamarker kommen aus dem Spiel
log-antagonistic-shown = { $player } zeigt feindselige Traumamarker: { $shown }, davon zählen { $left }
log-benevolent-shown = { $player } zeigt wohlwollende Traumamarker: { $shown }, davon zählen { $left }
log-eliminated = { $player } scheidet aus
log-crossroads-over = „Am Scheideweg“ ist vorbei
log-act-again = { $ship }: Alle handeln noch einmal

## Allies, trauma tokens, Crossroads and who is out, on the pages

ally-named = { $ally } (Alliierter)
ally-with-trauma = { $ally } (Alliierter, Traumamarker)
trauma-lies = Traumamarker
trauma-laid = Traumamarker liegt dabei
crossroads-phase = Am Scheideweg
crossroads-part-battle = Schlacht
crossroads-part-cards = Karten
crossroads-part-trial = Prozess
crossroads-card = { $player }: { $card }
crossroads-benevolent = Wohlwollendes Ergebnis
crossroads-antagonistic = Feindseliges Ergebnis
crossroads-disaster = Kein Ergebnis
eliminated-you = Du bist ausgeschieden
eliminated-note = Wer ausgeschieden ist, verliert, wer auch gewinnt. Die anderen spielen weiter.
has-trauma = { $cards ->
    [one] 1 Traumamarker
   *[other] { $cards } Traumamarker
 }
