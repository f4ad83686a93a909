# Rules at hand of the combined game, beside search.ftl: fetched where it is played.

rules-group-new-caprica = Neu-Caprica
rules-group-ionian-nebula = Ionischer Nebel
rules-group-earth = Erde
rules-group-executions = Exekutionen
rules-sections = In den kombinierten Regeln, auf Spanisch
