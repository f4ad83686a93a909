# Words that several pages share.

close = Schließen
dial-value = { $name }: { $value } von { $maximum }
dial-value-red = { $name }: { $value } von { $maximum }, rote Zone

connecting = Verbinde …
language = Sprache
language-missing = Die Wörter sind nicht angekommen. Versuch es gleich noch einmal.
now = Jetzt
paused = Pause
seats = Plätze
no-character = Noch kein Charakter
has-loyalty = { $cards ->
    [one] 1 Loyalitätskarte
   *[other] { $cards } Loyalitätskarten
 }
characters-not-now = Jetzt nicht
cylons-win = Die Zylonen gewinnen
humans-win = Die Menschen gewinnen
nothing-to-do = Nichts zu tun
turn-of = Zug { $number }
undone = rückgängig gemacht
pictograms = Sechs Bilder

log-step = ein Schritt
log-correction = Korrektur
log-undid = Rückgängig: { $what }
log-undid-back = Im Ganzen rückgängig: { $what }
log-redid = Wiederhergestellt: { $what }
log-paused = Die Partie macht Pause
log-resumed = Die Partie geht weiter
log-round-void = Versuch { $round } ist ungültig: Vom Handy fehlen die Zufallszahlen ({ $names }). Alle Handys nehmen neue.
log-round-void-table = Versuch { $round } ist ungültig: Der Tisch hat nicht weitergemacht. Alle Handys nehmen neue Zahlen.
log-mixed = Zufallszahlen der Handys eingemischt: { $names }
log-mixed-without = Zufallszahlen der Handys eingemischt: { $names }; ohne { $without }
log-mixed-nobody = Keine Zufallszahlen von Handys: Es war keines da

theme = Darstellung
theme-dark = Dunkel
theme-light = Hell
theme-device = Wie das Gerät

dials = Ressourcen

## A turn

follows-by-hand = (von Hand)
stepper-less = { $what }: eins weniger
stepper-more = { $what }: eins mehr
source-crisis = Krisenkarte
skill-check = Fertigkeits-Check
check-types = Typen, die positiv zählen
check-order = Wer dazulegt, der Reihe nach
check-destiny = Schicksal
check-result-pass = Erfolg
check-result-partial = Teilerfolg
check-result-fail = Misserfolg
check-difficulty = Schwierigkeit
check-difficulty-printed = gedruckt { $printed }

## A fight

who-decides = { $player } entscheidet
who-rolls = { $player } würfelt
who-table-decides = Der Tisch entscheidet
face-does = { $face }: { $what }
roll-odds = Was die Zahlen bewirken
roll-number = Zahl auf dem Würfel
roll-planning = Strategische Planung: +2
tale = Gerade geschehen
told-times = { $count } × { $what }

ask-once-no = Noch nicht

guide = Anleitung
