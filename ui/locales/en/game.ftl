# The game's own names, as on its components.

character-william-adama = William Adama
character-saul-tigh = Saul Tigh
character-helo = Karl “Helo” Agathon
character-laura-roslin = Laura Roslin
character-gaius-baltar = Gaius Baltar
character-tom-zarek = Tom Zarek
character-apollo = Lee “Apollo” Adama
character-starbuck = Kara “Starbuck” Thrace
character-boomer = Sharon “Boomer” Valerii
character-galen-tyrol = “Chief” Galen Tyrol
