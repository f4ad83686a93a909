# What only tables of the combined game say: names of people, cards and places. The ids are the rules’ own.

## Characters

character-helena-cain = Helena Cain
character-dee = Anastasia “Dee” Dualla
character-ellen-tigh = Ellen Tigh
character-kat = Louanne “Kat” Katraine
character-cavil = Cavil
character-leoben-conoy = Leoben Conoy
character-caprica-six = “Caprica” Six
character-felix-gaeta = Felix Gaeta
character-samuel-anders = Samuel T. Anders
character-cally-tyrol = Callandra “Cally” Tyrol
character-tory-foster = Tory Foster
character-louis-hoshi = Louis Hoshi
character-tom-zarek-military = Tom Zarek (Daybreak)
character-helo-pilot = Karl “Helo” Agathon (Daybreak)
character-hot-dog = Brendan “Hot Dog” Costanza
character-lee-adama = Lee Adama
character-romo-lampkin = Romo Lampkin
character-gaius-baltar-support = Gaius Baltar (Daybreak)
character-doc-cottle = Sherman “Doc” Cottle
character-aaron-doral = Aaron Doral
character-danna-biers = D’Anna Biers
character-simon-oneill = Simon O’Neill
character-athena = Sharon “Athena” Agathon

## Abilities

ability-intolerant = Intollerante
ability-blind-jump = Salto alla cieca
ability-bent-on-revenge = Sete di vendetta
ability-efficient = Efficiente
ability-fast-learner = Impara in fretta
ability-emotionally-fragile = Fragilità emotiva
ability-politically-adroit = Politicamente abile
ability-manipulative = Manipolatrice
ability-nothing-but-trouble = Solo guai
ability-hotshot = Asso del volo
ability-sacrifice = Sacrificio
ability-stim-junkie = Dipendente dagli stimolanti
ability-primacy = Primato
ability-aggressive-tactics = Tattiche aggressive
ability-lies-and-secrets = Bugie e segreti
ability-glimpse-the-face-of-god = Intravedere il volto di Dio
ability-cryptic-message = Messaggio criptico
ability-clouded = Mente annebbiata
ability-intimate = Intimità
ability-human-delusion = Delirio umano
ability-conflicted-loyalties = Lealtà in conflitto
ability-ftl-operator = Operatore FTL
ability-coup = Colpo di Stato
ability-misguided = Fuorviato
ability-star-player = Fuoriclasse
ability-longshot = Colpo di fortuna
ability-starts-on-the-bench = Parte dalla panchina
ability-quick-fix = Rimedio rapido
ability-discharge-of-a-firearm = Colpo d’arma da fuoco
ability-impulsive = Impulsiva
ability-adaptable = Adattabile
ability-influential = Influente
ability-amoral = Amorale
ability-dutiful = Ligio al dovere
ability-organized = Organizzato
ability-reluctant = Riluttante
ability-necessary-steps = Passi necessari
ability-abuse-power = Abuso di potere
ability-disreputable = Cattiva fama
ability-raptor-pilot = Pilota di Raptor
ability-no-one-gets-left-behind = Nessuno resta indietro
ability-family-commitments = Impegni familiari
ability-memento = Ricordo
ability-escort = Scorta armata
ability-forced-to-eject = Eiezione forzata
ability-forward-thinker = Lungimirante
ability-choose-a-different-path = Una strada diversa
ability-moral-dilemma = Dilemma morale
ability-deceitful = Ingannatore
ability-attorney = Avvocato
ability-kleptomania = Cleptomania
ability-cult-leader = Capo di una setta
ability-broadcast = Trasmissione
ability-spiritual-crisis = Crisi spirituale
ability-treatment = Terapia
ability-quarantine = Quarantena
ability-specialized = Specializzato
ability-industrious = Operoso
ability-meticulous = Meticoloso
ability-vanity = Vanità
ability-visions = Visioni
ability-dont-trust-anyone = Non fidarti di nessuno
ability-heretic = Eretica
ability-calculating = Calcolatore
ability-modifications = Modifiche
ability-logic-bound = Schiavo della logica
ability-for-love = Per amore
ability-resolute = Risoluta
ability-grieving = In lutto

## Skill cards

skill-card-investigative-committee-pegasus = Commissione d’inchiesta
skill-card-support-the-people = Sostenere il popolo
skill-card-preventative-policy = Politica preventiva
skill-card-major-victory = Grande vittoria
skill-card-at-any-cost = A ogni costo
skill-card-guts-and-initiative = Coraggio e iniziativa
skill-card-critical-situation = Situazione critica
skill-card-full-throttle = A tutta potenza
skill-card-run-interference = Manovra di disturbo
skill-card-jury-rigged = Soluzione di fortuna
skill-card-calculations = Calcoli
skill-card-red-tape = Burocrazia
skill-card-iron-will = Volontà di ferro
skill-card-trust-instincts = Fidarsi dell’istinto
skill-card-protect-the-fleet = Proteggere la Flotta
skill-card-establish-network = Creare una rete
skill-card-political-prowess = Maestria politica
skill-card-state-of-emergency = Stato di emergenza
skill-card-scout-for-fuel = Cercare carburante
skill-card-best-of-the-best = Il meglio del meglio
skill-card-build-nuke = Costruire un’arma atomica
skill-card-force-their-hand = Forzare la mano
skill-card-all-hands-on-deck = Tutti ai propri posti
skill-card-quick-thinking = Prontezza
skill-card-dogfight = Duello tra caccia
skill-card-install-upgrades = Installare migliorie
skill-card-popular-influence = Influenza popolare
skill-card-restore-order = Ristabilire l’ordine
skill-card-unorthodox-plan = Piano poco ortodosso
skill-card-combat-veteran = Veterano di guerra
skill-card-raptor-specialist = Specialista di Raptor
skill-card-negotiation = Negoziato
skill-card-change-of-plans = Cambio di piani
skill-card-a-second-chance = Una seconda occasione
skill-card-launch-reserves = Lanciare le riserve
skill-card-test-the-limits = Mettere alla prova i limiti
skill-card-bait = Esca
skill-card-dradis-contact = Contatto Dradis
skill-card-a-better-machine = Una macchina migliore
skill-card-personal-vices = Vizi personali
skill-card-violent-outbursts = Scatti di violenza
skill-card-exploit-a-weakness = Sfruttare una debolezza

## Skill cards by type and strength

