import { countUndelivered } from '../../platform/outbox/outbox.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import { countPeople } from '../accounts/accounts.public.ts';
import { doctorCounts } from '../doctors/doctors.public.ts';
import type { AdminSources } from './admin-sources.ts';

/** The state of the service, in numbers. */
export async function getOverview({ db, clock }: Platform, sources: AdminSources) {
  const now = clock.now();
  const [people, doctors, bookings, payments, undelivered] = await Promise.all([
    countPeople(db),
    doctorCounts(db),
    sources.bookingCounts(db, now),
    sources.paymentCounts(db, now),
    countUndelivered(db),
  ]);
  return {
    people,
    doctorsListed: doctors.listed,
    doctorsWaiting: doctors.waiting,
    bookingsToday: bookings.today,
    bookingsComing: bookings.coming,
    paymentsPending: payments.pending,
    paidThisMonth: payments.paidThisMonth,
    undelivered,
  };
}
