import { addDays } from '@hafi/base/kigali-time';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceMoney } from '../announce-money.ts';
import type { PayoutRow } from '../payouts/payouts.repo.ts';
import type { StatedLine } from '../providers/payment-provider.ts';
import { bookFees } from './book-fees.ts';
import { type Compared, compareList, pairLines } from './compare-list.ts';
import { findNamed, findOurMoney } from './our-money.repo.ts';
import { asPayout, findPayoutsNamed, methodOfAccount } from './our-payouts.repo.ts';
import { reconciliationTexts } from './reconciliation.messages.ts';
import {
  findDifferences,
  findLines,
  findLinesNaming,
  findStatements,
  findStatementsById,
  type StatementRow,
  storeDifferences,
  storeStatement,
} from './reconciliation.repo.ts';
import { tellOfLists } from './tell-of-lists.ts';

interface StatedDay {
  readonly method: StatedMethod;
  /** Whose list it is; null for one of all that the method goes by. */
  readonly provider: PaymentNotifier | null;
  readonly day: string;
  readonly lines: readonly StatedLine[];
  /** Who has brought it; null when it was fetched. */
  readonly actorId: string | null;
}

/**
 * Stores a provider's list of a day and compares it with our books, and the day before again: what
 * moved around midnight may stand in either list. Coordinators are notified once when a day differs.
 */
export async function compareDay(
  platform: Platform,
  { actorId, day, lines, method, provider }: StatedDay,
): Promise<StatementRow> {
  const at = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const of = { method, provider, day, importedBy: actorId, importedAt: at };
    const stored = await storeStatement(tx, of, lines);
    const [before] = await findStatements(tx, method, [addDays(day, -1)]);
    await compare(tx, before ? [before, stored] : [stored], at);
    await tellIfDifferent(platform, tx, stored);
    if (actorId !== null) {
      await recordAudit(tx, {
        actorId,
        action: 'statement.imported',
        subjectId: stored.id,
        at,
        reason: `${method} ${day}`,
      });
    }
    await announceMoney(tx);
    return stored;
  });
}

/**
 * Compares again what a payment to a doctor may stand in, once it is recorded or taken out of the books:
 * the lists of its day and of those beside it, and any that names it.
 */
export async function comparePayout(platform: Platform, tx: Tx, payout: PayoutRow): Promise<void> {
  const method = methodOfAccount(payout.account);
  if (!method) return;
  const { paidOn } = payout;
  const days = [addDays(paidOn, -1), paidOn, addDays(paidOn, 1)];
  const near = await findStatements(tx, method, days);
  const naming = await findLinesNaming(tx, method, [asPayout(payout, method)]);
  const ids = [...near.map(({ id }) => id), ...naming.map(({ statementId }) => statementId)];
  const statements = await findStatementsById(tx, [...new Set(ids)]);
  await compare(tx, statements, platform.clock.now());
  for (const row of statements) await tellIfDifferent(platform, tx, row);
}

/** Compares lists of one provider with our books, once what they say of fees is booked. */
async function compare(tx: Tx, statements: readonly StatementRow[], at: Date): Promise<void> {
  const compared: { id: string; sides: Compared }[] = [];
  for (const row of statements) compared.push({ id: row.id, sides: await sidesOf(tx, row) });
  const pairs = compared.flatMap(({ sides }) => pairLines(sides));
  await bookFees(tx, pairs, at);
  for (const { id, sides } of compared) await storeDifferences(tx, id, compareList(sides), at);
}

async function sidesOf(tx: Tx, row: StatementRow): Promise<Compared> {
  const { day, id, method } = row;
  const nearby = await findStatements(tx, method, [addDays(day, -1), day, addDays(day, 1)]);
  const near = await findLines(
    tx,
    nearby.map((each) => each.id),
  );
  const lines = near.filter(({ statementId }) => statementId === id);
  const ours = await findOurMoney(tx, row);
  const named = [
    ...(await findNamed(tx, method, lines)),
    ...(await findPayoutsNamed(tx, method, lines)),
  ];
  // Money that was found late stands in the list of the day on which it moved.
  const elsewhere = await findLinesNaming(tx, row.method, ours);
  return { elsewhere, lines, near, ours, named };
}

async function tellIfDifferent(platform: Platform, tx: Tx, row: StatementRow): Promise<void> {
  const open = (await findDifferences(tx, [row.id])).filter(({ resolvedAt }) => !resolvedAt);
  if (open.length === 0) return;
  await tellOfLists(platform, tx, {
    priority: 'high',
    title: reconciliationTexts.title,
    text: reconciliationTexts.differs,
    count: open.length,
    day: row.day,
    dedupeKey: `reconciliation:${row.id}`,
  });
}
