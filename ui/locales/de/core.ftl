# What the rules say: names of things, questions, answers, log lines, refusals. The ids are the rules' own.

## Names on the components

resource-fuel = Treibstoff
resource-food = Nahrung
resource-morale = Moral
resource-population = Bevölkerung

title-president = Präsident
title-admiral = Admiral
title-cag = CAG

character-william-adama = William Adama
character-saul-tigh = Saul Tigh
character-helo = Karl „Helo“ Agathon
character-laura-roslin = Laura Roslin
character-gaius-baltar = Gaius Baltar
character-tom-zarek = Tom Zarek
character-apollo = Lee „Apollo“ Adama
character-starbuck = Kara „Starbuck“ Thrace
character-boomer = Sharon „Boomer“ Valerii
character-galen-tyrol = „Chief“ Galen Tyrol

ability-inspirational-leader = Inspirierende Führung
ability-command-authority = Befehlsgewalt
ability-cylon-hatred = Zylonenhass
ability-declare-martial-law = Kriegsrecht ausrufen
ability-alcoholic = Alkoholiker
ability-moral-compass = Moralischer Kompass
ability-religious-visions = Religiöse Visionen
ability-skilled-politician = Politisches Geschick
ability-terminal-illness = Unheilbar krank
ability-delusional-intuition = Wahnhafte Eingebung
ability-cylon-detector = Zylonendetektor
ability-friends-in-low-places = Freunde in der Unterwelt
ability-unconventional-tactics = Unkonventionelle Taktik
ability-cag = CAG
ability-secret-destiny = Geheime Bestimmung
ability-insubordinate = Aufsässig
ability-recon = Aufklärung
ability-mysterious-intuition = Rätselhafte Eingebung
ability-maintenance-engineer = Wartungstechniker
ability-blind-devotion = Blinde Ergebenheit

skill-politics = Politik
skill-leadership = Führerschaft
skill-tactics = Taktik
skill-piloting = Raumkampf
skill-engineering = Technik
skill-treachery = Verrat

skill-card-consolidate-power = Macht festigen
skill-card-investigative-committee = Untersuchungsausschuss
skill-card-executive-order = Exekutivbefehl
skill-card-declare-emergency = Notstand ausrufen
skill-card-launch-scout = Scout aussenden
skill-card-strategic-planning = Strategische Planung
skill-card-evasive-maneuvers = Ausweichmanöver
skill-card-maximum-firepower = Maximale Feuerkraft
skill-card-repair = Reparatur
skill-card-scientific-research = Wissenschaftliche Forschung

choice-check = der Check
choice-first = die erste Möglichkeit
choice-second = die zweite Möglichkeit

location-ftl-control = FTL-Kontrolle
location-weapons-control = Waffensteuerung
location-command = Kommandostand
location-communications = Kommunikation
location-admirals-quarters = Admirals-Quartier
location-research-lab = Forschungslabor
location-hangar-deck = Hangardeck
location-armory = Waffenkammer
location-sickbay = Krankenstation
location-brig = Brig
location-press-room = Pressezentrum
location-presidents-office = Präsidentenbüro
location-administration = Regierung
location-caprica = Caprica
location-cylon-fleet = Zylonenflotte
location-human-fleet = Menschenflotte
location-resurrection-ship = Auferstehungs-Schiff

area-bow = Bug
area-fore-starboard = Steuerbord vorn
area-aft-starboard = Steuerbord hinten
area-stern = Heck
area-aft-port = Backbord hinten
area-fore-port = Backbord vorn
area-cylon-fleet-bow = Zylonenflotte, Bug
area-cylon-fleet-fore-starboard = Zylonenflotte, Steuerbord vorn
area-cylon-fleet-aft-starboard = Zylonenflotte, Steuerbord hinten
area-cylon-fleet-stern = Zylonenflotte, Heck
area-cylon-fleet-aft-port = Zylonenflotte, Backbord hinten
area-cylon-fleet-fore-port = Zylonenflotte, Backbord vorn

loyalty-not-a-cylon = Sie sind kein Zylon
loyalty-not-a-cylon-means = Du gewinnst mit den Menschen, wenn keine deiner Karten etwas anderes sagt.
loyalty-cylon-damage-galactica = Sie sind ein Zylon
loyalty-cylon-damage-galactica-means = Du gewinnst mit den Zylonen. Enttarnen: Du darfst die Galactica beschädigen.
loyalty-cylon-damage-galactica-option = Sie sind ein Zylon: Galactica beschädigen
loyalty-cylon-reduce-morale = Sie sind ein Zylon
loyalty-cylon-reduce-morale-means = Du gewinnst mit den Zylonen. Enttarnen: Du darfst die Moral senken.
loyalty-cylon-reduce-morale-option = Sie sind ein Zylon: Moral senken
loyalty-cylon-send-to-sickbay = Sie sind ein Zylon
loyalty-cylon-send-to-sickbay-means = Du gewinnst mit den Zylonen. Enttarnen: Du darfst jemanden in die Krankenstation schicken.
loyalty-cylon-send-to-sickbay-option = Sie sind ein Zylon: in die Krankenstation schicken
loyalty-cylon-send-to-brig = Sie sind ein Zylon
loyalty-cylon-send-to-brig-means = Du gewinnst mit den Zylonen. Enttarnen: Du darfst jemanden in die Brig schicken.
loyalty-cylon-send-to-brig-option = Sie sind ein Zylon: in die Brig schicken
loyalty-sympathizer = Sie sind ein Sympathisant
loyalty-sympathizer-means = Zeige diese Karte sofort. Die Ressourcen entscheiden, auf welcher Seite du bist.

skill-politics-1 = Politik 1
skill-politics-2 = Politik 2
skill-politics-3 = Politik 3
skill-politics-4 = Politik 4
skill-politics-5 = Politik 5
skill-leadership-1 = Führerschaft 1
skill-leadership-2 = Führerschaft 2
skill-leadership-3 = Führerschaft 3
skill-leadership-4 = Führerschaft 4
skill-leadership-5 = Führerschaft 5
skill-tactics-1 = Taktik 1
skill-tactics-2 = Taktik 2
skill-tactics-3 = Taktik 3
skill-tactics-4 = Taktik 4
skill-tactics-5 = Taktik 5
skill-piloting-1 = Raumkampf 1
skill-piloting-2 = Raumkampf 2
skill-piloting-3 = Raumkampf 3
skill-piloting-4 = Raumkampf 4
skill-piloting-5 = Raumkampf 5
skill-engineering-1 = Technik 1
skill-engineering-2 = Technik 2
skill-engineering-3 = Technik 3
skill-engineering-4 = Technik 4
skill-engineering-5 = Technik 5
skill-treachery-1 = Verrat 1
skill-treachery-2 = Verrat 2
skill-treachery-3 = Verrat 3
skill-treachery-4 = Verrat 4
skill-treachery-5 = Verrat 5

## Questions and answers

ask-choose-character = { $player } wählt einen Charakter
ask-launch-viper = { $player } startet in einer Viper
ask-start = { $player }: Wo beginnt dein Charakter?
ask-deal-loyalty = Loyalitätskarten austeilen
ask-deal-loyalty-by-hand = { $mutineer ->
    [0] Loyalitätskarten austeilen: { $cylon }× „Sie sind ein Zylon“, { $human }× „Sie sind kein Zylon“
   *[other] Loyalitätskarten austeilen: { $cylon }× „Sie sind ein Zylon“, { $human }× „Sie sind kein Zylon“, 1× „Sie sind der Meuterer“
 }
ask-read-loyalty = { $player } liest geheim
ask-close-reading = { $waiting ->
    [0] Alle haben gelesen
    [one] Noch 1 Person liest
   *[other] Noch { $waiting } Personen lesen
 }
ask-lay-out-position = Den Spielplan aufbauen, wie er steht, dann spielen
ask-take-turn = { $you ->
    [player] Du bist
   *[other] { $player } ist
 } am Zug
ask-take-turn-twice = { $you ->
    [player] Du bist
   *[other] { $player } ist
 } am Zug: zwei Aktionen
ask-discard-to-limit = { $you ->
    [player] Du
   *[other] { $player }
 }: { $cards ->
    [one] 1 Fertigkeitskarte
   *[other] { $cards } Fertigkeitskarten
 } abwerfen
ask-discard-to-limit-random = { $you ->
    [player] Du
   *[other] { $player }
 }: { $cards ->
    [one] 1 zufällige Fertigkeitskarte
   *[other] { $cards } zufällige Fertigkeitskarten
 } abwerfen
ask-pick-for-action = { $you ->
    [player] Du wählst
   *[other] { $player } wählt
 } jemanden: { $action }
ask-granted-action = { $you ->
    [player] Du darfst
   *[other] { $player } darf
 } jetzt handeln: { $actions ->
    [one] 1 Aktion
   *[other] 2 Aktionen oder eine Bewegung und 1 Aktion
 }
ask-by-hand = { $player }: { $name }
ask-revealed = { $you ->
    [player] Du enttarnst dich
   *[other] { $player } enttarnt sich
 } als Zylon
