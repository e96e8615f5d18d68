import { useEffect } from 'react';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useAccount } from '../../lib/session.ts';
import { useBookingPatients } from '../bookings/patients.queries.ts';
import { presumedPatient } from '../bookings/presumed-patient.ts';
import type { NearHome } from './near-home.ts';

/**
 * Finds the home from which doctors are near. Without an answer there is none: the doctors are shown
 * all the same, the best rated first.
 */
export function FindHome({ onFound }: { onFound: (home: NearHome) => void }) {
  const { roles } = useAccount();
  const patients = statusOf(useBookingPatients());
  const known = patients.status === 'answered' ? presumedPatient(patients.data, roles)?.home : null;
  const { district } = known ?? {};
  const code = known?.near ?? undefined;
  const isSettled = patients.status !== 'pending';
  useEffect(() => {
    if (isSettled) onFound({ ...(district ? { district } : {}), ...(code ? { code } : {}) });
  }, [isSettled, district, code, onFound]);
  return null;
}
