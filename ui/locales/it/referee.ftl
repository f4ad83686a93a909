# The referee's page.

## Door and connection

connecting-note = Un momento.
door-closed = Indirizzo già usato
door-closed-note = Vale una volta. Apri il tavolo dalla finestra di Dradis, o riavvia “dradis serve” e usa l’indirizzo che mostra.
connection-lost = Connessione persa. Riprovo…
not-now = Non collegato. Riprova tra un momento.
sent-later = Non collegato. Dradis lo invia appena torna il tavolo.

## Start

start-what = Segue la partita e ne custodisce i segreti.
start-unofficial = Non ufficiale. Serve il gioco fisico; Dradis non contiene testi delle carte né illustrazioni.
new-game = Nuova partita
earlier-games = Partite precedenti
salvage = Recupera il possibile
no-players-yet = Ancora nessuno
game-name = { $players }, { $day }
game-shut = Non si apre
humans-won = Hanno vinto gli umani
cylons-won = Hanno vinto i Cylon
game-more = Salva, condividi o elimina: { $game }
game-export = Salva file della partita
game-export-note = Tutta la partita con le carte nascoste, da tenere o continuare su un altro computer.
game-export-note-running = Tutta la partita con le carte nascoste di tutti. Non mostrarla prima della fine.
game-share = Condividi senza carte nascoste
game-share-note = Solo quello che hanno visto tutti. Dallo a chiunque; nessuno può continuarla.
game-import = Apri file della partita
game-import-unread = Dradis non riesce a leggere questo file.
game-delete = Elimina questa partita
game-delete-asks = Eliminare questa partita: { $game }?
game-delete-note = Va persa per sempre, anche sui telefoni. Salva prima il file se può servirti.
game-delete-yes = Elimina
game-keep = Tienila

## The table

table = Tavolo
why = Perché?
resources = Risorse
seat-number = Posto { $number }
deck-name = Mazzo Lealtà
have-read = Hanno letto
phones = Telefoni collegati

stage-choosing-characters = Personaggi
stage-dealing = Distribuzione
stage-reading = Lettura
stage-playing = Gioco

now-choose-character = Tocca un personaggio. Si scelgono solo quelli permessi.
now-launch-viper = Il personaggio parte in un Viper della Riserva. Tocca un settore con il simbolo di lancio.
now-deal-loyalty = Dradis mischia e distribuisce. Si legge sul telefono o su questo schermo.
now-read-loyalty = Tutti guardano il telefono insieme.
now-close-reading = Tutti guardano le carte insieme. Continua quando tutti hanno letto.
now-lay-out-position = Tocca quello che è diverso al vostro tavolo e impostalo; senza motivo. Poi si gioca.
now-discard-to-limit = Scartare fino al limite. Le carte le sceglie chi le ha.
now-draw-damage = Pesca senza guardare un segnalino Danno Galactica e tocca quello che mostra.
now-draw-either = Scegli { $ship } o { $others }, pesca senza guardare un suo segnalino Danno e tocca quello che mostra.
now-choose-ship = Scegli la nave che subisce il danno, prima di pescare il segnalino.
now-read-on = Leggi e continua.
now-choose-area = Le navi lì agiscono una a una, poi il prossimo settore. Tocca il settore sulla plancia o qui.
now-choose-viper = Tocca un Viper sulla plancia o qui.
now-choose-civilian = Sono coperte. Toccane una sulla plancia o qui.
now-launch-fewer = Restano poche navi. Chi è di turno decide quale Base Stellare ne lancia meno.
now-roll = Tocca il numero del dado.
now-react = Si tiene il risultato, o qualcuno ripete il tiro.
now-choose-look = Tocca una nave sulla plancia o qui. Il fronte si vede sul telefono.
now-move-civilian = Può andare in un settore adiacente.
now-reveal-civilian = Gira la nave, rimuovila dal gioco e tocca quello che mostra.
now-place-ship = Gli altri posti restano vuoti. Tocca un settore sulla plancia o qui.
now-alert-pilot = Pilota di Viper in allerta: pilotare il Viper e 1 azione, o restare.
now-draw-basestar-damage = Pesca senza guardare un segnalino Danno Base Stellare e tocca quello che mostra.
now-activate-viper = Tocca un Viper, poi dove va o che cosa attacca. O scegli qui.
now-activate-viper-escorts = Tocca un Viper, poi dove va, che cosa attacca o quale Nave Civile scorta. O scegli qui.
now-choose-target = Toccalo sulla plancia o qui.
now-name-crisis = Cerca la Crisi con due lettere del nome, o tocca i simboli in fondo alla carta.
now-choose-option = Ogni opzione mostra il suo risultato.
now-begin-crisis = Usala ora, o continua.
now-confirm = { $lines ->
    [both] Le righe ✋ fatele voi. Fatto applica il resto.
    [by-hand] Fate le righe ✋, poi Fatto.
    [kept] Fatto applica questo.
   *[none] Non cambia niente.
 }
