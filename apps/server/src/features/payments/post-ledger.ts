import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { insertLedgerEntries, type LedgerAccount } from './payments.repo.ts';

/** One line of a posting in whole RWF: either `debit` or `credit` is 0. */
interface Line {
  readonly account: LedgerAccount;
  readonly debit: number;
  readonly credit: number;
}

/** A payment as the ledger needs it, in whole RWF. */
interface BookedPayment {
  readonly id: string;
  /** Including the service fee. */
  readonly amount: number;
  readonly serviceFee: number;
}

const debit = (account: LedgerAccount, rwf: number): Line => ({ account, debit: rwf, credit: 0 });
const credit = (account: LedgerAccount, rwf: number): Line => ({ account, debit: 0, credit: rwf });

/** Posts a received payment: the price is owed to the doctor, the fee is the network's income. */
export async function postPaymentReceived(
  tx: Tx,
  { id, amount, serviceFee }: BookedPayment,
  at: Date,
): Promise<void> {
  await post(tx, id, at, [
    debit('mobile-money', amount),
    credit('doctors-due', amount - serviceFee),
    credit('service-fees', serviceFee),
  ]);
}

/**
 * Posts a promised refund of `back` RWF: taken from the doctor's price first, so that a
 * late-cancellation fee stays with the network.
 */
export async function postRefundPromised(
  tx: Tx,
  { id, amount, serviceFee }: BookedPayment,
  back: number,
  at: Date,
): Promise<void> {
  const fromPrice = Math.min(back, amount - serviceFee);
  await post(tx, id, at, [
    debit('doctors-due', fromPrice),
    debit('service-fees', back - fromPrice),
    credit('refunds-due', back),
  ]);
}

/** Posts a refund that was sent. */
export async function postRefundSent(
  tx: Tx,
  paymentId: string,
  back: number,
  at: Date,
): Promise<void> {
  await post(tx, paymentId, at, [debit('refunds-due', back), credit('mobile-money', back)]);
}

async function post(tx: Tx, paymentId: string, at: Date, lines: readonly Line[]): Promise<void> {
  const postingId = newId();
  const moved = lines.filter((line) => line.debit + line.credit > 0);
  const off = moved.reduce((sum, line) => sum + line.debit - line.credit, 0);
  if (off !== 0) throw new Error(`the posting is off by ${off} RWF`);
  await insertLedgerEntries(
    tx,
    moved.map((line) => ({ ...line, id: newId(), postingId, paymentId, at })),
  );
}
