import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork, Due } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivities } from '../../notifications/notifications.public.ts';
import { activities } from '../emergency.messages.ts';
import { type Advancing, advance } from './ask-levels.ts';
import { type EmergencyRow, lockToClimb, lockToFire } from './emergencies.repo.ts';
import { whatFollows } from './emergency-machine.ts';
import { endFollowed } from './end-followed.ts';
import { findResponders } from './responders.repo.ts';
import { tellStuck } from './tell-stuck.ts';
import { longestWaits, nextLate, waitsOf } from './waits.ts';

/** The work that fires what has counted down. */
export const fireWorkId = 'emergency.fire';

/** One line in the recent activity of each elder. */
function recordFired(tx: Tx, rows: readonly EmergencyRow[], now: Date): Promise<void> {
  return recordActivities(
    tx,
    rows.map((row) => ({
      about: row.elderId,
      by: row.startedBy,
      kind: 'alert',
      text: row.drill ? activities.drill : activities.fired,
      key: `emergency:${row.id}:fired`,
      at: now,
    })),
  );
}

/** Who acts in those of these emergencies in which somebody is on the way. */
async function findComing(tx: Tx, rows: readonly EmergencyRow[]) {
  const onTheWay = rows.filter(({ state }) => state === 'on-the-way').map(({ id }) => id);
  return Map.groupBy(await findResponders(tx, onTheWay), ({ emergencyId }) => emergencyId);
}

/**
 * Due emergencies go on by the clock. A time that lies farther ahead than any can was written while
 * the clock was wrong, and counts as now.
 */
function byClock(
  platform: Platform,
  type: 'climb' | 'fire',
  take: (tx: Tx, due: Due) => Promise<EmergencyRow[]>,
): BatchWork<EmergencyRow> {
  return {
    id: type === 'fire' ? fireWorkId : 'emergency.climb',
    // Each step happens within two seconds of its time.
    everySeconds: 1,
    // A larger one keeps the earliest waiting for the whole batch.
    batch: 100,
    longestPauseSeconds: 10,
    onSetAside: (id) => tellStuck(platform, id),
    take,
    async handle(tx, rows, now) {
      const coming = await findComing(tx, rows);
      const advancing = rows.flatMap((row): Advancing[] => {
        const past = (at: Date) => new Date(Math.min(at.getTime(), now.getTime()));
        const { nextLevelAt } = row;
        const due = {
          ...row,
          firesAt: past(row.firesAt),
          nextLevelAt: nextLevelAt && past(nextLevelAt),
        };
        const lateAt = nextLate(platform, coming.get(row.id) ?? [], now);
        const moved = whatFollows(due, { type, lateAt }, now, waitsOf(platform));
        return 'refused' in moved ? [] : [{ row, moved, by: null }];
      });
      await advance(platform, tx, advancing, now);
      const fired = advancing.map(({ row }) => row);
      if (type !== 'fire') return;
      await endFollowed(platform, tx, fired, now);
      await recordFired(tx, fired, now);
    },
  };
}

/** Emergencies fire when their countdown is over, whichever process sees it first. */
export const fireEmergenciesWork = (platform: Platform): BatchWork<EmergencyRow> =>
  byClock(platform, 'fire', lockToFire);

/** The next level is asked when nobody has answered in time, or nobody has come. */
export const climbEmergenciesWork = (platform: Platform): BatchWork<EmergencyRow> =>
  byClock(platform, 'climb', (tx, due) => lockToClimb(tx, due, longestWaits(platform)));
