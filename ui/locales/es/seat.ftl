# The screen of a seat on the phone: the second part of what it loads.

sealed = cifrado
not-connected = sin conexión

## Several seats on one phone

hands = Quién usa este móvil
hand-to = Pasar a { $name }
hand-note = Solo mira { $name }. Toca un nombre de arriba para tapar este móvil.
hand-decides = { $name } tiene algo que decidir. Solo mira { $name }.
hand-take = Soy { $name }
hand-asked = tiene algo que decidir

## When the referee is at another game

next-join = Entrar en la nueva partida
next-join-note = En la nueva partida el puesto de { $name } está libre. No hace falta código; las dos pantallas muestran seis imágenes para comparar.
next-join-as = Entrar como { $name }
next-other = Entrar como otra persona
next-who = ¿Quién eres en la nueva partida? Toca tu nombre; no hace falta código.
next-asking = Preguntando…
next-back = Volver a esa partida
next-back-note = El arbitraje está en otra partida, y este móvil tiene allí un puesto.

## Mine

tabs = Páginas
tab-mine = Yo
tab-table = Mesa
tab-log = Registro
tab-help = Ayuda
tab-waits = te espera una pregunta
short-fuel = Comb.
short-food = Alim.
short-morale = Moral
short-population = Pobl.


mine-choose-character = Elige tu personaje
mine-launch-viper = Elige dónde se lanza tu Viper
mine-deal-loyalty = Repartir las cartas de Lealtad
mine-read-loyalty = Lee todo y confirma
mine-close-reading = Continuar
mine-lay-out-position = Montar el tablero
mine-take-turn = Es tu turno
read-left = Segundos de lectura
read-together = Todo el mundo lee hasta que acabe el tiempo. Después, confirma.
own-cards = La mesa reparte las cartas de Lealtad. Mira las tuyas.
paused-phone = Tus cartas están tapadas hasta que el arbitraje continúe.
mine = Lo tuyo
mine-viper = En un Viper: { $area }
mine-hand = { $cards ->
    [one] 1 carta de Habilidad
   *[other] { $cards } cartas de Habilidad
 }
mine-quorum = { $cards ->
    [one] 1 carta de Quórum
   *[other] { $cards } cartas de Quórum
 }
mine-discard = { $cards } de más al final del turno
mine-revealed = Cylon descubierto
mine-discard-to-limit = Cartas de más
mine-draw-damage = Daño
mine-choose-ship = Elige la nave
mine-read-on = Continuar
mine-choose-area = Elige la zona siguiente
mine-choose-viper = Elige el Viper
mine-choose-civilian = Elige la Nave Civil
mine-launch-fewer = Elige cuántos se lanzan
mine-roll = Tira el dado
mine-react = Dejar el resultado o repetir
mine-choose-look = Elige una Nave Civil para mirarla
mine-move-civilian = Mueve la nave o déjala
mine-reveal-civilian = Da la vuelta a la nave
mine-draw-basestar-damage = Daño en la Estrella Base
mine-activate-viper = Activa un Viper
mine-choose-target = Elige el objetivo
mine-choose-target-area = Elige la zona
group-travel = Moverse
group-action = Acción
group-viper = Viper, { $area }
group-kind = { $kind }, { $area }
mine-place-ship = Elige dónde va
mine-alert-pilot = Pilotar o quedarse
told-crisis = Se está leyendo la Crisis.
told-check = Las anota el arbitraje.
told-card = La nombra el arbitraje.
mine-name-crisis = Una Crisis
mine-choose-option = ¿Qué opción?
mine-begin-crisis = Úsalo ahora o continúa
mine-confirm = Confirmar
mine-pick-player = Elige a alguien
mine-see-loyalty = Mirar en secreto
mine-choose-course = Tu decisión
mine-choose-place = Elige adónde ir
mine-choose-start = Elige dónde empiezas
mine-choose-piece = Elige la pieza
mine-add-cards = Aportar cartas a la prueba
mine-tell-cards = Se revelan las cartas
mine-check-ability = Capacidades de las cartas
mine-check-result = Acaba la prueba
mine-name-destination = Un destino
mine-choose-destination = Elige el destino
mine-place-destination = Mirar y devolver
mine-choose-destiny = Mirar el mazo de Destino y descartar
mine-choose-held = Elige una carta
mine-sympathizer = Simpatizante
mine-name-quorum = Una carta de Quórum
mine-granted-action = Tu acción
mine-choose-types = Elige qué robas
you-have-read = Has leído tus cartas.
wait-for-readers = Espera a las demás personas. Puedes volver a mirar cuando quieras.

## Table

way = Distancia recorrida
way-of = { $distance } de { $goal }
way-last = queda un salto
active = en turno
deck-beside = { $cards ->
    [one] Queda 1 carta en el mazo de Lealtad
   *[other] Quedan { $cards } cartas en el mazo de Lealtad
 }

# The tracks below the dials.
track-jump = Salto
track-jump-red = aún sin salto
track-jump-blue = puede costar { $loss }
track-jump-now = la flota salta
track-boarding = Abordaje
track-aboard = { $count ->
    [0] nadie a bordo
   *[other] { $count } a bordo
 }
has-super-crisis = { $cards ->
    [one] 1 Crisis Extrema
   *[other] { $cards } Crisis Extremas
 }
has-mutiny = { $cards ->
    [one] 1 carta de Motín
   *[other] { $cards } cartas de Motín
 }
has-motive = { $cards ->
    [one] 1 Motivación
   *[other] { $cards } Motivaciones
 }
has-crossroads = { $cards ->
    [one] 1 carta de Encrucijada
   *[other] { $cards } cartas de Encrucijada
 }
has-miracle = { $cards ->
    [one] 1 ficha de milagro
   *[other] { $cards } fichas de milagro
 }
motive-reveal = Revelar una Motivación

## The mark of the game

help-mark-title = Marca de la partida
mark-row = Línea { $row }
mark-compare = Se comprueba la partida que recibió este móvil. Que todos recibieron la misma lo veis aquí: en la misma línea cada móvil muestra esta marca.
