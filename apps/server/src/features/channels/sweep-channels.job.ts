import { dayInMs } from '@hafi/base/time';
import type { Cron } from '../../platform/due/cron.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteMessagesBefore } from './messages/channel-messages.repo.ts';
import { deleteSessionsBefore } from './ussd/ussd-sessions.repo.ts';

/** A provider repeats within minutes; what came in helps for a month to answer questions. */
const daysKept = { sessions: 1, messages: 30 };

/** Deletes, every night, conversations of the day before and what came in a month ago. */
export const sweepChannels = ({ clock, db }: Platform): Cron => ({
  id: 'channels.sweep',
  at: { hour: 1, minute: 50 },
  async run() {
    const ago = (days: number) => new Date(clock.now().getTime() - days * dayInMs);
    await deleteSessionsBefore(db, ago(daysKept.sessions));
    await deleteMessagesBefore(db, ago(daysKept.messages));
  },
});
