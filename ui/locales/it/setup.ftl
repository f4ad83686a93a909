# Setting up a game, dealing, and laying out the board: the referee's page.

## Players

new-game-order = Scrivi i nomi in senso orario, nell’ordine in cui sedete.
players = Chi gioca
player-name = Posto { $number }
player-another = Un’altra persona
player-move = Sposta { $name }. Trascina, usa le frecce, o tocca qui e poi un’altra riga.
player-put = Sposta al posto { $number }
player-moved = { $name } è al posto { $number }
remove-player = Togli posto { $number }
players-move-hint = Trascina un numero per cambiare l’ordine.
players-put-hint = Ora tocca il nuovo posto. Esc annulla.
players-missing = { $count ->
    [one] Manca 1 persona.
   *[other] Mancano { $count } persone.
 }
players-ready = { $count } persone
played-before = Da altre partite
last-players = Gli stessi { $count } dell’ultima volta
first-player = Primo di turno
first-player-rolled = A sorte
first-player-roll-note = Dradis estrae quando inizia la partita. O tocca un nome.
first-player-note = Questa persona sceglie per prima il personaggio e gioca il primo turno.
begin = Inizia
cancel = Annulla

## Options

options = Opzioni
options-change = Cambia
options-fold = Fatto
options-normal = Indicatori come stampati
options-easier-for-humans = Più facile per gli umani
options-easier-for-cylons = Più facile per i Cylon
options-app = Mischia Dradis
options-light = Controllo leggero
options-destiny = Al Destino ci pensa Dradis
options-table = Mischia il tavolo
options-mixed = { $count ->
    [one] Il tavolo gestisce 1 componente
   *[other] Il tavolo gestisce { $count } componenti
 }
options-reading = { $seconds } s di lettura
options-no-timer = Lettura senza timer
options-leave-out = Senza Simpatizzante
options-one-shorter = Abbordaggio corto
options-editions = { $count ->
    [one] 1 regola di un’altra edizione
   *[other] { $count } regole di altre edizioni
 }

difficulty = Indicatori
difficulty-easier-for-humans = Più facile per gli umani
difficulty-normal = Come stampati
difficulty-easier-for-cylons = Più facile per i Cylon
difficulty-note-easier-for-humans = Ogni indicatore parte di 2 più in alto.
difficulty-note-normal = Cibo 8, carburante 8, morale 10, popolazione 12.
difficulty-note-easier-for-cylons = Ogni indicatore parte di 2 più in basso.
sympathizer = Simpatizzante
sympathizer-play = Giocarlo
sympathizer-leave-out = Lasciarlo fuori
sympathizer-note-play = La carta entra nel mazzo Lealtà dopo la prima distribuzione.
sympathizer-note-leave-out = Al suo posto 1 “Non sei un Cylon” in più e indicatori più bassi. I Cylon rivelati pescano 3; in 6 niente Boomer.

mode-app = Dradis
mode-table = Il tavolo
modes-table = A tutto pensa il tavolo
component-loyalty = Carte Lealtà
component-loyalty-app = Dradis distribuisce in segreto; si legge su un telefono o su questo schermo.
component-loyalty-table = Distribuite le carte della scatola. Dradis dice quante di ognuna e non ne vede.
component-destiny = Mazzo Destino
component-destiny-app = Per chi arbitra senza giocare: Dradis mischia; solo chi arbitra guarda le carte di un Check, le registra e le mette via coperte.
component-destiny-table = Componete il mazzo. Dradis lo conta e dice quando e come rifarlo.
destiny-enters = Chi registra le carte di un Check?
destiny-enters-referee = Chi arbitra senza giocare
destiny-enters-player = Qualcuno che gioca
destiny-enters-note = Chi gioca vedrebbe quali carte non sono Destino: in quel caso usate il vostro mazzo.
tracking = Quanto registrate
tracking-full = Completo
tracking-full-note = Ogni fase del turno e quante carte Skill ha ognuno.
tracking-light = Leggero
tracking-light-note = Solo quello che cambia la plancia. Né mani né fasi: un turno è una carta, un Check un numero.
component-damage = Segnalini Danno
component-damage-app = Dradis li pesca e dice che cosa è danneggiato.
component-damage-table = Li pescate e toccate quello che mostrano.
component-civilian_ships = Navi Civili
component-civilian_ships-app = Dradis ne conosce il fronte e dice che cosa perdete.
component-civilian_ships-table = Le pescate coperte. Dradis sa solo dove sono.
component-dice = Dado
component-dice-app = Tira Dradis. Potete comunque registrare il vostro dado.
component-dice-table = Tirate il vostro dado e toccate il numero.
component-destinations = Destinazioni
component-destinations-app = Dradis mischia il mazzo; solo l’Ammiraglio vede le carte tra cui scegliere.
component-destinations-table = L’Ammiraglio pesca dalla scatola e dice dove va la Flotta.
component-super_crises = Super Crisi
component-super_crises-app = Dradis mischia il mazzo; solo il Cylon rivelato vede la sua mano.
component-super_crises-table = I Cylon rivelati pescano dalla scatola e dicono quale carta giocano.

