import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LetGo } from '../circle/circle.public.ts';
import { isOffered, lockSchedule } from '../doctors/doctors.public.ts';
import { refuseTwoAtOnce } from './appointments-near.repo.ts';
import { concernedWith } from './booking-people.ts';
import { bookingTime } from './booking-time.ts';
import { isOpen, mayReschedule, refuseMoved } from './bookings.policy.ts';
import { findBooking, lockBooking, moveBooking } from './bookings.repo.ts';
import { refuseCompared } from './create-booking.ts';
import { followAppointmentAccess } from './follow-appointment-access.ts';
import { asParty, type Caller, showBooking } from './show-bookings.ts';
import { tellBooking } from './tell-booking.ts';
import { tellFreeTime } from './waitlist/tell-waiting.ts';

/**
 * Moves a booking to another time of the same doctor at the same price. After a move by the patient
 * the doctor must accept again; after a move by the doctor the patient may cancel free of charge
 * until it starts, and the doctor sees the health around the new time only once they agree.
 * With `was` only from this time: whoever moves it has seen that one.
 * @throws Problem not-found, booking-over, booking-moved, too-late-to-move, invalid-input,
 * slot-not-offered, doctor-compared, another-appointment, slot-taken
 */
export async function rescheduleBooking(
  platform: Platform,
  caller: Caller,
  wanted: {
    id: string;
    date: string;
    time: string;
    was?: string | undefined;
    alsoThen?: boolean | undefined;
    letGo?: LetGo;
  },
): Promise<Booking> {
  const { clock, db } = platform;
  const now = clock.now();
  const { id, date, time } = wanted;
  const { doctor } = await asParty(db, await findBooking(db, id), caller.personId);

  const { booking, concerned } = await inTransaction(platform, async (tx) => {
    // The schedule's lock before the booking's, in the same order as booking takes them.
    await lockSchedule(tx, doctor.id);
    const party = await asParty(tx, await lockBooking(tx, id), caller.personId);
    const { row, side } = party;
    refuseMoved(row, wanted.was);
    if (!isOpen(row, now)) throw new Problem(bookingsErrors['booking-over']);
    if (!mayReschedule(row, side, now)) throw new Problem(bookingsErrors['too-late-to-move']);
    const next = bookingTime({ date, time }, row.duration, now);
    if (next.startsAt.getTime() === row.startsAt.getTime()) {
      return { booking: row };
    }
    const slot = { date, time, durationMinutes: row.duration };
    if ((await isOffered(tx, now, doctor.id, slot)) !== 'offered') {
      await refuseCompared(tx, doctor.personId);
      throw new Problem(bookingsErrors['slot-not-offered']);
    }
    const { alsoThen } = wanted;
    await refuseTwoAtOnce(tx, row.patientId, { ...next, doctorId: doctor.id, alsoThen });
    const booking = await moveBooking(tx, id, {
      ...next,
      freeUntil: side === 'doctor' ? next.startsAt : next.freeUntil,
      status: side === 'doctor' ? 'booked' : 'pending',
      agreed: side === 'patient',
      sequence: row.sequence + 1,
      version: row.version + 1,
      heldSince: now,
      dayReminderAt: null,
      hourReminderAt: null,
      updatedAt: now,
    });
    if (!booking) throw new Error('a locked booking has vanished');
    await followAppointmentAccess(tx, booking, doctor, wanted.letGo);
    const concerned = await concernedWith(tx, booking, doctor, party.keepers);
    await tellBooking(platform, tx, {
      booking,
      doctor,
      event: `moved-by-${side}`,
      by: caller.personId,
      concerned,
    });
    if (side === 'patient') {
      await tellFreeTime(platform, tx, { booking: row, doctor, by: caller.personId });
    }
    return { booking, concerned };
  });
  return showBooking(platform, booking, caller, concerned);
}
