import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { tickets } from '../credentials.tables.ts';

export type TicketRow = typeof tickets.$inferSelect;
type Kind = TicketRow['kind'];

const living = (kind: Kind, secretHash: string, now: Date) =>
  and(eq(tickets.secretHash, secretHash), eq(tickets.kind, kind), gt(tickets.expiresAt, now));

export async function insertTicket(db: Db, row: typeof tickets.$inferInsert): Promise<void> {
  await db.insert(tickets).values(row);
}

export async function findTicket(
  db: Db,
  kind: Kind,
  secretHash: string,
  now: Date,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(living(kind, secretHash, now));
  return row;
}

/** Counts one attempt and returns the ticket, unless it had `max` already. */
export async function tryTicket(
  db: Db,
  kind: Kind,
  secretHash: string,
  limit: { now: Date; max: number },
): Promise<TicketRow | undefined> {
  const [row] = await db
    .update(tickets)
    .set({ tries: sql`${tickets.tries} + 1` })
    .where(and(living(kind, secretHash, limit.now), lt(tickets.tries, limit.max)))
    .returning();
  return row;
}

/** Uses up a ticket. Of several concurrent requests, one succeeds. */
export async function takeTicket(
  db: Db,
  kind: Kind,
  secretHash: string,
  now: Date,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .delete(tickets)
    .where(living(kind, secretHash, now))
    .returning();
  return row;
}

export async function deleteTicketsOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(tickets).where(eq(tickets.personId, personId));
}

export async function deleteExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
}
