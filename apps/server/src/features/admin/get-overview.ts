import { countUndelivered } from '../../platform/outbox/outbox.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import { countPeople } from '../accounts/accounts.public.ts';
import { lastCheckOfLogs } from '../circle/circle.public.ts';
import { countListedDoctors } from '../doctors/doctors.public.ts';
import { countWaiting } from '../vetting/vetting.public.ts';
import type { AdminSources } from './admin-sources.ts';

/** The state of the service, in numbers. */
export async function getOverview({ db, clock }: Platform, sources: AdminSources) {
  const now = clock.now();
  const [people, doctorsListed, peopleWaiting, bookings, payments, undelivered, accessLogs] =
    await Promise.all([
      countPeople(db),
      countListedDoctors(db),
      countWaiting(db),
      sources.bookingCounts(db, now),
      sources.paymentCounts(db, now),
      countUndelivered(db),
      lastCheckOfLogs(db, now),
    ]);
  return {
    people,
    doctorsListed,
    peopleWaiting,
    bookingsToday: bookings.today,
    bookingsComing: bookings.coming,
    paymentsPending: payments.pending,
    bankLinesWaiting: payments.atBank,
    paidThisMonth: payments.paidThisMonth,
    undelivered,
    accessLogs,
  };
}
