import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteExpiredContactChanges } from '../profile/contact-changes.repo.ts';
import { deleteExpiredOnDevices } from '../shared-phone/device-people.repo.ts';
import { deleteExpiredCodes } from '../sign-in/one-time-codes.repo.ts';
import { deleteExpiredTickets } from '../sign-in/tickets.repo.ts';
import { deleteExpiredSessions } from './sessions.repo.ts';

/** Deletes expired sessions, codes, tickets and counts, every night. */
export const sweepExpired = ({ clock, db, rateLimiter }: Platform): Cron => ({
  id: 'accounts.sweep-expired',
  at: { hour: 1, minute: 30 },
  async run() {
    const now = clock.now();
    await deleteExpiredSessions(db, now);
    await deleteExpiredOnDevices(db, now);
    await deleteExpiredCodes(db, now);
    await deleteExpiredTickets(db, now);
    await deleteExpiredContactChanges(db, now);
    await rateLimiter.sweep();
  },
});
