# Refusals that only a referee can meet: what was wrong and what is allowed. A phone does not carry them.

refused-referee-only = Può farlo solo chi arbitra.
refused-host-only = Questo lo fa solo Dradis.
refused-no-such-seat = Il posto { $player } non esiste a questo tavolo. Scegli uno dei posti.
refused-no-change = Questo non cambierebbe niente.
refused-no-such-reminder = { $reminder } non è un promemoria; quelli del gioco base sono REM-1–REM-29 e REM-40.
refused-question-first = C’è una domanda aperta. Prima rispondi.
refused-not-dealt = Le carte Lealtà non sono ancora distribuite. Prima distribuiscile.
refused-player-count = Servono da { $fewest } a { $most } persone.
refused-name-empty = Il posto { $player } non ha un nome. Scrivine uno.
refused-name-too-long = Il nome del posto { $player } è troppo lungo. Al massimo { $most } caratteri.
refused-name-twice = Due volte lo stesso nome: { $name }. Ogni nome può esserci una volta sola.
refused-no-such-player = Qui nessuno si chiama { $name }. Giocano: { $players }.
refused-character-twice = Scelto due volte: { $character }. Ogni personaggio si gioca una volta sola.
refused-characters-missing = In un turno in corso tutti hanno bisogno di un personaggio. Indica quelli che mancano.
refused-too-many-cards = Più carte “{ $card }” che nella scatola ({ $copies }). Togline qualcuna.
refused-already-begun = Questa partita è già preparata. Iniziane un’altra dalla prima pagina.
refused-dial-range = Un indicatore non può essere a { $value }. Inserisci da 0 a { $most }.
refused-turn-number = Il turno { $number } non esiste. Inserisci da 1 a 999.
refused-reason-empty = Il motivo è vuoto. Scrivi due parole.
refused-reason-too-long = Il motivo è troppo lungo. Al massimo { $most } caratteri.
refused-impossible = { $count ->
    [one] La plancia non può essere così.
   *[other] La plancia non può essere così, per { $count } motivi.
 }
refused-correction-count = { $given ->
    [0] Non c’è niente da correggere.
   *[other] { $given } correzioni insieme sono troppe. Al massimo { $most }.
 }
refused-list-too-long = È più di quanto abbia una plancia. Al massimo { $most }.
refused-civilian-pile = { $left ->
    [0] Nessuna Nave Civile nella scorta. Prima togline una dalla plancia.
    [one] Solo 1 Nave Civile nella scorta.
   *[other] Solo { $left } Navi Civili nella scorta.
 }
refused-ships-too-early = Le navi si collocano dopo la distribuzione. Indica anche il turno, o collocale dopo.
refused-no-such-row = Il registro non ha la riga { $row }. Scegli di nuovo la riga.
refused-seat-order = Nomina ognuno esattamente una volta.
refused-no-such-civilian-ship = Questa Nave Civile non è più sulla plancia. Guarda di nuovo.
refused-not-by-hand = A queste carte ci pensa Dradis. Correggile solo se ci pensa il tavolo.
refused-reading-time = { $seconds } secondi di lettura sono troppi. Al massimo { $most }.
refused-loyalty-by-hand = Alle carte Lealtà ci pensa il tavolo. Guarda la tua carta.
refused-pile-of-hands = { $added ->
    [one] Registra { $added } carta delle mani; ne hai registrate { $told }.
   *[other] Registra { $added } carte delle mani; ne hai registrate { $told }.
 }
refused-not-in-play = Non fa parte di questa partita. Nomina qualcosa delle vostre scatole.
refused-no-such-skill-card = Nessuna carta Skill ha valore { $strength }. Scegli un altro valore.
refused-no-destiny-to-show = Nessuna carta Destino da rivelare. Prima pescane.
refused-not-over = La partita non è finita.
refused-open-by-hand = Alle carte Lealtà ci pensa il tavolo. Rivelatele al tavolo.
refused-loyalty-open = Tutte le carte Lealtà sono scoperte: non si gioca oltre. Iniziate un’altra partita.
refused-hand-range = Questa mano ha { $held ->
    [one] 1 carta
   *[other] { $held } carte
 }. Guarda di nuovo o correggi la mano.
