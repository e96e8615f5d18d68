import { dayInMs } from '@hafi/base/time';
import type { EmergencyStatistics } from '@hafi/contract/emergency/statistics.schemas';
import type { Platform } from '../../../platform/platform.ts';
import { firstNotices } from './first-notice.ts';
import { findFired, findRespondersOf } from './statistics.repo.ts';
import { summarise } from './summarise.ts';

const span = 30 * dayInMs;

/**
 * How the emergencies went that fired in the last 30 days, and in the 30 before: when a channel took
 * the first message, when somebody first said that they help, and when somebody was there. The notice of
 * one that has ended was written down at its end, because messages are not kept for long.
 */
export async function getStatistics({
  clock,
  db,
}: Pick<Platform, 'clock' | 'db'>): Promise<EmergencyStatistics[]> {
  const now = clock.now();
  const ago = (spans: number) => new Date(now.getTime() - spans * span);
  const fired = await findFired(db, ago(2));
  const open = fired.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
  const noticed = await firstNotices(db, await findRespondersOf(db, open));
  const timed = fired.map((row) => ({
    ...row,
    isFalseAlarm: row.state === 'false-alarm',
    isOpen: row.endedAt === null,
    noticedAt: row.noticedAt ?? noticed.get(row.id) ?? null,
  }));
  return [
    // What fires at this very moment counts too.
    summarise(timed, { from: ago(1), until: new Date(now.getTime() + 1) }),
    summarise(timed, { from: ago(2), until: ago(1) }),
  ];
}
