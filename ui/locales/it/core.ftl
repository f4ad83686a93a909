# What the rules say: names of things, questions, answers, log lines, refusals. The ids are the rules' own.

## Names on the components

resource-fuel = Carburante
resource-food = Cibo
resource-morale = Morale
resource-population = Popolazione

title-president = Presidente
title-admiral = Ammiraglio
title-cag = CAG

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

ability-inspirational-leader = Guida carismatica
ability-command-authority = Autorità di comando
ability-cylon-hatred = Odio per i Cylon
ability-declare-martial-law = Proclamare la legge marziale
ability-alcoholic = Alcolizzato
ability-moral-compass = Bussola morale
ability-religious-visions = Visioni religiose
ability-skilled-politician = Abilità politica
ability-terminal-illness = Malattia terminale
ability-delusional-intuition = Intuito delirante
ability-cylon-detector = Rilevatore di Cylon
ability-friends-in-low-places = Amici nei bassifondi
ability-unconventional-tactics = Tattiche non convenzionali
ability-cag = CAG
ability-secret-destiny = Destino segreto
ability-insubordinate = Insubordinata
ability-recon = Ricognizione
ability-mysterious-intuition = Intuito misterioso
ability-maintenance-engineer = Tecnico di manutenzione
ability-blind-devotion = Devozione cieca

skill-politics = Politica
skill-leadership = Leadership
skill-tactics = Tattica
skill-piloting = Pilotaggio
skill-engineering = Ingegneria
skill-treachery = Tradimento

skill-card-consolidate-power = Consolidare il potere
skill-card-investigative-committee = Commissione d’inchiesta
skill-card-executive-order = Ordine esecutivo
skill-card-declare-emergency = Emergenza
skill-card-launch-scout = Inviare gli scout
skill-card-strategic-planning = Pianificazione strategica
skill-card-evasive-maneuvers = Manovra evasiva
skill-card-maximum-firepower = Massima potenza di fuoco
skill-card-repair = Riparazione
skill-card-scientific-research = Ricerca scientifica

choice-check = il Check
choice-first = la prima opzione
choice-second = la seconda opzione

location-ftl-control = Controllo FTL
location-weapons-control = Armamenti
location-command = Sala Comando
location-communications = Comunicazioni
location-admirals-quarters = Alloggi dell’Ammiraglio
location-research-lab = Laboratorio
location-hangar-deck = Hangar
location-armory = Armeria
location-sickbay = Infermeria
location-brig = Cella
location-press-room = Sala Stampa
location-presidents-office = Ufficio del Presidente
location-administration = Amministrazione
location-caprica = Caprica
location-cylon-fleet = Flotta Cylon
location-human-fleet = Flotta Umana
location-resurrection-ship = Nave Resurrezione

area-bow = prua
area-fore-starboard = tribordo di prua
area-aft-starboard = tribordo di poppa
area-stern = poppa
area-aft-port = babordo di poppa
area-fore-port = babordo di prua
area-cylon-fleet-bow = Flotta Cylon, prua
area-cylon-fleet-fore-starboard = Flotta Cylon, tribordo di prua
area-cylon-fleet-aft-starboard = Flotta Cylon, tribordo di poppa
area-cylon-fleet-stern = Flotta Cylon, poppa
area-cylon-fleet-aft-port = Flotta Cylon, babordo di poppa
area-cylon-fleet-fore-port = Flotta Cylon, babordo di prua

loyalty-not-a-cylon = Non sei un Cylon
loyalty-not-a-cylon-means = Vinci con gli umani, se nessuna delle tue carte dice altro.
loyalty-cylon-damage-galactica = Sei un Cylon
loyalty-cylon-damage-galactica-means = Vinci con i Cylon. Se ti riveli puoi danneggiare il Galactica.
loyalty-cylon-damage-galactica-option = Sei un Cylon: danneggiare il Galactica
loyalty-cylon-reduce-morale = Sei un Cylon
loyalty-cylon-reduce-morale-means = Vinci con i Cylon. Se ti riveli puoi abbassare il morale.
loyalty-cylon-reduce-morale-option = Sei un Cylon: abbassare il morale
loyalty-cylon-send-to-sickbay = Sei un Cylon
loyalty-cylon-send-to-sickbay-means = Vinci con i Cylon. Se ti riveli puoi mandare un personaggio in Infermeria.
loyalty-cylon-send-to-sickbay-option = Sei un Cylon: mandare in Infermeria
loyalty-cylon-send-to-brig = Sei un Cylon
loyalty-cylon-send-to-brig-means = Vinci con i Cylon. Se ti riveli puoi mandare un personaggio in Cella.
loyalty-cylon-send-to-brig-option = Sei un Cylon: mandare in Cella
loyalty-sympathizer = Sei un simpatizzante
loyalty-sympathizer-means = Mostra subito questa carta. Gli indicatori decidono la tua fazione.

skill-politics-1 = Politica 1
skill-politics-2 = Politica 2
skill-politics-3 = Politica 3
skill-politics-4 = Politica 4
skill-politics-5 = Politica 5
skill-leadership-1 = Leadership 1
skill-leadership-2 = Leadership 2
skill-leadership-3 = Leadership 3
skill-leadership-4 = Leadership 4
skill-leadership-5 = Leadership 5
skill-tactics-1 = Tattica 1
skill-tactics-2 = Tattica 2
skill-tactics-3 = Tattica 3
skill-tactics-4 = Tattica 4
skill-tactics-5 = Tattica 5
skill-piloting-1 = Pilotaggio 1
skill-piloting-2 = Pilotaggio 2
skill-piloting-3 = Pilotaggio 3
skill-piloting-4 = Pilotaggio 4
skill-piloting-5 = Pilotaggio 5
skill-engineering-1 = Ingegneria 1
skill-engineering-2 = Ingegneria 2
skill-engineering-3 = Ingegneria 3
skill-engineering-4 = Ingegneria 4
skill-engineering-5 = Ingegneria 5
skill-treachery-1 = Tradimento 1
skill-treachery-2 = Tradimento 2
skill-treachery-3 = Tradimento 3
skill-treachery-4 = Tradimento 4
skill-treachery-5 = Tradimento 5

## Questions and answers

ask-choose-character = { $player } sceglie un personaggio
ask-launch-viper = { $player } si lancia in un Viper
ask-start = { $player }: dove inizia il tuo personaggio?
ask-deal-loyalty = Distribuire le carte Lealtà
ask-deal-loyalty-by-hand = { $mutineer ->
    [0] Distribuire le carte Lealtà: { $cylon } “Sei un Cylon”, { $human } “Non sei un Cylon”
   *[other] Distribuire le carte Lealtà: { $cylon } “Sei un Cylon”, { $human } “Non sei un Cylon”, 1 “Sei l’ammutinato”
 }
ask-read-loyalty = { $player } legge in segreto
ask-close-reading = { $waiting ->
    [0] Tutti hanno letto
    [one] 1 persona sta ancora leggendo
   *[other] { $waiting } persone stanno ancora leggendo
 }
ask-lay-out-position = Allestire la plancia com’è, poi giocare
ask-take-turn = { $you ->
    [player] È il tuo turno
   *[other] Turno di { $player }
 }
ask-take-turn-twice = { $you ->
    [player] È il tuo turno
   *[other] Turno di { $player }
 }: due azioni
ask-discard-to-limit = { $you ->
    [player] Scarti
   *[other] { $player } scarta
 } { $cards ->
    [one] 1 carta Skill
   *[other] { $cards } carte Skill
 }
ask-discard-to-limit-random = { $you ->
    [player] Scarti
   *[other] { $player } scarta
 } { $cards ->
    [one] 1 carta Skill a caso
   *[other] { $cards } carte Skill a caso
 }
ask-pick-for-action = { $you ->
    [player] Scegli
   *[other] { $player } sceglie
 } una persona: { $action }
ask-granted-action = { $you ->
    [player] Puoi
   *[other] { $player } può
 } agire ora: { $actions ->
    [one] 1 azione
   *[other] 2 azioni, o uno spostamento e 1 azione
 }
ask-by-hand = { $player }: { $name }
ask-revealed = { $you ->
    [player] Ti riveli
   *[other] { $player } si rivela
 } Cylon
ask-choose-ship = Quale nave subisce il danno?
ask-draw-damage = Pesca un segnalino Danno Galactica
ask-draw-either = Pesca un segnalino Danno { $ship } o { $others }
ask-choose-area = Quale settore di Raider agisce ora?
ask-boards-first = { $count ->
    [one] Resta un Centurione. Dove abborda un Raider d’assalto?
   *[other] Restano { $count } Centurioni. Dove abbordano prima i Raider d’assalto?
 }
