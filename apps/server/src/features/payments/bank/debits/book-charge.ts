import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { bankErrors } from '@hafi/contract/payments/bank.errors';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../../platform/db/tx.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { postCharge } from '../../ledger/post-ledger.ts';
import { announceBank } from '../announce-bank.ts';
import { findLine, type LineRow } from '../bank.repo.ts';
import { findCharges, insertCharge, lockDebits, reverseChargeRow } from './debits.repo.ts';

/** The largest charge, in whole RWF: a line of a statement may be more. */
const largest = 2_000_000_000;

const changed = () => new Problem(bankErrors['bank-line-changed']);

/** The line, while nobody else may say what it is. @throws Problem not-found */
async function lockedLine(tx: Tx, id: string): Promise<LineRow> {
  await lockDebits(tx);
  const line = await findLine(tx, id);
  if (!line) throw new Problem(coreErrors['not-found']);
  return line;
}

/**
 * Books a line of money that left as the bank's own charge: an expense, taken from what the bank holds. The
 * same again changes nothing.
 * @throws Problem not-found, bank-line-changed when it is something else, charge-too-large
 */
export async function bookCharge(platform: Platform, actorId: string, id: string): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const line = await lockedLine(tx, id);
    if ((await findCharges(tx, [id])).has(id)) return;
    const { note, payoutId, refundId } = line;
    const amount = 0 - line.amount;
    if (amount <= 0 || note !== null || payoutId !== null || refundId !== null) throw changed();
    if (amount > largest) throw new Problem(bankErrors['charge-too-large']);
    const charge = await insertCharge(tx, { lineId: id, amount, bookedBy: actorId, bookedAt: at });
    await postCharge(tx, charge, { at });
    const reason = `${amount} RWF`;
    await recordAudit(tx, { actorId, action: 'bank.charge-booked', subjectId: id, at, reason });
    await announceBank(tx, []);
  });
}

/**
 * Takes a charge that was booked by mistake out of the books by a counter-entry: its line is to be looked
 * at again.
 * @throws Problem not-found, bank-line-changed when it is not booked as a charge
 */
export async function reverseCharge(
  platform: Platform,
  actorId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    await lockedLine(tx, id);
    const charge = (await findCharges(tx, [id])).get(id);
    if (!charge) throw changed();
    const reversal = { reversedAt: at, reversedBy: actorId, reversalReason: reason };
    await reverseChargeRow(tx, charge.id, reversal);
    await postCharge(tx, charge, { at, back: true });
    await recordAudit(tx, { actorId, action: 'bank.charge-reversed', subjectId: id, at, reason });
    await announceBank(tx, []);
  });
}
