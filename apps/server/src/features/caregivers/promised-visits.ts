import { dayInKigali } from '@hafi/base/kigali-time';
import { supportContact } from '@hafi/contract/support/network';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Platform } from '../../platform/platform.ts';
import { occurrencesIn } from './occurrences.ts';
import { findComingSchedules, findSkips, lockSchedule, updateSchedule } from './schedules.repo.ts';
import { announceVisits, tellChange } from './tell-visits.ts';

/**
 * The coming visits of a caregiver. They end when a coordinator no longer confirms the caregiver, and
 * each elder, and who books for them, is told what to do instead. Past visits stay.
 */
export const promisedCareVisits = (platform: Platform) => ({
  async find(db: Db, personId: string, now: Date) {
    const from = dayInKigali(now);
    const coming = await findComingSchedules(db, personId, from);
    const skips = await findSkips(
      db,
      coming.map(({ id }) => id),
    );
    return coming.map((schedule) => {
      const { elderId: to, endsOn, id } = schedule;
      const skipped = skips.get(id) ?? new Set<string>();
      const all = occurrencesIn(schedule, { from, to: endsOn, skipped });
      return {
        id,
        kind: 'home-visits' as const,
        to,
        count: all.filter(({ endsAt }) => endsAt > now).length,
      };
    });
  },
  async end(personId: string): Promise<void> {
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
          news: 'unconfirmed',
          values: { phone: supportContact.phone },
        });
        await announceVisits(tx, schedule);
      });
    }
  },
});
