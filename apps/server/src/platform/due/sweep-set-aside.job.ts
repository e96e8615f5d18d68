import { hourInMs } from '@hafi/base/time';
import type { Platform } from '../platform.ts';
import type { Cron } from './cron.ts';
import { forgetSettled } from './set-aside.repo.ts';

/** Forgets, every hour, rows whose retry was due more than an hour ago and did not happen. */
export const sweepSetAside = ({ clock, db }: Platform): Cron => ({
  id: 'due.sweep-set-aside',
  at: { minute: 5 },
  run: () => forgetSettled(db, new Date(clock.now().getTime() - hourInMs)),
});
