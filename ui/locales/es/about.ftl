# What a tapped thing is and does, on the referee’s page and on the phones. No card’s text: what Dradis knows of it.

about-once = una vez por partida
about-used = ya usada
about-damaged = Con daño: su acción no se puede usar hasta repararla.
about-destroyed = Destruida con su nave: aquí ya no va nadie.
about-cylon = Cylon descubierto: las capacidades de este personaje ya no valen.
about-no-character = Aún sin personaje.
about-crisis-over = Esta Crisis está resuelta.
about-on-card = Lo que hace está en la carta.
about-held = La tiene { $player }
about-here = Aquí: { $players }

## On a phone, below the seats

look-up-note = Toca cualquier cosa para leer qué hace.
look-up-in-play = En juego
look-up-pieces = Naves y fichas
look-up-galactica = Galactica
look-up-colonial-one = Colonial Uno
look-up-cylon = Localizaciones cylons
look-up-damaged = con daño
look-up-destroyed = destruida
look-up-reserve = Vipers en Reserva
look-up-titles = Cargos
look-up-cards = Cartas

## What lies beside the board

jump-track = Preparativos para el Salto
boarding-track = Abordaje
distance = Distancia
kind-viper = Vipers
kind-damaged-viper = Vipers dañados
kind-mark-vii = Mark VII
kind-assault-raptor = Raptors de asalto
kind-raptor = Raptors
kind-nuke = Armas Nucleares
kind-civilian = Naves Civiles
kind-raider = Incursores
kind-heavy-raider = Incursores Pesados
kind-basestar = Estrellas Base
kind-centurion = Centuriones
kind-damage = Fichas de Daño

does-damaged-viper = No se puede lanzar. Reparar lo devuelve a la Reserva.
does-raptor = Está en la Reserva y no combate. Algunos destinos dejan al Almirante arriesgar uno.
destroyed-raptor = Si se arriesga y la tirada es baja: fuera del juego.
does-nuke = Acción del Almirante: atacar una Estrella Base. 1–2 la daña dos veces, 3–6 la destruye, 7–8 también hasta 3 Incursores de su zona.
destroyed-nuke = Cada una vale una vez, salga lo que salga. Van con el cargo de Almirante.
does-centurion = Avanza 1 casilla cada vez que se activan los Incursores Pesados. Al final del medidor ganan los cylons.
destroyed-centurion = Ataque desde el Arsenal: 7–8 lo destruye.
does-damage = Daña una localización y envía a la Enfermería a quien esté, o cuesta 1 de Combustible o Alimentos.
destroyed-damage = Con 6 localizaciones dañadas a la vez ganan los cylons.
does-token-critical-hit = Cuenta como 2 impactos.
does-token-disabled-hangar = Esta Estrella Base no lanza naves.
does-token-disabled-weapons = Esta Estrella Base no ataca Galactica.
does-token-structural-damage = Los ataques contra esta Estrella Base suman 2.
does-token-collateral-damage = Al robarla: se destruyen 3 Incursores en su zona. Cuenta como 1 impacto.
does-token-damage-to-personnel = Al robarla: cada jugador cylon roba 2 fichas de trauma. Cuenta como 1 impacto.
does-resource = En 0 al final de un turno ganan los cylons.
does-jump-track = Los iconos de salto avanzan el indicador 1 casilla. En una azul, el Control de Saltos puede saltar antes: 1–6 cuesta la Población mostrada. Al final la flota salta.
does-pursuit-track = Cada activación que pone una nave cylon en el tablero de Flota Cylon avanza el indicador 1 casilla. En una casilla con Naves Civiles, el CAG las coloca. Al final entran todas las naves que esperan y el indicador vuelve al Inicio.
does-boarding-track = Con cada activación de Incursores Pesados avanzan 1 casilla todos los Centuriones a bordo. Si uno llega al final, ganan los cylons.
does-distance = En { $first } empieza la fase de Agentes Durmientes. Desde { $last } el siguiente salto es el último: ganan los humanos si todo está por encima de 0.
does-pile-destiny = 2 de sus cartas van a cada prueba. Al acabarse, cread otro: 2 cartas por tipo.
does-pile-quorum-hand = Las cartas del Presidente. Solo él las juega, cada una como acción.
does-pile-quorum = De aquí roba el Presidente.
does-pile-crisis = Se roba 1 en el turno de cada humano.
does-pile-super-crisis = Quien se descubre como cylon roba 1.
does-pile-destinations = Para un salto el Almirante roba 2 y elige 1.

