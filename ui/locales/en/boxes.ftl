# The choice of the combined game before there is a table: the referee’s page.

boxes = Game
boxes-base = Base game
boxes-combined = All expansions
boxes-note-base = { $fewest } to { $most } players.
boxes-note-combined = Pegasus, Exodus and Daybreak together, { $fewest } to { $most } players.
objective = Objective
objective-kobol = Kobol
objective-new-caprica = New Caprica
objective-ionian-nebula = Ionian Nebula
objective-earth = Earth
objective-note = Lay its card beside the Destination deck.
options-combined = All expansions: { $objective }
component-combined-loyalty = Loyalty cards and Motives
component-combined-loyalty-app = Dradis deals in secret; everybody reads on a phone or on this screen.
component-combined-loyalty-table = You deal the cards from the box. Dradis says how many of each, and sees none.
component-combined-super_crises = Super Crises and Mutiny cards
component-combined-super_crises-app = Dradis shuffles both decks; only the players who hold the cards see them.
component-combined-super_crises-table = Players draw from the box and say which card they play.

characters-political-leader = Political leaders
characters-military-leader = Military leaders
characters-pilot = Pilots
characters-support = Support
characters-cylon-leader = Cylon Leaders

happened-mutiny = Draws a Mutiny card
happened-executed = Executed
happened-motive = Motive revealed
running-planet = The fleet is on New Caprica
