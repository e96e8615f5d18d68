import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { bankErrors } from '@hafi/contract/payments/bank.errors';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { announceBank } from '../announce-bank.ts';
import { findLine } from '../bank.repo.ts';
import { insertUnlisted, lockDebits, putDebitOn, takeDebitOff } from './debits.repo.ts';
import { findLineOf, findSentById } from './sent-money.repo.ts';

const changed = () => new Problem(bankErrors['bank-line-changed']);

/**
 * Says which money of our books a line of money that left is; null takes it off that.
 * @throws Problem not-found, bank-line-changed
 */
export async function matchSent(
  platform: Platform,
  actorId: string,
  { id, sentId }: { readonly id: string; readonly sentId: string | null },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    await lockDebits(tx);
    const line = await findLine(tx, id);
    if (!line) throw new Problem(coreErrors['not-found']);
    if (sentId === null) {
      if (!(await takeDebitOff(tx, id))) throw changed();
    } else {
      // Pressed twice, or by two: it is where it should be.
      if (line.payoutId === sentId || line.refundId === sentId) return;
      const [sent] = await findSentById(tx, [sentId]);
      if (!sent?.stands || (await findLineOf(tx, sentId))) throw changed();
      if (!(await putDebitOn(tx, id, sent, true))) throw changed();
    }
    const action = sentId === null ? 'bank.line-unmatched' : 'bank.line-matched';
    await recordAudit(tx, { actorId, action, subjectId: id, at });
    await announceBank(tx, []);
  });
}

/**
 * Records how it was resolved that no statement has what was sent by our books. What is resolved stays as
 * it is.
 * @throws Problem not-found, bank-line-changed when a statement has it
 */
export async function resolveUnlisted(
  platform: Platform,
  actorId: string,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    await lockDebits(tx);
    const [sent] = await findSentById(tx, [id]);
    if (!sent) throw new Problem(coreErrors['not-found']);
    if (!sent.stands || (await findLineOf(tx, id))) throw changed();
    const isNew = await insertUnlisted(tx, sent, { note, resolvedBy: actorId, resolvedAt: at });
    if (!isNew) return;
    const action = 'bank.unlisted-resolved';
    await recordAudit(tx, { actorId, action, subjectId: id, at, reason: note });
    await announceBank(tx, []);
  });
}
