# What only tables of the combined game say: names of people, cards and places. The ids are the rules’ own.

## Characters

character-helena-cain = Helena Cain
character-dee = Anastasia “Dee” Dualla
character-ellen-tigh = Ellen Tigh
character-kat = Louanne “Kat” Katraine
character-cavil = Cavil
character-leoben-conoy = Leoben Conoy
character-caprica-six = “Caprica” Six
character-felix-gaeta = Felix Gaeta
character-samuel-anders = Samuel T. Anders
character-cally-tyrol = Callandra “Cally” Tyrol
character-tory-foster = Tory Foster
character-louis-hoshi = Louis Hoshi
character-tom-zarek-military = Tom Zarek (Daybreak)
character-helo-pilot = Karl “Helo” Agathon (Daybreak)
character-hot-dog = Brendan “Hot Dog” Costanza
character-lee-adama = Lee Adama
character-romo-lampkin = Romo Lampkin
character-gaius-baltar-support = Gaius Baltar (Daybreak)
character-doc-cottle = Sherman “Doc” Cottle
character-aaron-doral = Aaron Doral
character-danna-biers = D’Anna Biers
character-simon-oneill = Simon O’Neill
character-athena = Sharon “Athena” Agathon

## Abilities

ability-intolerant = Intolerante
ability-blind-jump = Salto a ciegas
ability-bent-on-revenge = Sed de venganza
ability-efficient = Eficiente
ability-fast-learner = Aprender rápido
ability-emotionally-fragile = Fragilidad emocional
ability-politically-adroit = Políticamente hábil
ability-manipulative = Manipuladora
ability-nothing-but-trouble = Solo da problemas
ability-hotshot = As del aire
ability-sacrifice = Sacrificio
ability-stim-junkie = Adicta a los estimulantes
ability-primacy = Primacía
ability-aggressive-tactics = Tácticas agresivas
ability-lies-and-secrets = Mentiras y secretos
ability-glimpse-the-face-of-god = Entrever el rostro de Dios
ability-cryptic-message = Mensaje críptico
ability-clouded = Mente nublada
ability-intimate = Intimidad
ability-human-delusion = Delirio humano
ability-conflicted-loyalties = Lealtades enfrentadas
ability-ftl-operator = Operador de saltos
ability-coup = Golpe maestro
ability-misguided = Descarriado
ability-star-player = Jugador estrella
ability-longshot = Golpe de suerte
ability-starts-on-the-bench = Empieza en el banquillo
ability-quick-fix = Arreglo rápido
ability-discharge-of-a-firearm = Un disparo
ability-impulsive = Impulsiva
ability-adaptable = Adaptabilidad
ability-influential = Influyente
ability-amoral = Amoral
ability-dutiful = Cumplidor
ability-organized = Organizado
ability-reluctant = Reacio
ability-necessary-steps = Medidas necesarias
ability-abuse-power = Abuso de poder
ability-disreputable = Mala reputación
ability-raptor-pilot = Piloto de Raptors
ability-no-one-gets-left-behind = Nadie se queda atrás
ability-family-commitments = Compromisos familiares
ability-memento = Un recuerdo
ability-escort = Escolta
ability-forced-to-eject = Eyección forzosa
ability-forward-thinker = Visión de futuro
ability-choose-a-different-path = Un camino distinto
ability-moral-dilemma = Dilema moral
ability-deceitful = Embustero
ability-attorney = Abogado
ability-kleptomania = Cleptomanía
ability-cult-leader = Líder de una secta
ability-broadcast = Emisión
ability-spiritual-crisis = Crisis espiritual
ability-treatment = Tratamiento
ability-quarantine = Cuarentena
ability-specialized = Especializado
ability-industrious = Trabajador
ability-meticulous = Meticuloso
ability-vanity = Vanidad
ability-visions = Visiones
ability-dont-trust-anyone = No te fíes de nadie
ability-heretic = Hereje
ability-calculating = Calculador
ability-modifications = Modificaciones
ability-logic-bound = Preso de la lógica
ability-for-love = Por amor
ability-resolute = Decidida
ability-grieving = De luto

## Skill cards

skill-card-investigative-committee-pegasus = Comité de investigación
skill-card-support-the-people = Apoyar al pueblo
skill-card-preventative-policy = Política preventiva
skill-card-major-victory = Gran victoria
skill-card-at-any-cost = A cualquier precio
skill-card-guts-and-initiative = Agallas e iniciativa
skill-card-critical-situation = Situación crítica
skill-card-full-throttle = A todo gas
skill-card-run-interference = Maniobra de distracción
skill-card-jury-rigged = Apaño provisional
skill-card-calculations = Cálculos
skill-card-red-tape = Burocracia
skill-card-iron-will = Voluntad de hierro
skill-card-trust-instincts = Fiarse del instinto
skill-card-protect-the-fleet = Proteger la flota
skill-card-establish-network = Crear una red
skill-card-political-prowess = Destreza política
skill-card-state-of-emergency = Estado de emergencia
skill-card-scout-for-fuel = Buscar combustible
skill-card-best-of-the-best = Lo mejor de lo mejor
skill-card-build-nuke = Construir un arma nuclear
skill-card-force-their-hand = Forzar la jugada
skill-card-all-hands-on-deck = Todos a sus puestos
skill-card-quick-thinking = Pensar rápido
skill-card-dogfight = Duelo de cazas
skill-card-install-upgrades = Instalar mejoras
skill-card-popular-influence = Influencia popular
skill-card-restore-order = Restaurar el orden
skill-card-unorthodox-plan = Plan poco ortodoxo
skill-card-combat-veteran = Veterano de combate
skill-card-raptor-specialist = Especialista en Raptors
skill-card-negotiation = Negociación
skill-card-change-of-plans = Cambio de planes
skill-card-a-second-chance = Una segunda oportunidad
skill-card-launch-reserves = Lanzar las reservas
skill-card-test-the-limits = Poner a prueba los límites
skill-card-bait = Cebo
skill-card-dradis-contact = Contacto en Dradis
skill-card-a-better-machine = Una máquina mejor
skill-card-personal-vices = Vicios personales
skill-card-violent-outbursts = Estallidos de violencia
skill-card-exploit-a-weakness = Explotar una debilidad

## Skill cards by type and strength

