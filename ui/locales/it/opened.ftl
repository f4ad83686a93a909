# Everybody's Loyalty cards after the end: on the referee's page, the wall and the phones.

cylons-win-resources = A 0 alla fine di un turno: { $resources }.
cylons-win-boarded = I Centurioni hanno preso il Galactica.
cylons-win-destroyed = { $locations ->
    [one] 1 area del Galactica è danneggiata.
   *[other] { $locations } aree del Galactica sono danneggiate.
 }
cylons-win-final-jump = Ultimo Salto, a 0: { $resources }.
cylons-win-no-character = Dopo un’esecuzione non restava nessun personaggio da scegliere.
humans-win-kobol = La Flotta ha fatto il suo ultimo Salto.
game-declared = Lo ha deciso il tavolo.
opened = Chi era che cosa
opened-humans = Umani
opened-cylons = Cylon
opened-card-not-a-cylon = Non Cylon
opened-card-cylon-damage-galactica = Cylon: danneggia il Galactica
opened-card-cylon-reduce-morale = Cylon: abbassa il morale
opened-card-cylon-send-to-sickbay = Cylon: manda in Infermeria
opened-card-cylon-send-to-brig = Cylon: manda in Cella
opened-card-sympathizer = Simpatizzante
opened-came-first-deal = prima distribuzione
opened-came-sleeper-phase = Agente dormiente
opened-came-drawn = pescata dopo
opened-came-handed-on = da { $name }
opened-no-cards = nessuna carta

# Cards that lie open before a player while the game is played, and cards face down that everybody has seen.
lies-open = Scoperte
seen-by-all = Tutto il tavolo ha visto
