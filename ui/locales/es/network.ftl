# Phones that do not connect, on the referee's page.

network = ¿Los móviles no conectan?
network-so-far = Hasta ahora

network-verdict-none = Ningún dispositivo ha pedido la página.
network-verdict-none-note = Aquí no llega nada. Los móviles están en otra wifi, esta wifi separa los dispositivos, o lo bloquea el cortafuegos de este ordenador.
network-verdict-host = Solo este ordenador ha abierto la página.
network-verdict-host-note = Dradis funciona. Prueba la red con un móvil.
network-verdict-knocked = { $device } ha llamado, pero no ha pedido la página.
network-verdict-knocked-note = La red lo deja pasar. Quizá su navegador insiste en https: escribe la dirección con http:// delante.
network-verdict-preview = { $device } tiene la página abierta en una app de escaneo.
network-verdict-preview-note = La red lo deja pasar. Esos navegadores se atascan a menudo: elige “Abrir en el navegador” en su menú, o escanea con la cámara del móvil.
network-verdict-loaded = { $device } tiene la página, pero no se ha conectado.
network-verdict-loaded-note = La red y el cortafuegos están bien. Escanea otro código con este móvil y recarga su página si no pasa nada.
network-verdict-called = { $device } ha probado un código viejo.
network-verdict-called-note = La red y el cortafuegos están bien. Un código vale una vez, dos minutos: muestra otro.
network-verdict-through = Los dispositivos pasan.
network-verdict-through-note = La red y el cortafuegos están bien. Si falla solo un móvil, mira si usa datos móviles o una VPN.

network-device-host = Este ordenador
network-device-android = Un dispositivo Android
network-device-iphone = Un iPhone
network-device-ipad = Un iPad
network-device-mac = Un Mac o un iPad
network-device-windows = Un ordenador con Windows
network-device-linux = Un ordenador con Linux
network-device-unknown = Un dispositivo

network-ago-seconds = hace { $count } s
network-ago-minutes = hace { $count } min
network-ago-hours = hace { $count } h

network-where = ¿Están los móviles en la misma wifi?
network-where-note = Cada móvil debe estar en la red de este ordenador, no en una de invitados ni con datos móviles.
network-address = Dirección del código
network-address-choose = Elegir otra dirección
network-address-auto = Elige Dradis
network-address-none = Este ordenador no está en ninguna red. Conéctalo a la wifi de la mesa; los códigos se actualizan solos.
network-address-gone = La dirección elegida, { $address }, ya no está. El código usa { $now } hasta que vuelva.
network-address-missing = Los móviles no alcanzan aquí ninguna dirección, así que no hay código. Entra en la wifi de la mesa o elige aquí una dirección.
network-kind-private = Una red doméstica o un punto de acceso. Esta sirve.
network-kind-virtual = Una máquina virtual o un contenedor de este ordenador. Los móviles no llegan.
network-kind-vpn = Una VPN. Solo llegan los móviles de la misma VPN.
network-kind-public = Una dirección pública. Los navegadores avisan y casi ninguna red deja pasar móviles.
network-kind-shared = La red interna de un operador o una VPN. Los móviles rara vez llegan.
network-kind-link-local = Este adaptador no tiene dirección. Los móviles rara vez llegan.
network-kind-loopback = Solo llega este ordenador.
network-public-warning = Los móviles avisarán de que la página no es segura y quizá pregunten. Mejor vuestra propia wifi.

network-who = ¿Qué ha llegado?
network-who-none = Aún nada.
network-who-try = Abre esto en cualquier móvil, sin código. Aquí lo verás en cuanto llegue.
network-visit-knocked = { $device } llamó { $ago }.
network-visit-loaded = { $device } cargó la página { $ago }, pero no se ha conectado.
network-visit-preview = { $device } cargó la página en una app de escaneo { $ago }.
network-visit-called = { $device } probó un código viejo { $ago }.
network-visit-joined = { $device } se conectó { $ago }.
network-visit-host = Este ordenador abrió la página { $ago }.
network-phone-here = El móvil de { $name } está aquí.
network-phone-left = El móvil de { $name } estuvo hasta las { $time }.
network-who-note = Se cuenta desde que se abrió Dradis y nunca se guarda.

