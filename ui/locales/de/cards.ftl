# A player's cards, held and covered: on their phone, and on a screen that is passed around.

your-loyalty = Deine Loyalität
card-of = { $number } von { $cards }
card-covered = Karte { $number } von { $cards }, verdeckt
hold = Gedrückt halten
holding = Offen …
hold-note = Verdeckt sich beim Loslassen oder nach 5 Sekunden.
hold-note-tap = Verdeckt sich beim nächsten Tippen oder nach 5 Sekunden.
hold-described = Mit einem Screenreader oder der Eingabetaste öffnet es sich für 5 Sekunden und wird vorgelesen.
tap-look = Tippen zum Ansehen
tap-cover = Tippen zum Verdecken
confirm-described = Mit einem Screenreader fragt es noch einmal nach.
tap-sure = Sicher? Noch einmal tippen
cards-on-their-way = Deine Karten sind unterwegs.
civilians-seen = Zivilschiffe, die du angesehen hast
civilian-seen = Schiff { $number }
hold-ships = Halten, um die Schiffe zu sehen
card-unknown = Noch keine Karte
card-unknown-note = Sieh gleich noch einmal nach.

# Revealing as a Cylon: the same on every phone until it was held to its end.
reveal-hold = Halten, um dich als Zylon zu enttarnen
reveal-tap = Dich als Zylon enttarnen
reveal-holding = Weiter halten …
reveal-note = Das bietet jedes Handy an. Loslassen, und nichts geschieht.
reveal-note-tap = Das bietet jedes Handy an. Es fragt noch einmal nach.
reveal-human = Du hast keine Zylonen-Karte; nichts wurde gesendet.
goal-hold = Halten, um ein persönliches Ziel aufzudecken
goal-none = Du hast kein persönliches Ziel; nichts wurde gesendet.
show-card = Karte { $number }
show-card-note = Welche deiner Karten zeigst du? Sieh sie zuerst an.
show-card-human = Das ist keine Zylonen-Karte; nichts wurde gesendet.

# Cards that one player looks at and another one holds.
look-at = { $cards ->
    [one] Karte
   *[other] Karten
 } von { $player }, nur für dich
look-by = { $player } sieht { $cards ->
    [one] eine deiner Karten
   *[other] deine Karten
 } an
look-says = „{ $words }“
hold-look-at = Halten zeigt { $cards ->
    [one] die Karte
   *[other] die Karten
 } von { $player }
hold-look-by = Halten zeigt { $cards ->
    [one] welche
   *[other] sie
 }

# Cards that players hold, by kind. Super Crises in the hand of a revealed Cylon: what is in Dradis’s books of them.
your-super-crisis = Deine Super-Krisen
hold-held = Halten, um die Karten zu sehen
held-super-crisis-bomb-on-colonial-1 = Bombe auf der Colonial One
held-super-crisis-bomb-on-colonial-1-does = Check 15: Taktik, Raumkampf, Technik. Misserfolg: Moral −2, alle auf der Colonial One in die Krankenstation; sie ist gesperrt.
held-super-crisis-cylon-intruders = Zylonische Eindringlinge
held-super-crisis-cylon-intruders-does = Check 18: Führerschaft, Taktik. Unter 18: 1 Zenturio entert. Unter 14: 2 entern, die Galactica wird beschädigt.
held-super-crisis-fleet-mobilization = Mobilmachung der Flotte
held-super-crisis-fleet-mobilization-does = Check 24: Führerschaft, Taktik, Raumkampf, Technik. Erfolg: Manche Zylonenschiffe handeln. Misserfolg: Moral −1, alle handeln.
held-super-crisis-inbound-nukes = Nuklearwaffen im Anflug
held-super-crisis-inbound-nukes-does = Check 15: Führerschaft, Taktik. Misserfolg: Treibstoff −1, Nahrung −1, Bevölkerung −1.
held-super-crisis-massive-assault = Großangriff
held-super-crisis-massive-assault-does = Schwere Jäger und Basissterne handeln. 2 Basissterne kommen mit ihren Schiffen. Flottenanzeiger 2 Felder zurück.

# Destinations, for the one who chooses: what is in Dradis’s books of them.
destination-scouted = Die oberste Zielortkarte
destinations-drawn = Zielorte zur Wahl
destiny-seen = Der Schicksalsstapel, nur für dich
hold-destinations = Halten, um sie zu sehen
card-distance = Entfernung
destinations-note = Nur du siehst sie. Markiere einen; ein Sprung lässt sich nicht rückgängig machen.
jump-hold = Halten zum Springen: { $which }
jump-tap = Springen: { $which }
choose-hold = Halten zum Wählen: { $which }
choose-tap = Wählen: { $which }
choose-note = Nur du siehst sie. Markiere eine; das lässt sich nicht rückgängig machen.
choose-place-first = Zuerst eine Karte markieren
choosing-holding = Weiter halten …
destination-asteroid-field = Asteroidenfeld
destination-asteroid-field-does = Treibstoff −2. 1 Zivilschiff geht verloren.
destination-barren-planet = Öder Planet
destination-barren-planet-does = Treibstoff −2.
destination-cylon-ambush = Zylonischer Hinterhalt
destination-cylon-ambush-does = Treibstoff −1. Es kommen 1 Basisstern, 3 Jäger und 3 Zivilschiffe.
destination-cylon-refinery = Zylonische Raffinerie
destination-cylon-refinery-does = Treibstoff −1. 2 Viper für 2 Treibstoff riskieren (6+).
destination-deep-space = Tiefer Weltraum
destination-deep-space-does = Treibstoff −1, Moral −1.
destination-desolate-moon = Trostloser Mond
destination-desolate-moon-does = Treibstoff −3.
destination-icy-moon = Eismond
destination-icy-moon-does = Treibstoff −1. Raptor für 1 Nahrung riskieren (3+).
destination-ragnar-anchorage = Ankerplatz Ragnar
destination-ragnar-anchorage-does = Kein Treibstoff. 3 Viper und 1 Raptor zurückholen.
destination-remote-planet = Abgelegener Planet
destination-remote-planet-does = Treibstoff −1. 1 Raptor geht verloren.
destination-tylium-planet = Tylium-Planet
destination-tylium-planet-does = Treibstoff −1. Raptor für 2 Treibstoff riskieren (3+).
