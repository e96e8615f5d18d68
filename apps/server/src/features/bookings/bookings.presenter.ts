import { dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import type { Booking, BookingStatus } from '@hafi/contract/bookings/booking.schemas';
import { appointmentTypeNames } from '@hafi/contract/doctors/appointment-type-names';
import type { Locale } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';
import type { NameCard, PersonCard } from '../accounts/accounts.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import {
  amountToPay,
  cancellationFee,
  mayAccept,
  mayAgree,
  mayCancel,
  mayEnter,
  mayPay,
  mayRecordOutcome,
  mayReschedule,
  maySettle,
  mayWaive,
  type Side,
} from './bookings.policy.ts';
import type { BookingRow } from './bookings.repo.ts';

/** Who reads, and when. */
export interface Viewer {
  readonly side: NonNullable<Side>;
  readonly now: Date;
  /** Whether they may still review the appointment. */
  readonly mayReview: boolean;
  /** Who reads. */
  readonly personId: string;
  readonly locale: Locale;
  readonly translate: Translate;
}

/** The displayed status: as the doctor recorded; else a booking whose end has passed is fulfilled. */
export function presentStatus(
  booking: Pick<BookingRow, 'endsAt' | 'outcome' | 'status'>,
  now: Date,
): BookingStatus {
  if (booking.outcome) return booking.outcome === 'done' ? 'fulfilled' : 'noshow';
  return booking.status !== 'cancelled' && booking.endsAt <= now ? 'fulfilled' : booking.status;
}

/** A booking for patient and doctor, with what the reader may do. */
export function presentBooking(
  row: BookingRow,
  doctor: DoctorCard,
  { patient, booker }: { patient: PersonCard | undefined; booker: NameCard | undefined },
  { side, now, mayReview, personId, locale, translate }: Viewer,
): Booking {
  return {
    id: row.id,
    doctor: {
      id: doctor.id,
      name: doctor.name,
      specialty: doctor.specialty,
      location: [doctor.workplace, doctor.sector, doctor.district].filter(Boolean).join(', '),
    },
    patient: {
      id: row.patientId,
      name: patient?.name ?? '',
      phone: patient?.phoneNumber ?? null,
    },
    bookedBy: row.bookedBy === row.patientId ? null : (booker?.name ?? null),
    side,
    date: dayInKigali(row.startsAt),
    time: timeInKigali(row.startsAt),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    appointmentType: {
      id: row.type,
      name: translate(locale, appointmentTypeNames[row.type].name),
      duration: row.duration,
      price: row.price,
    },
    serviceFee: row.serviceFee,
    total: row.total,
    mode: row.mode,
    note: row.note,
    status: presentStatus(row, now),
    askedAt: row.heldSince.toISOString(),
    agreed: row.agreed,
    outcome: row.outcome,
    cancelledBy: row.cancelledBy,
    cancelReason: row.cancelReason,
    freeUntil: row.freeUntil.toISOString(),
    cancellationFee: cancellationFee(row, side, now),
    toPay: amountToPay(row),
    payment: { state: row.paymentState, id: row.paymentId },
    can: {
      cancel: mayCancel(row, side, now),
      reschedule: mayReschedule(row, side, now),
      accept: mayAccept(row, side, now),
      agree: mayAgree(row, side, now),
      pay: mayPay(row, side),
      review: mayReview,
      outcome: mayRecordOutcome(row, side, now),
      settle: maySettle(row, side, now),
      waive: mayWaive(row, side),
      enter: mayEnter(row, side, personId, now),
    },
  };
}