now-pick-player = Tocca la persona.
now-see-loyalty = Solo queste due persone sanno che carta è.
now-choose-course = Ogni opzione mostra il suo risultato.
now-choose-course-plain = Tocca la scelta.
now-show-card = La carta mostrata resta scoperta d’ora in poi.
now-choose-place = Tocca il posto sulla plancia o qui.
now-choose-here = Scegli qui.
now-choose-piece = Tocca il pezzo sulla plancia o qui.
now-choose-piece-beside = Non è sulla plancia. Sceglilo qui.
now-add-cards = Registra quante carte vanno coperte, o nessuna.
now-tell-cards = Rivelate le carte. Tocca tipo e valore di ognuna.
now-check-ability = Un’abilità delle carte del Check.
now-check-result = Dopo niente può più cambiarlo.
now-name-destination = Tocca la carta, o quello che vi è stampato.
now-choose-destination = Le carte le guarda solo chi sceglie.
now-place-destination = La carta la guarda solo chi esplora.
now-choose-destiny = Le carte le guarda solo chi scarta.
now-choose-held = Le guarda solo chi le ha.
now-on-phone = Le carte sono sul telefono di { $player }.
now-sympathizer = La carta è scoperta. Tocca chi la ha ora.
now-name-quorum = Tocca la carta.
now-granted-action = Fai l’azione o saltala.
now-choose-types = Scegli quali tipi pescare.
now-take-turn = Giocate il turno. Registra quello che conta: la Crisi, un tiro, una nave mossa, un titolo.

characters-legal = { $name } può scegliere

game-over-play-on = Continua a giocare
game-over-undo = Annulla l’ultima mossa
turn-up = Rivela le carte di tutti
turn-up-sure = Ogni schermo mostra chi era che cosa, e i telefoni possono verificare la partita. Non si può annullare.
turn-up-now = Rivelale
turn-up-not = Non ancora
winners-cylons = Vincono tutti i Cylon, rivelati o no. Rivelate ora tutte le carte Lealtà.
winners-humans = Vincono tutti gli umani. Rivelate ora tutte le carte Lealtà.
winners-leader = { $player } (Leader Cylon) vince con una fazione se almeno 2 Moventi rivelati sono di quella fazione e al massimo 1 non è rivelato; altrimenti con nessuna.

device-none = associa telefono
device-offered = codice mostrato
device-comparing = confronta
device-connected = telefono
device-away = assente
device-contested = due telefoni

## Undo, log

undo = Annulla mossa
undo-what = Annulla mossa: { $what }
undo-sticky = Annulla mossa: { $what }. Rifacendola viene lo stesso risultato.
undo-nothing = Niente da annullare
undo-barred = Non si può annullare: { $what }. Qualcuno ha visto un segreto. Correggilo.
undo-barred-cards = Non si può annullare: le carte sono state viste. Correggilo.
redo-what = Ripristina mossa: { $what }
redo-nothing = Niente da ripristinare
log = Registro
log-older = Prima
log-empty = Ancora non è successo niente.
known = risultato già noto

## Corrections

correct-what = Correggi: { $what }
correct-reason = Motivo
reason-in-words = altro motivo
reason-words = Parole tue

## Menu

