/** How far each destination leads, as it stands large on its card. */
export const DISTANCE: Readonly<Record<string, number>> = {
  "asteroid-field": 3,
  "barren-planet": 2,
  "cylon-ambush": 3,
  "cylon-refinery": 2,
  "deep-space": 2,
  "desolate-moon": 3,
  "icy-moon": 1,
  "ragnar-anchorage": 1,
  "remote-planet": 2,
  "tylium-planet": 1,
};
