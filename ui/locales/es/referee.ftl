# The referee's page.

## Door and connection

connecting-note = Un momento.
door-closed = Dirección ya usada
door-closed-note = Vale una vez. Abre la mesa desde la ventana de Dradis, o reinicia “dradis serve” y usa la dirección que muestra.
connection-lost = Conexión perdida. Reintentando…
not-now = Sin conexión. Vuelve a intentarlo en un momento.
sent-later = Sin conexión. Dradis lo enviará en cuanto vuelva la mesa.

## Start

start-what = Lleva la partida y guarda sus secretos.
start-unofficial = No oficial. Hace falta el juego físico; Dradis no tiene textos de cartas ni ilustraciones.
new-game = Nueva partida
earlier-games = Partidas anteriores
salvage = Recuperar lo que quede
no-players-yet = Aún no hay nadie
game-name = { $players }, { $day }
game-shut = No se abre
humans-won = Ganaron los humanos
cylons-won = Ganaron los cylons
game-more = Guardar, compartir o eliminar: { $game }
game-export = Guardar archivo de partida
game-export-note = La partida entera con sus cartas ocultas, para guardarla o seguir en otro ordenador.
game-export-note-running = La partida entera con las cartas ocultas de todo el mundo. No la enseñes antes del final.
game-share = Compartir sin cartas ocultas
game-share-note = Solo lo que vio todo el mundo. Dásela a quien quieras; no se puede seguir jugando.
game-import = Abrir archivo de partida
game-import-unread = Dradis no puede leer este archivo.
game-delete = Eliminar esta partida
game-delete-asks = ¿Eliminar esta partida: { $game }?
game-delete-note = Se pierde para siempre, también en los móviles. Guarda antes su archivo si puedes necesitarla.
game-delete-yes = Eliminar
game-keep = Conservarla

## The table

table = Mesa
why = ¿Por qué?
resources = Recursos
seat-number = Puesto { $number }
deck-name = Mazo de Lealtad
have-read = Han leído
phones = Móviles conectados

stage-choosing-characters = Personajes
stage-dealing = Repartir
stage-reading = Leer
stage-playing = Jugar

now-choose-character = Toca un personaje. Solo se pueden elegir los permitidos.
now-launch-viper = El personaje empieza en un Viper de la Reserva. Toca una zona con icono de lanzamiento.
now-deal-loyalty = Dradis baraja y reparte. Se lee en el móvil o en esta pantalla.
now-read-loyalty = Todo el mundo mira su móvil a la vez.
now-close-reading = Todo el mundo mira sus cartas a la vez. Continúa cuando hayan leído.
now-lay-out-position = Toca lo que difiera de vuestra mesa y ajústalo; sin motivo. Después, a jugar.
now-discard-to-limit = Descarta hasta el límite a la mano. Elige las cartas quien las tiene.
now-draw-damage = Roba sin mirar una ficha de Daño en Galactica y toca lo que muestra.
now-draw-either = Elige { $ship } o { $others }, roba sin mirar una ficha de Daño de esa nave y toca lo que muestra.
now-choose-ship = Elige la nave que recibe el daño, antes de robar la ficha.
now-read-on = Lee y continúa.
now-choose-area = Las naves de allí actúan una a una; luego, otra zona. Toca la zona en el tablero o aquí.
now-choose-viper = Toca un Viper en el tablero o aquí.
now-choose-civilian = Están boca abajo. Toca una en el tablero o aquí.
now-launch-fewer = Quedan pocas naves. Quien tiene el turno decide qué Estrella Base lanza menos.
now-roll = Toca el número del dado.
now-react = Se queda el resultado, o alguien repite la tirada.
now-choose-look = Toca una nave en el tablero o aquí. Su anverso se ve en el móvil.
now-move-civilian = Puede ir a una zona adyacente.
now-reveal-civilian = Da la vuelta a la nave, elimínala del juego y toca lo que muestra.
now-place-ship = Los demás sitios quedan vacíos. Toca una zona en el tablero o aquí.
now-alert-pilot = Piloto de Vipers de guardia: pilotar el Viper y 1 acción, o quedarse.
now-draw-basestar-damage = Roba sin mirar una ficha de Daño en Estrella Base y toca lo que muestra.
now-activate-viper = Toca un Viper y después adónde va o qué ataca. O elige aquí.
now-activate-viper-escorts = Toca un Viper y luego a dónde va, qué ataca o qué Nave Civil escolta. O elige aquí.
now-choose-target = Tócalo en el tablero o aquí.
now-name-crisis = Busca la Crisis con dos letras del nombre, o toca los iconos al pie de la carta.
now-choose-option = Cada opción muestra su resultado.
now-begin-crisis = Úsalo ahora o continúa.
now-confirm = { $lines ->
    [both] Haced las líneas ✋. Hecho aplica el resto.
    [by-hand] Haced las líneas ✋. Después, Hecho.
    [kept] Hecho aplica esto.
   *[none] No cambia nada.
 }
