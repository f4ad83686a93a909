# Refusals that only a referee can meet: what was wrong and what is allowed. A phone does not carry them.

refused-referee-only = Das kann nur die Spielleitung.
refused-host-only = Das macht nur Dradis selbst.
refused-no-such-seat = Platz { $player } gibt es an diesem Tisch nicht. Wähle einen der Plätze.
refused-no-change = Das würde nichts ändern.
refused-no-such-reminder = { $reminder } ist kein Hinweis; im Grundspiel gibt es REM-1 bis REM-29 und REM-40.
refused-question-first = Eine Frage ist offen. Beantworte sie zuerst.
refused-not-dealt = Die Loyalitätskarten sind nicht ausgeteilt. Teile sie zuerst aus.
refused-player-count = Nötig sind { $fewest } bis { $most } Personen.
refused-name-empty = Platz { $player } hat keinen Namen. Gib einen ein.
refused-name-too-long = Der Name von Platz { $player } ist zu lang. Höchstens { $most } Zeichen.
refused-name-twice = Zweimal derselbe Name: { $name }. Jeder Name darf nur einmal vorkommen.
refused-no-such-player = Hier heißt niemand { $name }. Am Tisch sind: { $players }.
refused-character-twice = Zweimal gewählt: { $character }. Jeder Charakter kann nur einmal gespielt werden.
refused-characters-missing = In einem laufenden Zug brauchen alle einen Charakter. Nenne die fehlenden.
refused-too-many-cards = Mehr Karten „{ $card }“ als in der Schachtel ({ $copies }). Nimm welche weg.
refused-already-begun = Diese Partie ist schon vorbereitet. Beginne auf der ersten Seite eine neue.
refused-dial-range = Eine Ressource kann nicht auf { $value } stehen. Gib 0 bis { $most } ein.
refused-turn-number = Zug { $number } gibt es nicht. Gib 1 bis 999 ein.
refused-reason-empty = Der Grund ist leer. Schreib ein paar Worte.
refused-reason-too-long = Der Grund ist zu lang. Höchstens { $most } Zeichen.
refused-impossible = { $count ->
    [one] So kann der Spielplan nicht aussehen.
   *[other] So kann der Spielplan nicht aussehen, aus { $count } Gründen.
 }
refused-correction-count = { $given ->
    [0] Es gibt nichts zu korrigieren.
   *[other] { $given } Korrekturen auf einmal sind zu viele. Höchstens { $most }.
 }
refused-list-too-long = Das ist mehr, als ein Spielplan hat. Nenne höchstens { $most }.
refused-civilian-pile = { $left ->
    [0] Kein Zivilschiff im Vorrat. Nimm erst eines vom Spielplan.
    [one] Nur 1 Zivilschiff im Vorrat.
   *[other] Nur { $left } Zivilschiffe im Vorrat.
 }
refused-ships-too-early = Schiffe kommen nach dem Austeilen. Nenne auch den Zug, oder stelle sie später auf.
refused-no-such-row = Der Verlauf hat keine Zeile { $row }. Wähle die Zeile noch einmal.
refused-seat-order = Nenne alle genau einmal.
refused-no-such-civilian-ship = Dieses Zivilschiff ist nicht mehr auf dem Spielplan. Sieh noch einmal nach.
refused-not-by-hand = Diese Karten hält und zählt Dradis. Korrigiere sie nur, wenn der Tisch sie hält.
refused-reading-time = { $seconds } Sekunden sind zum Lesen zu lang. Höchstens { $most }.
refused-loyalty-by-hand = Die Loyalitätskarten hält der Tisch. Sieh deine eigene Karte an.
refused-pile-of-hands = { $added ->
    [one] Gib { $added } Karte aus den Händen ein; eingegeben: { $told }.
   *[other] Gib { $added } Karten aus den Händen ein; eingegeben: { $told }.
 }
refused-not-in-play = Das gehört nicht zu dieser Partie. Nenne etwas aus euren Schachteln.
refused-no-such-skill-card = Keine Fertigkeitskarte hat Stärke { $strength }. Wähle eine andere Stärke.
refused-no-destiny-to-show = Es liegen keine Schicksalskarten zum Aufdecken bereit. Zieh zuerst welche.
refused-not-over = Die Partie ist nicht zu Ende.
refused-open-by-hand = Die Loyalitätskarten hält der Tisch. Deckt sie am Tisch auf.
refused-loyalty-open = Alle Loyalitätskarten liegen offen, niemand spielt weiter. Beginnt eine neue Partie.
refused-hand-range = Diese Hand hat { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
 }. Sieh noch einmal nach oder korrigiere die Hand.
