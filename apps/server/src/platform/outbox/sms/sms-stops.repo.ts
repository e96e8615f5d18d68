import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../db/tx.ts';
import { smsStops } from './sms-stops.tables.ts';

/** Stops what is not urgent to a number; false when it was stopped already. */
export async function stopSms(tx: Tx, phone: string, stoppedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(smsStops)
    .values({ phone, stoppedAt })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** Lets SMS come again; false when nothing was stopped. */
export async function startSms(tx: Tx, phone: string): Promise<boolean> {
  const rows = await tx.delete(smsStops).where(eq(smsStops.phone, phone)).returning();
  return rows.length > 0;
}

/** Which of these numbers get only what is urgent. */
export async function findSmsStops(
  db: Db,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select()
    .from(smsStops)
    .where(inArray(smsStops.phone, [...phones]));
  return new Set(rows.map(({ phone }) => phone));
}

/** Since when a number gets only what is urgent; null when nothing is stopped. */
export async function findSmsStop(db: Db, phone: string): Promise<Date | null> {
  const [row] = await db.select().from(smsStops).where(eq(smsStops.phone, phone));
  return row?.stoppedAt ?? null;
}
