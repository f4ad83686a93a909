# What a player sets on their phone, and what it promises. Comes with the third part of the page.

help-hold-title = Deine Karten ansehen
help-hold = Halte „Gedrückt halten“ mit dem Finger oder der Leertaste. Dabei wird nichts gesendet, und jedes Handy sieht gleich aus, was die Karten auch sagen.
hold-taps = { $on ->
    [yes] Tippen statt halten: an
   *[no] Tippen statt halten: aus
 }
hold-taps-note = Für alle, die nicht halten können oder wollen. Karten öffnen sich beim Tippen und verdecken sich nach 5 Sekunden; was sich nicht rückgängig machen lässt, fragt noch einmal nach.
help-seal-title = Verschlüsselt
help-seal = Nur dein Handy und der Tisch können lesen, was zwischen ihnen läuft. Nicht deine Nachbarn, nicht das WLAN.
help-mark = Halte zwei Handys nebeneinander: Bei derselben Zeile zeigt jedes Handy dieses Tisches dasselbe Prüfzeichen. Ist eines anders, haben sie verschiedene Partien gezeigt; sag es den anderen.
cue-title = Wenn du entscheidest
cue-note = Dieses Handy meldet sich, wenn der Tisch auf dich wartet, auch hinter einer anderen Seite.
cue-vibrates = { $on ->
    [yes] Vibration: an
   *[other] Vibration: aus
 }
cue-sounds = { $on ->
    [yes] Ton: an
   *[other] Ton: aus
 }
