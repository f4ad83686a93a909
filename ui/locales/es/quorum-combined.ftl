# Names of the Quorum cards that only the combined game has, printed ones where a rulebook has them.

quorum-card-assign-chief-of-staff = Asignar jefe de gabinete
quorum-card-civilian-self-defense = Autodefensa civil
quorum-card-consult-the-oracle = Consultar al oráculo
quorum-card-enact-production-quotas = Imponer cuotas de producción
quorum-card-eulogy = Elogio fúnebre
quorum-card-execute-prisoner = Ejecutar a un preso
quorum-card-probation = Libertad condicional
quorum-card-resources-for-galactica = Recursos para Galactica
quorum-card-unsavory-connections = Contactos turbios
quorum-card-establish-dogsville = Fundar Dogsville
quorum-card-presidential-order = Orden presidencial
quorum-card-resignation = Dimisión
