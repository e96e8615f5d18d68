import type { VettedRole } from '@hafi/contract/vetting/vetting-terms';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst, soonestFirst } from '../../platform/db/keyset.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due, DueUntil } from '../../platform/due/due-work.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { vettingSteps, vettings } from './vetting.tables.ts';

export type VettingRow = typeof vettings.$inferSelect;
export type StepRow = typeof vettingSteps.$inferSelect;

/** Without what waits beside the state of a vetting. */
export const noMarks = {
  renewalSentAt: null,
  licenceDueAt: null,
  nameCheck: null,
  nameDueAt: null,
} as const;

/**
 * The marks of a vetting that stands for nothing any more. Where a new name was compared with its papers,
 * those of a badge that is left are looked at next (`names/settle-marks.job.ts`).
 */
export const marksGone = ({ nameCheck }: Pick<VettingRow, 'nameCheck'>, at: Date) => ({
  ...noMarks,
  nameDueAt: nameCheck === null ? null : at,
});

const waiting = or(
  inArray(vettings.state, ['waiting', 'asked']),
  isNotNull(vettings.renewalSentAt),
  isNotNull(vettings.nameCheck),
);

/** The check of a person in their role. */
export async function findVettingOf(db: Db, personId: string): Promise<VettingRow | undefined> {
  const own = and(eq(vettings.personId, personId), isNull(vettings.badgeId));
  const [row] = await db.select().from(vettings).where(own);
  return row;
}

/** A vetting, with its row locked. */
export async function lockVetting(tx: Tx, id: string): Promise<VettingRow | undefined> {
  tookRow(tx, 'vetting', id);
  const [row] = await tx.select().from(vettings).where(eq(vettings.id, id)).for('update');
  return row;
}

/** A person's vetting, with its row locked; made when there is none yet. */
export async function lockVettingOf(
  tx: Tx,
  { at, personId, role }: { personId: string; role: VettedRole; at: Date },
): Promise<VettingRow> {
  const fresh = { id: newId(), personId, role, changedAt: at };
  await tx.insert(vettings).values(fresh).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(vettings)
    .where(and(eq(vettings.personId, personId), isNull(vettings.badgeId)))
    .for('update');
  if (!row) throw new Error('the vetting was not written');
  tookRow(tx, 'vetting', row.id);
  return row;
}

/** The review of a badge's papers, with its row locked; made when there is none yet. */
export async function lockVettingOfBadge(
  tx: Tx,
  { at, badgeId, personId }: { badgeId: string; personId: string; at: Date },
): Promise<{ row: VettingRow; isNew: boolean }> {
  const fresh = { id: newId(), personId, badgeId, changedAt: at };
  const made = await tx.insert(vettings).values(fresh).onConflictDoNothing().returning();
  const [row] = await tx.select().from(vettings).where(eq(vettings.badgeId, badgeId)).for('update');
  if (!row) throw new Error('the vetting was not written');
  tookRow(tx, 'vetting', row.id);
  return { row, isNew: made.length > 0 };
}

/** The reviews of these badges. */
export async function findVettingsOfBadges(
  db: Db,
  badgeIds: readonly string[],
): Promise<VettingRow[]> {
  if (badgeIds.length === 0) return [];
  return db
    .select()
    .from(vettings)
    .where(inArray(vettings.badgeId, [...badgeIds]));
}

/** All checks of a person, also those of badges. */
export function findVettingsOf(db: Db, personId: string): Promise<VettingRow[]> {
  return db.select().from(vettings).where(eq(vettings.personId, personId));
}

/** All checks of a person, with their rows locked. */
export async function lockVettingsOf(tx: Tx, personId: string): Promise<VettingRow[]> {
  const ids = (await findVettingsOf(tx, personId)).map(({ id }) => id).sort();
  const rows: VettingRow[] = [];
  for (const id of ids) {
    const row = await lockVetting(tx, id);
    if (row) rows.push(row);
  }
  return rows;
}