ask-choose-ship = Welches Schiff nimmt den Schaden?
ask-draw-damage = Galactica-Schadensmarker ziehen
ask-draw-either = Schadensmarker für { $ship } oder { $others } ziehen
ask-choose-area = Die Jäger welches Felds handeln als Nächstes?
ask-boards-first = { $count ->
    [one] Ein Zenturio ist übrig. Wo entert ein schwerer Jäger?
   *[other] { $count } Zenturios sind übrig. Wo entern schwere Jäger zuerst?
 }
ask-choose-viper = Welche Viper greift der Jäger an? ({ $area })
ask-choose-civilian = Welches Zivilschiff wird zerstört? ({ $area })
ask-launch-fewer = Wie viele startet dieser Basisstern? { $ship } ({ $area })
ask-react = { $attack }: { $result }, { $hit }
ask-choose-look = { $you ->
    [player] Du siehst
   *[other] { $player } sieht
 } Zivilschiffe an: { $number ->
    [1] das erste
   *[other] das zweite
 } wählen
ask-move-civilian = { $player }: Schiff { $ship } bewegen? ({ $area })
ask-reveal-civilian = Das Zivilschiff aufdecken. Was war es? ({ $area })
ask-draw-basestar-damage = Basisstern-Schadensmarker ziehen, { $area }
ask-place-ship = Zu wenige übrig: { $piece } ({ $left }). Wohin kommt das nächste?
ask-alert-pilot = { $you ->
    [player] Du darfst
   *[other] { $player } darf
 } eine neu gestartete Viper fliegen

ask-activate-viper = { $you ->
    [player] Du aktivierst
   *[other] { $player } aktiviert
 } Viper: { $left ->
    [one] noch 1 Aktivierung
   *[other] noch { $left } Aktivierungen
 }
ask-own-viper = { $you ->
    [player] Du fliegst
   *[other] { $player } fliegt
 }: bewegen oder angreifen
ask-own-viper-escorts = { $you ->
    [player] Du fliegst
   *[other] { $player } fliegt
 }: bewegen, angreifen oder eskortieren
ask-maximum-firepower = { $you ->
    [player] Du greifst
   *[other] { $player } greift
 } an: { $left ->
    [one] noch einmal
   *[other] bis zu { $left } Mal
 }
ask-recall-viper = Die Reserve ist leer. Welche Viper { $you ->
    [player] nimmst du
   *[other] nimmt { $player }
 } zurück?
ask-weapons-target = Worauf { $you ->
    [player] schießt du
   *[other] schießt { $player }
 }?
ask-nuke-target = Gegen welchen Basisstern { $you ->
    [player] setzt du
   *[other] setzt { $player }
 } die Nuklearwaffe ein?
ask-armory-target = Welchen Zenturio { $you ->
    [player] greifst du
   *[other] greift { $player }
 } an?
ask-name-crisis = { $player }: Welche Krise ist es?
ask-play-held = { $player }: Welche Karte spielst du? ({ $kind })
ask-discard-held = { $player }: Welche Karte wirfst du ab? ({ $kind })
ask-reveal-held = { $player }: Noch eine Karte aufdecken? ({ $kind })
ask-choose-option = { $you ->
    [player] Welche Möglichkeit wählst du?
   *[other] { $player }: Welche Möglichkeit?
 }
ask-begin-attack = { $card }: { $you ->
    [player] Du darfst
   *[other] { $player } darf
 } eine andere Karte ziehen lassen
ask-begin-crisis = { $you ->
    [player] Du darfst
   *[other] { $player } darf
 } das ändern
ask-confirm = Ergebnis
ask-confirm-of = Ergebnis: { $card }
ask-accuse-self = { $player } klagt den eigenen Charakter an. Wirklich?
ask-add-cards = { $player }: Wie viele Karten legst du dazu?
ask-add-cards-face-up = { $player }: Wie viele Karten legst du offen dazu?
ask-tell-cards = Karten eingeben: noch { $left }
ask-tell-total = Wie hoch ist die Summe?
ask-ability-order = Welche Eigenschaft kommt zuerst?
ask-remove-for-viper = { $player }: Beschädigst du für { $card } eine Viper und nimmst eine Karte aus dem Check?
ask-take-weak = { $player }: Nimmst du für { $card } eine Karte der Stärke { $strength } oder weniger auf die Hand?
ask-play-one = { $player }: Spielst du für { $card } noch eine Karte offen in den Check?
ask-enough-for = { $player }: Aktivierst du für { $card } eine unbemannte Viper? Nur wenn Karten des Typs { $skill } mit Gesamtstärke { $strength } oder mehr im Check liegen.
ask-treachery = Waghalsiger Check: Welche Karte habt ihr vom Verratsstapel aufgedeckt?
ask-treachery-next = { $card }: Deckt noch eine auf. Welche ist es?
ask-total-again = Die Summe war { $total }. Wie hoch ist sie jetzt?
ask-tell-total-of-hands = Nur die Spielleitung sieht hin: { $left ->
    [0] Karten der Hände oder ihre Summe eingeben
    [one] die Karte aus einer Hand oder ihren Wert eingeben
   *[other] die { $left } Karten der Hände oder ihre Summe eingeben
 }
ask-check-result = Summe { $total } gegen { $difficulty }
ask-name-destination = { $player }: { $cards ->
    [one] Welcher Zielort ist es?
   *[other] Welcher der Zielorte? ({ $cards })
 }
ask-scout = { $player }: Welchen Stapel siehst du an?
ask-place-destination = { $player }: Wohin kommt die Zielortkarte?
ask-choose-destination = { $you ->
    [player] Du wählst
   *[other] { $player } wählt
 } geheim einen Zielort
ask-sympathizer = Wer hat den Sympathisanten bekommen?
ask-pass-sympathizer = { $you ->
    [player] Du darfst
   *[other] { $player } darf
 } den Sympathisanten weitergeben
ask-mutineer = Wer hat den Meuterer gezeigt?
ask-pass-mutineer = { $you ->
    [player] Du gibst
   *[other] { $player } gibt
 } den Meuterer an einen Menschen
ask-hand-on = { $you ->
    [player] Du gibst
   *[other] { $player } gibt
 } die verdeckten Loyalitätskarten an einen Menschen
ask-last-mutineer = { $you ->
    [player] Du wählst
   *[other] { $player } wählt
 }, wer eine Loyalitätskarte zieht
ask-mutineer-order = { $player }: Erst der Sprung oder erst die Meuterei-Karte?
option-jump-first = Erst springen
option-mutiny-first = Erst die Meuterei-Karte ziehen
ask-goal = { $you ->
    [player] Du deckst
   *[other] { $player } deckt
 } ein persönliches Ziel auf
ask-goal-cards = { $you ->
    [player] Du wirfst
   *[other] { $player } wirft
 } Fertigkeitskarten mit zusammen 20 oder mehr ab: wie viele?
ask-executed-shows = { $you ->
    [player] Welche Loyalitätskarte zeigst du?
   *[other] Welche Loyalitätskarte zeigt { $player }?
 }
ask-final-five = Welche Karte der Letzten Fünf hat { $player } gesehen?
ask-final-five-shown = Wie viele Karten der Letzten Fünf zeigt { $player }?
ask-final-five-others = Wie viele andere Karten der Letzten Fünf zeigt { $player }?
ask-final-five-order = Welche Karte der Letzten Fünf kommt zuerst?
ask-goals-at-end = Welche persönlichen Ziele lagen bei Menschen noch verdeckt?
ask-name-mutiny = { $you ->
    [player] Du spielst
   *[other] { $player } spielt
 } eine Meuterei-Karte
ask-pick-player = { $you ->
    [player] Du wählst
   *[other] { $player } wählt
 } jemanden
ask-may-pick-player = { $you ->
    [player] Du darfst
   *[other] { $player } darf
 } jemanden wählen
ask-choose-course = { $you ->
    [player] Was wählst du?
   *[other] { $player }: Was nun?
 }
ask-assault-raptor-stays = { $you ->
    [player] Bleibt der Angriffsraptor, { $area }?
   *[other] { $player }: Bleibt der Angriffsraptor, { $area }?
 }
ask-choose-first = { $you ->
    [player] Was tust du zuerst?
   *[other] { $player }: Was zuerst?
 }
ask-choose-then = { $you ->
    [player] Was tust du danach?
   *[other] { $player }: Was danach?
 }
ask-released = Wohin { $you ->
    [player] gehst du
   *[other] geht { $player }
 } aus der Brig?
