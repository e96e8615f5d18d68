import { dayInMs } from '@hafi/base/time';
import type { Cron } from '../../platform/due/cron.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteNoticesBefore } from './own-notices.repo.ts';

/** How long notifications and recent activity are kept, in days: a year. Our own choice. */
const keptDays = 365;

/**
 * Deletes, every night, notifications and activity older than a year. What they told of stays where
 * it belongs: in appointments, records and logs.
 */
export const sweepNotices = ({ clock, db }: Platform): Cron => ({
  id: 'notifications.sweep-notices',
  at: { hour: 1, minute: 40 },
  run: () => deleteNoticesBefore(db, new Date(clock.now().getTime() - keptDays * dayInMs)),
});
