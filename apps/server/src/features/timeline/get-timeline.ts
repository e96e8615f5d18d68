import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { getTimeline as timelineEndpoint } from '@hafi/contract/timeline/timeline.contract';
import { timelineKinds } from '@hafi/contract/timeline/timeline.schemas';
import type { Caller } from '../../platform/auth/principal.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { newestFirst } from './timeline-order.ts';
import type { TimelineItem, TimelineSource } from './timeline-source.ts';
import { writeTimeline } from './write-timeline.ts';

/**
 * What happened in an elder's health, newest first, merged from what every source answers.
 * @throws Problem not-found; invalid-input when the cursor is none of ours
 */
export async function getTimeline(
  platform: Platform,
  caller: Caller,
  elderId: string,
  {
    query,
    sources,
  }: {
    query: ParsedInput<typeof timelineEndpoint>['query'];
    sources: readonly TimelineSource[];
  },
): Promise<Answer<typeof timelineEndpoint>> {
  const { cursor, kind, limit } = query;
  const before = readCursor(cursor);
  const { permissions } = await openHealth(platform, caller, elderId, 'timeline');
  const wanted = { before, limit: limit + 1, permissions, locale: caller.locale };
  const asked = kind ? [kind] : timelineKinds;
  const items: TimelineItem[] = [];
  // One after the other: a burst for one screen must not take all connections.
  for (const { entries, kinds } of sources) {
    const own = kinds.filter((each) => asked.includes(each));
    if (own.length > 0)
      items.push(...(await entries(platform.db, elderId, { ...wanted, kinds: own })));
  }
  const page = items.sort(newestFirst).slice(0, limit);
  const last = items.length > limit ? page.at(-1) : undefined;
  const { locale, personId } = caller;
  return {
    data: await writeTimeline(platform, page, { elderId, personId, locale }),
    nextCursor: last ? writeCursor({ at: last.at, id: last.id }) : null,
  };
}
