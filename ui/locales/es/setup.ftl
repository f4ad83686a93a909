# Setting up a game, dealing, and laying out the board: the referee's page.

## Players

new-game-order = Escribe los nombres en sentido horario, según vuestro sitio en la mesa.
players = Quién juega
player-name = Puesto { $number }
player-another = Otra persona
player-move = Mover a { $name }. Arrastra, usa las flechas, o toca aquí y luego otra línea.
player-put = Mover al puesto { $number }
player-moved = { $name } va en el puesto { $number }
remove-player = Quitar puesto { $number }
players-move-hint = Arrastra un número para cambiar el orden.
players-put-hint = Toca ahora su nuevo puesto. Esc cancela.
players-missing = { $count ->
    [one] Falta 1 persona.
   *[other] Faltan { $count } personas.
 }
players-ready = { $count } personas
played-before = De otras partidas
last-players = El mismo grupo de { $count } que la última vez
first-player = Jugador inicial
first-player-rolled = Por sorteo
first-player-roll-note = Dradis lo sortea al empezar la partida. O toca un nombre.
first-player-note = Esta persona elige primero el personaje y juega el primer turno.
begin = Empezar
cancel = Cancelar

## Options

options = Opciones
options-change = Cambiar
options-fold = Hecho
options-normal = Medidores como impresos
options-easier-for-humans = Más fácil para los humanos
options-easier-for-cylons = Más fácil para los cylons
options-app = Baraja Dradis
options-light = Seguimiento ligero
options-destiny = Dradis lleva el Destino
options-table = Baraja la mesa
options-mixed = { $count ->
    [one] La mesa lleva 1 componente
   *[other] La mesa lleva { $count } componentes
 }
options-reading = { $seconds } s de lectura
options-no-timer = Lectura sin temporizador
options-leave-out = Sin Simpatizante
options-one-shorter = Medidor de Abordaje corto
options-editions = { $count ->
    [one] 1 regla de otra edición
   *[other] { $count } reglas de otras ediciones
 }

difficulty = Medidores
difficulty-easier-for-humans = Más fácil para los humanos
difficulty-normal = Como impresos
difficulty-easier-for-cylons = Más fácil para los cylons
difficulty-note-easier-for-humans = Cada medidor empieza 2 más arriba.
difficulty-note-normal = Alimentos 8, Combustible 8, Moral 10, Población 12.
difficulty-note-easier-for-cylons = Cada medidor empieza 2 más abajo.
sympathizer = Simpatizante
sympathizer-play = Jugar con él
sympathizer-leave-out = Dejarlo fuera
sympathizer-note-play = La carta entra en el mazo de Lealtad tras el primer reparto.
sympathizer-note-leave-out = En su lugar, 1 “No eres un cylon” más y medidores más bajos. Los cylons descubiertos roban 3; con 6 personas, sin Boomer.

mode-app = Dradis
mode-table = La mesa
modes-table = Todo lo lleva la mesa
component-loyalty = Cartas de Lealtad
component-loyalty-app = Dradis reparte en secreto; se lee en un móvil o en esta pantalla.
component-loyalty-table = Repartís las cartas de la caja. Dradis dice cuántas de cada una y no ve ninguna.
component-destiny = Mazo de Destino
component-destiny-app = Para un arbitraje que no juega: Dradis baraja; solo quien arbitra mira las cartas de una prueba, las anota y las aparta boca abajo.
component-destiny-table = Creáis el mazo. Dradis lo cuenta y dice cuándo y cómo crear otro.
destiny-enters = ¿Quién anota las cartas de una prueba?
destiny-enters-referee = Un arbitraje que no juega
destiny-enters-player = Alguien que juega
destiny-enters-note = Quien juega vería qué cartas no son de Destino: en ese caso usad vuestro propio mazo.
tracking = Cuánto se anota
tracking-full = Completo
tracking-full-note = Cada paso del turno y cuántas cartas de Habilidad tiene cada persona.
tracking-light = Ligero
tracking-light-note = Solo lo que cambia el tablero. Ni manos ni pasos: un turno es una carta, una prueba un número.
component-damage = Fichas de Daño
component-damage-app = Dradis las saca al azar y dice qué se daña.
component-damage-table = Las robáis y tocáis lo que muestran.
component-civilian_ships = Naves Civiles
component-civilian_ships-app = Dradis conoce sus anversos y dice qué se pierde.
component-civilian_ships-table = Las robáis boca abajo. Dradis solo sabe dónde están.
component-dice = Dado
component-dice-app = Tira Dradis. Podéis anotar igualmente lo que salga en vuestro dado.
component-dice-table = Tiráis vuestro dado y tocáis el número.
component-destinations = Destinos del salto
component-destinations-app = Dradis baraja el mazo; solo el Almirante ve las cartas para elegir.
component-destinations-table = El Almirante roba de la caja y dice adónde va la flota.
component-super_crises = Crisis Extremas
component-super_crises-app = Dradis baraja el mazo; solo el cylon descubierto ve su mano.
component-super_crises-table = Los cylons descubiertos roban de la caja y dicen qué carta juegan.

