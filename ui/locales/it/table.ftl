# What the rules say to the whole table, or to the referee. Phones have it with what no turn waits for: until then they
# say less (src/lib/table/log.ts), or nothing.

## Reminders that are no player's own: one line of at most 80 characters

reminder-rem-9 = Con 6 o meno si perde la popolazione della casella della Flotta
reminder-rem-12 = Rivelate le carte insieme; nessuno dice quali erano sue
reminder-rem-13 = Emergenza non abbassa mai il numero dell’Esito parziale
reminder-rem-14 = Mazzo Destino finito: componetene uno ora, 2 carte per tipo
reminder-rem-14-app = Mazzo Destino finito: il nuovo ha 2 carte per tipo
reminder-rem-16 = Chi ha il Simpatizzante lo mostra subito
reminder-rem-17 = Agente dormiente: 1 Lealtà a testa, anche ai Cylon rivelati; 2 a Boomer nascosta
reminder-rem-20 = Nessuna abilità vale su una Super Crisi o sul suo Check
reminder-rem-21-raiders = Nessun Raider sulla plancia: ogni Base Stellare ne lancia 2
reminder-rem-21-heavy-raiders = Nessun Raider d’assalto sulla plancia: ogni Base Stellare ne lancia 1
reminder-rem-21-nothing = Nessuna nave da attivare
reminder-rem-21-beyond = Nessuna nave da attivare: 1 va sulla plancia Flotta Cylon, poi l’Inseguimento avanza di 1
reminder-rem-22 = Avanzano anche i Centurioni a bordo, una casella ciascuno
reminder-rem-23 = Le navi Cylon agiscono come sempre, chiunque le attivi
reminder-rem-24 = Il Salto lascia indietro tutte le navi; i Centurioni restano a bordo
reminder-rem-24-pursued = Il Salto manda le navi Cylon sulla plancia Flotta Cylon; Navi Civili e Centurioni restano
reminder-rem-25 = Il prossimo Salto è l’ultimo: gli umani vincono se tutto è sopra 0
reminder-rem-26 = Fine del turno: al massimo { $cards } carte Skill a testa
reminder-rem-26-quorum = Fine del turno: al massimo { $cards } carte Skill a testa, e { $quorum } carte Quorum per il Presidente
reminder-rem-27 = Un indicatore a 0: alla fine del turno vincono i Cylon
reminder-rem-40 = Arma Atomica: vale la tabella del regolamento, non la carta Titolo

## Turning points

announced-sleeper-phase = Fase dell’agente dormiente
distance-last = manca un Salto

## Corrections, in the log

log-corrected-resource = { $resource }, corretto: { $from } → { $to } ({ $reason })
log-corrected-title = { $title }, corretto: { $player } ({ $reason })
log-corrected-active-player = Giocatore di turno corretto: { $player } ({ $reason })
log-corrected-turn-number = Turno corretto: { $number } ({ $reason })
log-corrected-turn-step = Fase corretta: { $step } ({ $reason })
log-corrected-seat-order = Ordine al tavolo corretto: { $players } ({ $reason })
log-corrected-held = { $kind }, { $player }, corretto: { $from } → { $to } ({ $reason })
log-corrected-hand = Mano di { $player } corretta: { $from } → { $to } ({ $reason })
log-corrected-pile = { $pile }, corretto: { $from } → { $to } ({ $reason })
log-corrected-nukes = Armi Atomiche corrette: { $from } → { $to } ({ $reason })
log-corrected-fleet = Preparativi Salto corretti: casella { $to } ({ $reason })
log-corrected-pursuit = Inseguimento corretto: casella { $to } ({ $reason })
log-corrected-forces = Forze di occupazione sulla casella { $space } corrette: { $from } → { $to } ({ $reason })
log-corrected-stacks = Navi Civili su Nuova Caprica corrette: { $locked } bloccate, { $prepared } pronte ({ $reason })
log-corrected-back = Corretto: il Galactica è tornato ({ $reason })
log-corrected-not-back = Corretto: il Galactica non è tornato ({ $reason })
log-corrected-out = Corretto: { $player } è fuori dalla partita ({ $reason })
log-corrected-in = Corretto: { $player } è in gioco ({ $reason })
log-corrected-distance = Distanza corretta: { $from } → { $to } ({ $reason })
log-corrected-centurions = Centurioni sulla casella { $space } corretti: { $from } → { $to } ({ $reason })
log-corrected-ships = { $ship }, { $area }, corretto: { $from } → { $to } ({ $reason })
log-corrected-basestars = Basi Stellari, { $area }, corretto: { $to }, segnalini Danno: { $damage } ({ $reason })
log-corrected-civilian-ships = Navi Civili, { $area }, corretto: { $from } → { $to } ({ $reason })
log-corrected-civilian-ship-at = Nave Civile corretta: { $area } ({ $reason })
log-corrected-destroyed-civilian-ships = Navi Civili perse, corretto: { $to } ({ $reason })
log-corrected-damaged-vipers = Viper danneggiati, corretto: { $from } → { $to } ({ $reason })
log-corrected-destroyed-vipers = Viper persi, corretto: { $from } → { $to } ({ $reason })
log-corrected-damaged-kind = { $kind }, danneggiati, corretto: { $from } → { $to } ({ $reason })
log-corrected-destroyed-kind = { $kind }, persi, corretto: { $from } → { $to } ({ $reason })
log-corrected-assault-raptors = Raptor d’assalto costruiti, corretto: { $from } → { $to } ({ $reason })
log-corrected-destroyed-raptors = Raptor persi, corretto: { $from } → { $to } ({ $reason })
log-corrected-card-in = { $card }, corretto: in gioco ({ $reason })
log-corrected-card-with = { $card }, corretto: in gioco, a { $player } ({ $reason })
log-corrected-card-out = { $card }, corretto: non in gioco ({ $reason })
log-corrected-location-damaged = { $location }, corretto: danno ({ $reason })
log-corrected-location-repaired = { $location }, corretto: nessun danno ({ $reason })
log-corrected-miracles = Segnalini Miracolo di { $player } corretti: { $tokens } ({ $reason })
log-corrected-infiltrating = { $player }, corretto: infiltrazione ({ $reason })
log-corrected-not-infiltrating = { $player }, corretto: con i Cylon ({ $reason })
log-corrected-spent-damage = Segnalino Danno corretto, { $resource }: fuori dal gioco ({ $reason })
log-corrected-unspent-damage = Segnalino Danno corretto, { $resource }: nella scorta ({ $reason })
log-corrected-place = { $player }, corretto: { $location } ({ $reason })
log-corrected-place-viper = { $player }, corretto: in un Viper, { $area } ({ $reason })
log-corrected-place-off-board = { $player }, corretto: accanto alla plancia ({ $reason })
log-corrected-character = Personaggio di { $player } corretto: { $character } ({ $reason })
log-corrected-revealed-cylon = { $player }, corretto: Cylon rivelato ({ $reason })
log-corrected-not-revealed-cylon = { $player }, corretto: non Cylon rivelato ({ $reason })
log-corrected-loyalty-cards = Carte Lealtà di { $player } corrette: { $from } → { $to } ({ $reason })
log-corrected-loyalty-deck = Mazzo Lealtà corretto: { $from } → { $to } ({ $reason })
log-insisted = Registrato lo stesso: { $what }

