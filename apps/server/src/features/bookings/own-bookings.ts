import { Problem } from '@hafi/contract/core/problem';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { doctorOfPerson, findDoctors } from '../doctors/doctors.public.ts';
import { findAllOf, findOpenIds } from './booking-lists.repo.ts';
import { wipeWords } from './bookings.repo.ts';
import { deleteFeed, findFeedOf } from './calendar/calendar-feeds.repo.ts';
import { cancelBooking, type OnCancelled } from './cancel-booking.ts';

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
      const doctorId = (await doctorOfPerson(db, personId))?.id ?? null;
      const caller = { personId, locale: 'en' as const };
      for (const id of await findOpenIds(db, { personId, doctorId }, clock.now())) {
        try {
          await cancelBooking(platform, caller, { id, reason: undefined, refund });
        } catch (error) {
          // It started, or the other side cancelled it, meanwhile.
          if (!(error instanceof Problem && error.code === 'booking-over')) throw error;
        }
      }
    },
    erase: wipeWords,
  },
  {
    name: 'calendarFeed',
    async read(db, personId) {
      const feed = await findFeedOf(db, personId);
      return feed ? [{ createdAt: dataTime(feed.createdAt) }] : [];
    },
    erase: deleteFeed,
  },
];