skill-politics-0 = Política 0
skill-politics-6 = Política 6
skill-leadership-0 = Liderazgo 0
skill-leadership-6 = Liderazgo 6
skill-tactics-0 = Táctica 0
skill-tactics-6 = Táctica 6
skill-piloting-0 = Pilotaje 0
skill-piloting-6 = Pilotaje 6
skill-engineering-0 = Ingeniería 0
skill-engineering-6 = Ingeniería 6
skill-treachery-0 = Traición 0
skill-treachery-6 = Traición 6

## Locations; what lies on a printed place has its name

location-quorum-chamber = Cámara de Quórum
location-press-room-overlay = Sala de Prensa
location-presidents-office-overlay = Despacho Presidencial
location-administration-overlay = Administración
location-caprica-overlay = Caprica
location-human-fleet-overlay = Flota Humana
location-resurrection-ship-overlay = Nave Resurrección
location-basestar-bridge = Puente de Mando de la Estrella Base
location-pegasus-cic = CIC de Pegasus
location-airlock = Escotilla
location-main-batteries = Baterías Principales
location-engine-room = Sala de Máquinas
location-medical-center = Centro Médico
location-resistance-hq = Cuartel de la Resistencia
location-detention = Detención
location-occupation-authority = Mando de Ocupación
location-breeders-canyon = Cañón de Breeder
location-shipyard = Astillero

## Loyalty cards

loyalty-cylon-draw-treachery = Eres un cylon
loyalty-cylon-draw-treachery-means = Ganas con los cylons. Al descubrirte puedes hacer que los humanos roben cartas de Traición.
loyalty-cylon-draw-treachery-option = Eres un cylon: los humanos roban Traición
loyalty-cylon-place-centurion = Eres un cylon
loyalty-cylon-place-centurion-means = Ganas con los cylons. Al descubrirte puedes hacer que un Centurión aborde Galactica.
loyalty-cylon-place-centurion-option = Eres un cylon: un Centurión aborda
loyalty-cylon-lower-jump-track = Eres un cylon
loyalty-cylon-lower-jump-track-means = Ganas con los cylons. Al descubrirte puedes retroceder 2 casillas el indicador de Flota.
loyalty-cylon-lower-jump-track-option = Eres un cylon: indicador de Flota atrás 2
loyalty-goal-acquire-power = Objetivo Personal: Conseguir poder
loyalty-goal-acquire-power-means = Cuenta como “No eres un cylon”. Acción con 2 cargos o más: mostrar esta carta. Sin mostrar al final: −1 de Alimentos.
loyalty-goal-devastation = Objetivo Personal: Devastación
loyalty-goal-devastation-means = Cuenta como “No eres un cylon”. Acción si al Almirante no le quedan Armas Nucleares: mostrar esta carta. Sin mostrar al final: −1 de Moral.
loyalty-goal-political-intrigue = Objetivo Personal: Intriga política
loyalty-goal-political-intrigue-means = Cuenta como “No eres un cylon”. Acción mientras el Presidente está en la Prisión: mostrar esta carta. Sin mostrar al final: −1 de Alimentos.
loyalty-goal-sacrifice = Objetivo Personal: Sacrificio
loyalty-goal-sacrifice-means = Cuenta como “No eres un cylon”. Acción con 6 o más Vipers dañados o destruidos: mostrar esta carta. Sin mostrar al final: −1 de Combustible.
loyalty-goal-self-destruction = Objetivo Personal: Autodestrucción
loyalty-goal-self-destruction-means = Cuenta como “No eres un cylon”. Acción en la Prisión o la Enfermería: mostrar esta carta. Sin mostrar al final: −1 de Moral.
loyalty-goal-selfish = Objetivo Personal: Egoísmo
loyalty-goal-selfish-means = Cuenta como “No eres un cylon”. Acción: descartar cartas de Habilidad con Pericia total 20 y mostrar esta carta. Sin mostrar al final: −1 de Combustible.
loyalty-goal-stand-and-fight = Objetivo Personal: Plantar cara
loyalty-goal-stand-and-fight-means = Cuenta como “No eres un cylon”. Acción con 10 o más Incursores en el tablero principal: mostrar esta carta. Sin mostrar al final: −1 de Población.
loyalty-goal-use-caution = Objetivo Personal: Actuar con cautela
loyalty-goal-use-caution-means = Cuenta como “No eres un cylon”. Acción tras un salto de distancia 1: mostrar esta carta. Sin mostrar al final: −1 de Población.
loyalty-final-five-execute-looker = Cinco Últimos: Ejecución de quien la mire
loyalty-final-five-execute-looker-means = Cuenta como “No eres un cylon”. Si otra persona mira esta carta, esa persona es ejecutada.
loyalty-final-five-activate-ships = Cinco Últimos: Se activan naves cylons
loyalty-final-five-activate-ships-means = Cuenta como “No eres un cylon”. Si otra persona mira esta carta: se activan Incursores, Estrellas Base e Incursores Pesados.
loyalty-final-five-damage-galactica = Cinco Últimos: 2 daños en Galactica
loyalty-final-five-damage-galactica-means = Cuenta como “No eres un cylon”. Si otra persona mira esta carta: 2 daños en Galactica.
loyalty-final-five-execute-owner = Cinco Últimos: Tu ejecución
loyalty-final-five-execute-owner-means = Cuenta como “No eres un cylon”. Si otra persona mira esta carta: se te ejecuta, y las demás personas descartan 2 cartas al azar cada una.
loyalty-final-five-brig-looker = Cinco Últimos: A la Prisión quien la mire
loyalty-final-five-brig-looker-means = Cuenta como “No eres un cylon”. Si otra persona mira esta carta, va a la Prisión.
loyalty-mutineer = Eres un Amotinado
loyalty-mutineer-means = Muestra esta carta al momento. Roba 1 carta de Motín, y 1 más en tu turno si hay icono de salto. Puedes tener 2.

## Cards that players hold, by kind

