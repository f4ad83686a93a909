# What a tapped thing is and does, on the referee’s page and on the phones. No card’s text: what Dradis knows of it.

about-once = una volta per partita
about-used = già usata
about-damaged = Danneggiata: la sua azione non si usa finché non è riparata.
about-destroyed = Distrutta con la sua nave: qui non va più nessuno.
about-cylon = Cylon rivelato: le abilità di questo personaggio non valgono più.
about-no-character = Ancora nessun personaggio.
about-crisis-over = Questa Crisi è risolta.
about-on-card = Quello che fa è sulla carta.
about-held = La ha { $player }
about-here = Qui: { $players }

## On a phone, below the seats

look-up-note = Tocca qualsiasi cosa per leggere che cosa fa.
look-up-in-play = In gioco
look-up-pieces = Navi e segnalini
look-up-galactica = Galactica
look-up-colonial-one = Colonial One
look-up-cylon = Aree Cylon
look-up-damaged = danno
look-up-destroyed = distrutto
look-up-reserve = Viper in Riserva
look-up-titles = Titoli
look-up-cards = Carte

## What lies beside the board

jump-track = Preparativi Salto
boarding-track = Abbordaggio
distance = Distanza
kind-viper = Viper
kind-damaged-viper = Viper danneggiati
kind-mark-vii = Mark VII
kind-assault-raptor = Raptor d’assalto
kind-raptor = Raptor
kind-nuke = Armi Atomiche
kind-civilian = Navi Civili
kind-raider = Raider
kind-heavy-raider = Raider d’assalto
kind-basestar = Basi Stellari
kind-centurion = Centurioni
kind-damage = Segnalini Danno

does-damaged-viper = Non si può lanciare. La riparazione lo rimette in Riserva.
does-raptor = Resta in Riserva e non combatte. Alcune destinazioni lasciano che l’Ammiraglio ne rischi uno.
destroyed-raptor = Se lo rischi e il tiro è troppo basso: fuori dal gioco.
does-nuke = Azione dell’Ammiraglio: attaccare una Base Stellare. 1–2 la danneggia due volte, 3–6 la distrugge, 7–8 anche fino a 3 Raider lì.
destroyed-nuke = Ognuna vale una volta, qualunque numero esca. Vanno con il titolo di Ammiraglio.
does-centurion = Avanza di 1 casella ogni volta che si attivano i Raider d’assalto. In fondo al tracciato vincono i Cylon.
destroyed-centurion = Attacco dall’Armeria: 7–8 lo distrugge.
does-damage = Danneggia un’area e manda in Infermeria chi c’è, o costa 1 carburante o cibo.
destroyed-damage = Con 6 aree danneggiate insieme vincono i Cylon.
does-token-critical-hit = Conta come 2 colpi.
does-token-disabled-hangar = Questa Base Stellare non lancia navi.
does-token-disabled-weapons = Questa Base Stellare non attacca il Galactica.
does-token-structural-damage = Gli attacchi a questa Base Stellare hanno +2.
does-token-collateral-damage = Quando si pesca: 3 Raider nel suo settore sono distrutti. Vale 1 danno.
does-token-damage-to-personnel = Quando si pesca: ogni giocatore Cylon pesca 2 segnalini Trauma. Vale 1 danno.
does-resource = A 0 alla fine di un turno vincono i Cylon.
does-jump-track = I simboli di Salto avanzano il segnalino di 1 casella. Su una blu il Controllo FTL può saltare prima: 1–6 costa la popolazione mostrata. In fondo la Flotta salta.
does-pursuit-track = Ogni attivazione che mette una nave Cylon sulla plancia Flotta Cylon fa avanzare il segnalino di 1 casella. Su una casella con Navi Civili il CAG le colloca. In fondo entrano tutte le navi in attesa e il segnalino torna su “Start”.
does-boarding-track = A ogni attivazione dei Raider d’assalto i Centurioni a bordo avanzano di 1 casella. Se uno arriva in fondo vincono i Cylon.
does-distance = A { $first } inizia la fase dell’agente dormiente. Da { $last } il prossimo Salto è l’ultimo: gli umani vincono se tutto è sopra 0.
does-pile-destiny = 2 delle sue carte vanno in ogni Check. Quando è vuoto componetene uno: 2 carte per tipo.
does-pile-quorum-hand = Le carte del Presidente. Le gioca solo lui, ognuna come azione.
does-pile-quorum = Da qui pesca il Presidente.
does-pile-crisis = Se ne pesca 1 nel turno di ogni umano.
does-pile-super-crisis = Chi si rivela Cylon ne pesca 1.
does-pile-destinations = Per un Salto l’Ammiraglio ne pesca 2 e ne sceglie 1.

