# A player's cards, held and covered: on their phone, and on a screen that is passed around.

your-loyalty = La tua lealtà
card-of = { $number } di { $cards }
card-covered = Carta { $number } di { $cards }, coperta
hold = Tieni per guardare
holding = Scoperte…
hold-note = Si copre quando lasci, o dopo 5 secondi.
hold-note-tap = Si copre se tocchi di nuovo, o dopo 5 secondi.
hold-described = Con uno screen reader o con Invio si apre per 5 secondi e viene letto ad alta voce.
tap-look = Tocca per guardare
tap-cover = Tocca per coprire
confirm-described = Con uno screen reader lo chiede un’altra volta.
tap-sure = Davvero? Tocca ancora
cards-on-their-way = Le tue carte stanno arrivando.
civilians-seen = Navi Civili che hai guardato
civilian-seen = Nave { $number }
hold-ships = Tieni per vedere le navi
card-unknown = Ancora nessuna carta
card-unknown-note = Guarda di nuovo tra un momento.

# Revealing as a Cylon: the same on every phone until it was held to its end.
reveal-hold = Tieni per rivelarti Cylon
reveal-tap = Rivelati Cylon
reveal-holding = Continua a tenere…
reveal-note = È su ogni telefono. Se lasci, non succede niente.
reveal-note-tap = È su ogni telefono. Lo chiede un’altra volta.
reveal-human = Non hai una carta Cylon; non è stato inviato niente.
goal-hold = Tieni per rivelare un obiettivo personale
goal-none = Non hai un obiettivo personale; non è stato inviato niente.
show-card = Carta { $number }
show-card-note = Quale carta mostri? Prima guardale.
show-card-human = Non è una carta Cylon; non è stato inviato niente.

# Cards that one player looks at and another one holds.
look-at = { $cards ->
    [one] Carta
   *[other] Carte
 } di { $player }, solo per te
look-by = { $player } guarda { $cards ->
    [one] una delle tue carte
   *[other] le tue carte
 }
look-says = “{ $words }”
hold-look-at = Tieni per vedere { $cards ->
    [one] la carta
   *[other] le carte
 } di { $player }
hold-look-by = Tieni per vedere { $cards ->
    [one] quale
   *[other] quali
 }

# Cards that players hold, by kind. Super Crises in the hand of a revealed Cylon: what is in Dradis’s books of them.
your-super-crisis = Le tue Super Crisi
hold-held = Tieni per vedere le carte
held-super-crisis-bomb-on-colonial-1 = Bomba sul Colonial One
held-super-crisis-bomb-on-colonial-1-does = Check 15: Tattica, Pilotaggio, Ingegneria. Fallito: morale −2, chi è sul Colonial One va in Infermeria, e nessuno vi entra più.
held-super-crisis-cylon-intruders = Intrusi Cylon
held-super-crisis-cylon-intruders-does = Check 18: Leadership, Tattica. Sotto 18: abborda 1 Centurione. Sotto 14: ne abbordano 2 e danno al Galactica.
held-super-crisis-fleet-mobilization = Mobilitazione della Flotta
held-super-crisis-fleet-mobilization-does = Check 24: Leadership, Tattica, Pilotaggio, Ingegneria. Superato: agiscono alcune navi Cylon. Fallito: morale −1, tutte.
held-super-crisis-inbound-nukes = Testate atomiche in arrivo
held-super-crisis-inbound-nukes-does = Check 15: Leadership, Tattica. Fallito: carburante −1, cibo −1, popolazione −1.
held-super-crisis-massive-assault = Assalto in massa
held-super-crisis-massive-assault-does = Agiscono Raider d’assalto e Basi Stellari. Arrivano 2 Basi Stellari con le loro navi. Il segnalino Flotta torna indietro di 2 caselle.

# Destinations, for the one who chooses: what is in Dradis’s books of them.
destination-scouted = La prima carta Destinazione
destinations-drawn = Destinazioni tra cui scegliere
destiny-seen = Il mazzo Destino, solo per te
hold-destinations = Tieni per vederle
card-distance = distanza
destinations-note = Le vedi solo tu. Segnane una; un Salto non si può annullare.
jump-hold = Tieni per saltare: { $which }
jump-tap = Salta: { $which }
choose-hold = Tieni per scegliere: { $which }
choose-tap = Scegli: { $which }
choose-note = Le vedi solo tu. Segnane una; non si può annullare.
choose-place-first = Prima segna una carta
choosing-holding = Continua a tenere…
destination-asteroid-field = Campo di asteroidi
destination-asteroid-field-does = Carburante −2. Si perde 1 Nave Civile.
destination-barren-planet = Pianeta sterile
destination-barren-planet-does = Carburante −2.
destination-cylon-ambush = Imboscata Cylon
destination-cylon-ambush-does = Carburante −1. Arrivano 1 Base Stellare, 3 Raider e 3 Navi Civili.
destination-cylon-refinery = Raffineria Cylon
destination-cylon-refinery-does = Carburante −1. Rischia 2 Viper per 2 carburante (6+).
destination-deep-space = Spazio profondo
destination-deep-space-does = Carburante −1, morale −1.
destination-desolate-moon = Luna desolata
destination-desolate-moon-does = Carburante −3.
destination-icy-moon = Luna ghiacciata
destination-icy-moon-does = Carburante −1. Rischia un Raptor per 1 cibo (3+).
destination-ragnar-anchorage = Ancoraggio di Ragnar
destination-ragnar-anchorage-does = Nessun carburante. Recupera 3 Viper e 1 Raptor.
destination-remote-planet = Pianeta remoto
destination-remote-planet-does = Carburante −1. Si perde 1 Raptor.
destination-tylium-planet = Pianeta ricco di tylium
destination-tylium-planet-does = Carburante −1. Rischia un Raptor per 2 carburante (3+).