ask-choose-viper = Quale Viper attacca il Raider? ({ $area })
ask-choose-civilian = Quale Nave Civile si distrugge? ({ $area })
ask-launch-fewer = Quante navi lancia questa Base Stellare? { $ship } ({ $area })
ask-react = { $attack }: { $result }, { $hit }
ask-choose-look = { $you ->
    [player] Guardi
   *[other] { $player } guarda
 } Navi Civili: scegliere { $number ->
    [1] la prima
   *[other] la seconda
 }
ask-move-civilian = { $player }: muovere la nave { $ship }? ({ $area })
ask-reveal-civilian = Gira la Nave Civile. Che cos’era? ({ $area })
ask-draw-basestar-damage = Pesca un segnalino Danno Base Stellare, { $area }
ask-place-ship = Mancano pezzi: { $piece } ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
 }). Dove va il prossimo?
ask-alert-pilot = { $you ->
    [player] Puoi
   *[other] { $player } può
 } pilotare un Viper appena collocato

ask-activate-viper = { $you ->
    [player] Attivi
   *[other] { $player } attiva
 } Viper: { $left ->
    [one] ancora 1 attivazione
   *[other] { $left } attivazioni
 }
ask-own-viper = { $you ->
    [player] Piloti
   *[other] { $player } pilota
 }: muovere o attaccare
ask-own-viper-escorts = { $you ->
    [player] Piloti
   *[other] { $player } pilota
 }: muovere, attaccare o scortare
ask-maximum-firepower = { $you ->
    [player] Attacchi
   *[other] { $player } attacca
 }: { $left ->
    [one] ancora una volta
   *[other] fino a { $left } volte
 }
ask-recall-viper = La Riserva è vuota. Quale Viper { $you ->
    [player] rimetti
   *[other] rimette { $player }
 } in Riserva?
ask-weapons-target = A che cosa { $you ->
    [player] spari
   *[other] spara { $player }
 }?
ask-nuke-target = Contro quale Base Stellare { $you ->
    [player] usi
   *[other] usa { $player }
 } l’Arma Atomica?
ask-armory-target = Quale Centurione { $you ->
    [player] attacchi
   *[other] attacca { $player }
 }?
ask-name-crisis = { $player }: quale Crisi è?
ask-play-held = { $player }: quale carta giochi? ({ $kind })
ask-discard-held = { $player }: quale carta scarti? ({ $kind })
ask-reveal-held = { $player }: riveli un’altra carta? ({ $kind })
ask-choose-option = { $you ->
    [player] Quale opzione scegli?
   *[other] { $player }: quale opzione?
 }
ask-begin-attack = { $card }: { $you ->
    [player] puoi
   *[other] { $player } può
 } far pescare un’altra carta
ask-begin-crisis = { $you ->
    [player] Puoi
   *[other] { $player } può
 } cambiarlo
ask-confirm = Risultato
ask-confirm-of = Risultato: { $card }
ask-accuse-self = { $player } accusa il proprio personaggio. Davvero?
ask-add-cards = { $player }: quante carte aggiungi?
ask-add-cards-face-up = { $player }: quante carte aggiungi scoperte?
ask-tell-cards = Registra le carte: { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
 }
ask-tell-total = Qual è il totale?
ask-ability-order = Quale abilità viene prima?
ask-remove-for-viper = { $player }: danneggi un Viper per { $card } e togli una carta dal Check?
ask-take-weak = { $player }: prendi in mano una carta di valore { $strength } o meno per { $card }?
ask-play-one = { $player }: giochi un’altra carta scoperta nel Check per { $card }?
ask-enough-for = { $player }: attivi un Viper senza equipaggio per { $card }? Solo se nel Check ci sono carte { $skill } per un totale di { $strength } o più.
ask-treachery = Check avventato: quale carta del mazzo Tradimento avete scoperto?
ask-treachery-next = { $card }: scopritene un’altra. Quale carta è?
ask-total-again = Il totale era { $total }. Qual è adesso?
ask-tell-total-of-hands = Guarda solo chi arbitra: { $left ->
    [0] registra le carte delle mani, o il loro totale
    [one] registra la carta di una mano, o il suo totale
   *[other] registra le { $left } carte delle mani, o il loro totale
 }
ask-check-result = Totale { $total } contro { $difficulty }
ask-name-destination = { $player }: { $cards ->
    [one] quale destinazione è?
   *[other] quale delle destinazioni? ({ $cards })
 }
ask-scout = { $player }: quale mazzo guardi?
ask-place-destination = { $player }: dove va la carta Destinazione?
ask-choose-destination = { $you ->
    [player] Scegli
   *[other] { $player } sceglie
 } in segreto la destinazione
ask-sympathizer = Chi ha ricevuto il Simpatizzante?
ask-pass-sympathizer = { $you ->
    [player] Puoi
   *[other] { $player } può
 } passare il Simpatizzante
ask-mutineer = Chi ha mostrato l’Ammutinato?
ask-pass-mutineer = { $you ->
    [player] Dai
   *[other] { $player } dà
 } l’Ammutinato a un umano
ask-hand-on = { $you ->
    [player] Dai
   *[other] { $player } dà
 } le carte Lealtà coperte a un umano
ask-last-mutineer = { $you ->
    [player] Scegli
   *[other] { $player } sceglie
 } chi pesca 1 carta Lealtà
ask-mutineer-order = { $player }: prima il salto o la carta Ammutinamento?
option-jump-first = Prima il salto
option-mutiny-first = Prima la carta Ammutinamento
ask-goal = { $you ->
    [player] Riveli
   *[other] { $player } rivela
 } un obiettivo personale
ask-goal-cards = { $you ->
    [player] Scarti
   *[other] { $player } scarta
 } carte Skill di valore totale 20 o più: quante?
ask-executed-shows = { $you ->
    [player] Quale carta Lealtà mostri?
   *[other] Quale carta Lealtà mostra { $player }?
 }
ask-final-five = Quale carta degli Ultimi Cinque ha visto { $player }?
ask-final-five-shown = Quante carte degli Ultimi Cinque mostra { $player }?
ask-final-five-others = Quante altre carte degli Ultimi Cinque mostra { $player }?
ask-final-five-order = Quale carta degli Ultimi Cinque viene prima?
ask-goals-at-end = Quali obiettivi personali degli umani erano ancora coperti?
ask-name-mutiny = { $you ->
    [player] Giochi
   *[other] { $player } gioca
 } una carta Ammutinamento
ask-pick-player = { $you ->
    [player] Scegli
   *[other] { $player } sceglie
 } una persona
ask-may-pick-player = { $you ->
    [player] Puoi
   *[other] { $player } può
 } scegliere una persona
ask-choose-course = { $you ->
    [player] Quale scegli?
   *[other] { $player }: quale?
 }
ask-assault-raptor-stays = { $you ->
    [player] Il Raptor d’assalto resta, { $area }?
   *[other] { $player }: il Raptor d’assalto resta, { $area }?
 }
ask-choose-first = { $you ->
    [player] Quale fai per prima?
   *[other] { $player }: quale per prima?
 }
ask-choose-then = { $you ->
    [player] E poi?
   *[other] { $player }: e poi?
 }
ask-released = Dove { $you ->
    [player] vai
   *[other] va { $player }
 } dalla Cella?
ask-infiltrate = Dove ti infiltri sul Galactica?
ask-swap-quorum = { $player }: quante carte Quorum cambi?
ask-discard-destiny = { $player }: quale carta Destino scarti?
ask-place-civilian = { $player }: dove si colloca la Nave Civile?
ask-clear-area = { $player }: le navi Cylon di quale area di spazio lasciano la plancia?
ask-place-ships = { $player }: in quale area di spazio compaiono le navi Cylon?
ask-place-beyond = { $player }: quale settore della Flotta Cylon?
ask-return-civilian = { $player }: quale Nave Civile torna nella scorta?
ask-defend-civilian = { $player }: quale Nave Civile difendi?
ask-repair-location = { $player }: quale area ripari?
ask-may-launch = { $player }: lanciarsi in un Viper?
ask-destroy-viper = { $player }: quale Viper si distrugge?
ask-damage-viper = { $player }: quale Viper si danneggia?
ask-destroy-raider = { $player }: quale Raider si distrugge?
ask-destroy-heavy-raider = { $player }: quale Raider d’assalto si distrugge?
ask-destroy-centurion = { $player }: quale Centurione si distrugge?
ask-restore-viper = { $player }: quale Viper torna in Riserva?
ask-civilian-drawn = { $player }: quale Nave Civile è uscita?
ask-civilian-destroyed = { $player }: quale Nave Civile si distrugge?
ask-see-loyalty = { $you ->
    [player] Guardi
   *[other] { $player } guarda
 } { $cards ->
    [one] 1 carta Lealtà
   *[other] { $cards } carte Lealtà
 }: { $you ->
    [at] { $cards ->
        [one] una delle tue
       *[other] le tue
     }
   *[other] { $at }
 }