## Titles

does-title-president = Acción: robar 1 carta de Quórum. Tiene la mano de Quórum y la juega. Sigue siendo Presidente en la Prisión.
does-title-admiral = Elige el destino de cada salto. Tiene las Armas Nucleares. Pierde el cargo en la Prisión.
does-title-cag = Decide dónde se colocan las Naves Civiles. Acción: activar 1 Viper no tripulado y ceder el cargo a otro humano; o, en un Viper y una vez por turno, hacer en su lugar otra acción. Pierde el cargo en la Prisión.

## Cards

does-icon-raiders = Activar todos los Incursores.
does-icon-launch-raiders = Cada Estrella Base lanza 3 Incursores.
does-icon-heavy-raiders = Activar todos los Incursores Pesados; los Centuriones a bordo avanzan 1 casilla.
does-icon-basestars = Cada Estrella Base ataca Galactica.
about-jump = El indicador de Flota avanza 1 casilla.
about-no-jump = El indicador de Flota se queda.
about-no-icons = No activa naves cylons.
attack-does-ambush = Hasta el siguiente salto los Vipers no tripulados atacan con −2.
attack-does-cylon-swarm = Hasta el siguiente salto cada lanzamiento de una Estrella Base suma 1 nave.
attack-does-jammed-assault = Hasta el siguiente salto nadie puede usar Comunicaciones.
attack-does-thirty-three = Permanece hasta que se destruya una Nave Civil o una Estrella Base. Si la flota salta antes, se baraja en el mazo de Crisis.
does-open-accept-prophecy = Administración, o Despacho del Almirante contra el Presidente: dificultad +2. Después se descarta.
does-open-assign-arbitrator = Cuando se usa el Despacho del Almirante, quien la tiene puede descartarla: dificultad +3 o −3.
does-open-assign-mission-specialist = En el siguiente salto quien la tiene, no el Almirante, roba 3 destinos y elige. Después se descarta.
does-open-assign-vice-president = Mientras quien la tiene no sea Presidente, Administración no da el cargo a nadie más.
does-open-detector-sabotage = Nadie puede mirar cartas de Lealtad ajenas.
does-open-bomb-on-colonial-1 = Nadie puede entrar en la Colonial Uno.

all-skill-cards = Cartas de Habilidad
does-skill-cards = Juega una carta por lo que hace o apórtala a una prueba por su Pericia. Límite a la mano: 10 al final de cada turno.
does-skill-card-consolidate-power = Política 1–2. Acción: robar 2 cartas de Habilidad de cualquier tipo.
does-skill-card-investigative-committee = Política 3–5. Antes de aportar cartas a una prueba: todas se juegan boca arriba, también las de Destino.
does-skill-card-executive-order = Liderazgo 1–2. Acción: otra persona se mueve y hace 1 acción, o hace 2 sin moverse. Una por turno.
does-skill-card-declare-emergency = Liderazgo 3–5. Con el total de una prueba: dificultad −2. Una por prueba.
does-skill-card-launch-scout = Táctica 1–2. Acción: arriesgar 1 Raptor. 3–8: mirar la primera Crisis o el primer destino, encima o debajo del mazo. 1–2: se pierde el Raptor.
does-skill-card-strategic-planning = Táctica 3–5. Antes de una tirada: +2. Una por tirada.
does-skill-card-evasive-maneuvers = Pilotaje 1–2. Tras un ataque a un Viper: repetir esa tirada, con −2 si alguien lo pilota.
does-skill-card-maximum-firepower = Pilotaje 3–5. Acción en tu Viper: atacar hasta 4 veces.
does-skill-card-repair = Ingeniería 1–2. Acción: reparar tu localización. En el Hangar puedes reparar en su lugar hasta 2 Vipers.
does-skill-card-scientific-research = Ingeniería 3–5. Antes de aportar cartas a una prueba: toda la Ingeniería coincide.
does-quorum-accept-prophecy = Roba 1 carta de Habilidad de cualquier tipo. Permanece en juego.
does-quorum-arrest-order = Enviar a un personaje a la Prisión.
does-quorum-assign-arbitrator = Roba 2 de Política y da esta carta a otra persona.
does-quorum-assign-mission-specialist = Roba 2 de Política y da esta carta a otra persona.
does-quorum-assign-vice-president = Roba 2 de Política y da esta carta a otra persona.
does-quorum-authorization-of-brutal-force = Destruir 3 Incursores, 1 Incursor Pesado o 1 Centurión. Después tirar: 1–2, −1 de Población.
does-quorum-encourage-mutiny = Otra persona (no el Almirante) tira: 3–8, recibe el cargo de Almirante; 1–2, −1 de Moral.
does-quorum-food-rationing = Tirar: 6–8, +1 de Alimentos y la carta se elimina del juego.
does-quorum-inspirational-speech = Tirar: 6–8, +1 de Moral y la carta se elimina del juego.
does-quorum-presidential-pardon = Mover a otro personaje de la Prisión a una localización de Galactica.
does-quorum-release-cylon-mugshots = Mirar 1 carta de Lealtad al azar de otra persona. Después tirar: 1–3, −1 de Moral.

