import { dayInMs } from '@hafi/base/time';
import type { Cron } from '../due/cron.ts';
import type { Platform } from '../platform.ts';
import { deleteEnded } from './end-messages.repo.ts';

/**
 * How long messages are kept, in days: sent ones as a record of what was sent, given-up ones so
 * that they can be retried.
 */
const keptDays = { sent: 30, failed: 90 };

/** Deletes, every night, messages that were sent 30 days ago or given up 90 days ago. */
export const sweepOutbox = ({ clock, db }: Platform): Cron => ({
  id: 'outbox.sweep-outbox',
  at: { hour: 1, minute: 50 },
  run() {
    const ago = (days: number) => new Date(clock.now().getTime() - days * dayInMs);
    return deleteEnded(db, {
      sentBefore: ago(keptDays.sent),
      failedBefore: ago(keptDays.failed),
    });
  },
});
