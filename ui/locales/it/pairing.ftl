# Phones and players without one, on the referee's page.

phones-pair = Associa telefoni
phones-missing = { $count ->
    [one] Manca il telefono di 1 persona.
   *[other] Mancano i telefoni di { $count } persone.
 }
phones-waiting = { $count ->
    [one] 1 telefono aspetta il confronto delle immagini:
   *[other] { $count } telefoni aspettano il confronto delle immagini:
 }
phones-compare = Confronta immagini
phones-here = Senza telefono: leggi qui
phones-all = Tutti hanno un telefono.

pairing-title = Telefono di { $name }
pairing-round = Telefono { $at } di { $of }
pairing-skip = Salta { $name }
pairing-none = { $name } non ha ancora un telefono al tavolo.
pairing-none-note = Mostra il codice solo a questa persona. Vale una volta, due minuti.
pairing-offer = Mostra il codice
pairing-code = Codice QR per il telefono di { $name }
pairing-step-network = Entra con il telefono nel Wi-Fi del tavolo.
pairing-step-scan = { $name } scansiona questo codice con la fotocamera.
pairing-step-compare = Confrontate sei immagini sui due schermi.
pairing-left = Secondi prima che il codice scada
pairing-once = Il codice vale una volta. Un telefono può avere più posti.
pairing-address = Niente fotocamera? Mostra l’indirizzo
pairing-no-address = Questo computer non è su una rete che i telefoni raggiungono.
pairing-no-address-note = Collegalo al Wi-Fi del tavolo; poi appare il codice.
pairing-expired = Il codice è scaduto.
pairing-again = Mostra un nuovo codice
pairing-compare = Il telefono di { $name } mostra le stesse sei immagini?
pairing-same = Uguali
pairing-different = Diverse
pairing-different-note = Immagini diverse: forse qualcuno si è messo in mezzo. Allora Dradis scollega il telefono e non gli invia segreti.
pairing-gone = Il telefono è andato via. Riaprite lì la pagina, o mostra un nuovo codice.
pairing-spent = Il telefono è andato via e il codice è stato provato cinque volte. Mostrane uno nuovo.
pairing-connected = Il telefono di { $name } è collegato.
pairing-connected-note = I suoi segreti viaggiano cifrati.
pairing-next = Avanti: telefono di { $name }
pairing-away = Il telefono di { $name } è in standby.
pairing-away-note = Torna quando si riapre la pagina.
pairing-substitute = Dai il posto a un altro telefono
pairing-substitute-note = Per una sostituzione o un telefono perso: Dradis scollega subito il vecchio e mostra un nuovo codice.
pairing-revoke = Scollega il telefono
pairing-swap = Scansionato da un altro? Scambia i telefoni
pairing-swap-note = Fino alla distribuzione due telefoni possono scambiarsi il posto.
pairing-swap-with = con { $name }
pairing-contested = Due telefoni chiedono il posto di { $name }.
pairing-contested-note = Uno di loro lo dice sullo schermo. Se è quello di { $name }, tienilo. Se no, scollega entrambi e mostra a { $name } un nuovo codice.
pairing-keep = Tieni quel telefono
pairing-revoke-both = Scollega entrambi

seat-leave = { $name } lascia la partita?
seat-leave-note = Questo posto lo gioca tutto il tavolo. Le sue carte Lealtà restano nascoste. Dradis scollega il telefono.
seat-leave-do = Ha lasciato la partita
seat-left-now = { $name } ha lasciato il tavolo.
seat-left-note = Questo posto lo gioca tutto il tavolo. Le sue carte Lealtà restano nascoste.
seat-take = È di nuovo qui

here-show = Mostra qui le carte di { $name }
here-title = Passa lo schermo a { $name }
here-note = Guarda solo { $name }. Il registro segna per tutti che le carte sono state mostrate qui.
here-take = Sono { $name }
here-not-now = Non ora
here-look = { $name }, guarda le tue carte
here-read = Ho letto le mie carte
here-time = Secondi di lettura
here-together = Si legge finché non scade il tempo. Poi conferma.
here-done = Copri e restituisci
here-back-title = Restituisci lo schermo
here-back-note = Non mostra più le carte di { $name }.
here-back = Torna al tavolo

# The referee's second screen.

tablet-add = Aggiungi un tablet
tablet-manage = Il tablet
tablet-menu-note = Un secondo schermo con la stessa vista e gli stessi comandi.
tablet-title = Il tablet dell’arbitraggio
tablet-none = Un tablet può essere il secondo schermo di arbitraggio.
tablet-none-note = I due schermi mostrano e fanno lo stesso. Il registro segna quello che si tocca sul tablet.
tablet-code = Codice QR per il tablet dell’arbitraggio
tablet-step-network = Entra con il tablet nel Wi-Fi del tavolo.
tablet-step-scan = Scansiona questo codice con la sua fotocamera.
tablet-once = Il codice vale una volta, solo per il tablet dell’arbitraggio.
tablet-compare = Il tablet mostra le stesse sei immagini?
tablet-different-note = Immagini diverse: forse qualcuno si è messo in mezzo. Allora Dradis scollega il tablet e non gli invia niente.
tablet-gone = Il tablet è andato via. Riapri la sua pagina o mostra un nuovo codice.
tablet-here = Questo è il tablet dell’arbitraggio.
tablet-connected = Il tablet è collegato.
tablet-connected-note = Tutto viaggia cifrato.
tablet-away = Il tablet è in standby.
tablet-away-note = Torna quando riapri la sua pagina.
tablet-another = Usa un altro tablet
tablet-revoke = Scollega il tablet
tablet-contested = Due tablet dicono di essere questo.
tablet-contested-note = Se quello collegato è tuo, tienilo. Se no, scollega entrambi e mostra un nuovo codice.
tablet-keep = Tieni questo tablet

tablet-gate-compare = Confronta le immagini
tablet-gate-compare-note = L’altro schermo deve mostrare le stesse sei immagini nello stesso ordine. Tocca lì “Uguali”.
tablet-gate-closed = Ora non è lo schermo di arbitraggio
tablet-no-code = Questo codice non vale più. Scegli “Aggiungi un tablet” nel menu dell’altro schermo e scansiona quello nuovo.
tablet-in-use = Un altro tablet è il secondo schermo. Scollegalo nel menu dell’altro schermo per far entrare questo.
tablet-was-different = Le immagini erano diverse. Mostra un nuovo codice sull’altro schermo e riprova.
tablet-was-revoked = L’arbitraggio ha scollegato questo tablet. Per usarlo ancora, scegli “Aggiungi un tablet” nel menu dell’altro schermo.
tablet-reload = Questa pagina e il tavolo hanno versioni diverse. Ricaricala.
reload-page = Ricarica