held-mutiny = Motín
held-motive = Motivación
your-mutiny = Tus cartas de Motín
your-motive = Tus Motivaciones
held-mutiny-armed-resistance = Resistencia armada
held-mutiny-armed-resistance-does = El Almirante va a la Enfermería. Mira la primera Crisis: va encima o debajo del mazo.
held-mutiny-assume-command = Asumir el mando
held-mutiny-assume-command-does = Con 5 cartas o más, fuera de la Prisión: descarta 5 y recibe el cargo de Almirante.
held-mutiny-bait-and-switch = Dar gato por liebre
held-mutiny-bait-and-switch-does = Roba 2 cartas de Habilidad de cualquier tipo. Baraja 2 de Traición en el mazo de Destino.
held-mutiny-betrayal-of-trust = Abuso de confianza
held-mutiny-betrayal-of-trust-does = Roba 2 de Traición. Mira el primer destino: va encima o debajo del mazo.
held-mutiny-blackmail = Chantaje
held-mutiny-blackmail-does = Si el Presidente es otra persona con 3 cartas o más: toma 3 de ellas al azar.
held-mutiny-clipped-wings = Alas cortadas
held-mutiny-clipped-wings-does = Todos los Vipers del espacio vuelven a la Reserva; se reparan todos los dañados. Roba 2 de Traición.
held-mutiny-controversial-speech = Discurso polémico
held-mutiny-controversial-speech-does = Tira: 6–8, +1 de Moral y la carta se elimina del juego. Si no, cada persona roba 1 de Traición.
held-mutiny-feed-the-people = Alimentar al pueblo
held-mutiny-feed-the-people-does = El indicador de Flota retrocede 2 casillas. +1 de Alimentos. La carta se elimina del juego.
held-mutiny-impeachment = Destitución
held-mutiny-impeachment-does = Con 5 cartas o más: descarta 5 y recibe el cargo de Presidente.
held-mutiny-make-a-deal = Hacer un trato
held-mutiny-make-a-deal-does = Mueve a un personaje de la Prisión a una localización de Galactica. Después elige a alguien que roba 1 carta de Motín.
held-mutiny-necessary-risk = Riesgo necesario
held-mutiny-necessary-risk-does = +1 de Alimentos. Elige una zona: coloca en ella 1 Estrella Base y 3 Incursores. La carta se elimina del juego.
held-mutiny-panic = Pánico
held-mutiny-panic-does = Coloca 1 Nave Civil en la popa. Activa 1 Viper no tripulado.
held-mutiny-peaceful-resistance = Resistencia pacífica
held-mutiny-peaceful-resistance-does = Vas a la Enfermería. Tira: 1–4, el Almirante va a la Prisión.
held-mutiny-ruined-reputation = Reputación arruinada
held-mutiny-ruined-reputation-does = Elige a un humano, que roba 2 cartas de Habilidad de cualquier tipo. Tira: 1–4, va a la Prisión.
held-mutiny-scavenging-for-parts = Desguace de piezas
held-mutiny-scavenging-for-parts-does = Daño en Galactica. Baraja 1 Nave Civil del espacio en el montón.
held-mutiny-selfish-act = Acto egoísta
held-mutiny-selfish-act-does = Roba 2 cartas de Habilidad y después 1 de Motín.
held-mutiny-send-a-message = Enviar un mensaje
held-mutiny-send-a-message-does = Daño en Galactica. Ataca a un Centurión: tirada +2.
held-mutiny-set-the-agenda = Marcar la agenda
held-mutiny-set-the-agenda-does = Si el Presidente es otra persona: roba 2 cartas de Quórum y tú pones 2 de las suyas debajo del mazo.
held-mutiny-the-strong-survive = Sobreviven los fuertes
held-mutiny-the-strong-survive-does = Se destruye 1 Nave Civil del montón. El indicador de Flota avanza 1 casilla. La carta se elimina del juego.
held-mutiny-unauthorized-usage = Uso no autorizado
held-mutiny-unauthorized-usage-does = Usa 1 Arma Nuclear del Almirante contra una Estrella Base. Después se eliminan del juego todas las Armas Nucleares y esta carta.
held-mutiny-violent-protest = Protesta violenta
held-mutiny-violent-protest-does = Roba 2 de Política. El Presidente va a la Enfermería.
held-mutiny-weapons-armed = Armas preparadas
held-mutiny-weapons-armed-does = Cambia 1 Raptor de la Reserva por 1 Raptor de asalto. Cada Estrella Base lanza 2 Incursores.
held-motive-keep-them-docile = Que sigan dóciles
held-motive-keep-them-docile-does = Humanos. Al final: Alimentos 4 o menos.
held-motive-pressure-their-leaders = Presionar a sus líderes
held-motive-pressure-their-leaders-does = Humanos. Al final: Moral 5 o menos.
held-motive-learn-to-cherish = Aprender a valorar
held-motive-learn-to-cherish-does = Humanos. Al final: Población 6 o menos.
held-motive-improve-efficiency = Mejorar la eficiencia
held-motive-improve-efficiency-does = Humanos. Al final: al menos 1 de Política, 1 de Táctica y 1 de Ingeniería en tu mano.
held-motive-remove-the-threat = Eliminar la amenaza
held-motive-remove-the-threat-does = Humanos. Al final: 4 o más Vipers dañados o destruidos.
held-motive-end-the-chase = Acabar la persecución
held-motive-end-the-chase-does = Humanos. En cualquier momento: daño en el Control de Saltos o el Despacho del Almirante.
held-motive-make-an-ally = Ganar un aliado
held-motive-make-an-ally-does = Humanos. En cualquier momento: otra persona está en la Prisión y tienes una carta de Motín.
held-motive-harvest-their-resources = Cosechar sus recursos
held-motive-harvest-their-resources-does = Cylons. Al final: Alimentos 2 o más.
held-motive-a-false-sense-of-security = Falsa sensación de seguridad
held-motive-a-false-sense-of-security-does = Cylons. Al final: Moral 3 o más.
held-motive-subjects-for-study = Sujetos de estudio
held-motive-subjects-for-study-does = Cylons. Al final: Población 4 o más.
held-motive-fight-with-honor = Luchar con honor
held-motive-fight-with-honor-does = Cylons. Al final: 3 o más de Traición en tu mano.
held-motive-savor-their-demise = Saborear su final
held-motive-savor-their-demise-does = Cylons. Al final: distancia 7 o más.
held-motive-no-unnecessary-force = Sin fuerza innecesaria
held-motive-no-unnecessary-force-does = Cylons. En cualquier momento: distancia 5 o más y ningún Centurión a bordo.
held-motive-a-justified-response = Una respuesta justificada
held-motive-a-justified-response-does = Cylons. En cualquier momento: indicador de Flota en casilla azul, sin Incursores, Incursores Pesados ni Estrellas Base en el tablero principal.

## Characters that cannot be chosen

not-offered-same-person = Alguien lleva ya a esta persona.
not-offered-one-leader = Con un Líder cylon basta.
not-offered-no-leader = Con 3 personas no hay Líder cylon.
not-offered-leader-needed = Con 7 personas hace falta un Líder cylon.

