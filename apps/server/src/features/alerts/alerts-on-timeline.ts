import { links } from '@hafi/contract/core/links';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { TimelineItem, TimelineSource } from '../timeline/timeline.public.ts';
import { vitalNames } from '../vitals/vitals.public.ts';
import { timelineTexts as texts } from './alerts.messages.ts';
import { type AlertRow, findAlertsOverTime } from './alerts.repo.ts';

function alertItem(row: AlertRow): TimelineItem {
  const { acknowledgedAt, acknowledgedBy, direction, elderId, id, kind, level, readings } = row;
  const { endedAt, endedBy, endNote } = row;
  const ended = endedAt?.toISOString();
  const second = row.second === null ? [] : [row.second / 10];
  const ranges = [row.value / 10, ...second].map((value) => ({ least: value, most: value }));
  const date = acknowledgedAt?.toISOString();
  return {
    id,
    kind: 'alerts',
    at: row.takenAt,
    status: { level, direction },
    title: {
      text: texts.alert,
      values: {
        vital: { text: vitalNames[kind] },
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
