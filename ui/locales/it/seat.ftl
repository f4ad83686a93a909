# The screen of a seat on the phone: the second part of what it loads.

sealed = cifrato
not-connected = non collegato

## Several seats on one phone

hands = Chi usa questo telefono
hand-to = Passa a { $name }
hand-note = Guarda solo { $name }. Tocca un nome in alto per coprire questo telefono.
hand-decides = { $name } ha qualcosa da decidere. Guarda solo { $name }.
hand-take = Sono { $name }
hand-asked = ha qualcosa da decidere

## When the referee is at another game

next-join = Entra nella nuova partita
next-join-note = Nella nuova partita il posto di { $name } è libero. Niente codice; i due schermi mostrano sei immagini da confrontare.
next-join-as = Entra come { $name }
next-other = Entra come un’altra persona
next-who = Chi sei nella nuova partita? Tocca il tuo nome; niente codice.
next-asking = Richiesta…
next-back = Torna a quella partita
next-back-note = L’arbitraggio è in un’altra partita, e questo telefono ha lì un posto.

## Mine

tabs = Pagine
tab-mine = Io
tab-table = Tavolo
tab-log = Registro
tab-help = Aiuto
tab-waits = ti aspetta una domanda
short-fuel = Carb.
short-food = Cibo
short-morale = Morale
short-population = Pop.


mine-choose-character = Scegli il personaggio
mine-launch-viper = Scegli dove si lancia il tuo Viper
mine-deal-loyalty = Distribuire le carte Lealtà
mine-read-loyalty = Leggi tutto e conferma
mine-close-reading = Continua
mine-lay-out-position = Allestire la plancia
mine-take-turn = È il tuo turno
read-left = Secondi di lettura
read-together = Si legge finché non scade il tempo. Poi conferma.
own-cards = Il tavolo distribuisce le carte Lealtà. Guarda le tue.
paused-phone = Le tue carte restano coperte finché chi arbitra non riprende.
mine = Le tue cose
mine-viper = In un Viper: { $area }
mine-hand = { $cards ->
    [one] 1 carta Skill
   *[other] { $cards } carte Skill
 }
mine-quorum = { $cards ->
    [one] 1 carta Quorum
   *[other] { $cards } carte Quorum
 }
mine-discard = { $cards } di troppo alla fine del turno
mine-revealed = Cylon rivelato
mine-discard-to-limit = Carte di troppo
mine-draw-damage = Danno
mine-choose-ship = Scegli la nave
mine-read-on = Continua
mine-choose-area = Scegli il prossimo settore
mine-choose-viper = Scegli il Viper
mine-choose-civilian = Scegli la Nave Civile
mine-launch-fewer = Scegli quanti se ne lanciano
mine-roll = Tira il dado
mine-react = Tieni il risultato o ripeti
mine-choose-look = Scegli una Nave Civile da guardare
mine-move-civilian = Muovi la nave o lasciala
mine-reveal-civilian = Gira la tessera
mine-draw-basestar-damage = Danno Base Stellare
mine-activate-viper = Attiva un Viper
mine-choose-target = Scegli l’obiettivo
mine-choose-target-area = Scegli il settore
group-travel = Spostati
group-action = Azione
group-viper = Viper, { $area }
group-kind = { $kind }, { $area }
mine-place-ship = Scegli dove va
mine-alert-pilot = Pilota o resta
told-crisis = Si sta leggendo la Crisi.
told-check = Le registra chi arbitra.
told-card = La nomina chi arbitra.
mine-name-crisis = Una Crisi
mine-choose-option = Quale opzione?
mine-begin-crisis = Usala ora o continua
mine-confirm = Conferma
mine-pick-player = Scegli una persona
mine-see-loyalty = Guarda in segreto
mine-choose-course = La tua decisione
mine-choose-place = Scegli dove andare
mine-choose-start = Scegli dove inizi
mine-choose-piece = Scegli il pezzo
mine-add-cards = Aggiungi carte al Check
mine-tell-cards = Si rivelano le carte
mine-check-ability = Abilità delle carte
mine-check-result = Il Check finisce
mine-name-destination = Una destinazione
mine-choose-destination = Scegli la destinazione
mine-place-destination = Guarda e rimetti
mine-choose-destiny = Guarda il mazzo Destino e scarta
mine-choose-held = Scegli una carta
mine-sympathizer = Simpatizzante
mine-name-quorum = Una carta Quorum
mine-granted-action = La tua azione
mine-choose-types = Scegli che cosa peschi
you-have-read = Hai letto le tue carte.
wait-for-readers = Aspetta che abbiano letto tutti. Puoi riguardare quando vuoi.

## Table

way = Distanza percorsa
way-of = { $distance } di { $goal }
way-last = manca un Salto
active = di turno
deck-beside = { $cards ->
    [one] 1 carta rimasta nel mazzo Lealtà
   *[other] { $cards } carte rimaste nel mazzo Lealtà
 }

# The tracks below the dials.
track-jump = Salto
track-jump-red = ancora nessun Salto
track-jump-blue = può costare { $loss }
track-jump-now = la Flotta salta
track-boarding = Abbordaggio
track-aboard = { $count ->
    [0] nessuno a bordo
   *[other] { $count } a bordo
 }
has-super-crisis = { $cards ->
    [one] 1 Super Crisi
   *[other] { $cards } Super Crisi
 }
has-mutiny = { $cards ->
    [one] 1 carta Ammutinamento
   *[other] { $cards } carte Ammutinamento
 }
has-motive = { $cards ->
    [one] 1 Movente
   *[other] { $cards } Moventi
 }
has-crossroads = { $cards ->
    [one] 1 carta Crocevia
   *[other] { $cards } carte Crocevia
 }
has-miracle = { $cards ->
    [one] 1 segnalino Miracolo
   *[other] { $cards } segnalini Miracolo
 }
motive-reveal = Rivela un Movente

## The mark of the game

help-mark-title = Impronta della partita
mark-row = Riga { $row }
mark-compare = Si verifica la partita arrivata a questo telefono. Che sia la stessa per tutti lo vedete qui: alla stessa riga ogni telefono mostra questa impronta.
