# What the rules say: names of things, questions, answers, log lines, refusals. The ids are the rules' own.

## Names on the components

resource-fuel = Combustible
resource-food = Alimentos
resource-morale = Moral
resource-population = Población

title-president = Presidente
title-admiral = Almirante
title-cag = CAG

character-william-adama = William Adama
character-saul-tigh = Saul Tigh
character-helo = Karl “Helo” Agathon
character-laura-roslin = Laura Roslin
character-gaius-baltar = Gaius Baltar
character-tom-zarek = Tom Zarek
character-apollo = Lee “Apollo” Adama
character-starbuck = Kara “Starbuck” Thrace
character-boomer = Sharon “Boomer” Valerii
character-galen-tyrol = “Chief” Galen Tyrol

ability-inspirational-leader = Líder inspirador
ability-command-authority = Autoridad de mando
ability-cylon-hatred = Odio a los cylons
ability-declare-martial-law = Declarar la ley marcial
ability-alcoholic = Alcohólico
ability-moral-compass = Brújula moral
ability-religious-visions = Visiones religiosas
ability-skilled-politician = Política hábil
ability-terminal-illness = Enfermedad terminal
ability-delusional-intuition = Intuición delirante
ability-cylon-detector = Detector de cylons
ability-friends-in-low-places = Contactos con los bajos fondos
ability-unconventional-tactics = Tácticas poco ortodoxas
ability-cag = CAG
ability-secret-destiny = Destino secreto
ability-insubordinate = Insubordinada
ability-recon = Reconocimiento
ability-mysterious-intuition = Intuición misteriosa
ability-maintenance-engineer = Ingeniero de mantenimiento
ability-blind-devotion = Devoción ciega

skill-politics = Política
skill-leadership = Liderazgo
skill-tactics = Táctica
skill-piloting = Pilotaje
skill-engineering = Ingeniería
skill-treachery = Traición

skill-card-consolidate-power = Consolidar el poder
skill-card-investigative-committee = Comité de investigación
skill-card-executive-order = Orden ejecutiva
skill-card-declare-emergency = Declarar emergencia
skill-card-launch-scout = Lanzar explorador
skill-card-strategic-planning = Planificación estratégica
skill-card-evasive-maneuvers = Maniobras evasivas
skill-card-maximum-firepower = Máxima potencia de fuego
skill-card-repair = Reparación
skill-card-scientific-research = Investigación científica

choice-check = la prueba
choice-first = la primera opción
choice-second = la segunda opción

location-ftl-control = Control de Saltos
location-weapons-control = Control de Armamento
location-command = Puente de Mando
location-communications = Comunicaciones
location-admirals-quarters = Despacho del Almirante
location-research-lab = Laboratorio de Investigación
location-hangar-deck = Hangar
location-armory = Arsenal
location-sickbay = Enfermería
location-brig = Prisión
location-press-room = Sala de Prensa
location-presidents-office = Despacho Presidencial
location-administration = Administración
location-caprica = Caprica
location-cylon-fleet = Flota Cylon
location-human-fleet = Flota Humana
location-resurrection-ship = Nave Resurrección

area-bow = proa
area-fore-starboard = estribor delantero
area-aft-starboard = estribor trasero
area-stern = popa
area-aft-port = babor trasero
area-fore-port = babor delantero
area-cylon-fleet-bow = Flota Cylon, proa
area-cylon-fleet-fore-starboard = Flota Cylon, estribor delantero
area-cylon-fleet-aft-starboard = Flota Cylon, estribor trasero
area-cylon-fleet-stern = Flota Cylon, popa
area-cylon-fleet-aft-port = Flota Cylon, babor trasero
area-cylon-fleet-fore-port = Flota Cylon, babor delantero

loyalty-not-a-cylon = No eres un cylon
loyalty-not-a-cylon-means = Ganas con los humanos, mientras ninguna de tus cartas diga otra cosa.
loyalty-cylon-damage-galactica = Eres un cylon
loyalty-cylon-damage-galactica-means = Ganas con los cylons. Al descubrirte puedes dañar Galactica.
loyalty-cylon-damage-galactica-option = Eres un cylon: dañar Galactica
loyalty-cylon-reduce-morale = Eres un cylon
loyalty-cylon-reduce-morale-means = Ganas con los cylons. Al descubrirte puedes bajar la Moral.
loyalty-cylon-reduce-morale-option = Eres un cylon: bajar la Moral
loyalty-cylon-send-to-sickbay = Eres un cylon
loyalty-cylon-send-to-sickbay-means = Ganas con los cylons. Al descubrirte puedes enviar a un personaje a la Enfermería.
loyalty-cylon-send-to-sickbay-option = Eres un cylon: enviar a la Enfermería
loyalty-cylon-send-to-brig = Eres un cylon
loyalty-cylon-send-to-brig-means = Ganas con los cylons. Al descubrirte puedes enviar a un personaje a la Prisión.
loyalty-cylon-send-to-brig-option = Eres un cylon: enviar a la Prisión
loyalty-sympathizer = Eres un simpatizante
loyalty-sympathizer-means = Muestra esta carta al momento. Los medidores deciden tu bando.

skill-politics-1 = Política 1
skill-politics-2 = Política 2
skill-politics-3 = Política 3
skill-politics-4 = Política 4
skill-politics-5 = Política 5
skill-leadership-1 = Liderazgo 1
skill-leadership-2 = Liderazgo 2
skill-leadership-3 = Liderazgo 3
skill-leadership-4 = Liderazgo 4
skill-leadership-5 = Liderazgo 5
skill-tactics-1 = Táctica 1
skill-tactics-2 = Táctica 2
skill-tactics-3 = Táctica 3
skill-tactics-4 = Táctica 4
skill-tactics-5 = Táctica 5
skill-piloting-1 = Pilotaje 1
skill-piloting-2 = Pilotaje 2
skill-piloting-3 = Pilotaje 3
skill-piloting-4 = Pilotaje 4
skill-piloting-5 = Pilotaje 5
skill-engineering-1 = Ingeniería 1
skill-engineering-2 = Ingeniería 2
skill-engineering-3 = Ingeniería 3
skill-engineering-4 = Ingeniería 4
skill-engineering-5 = Ingeniería 5
skill-treachery-1 = Traición 1
skill-treachery-2 = Traición 2
skill-treachery-3 = Traición 3
skill-treachery-4 = Traición 4
skill-treachery-5 = Traición 5

## Questions and answers

ask-choose-character = { $player } elige personaje
ask-launch-viper = { $player } se lanza en un Viper
ask-start = { $player }: ¿dónde empieza tu personaje?
ask-deal-loyalty = Repartir las cartas de Lealtad
ask-deal-loyalty-by-hand = { $mutineer ->
    [0] Repartir las cartas de Lealtad: { $cylon } “Eres un cylon”, { $human } “No eres un cylon”
   *[other] Repartir las cartas de Lealtad: { $cylon } “Eres un cylon”, { $human } “No eres un cylon”, 1 “Eres el Amotinado”
 }
ask-read-loyalty = { $player } lee en secreto
ask-close-reading = { $waiting ->
    [0] Todo el mundo ha leído
    [one] Falta 1 persona por leer
   *[other] Faltan { $waiting } personas por leer
 }
ask-lay-out-position = Montar el tablero tal como está y jugar
ask-take-turn = { $you ->
    [player] Es tu turno
   *[other] Turno de { $player }
 }
ask-take-turn-twice = { $you ->
    [player] Es tu turno
   *[other] Turno de { $player }
 }: dos acciones
ask-discard-to-limit = { $you ->
    [player] Descartas
   *[other] { $player } descarta
 } { $cards ->
    [one] 1 carta de Habilidad
   *[other] { $cards } cartas de Habilidad
 }
ask-discard-to-limit-random = { $you ->
    [player] Descartas
   *[other] { $player } descarta
 } { $cards ->
    [one] 1 carta de Habilidad al azar
   *[other] { $cards } cartas de Habilidad al azar
 }
ask-pick-for-action = { $you ->
    [player] Eliges
   *[other] { $player } elige
 } a una persona: { $action }
ask-granted-action = { $you ->
    [player] Puedes
   *[other] { $player } puede
 } actuar ahora: { $actions ->
    [one] 1 acción
   *[other] 2 acciones, o un movimiento y 1 acción
 }
ask-by-hand = { $player }: { $name }
ask-revealed = { $you ->
    [player] Te descubres
   *[other] { $player } se descubre
 } como cylon
