import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { Db } from '../../platform/db/database.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import {
  pageOfAll,
  type TimelineItem,
  type TimelineSource,
  type TimelineText,
} from '../timeline/timeline.public.ts';
import { type DayRow, findDays, findLastOfDays } from './timeline-vitals.repo.ts';
import { kindOf, readStatus } from './vital-codes.ts';
import { judgedWords, timelineTexts as texts, vitalNames } from './vitals.messages.ts';

/** A kind's numbers in tenths, from minimum to maximum. */
function measured(row: Pick<DayRow, 'kind' | 'least' | 'most' | 'secondLeast' | 'secondMost'>) {
  const kind = kindOf(row.kind);
  const { least, most, secondLeast, secondMost } = row;
  const first = { least: least / 10, most: most / 10 };
  const ranges =
    secondLeast === null || secondMost === null
      ? [first]
      : [first, { least: secondLeast / 10, most: secondMost / 10 }];
  return { vital: { text: vitalNames[kind] }, reading: { ranges }, unit: vitalKinds[kind].unit };
}

function lineOf(row: DayRow): TimelineText {
  const { count, judgedBy } = row;
  const said = {
    ...measured(row),
    ...(judgedBy ? { judged: { text: judgedWords[judgedBy] } } : {}),
  };
  if (count === 1) return { text: judgedBy ? texts.onceJudged : texts.once, values: said };
  return { text: judgedBy ? texts.oftenJudged : texts.often, values: { ...said, count } };
}

/** The most severe status of a day's readings; if equal, the high one. */
function statusOf(rows: readonly DayRow[]) {
  const highest = Math.max(...rows.map((row) => row.highest));
  const lowest = Math.min(...rows.map((row) => row.lowest));
  return readStatus(-lowest > highest ? lowest : highest);
}

/** Later than any reading. */
const endOfTime = new Date('9999-12-31T00:00:00Z');

/** One entry per day with readings, because four readings a day would crowd out everything else. */
async function daysOf(db: Db, elderId: string, wanted: Wanted): Promise<TimelineItem[]> {
  // Includes the whole day of the position: its readings may continue after it, but that day was
  // already shown.
  const { after, limit } = wanted;
  const end = after ? instantAt(addDays(dayInKigali(after.at), 1), '00:00') : endOfTime;
  const found = await findLastOfDays(db, { elderId, before: end, limit: limit + 1 });
  const lasts = pageOfAll(
    found.map((at) => ({ at, id: elderId })),
    wanted,
  ).map(({ at }) => at);
  const [newest] = lasts;
  const oldest = lasts.at(-1);
  if (!newest || !oldest) return [];
  const from = instantAt(dayInKigali(oldest), '00:00');
  const until = instantAt(addDays(dayInKigali(newest), 1), '00:00');
  const rows = await findDays(db, { elderId, from, until });
  return lasts.map((at) => {
    const ofDay = rows.filter(({ day }) => day === dayInKigali(at));
    return {
      id: elderId,
      kind: 'vitals',
      at,
      wholeDay: true,
      title: { text: texts.readings },
      details: ofDay.map(lineOf),
      status: statusOf(ofDay),
      link: links.vitals(elderId),
    };
  });
}

/** Readings as timeline entries, by day. */
export const vitalsOnTimeline: TimelineSource = { kinds: ['vitals'], entries: daysOf };
