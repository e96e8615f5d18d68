import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { isLiving } from '../../accounts/accounts.public.ts';
import { protectionStates } from './protection.tables.ts';

export type StateRow = typeof protectionStates.$inferSelect;

const { elderId, nextCheckAt } = protectionStates;

/**
 * Has an elder's protection checked by the next poll, and locks its row: before an agreement is
 * locked, as the watch does.
 */
export async function checkSoon(tx: Tx, elder: string, now: Date): Promise<void> {
  await tx
    .insert(protectionStates)
    .values({
      elderId: elder,
      state: 'new',
      reasons: [],
      owed: [],
      told: {},
      checkedAt: now,
      nextCheckAt: now,
    })
    .onConflictDoUpdate({ target: elderId, set: { nextCheckAt: now } });
}

/** Has those of these elders told whose protection should be on by now, and never was. */
export async function markUnset(tx: Tx, elders: readonly string[], now: Date): Promise<void> {
  if (elders.length === 0) return;
  const seen = { reasons: [], owed: [], told: {}, checkedAt: now, nextCheckAt: now };
  const rows = elders.map((id) => ({ ...seen, elderId: id, state: 'unset' as const }));
  await tx
    .insert(protectionStates)
    .values(rows)
    .onConflictDoUpdate({
      target: elderId,
      set: { state: 'unset', nextCheckAt: now },
      setWhere: eq(protectionStates.state, 'new'),
    });
}

/**
 * Rows of the living that are due, and those that a clock that ran ahead of `ahead` had put off; locked (`skip
 * locked`).
 */
export async function lockToCheck(
  tx: Tx,
  { limit, now, open }: Due,
  ahead: Date,
): Promise<(StateRow & { readonly id: string })[]> {
  const rows = await tx
    .select()
    .from(protectionStates)
    .where(and(or(lte(nextCheckAt, now), gt(nextCheckAt, ahead)), isLiving(elderId), open(elderId)))
    .orderBy(asc(nextCheckAt), asc(elderId))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => ({ ...row, id: row.elderId }));
}

export async function updateState(
  tx: Tx,
  elder: string,
  change: Partial<Omit<StateRow, 'elderId'>>,
): Promise<void> {
  await tx.update(protectionStates).set(change).where(eq(elderId, elder));
}

export async function deleteState(tx: Tx, elder: string): Promise<void> {
  await tx.delete(protectionStates).where(eq(elderId, elder));
}
