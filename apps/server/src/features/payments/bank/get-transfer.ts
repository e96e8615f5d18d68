import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { bankErrors } from '@hafi/contract/payments/bank.errors';
import { shownReference } from '@hafi/contract/payments/bank-reference';
import type { BankTransfer, TransferState } from '@hafi/contract/payments/bank-transfer.contract';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { closePayment } from '../close-payment.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { findOwnPayment, type PaymentRow } from '../payments.repo.ts';
import { findArrived, findTransfer, sumOf } from './bank.repo.ts';
import { transferUsuallyBy } from './business-days.ts';

/** A person's own payment by bank. @throws Problem not-found */
async function ownTransfer({ db }: Platform, personId: string, id: string) {
  const payment = await findOwnPayment(db, personId, id);
  const transfer = payment && (await findTransfer(db, id));
  if (!payment || !transfer) throw new Problem(coreErrors['not-found']);
  return { payment, transfer };
}

function stateOf({ amount, status }: PaymentRow, came: number): TransferState {
  if (status !== 'pending' && status !== 'expired') return 'over';
  if (came > 0) return came === amount ? 'arrived' : 'different';
  return status === 'pending' ? 'waiting' : 'over';
}

/**
 * What to write on the transfer of an own payment, and how it stands.
 * @throws Problem not-found, also for payments of others and by other ways
 */
export async function getTransfer(
  platform: Platform,
  personId: string,
  id: string,
): Promise<BankTransfer> {
  const { payment, transfer } = await ownTransfer(platform, personId, id);
  const arrived = sumOf(await findArrived(platform.db, [id]));
  const payable = await inTransaction(platform, (tx) =>
    payablesOf(payment).lock(tx, payment.purposeId),
  );
  const { amount, createdAt, expiresAt } = payment;
  const { bank, name, number, swift } = transfer.account;
  return {
    paymentId: id,
    bank,
    accountName: name,
    accountNumber: number,
    swift,
    amount,
    reference: shownReference(transfer.reference),
    payBy: (expiresAt ?? createdAt).toISOString(),
    usuallyBy: transferUsuallyBy(platform.clock.now()).toISOString(),
    state: stateOf(payment, arrived),
    arrived,
    needed: payable?.refusal === null && payable.overpaid(amount) < amount,
  };
}

/**
 * Ends an own payment by bank before money came, so that another way can be chosen. Repeating it
 * changes nothing.
 * @throws Problem not-found, transfer-arrived, transfer-over
 */
export async function cancelTransfer(
  platform: Platform,
  personId: string,
  id: string,
): Promise<void> {
  const { payment } = await ownTransfer(platform, personId, id);
  if (payment.failure === 'left') return;
  if (payment.status !== 'pending') throw new Problem(bankErrors['transfer-over']);
  await closePayment(platform, id, {
    status: 'expired',
    failure: 'left',
    reason: 'left by the payer' satisfies StepReason,
    by: personId,
    async also(tx) {
      const came = await findArrived(tx, [id]);
      if (came.length > 0) throw new Problem(bankErrors['transfer-arrived']);
    },
  });
  const after = await findOwnPayment(platform.db, personId, id);
  if (after?.failure !== 'left') throw new Problem(bankErrors['transfer-over']);
}
