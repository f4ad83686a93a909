# Checking a game on the phone, after everybody's cards have been turned up.

verify = Verifica la partita
verify-note = Il tuo telefono ripete ogni estrazione fatta da Dradis.
verify-reading = Recupero della partita
verify-repeating = Ripetizione delle estrazioni
verify-progress = { $done } di { $of }
verify-refused = Il tavolo non ha inviato nessuna partita. Riprova.
verify-again = Verifica ancora
verify-sound = Tutto torna
verify-counts = Ripetiti: { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
 } e { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
 } di Dradis. Quello che è stato distribuito, tenuto e mostrato corrisponde.
verify-nothing-by-hand = Niente è stato registrato a mano.
verify-by-hand = Registrato a mano, solo sulla vostra parola:
verify-unfinished = La partita non è finita: confrontate il numero di righe.
verify-not-replayed = Un telefono non conosce le regole: che { $steps ->
    [one] 1 passo segua
   *[other] { $steps } passi seguano
 } da quello che è stato chiesto lo verifica il programma Dradis. Le carte sul tavolo non può verificarle nessuno.
told-first-player = { $count ->
    [one] chi inizia, scelto
   *[other] chi inizia, scelto { $count } volte
 }
told-position = { $count ->
    [one] 1 pezzo della situazione iniziale
   *[other] { $count } pezzi della situazione iniziale
 }
told-loyalty = { $count ->
    [one] 1 distribuzione di carte Lealtà
   *[other] { $count } distribuzioni di carte Lealtà
 }
told-die = { $count ->
    [one] 1 tiro
   *[other] { $count } tiri
 }
told-damage-token = { $count ->
    [one] 1 segnalino Danno
   *[other] { $count } segnalini Danno
 }
told-civilian-ship = { $count ->
    [one] 1 Nave Civile
   *[other] { $count } Navi Civili
 }
told-destination = { $count ->
    [one] 1 destinazione
   *[other] { $count } destinazioni
 }
told-cylon-card = { $count ->
    [one] 1 carta Cylon che il posto non ha
   *[other] { $count } carte Cylon che i posti non hanno
 }
told-cylon = { $count ->
    [one] 1 persona rivelata Cylon senza carta Cylon
   *[other] { $count } persone rivelate Cylon senza carta Cylon
 }
told-correction = { $count ->
    [one] 1 correzione
   *[other] { $count } correzioni
 }
verify-own = Il tuo telefono ha dato numeri a { $own } di { $streams } estrazioni: tutte quelle iniziate dopo il suo ingresso.
verify-own-none = Il tuo telefono non ha dato numeri: è entrato tardi o è rimasto escluso. Questo prova di meno.
verify-void = { $rounds ->
    [one] 1 tentativo è stato nullo
   *[other] { $rounds } tentativi sono stati nulli
 }: chi l’ha fermato ne ha avuto un altro.
verify-marks = { $marks ->
    [one] 1 impronta tenuta dal tuo telefono è nella partita.
   *[other] { $marks } impronte tenute dal tuo telefono sono nella partita.
 }
verify-differs = Qualcosa non torna
verify-differs-note = Mostralo agli altri. È la prima differenza; possono essercene altre.

mix-left-out = Le estrazioni di Dradis hanno escluso i numeri di questo telefono. Dillo agli altri.
mix-not-withheld = Il tavolo dice che questo telefono non ha mostrato i suoi numeri. Lo ha fatto. Dillo agli altri.
mix-changed = I numeri di un telefono non sono quelli fissati prima. Smettete di giocare e ditelo agli altri.

differs-file = La riga { $line } non appartiene a una partita aperta.
differs-hash = La riga { $row } del registro è stata cambiata dopo.
differs-secrets = La riga { $row } nascondeva altro da quello che mostra ora.
differs-witnessed = La riga { $row } non è quella vista dal tuo telefono: il registro è stato riscritto.
differs-game = Questa non è la partita del tuo telefono.
differs-commitments = Quello che Dradis ha fissato prima della partita non è quello che il tuo telefono ha visto.
differs-seed = I numeri che Dradis mostra ({ $stream }) non sono quelli fissati.
differs-unknown-stream = Un Dradis più recente ha iniziato questa partita. Questo non conosce tutte le estrazioni: aggiorna per verificarla.
differs-own-entropy = Quello che il tuo telefono ha fissato non è nella partita come l’ha inviato.
differs-round = Il tentativo { $round } non ha i numeri dei telefoni visti allora dal tuo.
differs-left-out = Riga { $row }: { $stream } non ha usato i numeri esatti dei telefoni di quel tentativo.
differs-nobody = La riga { $row } nomina qualcuno che non c’è.
differs-held = Riga { $row }: { $what } non si poteva distribuire o mostrare.
differs-row = La riga { $row } non appartiene a quel punto.
differs-drawn = Riga { $row }: { $what } non è uscito come registrato.
differs-undrawn = Riga { $row }: { $what } è arrivato senza estrazione.
differs-unknown-draw = Riga { $row }: un’estrazione, e niente dice per che cosa.

drawing-first-player = chi inizia
drawing-loyalty = la distribuzione delle carte Lealtà
drawing-sleeper = la distribuzione dell’agente dormiente
drawing-look = la carta guardata
drawing-opened = le carte rivelate
drawing-revealed = la carta di un Cylon rivelato
drawing-position = la situazione iniziale
drawing-handed-on = una carta passata
drawing-held = le carte nelle mani
drawing-civilians = le Navi Civili
drawing-civilian-lost = una Nave Civile persa
drawing-destiny = il mazzo Destino
drawing-destinations = le destinazioni
drawing-galactica-damage = il danno al Galactica
drawing-basestar-damage = il danno a una Base Stellare
drawing-die = un tiro

stream-seating = chi inizia
stream-dice = i tiri
stream-loyalty = le carte Lealtà
stream-destiny = il mazzo Destino
stream-civilians = le Navi Civili
stream-galactica-damage = il danno al Galactica
stream-basestar-damage = il danno alle Basi Stellari
stream-destinations = le destinazioni
stream-crisis = le Crisi
stream-super-crisis = le Super Crisi
stream-quorum = le carte Quorum
stream-looks-at-loyalty = gli sguardi alle carte Lealtà
stream-mutiny = le carte Ammutinamento
stream-motive = le carte Movente