## Locations

does-location-admirals-quarters = Acción: elegir un personaje. Prueba 7 (Liderazgo, Táctica): con Éxito va a la Prisión.
does-location-administration = Acción: elegir un personaje. Prueba 5 (Política, Liderazgo): con Éxito recibe el cargo de Presidente.
does-location-armory = Acción: atacar a un Centurión. 7–8 lo destruye.
does-location-brig = Acción: prueba 7 (Política, Táctica), con Éxito a una localización de Galactica. Aquí: sin movimiento, sin Crisis, 1 carta por prueba como mucho.
does-location-caprica = Acción: jugar tu Crisis Extrema, o robar 2 Crisis y resolver 1. Sin naves cylons ni Preparativos.
does-location-command = Acción: activar hasta 2 Vipers no tripulados, o uno dos veces.
does-location-communications = Acción: mirar 2 Naves Civiles. Cada una puede ir a una zona adyacente.
does-location-cylon-fleet = Acción: activar todas las naves cylons de un tipo, o lanzar 2 Incursores y 1 Incursor Pesado de cada Estrella Base.
does-location-ftl-control = Acción: saltar si el indicador de Flota está en una casilla azul. 1–6 cuesta la Población mostrada.
does-location-hangar-deck = Acción: lanzarte en un Viper. Después puedes hacer 1 acción más.
does-location-human-fleet = Acción: mirar la mano de alguien y tomar 1 carta. Después tirar: 5–8 daña Galactica.
does-location-presidents-office = Acción del Presidente: robar 1 carta de Quórum. Después robar 1, jugar 1 o nada.
does-location-press-room = Acción: robar 2 de Política.
does-location-research-lab = Acción: robar 1 de Ingeniería o 1 de Táctica.
does-location-resurrection-ship = Acción: puedes cambiar tu Crisis Extrema. Después, hasta distancia 7, da a alguien tus cartas de Lealtad sin revelar.
does-location-sickbay = Sin acción. Si empiezas el turno aquí, roba solo 1 carta de Habilidad.
does-location-weapons-control = Acción: Galactica ataca 1 nave cylon.

## Ships

does-raider = Ataca un Viper de su zona, antes uno no tripulado. Si no hay, destruye allí una Nave Civil. Si no, va hacia la más cercana. Sin ninguna, ataca Galactica (8).
destroyed-raider = Se destruye con 3–8.
does-heavy-raider = Nunca ataca. Va hacia el icono de lanzamiento más cercano. Si empieza allí, un Centurión aborda Galactica.
destroyed-heavy-raider = Se destruye con 7–8.
does-basestar = Ataca Galactica y la daña con 4–8. Lanza Incursores e Incursores Pesados.
destroyed-basestar = Galactica la daña con 5–8, un Viper con 8. 3 impactos la destruyen. Un Arma Nuclear la destruye con 3–8 y con 1–2 la daña dos veces.
does-viper = Al activarlo se mueve a una zona adyacente o ataca una nave cylon de la suya.
does-mark-vii = Un Viper que se mueve hasta 2 zonas de una vez. Empieza en “Vipers dañados”.
destroyed-mark-vii = Atacado: 6–7 dañado, 8 destruido.
does-assault-raptor = Cuenta como Viper para todo. Cuando la flota salta, puede quedarse en el espacio. Hay más por cartas, cada uno por un Raptor de la Reserva.
destroyed-assault-raptor = Atacado: destruido con 7–8, también donde sería dañado.
destroyed-viper = Atacado: 5–7 dañado, 8 destruido.
does-pilot = Acción: ir a una zona adyacente o atacar aquí. En el Movimiento: ir a una zona adyacente, o por 1 carta a una localización.
destroyed-pilot = Atacado: 5–7 dañado, 8 destruido. Quien lo pilota va a la Enfermería.
does-civilian = No combate. Si se destruye, dadle la vuelta y perded lo que muestra.
destroyed-civilian = Un Incursor la destruye sin tirada si no hay Vipers en la zona. Las que siguen en el espacio cuando salta la flota se salvan.

