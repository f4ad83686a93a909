# Phones that do not connect, on the referee's page.

network = Handys verbinden sich nicht?
network-so-far = Bisher

network-verdict-none = Noch kein Gerät hat die Seite aufgerufen.
network-verdict-none-note = Hier kommt nichts an. Die Handys sind in einem anderen WLAN, dieses WLAN trennt Geräte, oder die Firewall dieses Computers sperrt.
network-verdict-host = Nur dieser Computer hat die Seite geöffnet.
network-verdict-host-note = Dradis läuft. Prüfe das Netz mit einem Handy.
network-verdict-knocked = { $device } hat angeklopft, aber die Seite nicht aufgerufen.
network-verdict-knocked-note = Das Netz lässt es durch. Vielleicht besteht der Browser auf https: Gib die Adresse mit http:// davor ein.
network-verdict-preview = { $device } hat die Seite in einer Scanner-App offen.
network-verdict-preview-note = Das Netz lässt es durch. Solche Browser bleiben oft hängen: Wähle im Menü „Im Browser öffnen“, oder scanne mit der Kamera des Handys.
network-verdict-loaded = { $device } hat die Seite, ist aber nicht verbunden.
network-verdict-loaded-note = Netz und Firewall sind in Ordnung. Scanne mit diesem Handy einen neuen Code, und lade die Seite neu, wenn nichts geschieht.
network-verdict-called = { $device } hat einen alten Code probiert.
network-verdict-called-note = Netz und Firewall sind in Ordnung. Ein Code gilt einmal, zwei Minuten: Zeig einen neuen.
network-verdict-through = Geräte kommen durch.
network-verdict-through-note = Netz und Firewall sind in Ordnung. Verbindet sich nur ein Handy nicht, prüfe dort mobile Daten und VPN.

network-device-host = Dieser Computer
network-device-android = Ein Android-Gerät
network-device-iphone = Ein iPhone
network-device-ipad = Ein iPad
network-device-mac = Ein Mac oder iPad
network-device-windows = Ein Windows-Computer
network-device-linux = Ein Linux-Computer
network-device-unknown = Ein Gerät

network-ago-seconds = vor { $count } s
network-ago-minutes = vor { $count } min
network-ago-hours = vor { $count } h

network-where = Sind die Handys im selben WLAN?
network-where-note = Jedes Handy muss im Netz dieses Computers sein, nicht in einem Gastnetz oder über mobile Daten.
network-address = Adresse im Code
network-address-choose = Andere Adresse wählen
network-address-auto = Dradis wählt
network-address-none = Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN des Tisches; die Codes ändern sich von selbst.
network-address-gone = Die gewählte Adresse { $address } ist weg. Der Code nutzt { $now }, bis sie zurück ist.
network-address-missing = Handys erreichen hier keine Adresse, also gibt es keinen Code. Verbinde den Computer mit dem WLAN des Tisches, oder wähle hier eine Adresse.
network-kind-private = Ein Heimnetz oder Hotspot. Damit geht es.
network-kind-virtual = Eine virtuelle Maschine oder ein Container auf diesem Computer. Handys erreichen sie nicht.
network-kind-vpn = Ein VPN. Nur Handys im selben VPN erreichen es.
network-kind-public = Eine öffentliche Adresse. Browser warnen vor der Seite, und die meisten Netze lassen kein Handy durch.
network-kind-shared = Das interne Netz eines Anbieters oder ein VPN. Handys erreichen es selten.
network-kind-link-local = Dieser Anschluss hat keine Adresse bekommen. Handys erreichen ihn selten.
network-kind-loopback = Nur dieser Computer erreicht sie.
network-public-warning = Handys warnen, dass diese Seite nicht sicher ist, und fragen vielleicht nach. Besser ist euer eigenes WLAN.

network-who = Was ist angekommen?
network-who-none = Noch nichts.
network-who-try = Öffne das auf irgendeinem Handy, ohne Code. Du siehst es hier, sobald es ankommt.
network-visit-knocked = { $device } hat angeklopft, { $ago }.
network-visit-loaded = { $device } hat die Seite geladen, { $ago }, ist aber nicht verbunden.
network-visit-preview = { $device } hat die Seite in einer Scanner-App geladen, { $ago }.
network-visit-called = { $device } hat einen alten Code probiert, { $ago }.
network-visit-joined = { $device } hat sich verbunden, { $ago }.
network-visit-host = Dieser Computer hat die Seite geöffnet, { $ago }.
network-phone-here = Handy von { $name } ist da.
network-phone-left = Handy von { $name } war bis { $time } da.
network-who-note = Gezählt seit dem Start von Dradis, nie gespeichert.