ask-choose-ship = ¿Qué nave recibe el daño?
ask-draw-damage = Robar una ficha de Daño en Galactica
ask-draw-either = Robar una ficha de Daño en { $ship } o en { $others }
ask-choose-area = ¿Los Incursores de qué zona actúan ahora?
ask-boards-first = { $count ->
    [one] Queda un Centurión. ¿Dónde aborda un Incursor Pesado?
   *[other] Quedan { $count } Centuriones. ¿Dónde abordan primero los Incursores Pesados?
 }
ask-choose-viper = ¿Qué Viper ataca el Incursor? ({ $area })
ask-choose-civilian = ¿Qué Nave Civil se destruye? ({ $area })
ask-launch-fewer = ¿Cuántas naves lanza esta Estrella Base? { $ship } ({ $area })
ask-react = { $attack }: { $result }, { $hit }
ask-choose-look = { $you ->
    [player] Miras
   *[other] { $player } mira
 } Naves Civiles: elegir { $number ->
    [1] la primera
   *[other] la segunda
 }
ask-move-civilian = { $player }: ¿mover la nave { $ship }? ({ $area })
ask-reveal-civilian = Da la vuelta a la Nave Civil. ¿Qué era? ({ $area })
ask-draw-basestar-damage = Robar una ficha de Daño en Estrella Base, { $area }
ask-place-ship = Faltan piezas: { $piece } ({ $left ->
    [one] queda 1
   *[other] quedan { $left }
 }). ¿Dónde va la siguiente?
ask-alert-pilot = { $you ->
    [player] Puedes
   *[other] { $player } puede
 } pilotar un Viper recién colocado

ask-activate-viper = { $you ->
    [player] Activas
   *[other] { $player } activa
 } Vipers: { $left ->
    [one] 1 activación más
   *[other] { $left } activaciones
 }
ask-own-viper = { $you ->
    [player] Pilotas
   *[other] { $player } pilota
 }: mover o atacar
ask-own-viper-escorts = { $you ->
    [player] Pilotas
   *[other] { $player } pilota
 }: mover, atacar o escoltar
ask-maximum-firepower = { $you ->
    [player] Atacas
   *[other] { $player } ataca
 }: { $left ->
    [one] una vez más
   *[other] hasta { $left } veces
 }
ask-recall-viper = La Reserva está vacía. ¿Qué Viper { $you ->
    [player] devuelves
   *[other] devuelve { $player }
 }?
ask-weapons-target = ¿A qué { $you ->
    [player] disparas
   *[other] dispara { $player }
 }?
ask-nuke-target = ¿Contra qué Estrella Base { $you ->
    [player] usas
   *[other] usa { $player }
 } el Arma Nuclear?
ask-armory-target = ¿A qué Centurión { $you ->
    [player] atacas
   *[other] ataca { $player }
 }?
ask-name-crisis = { $player }: ¿qué Crisis es?
ask-play-held = { $player }: ¿qué carta juegas? ({ $kind })
ask-discard-held = { $player }: ¿qué carta descartas? ({ $kind })
ask-reveal-held = { $player }: ¿revelas otra carta? ({ $kind })
ask-choose-option = { $you ->
    [player] ¿Qué opción eliges?
   *[other] { $player }: ¿qué opción?
 }
ask-begin-attack = { $card }: { $you ->
    [player] puedes
   *[other] { $player } puede
 } hacer robar otra carta
ask-begin-crisis = { $you ->
    [player] Puedes
   *[other] { $player } puede
 } cambiar esto
ask-confirm = Resultado
ask-confirm-of = Resultado: { $card }
ask-accuse-self = { $player } acusa a su propio personaje. ¿Seguro?
ask-add-cards = { $player }: ¿cuántas cartas aportas?
ask-add-cards-face-up = { $player }: ¿cuántas cartas aportas boca arriba?
ask-tell-cards = Anotar las cartas: { $left ->
    [one] falta 1
   *[other] faltan { $left }
 }
ask-tell-total = ¿Cuál es el total?
ask-ability-order = ¿Qué capacidad va primero?
ask-remove-for-viper = { $player }: ¿dañas un Viper por { $card } y retiras una carta de la prueba?
ask-take-weak = { $player }: ¿tomas en tu mano una carta de Pericia { $strength } o menos por { $card }?
ask-play-one = { $player }: ¿juegas otra carta boca arriba en la prueba por { $card }?
ask-enough-for = { $player }: ¿activas un Viper no tripulado por { $card }? Solo si hay en la prueba cartas de { $skill } que sumen { $strength } o más.
ask-treachery = Prueba desesperada: ¿qué carta del mazo de Traición habéis revelado?
ask-treachery-next = { $card }: revelad otra. ¿Qué carta es?
ask-total-again = El total era { $total }. ¿Cuál es ahora?
ask-tell-total-of-hands = Solo mira el arbitraje: { $left ->
    [0] anota las cartas de las manos, o su total
    [one] anota la carta de una mano, o su total
   *[other] anota las { $left } cartas de las manos, o su total
 }
ask-check-result = Total { $total } contra { $difficulty }
ask-name-destination = { $player }: { $cards ->
    [one] ¿qué destino es?
   *[other] ¿cuál de los destinos? ({ $cards })
 }
ask-scout = { $player }: ¿qué mazo miras?
ask-place-destination = { $player }: ¿dónde va la carta de Salto?
ask-choose-destination = { $you ->
    [player] Eliges
   *[other] { $player } elige
 } destino en secreto
ask-sympathizer = ¿Quién ha recibido el Simpatizante?
ask-pass-sympathizer = { $you ->
    [player] Puedes
   *[other] { $player } puede
 } pasar el Simpatizante
ask-mutineer = ¿Quién ha mostrado al Amotinado?
ask-pass-mutineer = { $you ->
    [player] Das
   *[other] { $player } da
 } el Amotinado a un humano
ask-hand-on = { $you ->
    [player] Das
   *[other] { $player } da
 } las cartas de Lealtad boca abajo a un humano
ask-last-mutineer = { $you ->
    [player] Eliges
   *[other] { $player } elige
 } quién roba 1 carta de Lealtad
ask-mutineer-order = { $player }: ¿primero el salto o la carta de Motín?
option-jump-first = Primero el salto
option-mutiny-first = Primero la carta de Motín
ask-goal = { $you ->
    [player] Revelas
   *[other] { $player } revela
 } un Objetivo Personal
ask-goal-cards = { $you ->
    [player] Descartas
   *[other] { $player } descarta
 } cartas de Habilidad con Pericia total de 20 o más: ¿cuántas?
ask-executed-shows = { $you ->
    [player] ¿Qué carta de Lealtad muestras?
   *[other] ¿Qué carta de Lealtad muestra { $player }?
 }
ask-final-five = ¿Qué carta de los Cinco Últimos ha visto { $player }?
ask-final-five-shown = ¿Cuántas cartas de los Cinco Últimos muestra { $player }?
ask-final-five-others = ¿Cuántas otras cartas de los Cinco Últimos muestra { $player }?
ask-final-five-order = ¿Qué carta de los Cinco Últimos va primero?
ask-goals-at-end = ¿Qué Objetivos Personales tenían los humanos sin revelar?
ask-name-mutiny = { $you ->
    [player] Juegas
   *[other] { $player } juega
 } una carta de Motín
ask-pick-player = { $you ->
    [player] Eliges
   *[other] { $player } elige
 } a una persona
ask-may-pick-player = { $you ->
    [player] Puedes
   *[other] { $player } puede
 } elegir a una persona
ask-choose-course = { $you ->
    [player] ¿Cuál eliges?
   *[other] { $player }: ¿cuál?
 }
ask-assault-raptor-stays = { $you ->
    [player] ¿Se queda el Raptor de asalto, { $area }?
   *[other] { $player }: ¿se queda el Raptor de asalto, { $area }?
 }
ask-choose-first = { $you ->
    [player] ¿Cuál haces primero?
   *[other] { $player }: ¿cuál primero?
 }
ask-choose-then = { $you ->
    [player] ¿Y después?
   *[other] { $player }: ¿y después?
 }
ask-released = ¿Adónde { $you ->
    [player] vas
   *[other] va { $player }
 } desde la Prisión?
