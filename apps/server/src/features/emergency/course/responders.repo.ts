import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { idList, preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { emergencies, emergencyResponders } from '../emergency.tables.ts';

export type ResponderRow = typeof emergencyResponders.$inferSelect;
export type NewResponder = typeof emergencyResponders.$inferInsert;

/** What the messages to somebody name: their notice; of a contact without an account the row itself. */
export const carrierOf = ({
  id: row,
  noticeId,
  personId: person,
}: Pick<ResponderRow, 'id' | 'noticeId' | 'personId'>): string | null => (person ? noticeId : row);

const { emergencyId, id, personId, tokenHash } = emergencyResponders;

const insertTargets = insertOnce(emergencyResponders, (rows) =>
  rows.onConflictDoNothing().returning({ id }),
);

/** Stores who is asked. Who was asked before stays as they are; returns the ids that are new. */
export async function insertResponders(
  tx: Tx,
  rows: readonly NewResponder[],
): Promise<ReadonlySet<string>> {
  const [first, ...others] = rows;
  if (!first) return new Set();
  const inserted = await insertTargets(tx, [first, ...others]);
  return new Set(inserted.map((row) => row.id));
}

/** Everybody who was asked or acts in these emergencies, in the order in which they were asked. */
export async function findResponders(
  db: Db,
  emergencyIds: readonly string[],
): Promise<ResponderRow[]> {
  if (emergencyIds.length === 0) return [];
  return respondersOf(db).execute({ ids: idList(emergencyIds) });
}

const respondersOf = preparedOnce((db) =>
  db
    .select()
    .from(emergencyResponders)
    .where(sql`${emergencyId} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(id))
    .prepare('emergency_responders_of'),
);

const responderOf = preparedOnce((db) =>
  db
    .select()
    .from(emergencyResponders)
    .where(
      and(eq(emergencyId, sql.placeholder('emergency')), eq(personId, sql.placeholder('person'))),
    )
    .prepare('emergency_responder'),
);

/** The row of a person in an emergency. */
export async function findResponder(
  db: Db,
  emergency: string,
  person: string,
): Promise<ResponderRow | undefined> {
  const [row] = await responderOf(db).execute({ emergency, person });
  return row;
}

/** Whose link this is. */
export async function findByToken(db: Db, hash: string): Promise<ResponderRow | undefined> {
  const [row] = await db.select().from(emergencyResponders).where(eq(tokenHash, hash));
  return row;
}

export async function updateResponder(
  tx: Tx,
  wanted: string,
  change: Partial<NewResponder>,
): Promise<void> {
  await tx.update(emergencyResponders).set(change).where(eq(id, wanted));
}

/** Records once that somebody saw it. Returns whether it was the first time. */
export async function putSeen(tx: Tx, wanted: string, at: Date): Promise<boolean> {
  const { seenAt } = emergencyResponders;
  const rows = await tx
    .update(emergencyResponders)
    .set({ seenAt: at })
    .where(and(eq(id, wanted), isNull(seenAt)))
    .returning({ id });
  return rows.length > 0;
}

/** Records once that somebody was shown the card. Returns whether it was the first time. */
export async function putCardRead(tx: Tx, wanted: string, at: Date): Promise<boolean> {
  const { cardReadAt } = emergencyResponders;
  const rows = await tx
    .update(emergencyResponders)
    .set({ cardReadAt: at })
    .where(and(eq(id, wanted), isNull(cardReadAt)))
    .returning({ id });
  return rows.length > 0;
}

/** Deletes the positions of everybody in an emergency. */
export async function forgetPositions(tx: Tx, emergency: string): Promise<void> {
  const { latitude } = emergencyResponders;
  await tx
    .update(emergencyResponders)
    .set({ latitude: null, longitude: null, accuracy: null, locatedAt: null })
    .where(and(eq(emergencyId, emergency), isNotNull(latitude)));
}

/** Positions of helpers that were not renewed since then, locked (`skip locked`). */
export async function lockLongPlaced(
  tx: Tx,
  { limit, open }: Due,
  since: Date,
): Promise<ResponderRow[]> {
  const { latitude, locatedAt } = emergencyResponders;
  return tx
    .select()
    .from(emergencyResponders)
    .where(and(isNotNull(latitude), lte(locatedAt, since), open(id)))
    .orderBy(locatedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * Contacts without an account who were asked in a real call that goes on, and of whom the coordinators
 * were not notified that no message reaches them; locked (`skip locked`).
 */
export async function lockSilentContacts(tx: Tx, { limit, open }: Due): Promise<CalledResponder[]> {
  const { seenAt, toldAt, unreachedAt } = emergencyResponders;
  const rows = await tx
    .select({ row: emergencyResponders, elderId: emergencies.elderId })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(
      and(
        isNull(personId),
        isNull(unreachedAt),
        isNull(seenAt),
        isNotNull(toldAt),
        isNull(emergencies.endedAt),
        eq(emergencies.drill, false),
        open(id),
      ),
    )
    .orderBy(id)
    .limit(limit)
    .for('update', { of: emergencyResponders, skipLocked: true });
  return rows.map(({ elderId, row }) => ({ ...row, elderId }));
}

/** Deletes the position of one who helps. */
export async function forgetPositionOf(tx: Tx, wanted: string): Promise<void> {
  await tx
    .update(emergencyResponders)
    .set({ latitude: null, longitude: null, accuracy: null, locatedAt: null })
    .where(eq(id, wanted));
}

/** The open emergencies in which a person was asked or acts. */
export async function findOwnResponses(db: Db, person: string): Promise<ResponderRow[]> {
  const rows = await db
    .select({ row: emergencyResponders })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(and(eq(personId, person), isNull(emergencies.endedAt)));
  return rows.map(({ row }) => row);
}

/** What a call that goes on asked of somebody, and whose call it is. */
export type CalledResponder = ResponderRow & { readonly elderId: string };

/**
 * Who was asked since then by an SMS to this number, or is one of these people, in a call that goes
 * on.
 */
export async function findCalledByNumber(
  db: Db,
  requested: { readonly phone: string; readonly people: readonly string[]; readonly since: Date },
): Promise<CalledResponder[]> {
  const { phone, toldAt } = emergencyResponders;
  const rows = await db
    .select({ row: emergencyResponders, elderId: emergencies.elderId })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(
      and(
        isNull(emergencies.endedAt),
        ne(emergencies.state, 'counting-down'),
        gte(toldAt, requested.since),
        or(eq(phone, requested.phone), inArray(personId, [...requested.people])),
      ),
    )
    .orderBy(desc(id));
  return rows.map(({ elderId, row }) => ({ ...row, elderId }));
}

/**
 * As {@link findCalledByNumber}, of calls that have ended since then, last ended first; none that another
 * call has followed.
 */
export async function findOverByNumber(
  db: Db,
  requested: { readonly phone: string; readonly people: readonly string[]; readonly since: Date },
): Promise<CalledResponder[]> {
  const { phone, toldAt } = emergencyResponders;
  const rows = await db
    .select({ row: emergencyResponders, elderId: emergencies.elderId })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(
      and(
        gte(emergencies.endedAt, requested.since),
        ne(emergencies.state, 'called-again'),
        isNotNull(toldAt),
        or(eq(phone, requested.phone), inArray(personId, [...requested.people])),
      ),
    )
    .orderBy(desc(emergencies.endedAt));
  return rows.map(({ elderId, row }) => ({ ...row, elderId }));
}

/** Every emergency in which a person was asked or acted. */
export async function findEverCalled(db: Db, person: string) {
  return db.select().from(emergencyResponders).where(eq(personId, person)).orderBy(asc(id));
}

/** Deletes that a person was asked in the emergencies of others. */
export async function deleteResponder(tx: Tx, person: string): Promise<void> {
  await tx.delete(emergencyResponders).where(eq(personId, person));
}

/** The last time that a call of each of these elders asked each phone of a contact without an account. */
export async function findLastCalledPhones(
  db: Db,
  elders: readonly string[],
): Promise<{ id: string; elderId: string; phone: string; at: Date }[]> {
  if (elders.length === 0) return [];
  const { phone, toldAt } = emergencyResponders;
  const { elderId } = emergencies;
  const rows = await db
    .selectDistinctOn([elderId, phone], { id, elderId, phone, at: toldAt })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(and(inArray(elderId, [...elders]), isNull(personId), isNotNull(toldAt)))
    .orderBy(elderId, phone, desc(toldAt));
  return rows.flatMap(({ at, phone: to, ...row }) => (at && to ? [{ ...row, at, phone: to }] : []));
}

/** How often since then each of these phones without an account was asked, and for each of these elders any. */
export async function countCalled(
  db: Db,
  about: {
    readonly elders: readonly string[];
    readonly phones: readonly string[];
    readonly since: Date;
  },
): Promise<ReadonlyMap<string, number>> {
  const { phone, toldAt } = emergencyResponders;
  const rows = await db
    .select({ elderId: emergencies.elderId, phone })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(
      and(
        isNull(personId),
        gte(toldAt, about.since),
        or(inArray(phone, [...about.phones]), inArray(emergencies.elderId, [...about.elders])),
      ),
    );
  const keys = rows.flatMap((row) => [row.elderId, row.phone ?? '']);
  return new Map([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]));
}

/** Helpers of calls that go on whose change of mind is to be notified by now, locked (`skip locked`). */
export async function lockNewsDue(tx: Tx, { limit, now, open }: Due): Promise<ResponderRow[]> {
  const { newsDueAt } = emergencyResponders;
  const rows = await tx
    .select({ row: emergencyResponders })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(and(lte(newsDueAt, now), isNull(emergencies.endedAt), open(id)))
    .orderBy(newsDueAt)
    .limit(limit)
    .for('update', { of: emergencyResponders, skipLocked: true });
  return rows.map(({ row }) => row);
}

/** Who was notified by these messages, by what the messages name, with the call. */
export async function findByCarriers(db: Db, carriers: readonly string[]) {
  if (carriers.length === 0) return [];
  const { id: row, name, noticeId } = emergencyResponders;
  const carrier = sql<string>`coalesce(${noticeId}, ${row})`;
  const { elderId, state } = emergencies;
  return db
    .select({ carrier, elderId, emergencyId, name, personId, state })
    .from(emergencyResponders)
    .innerJoin(emergencies, eq(emergencies.id, emergencyId))
    .where(or(inArray(noticeId, [...carriers]), inArray(row, [...carriers])));
}
