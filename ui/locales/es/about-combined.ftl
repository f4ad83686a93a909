# What the things of the combined game do. No card’s text: what Dradis knows of it.

## On a phone, below the seats

look-up-pegasus = Pegasus
look-up-new-caprica = Nueva Caprica

## Abilities

does-ability-intolerant = Si el Despacho del Almirante tiene Éxito con 10 o más, puedes ejecutar al personaje en vez de enviarlo a la Prisión.
does-ability-blind-jump = Acción hasta distancia 6: perder 2 Naves Civiles y saltar al momento. El Almirante roba solo 1 destino.
does-ability-bent-on-revenge = No puedes usar el Control de Saltos ni la Sala de Máquinas.
does-ability-efficient = En Comunicaciones mira todas las Naves Civiles. Puedes mover cada una.
does-ability-fast-learner = Antes de una prueba mira las 3 primeras cartas de un mazo de Habilidad. Apórtalas todas o tómalas a tu mano.
does-ability-emotionally-fragile = Cuando la Moral baja a 2 o menos, se te ejecuta.
does-ability-politically-adroit = Si acabas tu movimiento con otro humano, puedes darle 1 carta y robar 2 de tus tipos.
does-ability-manipulative = Al empezar tu turno toma el cargo de Almirante o Presidente hasta que acabe.
does-ability-nothing-but-trouble = La Traición es uno de tus tipos.
does-ability-hotshot = En tu Acción, en vez de tirar, descarta una carta: el resultado es su Pericia +2.
does-ability-sacrifice = Acción en tu Viper: ir a la Enfermería y destruir 5 Incursores, 2 Incursores Pesados, 1 Estrella Base o 1 Nave Civil de la zona.
does-ability-stim-junkie = Si acabas tu Acción donde empezó tu turno, ve a la Enfermería.
does-ability-primacy = Acción: colocar una Estrella Base en la proa, o retirar una si las dos están en el tablero principal. Después puedes colocar 3 Incursores en la proa y 1 Nave Civil en la popa.
does-ability-aggressive-tactics = En vez de moverte, haz 2 acciones.
does-ability-lies-and-secrets = Cuando alguien revela una carta “Eres un cylon”, descarta tu mano.
does-ability-glimpse-the-face-of-god = En vez de moverte, roba las 2 primeras cartas de Destino y pon 2 de tu mano encima.
does-ability-cryptic-message = Acción: intercambiar la mano con otra persona.
does-ability-clouded = No puedes elegir moverte a una localización con otro personaje.
does-ability-intimate = En vez de moverte, toma 1 carta al azar de alguien, que roba 1 del tipo que nombres.
does-ability-human-delusion = Tras revelarse las cartas de una prueba, aporta las cartas que quieras.
does-ability-conflicted-loyalties = Descarta 1 carta para usar la Flota Cylon.
does-ability-ftl-operator = Puedes hacer repetir la tirada del Control de Saltos.
does-ability-coup = Acción: tomar el cargo de Almirante. Desde la Prisión, antes al Puente de Mando.
does-ability-misguided = Puedes aportar como mucho 3 cartas a una prueba.
does-ability-star-player = Acción: descartar las cartas que quieras y robar otras tantas de uno de tus tipos.
does-ability-longshot = En tu turno elige el resultado de un dado en vez de tirar. Nada lo cambia.
does-ability-starts-on-the-bench = En tu primer turno no robas cartas de Habilidad.
does-ability-quick-fix = En tu turno, tras revelarse las cartas de una prueba, puedes descartar 1 de ellas.
does-ability-discharge-of-a-firearm = Acción: ejecutar a otro personaje de tu localización.
does-ability-impulsive = No puedes aportar justo 1 carta a una prueba, salvo desde la Prisión.
does-ability-adaptable = Tras cualquier acción de Quórum puedes robar 2 cartas de Habilidad de cualquier tipo.
does-ability-influential = Acción: mirar las 5 primeras cartas de Quórum y devolverlas en cualquier orden.
does-ability-amoral = Cuando debes elegir como jugador actual, toma la primera opción.
does-ability-dutiful = Una vez por turno, tras usar el Puente de Mando, Comunicaciones o el Control de Armamento: descarta 1 carta para usarlo otra vez.
does-ability-organized = Acción, fuera de la Prisión: usar desde donde estés 3 localizaciones distintas sin daño que no sean cylons.
does-ability-reluctant = Descarta 1 carta para usar la acción o la capacidad de movimiento de una carta de Habilidad.
does-ability-necessary-steps = Cuando alguien roba una carta de Motín, mira las 2 primeras. Da 1, la otra va debajo del mazo.
does-ability-abuse-power = Acción: robar 4 cartas de Motín y jugar 1. Las demás van debajo del mazo.
does-ability-disreputable = Empiezas con 1 carta de Motín.
does-ability-raptor-pilot = Con “Lanzar explorador” miras 2 cartas. Cada una va encima o debajo del mazo.
does-ability-no-one-gets-left-behind = Cuando un salto retira las naves del tablero: −1 de Combustible, +2 de Población.
does-ability-family-commitments = Mientras no estés en Galactica, roba 1 carta de Habilidad menos.
does-ability-memento = Una vez por turno, tras perder Población: roba 3 de Pilotaje y quédate 2.
does-ability-escort = Antes de dar la vuelta a una Nave Civil del espacio, destruye en su lugar un Viper sin daño.
does-ability-forced-to-eject = El Viper que pilotas se destruye si recibe daño.
does-ability-forward-thinker = Tras tu “Orden ejecutiva” puedes usar tu propia localización.
does-ability-choose-a-different-path = En vez de elegir en una Crisis, haz que quien tiene el turno descarte 5 cartas.
does-ability-moral-dilemma = Cuando robas una carta de Motín, descarta 2 cartas.
does-ability-deceitful = Cuando una Crisis te hace descartar, descarta 1 carta menos. Una vez por Crisis.
does-ability-attorney = Acción: mover a un personaje de la Prisión a una localización de Galactica sin riesgo. Si es de otra persona, toma todas sus cartas de Habilidad.
does-ability-kleptomania = Si acabas tu movimiento con otra persona, descarta 2 cartas o al final de tu turno ve a la Prisión.
does-ability-cult-leader = Acción: dar o quitar 1 ficha de milagro a alguien de aquí. Puedes tener 3.
does-ability-broadcast = Acción por 3 fichas de milagro: +2 de un Recurso.
does-ability-spiritual-crisis = Solo puedes descubrirte como cylon en la Prisión, y sin el efecto de la carta.
does-ability-treatment = Acción: robar 2 cartas de los tipos de otro humano y darle después 2 de las tuyas.
does-ability-quarantine = Acción: mirar todas las Naves Civiles del tablero. Puedes cambiar 1 por una nueva.
does-ability-specialized = No puedes usar acciones ni capacidades de movimiento de cartas de Ingeniería.
does-ability-industrious = Durante la infiltración roba 2 cartas de Habilidad más en vez de 1. No en la Enfermería.
does-ability-meticulous = Cuando acabas la infiltración con la acción, ve a una localización cylon sin riesgo y haz otra acción.
does-ability-vanity = No puedes aportar cartas a pruebas en la Acción de otra persona.
does-ability-visions = Acción durante la infiltración: mirar 1 carta de Lealtad al azar de un humano y después ir a la Nave Resurrección.
does-ability-dont-trust-anyone = Acción: robar 2 Crisis Extremas.
does-ability-heretic = Salir de la Nave Resurrección te cuesta 1 Crisis Extrema.
does-ability-calculating = Puedes aportar 2 cartas a una prueba, 3 durante la infiltración. No en la Prisión.
does-ability-modifications = Cuando se activan naves cylons, elige una activación. Los iconos de la carta no valen.
does-ability-logic-bound = 1 de las cartas que aportas a una prueba va boca arriba.
does-ability-for-love = Una vez por turno, cuando otra persona debe descartar: roba 1 de Traición y esa persona descarta 1 menos.
does-ability-resolute = Acción: usar cualquier localización sin daño.
does-ability-grieving = En una localización de riesgo no robas cartas de Habilidad al empezar tu turno.