now-pick-player = Toca a la persona.
now-see-loyalty = Solo esas dos personas saben qué carta es.
now-choose-course = Cada opción muestra su resultado.
now-choose-course-plain = Toca la opción elegida.
now-show-card = La carta mostrada queda boca arriba desde ahora.
now-choose-place = Toca el sitio en el tablero o aquí.
now-choose-here = Elige aquí.
now-choose-piece = Toca la pieza en el tablero o aquí.
now-choose-piece-beside = No está en el tablero. Elígela aquí.
now-add-cards = Anota cuántas cartas van boca abajo, o ninguna.
now-tell-cards = Revelad las cartas. Toca el tipo y la Pericia de cada una.
now-check-ability = Una capacidad de las cartas de la prueba.
now-check-result = Después ya nada lo puede cambiar.
now-name-destination = Toca la carta, o lo que lleva impreso.
now-choose-destination = Solo mira las cartas quien elige.
now-place-destination = Solo mira la carta quien explora.
now-choose-destiny = Solo mira las cartas quien descarta.
now-choose-held = Solo las mira quien las tiene.
now-on-phone = Las cartas están en el móvil de { $player }.
now-sympathizer = La carta está boca arriba. Toca a quien la tiene ahora.
now-name-quorum = Toca la carta.
now-granted-action = Haz la acción o sáltala.
now-choose-types = Elige qué tipos se roban.
now-take-turn = Jugad el turno. Anota lo que importa: la Crisis, una tirada, una nave movida, un cargo.

characters-legal = { $name } puede elegir

game-over-play-on = Seguir jugando
game-over-undo = Deshacer el último paso
turn-up = Revelar todas las cartas
turn-up-sure = Todas las pantallas muestran quién era quién, y los móviles pueden comprobar la partida. No se puede deshacer.
turn-up-now = Revelarlas
turn-up-not = Aún no
winners-cylons = Gana todo el bando cylon, descubierto o no. Revelad ahora todas las cartas de Lealtad.
winners-humans = Gana todo el bando humano. Revelad ahora todas las cartas de Lealtad.
winners-leader = { $player } (Líder cylon) gana con un bando si al menos 2 Motivaciones reveladas son de ese bando y queda como mucho 1 sin revelar; si no, con ninguno.

device-none = vincular móvil
device-offered = código a la vista
device-comparing = comparar
device-connected = móvil
device-away = ausente
device-contested = dos móviles

## Undo, log

undo = Deshacer
undo-what = Deshacer: { $what }
undo-sticky = Deshacer: { $what }. Al repetirlo sale lo mismo.
undo-nothing = Nada que deshacer
undo-barred = No se puede deshacer: { $what }. Alguien ha visto un secreto. Corrígelo.
undo-barred-cards = No se puede deshacer: ya se han visto cartas. Corrígelo.
redo-what = Rehacer: { $what }
redo-nothing = Nada que rehacer
log = Registro
log-older = Antes
log-empty = Aún no ha pasado nada.
known = el resultado se sabía

## Corrections

correct-what = Corregir: { $what }
correct-reason = Motivo
reason-in-words = otro motivo
reason-words = Tus palabras

## Menu

