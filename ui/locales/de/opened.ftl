# Everybody's Loyalty cards after the end: on the referee's page, the wall and the phones.

cylons-win-resources = Am Ende eines Zuges auf 0: { $resources }.
cylons-win-boarded = Zenturios haben die Galactica eingenommen.
cylons-win-destroyed = { $locations ->
    [one] 1 Ort der Galactica ist beschädigt.
   *[other] { $locations } Orte der Galactica sind beschädigt.
 }
cylons-win-final-jump = Letzter Sprung, auf 0: { $resources }.
cylons-win-no-character = Nach einer Exekution war kein Charakter mehr übrig.
humans-win-kobol = Die Flotte hat ihren letzten Sprung gemacht.
game-declared = Am Tisch entschieden.
opened = Wer was war
opened-humans = Menschen
opened-cylons = Zylonen
opened-card-not-a-cylon = Kein Zylon
opened-card-cylon-damage-galactica = Zylon: beschädigt die Galactica
opened-card-cylon-reduce-morale = Zylon: senkt die Moral
opened-card-cylon-send-to-sickbay = Zylon: schickt in die Krankenstation
opened-card-cylon-send-to-brig = Zylon: schickt in die Brig
opened-card-sympathizer = Sympathisant
opened-came-first-deal = erstes Austeilen
opened-came-sleeper-phase = Schläfer-Phase
opened-came-drawn = später gezogen
opened-came-handed-on = von { $name }
opened-no-cards = keine Karte

# Cards that lie open before a player while the game is played, and cards face down that everybody has seen.
lies-open = Liegt offen
seen-by-all = Von allen gesehen