skill-politics-0 = Politica 0
skill-politics-6 = Politica 6
skill-leadership-0 = Leadership 0
skill-leadership-6 = Leadership 6
skill-tactics-0 = Tattica 0
skill-tactics-6 = Tattica 6
skill-piloting-0 = Pilotaggio 0
skill-piloting-6 = Pilotaggio 6
skill-engineering-0 = Ingegneria 0
skill-engineering-6 = Ingegneria 6
skill-treachery-0 = Tradimento 0
skill-treachery-6 = Tradimento 6

## Locations; what lies on a printed place has its name

location-quorum-chamber = Sala del Quorum
location-press-room-overlay = Sala Stampa
location-presidents-office-overlay = Ufficio del Presidente
location-administration-overlay = Amministrazione
location-caprica-overlay = Caprica
location-human-fleet-overlay = Flotta Umana
location-resurrection-ship-overlay = Nave Resurrezione
location-basestar-bridge = Ponte della Base Stellare
location-pegasus-cic = CIC del Pegasus
location-airlock = Camera stagna
location-main-batteries = Batterie principali
location-engine-room = Sala Macchine
location-medical-center = Centro medico
location-resistance-hq = Quartier generale della Resistenza
location-detention = Detenzione
location-occupation-authority = Autorità di occupazione
location-breeders-canyon = Canyon di Breeder
location-shipyard = Cantiere

## Loyalty cards

loyalty-cylon-draw-treachery = Sei un Cylon
loyalty-cylon-draw-treachery-means = Vinci con i Cylon. Se ti riveli puoi far pescare agli umani carte Tradimento.
loyalty-cylon-draw-treachery-option = Sei un Cylon: gli umani pescano Tradimento
loyalty-cylon-place-centurion = Sei un Cylon
loyalty-cylon-place-centurion-means = Vinci con i Cylon. Se ti riveli puoi far abbordare il Galactica da un Centurione.
loyalty-cylon-place-centurion-option = Sei un Cylon: un Centurione abborda
loyalty-cylon-lower-jump-track = Sei un Cylon
loyalty-cylon-lower-jump-track-means = Vinci con i Cylon. Se ti riveli puoi far arretrare di 2 caselle il segnalino Flotta.
loyalty-cylon-lower-jump-track-option = Sei un Cylon: segnalino Flotta indietro di 2
loyalty-goal-acquire-power = Obiettivo personale: Ottenere potere
loyalty-goal-acquire-power-means = Vale come “Non sei un Cylon”. Azione con 2 o più titoli: mostrare questa carta. Non mostrata alla fine: cibo −1.
loyalty-goal-devastation = Obiettivo personale: Devastazione
loyalty-goal-devastation-means = Vale come “Non sei un Cylon”. Azione se l’Ammiraglio non ha più Armi Atomiche: mostrare questa carta. Non mostrata alla fine: morale −1.
loyalty-goal-political-intrigue = Obiettivo personale: Intrigo politico
loyalty-goal-political-intrigue-means = Vale come “Non sei un Cylon”. Azione mentre il Presidente è in Cella: mostrare questa carta. Non mostrata alla fine: cibo −1.
loyalty-goal-sacrifice = Obiettivo personale: Sacrificio
loyalty-goal-sacrifice-means = Vale come “Non sei un Cylon”. Azione con 6 o più Viper danneggiati o distrutti: mostrare questa carta. Non mostrata alla fine: carburante −1.
loyalty-goal-self-destruction = Obiettivo personale: Autodistruzione
loyalty-goal-self-destruction-means = Vale come “Non sei un Cylon”. Azione in Cella o in Infermeria: mostrare questa carta. Non mostrata alla fine: morale −1.
loyalty-goal-selfish = Obiettivo personale: Egoismo
loyalty-goal-selfish-means = Vale come “Non sei un Cylon”. Azione: scartare carte Skill di valore totale 20 e mostrare questa carta. Non mostrata alla fine: carburante −1.
loyalty-goal-stand-and-fight = Obiettivo personale: Restare e combattere
loyalty-goal-stand-and-fight-means = Vale come “Non sei un Cylon”. Azione con 10 o più Raider sulla plancia principale: mostrare questa carta. Non mostrata alla fine: popolazione −1.
loyalty-goal-use-caution = Obiettivo personale: Agire con cautela
loyalty-goal-use-caution-means = Vale come “Non sei un Cylon”. Azione dopo un Salto di distanza 1: mostrare questa carta. Non mostrata alla fine: popolazione −1.
loyalty-final-five-execute-looker = Ultimi Cinque: Esecuzione di chi la guarda
loyalty-final-five-execute-looker-means = Vale come “Non sei un Cylon”. Se un’altra persona guarda questa carta, viene giustiziata.
loyalty-final-five-activate-ships = Ultimi Cinque: Si attivano navi Cylon
loyalty-final-five-activate-ships-means = Vale come “Non sei un Cylon”. Se un’altra persona guarda questa carta: si attivano Raider, Basi Stellari e Raider d’assalto.
loyalty-final-five-damage-galactica = Ultimi Cinque: 2 danni al Galactica
loyalty-final-five-damage-galactica-means = Vale come “Non sei un Cylon”. Se un’altra persona guarda questa carta: 2 danni al Galactica.
loyalty-final-five-execute-owner = Ultimi Cinque: La tua esecuzione
loyalty-final-five-execute-owner-means = Vale come “Non sei un Cylon”. Se un’altra persona guarda questa carta: esecuzione per te, e ogni altra persona scarta 2 carte a caso.
loyalty-final-five-brig-looker = Ultimi Cinque: In Cella chi la guarda
loyalty-final-five-brig-looker-means = Vale come “Non sei un Cylon”. Se un’altra persona guarda questa carta, va in Cella.
loyalty-mutineer = Sei l’ammutinato
loyalty-mutineer-means = Mostra subito questa carta. Pesca 1 carta Ammutinamento, e un’altra nel tuo turno se c’è un simbolo di Salto. Puoi averne 2.

## Cards that players hold, by kind

