# Names of the Quorum cards that only the combined game has, printed ones where a rulebook has them.

quorum-card-assign-chief-of-staff = Mianowanie szefa gabinetu
quorum-card-civilian-self-defense = Samoobrona cywilów
quorum-card-consult-the-oracle = Rada wyroczni
quorum-card-enact-production-quotas = Normy produkcyjne
quorum-card-eulogy = Mowa pożegnalna
quorum-card-execute-prisoner = Egzekucja więźnia
quorum-card-probation = Nadzór
quorum-card-resources-for-galactica = Środki dla Galactici
quorum-card-unsavory-connections = Podejrzane znajomości
quorum-card-establish-dogsville = Założenie Dogsville
quorum-card-presidential-order = Rozkaz Prezydenta
quorum-card-resignation = Rezygnacja
