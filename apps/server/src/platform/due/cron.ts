import { dayInMs, hourInMs } from '@hafi/base/time';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { insertCrons, leaseCrons, setNextRun } from './cron.repo.ts';
import type { LeasedWork } from './due-work.ts';

/**
 * Work that only the clock makes due, such as a nightly clean-up. It may run twice, so it must be
 * idempotent.
 */
export interface Cron {
  /** `<feature>.<verb-noun>`. */
  readonly id: string;
  readonly at: CronTime;
  readonly run: () => Promise<unknown>;
}

/** A time of day in UTC; without `hour`, this minute of every hour. */
export interface CronTime {
  readonly hour?: number;
  readonly minute: number;
}

/** The first instant after `now` that matches this time. */
export function nextRun({ hour, minute }: CronTime, now: Date): Date {
  const next = new Date(now);
  if (hour !== undefined) next.setUTCHours(hour);
  next.setUTCMinutes(minute, 0, 0);
  while (next <= now) next.setTime(next.getTime() + (hour === undefined ? hourInMs : dayInMs));
  return next;
}

/** All crons as one due work: their rows say when each is due. A missed run happens once, late. */
export function cronWork(
  { clock, db }: { clock: Clock; db: Db },
  crons: readonly Cron[],
): LeasedWork {
  const known = new Map(crons.map((cron) => [cron.id, cron]));
  return {
    id: 'cron',
    everySeconds: 30,
    together: 3,
    leaseSeconds: 900,
    async take(tx, due) {
      await insertCrons(
        tx,
        crons.map(({ at, id }) => ({ id, dueAt: nextRun(at, due.now) })),
      );
      const farthest = new Date(due.now.getTime() + dayInMs);
      return leaseCrons(tx, [...known.keys()], due, farthest);
    },
    async handle({ id }, until) {
      const cron = known.get(id);
      if (!cron) return;
      await cron.run();
      await setNextRun(db, id, until, nextRun(cron.at, clock.now()));
    },
  };
}
