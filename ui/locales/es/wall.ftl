# The wall display.

wall-waiting = Esperando una partida
wall-spent = Esta dirección ya no vale. El menú de arbitraje muestra la nueva en “Pantalla mural”.
wall-lost = Conexión perdida. Reintentando…
wall-clock = Tiempo de este turno
wall-read-left = Tiempo de lectura
wall-cylon = Cylon
wall-acts = Actúa
wall-hand = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
 }

# The tracks: a name, and where things stand in a few words.
wall-jump = Salto
wall-jump-red = aún sin salto
wall-jump-blue = puede costar { $loss }
wall-jump-now = la flota salta
wall-boarding = Abordaje
wall-aboard = { $count ->
    [0] nadie a bordo
   *[other] { $count } a bordo
 }
wall-distance = Distancia
wall-distance-of = { $distance } de { $goal }
wall-jumps = La flota salta
wall-cards = Cartas en juego
