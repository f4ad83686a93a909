# What the things of the combined game do. No card’s text: what Dradis knows of it.

## On a phone, below the seats

look-up-pegasus = Pegasus
look-up-new-caprica = Nuova Caprica

## Abilities

does-ability-intolerant = Se il Check degli Alloggi dell’Ammiraglio è superato con 10 o più, puoi giustiziare il personaggio invece di mandarlo in Cella.
does-ability-blind-jump = Azione fino a distanza 6: perdere 2 Navi Civili e saltare subito. L’Ammiraglio pesca solo 1 destinazione.
does-ability-bent-on-revenge = Non puoi usare il Controllo FTL né la Sala Macchine.
does-ability-efficient = Nelle Comunicazioni guarda tutte le Navi Civili. Puoi muovere ognuna.
does-ability-fast-learner = Prima di un Check guarda le prime 3 carte di un mazzo Skill. Aggiungile tutte o prendile in mano.
does-ability-emotionally-fragile = Quando il morale scende a 2 o meno, esecuzione per te.
does-ability-politically-adroit = Se finisci il movimento con un altro umano, puoi dargli 1 carta e pescarne 2 dei tuoi tipi.
does-ability-manipulative = All’inizio del tuo turno prendi il titolo di Ammiraglio o Presidente fino a fine turno.
does-ability-nothing-but-trouble = Tradimento è tra i tuoi tipi.
does-ability-hotshot = Nella tua Azione, invece di tirare, scarta una carta: il risultato è il suo valore +2.
does-ability-sacrifice = Azione nel tuo Viper: andare in Infermeria e distruggere nel settore 5 Raider, 2 Raider d’assalto, 1 Base Stellare o 1 Nave Civile.
does-ability-stim-junkie = Se finisci la tua Azione dove è iniziato il turno, vai in Infermeria.
does-ability-primacy = Azione: collocare 1 Base Stellare a prua, o toglierne 1 se entrambe sono sulla plancia principale. Poi puoi collocare 3 Raider a prua e 1 Nave Civile a poppa.
does-ability-aggressive-tactics = Invece di muoverti, fai 2 azioni.
does-ability-lies-and-secrets = Quando qualcuno rivela una carta “Sei un Cylon”, scarta la tua mano.
does-ability-glimpse-the-face-of-god = Invece di muoverti, pesca le prime 2 carte Destino e mettine 2 della tua mano in cima.
does-ability-cryptic-message = Azione: scambiare la mano con un’altra persona.
does-ability-clouded = Non puoi scegliere di andare in un’area con un altro personaggio.
does-ability-intimate = Invece di muoverti, prendi 1 carta a caso da qualcuno, che ne pesca 1 del tipo che nomini.
does-ability-human-delusion = Dopo che si rivelano le carte di un Check, aggiungi quante carte vuoi.
does-ability-conflicted-loyalties = Scarta 1 carta per usare la Flotta Cylon.
does-ability-ftl-operator = Puoi far ripetere il tiro del Controllo FTL.
does-ability-coup = Azione: prendere il titolo di Ammiraglio. Dalla Cella, prima in Sala Comando.
does-ability-misguided = Puoi aggiungere al massimo 3 carte a un Check.
does-ability-star-player = Azione: scartare quante carte vuoi e pescarne altrettante di uno dei tuoi tipi.
does-ability-longshot = Nel tuo turno scegli il risultato di un dado invece di tirare. Nulla lo cambia.
does-ability-starts-on-the-bench = Nel tuo primo turno non peschi carte Skill.
does-ability-quick-fix = Nel tuo turno, dopo che si rivelano le carte di un Check, puoi scartarne 1.
does-ability-discharge-of-a-firearm = Azione: giustiziare un altro personaggio nella tua area.
does-ability-impulsive = Non puoi aggiungere esattamente 1 carta a un Check, tranne in Cella.
does-ability-adaptable = Dopo ogni azione Quorum puoi pescare 2 carte Skill di qualsiasi tipo.
does-ability-influential = Azione: guardare le prime 5 carte Quorum e rimetterle in qualsiasi ordine.
does-ability-amoral = Quando devi scegliere come giocatore di turno, prendi la prima opzione.
does-ability-dutiful = Una volta per turno, dopo Sala Comando, Comunicazioni o Armamenti: scarta 1 carta per usare di nuovo l’area.
does-ability-organized = Azione, non in Cella: usare da dove ti trovi 3 aree diverse senza danni che non siano Cylon.
does-ability-reluctant = Scarta 1 carta per usare l’azione o l’abilità di movimento di una carta Skill.
does-ability-necessary-steps = Quando qualcuno pesca una carta Ammutinamento, guarda le prime 2. Danne 1, l’altra va in fondo al mazzo.
does-ability-abuse-power = Azione: pescare 4 carte Ammutinamento e giocarne 1. Le altre in fondo al mazzo.
does-ability-disreputable = Inizi con 1 carta Ammutinamento.
does-ability-raptor-pilot = Con “Inviare gli scout” guardi 2 carte. Ognuna va in cima o in fondo al mazzo.
does-ability-no-one-gets-left-behind = Quando un Salto toglie le navi dalla plancia: carburante −1, popolazione +2.
does-ability-family-commitments = Mentre non sei sul Galactica, pesca 1 carta Skill in meno.
does-ability-memento = Una volta per turno, dopo una perdita di popolazione: pesca 3 Pilotaggio e tienine 2.
does-ability-escort = Prima che si giri una Nave Civile nello spazio, distruggi al suo posto un Viper non danneggiato.
does-ability-forced-to-eject = Il tuo Viper si distrugge se viene danneggiato.
does-ability-forward-thinker = Dopo il tuo “Ordine esecutivo” puoi usare la tua area.
does-ability-choose-a-different-path = Invece di scegliere in una Crisi, fai scartare 5 carte a chi è di turno.
does-ability-moral-dilemma = Quando peschi una carta Ammutinamento, scarta 2 carte.
does-ability-deceitful = Quando una Crisi ti fa scartare, scarta 1 carta in meno. Una volta per Crisi.
does-ability-attorney = Azione: portare un personaggio dalla Cella in un’area del Galactica non pericolosa. Se è di un’altra persona, prendi tutte le sue carte Skill.
does-ability-kleptomania = Se finisci il movimento con un’altra persona, scarta 2 carte, o alla fine del turno vai in Cella.
does-ability-cult-leader = Azione: dare o prendere 1 segnalino Miracolo a qualcuno qui. Puoi averne 3.
does-ability-broadcast = Azione per 3 segnalini Miracolo: una risorsa +2.
does-ability-spiritual-crisis = Puoi rivelarti Cylon solo in Cella, e senza l’effetto della carta.
does-ability-treatment = Azione: pescare 2 carte dei tipi di un altro umano, poi dargliene 2 delle tue.
does-ability-quarantine = Azione: guardare tutte le Navi Civili sulla plancia. Puoi cambiarne 1 con una nuova.
does-ability-specialized = Non puoi usare azioni o abilità di movimento delle carte Ingegneria.
does-ability-industrious = Durante l’infiltrazione pesca 2 carte Skill in più invece di 1. Non in Infermeria.
does-ability-meticulous = Quando finisci l’infiltrazione con l’azione, vai in un’area Cylon non pericolosa e fai un’altra azione.
does-ability-vanity = Non puoi aggiungere carte ai Check nell’Azione di un’altra persona.
does-ability-visions = Azione durante l’infiltrazione: guardare 1 carta Lealtà a caso di un umano, poi andare sulla Nave Resurrezione.
does-ability-dont-trust-anyone = Azione: pescare 2 Super Crisi.
does-ability-heretic = Lasciare la Nave Resurrezione ti costa 1 Super Crisi.
does-ability-calculating = Puoi aggiungere 2 carte a un Check, 3 durante l’infiltrazione. Non in Cella.
does-ability-modifications = Quando si attivano navi Cylon, scegli un’attivazione. I simboli della carta non valgono.
does-ability-logic-bound = 1 delle carte che aggiungi a un Check va scoperta.
does-ability-for-love = Una volta per turno, quando un’altra persona deve scartare: pesca 1 Tradimento e quella persona scarta 1 carta in meno.
does-ability-resolute = Azione: usare qualsiasi area senza danni.
does-ability-grieving = In un’area pericolosa non peschi carte Skill all’inizio del tuo turno.