## Correcciones

source-ally = Aliado
eliminated-legend = El Juicio
eliminated-plays = Sigue en juego
eliminated-out = Fuera de la partida
leader-legend = Líder cylon
leader-among-cylons = Con los cylons
leader-among-humans = Infiltrándose
miracles-legend = Fichas de milagro

# Super Crises of a revealed Cylon.
held-super-crisis-demand-peace-manifesto = Manifiesto por la paz
held-super-crisis-demand-peace-manifesto-does = El Almirante elige: −1 de Moral y 2 daños en Galactica, o Presidente y Almirante descartan su mano.
held-super-crisis-footage-transmitted = Grabaciones emitidas
held-super-crisis-footage-transmitted-does = Prueba 17: Política, Liderazgo, Táctica. Éxito: todo el mundo roba 1 de Traición. Menos de 17: cada cylon descubierto roba 2. Menos de 12: también 1 Crisis Extrema.
held-super-crisis-psychological-warfare = Guerra psicológica
held-super-crisis-psychological-warfare-does = El Presidente elige: −1 de Moral y todo el mundo cambia 2 cartas por 2 de Traición, o cada cylon descubierto roba 2 y el mazo de Destino pasa a ser 6 de Traición.
held-super-crisis-the-farm = La granja
held-super-crisis-the-farm-does = Prueba 15: Táctica, Ingeniería. Menos de 15: −1 de Alimentos. Menos de 8: también −1 de Población, y los humanos no usan capacidades de una vez por partida.
held-super-crisis-fighting-blind = Combate a ciegas
held-super-crisis-fighting-blind-does = El CAG elige: 2 Centuriones abordan Galactica, o se le ejecuta.
held-super-crisis-fire-all-missiles = Lanzar todos los misiles
held-super-crisis-fire-all-missiles-does = Prueba 22: Táctica, Pilotaje. Fallo: se pierden 2 Naves Civiles. Consecuencia: 2 daños en Galactica.
held-super-crisis-human-prisoner = Prisionero humano
held-super-crisis-human-prisoner-does = Prueba 18: Liderazgo, Táctica. Fallo: tomas todas las cartas de Habilidad de un humano, que va a la Enfermería.

# Destinations.
destination-a-civilian-convoy = Un convoy civil
destination-a-civilian-convoy-does = −3 de Combustible, +1 de Población. El Almirante puede cambiar 1 de Moral por 1 de Combustible.
destination-binary-star = Estrella binaria
destination-binary-star-does = −1 de Combustible. Llegan 1 Nave Civil a la proa y 1 a la popa.
destination-gas-cloud = Nube de gas
destination-gas-cloud-does = Sin Combustible. El Almirante puede mirar las 3 primeras Crisis y dejarlas encima o debajo.
destination-misjump = Salto fallido
destination-misjump-does = No se pierde Combustible. Se destruye 1 Nave Civil. Se roba otro destino.
destination-algae-planet = Planeta de las algas
destination-algae-planet-does = −1 de Combustible. +1 de Alimentos.
destination-cylon-raiders = Incursores cylons
destination-cylon-raiders-does = −2 de Combustible. Llegan 3 Incursores a la popa.
destination-derelict-basestar = Estrella Base abandonada
destination-derelict-basestar-does = −1 de Combustible. Llegan 2 Naves Civiles a la popa y 1 Estrella Base dañada a la proa.
destination-dying-star = Estrella moribunda
destination-dying-star-does = −1 de Combustible. 1 daño en Galactica.
destination-gas-giant = Gigante gaseoso
destination-gas-giant-does = Sin Combustible. El Almirante puede perder 1 Viper por 1 de Combustible.
destination-lions-head-nebula = Nebulosa Cabeza de León
destination-lions-head-nebula-does = −4 de Combustible. Después el indicador de Flota avanza 2 casillas.
destination-radioactive-cloud = Nube radiactiva
destination-radioactive-cloud-does = −1 de Combustible, −1 de Población.
log-basestar-removed = Una Estrella Base sale del tablero, { $area }
log-hand-now = { $player } tiene ahora { $cards ->
    [one] 1 carta de Habilidad
   *[other] { $cards } cartas de Habilidad
 }
effect-draw-like = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } de los tipos de { $like }
effect-give-cards = { $you ->
    [who] Das
   *[other] { $who } da
 } { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
 } a { $to }
effect-swap-hands = { $you ->
    [who] Cambias
   *[other] { $who } cambia
 } la mano de cartas de Habilidad con { $with }
effect-look-at-quorum = { $you ->
    [who] Miras
   *[other] { $who } mira
 } las { $cards } primeras cartas de Quórum: vuelven en cualquier orden
effect-activate-human-locations = { $count ->
    [one] Usar desde donde sea 1 localización sin daño que no sea cylon
   *[other] Usar desde donde sea { $count } localizaciones distintas sin daño que no sean cylons
 }
effect-activate-locations = { $count ->
    [one] Usar 1 localización sin daño desde donde sea
   *[other] Usar { $count } localizaciones distintas sin daño desde donde sea
 }
effect-activate-planned = Usar Puente de Mando, Arsenal, Control de Armamento o Comunicaciones desde donde sea, incluso con daño
effect-exchange-any = { $you ->
    [who] Descartas cualquier número de cartas de Habilidad y robas
   *[other] { $who } descarta cualquier número de cartas de Habilidad y roba
 } otras tantas de un tipo
