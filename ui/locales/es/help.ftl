# What a player sets on their phone, and what it promises. Comes with the third part of the page.

help-hold-title = Mirar tus cartas
help-hold = Mantén pulsado “Mantener para mirar”, con el dedo o la barra espaciadora. Mientras miras no se envía nada, y todos los móviles se ven igual, digan lo que digan las cartas.
hold-taps = { $on ->
    [yes] Tocar en vez de mantener: sí
   *[no] Tocar en vez de mantener: no
 }
hold-taps-note = Para quien no puede o no quiere mantener pulsado. Las cartas se abren con un toque y se tapan a los 5 segundos; lo que no se puede deshacer pregunta una vez más.
help-seal-title = Cifrado
help-seal = Solo tu móvil y la mesa leen lo que viaja entre ellos. Ni quien está a tu lado ni la wifi.
help-mark = Pon dos móviles juntos: en la misma línea todos los móviles de esta mesa muestran la misma marca. Si una es distinta, se les mostraron partidas distintas; avisa a los demás.
cue-title = Cuando decides tú
cue-note = Este móvil te avisa cuando la mesa te espera, también detrás de otra página.
cue-vibrates = { $on ->
    [yes] Vibración: sí
   *[other] Vibración: no
 }
cue-sounds = { $on ->
    [yes] Sonido: sí
   *[other] Sonido: no
 }
