import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { serviceFee } from '@hafi/contract/bookings/booking-terms';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import { doctorsErrors } from '@hafi/contract/doctors/doctors.errors';
import type { patientBooking } from '@hafi/contract/practice/practice.schemas';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireLiving } from '../../circle/circle.public.ts';
import { doctorOfPerson, isOffered, lockSchedule } from '../../doctors/doctors.public.ts';
import { refuseTwoAtOnce } from '../appointments-near.repo.ts';
import { findPatientsOf } from '../booking-lists.repo.ts';
import { concernedWith } from '../booking-people.ts';
import { bookingTime } from '../booking-time.ts';
import { countComing, insertBooking, lockPatient } from '../bookings.repo.ts';
import { mostComing, refuseCompared } from '../create-booking.ts';
import { type Caller, showBooking } from '../show-bookings.ts';
import { tellBooking } from '../tell-booking.ts';
import { deleteWait, findWait } from '../waitlist/waitlist.repo.ts';

/**
 * Books a patient of the caller's own practice, or somebody who waits for a place with them. The time is taken at once; the doctor sees the
 * health around it only once the patient's side agrees, who may cancel free of charge until it
 * starts: a doctor must not open a record by booking.
 * @throws Problem no-doctor-profile, not-found for who is neither,
 * type-not-offered, no-longer-waiting, invalid-input, slot-not-offered, doctor-compared, another-appointment,
 * death-recorded, too-many-bookings, slot-taken
 */
export async function bookPatient(
  platform: Platform,
  caller: Caller,
  input: z.output<typeof patientBooking>,
): Promise<Booking> {
  const { clock, db } = platform;
  const now = clock.now();
  const { duration, price } = appointmentKinds[input.type];
  const time = bookingTime(input, duration, now);
  const doctor = await doctorOfPerson(db, caller.personId);
  if (!doctor) throw new Problem(doctorsErrors['no-doctor-profile']);
  const { patientId, waitId } = input;
  const whose = { patientId, doctorId: doctor.id };
  const known = await findPatientsOf(db, doctor.id, now);
  // Who waits for a place with the doctor has asked for it.
  if (!waitId && !known.some((each) => each.patientId === patientId)) {
    throw new Problem(coreErrors['not-found']);
  }
  if (!doctor.types.includes(input.type)) throw new Problem(bookingsErrors['type-not-offered']);
  const sides = { bookedBy: caller.personId, patientId };
  const concerned = await concernedWith(db, sides, doctor);
  const booking = await inTransaction(platform, async (tx) => {
    await lockSchedule(tx, doctor.id);
    await requireLiving(platform, tx, { elderId: patientId, by: caller.personId });
    const wanted = { date: input.date, time: input.time, durationMinutes: duration };
    if ((await isOffered(tx, now, doctor.id, wanted)) !== 'offered') {
      await refuseCompared(tx, doctor.personId);
      throw new Problem(bookingsErrors['slot-not-offered']);
    }
    await lockPatient(tx, patientId);
    if (waitId) {
      const wait = await findWait(tx, whose);
      if (wait?.id !== waitId || wait.until <= now) {
        throw new Problem(bookingsErrors['no-longer-waiting']);
      }
    }
    if ((await countComing(tx, patientId, now)).coming >= mostComing) {
      throw new Problem(bookingsErrors['too-many-bookings']);
    }
    // Only of the own patients, and of who waits, does a doctor learn that they are busy.
    await refuseTwoAtOnce(tx, patientId, {
      ...time,
      doctorId: doctor.id,
      alsoThen: input.alsoThen,
    });
    const booking = await insertBooking(tx, {
      ...time,
      freeUntil: time.startsAt,
      id: newId(),
      doctorId: doctor.id,
      ...sides,
      type: input.type,
      duration,
      price,
      serviceFee,
      total: price + serviceFee,
      mode: input.mode,
      note: null,
      status: 'booked',
      agreed: false,
      heldSince: now,
      createdAt: now,
      updatedAt: now,
    });
    await deleteWait(tx, booking);
    await tellBooking(platform, tx, {
      booking,
      doctor,
      event: 'booked-by-doctor',
      by: caller.personId,
      concerned,
    });
    return booking;
  });
  return showBooking(platform, booking, caller, concerned);
}