effect-destroy-here = Destruir en tu zona { $raiders } Incursores, { $heavy } Incursores Pesados, 1 Estrella Base o 1 Nave Civil
effect-remove-basestar = Se retira 1 Estrella Base del tablero
not-offered-too-far-to-jump = Solo hasta distancia 6.
not-offered-is-admiral = Ya tiene el cargo de Almirante.
not-offered-not-infiltrating = Solo durante la infiltración.
not-offered-not-in-brig = Solo desde la Prisión.
not-offered-from-brig = No desde la Prisión.
not-offered-vengeful = Helena Cain no usa el Control de Saltos ni la Sala de Máquinas.
not-offered-conflicted = A “Caprica” Six le cuesta 1 carta de Habilidad y la mano está vacía.
not-offered-specialized = Doc Cottle no usa acciones de cartas de Ingeniería.
not-offered-reluctant = A Louis Hoshi le cuesta una segunda carta de Habilidad.
not-offered-spiritual = Gaius Baltar solo se descubre en la Prisión.
not-offered-no-force = Aquí no hay fuerzas de ocupación.
not-offered-not-back = Galactica no ha regresado.
not-offered-back = Galactica ha regresado: el indicador de Flota ya no avanza.
not-offered-no-locked = No hay Naves Civiles bloqueadas.
not-offered-no-prepared = No hay Naves Civiles preparadas.
not-offered-no-ship-to-move = No se puede preparar ni evacuar ninguna Nave Civil.
not-offered-no-jump = De Nueva Caprica solo se sale con el salto final del Almirante.
not-offered-not-on-new-caprica = El personaje no está en Nueva Caprica.
not-offered-in-detention = Nadie sale de Detención moviéndose.
not-offered-clouded = Leoben Conoy no elige una localización con otro personaje.
not-offered-heretic = Salir le cuesta a D’Anna Biers 1 Crisis Extrema y no tiene ninguna.
option-go-for-super-crisis = { $location } (1 Crisis Extrema)
option-go-for-both = { $location } (1 Crisis Extrema, 1 carta de Habilidad)
not-offered-all-basestars = Todas las Estrellas Base están en el tablero.
not-offered-spare-basestar = Solo con todas las Estrellas Base en el tablero.
ask-activate-elsewhere = { $player }: ¿qué localización usas? { $count ->
    [one] Queda 1
   *[other] Quedan { $count }
 }
ask-exchange-any = { $player }: ¿cuántas cartas de Habilidad cambias por otras de un solo tipo?
ask-destroy-here = { $player }: ¿qué se destruye?
ask-remove-basestar = { $player }: ¿qué Estrella Base se retira?
effect-uses = Usar { $ability }
effect-more-actions = { $count ->
    [one] 1 acción más
   *[other] { $count } acciones más
 }
effect-brig-at-end = { $you ->
    [who] Vas
   *[other] { $who } va
 } a la Prisión al acabar el turno
effect-lend-title = { $you ->
    [who] Tienes
   *[other] { $who } tiene
 } el cargo de { $title } hasta acabar el turno
effect-return-title = El cargo vuelve
effect-spare = { $resource }: la próxima pérdida de este turno baja en 1
effect-take-random-card = { $you ->
    [who] Tomas
   *[other] { $who } toma
 } 1 carta de Habilidad al azar de la mano de { $from }
log-brig-at-end = { $player } va a la Prisión al acabar el turno
log-spared = { $resource }: la próxima pérdida de este turno baja en 1
log-jump-icon-added = La próxima Crisis de este turno cuenta como si tuviera icono de salto
attack-pegasus-cic = CIC de Pegasus → Estrella Base, { $area }
attack-main-batteries = Baterías Principales → { $area }
action-pegasus-cic = CIC de Pegasus
action-main-batteries = Baterías Principales
hit-pegasus-damaged = daño en Pegasus
hit-civilian-destroyed = se destruye 1 Nave Civil, si la hay
hit-own-viper-damaged = se daña 1 Viper, si lo hay
hit-two-raiders-destroyed = se destruyen hasta 2 Incursores
hit-four-raiders-destroyed = se destruyen hasta 4 Incursores
ask-cic-target = ¿Qué Estrella Base { $you ->
    [player] eliges
   *[other] elige { $player }
 }?
attack-nuke-area = Arma Nuclear, { $area }
hit-area-destroyed = se destruyen todas las naves, también las nuestras
ask-nuke-area = ¿En qué zona { $you ->
    [player] usas
   *[other] usa { $player }
 } el Arma Nuclear?
ask-nuked-basestar = ¿A qué Estrella Base { $you ->
    [player] alcanzas
   *[other] alcanza { $player }
 } con el Arma Nuclear?
ask-batteries-target = ¿A qué zona { $you ->
    [player] disparas
   *[other] dispara { $player }
 }?
option-basestar = Estrella Base, { $area }
option-damaged-basestar = Estrella Base, { $area }: { $tokens }
log-loss-spared = La pérdida baja en 1
log-title-lent = { $title } hasta acabar el turno, después vuelve a { $player }
not-offered-two-cards-needed = Menos de 2 cartas de Habilidad en mano.
not-offered-is-president = Ya tiene el cargo de Presidente.
not-offered-amoral = Tory Foster toma la primera opción.
ask-go-among-cylons = { $player }: ¿qué localización cylon?
effect-go-among-cylons = { $you ->
    [who] Vas
   *[other] { $who } va
 } a una localización cylon
option-ftl-operator = { $player }: Operador de saltos, repetir la tirada
option-longshot = { $player }: Golpe de suerte, { $face }
option-hotshot = { $player }: As del aire, carta de Pericia { $strength }
option-different-path = { $player }: Un camino distinto
option-learn-for-check = { $player }: Aprender rápido, 3 cartas de un mazo a la prueba
option-learn-for-hand = { $player }: Aprender rápido, 3 cartas de un mazo a la mano
ask-human-delusion = { $player }: Delirio humano, ¿cuántas cartas van a la prueba?
ask-quick-fix = { $player }: Arreglo rápido, ¿qué carta de la prueba descartas?
option-quick-fix-total = Descartar 1 carta y anotar el nuevo total
option-quick-fix-none = No descartar ninguna carta
ask-face-up = { $player }: ¿cuál de las cartas aportadas va boca arriba?
effect-face-up = { $player } pone boca arriba 1 de las cartas que aporta
ask-for-love = { $player }: Por amor, ¿quién descarta 1 carta menos por 1 carta de Traición?
ask-escort = { $player }: Escolta, ¿se destruye un Viper en lugar de la Nave Civil? ({ $area })
option-turn-up = Dar la vuelta a la nave
ask-swap-civilian = { $player }: ¿qué Nave Civil se cambia por otra?
effect-swap-civilian = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } cambiar 1 Nave Civil por otra del montón
ask-fly-anywhere = { $you ->
    [player] Puedes
   *[other] { $player } puede
 } volar a cualquier zona
ask-place-reserves = { $you ->
    [player] Colocas
   *[other] { $player } coloca
 } Vipers de la Reserva
ask-activate-one = { $you ->
    [player] Activas
   *[other] { $player } activa
 } un Viper: { $left ->
    [one] una vez más
   *[other] hasta { $left } veces
 }
option-place-kind = { $kind }: colocar, { $area }
effect-build-assault-raptor = Se construye un Raptor de asalto a cambio de un Raptor de la Reserva
effect-activate-one = { $you ->
    [who] Activas
   *[other] { $who } activa
 } 1 Viper no tripulado hasta { $count } veces