reading-time = Tiempo de lectura
reading-none = Sin límite
reading-seconds = { $seconds } s
reading-time-note = Todo el mundo lee el mismo tiempo: así no delata nada.
boarding-length = Medidor de Abordaje
boarding-length-printed = Inicio y 3 más
boarding-length-one-shorter = Inicio y 2 más
boarding-length-note = Contad las casillas de vuestro tablero antes de la que hace perder.
editions = Donde difieren las ediciones
editions-note = Se recomienda lo primero. Elegid otra cosa si vuestro ejemplar lo dice.
food-shortage = Escasez de alimentos
food-shortage-2-3-5 = 2 / 3 / 5
food-shortage-2-3-4 = 2 / 3 / 4
food-shortage-2-2-4 = 2 / 2 / 4
food-shortage-note-2-3-5 = Presidente 2, jugador actual 3, quien es ambas cosas 5: alemana e italiana.
food-shortage-note-2-3-4 = Presidente 2, jugador actual 3, quien es ambas cosas 4: española.
food-shortage-note-2-2-4 = Presidente 2, jugador actual 2, quien es ambas cosas 4: polaca.
brig-to-sickbay = De la Prisión a la Enfermería
brig-to-sickbay-stays = No es posible
brig-to-sickbay-goes = Con una carta
brig-to-sickbay-note-stays = Una carta que envía de la Prisión a la Enfermería no mueve a nadie: alemana.
brig-to-sickbay-note-goes = Una carta que envía de la Prisión a la Enfermería lo hace: española.
brig-exit = Salir de la Prisión
brig-exit-galactica = A Galactica
brig-exit-any-human = A cualquier sitio
brig-exit-note-galactica = A una localización de Galactica: los reglamentos.
brig-exit-note-any-human = También a la Colonial Uno: los tableros español e italiano.
sympathizer-pass = Cylon descubierto con el Simpatizante
sympathizer-pass-may = Puede pasarlo
sympathizer-pass-must = Debe pasarlo
sympathizer-pass-note-may = Puede quedárselo y no pasa nada: alemana, española y polaca.
sympathizer-pass-note-must = Siempre lo resuelve otra persona: italiana.
cylon-skills = Cartas de un cylon descubierto
cylon-skills-any-types = 2 cualesquiera
cylon-skills-different-types = 2 tipos
cylon-skills-note-any-types = Dos cartas de cualquier tipo: los reglamentos.
cylon-skills-note-different-types = Nunca dos del mismo tipo: una carta de cylon más nueva.
red-zone = La mitad de un medidor
red-zone-half-of-start = De su inicio
red-zone-half-of-maximum = De su máximo
red-zone-note-half-of-start = Rojo desde la mitad del inicio normal, como en los medidores.
red-zone-note-half-of-maximum = Rojo desde 7 o menos, la mitad de 15, en todos los medidores.
agree-dutiful = “Cumplidor” de Hoshi
agree-dutiful-once-a-turn = Una vez por turno
agree-dutiful-once-a-location = Una por localización
agree-dutiful-note-once-a-turn = Una vez en su turno, como está impreso.
agree-dutiful-note-once-a-location = En su turno, una vez por cada una: Puente de Mando, Comunicaciones y Control de Armamento.
agree-structural-at-cic = Daños estructurales en el CIC de Pegasus
agree-structural-at-cic-none = No suman nada
agree-structural-at-cic-adds-two = Suman 2
agree-structural-at-cic-note-none = El CIC de Pegasus no ataca.
agree-structural-at-cic-note-adds-two = La tirada sube 2, como en un ataque.
agree-structural-at-nuke = Daños estructurales y Armas Nucleares
agree-structural-at-nuke-alone = Suman 2 si está sola
agree-structural-at-nuke-none = No suman nada
agree-structural-at-nuke-note-alone = La tirada sube 2 si la Estrella Base es la única nave de la zona.
agree-structural-at-nuke-note-none = El Arma Nuclear ataca la zona, no una Estrella Base.
agree-unauthorized-usage = Uso no autorizado
agree-unauthorized-usage-area = Fila de un Arma Nuclear en una zona
agree-unauthorized-usage-basestar = Fila de un Arma Nuclear contra una Estrella Base
agree-unauthorized-usage-note-area = 1–2: dos fichas de daño. 3–6: destruida. 7: y 3 Incursores. 8: todas las naves de la zona.
agree-unauthorized-usage-note-basestar = Como en el juego básico, haya lo que haya en la zona.
agree-raiders-beyond = Sin Incursor ni Estrella Base que activar
agree-raiders-beyond-one = Llega 1 Incursor
agree-raiders-beyond-two = Llegan 2 Incursores
agree-raiders-beyond-note-one = 1 Incursor llega al tablero de la Flota Cylon y la persecución avanza.
agree-raiders-beyond-note-two = 2 Incursores llegan al tablero de la Flota Cylon, con una tirada cada uno; la persecución avanza una vez.
agree-pursuit-ships = Naves Civiles en la pista de persecución
agree-pursuit-ships-1-0-2 = 1 · 0 · 2
agree-pursuit-ships-1-2-0 = 1 · 2 · 0
agree-pursuit-ships-0-1-2 = 0 · 1 · 2
agree-pursuit-ships-0-2-1 = 0 · 2 · 1
agree-pursuit-ships-2-0-1 = 2 · 0 · 1
agree-pursuit-ships-2-1-0 = 2 · 1 · 0
agree-pursuit-ships-note = Desde la casilla siguiente a Inicio hasta la anterior al Ataque automático. Míralo en tu tablero.
agree-fleet-numbers = Números del tablero de la Flota Cylon
agree-fleet-numbers-proposed = 2 y 3 a popa
agree-fleet-numbers-port-swapped = 4 y 3 a popa
agree-fleet-numbers-starboard-swapped = 2 y 5–6 a popa
agree-fleet-numbers-both-swapped = 4 y 5–6 a popa
agree-fleet-numbers-note = Proa y popa como en tu tablero: a babor 2 y 4, a estribor 3 y 5–6.
agree-occupation-authority = Mando de Ocupación, cylon
agree-occupation-authority-one = Actúa 1 fuerza
agree-occupation-authority-all = Actúan todas
agree-occupation-authority-note-one = Actúa 1 fuerza de ocupación a elección del cylon y luego se coloca 1 más: como en el tablero.
agree-occupation-authority-note-all = Actúan todas las fuerzas de ocupación y luego se coloca 1 más: como en el reglamento combinado.
agree-canyon-icons = Iconos de una Crisis del Cañón de Breeder
agree-canyon-icons-resolved = Actúan
agree-canyon-icons-left-out = No actúan
agree-canyon-icons-note-resolved = Sus naves cylons y las fuerzas de ocupación actúan; solo no se prepara el salto.
agree-canyon-icons-note-left-out = No actúan ni las naves cylons ni las fuerzas de ocupación.
agree-press-room-mutineer = Amotinado en la Sala de Prensa
agree-press-room-mutineer-one = Conserva 1 carta
agree-press-room-mutineer-two = Conserva 2 cartas
agree-press-room-mutineer-note-one = El Amotinado conserva 1 carta de Motín, como todos: como en el tablero.
agree-press-room-mutineer-note-two = El Amotinado conserva 2 cartas de Motín, tantas como puede tener.
talk = Hablar de cartas vistas
talk-free = Contar o mentir
talk-side-alone = Solo el bando
talk-note-free = Quien las vio puede contarlo, callar o mentir: los reglamentos básicos.
talk-note-side-alone = Quien las vio puede decir solo humano o cylon: las reglas con expansiones.
new-centurion = Un Centurión que aborda
new-centurion-waits = Espera
new-centurion-advances = Avanza
new-centurion-note-waits = Primero avanzan los de a bordo; después se aborda.
new-centurion-note-advances = Primero se aborda; después avanzan todos los de a bordo.
rulebook = Vuestro reglamento
rulebook-en = Inglés
rulebook-de = Alemán
rulebook-es = Español
rulebook-it = Italiano
rulebook-pl = Polaco
rulebook-note = “¿Por qué?” cita primero sus páginas.
rulebook-note-en = “¿Por qué?” explica cada regla. Las páginas son solo de los otros reglamentos.

