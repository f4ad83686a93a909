# What the rules say to the whole table, or to the referee. Phones have it with what no turn waits for: until then they
# say less (src/lib/table/log.ts), or nothing.

## Reminders that are no player's own: one line of at most 80 characters

reminder-rem-9 = Con 6 o menos se pierde la Población de la casilla de la flota
reminder-rem-12 = Se revela todo junto; nadie dice qué cartas eran suyas
reminder-rem-13 = Declarar emergencia nunca baja el número del Éxito parcial
reminder-rem-14 = Mazo de Destino acabado: cread otro ahora, 2 cartas por tipo
reminder-rem-14-app = Mazo de Destino acabado: el nuevo tiene 2 cartas por tipo
reminder-rem-16 = Quien recibe el Simpatizante lo muestra al momento
reminder-rem-17 = Agentes Durmientes: 1 carta de Lealtad para todo el mundo; 2 para Boomer oculta
reminder-rem-20 = Ninguna capacidad vale con una Crisis Extrema ni con su prueba
reminder-rem-21-raiders = Sin Incursores en el tablero: cada Estrella Base lanza 2
reminder-rem-21-heavy-raiders = Sin Incursores Pesados en el tablero: cada Estrella Base lanza 1
reminder-rem-21-nothing = No hay naves que activar
reminder-rem-21-beyond = No hay naves que activar: 1 va al tablero de Flota Cylon y la Persecución avanza 1
reminder-rem-22 = Los Centuriones a bordo también avanzan, una casilla cada uno
reminder-rem-23 = Las naves cylons actúan como siempre, las active quien las active
reminder-rem-24 = El salto deja atrás todas las naves; los Centuriones siguen a bordo
reminder-rem-24-pursued = El salto manda las naves cylons a la Flota Cylon; las Naves Civiles y los Centuriones se quedan
reminder-rem-25 = El siguiente salto es el último: ganan los humanos si todo está sobre 0
reminder-rem-26 = Fin del turno: { $cards } cartas de Habilidad por persona como mucho
reminder-rem-26-quorum = Fin del turno: { $cards } cartas de Habilidad por persona como mucho, y { $quorum } de Quórum el Presidente
reminder-rem-27 = Un medidor en 0: los cylons ganan al acabar el turno
reminder-rem-40 = Arma Nuclear: vale la tabla del reglamento, no la carta de Cargo

## Turning points

announced-sleeper-phase = Fase de Agentes Durmientes
distance-last = queda un salto

## Corrections, in the log

log-corrected-resource = { $resource }, corregido: { $from } → { $to } ({ $reason })
log-corrected-title = { $title }, corregido: { $player } ({ $reason })
log-corrected-active-player = Jugador actual corregido: { $player } ({ $reason })
log-corrected-turn-number = Turno corregido: { $number } ({ $reason })
log-corrected-turn-step = Paso corregido: { $step } ({ $reason })
log-corrected-seat-order = Orden en la mesa corregido: { $players } ({ $reason })
log-corrected-held = { $kind }, { $player }, corregido: { $from } → { $to } ({ $reason })
log-corrected-hand = Mano de { $player } corregida: { $from } → { $to } ({ $reason })
log-corrected-pile = { $pile }, corregido: { $from } → { $to } ({ $reason })
log-corrected-nukes = Armas Nucleares corregidas: { $from } → { $to } ({ $reason })
log-corrected-fleet = Preparativos corregidos: casilla { $to } ({ $reason })
log-corrected-pursuit = Persecución corregida: casilla { $to } ({ $reason })
log-corrected-forces = Fuerzas de ocupación de la casilla { $space } corregidas: { $from } → { $to } ({ $reason })
log-corrected-stacks = Naves Civiles en Nueva Caprica corregidas: { $locked } bloqueadas, { $prepared } preparadas ({ $reason })
log-corrected-back = Corregido: Galactica ha regresado ({ $reason })
log-corrected-not-back = Corregido: Galactica no ha regresado ({ $reason })
log-corrected-out = Corregido: { $player } está fuera de la partida ({ $reason })
log-corrected-in = Corregido: { $player } sigue en la partida ({ $reason })
log-corrected-distance = Distancia corregida: { $from } → { $to } ({ $reason })
log-corrected-centurions = Centuriones en la casilla { $space } corregidos: { $from } → { $to } ({ $reason })
log-corrected-ships = { $ship }, { $area }, corregido: { $from } → { $to } ({ $reason })
log-corrected-basestars = Estrellas Base, { $area }, corregido: { $to }, fichas de Daño: { $damage } ({ $reason })
log-corrected-civilian-ships = Naves Civiles, { $area }, corregido: { $from } → { $to } ({ $reason })
log-corrected-civilian-ship-at = Nave Civil corregida: { $area } ({ $reason })
log-corrected-destroyed-civilian-ships = Naves Civiles perdidas, corregido: { $to } ({ $reason })
log-corrected-damaged-vipers = Vipers dañados, corregido: { $from } → { $to } ({ $reason })
log-corrected-destroyed-vipers = Vipers perdidos, corregido: { $from } → { $to } ({ $reason })
log-corrected-damaged-kind = { $kind }, dañados, corregido: { $from } → { $to } ({ $reason })
log-corrected-destroyed-kind = { $kind }, perdidos, corregido: { $from } → { $to } ({ $reason })
log-corrected-assault-raptors = Raptors de asalto construidos, corregido: { $from } → { $to } ({ $reason })
log-corrected-destroyed-raptors = Raptors perdidos, corregido: { $from } → { $to } ({ $reason })
log-corrected-card-in = { $card }, corregido: en juego ({ $reason })
log-corrected-card-with = { $card }, corregido: en juego, con { $player } ({ $reason })
log-corrected-card-out = { $card }, corregido: no está en juego ({ $reason })
log-corrected-location-damaged = { $location }, corregido: con daño ({ $reason })
log-corrected-location-repaired = { $location }, corregido: sin daño ({ $reason })
log-corrected-miracles = Fichas de milagro de { $player } corregidas: { $tokens } ({ $reason })
log-corrected-infiltrating = { $player }, corregido: infiltración ({ $reason })
log-corrected-not-infiltrating = { $player }, corregido: con los cylons ({ $reason })
log-corrected-spent-damage = Ficha de Daño corregida, { $resource }: fuera del juego ({ $reason })
log-corrected-unspent-damage = Ficha de Daño corregida, { $resource }: en el montón ({ $reason })
log-corrected-place = { $player }, corregido: { $location } ({ $reason })
log-corrected-place-viper = { $player }, corregido: en un Viper, { $area } ({ $reason })
log-corrected-place-off-board = { $player }, corregido: junto al tablero ({ $reason })
log-corrected-character = Personaje de { $player } corregido: { $character } ({ $reason })
log-corrected-revealed-cylon = { $player }, corregido: cylon descubierto ({ $reason })
log-corrected-not-revealed-cylon = { $player }, corregido: no es cylon descubierto ({ $reason })
log-corrected-loyalty-cards = Cartas de Lealtad de { $player } corregidas: { $from } → { $to } ({ $reason })
log-corrected-loyalty-deck = Mazo de Lealtad corregido: { $from } → { $to } ({ $reason })
log-insisted = Anotado de todos modos: { $what }

