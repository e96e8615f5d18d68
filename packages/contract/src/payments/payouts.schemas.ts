import * as z from 'zod/mini';
import { day, id, rwf, text } from '../core/fields.ts';

/** The accounts of the ledger from which a doctor can be paid: those that hold money. */
export const payoutAccounts = ['bank', 'mobile-money', 'airtel-money', 'card'] as const;

/** Before it Hafi took no money, and owed none. */
export const firstPayoutDay = '2026-01-01';

/** What was paid to a doctor outside of Hafi, as a coordinator records it. */
export const newPayout = z
  .object({
    /** In whole RWF. */
    amount: rwf.check(z.gte(1)),
    account: z.enum(payoutAccounts),
    /** The day of Kigali on which it left the account. */
    paidOn: day.check(z.refine((said) => said >= firstPayoutDay, { error: 'invalid-date' })),
    /** By which the bank or the operator knows it. */
    reference: text(100),
    /** Where it was sent: of the doctor's accounts the one that was shown; absent when none was known. */
    payeeAccountId: z.optional(id),
    /** What the operator kept for it, where its list does not say so; what a bank keeps its statement says. */
    fee: z.optional(rwf.check(z.gte(0), z.lte(1_000_000))),
  })
  .check(
    z.refine(({ account, fee }) => account !== 'bank' || fee === undefined, {
      error: 'invalid-choice',
      path: ['fee'],
    }),
  );

/** Why a payment to a doctor is taken out of the books. */
export const payoutReversal = z.object({ reason: text(300) });
