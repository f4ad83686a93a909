# The wall display.

wall-waiting = Waiting for a game
wall-lost = Connection lost. Trying again…
