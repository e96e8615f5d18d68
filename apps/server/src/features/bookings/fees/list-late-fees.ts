import type { listLateFees as endpoint } from '@hafi/contract/bookings/late-fees.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { Platform } from '../../../platform/platform.ts';
import { findContactCards } from '../../accounts/accounts.public.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import { amountToPay } from '../bookings.policy.ts';
import { findFeesDue } from './fees.repo.ts';

/** What a screen can hold. */
const most = 100;

/** Fees that are still to be paid, the last first. */
export async function listLateFees({ db }: Platform): Promise<Answer<typeof endpoint>['data']> {
  const rows = await findFeesDue(db, most);
  const doctors = await findDoctors(db, [...new Set(rows.map(({ doctorId }) => doctorId))]);
  const people = await findContactCards(db, [...new Set(rows.map(({ patientId }) => patientId))]);
  return rows.map((row) => {
    const patient = people.get(row.patientId);
    return {
      id: row.id,
      patient: {
        id: row.patientId,
        name: patient?.name ?? '',
        phone: patient?.phoneNumber ?? null,
      },
      doctor: doctors.get(row.doctorId)?.name ?? '',
      startsAt: row.startsAt.toISOString(),
      why: row.status === 'cancelled' ? ('cancelled' as const) : ('nobody-came' as const),
      amount: amountToPay(row),
    };
  });
}
