# What the rules say to the whole table, or to the referee. Phones have it with what no turn waits for: until then they
# say less (src/lib/table/log.ts), or nothing.

## Reminders that are no player's own: one line of at most 80 characters

reminder-rem-9 = 6 oder weniger kostet die Bevölkerung auf dem Feld der Flotte
reminder-rem-12 = Karten zusammen aufdecken; niemand sagt, welche die eigenen waren
reminder-rem-13 = Notstand ausrufen senkt nie die Zahl des Teilerfolgs
reminder-rem-14 = Schicksalsstapel leer: jetzt neu bilden, 2 Karten je Typ
reminder-rem-14-app = Schicksalsstapel leer: Der neue hat 2 Karten je Typ
reminder-rem-16 = Wer den Sympathisanten bekommt, zeigt ihn sofort
reminder-rem-17 = Schläfer-Phase: 1 Loyalitätskarte, auch für Enttarnte; Boomer 2, wenn unenttarnt
reminder-rem-20 = Keine Eigenschaft wirkt auf eine Super-Krise oder ihren Check
reminder-rem-21-raiders = Keine Jäger auf dem Spielplan: Jeder Basisstern startet 2
reminder-rem-21-heavy-raiders = Keine schweren Jäger auf dem Spielplan: Jeder Basisstern startet 1
reminder-rem-21-nothing = Keine Schiffe zu aktivieren
reminder-rem-21-beyond = Keine Schiffe zu aktivieren: 1 kommt zur Zylonenflotte, dann Verfolgung +1
reminder-rem-22 = Auch die Zenturios an Bord rücken vor, jeder ein Feld
reminder-rem-23 = Zylonenschiffe handeln wie immer, wer sie auch aktiviert
reminder-rem-24 = Nach dem Sprung sind alle Schiffe weg; Zenturios bleiben an Bord
reminder-rem-24-pursued = Nach dem Sprung stehen Zylonenschiffe bei der Zylonenflotte; Zivilschiffe und Zenturios bleiben
reminder-rem-25 = Der nächste Sprung ist der letzte: Menschen gewinnen, wenn alles über 0 steht
reminder-rem-26 = Zugende: Alle behalten höchstens { $cards } Fertigkeitskarten
reminder-rem-26-quorum = Zugende: Alle behalten höchstens { $cards } Fertigkeitskarten, der Präsident { $quorum } Zwölferratskarten
reminder-rem-27 = Eine Ressource auf 0: Am Ende des Zuges gewinnen die Zylonen
reminder-rem-40 = Nuklearwaffe: Es gilt die Tabelle im Regelheft, nicht die Titelkarte

## Turning points

announced-sleeper-phase = Die Schläfer-Phase
distance-last = noch ein Sprung

## Corrections, in the log

log-corrected-resource = { $resource } korrigiert: { $from } → { $to } ({ $reason })
log-corrected-title = { $title } korrigiert: { $player } ({ $reason })
log-corrected-active-player = Aktiver Spieler korrigiert: { $player } ({ $reason })
log-corrected-turn-number = Zug korrigiert: { $number } ({ $reason })
log-corrected-turn-step = Schritt korrigiert: { $step } ({ $reason })
log-corrected-seat-order = Reihenfolge am Tisch korrigiert: { $players } ({ $reason })
log-corrected-held = { $kind }, { $player }, korrigiert: { $from } → { $to } ({ $reason })
log-corrected-hand = Hand von { $player } korrigiert: { $from } → { $to } ({ $reason })
log-corrected-pile = { $pile } korrigiert: { $from } → { $to } ({ $reason })
log-corrected-nukes = Nuklearwaffen korrigiert: { $from } → { $to } ({ $reason })
log-corrected-fleet = Sprungvorbereitung korrigiert: Feld { $to } ({ $reason })
log-corrected-pursuit = Verfolgung korrigiert: Feld { $to } ({ $reason })
log-corrected-forces = Besatzungstruppen auf Feld { $space } korrigiert: { $from } → { $to } ({ $reason })
log-corrected-stacks = Zivilschiffe auf Neu-Caprica korrigiert: { $locked } gesperrt, { $prepared } startklar ({ $reason })
log-corrected-back = Korrigiert: Die Galactica ist zurück ({ $reason })
log-corrected-not-back = Korrigiert: Die Galactica ist nicht zurück ({ $reason })
log-corrected-out = Korrigiert: { $player } ist ausgeschieden ({ $reason })
log-corrected-in = Korrigiert: { $player } spielt mit ({ $reason })
log-corrected-distance = Entfernung korrigiert: { $from } → { $to } ({ $reason })
log-corrected-centurions = Zenturios auf Feld { $space } korrigiert: { $from } → { $to } ({ $reason })
log-corrected-ships = { $ship }, { $area }, korrigiert: { $from } → { $to } ({ $reason })
log-corrected-basestars = Basissterne, { $area }, korrigiert: { $to }, Schadensmarker: { $damage } ({ $reason })
log-corrected-civilian-ships = Zivilschiffe, { $area }, korrigiert: { $from } → { $to } ({ $reason })
log-corrected-civilian-ship-at = Zivilschiff korrigiert: { $area } ({ $reason })
log-corrected-destroyed-civilian-ships = Verlorene Zivilschiffe korrigiert: { $to } ({ $reason })
log-corrected-damaged-vipers = Beschädigte Viper korrigiert: { $from } → { $to } ({ $reason })
log-corrected-destroyed-vipers = Verlorene Viper korrigiert: { $from } → { $to } ({ $reason })
log-corrected-damaged-kind = { $kind }, beschädigt, korrigiert: { $from } → { $to } ({ $reason })
log-corrected-destroyed-kind = { $kind }, verloren, korrigiert: { $from } → { $to } ({ $reason })
log-corrected-assault-raptors = Gebaute Angriffsraptoren korrigiert: { $from } → { $to } ({ $reason })
log-corrected-destroyed-raptors = Verlorene Raptoren korrigiert: { $from } → { $to } ({ $reason })
log-corrected-card-in = { $card } korrigiert: im Spiel ({ $reason })
log-corrected-card-with = { $card } korrigiert: im Spiel, bei { $player } ({ $reason })
log-corrected-card-out = { $card } korrigiert: nicht im Spiel ({ $reason })
log-corrected-location-damaged = { $location } korrigiert: beschädigt ({ $reason })
log-corrected-location-repaired = { $location } korrigiert: nicht beschädigt ({ $reason })
log-corrected-miracles = Wundermarker korrigiert, { $player }: { $tokens } ({ $reason })
log-corrected-infiltrating = { $player } korrigiert: infiltriert ({ $reason })
log-corrected-not-infiltrating = { $player } korrigiert: bei den Zylonen ({ $reason })
log-corrected-spent-damage = Schadensmarker korrigiert, { $resource }: aus dem Spiel ({ $reason })
log-corrected-unspent-damage = Schadensmarker korrigiert, { $resource }: im Vorrat ({ $reason })
log-corrected-place = { $player } korrigiert: { $location } ({ $reason })
log-corrected-place-viper = { $player } korrigiert: in einer Viper, { $area } ({ $reason })
log-corrected-place-off-board = { $player } korrigiert: neben dem Spielplan ({ $reason })
log-corrected-character = Charakter von { $player } korrigiert: { $character } ({ $reason })
log-corrected-revealed-cylon = { $player } korrigiert: enttarnter Zylon ({ $reason })
log-corrected-not-revealed-cylon = { $player } korrigiert: kein enttarnter Zylon ({ $reason })
log-corrected-loyalty-cards = Loyalitätskarten von { $player } korrigiert: { $from } → { $to } ({ $reason })
log-corrected-loyalty-deck = Loyalitätsstapel korrigiert: { $from } → { $to } ({ $reason })
log-insisted = Trotzdem eingetragen: { $what }

