import { links } from '@hafi/contract/core/links';
import type { Db } from '../../../platform/db/database.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import {
  pageOfAll,
  type TimelineItem,
  type TimelineSource,
} from '../../timeline/timeline.public.ts';
import { limitsEnded, limitsLapsed, limitsSet } from '../vitals.messages.ts';
import { findLimits, type LimitsRow } from './own-limits.repo.ts';

function itemsOf(row: LimitsRow): TimelineItem[] {
  const { elderId, endedAt, endedBy, endReason, id, kind, limits, reason, setAt, setBy } = row;
  const base = { id, kind: 'vitals' as const, link: links.vitals(elderId) };
  const title = { text: limitsSet[limits] };
  const set = { ...base, at: setAt, title, details: [reason], by: setBy };
  if (!endedAt) return [set];
  const details = [endReason ?? { text: limitsLapsed }];
  return [{ ...base, at: endedAt, title: { text: limitsEnded[kind] }, details, by: endedBy }, set];
}

/** An elder has few of them, so all are loaded. */
async function entriesOf(db: Db, elderId: string, wanted: Wanted): Promise<TimelineItem[]> {
  return pageOfAll((await findLimits(db, elderId)).flatMap(itemsOf), wanted);
}

/** By which limits an elder's readings were judged from a time on, as timeline entries. */
export const limitsOnTimeline: TimelineSource = { kinds: ['vitals'], entries: entriesOf };