refused-cylon-location = An Zylonen-Orten sind nur enttarnte Zylonen. Wähle einen anderen Ort.
refused-cylons-stay = Wer als Zylon enttarnt ist, bleibt an den Zylonen-Orten. Wähle einen davon.
refused-not-a-pilot = Dieser Charakter fliegt keine Viper. Wähle einen Ort.
refused-no-viper-left = Keine Viper in der Reserve. Nimm zuerst eine zurück.
refused-not-on-board = Dieser Charakter ist noch nicht auf dem Spielplan und kann nicht bewegt werden.
refused-stays-on-board = Kein Charakter verlässt den Spielplan. Wähle einen Ort darauf.
refused-cylon-title = Ein enttarnter Zylon kann keinen Titel haben. Wähle jemand anderen.
refused-no-leader = Nur ein Zylonen-Führer infiltriert.
refused-pursuit-space = { $most ->
    [0] In dieser Partie gibt es keine Verfolgungs-Leiste.
   *[other] Dort kann der Verfolgungsanzeiger nicht stehen. Wähle eines der ersten { $most } Felder.
  }
refused-too-many-miracles = Hier sind 0 bis { $most } Wundermarker möglich.
refused-too-many-assault-raptors = 0 bis { $most } Angriffsraptoren können gebaut sein.
refused-already-revealed = Diese Person ist schon enttarnter Zylon. Wähle jemand anderen.
refused-at-auto-jump = Der Flottenanzeiger steht auf „Automatischer Sprung“. Lass die Flotte springen.
refused-distance = Kein Zielort hat Entfernung { $distance }. Gib 0 bis { $most } ein.
refused-super-crises-kept = Die Super-Krisenkarten hält Dradis: Offen liegt eine erst, wenn sie von der Hand gespielt ist.
refused-held-hand = Das hält Dradis ({ $kind }): { $player } kann bis zu { $left } mehr bekommen, oder mit 0 alles abgeben.
refused-no-damage-token = Dieser Schadensmarker ist nicht im Vorrat. Wähle einen anderen.
refused-not-damaged = Dieser Ort ist nicht beschädigt. Wähle einen beschädigten.
refused-no-centurion-left = Alle Zenturios sind an Bord. Der schwere Jäger bleibt, wo er ist.
refused-no-centurion = Auf diesem Feld ist kein Zenturio. Sieh auf die Leiste.
refused-card-in-play = Diese Karte ist schon im Spiel. Wähle eine andere, oder korrigiere erst die Karten im Spiel.
refused-no-basestar = Kein Basisstern auf dem Spielplan kann etwas starten.
refused-no-heavy-raider = Auf diesem Feld ist kein schwerer Jäger. Sieh noch einmal nach.
refused-not-there = Das ist die Aktion eines anderen Orts: { $location }. Bewege den Charakter zuerst.
refused-communications-jammed = Die Kommunikation geht nicht, solange „Angriff mit Störsender“ offen liegt.
refused-no-civilian-ship = Kein Zivilschiff im Weltraum.
refused-no-roll-to-correct = Zuletzt wurde nicht gewürfelt. Mach rückgängig, was danach kam, oder korrigiere den Spielplan.
refused-no-such-face = Der Würfel zeigt 1 bis 8. Tippe auf eine der Zahlen.
refused-not-on-blue = Die FTL-Kontrolle springt nur, solange der Flottenanzeiger auf einem blauen Feld steht.
refused-out-of-the-game = Diese Person ist ausgeschieden. Wähle eine, die noch mitspielt.
refused-no-jump-here = Von Neu-Caprica springt die Flotte nicht. Den letzten Sprung befiehlt der Admiral, sobald die Galactica zurück ist.
refused-too-many-forces = 0 bis { $most } Besatzungstruppen, auf 3 Feldern.
refused-no-crisis-now = Nenne die Krise im Krisen-Schritt, einmal pro Zug.
refused-not-back = Die Galactica ist nicht zurück. Bis dahin geschieht im Weltraum und an Bord nichts.
refused-check-numbers = Ein Check hat mindestens Schwierigkeit 1, einen kleineren Teilerfolg und mindestens einen Typ.
refused-damaged-location = Beschädigt: { $location }. Zuerst reparieren.
refused-not-for-cylons = Ein enttarnter Zylon handelt nicht für die Flotte. Wähle jemand anderen.
refused-not-theirs = Dieser Charakter hat die Eigenschaft nicht. Wähle jemand anderen.
refused-not-flying = Dieser Charakter ist in keiner Viper. Starte zuerst.
refused-no-viper-to-activate = Keine unbemannte Viper im Weltraum und keine in der Reserve.
refused-no-target = Es gibt kein Ziel.
refused-no-nuke = Der Admiral hat keine Nuklearwaffe.
refused-no-raptor = Kein Raptor in der Reserve.
refused-no-risk = Ein Raptor wird mit 2 bis 8 riskiert. Wähle eine dieser Zahlen.
refused-damaged-vipers = { $damaged ->
    [0] Keine Viper ist beschädigt.
    [one] Nur 1 Viper ist beschädigt.
   *[other] Nur { $damaged } Viper sind beschädigt.
 }
