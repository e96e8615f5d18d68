import {
  closeAppointmentAccess,
  openAppointmentAccess,
} from '../../features/circle/circle.public.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TestApp } from '../test-app.ts';
import type { SignedIn } from './person.factory.ts';

/** Lets a doctor see an elder's health around an appointment, as an accepted booking does. */
export const giveAppointmentAccess = (
  platform: Platform,
  appointment: Omit<Parameters<typeof openAppointmentAccess>[1], 'bookedAt' | 'now'>,
) =>
  inTransaction(platform, (tx) => {
    const now = platform.clock.now();
    return openAppointmentAccess(tx, { ...appointment, bookedAt: now, now });
  });

/** The same by an appointment that takes place at this moment. */
export function giveAppointmentAccessNow(
  { platform }: Pick<TestApp, 'platform'>,
  elder: Pick<SignedIn, 'personId'>,
  doctor: Pick<SignedIn, 'personId'>,
) {
  const now = platform.clock.now();
  return giveAppointmentAccess(platform, {
    bookingId: newId(),
    elderId: elder.personId,
    personId: doctor.personId,
    startsAt: now,
    endsAt: now,
  });
}

/** Revokes that, as a cancelled booking does. */
export const endAppointmentAccess = (platform: Platform, bookingId: string) =>
  inTransaction(platform, (tx) => closeAppointmentAccess(tx, bookingId));
