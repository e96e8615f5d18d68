import * as z from 'zod/mini';
import { badgeId } from '../badges/badge.schemas.ts';
import { anyDay, email, id, instant, rwandanPhone, typedName } from '../core/fields.ts';
import { carePlanIds } from '../plans/plans.ts';
import { isByPhone, methodOfNumber } from './by-phone.ts';

/** Payment methods. `after` means: at the practice, after the appointment. */
export const paymentMethods = ['mtn', 'airtel', 'bank', 'card', 'after'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a payment is for. */
export const paymentPurpose = z.object({ kind: z.enum(['booking', 'plan', 'badge']), id });
export type PaymentPurpose = z.output<typeof paymentPurpose>;

/** What a payment is for, as it was when it was asked for. */
export const paidFor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('booking'), doctor: z.string(), startsAt: instant }),
  z.object({
    kind: z.literal('plan'),
    plan: z.enum(carePlanIds),
    elder: z.string(),
    /** The first day, and the first day after. */
    from: anyDay,
    to: anyDay,
  }),
  z.object({ kind: z.literal('badge'), badge: badgeId }),
]);

export const newPayment = z
  .object({
    for: paymentPurpose,
    method: z.enum(paymentMethods),
    phone: z.optional(z.union([z.literal(''), rwandanPhone])),
    /** The payer's own name, or one that keeps the rules of names. */
    billing: z.object({
      firstName: typedName,
      lastName: typedName,
      /** Empty only for a payer whose account has no address: the receipt is in Hafi. */
      email: z.union([z.literal(''), email]),
    }),
    acceptTerms: z.boolean().check(z.refine((is) => is, { error: 'terms-not-accepted' })),
  })
  .check(
    z.refine((p) => !isByPhone(p.method) || Boolean(p.phone), {
      error: 'required',
      path: ['phone'],
    }),
    // The other network cannot ask this phone: its payer would wait for nothing.
    z.refine(
      ({ method, phone }) =>
        !isByPhone(method) || [null, method].includes(methodOfNumber(phone ?? '')),
      { error: 'other-network', path: ['phone'] },
    ),
  );

/** The same for a payer whose account has an address, who names one for the receipt. */
export const newPaymentWithEmail = newPayment.check(
  z.refine(({ billing }) => billing.email !== '', {
    error: 'required',
    path: ['billing', 'email'],
  }),
);
