# Everybody's Loyalty cards after the end: on the referee's page, the wall and the phones.

cylons-win-resources = { $resources } at 0 at the end of a turn.
cylons-win-boarded = Centurions have taken Galactica.
cylons-win-destroyed = { $locations ->
    [one] 1 location of Galactica is damaged.
   *[other] { $locations } locations of Galactica are damaged.
 }
cylons-win-final-jump = The last jump with { $resources } at 0.
cylons-win-no-character = After an execution no character was left to choose.
humans-win-kobol = The fleet made its last jump.
game-declared = The table declared it.
opened = Who was what
opened-humans = Humans
opened-cylons = Cylons
opened-card-not-a-cylon = Not a Cylon
opened-card-cylon-damage-galactica = Cylon: damages Galactica
opened-card-cylon-reduce-morale = Cylon: reduces morale
opened-card-cylon-send-to-sickbay = Cylon: sends to Sickbay
opened-card-cylon-send-to-brig = Cylon: sends to the Brig
opened-card-sympathizer = Sympathizer
opened-came-first-deal = first deal
opened-came-sleeper-phase = Sleeper phase
opened-came-drawn = drawn later
opened-came-handed-on = from { $name }
opened-no-cards = no card

# Cards that lie open before a player while the game is played, and cards face down that everybody has seen.
lies-open = Lies open
seen-by-all = Everybody has seen