ask-infiltrate = Wo auf der Galactica infiltrieren?
ask-swap-quorum = { $player }: Wie viele Zwölferratskarten tauschst du?
ask-discard-destiny = { $player }: Welche Schicksalskarte legst du ab?
ask-place-civilian = { $player }: Wohin kommt das Zivilschiff?
ask-clear-area = { $player }: Von welchem Weltraumfeld verschwinden die Zylonenschiffe?
ask-place-ships = { $player }: Auf welchem Weltraumfeld tauchen die Zylonenschiffe auf?
ask-place-beyond = { $player }: Welches Feld der Zylonenflotte?
ask-return-civilian = { $player }: Welches Zivilschiff kommt zurück in den Vorrat?
ask-defend-civilian = { $player }: Welches Zivilschiff verteidigst du?
ask-repair-location = { $player }: Welchen Ort reparierst du?
ask-may-launch = { $player }: In einer Viper starten?
ask-destroy-viper = { $player }: Welche Viper wird zerstört?
ask-damage-viper = { $player }: Welche Viper wird beschädigt?
ask-destroy-raider = { $player }: Welcher Jäger wird zerstört?
ask-destroy-heavy-raider = { $player }: Welcher schwere Jäger wird zerstört?
ask-destroy-centurion = { $player }: Welcher Zenturio wird zerstört?
ask-restore-viper = { $player }: Welche Viper kommt in die Reserve?
ask-civilian-drawn = { $player }: Welches Zivilschiff wurde gezogen?
ask-civilian-destroyed = { $player }: Welches Zivilschiff wird zerstört?
ask-see-loyalty = { $you ->
    [player] Du siehst
   *[other] { $player } sieht
 } an: { $cards ->
    [one] 1 Loyalitätskarte
   *[other] { $cards } Loyalitätskarten
 } von { $you ->
    [at] dir
   *[other] { $at }
 }
ask-name-quorum = { $player }: Welche Zwölferratskarte spielst du?
effect-gain = +{ $by } { $resource }
effect-loss = −{ $by } { $resource }
effect-if-below = Nur bei { $resource } unter { $below }:
effect-fleet-forward = Sprungleiste: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } vor
effect-fleet-back = Sprungleiste: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } zurück
effect-distance = Zurückgelegte Entfernung +{ $by }
effect-discard = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Fertigkeitskarte
   *[other] { $count } Fertigkeitskarten
 } abwerfen
effect-discard-random = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 zufällige Fertigkeitskarte
   *[other] { $count } zufällige Fertigkeitskarten
 } abwerfen
effect-discard-all = { $you ->
    [who] Du
   *[other] { $who }
 }: alle Fertigkeitskarten abwerfen
effect-draw = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Fertigkeitskarte eigener Typen
   *[other] { $count } Fertigkeitskarten eigener Typen
 } ziehen
effect-draws = { $you ->
    [who] Du
   *[other] { $who }
 }: { $draws } ziehen
effect-move = { $you ->
    [who] Du
   *[other] { $who }
 } → { $location }
effect-stays-there = { $you ->
    [who] Du bleibst
   *[other] { $who } bleibt
 } in der Brig
effect-move-all = Alle von: { $from } → { $location }
effect-draw-mutiny = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Meuterei-Karte
   *[other] { $count } Meuterei-Karten
 } ziehen
effect-execute = { $you ->
    [who] Du wirst exekutiert
   *[other] { $who } wird exekutiert
 }
effect-move-colonial-one = Alle auf der Colonial One → { $location }
effect-release = { $you ->
    [who] Du
   *[other] { $who }
 }: aus der Brig an einen Ort der Galactica
effect-pick = { $you ->
    [who] Du wählst
   *[other] { $who } wählt
 } jemanden:
effect-may-pick = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } jemanden wählen:
effect-title = { $you ->
    [who] Du
   *[other] { $who }
 } → { $title }
effect-choose = { $you ->
        [who] Du wählst eine
       *[other] { $who } wählt eine
     }:
effect-choose-several = { $you ->
        [who] Du wählst { $count } verschiedene
       *[other] { $who } wählt { $count } verschiedene
     }:
effect-either = Eine Möglichkeit:
effect-or = Andere Möglichkeit:
effect-or-nothing = Oder aufhören
effect-roll = { $you ->
    [who] Du würfelst
   *[other] { $who } würfelt
 }
effect-on-faces = { $from } bis { $to }:
effect-place = Aufgestellt: { $piece } ({ $count }), { $area }
effect-lose-civilians = { $count ->
    [one] 1 Zivilschiff aus dem Vorrat wird zerstört
   *[other] { $count } Zivilschiffe aus dem Vorrat werden zerstört
 }
effect-lose-raptors = { $count ->
    [one] 1 Raptor wird zerstört
   *[other] { $count } Raptoren werden zerstört
 }
effect-restore-raptors = { $count ->
    [one] 1 zerstörter Raptor kommt in die Reserve
   *[other] Bis zu { $count } zerstörte Raptoren kommen in die Reserve
 }
effect-restore-vipers = { $count ->
    [one] 1 beschädigte oder zerstörte Viper kommt in die Reserve
   *[other] Bis zu { $count } beschädigte oder zerstörte Viper kommen in die Reserve
 }
effect-damage-reserve = { $count ->
    [one] 1 Viper der Reserve wird beschädigt
   *[other] { $count } Viper der Reserve werden beschädigt
 }
effect-damage-space = { $count ->
    [one] 1 Viper im Weltraum wird beschädigt
   *[other] { $count } Viper im Weltraum werden beschädigt
 }
effect-recall = Alle Viper im Weltraum in die Reserve, wer sie fliegt aufs Hangardeck
effect-board = { $count ->
    [one] 1 Zenturio kommt an Bord
   *[other] { $count } Zenturios kommen an Bord
 }
effect-damage = { $count ->
    [one] Galactica: 1 Schadensmarker
   *[other] Galactica: { $count } Schadensmarker
 }
effect-choose-damage = { $cards } Schadensmarker ziehen; { $count } davon für die Galactica
effect-nuke = Admiral: −1 Nuklearwaffe
effect-launch-nuke = Eine Nuklearwaffe gegen einen Basisstern eigener Wahl einsetzen
effect-remove-nukes = Alle Nuklearwaffen kommen aus dem Spiel, auch die neben dem Spielplan
effect-gain-nuke = Der Admiral erhält 1 Nuklearwaffe, wenn noch eine da ist
effect-repair-all-vipers = Alle beschädigten Viper kommen in die Reserve
effect-activate = Zylonenschiffe handeln: { $icons }
effect-destroy-raiders = { $count ->
    [one] 1 Jäger wird zerstört
   *[other] { $count } Jäger werden zerstört
 }
effect-destroy-heavy-raider = 1 schwerer Jäger wird zerstört
effect-destroy-centurion = 1 Zenturio wird zerstört
effect-look = { $you ->
    [who] Du
   *[other] { $who }
 }: 1 zufällige Loyalitätskarte ansehen ({ $at })
effect-look-all = { $you ->
    [who] Du
   *[other] { $who }
 }: alle Loyalitätskarten ansehen ({ $at })
effect-no-looking = Sabotierter Detektor: Niemand sieht Loyalitätskarten an
effect-give-loyalty = Die übrigen Loyalitätskarten → { $you ->
    [who] du
   *[other] { $who }
 }
effect-take-card = { $you ->
    [who] Du siehst die Hand von { $from } an und nimmst
   *[other] { $who } sieht die Hand von { $from } an und nimmt
 } 1 Fertigkeitskarte
effect-infiltrate = { $you ->
    [who] Du infiltrierst
   *[other] { $who } infiltriert
 }: an einen Ort der Galactica gehen
effect-miracle = { $who }: { $count } Wundermarker
effect-cylons-may = Auch enttarnte Zylonen dürfen das
effect-basestar-damaged = { $count ->
    [one] Mit 1 Schadensmarker
   *[other] Mit { $count } Schadensmarkern
 }
effect-destroy-cylons = Alle Zylonenschiffe auf dem Spielplan werden zerstört
effect-destroy-in = Zerstört: { $piece } ({ $count }), { $area }
effect-lose-ship = Zivilschiff { $ship } wird zerstört
effect-activate-vipers = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 unbemannte Viper
   *[other] { $count } unbemannte Viper
 } aktivieren
effect-launch-pilots = Alle Piloten auf der Galactica dürfen in einer Viper starten
effect-may-launch = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } in einer Viper starten
effect-discard-quorum = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Zwölferratskarte
   *[other] { $count } Zwölferratskarten
 } abwerfen
effect-discard-quorum-random = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 zufällige Zwölferratskarte
   *[other] { $count } zufällige Zwölferratskarten
 } abwerfen
effect-swap-quorum = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } Zwölferratskarten abwerfen und ebenso viele ziehen
effect-take-all-cards = { $you ->
    [who] Du nimmst
   *[other] { $who } nimmt
 } alle Fertigkeitskarten aus der Hand von { $from }
effect-draw-mutiny-if-none = Ohne Meuterei-Karte, { $you ->
    [who] du
   *[other] { $who }
 }: { $count ->
    [one] 1 Meuterei-Karte
   *[other] { $count } Meuterei-Karten
 } ziehen
effect-draw-mutiny-keep-one = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Meuterei-Karte
   *[other] { $count } Meuterei-Karten
 } ziehen, nur 1 behalten; niemand kommt in die Brig