ask-name-quorum = { $player }: quale carta Quorum giochi?
effect-gain = +{ $by } { $resource }
effect-loss = −{ $by } { $resource }
effect-if-below = Solo con { $resource } sotto { $below }:
effect-fleet-forward = Preparativi Salto: avanti di { $count ->
    [one] 1 casella
   *[other] { $count } caselle
 }
effect-fleet-back = Preparativi Salto: indietro di { $count ->
    [one] 1 casella
   *[other] { $count } caselle
 }
effect-distance = Distanza percorsa +{ $by }
effect-discard = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } { $count ->
    [one] 1 carta Skill
   *[other] { $count } carte Skill
 }
effect-discard-random = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } { $count ->
    [one] 1 carta Skill a caso
   *[other] { $count } carte Skill a caso
 }
effect-discard-all = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } tutte le carte Skill
effect-draw = { $you ->
    [who] Peschi
   *[other] { $who }: pesca
 } { $count ->
    [one] 1 carta Skill
   *[other] { $count } carte Skill
 } { $you ->
    [who] dei tuoi tipi
   *[other] dei propri tipi
 }
effect-draws = { $you ->
    [who] Peschi
   *[other] { $who }: pesca
 } { $draws }
effect-move = { $you ->
    [who] Vai
   *[other] { $who }
 } → { $location }
effect-stays-there = { $you ->
    [who] Resti
   *[other] { $who } resta
 } in Cella
effect-move-all = Tutti: { $from } → { $location }
effect-draw-mutiny = { $you ->
    [who] Peschi
   *[other] { $who }: pesca
 } { $count ->
    [one] 1 carta Ammutinamento
   *[other] { $count } carte Ammutinamento
 }
effect-execute = { $you ->
    [who] Il tuo personaggio: esecuzione
   *[other] { $who }: esecuzione
 }
effect-move-colonial-one = Tutti sul Colonial One → { $location }
effect-release = { $you ->
    [who] Esci
   *[other] { $who } esce
 } dalla Cella in un’area del Galactica
effect-pick = { $you ->
    [who] Scegli
   *[other] { $who } sceglie
 } una persona:
effect-may-pick = { $you ->
    [who] Puoi
   *[other] { $who } può
 } scegliere una persona:
effect-title = { $you ->
    [who] Ricevi
   *[other] { $who } riceve
 } il titolo di { $title }
effect-choose = { $you ->
        [who] Ne scegli una
       *[other] { $who } ne sceglie una
     }:
effect-choose-several = { $you ->
        [who] Ne scegli { $count } diverse
       *[other] { $who } ne sceglie { $count } diverse
     }:
effect-either = Un’opzione:
effect-or = Un’altra opzione:
effect-or-nothing = O fermarsi
effect-roll = { $you ->
    [who] Tiri
   *[other] { $who } tira
 }
effect-on-faces = Da { $from } a { $to }:
effect-place = { $piece }: +{ $count }, { $area }
effect-lose-civilians = { $count ->
    [one] Si distrugge 1 Nave Civile della scorta
   *[other] Si distruggono { $count } Navi Civili della scorta
 }
effect-lose-raptors = { $count ->
    [one] Si distrugge 1 Raptor
   *[other] Si distruggono { $count } Raptor
 }
effect-restore-raptors = { $count ->
    [one] 1 Raptor distrutto torna in Riserva
   *[other] Fino a { $count } Raptor distrutti tornano in Riserva
 }
effect-restore-vipers = { $count ->
    [one] 1 Viper danneggiato o distrutto torna in Riserva
   *[other] Fino a { $count } Viper danneggiati o distrutti tornano in Riserva
 }
effect-damage-reserve = { $count ->
    [one] Si danneggia 1 Viper in Riserva
   *[other] Si danneggiano { $count } Viper in Riserva
 }
effect-damage-space = { $count ->
    [one] Si danneggia 1 Viper nello spazio
   *[other] Si danneggiano { $count } Viper nello spazio
 }
effect-recall = Tutti i Viper nello spazio tornano in Riserva, chi li pilota nell’Hangar
effect-board = { $count ->
    [one] 1 Centurione sale a bordo
   *[other] { $count } Centurioni salgono a bordo
 }
effect-damage = { $count ->
    [one] Il Galactica prende 1 segnalino Danno
   *[other] Il Galactica prende { $count } segnalini Danno
 }
effect-choose-damage = Pescare { $cards } segnalini Danno; { $count } per il Galactica
effect-nuke = L’Ammiraglio perde 1 Arma Atomica
effect-launch-nuke = Si usa un’Arma Atomica contro una Base Stellare a scelta
effect-remove-nukes = Tutte le Armi Atomiche escono dal gioco, anche quelle fuori dalla plancia
effect-gain-nuke = L’Ammiraglio riceve 1 Arma Atomica, se ne resta una
effect-repair-all-vipers = Tutti i Viper danneggiati tornano in Riserva
effect-activate = Agiscono le navi Cylon: { $icons }
effect-destroy-raiders = { $count ->
    [one] Si distrugge 1 Raider
   *[other] Si distruggono { $count } Raider
 }
effect-destroy-heavy-raider = Si distrugge 1 Raider d’assalto
effect-destroy-centurion = Si distrugge 1 Centurione
effect-look = { $you ->
    [who] Guardi
   *[other] { $who } guarda
 } 1 carta Lealtà a caso ({ $at })
effect-look-all = { $you ->
    [who] Guardi
   *[other] { $who } guarda
 } tutte le carte Lealtà ({ $at })
effect-no-looking = Sabotaggio del rilevatore: nessuno guarda carte Lealtà
effect-give-loyalty = Le altre carte Lealtà { $you ->
    [who] a te
   *[other] → { $who }
 }
effect-take-card = { $you ->
    [who] Guardi le carte che ha { $from } e prendi
   *[other] { $who } guarda le carte che ha { $from } e prende
 } 1 carta Skill
effect-infiltrate = { $you ->
    [who] Ti infiltri
   *[other] { $who } si infiltra
 } in un’area del Galactica
effect-miracle = { $who }, segnalini Miracolo: { $count }
effect-cylons-may = Anche ogni Cylon rivelato può farlo
effect-basestar-damaged = { $count ->
    [one] Ha 1 segnalino Danno
   *[other] Ha { $count } segnalini Danno
 }
effect-destroy-cylons = Si distruggono tutte le navi Cylon sulla plancia
effect-destroy-in = { $piece }: −{ $count }, { $area }
effect-lose-ship = Si distrugge la Nave Civile { $ship }
effect-activate-vipers = { $you ->
    [who] Attivi
   *[other] { $who }: attiva
 } { $count ->
    [one] 1 Viper senza equipaggio
   *[other] { $count } Viper senza equipaggio
 }
effect-launch-pilots = Ogni pilota sul Galactica può lanciarsi in un Viper
effect-may-launch = { $you ->
    [who] Puoi lanciarti
   *[other] { $who } può lanciarsi
 } in un Viper
effect-discard-quorum = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } { $count ->
    [one] 1 carta Quorum
   *[other] { $count } carte Quorum
 }
effect-discard-quorum-random = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } { $count ->
    [one] 1 carta Quorum a caso
   *[other] { $count } carte Quorum a caso
 }
effect-swap-quorum = { $you ->
    [who] Puoi
   *[other] { $who } può
 } scartare carte Quorum e pescarne altrettante
effect-take-all-cards = { $you ->
    [who] Prendi
   *[other] { $who } prende
 } tutte le carte Skill che ha in mano { $from }
effect-draw-mutiny-if-none = Senza carta Ammutinamento, { $you ->
    [who] peschi
   *[other] { $who }: pesca
 } { $count ->
    [one] 1 carta Ammutinamento
   *[other] { $count } carte Ammutinamento
 }
effect-draw-mutiny-keep-one = { $you ->
    [who] Peschi
   *[other] { $who } pesca
 } { $count ->
    [one] 1 carta Ammutinamento
   *[other] { $count } carte Ammutinamento
 }: in mano ne resta solo 1, e nessuno va in Cella
