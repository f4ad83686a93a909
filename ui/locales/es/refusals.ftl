# Refusals that only a referee can meet: what was wrong and what is allowed. A phone does not carry them.

refused-referee-only = Solo puede hacerlo el arbitraje.
refused-host-only = Eso solo lo hace Dradis.
refused-no-such-seat = El puesto { $player } no existe en esta mesa. Elige uno de los puestos.
refused-no-change = Eso no cambiaría nada.
refused-no-such-reminder = { $reminder } no es un aviso; los del juego básico son REM-1 a REM-29 y REM-40.
refused-question-first = Hay una pregunta abierta. Respóndela primero.
refused-not-dealt = Las cartas de Lealtad no están repartidas. Repártelas primero.
refused-player-count = Hacen falta de { $fewest } a { $most } personas.
refused-name-empty = El puesto { $player } no tiene nombre. Escribe uno.
refused-name-too-long = El nombre del puesto { $player } es demasiado largo. Como mucho { $most } caracteres.
refused-name-twice = El mismo nombre dos veces: { $name }. Cada nombre puede aparecer una sola vez.
refused-no-such-player = Aquí nadie se llama { $name }. Juegan: { $players }.
refused-character-twice = Elegido dos veces: { $character }. Cada personaje se juega una sola vez.
refused-characters-missing = En un turno en curso todo el mundo necesita personaje. Indica los que faltan.
refused-too-many-cards = Hay más cartas “{ $card }” que en la caja ({ $copies }). Quita alguna.
refused-already-begun = Esta partida ya está preparada. Empieza otra en la primera página.
refused-dial-range = Un medidor no puede estar en { $value }. Anota de 0 a { $most }.
refused-turn-number = El turno { $number } no existe. Anota de 1 a 999.
refused-reason-empty = El motivo está vacío. Escribe unas palabras.
refused-reason-too-long = El motivo es demasiado largo. Como mucho { $most } caracteres.
refused-impossible = { $count ->
    [one] El tablero no puede estar así.
   *[other] El tablero no puede estar así, por { $count } motivos.
 }
refused-correction-count = { $given ->
    [0] No hay nada que corregir.
   *[other] { $given } correcciones a la vez son demasiadas. Como mucho { $most }.
 }
refused-list-too-long = Es más de lo que tiene un tablero. Como mucho { $most }.
refused-civilian-pile = { $left ->
    [0] No quedan Naves Civiles en el montón. Quita antes una del tablero.
    [one] Solo queda 1 Nave Civil en el montón.
   *[other] Solo quedan { $left } Naves Civiles en el montón.
 }
refused-ships-too-early = Las naves se colocan tras el reparto. Di también el turno, o colócalas después.
refused-no-such-row = El registro no tiene línea { $row }. Elige otra vez la línea.
refused-seat-order = Nombra a cada persona exactamente una vez.
refused-no-such-civilian-ship = Esa Nave Civil ya no está en el tablero. Vuelve a mirarlo.
refused-not-by-hand = Estas cartas las lleva y las cuenta Dradis. Corrígelas solo si las lleva la mesa.
refused-reading-time = { $seconds } segundos de lectura son demasiados. Como mucho { $most }.
refused-loyalty-by-hand = Las cartas de Lealtad las lleva la mesa. Mira tu propia carta.
refused-pile-of-hands = { $added ->
    [one] Anota { $added } carta de las manos; has anotado { $told }.
   *[other] Anota { $added } cartas de las manos; has anotado { $told }.
 }
refused-not-in-play = Eso no es de esta partida. Nombra algo de vuestras cajas.
refused-no-such-skill-card = Ninguna carta de Habilidad tiene Pericia { $strength }. Elige otra Pericia.
refused-no-destiny-to-show = No hay cartas de Destino por revelar. Roba antes.
refused-not-over = La partida no ha terminado.
refused-open-by-hand = Las cartas de Lealtad las lleva la mesa. Reveladlas en la mesa.
refused-loyalty-open = Todas las cartas de Lealtad están a la vista: no se sigue jugando. Empezad otra partida.
refused-hand-range = Esta mano tiene { $held ->
    [one] 1 carta
   *[other] { $held } cartas
 }. Vuelve a mirarla o corrige la mano.
refused-cylon-location = En las localizaciones cylons solo hay cylons descubiertos. Elige otro sitio.
refused-cylons-stay = Un cylon descubierto no sale de las localizaciones cylons. Elige una de ellas.
refused-not-a-pilot = Este personaje no pilota Vipers. Elige una localización.
refused-no-viper-left = No hay Vipers en la Reserva. Devuelve uno primero.
refused-not-on-board = Este personaje aún no está en el tablero y no se puede mover.
refused-stays-on-board = Ningún personaje sale del tablero. Elige un sitio en él.
refused-cylon-title = Un cylon descubierto no puede tener cargo. Elige a otra persona.
refused-no-leader = Solo un Líder cylon se infiltra.
refused-pursuit-space = { $most ->
    [0] En esta partida no hay medidor de Persecución.
   *[other] El indicador de Persecución no puede estar ahí. Elige una de las primeras { $most } casillas.
  }
