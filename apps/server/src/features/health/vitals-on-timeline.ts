import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { addDays, dayInKigali, instantAt } from '@hafi/i18n/kigali-time';
import type { Db } from '../../platform/db/database.ts';
import type { Place } from '../../platform/http/cursor.ts';
import { type AlertRow, findAlerts } from './alerts.repo.ts';
import { summaryVitals } from './summary.messages.ts';
import { timelineTexts as texts } from './timeline.messages.ts';
import { comesAfter } from './timeline-order.ts';
import type { TimelineItem, TimelineSource, TimelineText } from './timeline-source.ts';
import { type DayRow, findDays, findLastOfDays } from './timeline-vitals.repo.ts';
import { kindOf, readStatus } from './vital-codes.ts';

const vitalsLink = (elderId: string) => `/healthcare?tab=vitals&elder=${elderId}`;

/** A kind's numbers in tenths, from the least to the most. */
function measured(row: Pick<DayRow, 'kind' | 'least' | 'most' | 'secondLeast' | 'secondMost'>) {
  const kind = kindOf(row.kind);
  const { least, most, secondLeast, secondMost } = row;
  const first = { least: least / 10, most: most / 10 };
  const ranges =
    secondLeast === null || secondMost === null
      ? [first]
      : [first, { least: secondLeast / 10, most: secondMost / 10 }];
  return { vital: { text: summaryVitals[kind] }, reading: { ranges }, unit: vitalKinds[kind].unit };
}

const lineOf = (row: DayRow): TimelineText =>
  row.count === 1
    ? { text: texts.once, values: measured(row) }
    : { text: texts.often, values: { ...measured(row), count: row.count } };

/** The gravest of what a day's readings mean; of equals the high one. */
function statusOf(rows: readonly DayRow[]) {
  const highest = Math.max(...rows.map((row) => row.highest));
  const lowest = Math.min(...rows.map((row) => row.lowest));
  return readStatus(-lowest > highest ? lowest : highest);
}

/** Later than any reading. */
const endOfTime = new Date('9999-12-31T00:00:00Z');

/** One item for each day on which something was measured: four readings a day would drown the rest. */
async function daysOf(
  db: Db,
  elderId: string,
  { before, limit }: { before: Place | null; limit: number },
): Promise<TimelineItem[]> {
  // The whole day of the place: its readings may go on behind it, and then it was shown before.
  const end = before ? instantAt(addDays(dayInKigali(before.at), 1), '00:00') : endOfTime;
  const found = await findLastOfDays(db, { elderId, before: end, limit: limit + 1 });
  const lasts = found.filter((at) => comesAfter({ at, id: elderId }, before)).slice(0, limit);
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
      link: vitalsLink(elderId),
    };
  });
}

function alertItem(row: AlertRow): TimelineItem {
  const { acknowledgedAt, acknowledgedBy, direction, elderId, id, kind, level, readings } = row;
  const second = row.second === null ? [] : [row.second / 10];
  const ranges = [row.value / 10, ...second].map((value) => ({ least: value, most: value }));
  const date = acknowledgedAt?.toISOString();
  return {
    id,
    kind: 'alerts',
    at: row.raisedAt,
    status: { level, direction },
    title: {
      text: texts.alert,
      values: {
        vital: { text: summaryVitals[kind] },
        reading: { ranges },
        unit: vitalKinds[kind].unit,
      },
    },
    details: [
      ...(readings > 1 ? [{ text: texts.alertOften, values: { count: readings } }] : []),
      ...(date && acknowledgedBy
        ? [
            {
              text: texts.seen,
              values: { who: { person: acknowledgedBy }, date: { date }, time: { time: date } },
            },
          ]
        : []),
    ],
    link: vitalsLink(elderId),
  };
}

/** What was measured, day by day, and what the circle was told of. */
export const vitalsOnTimeline: readonly TimelineSource[] = [
  { kinds: ['vitals'], entries: daysOf },
  {
    kinds: ['alerts'],
    entries: async (db, elderId, { before, limit }) =>
      (await findAlerts(db, elderId, before, limit)).map(alertItem),
  },
];
