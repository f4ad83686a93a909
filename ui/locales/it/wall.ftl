# The wall display.

wall-waiting = In attesa di una partita
wall-spent = Questo indirizzo è superato. Il menu di arbitraggio mostra quello nuovo in “Schermo a parete”.
wall-lost = Connessione persa. Riprovo…
wall-clock = Tempo di questo turno
wall-read-left = Tempo di lettura
wall-cylon = Cylon
wall-acts = Agisce
wall-hand = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
 }

# The tracks: a name, and where things stand in a few words.
wall-jump = Salto
wall-jump-red = ancora nessun Salto
wall-jump-blue = può costare { $loss }
wall-jump-now = la Flotta salta
wall-boarding = Abbordaggio
wall-aboard = { $count ->
    [0] nessuno a bordo
   *[other] { $count } a bordo
 }
wall-distance = Distanza
wall-distance-of = { $distance } di { $goal }
wall-jumps = La Flotta salta
wall-cards = Carte in gioco