held-mutiny = Ammutinamento
held-motive = Movente
your-mutiny = Le tue carte Ammutinamento
your-motive = I tuoi Moventi
held-mutiny-armed-resistance = Resistenza armata
held-mutiny-armed-resistance-does = L’Ammiraglio va in Infermeria. Guarda la prima Crisi: in cima o in fondo al mazzo.
held-mutiny-assume-command = Assumere il comando
held-mutiny-assume-command-does = Con 5 o più carte, non in Cella: scartane 5 e prendi il titolo di Ammiraglio.
held-mutiny-bait-and-switch = Specchietto per le allodole
held-mutiny-bait-and-switch-does = Pesca 2 carte Skill di qualsiasi tipo. Mischia 2 Tradimento nel mazzo Destino.
held-mutiny-betrayal-of-trust = Fiducia tradita
held-mutiny-betrayal-of-trust-does = Pesca 2 Tradimento. Guarda la prima destinazione: in cima o in fondo al mazzo.
held-mutiny-blackmail = Ricatto
held-mutiny-blackmail-does = Se il Presidente è un’altra persona con 3 o più carte: prendine 3 a caso.
held-mutiny-clipped-wings = Ali tarpate
held-mutiny-clipped-wings-does = Tutti i Viper nello spazio tornano in Riserva; si riparano tutti i danneggiati. Pesca 2 Tradimento.
held-mutiny-controversial-speech = Discorso controverso
held-mutiny-controversial-speech-does = Tira: 6–8, morale +1 e la carta è fuori dal gioco. Altrimenti ogni persona pesca 1 Tradimento.
held-mutiny-feed-the-people = Sfamare il popolo
held-mutiny-feed-the-people-does = Il segnalino Flotta arretra di 2 caselle. Cibo +1. La carta è fuori dal gioco.
held-mutiny-impeachment = Messa in stato d’accusa
held-mutiny-impeachment-does = Con 5 o più carte: scartane 5 e prendi il titolo di Presidente.
held-mutiny-make-a-deal = Fare un patto
held-mutiny-make-a-deal-does = Porta un personaggio dalla Cella in un’area del Galactica. Poi scegli chi pesca 1 carta Ammutinamento.
held-mutiny-necessary-risk = Rischio necessario
held-mutiny-necessary-risk-does = Cibo +1. Scegli un settore: colloca lì 1 Base Stellare e 3 Raider. La carta è fuori dal gioco.
held-mutiny-panic = Panico
held-mutiny-panic-does = Colloca 1 Nave Civile a poppa. Attiva 1 Viper senza equipaggio.
held-mutiny-peaceful-resistance = Resistenza pacifica
held-mutiny-peaceful-resistance-does = Vai in Infermeria. Tira: 1–4, l’Ammiraglio va in Cella.
held-mutiny-ruined-reputation = Reputazione rovinata
held-mutiny-ruined-reputation-does = Scegli un umano, che pesca 2 carte Skill di qualsiasi tipo. Tira: 1–4, l’umano va in Cella.
held-mutiny-scavenging-for-parts = Recupero di pezzi
held-mutiny-scavenging-for-parts-does = Danno al Galactica. Mischia nella scorta 1 Nave Civile nello spazio.
held-mutiny-selfish-act = Atto egoista
held-mutiny-selfish-act-does = Pesca 2 carte Skill, poi 1 carta Ammutinamento.
held-mutiny-send-a-message = Mandare un messaggio
held-mutiny-send-a-message-does = Danno al Galactica. Attacca un Centurione: tiro +2.
held-mutiny-set-the-agenda = Dettare l’agenda
held-mutiny-set-the-agenda-does = Un Presidente che non sei tu pesca 2 carte Quorum, poi ne metti 2 della sua mano in fondo al mazzo.
held-mutiny-the-strong-survive = I forti sopravvivono
held-mutiny-the-strong-survive-does = Si distrugge 1 Nave Civile della scorta. Il segnalino Flotta avanza di 1 casella. La carta è fuori dal gioco.
held-mutiny-unauthorized-usage = Uso non autorizzato
held-mutiny-unauthorized-usage-does = Usa 1 Arma Atomica dell’Ammiraglio contro una Base Stellare. Poi tutte le Armi Atomiche e questa carta escono dal gioco.
held-mutiny-violent-protest = Protesta violenta
held-mutiny-violent-protest-does = Pesca 2 Politica. Il Presidente va in Infermeria.
held-mutiny-weapons-armed = Armi pronte
held-mutiny-weapons-armed-does = Cambia 1 Raptor della Riserva con 1 Raptor d’assalto. Ogni Base Stellare lancia 2 Raider.
held-motive-keep-them-docile = Tenerli docili
held-motive-keep-them-docile-does = Umani. Alla fine: cibo 4 o meno.
held-motive-pressure-their-leaders = Pressioni sui loro capi
held-motive-pressure-their-leaders-does = Umani. Alla fine: morale 5 o meno.
held-motive-learn-to-cherish = Imparare a dar valore
held-motive-learn-to-cherish-does = Umani. Alla fine: popolazione 6 o meno.
held-motive-improve-efficiency = Migliorare l’efficienza
held-motive-improve-efficiency-does = Umani. Alla fine: almeno 1 Politica, 1 Tattica e 1 Ingegneria in mano.
held-motive-remove-the-threat = Eliminare la minaccia
held-motive-remove-the-threat-does = Umani. Alla fine: 4 o più Viper danneggiati o distrutti.
held-motive-end-the-chase = Finire la caccia
held-motive-end-the-chase-does = Umani. In qualsiasi momento: danno al Controllo FTL o agli Alloggi dell’Ammiraglio.
held-motive-make-an-ally = Trovare un alleato
held-motive-make-an-ally-does = Umani. In qualsiasi momento: un’altra persona è in Cella e hai una carta Ammutinamento.
held-motive-harvest-their-resources = Raccogliere le loro risorse
held-motive-harvest-their-resources-does = Cylon. Alla fine: cibo 2 o più.
held-motive-a-false-sense-of-security = Un falso senso di sicurezza
held-motive-a-false-sense-of-security-does = Cylon. Alla fine: morale 3 o più.
held-motive-subjects-for-study = Soggetti di studio
held-motive-subjects-for-study-does = Cylon. Alla fine: popolazione 4 o più.
held-motive-fight-with-honor = Combattere con onore
held-motive-fight-with-honor-does = Cylon. Alla fine: 3 o più Tradimento in mano.
held-motive-savor-their-demise = Assaporare la loro fine
held-motive-savor-their-demise-does = Cylon. Alla fine: distanza 7 o più.
held-motive-no-unnecessary-force = Niente forza inutile
held-motive-no-unnecessary-force-does = Cylon. In qualsiasi momento: distanza 5 o più e nessun Centurione a bordo.
held-motive-a-justified-response = Una risposta giustificata
held-motive-a-justified-response-does = Cylon. In qualsiasi momento: segnalino Flotta su casella blu, nessun Raider, Raider d’assalto o Base Stellare sulla plancia principale.

## Characters that cannot be chosen

