import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import {
  type NoticeValues,
  type OutgoingNotice,
  readNoticesWith,
  recordActivity,
  tellMany,
} from '../notifications/notifications.public.ts';
import { forHelper } from './booked-for.messages.ts';
import { type Concerned, patientScreens, patientSide } from './booking-people.ts';
import { activities, forDoctor, forPatient, titles } from './bookings.messages.ts';
import type { BookingRow } from './bookings.repo.ts';

/** A change of a booking that people are notified about. */
export type BookingEvent =
  | 'asked'
  | 'confirmed'
  | 'cancelled-by-patient'
  | 'cancelled-by-doctor'
  | 'cancelled-by-hafi'
  | 'cancelled-by-death'
  | 'moved-by-patient'
  | 'moved-by-doctor'
  | 'booked-by-doctor'
  | 'nobody-came'
  | 'came-after-all';

type Words = {
  title: { id: string };
  text: { id: string };
  outside?: { id: string };
  toActor?: 'fee';
};

const patientWords: Record<BookingEvent, Words> = {
  asked: { title: titles.held, text: forPatient.held },
  confirmed: { title: titles.confirmed, text: forPatient.confirmed },
  'cancelled-by-patient': { title: titles.cancelled, text: forPatient.cancelled },
  'cancelled-by-doctor': { title: titles.cancelled, text: forPatient.cancelledByDoctor },
  'cancelled-by-hafi': { title: titles.cancelled, text: forPatient.cancelledByHafi },
  'cancelled-by-death': { title: titles.cancelled, text: forPatient.cancelled },
  'moved-by-patient': { title: titles.moved, text: forPatient.moved },
  'moved-by-doctor': { title: titles.moved, text: forPatient.movedToAgree },
  'booked-by-doctor': { title: titles.asked, text: forPatient.bookedToAgree },
  'nobody-came': { title: titles.nobodyCame, text: forPatient.nobodyCame },
  'came-after-all': { title: titles.cameAfterAll, text: forPatient.cameAfterAll },
};

/** The texts to the person who books for an elder; outside Hafi they do not name the doctor. */
const helperTexts: Record<BookingEvent, { id: string }> = {
  asked: forHelper.held,
  confirmed: forHelper.confirmed,
  'cancelled-by-patient': forHelper.cancelled,
  'cancelled-by-doctor': forHelper.cancelledByDoctor,
  'cancelled-by-hafi': forHelper.cancelledByHafi,
  'cancelled-by-death': forHelper.cancelledByDeath,
  'moved-by-patient': forHelper.moved,
  'moved-by-doctor': forHelper.movedToAgree,
  'booked-by-doctor': forHelper.bookedToAgree,
  'nobody-came': forHelper.nobodyCame,
  'came-after-all': forHelper.cameAfterAll,
};

const doctorWords: Partial<Record<BookingEvent, Words>> = {
  asked: { title: titles.asked, text: forDoctor.asked },
  'cancelled-by-patient': { title: titles.cancelled, text: forDoctor.cancelled },
  'cancelled-by-death': { title: titles.cancelled, text: forDoctor.cancelledByDeath },
  'moved-by-patient': { title: titles.moved, text: forDoctor.moved },
};

const activityOf: Record<BookingEvent, { id: string }> = {
  asked: activities.asked,
  confirmed: activities.confirmed,
  'cancelled-by-patient': activities.cancelled,
  'cancelled-by-doctor': activities.cancelled,
  'cancelled-by-hafi': activities.cancelled,
  'cancelled-by-death': activities.cancelled,
  'moved-by-patient': activities.moved,
  'moved-by-doctor': activities.moved,
  'booked-by-doctor': activities.bookedByDoctor,
  'nobody-came': activities.nobodyCame,
  'came-after-all': activities.cameAfterAll,
};

