import {
  closeAppointmentAccess,
  openAppointmentAccess,
} from '../../features/circle/circle.public.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';

/** Lets a doctor see an elder's health around an appointment, as an accepted booking does. */
export const giveAppointmentAccess = (
  platform: Platform,
  appointment: Omit<Parameters<typeof openAppointmentAccess>[1], 'bookedAt' | 'now'>,
) =>
  inTransaction(platform, (tx) => {
    const now = platform.clock.now();
    return openAppointmentAccess(tx, { ...appointment, bookedAt: now, now });
  });

/** Revokes that, as a cancelled booking does. */
export const endAppointmentAccess = (platform: Platform, bookingId: string) =>
  inTransaction(platform, (tx) => closeAppointmentAccess(tx, bookingId));
