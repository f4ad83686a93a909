# The phone's page until its seat shows. What stands on the seat's own screen is in seat.ftl.

incomplete-title = Falta una parte de esta página
incomplete-text = Sigue en la wifi de la mesa y vuelve a intentarlo. Tu puesto sigue siendo tuyo.
incomplete-again = Reintentar

connecting-seat = Buscando tu puesto. Sigue en la wifi de la mesa.
connecting-stuck = La mesa no responde. ¿Está este móvil en su wifi? Si lo está, pide otro código al arbitraje y escanéalo.
reconnecting = Conexión perdida. Volviendo…
reconnecting-stuck = Conexión perdida, y la mesa no responde. ¿Está este móvil en su wifi? Si lo está, quizá la mesa tiene otra dirección: pide otro código al arbitraje y escanéalo.
answer-kept = Tu respuesta queda guardada y saldrá entonces.
keeps-nothing = Este navegador no guarda nada. Deja la página abierta: si la recargas, solo vuelves con otro código del arbitraje.

back-to-seat = Volver a tu puesto

## Several tabs

elsewhere-title = Abierto en otra pestaña
elsewhere-text = La pestaña más nueva de este navegador tiene tu puesto.
elsewhere-here = Usarlo aquí

## Comparing

compare-title = Compara las imágenes
compare-text = Enséñalo a quien arbitra. Las dos pantallas deben mostrar las mismas seis imágenes, en el mismo orden.
compare-wait = Entras en cuanto el arbitraje toque “Iguales”.

## When the table does not let the phone in

reload = Recargar
reload-title = Esta página está anticuada
reload-text = La mesa usa otra versión de Dradis. Recarga la página; tu puesto sigue siendo tuyo.

game-left = El arbitraje ha dejado esta partida
game-ended-here = Esta partida ha terminado
game-left-scan = Si juegas otra, escanea su código en la pantalla de arbitraje. Este móvil toma entonces tu nuevo puesto.
next-taken = Ese puesto se acaba de ocupar. Elige otro o pregunta al arbitraje.
refused-title-no-code = Aún sin puesto
refused-text-no-code = Pide al arbitraje que muestre tu código y escanéalo con la cámara de este móvil.
refused-title-malformed-code = Esta dirección está incompleta
refused-text-malformed-code = Falta parte del código. Escanéalo otra vez, directamente de la pantalla de arbitraje.
refused-title-unknown-code = Este código ya no vale
refused-text-unknown-code = Se retiró, o Dradis se ha reiniciado. Pide otro código al arbitraje.
refused-title-used-code = Este código ya se ha usado
refused-text-used-code = Un código vale una vez, y algunas cámaras lo abren antes que tú. Pide otro al arbitraje.
refused-title-expired-code = Este código ha caducado
refused-text-expired-code = Un código dura dos minutos. Pide otro al arbitraje.
refused-title-handshake-failed = El código no encaja
refused-text-handshake-failed = La mesa no pudo leer este móvil. Pide otro código al arbitraje y escanéalo.
refused-title-seat-in-use = Tu puesto está abierto en otro móvil
refused-text-seat-in-use = Cierra allí la página y entrará este. Si ese móvil no es tuyo, avisa al arbitraje.
refused-title-contested = Dos móviles piden este puesto
refused-text-contested = Decide el arbitraje. Levanta este móvil y di que es tuyo.
refused-title-different = Las imágenes eran distintas
refused-text-different = Puede haber alguien en medio. Entra en la wifi de la mesa y pide otro código.
refused-title-revoked = El arbitraje ha retirado este puesto
refused-text-revoked = Pide otro código para seguir con este móvil.
refused-title-seat-returned = Ha vuelto el móvil de este puesto
refused-text-seat-returned = Conserva el puesto. Para jugar con este, pide otro código al arbitraje.
refused-title-replaced = Otro móvil tiene ahora este puesto
refused-text-replaced = Si no es tuyo, avisa enseguida al arbitraje. Ya tiene el aviso.