effect-if-executed = Solo se un’esecuzione è costata morale:
effect-if-holds = Solo se { $who } ha una carta { $kind }:
effect-end-lasting = Si scarta “{ $card }” e il titolo non cambia
effect-into-destiny = Mischiare nel mazzo Destino: { $cards } { $skill }
effect-new-destiny-of = Scartare il mazzo Destino e comporne un altro: { $cards } { $skill }
effect-search-destiny = { $you ->
    [who] Guardi il mazzo Destino, scarti
   *[other] { $who } guarda il mazzo Destino, scarta
 } { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } e { $you ->
    [who] mischi
   *[other] mischia
 } il mazzo
effect-look-at-crises = { $you ->
    [who] Puoi guardare
   *[other] { $who } può guardare
 } { $cards ->
    [one] la prima carta Crisi
   *[other] le prime { $cards } carte Crisi
 }: ognuna in cima o in fondo al mazzo, in qualsiasi ordine
effect-look-at-bottom = { $you ->
    [who] Guardi
   *[other] { $who } guarda
 } l’ultima carta di un mazzo, tranne Lealtà e Movente
effect-another-destination = Questa carta si scarta: si pesca un’altra destinazione e si risolve
effect-release-all = Chi è in Cella può andare in un’area del Galactica
effect-may-leave-brig = { $you ->
    [who] Puoi
   *[other] { $who } può
 } uscire dalla Cella e andare in un’area del Galactica
effect-may-leave-for-anywhere = { $you ->
    [who] Puoi
   *[other] { $who } può
 } uscire dalla Cella e andare in un’area qualsiasi
effect-highest-gain = La risorsa più alta: +{ $by }
effect-highest-loss = La risorsa più alta: −{ $by }
effect-lowest-gain = La risorsa più bassa: +{ $by }
effect-lowest-loss = La risorsa più bassa: −{ $by }
effect-place-civilians = { $you ->
    [who] Collochi
   *[other] { $who } colloca
 } { $count ->
    [one] 1 Nave Civile
   *[other] { $count } Navi Civili
 }, prima nelle aree di spazio che non ne hanno
effect-clear-area = { $you ->
    [who] Scegli
   *[other] { $who } sceglie
 } un’area di spazio: le sue navi Cylon lasciano la plancia
effect-place-ships = { $you ->
    [who] Scegli
   *[other] { $who } sceglie
 } un’area di spazio. Lì: { $basestars ->
    [one] 1 Base Stellare
   *[other] { $basestars } Basi Stellari
 }, { $raiders } Raider
effect-place-beyond = { $basestars ->
    [0] { $raiders } Raider
    [one] 1 Base Stellare
   *[other] { $basestars } Basi Stellari
 } sulla plancia Flotta Cylon
effect-below-raiders = { $you ->
    [who] Tiri
   *[other] { $who } tira
 }. Meno del numero dei Raider ({ $raiders }):
effect-return-civilian = { $you ->
    [who] Scegli
   *[other] { $who } sceglie
 } una Nave Civile nello spazio: torna nella scorta senza guardarla
effect-defend-civilian = { $you ->
    [who] Scegli
   *[other] { $who } sceglie
 } una Nave Civile: si distruggono fino a { $raiders } Raider o { $heavy } Raider d’assalto nel suo settore, poi con 1–{ $to } anche la nave
effect-repair-location = { $you ->
    [who] Puoi
   *[other] { $who } può
 } riparare un’area danneggiata
effect-damage-any = { $count ->
    [one] Si danneggia 1 Viper nello spazio o in Riserva
   *[other] Si danneggiano { $count } Viper nello spazio o in Riserva
 }
effect-destroy-vipers = { $count ->
    [one] Si distrugge 1 Viper danneggiato o in Riserva
   *[other] Si distruggono { $count } Viper danneggiati o in Riserva
 }
effect-repair-vipers = { $count ->
    [one] 1 Viper danneggiato torna in Riserva
   *[other] Fino a { $count } Viper danneggiati tornano in Riserva
 }
effect-draw-quorum = { $you ->
    [who] Peschi
   *[other] { $who }: pesca
 } { $count ->
    [one] 1 carta Quorum
   *[other] { $count } carte Quorum
 }
effect-play-one-drawn = { $you ->
    [who] Peschi
   *[other] { $who }: pesca
 } { $count } carte Quorum: 1 si gioca, le altre in fondo al mazzo
effect-crisis-of-two = Pescare 2 carte Crisi: 1 si risolve, l’altra in fondo al mazzo
effect-crisis-of-two-discard = Pescare 2 carte Crisi: 1 si risolve, l’altra si scarta coperta
effect-play-quorum = { $you ->
    [who] Puoi
   *[other] { $who } può
 } giocare una carta Quorum
effect-draw-held = { $you ->
    [who] Peschi
   *[other] { $who }: pesca
 } { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } ({ $kind })
effect-discard-held = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } 1 carta { $kind }
effect-swap-held = { $you ->
    [who] Scarti
   *[other] { $who }: scarta
 } 1 carta e { $you ->
    [who] peschi
   *[other] pesca
 } un’altra ({ $kind })
effect-another-crisis = Arriva un’altra Crisi, dopo le navi Cylon
effect-everybody-acts = A turno ogni persona può fare un’azione o muoversi, anche i Cylon rivelati
effect-quorum-under = { $you ->
    [who] Scegli
   *[other] { $who } sceglie
 } { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } Quorum della mano del Presidente: vanno in fondo al mazzo
effect-fleet-jumps = La Flotta salta
effect-stays = La carta resta in gioco
effect-stays-with = La carta resta davanti a { $you ->
    [who] te
   *[other] { $who }
 }
effect-removed = La carta è fuori dal gioco
effect-add-jump-icon = La prossima Crisi di questo turno conta come se avesse il simbolo di Salto
effect-pursue = L’Inseguimento avanza: 1 casella
effect-not-affected = { $who } è un Cylon rivelato: nessun effetto
effect-destiny-across = Prima { $first ->
    [one] l’ultima carta Destino
   *[other] le ultime { $first } carte Destino
 }, poi { $more } da un nuovo mazzo Destino
effect-destiny-cards = { $cards ->
    [one] Prima 1 carta Destino
   *[other] Prima { $cards } carte Destino
 }
effect-new-destiny = Il mazzo Destino è finito: mischiatene uno con { $each ->
    [one] 1 carta
   *[other] { $each } carte
 } di ogni tipo
effect-on-pass = Superato ({ $difficulty } o più)
effect-on-partial = Esito parziale ({ $difficulty } o più)
effect-on-fail = Fallito
effect-on-consequence = Conseguenza, se c’è una carta con abilità di Check
effect-no-effect = nessun effetto
effect-check-cards-all-taken = { $player } prende le carte del Check
aside-action-unused = { $player } non ha ancora fatto un’azione. Finire lo stesso il turno?
aside-turn-not-over = { $player } ha ancora fasi, la prossima: { $step }. Finire lo stesso il turno?
aside-crisis-unresolved = La Crisi del turno di { $player } non è risolta. Continuare senza?
aside-action-and-crisis = { $player } non ha fatto un’azione, e la Crisi di questo turno non è risolta. Finire lo stesso il turno?
effect-check-cards-discarded = { $cards ->
    [one] La carta del Check si scarta
   *[other] Le { $cards } carte del Check si scartano, ognuna negli scarti del suo tipo
 }
effect-check-cards-taken = { $player } prende le carte del Check: { $cards }
effect-by-hand = Fate quello che dice la carta
who-player = { $player }
who-everyone = Ogni persona
who-humans = Ogni umano
who-cylons = Ogni Cylon rivelato
who-picked = la persona scelta
who-nobody = Nessuno
draw-of = { $cards } { $skill }
draw-either = { $cards ->
    [one] 1 { $skills }
   *[other] { $cards } di { $skills }
 }
draw-type = { $skill }
draw-or = { $first } o { $rest }
draw-any = { $cards ->
    [one] 1 carta di qualsiasi tipo
   *[other] { $cards } carte di qualsiasi tipo
 }
draw-different = { $cards } carte di tipi diversi
draw-and = { $first } e { $rest }
draw-list = { $first }, { $rest }
effect-look-at-deck = Guardare la prima carta Crisi o Destinazione; in cima o in fondo al mazzo
effect-look-at-destination = Guardare la prima carta Destinazione; in cima o in fondo al mazzo
effect-look-at-crisis = Puoi guardare la prima carta Crisi; in cima o in fondo al mazzo

