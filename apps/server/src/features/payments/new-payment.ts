import { randomUUID } from 'node:crypto';
import { minuteInMs } from '@hafi/base/time';
import type { ErrorDefinition } from '@hafi/contract/core/errors';
import { isByPhone } from '@hafi/contract/payments/by-phone';
import type { newPayment } from '@hafi/contract/payments/payment.schemas';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import type { Locale } from '@hafi/i18n/locales';
import type * as z from 'zod/mini';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { transferDeadline } from './bank/begin-transfer.ts';
import type { Payable } from './payables/payable.ts';
import { secondsToNextCheck } from './payment-steps.ts';
import type { NewPaymentRow, PaymentRow } from './payments.repo.ts';
import { isHeldExpired, isLive } from './payments-of-purpose.repo.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { providerFor } from './providers/provider-of.ts';

/** What somebody wants to pay, and how. */
export type NewPaymentWish = z.output<typeof newPayment>;

/** The payer, and the Idempotency-Key of this request. */
export interface Payer {
  readonly personId: string;
  readonly key: string;
  readonly locale?: Locale;
}

/** The number whose phone is asked; null where none is. */
export const phoneOf = ({ method, phone }: NewPaymentWish): string | null =>
  isByPhone(method) ? phone || null : null;

/** Why something that has these payments cannot be paid now; null when it can. */
export function refusalOf(
  others: readonly PaymentRow[],
  { refusal }: Payable,
): ErrorDefinition | null {
  if (refusal === 'not-payable') return paymentsErrors['not-payable'];
  const live = others.find(isLive);
  if (live?.status === 'succeeded' || refusal === 'already-paid') {
    return paymentsErrors['already-paid'];
  }
  return live || others.some(isHeldExpired) ? paymentsErrors['payment-in-progress'] : null;
}

/** The row of a new payment of `payable`. */
export function newRow(
  platform: Platform,
  payable: Payable,
  payer: Payer,
  input: NewPaymentWish,
): NewPaymentRow {
  const { method } = input;
  const now = platform.clock.now();
  const provider = providerFor(platform, method);
  const online = provider !== undefined;
  const seconds = secondsToNextCheck({ status: 'created', createdAt: now }, now) ?? 0;
  return {
    id: newId(),
    payerId: payer.personId,
    purposeKind: input.for.kind,
    purposeId: payable.id,
    paidFor: payable.paidFor,
    method,
    amount: payable.amount,
    serviceFee: payable.serviceFee,
    phone: phoneOf(input),
    ...input.billing,
    termsAcceptedAt: now,
    idempotencyKey: payer.key,
    status: 'created' as const,
    provider: provider?.notifier ?? null,
    // Version 4, as the providers require.
    providerReference: online ? randomUUID() : null,
    createdAt: now,
    statusAt: now,
    expiresAt: method === 'bank' ? transferDeadline(payable, now) : endOf(provider, now),
    nextCheckAt: online ? new Date(now.getTime() + seconds * 1000) : null,
  };
}

/** Until when the payer can approve, or pay on the page; null when there is nothing to await. */
function endOf(provider: PaymentProvider | undefined, now: Date): Date | null {
  return provider ? new Date(now.getTime() + provider.patienceMinutes * minuteInMs) : null;
}
