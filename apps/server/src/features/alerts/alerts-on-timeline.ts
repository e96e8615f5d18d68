import { isVital } from '@hafi/contract/alerts/alert-kinds';
import { links } from '@hafi/contract/core/links';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { TimelineItem, TimelineSource, TimelineText } from '../timeline/timeline.public.ts';
import { vitalNames } from '../vitals/vitals.public.ts';
import { observedNames, timelineTexts as texts } from './alerts.messages.ts';
import { type AlertRow, findAlertsOverTime } from './alerts.repo.ts';

function titleOf({ kind, second, value }: AlertRow): TimelineText {
  if (!isVital(kind))
    return { text: texts.observed, values: { vital: { text: observedNames[kind] } } };
  const numbers = [value / 10, ...(second === null ? [] : [second / 10])];
  const ranges = numbers.map((each) => ({ least: each, most: each }));
  const { unit } = vitalKinds[kind];
  return {
    text: texts.alert,
    values: { vital: { text: vitalNames[kind] }, reading: { ranges }, unit },
  };
}

function alertItem(row: AlertRow): TimelineItem {
  const { acknowledgedAt, acknowledgedBy, direction, elderId, id, kind, level, readings } = row;
  const { endedAt, endedBy, endNote } = row;
  const ended = endedAt?.toISOString();
  const date = acknowledgedAt?.toISOString();
  return {
    id,
    kind: 'alerts',
    at: row.takenAt,
    status: { level, direction },
    title: titleOf(row),
    details: [
      ...(kind === 'news2' ? [{ text: texts.score, values: { score: row.value / 10 } }] : []),
      ...(readings > 1 ? [{ text: texts.alertOften, values: { count: readings } }] : []),
      ...(date && acknowledgedBy
        ? [
            {
              text: texts.seen,
              values: { who: { person: acknowledgedBy }, date: { date }, time: { time: date } },
            },
          ]
        : []),
      ...(ended && endedBy && endNote
        ? [
            {
              text: texts.closed,
              values: {
                who: { person: endedBy },
                date: { date: ended },
                time: { time: ended },
                note: endNote,
              },
            },
          ]
        : []),
      ...(ended && !endedBy
        ? [{ text: texts.calm, values: { date: { date: ended }, time: { time: ended } } }]
        : []),
    ],
    link: links.vitals(elderId),
  };
}

/** Alerts as timeline entries. */
export const alertsOnTimeline: TimelineSource = {
  kinds: ['alerts'],
  entries: async (db, elderId, page) =>
    (await findAlertsOverTime(db, elderId, page)).map(alertItem),
};