## Dealing and reading

now-deal-by-hand = { $led ->
    [0] Barajadlas y repartid 1 por persona, boca abajo.
   *[other] Barajadlas y repartid 1 por persona, boca abajo, menos al Líder cylon. Recibe 2 Motivaciones: { $leader }.
 } { $twice ->
    [0] El resto va junto al tablero.
   *[other] Recibe otra: { $names }. El resto va junto al tablero.
 } { $joins ->
    [sympathizer] Después barajad el Simpatizante en el resto.
    [human] Después barajad 1 “No eres un cylon” más en el resto.
    [none] { "" }
   *[other] { "" }
 }
reading-have-read = Han leído { $count } de { $all }
reading-left = Segundos de lectura
reading-all-at-once = “He leído” se activa para todo el mundo al acabar el tiempo.
reading-lay-out = Mientras, montad el tablero

## Laying out

lay-out = Poned esto en el tablero
lay-done = { $done } de { $all } hechas
lay-again = Empezar de nuevo
lay-boxes = Todas las expansiones
lay-dials = Medidores
lay-dial = { $dial } { $value }
lay-tracks = Casillas
lay-fleet-start = Indicador de Flota en Inicio del medidor de Salto
lay-fleet = Indicador de Flota en la casilla { $space } del medidor de Salto
lay-distance = Distancia: { $distance }
lay-centurions-start = { $count ->
    [one] 1 Centurión
   *[other] { $count } Centuriones
 } en Inicio del medidor de Abordaje
