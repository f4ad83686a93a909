# Phones and players without one, on the referee's page.

phones-pair = Handys koppeln
phones-missing = { $count ->
    [one] Von 1 Person fehlt noch das Handy.
   *[other] Von { $count } Personen fehlt noch das Handy.
 }
phones-waiting = { $count ->
    [one] 1 Handy wartet auf den Vergleich der Bilder:
   *[other] { $count } Handys warten auf den Vergleich der Bilder:
 }
phones-compare = Bilder vergleichen
phones-here = Kein Handy: hier lesen
phones-all = Alle haben jetzt ein Handy.

pairing-title = Handy von { $name }
pairing-round = Handy { $at } von { $of }
pairing-skip = { $name } überspringen
pairing-none = { $name } hat noch kein Handy am Tisch.
pairing-none-note = Zeig den Code nur dieser Person. Er gilt einmal, zwei Minuten lang.
pairing-offer = Code zeigen
pairing-code = QR-Code für das Handy von { $name }
pairing-step-network = Verbinde das Handy mit dem WLAN des Tisches.
pairing-step-scan = { $name } scannt diesen Code mit der Kamera.
pairing-step-compare = Vergleicht sechs Bilder auf beiden Bildschirmen.
pairing-left = Sekunden, bis der Code abläuft
pairing-once = Der Code gilt einmal. Ein Handy kann mehrere Plätze haben.
pairing-address = Keine Kamera? Adresse zeigen
pairing-no-address = Dieser Computer ist in keinem Netz, das Handys erreichen.
pairing-no-address-note = Verbinde ihn mit dem WLAN des Tisches; dann kommt der Code.
pairing-expired = Der Code ist abgelaufen.
pairing-again = Neuen Code zeigen
pairing-compare = Zeigt das Handy von { $name } dieselben sechs Bilder?
pairing-same = Gleich
pairing-different = Verschieden
pairing-different-note = Verschiedene Bilder: Vielleicht hört jemand mit. Dann meldet Dradis das Handy ab und schickt ihm kein Geheimnis.
pairing-gone = Das Handy ist weg. Die Seite dort noch einmal öffnen, oder einen neuen Code zeigen.
pairing-spent = Das Handy ist weg, und der Code wurde fünfmal versucht. Zeig einen neuen.
pairing-connected = Handy von { $name } ist verbunden.
pairing-connected-note = Seine Geheimnisse gehen verschlüsselt.
pairing-next = Weiter: Handy von { $name }
pairing-away = Handy von { $name } schläft.
pairing-away-note = Es kommt zurück, sobald die Seite wieder offen ist.
pairing-substitute = Platz an ein anderes Handy
pairing-substitute-note = Für eine Vertretung oder ein verlorenes Handy: Dradis meldet das alte sofort ab und zeigt einen neuen Code.
pairing-revoke = Handy abmelden
pairing-swap = Falsch gescannt? Handys tauschen
pairing-swap-note = Bis zum Austeilen können zwei Handys die Plätze tauschen.
pairing-swap-with = mit { $name }
pairing-contested = Zwei Handys wollen den Platz von { $name }.
pairing-contested-note = Eines sagt es auf seinem Bildschirm. Gehört es { $name }, behalte es. Wenn nicht, melde beide ab und zeig { $name } einen neuen Code.
pairing-keep = Dieses Handy behalten
pairing-revoke-both = Beide abmelden

seat-leave = Hört { $name } auf?
seat-leave-note = Alle spielen diesen Platz gemeinsam. Seine Loyalitätskarten bleiben verdeckt. Dradis meldet das Handy ab.
seat-leave-do = Hat aufgehört
seat-left-now = { $name } hat den Tisch verlassen.
seat-left-note = Alle spielen diesen Platz gemeinsam. Seine Loyalitätskarten bleiben verdeckt.
seat-take = Ist wieder da

here-show = Karten von { $name } hier zeigen
here-title = Gib den Bildschirm { $name }
here-note = Nur { $name } sieht hin. Der Verlauf vermerkt für alle, dass die Karten hier gezeigt wurden.
here-take = Ich bin { $name }
here-not-now = Jetzt nicht
here-look = { $name }, sieh deine Karten an
here-read = Ich habe meine Karten gelesen
here-time = Sekunden Lesezeit übrig
here-together = Alle lesen, bis die Zeit um ist. Dann bestätigen.
here-done = Verdecken und zurückgeben
here-back-title = Gib den Bildschirm zurück
here-back-note = Er zeigt die Karten von { $name } nicht mehr.
here-back = Zurück zum Tisch

# The referee's second screen.

tablet-add = Tablet hinzufügen
tablet-manage = Das Tablet
tablet-menu-note = Ein zweiter Bildschirm, der dasselbe zeigt und kann.
tablet-title = Das Tablet der Spielleitung
tablet-none = Ein Tablet kann der zweite Bildschirm der Spielleitung sein.
tablet-none-note = Beide zeigen dasselbe und können dasselbe. Der Verlauf merkt sich, was am Tablet getippt wurde.
tablet-code = QR-Code für das Tablet der Spielleitung
tablet-step-network = Verbinde das Tablet mit dem WLAN des Tisches.
tablet-step-scan = Scanne diesen Code mit seiner Kamera.
tablet-once = Der Code gilt einmal, nur für das Tablet der Spielleitung.
tablet-compare = Zeigt das Tablet dieselben sechs Bilder?
tablet-different-note = Verschiedene Bilder: Vielleicht hört jemand mit. Dann meldet Dradis das Tablet ab und schickt ihm nichts.
tablet-gone = Das Tablet ist weg. Öffne die Seite dort noch einmal, oder zeig einen neuen Code.
tablet-here = Das ist das Tablet der Spielleitung.
tablet-connected = Das Tablet ist verbunden.
tablet-connected-note = Alles geht verschlüsselt.
tablet-away = Das Tablet schläft.
tablet-away-note = Es kommt zurück, sobald die Seite wieder offen ist.
tablet-another = Anderes Tablet nehmen
tablet-revoke = Tablet abmelden
tablet-contested = Zwei Tablets wollen dieses sein.
tablet-contested-note = Gehört das verbundene dir, behalte es. Wenn nicht, melde beide ab und zeig einen neuen Code.
tablet-keep = Dieses Tablet behalten

tablet-gate-compare = Vergleiche die Bilder
tablet-gate-compare-note = Der andere Bildschirm muss dieselben sechs Bilder in derselben Reihenfolge zeigen. Tippe dort auf „Gleich“.
tablet-gate-closed = Gerade nicht der Bildschirm der Spielleitung
tablet-no-code = Dieser Code gilt nicht mehr. Wähle „Tablet hinzufügen“ im Menü des anderen Bildschirms und scanne den neuen.
tablet-in-use = Ein anderes Tablet ist der zweite Bildschirm. Melde es im Menü des anderen Bildschirms ab, um dieses einzulassen.
tablet-was-different = Die Bilder waren verschieden. Zeig am anderen Bildschirm einen neuen Code und versuch es noch einmal.
tablet-was-revoked = Die Spielleitung hat dieses Tablet abgemeldet. Um es wieder zu nutzen, wähle „Tablet hinzufügen“ im Menü des anderen Bildschirms.
tablet-reload = Diese Seite und der Tisch haben verschiedene Versionen. Lade sie neu.
reload-page = Neu laden
