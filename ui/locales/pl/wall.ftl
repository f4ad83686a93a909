# The wall display.

wall-waiting = Czekam na grę
wall-spent = Ten adres jest nieaktualny. Nowy jest w menu sędziego pod „Ekran ścienny”.
wall-lost = Połączenie zerwane. Próbuję znów…
wall-clock = Czas tej tury
wall-read-left = Czas na czytanie
wall-cylon = Cylon
wall-acts = Działa
wall-hand = { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } kart na ręce
 }

# The tracks: a name, and where things stand in a few words.
wall-jump = Skok
wall-jump-red = jeszcze bez skoku
wall-jump-blue = może kosztować { $loss }
wall-jump-now = flota skacze
wall-boarding = Abordaż
wall-aboard = { $count ->
    [0] nikogo
   *[other] { $count } na pokładzie
 }
wall-distance = Dystans
wall-distance-of = { $distance } z { $goal }
wall-jumps = Flota skacze
wall-cards = Odkryte karty