## Titles

does-title-president = Azione: pescare 1 carta Quorum. Ha la mano Quorum e la gioca. Resta Presidente anche in Cella.
does-title-admiral = Sceglie la destinazione di ogni Salto. Ha le Armi Atomiche. Perde il titolo in Cella.
does-title-cag = Decide dove collocare le Navi Civili. Azione: attivare 1 Viper senza equipaggio, poi cedere il titolo a un altro umano; oppure, in un Viper e una volta per turno, fare invece un’altra azione. Perde il titolo in Cella.

## Cards

does-icon-raiders = Attivare tutti i Raider.
does-icon-launch-raiders = Ogni Base Stellare lancia 3 Raider.
does-icon-heavy-raiders = Attivare tutti i Raider d’assalto; i Centurioni a bordo avanzano di 1 casella.
does-icon-basestars = Ogni Base Stellare attacca il Galactica.
about-jump = Il segnalino Flotta avanza di 1 casella.
about-no-jump = Il segnalino Flotta resta.
about-no-icons = Non attiva navi Cylon.
attack-does-ambush = Fino al prossimo Salto i Viper senza equipaggio attaccano con −2.
attack-does-cylon-swarm = Fino al prossimo Salto ogni lancio di una Base Stellare aggiunge 1 nave.
attack-does-jammed-assault = Fino al prossimo Salto nessuno può usare le Comunicazioni.
attack-does-thirty-three = Resta finché non è distrutta una Nave Civile o una Base Stellare. Se la Flotta salta prima, si mischia nel mazzo Crisi.
does-open-accept-prophecy = Amministrazione, o Alloggi dell’Ammiraglio contro il Presidente: difficoltà +2. Poi si scarta.
does-open-assign-arbitrator = Quando si usano gli Alloggi dell’Ammiraglio chi la ha può scartarla: difficoltà +3 o −3.
does-open-assign-mission-specialist = Al prossimo Salto chi la ha, non l’Ammiraglio, pesca 3 destinazioni e sceglie. Poi si scarta.
does-open-assign-vice-president = Finché chi la ha non è Presidente, l’Amministrazione non dà il titolo a nessun altro.
does-open-detector-sabotage = Nessuno può guardare carte Lealtà altrui.
does-open-bomb-on-colonial-1 = Nessuno può entrare nel Colonial One.

all-skill-cards = Carte Skill
does-skill-cards = Gioca una carta per quello che fa o aggiungila a un Check per il valore. Limite: 10 carte alla fine del turno.
does-skill-card-consolidate-power = Politica 1–2. Azione: pescare 2 carte Skill di qualsiasi tipo.
does-skill-card-investigative-committee = Politica 3–5. Prima di aggiungere carte a un Check: si giocano tutte scoperte, anche quelle Destino.
does-skill-card-executive-order = Leadership 1–2. Azione: un’altra persona si sposta e fa 1 azione, o ne fa 2 senza spostarsi. Una per turno.
does-skill-card-declare-emergency = Leadership 3–5. Dopo il totale di un Check: difficoltà −2. Una per Check.
does-skill-card-launch-scout = Tattica 1–2. Azione: rischiare 1 Raptor. 3–8: guardare la prima Crisi o destinazione, in cima o in fondo al mazzo. 1–2: il Raptor si perde.
does-skill-card-strategic-planning = Tattica 3–5. Prima di un tiro: +2. Una per tiro.
does-skill-card-evasive-maneuvers = Pilotaggio 1–2. Dopo un attacco a un Viper: ripetere quel tiro, con −2 se qualcuno lo pilota.
does-skill-card-maximum-firepower = Pilotaggio 3–5. Azione nel tuo Viper: attaccare fino a 4 volte.
does-skill-card-repair = Ingegneria 1–2. Azione: riparare la tua area. Nell’Hangar puoi riparare invece fino a 2 Viper.
does-skill-card-scientific-research = Ingegneria 3–5. Prima di aggiungere carte a un Check: ogni carta Ingegneria corrisponde.
does-quorum-accept-prophecy = Pesca 1 carta Skill di qualsiasi tipo. Resta in gioco.
does-quorum-arrest-order = Mandare un personaggio in Cella.
does-quorum-assign-arbitrator = Pesca 2 Politica e dai questa carta a un’altra persona.
does-quorum-assign-mission-specialist = Pesca 2 Politica e dai questa carta a un’altra persona.
does-quorum-assign-vice-president = Pesca 2 Politica e dai questa carta a un’altra persona.
does-quorum-authorization-of-brutal-force = Distruggere 3 Raider, 1 Raider d’assalto o 1 Centurione. Poi tirare: 1–2, −1 popolazione.
does-quorum-encourage-mutiny = Un’altra persona (non l’Ammiraglio) tira: 3–8, riceve il titolo di Ammiraglio; 1–2, −1 morale.
does-quorum-food-rationing = Tirare: 6–8, +1 cibo e la carta è fuori dal gioco.
does-quorum-inspirational-speech = Tirare: 6–8, +1 morale e la carta è fuori dal gioco.
does-quorum-presidential-pardon = Spostare un altro personaggio dalla Cella in un’area del Galactica.
does-quorum-release-cylon-mugshots = Guardare 1 carta Lealtà a caso di un’altra persona. Poi tirare: 1–3, −1 morale.