## Skill cards

does-skill-card-investigative-committee-pegasus = Politica 3–5. Prima di aggiungere carte a un Check: si giocano scoperte, tranne quelle Destino.
does-skill-card-support-the-people = Politica 1–2. Prima di aggiungere carte a un Check: ogni umano con 4 carte o meno può pescarne 2.
does-skill-card-preventative-policy = Politica 3–5. Movimento: scegliere una risorsa. La sua prossima perdita in questo turno è minore di 1.
does-skill-card-major-victory = Leadership 1–2. Dopo che distruggi una Base Stellare o un Centurione: tirare; 5–8, morale +1. Una per turno.
does-skill-card-at-any-cost = Leadership 3–5. Prima di aggiungere carte a un Check: tutto il Tradimento corrisponde.
does-skill-card-guts-and-initiative = Tattica 1–2. Prima di aggiungere carte a un Check: niente carte Destino.
does-skill-card-critical-situation = Tattica 3–5. Movimento: fare 1 azione. Una per turno, “Ordine esecutivo” compreso.
does-skill-card-full-throttle = Pilotaggio 1–2. Movimento o azione nel tuo Viper: volare in qualsiasi settore, poi attaccare lì 1 nave Cylon.
does-skill-card-run-interference = Pilotaggio 3–5. Prima che si attivino i Raider: i primi 4 che agiscono nel tuo settore non colpiscono.
does-skill-card-jury-rigged = Ingegneria 1–2. Prima di aggiungere carte a un Check: difficoltà −4.
does-skill-card-calculations = Ingegneria 3–5. Dopo un tiro: +1 o −1. Una per tiro.
does-skill-card-red-tape = Politica 0. In un Check: si tolgono tutte le carte di valore 5 e 6.
does-skill-card-iron-will = Leadership 0. In un Check fallito per 4 o meno: non succede nulla. Con un totale di 0 o meno: morale −1.
does-skill-card-trust-instincts = Tattica 0. In un Check: si aggiungono scoperte le prime 2 carte Destino.
does-skill-card-protect-the-fleet = Pilotaggio 0. In un Check con carte Pilotaggio per un totale di 3 o più: chi è di turno può attivare 1 Viper senza equipaggio.
does-skill-card-establish-network = Ingegneria 0. In un Check: le carte Ingegneria contano il doppio.
does-skill-card-political-prowess = Politica 6. Prima del Check di un’area: non si fa; scegli se è superato o fallito.
does-skill-card-state-of-emergency = Leadership 6. Azione: cibo −1. A turno, a partire da te, ogni persona può muoversi o fare 1 azione.
does-skill-card-scout-for-fuel = Tattica 6. Azione: rischiare 1 Raptor. 4–8: carburante +1. 1–3: si perde il Raptor.
does-skill-card-best-of-the-best = Pilotaggio 6. Prima che attacchi un Viper pilotato: tirare invece e distruggere quel numero di Raider nel suo settore.
does-skill-card-build-nuke = Ingegneria 6. Azione: l’Ammiraglio riceve 1 Arma Atomica.
does-skill-card-force-their-hand = Politica 0. In un Check: chi è di turno, se umano, può giocarvi 1 carta scoperta; altrimenti pesca 1 carta Ammutinamento.
does-skill-card-all-hands-on-deck = Leadership 0. In un Check: +1 per ogni carta di valore 0.
does-skill-card-quick-thinking = Tattica 0. In un Check: chi è di turno può prendere in mano un’altra carta di valore 3 o meno.
does-skill-card-dogfight = Pilotaggio 0. In un Check: chi è di turno può danneggiare 1 Viper per togliere un’altra carta.
does-skill-card-install-upgrades = Ingegneria 0. In un Check: chi è di turno pesca 2 Ingegneria se è superato, 1 se è fallito.
does-skill-card-popular-influence = Politica 3–4. Azione: pescare 2 carte Quorum. Darne 1 al Presidente, giocare o scartare l’altra.
does-skill-card-restore-order = Leadership 3–4. Prima di aggiungere carte a un Check: nessuna abilità di Check vale.
does-skill-card-unorthodox-plan = Tattica 3–4. Azione: usare Sala Comando, Armeria, Armamenti o Comunicazioni, anche con danno.
does-skill-card-combat-veteran = Pilotaggio 3–4. Azione: attivare 1 Viper senza equipaggio, nello spazio o in Riserva, fino a 3 volte.
does-skill-card-raptor-specialist = Ingegneria 3–4. Azione: cambiare 1 Raptor con 1 Raptor d’assalto, o recuperare 1 Raptor.
does-skill-card-negotiation = Politica 5. Azione: collocare 1 Base Stellare a prua e pescare 1 Politica. Per il resto del turno non si lanciano né attivano navi Cylon.
does-skill-card-change-of-plans = Leadership 5. Dopo un Check superato: invece dell’esito ogni umano pesca 2 carte Skill.
does-skill-card-a-second-chance = Tattica 5. Prima di aggiungere carte a un Check: se è superato di 4 o più sulla difficoltà stampata, chi è di turno guadagna 1 segnalino Miracolo.
does-skill-card-launch-reserves = Pilotaggio 5. Azione: collocare fino a 2 Viper senza equipaggio della Riserva in un settore con uno pilotato e attivarli.
does-skill-card-test-the-limits = Ingegneria 5. Azione, con il segnalino Flotta non su una casella blu: avanza di 1 casella. Poi tirare: 1–5, danno al Galactica.
does-skill-card-bait = Tradimento 0. In un Check: collocare 1 Nave Civile a poppa. Se scegli di scartarla: pesca 1 carta Ammutinamento.
does-skill-card-dradis-contact = Tradimento 0. In un Check: collocare 2 Raider a prua. Se scegli di scartarla: pesca 1 carta Ammutinamento.
does-skill-card-a-better-machine = Tradimento 3. In un Check: chi è di turno mischia 2 carte Tradimento nel mazzo Destino.
does-skill-card-personal-vices = Tradimento 3. In un Check: ogni umano pesca 1 Tradimento; chi è di turno, se umano, anche 1 carta Ammutinamento.
does-skill-card-violent-outbursts = Tradimento 4. In un Check: chi è di turno va in Infermeria.
does-skill-card-exploit-a-weakness = Tradimento 5. In un Check: chi è di turno sceglie un umano, che pesca 1 carta Ammutinamento.

