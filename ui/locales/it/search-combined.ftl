# Rules at hand of the combined game, beside search.ftl: fetched where it is played.

rules-group-new-caprica = Nuova Caprica
rules-group-ionian-nebula = Nebulosa Ionica
rules-group-earth = La Terra
rules-group-executions = Esecuzioni
rules-sections = Nelle regole combinate, in spagnolo
