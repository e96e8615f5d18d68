import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant, rwf } from '../core/fields.ts';
import { bookingsErrors as errors } from './bookings.errors.ts';
import { feeWaiver } from './late-fees.schemas.ts';

export const listLateFees = endpoint({
  method: 'GET',
  path: '/api/admin/late-fees',
  access: ['ADMIN'],
  topics: ['bookings', 'payments'],
  summary:
    'Fees that are still to be paid: of appointments cancelled late, or to which nobody came, the last first.',
  output: dataOf(
    z.array(
      z.object({
        /** Of the booking. */
        id,
        patient: z.object({ id, name: z.string(), phone: z.nullable(z.string()) }),
        doctor: z.string(),
        startsAt: instant,
        why: z.enum(['cancelled', 'nobody-came']),
        amount: rwf,
      }),
    ),
  ),
});

export const waiveFee = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/waive-fee',
  access: ['DOCTOR', 'ADMIN'],
  topics: ['bookings', 'payments', 'notifications', 'audit'],
  summary:
    'Let the fee of a late cancellation, or of an appointment to which nobody came, go: its doctor, or a coordinator. The patient and their helpers are told why; it is written in the audit log. One that is waived already stays as it is.',
  params: z.object({ id }),
  body: feeWaiver,
  output: done,
  errors: [errors['fee-being-paid'], errors['no-fee-due']],
});