ask-infiltrate = ¿Dónde te infiltras en Galactica?
ask-swap-quorum = { $player }: ¿cuántas cartas de Quórum cambias?
ask-discard-destiny = { $player }: ¿qué carta de Destino descartas?
ask-place-civilian = { $player }: ¿dónde se coloca la Nave Civil?
ask-clear-area = { $player }: ¿de qué zona salen las naves cylons?
ask-place-ships = { $player }: ¿en qué zona aparecen las naves cylons?
ask-place-beyond = { $player }: ¿qué zona del tablero de la Flota Cylon?
ask-return-civilian = { $player }: ¿qué Nave Civil vuelve al montón?
ask-defend-civilian = { $player }: ¿qué Nave Civil defiendes?
ask-repair-location = { $player }: ¿qué localización reparas?
ask-may-launch = { $player }: ¿lanzarse en un Viper?
ask-destroy-viper = { $player }: ¿qué Viper se destruye?
ask-damage-viper = { $player }: ¿qué Viper se daña?
ask-destroy-raider = { $player }: ¿qué Incursor se destruye?
ask-destroy-heavy-raider = { $player }: ¿qué Incursor Pesado se destruye?
ask-destroy-centurion = { $player }: ¿qué Centurión se destruye?
ask-restore-viper = { $player }: ¿qué Viper vuelve a la Reserva?
ask-civilian-drawn = { $player }: ¿qué Nave Civil ha salido?
ask-civilian-destroyed = { $player }: ¿qué Nave Civil se destruye?
ask-see-loyalty = { $you ->
    [player] Miras
   *[other] { $player } mira
 } { $cards ->
    [one] 1 carta de Lealtad
   *[other] { $cards } cartas de Lealtad
 }: { $you ->
    [at] la tuya
   *[other] { $at }
 }
ask-name-quorum = { $player }: ¿qué carta de Quórum juegas?
effect-gain = +{ $by } de { $resource }
effect-loss = −{ $by } de { $resource }
effect-if-below = Solo con { $resource } por debajo de { $below }:
effect-fleet-forward = Medidor de Salto: { $count ->
    [one] avanza 1 casilla
   *[other] avanza { $count } casillas
 }
effect-fleet-back = Medidor de Salto: { $count ->
    [one] retrocede 1 casilla
   *[other] retrocede { $count } casillas
 }
effect-distance = Distancia recorrida +{ $by }
effect-discard = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
 }
effect-discard-random = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } { $count ->
    [one] 1 carta de Habilidad al azar
   *[other] { $count } cartas de Habilidad al azar
 }
effect-discard-all = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } todas las cartas de Habilidad
effect-draw = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
 } de { $you ->
    [who] tus
   *[other] sus
 } tipos
effect-draws = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $draws }
effect-move = { $you ->
    [who] Vas
   *[other] { $who }
 } → { $location }
effect-stays-there = { $you ->
    [who] Te quedas
   *[other] { $who } se queda
 } en la Prisión
effect-move-all = Todo el mundo: { $from } → { $location }
effect-draw-mutiny = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 carta de Motín
   *[other] { $count } cartas de Motín
 }
effect-execute = { $you ->
    [who] Tu personaje: ejecución
   *[other] { $who }: ejecución
 }
effect-move-colonial-one = Todo el mundo en la Colonial Uno → { $location }
effect-release = { $you ->
    [who] Sales
   *[other] { $who } sale
 } de la Prisión a una localización de Galactica
effect-pick = { $you ->
    [who] Eliges
   *[other] { $who } elige
 } a una persona:
effect-may-pick = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } elegir a una persona:
effect-title = { $you ->
    [who] Recibes
   *[other] { $who } recibe
 } el cargo de { $title }
effect-choose = { $you ->
        [who] Eliges una
       *[other] { $who } elige una
     }:
effect-choose-several = { $you ->
        [who] Eliges { $count } distintas
       *[other] { $who } elige { $count } distintas
     }:
effect-either = Una opción:
effect-or = Otra opción:
effect-or-nothing = O parar
effect-roll = { $you ->
    [who] Tiras
   *[other] { $who } tira
 }
effect-on-faces = De { $from } a { $to }:
effect-place = { $piece }: +{ $count }, { $area }
effect-lose-civilians = { $count ->
    [one] Se destruye 1 Nave Civil del montón
   *[other] Se destruyen { $count } Naves Civiles del montón
 }
effect-lose-raptors = { $count ->
    [one] Se destruye 1 Raptor
   *[other] Se destruyen { $count } Raptors
 }
effect-restore-raptors = { $count ->
    [one] 1 Raptor destruido vuelve a la Reserva
   *[other] Hasta { $count } Raptors destruidos vuelven a la Reserva
 }
effect-restore-vipers = { $count ->
    [one] 1 Viper dañado o destruido vuelve a la Reserva
   *[other] Hasta { $count } Vipers dañados o destruidos vuelven a la Reserva
 }
effect-damage-reserve = { $count ->
    [one] Se daña 1 Viper de la Reserva
   *[other] Se dañan { $count } Vipers de la Reserva
 }
effect-damage-space = { $count ->
    [one] Se daña 1 Viper en el espacio
   *[other] Se dañan { $count } Vipers en el espacio
 }
effect-recall = Todos los Vipers del espacio vuelven a la Reserva y quien los pilota, al Hangar
effect-board = { $count ->
    [one] Sube a bordo 1 Centurión
   *[other] Suben a bordo { $count } Centuriones
 }
effect-damage = { $count ->
    [one] Galactica recibe 1 ficha de Daño
   *[other] Galactica recibe { $count } fichas de Daño
 }
effect-choose-damage = Robar { $cards } fichas de Daño; { $count } para Galactica
effect-nuke = El Almirante pierde 1 Arma Nuclear
effect-launch-nuke = Se usa un Arma Nuclear contra la Estrella Base que se elija
effect-remove-nukes = Todas las Armas Nucleares salen del juego, también las de fuera del tablero
effect-gain-nuke = El Almirante recibe 1 Arma Nuclear, si queda alguna
effect-repair-all-vipers = Todos los Vipers dañados vuelven a la Reserva
effect-activate = Actúan naves cylons: { $icons }
effect-destroy-raiders = { $count ->
    [one] Se destruye 1 Incursor
   *[other] Se destruyen { $count } Incursores
 }
effect-destroy-heavy-raider = Se destruye 1 Incursor Pesado
effect-destroy-centurion = Se destruye 1 Centurión
effect-look = { $you ->
    [who] Miras
   *[other] { $who } mira
 } 1 carta de Lealtad al azar de { $at }
effect-look-all = { $you ->
    [who] Miras
   *[other] { $who } mira
 } todas las cartas de Lealtad de { $at }
effect-no-looking = Sabotaje del detector: nadie mira cartas de Lealtad
effect-give-loyalty = Las demás cartas de Lealtad → { $you ->
    [who] tú
   *[other] { $who }
 }
effect-take-card = { $you ->
    [who] Miras la mano de { $from } y tomas
   *[other] { $who } mira la mano de { $from } y toma
 } 1 carta de Habilidad
effect-infiltrate = { $you ->
    [who] Te infiltras
   *[other] { $who } se infiltra
 } en una localización de Galactica
effect-miracle = { $who }, fichas de milagro: { $count }
effect-cylons-may = Cada cylon descubierto también puede hacerlo
effect-basestar-damaged = { $count ->
    [one] Lleva 1 ficha de Daño
   *[other] Lleva { $count } fichas de Daño
 }
effect-destroy-cylons = Se destruyen todas las naves cylons del tablero
effect-destroy-in = { $piece }: −{ $count }, { $area }
effect-lose-ship = Se destruye la Nave Civil { $ship }
effect-activate-vipers = { $you ->
    [who] Activas
   *[other] { $who } activa
 } { $count ->
    [one] 1 Viper no tripulado
   *[other] { $count } Vipers no tripulados
 }
effect-launch-pilots = Cada piloto en Galactica puede lanzarse en un Viper
effect-may-launch = { $you ->
    [who] Puedes lanzarte
   *[other] { $who } puede lanzarse
 } en un Viper
effect-discard-quorum = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } { $count ->
    [one] 1 carta de Quórum
   *[other] { $count } cartas de Quórum
 }
effect-discard-quorum-random = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } { $count ->
    [one] 1 carta de Quórum al azar
   *[other] { $count } cartas de Quórum al azar
 }
effect-swap-quorum = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } descartar cartas de Quórum y robar otras tantas
effect-take-all-cards = { $you ->
    [who] Tomas
   *[other] { $who } toma
 } todas las cartas de Habilidad de la mano de { $from }
effect-draw-mutiny-if-none = Sin carta de Motín: { $you ->
    [who] robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 carta de Motín
   *[other] { $count } cartas de Motín
 }
effect-draw-mutiny-keep-one = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 carta de Motín
   *[other] { $count } cartas de Motín
 }: solo 1 se queda en la mano, y nadie va a la Prisión