menu = Menu
menu-screen = Questo schermo
menu-game = Partita
sayings = Che cosa si può dire
sayings-loyalty = Carte Lealtà
sayings-hands = Carte in mano
sayings-checks = Skill Check
sayings-decks = Mazzi e scarti
sayings-dradis = Che cosa mostra Dradis
why-of = Perché? { $what }
active-player = Giocatore di turno
turn-number = Numero del turno
scale = Dimensione
size-normal = Normale
size-large = Grande
size-larger = Più grande
table-lies-printed = Come stampato
table-lies-mirrored = Specchiato
table-lies-turned = Girato
table-lies-both = Specchiato e girato
table-lies-note = Solo questo schermo. Il testo resta dritto.
pause = Metti in pausa
pause-note = Ogni schermo nasconde i suoi segreti finché non riprendi.
paused-note = Ogni schermo nasconde i suoi segreti, e nessuno può rispondere finché non riprendi.
resume-game = Riprendi
wall-screen = Schermo a parete
wall-screen-menu-note = Uno schermo grande per tutta la stanza.
wall-screen-what = Mostra quello che possono vedere tutti: plancia, indicatori, posti ed eventi. Mai una carta nascosta.
wall-screen-code = Indirizzo dello schermo a parete come codice QR
wall-screen-step-network = Sull’altro dispositivo entra nel Wi-Fi del tavolo.
wall-screen-step-open = Scansiona questo codice o scrivi l’indirizzo nel browser.
wall-screen-lasts = Più schermi possono usarlo finché non chiudi Dradis.
wall-screen-here = Aprilo su questo computer
wall-screen-here-note = In una nuova finestra, per un secondo monitor o un proiettore.
leave-table = Torna all’elenco delle partite
leave-table-note = Ogni passo è salvato. Torna quando vuoi.

## Why?

rule-unknown = Questa pagina è più vecchia del tavolo. Ricaricala per leggere la regola.

## Books round the board

counters = Pezzi e mazzi
counter-reserve = { $count ->
   *[other] Viper
 }
counter-damaged = { $count ->
    [one] danneggiato
   *[other] danneggiati
 }
counter-raptors = { $count ->
   *[other] Raptor
 }
counter-nukes = { $count ->
    [one] Atomica
   *[other] Atomiche
 }
counter-destiny = Destino
counter-quorum = Quorum
counter-civilians = { $count ->
    [one] nave persa
   *[other] navi perse
 }
counter-damage = { $count ->
    [one] segnalino Danno
   *[other] segnalini Danno
 }
counter-crisis = Crisi
track-start = Start
jump-space-red = casella { $number }, ancora nessun Salto
jump-space-blue = Salto con −{ $loss } popolazione
jump-space-auto = la Flotta salta
jump-not-yet = ancora nessun Salto
jump-now = la Flotta salta
jump-risk = FTL rischia { $loss }
jump-mark = Salto
boarding-aboard = { $count ->
    [0] nessuno a bordo
   *[other] { $count } a bordo
 }
boarding-lost = Sconfitta
distance-of = { $distance } di { $goal }
seat-empty = posto libero
seat-cylon = Cylon
seat-held = { $kind }: { $cards }
hand-spoken = { $player }: { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
 }
phone-of = Telefono di { $player }: { $state }
correct-step = { $step }. Correggi il turno

## What can be corrected

correct-value = Dovrebbe essere
correct-count = Quanti
correct-cards = Carte
correct-one-of-them = Una di queste
correct-move-one = Muovine una in
correct-move = Muovi in
correct-not-there = Non è lì
correct-take-away = Togli
correct-back-to-pile = Nella scorta
correct-which = Quale?
correct-pick-up = Muovi sulla plancia
correct-other-value = Altro valore
correct-set = Imposta
reason-missing = Prima scrivi il motivo, poi scegli di nuovo il valore.
repairs-what = Sistema: { $what }
repairs-not = Non unire
correct-in-area = { $what }, { $area }
jump-fleet = Il segnalino Flotta è su
boarding-start = Start
boarding-space = Casella { $number }
boarding-end = La fine: umani sconfitti
vipers = Viper
vipers-damaged = In “Viper danneggiati”
vipers-destroyed = Fuori dal gioco
vipers-damaged-kind = { $kind }: in “Viper danneggiati”
vipers-destroyed-kind = { $kind }: fuori dal gioco
vipers-gained = Raptor d’assalto costruiti
viper-damaged = Danneggiato
viper-destroyed = Distrutto
raptors = Raptor
raptors-destroyed = Fuori dal gioco
nukes = Armi Atomiche
civilian-ship = Nave Civile
civilian-ships = Navi Civili
civilian-number = Nave { $number }
civilian-destroyed = Distrutta. Mostra
civilian-lost = Persa: { $kind }
damage-tokens = segnalini Danno
damage-locations = Aree
damage-dials = Segnalini risorsa
damage-is = { $what }: danno
damage-none = { $what }: nessun danno
damage-spent = { $what }: fuori dal gioco
decks = i mazzi
attack-cards-open = Attacchi Cylon in gioco
cards-open = Altre carte in gioco
attack-is-open = { $card }: in gioco
attack-is-not-open = { $card }: non in gioco
card-is-with = { $card }: a { $player }
basestar = Base Stellare
basestars = Basi Stellari
basestar-number = Base Stellare { $number }
basestar-damage = Segnalini Danno
with-token = + { $token }
without-token = Senza { $token }
pilots = piloti
pilot-here = Pilota un Viper qui
pilot-here-kind = { $kind }: lo pilota qui
place-on = { $board }
place-viper = In un Viper
place-kind = In: { $kind }
place-nowhere = Da nessuna parte
place-off-board = Accanto alla plancia
place-quick = Mandare in
place-elsewhere = Altro posto
place-choose = Scegli il posto
plays = Gioca
hand = Carte in mano
hand-of = Carte di { $player }
correct-super-crises = Carte Super Crisi
correct-loyalty-cards = Carte Lealtà
sits-after = Siede in senso orario dopo
titles = Titoli
abilities-used = Abilità usate
revealed-legend = Fazione
revealed-no = non rivelato
revealed-yes = Cylon rivelato
damage = Danno
damaged-yes = danneggiata
damaged-no = non danneggiata
stands-here = È qui
step = Fase
turn-in-sentence = il turno
impossible-title = Plancia impossibile
impossible-note = La scatola non lo permette. Se il tavolo è sicuro, Dradis lo registra lo stesso.
impossible-insist = Registra lo stesso