effect-if-executed = Nur wenn eine Exekution Moral gekostet hat:
effect-if-holds = Nur wenn { $who } eine Karte hat ({ $kind }):
effect-end-lasting = „{ $card }“ wird abgelegt, der Titel bleibt
effect-into-destiny = In den Schicksalsstapel mischen: { $cards } { $skill }
effect-new-destiny-of = Schicksalsstapel ablegen und einen neuen bilden: { $cards } { $skill }
effect-search-destiny = { $you ->
    [who] Du
   *[other] { $who }
 }: Schicksalsstapel ansehen, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ablegen, mischen
effect-look-at-crises = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } { $cards ->
    [one] die oberste Krisenkarte
   *[other] die obersten { $cards } Krisenkarten
 } ansehen: jede oben auf oder unter den Stapel, Reihenfolge beliebig
effect-look-at-bottom = { $you ->
    [who] Du
   *[other] { $who }
 }: unterste Karte eines Stapels ansehen, außer Loyalität und Motiv
effect-another-destination = Diese Karte ablegen: einen anderen Zielort ziehen und befolgen
effect-release-all = Wer in der Brig ist, darf an einen Ort der Galactica
effect-may-leave-brig = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } aus der Brig an einen Ort der Galactica
effect-may-leave-for-anywhere = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } aus der Brig an einen beliebigen Ort
effect-highest-gain = Die höchste Ressource: +{ $by }
effect-highest-loss = Die höchste Ressource: −{ $by }
effect-lowest-gain = Die niedrigste Ressource: +{ $by }
effect-lowest-loss = Die niedrigste Ressource: −{ $by }
effect-place-civilians = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Zivilschiff
   *[other] { $count } Zivilschiffe
 } aufstellen, zuerst auf Feldern ohne Zivilschiff
effect-clear-area = { $you ->
    [who] Du wählst
   *[other] { $who } wählt
 } ein Weltraumfeld: seine Zylonenschiffe verlassen den Spielplan
effect-place-ships = { $you ->
    [who] Du wählst
   *[other] { $who } wählt
 } ein Weltraumfeld. Dort: { $basestars ->
    [one] 1 Basisstern
   *[other] { $basestars } Basissterne
 }, { $raiders } Jäger
effect-place-beyond = { $basestars ->
    [0] { $raiders } Jäger
    [one] 1 Basisstern
   *[other] { $basestars } Basissterne
 } auf den Zylonenflotte-Spielplan
effect-below-raiders = { $you ->
    [who] Du würfelst
   *[other] { $who } würfelt
 }. Unter der Zahl der Jäger ({ $raiders }):
effect-return-civilian = { $you ->
    [who] Du wählst
   *[other] { $who } wählt
 } ein Zivilschiff im Weltraum: es kommt ungesehen zurück in den Vorrat
effect-defend-civilian = { $you ->
    [who] Du wählst
   *[other] { $who } wählt
 } ein Zivilschiff: bis zu { $raiders } Jäger oder { $heavy } schwerer Jäger auf seinem Feld werden zerstört, danach bei 1–{ $to } auch das Schiff
effect-repair-location = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } einen beschädigten Ort reparieren
effect-damage-any = { $count ->
    [one] 1 Viper im Weltraum oder in der Reserve wird beschädigt
   *[other] { $count } Viper im Weltraum oder in der Reserve werden beschädigt
 }
effect-destroy-vipers = { $count ->
    [one] 1 beschädigte Viper oder eine der Reserve wird zerstört
   *[other] { $count } Viper, beschädigt oder in der Reserve, werden zerstört
 }
effect-repair-vipers = { $count ->
    [one] 1 beschädigte Viper kommt in die Reserve
   *[other] Bis zu { $count } beschädigte Viper kommen in die Reserve
 }
effect-draw-quorum = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Zwölferratskarte
   *[other] { $count } Zwölferratskarten
 } ziehen
effect-play-one-drawn = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count } Zwölferratskarten ziehen, 1 spielen, den Rest unter den Stapel
effect-crisis-of-two = 2 Krisenkarten ziehen: 1 befolgen, die andere unter den Stapel
effect-crisis-of-two-discard = 2 Krisenkarten ziehen: 1 befolgen, die andere verdeckt ablegen
effect-play-quorum = { $you ->
    [who] Du darfst
   *[other] { $who } darf
 } eine Zwölferratskarte spielen
effect-draw-held = { $you ->
    [who] Du
   *[other] { $who }
 }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ziehen ({ $kind })
effect-discard-held = { $you ->
    [who] Du
   *[other] { $who }
 }: 1 Karte abwerfen ({ $kind })
effect-swap-held = { $you ->
    [who] Du
   *[other] { $who }
 }: 1 Karte abwerfen und eine andere ziehen ({ $kind })
effect-another-crisis = Nach den Zylonenschiffen folgt noch eine Krise
effect-everybody-acts = Reihum dürfen alle 1 Aktion nutzen oder sich bewegen, auch enttarnte Zylonen
effect-quorum-under = { $you ->
    [who] Du wählst
   *[other] { $who } wählt
 } { $count ->
    [one] 1 Zwölferratskarte
   *[other] { $count } Zwölferratskarten
 } aus der Hand des Präsidenten: unter den Stapel
effect-fleet-jumps = Die Flotte springt
effect-stays = Die Karte bleibt im Spiel
effect-stays-with = Die Karte bleibt liegen vor: { $you ->
    [who] dir
   *[other] { $who }
 }
effect-removed = Die Karte kommt aus dem Spiel
effect-add-jump-icon = Die nächste Krise in diesem Zug zählt, als hätte sie ein Sprungsymbol
effect-pursue = Die Verfolgung rückt vor: 1 Feld
effect-not-affected = { $who } ist ein enttarnter Zylon und nicht betroffen
effect-destiny-across = Zuerst die { $first ->
    [one] letzte Schicksalskarte
   *[other] letzten { $first } Schicksalskarten
 }, dann { $more } aus einem neuen Schicksalsstapel
effect-destiny-cards = { $cards ->
    [one] Zuerst 1 Schicksalskarte
   *[other] Zuerst { $cards } Schicksalskarten
 }
effect-new-destiny = Der Schicksalsstapel ist leer: Mischt einen neuen aus je { $each ->
    [one] 1 Karte
   *[other] { $each } Karten
 } jedes Typs
effect-on-pass = Erfolg ({ $difficulty } oder mehr)
effect-on-partial = Teilerfolg ({ $difficulty } oder mehr)
effect-on-fail = Misserfolg
effect-on-consequence = Folge, wenn eine Karte mit Check-Eigenschaft dabei ist
effect-no-effect = kein Effekt
effect-check-cards-all-taken = { $player } nimmt die Karten des Checks
aside-action-unused = { $player } hat noch keine Aktion genutzt. Zug trotzdem beenden?
aside-turn-not-over = { $player } hat noch Schritte vor sich, als Nächstes: { $step }. Zug trotzdem beenden?
aside-crisis-unresolved = Die Krise im Zug von { $player } ist nicht erledigt. Ohne sie weiter?
aside-action-and-crisis = { $player } hat keine Aktion genutzt, und die Krise dieses Zuges ist nicht erledigt. Zug trotzdem beenden?
effect-check-cards-discarded = { $cards ->
    [one] Die Karte des Checks wird abgelegt
   *[other] Die { $cards } Karten des Checks werden abgelegt, jede auf den Stapel ihres Typs
 }
effect-check-cards-taken = { $player } nimmt die Karten des Checks: { $cards }
effect-by-hand = Tut, was die Karte sagt
who-player = { $player }
who-everyone = Alle
who-humans = Jeder Mensch
who-cylons = Jeder enttarnte Zylon
who-picked = Gewählte Person
who-nobody = Niemand
draw-of = { $cards } { $skill }
draw-either = { $cards ->
    [one] 1 { $skills }
   *[other] { $cards } aus { $skills }
 }
draw-type = { $skill }
draw-or = { $first } oder { $rest }
draw-any = { $cards ->
    [one] 1 Karte eines beliebigen Typs
   *[other] { $cards } Karten beliebiger Typen
 }
draw-different = { $cards } Karten verschiedener Typen
draw-and = { $first } und { $rest }
draw-list = { $first }, { $rest }
effect-look-at-deck = Oberste Krisen- oder Zielortkarte ansehen; oben auf oder unter den Stapel legen
effect-look-at-destination = Oberste Zielortkarte ansehen; oben auf oder unter den Stapel legen
effect-look-at-crisis = Du darfst die oberste Krisenkarte ansehen; nach oben oder unter den Stapel

