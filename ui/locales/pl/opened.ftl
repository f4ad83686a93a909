# Everybody's Loyalty cards after the end: on the referee's page, the wall and the phones.

cylons-win-resources = Na 0 na koniec tury: { $resources }.
cylons-win-boarded = Centuriony zdobyły Galacticę.
cylons-win-destroyed = { $locations ->
    [one] Uszkodzony 1 obszar Galactici.
    [few] Uszkodzone { $locations } obszary Galactici.
    [many] Uszkodzonych { $locations } obszarów Galactici.
   *[other] Uszkodzonych { $locations } obszarów Galactici.
 }
cylons-win-final-jump = Ostatni skok, na 0: { $resources }.
cylons-win-no-character = Po egzekucji nie było już postaci do wyboru.
humans-win-kobol = Flota zrobiła ostatni skok.
game-declared = Tak zdecydował stół.
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