## The log, looking back, breaks, the clock

log-of = Di chi
log-of-everybody = Tutti
log-more = Altro su { $time }
log-look = Vedi la plancia di allora
log-repair = Sistema questo
past = Rilettura
past-turn = Turno { $number }, { $time }
past-time = { $time }
past-earlier = Prima
past-later = Dopo
past-back = Torna al presente
past-note = La plancia com’era allora. Qui non si può cambiare.
repair-now = Sistemi “{ $what }”. Tocca quello che va cambiato.
repair-cancel = Non unire
recap-next = Che cosa viene dopo
recap-last = Che cosa è successo per ultimo
clock-stop = Orologio del turno: { $time }. Ferma
clock-go = Orologio del turno: { $time }, fermo. Avvia
clock-turn = Orologio del turno
clock-off = No
clock-on = Sì

hands-count = Quante carte Skill ha ognuno?
hands-count-why = Con il controllo leggero non si contavano. D’ora in poi le conta Dradis.
hands-counted = Fatto

## A fight

icons = Attivazione delle navi Cylon
react-evade = Manovra evasiva, ripeti il tiro
pace = Ritmo dei combattimenti
pace-now = Ritmo: { $pace }
pace-teach = Spiegato
pace-teach-note = Si ferma prima di ogni fase e dice perché.
pace-steps = Passo passo
pace-steps-note = Si ferma a ogni tiro.
pace-fast = Veloce
pace-fast-note = Si ferma alle decisioni ed elenca che cosa è successo.
in-play = Attacchi Cylon in gioco
undo-fight = Annulla tutto il combattimento
roll-was = Il tiro era
odds = Che cosa può succedere
odds-full = Tutte le cifre
odds-nothing = Niente da perdere.
odds-mean = { $count } in media
odds-mean-or-zero = { $count } in media, 0 in { $chance }
odds-civilians = Navi Civili perse in media: { $count }
odds-vipers = Viper persi in media: { $count }
odds-galactica = Galactica colpito in { $chance }
odds-launched = { $count ->
    [one] Si lancia 1 nave
   *[other] Si lanciano { $count } navi
 }
odds-boarded = { $count ->
    [one] Abborda 1 Raider d’assalto
   *[other] Abbordano { $count } Raider d’assalto
 }
odds-win = I Cylon vincono subito in { $chance }
odds-civilians-lost = Navi Civili perse
odds-vipers-damaged = Viper danneggiati
odds-vipers-destroyed = Viper distrutti
odds-galactica-hits = Colpi al Galactica
odds-dial = { $resource } dopo
odds-cylons-win = I Cylon vincono subito

## What people do in each step, and what can happen

now-step-receive-skills = Pescare carte Skill. Dradis le conta alla prossima fase.
now-step-movement = Spostarsi o restare. Tocca l’area; cambiare nave costa 1 carta Skill.
placing = Da collocare sulla plancia
placing-all = Tutto collocato
closing-asks = { $waiting ->
    [one] 1 persona non ha ancora letto. Chiedete a voce. Può guardare dopo, ma Dradis non chiede più.
   *[other] { $waiting } persone non hanno ancora letto. Chiedete a voce. Possono guardare dopo, ma Dradis non chiede più.
 }
