import { instantAt } from '@hafi/base/kigali-time';
import { hourInMs, minuteInMs } from '@hafi/base/time';
import {
  callCoordinatorsAfterMinutes,
  coordinatorsAfterMinutes,
} from '@hafi/contract/checkins/check-in-plan.schemas';
import type { LateWhy } from '@hafi/contract/checkins/checkin.schemas';
import type { Rung } from '../../platform/due/ladder.ts';

/** The steps of the ladder of a check-in, in order. */
export const checkInSteps = [
  'three-hours-before',
  'one-hour-before',
  'ten-minutes-before',
  'hour',
  'late',
  'circle',
  'coordinators',
] as const;
/** The work that takes the steps. */
export const climbId = 'checkins.climb';

export type CheckInStep = (typeof checkInSteps)[number];

/**
 * When each step is due, from the hour of the plan on, in milliseconds. Three hours, so that
 * whoever rises early need not think of it later; ten minutes, to finish what one is at; two
 * minutes after the hour the last time, because a phone often lies in the next room. The circle
 * comes when the plan says so. Half an hour later nobody of them has taken it, and the coordinators
 * call.
 */
const fixedOffsets = {
  'three-hours-before': -3 * hourInMs,
  'one-hour-before': -hourInMs,
  'ten-minutes-before': -10 * minuteInMs,
  hour: 0,
  late: 2 * minuteInMs,
} as const;

const offsetsOf = (tellAfterMinutes: number): Readonly<Record<CheckInStep, number>> =>
  Object.assign(
    {
      circle: tellAfterMinutes * minuteInMs,
      coordinators: (tellAfterMinutes + coordinatorsAfterMinutes) * minuteInMs,
    },
    fixedOffsets,
  );

/** When the first reminder is sent, before the hour, in milliseconds. */
export const opensBeforeMs = -fixedOffsets['three-hours-before'];

/**
 * From when on a check-in counts for an hour: from its first reminder. Who was well at five past
 * midnight may lie on the floor at eight in the evening.
 */
export const countsFrom = (expectedAt: Date): Date =>
  new Date(expectedAt.getTime() - opensBeforeMs);

/** The steps that tell the elder before the hour; quiet hours swallow them. */
export const early: readonly CheckInStep[] = [
  'three-hours-before',
  'one-hour-before',
  'ten-minutes-before',
];

/** An expected check-in, as far as its ladder follows from it. */
interface Expected {
  readonly why: LateWhy;
  readonly day: string;
  readonly expectedAt: Date;
  readonly since: Date;
  readonly tellAfterMinutes: number;
}

/** The ladder of who is not well: nothing of it is ever too late, each step tells others. */
const callLadder = ({ expectedAt }: Pick<Expected, 'expectedAt'>): Rung<CheckInStep>[] => [
  { step: 'circle', at: expectedAt },
  { step: 'coordinators', afterLastMs: callCoordinatorsAfterMinutes * minuteInMs },
];

/**
 * The ladder of an expected check-in. A reminder is worthless once the next one is due, and before
 * its day, when a check-in would count for the day before. After an outage of any length the elder is
 * asked first (`late`) and has the usual time to answer before the circle is notified; what was said
 * meanwhile on a device has that time to arrive.
 */
export function checkInLadder(expected: Expected): Rung<CheckInStep>[] {
  if (expected.why === 'not-well') return callLadder(expected);
  const { day, expectedAt, since, tellAfterMinutes } = expected;
  const offsets = offsetsOf(tellAfterMinutes);
  const at = (step: CheckInStep) => new Date(expectedAt.getTime() + offsets[step]);
  const first = Math.max(since.getTime(), instantAt(day, '00:00').getTime());
  const reminders = ([...early, 'hour'] as const).map((step, index) => ({
    step,
    at: at(step),
    until: at(checkInSteps[index + 1] ?? 'late'),
  }));
  const late = Math.max(at('late').getTime(), since.getTime() + offsets.late);
  return [
    ...reminders.filter((reminder) => reminder.at.getTime() >= first),
    // What others are notified of is never too late: she may lie on the floor since.
    { step: 'late', at: new Date(late) },
    { step: 'circle', at: at('circle'), afterLastMs: offsets.circle - offsets.late },
    {
      step: 'coordinators',
      at: at('coordinators'),
      afterLastMs: offsets.coordinators - offsets.circle,
    },
  ];
}

/** Whoever is told later than this, in milliseconds, is notified that the service was away. */
export const awayAfterMs = hourInMs;

/** Whether a step of an expected check-in is taken so late that the service was away meanwhile. */
export function wasAway(
  expected: Expected & { readonly nextStepAt: Date | null },
  step: CheckInStep,
  now: Date,
): boolean {
  if (expected.why !== 'missed' || (step !== 'late' && step !== 'circle')) return false;
  const due = checkInLadder(expected).find((rung) => rung.step === step)?.at;
  const last = Math.max(due?.getTime() ?? 0, expected.nextStepAt?.getTime() ?? 0);
  return now.getTime() - last > awayAfterMs;
}