menu = Menú
menu-screen = Esta pantalla
menu-game = Partida
sayings = Qué se puede decir
sayings-loyalty = Cartas de Lealtad
sayings-hands = Cartas en la mano
sayings-checks = Pruebas de Habilidad
sayings-decks = Mazos y descartes
sayings-dradis = Qué muestra Dradis
why-of = ¿Por qué? { $what }
active-player = Jugador actual
turn-number = Número de turno
scale = Tamaño
size-normal = Normal
size-large = Grande
size-larger = Mayor
table-lies-printed = Como impreso
table-lies-mirrored = En espejo
table-lies-turned = Girado
table-lies-both = En espejo y girado
table-lies-note = Solo esta pantalla. El texto sigue derecho.
pause = Pausar la partida
pause-note = Todas las pantallas ocultan sus secretos hasta que reanudéis.
paused-note = Todas las pantallas ocultan sus secretos y nadie puede responder hasta que reanudéis.
resume-game = Reanudar
wall-screen = Pantalla mural
wall-screen-menu-note = Una pantalla grande para toda la sala.
wall-screen-what = Muestra lo que puede ver todo el mundo: tablero, medidores, puestos y sucesos. Nunca una carta oculta.
wall-screen-code = Dirección de la pantalla mural como código QR
wall-screen-step-network = En el otro dispositivo, entra en la wifi de la mesa.
wall-screen-step-open = Escanea este código o escribe la dirección en su navegador.
wall-screen-lasts = La pueden usar varias pantallas hasta cerrar Dradis.
wall-screen-here = Abrirla en este ordenador
wall-screen-here-note = En otra ventana, para un segundo monitor o un proyector.
leave-table = Volver a la lista de partidas
leave-table-note = Cada paso está guardado. Podéis volver cuando queráis.

## Why?

rule-unknown = Esta página es más vieja que la mesa. Recárgala para leer la regla.

## Books round the board

counters = Piezas y mazos
counter-reserve = { $count ->
    [one] Viper
   *[other] Vipers
 }
counter-damaged = { $count ->
    [one] dañado
   *[other] dañados
 }
counter-raptors = { $count ->
    [one] Raptor
   *[other] Raptors
 }
counter-nukes = { $count ->
    [one] nuclear
   *[other] nucleares
 }
counter-destiny = Destino
counter-quorum = Quórum
counter-civilians = { $count ->
    [one] nave perdida
   *[other] naves perdidas
 }
counter-damage = { $count ->
    [one] ficha de Daño
   *[other] fichas de Daño
 }
counter-crisis = Crisis
track-start = Inicio
jump-space-red = casilla { $number }, aún sin salto
jump-space-blue = saltar con −{ $loss } de Población
jump-space-auto = la flota salta
jump-not-yet = aún sin salto
jump-now = la flota salta
jump-risk = saltar arriesga { $loss }
jump-mark = Salto
boarding-aboard = { $count ->
    [0] nadie a bordo
   *[other] { $count } a bordo
 }
boarding-lost = Derrota
distance-of = { $distance } de { $goal }
seat-empty = puesto libre
seat-cylon = Cylon
seat-held = { $kind }: { $cards }
hand-spoken = { $player }: { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
 }
phone-of = Móvil de { $player }: { $state }
correct-step = { $step }. Corregir el turno

## What can be corrected

correct-value = Debería ser
correct-count = Cuántos
correct-cards = Cartas
correct-one-of-them = Una de ellas
correct-move-one = Mover una a
correct-move = Mover a
correct-not-there = No está ahí
correct-take-away = Quitar
correct-back-to-pile = Al montón
correct-which = ¿Cuál?
correct-pick-up = Mover en el tablero
correct-other-value = Otro valor
correct-set = Anotar
reason-missing = Escribe antes el motivo y vuelve a elegir el valor.
repairs-what = Enmienda: { $what }
repairs-not = No enlazar
correct-in-area = { $what }, { $area }
jump-fleet = El indicador de Flota está en
boarding-start = Inicio
boarding-space = Casilla { $number }
boarding-end = El final: los humanos pierden
vipers = Vipers
vipers-damaged = En la casilla “Vipers dañados”
vipers-destroyed = Fuera del juego
vipers-damaged-kind = { $kind }: en la casilla “Vipers dañados”
vipers-destroyed-kind = { $kind }: fuera del juego
vipers-gained = Raptors de asalto construidos
viper-damaged = Dañado
viper-destroyed = Destruido
raptors = Raptors
raptors-destroyed = Fuera del juego
nukes = Armas Nucleares
civilian-ship = Nave Civil
civilian-ships = Naves Civiles
civilian-number = Nave { $number }
civilian-destroyed = Destruida. Muestra
civilian-lost = Perdida: { $kind }
damage-tokens = fichas de Daño
damage-locations = Localizaciones
damage-dials = Fichas de Recurso
damage-is = { $what }: con daño
damage-none = { $what }: sin daño
damage-spent = { $what }: fuera del juego
decks = los mazos
attack-cards-open = Ataques cylons en juego
cards-open = Otras cartas en juego
attack-is-open = { $card }: en juego
attack-is-not-open = { $card }: no está en juego
card-is-with = { $card }: con { $player }
basestar = Estrella Base
basestars = Estrellas Base
basestar-number = Estrella Base { $number }
basestar-damage = Fichas de Daño
with-token = + { $token }
without-token = Sin { $token }
pilots = pilotos
pilot-here = Pilota un Viper aquí
pilot-here-kind = { $kind }: lo pilota aquí
place-on = { $board }
place-viper = En un Viper
place-kind = En: { $kind }
place-nowhere = En ningún sitio
place-off-board = Junto al tablero
place-quick = Enviar a
place-elsewhere = Otro sitio
place-choose = Elegir el sitio
plays = Juega
hand = Cartas en la mano
hand-of = Cartas de { $player }
correct-super-crises = Cartas de Crisis Extrema
correct-loyalty-cards = Cartas de Lealtad
sits-after = Va en sentido horario tras
titles = Cargos
abilities-used = Capacidades usadas
revealed-legend = Bando
revealed-no = sin descubrir
revealed-yes = cylon descubierto
damage = Daño
damaged-yes = con daño
damaged-no = sin daño
stands-here = Está aquí
step = Paso
turn-in-sentence = el turno
impossible-title = Tablero imposible
impossible-note = La caja no lo permite. Si la mesa está segura, Dradis lo anota de todos modos.
impossible-insist = Anotar de todos modos