refused-cylon-location = Nelle aree Cylon stanno solo Cylon rivelati. Scegli un altro posto.
refused-cylons-stay = Un Cylon rivelato resta nelle aree Cylon. Scegline una.
refused-not-a-pilot = Questo personaggio non pilota Viper. Scegli un’area.
refused-no-viper-left = Nessun Viper in Riserva. Prima rimettine uno.
refused-not-on-board = Questo personaggio non è ancora sulla plancia e non si può spostare.
refused-stays-on-board = Nessun personaggio lascia la plancia. Scegli un posto su di essa.
refused-cylon-title = Un Cylon rivelato non può avere titoli. Scegli un’altra persona.
refused-no-leader = Solo un Leader Cylon si infiltra.
refused-pursuit-space = { $most ->
    [0] In questa partita non c’è il tracciato Inseguimento.
   *[other] Il segnalino Inseguimento non può stare lì. Scegli una delle prime { $most } caselle.
  }
refused-too-many-miracles = Qui sono possibili da 0 a { $most } segnalini Miracolo.
refused-too-many-assault-raptors = Possono essere stati costruiti da 0 a { $most } Raptor d’assalto.
refused-already-revealed = Questa persona è già un Cylon rivelato. Scegli un’altra persona.
refused-at-auto-jump = Il segnalino Flotta è su “Salto Automatico”. Fai saltare la Flotta.
refused-distance = Nessuna destinazione ha distanza { $distance }. Inserisci da 0 a { $most }.
refused-super-crises-kept = Alle carte Super Crisi ci pensa Dradis: una è scoperta solo dopo essere stata giocata.
refused-held-hand = A questo pensa Dradis ({ $kind }): dai a { $player } fino a { $left } in più, o togli tutto con 0.
refused-no-damage-token = Questo segnalino Danno non è nella scorta. Scegline un altro.
refused-not-damaged = Quest’area non è danneggiata. Scegline una danneggiata.
refused-no-centurion-left = Tutti i Centurioni sono a bordo. Il Raider d’assalto resta dov’è.
refused-no-centurion = Su questa casella non c’è un Centurione. Guarda il tracciato.
refused-card-in-play = Questa carta è già in gioco. Scegline un’altra, o prima correggi le carte in gioco.
refused-no-basestar = Nessuna Base Stellare sulla plancia può lanciare.
refused-no-heavy-raider = In questo settore non c’è un Raider d’assalto. Guarda di nuovo.
refused-not-there = È l’azione di un’altra area: { $location }. Prima sposta il personaggio.
refused-communications-jammed = Le Comunicazioni non funzionano finché “Assalto con interferenze” è in gioco.
refused-no-civilian-ship = Nessuna Nave Civile nello spazio.
refused-no-roll-to-correct = L’ultima cosa non è stata un tiro. Annulla quello che è venuto dopo o correggi la plancia.
refused-no-such-face = Il dado va da 1 a 8. Tocane uno.
refused-not-on-blue = Il Controllo FTL salta solo con il segnalino Flotta su una casella blu.
refused-out-of-the-game = Questa persona è fuori dalla partita. Scegli chi gioca ancora.
refused-no-jump-here = Da Nuova Caprica la Flotta non salta. L’Ammiraglio ordina il Salto finale quando il Galactica torna.
refused-too-many-forces = Possibili da 0 a { $most } forze di occupazione, su 3 caselle.
refused-not-back = Il Galactica non è tornato. Fino ad allora non succede niente nello spazio né a bordo.
refused-no-crisis-now = Nomina la Crisi nella fase di Crisi, una volta per turno.
refused-check-numbers = Un Check ha difficoltà almeno 1, un Esito parziale minore e almeno un tipo.
refused-damaged-location = Danneggiata: { $location }. Prima riparala.
refused-not-for-cylons = Un Cylon rivelato non agisce per la Flotta. Scegli un’altra persona.
refused-not-theirs = Questo personaggio non ha quell’abilità. Scegli un’altra persona.
refused-not-flying = Questo personaggio non è in un Viper. Prima lancialo.
refused-no-viper-to-activate = Nessun Viper senza equipaggio nello spazio e nessuno in Riserva.
refused-no-target = Non c’è niente da attaccare.
refused-no-nuke = L’Ammiraglio non ha Armi Atomiche.
refused-no-raptor = Nessun Raptor in Riserva.
refused-no-risk = Un Raptor si rischia con 2–8. Scegli uno di questi numeri.
refused-damaged-vipers = { $damaged ->
    [0] Nessun Viper è danneggiato.
    [one] Solo 1 Viper è danneggiato.
   *[other] Solo { $damaged } Viper sono danneggiati.
 }
