import { and, count, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { circleInvitations } from './invitations.tables.ts';

export type InvitationRow = typeof circleInvitations.$inferSelect;
type Ending = NonNullable<InvitationRow['ending']>;

const { elderId, endedAt, expiresAt, id, invitedBy, secretHash } = circleInvitations;
const isOpen = (now: Date) => and(isNull(endedAt), gt(expiresAt, now));

/** Returns false, and stores nothing, when the code is in use for another open invitation. */
export async function insertInvitation(
  tx: Tx,
  row: typeof circleInvitations.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(circleInvitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id });
  return made.length > 0;
}

/** The open invitation with this secret. */
export async function findBySecret(
  db: Db,
  hash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(circleInvitations)
    .where(and(eq(secretHash, hash), isOpen(now)));
  return row;
}

/** The last invitation with this secret, whether or not it is open. */
export async function findByHash(db: Db, hash: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(circleInvitations)
    .where(eq(secretHash, hash))
    .orderBy(desc(circleInvitations.createdAt))
    .limit(1);
  return row;
}

/** The open invitations of an elder's circle, newest first. */
export async function findOpen(db: Db, elder: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(circleInvitations)
    .where(and(eq(elderId, elder), isOpen(now)))
    .orderBy(desc(circleInvitations.createdAt), desc(id));
}

/** All invitations that a person sent or that were sent for their circle, newest first. */
export async function findOfPerson(db: Db, personId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(circleInvitations)
    .where(or(eq(elderId, personId), eq(invitedBy, personId)))
    .orderBy(desc(circleInvitations.createdAt), desc(id));
}

export async function countOpen(db: Db, elder: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(circleInvitations)
    .where(and(eq(elderId, elder), isOpen(now)));
  return row?.open ?? 0;
}

/** Ends open invitations and erases where they were sent; returns whether there were any. */
async function end(tx: Tx, which: SQL | undefined, ending: Ending, now: Date): Promise<boolean> {
  const ended = await tx
    .update(circleInvitations)
    .set({ endedAt: now, ending, recipient: null, witness: null, witnessContact: null })
    .where(and(isNull(endedAt), which))
    .returning({ id });
  return ended.length > 0;
}

/** Uses up or withdraws an invitation; false when another request was faster or it has expired. */
export function endInvitation(
  tx: Tx,
  which: { readonly id: string; readonly elderId: string },
  ending: Ending,
  now: Date,
): Promise<boolean> {
  const one = and(eq(id, which.id), eq(elderId, which.elderId), gt(expiresAt, now));
  return end(tx, one, ending, now);
}

/** Withdraws a person's open invitations to an elder's circle. */
export async function withdrawSentBy(tx: Tx, elder: string, sender: string, now: Date) {
  await end(tx, and(eq(elderId, elder), eq(invitedBy, sender)), 'withdrawn', now);
}

/** Withdraws all open invitations to a person's circle and all they sent for others. */
export async function withdrawAllOf(tx: Tx, personId: string, now: Date): Promise<void> {
  await end(tx, or(eq(elderId, personId), eq(invitedBy, personId)), 'withdrawn', now);
}

/** Ends expired invitations. */
export async function endExpired(tx: Tx, now: Date, hashes?: readonly string[]): Promise<void> {
  const which = hashes ? inArray(secretHash, [...hashes]) : undefined;
  await end(tx, and(lte(expiresAt, now), which), 'expired', now);
}
