import { dayInMs } from '@hafi/base/time';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findNamersBefore, findReachables } from '../../accounts/accounts.public.ts';
import { eldersPlannedBefore } from '../../checkins/checkins.public.ts';
import { findEldersRequestedBefore } from './agreements.repo.ts';
import { markUnset } from './states.repo.ts';

/** Whoever set something up has this long to be answered before they are notified, in milliseconds. */
const graceMs = dayInMs;
/** How many rows one statement takes. */
const most = 500;

/**
 * Finds, each morning, who relies on a protection that was never on: elders with a plan of check-ins, a
 * named contact or a question, of a day ago or longer, to whom nobody has said yes. They, their people
 * and the coordinators are notified once, as of an end.
 */
export const findUnprotected = (platform: Platform): Cron => ({
  id: 'emergency.find-unprotected',
  at: { hour: 7, minute: 30 },
  async run() {
    const { clock, db } = platform;
    const now = clock.now();
    const before = new Date(now.getTime() - graceMs);
    const relying = new Set([
      ...(await eldersPlannedBefore(db, before)),
      ...(await findNamersBefore(db, before)),
      ...(await findEldersRequestedBefore(db, before)),
    ]);
    const people = await findReachables(db, [...relying]);
    const elders = [...people.values()].filter(({ roles }) => roles.includes('PATIENT'));
    for (let first = 0; first < elders.length; first += most) {
      const some = elders.slice(first, first + most).map(({ id }) => id);
      await inTransaction(platform, (tx) => markUnset(tx, some, now));
    }
  },
});