not-offered-same-person = Già in gioco con un’altra scheda.
not-offered-one-leader = Basta un Leader Cylon.
not-offered-no-leader = In 3 non c’è un Leader Cylon.
not-offered-leader-needed = In 7 serve un Leader Cylon.

## Correzioni

source-ally = Alleato
eliminated-legend = Il Processo
eliminated-plays = Resta in gioco
eliminated-out = È fuori
leader-legend = Leader Cylon
leader-among-cylons = Con i Cylon
leader-among-humans = In infiltrazione
miracles-legend = Segnalini Miracolo

# Super Crises of a revealed Cylon.
held-super-crisis-demand-peace-manifesto = Pretendere un manifesto di pace
held-super-crisis-demand-peace-manifesto-does = L’Ammiraglio sceglie: morale −1 e 2 danni al Galactica, o Presidente e Ammiraglio scartano la mano.
held-super-crisis-footage-transmitted = Riprese trasmesse
held-super-crisis-footage-transmitted-does = Check 17: Politica, Leadership, Tattica. Superato: tutti pescano 1 Tradimento. Sotto 17: ogni Cylon rivelato ne pesca 2. Sotto 12: anche 1 Super Crisi.
held-super-crisis-psychological-warfare = Guerra psicologica
held-super-crisis-psychological-warfare-does = Il Presidente sceglie: morale −1 e tutti scambiano 2 carte con 2 Tradimento, o ogni Cylon rivelato ne pesca 2 e il mazzo Destino diventa 6 Tradimento.
held-super-crisis-the-farm = La fattoria
held-super-crisis-the-farm-does = Check 15: Tattica, Ingegneria. Sotto 15: cibo −1. Sotto 8: anche popolazione −1, e gli umani non usano abilità da una volta per partita.
held-super-crisis-fighting-blind = Combattere alla cieca
held-super-crisis-fighting-blind-does = Il CAG sceglie: 2 Centurioni salgono a bordo, o il CAG viene giustiziato.
held-super-crisis-fire-all-missiles = Lanciare tutti i missili
held-super-crisis-fire-all-missiles-does = Check 22: Tattica, Pilotaggio. Fallito: si perdono 2 Navi Civili. Conseguenza: 2 danni al Galactica.
held-super-crisis-human-prisoner = Prigioniero umano
held-super-crisis-human-prisoner-does = Check 18: Leadership, Tattica. Fallito: prendi tutte le carte Skill di un umano, che va in Infermeria.

# Destinations.
destination-a-civilian-convoy = Un convoglio civile
destination-a-civilian-convoy-does = Carburante −3, popolazione +1. L’Ammiraglio può perdere 1 morale per 1 carburante.
destination-binary-star = Stella binaria
destination-binary-star-does = Carburante −1. Arrivano 1 Nave Civile a prua e 1 a poppa.
destination-gas-cloud = Nube di gas
destination-gas-cloud-does = Niente carburante. L’Ammiraglio può guardare le prime 3 Crisi e metterle in cima o in fondo.
destination-misjump = Salto errato
destination-misjump-does = Non si perde carburante. Si perde 1 Nave Civile. Si pesca un’altra destinazione.
destination-algae-planet = Pianeta delle alghe
destination-algae-planet-does = Carburante −1. Cibo +1.
destination-cylon-raiders = Raider Cylon
destination-cylon-raiders-does = Carburante −2. Arrivano 3 Raider a poppa.
destination-derelict-basestar = Base Stellare abbandonata
destination-derelict-basestar-does = Carburante −1. Arrivano 2 Navi Civili a poppa e 1 Base Stellare danneggiata a prua.
destination-dying-star = Stella morente
destination-dying-star-does = Carburante −1. Il Galactica subisce 1 danno.
destination-gas-giant = Gigante gassoso
destination-gas-giant-does = Niente carburante. L’Ammiraglio può perdere 1 Viper per 1 carburante.
destination-lions-head-nebula = Nebulosa Testa di Leone
destination-lions-head-nebula-does = Carburante −4. Poi il segnalino Flotta avanza di 2 caselle.
destination-radioactive-cloud = Nube radioattiva
destination-radioactive-cloud-does = Carburante −1, popolazione −1.
log-basestar-removed = Una Base Stellare lascia la plancia, { $area }
log-hand-now = { $player } ha ora { $cards ->
    [one] 1 carta Skill
   *[other] { $cards } carte Skill
 }
effect-draw-like = { $you ->
    [who] Peschi
   *[other] { $who } pesca
 } { $count ->
    [one] 1 carta Skill
   *[other] { $count } carte Skill
 } dei tipi che ha { $like }
effect-give-cards = { $you ->
    [who] Dai
   *[other] { $who } dà
 } { $count ->
    [one] 1 carta Skill
   *[other] { $count } carte Skill
 } → { $to }
effect-swap-hands = { $you ->
    [who] Scambi
   *[other] { $who } scambia
 } la mano di carte Skill con { $with }
effect-look-at-quorum = { $you ->
    [who] Guardi
   *[other] { $who } guarda
 } le prime { $cards } carte Quorum: tornano in qualsiasi ordine
effect-activate-human-locations = { $count ->
    [one] Usare da qualsiasi posto 1 area senza danni che non sia Cylon
   *[other] Usare da qualsiasi posto { $count } aree diverse senza danni che non siano Cylon
 }
effect-activate-locations = { $count ->
    [one] Usare da qualsiasi posto 1 area senza danni
   *[other] Usare da qualsiasi posto { $count } aree diverse senza danni
 }
effect-activate-planned = Usare da qualsiasi posto Sala Comando, Armeria, Armamenti o Comunicazioni, anche con danno
effect-exchange-any = { $you ->
    [who] Scarti quante carte Skill vuoi e ne peschi
   *[other] { $who } scarta quante carte Skill vuole e ne pesca
 } altrettante di un tipo