reading-time = Tempo di lettura
reading-none = Senza timer
reading-seconds = { $seconds } s
reading-time-note = Tutti leggono per lo stesso tempo: così non rivela niente.
boarding-length = Abbordaggio
boarding-length-printed = Start e altre 3
boarding-length-one-shorter = Start e altre 2
boarding-length-note = Contate le caselle della vostra plancia prima di quella che fa perdere.
editions = Dove le edizioni differiscono
editions-note = Il primo è consigliato. Scegliete altro se lo dice la vostra copia.
food-shortage = Mancanza di cibo
food-shortage-2-3-5 = 2 / 3 / 5
food-shortage-2-3-4 = 2 / 3 / 4
food-shortage-2-2-4 = 2 / 2 / 4
food-shortage-note-2-3-5 = Presidente 2, giocatore di turno 3, chi è entrambi 5: tedesca e italiana.
food-shortage-note-2-3-4 = Presidente 2, giocatore di turno 3, chi è entrambi 4: spagnola.
food-shortage-note-2-2-4 = Presidente 2, giocatore di turno 2, chi è entrambi 4: polacca.
brig-to-sickbay = Dalla Cella all’Infermeria
brig-to-sickbay-stays = Non possibile
brig-to-sickbay-goes = Con una carta
brig-to-sickbay-note-stays = Una carta che manda dalla Cella in Infermeria non muove nessuno: tedesca.
brig-to-sickbay-note-goes = Una carta che manda dalla Cella in Infermeria lo fa: spagnola.
brig-exit = Fuori dalla Cella
brig-exit-galactica = Sul Galactica
brig-exit-any-human = Ovunque
brig-exit-note-galactica = In un’area del Galactica: i regolamenti.
brig-exit-note-any-human = Anche sul Colonial One: le plance spagnola e italiana.
sympathizer-pass = Cylon rivelato con il Simpatizzante
sympathizer-pass-may = Può passarlo
sympathizer-pass-must = Deve passarlo
sympathizer-pass-note-may = Può tenerlo e non succede niente: tedesca, spagnola e polacca.
sympathizer-pass-note-must = Lo risolve sempre un’altra persona: italiana.
cylon-skills = Carte di un Cylon rivelato
cylon-skills-any-types = 2 qualsiasi
cylon-skills-different-types = 2 tipi
cylon-skills-note-any-types = Due carte di qualsiasi tipo: i regolamenti.
cylon-skills-note-different-types = Mai due dello stesso tipo: una carta Cylon più recente.
red-zone = Metà di un indicatore
red-zone-half-of-start = Del suo inizio
red-zone-half-of-maximum = Del suo massimo
red-zone-note-half-of-start = Rosso da metà dell’inizio normale, come sugli indicatori.
red-zone-note-half-of-maximum = Rosso da 7 in giù, metà di 15, su ogni indicatore.
agree-dutiful = “Ligio al dovere” di Hoshi
agree-dutiful-once-a-turn = Una volta per turno
agree-dutiful-once-a-location = Una volta per area
agree-dutiful-note-once-a-turn = Una volta nel suo turno, come stampato.
agree-dutiful-note-once-a-location = Nel suo turno una volta per ognuna: Sala Comando, Comunicazioni e Armamenti.
agree-structural-at-cic = Danno strutturale e CIC del Pegasus
agree-structural-at-cic-none = Non aggiunge niente
agree-structural-at-cic-adds-two = Aggiunge 2
agree-structural-at-cic-note-none = Il CIC del Pegasus non attacca.
agree-structural-at-cic-note-adds-two = Il tiro vale 2 in più, come in un attacco.
agree-structural-at-nuke = Danno strutturale e Armi Atomiche
agree-structural-at-nuke-alone = Aggiunge 2 se è sola
agree-structural-at-nuke-none = Non aggiunge niente
agree-structural-at-nuke-note-alone = Il tiro vale 2 in più se la Base Stellare è l’unica nave dell’area.
agree-structural-at-nuke-note-none = L’Arma Atomica attacca l’area, non una Base Stellare.
agree-unauthorized-usage = Uso non autorizzato
agree-unauthorized-usage-area = Riga di un’Arma Atomica in un’area
agree-unauthorized-usage-basestar = Riga di un’Arma Atomica su una Base Stellare
agree-unauthorized-usage-note-area = 1–2: due segnalini danno. 3–6: distrutta. 7: e 3 Raider. 8: tutte le navi dell’area.
agree-unauthorized-usage-note-basestar = Come nel gioco base, qualunque cosa ci sia nell’area.
agree-raiders-beyond = Nessun Raider e nessuna Base Stellare da attivare
agree-raiders-beyond-one = Arriva 1 Raider
agree-raiders-beyond-two = Arrivano 2 Raider
agree-raiders-beyond-note-one = 1 Raider arriva sulla plancia Flotta Cylon e l’Inseguimento avanza.
agree-raiders-beyond-note-two = 2 Raider arrivano sulla plancia Flotta Cylon, con un tiro ciascuno; l’Inseguimento avanza una volta.
agree-pursuit-ships = Navi Civili sul tracciato Inseguimento
agree-pursuit-ships-1-0-2 = 1 · 0 · 2
agree-pursuit-ships-1-2-0 = 1 · 2 · 0
agree-pursuit-ships-0-1-2 = 0 · 1 · 2
agree-pursuit-ships-0-2-1 = 0 · 2 · 1
agree-pursuit-ships-2-0-1 = 2 · 0 · 1
agree-pursuit-ships-2-1-0 = 2 · 1 · 0
agree-pursuit-ships-note = Dalla casella dopo “Start” a quella prima di “Attacco Automatico”. Leggile sulla vostra plancia.
agree-fleet-numbers = Numeri della plancia Flotta Cylon
agree-fleet-numbers-proposed = 2 e 3 a poppa
agree-fleet-numbers-port-swapped = 4 e 3 a poppa
agree-fleet-numbers-starboard-swapped = 2 e 5–6 a poppa
agree-fleet-numbers-both-swapped = 4 e 5–6 a poppa
agree-fleet-numbers-note = Prua e poppa come sulla vostra plancia: a babordo 2 e 4, a tribordo 3 e 5–6.
agree-occupation-authority = Autorità di occupazione, Cylon
agree-occupation-authority-one = Agisce 1 forza
agree-occupation-authority-all = Agiscono tutte
agree-occupation-authority-note-one = Agisce 1 forza di occupazione a scelta del Cylon, poi se ne colloca 1: come sulla plancia.
agree-occupation-authority-note-all = Agiscono tutte le forze di occupazione, poi se ne colloca 1: come nel regolamento combinato.
agree-canyon-icons = I simboli di una Crisi dal Canyon di Breeder
agree-canyon-icons-resolved = Agiscono
agree-canyon-icons-left-out = Non agiscono
agree-canyon-icons-note-resolved = Le navi Cylon e le forze di occupazione della carta agiscono; solo il salto non si prepara.
agree-canyon-icons-note-left-out = Non agiscono né le navi Cylon né le forze di occupazione.
agree-press-room-mutineer = Ammutinato in Sala Stampa
agree-press-room-mutineer-one = Tiene 1 carta
agree-press-room-mutineer-two = Tiene 2 carte
agree-press-room-mutineer-note-one = L’Ammutinato tiene 1 carta Ammutinamento, come tutti: come sulla plancia.
agree-press-room-mutineer-note-two = L’Ammutinato tiene 2 carte Ammutinamento, quante ne può avere.
talk = Parlare di carte viste
talk-free = Dire o mentire
talk-side-alone = Solo la fazione
talk-note-free = Chi le ha viste può dirlo, tacere o mentire: i regolamenti base.
talk-note-side-alone = Chi le ha viste può dire solo umano o Cylon: le regole con espansioni.
new-centurion = Un Centurione che abborda
new-centurion-waits = Aspetta
new-centurion-advances = Avanza
new-centurion-note-waits = Prima avanzano quelli a bordo, poi si abborda.
new-centurion-note-advances = Prima si abborda, poi avanzano tutti quelli a bordo.
rulebook = Il vostro regolamento
rulebook-en = Inglese
rulebook-de = Tedesco
rulebook-es = Spagnolo
rulebook-it = Italiano
rulebook-pl = Polacco
rulebook-note = “Perché?” cita prima le sue pagine.
rulebook-note-en = “Perché?” spiega ogni regola. Le pagine sono solo degli altri regolamenti.

