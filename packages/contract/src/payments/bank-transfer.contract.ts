import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id, instant, rwf } from '../core/fields.ts';
import { bankErrors as errors } from './bank.errors.ts';

/** How a transfer stands for its payer. `arrived`: on our statement, and being checked. */
export const transferStates = ['waiting', 'arrived', 'different', 'over'] as const;
export type TransferState = (typeof transferStates)[number];

export const bankTransfer = z.object({
  /** Of the payment. */
  paymentId: id,
  bank: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** For transfers from abroad. */
  swift: z.nullable(z.string()),
  amount: rwf,
  /** As people read it: `HF-4K7Q-2M9T-C`. */
  reference: z.string(),
  /** By when the money must have come. */
  payBy: instant,
  /** By when a transfer of today is usually here. */
  usuallyBy: instant,
  state: z.enum(transferStates),
  /** In whole RWF, what came, when that is known. */
  arrived: rwf,
  /** False when what it was for needs no payment any more: nothing should be transferred. */
  needed: z.boolean(),
});
export type BankTransfer = z.output<typeof bankTransfer>;

export const getBankTransfer = endpoint({
  method: 'GET',
  path: '/api/payments/:id/transfer',
  access: 'signed-in',
  topics: ['payments'],
  summary: 'What to write on the bank transfer of an own payment, and how it stands.',
  params: z.object({ id }),
  output: dataOf(bankTransfer),
});

export const cancelBankTransfer = endpoint({
  method: 'POST',
  path: '/api/payments/:id/transfer/cancel',
  access: 'signed-in',
  topics: ['payments', 'bookings', 'activity', 'notifications'],
  summary: 'Not to pay by this transfer after all; another way can then be chosen.',
  params: z.object({ id }),
  output: dataOf(z.null()),
  errors: [errors['transfer-arrived'], errors['transfer-over']],
});
