# Names of the Quorum cards that only the combined game has, printed ones where a rulebook has them.

quorum-card-assign-chief-of-staff = Nominare un capo di gabinetto
quorum-card-civilian-self-defense = Autodifesa civile
quorum-card-consult-the-oracle = Consultare l’oracolo
quorum-card-enact-production-quotas = Imporre quote di produzione
quorum-card-eulogy = Elogio funebre
quorum-card-execute-prisoner = Giustiziare un prigioniero
quorum-card-probation = Libertà vigilata
quorum-card-resources-for-galactica = Risorse per il Galactica
quorum-card-unsavory-connections = Contatti loschi
quorum-card-establish-dogsville = Fondare Dogsville
quorum-card-presidential-order = Ordine presidenziale
quorum-card-resignation = Dimissioni