refused-quorum-range = Il Presidente ha { $held ->
    [one] 1 carta Quorum
   *[other] { $held } carte Quorum
 }; ce ne sono { $most }. Guarda di nuovo.
refused-nothing-to-undo = Non c’è niente da annullare.
refused-nothing-to-redo = Non c’è niente da ripristinare.
refused-stale-step = Nel frattempo c’è stato un altro passo. Guarda l’ultimo e riprova.
refused-undo-barred = Questo non si può annullare: quello che è seguito è già stato visto. Correggilo.

## Where nobody goes now: only the board says so

not-offered-cylon-location = Lì vanno solo Cylon rivelati.
not-offered-human-location = Un Cylon rivelato resta nelle aree Cylon.
not-offered-hazardous = Lì non si va di propria volontà.
not-offered-no-card = Costa 1 carta Skill, e la mano è vuota.
not-offered-brig = Dalla Cella non ci si sposta.
not-offered-off-board = Non ancora sulla plancia.
not-offered-too-far = Troppo lontano per questo Viper.
not-offered-revealed-cylon = Un Cylon rivelato.
not-offered-vice-president = Prima viene il Vicepresidente.
not-offered-in-brig = Già in Cella.
not-offered-prisoner-admiral = Chi è in Cella non riceve questo titolo.
not-offered-damaged = Quest’area è danneggiata.
not-offered-no-action = Quest’area non ha azioni.
not-offered-attached = William Adama non usa gli Alloggi dell’Ammiraglio.
not-offered-not-alone = Tom Zarek non usa un’area in cui c’è un altro personaggio.
not-offered-two-cards = A Laura Roslin servono 2 carte Skill da scartare.
not-offered-fleet-in-red = Il segnalino Flotta è sul rosso.
not-offered-fleet-in-blue = Il segnalino Flotta è sul blu.
not-offered-jammed = “Assalto con interferenze” è in gioco.
not-offered-no-civilian-ship = Nessuna Nave Civile nello spazio.
not-offered-no-target = Non c’è niente da attaccare.
not-offered-no-viper = Nessun Viper per farlo.
not-offered-not-a-pilot = Questo personaggio non pilota Viper.
not-offered-not-president = Lo usa solo il Presidente.
not-offered-no-quorum-card = Nessuna carta Quorum in mano.
not-offered-no-skill-card = Nessuna carta Skill in mano.
not-offered-nothing-to-repair = Qui non c’è niente di danneggiato.
not-offered-once-per-turn = Già usata in questo turno.
not-offered-used-up = Già usata in questa partita.
not-offered-has-miracle = Non può avere altri segnalini Miracolo.
not-offered-leader-no-title = Un Leader Cylon non ha titoli.
not-offered-once-per-game = La fattoria: niente che si usi una volta per partita.
not-offered-no-looking = Sabotaggio del rilevatore: nessuno guarda carte Lealtà.
not-offered-holds-both = L’Ammiraglio è già Presidente.
not-offered-being-played = Tutte le copie sono sul tavolo.
not-offered-nobody = Nessuno da scegliere.
not-offered-sympathizer = Non per un Cylon creato dal Simpatizzante.
not-offered-none-drawn = Nessuna carta Super Crisi pescata.
not-offered-no-basestar = Nessuna Base Stellare sulla plancia.
not-offered-empty-reserve = Nessun Viper in Riserva.
not-offered-piloted = Lo attiva solo chi lo pilota.
not-offered-no-nuke = Nessuna Arma Atomica.
not-offered-no-raptor = Nessun Raptor in Riserva.
not-offered-no-assault-raptor = Nessun Raptor d’assalto rimasto accanto alla plancia.
not-offered-few-vipers = Meno di 2 Viper in Riserva.
not-offered-no-fuel = Carburante finito.
not-offered-no-super-crisis = Nessuna carta Super Crisi in mano.
not-offered-no-raider = Nessun Raider nello spazio.
not-offered-no-heavy-raider = Nessun Raider d’assalto nello spazio.
not-offered-no-centurion = Nessun Centurione a bordo.
not-offered-no-lost-raptor = Nessun Raptor è distrutto.
not-offered-holds-no-mutiny = Non ha carte Ammutinamento.
not-offered-no-prophecy = “Accettare la profezia” non è in gioco.
not-offered-there = Già lì.
not-offered-stays-in-brig = Dalla Cella non si va in Infermeria.
not-offered-colonial-one-closed = Nessuno entra nel Colonial One finché “Bomba sul Colonial One” è in gioco.

