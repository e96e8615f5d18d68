import { addDays } from '@hafi/base/kigali-time';
import type { Tx } from '../../../../platform/db/tx.ts';
import type { LineRow } from '../bank.repo.ts';
import { findFreeDebits, lockDebits, putDebitOn } from './debits.repo.ts';
import { findSentById, findUnmatchedSent } from './sent-money.repo.ts';
import { isNamed, isSameSum, type SentMoney } from './sent-money.ts';

/** How many days may lie between what was written down and what the bank says. */
const apart = 40;

/** More than ever stand in the books and in no statement within these days. */
const most = 10_000;

/**
 * Finds to lines that were just imported, and to those beside them that nobody has sorted, what our books
 * have of them: what they name, of the same sum.
 */
export async function matchDebits(tx: Tx, made: readonly LineRow[]): Promise<void> {
  const days = made.flatMap(({ amount, day }) => (amount < 0 ? [day] : [])).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return;
  await lockDebits(tx);
  const span = { from: addDays(first, -apart), to: addDays(last, apart) };
  const sent = await findUnmatchedSent(tx, span, { limit: most, open: false });
  if (sent.length > 0) await putOn(tx, await findFreeDebits(tx, span), sent);
}

/** Finds the line of what was sent from the bank, once it stands in the books. */
export async function matchSentMoney(tx: Tx, id: string): Promise<void> {
  await lockDebits(tx);
  const sent = await findSentById(tx, [id]);
  const [one] = sent;
  if (!one) return;
  const span = { from: addDays(one.day, -apart), to: addDays(one.day, apart) };
  await putOn(tx, await findFreeDebits(tx, span), sent);
}

/** Puts lines on what they name of the same sum; what fits more than once is left to people. */
async function putOn(tx: Tx, lines: readonly LineRow[], sent: readonly SentMoney[]): Promise<void> {
  const free = new Set(sent);
  for (const line of lines) {
    const [one, another] = [...free].filter((each) => isSameSum(line, each) && isNamed(line, each));
    if (!one || another) continue;
    if (await putDebitOn(tx, line.id, one, false)) free.delete(one);
  }
}