effect-if-executed = Solo si una ejecución ha costado Moral:
effect-if-holds = Solo si { $who } tiene alguna carta de { $kind }:
effect-end-lasting = Se descarta “{ $card }” y el cargo no cambia
effect-into-destiny = Barajar en el mazo de Destino: { $cards } de { $skill }
effect-new-destiny-of = Descartar el mazo de Destino y formar otro: { $cards } de { $skill }
effect-search-destiny = { $you ->
    [who] Miras el mazo de Destino, descartas
   *[other] { $who } mira el mazo de Destino, descarta
 } { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } y { $you ->
    [who] barajas
   *[other] baraja
 } el mazo
effect-look-at-crises = { $you ->
    [who] Puedes mirar
   *[other] { $who } puede mirar
 } { $cards ->
    [one] la primera carta de Crisis
   *[other] las primeras { $cards } cartas de Crisis
 }: cada una va encima o debajo del mazo, en cualquier orden
effect-look-at-bottom = { $you ->
    [who] Miras
   *[other] { $who } mira
 } la última carta de un mazo, salvo Lealtad y Motivación
effect-another-destination = Esta carta se descarta: se roba otro destino y se resuelve
effect-release-all = Quien esté en la Prisión puede ir a una localización de Galactica
effect-may-leave-brig = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } salir de la Prisión e ir a una localización de Galactica
effect-may-leave-for-anywhere = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } salir de la Prisión e ir a cualquier localización
effect-highest-gain = El Recurso más alto: +{ $by }
effect-highest-loss = El Recurso más alto: −{ $by }
effect-lowest-gain = El Recurso más bajo: +{ $by }
effect-lowest-loss = El Recurso más bajo: −{ $by }
effect-place-civilians = { $you ->
    [who] Colocas
   *[other] { $who } coloca
 } { $count ->
    [one] 1 Nave Civil
   *[other] { $count } Naves Civiles
 }, primero en las zonas que no tengan ninguna
effect-clear-area = { $you ->
    [who] Eliges
   *[other] { $who } elige
 } una zona del espacio: sus naves cylons salen del tablero
effect-place-ships = { $you ->
    [who] Eliges
   *[other] { $who } elige
 } una zona del espacio. Allí: { $basestars ->
    [one] 1 Estrella Base
   *[other] { $basestars } Estrellas Base
 }, { $raiders ->
    [one] 1 Incursor
   *[other] { $raiders } Incursores
 }
effect-place-beyond = { $basestars ->
    [0] { $raiders ->
        [one] 1 Incursor
       *[other] { $raiders } Incursores
     }
    [one] 1 Estrella Base
   *[other] { $basestars } Estrellas Base
 } al tablero de la Flota Cylon
effect-below-raiders = { $you ->
    [who] Tiras
   *[other] { $who } tira
 }. Menos que el número de Incursores ({ $raiders }):
effect-return-civilian = { $you ->
    [who] Eliges
   *[other] { $who } elige
 } una Nave Civil en el espacio: vuelve al montón sin mirarla
effect-defend-civilian = { $you ->
    [who] Eliges
   *[other] { $who } elige
 } una Nave Civil: se destruyen hasta { $raiders } Incursores o { $heavy } Incursor Pesado de su zona; luego, con 1–{ $to }, también la nave
effect-repair-location = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } reparar una localización dañada
effect-damage-any = { $count ->
    [one] Se daña 1 Viper en el espacio o en la Reserva
   *[other] Se dañan { $count } Vipers en el espacio o en la Reserva
 }
effect-destroy-vipers = { $count ->
    [one] Se destruye 1 Viper dañado o de la Reserva
   *[other] Se destruyen { $count } Vipers dañados o de la Reserva
 }
effect-repair-vipers = { $count ->
    [one] 1 Viper dañado vuelve a la Reserva
   *[other] Hasta { $count } Vipers dañados vuelven a la Reserva
 }
effect-draw-quorum = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 carta de Quórum
   *[other] { $count } cartas de Quórum
 }
effect-play-one-drawn = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count } cartas de Quórum: 1 se juega, las demás van debajo del mazo
effect-crisis-of-two = Robar 2 cartas de Crisis: 1 se resuelve, la otra va debajo del mazo
effect-crisis-of-two-discard = Robar 2 cartas de Crisis: 1 se resuelve, la otra se descarta sin verse
effect-play-quorum = { $you ->
    [who] Puedes
   *[other] { $who } puede
 } jugar una carta de Quórum
effect-draw-held = { $you ->
    [who] Robas
   *[other] { $who } roba
 } { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } ({ $kind })
effect-discard-held = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } 1 carta de { $kind }
effect-swap-held = { $you ->
    [who] Descartas
   *[other] { $who } descarta
 } 1 carta y { $you ->
    [who] robas
   *[other] roba
 } otra ({ $kind })
effect-another-crisis = Llega otra Crisis, tras las naves cylons
effect-everybody-acts = Por turnos, cada persona puede hacer una acción o moverse, también los cylons descubiertos
effect-quorum-under = { $you ->
    [who] Eliges
   *[other] { $who } elige
 } { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } de Quórum de la mano del Presidente: van debajo del mazo
effect-fleet-jumps = La flota salta
effect-stays = La carta permanece en juego
effect-stays-with = La carta queda delante de { $you ->
    [who] ti
   *[other] { $who }
 }
effect-removed = La carta se elimina del juego
effect-add-jump-icon = La próxima Crisis de este turno cuenta como si tuviera icono de salto
effect-pursue = La Persecución avanza: 1 casilla
effect-not-affected = { $who } es cylon descubierto: sin efecto
effect-destiny-across = Primero { $first ->
    [one] la última carta de Destino
   *[other] las últimas { $first } cartas de Destino
 }, después { $more } de un mazo de Destino nuevo
effect-destiny-cards = { $cards ->
    [one] Primero, 1 carta de Destino
   *[other] Primero, { $cards } cartas de Destino
 }
effect-new-destiny = El mazo de Destino se ha acabado: barajad otro con { $each ->
    [one] 1 carta
   *[other] { $each } cartas
 } de cada tipo
effect-on-pass = Éxito ({ $difficulty } o más)
effect-on-partial = Éxito parcial ({ $difficulty } o más)
effect-on-fail = Fallo
effect-on-consequence = Consecuencia, si hay una carta con capacidad de prueba
effect-no-effect = sin efecto
effect-check-cards-all-taken = { $player } toma las cartas de la prueba
aside-action-unused = { $player } aún no ha hecho ninguna acción. ¿Terminar el turno?
aside-turn-not-over = A { $player } le quedan pasos, el siguiente: { $step }. ¿Terminar el turno?
aside-crisis-unresolved = La Crisis del turno de { $player } está sin resolver. ¿Seguir sin ella?
aside-action-and-crisis = { $player } no ha hecho ninguna acción, y la Crisis de este turno está sin resolver. ¿Terminar el turno?
effect-check-cards-discarded = { $cards ->
    [one] La carta de la prueba se descarta
   *[other] Las { $cards } cartas de la prueba se descartan, cada una en el montón de su tipo
 }
effect-check-cards-taken = { $player } toma las cartas de la prueba: { $cards }
effect-by-hand = Haced lo que dice la carta
who-player = { $player }
who-everyone = Todo el mundo
who-humans = Cada humano
who-cylons = Cada cylon descubierto
who-picked = la persona elegida
who-nobody = Nadie
draw-of = { $cards } de { $skill }
draw-either = { $cards ->
    [one] 1 de { $skills }
   *[other] { $cards } de { $skills }
 }
draw-type = { $skill }
draw-or = { $first } o { $rest }
draw-any = { $cards ->
    [one] 1 carta de cualquier tipo
   *[other] { $cards } cartas de cualquier tipo
 }
draw-different = { $cards } cartas de tipos distintos
draw-and = { $first } y { $rest }
draw-list = { $first }, { $rest }
effect-look-at-deck = Mirar la primera carta de Crisis o de Salto; va encima o debajo del mazo
effect-look-at-destination = Mirar la primera carta de Salto; va encima o debajo del mazo
effect-look-at-crisis = Puedes mirar la primera carta de Crisis; va encima o debajo del mazo

