import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { people } from '../people.tables.ts';
import { devicePeople } from './device-people.tables.ts';

export type DevicePersonRow = typeof devicePeople.$inferSelect;

const { deviceHash: device, expiresAt, id: rowId, personId: person, tries } = devicePeople;

const onDevice = (deviceHash: string, now: Date) => and(eq(device, deviceHash), gt(expiresAt, now));

/** The people on a phone, in the order in which they joined. */
export async function findOnDevice(db: Db, deviceHash: string, now: Date) {
  return db
    .select({
      id: rowId,
      personId: person,
      firstName: people.firstName,
      roles: people.roles,
      tries,
    })
    .from(devicePeople)
    .innerJoin(people, eq(people.id, person))
    .where(onDevice(deviceHash, now))
    .orderBy(asc(devicePeople.createdAt), asc(rowId));
}

/**
 * Adds a person to a phone; one who is already there gets the new PIN and a fresh number of
 * attempts.
 */
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

/** Counts one attempt and returns the person, unless `max` attempts were already wrong. */
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

/** After a right PIN: resets the attempts and renews the 180 days. */
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

/** The phones that a person is on, last used first. */
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

/** Removes a person from one phone; returns whether they were on it. */
export async function deleteFromDevice(tx: Tx, personId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(devicePeople)
    .where(and(eq(rowId, id), eq(person, personId)))
    .returning({ id: rowId });
  return gone.length > 0;
}

/** Removes a person from all phones, except that of `exceptHash` when given. */
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