## Ships and tokens, where more boxes have other rules for them

does-combined-nuke = Azione dell’Ammiraglio: scegliere un’area di spazio. 1–2 danneggia lì due volte una Base Stellare, 3–6 la distrugge, 7 anche fino a 3 Raider, 8 ogni nave lì, anche umana.
destroyed-combined-nuke = Si consuma, qualunque numero esca. Una carta può ridarla; l’Ammiraglio ne ha al massimo 3. Vanno con il titolo.
does-combined-damage = Danneggia un’area e manda in Infermeria chi c’è, o costa 1 carburante o cibo. Con il Pegasus in gioco, chi è di turno può invece pescare un suo segnalino.
destroyed-combined-damage = Con 6 aree del Galactica danneggiate insieme vincono i Cylon. Con tutte e 4 quelle del Pegasus, il Pegasus è distrutto.
destroyed-combined-basestar = Il Galactica la danneggia con 5–8, un Raptor d’assalto con 7–8, un altro Viper con 8. 3 colpi la distruggono. Un’Arma Atomica la distrugge con 3–8 e con 1–2 la danneggia due volte.
does-combined-viper = Attivalo per lanciarlo, muovere in un settore adiacente, attaccare una nave Cylon nel suo o scortare una Nave Civile lì: torna nella scorta.
does-combined-pilot = Azione: volare in un settore adiacente, attaccare qui o scortare una Nave Civile qui: torna nella scorta. Nel Movimento: in un settore adiacente, o per 1 carta in un’area.
destroyed-combined-civilian = Un Raider la distrugge senza tiro se nel settore non ci sono Viper. Quando la Flotta salta resta nello spazio. Un Viper può scortarla: torna nella scorta.