## Why, and what cannot be on a board

reason-forgotten = dimenticato
reason-misread = letto male
reason-wrong-button = pulsante sbagliato
reason-agreed = deciso dal tavolo
reason-position = si allestisce la plancia
reason-other = { $text }
impossible-too-many = { $count } { $piece }, e nella scatola ce ne sono { $most }
impossible-too-many-of-kind = { $count } Navi Civili distrutte con { $kind }, e nella scatola ce ne sono { $most }
impossible-too-many-cards = { $pile }: { $count } carte, e nella scatola ce ne sono { $most }
impossible-too-many-skill-cards = { $count } carte Skill nelle mani, e nella scatola ce ne sono { $most }
impossible-too-many-loyalty-cards = { $count } carte Lealtà, e nella scatola ce ne sono { $most }
impossible-token-twice = È in due posti, e ce n’è uno solo: { $token }
impossible-destroyed-basestar = Una Base Stellare con tanti danni è distrutta, ma è qui: { $area }
impossible-not-damageable = { $location }: danneggiata, ma non ha un segnalino Danno
impossible-no-token = Nessun segnalino Danno per { $resource }
impossible-off-jump-track = La Flotta è sulla casella { $space }, e il tracciato ne ha { $most }
impossible-too-far = Distanza { $count }, il massimo è { $most }
impossible-off-boarding-track = Un Centurione è sulla casella { $space }, oltre la fine del tracciato
impossible-cannot-fly = { $player } pilota un Viper senza segnalino Pilota
impossible-nobody-there = { $player } è sulla plancia senza personaggio
impossible-off-board = { $player } è accanto alla plancia; così inizia solo Helo
impossible-character-twice = Giocato due volte: { $character }
impossible-cylon-among-humans = { $player } è un Cylon rivelato e non è in un’area Cylon
impossible-human-among-cylons = { $player } è in un’area Cylon e non è un Cylon rivelato
impossible-cylon-with-title = { $player } è un Cylon e ha un titolo: { $title }
impossible-too-many-mutiny-cards = { $player } ha carte Ammutinamento: { $count }; il limite è { $most }
impossible-aboard-lost = { $player } è a bordo di { $ship }, che è distrutto
impossible-handle-twice = Due Navi Civili sono la stessa: { $handle }

# Only the referee puts a check right.
option-difficulty = Difficoltà stampata { $by }
option-type-counts = { $skill } corrisponde
option-type-against = { $skill } non corrisponde
option-recount = Riconta le carte

log-corrected-earth = La Terra, corretto: Missioni, Base Stellare Ribelle, Centro ({ $reason })
log-corrected-ionian = Nebulosa Ionica, corretto: Alleati, segnalini Trauma ({ $reason })
