import { dayInMs } from '@hafi/base/time';
import type { Booking, newBooking } from '@hafi/contract/bookings/booking.schemas';
import { serviceFee } from '@hafi/contract/bookings/booking-terms';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { requireLiving } from '../circle/circle.public.ts';
import {
  type DoctorCard,
  findDoctors,
  hasEnded,
  isOffered,
  lockSchedule,
} from '../doctors/doctors.public.ts';
import { refuseTwoAtOnce } from './appointments-near.repo.ts';
import { type Concerned, concernedWith, keepersOf } from './booking-people.ts';
import { bookingTime } from './booking-time.ts';
import { countComing, insertBooking } from './bookings.repo.ts';
import { type Caller, showBooking } from './show-bookings.ts';
import { tellBooking } from './tell-booking.ts';
import { deleteWait } from './waitlist/waitlist.repo.ts';

type NewBooking = z.output<typeof newBooking>;

/** Most future bookings of one patient; more is a mistake or a bot. */
export const mostComing = 20;

/**
 * Most unpaid ones in the first days of an account: an invented person must not hold the times of
 * many doctors.
 */
const mostUnpaidAtFirst = 5;
const firstDaysMs = 7 * dayInMs;

/**
 * Books a time, for the caller or for an elder whose bookings they keep. The time is taken at once,
 * the doctor must still accept, and payment is possible now or later. Who waited for a place with
 * the doctor no longer does.
 * @throws Problem not-found, licence-ended, doctor-compared, own-practice, type-not-offered, invalid-input,
 * slot-not-offered, another-appointment, death-recorded, too-many-bookings, too-many-unpaid, slot-taken
 */
export async function createBooking(
  platform: Platform,
  caller: Caller,
  input: NewBooking,
): Promise<Booking> {
  const now = platform.clock.now();
  const { duration, price } = appointmentKinds[input.type];
  const time = bookingTime(input, duration, now);
  const patientId = input.elderId ?? caller.personId;
  const keepers = await keepersOf(platform.db, patientId);
  if (patientId !== caller.personId && !keepers.includes(caller.personId)) {
    throw new Problem(coreErrors['not-found']);
  }
  const doctor = await bookableDoctor(platform, caller, input);
  const sides = { bookedBy: caller.personId, patientId };
  const concerned = await concernedWith(platform.db, sides, doctor, keepers);

  const booking = await inTransaction(platform, async (tx) => {
    // Serializes the bookings of one doctor, which prevents deadlocks.
    await lockSchedule(tx, doctor.id);
    await requireLiving(platform, tx, { elderId: patientId, by: caller.personId });
    const wanted = { date: input.date, time: input.time, durationMinutes: duration };
    if ((await isOffered(tx, now, doctor.id, wanted)) !== 'offered') {
      await refuseCompared(tx, doctor.personId);
      throw new Problem(bookingsErrors['slot-not-offered']);
    }
    await refuseTwoAtOnce(tx, patientId, {
      ...time,
      doctorId: doctor.id,
      alsoThen: input.alsoThen,
    });
    await refuseTooMany(tx, patientId, concerned, now);
    const booking = await insertBooking(tx, {
      ...time,
      id: newId(),
      doctorId: doctor.id,
      ...sides,
      type: input.type,
      duration,
      price,
      serviceFee,
      total: price + serviceFee,
      mode: input.mode,
      note: input.note || null,
      status: 'pending',
      heldSince: now,
      createdAt: now,
      updatedAt: now,
    });
    await deleteWait(tx, booking);
    await tellBooking(platform, tx, {
      booking,
      doctor,
      event: 'asked',
      by: caller.personId,
      concerned,
    });
    return booking;
  });
  return showBooking(platform, booking, caller, concerned);
}

/** @throws Problem too-many-bookings, too-many-unpaid */
async function refuseTooMany(
  tx: Tx,
  patientId: string,
  { people }: Concerned,
  now: Date,
): Promise<void> {
  const { coming, unpaid } = await countComing(tx, patientId, now);
  if (coming >= mostComing) throw new Problem(bookingsErrors['too-many-bookings']);
  if (unpaid < mostUnpaidAtFirst) return;
  const since = people.get(patientId)?.openedAt;
  if (since && now.getTime() - since.getTime() < firstDaysMs) {
    throw new Problem(bookingsErrors['too-many-unpaid']);
  }
}

/**
 * The doctor with whom the caller may book this, for themselves or an elder.
 * @throws Problem not-found, licence-ended, doctor-compared, own-practice, type-not-offered
 */
export async function bookableDoctor(
  platform: Pick<Platform, 'clock' | 'db'>,
  { personId }: Pick<Caller, 'personId'>,
  { doctorId, elderId = personId, type }: Pick<NewBooking, 'doctorId' | 'elderId' | 'type'>,
): Promise<DoctorCard> {
  const doctor = (await findDoctors(platform.db, [doctorId])).get(doctorId);
  if (doctor && hasEnded(doctor, platform.clock.now())) {
    throw new Problem(bookingsErrors['licence-ended']);
  }
  if (!doctor?.verified) {
    if (doctor) await refuseCompared(platform.db, doctor.personId);
    throw new Problem(coreErrors['not-found']);
  }
  if ([personId, elderId].includes(doctor.personId))
    throw new Problem(bookingsErrors['own-practice']);
  if (!doctor.types.includes(type)) throw new Problem(bookingsErrors['type-not-offered']);
  return doctor;
}

/**
 * Refuses a doctor whose papers are compared with a new name.
 * @throws Problem doctor-compared
 */
export async function refuseCompared(db: Db, personId: string): Promise<void> {
  const person = (await findPeople(db, [personId])).get(personId);
  if (person?.confirmed && !person.verified) throw new Problem(bookingsErrors['doctor-compared']);
}
