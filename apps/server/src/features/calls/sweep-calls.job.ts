import { dayInMs } from '@hafi/base/time';
import type { Cron } from '../../platform/due/cron.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEndedCalls } from './view/call-log.repo.ts';

/** How long the log of calls goes back, in days. */
const keptDays = 365;

/** Deletes calls of more than a year ago. */
export const sweepCalls = ({ clock, db }: Platform): Cron => ({
  id: 'calls.sweep-calls',
  at: { hour: 2, minute: 50 },
  run: () => deleteEndedCalls(db, new Date(clock.now().getTime() - keptDays * dayInMs)),
});