## Why, and what cannot be on a board

reason-forgotten = olvidado
reason-misread = mal leído
reason-wrong-button = botón equivocado
reason-agreed = acordado en la mesa
reason-position = se monta el tablero
reason-other = { $text }
impossible-too-many = { $count } { $piece }, y en la caja hay { $most }
impossible-too-many-of-kind = { $count } Naves Civiles destruidas con { $kind }, y en la caja hay { $most }
impossible-too-many-cards = { $pile }: { $count } cartas, y en la caja hay { $most }
impossible-too-many-skill-cards = { $count } cartas de Habilidad en las manos, y en la caja hay { $most }
impossible-too-many-loyalty-cards = { $count } cartas de Lealtad, y en la caja hay { $most }
impossible-token-twice = Está en dos sitios, y solo hay una: { $token }
impossible-destroyed-basestar = Una Estrella Base con tanto daño está destruida, y está aquí: { $area }
impossible-not-damageable = { $location }: con daño, y no tiene ficha de Daño
impossible-no-token = No hay ficha de Daño de { $resource }
impossible-off-jump-track = La flota está en la casilla { $space }, y el medidor tiene { $most }
impossible-too-far = Distancia { $count }, el máximo es { $most }
impossible-off-boarding-track = Un Centurión está en la casilla { $space }, más allá del final
impossible-cannot-fly = { $player } pilota un Viper sin ficha de Pilotaje
impossible-nobody-there = { $player } está en el tablero sin personaje
impossible-off-board = { $player } está junto al tablero; así solo empieza Helo
impossible-character-twice = Jugado dos veces: { $character }
impossible-cylon-among-humans = { $player } es cylon descubierto y no está en una localización cylon
impossible-human-among-cylons = { $player } está en una localización cylon y no es cylon descubierto
impossible-cylon-with-title = { $player } es cylon y tiene un cargo: { $title }
impossible-too-many-mutiny-cards = { $player } tiene cartas de Motín: { $count }; el límite es { $most }
impossible-aboard-lost = { $player } está a bordo de { $ship }, nave destruida
impossible-handle-twice = Dos Naves Civiles son la misma: { $handle }

# Only the referee puts a check right.
option-difficulty = Dificultad impresa { $by }
option-type-counts = { $skill } coincide
option-type-against = { $skill } no coincide
option-recount = Contar otra vez las cartas

log-corrected-earth = Corregido, la Tierra: Misiones, Estrella Base Rebelde, Centro ({ $reason })
log-corrected-ionian = Corregido, la Nebulosa Jónica: Aliados, fichas de trauma ({ $reason })
