# Names of the Quorum cards, printed ones where the rulebook has them.

quorum-card-accept-prophecy = Uznanie przepowiedni
quorum-card-arrest-order = Nakaz aresztowania
quorum-card-assign-arbitrator = Mianowanie arbitra
quorum-card-assign-mission-specialist = Mianowanie specjalisty misji
quorum-card-assign-vice-president = Mianowanie wiceprezydenta
quorum-card-authorization-of-brutal-force = Zgoda na użycie siły
quorum-card-encourage-mutiny = Podżeganie do buntu
quorum-card-food-rationing = Racjonowanie żywności
quorum-card-inspirational-speech = Porywająca przemowa
quorum-card-presidential-pardon = Ułaskawienie
quorum-card-release-cylon-mugshots = Publikacja zdjęć Cylonów