closing-again = Continua lo stesso
now-step-action-done = L’azione è fatta. Continua.
now-step-action = 1 azione: area, carta o personaggio. Poi continua.
now-step-crisis = Pescare una carta Crisi e risolverla.
now-step-activate-cylon-ships = Attivare le navi Cylon della carta Crisi.
now-step-prepare-for-jump-done = Dradis ha mosso il segnalino Flotta. Il turno è finito.
now-step-prepare-for-jump-none = La carta Crisi non muove il segnalino Flotta. Il turno è finito.
now-step-prepare-for-jump = Muovere il segnalino Flotta se lo mostra la carta Crisi. Poi il turno finisce.

# The pace “teach” adds why it is so.
teach-step-receive-skills = Usa queste carte per le azioni o aggiungile ai Check. Ogni scheda dà i suoi tipi: ogni personaggio è bravo in altro.
teach-step-movement = Dove sei decide quale area puoi usare. Sulla stessa nave spostarsi è gratis.
teach-step-action = Hai 1 azione per turno: dell’area, di una carta o del personaggio.
teach-step-crisis = Ogni turno porta una Crisi. Di solito tutti aggiungono carte a un Check, e fallirlo costa alla Flotta.
teach-step-activate-cylon-ships = I simboli in fondo alla carta attivano navi Cylon. Quello che non combattete ora torna nei prossimi turni.
teach-step-prepare-for-jump = Ogni simbolo di Salto avvicina la Flotta di 1 casella. Un Salto lascia indietro tutte le navi.
teach-choose-option = Una perdita sicura ora, o un Check che può costare di più.
teach-add-cards = Aggiungete carte coperte, in senso orario, una volta a testa. I tipi del Check si sommano, gli altri si sottraggono: un Cylon può rovinarlo di nascosto.
teach-tell-cards = Erano mischiate con carte Destino: nessuno sa di certo chi ha aggiunto che cosa.
teach-check-result = Un totale pari almeno alla difficoltà supera il Check. Il risultato è qui.
teach-name-destination = Più lontano va la Flotta, meno Salti restano. La carta dice che altro porta.
teach-choose-destination = Più lontano va la Flotta, meno Salti restano. L’altra carta torna coperta.
teach-close-reading = Tutti leggono per lo stesso tempo: così non rivela niente. Un Cylon lo scopre in silenzio.
teach-sympathizer = Gli indicatori decidono la fazione del Simpatizzante.
happened = È successo qualcosa…
happened-title-of-sheet = Che cosa è successo?
happened-to = A chi
happened-hand = Carte Skill
happened-action = Azione in un combattimento
happened-reserve = Riserva
happened-vipers-repaired = { $count ->
    [one] 1 Viper riparato
   *[other] { $count } Viper riparati
 }
happened-raptor-destroyed = 1 Raptor distrutto
happened-fate = Personaggio
happened-sent = → { $location }
happened-revealed = Si rivela Cylon
happened-title = Riceve il titolo: { $title }
happened-seat = Posto
happened-seat-left = Ha lasciato il tavolo
happened-seat-taken = È tornato qualcuno
happened-communications = Comunicazioni: guardare 2 Navi Civili
happened-cylon-ships = Navi Cylon
happened-cylon-attack = Carta Attacco Cylon
happened-cylon-fleet = Ogni Base Stellare lancia 2 Raider e 1 Raider d’assalto
happened-jump = Flotta
happened-jump-begun = La Flotta salta ora
happened-jump-prepared = Preparativi Salto: avanti di 1 casella
happened-jumped = Salto fatto, distanza { $distance }
happened-damaged = Danno al Galactica
happened-repaired = Riparazione: { $location }
happened-boarded = Un Centurione abborda
happened-advanced = I Centurioni avanzano
happened-centurion-destroyed = Centurione sulla casella { $number } distrutto
happened-quorum = Mano Quorum di { $player }
happened-destiny-drawn = Pescarne 2 per un Check
happened-over = La partita finisce
happened-humans-win = Vincono gli umani
happened-cylons-win = Vincono i Cylon

## A turn

now-actions = Azione
reminder = Promemoria
reminder-mute = Silenzia questo promemoria
reminders-muted = Promemoria silenziati
reminder-again = Riattiva: { $what }

