import { links } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import { type NoticeValues, recordActivity, tell } from '../notifications/notifications.public.ts';
import { forHelper, helperActivities } from './booked-for.messages.ts';
import { activities, forDoctor, forPatient, titles } from './bookings.messages.ts';
import type { BookingRow } from './bookings.repo.ts';
import { patientScreens, patientSide } from './kept-elders.ts';

/** What has happened to a booking, so far as people are told of it. */
export type BookingEvent =
  | 'asked'
  | 'confirmed'
  | 'cancelled-by-patient'
  | 'cancelled-by-doctor'
  | 'moved-by-patient'
  | 'moved-by-doctor';

type Words = { title: { id: string }; text: { id: string }; outside?: { id: string } };

const patientWords: Record<BookingEvent, Words> = {
  asked: { title: titles.held, text: forPatient.held },
  confirmed: { title: titles.confirmed, text: forPatient.confirmed },
  'cancelled-by-patient': { title: titles.cancelled, text: forPatient.cancelled },
  'cancelled-by-doctor': { title: titles.cancelled, text: forPatient.cancelledByDoctor },
  'moved-by-patient': { title: titles.moved, text: forPatient.moved },
  'moved-by-doctor': { title: titles.moved, text: forPatient.movedByDoctor },
};

/** The texts of who books for an elder; outside of Hafi the elder is not named. */
const helperTexts: Record<BookingEvent, { id: string }> = {
  asked: forHelper.held,
  confirmed: forHelper.confirmed,
  'cancelled-by-patient': forHelper.cancelled,
  'cancelled-by-doctor': forHelper.cancelledByDoctor,
  'moved-by-patient': forHelper.moved,
  'moved-by-doctor': forHelper.movedByDoctor,
};

const doctorWords: Partial<Record<BookingEvent, Words>> = {
  asked: { title: titles.asked, text: forDoctor.asked },
  'cancelled-by-patient': { title: titles.cancelled, text: forDoctor.cancelled },
  'moved-by-patient': { title: titles.moved, text: forDoctor.moved },
};

const activityOf: Record<BookingEvent, { id: string }> = {
  asked: activities.booked,
  confirmed: activities.confirmed,
  'cancelled-by-patient': activities.cancelled,
  'cancelled-by-doctor': activities.cancelled,
  'moved-by-patient': activities.moved,
  'moved-by-doctor': activities.moved,
};

/** The values of every text about a booking. */
export async function bookingValues(
  db: Db,
  booking: BookingRow,
  doctor: Pick<DoctorCard, 'name'>,
): Promise<NoticeValues> {
  const { patientId, bookedBy } = booking;
  const people = await findPeople(db, [...new Set([patientId, bookedBy])]);
  const startsAt = booking.startsAt.toISOString();
  return {
    doctor: doctor.name,
    patient: people.get(patientId)?.name ?? '',
    helper: people.get(bookedBy)?.name ?? '',
    date: { date: startsAt },
    time: { time: startsAt },
    fee: { rwf: booking.cancellationFee },
  };
}

/** What the patient reads of it, or who booked for them. */
function wordsFor(personId: string, booking: BookingRow, event: BookingEvent): Words {
  const forFee = event === 'cancelled-by-patient' && booking.cancellationFee > 0;
  if (personId !== booking.patientId) {
    const text = forFee ? forHelper.cancelledForFee : helperTexts[event];
    return { title: patientWords[event].title, text, outside: forHelper.outside };
  }
  if (forFee) return { title: titles.cancelled, text: forPatient.cancelledForFee };
  const bookedFor = event === 'asked' && booking.bookedBy !== booking.patientId;
  if (bookedFor) return { title: titles.held, text: forPatient.heldByHelper };
  return patientWords[event];
}

function activityFor(personId: string, booking: BookingRow, event: BookingEvent) {
  if (event !== 'asked' || booking.bookedBy === booking.patientId) return activityOf[event];
  return personId === booking.patientId
    ? helperActivities.bookedForYou
    : helperActivities.bookedForElder;
}

/** Tells both sides what has happened, in the caller's transaction. */
export async function tellBooking(
  platform: Platform,
  tx: Tx,
  told: {
    booking: BookingRow;
    doctor: DoctorCard;
    event: BookingEvent;
  },
): Promise<void> {
  const { booking, doctor, event } = told;
  const at = platform.clock.now();
  const values = await bookingValues(tx, booking, doctor);
  const common = { type: 'appointment' as const, values, at };
  const priority = event.endsWith('by-doctor') ? ('high' as const) : ('medium' as const);
  for (const personId of await patientSide(tx, booking)) {
    const words = wordsFor(personId, booking, event);
    await tell(platform, tx, { ...common, ...words, personId, priority, link: links.dashboard });
    await recordActivity(tx, personId, activityFor(personId, booking, event), values, at);
  }
  const doctorsWords = doctorWords[event];
  if (!doctorsWords) return;
  await tell(platform, tx, {
    ...common,
    ...doctorsWords,
    outside: forDoctor.outside,
    personId: doctor.personId,
    priority: 'medium',
    link: links.doctorDashboard,
  });
}

/** Open screens of both sides look again, once the transaction has committed. */
export async function announceBooking(
  tx: Tx,
  { patientId }: Pick<BookingRow, 'patientId'>,
  doctor: Pick<DoctorCard, 'personId'>,
): Promise<void> {
  const people = [...(await patientScreens(tx, patientId)), doctor.personId];
  tx.changed(['bookings', 'notifications', 'activity'], people);
}
