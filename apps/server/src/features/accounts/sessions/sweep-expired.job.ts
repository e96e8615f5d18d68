import * as z from 'zod/mini';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteExpiredOnDevices } from '../shared-phone/device-people.repo.ts';
import { deleteExpiredCodes } from '../sign-in/one-time-codes.repo.ts';
import { deleteExpiredTickets } from '../sign-in/tickets.repo.ts';
import { deleteExpiredSessions } from './sessions.repo.ts';

/** Removes sessions, codes, tickets and counts whose time is over, every night. */
export function sweepExpired({ db, clock, rateLimiter }: Platform): Job<object> {
  return {
    id: 'accounts.sweep-expired',
    payload: z.object({}),
    cron: '30 1 * * *',
    run: async () => {
      const now = clock.now();
      await deleteExpiredSessions(db, now);
      await deleteExpiredOnDevices(db, now);
      await deleteExpiredCodes(db, now);
      await deleteExpiredTickets(db, now);
      await rateLimiter.sweep();
    },
  };
}
