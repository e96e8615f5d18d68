import { dayInKigali } from '@hafi/base/kigali-time';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Platform } from '../../platform/platform.ts';
import { addNotifiedOfDeath, findPeople, lockDeath } from '../accounts/accounts.public.ts';
import type { PlannedSource } from '../circle/circle.public.ts';
import { comingOf } from './schedule.presenter.ts';
import {
  findLivingSchedules,
  findSkips,
  insertSkip,
  lockSchedule,
  type ScheduleRow,
  updateSchedule,
} from './schedules.repo.ts';
import { announceVisits, dateAndTime, tellChange } from './tell-visits.ts';

/** The next visit that has not begun: who is there already does not set out any more. */
const nextOf = (schedule: ScheduleRow, skipped: ReadonlySet<string> | undefined, now: Date) =>
  comingOf(schedule, skipped, now).find(({ startsAt }) => startsAt > now);

/** The home visits to come of an elder who has died. The caregiver and who plans visits are notified. */
export const plannedHomeVisits = (platform: Platform): PlannedSource => ({
  async find(db, elderId, now) {
    const schedules = await findLivingSchedules(db, elderId, dayInKigali(now));
    const ids = schedules.map(({ id }) => id);
    const skips = await findSkips(db, ids);
    const people = await findPeople(db, [
      ...new Set(schedules.map(({ caregiverId }) => caregiverId)),
    ]);
    return schedules.flatMap((schedule) => {
      const next = nextOf(schedule, skips.get(schedule.id), now);
      if (!next) return [];
      const { caregiverId, id } = schedule;
      const who = people.get(caregiverId)?.name ?? null;
      return [{ id, kind: 'home-visit' as const, who, startsAt: next.startsAt }];
    });
  },
  async callOff(elderId, { id }, { next }) {
    const now = platform.clock.now();
    await inTransaction(platform, async (tx) => {
      // It may have been taken back meanwhile.
      if (!(await lockDeath(tx, elderId))) return;
      const schedule = await lockSchedule(tx, elderId, id);
      if (!schedule || schedule.endedAt) return;
      await lock(tx, 'caregiver', schedule.caregiverId);
      const skips = await findSkips(tx, [id]);
      const visit = nextOf(schedule, skips.get(id), now);
      const news = { between: schedule, by: elderId, news: 'died' } as const;
      if (next && visit) {
        await insertSkip(tx, {
          scheduleId: id,
          day: visit.day,
          skippedBy: elderId,
          skippedAt: now,
        });
        const values = dateAndTime(visit.startsAt);
        await tellChange(platform, tx, Object.assign(news, { news: 'diedNext', values }));
      } else {
        await updateSchedule(tx, id, { endedAt: now, endedBy: elderId });
        await tellChange(platform, tx, Object.assign(news, { values: {} }));
      }
      await addNotifiedOfDeath(tx, elderId, [{ personId: schedule.caregiverId }]);
      await announceVisits(tx, schedule);
    });
  },
});
