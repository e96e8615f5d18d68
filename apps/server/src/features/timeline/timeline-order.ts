import type { Place } from '../../platform/http/cursor.ts';
import type { Wanted } from '../../platform/http/read-page.ts';

/** The order of the timeline: the newest first, of the same moment the higher id. */
export const newestFirst = (one: Place, other: Place): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);

/** Whether something comes after a place of the timeline; everything does when there is none. */
const comesAfter = ({ at, id }: Place, place: Place | null): boolean =>
  !place || at < place.at || (at.getTime() === place.at.getTime() && id < place.id);

/** A page of what a source has read whole, because it is so little. */
export const pageOfAll = <P extends Place>(items: readonly P[], { after, limit }: Wanted): P[] =>
  items
    .filter((item) => comesAfter(item, after))
    .sort(newestFirst)
    .slice(0, limit);
