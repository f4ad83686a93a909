# La elección del juego con todas las expansiones, antes de que haya mesa, y lo que Dradis aún no dirige.

boxes = Juego
boxes-base = Juego básico
boxes-combined = Todas las expansiones
boxes-note-base = De { $fewest } a { $most } personas.
boxes-note-combined = Pegasus, Éxodo y Amanecer juntas, de { $fewest } a { $most } personas.
objective = Objetivo
objective-kobol = Kobol
objective-new-caprica = Nueva Caprica
objective-ionian-nebula = Nebulosa Jónica
objective-earth = La Tierra
objective-note = Poned su carta junto al mazo de Salto.
options-combined = Todas las expansiones: { $objective }
component-combined-loyalty = Cartas de Lealtad y Motivación
component-combined-loyalty-app = Dradis reparte en secreto; se lee en un móvil o en esta pantalla.
component-combined-loyalty-table = Repartís las cartas de la caja. Dradis dice cuántas de cada una y no ve ninguna.
component-combined-super_crises = Crisis Extremas y cartas de Motín
component-combined-super_crises-app = Dradis baraja los dos mazos; solo ve las cartas quien las tiene.
component-combined-super_crises-table = Se roba de la caja; quien juega una carta dice cuál.

characters-political-leader = Líderes políticos
characters-military-leader = Líderes militares
characters-pilot = Pilotos
characters-support = Apoyo
characters-cylon-leader = Líderes cylons

happened-mutiny = Roba una carta de Motín
happened-executed = Ejecución
happened-motive = Motivación revelada
running-planet = La flota está en Nueva Caprica