## The log, looking back, breaks, the clock

log-of = De quién
log-of-everybody = Todo el mundo
log-more = Más de las { $time }
log-look = Ver el tablero de entonces
log-repair = Enmendar esto
past = Repaso
past-turn = Turno { $number }, { $time }
past-time = { $time }
past-earlier = Antes
past-later = Después
past-back = Volver al presente
past-note = El tablero tal como estaba. Aquí no se puede cambiar.
repair-now = Enmendando “{ $what }”. Toca lo que debe ser distinto.
repair-cancel = No enlazar
recap-next = Lo que viene ahora
recap-last = Lo último que pasó
clock-stop = Reloj del turno: { $time }. Parar
clock-go = Reloj del turno: { $time }, parado. Poner en marcha
clock-turn = Reloj del turno
clock-off = No
clock-on = Sí

hands-count = ¿Cuántas cartas de Habilidad tiene cada persona?
hands-count-why = Con seguimiento ligero no se contaban. Desde ahora las cuenta Dradis.
hands-counted = Hecho

## A fight

icons = Activación de naves cylons
react-evade = Maniobras evasivas, repetir la tirada
pace = Ritmo de los combates
pace-now = Ritmo: { $pace }
pace-teach = Explicado
pace-teach-note = Para antes de cada paso y dice por qué.
pace-steps = Paso a paso
pace-steps-note = Para en cada tirada.
pace-fast = Rápido
pace-fast-note = Para en las decisiones y resume lo ocurrido.
in-play = Ataques cylons en juego
undo-fight = Deshacer el combate entero
roll-was = La tirada fue
odds = Qué puede pasar
odds-full = Todas las cifras
odds-nothing = No hay nada que perder.
odds-mean = { $count } de media
odds-mean-or-zero = { $count } de media, 0 en { $chance }
odds-civilians = Naves Civiles perdidas de media: { $count }
odds-vipers = Vipers perdidos de media: { $count }
odds-galactica = Impacto en Galactica en { $chance }
odds-launched = { $count ->
    [one] Se lanza 1 nave
   *[other] Se lanzan { $count } naves
 }
odds-boarded = { $count ->
    [one] Aborda 1 Incursor Pesado
   *[other] Abordan { $count } Incursores Pesados
 }
odds-win = Los cylons ganan al momento en { $chance }
odds-civilians-lost = Naves Civiles perdidas
odds-vipers-damaged = Vipers dañados
odds-vipers-destroyed = Vipers destruidos
odds-galactica-hits = Impactos en Galactica
odds-dial = { $resource } después
odds-cylons-win = Los cylons ganan al momento

## What people do in each step, and what can happen

now-step-receive-skills = Robar cartas de Habilidad. Dradis las cuenta en el paso siguiente.
now-step-movement = Moverse o quedarse. Toca la localización; cambiar de nave cuesta 1 carta de Habilidad.
placing = Colocar en el tablero
placing-all = Todo colocado
closing-asks = { $waiting ->
    [one] Falta 1 persona por leer. Preguntad en voz alta. Podrá mirar después, pero Dradis ya no pregunta.
   *[other] Faltan { $waiting } personas por leer. Preguntad en voz alta. Podrán mirar después, pero Dradis ya no pregunta.
 }
