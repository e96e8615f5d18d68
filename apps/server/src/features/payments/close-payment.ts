import { links } from '@hafi/contract/core/links';
import type { FailureReason } from '@hafi/contract/payments/payments.contract';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify, tell } from '../notifications/notifications.public.ts';
import { announcePayment } from './announce-payment.ts';
import { transferTexts } from './bank/bank.messages.ts';
import type { Payable } from './payables/payable.ts';
import { payablesOf } from './payables/payables-of.ts';
import { endOutage, releaseDifferent } from './payment-failures.repo.ts';
import { forPayer } from './payments.messages.ts';
import { findPayment, lockPayment, moveTo, type PaymentRow } from './payments.repo.ts';
import { silentTexts, unpaidTitle } from './prompt.messages.ts';

export interface Ending {
  readonly status: 'failed' | 'expired';
  readonly failure: FailureReason;
  /** The provider's own code. */
  readonly reason: string | null;
  /** When to ask the provider again; absent when its answer is final. */
  readonly askAgainAt?: Date;
  /** Who ends it themselves, and is not notified. */
  readonly by?: string;
  /** What is stored with it. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/** That it was not paid, and whether it can be paid again: not where all of it would come back. */
function unpaidText(row: PaymentRow, payable: Payable | null | undefined) {
  if (payable && payable.overpaid(row.amount) >= row.amount) return forPayer.unpaidOver;
  return row.method === 'bank' ? transferTexts.expired : payablesOf(row).words.unpaid;
}

/** Tells the payer, and every open page, that no money was taken for what it is for. */
async function sayUnpaid(
  platform: Platform,
  tx: Tx,
  row: PaymentRow,
  payable: Payable | null | undefined,
  said: { readonly at: Date; readonly dedupeKey: string; readonly by?: string | undefined },
): Promise<void> {
  const { at, by = null, dedupeKey } = said;
  const { words } = payablesOf(row);
  const isSilent = row.failure === 'provider-silent';
  const notice = {
    // The provider refuses, often when the payer has put the phone away.
    by,
    personId: row.payerId,
    type: words.noticeType,
    priority: 'high' as const,
    title: isSilent ? silentTexts.title : unpaidTitle,
    text: isSilent && row.method !== 'bank' ? silentTexts.text : unpaidText(row, payable),
    values: { ...words.values(row.paidFor), amount: { rwf: row.amount } },
    link: payable?.page ?? links.home,
    at,
    dedupeKey,
  };
  // Who pays by bank has waited for days, and is elsewhere.
  if (row.method === 'bank') await tell(platform, tx, notice);
  else await notify(tx, notice);
  await announcePayment(tx, row, payable?.people);
}

/**
 * Ends a payment without money and lets what it is for be paid again. Idempotent; false when it had ended
 * before.
 */
export async function closePayment(
  platform: Platform,
  id: string,
  ending: Ending,
): Promise<boolean> {
  const { clock, log } = platform;
  const at = clock.now();
  const { also, askAgainAt = null, failure, reason, status } = ending;
  const closed = await inTransaction(platform, async (tx) => {
    const known = await findPayment(tx, id);
    if (!known) return false;
    const payable = await payablesOf(known).lock(tx, known.purposeId);
    const locked = await lockPayment(tx, id);
    // Held meanwhile: what another process heard before must not free it to be paid again.
    if (locked?.failure === 'wrong-amount' && status === 'expired') return false;
    const change = { failure, nextCheckAt: askAgainAt };
    const row = await moveTo(tx, id, status, { at, reason, change });
    if (!row) return false;
    await also?.(tx);
    // Paid by other money: nothing is unpaid.
    if (row.stray) {
      await announcePayment(tx, row, payable?.people);
      return true;
    }
    await payable?.setPaymentState(tx, 'unpaid', id);
    const dedupeKey = `payment:${id}:unpaid`;
    await sayUnpaid(platform, tx, row, payable, { at, dedupeKey, by: ending.by });
    return true;
  });
  if (!closed) log.info({ payment: id, to: status }, 'a payment has no such step; left as it is');
  return closed;
}

/** Notes what a provider says at last of a payment that expired while it was silent: no money came so far. */
export async function resolveOutage(
  platform: Platform,
  { id, purposeId, ...known }: PaymentRow,
  failure: FailureReason,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const payable = await payablesOf(known).lock(tx, purposeId);
    await lockPayment(tx, id);
    const row = await endOutage(tx, id, failure, at);
    if (row) await announcePayment(tx, row, payable?.people);
  });
}

/**
 * Ends the hold of a payment that had expired before another than was asked for came, once a coordinator
 * has settled it; the payer is notified. Idempotent; false when it was not held any more.
 */
export async function releaseHeld(
  platform: Platform,
  id: string,
  also: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const at = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const known = await findPayment(tx, id);
    if (!known) return false;
    const payable = await payablesOf(known).lock(tx, known.purposeId);
    await lockPayment(tx, id);
    const row = await releaseDifferent(tx, id, at);
    if (!row) return false;
    await also(tx);
    await sayUnpaid(platform, tx, row, payable, { at, dedupeKey: `payment:${id}:released` });
    return true;
  });
}