effect-destroy-here = Distruggere nel tuo settore { $raiders } Raider, { $heavy } Raider d’assalto, 1 Base Stellare o 1 Nave Civile
effect-remove-basestar = Si toglie 1 Base Stellare dalla plancia
not-offered-too-far-to-jump = Solo fino a distanza 6.
not-offered-is-admiral = Ha già il titolo di Ammiraglio.
not-offered-not-infiltrating = Solo durante l’infiltrazione.
not-offered-not-in-brig = Solo dalla Cella.
not-offered-from-brig = Non dalla Cella.
not-offered-vengeful = Helena Cain non usa il Controllo FTL né la Sala Macchine.
not-offered-conflicted = A “Caprica” Six costa 1 carta Skill, e la mano è vuota.
not-offered-specialized = Doc Cottle non usa azioni di carte Ingegneria.
not-offered-reluctant = A Louis Hoshi costa una seconda carta Skill.
not-offered-spiritual = Gaius Baltar si rivela solo in Cella.
not-offered-no-force = Qui non ci sono forze di occupazione.
not-offered-not-back = Il Galactica non è tornato.
not-offered-back = Il Galactica è tornato: il segnalino Flotta non avanza più.
not-offered-no-locked = Nessuna Nave Civile è bloccata.
not-offered-no-prepared = Nessuna Nave Civile è pronta.
not-offered-no-ship-to-move = Nessuna Nave Civile si può preparare o evacuare.
not-offered-no-jump = Da Nuova Caprica si parte solo con il Salto finale dell’Ammiraglio.
not-offered-not-on-new-caprica = Il personaggio non è su Nuova Caprica.
not-offered-in-detention = Dalla Detenzione non ci si muove.
not-offered-clouded = Leoben Conoy non sceglie un’area con un altro personaggio.
not-offered-heretic = Andarsene costa a D’Anna Biers 1 Super Crisi, e non ne ha.
option-go-for-super-crisis = { $location } (1 Super Crisi)
option-go-for-both = { $location } (1 Super Crisi, 1 carta Skill)
not-offered-all-basestars = Tutte le Basi Stellari sono sulla plancia.
not-offered-spare-basestar = Solo con tutte le Basi Stellari sulla plancia.
ask-activate-elsewhere = { $player }: quale area usi? { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
 }
ask-exchange-any = { $player }: quante carte Skill cambi con un solo tipo?
ask-destroy-here = { $player }: che cosa si distrugge?
ask-remove-basestar = { $player }: quale Base Stellare si toglie?
effect-uses = Usare { $ability }
effect-more-actions = { $count ->
    [one] 1 azione in più
   *[other] { $count } azioni in più
 }
effect-brig-at-end = { $you ->
    [who] Vai
   *[other] { $who } va
 } in Cella alla fine del turno
effect-lend-title = { $you ->
    [who] Hai
   *[other] { $who } ha
 } il titolo { $title } fino alla fine del turno
effect-return-title = Il titolo torna indietro
effect-spare = { $resource }: la prossima perdita di questo turno cala di 1
effect-take-random-card = { $you ->
    [who] Prendi
   *[other] { $who } prende
 } 1 carta Skill a caso tra quelle che ha { $from }
log-brig-at-end = { $player } va in Cella alla fine del turno
log-spared = { $resource }: la prossima perdita di questo turno cala di 1
log-jump-icon-added = La prossima Crisi di questo turno conta come se avesse il simbolo di Salto
attack-pegasus-cic = CIC del Pegasus → Base Stellare, { $area }
attack-main-batteries = Batterie principali → { $area }
action-pegasus-cic = CIC del Pegasus
action-main-batteries = Batterie principali
hit-pegasus-damaged = danno al Pegasus
hit-civilian-destroyed = 1 Nave Civile distrutta, se c’è
hit-own-viper-damaged = 1 Viper danneggiato, se c’è
hit-two-raiders-destroyed = al massimo 2 Raider distrutti
hit-four-raiders-destroyed = al massimo 4 Raider distrutti
ask-cic-target = Quale Base Stellare { $you ->
    [player] scegli
   *[other] sceglie { $player }
 }?
attack-nuke-area = Arma Atomica, { $area }
hit-area-destroyed = tutte le navi lì distrutte, anche le nostre
ask-nuke-area = In quale area di spazio { $you ->
    [player] usi
   *[other] usa { $player }
 } l’Arma Atomica?
ask-nuked-basestar = Quale Base Stellare { $you ->
    [player] colpisci
   *[other] colpisce { $player }
 } con l’Arma Atomica?
ask-batteries-target = Su quale area di spazio { $you ->
    [player] spari
   *[other] spara { $player }
 }?
option-basestar = Base Stellare, { $area }
option-damaged-basestar = Base Stellare, { $area }: { $tokens }
log-loss-spared = La perdita cala di 1
log-title-lent = { $title } fino alla fine del turno, poi torna a { $player }
not-offered-two-cards-needed = Meno di 2 carte Skill in mano.
not-offered-is-president = Ha già il titolo di Presidente.
not-offered-amoral = Tory Foster prende la prima opzione.
ask-go-among-cylons = { $player }: quale area Cylon?
effect-go-among-cylons = { $you ->
    [who] Vai
   *[other] { $who } va
 } in un’area Cylon
option-ftl-operator = { $player }: Operatore FTL, ripeti il tiro
option-longshot = { $player }: Colpo di fortuna, { $face }
option-hotshot = { $player }: Asso del volo, carta di valore { $strength }
option-different-path = { $player }: Una strada diversa
option-learn-for-check = { $player }: Impara in fretta, 3 carte di un mazzo nel Check
option-learn-for-hand = { $player }: Impara in fretta, 3 carte di un mazzo in mano
ask-human-delusion = { $player }: Delirio umano, quante carte vanno nel Check?
ask-quick-fix = { $player }: Rimedio rapido, quale carta del Check scarti?
option-quick-fix-total = Scarta 1 carta, poi registra il nuovo totale
option-quick-fix-none = Non scartare carte
ask-face-up = { $player }: quale delle carte aggiunte va scoperta?
effect-face-up = { $player } mette scoperta 1 delle carte aggiunte
ask-for-love = { $player }: Per amore, chi scarta 1 carta in meno per 1 carta Tradimento?
ask-escort = { $player }: Scorta armata, distruggere un Viper al posto della Nave Civile? ({ $area })
option-turn-up = Gira la nave
ask-swap-civilian = { $player }: quale Nave Civile si scambia con una nuova?
effect-swap-civilian = { $you ->
    [who] Puoi
   *[other] { $who } può
 } scambiare 1 Nave Civile con una nuova della scorta
ask-fly-anywhere = { $you ->
    [player] Puoi
   *[other] { $player } può
 } volare in qualunque settore
ask-place-reserves = { $you ->
    [player] Collochi
   *[other] { $player } colloca
 } Viper della Riserva
ask-activate-one = { $you ->
    [player] Attivi
   *[other] { $player } attiva
 } un Viper: { $left ->
    [one] ancora una volta
   *[other] fino a { $left } volte
 }
option-place-kind = { $kind }: colloca, { $area }
effect-build-assault-raptor = Si costruisce un Raptor d’assalto al posto di un Raptor della Riserva
effect-activate-one = { $you ->
    [who] Attivi
   *[other] { $who } attiva
 } 1 Viper senza equipaggio fino a { $count } volte
