import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { phonePins } from './phone-pins.tables.ts';

export type PhonePinRow = typeof phonePins.$inferSelect;

const { personId: person, tries } = phonePins;

export async function findPhonePin(db: Db, personId: string): Promise<PhonePinRow | undefined> {
  const [row] = await db.select().from(phonePins).where(eq(person, personId));
  return row;
}

/** Stores a PIN; a new one has a fresh number of attempts. */
export async function putPhonePin(tx: Tx, row: Omit<PhonePinRow, 'tries'>): Promise<void> {
  const { pinHash, setAt } = row;
  await tx
    .insert(phonePins)
    .values(row)
    .onConflictDoUpdate({ target: person, set: { pinHash, setAt, tries: 0 } });
}

/** Counts one attempt and returns the PIN, unless `max` attempts were already wrong. */
export async function tryPhonePin(
  tx: Tx,
  personId: string,
  max: number,
): Promise<PhonePinRow | undefined> {
  const [row] = await tx
    .update(phonePins)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(person, personId), lt(tries, max)))
    .returning();
  return row;
}

/** Resets the attempts after a right PIN; false when it is the PIN no more. */
export async function forgetPhonePinTries(
  tx: Tx,
  { personId, pinHash }: Pick<PhonePinRow, 'personId' | 'pinHash'>,
): Promise<boolean> {
  const isSame = and(eq(person, personId), eq(phonePins.pinHash, pinHash));
  const rows = await tx.update(phonePins).set({ tries: 0 }).where(isSame).returning({ person });
  return rows.length > 0;
}

export async function deletePhonePin(tx: Tx, personId: string): Promise<void> {
  await tx.delete(phonePins).where(eq(person, personId));
}
