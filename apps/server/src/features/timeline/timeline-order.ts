import type { Position } from '../../platform/http/cursor.ts';
import type { Wanted } from '../../platform/http/read-page.ts';

/** The order of the timeline: the newest first, of the same moment the higher id. */
export const newestFirst = (one: Position, other: Position): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);

/** Whether an item comes after a position of the timeline; always true without a position. */
const comesAfter = ({ at, id }: Position, position: Position | null): boolean =>
  !position || at < position.at || (at.getTime() === position.at.getTime() && id < position.id);

/** A page of a source that is small enough to load completely. */
export const pageOfAll = <P extends Position>(items: readonly P[], { after, limit }: Wanted): P[] =>
  items
    .filter((item) => comesAfter(item, after))
    .sort(newestFirst)
    .slice(0, limit);