attack-raider-viper = Incursor → Viper no tripulado, { $area }
attack-raider-kind = Incursor → { $kind }, { $area }
attack-raider-pilot = Incursor → Viper de { $player }, { $area }
attack-raider-galactica = Incursor → Galactica, { $area }
attack-basestar-galactica = Estrella Base → Galactica, { $area }
attack-viper-ship = Viper no tripulado → { $ship }, { $area }
attack-kind-ship = { $kind } → { $ship }, { $area }
attack-pilot-ship = { $player } → { $ship }, { $area }
attack-weapons-control = Galactica → { $ship }, { $area }
attack-nuke = Arma Nuclear → Estrella Base, { $area }
attack-armory = Disparo al Centurión de la casilla { $space }
attack-raptor = Raptor en riesgo: vuelve con { $needed } o más
attack-placing = Flota Cylon ({ $ship })
pursuit-track = Persecución
pursuit-left = ataque en { $count }
attack-number = Tirada: 1–{ $low } o { $low ->
    [2] 3–8
    [3] 4–8
    [4] 5–8
    [5] 6–8
    [6] 7–8
    [7] 8
   *[other] más
 }

action-command = Puente de Mando
action-cag = CAG
action-own-viper = pilotar tu Viper
action-maximum-firepower = Máxima potencia de fuego
action-hangar-deck = Hangar
action-weapons-control = Control de Armamento
action-nuke = Arma Nuclear
action-armory = Arsenal
action-raptor = Raptor en riesgo

hit-nothing = sin efecto
hit-viper-damaged = daño
hit-viper-destroyed = se destruye
hit-ship-destroyed = se destruye
hit-galactica-damaged = daño en Galactica
hit-basestar-damaged = daño
hit-basestar-damaged-twice = Estrella Base: dos daños
hit-basestar-destroyed = Estrella Base destruida
hit-basestar-and-raiders-destroyed = Estrella Base destruida, con hasta 3 Incursores
hit-centurion-destroyed = se destruye
hit-raptor-returned = éxito
hit-raptor-destroyed = se pierde el Raptor
hit-placed = colocada
hit-low = primer tramo
hit-high = segundo tramo

reason-raider-viper = Un Incursor ataca antes los Vipers de su zona ({ $area })
reason-raider-civilian = Sin Vipers: el Incursor destruye una Nave Civil ({ $area })
reason-raider-moves = Sin objetivo: el Incursor va hacia la Nave Civil más cercana → { $to }
reason-raider-galactica = Sin Naves Civiles en el espacio: el Incursor ataca Galactica ({ $area })
reason-centurions = Primero avanzan los Centuriones a bordo, una casilla cada uno
reason-centurions-too = Cada Centurión a bordo avanza una casilla, también los nuevos
reason-heavy-raiders = Los Incursores Pesados en zona de lanzamiento abordan; los demás van hacia una
reason-launch = La Estrella Base lanza { $count } × { $ship } ({ $area })
reason-place-card-ships = Las naves de la carta llegan ahora y no actúan con sus iconos
reason-placed-raiders-act = { $card }: los Incursores recién colocados actúan ya
reason-basestars-attack = { $card }: cada Estrella Base ataca ya Galactica
reason-fleet-token-back = { $card }: el indicador de Flota retrocede { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
 }
reason-active-player-discards = { $card }: quien tiene el turno descarta { $count ->
    [one] 1 carta de Habilidad
   *[other] { $count } cartas de Habilidad
 }
reason-reserve-vipers-damaged = { $card }: { $count ->
    [one] se daña 1 Viper
   *[other] se dañan { $count } Vipers
 } de la Reserva
reason-attack-card-stays = { $card } permanece en juego con su regla

# Reminders: one line of at most 80 characters.
reminder-rem-1 = Al robar no cuenta el límite a la mano
reminder-rem-2 = En la Enfermería se roba solo 1 carta
reminder-rem-3 = Elige entre los tipos antes de robar
reminder-rem-4 = Cambiar de nave cuesta 1 carta de Habilidad
reminder-rem-5 = El Viper puede moverse ahora y otra vez con la acción
reminder-rem-6 = De la Prisión se sale solo con su prueba; de la Enfermería, moviéndose
reminder-rem-7 = Las naves van solo a zonas adyacentes, nunca por encima de Galactica
reminder-rem-7-mark-vii = Un Mark VII se mueve hasta 2 zonas y las demás naves 1; nunca por encima de Galactica
reminder-rem-8 = En la Prisión vale cualquier acción
reminder-rem-10 = Un cylon puede descubrirse como acción; en la Prisión, sin el efecto
reminder-rem-11-brig = { $player } está en la Prisión: 1 carta como mucho
reminder-rem-11-cylon = { $player } es cylon descubierto: 1 carta como mucho
reminder-rem-11-detention = { $player } está en Detención: 2 cartas como mucho
reminder-rem-11-infiltrating = { $player } se está infiltrando: 2 cartas como mucho
reminder-rem-15 = { $player } se queda en la Prisión: de allí no se va a la Enfermería
reminder-rem-18-reveal = Los cargos de { $player } pasan
reminder-rem-18-brig = La Prisión le cuesta a { $player } todo cargo salvo el de Presidente
reminder-rem-19 = { $player } sale de la Prisión; el cargo de Almirante no vuelve
reminder-rem-28 = El turno de un cylon descubierto no tiene Crisis ni activa naves
reminder-rem-28-caprica = El turno de un cylon descubierto no tiene Crisis ni activa naves; una Crisis jugada desde Caprica prepara el salto igualmente
reminder-rem-29 = Viper de { $player } alcanzado: a la Enfermería
reminder-rem-30 = { $player } tiene al Amotinado: un icono de salto da ahora 1 carta de Motín, y solo 1
reminder-rem-34 = Se activó el Puente de la Demetrius: este turno no hay Crisis
reminder-rem-35 = { $player } sigue donde empezó el turno: tras la acción, a la Enfermería
reminder-rem-38 = En esta localización se roba solo 1 carta
reminder-rem-39 = Esta capacidad cuesta a { $player } una ficha de milagro
reminder-xtreach-2 = Cebo o Contacto en Dradis descartados por elección: roba una carta de Motín, una vez por turno; no al azar ni con “descarta todas”

icon-raiders = Incursores
icon-launch-raiders = Lanzar Incursores
icon-heavy-raiders = Incursores Pesados
icon-basestars = Estrellas Base

one-raider = Incursor
one-heavy-raider = Incursor Pesado
one-viper = Viper no tripulado
one-basestar = Estrella Base
one-civilian-ship = Nave Civil
one-raptor = Raptor
one-mark-vii = Mark VII no tripulado
one-assault-raptor = Raptor de asalto no tripulado
craft-viper = Viper
craft-mark-vii = Mark VII
craft-assault-raptor = Raptor de asalto

attack-card-ambush = Emboscada
attack-card-besieged = Asedio
attack-card-boarding-parties = Partidas de abordaje
attack-card-cylon-swarm = Oleada de cylons
attack-card-heavy-assault = Asalto pesado
attack-card-jammed-assault = Asalto con interferencias
attack-card-raiding-party = Incursión
attack-card-surrounded = Cerco
attack-card-tactical-strike = Golpe táctico
attack-card-thirty-three = Treinta y tres
attack-card-massive-assault = Asalto masivo

option-character = { $character }
option-launch-viper = { $area }
option-deal-loyalty = Repartir ahora
option-loyalty-dealt = Las cartas están repartidas
option-read = He leído mis cartas
option-seen = Ya he mirado
option-close-reading = Continuar
option-play = Jugar
option-next = Siguiente: { $step }
option-back = Volver: { $step }
option-end-turn = Siguiente turno
option-go = { $location }
option-go-for-card = { $location } (1 carta de Habilidad)
option-fly = Volar: { $area }
option-discarded = Ya descartadas
option-read-on = Continuar
option-area = { $area } ({ $count })
option-alert-fly = Pilotar: { $area }
option-alert-stay = Quedarse
option-assault-raptor-stays = Se queda
option-assault-raptor-returns = Va a la Reserva
option-by-hand = Lo hacemos a mano
option-check = Prueba de Habilidad { $difficulty }
option-course = Esto en su lugar
option-secret-destiny = { $player }: Destino secreto, robar otra
option-card = { $card }
option-moral-compass = { $player }: Brújula moral, esto en su lugar
option-compass-described = { $player }: Brújula moral, la otra mitad
option-begin = Empezar
option-apply = Hecho
option-player = { $player }
option-accuse-self = Sí, al mío
option-nobody = Nadie
option-nothing = Nada
option-unmanned = Viper no tripulado: { $area } ({ $count })
option-damaged-viper = Uno dañado ({ $count })
option-destroyed-viper = Uno destruido ({ $count })
option-centurion = Casilla { $space }
option-civilian-at = Nave { $ship }: { $area }
option-cards = { $cards }
option-player-cards = { $player }: { $cards }
option-nobody-else = No hay más cartas
option-tell-card = { $card }
option-take-card-back = Retirar: { $card }
option-play-card = { $you ->
    [player] Jugar { $card }
   *[other] { $player }: { $card }
 }