refused-too-many-miracles = Aquí puede haber de 0 a { $most } fichas de milagro.
refused-too-many-assault-raptors = Pueden haberse construido de 0 a { $most } Raptors de asalto.
refused-already-revealed = Esta persona ya es cylon descubierto. Elige a otra persona.
refused-at-auto-jump = El indicador de Flota está en “Salto Automático”. Haz saltar a la flota.
refused-distance = Ningún destino tiene distancia { $distance }. Anota de 0 a { $most }.
refused-super-crises-kept = Las cartas de Crisis Extrema las lleva Dradis: una queda a la vista solo tras jugarse de la mano.
refused-held-hand = Esto lo lleva Dradis ({ $kind }): da a { $player } hasta { $left } más, o quítalo todo con 0.
refused-no-damage-token = Esa ficha de Daño no está en el montón. Elige otra.
refused-not-damaged = Esa localización no tiene daño. Elige una dañada.
refused-no-centurion-left = Todos los Centuriones están a bordo. El Incursor Pesado se queda donde está.
refused-no-centurion = En esa casilla no hay Centurión. Vuelve a mirar el medidor.
refused-card-in-play = Esa carta ya está en juego. Elige otra, o corrige antes las cartas en juego.
refused-no-basestar = No hay Estrella Base en el tablero para lanzar nada.
refused-no-heavy-raider = En esa zona no hay Incursor Pesado. Vuelve a mirar el tablero.
refused-not-there = Es la acción de otra localización: { $location }. Mueve antes al personaje.
refused-communications-jammed = Comunicaciones no funciona mientras “Asalto con interferencias” esté en juego.
refused-no-civilian-ship = No hay Naves Civiles en el espacio.
refused-no-roll-to-correct = Lo último no fue una tirada. Deshaz lo que vino después o corrige el tablero.
refused-no-such-face = El dado va de 1 a 8. Toca uno de los números.
refused-not-on-blue = El Control de Saltos solo salta con el indicador de Flota en una casilla azul.
refused-out-of-the-game = Esta persona está fuera de la partida. Elige a alguien que siga jugando.
refused-no-jump-here = La flota no salta desde Nueva Caprica. El Almirante ordena el salto final cuando Galactica regresa.
refused-too-many-forces = Puede haber de 0 a { $most } fuerzas de ocupación, en 3 casillas.
refused-not-back = Galactica no ha regresado. Hasta entonces no pasa nada en el espacio ni a bordo.
refused-no-crisis-now = Nombra la Crisis en el paso de Crisis, una vez por turno.
refused-check-numbers = Una prueba tiene dificultad 1 o más, un Éxito parcial menor y al menos un tipo.
refused-damaged-location = Con daño: { $location }. Repárala antes.
refused-not-for-cylons = Un cylon descubierto no actúa por la flota. Elige a otra persona.
refused-not-theirs = Este personaje no tiene esa capacidad. Elige a otra persona.
refused-not-flying = Este personaje no está en un Viper. Lánzalo antes.
refused-no-viper-to-activate = No hay Vipers no tripulados en el espacio ni Vipers en la Reserva.
refused-no-target = No hay nada que atacar.
refused-no-nuke = El Almirante no tiene Armas Nucleares.
refused-no-raptor = No hay Raptors en la Reserva.
refused-no-risk = Un Raptor se arriesga con 2 a 8. Elige uno de esos números.
refused-damaged-vipers = { $damaged ->
    [0] Ningún Viper está dañado.
    [one] Solo hay 1 Viper dañado.
   *[other] Solo hay { $damaged } Vipers dañados.
 }
refused-quorum-range = El Presidente tiene { $held ->
    [one] 1 carta de Quórum
   *[other] { $held } cartas de Quórum
 }; hay { $most }. Vuelve a mirar.
refused-nothing-to-undo = No hay nada que deshacer.
refused-nothing-to-redo = No hay nada que rehacer.
refused-stale-step = Ha habido otro paso entretanto. Mira el último y vuelve a intentarlo.
refused-undo-barred = Esto no se puede deshacer: ya se ha visto lo que siguió. Corrígelo.

## Where nobody goes now: only the board says so

