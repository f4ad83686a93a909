# Everybody's Loyalty cards after the end: on the referee's page, the wall and the phones.

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
