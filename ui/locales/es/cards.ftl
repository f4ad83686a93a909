# A player's cards, held and covered: on their phone, and on a screen that is passed around.

your-loyalty = Tu lealtad
card-of = { $number } de { $cards }
card-covered = Carta { $number } de { $cards }, tapada
hold = Mantener para mirar
holding = A la vista…
hold-note = Se tapa al soltar o a los 5 segundos.
hold-note-tap = Se tapa al volver a tocar o a los 5 segundos.
hold-described = Con un lector de pantalla o con Intro se abre 5 segundos y se lee en voz alta.
tap-look = Tocar para mirar
tap-cover = Tocar para tapar
confirm-described = Con un lector de pantalla, pregunta una vez más.
tap-sure = ¿Seguro? Toca otra vez
cards-on-their-way = Tus cartas están en camino.
civilians-seen = Naves Civiles que has mirado
civilian-seen = Nave { $number }
hold-ships = Mantener para ver las naves
card-unknown = Aún sin carta
card-unknown-note = Vuelve a mirar en un momento.

# Revealing as a Cylon: the same on every phone until it was held to its end.
reveal-hold = Mantener para descubrirse como cylon
reveal-tap = Descubrirse como cylon
reveal-holding = Sigue pulsando…
reveal-note = Todos los móviles lo ofrecen. Si sueltas, no pasa nada.
reveal-note-tap = Todos los móviles lo ofrecen. Pregunta una vez más.
reveal-human = No tienes carta de cylon; no se ha enviado nada.
goal-hold = Mantener para revelar un Objetivo Personal
goal-none = No tienes ningun Objetivo Personal; no se ha enviado nada.
show-card = Carta { $number }
show-card-note = ¿Qué carta muestras? Míralas antes.
show-card-human = No es una carta de cylon; no se ha enviado nada.

# Cards that one player looks at and another one holds.
look-at = { $cards ->
    [one] Carta
   *[other] Cartas
 } de { $player }, solo para ti
look-by = { $player } mira { $cards ->
    [one] una de tus cartas
   *[other] tus cartas
 }
look-says = “{ $words }”
hold-look-at = Mantener para ver { $cards ->
    [one] la carta
   *[other] las cartas
 } de { $player }
hold-look-by = Mantener para ver { $cards ->
    [one] cuál
   *[other] cuáles
 }

# Cards that players hold, by kind. Super Crises in the hand of a revealed Cylon: what is in Dradis’s books of them.
your-super-crisis = Tus Crisis Extremas
hold-held = Mantener para ver las cartas
held-super-crisis-bomb-on-colonial-1 = Bomba en la Colonial Uno
held-super-crisis-bomb-on-colonial-1-does = Prueba 15: Táctica, Pilotaje, Ingeniería. Fallo: −2 de Moral, quien está en la Colonial Uno va a la Enfermería, y se cierra.
held-super-crisis-cylon-intruders = Intrusos cylons
held-super-crisis-cylon-intruders-does = Prueba 18: Liderazgo, Táctica. Menos de 18: aborda 1 Centurión. Menos de 14: abordan 2 y daño en Galactica.
held-super-crisis-fleet-mobilization = Movilización de la flota
held-super-crisis-fleet-mobilization-does = Prueba 24: Liderazgo, Táctica, Pilotaje, Ingeniería. Éxito: actúan algunas naves cylons. Fallo: −1 de Moral, actúan todas.
held-super-crisis-inbound-nukes = Armas nucleares en camino
held-super-crisis-inbound-nukes-does = Prueba 15: Liderazgo, Táctica. Fallo: −1 de Combustible, −1 de Alimentos, −1 de Población.
held-super-crisis-massive-assault = Asalto masivo
held-super-crisis-massive-assault-does = Actúan Incursores Pesados y Estrellas Base. Llegan 2 Estrellas Base con sus naves. El indicador de Flota retrocede 2 casillas.

# Destinations, for the one who chooses: what is in Dradis’s books of them.
destination-scouted = La primera carta de Salto
destinations-drawn = Destinos para elegir
destiny-seen = El mazo de Destino, solo para ti
hold-destinations = Mantener para verlos
card-distance = distancia
destinations-note = Solo los ves tú. Marca uno; un salto no se puede deshacer.
jump-hold = Mantener para saltar: { $which }
jump-tap = Saltar: { $which }
choose-hold = Mantener para elegir: { $which }
choose-tap = Elegir: { $which }
choose-note = Solo las ves tú. Marca una; no se puede deshacer.
choose-place-first = Marca antes una carta
choosing-holding = Sigue pulsando…
destination-asteroid-field = Campo de asteroides
destination-asteroid-field-does = −2 de Combustible. Se pierde 1 Nave Civil.
destination-barren-planet = Planeta yermo
destination-barren-planet-does = −2 de Combustible.
destination-cylon-ambush = Emboscada cylon
destination-cylon-ambush-does = −1 de Combustible. Llegan 1 Estrella Base, 3 Incursores y 3 Naves Civiles.
destination-cylon-refinery = Refinería cylon
destination-cylon-refinery-does = −1 de Combustible. Arriesgar 2 Vipers por 2 de Combustible (6+).
destination-deep-space = Espacio profundo
destination-deep-space-does = −1 de Combustible, −1 de Moral.
destination-desolate-moon = Luna desolada
destination-desolate-moon-does = −3 de Combustible.
destination-icy-moon = Luna helada
destination-icy-moon-does = −1 de Combustible. Arriesgar un Raptor por 1 de Alimentos (3+).
destination-ragnar-anchorage = Fondeadero de Ragnar
destination-ragnar-anchorage-does = Sin gasto de Combustible. Recuperar 3 Vipers y 1 Raptor.
destination-remote-planet = Planeta lejano
destination-remote-planet-does = −1 de Combustible. Se pierde 1 Raptor.
destination-tylium-planet = Planeta rico en tilio
destination-tylium-planet-does = −1 de Combustible. Arriesgar un Raptor por 2 de Combustible (3+).