## Locations

does-location-admirals-quarters = Azione: scegliere un personaggio. Check 7 (Leadership, Tattica): se superato va in Cella.
does-location-administration = Azione: scegliere un personaggio. Check 5 (Politica, Leadership): se superato riceve il titolo di Presidente.
does-location-armory = Azione: attaccare un Centurione. 7–8 lo distrugge.
does-location-brig = Azione: Check 7 (Politica, Tattica), se superato in un’area del Galactica. Qui: niente movimento, niente Crisi, al massimo 1 carta per Check.
does-location-caprica = Azione: giocare la tua Super Crisi, o pescare 2 Crisi e risolverne 1. Senza navi Cylon né Preparazione.
does-location-command = Azione: attivare fino a 2 Viper senza equipaggio, o uno due volte.
does-location-communications = Azione: guardare 2 Navi Civili. Ognuna può andare in un settore adiacente.
does-location-cylon-fleet = Azione: attivare tutte le navi Cylon di un tipo, o lanciare 2 Raider e 1 Raider d’assalto da ogni Base Stellare.
does-location-ftl-control = Azione: saltare se il segnalino Flotta è su una casella blu. 1–6 costa la popolazione mostrata.
does-location-hangar-deck = Azione: lanciarti in un Viper. Poi puoi fare un’altra azione.
does-location-human-fleet = Azione: guardare la mano di qualcuno e prendere 1 carta. Poi tirare: 5–8 danneggia il Galactica.
does-location-presidents-office = Azione del Presidente: pescare 1 carta Quorum. Poi pescarne 1, giocarne 1 o niente.
does-location-press-room = Azione: pescare 2 Politica.
does-location-research-lab = Azione: pescare 1 Ingegneria o 1 Tattica.
does-location-resurrection-ship = Azione: puoi cambiare la tua Super Crisi. Poi, fino a distanza 7, dai a qualcuno le tue carte Lealtà non rivelate.
does-location-sickbay = Nessuna azione. Se inizi qui il turno, peschi solo 1 carta Skill.
does-location-weapons-control = Azione: il Galactica attacca 1 nave Cylon.

## Ships

does-raider = Attacca un Viper del suo settore, prima senza equipaggio. Se non c’è, distrugge lì una Nave Civile. Altrimenti va verso la più vicina. Se non ce ne sono, attacca il Galactica (8).
destroyed-raider = Distrutto con 3–8.
does-heavy-raider = Non attacca mai. Va verso il simbolo di lancio più vicino. Se inizia lì, un Centurione abborda il Galactica.
destroyed-heavy-raider = Distrutto con 7–8.
does-basestar = Attacca il Galactica e lo danneggia con 4–8. Lancia Raider e Raider d’assalto.
destroyed-basestar = Il Galactica la danneggia con 5–8, un Viper con 8. 3 colpi la distruggono. Un’Arma Atomica la distrugge con 3–8 e con 1–2 la danneggia due volte.
does-viper = Attivalo per muovere in un settore adiacente o attaccare una nave Cylon nel suo.
does-mark-vii = Un Viper che si muove fino a 2 settori in una volta. Comincia in “Viper danneggiati”.
destroyed-mark-vii = Attaccato: 6–7 danneggiato, 8 distrutto.
does-assault-raptor = Vale come Viper in tutto. Quando la Flotta salta, può restare nello spazio. Altri arrivano con le carte, ognuno per un Raptor della Riserva.
destroyed-assault-raptor = Attaccato: distrutto con 7–8, anche dove sarebbe danneggiato.
destroyed-viper = Attaccato: 5–7 danneggiato, 8 distrutto.
does-pilot = Azione: volare in un settore adiacente o attaccare qui. Nel Movimento: in un settore adiacente, o per 1 carta in un’area.
destroyed-pilot = Attaccato: 5–7 danneggiato, 8 distrutto. Chi lo pilota va in Infermeria.
does-civilian = Non combatte. Se è distrutta giratela e perdete quello che mostra.
destroyed-civilian = Un Raider la distrugge senza tiro se nel settore non ci sono Viper. Quelle nello spazio quando la Flotta salta sono salve.

