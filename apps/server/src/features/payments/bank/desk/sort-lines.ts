import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { bankErrors } from '@hafi/contract/payments/bank.errors';
import { referencesIn } from '@hafi/contract/payments/bank-reference';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { announceBank } from '../announce-bank.ts';
import { findByReferences, findLine, putLineAside, putLineOn } from '../bank.repo.ts';
import { findCharges, lockDebits } from '../debits/debits.repo.ts';
import { tellDifferent } from '../tell-different.ts';

/**
 * Puts a line on the payment with this reference, or takes it off the one it is on (null).
 * @throws Problem not-found, reference-unknown, bank-line-changed
 */
export async function matchLine(
  platform: Platform,
  actorId: string,
  { id, reference }: { readonly id: string; readonly reference: string | null },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const line = await findLine(tx, id);
    if (!line) throw new Problem(coreErrors['not-found']);
    const [transfer] =
      reference === null ? [] : await findByReferences(tx, referencesIn(reference));
    if (reference !== null && !transfer) throw new Problem(bankErrors['reference-unknown']);
    // Pressed twice, or by two: it is where it should be.
    if (transfer && line.paymentId === transfer.id) return;
    if (!(await putLineOn(tx, id, transfer?.id ?? null))) {
      throw new Problem(bankErrors['bank-line-changed']);
    }
    const action = transfer ? 'bank.line-matched' : 'bank.line-unmatched';
    await recordAudit(tx, { actorId, action, subjectId: id, at });
    if (transfer) await tellDifferent(platform, tx, [transfer.id]);
    await announceBank(tx, [transfer?.id ?? line.paymentId ?? id]);
  });
}

/**
 * Puts a line aside as no payment to us, with the reason, or says what money is that left; null takes that
 * back.
 * @throws Problem not-found, bank-line-changed
 */
export async function setLineAside(
  platform: Platform,
  actorId: string,
  { id, note }: { readonly id: string; readonly note: string | null },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const line = await findLine(tx, id);
    if (!line) throw new Problem(coreErrors['not-found']);
    if (line.amount < 0) {
      await lockDebits(tx);
      // What is booked is taken out of the books first.
      if ((await findCharges(tx, [id])).has(id)) throw new Problem(bankErrors['bank-line-changed']);
    }
    const aside = note === null ? null : { note, by: actorId, at };
    if (!(await putLineAside(tx, id, aside))) throw new Problem(bankErrors['bank-line-changed']);
    const action = aside ? 'bank.line-aside' : 'bank.line-back';
    const reason = note ?? undefined;
    await recordAudit(tx, { actorId, action, subjectId: id, at, reason });
    await announceBank(tx, []);
  });
}