/** The values of every text about a booking. */
export function bookingValues(
  booking: BookingRow,
  doctor: Pick<DoctorCard, 'name'>,
  { people }: Pick<Concerned, 'people'>,
): NoticeValues {
  const { patientId, bookedBy } = booking;
  const startsAt = booking.startsAt.toISOString();
  return {
    doctor: doctor.name,
    patient: people.get(patientId)?.name ?? '',
    helper: people.get(bookedBy)?.name ?? '',
    date: { date: startsAt },
    time: { time: startsAt },
    fee: { rwf: booking.cancellationFee },
    reason: booking.cancelReason ?? '',
  };
}

const feeToo = { toActor: 'fee' } as const;

/** The text for the patient, or for who booked for them. */
function wordsFor(personId: string, booking: BookingRow, event: BookingEvent): Words {
  const forFee = event === 'cancelled-by-patient' && booking.cancellationFee > 0;
  const isExplained = event === 'cancelled-by-doctor' && booking.cancelReason !== null;
  if (personId !== booking.patientId) {
    const explained = isExplained ? forHelper.cancelledByDoctorWhy : helperTexts[event];
    const text = forFee ? forHelper.cancelledForFee : explained;
    const { title } = patientWords[event];
    return { title, text, outside: forHelper.outside, ...(forFee ? feeToo : {}) };
  }
  if (forFee) return { title: titles.cancelled, text: forPatient.cancelledForFee, ...feeToo };
  if (isExplained) {
    // What the doctor wrote may be about health, and others read mails and SMS.
    const { text: outside, title } = patientWords[event];
    return { title, text: forPatient.cancelledByDoctorWhy, outside };
  }
  const bookedFor = event === 'asked' && booking.bookedBy !== booking.patientId;
  if (bookedFor) return { title: titles.held, text: forPatient.heldByHelper };
  return patientWords[event];
}

/** The page of a booking, for the patient or for who books for them. */
export const linkFor = (personId: string, { id, patientId }: BookingRow) =>
  personId === patientId ? links.bookingDetails(id) : links.bookingFor(id, patientId);

/**
 * Notifies both sides of a change, in the caller's transaction, and refetches their screens after
 * it.
 */
export async function tellBooking(
  platform: Platform,
  tx: Tx,
  news: {
    booking: BookingRow;
    doctor: DoctorCard;
    event: BookingEvent;
    /** Who caused it. */
    by: string;
    concerned: Concerned;
  },
): Promise<void> {
  const { booking, by, concerned, doctor, event } = news;
  const { keepers, people } = concerned;
  const at = platform.clock.now();
  const values = bookingValues(booking, doctor, concerned);
  const common = { type: 'appointment' as const, values, at };
  const urges =
    event.endsWith('by-doctor') || event === 'cancelled-by-hafi' || event === 'nobody-came';
  const priority = urges ? ('high' as const) : ('medium' as const);
  const side =
    event === 'booked-by-doctor' || event === 'cancelled-by-death'
      ? patientScreens(booking.patientId, keepers)
      : patientSide(booking, keepers);
  const details = links.bookingDetails(booking.id);
  const notices: OutgoingNotice[] = side.map((personId) => {
    const words = wordsFor(personId, booking, event);
    return { ...common, ...words, personId, priority, link: linkFor(personId, booking) };
  });
  const doctorsWords = doctorWords[event];
  if (doctorsWords) {
    notices.push({
      ...common,
      ...doctorsWords,
      outside: forDoctor.outside,
      personId: doctor.personId,
      priority: event === 'cancelled-by-death' ? 'high' : 'medium',
      link: details,
    });
  } else {
    // The doctor has acted on what earlier notices asked for.
    await readNoticesWith(tx, doctor.personId, details, at);
  }
  await tellMany(platform, tx, { by, notices, known: people });
  await recordActivity(tx, {
    about: booking.patientId,
    by,
    kind: 'appointment',
    text: activityOf[event],
    values,
    ref: booking.id,
    at,
  });
  const screens = patientScreens(booking.patientId, keepers);
  tx.changed(['bookings', 'notifications', 'activity'], [...screens, doctor.personId]);
}
