import { addDays, type CalendarDay, instantAt } from '@hafi/base/kigali-time';
import { graceDays, noticeDays } from '@hafi/contract/plans/plans';
import type { InvoiceKind } from '@hafi/contract/plans/subscription.schemas';
import type { SubscriptionRow } from './subscriptions.repo.ts';

/** The hour of Kigali at which a plan takes its steps: nobody is notified of money at night. */
const hour = '09:00';

type PlanState = Pick<
  SubscriptionRow,
  'cancels' | 'endsOn' | 'noticed' | 'payBefore' | 'pauseMonths' | 'startsOn' | 'status'
>;

/** What the clock makes of a plan next. */
export type PlanStep = 'notice-week' | 'notice-day' | 'period-over' | 'unpaid' | null;

/** Whether the next period is to be paid as things stand. */
export const renews = ({ cancels, pauseMonths }: PlanState): boolean =>
  !cancels && pauseMonths === null;

/** The next step of a plan, and its day. */
export function nextStep(plan: PlanState): { step: PlanStep; on: CalendarDay } | null {
  const { endsOn, noticed, payBefore, status } = plan;
  if (status === 'ended') return null;
  if (status === 'awaiting' || status === 'grace')
    return { step: 'unpaid', on: payBefore ?? endsOn };
  if (renews(plan)) {
    const [week, day] = [addDays(endsOn, -noticeDays.week), addDays(endsOn, -noticeDays.day)];
    if (noticed === null) return { step: 'notice-week', on: week };
    if (noticed === 'week') return { step: 'notice-day', on: day };
  }
  return { step: 'period-over', on: endsOn };
}

/**
 * When an open invoice of a plan is of no use any more: a larger plan with the period, a period with the
 * days of grace.
 */
export function payableUntil(
  { endsOn, payBefore, status }: Pick<PlanState, 'endsOn' | 'payBefore' | 'status'>,
  kind: InvoiceKind,
): Date {
  const isWaited = status === 'awaiting' || status === 'grace';
  const last = isWaited ? (payBefore ?? endsOn) : addDays(endsOn, graceDays);
  return instantAt(kind === 'upgrade' ? endsOn : last, hour);
}

/** When the next step is due; null for none. */
export function dueAtOf(plan: PlanState): Date | null {
  const next = nextStep(plan);
  return next && instantAt(next.on, hour);
}

/**
 * The step that is to be taken now. After an outage the notice that is still true is given, and not
 * the one before it too.
 */
export function stepNow(plan: PlanState, now: Date): PlanStep {
  const { endsOn } = plan;
  const isReached = (day: CalendarDay) => instantAt(day, hour) <= now;
  const next = nextStep(plan);
  if (!next || !isReached(next.on)) return null;
  if (next.step === 'unpaid' || next.step === 'period-over') return next.step;
  if (isReached(endsOn)) return 'period-over';
  return isReached(addDays(endsOn, -noticeDays.day)) ? 'notice-day' : next.step;
}
