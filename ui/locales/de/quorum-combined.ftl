# Names of the Quorum cards that only the combined game has, printed ones where a rulebook has them.

quorum-card-assign-chief-of-staff = Stabschef ernennen
quorum-card-civilian-self-defense = Zivile Selbstverteidigung
quorum-card-consult-the-oracle = Das Orakel befragen
quorum-card-enact-production-quotas = Produktionsquoten festsetzen
quorum-card-eulogy = Grabrede
quorum-card-execute-prisoner = Gefangenen exekutieren
quorum-card-probation = Bewährung
quorum-card-resources-for-galactica = Mittel für die Galactica
quorum-card-unsavory-connections = Zwielichtige Kontakte
quorum-card-establish-dogsville = Dogsville gründen
quorum-card-presidential-order = Präsidialerlass
quorum-card-resignation = Rücktritt
