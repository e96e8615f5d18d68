import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import { keepersOf } from '../booking-people.ts';
import { amountToPay, feeDue } from '../bookings.policy.ts';
import { lockBooking, updateBooking } from '../bookings.repo.ts';
import { tellFee } from './tell-fee.ts';

/**
 * Lets the fee of a booking go, as its doctor or as a coordinator, with an audit entry; the patient's
 * side is told why. Idempotent.
 * @throws Problem not-found for everybody else, fee-being-paid while a payment of it is under way,
 * no-fee-due
 */
export async function waiveFee(
  platform: Platform,
  { personId: by, roles }: Pick<Principal, 'personId' | 'roles'>,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await lockBooking(tx, id);
    const doctor = row && (await findDoctors(tx, [row.doctorId])).get(row.doctorId);
    const isTheirs = doctor?.personId === by || roles.includes('ADMIN');
    if (!row || !isTheirs) throw new Problem(coreErrors['not-found']);
    if (row.paymentState === 'waived') return;
    if (row.paymentState === 'pending') throw new Problem(bookingsErrors['fee-being-paid']);
    if (feeDue(row) === 0) throw new Problem(bookingsErrors['no-fee-due']);
    await updateBooking(tx, id, { paymentState: 'waived', updatedAt: at });
    await recordAudit(tx, {
      actorId: by,
      action: 'fee.waived',
      subjectId: row.patientId,
      at,
      reason: `${amountToPay(row)} RWF: ${reason}`,
    });
    const keepers = await keepersOf(tx, row.patientId);
    await tellFee(platform, tx, { booking: row, keepers, by, what: 'waived', reason });
    if (doctor) tx.changed('bookings', [doctor.personId]);
  });
}
