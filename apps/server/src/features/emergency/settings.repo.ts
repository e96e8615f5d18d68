import type { EmergencySettings } from '@hafi/contract/emergency/emergency.schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { emergencySettings, emergencyVolunteers } from './emergency.tables.ts';

/** Nobody is shown the card, and the button is held, until somebody decides otherwise. */
const defaults: EmergencySettings = { landmarks: null, sharesCard: false, simplePress: false };

const settingsOf = preparedOnce((db) =>
  db
    .select()
    .from(emergencySettings)
    .where(eq(emergencySettings.elderId, sql.placeholder('elder')))
    .prepare('emergency_settings_of'),
);

/** What an elder decided, and whether there is a photo of the gate. */
export async function findDecided(
  db: Db,
  elder: string,
): Promise<EmergencySettings & { readonly hasGatePhoto: boolean }> {
  const [row] = await settingsOf(db).execute({ elder });
  if (!row) return { ...defaults, hasGatePhoto: false };
  const { gatePhoto, landmarks, sharesCard, simplePress } = row;
  return { landmarks, sharesCard, simplePress, hasGatePhoto: gatePhoto !== null };
}

export async function findSettings(db: Db, elder: string): Promise<EmergencySettings> {
  const { landmarks, sharesCard, simplePress } = await findDecided(db, elder);
  return { landmarks, sharesCard, simplePress };
}

/** Which of these elders call for help by two taps. */
export async function findSimplePress(
  db: Db,
  elderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (elderIds.length === 0) return new Set();
  const { elderId, simplePress } = emergencySettings;
  const rows = await db
    .select({ elderId })
    .from(emergencySettings)
    .where(and(inArray(elderId, [...elderIds]), eq(simplePress, true)));
  return new Set(rows.map((row) => row.elderId));
}

/** The orders in which these elders want people to be called, by elder; without who decided none. */
export async function findCallOrders(
  db: Db,
  elderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (elderIds.length === 0) return new Map();
  const rows = await callOrders(db).execute({ ids: idList(elderIds) });
  return new Map(rows.map((row) => [row.elderId, row.callOrder ?? []]));
}

const callOrders = preparedOnce((db) => {
  const { callOrder, elderId } = emergencySettings;
  return db
    .select({ elderId, callOrder })
    .from(emergencySettings)
    .where(sql`${elderId} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('call_orders');
});

export async function putCallOrder(
  tx: Tx,
  elderId: string,
  callOrder: readonly string[],
  updatedAt: Date,
): Promise<void> {
  const set = { callOrder: [...callOrder], updatedAt };
  await tx
    .insert(emergencySettings)
    .values({ ...defaults, elderId, ...set })
    .onConflictDoUpdate({ target: emergencySettings.elderId, set });
}

export async function putSettings(
  tx: Tx,
  row: typeof emergencySettings.$inferInsert,
): Promise<void> {
  await tx
    .insert(emergencySettings)
    .values(row)
    .onConflictDoUpdate({ target: emergencySettings.elderId, set: row });
}

/** The photo of an elder's gate, by its id; null when there is none. */
export async function findGatePhoto(db: Db, elderId: string): Promise<string | null> {
  const [row] = await db
    .select({ gatePhoto: emergencySettings.gatePhoto })
    .from(emergencySettings)
    .where(eq(emergencySettings.elderId, elderId));
  return row?.gatePhoto ?? null;
}

/** Stores another photo of the gate, or none. Returns the one before, with the row locked. */
export async function swapGatePhoto(
  tx: Tx,
  elderId: string,
  gatePhoto: string | null,
  updatedAt: Date,
): Promise<string | null> {
  await tx
    .insert(emergencySettings)
    .values({ ...defaults, elderId, updatedAt })
    .onConflictDoUpdate({ target: emergencySettings.elderId, set: { updatedAt } });
  const before = await findGatePhoto(tx, elderId);
  await tx
    .update(emergencySettings)
    .set({ gatePhoto })
    .where(eq(emergencySettings.elderId, elderId));
  return before;
}

export async function deleteSettings(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(emergencySettings).where(eq(emergencySettings.elderId, elderId));
}

const { personId } = emergencyVolunteers;

/** Which of these people want to be asked when an elder who lives near calls for help. */
export async function findAnswering(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ personId })
    .from(emergencyVolunteers)
    .where(inArray(personId, [...ids]));
  return new Set(rows.map((row) => row.personId));
}

export async function putAnswering(tx: Tx, person: string, since: Date): Promise<void> {
  await tx.insert(emergencyVolunteers).values({ personId: person, since }).onConflictDoNothing();
}

export async function deleteAnswering(tx: Tx, person: string): Promise<void> {
  await tx.delete(emergencyVolunteers).where(eq(personId, person));
}
