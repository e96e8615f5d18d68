import type { PurposeKind } from '../payments.tables.ts';
import { badgePayables } from './badge-payables.ts';
import { bookingPayables } from './booking-payables.ts';
import type { Payables } from './payable.ts';
import { planPayables } from './plan-payables.ts';

const all: { readonly [Kind in PurposeKind]: Payables<Kind> } = {
  booking: bookingPayables,
  plan: planPayables,
  badge: badgePayables,
};

/** What a payment is for, by its kind. */
export const payablesOf = ({ purposeKind }: { readonly purposeKind: PurposeKind }): Payables =>
  all[purposeKind] as unknown as Payables;
