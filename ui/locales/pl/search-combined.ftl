# Rules at hand of the combined game, beside search.ftl: fetched where it is played.

rules-group-new-caprica = Nowa Caprica
rules-group-ionian-nebula = Mgławica Jońska
rules-group-earth = Ziemia
rules-group-executions = Egzekucje
rules-sections = W połączonych zasadach, po hiszpańsku
