# Names of the Quorum cards, printed ones where the rulebook has them.

quorum-card-accept-prophecy = Accettare la profezia
quorum-card-arrest-order = Ordine di arresto
quorum-card-assign-arbitrator = Nominare un mediatore
quorum-card-assign-mission-specialist = Nominare uno specialista di missione
quorum-card-assign-vice-president = Nominare un vicepresidente
quorum-card-authorization-of-brutal-force = Autorizzare la forza bruta
quorum-card-encourage-mutiny = Incitare all’ammutinamento
quorum-card-food-rationing = Razionamento del cibo
quorum-card-inspirational-speech = Discorso ispirato
quorum-card-presidential-pardon = Grazia presidenziale
quorum-card-release-cylon-mugshots = Diffondere le foto dei Cylon
