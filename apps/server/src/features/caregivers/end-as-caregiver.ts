import { dayInKigali } from '@hafi/base/kigali-time';
import { supportContact } from '@hafi/contract/support/network';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Platform } from '../../platform/platform.ts';
import { findComingSchedules, lockSchedule, updateSchedule } from './schedules.repo.ts';
import { announceVisits, tellChange } from './tell-visits.ts';

/**
 * Ends all coming visits of a caregiver whose confirmation a coordinator has ended, and tells each
 * elder, and who books for them, what to do instead. Past visits stay. Idempotent.
 */
export const endAsCaregiver =
  (platform: Platform) =>
  async (personId: string): Promise<void> => {
    const now = platform.clock.now();
    const coming = await findComingSchedules(platform.db, personId, dayInKigali(now));
    for (const { elderId, id } of coming) {
      await inTransaction(platform, async (tx) => {
        const schedule = await lockSchedule(tx, elderId, id);
        if (!schedule || schedule.endedAt) return;
        await lock(tx, 'caregiver', personId);
        await updateSchedule(tx, id, { endedAt: now, endedBy: personId });
        await tellChange(platform, tx, {
          between: schedule,
          by: personId,
          news: 'unchecked',
          values: { phone: supportContact.phone },
        });
        await announceVisits(tx, schedule);
      });
    }
  };