## Skill cards

does-skill-card-investigative-committee-pegasus = Política 3–5. Antes de aportar cartas a una prueba: se juegan boca arriba, menos las de Destino.
does-skill-card-support-the-people = Política 1–2. Antes de aportar cartas a una prueba: cada humano con 4 cartas o menos puede robar 2.
does-skill-card-preventative-policy = Política 3–5. Movimiento: elegir un Recurso. Su próxima pérdida de este turno es 1 menor.
does-skill-card-major-victory = Liderazgo 1–2. Tras destruir tú una Estrella Base o un Centurión: tirar; 5–8, +1 de Moral. Una por turno.
does-skill-card-at-any-cost = Liderazgo 3–5. Antes de aportar cartas a una prueba: toda la Traición coincide.
does-skill-card-guts-and-initiative = Táctica 1–2. Antes de aportar cartas a una prueba: no lleva cartas de Destino.
does-skill-card-critical-situation = Táctica 3–5. Movimiento: hacer 1 acción. Una por turno, “Orden ejecutiva” incluida.
does-skill-card-full-throttle = Pilotaje 1–2. Movimiento o acción en tu Viper: ir a cualquier zona y atacar allí 1 nave cylon.
does-skill-card-run-interference = Pilotaje 3–5. Antes de activar Incursores: los 4 primeros que actúan en tu zona fallan.
does-skill-card-jury-rigged = Ingeniería 1–2. Antes de aportar cartas a una prueba: dificultad −4.
does-skill-card-calculations = Ingeniería 3–5. Tras una tirada: +1 o −1. Una por tirada.
does-skill-card-red-tape = Política 0. En una prueba: se retiran todas las cartas de Pericia 5 y 6.
does-skill-card-iron-will = Liderazgo 0. En una prueba que falla por 4 o menos: no pasa nada. Con un total de 0 o menos: −1 de Moral.
does-skill-card-trust-instincts = Táctica 0. En una prueba: se aportan boca arriba las 2 primeras cartas de Destino.
does-skill-card-protect-the-fleet = Pilotaje 0. En una prueba con cartas de Pilotaje que sumen 3 o más: quien tiene el turno puede activar 1 Viper no tripulado.
does-skill-card-establish-network = Ingeniería 0. En una prueba: las cartas de Ingeniería cuentan el doble.
does-skill-card-political-prowess = Política 6. Antes de la prueba de una localización: no se hace; eliges Éxito o Fallo.
does-skill-card-state-of-emergency = Liderazgo 6. Acción: −1 de Alimentos. Por turnos, empezando por ti, cada persona puede moverse o hacer 1 acción.
does-skill-card-scout-for-fuel = Táctica 6. Acción: arriesgar 1 Raptor. 4–8: +1 de Combustible. 1–3: se pierde el Raptor.
does-skill-card-best-of-the-best = Pilotaje 6. Antes de que ataque un Viper pilotado: tirar en su lugar y destruir esa cantidad de Incursores de su zona.
does-skill-card-build-nuke = Ingeniería 6. Acción: el Almirante recibe 1 Arma Nuclear.
does-skill-card-force-their-hand = Política 0. En una prueba: quien tiene el turno, si es humano, puede jugar en ella 1 carta boca arriba; si no, roba 1 carta de Motín.
does-skill-card-all-hands-on-deck = Liderazgo 0. En una prueba: +1 por cada carta de Pericia 0.
does-skill-card-quick-thinking = Táctica 0. En una prueba: quien tiene el turno puede tomar a su mano otra carta de Pericia 3 o menos.
does-skill-card-dogfight = Pilotaje 0. En una prueba: quien tiene el turno puede dañar 1 Viper para retirar otra carta.
does-skill-card-install-upgrades = Ingeniería 0. En una prueba: quien tiene el turno roba 2 de Ingeniería con Éxito, 1 si falla.
does-skill-card-popular-influence = Política 3–4. Acción: robar 2 cartas de Quórum. Dar 1 al Presidente, jugar o descartar la otra.
does-skill-card-restore-order = Liderazgo 3–4. Antes de aportar cartas a una prueba: en ella no vale ninguna capacidad de prueba.
does-skill-card-unorthodox-plan = Táctica 3–4. Acción: usar Puente de Mando, Arsenal, Control de Armamento o Comunicaciones, incluso con daño.
does-skill-card-combat-veteran = Pilotaje 3–4. Acción: activar 1 Viper no tripulado, del espacio o la Reserva, hasta 3 veces.
does-skill-card-raptor-specialist = Ingeniería 3–4. Acción: cambiar 1 Raptor por 1 Raptor de asalto, o recuperar 1 Raptor.
does-skill-card-negotiation = Política 5. Acción: colocar 1 Estrella Base en la proa y robar 1 de Política. El resto del turno no se lanzan ni activan naves cylons.
does-skill-card-change-of-plans = Liderazgo 5. Tras el Éxito de una prueba: en vez de su resultado, cada humano roba 2 cartas de Habilidad.
does-skill-card-a-second-chance = Táctica 5. Antes de aportar cartas a una prueba: con Éxito por 4 o más sobre la dificultad impresa, quien tiene el turno gana 1 ficha de milagro.
does-skill-card-launch-reserves = Pilotaje 5. Acción: colocar hasta 2 Vipers no tripulados de la Reserva en una zona con uno pilotado y activarlos.
does-skill-card-test-the-limits = Ingeniería 5. Acción, con el indicador de Flota fuera de una casilla azul: avanza 1 casilla. Después tirar: 1–5, daño en Galactica.
does-skill-card-bait = Traición 0. En una prueba: colocar 1 Nave Civil en la popa. Si eliges descartarla: roba 1 carta de Motín.
does-skill-card-dradis-contact = Traición 0. En una prueba: colocar 2 Incursores en la proa. Si eliges descartarla: roba 1 carta de Motín.
does-skill-card-a-better-machine = Traición 3. En una prueba: quien tiene el turno baraja 2 cartas de Traición en el mazo de Destino.
does-skill-card-personal-vices = Traición 3. En una prueba: cada humano roba 1 de Traición; quien tiene el turno, si es humano, también 1 carta de Motín.
does-skill-card-violent-outbursts = Traición 4. En una prueba: quien tiene el turno va a la Enfermería.
does-skill-card-exploit-a-weakness = Traición 5. En una prueba: quien tiene el turno elige a un humano, que roba 1 carta de Motín.

