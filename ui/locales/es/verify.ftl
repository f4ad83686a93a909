# Checking a game on the phone, after everybody's cards have been turned up.

verify = Comprobar la partida
verify-note = Tu móvil repite cada sorteo que hizo Dradis.
verify-reading = Trayendo la partida
verify-repeating = Repitiendo los sorteos
verify-progress = { $done } de { $of }
verify-refused = La mesa no envió ninguna partida. Vuelve a intentarlo.
verify-again = Comprobar otra vez
verify-sound = Todo cuadra
verify-counts = Repetidos: { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
 } y { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
 } de Dradis. Lo repartido, tenido y mostrado coincide con los sorteos.
verify-nothing-by-hand = No se anotó nada a mano.
verify-by-hand = Anotado a mano, solo por vuestra palabra:
verify-unfinished = La partida no ha acabado: comparad el número de líneas.
verify-not-replayed = Un móvil no conoce las reglas: que { $steps ->
    [one] 1 paso encaje
   *[other] { $steps } pasos encajen
 } con lo pedido lo comprueba el programa Dradis. Las cartas de la mesa no las puede comprobar nadie.
told-first-player = { $count ->
    [one] quién empieza, elegido
   *[other] quién empieza, elegido { $count } veces
 }
told-position = { $count ->
    [one] 1 pieza de la situación inicial
   *[other] { $count } piezas de la situación inicial
 }
told-loyalty = { $count ->
    [one] 1 reparto de cartas de Lealtad
   *[other] { $count } repartos de cartas de Lealtad
 }
told-die = { $count ->
    [one] 1 tirada
   *[other] { $count } tiradas
 }
told-damage-token = { $count ->
    [one] 1 ficha de Daño
   *[other] { $count } fichas de Daño
 }
told-civilian-ship = { $count ->
    [one] 1 Nave Civil
   *[other] { $count } Naves Civiles
 }
told-destination = { $count ->
    [one] 1 destino
   *[other] { $count } destinos
 }
told-cylon-card = { $count ->
    [one] 1 carta de cylon que su puesto no tiene
   *[other] { $count } cartas de cylon que sus puestos no tienen
 }
told-cylon = { $count ->
    [one] 1 persona descubierta como cylon sin carta de cylon
   *[other] { $count } personas descubiertas como cylon sin carta de cylon
 }
told-correction = { $count ->
    [one] 1 corrección
   *[other] { $count } correcciones
 }
verify-own = Tu móvil aportó números a { $own } de { $streams } sorteos: todos los que empezaron tras su entrada.
verify-own-none = Tu móvil no aportó números a ningún sorteo: llegó tarde o se dejó fuera. Esto demuestra menos.
verify-void = { $rounds ->
    [one] 1 intento fue nulo
   *[other] { $rounds } intentos fueron nulos
 }: quien lo paró tuvo así otro.
verify-marks = { $marks ->
    [one] 1 marca que guardó tu móvil está en la partida.
   *[other] { $marks } marcas que guardó tu móvil están en la partida.
 }
verify-differs = Algo no cuadra
verify-differs-note = Enséñalo a los demás. Es la primera diferencia; puede haber más.

mix-left-out = Los sorteos de Dradis dejaron fuera los números de este móvil. Avisa a los demás.
mix-not-withheld = La mesa dice que este móvil no mostró sus números. Sí lo hizo. Avisa a los demás.
mix-changed = Los números de un móvil no son los que fijó. Dejad de jugar y avisad a los demás.

differs-file = La línea { $line } no es de una partida abierta.
differs-hash = La línea { $row } del registro se cambió después de escribirse.
differs-secrets = La línea { $row } ocultaba algo distinto de lo que muestra ahora.
differs-witnessed = La línea { $row } no es la que vio tu móvil durante la partida: el registro se reescribió.
differs-game = Esta no es la partida de tu móvil.
differs-commitments = Lo que Dradis fijó antes de la partida no es lo que vio entonces tu móvil.
differs-seed = Los números que Dradis muestra ({ $stream }) no son los que fijó.
differs-unknown-stream = Un Dradis más nuevo empezó esta partida. Este no conoce todos sus sorteos: actualízalo para comprobarla.
differs-own-entropy = Lo que fijó tu móvil no está en la partida tal como lo envió.
differs-round = El intento { $round } no tiene los números de móviles que vio entonces el tuyo.
differs-left-out = Línea { $row }: { $stream } no usó los números justo de los móviles de ese intento.
differs-nobody = La línea { $row } nombra a alguien que no existe.
differs-held = Línea { $row }: { $what } no se pudo repartir ni mostrar.
differs-row = La línea { $row } no va ahí.
differs-drawn = Línea { $row }: { $what } no salió como está anotado.
differs-undrawn = Línea { $row }: { $what } llegó sin sorteo.
differs-unknown-draw = Línea { $row }: un sorteo, y nada dice para qué.

drawing-first-player = quién empieza
drawing-loyalty = el reparto de cartas de Lealtad
drawing-sleeper = el reparto de los Agentes Durmientes
drawing-look = la carta mirada
drawing-opened = las cartas reveladas
drawing-revealed = la carta de un cylon descubierto
drawing-position = la situación inicial
drawing-handed-on = una carta pasada
drawing-held = las cartas en las manos
drawing-civilians = las Naves Civiles
drawing-civilian-lost = una Nave Civil perdida
drawing-destiny = el mazo de Destino
drawing-destinations = los destinos del salto
drawing-galactica-damage = el daño en Galactica
drawing-basestar-damage = el daño en una Estrella Base
drawing-die = una tirada

stream-seating = quién empieza
stream-dice = las tiradas
stream-loyalty = las cartas de Lealtad
stream-destiny = el mazo de Destino
stream-civilians = las Naves Civiles
stream-galactica-damage = el daño en Galactica
stream-basestar-damage = el daño en Estrellas Base
stream-destinations = los destinos del salto
stream-crisis = las Crisis
stream-super-crisis = las Crisis Extremas
stream-quorum = las cartas de Quórum
stream-looks-at-loyalty = las miradas a cartas de Lealtad
stream-mutiny = las cartas de Motín
stream-motive = las cartas de Motivación
