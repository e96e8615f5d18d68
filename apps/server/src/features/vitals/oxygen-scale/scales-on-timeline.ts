import { links } from '@hafi/contract/core/links';
import type { Db } from '../../../platform/db/database.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import {
  pageOfAll,
  type TimelineItem,
  type TimelineSource,
} from '../../timeline/timeline.public.ts';
import { scaleTexts as texts } from '../vitals.messages.ts';
import { findScales, type ScaleRow } from './oxygen-scales.repo.ts';

function itemsOf(row: ScaleRow): TimelineItem[] {
  const { elderId, endedAt, endedBy, endReason, id, reason, setAt, setBy } = row;
  const base = { id, kind: 'vitals' as const, link: links.vitals(elderId) };
  const set = { ...base, at: setAt, title: { text: texts.set }, details: [reason], by: setBy };
  if (!endedAt) return [set];
  const details = endReason ? [endReason] : [];
  return [{ ...base, at: endedAt, title: { text: texts.ended }, details, by: endedBy }, set];
}

/** An elder has few of them, so all are loaded. */
async function entriesOf(db: Db, elderId: string, wanted: Wanted): Promise<TimelineItem[]> {
  return pageOfAll((await findScales(db, elderId)).flatMap(itemsOf), wanted);
}

/** How an elder's oxygen was judged from a time on, as timeline entries. */
export const scalesOnTimeline: TimelineSource = { kinds: ['vitals'], entries: entriesOf };
