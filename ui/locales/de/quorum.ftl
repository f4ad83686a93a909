# Names of the Quorum cards, printed ones where the rulebook has them.

quorum-card-accept-prophecy = Prophezeiung annehmen
quorum-card-arrest-order = Haftbefehl
quorum-card-assign-arbitrator = Schlichter ernennen
quorum-card-assign-mission-specialist = Missionsspezialisten ernennen
quorum-card-assign-vice-president = Vizepräsidenten ernennen
quorum-card-authorization-of-brutal-force = Rohe Gewalt genehmigen
quorum-card-encourage-mutiny = Zur Meuterei anstiften
quorum-card-food-rationing = Nahrung rationieren
quorum-card-inspirational-speech = Mitreißende Rede
quorum-card-presidential-pardon = Begnadigung
quorum-card-release-cylon-mugshots = Zylonenfotos veröffentlichen