attack-raider-viper = Jäger → unbemannte Viper, { $area }
attack-raider-kind = Jäger → { $kind }, { $area }
attack-raider-pilot = Jäger → Viper von { $player }, { $area }
attack-raider-galactica = Jäger → Galactica, { $area }
attack-basestar-galactica = Basisstern → Galactica, { $area }
attack-viper-ship = Unbemannte Viper → { $ship }, { $area }
attack-kind-ship = { $kind } → { $ship }, { $area }
attack-pilot-ship = { $player } → { $ship }, { $area }
attack-weapons-control = Galactica → { $ship }, { $area }
attack-nuke = Nuklearwaffe → Basisstern, { $area }
attack-armory = Zenturio auf Feld { $space } unter Beschuss
attack-raptor = Raptor riskiert: ab { $needed } kommt er zurück
attack-placing = Zylonenflotte ({ $ship })
pursuit-track = Verfolgung
pursuit-left = Angriff in { $count }
attack-number = Wurf: 1–{ $low } oder { $low ->
    [2] 3–8
    [3] 4–8
    [4] 5–8
    [5] 6–8
    [6] 7–8
    [7] 8
   *[other] höher
 }

action-command = Kommandostand
action-cag = CAG
action-own-viper = deine Viper fliegen
action-maximum-firepower = Maximale Feuerkraft
action-hangar-deck = Hangardeck
action-weapons-control = Waffensteuerung
action-nuke = Nuklearwaffe
action-armory = Waffenkammer
action-raptor = Raptor riskieren

hit-nothing = kein Effekt
hit-viper-damaged = beschädigt
hit-viper-destroyed = zerstört
hit-ship-destroyed = zerstört
hit-galactica-damaged = Galactica beschädigt
hit-basestar-damaged = beschädigt
hit-basestar-damaged-twice = Basisstern zweifach beschädigt
hit-basestar-destroyed = Basisstern zerstört
hit-basestar-and-raiders-destroyed = Basisstern zerstört, mit bis zu 3 Jägern
hit-centurion-destroyed = zerstört
hit-raptor-returned = Erfolg
hit-raptor-destroyed = Raptor verloren
hit-placed = aufgestellt
hit-low = erster Bereich
hit-high = zweiter Bereich

reason-raider-viper = Ein Jäger greift zuerst Viper auf seinem Feld an ({ $area })
reason-raider-civilian = Keine Viper: Der Jäger zerstört ein Zivilschiff ({ $area })
reason-raider-moves = Kein Ziel: Der Jäger geht auf das nächste Zivilschiff zu → { $to }
reason-raider-galactica = Kein Zivilschiff im Weltraum: Der Jäger greift die Galactica an ({ $area })
reason-centurions = Zuerst rücken Zenturios an Bord vor, jeder ein Feld
reason-centurions-too = Jeder Zenturio an Bord rückt ein Feld vor, auch die neuen
reason-heavy-raiders = Schwere Jäger auf Feldern mit Startsymbol entern; die anderen gehen auf eines zu
reason-launch = Der Basisstern startet { $count } × { $ship } ({ $area })
reason-place-card-ships = Die Schiffe der Karte kommen jetzt und handeln nicht mit ihren Symbolen
reason-placed-raiders-act = { $card }: Die neuen Jäger handeln sofort
reason-basestars-attack = { $card }: Jeder Basisstern greift sofort die Galactica an
reason-fleet-token-back = { $card }: Flottenanzeiger { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } zurück
reason-active-player-discards = { $card }: Wer am Zug ist, wirft { $count ->
    [one] 1 Fertigkeitskarte
   *[other] { $count } Fertigkeitskarten
 } ab
reason-reserve-vipers-damaged = { $card }: { $count ->
    [one] 1 Viper der Reserve wird
   *[other] { $count } Viper der Reserve werden
 } beschädigt
reason-attack-card-stays = { $card } bleibt mit ihrer Regel im Spiel

# Reminders: one line of at most 80 characters.
reminder-rem-1 = Beim Ziehen zählt das Handkartenlimit nicht
reminder-rem-2 = In der Krankenstation nur 1 Karte ziehen
reminder-rem-3 = Vor dem Ziehen zwischen den Typen wählen
reminder-rem-4 = Schiffswechsel kostet 1 Fertigkeitskarte
reminder-rem-5 = Die Viper darf jetzt fliegen und noch einmal als Aktion
reminder-rem-6 = Aus der Brig führt nur ihr Check; aus der Krankenstation geht man einfach
reminder-rem-7 = Schiffe nur auf angrenzende Felder, nie über die Galactica
reminder-rem-7-mark-vii = Eine Mark VII fliegt bis zu 2 Felder weit, andere Schiffe 1; nie über die Galactica
reminder-rem-8 = In der Brig ist jede Aktion erlaubt
reminder-rem-10 = Als Aktion kann sich ein Zylon enttarnen; in der Brig ohne den Effekt
reminder-rem-11-brig = { $player } ist in der Brig: höchstens 1 Karte
reminder-rem-11-cylon = { $player } ist enttarnter Zylon: höchstens 1 Karte
reminder-rem-11-detention = { $player } ist in Haft: höchstens 2 Karten
reminder-rem-11-infiltrating = { $player } infiltriert: höchstens 2 Karten
reminder-rem-15 = { $player } bleibt in der Brig: Von dort kommt niemand in die Krankenstation
reminder-rem-18-reveal = Die Titel von { $player } gehen weiter
reminder-rem-18-brig = Die Brig kostet { $player } jeden Titel außer Präsident
reminder-rem-19 = { $player } verlässt die Brig, der Titel Admiral kommt nicht zurück
reminder-rem-28 = Im Zug eines enttarnten Zylons keine Krise und keine Zylonenschiffe
reminder-rem-28-caprica = Im Zug eines enttarnten Zylons keine Krise und keine Zylonenschiffe; eine Krise von Caprica aus bereitet den Sprung trotzdem vor
reminder-rem-29 = Viper von { $player } getroffen: in die Krankenstation
reminder-rem-30 = Meuterer ist { $player }: Ein Sprungsymbol bringt jetzt 1 Meuterei-Karte, auch mehrere nur 1
reminder-rem-34 = Die Brücke der Demetrius wurde benutzt: keine Krise in diesem Zug
reminder-rem-35 = { $player } steht noch, wo der Zug begann: nach der Aktion in die Krankenstation
reminder-rem-38 = An diesem Ort nur 1 Karte ziehen
reminder-rem-39 = Diese Eigenschaft kostet { $player } einen Wundermarker
reminder-xtreach-2 = Köder oder Dradis-Kontakt selbst abgeworfen: Zieh eine Meuterei-Karte, einmal pro Zug; nicht zufällig, nicht bei „alle abwerfen“

icon-raiders = Jäger
icon-launch-raiders = Jäger starten
icon-heavy-raiders = Schwere Jäger
icon-basestars = Basissterne

one-raider = Jäger
one-heavy-raider = schwerer Jäger
one-viper = unbemannte Viper
one-basestar = Basisstern
one-civilian-ship = Zivilschiff
one-raptor = Raptor
one-mark-vii = unbemannte Mark VII
one-assault-raptor = unbemannter Angriffsraptor
craft-viper = Viper
craft-mark-vii = Mark VII
craft-assault-raptor = Angriffsraptor

attack-card-ambush = Hinterhalt
attack-card-besieged = Belagert
attack-card-boarding-parties = Enterkommandos
attack-card-cylon-swarm = Zylonenschwarm
attack-card-heavy-assault = Schwerer Angriff
attack-card-jammed-assault = Angriff mit Störsender
attack-card-raiding-party = Überfall
attack-card-surrounded = Umzingelt
attack-card-tactical-strike = Taktischer Schlag
attack-card-thirty-three = Dreiunddreißig
attack-card-massive-assault = Großangriff

option-character = { $character }
option-launch-viper = { $area }
option-deal-loyalty = Jetzt austeilen
option-loyalty-dealt = Die Karten sind ausgeteilt
option-read = Ich habe meine Karten gelesen
option-seen = Fertig
option-close-reading = Weiter
option-play = Spielen
option-next = Weiter: { $step }
option-back = Zurück: { $step }
option-end-turn = Nächster Zug
option-go = { $location }
option-go-for-card = { $location } (1 Fertigkeitskarte)
option-fly = Fliegen: { $area }
option-discarded = Abgeworfen
option-read-on = Weiter
option-area = { $area } ({ $count })
option-alert-fly = Fliegen: { $area }
option-alert-stay = Bleiben
option-assault-raptor-stays = Er bleibt
option-assault-raptor-returns = Er kommt in die Reserve
option-by-hand = Wir machen es von Hand
option-check = Fertigkeits-Check { $difficulty }
option-course = Stattdessen das
option-secret-destiny = { $player }: Geheime Bestimmung, andere ziehen
option-card = { $card }
option-moral-compass = { $player }: Moralischer Kompass, stattdessen das
option-compass-described = { $player }: Moralischer Kompass, die andere Hälfte
option-begin = Los
option-apply = Fertig
option-player = { $player }
option-accuse-self = Ja, den eigenen
option-nobody = Niemand
option-nothing = Nichts
option-unmanned = Unbemannte Viper: { $area } ({ $count })
option-damaged-viper = Eine beschädigte ({ $count })
option-destroyed-viper = Eine zerstörte ({ $count })
option-centurion = Feld { $space }
option-civilian-at = Schiff { $ship }: { $area }
option-cards = { $cards }
option-player-cards = { $player }: { $cards }
option-nobody-else = Keine Karten mehr
option-tell-card = { $card }
option-take-card-back = Zurücknehmen: { $card }
option-play-card = { $you ->
    [player] { $card } spielen
   *[other] { $player }: { $card }
 }
