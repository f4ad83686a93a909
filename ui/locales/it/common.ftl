# Words that several pages share.

close = Chiudi
dial-value = { $name }: { $value } di { $maximum }
dial-value-red = { $name }: { $value } di { $maximum }, in zona rossa

connecting = Collegamento…
language = Lingua
language-missing = I testi non sono arrivati. Riprova tra un momento.
now = Ora
paused = In pausa
seats = Posti
no-character = Ancora nessun personaggio
has-loyalty = { $cards ->
    [one] 1 carta Lealtà
   *[other] { $cards } carte Lealtà
 }
characters-not-now = Ora no
cylons-win = Vincono i Cylon
humans-win = Vincono gli umani
nothing-to-do = Niente da fare
turn-of = Turno { $number }
undone = annullato
pictograms = Sei immagini

log-step = un passo
log-correction = Correzione
log-undid = Annullato: { $what }
log-undid-back = Annullato per intero: { $what }
log-redid = Ripristinato: { $what }
log-paused = La partita è in pausa
log-resumed = La partita riprende
log-round-void = Il tentativo { $round } è nullo: mancano i numeri dal telefono di { $names }. Tutti i telefoni ne prendono altri.
log-round-void-table = Il tentativo { $round } è nullo: il tavolo non ha continuato. Tutti i telefoni prendono altri numeri.
log-mixed = Numeri dei telefoni aggiunti: { $names }
log-mixed-without = Numeri dei telefoni aggiunti: { $names }; senza { $without }
log-mixed-nobody = Nessun numero dai telefoni: non ce n’erano

theme = Aspetto
theme-dark = Scuro
theme-light = Chiaro
theme-device = Come il dispositivo

dials = Risorse

## A turn

follows-by-hand = (a mano)
stepper-less = { $what }: uno in meno
stepper-more = { $what }: uno in più
source-crisis = Carta Crisi
skill-check = Skill Check
check-types = Tipi che corrispondono
check-order = Chi aggiunge carte, in ordine
check-destiny = Destino
check-result-pass = Superato
check-result-partial = Esito parziale
check-result-fail = Fallito
check-difficulty = difficoltà
check-difficulty-printed = stampata: { $printed }

## A fight

who-decides = Decide { $player }
who-rolls = Tira { $player }
who-table-decides = Decide il tavolo
face-does = { $face }: { $what }
roll-odds = Che cosa fa ogni numero
roll-number = Numero sul dado
roll-planning = Pianificazione strategica: +2
tale = È appena successo
told-times = { $count } × { $what }

ask-once-no = Non ancora

guide = Guida