## Locations

does-location-quorum-chamber = Azione del Presidente: pescare 1 carta Quorum. Poi pescarne 1, giocarne 1 o niente.
does-location-press-room-overlay = Azione: un altro umano pesca 1 carta Ammutinamento e ne tiene 1, senza Cella. Poi puoi scartarne una tua.
does-location-presidents-office-overlay = Azione: pescare 2 Politica.
does-location-administration-overlay = Azione: pescare 1 carta Ammutinamento. Se il Presidente ne ha una, scegli chi riceve il titolo di Presidente.
does-location-caprica-overlay = Azione: giocare una Super Crisi, o pescare 2 Crisi e risolverne 1. Senza attivare navi Cylon.
does-location-human-fleet-overlay = Azione: guardare la prima Crisi o destinazione e metterla in cima o in fondo al mazzo. Poi pescare 2 carte Skill; un Leader Cylon può invece infiltrarsi.
does-location-resurrection-ship-overlay = Azione: pescare 1 Super Crisi. Se inizi qui il turno, peschi solo 1 carta Skill.
does-location-basestar-bridge = Azione: sceglierne 2 diverse, poi farle in ordine: il CAG colloca 1 Nave Civile; 1 Base Stellare o 3 Raider arrivano sulla plancia Flotta Cylon; tirare: 1–3 Preparativi Salto indietro, 4–8 Inseguimento avanti; tirare: sotto il numero dei Raider sulla plancia principale il Galactica pesca 2 segnalini Danno e ne subisce 1.
does-location-pegasus-cic = Azione: scegliere una Base Stellare e tirare. 1–3 danneggia il Pegasus, 4–6 la Base Stellare, 7–8 la danneggia due volte.
does-location-airlock = Azione: scegliere un personaggio. Check 12 (Politica, Tattica, Tradimento): se superato, esecuzione; difficoltà −4 se è in Cella.
does-location-main-batteries = Azione: scegliere un settore e tirare. 1 distrugge lì 1 Nave Civile, 2–3 danneggia 1 Viper, 4–6 distrugge 2 Raider, 7–8 ne distrugge 4.
does-location-engine-room = Azione: scartare 2 carte. La prossima Crisi di questo turno conta come se avesse il simbolo di Salto.
does-location-medical-center = Nessuna azione. Chi è qui pesca solo 1 carta in Acquisizione Skill.
does-location-resistance-hq = Azione umana: scegliere un personaggio su Nuova Caprica. Check 7 (Leadership, Tattica, Tradimento): se superato, esecuzione, anche di un Cylon.
does-location-detention = Niente movimento e al massimo 2 carte per Check. Azione: Check 9 (Politica, Tattica): se superato, vai in un’altra area di Nuova Caprica.
does-location-occupation-authority = Presidente: può pescare 1 carta Quorum, poi giocarne 1. Cylon: attivare 1 forza di occupazione, poi metterne 1 qui.
does-location-breeders-canyon = Umano: la risorsa più alta perde 1, il segnalino Flotta avanza di 1. Cylon: pescare e risolvere una Crisi, senza Preparazione al Salto.
does-location-shipyard = Umano: preparare 1 Nave Civile, o evacuarne 1 e poi, se vuoi, salire sul Galactica. Cylon: guardare la prima bloccata; lasciarla o metterla in fondo.

