# The phone's page until its seat shows. What stands on the seat's own screen is in seat.ftl.

incomplete-title = Ein Teil dieser Seite fehlt
incomplete-text = Bleib im WLAN des Tisches und versuch es noch einmal. Dein Platz bleibt deiner.
incomplete-again = Noch einmal

connecting-seat = Dein Platz wird gesucht. Bleib im WLAN des Tisches.
connecting-stuck = Der Tisch antwortet nicht. Ist dieses Handy in seinem WLAN? Wenn ja, lass dir einen neuen Code zeigen und scanne ihn.
reconnecting = Verbindung weg. Gleich wieder da …
reconnecting-stuck = Verbindung weg, und der Tisch antwortet nicht. Ist dieses Handy in seinem WLAN? Wenn ja, hat der Tisch vielleicht eine neue Adresse: Lass dir einen neuen Code zeigen und scanne ihn.
answer-kept = Deine Antwort ist notiert und geht dann raus.
keeps-nothing = Dieser Browser speichert nichts. Lass die Seite offen: Nach dem Neuladen hilft nur ein neuer Code der Spielleitung.

back-to-seat = Zurück zu deinem Platz

## Several tabs

elsewhere-title = In einem anderen Tab offen
elsewhere-text = Der neueste Tab dieses Browsers hat deinen Platz.
elsewhere-here = Hier nutzen

## Comparing

compare-title = Vergleiche die Bilder
compare-text = Zeig das der Spielleitung. Beide Bildschirme müssen dieselben sechs Bilder in derselben Reihenfolge zeigen.
compare-wait = Du bist drin, sobald die Spielleitung auf „Gleich“ tippt.

## When the table does not let the phone in

reload = Neu laden
reload-title = Diese Seite ist veraltet
reload-text = Am Tisch läuft eine andere Version von Dradis. Lade die Seite neu; dein Platz bleibt deiner.

game-left = Die Spielleitung hat diese Partie verlassen
game-ended-here = Diese Partie ist zu Ende
game-left-scan = Spielst du eine neue, scanne ihren Code auf dem Bildschirm der Spielleitung. Dann nimmt dieses Handy deinen neuen Platz.
next-taken = Dieser Platz ist gerade vergeben worden. Wähle einen anderen oder frag die Spielleitung.
refused-title-no-code = Noch kein Platz
refused-text-no-code = Lass dir von der Spielleitung deinen Code zeigen und scanne ihn mit der Kamera dieses Handys.
refused-title-malformed-code = Diese Adresse ist unvollständig
refused-text-malformed-code = Ein Teil des Codes fehlt. Scanne ihn noch einmal, direkt vom Bildschirm der Spielleitung.
refused-title-unknown-code = Dieser Code gilt nicht mehr
refused-text-unknown-code = Er wurde zurückgezogen, oder Dradis ist neu gestartet. Bitte die Spielleitung um einen neuen Code.
refused-title-used-code = Dieser Code ist verbraucht
refused-text-used-code = Ein Code gilt einmal, und manche Kameras öffnen ihn vor dir. Bitte die Spielleitung um einen neuen.
refused-title-expired-code = Dieser Code ist abgelaufen
refused-text-expired-code = Ein Code gilt zwei Minuten. Bitte die Spielleitung um einen neuen.
refused-title-handshake-failed = Der Code passt nicht
refused-text-handshake-failed = Der Tisch konnte dieses Handy nicht lesen. Bitte die Spielleitung um einen neuen Code und scanne ihn.
refused-title-seat-in-use = Dein Platz ist auf einem anderen Handy offen
refused-text-seat-in-use = Schließ dort die Seite, dann kommt dieses hier rein. Ist das Handy nicht deins, sag es der Spielleitung.
refused-title-contested = Zwei Handys für einen Platz
refused-text-contested = Die Spielleitung entscheidet. Halte dieses Handy hoch und sag, dass es deins ist.
refused-title-different = Die Bilder waren verschieden
refused-text-different = Vielleicht hört jemand dazwischen mit. Geh ins WLAN des Tisches und bitte um einen neuen Code.
refused-title-revoked = Die Spielleitung hat diesen Platz zurückgenommen
refused-text-revoked = Bitte um einen neuen Code, um mit diesem Handy weiterzuspielen.
refused-title-seat-returned = Das eigene Handy des Platzes ist zurück
refused-text-seat-returned = Es behält den Platz. Um mit diesem zu spielen, bitte die Spielleitung um einen neuen Code.
refused-title-replaced = Diesen Platz hat jetzt ein anderes Handy
refused-text-replaced = Ist es nicht deins, sag es sofort der Spielleitung. Sie ist gewarnt.
