import type * as contract from '@hafi/contract/admin/watch.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceMoney } from '../announce-money.ts';
import { closePayment, releaseHeld } from '../close-payment.ts';
import { findPayment } from '../payments.repo.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { findOneHanging } from './hanging.repo.ts';
import { takeAlone } from './take-alone.ts';
import { type HangingRow, troubleOf } from './trouble-of.ts';

export interface ToSettle {
  readonly id: string;
  readonly by: contract.SettledBy;
}

type Settled = Answer<typeof contract.settlePaymentByHand>['data'];

/**
 * Records that a coordinator has settled a payment that hangs outside of Hafi: gave back what was owed
 * (or saw that the provider did), or cleared with the provider what came instead of what was asked for.
 * The booking can then be paid again.
 * @throws Problem not-found when there is no such payment, settles-itself when it may be under way,
 * hangs-no-more when it has ended or somebody else was faster: nothing is done then
 */
export async function settlePaymentByHand(
  platform: Platform,
  actorId: string,
  { by, id }: ToSettle,
): Promise<Settled> {
  const { clock, db } = platform;
  const row = await findOneHanging(db, id, clock.now());
  if (!row) throw new Problem(coreErrors['not-found']);
  const settled = row.hangs && (await settle(platform, actorId, row, by));
  if (!settled) throw new Problem(paymentsErrors['hangs-no-more']);
  return { status: (await findPayment(db, id))?.status ?? row.payment.status };
}

/** False when somebody else was faster. */
async function settle(
  platform: Platform,
  actorId: string,
  row: HangingRow,
  by: contract.SettledBy,
): Promise<boolean> {
  const { payment, refund } = row;
  const at = platform.clock.now();
  const record = async (tx: Tx) => {
    await recordAudit(tx, {
      actorId,
      action: 'payment.settled-by-hand',
      subjectId: payment.id,
      at,
    });
    await announceMoney(tx);
  };
  if (refund) {
    if (!(await takeAlone(platform, refund))) throw new Problem(paymentsErrors['settles-itself']);
    const sent = { transactionId: null, byHand: by === 'hand', also: record };
    return finishRefund(platform, refund, payment, sent);
  }
  if (troubleOf(row) !== 'wrong-amount') throw new Problem(paymentsErrors['settles-itself']);
  if (payment.status === 'expired') return releaseHeld(platform, payment.id, record);
  const ending = {
    failure: 'wrong-amount',
    reason: 'settled by hand' satisfies StepReason,
    also: record,
  } as const;
  return closePayment(platform, payment.id, { status: 'failed', ...ending });
}