option-check-ability = { $card }
option-abilities-in-order = Alle, in dieser Reihenfolge
option-ability-used = Erledigt
option-plays-one = Spielt eine Karte
option-no-treachery = Keine Karte da
option-ability-there = { $card }
option-ability-not-there = { $card }: nicht dabei
option-total-stands = Die Summe bleibt
option-card-pass = { $player }: { $card }, Erfolg
option-card-fail = { $player }: { $card }, Misserfolg
option-ability-by = { $player }: { $ability }, { $by }
option-arbitrator = { $player }: Schlichter ernennen, { $by }
option-reserve-viper = Eine aus der Reserve ({ $count })
option-place-at = { $area }
option-chief-of-staff = { $player }: Stabschef ernennen, alle Politik zählt positiv
option-probation = { $player }: Bewährung, die gelegten Karten ansehen
option-intuition-pass = { $player }: Rätselhafte Eingebung, Erfolg
option-intuition-fail = { $player }: Rätselhafte Eingebung, Misserfolg
option-devotion = { $player }: Blinde Ergebenheit, { $skill } zählt 0
option-authority = { $player }: Befehlsgewalt, nimmt die Karten
option-all-told = Fertig
option-accept = Weiter
option-distance = Entfernung { $distance }, Rest von Hand
option-first-destination = Der erste
option-second-destination = Der zweite
option-third-destination = Der dritte
option-card-at = Karte { $number }
option-keep-sympathizer = Behalten
option-loyalty-card = { $card }
option-no-cylon-card = Keine Zylonen-Karte
option-held-card = { $card }
group-cards = Fertigkeitskarten
option-motive = Motivkarte { $number } aufdecken
option-act-location = Nutzen: { $location }
option-act = { $action }
option-act-super-crisis = Eine Super-Krise spielen
option-act-activate = Aktivieren: { $icon }
option-act-repair-vipers = Reparatur: bis zu 2 Viper
option-act-play-quorum = Eine Zwölferratskarte spielen
option-act-end-infiltration = Infiltrieren beenden
option-act-draw-quorum = 1 Zwölferratskarte ziehen
option-act-reveal = Als Zylon enttarnen
option-act-goal = Ein persönliches Ziel aufdecken
option-act-mutiny = Eine Meuterei-Karte spielen
option-any-order = Reihenfolge egal
option-viper-of = Viper von { $player }
option-civilian = Schiff { $ship }
option-number = { $count }
option-roll = Für mich würfeln
option-face = { $face }
option-plan = { $player }: Strategische Planung, +2
option-stand = Ergebnis behalten
option-evade = { $player }: Ausweichmanöver, neu würfeln
option-eco = { $player }: ECO-Offizier, neu würfeln
option-stay = Dort lassen
option-scout-crisis = Die oberste Krisenkarte
option-scout-destination = Die oberste Zielortkarte
option-on-top = Oben auf den Stapel
option-under = Unter den Stapel
option-stay-in-brig = In der Brig bleiben
option-civilian-kind = { $kind }
option-basestar-damage = { $token }
option-launch-unmanned = Viper starten: { $area }
option-viper-moves = Viper: { $from } → { $area }
option-recall = Viper zurücknehmen: { $area }
option-escort = Schiff { $ship } in den Vorrat eskortieren: { $area }
option-unmanned-kind = { $kind }: { $area }
option-unmanned-kinds = { $kind }: { $area } ({ $count })
option-launch-kind = { $kind }: starten, { $area }
option-kind-moves = { $kind }: { $from } → { $area }
option-recall-kind = { $kind }: zurücknehmen, { $area }
option-reserve-kind = { $kind } in der Reserve ({ $count })
option-damaged-kind = { $kind }, beschädigt ({ $count })
option-destroyed-kind = { $kind }, zerstört ({ $count })
option-no-more = Fertig
option-damage-location = { $location }
option-damage-resource = { $resource } −1
option-ship = { $ship }
board-galactica = Galactica
board-pegasus = Pegasus

not-offered-taken = Schon gewählt.
not-offered-no-mutiny = Keine Meuterei-Karte auf der Hand.
not-offered-unbalanced = Von anderen Typen sind mehr Charaktere übrig.
not-offered-not-leader = Für einen Zylonen-Führer bei den Zylonen.
not-offered-no-miracle = Kein Wundermarker mehr.
not-offered-barred = Nicht zu sechst ohne Sympathisant.

## Log

log-game-began = Die Partie beginnt. Erster Zug: { $player }
log-first-player-rolled = Die Partie beginnt. Dradis hat gelost, erster Zug: { $player }
log-character-chosen = { $player } ist { $character }
log-character-starts = { $player } beginnt hier: { $location }
log-character-launches = { $player } startet in einer Viper: { $area }
log-character-off-board = { $player } ist noch nicht auf dem Spielplan
log-title-given = { $title }: { $player }
log-nukes-taken = { $player } nimmt { $nukes ->
    [one] die Nuklearwaffe
   *[other] { $nukes } Nuklearwaffen
 }
log-nukes-removed = Alle Nuklearwaffen kommen aus dem Spiel
log-board-laid-out = Die Schiffe sind aufgestellt
log-loyalty-shown-here = Die Karten von { $player } zeigt der Bildschirm der Spielleitung
log-loyalty-dealt = { $cards } Loyalitätskarten ausgeteilt
log-loyalty-dealt-by-hand = Der Tisch hat { $cards } Loyalitätskarten ausgeteilt
log-destiny-built = Schicksalsstapel aus { $cards } Karten gebildet
log-destiny-drawn = { $cards ->
    [one] 1 Schicksalskarte gezogen
   *[other] { $cards } Schicksalskarten gezogen
 }
log-destiny-shown = Die Karten des Checks: { $cards }
log-destiny-mixed = In den Schicksalsstapel gemischt: { $cards } { $skill }
log-destiny-shuffled = Der Schicksalsstapel wird gemischt
log-destiny-rebuilt = Neuer Schicksalsstapel: { $cards } { $skill }
log-destiny-looked = { $player } sieht den Schicksalsstapel an
log-destiny-discarded = Aus dem Schicksalsstapel abgelegt: { $card }
log-you-have-read = Du hast deine Karten gelesen
log-reading-done = Alle haben gelesen
log-reading-closed = { $without ->
    [one] Lesen beendet, 1 Person hatte nicht bestätigt
   *[other] Lesen beendet, { $without } Personen hatten nicht bestätigt
 }
log-turn-began = Zug { $number }: { $player }
log-step-began = { $step }
log-stepped-back = Zurück zu: { $step }
log-starting-hands = Starthand, { $players }: { $cards ->
    [one] 1 Fertigkeitskarte
   *[other] { $cards } Fertigkeitskarten
 } eigener Typen
log-turn-ended = { $player } beendet den Zug
log-hand-received = { $player } erhält { $by ->
    [one] 1 Fertigkeitskarte
   *[other] { $by } Fertigkeitskarten
 }
log-hand-drew = { $player } zieht { $draws }
log-hand-changed-ship = { $player } gibt 1 Fertigkeitskarte für den Schiffswechsel ab
log-hand-limit = { $player } wirft bis auf { $cards ->
    [one] 1 Fertigkeitskarte
   *[other] { $cards } Fertigkeitskarten
 } alle ab
log-hand-revealed = { $player } behält { $cards ->
    [one] 1 Fertigkeitskarte
   *[other] { $cards } Fertigkeitskarten
 }
log-hand-played = { $player } spielt eine Fertigkeitskarte: noch { $cards }
log-hand-discarded = { $player } wirft { $by ->
    [one] 1 Fertigkeitskarte
   *[other] { $by } Fertigkeitskarten
 } ab: noch { $cards }
log-hand-took = { $player } nimmt eine Fertigkeitskarte: jetzt { $cards }
log-hand-taken = { $player } verliert eine Fertigkeitskarte: noch { $cards }
log-hand-gained = { $player } zieht { $by ->
    [one] 1 Fertigkeitskarte
   *[other] { $by } Fertigkeitskarten
 }
log-hand-lost = { $player } gibt { $by ->
    [one] 1 Fertigkeitskarte
   *[other] { $by } Fertigkeitskarten
 } ab