## Abilities

ability-coward = Cobarde
ability-stranded = Abandonado a su suerte
ability-headstrong = Testarudo
ability-sleeper-agent = Agente durmiente
ability-reckless = Temerario
ability-expert-pilot = Piloto experta
ability-emotionally-attached = Lazos afectivos
ability-convicted-criminal = Convicto
ability-alert-viper-pilot = Piloto de Vipers de guardia
ability-eco-officer = Oficial de contramedidas

does-ability-inspirational-leader = Cuando robas una Crisis, las cartas de Pericia 1 coinciden en su prueba.
does-ability-command-authority = Tras una prueba, toma sus cartas a tu mano.
does-ability-emotionally-attached = No puedes usar el Despacho del Almirante.
does-ability-cylon-hatred = Cuando alguien usa el Despacho del Almirante, puedes bajar su dificultad en 3.
does-ability-declare-martial-law = Acción: el Almirante es también Presidente.
does-ability-alcoholic = Cuando empieza un turno y tienes justo 1 carta, descártala.
does-ability-eco-officer = Una vez en tu turno, haz repetir una tirada.
does-ability-moral-compass = Después de que alguien elija en una Crisis, cambia la elección.
does-ability-stranded = Empiezas fuera del tablero. Llegas al Hangar al empezar tu segundo turno.
does-ability-religious-visions = Roba 2 Crisis y resuelve 1. La otra va debajo del mazo.
does-ability-skilled-politician = Acción: robar 4 cartas de Quórum y resolver 1. Las demás van debajo del mazo.
does-ability-terminal-illness = Descarta 2 cartas antes de usar una localización.
does-ability-delusional-intuition = Tras robar una Crisis, roba 1 carta de Habilidad de cualquier tipo.
does-ability-cylon-detector = Acción: mirar todas las cartas de Lealtad de una persona.
does-ability-coward = Empiezas con 2 cartas de Lealtad.
does-ability-friends-in-low-places = Cuando alguien usa Administración o la Prisión, puedes cambiar la dificultad en 2.
does-ability-unconventional-tactics = Acción: −1 de Población, +1 de otro Recurso.
does-ability-convicted-criminal = No puedes usar una localización donde haya otro personaje, salvo la Prisión.
does-ability-alert-viper-pilot = Cuando un Viper sale de la Reserva al espacio y estás en Galactica, puedes pilotarlo y hacer 1 acción. No desde la Prisión.
does-ability-cag = Acción: activar hasta 6 Vipers no tripulados.
does-ability-headstrong = Cuando debes descartar, descarta al azar.
does-ability-expert-pilot = Si empiezas el turno en un Viper, haz 2 acciones.
does-ability-secret-destiny = Descarta una Crisis recién revelada y roba otra.
does-ability-insubordinate = Despacho del Almirante contra ti: dificultad −3.
does-ability-recon = Al final de tu turno mira la primera Crisis. Va encima o debajo del mazo.
does-ability-mysterious-intuition = Antes de la prueba de una Crisis, elige Éxito o Fallo.
does-ability-sleeper-agent = En la fase de Agentes Durmientes: 2 cartas de Lealtad y a la Prisión.
does-ability-maintenance-engineer = Tras usar Reparación en tu turno, haz otra acción. Una vez por turno.
does-ability-blind-devotion = Antes de revelar las cartas de una prueba, elige un tipo. Sus cartas cuentan 0.
does-ability-reckless = Tu límite a la mano es 8.