## Ships and tokens, where more boxes have other rules for them

does-combined-nuke = Acción del Almirante: elegir una zona del espacio. 1–2 daña allí dos veces una Estrella Base, 3–6 la destruye, 7 también hasta 3 Incursores, 8 toda nave de la zona, humanas incluidas.
destroyed-combined-nuke = Se gasta, salga lo que salga. Una carta puede devolverla; el Almirante tiene 3 como mucho. Van con el cargo.
does-combined-damage = Daña una localización y envía a la Enfermería a quien esté, o cuesta 1 de Combustible o Alimentos. Con Pegasus en juego, quien tiene el turno puede robar en su lugar una ficha de Pegasus.
destroyed-combined-damage = Con 6 localizaciones de Galactica dañadas a la vez ganan los cylons. Con las 4 de Pegasus se destruye Pegasus.
destroyed-combined-basestar = Galactica la daña con 5–8, un Raptor de asalto con 7–8, otro Viper con 8. 3 impactos la destruyen. Un Arma Nuclear la destruye con 3–8 y con 1–2 la daña dos veces.
does-combined-viper = Al activarlo se lanza, se mueve a una zona adyacente, ataca una nave cylon de la suya o escolta de ella una Nave Civil al montón.
does-combined-pilot = Acción: ir a una zona adyacente, atacar aquí o escoltar de aquí una Nave Civil al montón. En el Movimiento: ir a una zona adyacente, o por 1 carta a una localización.
destroyed-combined-civilian = Un Incursor la destruye sin tirada si no hay Vipers en la zona. Cuando salta la flota se queda en el espacio. Un Viper puede escoltarla al montón.

