import { hourInMs } from '@hafi/base/time';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import type { DueRow, DueUntil } from '../due/due-work.ts';
import type { Platform } from '../platform.ts';
import { fileRemovals } from './file-removals.tables.ts';
import { FilesAway } from './files-away.ts';

/** How long a file may take to be stored and to get its row, in milliseconds. */
const heldMs = hourInMs;

/** The work that deletes files; see remove-files.job.ts. */
export const removeFilesId = 'files.remove-files';

/** How long one file may take to be deleted: a store is asked twice, for 15 seconds each. */
export const removalSeconds = 120;

/** Files about to be stored, which are deleted at `until` unless they are kept. */
export interface HeldFiles {
  readonly ids: readonly string[];
  readonly until: Date;
}

/**
 * Records files before they are stored, so that one whose row never comes, because the process died
 * or the transaction failed, is deleted after an hour. Call {@link keepFiles} in the transaction that
 * writes the row. Files of an earlier attempt that failed are held again.
 * @throws FilesAway when one of them is being deleted, or soon: another attempt later can store it
 */
export async function holdFiles(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  ids: readonly string[],
): Promise<HeldFiles> {
  const now = clock.now().getTime();
  const until = new Date(now + heldMs);
  const held = await db
    .insert(fileRemovals)
    .values(ids.map((id) => ({ id, dueAt: until })))
    .onConflictDoUpdate({
      target: fileRemovals.id,
      set: { dueAt: until },
      // A lease of the removal ends within this time; until then the file may still be deleted.
      setWhere: gt(fileRemovals.dueAt, new Date(now + removalSeconds * 1000)),
    })
    .returning({ id: fileRemovals.id });
  if (held.length < ids.length) throw new FilesAway('being-deleted');
  return { ids, until };
}

/**
 * Keeps stored files, in the transaction that writes what they belong to.
 * @throws FilesAway when their time is over: they are deleted, or about to be
 */
export async function keepFiles(tx: Tx, { ids, until }: HeldFiles): Promise<void> {
  const kept = await tx
    .delete(fileRemovals)
    .where(and(inArray(fileRemovals.id, [...ids]), eq(fileRemovals.dueAt, until)))
    .returning({ id: fileRemovals.id });
  if (kept.length < ids.length) throw new FilesAway('stored-too-late');
}

/**
 * Deletes files after the commit of the transaction that removes what they belonged to; tried again
 * until the store has done it.
 */
export async function dropFiles(
  { clock, due }: Pick<Platform, 'clock' | 'due'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const dueAt = clock.now();
  await tx
    .insert(fileRemovals)
    .values(ids.map((id) => ({ id, dueAt })))
    .onConflictDoNothing();
  tx.afterCommit(() => due.kick(removeFilesId));
}

/** Leases files that are to be deleted, the longest waiting first. */
export async function leaseRemovals(
  tx: Tx,
  { limit, now, open, until }: DueUntil,
): Promise<DueRow[]> {
  const due = tx
    .select({ id: fileRemovals.id })
    .from(fileRemovals)
    .where(and(lte(fileRemovals.dueAt, now), open(fileRemovals.id)))
    .orderBy(fileRemovals.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(fileRemovals)
    .set({ dueAt: until })
    .where(inArray(fileRemovals.id, due))
    .returning({ id: fileRemovals.id });
}

/** Takes a deleted file off the list. */
export async function forgetRemoval(db: Db, id: string): Promise<void> {
  await db.delete(fileRemovals).where(eq(fileRemovals.id, id));
}
