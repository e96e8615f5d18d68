import { links } from '@hafi/contract/core/links';
import type { FailureReason } from '@hafi/contract/payments/payments.contract';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/notifications.public.ts';
import { announcePayment } from './announce-payment.ts';
import { payablesOf } from './payables/payables-of.ts';
import { findPayment, lockPayment, moveTo } from './payments.repo.ts';
import { unpaidText, unpaidTitle } from './prompt.messages.ts';

export interface Ending {
  readonly status: 'failed' | 'expired';
  readonly failure: FailureReason;
  /** The provider's own code. */
  readonly reason: string | null;
  /** When to ask the provider again; absent when its answer is final. */
  readonly askAgainAt?: Date;
}

/** Ends a payment without money and lets what it is for be paid again. Idempotent. */
export async function closePayment(platform: Platform, id: string, ending: Ending): Promise<void> {
  const { clock, log } = platform;
  const at = clock.now();
  const { status, failure, reason, askAgainAt = null } = ending;
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
    await payable?.settled(tx, 'unpaid', id);
    await notify(tx, {
      // The provider refuses, often when the payer has put the phone away.
      by: null,
      personId: row.payerId,
      type: 'appointment',
      priority: 'high',
      title: unpaidTitle,
      text: unpaidText,
      values: {
        amount: { rwf: row.amount },
        doctor: row.appointment.doctor,
        date: { date: row.appointment.startsAt },
      },
      link: payable?.page ?? links.home,
      at,
      dedupeKey: `payment:${id}:unpaid`,
    });
    await announcePayment(tx, row, payable?.people);
    return true;
  });
  if (!closed) log.info({ payment: id, to: status }, 'a payment has no such step; left as it is');
}