## Locations

does-location-quorum-chamber = Acción del Presidente: robar 1 carta de Quórum. Después robar 1, jugar 1 o nada.
does-location-press-room-overlay = Acción: otro humano roba 1 carta de Motín y se queda 1, sin ir a la Prisión. Después puedes descartar una tuya.
does-location-presidents-office-overlay = Acción: robar 2 de Política.
does-location-administration-overlay = Acción: robar 1 carta de Motín. Si el Presidente tiene una, elige quién recibe el cargo de Presidente.
does-location-caprica-overlay = Acción: jugar una Crisis Extrema, o robar 2 Crisis y resolver 1. Sin activar naves cylons.
does-location-human-fleet-overlay = Acción: mirar la primera Crisis o el primer destino; va encima o debajo del mazo. Después robar 2 cartas de Habilidad; un Líder cylon puede infiltrarse en su lugar.
does-location-resurrection-ship-overlay = Acción: robar 1 Crisis Extrema. Si empiezas el turno aquí, roba solo 1 carta de Habilidad.
does-location-basestar-bridge = Acción: elegir 2 distintas y hacerlas por orden: el CAG coloca 1 Nave Civil; 1 Estrella Base o 3 Incursores llegan al tablero de la Flota Cylon; tirar: 1–3 retrasa el salto, 4–8 avanza la Persecución; tirar: por debajo del número de Incursores del tablero principal, Galactica roba 2 fichas de Daño y recibe 1.
does-location-pegasus-cic = Acción: elegir una Estrella Base y tirar. 1–3 daña Pegasus, 4–6 la Estrella Base, 7–8 la daña dos veces.
does-location-airlock = Acción: elegir un personaje. Prueba 12 (Política, Táctica, Traición): con Éxito se le ejecuta; dificultad −4 si está en la Prisión.
does-location-main-batteries = Acción: elegir una zona y tirar. 1 destruye 1 Nave Civil de ella, 2–3 daña 1 Viper, 4–6 destruye 2 Incursores, 7–8 destruye 4.
does-location-engine-room = Acción: descartar 2 cartas. La próxima Crisis de este turno cuenta como si tuviera icono de salto.
does-location-medical-center = Sin acción. Quien está aquí roba solo 1 carta en el paso de Habilidades.
does-location-resistance-hq = Acción humana: elegir a un personaje en Nueva Caprica. Prueba 7 (Liderazgo, Táctica, Traición): con Éxito se le ejecuta, también a un cylon.
does-location-detention = Sin movimiento y como mucho 2 cartas por prueba. Acción: prueba 9 (Política, Táctica); con Éxito vas a otra localización de Nueva Caprica.
does-location-occupation-authority = Presidente: puede robar 1 carta de Quórum; después puede jugar 1. Cylon: activar 1 fuerza de ocupación y colocar 1 aquí.
does-location-breeders-canyon = Humano: el Recurso más alto pierde 1 y el indicador de Flota avanza 1. Cylon: robar y resolver una Crisis, sin Preparativos para el Salto este turno.
does-location-shipyard = Humano: preparar 1 Nave Civil, o evacuar 1 y luego, si quieres, ir a Galactica. Cylon: mirar la primera nave bloqueada; dejarla o ponerla debajo.

