# Phones that do not connect, on the referee's page.

network = I telefoni non si collegano?
network-so-far = Finora

network-verdict-none = Nessun dispositivo ha chiesto la pagina.
network-verdict-none-note = Qui non arriva niente. I telefoni sono su un altro Wi-Fi, questo Wi-Fi separa i dispositivi, o il firewall di questo computer li blocca.
network-verdict-host = Solo questo computer ha aperto la pagina.
network-verdict-host-note = Dradis funziona. Prova la rete con un telefono.
network-verdict-knocked = { $device } ha bussato, ma non ha chiesto la pagina.
network-verdict-knocked-note = La rete lo lascia passare. Forse il browser insiste su https: scrivi l’indirizzo con http:// davanti.
network-verdict-preview = { $device } ha la pagina aperta in un’app di scansione.
network-verdict-preview-note = La rete lo lascia passare. Questi browser spesso si bloccano: scegli “Apri nel browser” nel menu, o scansiona con la fotocamera.
network-verdict-loaded = { $device } ha la pagina, ma non si è collegato.
network-verdict-loaded-note = Rete e firewall sono a posto. Scansiona un nuovo codice con questo telefono e ricarica la pagina se non succede niente.
network-verdict-called = { $device } ha provato un codice vecchio.
network-verdict-called-note = Rete e firewall sono a posto. Un codice vale una volta, due minuti: mostrane uno nuovo.
network-verdict-through = I dispositivi passano.
network-verdict-through-note = Rete e firewall sono a posto. Se non si collega un solo telefono, controlla lì dati mobili e VPN.

network-device-host = Questo computer
network-device-android = Un dispositivo Android
network-device-iphone = Un iPhone
network-device-ipad = Un iPad
network-device-mac = Un Mac o un iPad
network-device-windows = Un computer Windows
network-device-linux = Un computer Linux
network-device-unknown = Un dispositivo

network-ago-seconds = { $count } s fa
network-ago-minutes = { $count } min fa
network-ago-hours = { $count } h fa

network-where = I telefoni sono sullo stesso Wi-Fi?
network-where-note = Ogni telefono deve essere sulla rete di questo computer, non su una rete ospiti o con dati mobili.
network-address = Indirizzo nel codice
network-address-choose = Scegli un altro indirizzo
network-address-auto = Sceglie Dradis
network-address-none = Questo computer non è in rete. Collegalo al Wi-Fi del tavolo; i codici si aggiornano da soli.
network-address-gone = L’indirizzo scelto, { $address }, non c’è più. Il codice usa { $now } finché non torna.
network-address-missing = I telefoni non raggiungono nessun indirizzo, quindi niente codice. Entra nel Wi-Fi del tavolo o scegli qui un indirizzo.
network-kind-private = Una rete di casa o un hotspot. Va bene.
network-kind-virtual = Una macchina virtuale o un container di questo computer. I telefoni non ci arrivano.
network-kind-vpn = Una VPN. Ci arrivano solo telefoni sulla stessa VPN.
network-kind-public = Un indirizzo pubblico. I browser avvisano, e quasi nessuna rete lascia passare i telefoni.
network-kind-shared = La rete interna di un operatore o una VPN. I telefoni ci arrivano di rado.
network-kind-link-local = Questa scheda non ha ricevuto un indirizzo. I telefoni ci arrivano di rado.
network-kind-loopback = Ci arriva solo questo computer.
network-public-warning = I telefoni avviseranno che la pagina non è sicura e forse chiederanno. Meglio un vostro Wi-Fi.

network-who = Che cosa è arrivato?
network-who-none = Ancora niente.
network-who-try = Apri questo su un telefono qualsiasi, senza codice. Lo vedi qui appena arriva.
network-visit-knocked = { $device } ha bussato { $ago }.
network-visit-loaded = { $device } ha caricato la pagina { $ago }, ma non si è collegato.
network-visit-preview = { $device } ha caricato la pagina in un’app di scansione { $ago }.
network-visit-called = { $device } ha provato un codice vecchio { $ago }.
network-visit-joined = { $device } si è collegato { $ago }.
network-visit-host = Questo computer ha aperto la pagina { $ago }.
network-phone-here = Il telefono di { $name } è qui.
network-phone-left = Il telefono di { $name } c’era fino alle { $time }.
network-who-note = Contato dall’avvio di Dradis e mai salvato.

