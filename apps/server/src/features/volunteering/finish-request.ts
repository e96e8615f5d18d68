import { Problem } from '@hafi/contract/core/problem';
import { volunteeringErrors as errors } from '@hafi/contract/volunteering/volunteering.errors';
import type { helpRating } from '@hafi/contract/volunteering/volunteering.schemas';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceRequest } from './announce-request.ts';
import { lockAs, refused } from './as-side.ts';
import { tellRequest } from './tell-request.ts';
import { isUnderWay, mayConfirm, mayRate, mayReportDone } from './volunteering.policy.ts';
import { type HelpRequestRow, updateRequest } from './volunteering.repo.ts';

/** The person who acts, and the request. */
interface Act {
  readonly personId: string;
  readonly id: string;
}

/** Why it cannot be called done: its time has not begun, it is over, or nobody has taken it. */
const notDone = (held: HelpRequestRow, now: Date): Problem =>
  isUnderWay(held) && now < held.startsAt
    ? new Problem(errors['help-request-not-begun'])
    : refused(held, now);

/**
 * Reports a request as done, as its volunteer, once its time has begun; the elder's side is asked to
 * confirm. Idempotent.
 * @throws Problem not-found, help-request-not-begun, otherwise as {@link refused}
 */
export async function sayDone(platform: Platform, { id, personId }: Act): Promise<HelpRequestRow> {
  const now = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const held = await lockAs(tx, 'volunteer', personId, id);
    if (held.state === 'to-confirm' || held.state === 'done') return held;
    if (!mayReportDone(held, 'volunteer', now)) throw notDone(held, now);
    const change = { state: 'to-confirm' as const, saidDoneAt: now, updatedAt: now };
    const said = await updateRequest(tx, id, change);
    await tellRequest(platform, tx, { row: said, event: 'saidDone', by: personId });
    await announceRequest(tx, said, { listed: false });
    return said;
  });
}

/**
 * Confirms that a request is done, for the elder's side, once its time has begun,
 * even before the volunteer reports it. Idempotent.
 * @throws Problem not-found, help-request-over, help-request-not-begun, help-request-not-ready while
 * nobody has taken it
 */
export async function confirmDone(
  platform: Platform,
  { id, personId }: Act,
): Promise<HelpRequestRow> {
  const now = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const held = await lockAs(tx, 'elder', personId, id);
    if (held.state === 'done') return held;
    if (!mayConfirm(held, 'elder', now)) throw notDone(held, now);
    const change = { state: 'done' as const, closedAt: now, updatedAt: now };
    const done = await updateRequest(tx, id, change);
    await tellRequest(platform, tx, { row: done, event: 'done', by: personId });
    await announceRequest(tx, done, { listed: false });
    return done;
  });
}

/**
 * Rates the help, for the elder's side, once; the volunteer sees it.
 * @throws Problem not-found, help-request-not-ready before it is done and the second time
 */
export async function rateHelp(
  platform: Platform,
  { id, personId }: Act,
  { stars, thanks }: z.output<typeof helpRating>,
): Promise<HelpRequestRow> {
  const now = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const held = await lockAs(tx, 'elder', personId, id);
    if (!mayRate(held, 'elder')) throw new Problem(errors['help-request-not-ready']);
    const rated = await updateRequest(tx, id, { stars, thanks: thanks || null, updatedAt: now });
    await announceRequest(tx, rated, { listed: false });
    return rated;
  });
}