refused-quorum-range = Der Präsident hat { $held ->
    [one] 1 Zwölferratskarte
   *[other] { $held } Zwölferratskarten
 }; es gibt { $most }. Sieh noch einmal nach.
refused-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refused-nothing-to-redo = Es gibt nichts wiederherzustellen.
refused-stale-step = Inzwischen kam ein weiterer Schritt. Sieh dir den letzten an und versuch es noch einmal.
refused-undo-barred = Das lässt sich nicht rückgängig machen: Was folgte, hat schon jemand gesehen. Korrigiere es stattdessen.

## Where nobody goes now: only the board says so

not-offered-cylon-location = Dorthin gehen nur enttarnte Zylonen.
not-offered-human-location = Ein enttarnter Zylon bleibt an den Zylonen-Orten.
not-offered-hazardous = Dorthin geht niemand freiwillig.
not-offered-no-card = Das kostet 1 Fertigkeitskarte, und die Hand ist leer.
not-offered-brig = Aus der Brig bewegt sich niemand.
not-offered-off-board = Noch nicht auf dem Spielplan.
not-offered-too-far = Zu weit für diese Viper.
not-offered-revealed-cylon = Ein enttarnter Zylon.
not-offered-vice-president = Der Vizepräsident kommt zuerst.
not-offered-in-brig = Schon in der Brig.
not-offered-prisoner-admiral = Wer in der Brig ist, bekommt diesen Titel nicht.
not-offered-damaged = Dieser Ort ist beschädigt.
not-offered-no-action = Dieser Ort hat keine Aktion.
not-offered-attached = William Adama nutzt das Admirals-Quartier nicht.
not-offered-not-alone = Tom Zarek nutzt keinen Ort, an dem noch jemand ist.
not-offered-two-cards = Laura Roslin braucht 2 Fertigkeitskarten zum Abwerfen.
not-offered-fleet-in-red = Der Flottenanzeiger steht auf Rot.
not-offered-fleet-in-blue = Der Flottenanzeiger steht auf Blau.
not-offered-jammed = „Angriff mit Störsender“ ist im Spiel.
not-offered-no-civilian-ship = Kein Zivilschiff im Weltraum.
not-offered-no-target = Es gibt kein Ziel.
not-offered-no-viper = Keine Viper dafür.
not-offered-not-a-pilot = Dieser Charakter fliegt keine Viper.
not-offered-not-president = Das nutzt nur der Präsident.
not-offered-no-quorum-card = Keine Zwölferratskarte auf der Hand.
not-offered-no-skill-card = Keine Fertigkeitskarte auf der Hand.
not-offered-nothing-to-repair = Hier ist nichts beschädigt.
not-offered-once-per-turn = In diesem Zug schon genutzt.
not-offered-used-up = In dieser Partie schon verbraucht.
not-offered-has-miracle = Mehr Wundermarker gehen nicht.
not-offered-leader-no-title = Ein Zylonen-Führer hat keinen Titel.
not-offered-once-per-game = Die Farm: nichts, was einmal pro Partie geht.
not-offered-no-looking = Sabotierter Detektor: Niemand sieht Loyalitätskarten an.
not-offered-holds-both = Der Admiral ist schon Präsident.
not-offered-being-played = Alle Exemplare liegen auf dem Tisch.
not-offered-nobody = Niemand steht zur Wahl.
not-offered-sympathizer = Nicht für einen Zylon durch den Sympathisanten.
not-offered-none-drawn = Keine Super-Krisenkarte gezogen.
not-offered-no-basestar = Kein Basisstern auf dem Spielplan.
not-offered-empty-reserve = Keine Viper in der Reserve.
not-offered-piloted = Nur wer sie fliegt, aktiviert sie.
not-offered-no-nuke = Keine Nuklearwaffe übrig.
not-offered-no-raptor = Kein Raptor in der Reserve.
not-offered-no-assault-raptor = Kein Angriffsraptor mehr neben dem Spielplan.
not-offered-few-vipers = Weniger als 2 Viper in der Reserve.
not-offered-no-fuel = Kein Treibstoff mehr.
not-offered-no-super-crisis = Keine Super-Krisenkarte auf der Hand.
not-offered-no-raider = Kein Jäger im Weltraum.
not-offered-no-heavy-raider = Kein schwerer Jäger im Weltraum.
not-offered-no-centurion = Kein Zenturio an Bord.
not-offered-no-lost-raptor = Kein Raptor ist zerstört.
not-offered-holds-no-mutiny = Hat keine Meuterei-Karte.
not-offered-no-prophecy = „Prophezeiung annehmen“ ist nicht im Spiel.
not-offered-there = Schon dort.
not-offered-stays-in-brig = Aus der Brig kommt niemand in die Krankenstation.
not-offered-colonial-one-closed = Niemand betritt die Colonial One, solange „Bombe auf der Colonial One“ offen liegt.