## Abilities

ability-coward = Codardo
ability-stranded = Abbandonato
ability-headstrong = Testardo
ability-sleeper-agent = Agente dormiente
ability-reckless = Avventato
ability-expert-pilot = Pilota esperta
ability-emotionally-attached = Legami affettivi
ability-convicted-criminal = Pregiudicato
ability-alert-viper-pilot = Pilota di Viper in allerta
ability-eco-officer = Ufficiale ECO

does-ability-inspirational-leader = Quando peschi una Crisi, le carte di valore 1 corrispondono nel suo Check.
does-ability-command-authority = Dopo un Check prendi in mano le sue carte.
does-ability-emotionally-attached = Non puoi usare gli Alloggi dell’Ammiraglio.
does-ability-cylon-hatred = Quando qualcuno usa gli Alloggi dell’Ammiraglio puoi abbassarne la difficoltà di 3.
does-ability-declare-martial-law = Azione: l’Ammiraglio diventa anche Presidente.
does-ability-alcoholic = Quando inizia un turno e hai esattamente 1 carta, scartala.
does-ability-eco-officer = Una volta nel tuo turno fai ripetere un tiro.
does-ability-moral-compass = Dopo la scelta di qualcuno in una Crisi, cambiala.
does-ability-stranded = Inizi fuori dalla plancia. Arrivi nell’Hangar all’inizio del tuo secondo turno.
does-ability-religious-visions = Pesca 2 Crisi e risolvine 1. L’altra va in fondo al mazzo.
does-ability-skilled-politician = Azione: pescare 4 carte Quorum e risolverne 1. Le altre in fondo al mazzo.
does-ability-terminal-illness = Scarta 2 carte prima di usare un’area.
does-ability-delusional-intuition = Dopo aver pescato una Crisi, pesca 1 carta Skill di qualsiasi tipo.
does-ability-cylon-detector = Azione: guardare tutte le carte Lealtà di una persona.
does-ability-coward = Inizi con 2 carte Lealtà.
does-ability-friends-in-low-places = Quando qualcuno usa l’Amministrazione o la Cella puoi cambiare la difficoltà di 2.
does-ability-unconventional-tactics = Azione: popolazione −1, un’altra risorsa +1.
does-ability-convicted-criminal = Non puoi usare un’area in cui c’è un altro personaggio, tranne la Cella.
does-ability-alert-viper-pilot = Quando un Viper va dalla Riserva nello spazio e sei sul Galactica, puoi pilotarlo e fare 1 azione. Non dalla Cella.
does-ability-cag = Azione: attivare fino a 6 Viper senza equipaggio.
does-ability-headstrong = Quando devi scartare, scarta a caso.
does-ability-expert-pilot = Se inizi il turno in un Viper, fai 2 azioni.
does-ability-secret-destiny = Scarta una Crisi appena rivelata e pescane un’altra.
does-ability-insubordinate = Alloggi dell’Ammiraglio contro di te: difficoltà −3.
does-ability-recon = Alla fine del tuo turno guarda la prima Crisi. In cima o in fondo al mazzo.
does-ability-mysterious-intuition = Prima del Check di una Crisi scegli se è superato o fallito.
does-ability-sleeper-agent = Nella fase dell’agente dormiente: 2 carte Lealtà e in Cella.
does-ability-maintenance-engineer = Dopo aver usato Riparazione nel tuo turno fai un’altra azione. Una volta per turno.
does-ability-blind-devotion = Prima che si rivelino le carte di un Check scegli un tipo. Le sue carte contano 0.
does-ability-reckless = Il tuo limite di carte è 8.