# Quorum cards, and what lies open.
does-quorum-assign-chief-of-staff = Roba 2 de Política y da esta carta a otra persona.
does-quorum-civilian-self-defense = Elige 1 Nave Civil: destruir hasta 3 Incursores o 1 Incursor Pesado de su zona. Después tirar: 1–2, se destruye también la nave.
does-quorum-consult-the-oracle = Mirar la última carta de un mazo. Después mirar el mazo de Destino, descartar 2 de sus cartas y barajarlo.
does-quorum-enact-production-quotas = +1 de Alimentos y −1 de Moral.
does-quorum-eulogy = Si una ejecución ha costado Moral, +1 de Moral.
does-quorum-execute-prisoner = Ejecutar a un personaje que esté en la Prisión.
does-quorum-probation = Da esta carta a cualquiera.
does-quorum-resources-for-galactica = Reparar 1 localización dañada y hasta 2 Vipers dañados.
does-quorum-unsavory-connections = Descarta 2 cartas de Habilidad al azar y roba 2 de Traición. Después +1 de Alimentos o de Combustible.
does-quorum-establish-dogsville = +1 de Población y −1 de Moral.
does-quorum-presidential-order = Da el cargo de Almirante o de CAG a alguien.
does-quorum-resignation = Descarta las cartas de Quórum que quieras y roba otras tantas. Después da el cargo de Presidente a otra persona.
does-open-assign-chief-of-staff = Quien tiene esta carta puede descartarla antes de aportar cartas a una prueba: toda la Política coincide.
does-open-probation = Cuando quien tiene esta carta aporta cartas a una prueba, el Presidente puede descartarla y mirarlas.
does-open-the-farm = Ningún humano usa una capacidad de una vez por partida.

does-planet-forces = Activadas, avanzan 1 casilla a la derecha. Desde el Astillero salen, y cada una destruye la primera nave bloqueada o, si no hay, la primera preparada. Si no hay ninguna: coloca 1 en el Mando de Ocupación. Acción humana allí: con 5–8 destruye 1. Acción cylon, con un humano y una fuerza allí: 1–3 Detención, 4–7 Centro Médico.
does-planet-stacks = Astillero: la primera nave bloqueada va debajo de las preparadas. Icono de evacuación, con Galactica de vuelta: quien tiene el turno pone la primera preparada en una zona de lanzamiento. El salto final destruye todas las naves que queden aquí.
does-planet-orbit = Los iconos de salto mueven el indicador de Flota. En la última casilla Galactica regresa: 1 Estrella Base y 4 Incursores en cada zona sobre ella, 2 Vipers en cada zona de lanzamiento. Después el Almirante puede ordenar el salto final como acción. Ese salto destruye las naves y ejecuta a los humanos que queden en Nueva Caprica.
about-evacuation = Icono de evacuación: quien tiene el turno pone la primera nave preparada en una zona de lanzamiento.
about-no-evacuation = Sin icono de evacuación.
does-distance-new-caprica = En { $first } empieza la fase de Agentes Durmientes. Desde { $last } la flota está en Nueva Caprica.
does-distance-ionian-nebula = En { $first } empieza la fase de Agentes Durmientes. En { $last } empieza la fase de Encrucijada. El siguiente salto tras ella es el último: ganan los humanos si todo está por encima de 0.