effect-attack-here = { $you ->
    [who] Puoi
   *[other] { $who } può
 } poi attaccare lì una volta
effect-launch = Ogni Base Stellare lancia { $count }: { $piece }
effect-cease-fire = Per il resto del turno non si lanciano né attivano navi Cylon
effect-fly-anywhere = { $you ->
    [who] Puoi
   *[other] { $who } può
 } volare in qualunque settore
effect-place-reserves = { $you ->
    [who] Collochi
   *[other] { $who } colloca
 } fino a { $count } Viper della Riserva dove ce n’è uno pilotato; si attivano
log-ceased-fire = Per il resto del turno non si lanciano né attivano navi Cylon
log-held-fire = Nessuna nave Cylon agisce: Negoziato
effect-look-at-civilians = { $you ->
    [who] Guardi
   *[other] { $who } guarda
 } tutte le Navi Civili sulla plancia
effect-look-at-two = Guardare le prime 2 carte Crisi o Destinazione; ognuna in cima o in fondo al mazzo
option-one-on-top = Carta { $number }: in cima al mazzo
option-one-under = Carta { $number }: in fondo al mazzo
effect-share-quorum = Pescare 2 carte Quorum: 1 per il Presidente, l’altra si gioca o si scarta
effect-share-quorum-of = { $you ->
    [who] Peschi
   *[other] { $who } pesca
 } 2 carte Quorum: 1 per il Presidente, l’altra si gioca o si scarta
option-discard-quorum = Scarta l’altra carta
ask-give-mutiny = { $player }: quale carta Ammutinamento va a { $to }?
ask-play-drawn-mutiny = { $player }: quale delle carte Ammutinamento pescate giochi?
effect-give-mutiny = Guardare le prime 2 carte Ammutinamento: 1 per { $player }, l’altra in fondo al mazzo
effect-abuse-power = { $you ->
    [who] Peschi
   *[other] { $who } pesca
 } { $cards } carte Ammutinamento: 1 si gioca, le altre in fondo al mazzo
log-mutiny-given = { $player } dà 1 carta a { $to }: { $kind }

opened-card-cylon-draw-treachery = Cylon: fa pescare Tradimento agli umani
opened-card-cylon-place-centurion = Cylon: porta a bordo un Centurione
opened-card-cylon-lower-jump-track = Cylon: sposta indietro il segnalino Flotta
opened-card-mutineer = Ammutinato
opened-neither = Non vince con nessuna fazione
opened-none-revealed = nessun Movente rivelato
opened-unrevealed = non rivelati: { $cards }
opened-leader-cylons = Leader Cylon: vince con i Cylon
opened-leader-humans = Leader Cylon: vince con gli umani
opened-lost = Fuori dalla partita: perde, chiunque vinca
mutiny-hold = Tieni per giocare una carta Ammutinamento
motive-hold = Tieni per rivelare la carta Movente { $number }
check-reckless = Check avventato

board-new-caprica = Nuova Caprica
ask-evacuate = { $player }: dove va la Nave Civile evacuata?
ask-go-aboard = { $player }: salire a bordo del Galactica?
ask-activate-force = { $player }: quale forza di occupazione si muove?
ask-destroy-force = { $player }: dove si distrugge una forza di occupazione?
ask-leave-detention = { $player } può lasciare la Detenzione. Dove va?
ask-reveal-stacked = Una Nave Civile su Nuova Caprica è distrutta. Che cosa mostra?
option-forces-at = { $location } ({ $count })
option-firepower = { $player }: scarta Massima potenza di fuoco, ripeti il tiro
option-act-attack-forces = Attacca le forze di occupazione qui
option-act-detain = Arresta un umano qui
option-act-final-jump = Ordina il Salto finale
option-act-hand-on-cag = Attiva 1 Viper senza equipaggio e cedi il titolo di CAG
option-act-lead-flight = Attiva 1 Viper senza equipaggio, poi un’altra azione
effect-if-on-new-caprica = Solo se { $who } è su Nuova Caprica:
effect-prepare = La prima Nave Civile bloccata diventa pronta
effect-place-forces = Autorità di occupazione: { $count ->
    [one] 1 forza
   *[other] { $count } forze
 } in più
effect-destroy-forces = Forze di occupazione distrutte: { $count }
effect-lose-stacked = La prima Nave Civile bloccata è distrutta; se non ce n’è, la prima pronta
effect-skip-prepare = Niente Preparazione al Salto in questo turno
effect-look-at-locked = { $who }: guardare la prima Nave Civile bloccata
effect-locked-under = Va sotto le altre bloccate
effect-evacuate = La prima Nave Civile pronta viene evacuata
effect-go-aboard = { $who }: può andare in un’area del Galactica
effect-activate-force = { $who }: attivare 1 forza di occupazione
effect-activate-forces = { $who }: attivare ogni forza di occupazione
effect-leave-detention = { $who }: può lasciare la Detenzione per un’altra area di Nuova Caprica
log-new-caprica = La Flotta è su Nuova Caprica. Navi Civili bloccate: { $ships }
log-ship-prepared = Nave Civile { $ship } pronta
log-ship-evacuated = Nave Civile { $ship } evacuata: { $area }
log-ship-under = Nave Civile { $ship }: sotto le altre bloccate
log-stacked-lost = Nave Civile distrutta su Nuova Caprica: { $kind }
log-forces-placed = Forze di occupazione: { $count }, { $location }
log-forces-moved = Forze di occupazione spostate: { $count } → { $location }
log-forces-left = Forze di occupazione che lasciano il Cantiere: { $count }
log-forces-destroyed = Forze di occupazione distrutte: { $count }, { $location }
log-unprepared = Niente Preparazione al Salto in questo turno
log-return = Il Galactica è tornato
log-last-jump = { $player } ordina il Salto finale

# Che cosa è disegnato di Nuova Caprica.
planet-away = Il Galactica è lontano
planet-away-note = Lo spazio non è in gioco finché il Galactica non torna.
planet-back = Il Galactica è in orbita
planet-orbiting = In orbita
planet-forces = Forze di occupazione
planet-forces-at = Forze di occupazione, { $location }: { $count }
planet-beside = { $count } accanto alla plancia
planet-stacks = Navi Civili su Nuova Caprica
planet-locked = Bloccate
planet-prepared = Pronte
planet-stacked = bloccate: { $locked }, pronte: { $prepared }
planet-orbit = Ritorno del Galactica
planet-returns = { $count } al ritorno
planet-mark = Torna

