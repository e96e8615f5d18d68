import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import { type NoticeValues, recordActivity, tell } from '../notifications/notifications.public.ts';
import { activities, forDoctor, forPatient, titles } from './bookings.messages.ts';
import type { BookingRow } from './bookings.repo.ts';

/** What has happened to a booking, so far as people are told of it. */
export type BookingEvent =
  | 'asked'
  | 'confirmed'
  | 'cancelled-by-patient'
  | 'cancelled-by-doctor'
  | 'moved-by-patient'
  | 'moved-by-doctor';

type Words = { title: { id: string }; text: { id: string } };

const patientWords: Record<BookingEvent, Words> = {
  asked: { title: titles.held, text: forPatient.held },
  confirmed: { title: titles.confirmed, text: forPatient.confirmed },
  'cancelled-by-patient': { title: titles.cancelled, text: forPatient.cancelled },
  'cancelled-by-doctor': { title: titles.cancelled, text: forPatient.cancelledByDoctor },
  'moved-by-patient': { title: titles.moved, text: forPatient.moved },
  'moved-by-doctor': { title: titles.moved, text: forPatient.movedByDoctor },
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
  tx: Db,
  booking: BookingRow,
  doctor: Pick<DoctorCard, 'name'>,
): Promise<NoticeValues> {
  const patient = (await findPeople(tx, [booking.patientId])).get(booking.patientId);
  const startsAt = booking.startsAt.toISOString();
  return {
    doctor: doctor.name,
    patient: patient?.name ?? '',
    date: { date: startsAt },
    time: { time: startsAt },
    fee: { rwf: booking.cancellationFee },
  };
}

/** The patient, and who booked for them when that is somebody else. */
export const patientSide = (booking: Pick<BookingRow, 'patientId' | 'bookedBy'>): string[] => [
  ...new Set([booking.patientId, booking.bookedBy]),
];

/** Tells both sides what has happened, in the caller's transaction. */
export async function tellBooking(
  platform: Platform,
  tx: Db,
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
  const words =
    event === 'cancelled-by-patient' && booking.cancellationFee > 0
      ? { title: titles.cancelled, text: forPatient.cancelledForFee }
      : patientWords[event];
  const priority = event.endsWith('by-doctor') ? ('high' as const) : ('medium' as const);
  for (const personId of patientSide(booking)) {
    await tell(platform, tx, { ...common, ...words, personId, priority, link: '/dashboard' });
    await recordActivity(tx, personId, activityOf[event], values, at);
  }
  const doctorsWords = doctorWords[event];
  if (!doctorsWords) return;
  await tell(platform, tx, {
    ...common,
    ...doctorsWords,
    outside: forDoctor.outside,
    personId: doctor.personId,
    priority: 'medium',
    link: '/doctor-dashboard',
  });
}

/** After the transaction: open screens look again, and mail and SMS go out. */
export function announceBooking(
  platform: Platform,
  booking: Pick<BookingRow, 'patientId' | 'bookedBy'>,
  doctor: Pick<DoctorCard, 'personId'>,
): void {
  const people = [...new Set([...patientSide(booking), doctor.personId])];
  platform.realtime.changed(people, ['bookings', 'notifications', 'activity']);
  platform.outbox.kick();
}