# Quorum cards, and what lies open.
does-quorum-assign-chief-of-staff = Pesca 2 Politica e dai questa carta a un’altra persona.
does-quorum-civilian-self-defense = Scegli 1 Nave Civile: distruggere fino a 3 Raider o 1 Raider d’assalto nel suo settore. Poi tirare: 1–2, si distrugge anche la nave.
does-quorum-consult-the-oracle = Guardare l’ultima carta di un mazzo. Poi guardare il mazzo Destino, scartarne 2 carte e mischiarlo.
does-quorum-enact-production-quotas = Cibo +1 e morale −1.
does-quorum-eulogy = Se un’esecuzione è costata morale: morale +1.
does-quorum-execute-prisoner = Giustiziare un personaggio che è in Cella.
does-quorum-probation = Dai questa carta a chi vuoi.
does-quorum-resources-for-galactica = Riparare 1 area danneggiata e fino a 2 Viper danneggiati.
does-quorum-unsavory-connections = Scarta 2 carte Skill a caso e pesca 2 Tradimento. Poi cibo +1 o carburante +1.
does-quorum-establish-dogsville = Popolazione +1 e morale −1.
does-quorum-presidential-order = Dai il titolo di Ammiraglio o di CAG a qualcuno.
does-quorum-resignation = Scarta quante carte Quorum vuoi e pescane altrettante. Poi dai il titolo di Presidente a un’altra persona.
does-open-assign-chief-of-staff = Chi ha questa carta può scartarla prima di aggiungere carte a un Check: tutta la Politica corrisponde.
does-open-probation = Quando chi ha questa carta aggiunge carte a un Check, il Presidente può scartarla e guardarle.
does-open-the-farm = Nessun umano usa un’abilità da una volta per partita.

does-planet-forces = Attivate, avanzano di 1 casella a destra. Dal Cantiere escono, e ognuna distrugge la prima nave bloccata o, se non c’è, la prima pronta. Se non ce n’è nessuna: metti 1 all’Autorità di occupazione. Azione umana lì: con 5–8 distruggi 1. Azione Cylon, con un umano e una forza lì: 1–3 Detenzione, 4–7 Centro medico.
does-planet-stacks = Cantiere: la prima nave bloccata va sotto quelle pronte. Simbolo di evacuazione, con il Galactica tornato: chi è di turno mette la prima nave pronta in un’area di lancio. Il Salto finale distrugge tutte le navi rimaste qui.
does-planet-orbit = I simboli di Salto muovono il segnalino Flotta. Sull’ultima casella il Galactica torna: 1 Base Stellare e 4 Raider in ogni settore sopra di esso, 2 Viper in ogni area di lancio. Poi l’Ammiraglio può ordinare il Salto finale come azione. Distrugge le navi e giustizia gli umani rimasti su Nuova Caprica.
about-evacuation = Simbolo di evacuazione: chi è di turno mette la prima nave pronta in un’area di lancio.
about-no-evacuation = Nessun simbolo di evacuazione.
does-distance-new-caprica = A { $first } inizia la fase dell’agente dormiente. Da { $last } la Flotta è su Nuova Caprica.
does-distance-ionian-nebula = A { $first } inizia la fase dell’agente dormiente. A { $last } inizia la fase del Crocevia. Il prossimo Salto dopo di essa è l’ultimo: gli umani vincono se tutto è sopra 0.