network-what = ¿Qué lo impide?
network-likely = probable
network-apart = La wifi separa los dispositivos
network-apart-sign = Se reconoce así: todos los móviles tienen wifi e internet, pero aquí no llega nada. Común en cafés, hoteles, jornadas y redes de invitados.
network-apart-do = Cambiad de la red de invitados a la normal. En vuestro router desactivad “aislamiento de clientes”, “aislamiento AP” o “modo invitado”. Si no se puede, usad un punto de acceso: ver abajo.
network-firewall = El cortafuegos de este ordenador
network-firewall-sign = Se reconoce así: no pasa ningún móvil, aunque todos están en la misma wifi.
network-firewall-windows = Windows: en “Seguridad de Windows”, “Firewall”, permite Dradis en redes privadas. En las propiedades de la wifi elige “Red privada”.
network-firewall-macos = macOS: en “Ajustes del Sistema”, “Red”, “Firewall”, “Opciones”, permite conexiones entrantes para Dradis.
network-firewall-linux = Linux: abre el puerto TCP { $port }, por ejemplo con “sudo ufw allow { $port }/tcp” o “sudo firewall-cmd --add-port={ $port }/tcp”.
network-mobile = El móvil prefiere los datos móviles
network-mobile-sign = Se reconoce así: un móvil no encuentra nada y la wifi no tiene internet. El móvil usa entonces los datos.
network-mobile-android = Android: cuando diga que la wifi no tiene internet, toca “Seguir conectado”. O apaga los datos móviles esta noche.
network-mobile-iphone = iPhone: elige “Seguir usando Wi-Fi” y en “Ajustes”, “Datos móviles”, apaga “Asistencia para Wi-Fi”.
network-vpn = Una VPN o relay privado en el móvil
network-vpn-sign = Se reconoce así: un móvil no encuentra nada y los demás sí.
network-vpn-android = Android: en “Ajustes”, “Redes e Internet”, “VPN”, apágala, también “VPN siempre activa”. Un bloqueador de anuncios puede ser una.
network-vpn-iphone = iPhone: en “Ajustes”, “General”, “VPN y gestión de dispositivos”, apaga la VPN. Para esta wifi apaga “Limitar rastreo de dirección IP”. Otros navegadores que no sean Safari necesitan “Red local” en “Privacidad y seguridad”.
network-vpn-computer = Este ordenador: una VPN aquí también puede dejar fuera los móviles. Apágala o permite en ella la red local.
network-browser = El navegador equivocado
network-browser-sign = Se reconoce así: la página carga y luego no pasa nada; o el móvil habla de https o de un sitio no seguro.
network-browser-do = Escanea el código con la cámara del móvil; usa Safari, Chrome o Firefox. Las pestañas privadas sirven, pero olvidan el puesto al cerrarlas. Si sale un aviso, continúa: lo importante va cifrado igualmente.

network-wifi = Vuestra propia wifi
network-wifi-note = El punto de acceso de un móvil o un router pequeño deja fuera al resto y no necesita internet. Un móvil que lo abre no siempre puede jugar: usad uno de sobra.
network-wifi-name = Nombre de la wifi
network-wifi-security = Seguridad
network-wifi-wpa = Con contraseña
network-wifi-open = Abierta
network-wifi-password = Contraseña
network-wifi-password-note = Al menos 8 caracteres.
network-wifi-hidden = ¿Se ve su nombre?
network-wifi-tells = Visible
network-wifi-hides = Oculto
network-wifi-type = Escribe una vez nombre y contraseña
network-wifi-keep = Guardar y mostrar el código
network-wifi-kept-note = Guardada en la carpeta de Dradis de este ordenador, solo para tu usuario, hasta que la elimines. No la ve ningún móvil ni la pantalla mural.
network-wifi-is-kept = Este ordenador tiene una wifi guardada.
network-wifi-show = Mostrar el código para entrar
network-wifi-hide = Ocultarlo
network-wifi-change = Cambiarla
network-wifi-cancel = Cancelar
network-wifi-forget = Eliminarla
network-wifi-code = Código QR para entrar en { $name }
network-wifi-step-join = Escanea esto para entrar en la wifi.
network-wifi-step-open = Después escanea tu propio código para abrir la página.
network-wifi-computer = Conecta también este ordenador. Los códigos se actualizan solos.
network-wifi-none = Ninguna, es abierta

network-sleep = Móviles que se duermen
network-sleep-note = No se pierde nada: desbloquea el móvil y vuelve. Para que pase menos:
network-sleep-iphone = iPhone: “Ajustes”, “Pantalla y brillo”, “Bloqueo automático”, 5 minutos.
network-sleep-android = Android: “Ajustes”, “Pantalla”, “Tiempo de espera de la pantalla”, 10 minutos.
network-sleep-charge = Tened un cargador a mano, también para este ordenador. El ahorro de energía bloquea antes.

network-without = Sin móviles
network-without-hand = Pasa esta pantalla a quien no tenga móvil: puede leer en ella.
network-without-later = Tras el reparto, pasad esta pantalla: quien no tiene móvil lee en ella sus cartas de Lealtad. Nadie necesita móvil para jugar.
network-without-table = Repartís las cartas de Lealtad, así que nadie necesita móvil. Solo ahorran algo de hablar de lado a lado de la mesa.
network-without-go = Seguir sin móviles
