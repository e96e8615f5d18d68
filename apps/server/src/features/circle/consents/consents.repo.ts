import type { Permission } from '@hafi/contract/circle/circle-terms';
import { and, arrayContains, desc, eq, gt, not, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { consentRecords } from './consents.tables.ts';

export type ConsentRow = typeof consentRecords.$inferSelect;

export async function insertConsent(
  tx: Tx,
  row: typeof consentRecords.$inferInsert,
): Promise<void> {
  await tx.insert(consentRecords).values(row);
}

export async function findConsent(
  db: Db,
  elderId: string,
  id: string,
): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select()
    .from(consentRecords)
    .where(and(eq(consentRecords.id, id), eq(consentRecords.elderId, elderId)));
  return row;
}

/** A page of an elder's consent log, newest first. */
export async function findConsents(
  db: Db,
  elderId: string,
  { after, limit }: Wanted,
): Promise<ConsentRow[]> {
  const order = newestFirst(consentRecords.at, consentRecords.id);
  return db
    .select()
    .from(consentRecords)
    .where(and(eq(consentRecords.elderId, elderId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** All consents in which a person is the elder, the member, or who recorded it. */
export async function findConsentsOf(db: Db, personId: string): Promise<ConsentRow[]> {
  const { at, elderId, id, personId: member, recordedBy } = consentRecords;
  return db
    .select()
    .from(consentRecords)
    .where(or(eq(elderId, personId), eq(member, personId), eq(recordedBy, personId)))
    .orderBy(desc(at), desc(id));
}

/** What somebody was allowed in an elder's circle until now, newest first; the older past is left out. */
export async function findLatestOf(
  db: Db,
  { elderId, personId }: Pick<ConsentRow, 'elderId' | 'personId'>,
): Promise<Pick<ConsentRow, 'action' | 'at' | 'permissions'>[]> {
  const { action, at, elderId: elder, id, permissions, personId: member } = consentRecords;
  return db
    .select({ action, at, permissions })
    .from(consentRecords)
    .where(and(eq(elder, elderId), eq(member, personId)))
    .orderBy(desc(at), desc(id))
    .limit(20);
}

/** Whether a person's membership has been without a permission at any time since then. */
export async function hasLacked(
  db: Db,
  {
    elderId,
    permission,
    personId,
    since,
  }: {
    readonly elderId: string;
    readonly personId: string;
    readonly permission: Permission;
    readonly since: Date;
  },
): Promise<boolean> {
  const [row] = await db
    .select({ id: consentRecords.id })
    .from(consentRecords)
    .where(
      and(
        eq(consentRecords.elderId, elderId),
        eq(consentRecords.personId, personId),
        gt(consentRecords.at, since),
        not(arrayContains(consentRecords.permissions, [permission])),
      ),
    )
    .limit(1);
  return row !== undefined;
}