option-check-ability = { $card }
option-abilities-in-order = Todas, en este orden
option-ability-used = Hecho
option-plays-one = Juega una carta
option-no-treachery = No hay ninguna carta
option-ability-there = { $card }
option-ability-not-there = { $card }: no está
option-total-stands = El total no cambia
option-card-pass = { $player }: { $card }, Éxito
option-card-fail = { $player }: { $card }, Fallo
option-ability-by = { $player }: { $ability }, { $by }
option-arbitrator = { $player }: Asignar mediador, { $by }
option-reserve-viper = Uno de la Reserva ({ $count })
option-place-at = { $area }
option-chief-of-staff = { $player }: Asignar jefe de gabinete, toda la Política coincide
option-probation = { $player }: Libertad condicional, ver las cartas aportadas
option-intuition-pass = { $player }: Intuición misteriosa, Éxito
option-intuition-fail = { $player }: Intuición misteriosa, Fallo
option-devotion = { $player }: Devoción ciega, { $skill } cuenta 0
option-authority = { $player }: Autoridad de mando, toma las cartas
option-all-told = Hecho
option-accept = Continuar
option-distance = Distancia { $distance }, el resto a mano
option-first-destination = El primero
option-second-destination = El segundo
option-third-destination = El tercero
option-card-at = Carta { $number }
option-keep-sympathizer = Quedárselo
option-loyalty-card = { $card }
option-no-cylon-card = Ninguna carta de cylon
option-held-card = { $card }
group-cards = Cartas de Habilidad
option-motive = Revelar la carta de Motivación { $number }
option-act-location = Usar: { $location }
option-act = { $action }
option-act-super-crisis = Jugar una Crisis Extrema
option-act-activate = Activar: { $icon }
option-act-repair-vipers = Reparar: hasta 2 Vipers
option-act-play-quorum = Jugar una carta de Quórum
option-act-end-infiltration = Terminar la infiltración
option-act-draw-quorum = Robar 1 carta de Quórum
option-act-reveal = Descubrirse como cylon
option-act-goal = Revelar un Objetivo Personal
option-act-mutiny = Jugar una carta de Motín
option-any-order = En cualquier orden
option-viper-of = Viper de { $player }
option-civilian = Nave { $ship }
option-number = { $count }
option-roll = Tirar por mí
option-face = { $face }
option-plan = { $player }: Planificación estratégica, +2
option-stand = Dejar el resultado
option-evade = { $player }: Maniobras evasivas, repetir la tirada
option-eco = { $player }: Oficial de contramedidas, repetir la tirada
option-stay = Dejarla ahí
option-scout-crisis = La primera carta de Crisis
option-scout-destination = La primera carta de Salto
option-on-top = Encima del mazo
option-under = Debajo del mazo
option-stay-in-brig = Quedarse en la Prisión
option-civilian-kind = { $kind }
option-basestar-damage = { $token }
option-launch-unmanned = Lanzar un Viper: { $area }
option-viper-moves = Viper: { $from } → { $area }
option-recall = Devolver el Viper a la Reserva: { $area }
option-escort = Escoltar la nave { $ship } al montón: { $area }
option-unmanned-kind = { $kind }: { $area }
option-unmanned-kinds = { $kind }: { $area } ({ $count })
option-launch-kind = { $kind }: lanzar, { $area }
option-kind-moves = { $kind }: { $from } → { $area }
option-recall-kind = { $kind }: devolver, { $area }
option-reserve-kind = { $kind } en la Reserva ({ $count })
option-damaged-kind = { $kind }, dañado ({ $count })
option-destroyed-kind = { $kind }, destruido ({ $count })
option-no-more = Hecho
option-damage-location = { $location }
option-damage-resource = { $resource } −1
option-ship = { $ship }
board-galactica = Galactica
board-pegasus = Pegasus

not-offered-taken = Ya elegido.
not-offered-no-mutiny = No hay cartas de Motín en mano.
not-offered-unbalanced = De otros tipos quedan más personajes.
not-offered-not-leader = Solo para un Líder cylon que está con los cylons.
not-offered-no-miracle = No queda ninguna ficha de milagro.
not-offered-barred = No con 6 personas y sin Simpatizante.

## Log

log-game-began = La partida empieza. Primer turno: { $player }
log-first-player-rolled = La partida empieza. Dradis sorteó el primer turno: { $player }
log-character-chosen = { $player } es { $character }
log-character-starts = { $player } empieza aquí: { $location }
log-character-launches = { $player } se lanza en un Viper: { $area }
log-character-off-board = { $player } aún no está en el tablero
log-title-given = { $player } recibe el cargo de { $title }
log-nukes-taken = { $player } toma { $nukes ->
    [one] el Arma Nuclear
   *[other] { $nukes } Armas Nucleares
 }
log-nukes-removed = Todas las Armas Nucleares salen del juego
log-board-laid-out = Las naves están colocadas
log-loyalty-shown-here = Las cartas de { $player } se muestran en la pantalla de arbitraje
log-loyalty-dealt = Cartas de Lealtad repartidas: { $cards }
log-loyalty-dealt-by-hand = La mesa reparte cartas de Lealtad: { $cards }
log-destiny-built = Mazo de Destino creado con { $cards } cartas
log-destiny-drawn = { $cards ->
    [one] Se roba 1 carta de Destino
   *[other] Se roban { $cards } cartas de Destino
 }
log-destiny-shown = Las cartas de la prueba: { $cards }
log-destiny-mixed = Barajado en el mazo de Destino: { $cards } de { $skill }
log-destiny-shuffled = Se baraja el mazo de Destino
log-destiny-rebuilt = Nuevo mazo de Destino: { $cards } de { $skill }
log-destiny-looked = { $player } mira el mazo de Destino
log-destiny-discarded = Descartada del mazo de Destino: { $card }
log-you-have-read = Has leído tus cartas
log-reading-done = Todo el mundo ha leído
log-reading-closed = { $without ->
    [one] Lectura cerrada, 1 persona sin confirmar
   *[other] Lectura cerrada, { $without } personas sin confirmar
 }
log-turn-began = Turno { $number }: { $player }
log-step-began = { $step }
log-stepped-back = Vuelta a: { $step }
log-starting-hands = Mano inicial, { $players }: { $cards ->
    [one] 1 carta de Habilidad
   *[other] { $cards } cartas de Habilidad
 } de sus tipos
log-turn-ended = { $player } termina el turno
log-hand-received = { $player } recibe { $by ->
    [one] 1 carta de Habilidad
   *[other] { $by } cartas de Habilidad
 }
log-hand-drew = { $player } roba { $draws }
log-hand-changed-ship = { $player } paga 1 carta de Habilidad por cambiar de nave
log-hand-limit = { $player } descarta hasta { $cards ->
    [one] 1 carta de Habilidad
   *[other] { $cards } cartas de Habilidad
 }
log-hand-revealed = { $player } conserva { $cards ->
    [one] 1 carta de Habilidad
   *[other] { $cards } cartas de Habilidad
 }
log-hand-played = { $player } juega una carta de Habilidad: { $cards ->
    [one] queda 1
   *[other] quedan { $cards }
 }
log-hand-discarded = { $player } descarta { $by ->
    [one] 1 carta de Habilidad
   *[other] { $by } cartas de Habilidad
 }: { $cards ->
    [one] queda 1
   *[other] quedan { $cards }
 }
log-hand-took = { $player } toma una carta de Habilidad: ahora { $cards }
log-hand-taken = { $player } pierde una carta de Habilidad: { $cards ->
    [one] queda 1
   *[other] quedan { $cards }
 }
log-hand-gained = { $player } roba { $by ->
    [one] 1 carta de Habilidad
   *[other] { $by } cartas de Habilidad
 }
log-hand-lost = { $player } entrega { $by ->
    [one] 1 carta de Habilidad
   *[other] { $by } cartas de Habilidad
 }
log-moved = { $player } → { $location }
log-moved-viper = { $player } vuela: { $area }
log-moved-off-board = { $player } sale del tablero
log-infiltrates = { $player } se infiltra
log-infiltration-ended = { $player } termina la infiltración
log-miracles = { $player }: { $tokens } { $tokens ->
    [one] ficha
   *[other] fichas
 } de milagro
