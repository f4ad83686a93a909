# What a player sets on their phone, and what it promises. Comes with the third part of the page.

help-hold-title = Looking at your cards
help-hold = Hold “Hold to look” down, with a finger or with the space bar. Nothing is sent while you look, and every phone looks the same, whatever its cards say.
hold-taps = { $on ->
    [yes] Tap instead of hold: on
   *[no] Tap instead of hold: off
 }
hold-taps-note = For whoever cannot hold, or does not want to. Cards open with a tap and cover after 5 seconds; what cannot be undone asks once more.
help-seal-title = Sealed
help-seal = Only your phone and the table can read what travels between them. Not your neighbours, not the Wi-Fi.
help-mark = Hold two phones side by side: beside the same row every phone at this table shows the same mark. If one differs, they were shown different games; tell the others.
cue-title = When you decide
cue-note = This phone tells you when the table waits for you, even behind another page.
cue-vibrates = { $on ->
    [yes] Vibration: on
   *[no] Vibration: off
 }
cue-sounds = { $on ->
    [yes] Sound: on
   *[no] Sound: off
 }
