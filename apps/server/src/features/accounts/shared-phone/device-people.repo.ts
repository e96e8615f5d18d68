import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { people } from '../people.tables.ts';
import { devicePeople } from './device-people.tables.ts';

export type DevicePersonRow = typeof devicePeople.$inferSelect;

const { deviceHash: device, expiresAt, id: rowId, personId: person, tries } = devicePeople;

const onDevice = (deviceHash: string, now: Date) => and(eq(device, deviceHash), gt(expiresAt, now));

/** Who is on a phone, the first who came first. */
export async function findOnDevice(db: Db, deviceHash: string, now: Date) {
  return db
    .select({ id: rowId, personId: person, firstName: people.firstName, tries })
    .from(devicePeople)
    .innerJoin(people, eq(people.id, person))
    .where(onDevice(deviceHash, now))
    .orderBy(asc(devicePeople.createdAt), asc(rowId));
}

/** Puts somebody on a phone; who is there already gets the new PIN, and all tries again. */
export async function putOnDevice(
  tx: Tx,
  row: Omit<DevicePersonRow, 'tries'>,
): Promise<DevicePersonRow | undefined> {
  const { deviceHash: _device, personId: _person, id: _id, createdAt: _since, ...fresh } = row;
  const [kept] = await tx
    .insert(devicePeople)
    .values(row)
    .onConflictDoUpdate({ target: [device, person], set: { ...fresh, tries: 0 } })
    .returning();
  return kept;
}

/** Counts one more try and answers who is meant, unless `max` were wrong already. */
export async function tryPin(
  db: Db,
  of: { deviceHash: string; id: string },
  limit: { now: Date; max: number },
): Promise<DevicePersonRow | undefined> {
  const [row] = await db
    .update(devicePeople)
    .set({ tries: sql`${tries} + 1` })
    .where(and(onDevice(of.deviceHash, limit.now), eq(rowId, of.id), lt(tries, limit.max)))
    .returning();
  return row;
}

/** A right PIN: all tries again, and another 180 days. */
export async function renewOnDevice(
  tx: Tx,
  id: string,
  times: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .update(devicePeople)
    .set({ tries: 0, ...times })
    .where(eq(rowId, id));
}

/** The phones on which somebody is, the last used first. */
export async function findDevicesOf(
  db: Db,
  personId: string,
  now: Date,
): Promise<DevicePersonRow[]> {
  return db
    .select()
    .from(devicePeople)
    .where(and(eq(person, personId), gt(expiresAt, now)))
    .orderBy(desc(devicePeople.lastUsedAt), asc(rowId));
}

/** Takes somebody off one phone; answers whether they were on it. */
export async function deleteFromDevice(tx: Tx, personId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(devicePeople)
    .where(and(eq(rowId, id), eq(person, personId)))
    .returning({ id: rowId });
  return gone.length > 0;
}

/** Takes somebody off all phones, but for one when given. */
export async function deleteFromDevices(
  tx: Tx,
  personId: string,
  exceptHash?: string,
): Promise<void> {
  const others = exceptHash === undefined ? undefined : ne(device, exceptHash);
  await tx.delete(devicePeople).where(and(eq(person, personId), others));
}

export async function deleteExpiredOnDevices(db: Db, now: Date): Promise<void> {
  await db.delete(devicePeople).where(lt(expiresAt, now));
}
