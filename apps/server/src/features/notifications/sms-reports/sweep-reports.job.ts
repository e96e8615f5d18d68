import { dayInMs } from '@hafi/base/time';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteReportsBefore } from './sms-reports.repo.ts';

/** Deletes, every night, reports on SMS that were not known for a day. */
export const sweepReports = ({ clock, db }: Platform): Cron => ({
  id: 'notifications.sweep-sms-reports',
  at: { hour: 1, minute: 55 },
  run: () => deleteReportsBefore(db, new Date(clock.now().getTime() - dayInMs)),
});
