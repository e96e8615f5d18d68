import type { Tx } from '../../../platform/db/tx.ts';
import type { Act } from './act.ts';
import { countUp, deleteAbout, deleteOf, insertActivities, uncount } from './activity.repo.ts';

/** Adds one line for an act, in the transaction that acts. */
export async function recordActivity(tx: Tx, act: Act): Promise<void> {
  await insertActivities(tx, [act]);
}

/** Adds one line for each act, in one statement. */
export async function recordActivities(tx: Tx, acts: readonly Act[]): Promise<void> {
  await insertActivities(tx, acts);
}

/**
 * Adds a line for an act of which many happen together, or counts it in the line with the same key:
 * its value `count`.
 */
export async function countActivity(tx: Tx, act: Act & { readonly key: string }): Promise<void> {
  await countUp(tx, act);
}

/** Takes back the line with this key, or one act of those that it counts. */
export async function takeBackActivity(tx: Tx, key: string): Promise<void> {
  await uncount(tx, key);
}

/** Deletes what was told of a thing that was taken back. */
export async function forgetActivity(
  tx: Tx,
  about: Pick<Act, 'about' | 'kind'> & { readonly ref: string },
): Promise<void> {
  await deleteAbout(tx, about);
}

/** Deletes what is about a person, and who they are where they acted. */
export async function forgetActivityOf(tx: Tx, personId: string): Promise<void> {
  await deleteOf(tx, personId);
}