attack-raider-viper = Raider → Viper senza equipaggio, { $area }
attack-raider-kind = Raider → { $kind }, { $area }
attack-raider-pilot = Raider → Viper di { $player }, { $area }
attack-raider-galactica = Raider → Galactica, { $area }
attack-basestar-galactica = Base Stellare → Galactica, { $area }
attack-viper-ship = Viper senza equipaggio → { $ship }, { $area }
attack-kind-ship = { $kind } → { $ship }, { $area }
attack-pilot-ship = { $player } → { $ship }, { $area }
attack-weapons-control = Galactica → { $ship }, { $area }
attack-nuke = Arma Atomica → Base Stellare, { $area }
attack-armory = Tiro al Centurione sulla casella { $space }
attack-raptor = Raptor a rischio: torna con { $needed } o più
attack-placing = Flotta Cylon ({ $ship })
pursuit-track = Inseguimento
pursuit-left = attacco tra { $count }
attack-number = Tiro: 1–{ $low } o { $low ->
    [2] 3–8
    [3] 4–8
    [4] 5–8
    [5] 6–8
    [6] 7–8
    [7] 8
   *[other] più
 }

action-command = Sala Comando
action-cag = CAG
action-own-viper = pilotare il tuo Viper
action-maximum-firepower = Massima potenza di fuoco
action-hangar-deck = Hangar
action-weapons-control = Armamenti
action-nuke = Arma Atomica
action-armory = Armeria
action-raptor = Raptor a rischio

hit-nothing = nessun effetto
hit-viper-damaged = danneggiato
hit-viper-destroyed = distrutto
hit-ship-destroyed = distrutta
hit-galactica-damaged = danno al Galactica
hit-basestar-damaged = danno
hit-basestar-damaged-twice = Base Stellare: due danni
hit-basestar-destroyed = Base Stellare distrutta
hit-basestar-and-raiders-destroyed = Base Stellare distrutta, con al massimo 3 Raider
hit-centurion-destroyed = distrutto
hit-raptor-returned = successo
hit-raptor-destroyed = Raptor perso
hit-placed = collocata
hit-low = prima fascia
hit-high = seconda fascia

reason-raider-viper = Un Raider attacca prima i Viper del suo settore ({ $area })
reason-raider-civilian = Nessun Viper: il Raider distrugge una Nave Civile ({ $area })
reason-raider-moves = Nessun obiettivo: il Raider va verso la Nave Civile più vicina → { $to }
reason-raider-galactica = Nessuna Nave Civile nello spazio: il Raider attacca il Galactica ({ $area })
reason-centurions = Prima avanzano i Centurioni a bordo, una casella ciascuno
reason-centurions-too = Ogni Centurione a bordo avanza di una casella, anche i nuovi
reason-heavy-raiders = I Raider d’assalto nelle aree di lancio abbordano; gli altri vanno verso una
reason-launch = La Base Stellare lancia { $count } × { $ship } ({ $area })
reason-place-card-ships = Le navi della carta arrivano ora e non agiscono con i suoi simboli
reason-placed-raiders-act = { $card }: i Raider appena collocati agiscono subito
reason-basestars-attack = { $card }: ogni Base Stellare attacca subito il Galactica
reason-fleet-token-back = { $card }: il segnalino Flotta torna indietro di { $count ->
    [one] 1 casella
   *[other] { $count } caselle
 }
reason-active-player-discards = { $card }: chi è di turno scarta { $count ->
    [one] 1 carta Skill
   *[other] { $count } carte Skill
 }
reason-reserve-vipers-damaged = { $card }: { $count ->
    [one] si danneggia 1
   *[other] si danneggiano { $count }
 } Viper in Riserva
reason-attack-card-stays = { $card } resta in gioco con la sua regola

# Reminders: one line of at most 80 characters.
reminder-rem-1 = Pescando il limite di carte non conta
reminder-rem-2 = In Infermeria si pesca solo 1 carta
reminder-rem-3 = Scegli tra i tipi prima di pescare
reminder-rem-4 = Cambiare nave costa 1 carta Skill
reminder-rem-5 = Il Viper può muovere ora e ancora con l’azione
reminder-rem-6 = Dalla Cella si esce solo con il suo Check; dall’Infermeria spostandosi
reminder-rem-7 = Le navi vanno solo in settori adiacenti, mai attraverso il Galactica
reminder-rem-7-mark-vii = Un Mark VII si muove di 2 settori al massimo, le altre navi di 1; mai attraverso il Galactica
reminder-rem-8 = In Cella è permessa ogni azione
reminder-rem-10 = Un Cylon può rivelarsi come azione; in Cella senza l’effetto
reminder-rem-11-brig = { $player } è in Cella: al massimo 1 carta
reminder-rem-11-cylon = { $player } è un Cylon rivelato: al massimo 1 carta
reminder-rem-11-detention = { $player } è in Detenzione: al massimo 2 carte
reminder-rem-11-infiltrating = { $player } è in infiltrazione: al massimo 2 carte
reminder-rem-15 = { $player } resta in Cella: da lì non si va in Infermeria
reminder-rem-18-reveal = I titoli di { $player } passano
reminder-rem-18-brig = La Cella costa a { $player } ogni titolo tranne Presidente
reminder-rem-19 = { $player } esce dalla Cella; il titolo di Ammiraglio non torna
reminder-rem-28 = Il turno di un Cylon rivelato non ha Crisi e non attiva navi
reminder-rem-28-caprica = Il turno di un Cylon rivelato non ha Crisi e non attiva navi; una Crisi giocata da Caprica prepara comunque il Salto
reminder-rem-29 = Viper di { $player } colpito: in Infermeria
reminder-rem-30 = { $player } è l’Ammutinato: un simbolo di Salto porta ora 1 carta Ammutinamento, e solo 1
reminder-rem-34 = Il Ponte della Demetrius è stato attivato: niente Crisi in questo turno
reminder-rem-35 = { $player } è ancora dove il turno è iniziato: dopo l’azione in Infermeria
reminder-rem-38 = In quest’area si pesca solo 1 carta
reminder-rem-39 = Questa abilità costa a { $player } un segnalino Miracolo
reminder-xtreach-2 = Esca o Contatto Dradis scartati per scelta: pesca una carta Ammutinamento, una volta per turno; non a caso né con “scarta tutte”

icon-raiders = Raider
icon-launch-raiders = Lancia Raider
icon-heavy-raiders = Raider d’assalto
icon-basestars = Basi Stellari

one-raider = Raider
one-heavy-raider = Raider d’assalto
one-viper = Viper senza equipaggio
one-basestar = Base Stellare
one-civilian-ship = Nave Civile
one-raptor = Raptor
one-mark-vii = Mark VII senza equipaggio
one-assault-raptor = Raptor d’assalto senza equipaggio
craft-viper = Viper
craft-mark-vii = Mark VII
craft-assault-raptor = Raptor d’assalto

attack-card-ambush = Imboscata
attack-card-besieged = Sotto assedio
attack-card-boarding-parties = Squadre d’abbordaggio
attack-card-cylon-swarm = Sciame di Cylon
attack-card-heavy-assault = Assalto pesante
attack-card-jammed-assault = Assalto con interferenze
attack-card-raiding-party = Incursione
attack-card-surrounded = Accerchiamento
attack-card-tactical-strike = Colpo tattico
attack-card-thirty-three = Trentatré
attack-card-massive-assault = Assalto in massa

option-character = { $character }
option-launch-viper = { $area }
option-deal-loyalty = Distribuisci ora
option-loyalty-dealt = Le carte sono distribuite
option-read = Ho letto le mie carte
option-seen = Ho guardato
option-close-reading = Continua
option-play = Gioca
option-next = Avanti: { $step }
option-back = Indietro: { $step }
option-end-turn = Prossimo turno
option-go = { $location }
option-go-for-card = { $location } (1 carta Skill)
option-fly = Vola: { $area }
option-discarded = Scartate
option-read-on = Continua
option-area = { $area } ({ $count })
option-alert-fly = Pilota: { $area }
option-alert-stay = Resta
option-assault-raptor-stays = Resta
option-assault-raptor-returns = Va in Riserva
option-by-hand = Lo facciamo a mano
option-check = Skill Check { $difficulty }
option-course = Questo invece
option-secret-destiny = { $player }: Destino segreto, pescarne un’altra
option-card = { $card }
option-moral-compass = { $player }: Bussola morale, questo invece
option-compass-described = { $player }: Bussola morale, l’altra metà
option-begin = Inizia
option-apply = Fatto
option-player = { $player }
option-accuse-self = Sì, il mio
option-nobody = Nessuno
option-nothing = Niente
option-unmanned = Viper senza equipaggio: { $area } ({ $count })
option-damaged-viper = Uno danneggiato ({ $count })
option-destroyed-viper = Uno distrutto ({ $count })
option-centurion = Casella { $space }
option-civilian-at = Nave { $ship }: { $area }
option-cards = { $cards }
option-player-cards = { $player }: { $cards }
option-nobody-else = Nessun’altra carta
option-tell-card = { $card }
option-take-card-back = Ritira: { $card }
option-play-card = { $you ->
    [player] Gioca { $card }
   *[other] { $player }: { $card }
 }
