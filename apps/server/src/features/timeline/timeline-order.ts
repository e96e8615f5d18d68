import type { Place } from '../../platform/http/cursor.ts';
import type { TimelineItem } from './timeline-source.ts';

type Placed = Pick<TimelineItem, 'at' | 'id'>;

/** The order of the timeline: the newest first, of the same moment the higher id. */
export const newestFirst = (one: Placed, other: Placed): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);

/** Whether something comes after a place of the timeline; everything does when there is none. */
export const comesAfter = ({ at, id }: Placed, place: Place | null): boolean =>
  !place || at < place.at || (at.getTime() === place.at.getTime() && id < place.id);
