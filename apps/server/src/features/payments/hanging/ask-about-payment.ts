import type * as contract from '@hafi/contract/admin/watch.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RefundRow } from '../refunds/refunds.repo.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { settlePayment } from '../settle-payment.ts';
import { findOneHanging } from './hanging.repo.ts';
import { takeAlone } from './take-alone.ts';
import { type HangingRow, troubleOf } from './trouble-of.ts';

type Requested = Answer<typeof contract.askAboutPayment>['data'];

/**
 * Asks the provider about a payment that hangs, or sends again what is owed back, and says how it
 * stands then. What does not hang any more is left as it is.
 * @throws Problem not-found when there is no such payment
 */
export async function askAboutPayment(
  platform: Platform,
  actorId: string,
  id: string,
): Promise<Requested> {
  const { clock, db } = platform;
  const row = await findOneHanging(db, id, clock.now());
  if (!row) throw new Problem(coreErrors['not-found']);
  if (!row.hangs) return { status: row.payment.status, trouble: null, answered: true };
  await inTransaction(platform, (tx) =>
    recordAudit(tx, { actorId, action: 'payment.asked', subjectId: id, at: clock.now() }),
  );
  const answered = await ask(platform, row);
  const after = (await findOneHanging(db, id, clock.now())) ?? row;
  const trouble = after.hangs ? troubleOf(after) : null;
  return { status: after.payment.status, trouble, answered };
}

async function ask(platform: Platform, { payment, refund }: HangingRow): Promise<boolean> {
  return refund ? sendAgain(platform, refund) : settlePayment(platform, payment);
}

async function sendAgain(platform: Platform, refund: RefundRow): Promise<boolean> {
  return (await takeAlone(platform, refund)) && sendRefund(platform, refund);
}
