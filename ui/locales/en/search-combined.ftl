# Rules at hand of the combined game, beside search.ftl: fetched where it is played.

rules-group-new-caprica = New Caprica
rules-group-ionian-nebula = Ionian Nebula
rules-group-earth = Earth
rules-group-executions = Executions
rules-sections = In the combined rules, in Spanish