mission-attack-on-the-colony = Attacco alla Colonia
mission-cylon-civil-war = Guerra civile Cylon
mission-destroy-the-hub = Distruggere il Centro
mission-digging-up-the-past = Riesumare il passato
mission-needs-of-the-people = I bisogni del popolo
mission-rescue-hera = Salvare Hera
mission-the-red-stripes = Le strisce rosse
mission-the-search-for-home = La ricerca di una casa
location-demetrius-bridge = Ponte
location-tactical-plot = Tavolo tattico
location-captains-cabin = Cabina del Capitano
location-hybrid-tank = Vasca dell’Ibrido
location-datastream = Flusso di dati
location-raider-bay = Hangar dei Raider
location-hub-destroyed = Centro distrutto
board-demetrius = Demetrius
board-rebel-basestar = Base Stellare Ribelle
board-short-rebel-basestar = Ribelli
not-offered-mission-active = C’è già una Missione attiva.
not-offered-no-toll = Costa 1 segnalino Miracolo o 1 carta Super Crisi.
not-offered-three-cards = Meno di 3 carte Skill in mano.
not-offered-rebel-of-humans = La Base Stellare Ribelle sta con gli umani.
not-offered-rebel-of-cylons = La Base Stellare Ribelle sta con i Cylon.
ask-mission = { $player }: quale Missione è uscita?
ask-raider-bay = { $player }: in quale settore compaiono le navi?
option-mission = { $mission }
effect-clear-ships = Ogni pezzo via dalla plancia: { $piece }
effect-clear-centurions = Via tutti i Centurioni a bordo
effect-leave-game = Fuori dal gioco: { $piece } ({ $count })
effect-miracle-for-all = Ogni umano senza segnalino Miracolo ne riceve 1
effect-mission-down = La Missione si gira; al prossimo Salto torna nel mazzo
effect-rebel-humans = La Base Stellare Ribelle si unisce agli umani
effect-rebel-cylons = La Base Stellare Ribelle si unisce ai Cylon
effect-destroy-hub = Girare la tessera Cylon: Centro distrutto
effect-look-at-mission = { $who }: guardare la prima carta Missione; in cima o in fondo al mazzo
effect-order-crises = { $who }: guardare e riordinare le prime { $cards } carte Crisi
effect-search-skills = { $who }: prendere { $cards } { $skill } a scelta da mazzo e scarti; mischiare il resto
effect-raider-bay-raiders = { $who }: collocare { $count } Raider in un settore e attivarli
effect-raider-bay-vipers = { $who }: collocare { $count } Viper senza equipaggio in un settore e attivarli
effect-shuffle-missions = Mischiare le Missioni scartate in un nuovo mazzo
log-mission = { $player } attiva { $mission }
log-mission-down = { $mission } è coperta
log-mission-beside = { $mission }: accanto alla carta Obiettivo
log-mission-discarded = { $mission }: scartata
log-mission-back = { $mission } torna nel mazzo Missione
log-rebel-humans = La Base Stellare Ribelle si unisce agli umani
log-rebel-cylons = La Base Stellare Ribelle si unisce ai Cylon
log-hub-destroyed = Il Centro è distrutto
log-ships-cleared = { $ship } via dalla plancia, { $area }: { $count }
log-centurions-cleared = Centurioni via da bordo: { $count }
log-ships-left-game = Fuori dal gioco: { $ship } ({ $count })
log-centurions-left-game = Fuori dal gioco: { $count ->
    [one] 1 Centurione
   *[other] { $count } Centurioni
 }

# Ciò che si disegna della Terra.
mission = Missione
mission-active = Missione attiva
mission-none = Nessuna
mission-up = Scoperta
mission-down = Coperta
mission-side = La carta è
mission-counts = Distanza +{ $distance }
mission-deck = Mazzo Missione: { $count }
mission-pile = Missioni scartate: { $count }
mission-beside = Accanto alla carta Obiettivo
mission-discard = Scarti Missione
mission-there = { $mission }: c’è
mission-no-crisis = Niente Crisi in questo turno
rebel-humans = Umani
rebel-cylons = Cylon
rebel-none = Non in gioco
rebel-side = Da che parte
hub = Centro
hub-there = Intatto
hub-destroyed = Distrutto
out-of-game-count = Fuori dal gioco: { $count }
out-of-game-kind = Fuori dal gioco: { $kind }
spot-resistance-hq = QG della Resistenza
spot-occupation-authority = Autorità d’occup.
spot-tactical-plot = Tavolo tattico
spot-captains-cabin = Cabina
spot-hybrid-tank = Vasca Ibrido
spot-datastream = Flusso di dati
spot-raider-bay = Hangar Raider
spot-hub-destroyed = Centro

held-trauma = Trauma
held-trauma-trauma-benevolent = Benevolo
held-trauma-trauma-benevolent-does = Su un Alleato: il risultato in alto.
held-trauma-trauma-antagonistic = Antagonista
held-trauma-trauma-antagonistic-does = Su un Alleato: il risultato in basso.
held-trauma-trauma-disaster = Disastro
held-trauma-trauma-disaster-does = Un umano che lo pesca viene giustiziato; un Cylon ne pesca altri 2.
your-trauma = I tuoi segnalini Trauma
log-trauma-placed = { $location }: un segnalino Trauma coperto
log-trauma-on-ally = Un segnalino Trauma a caso va su { $ally }
log-trauma-taken = { $player } prende il segnalino Trauma: { $location }
log-trauma-laid = { $player } mette un segnalino Trauma su { $ally }
log-trauma-gone = Il segnalino Trauma su { $ally } è scartato
log-ally-met = { $player } incontra { $ally }: { $trauma }
log-disaster = { $player } mostra un disastro
log-trauma-mixed = I segnalini Trauma scartati sono rimischiati
log-centurions-back = Tutti i Centurioni arretrano di 1 casella
log-ally-came = Nuovo Alleato, { $location }: { $ally }
log-ally-boxed = { $ally } torna nella scatola
effect-draw-trauma = { $you ->
    [who] Peschi
   *[other] { $who }: pesca
 } { $count ->
    [one] 1 segnalino Trauma
   *[other] { $count } segnalini Trauma
 }
effect-discard-trauma = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } { $count ->
    [one] 1 segnalino Trauma
   *[other] { $count } segnalini Trauma
 }
effect-discard-random-trauma = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } { $count ->
    [one] 1 segnalino Trauma a caso
   *[other] { $count } segnalini Trauma a caso
 }
