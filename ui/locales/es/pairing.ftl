# Phones and players without one, on the referee's page.

phones-pair = Vincular móviles
phones-missing = { $count ->
    [one] Falta el móvil de 1 persona.
   *[other] Faltan los móviles de { $count } personas.
 }
phones-waiting = { $count ->
    [one] 1 móvil espera que compares sus imágenes:
   *[other] { $count } móviles esperan que compares sus imágenes:
 }
phones-compare = Comparar imágenes
phones-here = Sin móvil: leer aquí
phones-all = Todo el mundo tiene móvil.

pairing-title = Móvil de { $name }
pairing-round = Móvil { $at } de { $of }
pairing-skip = Saltar a { $name }
pairing-none = Aún no hay ningún móvil de { $name }.
pairing-none-note = Muestra el código solo a esta persona. Vale una vez, dos minutos.
pairing-offer = Mostrar el código
pairing-code = Código QR para el móvil de { $name }
pairing-step-network = Entra con el móvil en la wifi de la mesa.
pairing-step-scan = { $name } escanea este código con la cámara.
pairing-step-compare = Comparad seis imágenes en las dos pantallas.
pairing-left = Segundos hasta que caduque el código
pairing-once = El código vale una vez. Un móvil puede tener varios puestos.
pairing-address = ¿Sin cámara? Mostrar la dirección
pairing-no-address = Este ordenador no está en ninguna red que alcancen los móviles.
pairing-no-address-note = Conéctalo a la wifi de la mesa y aparecerá el código.
pairing-expired = El código ha caducado.
pairing-again = Mostrar otro código
pairing-compare = ¿Muestra el móvil de { $name } las mismas seis imágenes?
pairing-same = Iguales
pairing-different = Distintas
pairing-different-note = Imágenes distintas: puede haber alguien en medio. Dradis desconecta entonces el móvil y no le envía secretos.
pairing-gone = El móvil se ha ido. Que abra otra vez la página, o muestra otro código.
pairing-spent = El móvil se ha ido y el código se probó cinco veces. Muestra otro.
pairing-connected = El móvil de { $name } está conectado.
pairing-connected-note = Sus secretos viajan cifrados.
pairing-next = Siguiente: móvil de { $name }
pairing-away = El móvil de { $name } está en reposo.
pairing-away-note = Vuelve al abrir la página.
pairing-substitute = Dar el puesto a otro móvil
pairing-substitute-note = Para una sustitución o un móvil perdido: Dradis desconecta el viejo al momento y muestra otro código.
pairing-revoke = Desconectar el móvil
pairing-swap = ¿Escaneado por otra persona? Cambiar móviles
pairing-swap-note = Hasta el reparto dos móviles pueden cambiar de puesto.
pairing-swap-with = con { $name }
pairing-contested = Dos móviles piden el puesto de { $name }.
pairing-contested-note = Uno de ellos lo dice en su pantalla. Si es el de { $name }, consérvalo. Si no, desconecta los dos y muestra otro código a { $name }.
pairing-keep = Conservar ese móvil
pairing-revoke-both = Desconectar los dos

seat-leave = ¿Deja { $name } la partida?
seat-leave-note = Este puesto lo juega toda la mesa. Sus cartas de Lealtad siguen ocultas. Dradis desconecta el móvil.
seat-leave-do = Ha dejado la partida
seat-left-now = { $name } ha dejado la mesa.
seat-left-note = Este puesto lo juega toda la mesa. Sus cartas de Lealtad siguen ocultas.
seat-take = Ha vuelto

here-show = Mostrar aquí las cartas de { $name }
here-title = Pasa la pantalla a { $name }
here-note = Solo mira { $name }. El registro anota para todo el mundo que las cartas se mostraron aquí.
here-take = Soy { $name }
here-not-now = Ahora no
here-look = { $name }, mira tus cartas
here-read = He leído mis cartas
here-time = Segundos de lectura
here-together = Todo el mundo lee hasta que acabe el tiempo. Después, confirma.
here-done = Tapar y devolver
here-back-title = Devuelve la pantalla
here-back-note = Ya no muestra las cartas de { $name }.
here-back = Volver a la mesa

# The referee's second screen.

tablet-add = Añadir una tablet
tablet-manage = La tablet
tablet-menu-note = Una segunda pantalla con la misma vista y los mismos controles.
tablet-title = La tablet del arbitraje
tablet-none = Una tablet puede ser la segunda pantalla de arbitraje.
tablet-none-note = Las dos pantallas muestran y hacen lo mismo. El registro señala lo tocado en la tablet.
tablet-code = Código QR para la tablet del arbitraje
tablet-step-network = Entra con la tablet en la wifi de la mesa.
tablet-step-scan = Escanea este código con su cámara.
tablet-once = El código vale una vez, solo para la tablet del arbitraje.
tablet-compare = ¿Muestra la tablet las mismas seis imágenes?
tablet-different-note = Imágenes distintas: puede haber alguien en medio. Dradis desconecta entonces la tablet y no le envía nada.
tablet-gone = La tablet se ha ido. Abre otra vez su página o muestra otro código.
tablet-here = Esta es la tablet del arbitraje.
tablet-connected = La tablet está conectada.
tablet-connected-note = Todo viaja cifrado.
tablet-away = La tablet está en reposo.
tablet-away-note = Vuelve al abrir su página.
tablet-another = Usar otra tablet
tablet-revoke = Desconectar la tablet
tablet-contested = Dos tablets dicen ser esta.
tablet-contested-note = Si la conectada es tuya, consérvala. Si no, desconecta las dos y muestra otro código.
tablet-keep = Conservar esta tablet

tablet-gate-compare = Compara las imágenes
tablet-gate-compare-note = La otra pantalla debe mostrar las mismas seis imágenes en el mismo orden. Toca allí “Iguales”.
tablet-gate-closed = Ahora no es la pantalla de arbitraje
tablet-no-code = Este código ya no vale. Elige “Añadir una tablet” en el menú de la otra pantalla y escanea el nuevo.
tablet-in-use = Otra tablet es la segunda pantalla. Desconéctala en el menú de la otra pantalla para que entre esta.
tablet-was-different = Las imágenes eran distintas. Muestra otro código en la otra pantalla y vuelve a intentarlo.
tablet-was-revoked = El arbitraje desconectó esta tablet. Para usarla otra vez, elige “Añadir una tablet” en el menú de la otra pantalla.
tablet-reload = Esta página y la mesa tienen versiones distintas. Recárgala.
reload-page = Recargar
