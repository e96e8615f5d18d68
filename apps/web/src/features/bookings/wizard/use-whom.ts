import type { BookingPatient } from '@hafi/contract/bookings/booking.schemas';
import { useBookingPatients } from '../../../kit/bookings/patients.queries.ts';
import { presumedPatient } from '../../../kit/bookings/presumed-patient.ts';
import { type GuardedQuery, statusOf } from '../../../lib/query/guarded-query.ts';
import { useSession } from '../../../lib/session.ts';
import type { Wizard } from './wizard.ts';

/** The patient of the booking. */
export interface Whom {
  /** Asks for whom one may book. */
  readonly patients: GuardedQuery<BookingPatient[]>;
  /** The people to choose from, oneself first; nobody while they are not known. */
  readonly all: readonly BookingPatient[];
  /** The patient; null while nobody is chosen, and for a visitor. */
  readonly patient: BookingPatient | null;
  /** Whether there is more than oneself to book for, so that the patient is named. */
  readonly isNamed: boolean;
  /** Whether a choice is still required. Also while it is not known whether it is. */
  readonly missing: boolean;
  /** Whether the address names somebody for whom this person cannot book, or no longer. */
  readonly gone: boolean;
  /** While it is not known for whom this person may book. */
  readonly unknown: boolean;
}

/** The patient chosen in this wizard, if still allowed. Nobody else takes a lost patient's place. */
export function useWhom({ elder }: Wizard): Whom {
  const { account, status } = useSession();
  const patients = useBookingPatients();
  const state = statusOf(patients);
  // Until it is known for whom somebody may book, nothing is booked for the wrong person.
  const unknown = status === 'loading' || (account !== null && state.status !== 'answered');
  const all = account && state.status === 'answered' ? state.data : [];
  const found = all.find(({ id, self }) => id === elder || (self && elder === 'self')) ?? null;
  const gone = account !== null && !unknown && elder !== null && !found;
  const patient = elder === null ? presumedPatient(all, account?.roles ?? []) : found;
  const isNamed = gone || all.some(({ self }) => !self);
  const missing = unknown || (account !== null && patient === null);
  return { patients, all, patient, isNamed, missing, gone, unknown };
}