closing-again = Continuar de todos modos
now-step-action-done = La acción está hecha. Continúa.
now-step-action = 1 acción: localización, carta o personaje. Después, continúa.
now-step-crisis = Robar una carta de Crisis y resolverla.
now-step-activate-cylon-ships = Activar las naves cylons de la carta de Crisis.
now-step-prepare-for-jump-done = Dradis ha puesto el indicador de Flota. El turno ha acabado.
now-step-prepare-for-jump-none = La carta de Crisis no mueve el indicador de Flota. El turno ha acabado.
now-step-prepare-for-jump = Mover el indicador de Flota si lo indica la carta de Crisis. Después acaba el turno.

# The pace “teach” adds why it is so.
teach-step-receive-skills = Usa estas cartas en acciones o apórtalas a pruebas. Cada hoja da sus tipos: cada personaje es bueno en algo distinto.
teach-step-movement = Donde estés decide qué localización puedes usar. Moverse en la misma nave es gratis.
teach-step-action = Tienes 1 acción por turno: de la localización, de una carta o del personaje.
teach-step-crisis = Cada turno trae una Crisis. En la mayoría todo el mundo aporta cartas a una prueba, y fallarla le cuesta a la flota.
teach-step-activate-cylon-ships = Los iconos al pie de la carta activan naves cylons. Lo que no combatáis ahora vuelve en otros turnos.
teach-step-prepare-for-jump = Cada icono de salto acerca la flota 1 casilla. Un salto deja atrás todas las naves.
teach-choose-option = Una pérdida segura ahora, o una prueba que puede costar más.
teach-add-cards = Aportad cartas boca abajo, en sentido horario, una vez por persona. Los tipos de la prueba suman; los demás restan: un cylon puede estropearla sin que se vea.
teach-tell-cards = Se barajaron con cartas de Destino: nadie sabe seguro quién aportó qué.
teach-check-result = Un total igual o mayor que la dificultad es Éxito. El resultado se ve aquí.
teach-name-destination = Cuanto más lejos llega la flota, menos saltos quedan. La carta dice qué más trae.
teach-choose-destination = Cuanto más lejos llega la flota, menos saltos quedan. La otra carta vuelve sin verse.
teach-close-reading = Todo el mundo lee el mismo tiempo: así no delata nada. Un cylon se entera en silencio.
teach-sympathizer = Los medidores deciden el bando del Simpatizante.
happened = Ha pasado algo…
happened-title-of-sheet = ¿Qué ha pasado?
happened-to = A quién
happened-hand = Cartas de Habilidad
happened-action = Acción en un combate
happened-reserve = Reserva
happened-vipers-repaired = { $count ->
    [one] 1 Viper reparado
   *[other] { $count } Vipers reparados
 }
happened-raptor-destroyed = 1 Raptor destruido
happened-fate = Personaje
happened-sent = → { $location }
happened-revealed = Se descubre como cylon
happened-title = Recibe el cargo: { $title }
happened-seat = Puesto
happened-seat-left = Ha dejado la mesa
happened-seat-taken = Ha vuelto
happened-communications = Comunicaciones: mirar 2 Naves Civiles
happened-cylon-ships = Naves cylons
happened-cylon-attack = Carta de ataque cylon
happened-cylon-fleet = Cada Estrella Base lanza 2 Incursores y 1 Incursor Pesado
happened-jump = Flota
happened-jump-begun = La flota salta ahora
happened-jump-prepared = Medidor de Salto: avanza 1 casilla
happened-jumped = Salto hecho, distancia { $distance }
happened-damaged = Daño en Galactica
happened-repaired = Reparación: { $location }
happened-boarded = Aborda un Centurión
happened-advanced = Los Centuriones avanzan
happened-centurion-destroyed = Centurión de la casilla { $number } destruido
happened-quorum = Mano de Quórum de { $player }
happened-destiny-drawn = Robar 2 para una prueba
happened-over = La partida acaba
happened-humans-win = Ganan los humanos
happened-cylons-win = Ganan los cylons

## A turn

now-actions = Acción
reminder = Aviso
reminder-mute = Silenciar este aviso
reminders-muted = Avisos silenciados
reminder-again = Volver a avisar: { $what }

announced-last-leg = Queda un salto
announced-last-leg-note = El siguiente salto es el último. Los humanos ganan si todos los medidores están por encima de 0.
announced-seen = Continuar

