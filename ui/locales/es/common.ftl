# Words that several pages share.

close = Cerrar
dial-value = { $name }: { $value } de { $maximum }
dial-value-red = { $name }: { $value } de { $maximum }, en la zona roja

connecting = Conectando…
language = Idioma
language-missing = Sus textos no han llegado. Vuelve a intentarlo en un momento.
now = Ahora
paused = En pausa
seats = Puestos
no-character = Aún sin personaje
has-loyalty = { $cards ->
    [one] 1 carta de Lealtad
   *[other] { $cards } cartas de Lealtad
 }
characters-not-now = Ahora no
cylons-win = Ganan los cylons
humans-win = Ganan los humanos
nothing-to-do = Nada que hacer
turn-of = Turno { $number }
undone = deshecho
pictograms = Seis imágenes

log-step = un paso
log-correction = Corrección
log-undid = Deshecho: { $what }
log-undid-back = Deshecho entero: { $what }
log-redid = Rehecho: { $what }
log-paused = La partida está en pausa
log-resumed = La partida se reanuda
log-round-void = El intento { $round } es nulo: faltan los números del móvil de { $names }. Todos los móviles toman otros.
log-round-void-table = El intento { $round } es nulo: la mesa no siguió. Todos los móviles toman otros números.
log-mixed = Números de los móviles mezclados: { $names }
log-mixed-without = Números de los móviles mezclados: { $names }; sin { $without }
log-mixed-nobody = Sin números de móviles: no había ninguno

theme = Aspecto
theme-dark = Oscuro
theme-light = Claro
theme-device = Como el dispositivo

dials = Recursos

## A turn

follows-by-hand = (a mano)
stepper-less = { $what }: uno menos
stepper-more = { $what }: uno más
source-crisis = Carta de Crisis
skill-check = Prueba de Habilidad
check-types = Tipos que coinciden
check-order = Quién aporta, por orden
check-destiny = Destino
check-result-pass = Éxito
check-result-partial = Éxito parcial
check-result-fail = Fallo
check-difficulty = dificultad
check-difficulty-printed = impresa: { $printed }

## A fight

who-decides = Decide { $player }
who-rolls = Tira { $player }
who-table-decides = Decide la mesa
face-does = { $face }: { $what }
roll-odds = Qué hace cada número
roll-number = Número del dado
roll-planning = Planificación estratégica: +2
tale = Acaba de pasar
told-times = { $count } × { $what }

ask-once-no = Aún no

guide = Guía