## Dealing and reading

now-deal-by-hand = { $led ->
    [0] Mischiatele e datene 1 a testa, coperta.
   *[other] Mischiatele e datene 1 a testa, coperta, tranne al Leader Cylon. Riceve 2 Moventi: { $leader }.
 } { $twice ->
    [0] Il resto va accanto alla plancia.
   *[other] Ne riceve un’altra: { $names }. Il resto va accanto alla plancia.
 } { $joins ->
    [sympathizer] Poi mischiate il Simpatizzante nel resto.
    [human] Poi mischiate 1 “Non sei un Cylon” in più nel resto.
    [none] { "" }
   *[other] { "" }
 }
reading-have-read = Hanno letto { $count } di { $all }
reading-left = Secondi di lettura
reading-all-at-once = “Ho letto” si attiva per tutti quando il tempo è finito.
reading-lay-out = Intanto allestite la plancia

## Laying out

lay-out = Mettete questo sulla plancia
lay-done = { $done } di { $all } fatti
lay-again = Ricomincia
lay-boxes = Tutte le espansioni
lay-dials = Indicatori
lay-dial = { $dial } { $value }
lay-tracks = Tracciati
lay-fleet-start = Segnalino Flotta su “Start” dei Preparativi Salto
lay-fleet = Segnalino Flotta sulla casella { $space } dei Preparativi Salto
lay-distance = Distanza: { $distance }
lay-centurions-start = { $count ->
    [one] 1 Centurione
   *[other] { $count } Centurioni
 } su “Start” dell’Abbordaggio
