import { randomBytes } from 'node:crypto';
import { dayInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import { bankErrors } from '@hafi/contract/payments/bank.errors';
import { referenceOf } from '@hafi/contract/payments/bank-reference';
import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Payable } from '../payables/payable.ts';
import { moveTo, type PaymentRow } from '../payments.repo.ts';
import { offeredMethods } from '../providers/provider-of.ts';
import { insertTransfer } from './bank.repo.ts';
import { bankAccount } from './bank-settings.ts';
import { transferUsuallyBy } from './business-days.ts';

/** How long a payer has for a transfer, in milliseconds. */
const patienceMs = 7 * dayInMs;

/** How long before the end the payer is reminded, in milliseconds. */
const remindMs = 2 * dayInMs;

/**
 * By when a transfer must have come: in a week, and before what it is for.
 * @throws Problem too-soon-for-bank when it could not be here by then
 */
export function transferDeadline(
  { before, endsThen = false }: Pick<Payable, 'before' | 'endsThen'>,
  now: Date,
): Date {
  const inAWeek = new Date(now.getTime() + patienceMs);
  // What is past already waits for no transfer.
  if (!before || (before <= now && !endsThen)) return inAWeek;
  if (before < transferUsuallyBy(now)) throw new Problem(bankErrors['too-soon-for-bank']);
  return before < inAWeek ? before : inAWeek;
}

/** The ways to pay here, without a bank transfer where it could not be here before something begins. */
export function methodsInTime(platform: Platform, before: string | undefined): PaymentMethod[] {
  const now = platform.clock.now();
  const start = before === undefined ? undefined : new Date(before);
  const isTooSoon = start !== undefined && start > now && start < transferUsuallyBy(now);
  return offeredMethods(platform).filter((method) => method !== 'bank' || !isTooSoon);
}

/**
 * Gives a payment its reference and the account to write on the transfer, in the transaction that
 * stores it. From here on it waits for a line of a statement.
 */
export async function beginTransfer(
  { clock, config }: Platform,
  tx: Tx,
  { expiresAt, id }: PaymentRow,
): Promise<void> {
  const account = bankAccount(config);
  if (!account) throw new Problem(paymentsErrors['method-not-available']);
  const at = clock.now();
  await moveTo(tx, id, 'pending', { at });
  const nextAt = new Date((expiresAt ?? at).getTime() - remindMs);
  // Forty random bits: another of the same is as good as impossible, and the database would refuse it.
  await insertTransfer(tx, { id, reference: referenceOf(randomBytes(5)), account, nextAt });
}