## A crisis

card-name = Buscar cartas
card-icons = Iconos al pie de la carta
card-recent = Recientes
cards-found = Cartas
cards-none = No hay tal carta.
card-unnamed = Anotar por iconos
card-jumps = { $fuel ->
    [0] Distancia { $distance }, sin Combustible
   *[other] Distancia { $distance }, −{ $fuel } de Combustible
 }
jump-icon = Indicador de Flota
describe-what = En la carta
describe-event = sin prueba
describe-check = una prueba
describe-types = Tipos que coinciden
describe-partial = Tiene Éxito parcial
describe-go = Continuar
describe-cancel = Anotar por nombre
partial-difficulty = Éxito parcial desde

## A skill check

check-of = Prueba de Habilidad: { $what }
check-show-board = Tablero
check-back = Volver a la prueba
check-total = total
check-total-only = Solo el total
check-total-all = Total de todas las cartas
check-total-hands = Total de cartas de las manos
check-total-is = Total { $total }
check-total-brings = Total { $total }: { $result }
check-total-more = Otros totales
check-stakes = Resultados posibles
check-extras = Jugar carta o usar capacidad
check-extras-abilities = Capacidades
pile = Cartas de las manos
laid-pile-note = Solo tú miras estas cartas. Al acabar, apártalas boca abajo.
laid-pile-add = Añadir: { $card }
laid-pile-take-back = Retirar: { $card }
laid-pile-entered = Anotadas
laid-pile-show = Mostrar la prueba
laid-pile-show-of = Mostrar la prueba ({ $told } de { $expected })
check-partial = parcial
check-changes = Qué la cambió
check-abilities = Capacidades de sus cartas
check-ability-done = { $card }: hecho
check-taken-out = Fuera: { $card }
check-abilities-there = ¿Cuáles de estas había en la prueba?
check-changed = Dificultad { $by }
check-changed-by = { $what } ({ $player })
check-most = { $most ->
    [0] ninguna
   *[other] hasta { $most }
 }
check-destiny-cards = 2 cartas
check-adds = { $player }: ¿cuántas cartas?
check-cards = Carta revelada
check-for = Coinciden
check-against = No coinciden
cards-added = { $cards ->
    [0] Ninguna carta
    [one] 1 carta
   *[other] { $cards } cartas
 }
source-destination = Destino del salto

## A game that is running already

running = Entrar en una partida en curso
running-note = Anota quién juega con quién. Después ajusta el tablero de la página al de vuestra mesa.
running-players = Quién juega, en sentido horario
running-character = Personaje del puesto { $number }
running-choose = Elegir el personaje
running-more = Añadir puesto
running-fewer = Quitar puesto
running-active = ¿De quién es el turno?
running-number = Número de turno
running-options = Vuestras opciones
running-used = Capacidades ya usadas
running-used-note = Marca las capacidades de una vez por partida ya usadas.
running-go = Montar el tablero
running-fault-names = Cada puesto necesita un nombre.
running-fault-twice = Cada nombre puede aparecer una sola vez.
running-fault-characters = Cada personaje puede aparecer una sola vez.
running-fault-turn = Anota un turno de 1 a 999.

## Odds

odds-policy = Se supone: zonas en sentido horario desde la proa, tras la empezada; pilotos por orden de puesto; de varios tipos de Viper, primero el más difícil de alcanzar; con pocas naves, la primera Estrella Base lanza todo lo que puede; sin cartas ni tiradas repetidas. Lo oculto cuenta como robo al azar.

## Who did what

actor-referee = Arbitraje
actor-tablet = Arbitraje, en la tablet
actor-host = Dradis

## The sheet of a tapped piece

about-actions = Ahora
about-corrections = Corregir
new-caprica-forces = { $location }: fuerzas de ocupación
new-caprica-prepared = Preparadas, de { $all }
new-caprica-galactica = Galactica
new-caprica-back = De vuelta en Nueva Caprica
new-caprica-away = Aún no ha regresado

## Corrections of Allies and trauma tokens

ally-is = El Aliado está
ally-on-board = En el tablero
ally-in-box = En la caja
ally-in-deck = En el mazo
ally-instead = Ha venido otro en su lugar
ally-here = Aliados aquí
ally-comes = Llega un Aliado
trauma-on-card = Ficha de trauma en la carta
trauma-token = Ficha de trauma
trauma-yes = Está
trauma-no = Ninguna
