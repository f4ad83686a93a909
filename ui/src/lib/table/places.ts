/** Where people stand. */
import type { LocationId } from "../wire/LocationId";
import type { PublicView } from "../wire/PublicView";

/** Where nobody goes of their own accord: characters are sent there. */
export function sentTo({ board }: PublicView): LocationId[] {
  return board.locations.filter(({ hazardous }) => hazardous).map(({ location }) => location);
}
