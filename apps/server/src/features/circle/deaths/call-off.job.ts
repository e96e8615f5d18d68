import { minuteInMs } from '@hafi/base/time';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { LeasedWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findDeath,
  leaseDeaths,
  lockDeath,
  moveDeath,
  type RecordedDeath,
} from '../../accounts/accounts.public.ts';
import { announceCircle } from '../tell-circle.ts';
import { allOffAt, findPlanned, isOffAt, type PlannedSource } from './planned.ts';

const againMs = 10 * minuteInMs;

/**
 * Calls off what is planned for who has died: a day after the death was recorded, or half a day before it
 * begins. Nobody sets off for who has died, and what was paid goes back by the rules of each feature.
 */
export const callOffWork = (
  platform: Platform,
  sources: readonly PlannedSource[],
): LeasedWork<RecordedDeath> => ({
  id: 'circle.call-off',
  everySeconds: 60,
  together: 1,
  leaseSeconds: 300,
  take: leaseDeaths,
  async handle({ id }) {
    const { clock, db } = platform;
    // It may have been taken back meanwhile.
    const death = await findDeath(db, id);
    if (!death) return;
    const now = clock.now();
    const isAll = now >= allOffAt(death.recordedAt);
    for (const { source, ...planned } of await findPlanned(db, sources, id, now)) {
      if (!isOffAt(planned, death.recordedAt, now)) continue;
      await source.callOff(id, planned, { next: !isAll });
    }
    await inTransaction(platform, async (tx) => {
      const still = await lockDeath(tx, id);
      // Taken back, and perhaps recorded once more.
      if (still?.recordedAt.getTime() !== death.recordedAt.getTime()) return;
      await moveDeath(tx, id, isAll ? null : new Date(now.getTime() + againMs));
      await announceCircle(tx, id);
    });
  },
});
