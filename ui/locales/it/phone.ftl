# The phone's page until its seat shows. What stands on the seat's own screen is in seat.ftl.

incomplete-title = Manca una parte di questa pagina
incomplete-text = Resta sul Wi-Fi del tavolo e riprova. Il posto resta tuo.
incomplete-again = Riprova

connecting-seat = Cerco il tuo posto. Resta sul Wi-Fi del tavolo.
connecting-stuck = Il tavolo non risponde. Questo telefono è sul suo Wi-Fi? Se sì, chiedi un nuovo codice a chi arbitra e scansionalo.
reconnecting = Connessione persa. Ritorno…
reconnecting-stuck = Connessione persa, e il tavolo non risponde. Questo telefono è sul suo Wi-Fi? Se sì, forse il tavolo ha un nuovo indirizzo: chiedi un nuovo codice a chi arbitra e scansionalo.
answer-kept = La tua risposta è salvata e partirà allora.
keeps-nothing = Questo browser non salva niente. Lascia aperta la pagina: se la ricarichi, torni solo con un nuovo codice.

back-to-seat = Torna al tuo posto

## Several tabs

elsewhere-title = Aperto in un’altra scheda
elsewhere-text = La scheda più recente di questo browser ha il tuo posto.
elsewhere-here = Usa qui

## Comparing

compare-title = Confronta le immagini
compare-text = Mostralo a chi arbitra. I due schermi devono avere le stesse sei immagini, nello stesso ordine.
compare-wait = Entri appena chi arbitra tocca “Uguali”.

## When the table does not let the phone in

reload = Ricarica
reload-title = Questa pagina è superata
reload-text = Il tavolo usa un’altra versione di Dradis. Ricarica la pagina; il posto resta tuo.

game-left = L’arbitraggio ha lasciato questa partita
game-ended-here = Questa partita è finita
game-left-scan = Se ne giochi un’altra, scansiona il suo codice sullo schermo di arbitraggio. Questo telefono prende allora il nuovo posto.
next-taken = Quel posto è appena stato preso. Scegline un altro o chiedi a chi arbitra.
refused-title-no-code = Ancora nessun posto
refused-text-no-code = Chiedi a chi arbitra di mostrare il tuo codice e scansionalo con la fotocamera di questo telefono.
refused-title-malformed-code = Questo indirizzo è incompleto
refused-text-malformed-code = Manca parte del codice. Scansionalo di nuovo, direttamente dallo schermo di arbitraggio.
refused-title-unknown-code = Questo codice non vale più
refused-text-unknown-code = È stato ritirato, o Dradis è ripartito. Chiedi un nuovo codice a chi arbitra.
refused-title-used-code = Questo codice è già usato
refused-text-used-code = Un codice vale una volta, e alcune fotocamere lo aprono prima di te. Chiedine uno nuovo a chi arbitra.
refused-title-expired-code = Questo codice è scaduto
refused-text-expired-code = Un codice dura due minuti. Chiedine uno nuovo a chi arbitra.
refused-title-handshake-failed = Il codice non corrisponde
refused-text-handshake-failed = Il tavolo non è riuscito a leggere questo telefono. Chiedi un nuovo codice a chi arbitra e scansionalo.
refused-title-seat-in-use = Il tuo posto è aperto su un altro telefono
refused-text-seat-in-use = Chiudi lì la pagina ed entra questo. Se quel telefono non è tuo, avvisa chi arbitra.
refused-title-contested = Due telefoni chiedono questo posto
refused-text-contested = Decide chi arbitra. Alza questo telefono e di’ che è tuo.
refused-title-different = Le immagini erano diverse
refused-text-different = Forse c’è qualcuno in mezzo. Entra nel Wi-Fi del tavolo e chiedi un nuovo codice.
refused-title-revoked = Chi arbitra ha ripreso questo posto
refused-text-revoked = Chiedi un nuovo codice per continuare con questo telefono.
refused-title-seat-returned = È tornato il telefono di questo posto
refused-text-seat-returned = Tiene lui il posto. Per giocare con questo, chiedi un nuovo codice a chi arbitra.
refused-title-replaced = Questo posto ora è di un altro telefono
refused-text-replaced = Se non è tuo, dillo subito a chi arbitra. L’avviso è già arrivato.
