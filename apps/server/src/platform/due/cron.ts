import { dayInMs, hourInMs } from '@hafi/base/time';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { insertCrons, leaseCrons, setNextRun } from './cron.repo.ts';
import type { LeasedWork } from './due-work.ts';

/** Work that the clock alone makes due, such as sweeping at night. It may run twice. */
export interface Cron {
  /** `<feature>.<verb-noun>`. */
  readonly id: string;
  readonly at: CronTime;
  readonly run: () => Promise<unknown>;
}

/** In UTC; every hour when no hour is named. */
export interface CronTime {
  readonly hour?: number;
  readonly minute: number;
}

/** The first instant after `now` at which the clock shows this time. */
export function nextRun({ hour, minute }: CronTime, now: Date): Date {
  const next = new Date(now);
  if (hour !== undefined) next.setUTCHours(hour);
  next.setUTCMinutes(minute, 0, 0);
  while (next <= now) next.setTime(next.getTime() + (hour === undefined ? hourInMs : dayInMs));
  return next;
}

/** All crons as one work: their rows say when each is due. Missed ones are done once, late. */
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
