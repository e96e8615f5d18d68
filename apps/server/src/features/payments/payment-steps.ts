import { dayInMs, minuteInMs } from '@hafi/base/time';
import {
  type FailureReason,
  type PaymentStatus,
  paymentStatuses,
} from '@hafi/contract/payments/payments.contract';

/**
 * The state machine. `expired` is our own conclusion: when the provider later proves that the money
 * came, the payment still succeeds. All other final states are final.
 */
const steps: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['pending', 'failed', 'expired'],
  pending: ['succeeded', 'failed', 'expired'],
  expired: ['succeeded'],
  succeeded: ['refunded'],
  failed: [],
  refunded: [],
};

/** The statuses from which a payment can reach this one. */
export function statusesBefore(to: PaymentStatus): PaymentStatus[] {
  return paymentStatuses.filter((from) => steps[from].includes(to));
}

const minutes = (count: number) => count * minuteInMs;

/**
 * Beyond the approval time, how long a reference that the provider does not know may still be on its way,
 * in milliseconds.
 */
export const unknownGraceMs = minutes(1);

/**
 * Beyond the approval time, how long a provider may answer `pending` before the payment expires, in
 * milliseconds.
 */
export const silenceMs = minutes(10);

/**
 * For how long a provider must have left questions unanswered before a payment expires for that, in
 * milliseconds: after an outage of our own a single question that is lost says nothing of the provider.
 */
export const outageRetryMs = minutes(1);

/**
 * How long an expired payment is still checked, hourly, because its money may yet come; in
 * milliseconds.
 */
const afterlifeMs = minutes(48 * 60);
/** The ages at which it is then checked once more each: money has come a week late. */
const lateChecks = [7 * dayInMs, 30 * dayInMs];

/**
 * How often one is checked whose provider was silent until it expired: its outcome is not known, so this is
 * sooner. In seconds.
 */
const silentSeconds = 300;

interface Checked {
  readonly status: PaymentStatus;
  readonly createdAt: Date;
  readonly failure?: FailureReason | null;
}

/** Whether it is too early to poll the provider: within `quiet` seconds of the request. */
export const isQuiet = ({ status, createdAt }: Checked, now: Date, quiet: number): boolean =>
  status === 'pending' && now.getTime() - createdAt.getTime() < quiet * 1000;

/**
 * Seconds until the provider is asked again; null when there is nothing left to ask. `quiet`: how
 * long after the request it wants no question, in seconds.
 */
export function secondsToNextCheck(
  { status, createdAt, failure }: Checked,
  now: Date,
  quiet = 0,
): number | null {
  const age = now.getTime() - createdAt.getTime();
  if (status === 'expired') {
    const late = secondsToLateCheck(age);
    return failure === 'provider-silent' && age < afterlifeMs ? silentSeconds : late;
  }
  if (status !== 'created' && status !== 'pending') return null;
  if (isQuiet({ status, createdAt }, now, quiet)) return Math.ceil(quiet - age / 1000);
  if (age < minutes(1)) return 3;
  if (age < minutes(6)) return 5;
  return age < minutes(60) ? 30 : 300;
}

function secondsToLateCheck(age: number): number | null {
  if (age < afterlifeMs) return 3600;
  const next = lateChecks.find((checkedAt) => age < checkedAt);
  return next === undefined ? null : Math.ceil((next - age) / 1000);
}