effect-attack-here = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } después atacar una vez allí
effect-launch = Cada Estrella Base lanza { $count }: { $piece }
effect-cease-fire = El resto del turno no se lanzan ni activan naves cylons
effect-fly-anywhere = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } volar a cualquier zona
effect-place-reserves = { $you ->
    [who] Colocas
   *[other] { $who } coloca
 } hasta { $count } Vipers de la Reserva donde haya uno pilotado; se activan
log-ceased-fire = El resto del turno no se lanzan ni activan naves cylons
log-held-fire = Ninguna nave cylon actúa: Negociación
effect-look-at-civilians = { $you ->
    [who] Miras
   *[other] { $who } mira
 } todas las Naves Civiles del tablero
effect-look-at-two = Mirar las 2 primeras cartas de Crisis o de Salto; cada una va encima o debajo del mazo
option-one-on-top = Carta { $number }: encima del mazo
option-one-under = Carta { $number }: debajo del mazo
effect-share-quorum = Robar 2 cartas de Quórum: 1 para el Presidente, la otra se juega o se descarta
effect-share-quorum-of = { $you ->
    [who] Robas
   *[other] { $who } roba
 } 2 cartas de Quórum: 1 para el Presidente, la otra se juega o se descarta
option-discard-quorum = Descartar la otra carta
ask-give-mutiny = { $player }: ¿qué carta de Motín es para { $to }?
ask-play-drawn-mutiny = { $player }: ¿cuál de las cartas de Motín robadas juegas?
effect-give-mutiny = Mirar las 2 primeras cartas de Motín: 1 para { $player }, la otra debajo del mazo
effect-abuse-power = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $cards } cartas de Motín: 1 se juega, las demás van debajo del mazo
log-mutiny-given = { $player } da 1 carta a { $to }: { $kind }

opened-card-cylon-draw-treachery = Cylon: hace robar Traición a los humanos
opened-card-cylon-place-centurion = Cylon: trae un Centurión a bordo
opened-card-cylon-lower-jump-track = Cylon: hace retroceder el indicador de Flota
opened-card-mutineer = Amotinado
opened-neither = No gana con ningún bando
opened-none-revealed = ninguna Motivación revelada
opened-unrevealed = sin revelar: { $cards }
opened-leader-cylons = Líder cylon: gana con los cylons
opened-leader-humans = Líder cylon: gana con los humanos
opened-lost = Fuera de la partida: pierde, gane quien gane
mutiny-hold = Mantener para jugar una carta de Motín
motive-hold = Mantener para revelar la carta de Motivación { $number }
check-reckless = Prueba desesperada

board-new-caprica = Nueva Caprica
ask-evacuate = { $player }: ¿adónde va la Nave Civil evacuada?
ask-go-aboard = { $player }: ¿ir a bordo de Galactica?
ask-activate-force = { $player }: ¿qué fuerza de ocupación se mueve?
ask-destroy-force = { $player }: ¿dónde se destruye una fuerza de ocupación?
ask-leave-detention = { $player } puede salir de Detención. ¿Adónde?
ask-reveal-stacked = Se destruye una Nave Civil en Nueva Caprica. ¿Qué muestra?
option-forces-at = { $location } ({ $count })
option-firepower = { $player }: descartar Máxima potencia de fuego, repetir la tirada
option-act-attack-forces = Atacar a las fuerzas de ocupación de aquí
option-act-detain = Detener aquí a un humano
option-act-final-jump = Ordenar el salto final
option-act-hand-on-cag = Activar 1 Viper no tripulado y ceder el cargo de CAG
option-act-lead-flight = Activar 1 Viper no tripulado y hacer otra acción
effect-if-on-new-caprica = Solo si { $who } está en Nueva Caprica:
effect-prepare = La primera Nave Civil bloqueada queda preparada
effect-place-forces = Mando de Ocupación: { $count ->
    [one] 1 fuerza de ocupación más
   *[other] { $count } fuerzas de ocupación más
 }
effect-destroy-forces = Fuerzas de ocupación destruidas: { $count }
effect-lose-stacked = Se destruye la primera Nave Civil bloqueada; si no hay, la primera preparada
effect-skip-prepare = Sin paso de Preparativos para el Salto en este turno
effect-look-at-locked = { $who }: mirar la primera Nave Civil bloqueada
effect-locked-under = Va debajo de las otras bloqueadas
effect-evacuate = Se evacua la primera Nave Civil preparada
effect-go-aboard = { $who }: puede ir a una localización de Galactica
effect-activate-force = { $who }: activar 1 fuerza de ocupación
effect-activate-forces = { $who }: activar todas las fuerzas de ocupación
effect-leave-detention = { $who }: puede salir de Detención a otro lugar de Nueva Caprica
log-new-caprica = La flota está en Nueva Caprica. Naves Civiles bloqueadas: { $ships }
log-ship-prepared = Nave Civil { $ship } preparada
log-ship-evacuated = Nave Civil { $ship } evacuada: { $area }
log-ship-under = Nave Civil { $ship }: debajo de las otras bloqueadas
log-stacked-lost = Nave Civil destruida en Nueva Caprica: { $kind }
log-forces-placed = Fuerzas de ocupación: { $count }, { $location }
log-forces-moved = Se mueven fuerzas de ocupación: { $count } → { $location }
log-forces-left = Fuerzas de ocupación que dejan el Astillero: { $count }
log-forces-destroyed = Fuerzas de ocupación destruidas: { $count }, { $location }
log-unprepared = Sin paso de Preparativos para el Salto en este turno
log-return = Galactica ha regresado
log-last-jump = { $player } ordena el salto final

# Lo que se dibuja de Nueva Caprica.
planet-away = Galactica está lejos
planet-away-note = El espacio no está en juego hasta que Galactica regrese.
planet-back = Galactica está en órbita
planet-orbiting = En órbita
planet-forces = Fuerzas de ocupación
planet-forces-at = Fuerzas de ocupación, { $location }: { $count }
planet-beside = { $count } junto al tablero
planet-stacks = Naves Civiles en Nueva Caprica
planet-locked = Bloqueadas
planet-prepared = Preparadas
planet-stacked = bloqueadas: { $locked }, preparadas: { $prepared }
planet-orbit = Regreso de Galactica
planet-returns = { $count } para el regreso
planet-mark = Vuelve

