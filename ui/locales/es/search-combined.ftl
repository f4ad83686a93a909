# Rules at hand of the combined game, beside search.ftl: fetched where it is played.

rules-group-new-caprica = Nueva Caprica
rules-group-ionian-nebula = Nebulosa Jónica
rules-group-earth = La Tierra
rules-group-executions = Ejecuciones
rules-sections = En las reglas combinadas, en español