effect-shoot-raiders = Ogni Viper senza equipaggio distrugge 1 Raider nel suo settore
effect-centurions-back = Tutti i Centurioni arretrano di 1 casella
effect-draw-loyalty = { $who }: pescare 1 carta Lealtà, se la distanza è al massimo { $distance }; prima si mischia 1 “Non sei un Cylon” nel mazzo
effect-move-civilians = { $who }: può muovere ogni Nave Civile in un settore adiacente
effect-take-destiny = { $who }: prendere in mano le prime { $cards } carte Destino
effect-go-anywhere = { $who }: può andare in un’area qualsiasi
effect-damage-unmanned = Viper senza equipaggio danneggiati nello spazio: { $count }
option-ally-first = Prima l’Alleato
option-ability-first = Prima l’abilità
option-trauma-benevolent = Benevolo
option-trauma-antagonistic = Antagonista
option-trauma-disaster = Disastro
ask-go-anywhere = { $player }: dove vai?
ask-lay-trauma = { $player }: quale segnalino Trauma va sull’Alleato?
ask-disasters = { $player } ha pescato { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
 } Trauma. Quanti disastri?
ask-ally-or-ability = { $player }: prima l’Alleato o l’abilità?
ask-meet-ally = { $player }: quale Alleato incontri?
ask-ally-token = { $player } incontra { $ally }. Che cosa mostra il segnalino?
ask-ally-drawn = Pescate una carta Alleato. Quale?
ask-ally-drawn-by = { $player }: pesca una carta Alleato. Quale?
ask-replace-ally = Più Trauma tra i Cylon: chi sostituisce l’Alleato?

## The Crossroads phase

held-crossroads = Crocevia
your-crossroads = La tua carta Crocevia
held-crossroads-disturbing-vision = Visione inquietante
held-crossroads-disturbing-vision-does = Benevolo: scarta 2 segnalini Trauma e 2 carte Skill a caso. Antagonista: ogni giocatore Cylon pesca 2 segnalini Trauma; l’Ammiraglio è giustiziato.
held-crossroads-miraculous-return = Ritorno miracoloso
held-crossroads-miraculous-return-does = Benevolo: morale +1, 1 Viper distrutto torna in Riserva, i Raider agiscono due volte. Antagonista: morale −1, si perde 1 Nave Civile della scorta, 1 Base Stellare è danneggiata.
held-crossroads-perjury = Spergiuro
held-crossroads-perjury-does = Benevolo: scarta 2 carte Skill a caso; puoi scartare 2 segnalini Trauma. Antagonista: pesca 2 segnalini Trauma; puoi pescare 2 carte Skill.
held-crossroads-scanned = Scansione
held-crossroads-scanned-does = Benevolo: morale −1, rimuovi 4 Raider a scelta. Antagonista: attiva i Raider, il segnalino Flotta avanza di 1.
held-crossroads-strange-music = Strana musica
held-crossroads-strange-music-does = Benevolo: guarda tutte le carte Lealtà di un’altra persona, poi scarta 1 segnalino Trauma. Antagonista: un umano a tua scelta pesca 1 carta Lealtà; ogni giocatore Cylon pesca 1 segnalino Trauma.
held-crossroads-testimony = Testimonianza
held-crossroads-testimony-does = Benevolo: un’altra persona scarta 2 carte Skill a caso e può scartare 2 segnalini Trauma. Antagonista: un’altra persona pesca 2 carte Skill e 2 segnalini Trauma.
held-crossroads-the-opera-house = Il teatro dell’opera
held-crossroads-the-opera-house-does = Benevolo: pesca 3 segnalini Trauma, poi un’altra persona ne pesca 3. Antagonista: niente.
ask-lay-tokens = Ogni persona mette coperto 1 segnalino Trauma accanto alla sua carta Crocevia.
ask-lay-one-trauma = { $player }: quale segnalino Trauma metti accanto alla tua carta Crocevia?
ask-trauma-shown = { $player } mostra { $card }. Che cosa mostra il segnalino Trauma?
ask-crossroads-result = { $player } non ha segnalini Trauma accanto a { $card }. Quale risultato?
ask-crossroads-card = { $player } mostra la carta Crocevia. Qual è?
ask-antagonistic-held = { $player } mostra tutti i segnalini Trauma. Quanti sono antagonisti?
ask-benevolent-held = { $player } mostra tutti i segnalini Trauma. Quanti sono benevoli?
ask-eliminate = Parità al Processo. Il Presidente sceglie chi è fuori.
ask-damage-basestar = Quale Base Stellare è danneggiata?
option-all-laid = Segnalini messi
effect-act-again = { $ship }: agiscono ancora
effect-receive-loyalty = { $who }: mischia 1 “Non sei un Cylon” nel mazzo Lealtà e pesca 1 carta
effect-return-vipers = Viper distrutti che tornano in Riserva: { $count }
effect-damage-basestar = 1 Base Stellare è danneggiata
log-crossroads = Inizia la fase del Crocevia. Il segnalino Flotta torna su “Start”
log-token-laid = { $player } mette coperto un segnalino Trauma
log-crossroads-benevolent = { $player }: { $card }, risultato benevolo
log-crossroads-antagonistic = { $player }: { $card }, risultato antagonista
log-trial = Il Processo: carte Crocevia, Alleati e il loro trauma escono dal gioco
log-antagonistic-shown = { $player } mostra trauma antagonista: { $shown }, contano { $left }
log-benevolent-shown = { $player } mostra trauma benevolo: { $shown }, contano { $left }
log-eliminated = { $player } è fuori dalla partita
log-crossroads-over = La fase del Crocevia è finita
log-act-again = { $ship }: agiscono ancora

## Allies, trauma tokens, Crossroads and who is out, on the pages

ally-named = { $ally } (Alleato)
ally-with-trauma = { $ally } (Alleato, segnalino Trauma)
trauma-lies = Segnalino Trauma
trauma-laid = segnalino Trauma messo
crossroads-phase = Crocevia
crossroads-part-battle = Battaglia
crossroads-part-cards = Carte
crossroads-part-trial = Processo
crossroads-card = { $player }: { $card }
crossroads-benevolent = Risultato benevolo
crossroads-antagonistic = Risultato antagonista
crossroads-disaster = Nessun risultato
eliminated-you = Sei fuori dalla partita
eliminated-note = Chi è fuori perde, chiunque vinca. Gli altri continuano.
has-trauma = { $cards ->
    [one] 1 segnalino Trauma
   *[other] { $cards } segnalini Trauma
 }