announced-last-leg = Manca un Salto
announced-last-leg-note = Il prossimo Salto è l’ultimo. Gli umani vincono se ogni indicatore è sopra 0.
announced-seen = Continua

## A crisis

card-name = Cerca carte
card-icons = Simboli in fondo alla carta
card-recent = Recenti
cards-found = Carte
cards-none = Nessuna carta così.
card-unnamed = Registra per simboli
card-jumps = { $fuel ->
    [0] Distanza { $distance }, senza carburante
   *[other] Distanza { $distance }, carburante −{ $fuel }
 }
jump-icon = Segnalino Flotta
describe-what = Sulla carta
describe-event = nessun Check
describe-check = un Check
describe-types = Tipi che corrispondono
describe-partial = Ha un Esito parziale
describe-go = Continua
describe-cancel = Registra per nome
partial-difficulty = Esito parziale da

## A skill check

check-of = Skill Check: { $what }
check-show-board = Plancia
check-back = Torna al Check
check-total = totale
check-total-only = Solo il totale
check-total-all = Totale di tutte le carte
check-total-hands = Totale delle carte dalle mani
check-total-is = Totale { $total }
check-total-brings = Totale { $total }: { $result }
check-total-more = Altri totali
check-stakes = Esiti possibili
check-extras = Gioca una carta o usa un’abilità
check-extras-abilities = Abilità
pile = Carte dalle mani
laid-pile-note = Queste carte le guardi solo tu. Poi mettile via coperte.
laid-pile-add = Aggiungi: { $card }
laid-pile-take-back = Ritira: { $card }
laid-pile-entered = Registrate
laid-pile-show = Mostra il Check
laid-pile-show-of = Mostra il Check ({ $told } di { $expected })
check-partial = parziale
check-changes = Che cosa l’ha cambiato
check-abilities = Abilità delle sue carte
check-ability-done = { $card }: fatto
check-taken-out = Tolta: { $card }
check-abilities-there = Quali di queste erano nel Check?
check-changed = Difficoltà { $by }
check-changed-by = { $what } ({ $player })
check-most = { $most ->
    [0] nessuna
   *[other] fino a { $most }
 }
check-destiny-cards = 2 carte
check-adds = { $player }: quante carte?
check-cards = Carta rivelata
check-for = Corrispondono
check-against = Non corrispondono
cards-added = { $cards ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
 }
source-destination = Destinazione

## A game that is running already

running = Entra in una partita in corso
running-note = Registra chi gioca chi. Poi imposta la plancia della pagina com’è al vostro tavolo.
running-players = Chi gioca, in senso orario
running-character = Personaggio del posto { $number }
running-choose = Scegli il personaggio
running-more = Aggiungi posto
running-fewer = Togli posto
running-active = Di chi è il turno?
running-number = Numero del turno
running-options = Le vostre opzioni
running-used = Abilità già usate
running-used-note = Segna le abilità da una volta per partita già usate.
running-go = Allestisci la plancia
running-fault-names = Ogni posto ha bisogno di un nome.
running-fault-twice = Ogni nome può esserci una volta sola.
running-fault-characters = Ogni personaggio può esserci una volta sola.
running-fault-turn = Registra un turno da 1 a 999.

## Odds

odds-policy = Si suppone: settori in senso orario da prua, dopo quello iniziato; piloti in ordine di posto; tra più tipi di Viper prima il più difficile da colpire; con poche navi la prima Base Stellare lancia tutto; niente carte, niente tiri ripetuti. Quello che è nascosto conta come pesca a caso.

## Who did what

actor-referee = Arbitraggio
actor-tablet = Arbitraggio, sul tablet
actor-host = Dradis

## The sheet of a tapped piece

about-actions = Ora
about-corrections = Correggi
new-caprica-forces = { $location }: forze di occupazione
new-caprica-prepared = Pronte, su { $all }
new-caprica-galactica = Galactica
new-caprica-back = Tornato a Nuova Caprica
new-caprica-away = Non ancora tornato

## Corrections of Allies and trauma tokens

ally-is = L’Alleato è
ally-on-board = Sulla plancia
ally-in-box = Nella scatola
ally-in-deck = Nel mazzo
ally-instead = Al suo posto è venuto un altro
ally-here = Alleati qui
ally-comes = Arriva un Alleato
trauma-on-card = Segnalino Trauma sulla carta
trauma-token = Segnalino Trauma
trauma-yes = C’è
trauma-no = Nessuno