network-what = Che cosa lo impedisce?
network-likely = probabile
network-apart = Il Wi-Fi separa i dispositivi
network-apart-sign = Si vede così: tutti i telefoni hanno Wi-Fi e internet, ma qui non arriva niente. Comune in bar, hotel, fiere e reti ospiti.
network-apart-do = Passate dalla rete ospiti a quella normale. Sul vostro router disattivate “isolamento client”, “isolamento AP” o “modalità ospite”. Se non si può, usate un hotspot: vedi sotto.
network-firewall = Il firewall di questo computer
network-firewall-sign = Si vede così: nessun telefono passa, anche se sono tutti sullo stesso Wi-Fi.
network-firewall-windows = Windows: in “Sicurezza di Windows”, “Firewall”, consenti Dradis per le reti private. Nelle proprietà del Wi-Fi scegli “Rete privata”.
network-firewall-macos = macOS: in “Impostazioni di Sistema”, “Rete”, “Firewall”, “Opzioni” consenti le connessioni in entrata per Dradis.
network-firewall-linux = Linux: apri la porta TCP { $port }, per esempio con “sudo ufw allow { $port }/tcp” o “sudo firewall-cmd --add-port={ $port }/tcp”.
network-mobile = Il telefono preferisce i dati mobili
network-mobile-sign = Si vede così: un telefono non trova niente, e il Wi-Fi non ha internet. Allora usa i dati mobili.
network-mobile-android = Android: quando dice che il Wi-Fi non ha internet, tocca “Resta connesso”. O spegni i dati mobili per la serata.
network-mobile-iphone = iPhone: scegli “Continua a usare il Wi-Fi” e in “Impostazioni”, “Cellulare” disattiva “Assistenza Wi-Fi”.
network-vpn = Una VPN o un relay privato sul telefono
network-vpn-sign = Si vede così: un telefono non trova niente, gli altri sì.
network-vpn-android = Android: in “Impostazioni”, “Rete e Internet”, “VPN” spegnila, anche “VPN sempre attiva”. Può esserlo anche un blocco pubblicità.
network-vpn-iphone = iPhone: in “Impostazioni”, “Generali”, “VPN e gestione dispositivo” spegni la VPN. Per questo Wi-Fi disattiva “Limita tracciamento indirizzo IP”. I browser diversi da Safari vogliono “Rete locale” in “Privacy e sicurezza”.
network-vpn-computer = Questo computer: anche una VPN qui può tenere fuori i telefoni. Spegnila o consenti la rete locale.
network-browser = Il browser sbagliato
network-browser-sign = Si vede così: la pagina si carica, poi non succede niente; o il telefono parla di https o di un sito non sicuro.
network-browser-do = Scansiona il codice con la fotocamera; usa Safari, Chrome o Firefox. Le schede private vanno bene, ma dimenticano il posto quando le chiudi. Se appare un avviso continua: quello che conta è comunque cifrato.

network-wifi = Un vostro Wi-Fi
network-wifi-note = L’hotspot di un telefono o un piccolo router tiene fuori gli altri e non serve internet. Un telefono che fa da hotspot non sempre può giocare: usatene uno in più.
network-wifi-name = Nome del Wi-Fi
network-wifi-security = Sicurezza
network-wifi-wpa = Con password
network-wifi-open = Aperto a tutti
network-wifi-password = Password
network-wifi-password-note = Almeno 8 caratteri.
network-wifi-hidden = Il nome è visibile?
network-wifi-tells = Visibile
network-wifi-hides = Nascosto
network-wifi-type = Scrivi una volta nome e password
network-wifi-keep = Salva e mostra il codice
network-wifi-kept-note = Salvato nella cartella di Dradis su questo computer, solo per il tuo utente, finché non lo elimini. Non lo vede nessun telefono né lo schermo a parete.
network-wifi-is-kept = Questo computer ha un Wi-Fi salvato.
network-wifi-show = Mostra il codice per entrare
network-wifi-hide = Nascondi
network-wifi-change = Cambia
network-wifi-cancel = Annulla
network-wifi-forget = Elimina
network-wifi-code = Codice QR per entrare in { $name }
network-wifi-step-join = Scansiona questo per entrare nel Wi-Fi.
network-wifi-step-open = Poi scansiona il tuo codice per aprire la pagina.
network-wifi-computer = Collega anche questo computer. I codici si aggiornano da soli.
network-wifi-none = Nessuna, è aperto

network-sleep = Telefoni che si addormentano
network-sleep-note = Non si perde niente: sblocca il telefono e torna. Perché succeda meno:
network-sleep-iphone = iPhone: “Impostazioni”, “Schermo e luminosità”, “Blocco automatico”, 5 minuti.
network-sleep-android = Android: “Impostazioni”, “Display”, “Timeout schermo”, 10 minuti.
network-sleep-charge = Tenete un caricatore vicino, anche per questo computer. Il risparmio energetico blocca prima.

network-without = Senza telefoni
network-without-hand = Passa questo schermo a chi non ha telefono: può leggere qui.
network-without-later = Dopo la distribuzione passate questo schermo: chi non ha telefono vi legge le carte Lealtà. Per giocare non serve un telefono.
network-without-table = Le carte Lealtà le distribuite voi, quindi non serve un telefono. Serve solo a non chiamarsi da un capo all’altro del tavolo.
network-without-go = Continua senza telefoni
