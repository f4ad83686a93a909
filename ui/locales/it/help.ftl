# What a player sets on their phone, and what it promises. Comes with the third part of the page.

help-hold-title = Guardare le tue carte
help-hold = Tieni premuto “Tieni per guardare”, con il dito o la barra spaziatrice. Mentre guardi non si invia niente, e ogni telefono appare uguale, qualunque cosa dicano le carte.
hold-taps = { $on ->
    [yes] Toccare invece di tenere: sì
   *[no] Toccare invece di tenere: no
 }
hold-taps-note = Per chi non può o non vuole tenere premuto. Le carte si aprono con un tocco e si coprono dopo 5 secondi; quello che non si può annullare lo chiede un’altra volta.
help-seal-title = Cifrato
help-seal = Solo il tuo telefono e il tavolo leggono quello che passa tra loro. Non chi ti siede accanto, non il Wi-Fi.
help-mark = Metti due telefoni vicini: alla stessa riga ogni telefono del tavolo mostra la stessa impronta. Se una è diversa, hanno mostrato partite diverse; dillo agli altri.
cue-title = Quando decidi tu
cue-note = Questo telefono ti avvisa quando il tavolo ti aspetta, anche dietro un’altra pagina.
cue-vibrates = { $on ->
    [yes] Vibrazione: sì
   *[other] Vibrazione: no
 }
cue-sounds = { $on ->
    [yes] Suono: sì
   *[other] Suono: no
 }