option-check-ability = { $card }
option-abilities-in-order = Tutte, in quest’ordine
option-ability-used = Fatto
option-plays-one = Gioca una carta
option-no-treachery = Nessuna carta
option-ability-there = { $card }
option-ability-not-there = { $card }: non c’è
option-total-stands = Il totale non cambia
option-card-pass = { $player }: { $card }, Superato
option-card-fail = { $player }: { $card }, Fallito
option-ability-by = { $player }: { $ability }, { $by }
option-arbitrator = { $player }: Nominare un mediatore, { $by }
option-reserve-viper = Uno della Riserva ({ $count })
option-place-at = { $area }
option-chief-of-staff = { $player }: Nominare un capo di gabinetto, tutta la Politica corrisponde
option-probation = { $player }: Libertà vigilata, vedere le carte aggiunte
option-intuition-pass = { $player }: Intuito misterioso, Superato
option-intuition-fail = { $player }: Intuito misterioso, Fallito
option-devotion = { $player }: Devozione cieca, { $skill } conta 0
option-authority = { $player }: Autorità di comando, prende le carte
option-all-told = Fatto
option-accept = Continua
option-distance = Distanza { $distance }, il resto a mano
option-first-destination = La prima
option-second-destination = La seconda
option-third-destination = La terza
option-card-at = Carta { $number }
option-keep-sympathizer = Tienilo
option-loyalty-card = { $card }
option-no-cylon-card = Nessuna carta Cylon
option-held-card = { $card }
group-cards = Carte Skill
option-motive = Rivela la carta Movente { $number }
option-act-location = Usa: { $location }
option-act = { $action }
option-act-super-crisis = Gioca una Super Crisi
option-act-activate = Attiva: { $icon }
option-act-repair-vipers = Ripara: fino a 2 Viper
option-act-play-quorum = Gioca una carta Quorum
option-act-end-infiltration = Termina l’infiltrazione
option-act-draw-quorum = Pesca 1 carta Quorum
option-act-reveal = Mi rivelo Cylon
option-act-goal = Rivela un obiettivo personale
option-act-mutiny = Gioca una carta Ammutinamento
option-any-order = L’ordine non conta
option-viper-of = Viper di { $player }
option-civilian = Nave { $ship }
option-number = { $count }
option-roll = Tira per me
option-face = { $face }
option-plan = { $player }: Pianificazione strategica, +2
option-stand = Tieni il risultato
option-evade = { $player }: Manovra evasiva, ripeti il tiro
option-eco = { $player }: Ufficiale ECO, ripeti il tiro
option-stay = Lasciala lì
option-scout-crisis = La prima carta Crisi
option-scout-destination = La prima carta Destinazione
option-on-top = In cima al mazzo
option-under = In fondo al mazzo
option-stay-in-brig = Resta in Cella
option-civilian-kind = { $kind }
option-basestar-damage = { $token }
option-launch-unmanned = Lancia un Viper: { $area }
option-viper-moves = Viper: { $from } → { $area }
option-recall = Rimetti il Viper in Riserva: { $area }
option-escort = Scorta fuori la nave { $ship }: { $area }
option-unmanned-kind = { $kind }: { $area }
option-unmanned-kinds = { $kind }: { $area } ({ $count })
option-launch-kind = { $kind }: lancia, { $area }
option-kind-moves = { $kind }: { $from } → { $area }
option-recall-kind = { $kind }: rimetti in Riserva, { $area }
option-reserve-kind = { $kind } in Riserva ({ $count })
option-damaged-kind = { $kind }, danneggiato ({ $count })
option-destroyed-kind = { $kind }, distrutto ({ $count })
option-no-more = Fatto
option-damage-location = { $location }
option-damage-resource = { $resource } −1
option-ship = { $ship }
board-galactica = Galactica
board-pegasus = Pegasus

not-offered-taken = Già scelto.
not-offered-no-mutiny = Nessuna carta Ammutinamento in mano.
not-offered-unbalanced = Di altri tipi restano più personaggi.
not-offered-not-leader = Solo per un Leader Cylon che sta con i Cylon.
not-offered-no-miracle = Nessun segnalino Miracolo rimasto.
not-offered-barred = Non in 6 senza Simpatizzante.

## Log

log-game-began = La partita inizia. Primo turno: { $player }
log-first-player-rolled = La partita inizia. Dradis ha estratto il primo turno: { $player }
log-character-chosen = { $player } è { $character }
log-character-starts = { $player } parte da qui: { $location }
log-character-launches = { $player } si lancia in un Viper: { $area }
log-character-off-board = { $player } non è ancora sulla plancia
log-title-given = { $player } riceve il titolo di { $title }
log-nukes-taken = { $player } prende { $nukes ->
    [one] l’Arma Atomica
   *[other] { $nukes } Armi Atomiche
 }
log-nukes-removed = Tutte le Armi Atomiche escono dal gioco
log-board-laid-out = Le navi sono collocate
log-loyalty-shown-here = Le carte di { $player } si mostrano sullo schermo di arbitraggio
log-loyalty-dealt = Carte Lealtà distribuite: { $cards }
log-loyalty-dealt-by-hand = Il tavolo ha distribuito carte Lealtà: { $cards }
log-destiny-built = Mazzo Destino composto: { $cards } carte
log-destiny-drawn = { $cards ->
    [one] Pescata 1 carta Destino
   *[other] Pescate { $cards } carte Destino
 }
log-destiny-shown = Le carte del Check: { $cards }
log-destiny-mixed = Mischiate nel mazzo Destino: { $cards } { $skill }
log-destiny-shuffled = Il mazzo Destino si mischia
log-destiny-rebuilt = Nuovo mazzo Destino: { $cards } { $skill }
log-destiny-looked = { $player } guarda il mazzo Destino
log-destiny-discarded = Scartata dal mazzo Destino: { $card }
log-you-have-read = Hai letto le tue carte
log-reading-done = Tutti hanno letto
log-reading-closed = { $without ->
    [one] Lettura chiusa, 1 persona senza conferma
   *[other] Lettura chiusa, { $without } persone senza conferma
 }
log-turn-began = Turno { $number }: { $player }
log-step-began = { $step }
log-stepped-back = Ritorno a: { $step }
log-starting-hands = Mano iniziale, { $players }: { $cards ->
    [one] 1 carta Skill
   *[other] { $cards } carte Skill
 } dei propri tipi
log-turn-ended = { $player } finisce il turno
log-hand-received = { $player } riceve { $by ->
    [one] 1 carta Skill
   *[other] { $by } carte Skill
 }
log-hand-drew = { $player } pesca { $draws }
log-hand-changed-ship = { $player } paga 1 carta Skill per cambiare nave
log-hand-limit = { $player } scarta fino a { $cards ->
    [one] 1 carta Skill
   *[other] { $cards } carte Skill
 }
log-hand-revealed = { $player } tiene { $cards ->
    [one] 1 carta Skill
   *[other] { $cards } carte Skill
 }
log-hand-played = { $player } gioca una carta Skill: { $cards ->
    [one] ne resta 1
   *[other] ne restano { $cards }
 }
log-hand-discarded = { $player } scarta { $by ->
    [one] 1 carta Skill
   *[other] { $by } carte Skill
 }: { $cards ->
    [one] ne resta 1
   *[other] ne restano { $cards }
 }
log-hand-took = { $player } prende una carta Skill: ora { $cards }
log-hand-taken = { $player } perde una carta Skill: { $cards ->
    [one] ne resta 1
   *[other] ne restano { $cards }
 }
log-hand-gained = { $player } pesca { $by ->
    [one] 1 carta Skill
   *[other] { $by } carte Skill
 }
log-hand-lost = { $player } cede { $by ->
    [one] 1 carta Skill
   *[other] { $by } carte Skill
 }
log-moved = { $player } → { $location }
log-moved-viper = { $player } vola: { $area }
log-moved-off-board = { $player } lascia la plancia
log-infiltrates = { $player } si infiltra
log-infiltration-ended = { $player } termina l’infiltrazione
log-miracles = { $player }: { $tokens } { $tokens ->
    [one] segnalino
   *[other] segnalini
 } Miracolo