## What went wrong with files, networks and phones

trouble-table-damaged = Il file di questa partita è danneggiato e non si può aprire.
trouble-table-went-back = Mancano passi di questa partita: il file è danneggiato, o una copia più vecchia ha preso il suo posto.
trouble-table-gone = Il file di questa partita è stato cancellato o spostato, e la partita si ferma qui. Rimettilo e riaprila.
trouble-table-salvaged = Quello che è intero di questa partita è di nuovo aperto. Controllate la plancia: gli ultimi passi possono mancare.
trouble-table-newer = Questa partita è di un Dradis più recente. Aggiorna Dradis per aprirla.
trouble-table-missing = Questa partita non è più nella cartella.
trouble-table-in-use = Qualcuno è in questa partita. Prima chiudi le sue pagine su telefoni, tablet e schermo a parete.
trouble-delete = Il file della partita non si è potuto eliminare.
trouble-export = Il file della partita non si è potuto scrivere.
trouble-import = Non è un file di partita di Dradis, o è stato modificato.
trouble-import-there = Questa partita è già nell’elenco.
trouble-import-shared = Un file condiviso non ha carte nascoste e non si può continuare. Apri il file salvato.
trouble-import-long = Questo file è troppo lungo per una partita.
trouble-address-gone = Questo computer non ha più quell’indirizzo.
trouble-wifi = Il nome di un Wi-Fi ha fino a 32 lettere, meno con gli accenti; la password da 8 a 63.
trouble-swap-dealt = Dopo la distribuzione i telefoni tengono il posto. Mostra un nuovo codice alla persona giusta.
trouble-here-phone = Il telefono di questa persona è collegato. Leggi lì le carte.
trouble-here-nothing = Non ci sono carte da mostrare.
trouble-pairing = È già passato. Guarda il posto e riprova.
trouble-no-such-row = Questo momento non è nel registro della partita.
trouble-secret-too-long = Qualcuno avrebbe più carte segrete di quante il telefono ne mostri. Niente è cambiato.
trouble-not-committed = Un Dradis più vecchio ha iniziato questa partita, senza numeri per questa estrazione. Estraete al tavolo o iniziatene un’altra.

refused-missions = Ogni Missione sta in un solo posto, e solo Basi Stellari, Raider d’assalto e Centurioni lasciano il gioco.
