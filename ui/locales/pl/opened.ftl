# Everybody's Loyalty cards after the end: on the referee's page, the wall and the phones.

opened = Kto był kim
opened-humans = Ludzie
opened-cylons = Cyloni
opened-card-not-a-cylon = Nie Cylon
opened-card-cylon-damage-galactica = Cylon: uszkadza Galacticę
opened-card-cylon-reduce-morale = Cylon: obniża morale
opened-card-cylon-send-to-sickbay = Cylon: wysyła do Ambulatorium
opened-card-cylon-send-to-brig = Cylon: wysyła do Aresztu
opened-card-sympathizer = Sympatyk
opened-came-first-deal = pierwsze rozdanie
opened-came-sleeper-phase = faza uśpionych agentów
opened-came-drawn = dobrana później
opened-came-handed-on = od gracza { $name }
opened-no-cards = bez karty

# Cards that lie open before a player while the game is played, and cards face down that everybody has seen.
lies-open = Odkryte
seen-by-all = Wszyscy widzieli
