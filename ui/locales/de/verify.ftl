# Checking a game on the phone, after everybody's cards have been turned up.

verify = Partie prüfen
verify-note = Dein Handy wiederholt jede Ziehung von Dradis.
verify-reading = Partie wird geholt
verify-repeating = Ziehungen werden wiederholt
verify-progress = { $done } von { $of }
verify-refused = Der Tisch hat keine Partie zum Prüfen geschickt. Versuch es noch einmal.
verify-again = Noch einmal prüfen
verify-sound = Alles stimmt
verify-counts = Wiederholt: { $deals ->
    [one] 1 Austeilen
   *[other] { $deals } Austeilen
 } und { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
 } von Dradis. Was ausgeteilt, gehalten und gezeigt wurde, passt zu den Ziehungen.
verify-nothing-by-hand = Nichts wurde von Hand eingegeben.
verify-by-hand = Von Hand eingegeben, nur auf euer Wort:
verify-unfinished = Die Partie ist nicht zu Ende: Vergleicht die Zahl der Zeilen.
verify-not-replayed = Ein Handy kennt die Regeln nicht: Ob { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } zu den Antworten passt, prüft das Programm Dradis. Karten auf dem Tisch kann niemand prüfen.
told-first-player = { $count ->
    [one] der Startspieler, gewählt
   *[other] der Startspieler, { $count }-mal gewählt
 }
told-position = { $count ->
    [one] 1 Teil der Ausgangsstellung
   *[other] { $count } Teile der Ausgangsstellung
 }
told-loyalty = { $count ->
    [one] 1 Austeilen von Loyalitätskarten
   *[other] { $count } Austeilen von Loyalitätskarten
 }
told-die = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
 }
told-damage-token = { $count ->
    [one] 1 Schadensmarker
   *[other] { $count } Schadensmarker
 }
told-civilian-ship = { $count ->
    [one] 1 Zivilschiff
   *[other] { $count } Zivilschiffe
 }
told-destination = { $count ->
    [one] 1 Zielort
   *[other] { $count } Zielorte
 }
told-cylon-card = { $count ->
    [one] 1 Zylonen-Karte, die der Platz nicht hat
   *[other] { $count } Zylonen-Karten, die die Plätze nicht haben
 }
told-cylon = { $count ->
    [one] 1 Person als Zylon enttarnt, ohne Zylonen-Karte
   *[other] { $count } Personen als Zylonen enttarnt, ohne Zylonen-Karte
 }
told-correction = { $count ->
    [one] 1 Korrektur
   *[other] { $count } Korrekturen
 }
verify-own = Dein Handy half bei { $own } von { $streams } Ziehungen: bei allen, die nach seinem Beitritt begannen.
verify-own-none = Dein Handy half bei keiner Ziehung: Es kam zu spät oder wurde ausgelassen. Das beweist weniger.
verify-void = { $rounds ->
    [one] 1 Versuch war ungültig
   *[other] { $rounds } Versuche waren ungültig
 }: Wer abbrach, bekam damit einen weiteren.
verify-marks = { $marks ->
    [one] 1 Prüfzeichen, das dein Handy behielt, ist in der Partie.
   *[other] { $marks } Prüfzeichen, die dein Handy behielt, sind in der Partie.
 }
verify-differs = Etwas stimmt nicht
verify-differs-note = Zeig das den anderen. Es ist der erste Unterschied; es kann mehr geben.

mix-left-out = Dradis hat die Zufallszahlen dieses Handys ausgelassen. Sag es den anderen.
mix-not-withheld = Der Tisch sagt, dieses Handy habe seine Zufallszahlen nicht gezeigt. Das hat es. Sag es den anderen.
mix-changed = Die Zufallszahlen eines Handys sind nicht die, auf die es sich festgelegt hat. Hört auf zu spielen und sagt es den anderen.

differs-file = Zeile { $line } gehört in keine offene Partie.
differs-hash = Zeile { $row } des Verlaufs wurde nachträglich geändert.
differs-secrets = Zeile { $row } verbarg etwas anderes, als sie jetzt zeigt.
differs-witnessed = Zeile { $row } ist nicht die, die dein Handy gesehen hat: Der Verlauf wurde umgeschrieben.
differs-game = Das ist nicht die Partie deines Handys.
differs-commitments = Worauf sich Dradis vor der Partie festgelegt hat, ist nicht, was dein Handy damals sah.
differs-seed = Die Zahlen, die Dradis zeigt ({ $stream }), sind nicht die festgelegten.
differs-unknown-stream = Ein neueres Dradis hat diese Partie begonnen. Dieses kennt nicht alle Ziehungen: Aktualisiere, um zu prüfen.
differs-own-entropy = Worauf sich dein Handy festgelegt hat, steht nicht so in der Partie.
differs-round = Versuch { $round } enthält nicht die Zufallszahlen, die dein Handy damals sah.
differs-left-out = Zeile { $row }: { $stream } nutzte nicht genau die Zahlen der Handys dieses Versuchs.
differs-nobody = Zeile { $row } nennt jemanden, den es nicht gibt.
differs-held = Zeile { $row }: { $what } – das konnte nicht ausgeteilt oder gezeigt werden.
differs-row = Zeile { $row } gehört nicht dorthin.
differs-drawn = Zeile { $row }: { $what } kam nicht so heraus wie notiert.
differs-undrawn = Zeile { $row }: { $what } kam ohne Ziehung.
differs-unknown-draw = Zeile { $row }: eine Ziehung, und nichts sagt, wofür.

drawing-first-player = der Startspieler
drawing-loyalty = das Austeilen der Loyalitätskarten
drawing-sleeper = das Austeilen der Schläfer-Phase
drawing-look = die angesehene Karte
drawing-opened = die aufgedeckten Karten
drawing-revealed = die Karte eines enttarnten Zylons
drawing-position = die Ausgangsstellung
drawing-handed-on = eine weitergegebene Karte
drawing-held = Karten auf Händen
drawing-civilians = die Zivilschiffe
drawing-civilian-lost = ein verlorenes Zivilschiff
drawing-destiny = der Schicksalsstapel
drawing-destinations = die Zielorte
drawing-galactica-damage = Schaden an der Galactica
drawing-basestar-damage = Schaden an einem Basisstern
drawing-die = ein Wurf

stream-seating = der Startspieler
stream-dice = die Würfe
stream-loyalty = die Loyalitätskarten
stream-destiny = der Schicksalsstapel
stream-civilians = die Zivilschiffe
stream-galactica-damage = Schaden an der Galactica
stream-basestar-damage = Schaden an Basissternen
stream-destinations = die Zielorte
stream-crisis = die Krisen
stream-super-crisis = die Super-Krisen
stream-quorum = die Zwölferratskarten
stream-looks-at-loyalty = angesehene Loyalitätskarten
stream-mutiny = die Meuterei-Karten
stream-motive = die Motivkarten