export async function updateVetting(
  tx: Tx,
  id: string,
  change: Partial<typeof vettings.$inferInsert>,
): Promise<void> {
  await tx.update(vettings).set(change).where(eq(vettings.id, id));
}

/** People who wait, longest first, or who are confirmed, or were until their licence ended, latest first. */
export async function findVettings(
  db: Db,
  scope: 'waiting' | 'confirmed',
  { after, limit }: Wanted,
): Promise<VettingRow[]> {
  const { changedAt, id, sentAt, state } = vettings;
  const order = scope === 'waiting' ? soonestFirst(sentAt, id) : newestFirst(changedAt, id);
  const confirmed = and(
    inArray(state, ['confirmed', 'expired']),
    isNull(vettings.renewalSentAt),
    isNull(vettings.nameCheck),
  );
  const among = scope === 'waiting' ? and(waiting, isNotNull(sentAt)) : confirmed;
  return db
    .select()
    .from(vettings)
    .where(and(among, order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** The number of people whose papers a coordinator must look at. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(vettings)
    .where(
      or(
        eq(vettings.state, 'waiting'),
        isNotNull(vettings.renewalSentAt),
        eq(vettings.nameCheck, 'waiting'),
      ),
    );
  return row?.waiting ?? 0;
}

export async function insertStep(tx: Tx, step: Omit<StepRow, 'id'>): Promise<void> {
  await tx.insert(vettingSteps).values({ id: newId(), ...step });
}

/** The steps of these vettings, oldest first. */
export async function findSteps(db: Db, vettingIds: readonly string[]): Promise<StepRow[]> {
  if (vettingIds.length === 0) return [];
  const { at, id, vettingId } = vettingSteps;
  return db
    .select()
    .from(vettingSteps)
    .where(inArray(vettingId, [...vettingIds]))
    .orderBy(asc(at), asc(id));
}

/** Locks vettings of which the end of the licence must be spoken, or has come. */
export async function lockLicencesDue(tx: Tx, { limit, now, open }: Due): Promise<VettingRow[]> {
  const { id, licenceDueAt } = vettings;
  return tx
    .select()
    .from(vettings)
    .where(and(lte(licenceDueAt, now), open(id)))
    .orderBy(asc(licenceDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Locks vettings of whose new name others must be notified. */
export async function lockNamesDue(tx: Tx, { limit, now, open }: Due): Promise<VettingRow[]> {
  const { id, nameCheck, nameDueAt } = vettings;
  return tx
    .select()
    .from(vettings)
    .where(and(lte(nameDueAt, now), isNotNull(nameCheck), open(id)))
    .orderBy(asc(nameDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Vettings that had the mark of a new name, and have it no more. */
export async function findMarksGone(tx: Tx, { limit, now, open }: Due): Promise<VettingRow[]> {
  const { id, nameCheck, nameDueAt } = vettings;
  return tx
    .select()
    .from(vettings)
    .where(and(lte(nameDueAt, now), isNull(nameCheck), open(id)))
    .orderBy(asc(nameDueAt))
    .limit(limit);
}

/** Leases vettings of a role whose promises must end: a badge promises nothing. */
export async function leasePromises(
  tx: Tx,
  { limit, now, open, until }: DueUntil,
): Promise<VettingRow[]> {
  const { badgeId, id, promisesDueAt } = vettings;
  const rows = await tx
    .select()
    .from(vettings)
    .where(and(lte(promisesDueAt, now), isNull(badgeId), open(id)))
    .orderBy(asc(promisesDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) {
    await tx.update(vettings).set({ promisesDueAt: until }).where(inArray(id, ids));
  }
  return rows;
}

/** Records that the promises have ended, unless a later ending came in between. */
export async function promisesEnded(db: Db, id: string, until: Date): Promise<void> {
  const leased = and(eq(vettings.id, id), eq(vettings.promisesDueAt, until));
  await db.update(vettings).set({ promisesDueAt: null }).where(leased);
}

/** Deletes everything about the vetting of a person; the files must be deleted before. */
export async function deleteVettingOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(vettings).where(eq(vettings.personId, personId));
}
