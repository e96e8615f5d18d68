import { isVital } from '@hafi/contract/alerts/alert-kinds';
import { outcomeText } from '@hafi/contract/alerts/outcome-texts';
import { links } from '@hafi/contract/core/links';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { TimelineItem, TimelineSource, TimelineText } from '../timeline/timeline.public.ts';
import { vitalNames } from '../vitals/vitals.public.ts';
import { type AlertStepRow, findSteps } from './alert-steps.repo.ts';
import { judgedTexts, observedNames, timelineTexts as texts } from './alerts.messages.ts';
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

/** Whom an alert climbed to while nobody had seen it. */
function climbed({ at, people, step }: AlertStepRow): TimelineText[] {
  const date = at.toISOString();
  const values = { date: { date }, time: { time: date } };
  if (step === 'circle') return [];
  if (step === 'coordinators') return [{ text: texts.coordinatorsNotified, values }];
  return [{ text: people > 0 ? texts.doctorNotified : texts.noDoctor, values }];
}

function alertItem(row: AlertRow, steps: readonly AlertStepRow[]): TimelineItem {
  const { acknowledgedAt, acknowledgedBy, direction, elderId, id, kind, level, readings } = row;
  const { endedAt, endedBy, endNote, judgedBy } = row;
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
      ...(judgedBy ? [{ text: judgedTexts[judgedBy] }] : []),
      ...(readings > 1 ? [{ text: texts.alertOften, values: { count: readings } }] : []),
      ...steps.filter(({ alertId }) => alertId === id).flatMap(climbed),
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
      ...(row.outcome
        ? [
            {
              text: outcomeText(row.outcome, row.place),
              values: { elder: { person: elderId }, ...(row.place ? { place: row.place } : {}) },
            },
          ]
        : []),
      ...(ended && !endedBy
        ? [{ text: texts.calm, values: { date: { date: ended }, time: { time: ended } } }]
        : []),
    ],
    link: links.alert(id, elderId),
  };
}

/** Alerts as timeline entries. */
export const alertsOnTimeline: TimelineSource = {
  kinds: ['alerts'],
  async entries(db, elderId, page) {
    const rows = await findAlertsOverTime(db, elderId, page);
    const steps = await findSteps(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => alertItem(row, steps));
  },
};