mission-attack-on-the-colony = Ataque a la Colonia
mission-cylon-civil-war = Guerra civil cylon
mission-destroy-the-hub = Destruir el Centro
mission-digging-up-the-past = Desenterrar el pasado
mission-needs-of-the-people = Necesidades del pueblo
mission-rescue-hera = Rescatar a Hera
mission-the-red-stripes = Las franjas rojas
mission-the-search-for-home = La búsqueda de un hogar
location-demetrius-bridge = Puente
location-tactical-plot = Mesa Táctica
location-captains-cabin = Camarote del Capitán
location-hybrid-tank = Tanque del Híbrido
location-datastream = Flujo de Datos
location-raider-bay = Hangar de Incursores
location-hub-destroyed = Centro destruido
board-demetrius = Demetrius
board-rebel-basestar = Estrella Base Rebelde
board-short-rebel-basestar = Rebeldes
not-offered-mission-active = Ya hay una Misión activa.
not-offered-no-toll = Cuesta 1 ficha de milagro o 1 carta de Crisis Extrema.
not-offered-three-cards = Menos de 3 cartas de Habilidad en mano.
not-offered-rebel-of-humans = La Estrella Base Rebelde está del lado humano.
not-offered-rebel-of-cylons = La Estrella Base Rebelde está del lado cylon.
ask-mission = { $player }: ¿qué Misión ha salido?
ask-raider-bay = { $player }: ¿en qué zona aparecen las naves?
option-mission = { $mission }
effect-clear-ships = Se retiran todas las naves: { $piece }
effect-clear-centurions = Se retiran todos los Centuriones a bordo
effect-leave-game = Fuera del juego: { $piece } ({ $count })
effect-miracle-for-all = Cada humano sin ficha de milagro recibe 1
effect-mission-down = La Misión se pone boca abajo; en el próximo salto vuelve al mazo
effect-rebel-humans = La Estrella Base Rebelde se une a los humanos
effect-rebel-cylons = La Estrella Base Rebelde se une a los cylons
effect-destroy-hub = Placa cylon por el reverso: Centro destruido
effect-look-at-mission = { $who }: mirar la primera carta de Misión; va encima o debajo del mazo
effect-order-crises = { $who }: mirar las primeras { $cards } cartas de Crisis; vuelven encima en cualquier orden
effect-search-skills = { $who }: elegir { $cards } de { $skill } del mazo y los descartes; barajar el resto
effect-raider-bay-raiders = { $who }: colocar { $count } Incursores en una zona y activarlos
effect-raider-bay-vipers = { $who }: colocar { $count } Vipers no tripulados en una zona y activarlos
effect-shuffle-missions = Barajar las Misiones descartadas: son el nuevo mazo
log-mission = { $player } activa { $mission }
log-mission-down = { $mission }: boca abajo
log-mission-beside = { $mission }: junto a la carta de Objetivo
log-mission-discarded = { $mission }: descartada
log-mission-back = { $mission } se baraja en el mazo de Misión
log-rebel-humans = La Estrella Base Rebelde se une a los humanos
log-rebel-cylons = La Estrella Base Rebelde se une a los cylons
log-hub-destroyed = El Centro está destruido
log-ships-cleared = { $ship }, { $area }: { $count } fuera del tablero
log-centurions-cleared = Centuriones retirados del Abordaje: { $count }
log-ships-left-game = Fuera del juego: { $ship } ({ $count })
log-centurions-left-game = Fuera del juego: { $count ->
    [one] 1 Centurión
   *[other] { $count } Centuriones
 }

# Lo que se dibuja de la Tierra.
mission = Misión
mission-active = Misión activa
mission-none = Ninguna
mission-up = Boca arriba
mission-down = Boca abajo
mission-side = La carta está
mission-counts = Distancia +{ $distance }
mission-deck = Mazo de Misión: { $count }
mission-pile = Misiones descartadas: { $count }
mission-beside = Junto a la carta de Objetivo
mission-discard = Descartes de Misión
mission-there = { $mission }: aquí
mission-no-crisis = Sin Crisis este turno
rebel-humans = Humanos
rebel-cylons = Cylons
rebel-none = No está en juego
rebel-side = Bando
hub = Centro
hub-there = Intacto
hub-destroyed = Destruido
out-of-game-count = Fuera del juego: { $count }
out-of-game-kind = Fuera del juego: { $kind }
spot-resistance-hq = Cuartel Resistencia
spot-occupation-authority = Mando de Ocupación
spot-tactical-plot = Mesa Táctica
spot-captains-cabin = Camarote
spot-hybrid-tank = Tanque del Híbrido
spot-datastream = Flujo de Datos
spot-raider-bay = Hangar Incurs.
spot-hub-destroyed = Centro

held-trauma = Trauma
held-trauma-trauma-benevolent = Benigno
held-trauma-trauma-benevolent-does = En un Aliado: el resultado de arriba.
held-trauma-trauma-antagonistic = Antagónico
held-trauma-trauma-antagonistic-does = En un Aliado: el resultado de abajo.
held-trauma-trauma-disaster = Desastre
held-trauma-trauma-disaster-does = Un humano que lo roba es ejecutado; un cylon roba 2 más.
your-trauma = Tus fichas de trauma
log-trauma-placed = { $location }: una ficha de trauma, boca abajo
log-trauma-on-ally = Una ficha de trauma al azar va sobre { $ally }
log-trauma-taken = { $player } toma la ficha de trauma: { $location }
log-trauma-laid = { $player } pone una ficha de trauma sobre { $ally }
log-trauma-gone = Se descarta la ficha de trauma de { $ally }
log-ally-met = { $player } encuentra a { $ally }: { $trauma }
log-disaster = { $player } muestra un desastre
log-trauma-mixed = Las fichas de trauma descartadas se mezclan con las demás
log-centurions-back = Todos los Centuriones retroceden 1 casilla
log-ally-came = Nuevo Aliado, { $location }: { $ally }
log-ally-boxed = { $ally } vuelve a la caja
effect-draw-trauma = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 ficha de trauma
   *[other] { $count } fichas de trauma
 }
effect-discard-trauma = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } { $count ->
    [one] 1 ficha de trauma
   *[other] { $count } fichas de trauma
 }
effect-discard-random-trauma = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } { $count ->
    [one] 1 ficha de trauma al azar
   *[other] { $count } fichas de trauma al azar
 }