look-up-demetrius = Demetrius
look-up-rebel-basestar = Base Stellare Ribelle
does-location-demetrius-bridge = Azione: se non c’è una Missione attiva, scoprire la prima carta Missione e fare il suo Check. Niente Crisi in questo turno.
does-location-tactical-plot = Azione: guardare la prima carta Missione; in cima o in fondo al mazzo.
does-location-captains-cabin = Azione: scegliere un tipo di Skill. Ogni persona ne pesca 1, anche i Cylon.
does-location-hybrid-tank = Azione: pagare 1 segnalino Miracolo o 1 carta Super Crisi. Guardare e riordinare le prime 5 carte Crisi.
does-location-datastream = Azione: pagare 1 segnalino Miracolo o 1 carta Super Crisi. Scegliere un tipo di Skill; prendere 3 carte a scelta da mazzo e scarti, poi mischiare.
does-location-raider-bay = Azione: pagare 1 segnalino Miracolo o 1 carta Super Crisi. Collocare 2 Raider o 4 Viper senza equipaggio in un settore e attivare solo questi.
does-location-hub-destroyed = Se inizi qui il turno, scarta tutte le Super Crisi e non pescare carte Skill. Azione: scartare 3 carte Skill, pescare 1 Super Crisi e andare alla Flotta Cylon.

does-mission-none = Il Ponte scopre la prima carta Missione e il suo Check si fa subito.
does-mission-lies = Resta fino al prossimo Salto. Poi una carta con distanza va accanto all’Obiettivo, le altre si scartano; coperta, torna nel mazzo.
does-mission-attack-on-the-colony = Check 14 (Tattica, Pilotaggio). Superato: tutte le Basi Stellari lasciano la plancia; 1 è fuori dal gioco. Fallito: 1 Base Stellare a prua, 1 danno al Galactica.
does-mission-cylon-civil-war = Check 21 (Politica, Leadership, Tattica). La Base Stellare Ribelle entra in gioco: superato, con gli umani; fallito, con i Cylon.
does-mission-destroy-the-hub = Check 14 (Leadership, Tattica, Pilotaggio). Superato: la Nave Resurrezione diventa il Centro distrutto. Fallito: popolazione −1, tutti i Viper nello spazio tornano in Riserva, 2 Viper danneggiati.
does-mission-digging-up-the-past = Check 14 (Politica, Leadership). Superato: distanza +1. Fallito: mischia 2 carte Tradimento nel mazzo Destino; la Missione si gira.
does-mission-needs-of-the-people = Check 18 (Politica, Leadership, Ingegneria). Superato: cibo +2, riparare 1 area. Fallito: cibo −1, ogni umano pesca 1 carta Tradimento.
does-mission-rescue-hera = Check 20 (Politica, Tattica, Pilotaggio). Superato: ogni umano senza segnalino Miracolo ne riceve 1. Fallito: morale −1, 1 Raptor distrutto.
does-mission-the-red-stripes = Check 16 (Tattica, Pilotaggio, Ingegneria). Superato: tutti i Raider d’assalto e i Centurioni lasciano le plance; 2 di ciascuno sono fuori dal gioco. Fallito: 1 Raider d’assalto a prua, 1 Centurione all’inizio del tracciato Abbordaggio.
does-mission-the-search-for-home = Check 25 (Politica, Leadership, Tattica, Ingegneria). Superato: distanza +2. Fallito: carburante −1; la Missione si gira.
does-rebel-humans = Gli umani vengono qui come su ogni nave, per 1 carta. I Cylon non possono entrarci né usarla.
does-rebel-cylons = I Cylon vanno e vengono tra essa e le aree Cylon per 1 carta. Gli umani non possono entrarci né usarla.
