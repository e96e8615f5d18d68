import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { climbId } from './check-in-steps.ts';
import { insertExpected, lockOpen, updateExpected } from './expected-check-ins.repo.ts';

/**
 * Has people told that an elder is not well, and asked for a call. One that goes on is joined; one
 * that somebody looks after, or of another day, is followed by a new one: she has said it again.
 */
export async function openCall(
  platform: Platform,
  tx: Tx,
  { at, day, elderId }: { readonly elderId: string; readonly day: string; readonly at: Date },
): Promise<void> {
  const open = (await lockOpen(tx, elderId)).filter(({ why }) => why === 'not-well');
  if (open.some((row) => !row.acknowledgedAt && row.day === day)) return;
  await updateExpected(
    tx,
    open.map(({ id }) => id),
    { answeredAt: at, nextStepAt: null },
  );
  const now = platform.clock.now();
  const times = { expectedAt: at, openedAt: now, since: now, nextStepAt: now };
  await insertExpected(tx, [{ id: newId(), elderId, why: 'not-well', day, ...times }]);
  tx.afterCommit(() => platform.due.kick(climbId));
}