effect-shoot-raiders = Cada Viper no tripulado destruye 1 Incursor en su zona
effect-centurions-back = Todos los Centuriones retroceden 1 casilla
effect-draw-loyalty = { $who }: robar 1 carta de Lealtad si la distancia es { $distance } o menos; antes se baraja 1 “No eres un cylon” en el mazo
effect-move-civilians = { $who }: puede mover cada Nave Civil a una zona adyacente
effect-take-destiny = { $who }: tomar en la mano las { $cards } primeras cartas de Destino
effect-go-anywhere = { $who }: puede ir a cualquier localización
effect-damage-unmanned = Vipers no tripulados dañados en el espacio: { $count }
option-ally-first = Primero el Aliado
option-ability-first = Primero la capacidad
option-trauma-benevolent = Benigno
option-trauma-antagonistic = Antagónico
option-trauma-disaster = Desastre
ask-go-anywhere = { $player }: ¿adónde vas?
ask-lay-trauma = { $player }: ¿qué ficha de trauma va sobre el Aliado?
ask-disasters = { $player } ha robado { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
 } de trauma. ¿Cuántos desastres?
ask-ally-or-ability = { $player }: ¿primero el Aliado o la capacidad?
ask-meet-ally = { $player }: ¿a qué Aliado encuentras?
ask-ally-token = { $player } encuentra a { $ally }. ¿Qué muestra la ficha?
ask-ally-drawn = Robad una carta de Aliado. ¿Cuál es?
ask-ally-drawn-by = { $player }: roba una carta de Aliado. ¿Cuál es?
ask-replace-ally = Más trauma entre los cylons: ¿quién sustituye al Aliado?

## The Crossroads phase

held-crossroads = Encrucijada
your-crossroads = Tu carta de Encrucijada
held-crossroads-disturbing-vision = Visión perturbadora
held-crossroads-disturbing-vision-does = Benigno: descartas 2 fichas de trauma y 2 cartas de Habilidad al azar. Antagónico: cada jugador cylon roba 2 fichas de trauma; se ejecuta al Almirante.
held-crossroads-miraculous-return = Regreso milagroso
held-crossroads-miraculous-return-does = Benigno: +1 de Moral, 1 Viper destruido vuelve a la Reserva, los Incursores actúan dos veces. Antagónico: −1 de Moral, se pierde 1 Nave Civil del montón, 1 Estrella Base recibe daño.
held-crossroads-perjury = Perjurio
held-crossroads-perjury-does = Benigno: descartas 2 cartas de Habilidad al azar; puedes descartar 2 fichas de trauma. Antagónico: robas 2 fichas de trauma; puedes robar 2 cartas de Habilidad.
held-crossroads-scanned = Escaneado
held-crossroads-scanned-does = Benigno: −1 de Moral, retiras 4 Incursores a tu elección. Antagónico: se activan los Incursores, el indicador de Flota avanza 1.
held-crossroads-strange-music = Música extraña
held-crossroads-strange-music-does = Benigno: miras todas las cartas de Lealtad de otra persona y descartas 1 ficha de trauma. Antagónico: un humano a tu elección roba 1 carta de Lealtad; cada jugador cylon roba 1 ficha de trauma.
held-crossroads-testimony = Testimonio
held-crossroads-testimony-does = Benigno: otra persona descarta 2 cartas de Habilidad al azar y puede descartar 2 fichas de trauma. Antagónico: otra persona roba 2 cartas de Habilidad y 2 fichas de trauma.
held-crossroads-the-opera-house = El teatro de la ópera
held-crossroads-the-opera-house-does = Benigno: robas 3 fichas de trauma, después otra persona roba 3. Antagónico: nada.
ask-lay-tokens = Cada persona pone boca abajo 1 ficha de trauma junto a su carta de Encrucijada.
ask-lay-one-trauma = { $player }: ¿qué ficha de trauma pones junto a tu carta de Encrucijada?
ask-trauma-shown = { $player } muestra { $card }. ¿Qué muestra la ficha de trauma?
ask-crossroads-result = { $player } no tiene ficha de trauma junto a { $card }. ¿Qué resultado?
ask-crossroads-card = { $player } muestra su carta de Encrucijada. ¿Cuál es?
ask-antagonistic-held = { $player } muestra todo su trauma. ¿Cuántas fichas son antagónicas?
ask-benevolent-held = { $player } muestra todo su trauma. ¿Cuántas fichas son benignas?
ask-eliminate = Empate en el Juicio. El Presidente elige quién queda fuera.
ask-damage-basestar = ¿Qué Estrella Base recibe daño?
option-all-laid = Fichas puestas
effect-act-again = { $ship }: actúan otra vez
effect-receive-loyalty = { $who }: baraja 1 “No eres un cylon” en el mazo de Lealtad y roba 1 carta
effect-return-vipers = Vipers destruidos que vuelven a la Reserva: { $count }
effect-damage-basestar = 1 Estrella Base recibe daño
log-crossroads = Empieza la fase de Encrucijada. El indicador de Flota vuelve al Inicio
log-token-laid = { $player } pone boca abajo una ficha de trauma
log-crossroads-benevolent = { $player }: { $card }, resultado benigno
log-crossroads-antagonistic = { $player }: { $card }, resultado antagónico
log-trial = El Juicio: cartas de Encrucijada, Aliados y su trauma salen del juego
log-antagonistic-shown = { $player } muestra trauma antagónico: { $shown }, cuentan { $left }
log-benevolent-shown = { $player } muestra trauma benigno: { $shown }, cuentan { $left }
log-eliminated = { $player } queda fuera de la partida
log-crossroads-over = Termina la fase de Encrucijada
log-act-again = { $ship }: actúan otra vez

## Allies, trauma tokens, Crossroads and who is out, on the pages

ally-named = { $ally } (Aliado)
ally-with-trauma = { $ally } (Aliado, ficha de trauma)
trauma-lies = Ficha de trauma
trauma-laid = ficha de trauma puesta
crossroads-phase = Encrucijada
crossroads-part-battle = Batalla
crossroads-part-cards = Cartas
crossroads-part-trial = Juicio
crossroads-card = { $player }: { $card }
crossroads-benevolent = Resultado benigno
crossroads-antagonistic = Resultado antagónico
crossroads-disaster = Sin resultado
eliminated-you = Estás fuera de la partida
eliminated-note = Quien queda fuera pierde, gane quien gane. El resto sigue jugando.
has-trauma = { $cards ->
    [one] 1 ficha de trauma
   *[other] { $cards } fichas de trauma
 }