lay-centurions = { $count ->
    [one] 1 Centurione
   *[other] { $count } Centurioni
 } sulla casella { $space } dell’Abbordaggio
lay-space = Nello spazio
lay-basestar = 1 Base Stellare, { $area }
lay-basestar-hit = 1 Base Stellare, { $area }, con { $damage }
lay-civilians = { $count ->
    [one] 1 Nave Civile coperta
   *[other] { $count } Navi Civili coperte
 }, { $area }
lay-reserve = Riserva e perdite
lay-reserve-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Viper
 } in Riserva
lay-reserve-raptors = { $count ->
    [one] 1 Raptor
   *[other] { $count } Raptor
 } in Riserva
lay-damaged-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Viper
 } in “Viper danneggiati”
lay-lost-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Viper
 } nella scatola
lay-reserve-kind = { $kind } in Riserva: { $count }
lay-damaged-kind = { $kind } in “Viper danneggiati”: { $count }
lay-lost-kind = { $kind } nella scatola: { $count }
lay-lost-raptors = { $count ->
    [one] 1 Raptor
   *[other] { $count } Raptor
 } nella scatola
lay-lost-civilians = { $count ->
    [one] 1 Nave Civile
   *[other] { $count } Navi Civili
 } nella scatola
lay-damage = Danno
lay-location-damaged = Segnalino Danno: { $location }
lay-ship-destroyed = { $ship }: distrutto, la sua plancia non si mette
lay-damage-spent = Segnalino Danno nella scatola: { $dial }
lay-people = Personaggi
lay-standee = { $player } ({ $character }): { $location }
lay-off-board = { $player } ({ $character }): accanto alla plancia
lay-admiral = Ammiraglio: { $player }, con { $nukes ->
    [one] 1 Arma Atomica
   *[other] { $nukes } Armi Atomiche
 }
lay-title = { $title }: { $player }
lay-active = Segnalino Giocatore di turno: { $player }
lay-cards = Carte
lay-hand = { $player }: { $count ->
    [one] 1 carta Skill
   *[other] { $count } carte Skill
 }
lay-quorum-hand = Presidente: { $count ->
    [one] 1 carta Quorum
   *[other] { $count } carte Quorum
 }
lay-loyalty = { $player }: { $count ->
    [one] 1 carta Lealtà
   *[other] { $count } carte Lealtà
 }
lay-loyalty-deck = Mazzo Lealtà: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
lay-destiny = Mazzo Destino: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
lay-box = Resta nella scatola
lay-box-loyalty = Carte Lealtà: le ha distribuite Dradis
lay-box-destiny = Carte Destino: al mazzo ci pensa Dradis
lay-box-damage = Segnalini Danno Galactica inutilizzati: li pesca Dradis
