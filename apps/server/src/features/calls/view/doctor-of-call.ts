import type { Db } from '../../../platform/db/database.ts';
import { findAppointmentDoctor } from '../../bookings/bookings.public.ts';
import type { CallRow } from '../course/calls.repo.ts';

/** The doctor of a call that is an appointment, with title and name; null of any other call. */
export const doctorOfCall = async (db: Db, { bookingId }: Pick<CallRow, 'bookingId'>) =>
  bookingId === null ? null : findAppointmentDoctor(db, bookingId);