log-moved = { $player } → { $location }
log-moved-viper = { $player } fliegt: { $area }
log-moved-off-board = { $player } verlässt den Spielplan
log-infiltrates = { $player } infiltriert
log-infiltration-ended = { $player } beendet das Infiltrieren
log-miracles = { $player }: { $tokens } Wundermarker
log-stayed-in-brig = { $player } bleibt in der Brig
log-sent = { $player } → { $location }
log-arrived = { $player } kommt an: { $location }
log-hurt = { $player } verletzt → { $location }
log-jailed = { $player } → { $location }
log-landed = { $player } landet: { $location }
log-resurrected = { $player } erwacht: { $location }
log-title-passed = { $title }: { $player }
log-title-succession = { $title } nach der Amtsfolge: { $player }
log-cylon-revealed = { $player } ist ein Zylon
log-quorum-hand = Zwölferratskarten: { $from } → { $to }
log-fleet-token = Sprungvorbereitung: vor auf Feld { $space }
log-fleet-departs = Die Flotte springt: Alle Schiffe verlassen den Spielplan
log-destinations-shuffled = Der Zielortstapel wird gemischt
log-held-shuffled = { $kind ->
    [Trauma] Die Traumamarker sind gemischt
   *[other] Stapel gemischt: { $kind }
 }
log-held-dealt = { $kind ->
    [Trauma] { $player } zieht 1 Traumamarker
   *[other] { $player } zieht 1 Karte: { $kind }
 }
log-held-discarded = { $kind ->
    [Trauma] { $player } wirft 1 Traumamarker ab
   *[other] { $player } wirft 1 Karte ab: { $kind }
 }
log-destination-seen = { $player } sieht die oberste Zielortkarte an
log-destination-on-top = Die Zielortkarte kommt wieder obenauf
log-destination-under = Die Zielortkarte kommt unter den Stapel
log-destinations-dealt = { $cards ->
    [one] { $player } zieht 1 Zielort
   *[other] { $player } wählt einen von { $cards } Zielorten
 }
log-destination = Zielort: { $card }, Entfernung { $distance }
log-destination-discarded = { $card } wird abgelegt: ein anderer Zielort wird gezogen
log-travelled = Entfernung { $from } → { $to }
log-sleeper-phase = Die Schläfer-Phase beginnt
log-last-leg = Der nächste Sprung ist der letzte
log-final-jump-held = Der letzte Sprung beendet die Partie nicht, solange auf 0: { $resources }
log-fleet-token-reset = Sprungvorbereitung: zurück auf das Startfeld
log-sleeper-dealt = { $cards ->
    [one] { $cards } Loyalitätskarte ausgeteilt
   *[other] { $cards } Loyalitätskarten ausgeteilt
 }
log-sympathizer-shown = { $player } zeigt den Sympathisanten
log-sympathizer-passed = Sympathisant: { $from } → { $player }
log-loyalty-card-shown = { $player } zeigt: { $card }
log-loyalty-cards-shown = { $player } zeigt: { $cards }
log-loyalty-drawn = { $player } zieht 1 Loyalitätskarte
log-loyalty-joined = Eine Karte „Sie sind kein Zylon“ wird in den Loyalitätsstapel gemischt
log-loyalty-card-passed = { $card }: { $from } → { $player }
log-executed = { $player }: Exekution von { $character }
log-held-shown = { $player }: { $card } ({ $kind })
log-held-removed = { $card } kommt aus dem Spiel
log-location-damaged = Beschädigt: { $location }
log-resource-damaged = Galactica beschädigt: { $resource }
log-ship-destroyed = { $ship } ist zerstört und kommt aus dem Spiel
log-location-repaired = Repariert: { $location }
log-centurion-boarded = Ein Zenturio kommt an Bord
log-boarding-advanced = Die Zenturios rücken vor
log-centurion-destroyed = Ein Zenturio wird zerstört
log-seat-left = { $player } verlässt den Tisch
log-seat-taken = { $player } ist wieder am Tisch
log-loyalty-opened = Alle Loyalitätskarten werden aufgedeckt
log-played-on = Der Tisch spielt weiter
log-resource-gained = { $resource } +{ $by }: { $from } → { $to }
log-resource-lost = { $resource } −{ $by }: { $from } → { $to }
log-resource-at-limit = { $resource } bleibt auf { $to }
log-pace-teach = Ab jetzt wird jeder Schritt erklärt
log-pace-steps = Ab jetzt wartet jeder Wurf
log-pace-fast = Ab jetzt warten nur Entscheidungen
log-tracking-full = Dradis verfolgt jetzt jeden Schritt und alle Hände
log-tracking-light = Dradis verfolgt jetzt nur den Spielplan: keine Hände, keine Schritte
log-reminder-muted = Ein Hinweis wird ausgeblendet
log-reminder-unmuted = Ein Hinweis wird wieder gezeigt
log-icon-began = Aktiviert: { $icon }
log-no-ships = { $icon }: nichts zu aktivieren
log-ships-taken = { $ship }: { $count } weggenommen, { $area }
log-ships-moved-in = Zylonenflotte, alle Schiffe dieses Felds → { $area }
log-pursuit = Verfolgung: Feld { $space }
log-pursuit-anew = Verfolgung: zurück aufs Startfeld
log-fleet-pursued = Die Flotte springt: Zylonenschiffe gehen zur Zylonenflotte, Zivilschiffe bleiben
log-ship-moved = { $ship }: { $from } → { $area }
log-launched = { $ship }: { $count } gestartet, { $area }
log-weapons-disabled = Basisstern, { $area }: Waffenfehlfunktion, kein Angriff
log-hangar-disabled = Basisstern, { $area }: Hangar beschädigt, kein Start
log-strategic-planning = { $player } spielt Strategische Planung: +2
log-evasive-maneuvers = { $player } spielt Ausweichmanöver: neuer Wurf
log-eco-used = { $player } würfelt neu (ECO-Offizier)
log-die-rolled = { $attack }: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-die-corrected = { $attack }, korrigiert: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-viper-damaged = Viper beschädigt, { $area }
log-viper-destroyed = Viper zerstört, { $area }
log-viper-of-damaged = Viper von { $player } beschädigt, { $area }
log-viper-of-destroyed = Viper von { $player } zerstört, { $area }
log-ships-destroyed = { $ship }: { $count } zerstört, { $area }
log-basestar-damaged = Basisstern, { $area }: { $token }
log-personnel-damaged = Basisstern, { $area }: { $token }. Jeder Zylonenspieler zieht 2 Traumamarker
log-basestar-destroyed = Basisstern zerstört, { $area }
log-civilian-destroyed = Zivilschiff zerstört, { $area }: { $kind }
log-civilians-seen = { $player } sieht { $count ->
    [one] 1 Zivilschiff
   *[other] { $count } Zivilschiffe
 } an
log-civilian-moved = Zivilschiff { $ship }: { $from } → { $area }
log-civilian-escorted = Zivilschiff { $ship } eskortiert, zurück im Vorrat: { $area }
log-raptors-destroyed = { $count ->
    [one] 1 Raptor zerstört
   *[other] { $count } Raptoren zerstört
 }
log-action-began = { $player }: { $action }
log-acts = { $player }: { $action }
log-another-action = { $player } hat noch eine Aktion
log-action-granted = { $player } darf jetzt handeln
log-viper-launched = Eine Viper startet: { $area }
log-viper-recalled = Eine Viper kommt in die Reserve: { $area }
log-kind-launched = { $kind }: gestartet, { $area }
log-kind-recalled = { $kind }: zurück in die Reserve, { $area }
log-kind-repaired = { $kind }: { $count } repariert
log-kind-reserve-damaged = { $kind }: { $count } in der Reserve beschädigt
log-kind-manned = { $player } fliegt: { $kind }, { $area }
log-kind-damaged = { $kind } beschädigt, { $area }
log-kind-destroyed = { $kind } zerstört, { $area }
log-kind-lost = { $kind }: 1 zerstört
log-kind-restored = { $kind }: { $count } zurück in die Reserve
log-assault-raptor-gained = Für einen Raptor wird ein Angriffsraptor gebaut: Er liegt in der Reserve
log-vipers-repaired = { $count ->
    [one] 1 Viper repariert
   *[other] { $count } Viper repariert
 }
log-nuke-spent = { $player } setzt eine Nuklearwaffe ein: { $left ->
    [0] keine mehr
   *[other] noch { $left }
 }
log-attack-card-discarded = Abgelegt: { $card }
log-attack-card-drawn = Zylonenangriff: { $card }
log-attack-card-stays = Bleibt im Spiel: { $card }
log-attack-card-reshuffled = In den Krisenstapel gemischt: { $card }
log-ships-placed = { $ship }: { $count } aufgestellt, { $area }
log-basestars-placed = { $count ->
    [one] Basisstern aufgestellt
   *[other] { $count } Basissterne aufgestellt
 }, { $area }
log-civilians-placed = { $count ->
    [one] 1 Zivilschiff aufgestellt
   *[other] { $count } Zivilschiffe aufgestellt
 }, { $areas }
log-pieces-short = Zu wenige: { $piece }, { $count } nicht aufgestellt
log-fleet-token-back = Sprungvorbereitung: zurück auf Feld { $space }
log-reserve-vipers-damaged = { $count ->
    [one] 1 Viper der Reserve beschädigt
   *[other] { $count } Viper der Reserve beschädigt
 }