lay-centurions = { $count ->
    [one] 1 Centurión
   *[other] { $count } Centuriones
 } en la casilla { $space } del medidor de Abordaje
lay-space = En el espacio
lay-basestar = 1 Estrella Base, { $area }
lay-basestar-hit = 1 Estrella Base, { $area }, con { $damage }
lay-civilians = { $count ->
    [one] 1 Nave Civil boca abajo
   *[other] { $count } Naves Civiles boca abajo
 }, { $area }
lay-reserve = Reserva y pérdidas
lay-reserve-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Vipers
 } en la Reserva
lay-reserve-raptors = { $count ->
    [one] 1 Raptor
   *[other] { $count } Raptors
 } en la Reserva
lay-damaged-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Vipers
 } en “Vipers dañados”
lay-lost-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Vipers
 } de vuelta a la caja
lay-reserve-kind = { $kind } en la Reserva: { $count }
lay-damaged-kind = { $kind } en “Vipers dañados”: { $count }
lay-lost-kind = { $kind } de vuelta a la caja: { $count }
lay-lost-raptors = { $count ->
    [one] 1 Raptor
   *[other] { $count } Raptors
 } de vuelta a la caja
lay-lost-civilians = { $count ->
    [one] 1 Nave Civil
   *[other] { $count } Naves Civiles
 } de vuelta a la caja
lay-damage = Daño
lay-location-damaged = Ficha de Daño: { $location }
lay-ship-destroyed = { $ship }: destruida, su tablero no se coloca
lay-damage-spent = Ficha de Daño de { $dial } de vuelta a la caja
lay-people = Personajes
lay-standee = { $player } ({ $character }): { $location }
lay-off-board = { $player } ({ $character }): junto al tablero
lay-admiral = Almirante: { $player }, con { $nukes ->
    [one] 1 Arma Nuclear
   *[other] { $nukes } Armas Nucleares
 }
lay-title = { $title }: { $player }
lay-active = Indicador de Jugador Actual: { $player }
lay-cards = Cartas
lay-hand = { $player }: { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
 }
lay-quorum-hand = Presidente: { $count ->
    [one] 1 carta de Quórum
   *[other] { $count } cartas de Quórum
 }
lay-loyalty = { $player }: { $count ->
    [one] 1 carta de Lealtad
   *[other] { $count } cartas de Lealtad
 }
lay-loyalty-deck = Mazo de Lealtad: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
lay-destiny = Mazo de Destino: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
lay-box = Se queda en la caja
lay-box-loyalty = Cartas de Lealtad: las ha repartido Dradis
lay-box-destiny = Cartas de Destino: el mazo lo lleva Dradis
lay-box-damage = Fichas de Daño en Galactica sin usar: las saca Dradis
