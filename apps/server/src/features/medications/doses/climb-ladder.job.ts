import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { climb, type Rung } from '../../../platform/due/ladder.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDied, findPeople, heldByDeathUntil } from '../../accounts/accounts.public.ts';
import { circlesWith } from '../../circle/circle.public.ts';
import { type OutgoingNotice, tellMany } from '../../notifications/notifications.public.ts';
import {
  answerBySms,
  outside,
  phoneOnly,
  titles,
  toCircle,
  toElder,
} from '../medications.messages.ts';
import {
  holdDoses,
  lockAway,
  lockSteps,
  markAway,
  markNotified,
  markRemindedAgain,
  type StepRow,
} from './reminders.repo.ts';
import { awayAfterMs, notifiedAwayAt, tellAway } from './tell-away.ts';
import { circleKeyOf } from './withdraw-missed.ts';

/**
 * The steps of a dose that nobody answered: a second reminder, worthless once the circle is notified, and
 * the circle. How far it has climbed is notified by `nextStepAt`. What the circle is notified of later than
 * an hour was missed in an outage, and is told together with what else was.
 */
const doseLadder = ({ circleAt, nextStepAt }: StepRow): Rung<'again' | 'circle' | 'away'>[] => [
  { step: 'again', at: nextStepAt, until: circleAt },
  {
    step: 'circle',
    at: circleAt,
    until: circleAt && new Date(circleAt.getTime() + awayAfterMs),
  },
  { step: 'away' },
];

const timeOf = ({ dueAt }: StepRow): string => (dueAt ?? new Date(0)).toISOString();

/**
 * The grouping key: the same for all doses of an elder that were due at the same time and are at
 * the same step.
 */
const keyOf = (step: StepRow): string =>
  `${step.elderId} ${timeOf(step)} ${step.nextStepAt?.getTime()}`;

/** Keeps one step per key, so that there is one notice per time. */
const oncePerTime = (steps: readonly StepRow[], keyed: (step: StepRow) => string): StepRow[] => [
  ...new Map(steps.map((step) => [keyed(step), step])).values(),
];

const againNotices = (steps: readonly StepRow[], now: Date): OutgoingNotice[] =>
  oncePerTime(steps, keyOf).map((step) => ({
    personId: step.elderId,
    type: 'health',
    priority: 'high',
    title: titles.again,
    text: toElder.again,
    outside: outside.again,
    answerBySms: answerBySms.again,
    phoneOnly: phoneOnly.again,
    values: { time: { time: timeOf(step) } },
    link: links.ownMedications,
    at: now,
    atOnce: true,
    ...(step.circleAt ? { uselessAt: step.circleAt } : {}),
    dedupeKey: `dose-again:${keyOf(step)}`,
  }));

function circleNotices(
  steps: readonly StepRow[],
  now: Date,
  known: {
    circles: ReadonlyMap<string, string[]>;
    readers: ReadonlyMap<string, string[]>;
    names: ReadonlyMap<string, { name: string }>;
  },
): OutgoingNotice[] {
  return oncePerTime(steps, circleKeyOf).flatMap((step) =>
    (known.circles.get(step.elderId) ?? []).map(
      (personId): OutgoingNotice => ({
        personId,
        type: 'health',
        priority: 'high',
        title: titles.unanswered,
        text: toCircle.unanswered,
        outside: outside.unanswered,
        values: {
          elder: known.names.get(step.elderId)?.name ?? '',
          time: { time: timeOf(step) },
        },
        // Who does not see the medicines finds on the other page whom to ask.
        link: known.readers.get(step.elderId)?.includes(personId)
          ? links.medications(step.elderId)
          : links.vitals(step.elderId),
        at: now,
        dedupeKey: `${circleKeyOf(step)}:${personId}`,
      }),
    ),
  );
}

async function takeSteps(
  platform: Platform,
  tx: Tx,
  due: readonly StepRow[],
  now: Date,
): Promise<string[]> {
  // Those of an elder are told together, also where a batch ends between them.
  const waiting = due.filter(({ missedAt }) => missedAt !== null);
  const waited = await lockAway(tx, [...new Set(waiting.map(({ elderId }) => elderId))]);
  const climbing = due.filter(({ missedAt }) => missedAt === null);
  const steps = Map.groupBy(climbing, (step) => climb(doseLadder(step), null, now).take);
  const [again = [], notified = [], away = []] = (['again', 'circle', 'away'] as const).map(
    (step) => steps.get(step) ?? [],
  );
  const ids = (rows: readonly StepRow[]) => rows.map(({ id }) => id);
  await markRemindedAgain(tx, ids(again), now);
  await markNotified(tx, ids([...notified, ...waited]), now);
  await markAway(tx, ids(away), { missedAt: now, nextStepAt: notifiedAwayAt(now) });
  await tellAway(platform, tx, waited, now);
  const elders = [...new Set(notified.map(({ elderId }) => elderId))];
  const circles = await circlesWith(tx, elders, 'alerts:receive');
  const readers = await circlesWith(tx, elders, 'health:read');
  const names = await findPeople(tx, elders);
  const toCircles = circleNotices(notified, now, { circles, names, readers });
  await tellMany(platform, tx, { by: null, notices: [...againNotices(again, now), ...toCircles] });
  return [...new Set([...due.map(({ elderId }) => elderId), ...[...circles.values()].flat()])];
}

/**
 * The missed-dose ladder (escalation): without an answer the elder is reminded again after the
 * medicine's interval; then the dose counts as missed, and the circle members who receive alerts
 * are notified, once. It waits where a death is recorded, and ends a day after.
 */
export const climbLadderWork = (platform: Platform): BatchWork<StepRow> => ({
  id: 'medications.climb-ladder',
  everySeconds: 1,
  batch: 500,
  take: lockSteps,
  async handle(tx, due, now) {
    const died = await findDied(
      tx,
      due.map(({ elderId }) => elderId),
    );
    const living = due.filter(({ elderId }) => !died.has(elderId));
    for (const [elderId, { recordedAt }] of died) {
      const held = due.filter((step) => step.elderId === elderId);
      await holdDoses(
        tx,
        held.map(({ id }) => id),
        heldByDeathUntil(recordedAt, now),
      );
    }
    const changed = await takeSteps(platform, tx, living, now);
    tx.changed(['medications', 'notifications'], changed);
  },
});
