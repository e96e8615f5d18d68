import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { bankErrors } from '@hafi/contract/payments/bank.errors';
import type { BankArrival } from '@hafi/contract/payments/bank-desk.schemas';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../../platform/db/tx.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { payablesOf } from '../../payables/payables-of.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../payments.repo.ts';
import { receiveIn } from '../../receive-payment.ts';
import { announceBank } from '../announce-bank.ts';
import {
  type ConfirmationRow,
  findArrived,
  findOpenConfirmation,
  findTransfer,
  freeLines,
  insertConfirmation,
  type LineRow,
  sumOf,
  updateConfirmation,
} from '../bank.repo.ts';
import { inQuestion } from './get-desk.ts';
import { outcomeOf } from './outcome-of.ts';
import { payBack } from './pay-back.ts';

export interface ToConfirm {
  readonly paymentId: string;
  /** What was on the screen. */
  readonly lines: readonly string[];
  readonly outcome: BankArrival['outcome'];
}

const changed = () => new Problem(bankErrors['bank-line-changed']);

/** The payment, locked as everybody does who changes payments. @throws Problem not-found */
async function lockBankPayment(tx: Tx, id: string): Promise<PaymentRow> {
  const known = await findPayment(tx, id);
  if (!known || !(await findTransfer(tx, id))) throw new Problem(coreErrors['not-found']);
  await payablesOf(known).lock(tx, known.purposeId);
  const locked = await lockPayment(tx, id);
  if (!locked) throw new Problem(coreErrors['not-found']);
  return locked;
}

/**
 * Confirms what came for a payment. Up to the limit this books it, above it a second person's
 * confirmation of the same does; audit, ledger, receipt and notices are of the same transaction.
 * True when it is booked.
 * @throws Problem not-found, bank-line-changed, second-person-needed
 */
export async function confirmArrival(
  platform: Platform,
  actorId: string,
  wish: ToConfirm,
): Promise<boolean> {
  return inTransaction(platform, async (tx) => {
    const at = platform.clock.now();
    const payment = await lockBankPayment(tx, wish.paymentId);
    const lines = inQuestion(await findArrived(tx, [payment.id]));
    const total = sumOf(lines);
    const isSeen =
      lines.length === wish.lines.length && lines.every(({ id }) => wish.lines.includes(id));
    const outcome = await outcomeOf(tx, payment, total);
    if (lines.length === 0 || !isSeen || outcome !== wish.outcome) throw changed();
    const confirmation = await confirm(platform, tx, { actorId, payment, lines, total, at });
    const subject = { subjectId: payment.id, actorId, at };
    await announceBank(tx, [payment.id]);
    if (total > confirmation.limitRwf && confirmation.secondBy === null) {
      await recordAudit(tx, { ...subject, action: 'bank.first-confirmed' });
      return false;
    }
    await recordAudit(tx, { ...subject, action: 'bank.confirmed' });
    await book(platform, tx, { payment, lines, total, outcome, confirmation });
    if (!(await updateConfirmation(tx, confirmation.id, { doneAt: at }))) throw changed();
    return true;
  });
}

interface Confirming {
  readonly actorId: string;
  readonly payment: PaymentRow;
  readonly lines: readonly LineRow[];
  readonly total: number;
  readonly at: Date;
}

/** Stores who confirms: as the first, or as the second of two. */
async function confirm(
  { config }: Platform,
  tx: Tx,
  { actorId, at, lines, payment, total }: Confirming,
): Promise<ConfirmationRow> {
  const open = await findOpenConfirmation(tx, payment.id);
  if (open) {
    if (open.firstBy === actorId) throw new Problem(bankErrors['second-person-needed']);
    const second = { secondBy: actorId, secondAt: at };
    if (!(await updateConfirmation(tx, open.id, second))) throw changed();
    return { ...open, ...second };
  }
  const made = await insertConfirmation(
    tx,
    {
      paymentId: payment.id,
      amount: total,
      limitRwf: config.BANK_TWO_PEOPLE_ABOVE,
      firstBy: actorId,
      firstAt: at,
    },
    lines.map(({ id }) => id),
  );
  if (!made) throw changed();
  return made;
}

interface ToBook {
  readonly payment: PaymentRow;
  readonly lines: readonly LineRow[];
  readonly total: number;
  readonly outcome: BankArrival['outcome'];
  readonly confirmation: ConfirmationRow;
}

async function book(platform: Platform, tx: Tx, what: ToBook): Promise<void> {
  const { confirmation, lines, outcome, payment, total } = what;
  if (outcome === 'all-back') {
    await payBack(platform, tx, { payment, amount: total, confirmationId: confirmation.id });
    return;
  }
  const transactionId = lines.find(({ bankReference }) => bankReference)?.bankReference ?? null;
  if (!(await receiveIn(platform, tx, payment.id, { transactionId }))) throw changed();
  const rest = total - payment.amount;
  if (rest > 0) {
    await payBack(platform, tx, { payment, amount: rest, confirmationId: confirmation.id });
  }
}

/**
 * Takes back a first confirmation that waits for the second: the lines are free again.
 * @throws Problem not-found, bank-line-changed
 */
export async function takeBackConfirmation(
  platform: Platform,
  actorId: string,
  paymentId: string,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const at = platform.clock.now();
    await lockBankPayment(tx, paymentId);
    const open = await findOpenConfirmation(tx, paymentId);
    if (!open || !(await updateConfirmation(tx, open.id, { withdrawnAt: at }))) throw changed();
    await freeLines(tx, open.id);
    await recordAudit(tx, { actorId, action: 'bank.taken-back', subjectId: paymentId, at });
    await announceBank(tx, [paymentId]);
  });
}