## Why, and what cannot be on a board

reason-forgotten = vergessen
reason-misread = falsch gelesen
reason-wrong-button = falscher Knopf
reason-agreed = am Tisch abgemacht
reason-position = Stellung wird aufgebaut
reason-other = { $text }
impossible-too-many = { $count } { $piece }, in der Schachtel sind { $most }
impossible-too-many-of-kind = { $count } zerstörte Zivilschiffe mit { $kind }, in der Schachtel sind { $most }
impossible-too-many-cards = { $pile }: { $count } Karten, in der Schachtel sind { $most }
impossible-too-many-skill-cards = { $count } Fertigkeitskarten auf Händen, in der Schachtel sind { $most }
impossible-too-many-loyalty-cards = { $count } Loyalitätskarten, in der Schachtel sind { $most }
impossible-token-twice = Zweimal da, und es gibt nur einen: { $token }
impossible-destroyed-basestar = Ein Basisstern mit so viel Schaden ist zerstört, steht aber hier: { $area }
impossible-not-damageable = { $location }: beschädigt, aber es gibt keinen Marker dafür
impossible-no-token = Kein Schadensmarker dafür: { $resource }
impossible-off-jump-track = Die Flotte steht auf Feld { $space }, die Leiste hat { $most }
impossible-too-far = Entfernung { $count }, das Höchste ist { $most }
impossible-off-boarding-track = Ein Zenturio steht auf Feld { $space }, hinter dem Ende der Leiste
impossible-cannot-fly = { $player } fliegt eine Viper ohne Pilotenmarker
impossible-nobody-there = { $player } ist auf dem Spielplan, ohne Charakter
impossible-off-board = { $player } ist neben dem Spielplan; das geht nur mit Helo
impossible-character-twice = Zweimal gespielt: { $character }
impossible-cylon-among-humans = { $player } ist enttarnter Zylon und an keinem Zylonen-Ort
impossible-human-among-cylons = { $player } ist an einem Zylonen-Ort und kein enttarnter Zylon
impossible-cylon-with-title = { $player } ist Zylon und hat einen Titel: { $title }
impossible-too-many-mutiny-cards = { $player } hat Meuterei-Karten: { $count }; das Limit ist { $most }
impossible-aboard-lost = { $player } ist an Bord der zerstörten { $ship }
impossible-handle-twice = Zwei Zivilschiffe sind ein und dasselbe: { $handle }

# Only the referee puts a check right.
option-difficulty = Gedruckte Schwierigkeit { $by }
option-type-counts = { $skill } zählt positiv
option-type-against = { $skill } zählt negativ
option-recount = Karten neu zählen

log-corrected-earth = Erde korrigiert: Missionen, Rebellen-Basisstern, Zentrum ({ $reason })
log-corrected-ionian = Ionischer Nebel korrigiert: Alliierte, Traumamarker ({ $reason })