not-offered-cylon-location = Allí solo van cylons descubiertos.
not-offered-human-location = Un cylon descubierto no sale de las localizaciones cylons.
not-offered-hazardous = Allí no se va por voluntad propia.
not-offered-no-card = Cuesta 1 carta de Habilidad y la mano está vacía.
not-offered-brig = De la Prisión no se sale moviéndose.
not-offered-off-board = Aún no está en el tablero.
not-offered-too-far = Demasiado lejos para este Viper.
not-offered-revealed-cylon = Un cylon descubierto.
not-offered-vice-president = Primero va el Vicepresidente.
not-offered-in-brig = Ya en la Prisión.
not-offered-prisoner-admiral = Quien está en la Prisión no recibe este cargo.
not-offered-damaged = Esta localización tiene daño.
not-offered-no-action = Esta localización no tiene acción.
not-offered-attached = William Adama no usa el Despacho del Almirante.
not-offered-not-alone = Tom Zarek no usa una localización donde hay otro personaje.
not-offered-two-cards = Laura Roslin necesita 2 cartas de Habilidad para descartar.
not-offered-fleet-in-red = El indicador de Flota está en rojo.
not-offered-fleet-in-blue = El indicador de Flota está en azul.
not-offered-jammed = “Asalto con interferencias” está en juego.
not-offered-no-civilian-ship = No hay Naves Civiles en el espacio.
not-offered-no-target = No hay nada que atacar.
not-offered-no-viper = No hay Viper para ello.
not-offered-not-a-pilot = Este personaje no pilota Vipers.
not-offered-not-president = Solo lo usa el Presidente.
not-offered-no-quorum-card = No hay carta de Quórum en la mano.
not-offered-no-skill-card = No hay carta de Habilidad en la mano.
not-offered-nothing-to-repair = Aquí no hay daño.
not-offered-once-per-turn = Ya se usó en este turno.
not-offered-used-up = Ya usada en esta partida.
not-offered-has-miracle = Ya no cabe otra ficha de milagro.
not-offered-leader-no-title = Un Líder cylon no tiene cargos.
not-offered-once-per-game = La granja: nada que se use una vez por partida.
not-offered-no-looking = Sabotaje del detector: nadie mira cartas de Lealtad.
not-offered-holds-both = El Almirante ya es Presidente.
not-offered-being-played = Todas las copias están en la mesa.
not-offered-nobody = No hay a quién elegir.
not-offered-sympathizer = No para un cylon por el Simpatizante.
not-offered-none-drawn = No se ha robado ninguna Crisis Extrema.
not-offered-no-basestar = No hay Estrella Base en el tablero.
not-offered-empty-reserve = No hay Vipers en la Reserva.
not-offered-piloted = Solo lo activa quien lo pilota.
not-offered-no-nuke = No hay Arma Nuclear.
not-offered-no-raptor = No hay Raptors en la Reserva.
not-offered-no-assault-raptor = No queda ningún Raptor de asalto junto al tablero.
not-offered-few-vipers = Menos de 2 Vipers en la Reserva.
not-offered-no-fuel = No queda Combustible.
not-offered-no-super-crisis = Ninguna carta de Crisis Extrema en la mano.
not-offered-no-raider = No hay Incursores en el espacio.
not-offered-no-heavy-raider = No hay Incursores Pesados en el espacio.
not-offered-no-centurion = No hay Centuriones a bordo.
not-offered-no-lost-raptor = Ningún Raptor está destruido.
not-offered-holds-no-mutiny = No tiene cartas de Motín.
not-offered-no-prophecy = “Aceptar la profecía” no está en juego.
not-offered-there = Ya está ahí.
not-offered-stays-in-brig = De la Prisión no se va a la Enfermería.
not-offered-colonial-one-closed = Nadie entra en la Colonial Uno mientras “Bomba en la Colonial Uno” esté en juego.

## What went wrong with files, networks and phones

trouble-table-damaged = El archivo de esta partida está dañado y no se puede abrir.
trouble-table-went-back = Faltan pasos de esta partida: el archivo está dañado, o una copia más vieja ocupó su lugar.
trouble-table-gone = El archivo de esta partida se borró o se movió, y la partida se para aquí. Devuélvelo y ábrela otra vez.
trouble-table-salvaged = Lo sano de esta partida está abierto otra vez. Mirad el tablero: pueden faltar los últimos pasos.
trouble-table-newer = Esta partida la guardó un Dradis más nuevo. Actualiza Dradis para abrirla.
trouble-table-missing = Esta partida ya no está en la carpeta.
trouble-table-in-use = Hay alguien en esta partida. Cierra antes sus páginas en móviles, tablets y pantalla mural.
trouble-delete = El archivo de la partida no se pudo eliminar.
trouble-export = El archivo de la partida no se pudo escribir.
trouble-import = No es un archivo de partida de Dradis, o se ha modificado.
trouble-import-there = Esta partida ya está en la lista.
trouble-import-shared = Un archivo compartido no tiene cartas ocultas y no se puede seguir jugando. Abre el archivo guardado.
trouble-import-long = Este archivo es demasiado largo para una partida.
trouble-address-gone = Este ordenador ya no tiene esa dirección.
trouble-wifi = El nombre de una wifi tiene hasta 32 letras, menos con acentos; la contraseña, de 8 a 63.
trouble-swap-dealt = Tras el reparto los móviles conservan su puesto. Muestra otro código a la persona correcta.
trouble-here-phone = El móvil de esta persona está conectado. Lee allí las cartas.
trouble-here-nothing = No hay cartas que mostrar.
trouble-pairing = Eso ya pasó. Mira el puesto y vuelve a intentarlo.
trouble-no-such-row = Ese momento no está en el registro de esta partida.
trouble-secret-too-long = Alguien tendría más cartas secretas de las que su móvil puede mostrar. No ha cambiado nada.
trouble-not-committed = Un Dradis más viejo empezó esta partida, sin números para este sorteo. Sorteadlo en la mesa o empezad otra.

refused-missions = Cada Misión está en un solo sitio, y solo salen del juego Estrellas Base, Incursores Pesados y Centuriones.
