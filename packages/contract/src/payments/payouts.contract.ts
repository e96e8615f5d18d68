import * as z from 'zod/mini';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { anyDay, cursor, id, instant, limit, rwf } from '../core/fields.ts';
import { newPayeeAccount, payeeAccount } from './payee-account.schemas.ts';
import { payoutsErrors as errors } from './payouts.errors.ts';
import { newPayout, payoutAccounts, payoutReversal } from './payouts.schemas.ts';

const access = ['ADMIN'] as const;
const topics = ['payments', 'notifications', 'audit'] as const;

const person = z.object({ id, name: z.string() });

/** What is owed to a doctor, in whole RWF; less than 0 when too much was paid. */
const owed = z.object({
  /** For appointments that are over. */
  due: rwf,
  /** For appointments to come, which are paid already. */
  toCome: rwf,
});

/** A payment to a doctor. */
const payout = z.object({
  id,
  amount: rwf,
  account: z.enum(payoutAccounts),
  paidOn: anyDay,
  reference: z.string(),
  /** Where it was sent, as it was known then; null when Hafi knew no account. */
  paidTo: z.nullable(payeeAccount),
  recordedAt: instant,
  /** Null while it stands in the books. */
  reversal: z.nullable(z.object({ at: instant, reason: z.string() })),
});
export type Payout = z.output<typeof payout>;

export const listDoctorsDue = endpoint({
  method: 'GET',
  path: '/api/admin/doctors-due',
  access,
  topics: ['payments', 'bookings'],
  summary: 'What is owed to each doctor now, most first.',
  output: dataOf(
    z.array(
      z.object({
        doctor: person,
        ...owed.shape,
        /** Where to send it; null while the doctor has not said it. */
        payTo: z.nullable(payeeAccount),
        /** Who has asked the doctor for it last; null once it is known, or nobody has. */
        asked: z.nullable(z.object({ by: person, at: instant })),
      }),
    ),
  ),
});

export const askForPayeeAccount = endpoint({
  method: 'POST',
  path: '/api/admin/doctors/:id/payee-account-request',
  access,
  topics: ['payments', 'notifications'],
  summary: 'Ask a doctor to say where Hafi should send what it owes them.',
  params: z.object({ id }),
  output: done,
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access,
  topics: ['payments'],
  summary: 'What was paid to doctors, the last recorded first.',
  query: z.object({ cursor, limit }),
  output: pageOf(
    z.object({
      ...payout.shape,
      doctor: person,
      recordedBy: person,
      /** Who took it out of the books. */
      reversedBy: z.nullable(person),
      /** What was kept for it, in whole RWF; null while nobody has said so. */
      fee: z.nullable(rwf),
    }),
  ),
});

export const recordPayout = endpoint({
  method: 'POST',
  path: '/api/admin/doctors/:id/payouts',
  access,
  topics,
  summary:
    'Record that a doctor was paid, at most what is owed for appointments that are over. No money moves by it; the doctor is told, and it is written in the audit log.',
  params: z.object({ id }),
  body: newPayout,
  output: dataOf(payout),
  status: 201,
  idempotencyKey: 'required',
  errors: [errors['more-than-due'], errors['payout-known']],
});

export const reversePayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/:id/reversal',
  access,
  topics,
  summary:
    'Take a payment to a doctor that was recorded by mistake out of the books by a counter-entry. The doctor is told, and it is written in the audit log.',
  params: z.object({ id }),
  body: payoutReversal,
  output: dataOf(payout),
  errors: [errors['payout-taken-back']],
});

export const readOwnEarnings = endpoint({
  method: 'GET',
  path: '/api/own-earnings',
  access: ['DOCTOR'],
  topics: ['payments', 'bookings'],
  summary: 'What Hafi owes to oneself for appointments, as a doctor.',
  output: dataOf(owed),
});

export const listOwnPayouts = endpoint({
  method: 'GET',
  path: '/api/own-payouts',
  access: ['DOCTOR'],
  topics: ['payments'],
  summary: 'What Hafi has paid to oneself for appointments, as a doctor, the last recorded first.',
  query: z.object({ cursor, limit }),
  output: pageOf(payout),
});

export const readOwnPayeeAccount = endpoint({
  method: 'GET',
  path: '/api/own-payee-account',
  access: ['DOCTOR'],
  topics: ['payments'],
  summary: 'Where Hafi pays oneself, as a doctor; null while one has not said it.',
  output: dataOf(z.nullable(payeeAccount)),
});

export const changeOwnPayeeAccount = endpoint({
  method: 'PUT',
  path: '/api/own-payee-account',
  access: ['DOCTOR'],
  topics,
  summary:
    'Say where Hafi should pay oneself, as a doctor, after having shown again who one is. The doctor is told by mail.',
  body: newPayeeAccount,
  output: dataOf(payeeAccount),
  errors: [accountsErrors['confirm-first']],
});
