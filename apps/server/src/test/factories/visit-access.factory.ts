import { closeVisitAccess, openVisitAccess } from '../../features/circle/circle.public.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';

/** Lets a doctor see an elder's health around an appointment, as an accepted booking does. */
export const openVisit = (
  platform: Platform,
  visit: Omit<Parameters<typeof openVisitAccess>[1], 'bookedAt' | 'now'>,
) =>
  inTransaction(platform, (tx) => {
    const now = platform.clock.now();
    return openVisitAccess(tx, { ...visit, bookedAt: now, now });
  });

/** Revokes that, as a cancelled booking does. */
export const closeVisit = (platform: Platform, bookingId: string) =>
  inTransaction(platform, (tx) => closeVisitAccess(tx, bookingId));