log-stayed-in-brig = { $player } resta in Cella
log-sent = { $player } → { $location }
log-arrived = { $player } arriva: { $location }
log-hurt = { $player } subisce ferite → { $location }
log-jailed = { $player } → { $location }
log-landed = { $player } atterra: { $location }
log-resurrected = { $player } si risveglia: { $location }
log-title-passed = { $player } riceve il titolo di { $title }
log-title-succession = { $title } per successione: { $player }
log-cylon-revealed = { $player } è Cylon
log-quorum-hand = Mano Quorum: { $from } → { $to }
log-fleet-token = Preparativi Salto: avanti alla casella { $space }
log-fleet-departs = La Flotta salta: tutte le navi lasciano la plancia
log-destinations-shuffled = Il mazzo Destinazione si mischia
log-held-shuffled = { $kind ->
    [Trauma] I segnalini Trauma sono mischiati
   *[other] Mazzo mischiato: { $kind }
 }
log-held-dealt = { $kind ->
    [Trauma] { $player } pesca 1 segnalino Trauma
   *[other] { $player } pesca 1 carta: { $kind }
 }
log-held-discarded = { $kind ->
    [Trauma] { $player } scarta 1 segnalino Trauma
   *[other] { $player } scarta 1 carta: { $kind }
 }
log-destination-seen = { $player } guarda la prima carta Destinazione
log-destination-on-top = La carta Destinazione torna in cima al mazzo
log-destination-under = La carta Destinazione va in fondo al mazzo
log-destinations-dealt = { $cards ->
    [one] { $player } pesca 1 destinazione
   *[other] { $player } sceglie una di { $cards } destinazioni
 }
log-destination = Destinazione: { $card }, distanza { $distance }
log-destination-discarded = { $card }: si scarta e si pesca un’altra destinazione
log-travelled = Distanza { $from } → { $to }
log-sleeper-phase = Inizia la fase dell’agente dormiente
log-last-leg = Il prossimo Salto è l’ultimo
log-final-jump-held = L’ultimo Salto non conclude la partita finché è a 0: { $resources }
log-fleet-token-reset = Preparativi Salto: di nuovo su “Start”
log-sleeper-dealt = { $cards ->
    [one] Distribuita { $cards } carta Lealtà
   *[other] Distribuite { $cards } carte Lealtà
 }
log-sympathizer-shown = { $player } mostra il Simpatizzante
log-sympathizer-passed = Simpatizzante: { $from } → { $player }
log-loyalty-card-shown = { $player } mostra: { $card }
log-loyalty-cards-shown = { $player } mostra: { $cards }
log-loyalty-drawn = { $player } pesca 1 carta Lealtà
log-loyalty-joined = 1 carta “Non sei un Cylon” si mischia nel mazzo Lealtà
log-loyalty-card-passed = { $card }: { $from } → { $player }
log-executed = { $player }: esecuzione di { $character }
log-held-shown = { $player }: { $card } ({ $kind })
log-held-removed = { $card } è fuori dal gioco
log-location-damaged = Danno: { $location }
log-resource-damaged = Danno al Galactica: { $resource }
log-ship-destroyed = { $ship }: distrutto, fuori dal gioco
log-location-repaired = Riparazione: { $location }
log-centurion-boarded = Un Centurione sale a bordo
log-boarding-advanced = I Centurioni avanzano
log-centurion-destroyed = Si distrugge un Centurione
log-seat-left = { $player } lascia il tavolo
log-seat-taken = { $player } torna al tavolo
log-loyalty-opened = Si rivelano tutte le carte Lealtà
log-played-on = Il tavolo continua a giocare
log-resource-gained = { $resource } +{ $by }: { $from } → { $to }
log-resource-lost = { $resource } −{ $by }: { $from } → { $to }
log-resource-at-limit = { $resource } resta a { $to }
log-pace-teach = D’ora in poi si spiega ogni fase
log-pace-steps = D’ora in poi ogni tiro aspetta
log-pace-fast = D’ora in poi aspettano solo le decisioni
log-tracking-full = Dradis segue ora ogni fase e tutte le mani
log-tracking-light = Dradis segue ora solo la plancia: né mani né fasi
log-reminder-muted = Promemoria silenziato
log-reminder-unmuted = Promemoria riattivato
log-icon-began = Attivazione: { $icon }
log-no-ships = { $icon }: niente da attivare
log-ships-taken = { $ship }: −{ $count }, { $area }
log-ships-moved-in = Arrivano tutte le navi della Flotta Cylon: { $area }
log-pursuit = Inseguimento: casella { $space }
log-pursuit-anew = Inseguimento: di nuovo su “Start”
log-fleet-pursued = La Flotta salta: le navi Cylon vanno sulla plancia Flotta Cylon, le Navi Civili restano
log-ship-moved = { $ship }: { $from } → { $area }
log-launched = { $ship }: { $count ->
    [one] lanciato 1
   *[other] lanciati { $count }
 }, { $area }
log-weapons-disabled = Base Stellare, { $area }: Danno all’armamento, niente attacco
log-hangar-disabled = Base Stellare, { $area }: Hangar fuori uso, niente lancio
log-strategic-planning = { $player } gioca Pianificazione strategica: +2
log-evasive-maneuvers = { $player } gioca Manovra evasiva: si ripete il tiro
log-eco-used = { $player } ripete il tiro (Ufficiale ECO)
log-die-rolled = { $attack }: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-die-corrected = { $attack }, corretto: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-viper-damaged = Viper danneggiato, { $area }
log-viper-destroyed = Viper distrutto, { $area }
log-viper-of-damaged = Viper di { $player } danneggiato, { $area }
log-viper-of-destroyed = Viper di { $player } distrutto, { $area }
log-ships-destroyed = { $ship }: −{ $count }, { $area }
log-basestar-damaged = Base Stellare, { $area }: { $token }
log-personnel-damaged = Base Stellare, { $area }: { $token }. Ogni giocatore Cylon pesca 2 segnalini Trauma
log-basestar-destroyed = Base Stellare distrutta, { $area }
log-civilian-destroyed = Nave Civile distrutta, { $area }: { $kind }
log-civilians-seen = { $player } guarda { $count ->
    [one] 1 Nave Civile
   *[other] { $count } Navi Civili
 }
log-civilian-moved = Nave Civile { $ship }: { $from } → { $area }
log-civilian-escorted = Nave Civile { $ship } scortata, torna tra quelle non usate: { $area }
log-raptors-destroyed = { $count ->
    [one] Distrutto 1 Raptor
   *[other] Distrutti { $count } Raptor
 }
log-action-began = { $player }: { $action }
log-acts = { $player }: { $action }
log-another-action = { $player } ha un’altra azione
log-action-granted = { $player } può agire ora
log-viper-launched = Si lancia un Viper: { $area }
log-viper-recalled = Un Viper torna in Riserva: { $area }
log-kind-launched = { $kind }: lanciato, { $area }
log-kind-recalled = { $kind }: torna in Riserva, { $area }
log-kind-repaired = { $kind }: { $count ->
    [one] 1 riparato
   *[other] { $count } riparati
 }
log-kind-reserve-damaged = { $kind }: { $count ->
    [one] 1 danneggiato in Riserva
   *[other] { $count } danneggiati in Riserva
 }
log-kind-manned = { $player } pilota: { $kind }, { $area }
log-kind-damaged = { $kind } danneggiato, { $area }
log-kind-destroyed = { $kind } distrutto, { $area }
log-kind-lost = { $kind }: 1 distrutto
log-kind-restored = { $kind }: { $count ->
    [one] 1 torna in Riserva
   *[other] { $count } tornano in Riserva
 }
log-assault-raptor-gained = Si costruisce un Raptor d’assalto al posto di un Raptor: è in Riserva
log-vipers-repaired = { $count ->
    [one] Riparato 1 Viper
   *[other] Riparati { $count } Viper
 }
log-nuke-spent = { $player } usa un’Arma Atomica: { $left ->
    [0] finite
    [one] ne resta 1
   *[other] ne restano { $left }
 }
log-attack-card-discarded = Scartata: { $card }
log-attack-card-drawn = Attacco Cylon: { $card }
log-attack-card-stays = Resta in gioco: { $card }
log-attack-card-reshuffled = Mischiata nel mazzo Crisi: { $card }
log-ships-placed = { $ship }: +{ $count }, { $area }
log-basestars-placed = { $count ->
    [one] Base Stellare collocata
   *[other] { $count } Basi Stellari collocate
 }, { $area }
