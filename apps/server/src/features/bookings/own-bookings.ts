import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../platform/db/database.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDied } from '../accounts/accounts.public.ts';
import type { PlannedSource } from '../circle/circle.public.ts';
import { doctorOfPerson, findDoctors, keepName } from '../doctors/doctors.public.ts';
import { checkedLicenceOf } from '../vetting/vetting.public.ts';
import {
  findAllOf,
  findEveryOfDoctor,
  findHeldOfDoctor,
  findHeldOfPatient,
  findOpenIds,
} from './booking-lists.repo.ts';
import { wipeWords } from './bookings.repo.ts';
import { deleteFeed, findFeedOf } from './calendar/calendar-feeds.repo.ts';
import { type CancelCause, cancelBooking, type OnCancelled } from './cancel-booking.ts';
import { waitlistData } from './waitlist/own-waits.ts';
import { endWaitlist } from './waitlist/tell-waiting.ts';

async function cancelAll(
  platform: Platform,
  personId: string,
  { ids, refund, because }: { ids: readonly string[]; refund: OnCancelled; because?: CancelCause },
): Promise<void> {
  const caller = { personId, locale: 'en' as const };
  for (const id of ids) {
    try {
      await cancelBooking(platform, caller, { id, reason: undefined, refund, because });
    } catch (error) {
      // It started, or the other side cancelled it, meanwhile.
      if (!(error instanceof Problem && error.code === 'booking-over')) throw error;
    }
  }
}

/**
 * The appointments to come of a doctor. They are cancelled when a coordinator no longer confirms the
 * doctor, free for the patients, who are told why. The doctor's own appointments as a patient stay.
 */
export const promisedAppointments = (platform: Platform, { refund }: { refund: OnCancelled }) => ({
  async find(db: Db, personId: string, now: Date) {
    const doctor = await doctorOfPerson(db, personId);
    const held = doctor ? await findHeldOfDoctor(db, doctor.id, now) : [];
    return held.map(({ id, patientId: to, paymentState, total }) => ({
      id,
      kind: 'appointments' as const,
      to,
      refund: paymentState === 'paid' ? total : 0,
    }));
  },
  async end(personId: string): Promise<void> {
    const { clock, db } = platform;
    const doctor = await doctorOfPerson(db, personId);
    if (!doctor) return;
    const ids = (await findHeldOfDoctor(db, doctor.id, clock.now())).map(({ id }) => id);
    await cancelAll(platform, personId, { ids, refund, because: 'hafi' });
    await endWaitlist(platform, doctor);
  },
});

/** The appointments to come of an elder who has died: cancelled without a fee. */
export const plannedAppointments = (
  platform: Platform,
  { refund }: { refund: OnCancelled },
): PlannedSource => ({
  async find(db, elderId, now) {
    const rows = await findHeldOfPatient(db, elderId, now);
    const doctors = await findDoctors(db, [...new Set(rows.map(({ doctorId }) => doctorId))]);
    return rows.map(({ doctorId, id, startsAt }) => ({
      id,
      kind: 'appointment',
      who: doctors.get(doctorId)?.name ?? null,
      startsAt,
    }));
  },
  callOff: (elderId, { id }) =>
    cancelAll(platform, elderId, { ids: [id], refund, because: 'death' }),
});

/**
 * A person's bookings as personal data. When the account is closed, future ones are cancelled by
 * the usual rule, those of the person's own practice by the doctor's rule (free for the patients).
 */
export const bookingData = (
  platform: Platform,
  { refund }: { refund: OnCancelled },
): readonly PersonalData[] => [
  {
    name: 'bookings',
    async read(db, personId) {
      const rows = await findAllOf(db, personId);
      const doctors = await findDoctors(db, [...new Set(rows.map(({ doctorId }) => doctorId))]);
      return rows.map((row) => ({
        id: row.id,
        doctor: doctors.get(row.doctorId)?.name ?? null,
        startsAt: dataTime(row.startsAt),
        endsAt: dataTime(row.endsAt),
        type: row.type,
        mode: row.mode,
        note: row.note,
        status: row.status,
        outcome: row.outcome,
        cancelledAt: dataTime(row.cancelledAt),
        cancelReason: row.cancelReason,
        cancellationFee: row.cancellationFee,
        amount: row.total,
        paymentState: row.paymentState,
        createdAt: dataTime(row.createdAt),
      }));
    },
    async end(personId) {
      const { clock, db } = platform;
      if ((await findDied(db, [personId])).has(personId)) {
        const coming = await findHeldOfPatient(db, personId, clock.now());
        await cancelAll(platform, personId, {
          ids: coming.map(({ id }) => id),
          refund,
          because: 'death',
        });
      }
      const doctorId = (await doctorOfPerson(db, personId))?.id ?? null;
      const ids = await findOpenIds(db, { personId, doctorId }, clock.now());
      await cancelAll(platform, personId, { ids, refund });
    },
    erase: wipeWords,
  },
  {
    // What is about the patients stays theirs: neither names nor words of theirs.
    name: 'practiceAppointments',
    async read(db, personId) {
      const doctor = await doctorOfPerson(db, personId);
      const rows = doctor ? await findEveryOfDoctor(db, doctor.id) : [];
      return rows.map((row) => ({
        id: row.id,
        startsAt: dataTime(row.startsAt),
        endsAt: dataTime(row.endsAt),
        type: row.type,
        mode: row.mode,
        status: row.status,
        outcome: row.outcome,
        cancelledAt: dataTime(row.cancelledAt),
        amount: row.total,
        paymentState: row.paymentState,
        createdAt: dataTime(row.createdAt),
      }));
    },
    // Who was treated must still be able to say by whom.
    async erase(tx, personId) {
      const doctor = await doctorOfPerson(tx, personId);
      const now = platform.clock.now();
      const appointments = doctor ? await findEveryOfDoctor(tx, doctor.id) : [];
      const treated = appointments.some(
        ({ endsAt, status }) => endsAt <= now && status !== 'cancelled',
      );
      if (doctor && treated) await keepName(tx, doctor.id, await checkedLicenceOf(tx, personId));
    },
  },
  waitlistData(platform),
  {
    name: 'calendarFeed',
    async read(db, personId) {
      const feed = await findFeedOf(db, personId);
      return feed ? [{ createdAt: dataTime(feed.createdAt) }] : [];
    },
    erase: deleteFeed,
  },
];
