# Names of the Quorum cards, printed ones where the rulebook has them.

quorum-card-accept-prophecy = Aceptar la profecía
quorum-card-arrest-order = Orden de arresto
quorum-card-assign-arbitrator = Asignar mediador
quorum-card-assign-mission-specialist = Asignar especialista de misión
quorum-card-assign-vice-president = Asignar vicepresidente
quorum-card-authorization-of-brutal-force = Autorizar la fuerza bruta
quorum-card-encourage-mutiny = Alentar el motín
quorum-card-food-rationing = Racionar los alimentos
quorum-card-inspirational-speech = Discurso inspirador
quorum-card-presidential-pardon = Indulto presidencial
quorum-card-release-cylon-mugshots = Difundir fotos de cylons
