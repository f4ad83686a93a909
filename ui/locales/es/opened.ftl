# Everybody's Loyalty cards after the end: on the referee's page, the wall and the phones.

cylons-win-resources = En 0 al final de un turno: { $resources }.
cylons-win-boarded = Los Centuriones han tomado Galactica.
cylons-win-destroyed = { $locations ->
    [one] 1 localización de Galactica tiene daño.
   *[other] { $locations } localizaciones de Galactica tienen daño.
 }
cylons-win-final-jump = Último salto, en 0: { $resources }.
cylons-win-no-character = Tras una ejecución no quedaba ningún personaje que elegir.
humans-win-kobol = La flota ha dado su último salto.
game-declared = Lo ha decidido la mesa.
opened = Quién era quién
opened-humans = Humanos
opened-cylons = Cylons
opened-card-not-a-cylon = No es cylon
opened-card-cylon-damage-galactica = Cylon: daña Galactica
opened-card-cylon-reduce-morale = Cylon: baja la Moral
opened-card-cylon-send-to-sickbay = Cylon: envía a la Enfermería
opened-card-cylon-send-to-brig = Cylon: envía a la Prisión
opened-card-sympathizer = Simpatizante
opened-came-first-deal = primer reparto
opened-came-sleeper-phase = Agentes Durmientes
opened-came-drawn = robada después
opened-came-handed-on = de { $name }
opened-no-cards = sin carta

# Cards that lie open before a player while the game is played, and cards face down that everybody has seen.
lies-open = Boca arriba
seen-by-all = Todo el mundo ha visto