## What went wrong with files, networks and phones

trouble-table-damaged = Die Datei dieser Partie ist beschädigt und lässt sich nicht öffnen.
trouble-table-went-back = Dieser Partie fehlen Schritte: Die Datei ist beschädigt, oder eine ältere Kopie nahm ihren Platz ein.
trouble-table-gone = Die Datei dieser Partie wurde gelöscht oder verschoben, die Partie hält hier an. Leg sie zurück und öffne sie wieder.
trouble-table-salvaged = Was von dieser Partie heil ist, ist wieder offen. Prüft den Spielplan: Die letzten Schritte können fehlen.
trouble-table-newer = Diese Partie hat ein neueres Dradis gespeichert. Aktualisiere Dradis.
trouble-table-missing = Diese Partie ist nicht mehr im Ordner.
trouble-table-in-use = Jemand ist bei dieser Partie. Schließ erst ihre Seiten auf Handys, Tablets und Wandanzeige.
trouble-delete = Die Datei der Partie konnte nicht gelöscht werden.
trouble-export = Die Datei der Partie konnte nicht geschrieben werden.
trouble-import = Das ist keine Spieldatei von Dradis, oder sie wurde verändert.
trouble-import-there = Diese Partie ist schon in der Liste.
trouble-import-shared = Eine geteilte Datei hat keine verdeckten Karten und lässt sich nicht weiterspielen. Öffne die gespeicherte Spieldatei.
trouble-import-long = Diese Datei ist zu lang für eine Partie.
trouble-address-gone = Dieser Computer hat die Adresse nicht mehr.
trouble-wifi = Der Name eines WLANs hat bis zu 32 Buchstaben, mit Akzenten weniger; das Passwort 8 bis 63.
trouble-swap-dealt = Nach dem Austeilen behalten Handys ihre Plätze. Zeig der richtigen Person einen neuen Code.
trouble-here-phone = Das Handy dieser Person ist verbunden. Die Karten dort lesen.
trouble-here-nothing = Es gibt keine Karten zu zeigen.
trouble-pairing = Das ist schon vorbei. Sieh den Platz an und versuch es noch einmal.
trouble-no-such-row = Diesen Moment gibt es im Verlauf nicht.
trouble-secret-too-long = Jemand hätte mehr geheime Karten, als das Handy zeigen kann. Nichts wurde geändert.
trouble-not-committed = Ein älteres Dradis hat diese Partie begonnen, ohne Zufallszahlen für diese Ziehung. Zieht am Tisch, oder beginnt neu.

refused-missions = Jede Mission liegt an einer Stelle, und nur Basissterne, schwere Jäger und Zenturios kommen aus dem Spiel.