log-stayed-in-brig = { $player } se queda en la Prisión
log-sent = { $player } → { $location }
log-arrived = { $player } llega: { $location }
log-hurt = { $player } sufre heridas → { $location }
log-jailed = { $player } → { $location }
log-landed = { $player } baja del Viper: { $location }
log-resurrected = { $player } despierta: { $location }
log-title-passed = { $player } recibe el cargo de { $title }
log-title-succession = { $title } por sucesión: { $player }
log-cylon-revealed = { $player } es cylon
log-quorum-hand = Cartas de Quórum: { $from } → { $to }
log-fleet-token = Preparativos para el Salto: avance a la casilla { $space }
log-fleet-departs = La flota salta: todas las naves salen del tablero
log-destinations-shuffled = Se baraja el mazo de Salto
log-held-shuffled = { $kind ->
    [Trauma] Las fichas de trauma se mezclan
   *[other] Mazo barajado: { $kind }
 }
log-held-dealt = { $kind ->
    [Trauma] { $player } roba 1 ficha de trauma
   *[other] { $player } roba 1 carta: { $kind }
 }
log-held-discarded = { $kind ->
    [Trauma] { $player } descarta 1 ficha de trauma
   *[other] { $player } descarta 1 carta: { $kind }
 }
log-destination-seen = { $player } mira la primera carta de Salto
log-destination-on-top = La carta de Salto vuelve encima del mazo
log-destination-under = La carta de Salto va debajo del mazo
log-destinations-dealt = { $cards ->
    [one] { $player } roba 1 destino
   *[other] { $player } elige uno de { $cards } destinos
 }
log-destination = Destino del salto: { $card }, distancia { $distance }
log-destination-discarded = { $card }: se descarta y se roba otro destino
log-travelled = Distancia { $from } → { $to }
log-sleeper-phase = Empieza la fase de Agentes Durmientes
log-last-leg = El siguiente salto es el último
log-final-jump-held = El último salto no acaba la partida mientras esté en 0: { $resources }
log-fleet-token-reset = Preparativos para el Salto: vuelta a Inicio
log-sleeper-dealt = { $cards ->
    [one] Se reparte { $cards } carta de Lealtad
   *[other] Se reparten { $cards } cartas de Lealtad
 }
log-sympathizer-shown = { $player } muestra el Simpatizante
log-sympathizer-passed = Simpatizante: { $from } → { $player }
log-loyalty-card-shown = { $player } muestra: { $card }
log-loyalty-cards-shown = { $player } muestra: { $cards }
log-loyalty-drawn = { $player } roba 1 carta de Lealtad
log-loyalty-joined = Se baraja 1 carta “No eres un cylon” en el mazo de Lealtad
log-loyalty-card-passed = { $card }: { $from } → { $player }
log-executed = { $player }: ejecución de { $character }
log-held-shown = { $player }: { $card } ({ $kind })
log-held-removed = { $card } se elimina del juego
log-location-damaged = Daño: { $location }
log-resource-damaged = Daño en Galactica: { $resource }
log-ship-destroyed = { $ship }: destruida, fuera del juego
log-location-repaired = Reparación: { $location }
log-centurion-boarded = Un Centurión sube a bordo
log-boarding-advanced = Los Centuriones avanzan
log-centurion-destroyed = Se destruye un Centurión
log-seat-left = { $player } deja la mesa
log-seat-taken = { $player } vuelve a la mesa
log-loyalty-opened = Se revelan todas las cartas de Lealtad
log-played-on = La mesa sigue jugando
log-resource-gained = { $resource } +{ $by }: { $from } → { $to }
log-resource-lost = { $resource } −{ $by }: { $from } → { $to }
log-resource-at-limit = { $resource } sigue en { $to }
log-pace-teach = Desde ahora se explica cada paso
log-pace-steps = Desde ahora cada tirada espera
log-pace-fast = Desde ahora solo esperan las decisiones
log-tracking-full = Dradis sigue ahora cada paso y todas las manos
log-tracking-light = Dradis sigue ahora solo el tablero: ni manos ni pasos
log-reminder-muted = Aviso silenciado
log-reminder-unmuted = Aviso activado de nuevo
log-icon-began = Activación: { $icon }
log-no-ships = { $icon }: nada que activar
log-ships-taken = { $ship }: −{ $count }, { $area }
log-ships-moved-in = Llegan todas las naves de la Flota Cylon: { $area }
log-pursuit = Persecución: casilla { $space }
log-pursuit-anew = Persecución: de vuelta a Inicio
log-fleet-pursued = La flota salta: las naves cylons van a la Flota Cylon y las Naves Civiles se quedan
log-ship-moved = { $ship }: { $from } → { $area }
log-launched = { $ship }: { $count ->
    [one] se lanza 1
   *[other] se lanzan { $count }
 }, { $area }
log-weapons-disabled = Estrella Base, { $area }: Armamento inutilizado, no ataca
log-hangar-disabled = Estrella Base, { $area }: Hangar inutilizado, no lanza
log-strategic-planning = { $player } juega Planificación estratégica: +2
log-evasive-maneuvers = { $player } juega Maniobras evasivas: se repite la tirada
log-eco-used = { $player } repite la tirada (Oficial de contramedidas)
log-die-rolled = { $attack }: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-die-corrected = { $attack }, corregido: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-viper-damaged = Viper dañado, { $area }
log-viper-destroyed = Viper destruido, { $area }
log-viper-of-damaged = Viper de { $player } dañado, { $area }
log-viper-of-destroyed = Viper de { $player } destruido, { $area }
log-ships-destroyed = { $ship }: −{ $count }, { $area }
log-basestar-damaged = Estrella Base, { $area }: { $token }
log-personnel-damaged = Estrella Base, { $area }: { $token }. Cada jugador cylon roba 2 fichas de trauma
log-basestar-destroyed = Estrella Base destruida, { $area }
log-civilian-destroyed = Nave Civil destruida, { $area }: { $kind }
log-civilians-seen = { $player } mira { $count ->
    [one] 1 Nave Civil
   *[other] { $count } Naves Civiles
 }
log-civilian-moved = Nave Civil { $ship }: { $from } → { $area }
log-civilian-escorted = Nave Civil { $ship } escoltada, vuelve al montón: { $area }
log-raptors-destroyed = { $count ->
    [one] Se destruye 1 Raptor
   *[other] Se destruyen { $count } Raptors
 }
log-action-began = { $player }: { $action }
log-acts = { $player }: { $action }
log-another-action = { $player } tiene otra acción
log-action-granted = { $player } puede actuar ahora
log-viper-launched = Se lanza un Viper: { $area }
log-viper-recalled = Un Viper vuelve a la Reserva: { $area }
log-kind-launched = { $kind }: lanzado, { $area }
log-kind-recalled = { $kind }: vuelve a la Reserva, { $area }
log-kind-repaired = { $kind }: { $count ->
    [one] 1 reparado
   *[other] { $count } reparados
 }
log-kind-reserve-damaged = { $kind }: { $count ->
    [one] 1 dañado en la Reserva
   *[other] { $count } dañados en la Reserva
 }
log-kind-manned = { $player } pilota: { $kind }, { $area }
log-kind-damaged = { $kind } dañado, { $area }
log-kind-destroyed = { $kind } destruido, { $area }
log-kind-lost = { $kind }: 1 destruido
log-kind-restored = { $kind }: { $count ->
    [one] 1 vuelve a la Reserva
   *[other] { $count } vuelven a la Reserva
 }
log-assault-raptor-gained = Se construye un Raptor de asalto a cambio de un Raptor: está en la Reserva
log-vipers-repaired = { $count ->
    [one] Se repara 1 Viper
   *[other] Se reparan { $count } Vipers
 }
log-nuke-spent = { $player } usa un Arma Nuclear: { $left ->
    [0] no quedan
    [one] queda 1
   *[other] quedan { $left }
 }
log-attack-card-discarded = Descartada: { $card }
log-attack-card-drawn = Ataque cylon: { $card }
log-attack-card-stays = Permanece en juego: { $card }
log-attack-card-reshuffled = Barajada en el mazo de Crisis: { $card }
log-ships-placed = { $ship }: +{ $count }, { $area }
log-basestars-placed = { $count ->
    [one] Estrella Base colocada
   *[other] { $count } Estrellas Base colocadas
 }, { $area }
log-civilians-placed = { $count ->
    [one] 1 Nave Civil colocada
   *[other] { $count } Naves Civiles colocadas
 }, { $areas }