log-viper-manned = { $player } fliegt eine Viper, { $area }
log-ability-used = { $player } nutzt { $ability }
log-hand-added = { $player } legt zum Check dazu: noch { $cards ->
    [one] 1 Fertigkeitskarte
   *[other] { $cards } Fertigkeitskarten
 }
log-crisis-opened = { $player } zieht { $card }
log-crisis-described = { $player } zieht eine Krise
log-crisis-chosen = { $player } wählt: { $choice }
log-crisis-replaced = { $player } ersetzt die Krise
log-crisis-stays = Die Krise bleibt im Spiel
log-another-crisis = Noch eine Krise
log-check-began = Fertigkeits-Check { $difficulty }: { $skills }
log-check-at = { $player }, { $location }: Fertigkeits-Check { $difficulty }, { $skills }
log-check-about = { $player }, { $location }, für { $about }: Fertigkeits-Check { $difficulty }, { $skills }
log-check-card = { $player } spielt { $card }
log-check-ability-resolved = { $card } wirkt
log-check-card-taken-out = { $card } verlässt den Check
log-check-card-into-hand = { $card } kommt aus dem Check auf eine Hand
log-check-consequence = Die Folge tritt ein
log-treachery-shown = Vom Verratsstapel: { $card }
log-check-ability = { $player }: { $ability } { $by }
log-check-inspired = { $player }: Inspirierende Führung, Karten der Stärke 1 zählen positiv
log-check-devotion = { $player } lässt { $skill } als 0 zählen
log-check-quorum = { $card }: { $by }
log-check-quorum-spent = { $card }: für den Check abgelegt
log-check-told = Schwierigkeit korrigiert um { $by }
log-check-type-counts = Korrigiert: { $skill } zählt positiv
log-check-type-against = Korrigiert: { $skill } zählt negativ
log-check-chosen-pass = { $player } gibt dem Check Erfolg, ohne Karten
log-check-chosen-fail = { $player } gibt dem Check Misserfolg, ohne Karten
log-check-passed = Erfolg: { $matching } − { $against } = { $total }, nötig { $difficulty }
log-check-partial = Teilerfolg: { $matching } − { $against } = { $total }, nötig { $difficulty }
log-check-failed = Misserfolg: { $matching } − { $against } = { $total }, nötig { $difficulty }
log-check-passed-total = Erfolg: Summe { $total }, nötig { $difficulty }
log-check-partial-total = Teilerfolg: Summe { $total }, für Erfolg nötig { $difficulty }
log-check-failed-total = Misserfolg: Summe { $total }, nötig { $difficulty }
log-quorum-played = { $player } spielt { $card }
log-quorum-stays = Die Zwölferratskarte bleibt im Spiel
log-quorum-with = Die Zwölferratskarte bleibt bei { $player }
log-quorum-removed = Die Zwölferratskarte kommt aus dem Spiel
log-quorum-left = Abgelegt: { $card }
log-picked = { $player } wählt: { $picked }
log-civilian-lost = Zivilschiff aus dem Vorrat zerstört: { $kind }
log-reserve-viper-lost = 1 Viper in der Reserve zerstört
log-damaged-viper-lost = 1 beschädigte Viper zerstört
log-area-cleared = Alle Zylonenschiffe verlassen den Spielplan, { $area }
log-raptors-restored = { $count ->
    [one] 1 zerstörter Raptor kommt in die Reserve
   *[other] { $count } zerstörte Raptoren kommen in die Reserve
 }
log-vipers-restored = { $count ->
    [one] 1 zerstörte Viper kommt in die Reserve
   *[other] { $count } zerstörte Viper kommen in die Reserve
 }
log-distance-grew = Zurückgelegte Entfernung: { $from } → { $to }
log-loyalty-looked = { $player } sieht eine Loyalitätskarte von { $at } an
log-loyalty-looked-all = { $player } sieht alle Loyalitätskarten von { $at } an
log-loyalty-given = Loyalitätskarten: { $player } → { $to }
log-crisis-removed = Die Karte kommt aus dem Spiel
log-cylons-win-resources = Die Zylonen gewinnen, auf 0: { $resources }
log-cylons-win-boarded = Die Zylonen gewinnen: Zenturios haben die Galactica eingenommen
log-cylons-win-destroyed = Die Zylonen gewinnen: { $locations ->
    [one] 1 Ort ist beschädigt
   *[other] { $locations } Orte sind beschädigt
 }
log-cylons-win-final-jump = Die Zylonen gewinnen: letzter Sprung, auf 0: { $resources }
log-cylons-win-no-character = Die Zylonen gewinnen: kein Charakter ist mehr übrig
log-humans-win-kobol = Die Menschen gewinnen: Die Flotte hat ihren letzten Sprung gemacht
log-humans-declared = Am Tisch entschieden: Die Menschen gewinnen
log-cylons-declared = Am Tisch entschieden: Die Zylonen gewinnen

## Refusals of an answer, which anybody can meet: what was wrong and what is allowed

refused-stale-prompt = Diese Frage ist schon beantwortet. Sieh nach, was jetzt kommt.
refused-not-yours = Das entscheidet jemand anders. Warte, oder die Spielleitung antwortet.
refused-not-a-choice = „{ $option }“ ist keine Antwort auf eine Frage. Wähle einen der Knöpfe.
refused-unknown-option = „{ $option }“ kann man hier nicht wählen. Wähle einen der Knöpfe.
refused-no-cylon-card = Diese Karte hast du nicht.
refused-not-met = Was diese Karte verlangt, gilt jetzt nicht.
refused-owners-alone = Welche Karte es ist, sagt nur, wem sie gehört: auf dem eigenen Handy oder mit diesem Bildschirm in der Hand.
refused-not-begun = So weit ist die Partie noch nicht. Tu zuerst, was jetzt gefragt ist.
refused-game-over = Die Partie ist zu Ende. Spielt weiter oder macht den letzten Schritt rückgängig.

piece-viper = Viper
piece-raptor = Raptoren
piece-mark-vii = Viper Mark VII
piece-assault-raptor = Angriffsraptoren
piece-raider = Jäger
piece-heavy-raider = schwere Jäger
piece-basestar = Basissterne
piece-centurion = Zenturios
piece-civilian-ship = Zivilschiffe
piece-nuke = Nuklearwaffen

civilian-population-1 = 1 Bevölkerung
civilian-population-2 = 2 Bevölkerung
civilian-population-and-fuel = 1 Bevölkerung und 1 Treibstoff
civilian-population-and-morale = 1 Bevölkerung und 1 Moral
civilian-nothing = nichts an Bord

token-critical-hit = Kritischer Treffer
token-disabled-hangar = Hangar beschädigt
token-disabled-weapons = Waffenfehlfunktion
token-structural-damage = Struktureller Schaden
token-collateral-damage = Kollateralschaden
token-damage-to-personnel = Verluste an Bord

## Trouble outside the rules

trouble-journal-full = Der Speicher ist voll. Nichts wurde geändert; schaff Platz und versuch es noch einmal.
trouble-journal-failed = Die Partie konnte nicht gespeichert werden. Nichts wurde geändert; versuch es noch einmal.
trouble-inside = In Dradis ist etwas schiefgegangen. Der letzte gespeicherte Schritt gilt.
trouble-not-understood = Dradis hat diese Seite nicht verstanden. Lade sie neu.
trouble-paused = Die Partie macht Pause. Setzt sie erst fort.
trouble-mixing = Die Handys zeigen gerade ihre Zufallszahlen. Versuch es gleich noch einmal.
trouble-round-void = Nichts wurde ausgeteilt oder gewürfelt: Ein Handy hat seine Zufallszahlen nicht gezeigt. Welches, steht im Verlauf. Versuch es noch einmal; ein Handy, das fehlt, bleibt außen vor.
trouble-still-reading = Alle lesen noch. Wartet, bis die Zeit um ist.

## Steps of a turn

step-receive-skills = Fertigkeiten
step-movement = Bewegung
step-action = Aktion
step-crisis = Krise
step-activate-cylon-ships = Zylonen
step-prepare-for-jump = Vorbereitung

## Piles beside the board

pile-destiny = Schicksalsstapel
pile-quorum-hand = Zwölferratskarten
pile-quorum = Zwölferratsstapel
pile-crisis = Krisenstapel
pile-super-crisis = Stapel der Super-Krisen
held-super-crisis = Super-Krise
pile-destinations = Zielortstapel

## Ships

ship-raider = Jäger
ship-heavy-raider = Schwere Jäger
ship-viper = Unbemannte Viper
ship-mark-vii = Unbemannte Viper Mark VII
ship-assault-raptor = Unbemannte Angriffsraptoren

# What has just happened, on every screen.
happened-before = Davor
happened-more = { $count } weitere
in-a-row = { $number } von { $of }
unmasked = { $player } ist ein Zylon
unmasked-you = Jetzt wissen es alle. Du spielst für die Zylonen.
unmasked-strikes-you = Es trifft dich.
unmasked-next = Jetzt: { $what }
unmasked-seen = Gesehen
