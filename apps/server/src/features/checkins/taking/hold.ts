import { minuteInMs } from '@hafi/base/time';
import { heldMinutes } from '@hafi/contract/checkins/checkin.schemas';
import type { ExpectedRow } from '../expected-check-ins.repo.ts';

/** How often it is checked that who looks after it still may, in milliseconds. */
const checkEveryMs = minuteInMs;

/** When a late check-in that somebody looks after is checked next. */
export const nextCheck = (heldUntil: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + checkEveryMs, heldUntil.getTime()));

/**
 * What is stored when somebody says that they look after it. It keeps the ladder still for an hour:
 * who said it may be called away, or fall asleep. The elder's own word is a sign of life, and stays.
 */
export function hold(
  { elderId }: Pick<ExpectedRow, 'elderId'>,
  { at, by }: { readonly at: Date; readonly by: string },
) {
  const heldUntil = by === elderId ? null : new Date(at.getTime() + heldMinutes * minuteInMs);
  const nextStepAt = heldUntil && nextCheck(heldUntil, at);
  return { acknowledgedAt: at, acknowledgedBy: by, heldUntil, nextStepAt };
}