log-pieces-short = Faltan piezas: { $piece }, sin colocar { $count }
log-fleet-token-back = Preparativos para el Salto: vuelta a la casilla { $space }
log-reserve-vipers-damaged = { $count ->
    [one] Se daña 1 Viper de la Reserva
   *[other] Se dañan { $count } Vipers de la Reserva
 }
log-viper-manned = { $player } pilota un Viper, { $area }
log-ability-used = { $player } usa { $ability }
log-hand-added = { $player } aporta a la prueba: { $cards ->
    [one] le queda 1 carta de Habilidad
   *[other] le quedan { $cards } cartas de Habilidad
 }
log-crisis-opened = { $player } roba { $card }
log-crisis-described = { $player } roba una Crisis
log-crisis-chosen = { $player } elige { $choice }
log-crisis-replaced = { $player } cambia la Crisis
log-crisis-stays = La Crisis permanece en juego
log-another-crisis = Otra Crisis
log-check-began = Prueba de Habilidad { $difficulty }: { $skills }
log-check-at = { $player }, { $location }: prueba de Habilidad { $difficulty }, { $skills }
log-check-about = { $player }, { $location }, para { $about }: prueba de Habilidad { $difficulty }, { $skills }
log-check-card = { $player } juega { $card }
log-check-ability-resolved = { $card } surte efecto
log-check-card-taken-out = { $card } sale de la prueba
log-check-card-into-hand = { $card } sale de la prueba y va a una mano
log-check-consequence = Se aplica la Consecuencia
log-treachery-shown = Del mazo de Traición: { $card }
log-check-ability = { $player }: { $ability } { $by }
log-check-inspired = { $player }: Líder inspirador, las cartas de Pericia 1 coinciden
log-check-devotion = { $player }: { $skill } cuenta 0
log-check-quorum = { $card }: { $by }
log-check-quorum-spent = { $card }: descartada para la prueba
log-check-told = Dificultad corregida en { $by }
log-check-type-counts = Corregido: { $skill } coincide
log-check-type-against = Corregido: { $skill } no coincide
log-check-chosen-pass = { $player } da la prueba por superada, sin cartas
log-check-chosen-fail = { $player } da la prueba por fallada, sin cartas
log-check-passed = Éxito: { $matching } − { $against } = { $total }, hacía falta { $difficulty }
log-check-partial = Éxito parcial: { $matching } − { $against } = { $total }, hacía falta { $difficulty }
log-check-failed = Fallo: { $matching } − { $against } = { $total }, hacía falta { $difficulty }
log-check-passed-total = Éxito: total { $total }, hacía falta { $difficulty }
log-check-partial-total = Éxito parcial: total { $total }, para el Éxito hacía falta { $difficulty }
log-check-failed-total = Fallo: total { $total }, hacía falta { $difficulty }
log-quorum-played = { $player } juega { $card }
log-quorum-stays = La carta de Quórum permanece en juego
log-quorum-with = La carta de Quórum queda con { $player }
log-quorum-removed = La carta de Quórum se elimina del juego
log-quorum-left = Descartada: { $card }
log-picked = { $player } elige a { $picked }
log-civilian-lost = Nave Civil del montón destruida: { $kind }
log-reserve-viper-lost = 1 Viper de la Reserva destruido
log-damaged-viper-lost = 1 Viper dañado destruido
log-area-cleared = Todas las naves cylons salen del tablero, { $area }
log-raptors-restored = { $count ->
    [one] 1 Raptor destruido vuelve a la Reserva
   *[other] { $count } Raptors destruidos vuelven a la Reserva
 }
log-vipers-restored = { $count ->
    [one] 1 Viper destruido vuelve a la Reserva
   *[other] { $count } Vipers destruidos vuelven a la Reserva
 }
log-distance-grew = Distancia recorrida: { $from } → { $to }
log-loyalty-looked = { $player } mira una carta de Lealtad de { $at }
log-loyalty-looked-all = { $player } mira todas las cartas de Lealtad de { $at }
log-loyalty-given = Cartas de Lealtad: { $player } → { $to }
log-crisis-removed = La carta se elimina del juego
log-cylons-win-resources = Ganan los cylons, en 0: { $resources }
log-cylons-win-boarded = Ganan los cylons: los Centuriones han tomado Galactica
log-cylons-win-destroyed = Ganan los cylons: { $locations ->
    [one] 1 localización dañada
   *[other] { $locations } localizaciones dañadas
 }
log-cylons-win-final-jump = Ganan los cylons: último salto, en 0: { $resources }
log-cylons-win-no-character = Ganan los cylons: no queda ningún personaje que elegir
log-humans-win-kobol = Ganan los humanos: la flota ha dado su último salto
log-humans-declared = Dice la mesa: ganan los humanos
log-cylons-declared = Dice la mesa: ganan los cylons

## Refusals of an answer, which anybody can meet: what was wrong and what is allowed

refused-stale-prompt = Esta pregunta ya tiene respuesta. Mira lo que toca ahora.
refused-not-yours = Esto lo decide otra persona. Espera, o que responda el arbitraje.
refused-not-a-choice = “{ $option }” no responde a ninguna pregunta. Elige uno de los botones.
refused-unknown-option = “{ $option }” no se puede elegir aquí. Elige uno de los botones.
refused-no-cylon-card = No tienes esa carta.
refused-not-met = Lo que pide esta carta no se cumple ahora.
refused-owners-alone = Solo quien tiene la carta dice cuál es: en su propio móvil o con esta pantalla en sus manos.
refused-not-begun = La partida aún no ha llegado ahí. Haz antes lo que se pide ahora.
refused-game-over = La partida ha terminado. Seguid jugando o deshaced el último paso.

piece-viper = Vipers
piece-raptor = Raptors
piece-mark-vii = Vipers Mark VII
piece-assault-raptor = Raptors de asalto
piece-raider = Incursores
piece-heavy-raider = Incursores Pesados
piece-basestar = Estrellas Base
piece-centurion = Centuriones
piece-civilian-ship = Naves Civiles
piece-nuke = Armas Nucleares

civilian-population-1 = 1 de Población
civilian-population-2 = 2 de Población
civilian-population-and-fuel = 1 de Población y 1 de Combustible
civilian-population-and-morale = 1 de Población y 1 de Moral
civilian-nothing = nada a bordo

token-critical-hit = Impacto crítico
token-disabled-hangar = Hangar inutilizado
token-disabled-weapons = Armamento inutilizado
token-structural-damage = Daños estructurales
token-collateral-damage = Daño colateral
token-damage-to-personnel = Daño a la tripulación

## Trouble outside the rules

trouble-journal-full = El disco está lleno. No ha cambiado nada; haz sitio y vuelve a intentarlo.
trouble-journal-failed = La partida no se pudo guardar en el disco. No ha cambiado nada; vuelve a intentarlo.
trouble-inside = Algo ha fallado dentro de Dradis. Vale el último paso guardado.
trouble-not-understood = Dradis no ha entendido esta página. Recárgala.
trouble-paused = La partida está en pausa. Reanúdala primero.
trouble-mixing = Los móviles están mostrando sus números. Vuelve a intentarlo en un momento.
trouble-round-void = No se ha repartido ni tirado nada: un móvil no mostró sus números. El registro dice cuál. Vuelve a intentarlo; un móvil ausente se deja fuera.
trouble-still-reading = Aún se está leyendo. Espera a que acabe el tiempo.

## Steps of a turn

step-receive-skills = Habilidades
step-movement = Movimiento
step-action = Acción
step-crisis = Crisis
step-activate-cylon-ships = Naves cylons
step-prepare-for-jump = Preparativos

## Piles beside the board

pile-destiny = Mazo de Destino
pile-quorum-hand = Mano de Quórum
pile-quorum = Mazo de Quórum
pile-crisis = Mazo de Crisis
pile-super-crisis = Mazo de Crisis Extrema
held-super-crisis = Crisis Extrema
pile-destinations = Mazo de Salto

## Ships

ship-raider = Incursores
ship-heavy-raider = Incursores Pesados
ship-viper = Vipers no tripulados
ship-mark-vii = Vipers Mark VII no tripulados
ship-assault-raptor = Raptors de asalto no tripulados

# What has just happened, on every screen.
happened-before = Antes
happened-more = { $count } más
in-a-row = { $number } de { $of }
unmasked = { $player } es cylon
unmasked-you = Ahora lo sabe todo el mundo. Juegas con los cylons.
unmasked-strikes-you = Te toca a ti.
unmasked-next = Ahora: { $what }
unmasked-seen = Visto
