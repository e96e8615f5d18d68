import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { getTimeline as timelineEndpoint } from '@hafi/contract/timeline/timeline.contract';
import { timelineKinds } from '@hafi/contract/timeline/timeline.schemas';
import type { Caller } from '../../platform/auth/principal.ts';
import { readTimePage, type Wanted } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { newestFirst } from './timeline-order.ts';
import type { TimelineItem, TimelineSource } from './timeline-source.ts';
import { writeTimeline } from './write-timeline.ts';

/**
 * An elder's health events, newest first, merged from all sources.
 * @throws Problem not-found; invalid-input for an unknown cursor
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
  const { permissions } = await openHealth(platform, caller, elderId, 'timeline');
  const { locale, personId } = caller;
  const requested = query.kind ? [query.kind] : timelineKinds;
  const find = async (page: Wanted) => {
    const found: TimelineItem[] = [];
    // One after the other, so that one screen does not take all database connections.
    for (const { entries, kinds } of sources) {
      const own = kinds.filter((each) => requested.includes(each));
      const wanted = { ...page, permissions, locale, kinds: own };
      if (own.length > 0) found.push(...(await entries(platform.db, elderId, wanted)));
    }
    return found.sort(newestFirst);
  };
  const { items, nextCursor } = await readTimePage(query, find, (item) => item);
  return { data: await writeTimeline(platform, items, { elderId, personId, locale }), nextCursor };
}
