import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { emergencies, emergencyPresses } from '../emergency.tables.ts';
import type { EmergencyRow } from './emergencies.repo.ts';

/** Remembers which emergency a press joined. */
export async function insertPress(
  tx: Tx,
  press: typeof emergencyPresses.$inferInsert,
): Promise<void> {
  await tx.insert(emergencyPresses).values(press).onConflictDoNothing();
}

/** The emergency that a press of this person joined. */
export async function findJoinedBy(
  db: Db,
  id: string,
  by: string,
): Promise<EmergencyRow | undefined> {
  const { emergencyId, id: press, pressedBy } = emergencyPresses;
  const [found] = await db
    .select({ row: emergencies })
    .from(emergencyPresses)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(and(eq(press, id), eq(pressedBy, by)));
  return found?.row;
}

/** Whether a press of this person joined the emergency. */
export async function hasJoined(db: Db, emergency: string, person: string): Promise<boolean> {
  const { emergencyId, pressedBy } = emergencyPresses;
  const joined = and(eq(emergencyId, emergency), eq(pressedBy, person));
  return (await db.$count(emergencyPresses, joined)) > 0;
}