look-up-demetrius = Demetrius
look-up-rebel-basestar = Estrella Base Rebelde
does-location-demetrius-bridge = Acción: si no hay Misión activa, revelar la primera carta de Misión y hacer su prueba. Sin Crisis este turno.
does-location-tactical-plot = Acción: mirar la primera carta de Misión; va encima o debajo del mazo.
does-location-captains-cabin = Acción: elegir un tipo de Habilidad. Todo el mundo roba 1, también los cylons.
does-location-hybrid-tank = Acción: pagar 1 ficha de milagro o 1 carta de Crisis Extrema. Mirar las primeras 5 cartas de Crisis; vuelven encima en cualquier orden.
does-location-datastream = Acción: pagar 1 ficha de milagro o 1 carta de Crisis Extrema. Elegir un tipo de Habilidad; tomar 3 cartas a elección de su mazo y descartes, y barajar.
does-location-raider-bay = Acción: pagar 1 ficha de milagro o 1 carta de Crisis Extrema. Colocar 2 Incursores o 4 Vipers no tripulados en una zona y activar solo esas naves.
does-location-hub-destroyed = Si empiezas el turno aquí, descarta todas tus Crisis Extremas y no robes cartas de Habilidad. Acción: descartar 3 cartas de Habilidad, robar 1 Crisis Extrema e ir a la Flota Cylon.

does-mission-none = El Puente revela la primera carta de Misión y su prueba se hace enseguida.
does-mission-lies = Se queda hasta el próximo salto. Entonces una carta con distancia va junto al Objetivo y las demás se descartan; boca abajo, vuelve al mazo.
does-mission-attack-on-the-colony = Prueba 14 (Táctica, Pilotaje). Éxito: todas las Estrellas Base dejan el tablero; 1 queda fuera del juego. Fallo: 1 Estrella Base en la proa, 1 daño en Galactica.
does-mission-cylon-civil-war = Prueba 21 (Política, Liderazgo, Táctica). La Estrella Base Rebelde entra en juego: con Éxito, del lado humano; con Fallo, del lado cylon.
does-mission-destroy-the-hub = Prueba 14 (Liderazgo, Táctica, Pilotaje). Éxito: la Nave Resurrección pasa a ser el Centro destruido. Fallo: −1 de Población, todos los Vipers del espacio vuelven a la Reserva, 2 Vipers dañados.
does-mission-digging-up-the-past = Prueba 14 (Política, Liderazgo). Éxito: distancia +1. Fallo: se barajan 2 cartas de Traición en el mazo de Destino; la Misión se pone boca abajo.
does-mission-needs-of-the-people = Prueba 18 (Política, Liderazgo, Ingeniería). Éxito: +2 de Alimentos, reparar 1 localización. Fallo: −1 de Alimentos, cada humano roba 1 carta de Traición.
does-mission-rescue-hera = Prueba 20 (Política, Táctica, Pilotaje). Éxito: cada humano sin ficha de milagro recibe 1. Fallo: −1 de Moral, 1 Raptor destruido.
does-mission-the-red-stripes = Prueba 16 (Táctica, Pilotaje, Ingeniería). Éxito: todos los Incursores Pesados y Centuriones dejan los tableros; 2 de cada tipo quedan fuera del juego. Fallo: 1 Incursor Pesado en la proa, 1 Centurión en el Inicio del Abordaje.
does-mission-the-search-for-home = Prueba 25 (Política, Liderazgo, Táctica, Ingeniería). Éxito: distancia +2. Fallo: −1 de Combustible; la Misión se pone boca abajo.
does-rebel-humans = Los humanos van aquí como a cualquier nave, por 1 carta. Los cylons no pueden entrar ni usarla.
does-rebel-cylons = Los cylons van y vuelven entre ella y las localizaciones cylons por 1 carta. Los humanos no pueden entrar ni usarla.