network-what = Was ist im Weg?
network-likely = wahrscheinlich
network-apart = Das WLAN trennt Geräte
network-apart-sign = So sieht es aus: Alle Handys haben WLAN und Internet, aber hier kommt nichts an. Häufig in Cafés, Hotels, auf Conventions und in Gastnetzen.
network-apart-do = Wechselt vom Gastnetz ins normale. Am eigenen Router schaltet „Client-Isolation“, „AP-Isolation“ oder „Gastmodus“ aus. Geht das nicht, nehmt einen Hotspot: siehe unten.
network-firewall = Die Firewall dieses Computers
network-firewall-sign = So sieht es aus: Kein Handy kommt durch, obwohl alle im selben WLAN sind.
network-firewall-windows = Windows: in „Windows-Sicherheit“ unter „Firewall“ Dradis für private Netzwerke erlauben. In den Eigenschaften des WLANs „Privates Netzwerk“ wählen.
network-firewall-macos = macOS: in „Systemeinstellungen“, „Netzwerk“, „Firewall“, „Optionen“ eingehende Verbindungen für Dradis erlauben.
network-firewall-linux = Linux: den TCP-Port { $port } öffnen, etwa mit „sudo ufw allow { $port }/tcp“ oder „sudo firewall-cmd --add-port={ $port }/tcp“.
network-mobile = Das Handy nimmt mobile Daten
network-mobile-sign = So sieht es aus: Ein Handy findet nichts, und das WLAN hat kein Internet. Das Handy nimmt dann mobile Daten.
network-mobile-android = Android: Meldet es, dass das WLAN kein Internet hat, tippe auf „Verbunden bleiben“. Oder schalte mobile Daten für den Abend aus.
network-mobile-iphone = iPhone: „WLAN weiter verwenden“ wählen und in „Einstellungen“, „Mobilfunk“ die „WLAN-Unterstützung“ ausschalten.
network-vpn = Ein VPN oder Private Relay auf dem Handy
network-vpn-sign = So sieht es aus: Ein Handy findet nichts, die anderen schon.
network-vpn-android = Android: in „Einstellungen“, „Netzwerk & Internet“, „VPN“ ausschalten, auch „Durchgehend aktives VPN“. Auch ein Werbeblocker kann eines sein.
network-vpn-iphone = iPhone: in „Einstellungen“, „Allgemein“, „VPN und Geräteverwaltung“ das VPN ausschalten. Für dieses WLAN „IP-Adress-Tracking beschränken“ aus. Andere Browser als Safari brauchen „Lokales Netzwerk“ unter „Datenschutz & Sicherheit“.
network-vpn-computer = Dieser Computer: Auch ein VPN hier kann Handys fernhalten. Schalte es aus, oder erlaube darin das lokale Netz.
network-browser = Der falsche Browser
network-browser-sign = So sieht es aus: Die Seite lädt, dann geschieht nichts; oder das Handy spricht von https oder einer unsicheren Seite.
network-browser-do = Scanne den Code mit der Kamera des Handys; nimm Safari, Chrome oder Firefox. Private Tabs gehen, vergessen aber den Platz beim Schließen. Kommt eine Warnung, mach weiter: Was zählt, ist ohnehin verschlüsselt.

network-wifi = Euer eigenes WLAN
network-wifi-note = Der Hotspot eines Handys oder ein kleiner Router hält alle anderen draußen und braucht kein Internet. Ein Handy mit Hotspot kann nicht immer mitspielen: Nehmt eines, das gerade niemand braucht.
network-wifi-name = Name des WLANs
network-wifi-security = Sicherheit
network-wifi-wpa = Mit Passwort
network-wifi-open = Offen für alle
network-wifi-password = Passwort
network-wifi-password-note = Mindestens 8 Zeichen.
network-wifi-hidden = Ist der Name sichtbar?
network-wifi-tells = Sichtbar
network-wifi-hides = Verborgen
network-wifi-type = Name und Passwort einmal eingeben
network-wifi-keep = Speichern und Code zeigen
network-wifi-kept-note = Im Ordner von Dradis auf diesem Computer gespeichert, nur für dich, bis du es löschst. Kein Handy und keine Wandanzeige sieht es.
network-wifi-is-kept = Auf diesem Computer ist ein WLAN gespeichert.
network-wifi-show = Code zum Verbinden zeigen
network-wifi-hide = Verbergen
network-wifi-change = Ändern
network-wifi-cancel = Abbrechen
network-wifi-forget = Löschen
network-wifi-code = QR-Code zum Verbinden mit { $name }
network-wifi-step-join = Scanne das, um ins WLAN zu kommen.
network-wifi-step-open = Scanne dann den eigenen Code, um die Seite zu öffnen.
network-wifi-computer = Verbinde auch diesen Computer damit. Die Codes ändern sich von selbst.
network-wifi-none = Keines, es ist offen

network-sleep = Handys, die einschlafen
network-sleep-note = Nichts geht verloren: Entsperren, und das Handy ist zurück. Damit es seltener vorkommt:
network-sleep-iphone = iPhone: „Einstellungen“, „Anzeige & Helligkeit“, „Automatische Sperre“, 5 Minuten.
network-sleep-android = Android: „Einstellungen“, „Display“, „Display-Timeout“, 10 Minuten.
network-sleep-charge = Haltet ein Ladegerät bereit, auch für diesen Computer. Stromsparmodi sperren früher.

network-without = Ohne Handys
network-without-hand = Gib diesen Bildschirm weiter: Wer kein Handy hat, liest daran.
network-without-later = Nach dem Austeilen geht dieser Bildschirm herum: Wer kein Handy hat, liest daran die Loyalitätskarten. Niemand braucht ein Handy.
network-without-table = Ihr teilt die Loyalitätskarten selbst aus; niemand braucht ein Handy. Sie sparen nur etwas Rufen über den Tisch.
network-without-go = Ohne Handys weiter
