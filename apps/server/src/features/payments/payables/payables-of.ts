import type { PurposeKind } from '../payments.tables.ts';
import { bookingPayables } from './booking-payables.ts';
import type { Payables } from './payable.ts';

const all: Readonly<Record<PurposeKind, Payables>> = { booking: bookingPayables };

/** What a payment is for, by its kind. */
export const payablesOf = ({ purposeKind }: { readonly purposeKind: PurposeKind }): Payables =>
  all[purposeKind];