log-civilians-placed = { $count ->
    [one] 1 Nave Civile collocata
   *[other] { $count } Navi Civili collocate
 }, { $areas }
log-pieces-short = Mancano pezzi: { $piece }, senza posto { $count }
log-fleet-token-back = Preparativi Salto: indietro alla casella { $space }
log-reserve-vipers-damaged = { $count ->
    [one] Danneggiato 1 Viper in Riserva
   *[other] Danneggiati { $count } Viper in Riserva
 }
log-viper-manned = { $player } pilota un Viper, { $area }
log-ability-used = { $player } usa { $ability }
log-hand-added = { $player } aggiunge al Check: { $cards ->
    [one] resta 1 carta Skill
   *[other] restano { $cards } carte Skill
 }
log-crisis-opened = { $player } pesca { $card }
log-crisis-described = { $player } pesca una Crisi
log-crisis-chosen = { $player } sceglie { $choice }
log-crisis-replaced = { $player } sostituisce la Crisi
log-crisis-stays = La Crisi resta in gioco
log-another-crisis = Un’altra Crisi
log-check-began = Skill Check { $difficulty }: { $skills }
log-check-at = { $player }, { $location }: Skill Check { $difficulty }, { $skills }
log-check-about = { $player }, { $location }, per { $about }: Skill Check { $difficulty }, { $skills }
log-check-card = { $player } gioca { $card }
log-check-ability-resolved = { $card } ha effetto
log-check-card-taken-out = { $card } esce dal Check
log-check-card-into-hand = { $card } passa dal Check a una mano
log-check-consequence = Si applica la conseguenza
log-treachery-shown = Dal mazzo Tradimento: { $card }
log-check-ability = { $player }: { $ability } { $by }
log-check-inspired = { $player }: Guida carismatica, le carte di valore 1 corrispondono
log-check-devotion = { $player }: { $skill } conta 0
log-check-quorum = { $card }: { $by }
log-check-quorum-spent = { $card }: scartata per il Check
log-check-told = Difficoltà corretta di { $by }
log-check-type-counts = Corretto: { $skill } corrisponde
log-check-type-against = Corretto: { $skill } non corrisponde
log-check-chosen-pass = { $player } fa superare il Check, senza carte
log-check-chosen-fail = { $player } fa fallire il Check, senza carte
log-check-passed = Superato: { $matching } − { $against } = { $total }, serve { $difficulty }
log-check-partial = Esito parziale: { $matching } − { $against } = { $total }, serve { $difficulty }
log-check-failed = Fallito: { $matching } − { $against } = { $total }, serve { $difficulty }
log-check-passed-total = Superato: totale { $total }, serve { $difficulty }
log-check-partial-total = Esito parziale: totale { $total }, per superarlo serve { $difficulty }
log-check-failed-total = Fallito: totale { $total }, serve { $difficulty }
log-quorum-played = { $player } gioca { $card }
log-quorum-stays = La carta Quorum resta in gioco
log-quorum-with = La carta Quorum resta a { $player }
log-quorum-removed = La carta Quorum è fuori dal gioco
log-quorum-left = Scartata: { $card }
log-picked = { $player } sceglie { $picked }
log-civilian-lost = Nave Civile della scorta distrutta: { $kind }
log-reserve-viper-lost = 1 Viper in Riserva distrutto
log-damaged-viper-lost = 1 Viper danneggiato distrutto
log-area-cleared = Tutte le navi Cylon lasciano la plancia, { $area }
log-raptors-restored = { $count ->
    [one] 1 Raptor distrutto torna in Riserva
   *[other] { $count } Raptor distrutti tornano in Riserva
 }
log-vipers-restored = { $count ->
    [one] 1 Viper distrutto torna in Riserva
   *[other] { $count } Viper distrutti tornano in Riserva
 }
log-distance-grew = Distanza percorsa: { $from } → { $to }
log-loyalty-looked = { $player } guarda una carta Lealtà di { $at }
log-loyalty-looked-all = { $player } guarda tutte le carte Lealtà di { $at }
log-loyalty-given = Carte Lealtà: { $player } → { $to }
log-crisis-removed = La carta è fuori dal gioco
log-cylons-win-resources = Vincono i Cylon, a 0: { $resources }
log-cylons-win-boarded = Vincono i Cylon: i Centurioni hanno preso il Galactica
log-cylons-win-destroyed = Vincono i Cylon: { $locations ->
    [one] 1 area danneggiata
   *[other] { $locations } aree danneggiate
 }
log-cylons-win-final-jump = Vincono i Cylon: ultimo Salto, a 0: { $resources }
log-cylons-win-no-character = Vincono i Cylon: non resta nessun personaggio da scegliere
log-humans-win-kobol = Vincono gli umani: la Flotta ha fatto il suo ultimo Salto
log-humans-declared = Dice il tavolo: vincono gli umani
log-cylons-declared = Dice il tavolo: vincono i Cylon

## Refusals of an answer, which anybody can meet: what was wrong and what is allowed

refused-stale-prompt = Questa domanda ha già una risposta. Guarda che cosa c’è ora.
refused-not-yours = Lo decide un’altra persona. Aspetta, o lascia rispondere chi arbitra.
refused-not-a-choice = “{ $option }” non risponde a nessuna domanda. Scegli uno dei pulsanti.
refused-unknown-option = “{ $option }” qui non si può scegliere. Scegli uno dei pulsanti.
refused-no-cylon-card = Non hai quella carta.
refused-not-met = Quello che chiede questa carta ora non vale.
refused-owners-alone = Solo chi ha la carta dice quale: sul proprio telefono o con questo schermo in mano.
refused-not-begun = La partita non è ancora lì. Fai prima quello che si chiede ora.
refused-game-over = La partita è finita. Continuate a giocare o annullate l’ultima mossa.

piece-viper = Viper
piece-raptor = Raptor
piece-mark-vii = Viper Mark VII
piece-assault-raptor = Raptor d’assalto
piece-raider = Raider
piece-heavy-raider = Raider d’assalto
piece-basestar = Basi Stellari
piece-centurion = Centurioni
piece-civilian-ship = Navi Civili
piece-nuke = Armi Atomiche

civilian-population-1 = 1 popolazione
civilian-population-2 = 2 popolazione
civilian-population-and-fuel = 1 popolazione e 1 carburante
civilian-population-and-morale = 1 popolazione e 1 morale
civilian-nothing = niente a bordo

token-critical-hit = Danni critici
token-disabled-hangar = Hangar fuori uso
token-disabled-weapons = Danno all’armamento
token-structural-damage = Danno strutturale
token-collateral-damage = Danni collaterali
token-damage-to-personnel = Perdite a bordo

## Trouble outside the rules

trouble-journal-full = Il disco è pieno. Niente è cambiato; libera spazio e riprova.
trouble-journal-failed = Non è stato possibile salvare la partita. Niente è cambiato; riprova.
trouble-inside = Qualcosa è andato storto in Dradis. Vale l’ultimo passo salvato.
trouble-not-understood = Dradis non ha capito questa pagina. Ricaricala.
trouble-paused = La partita è in pausa. Prima riprendila.
trouble-mixing = I telefoni stanno mostrando i loro numeri. Riprova tra un momento.
trouble-round-void = Niente è stato distribuito o tirato: un telefono non ha mostrato i suoi numeri. Il registro dice quale. Riprova; un telefono assente resta escluso.
trouble-still-reading = Si sta ancora leggendo. Aspetta che il tempo finisca.

## Steps of a turn

step-receive-skills = Skill
step-movement = Movimento
step-action = Azione
step-crisis = Crisi
step-activate-cylon-ships = Navi Cylon
step-prepare-for-jump = Preparazione

## Piles beside the board

pile-destiny = Mazzo Destino
pile-quorum-hand = Mano Quorum
pile-quorum = Mazzo Quorum
pile-crisis = Mazzo Crisi
pile-super-crisis = Mazzo Super Crisi
held-super-crisis = Super Crisi
pile-destinations = Mazzo Destinazione

## Ships

ship-raider = Raider
ship-heavy-raider = Raider d’assalto
ship-viper = Viper senza equipaggio
ship-mark-vii = Viper Mark VII senza equipaggio
ship-assault-raptor = Raptor d’assalto senza equipaggio

# What has just happened, on every screen.
happened-before = Prima
happened-more = altri { $count }
in-a-row = { $number } di { $of }
unmasked = { $player } è Cylon
unmasked-you = Ora lo sanno tutti. Giochi con i Cylon.
unmasked-strikes-you = Tocca a te.
unmasked-next = Ora: { $what }
unmasked-seen = Ho visto
