import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { isLiving } from '../../accounts/accounts.public.ts';
import { contactAgreements } from './protection.tables.ts';

export type AgreementRow = typeof contactAgreements.$inferSelect;
type NewAgreement = typeof contactAgreements.$inferInsert;

const { agrees, answeredAt, askedAt, elderId, id, personId, phone, tokenHash } = contactAgreements;

/** By whom an agreement knows somebody: the person, or the phone. */
export const keyOfRow = (row: Pick<AgreementRow, 'personId' | 'phone'>): string =>
  row.personId ?? row.phone ?? '';

/** The agreements of these elders, first answered first. */
export async function findAgreements(db: Db, elders: readonly string[]): Promise<AgreementRow[]> {
  if (elders.length === 0) return [];
  return db
    .select()
    .from(contactAgreements)
    .where(inArray(elderId, [...elders]))
    .orderBy(asc(answeredAt), asc(id));
}

/** Whose link this is. */
export async function findByQuestionToken(db: Db, hash: string): Promise<AgreementRow | undefined> {
  const [row] = await db.select().from(contactAgreements).where(eq(tokenHash, hash));
  return row;
}

/** What was asked since then of this number or one of these people: unanswered first, then the latest. */
export async function findQuestionsByNumber(
  db: Db,
  requested: { readonly phone: string; readonly people: readonly string[]; readonly since: Date },
): Promise<AgreementRow[]> {
  const isOpen = sql`${answeredAt} is null or ${answeredAt} < ${askedAt}`;
  return db
    .select()
    .from(contactAgreements)
    .where(
      and(
        gte(askedAt, requested.since),
        or(
          inArray(personId, [...requested.people]),
          and(isNull(personId), eq(phone, requested.phone)),
        ),
      ),
    )
    .orderBy(desc(isOpen), desc(askedAt), asc(id));
}

/** The row of an elder and somebody, made if there was none, locked. */
export async function lockAgreement(
  tx: Tx,
  wanted: Pick<AgreementRow, 'elderId' | 'personId' | 'phone'> & { readonly id: string },
): Promise<AgreementRow> {
  await tx.insert(contactAgreements).values(wanted).onConflictDoNothing();
  const whose = wanted.personId
    ? eq(personId, wanted.personId)
    : and(isNull(personId), eq(phone, wanted.phone ?? ''));
  const [row] = await tx
    .select()
    .from(contactAgreements)
    .where(and(eq(elderId, wanted.elderId), whose))
    .for('update');
  if (!row) throw new Error('the agreement was inserted');
  return row;
}

export async function updateAgreement(
  tx: Tx,
  wanted: string,
  change: Partial<NewAgreement>,
): Promise<void> {
  await tx.update(contactAgreements).set(change).where(eq(id, wanted));
}

export async function deleteAgreements(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(contactAgreements).where(inArray(id, [...ids]));
}

/** Agreements of before an instant that nobody was asked to renew, locked (`skip locked`). */
export async function lockToRenew(
  tx: Tx,
  { limit, open }: Due,
  before: Date,
): Promise<AgreementRow[]> {
  return tx
    .select()
    .from(contactAgreements)
    .where(
      and(
        eq(agrees, true),
        or(isNull(askedAt), lte(askedAt, sql`${answeredAt}`)),
        lte(answeredAt, before),
        isLiving(elderId),
        open(id),
      ),
    )
    .orderBy(asc(answeredAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** What somebody said to the elders who would call them. */
export async function findAgreementsOfPerson(db: Db, person: string): Promise<AgreementRow[]> {
  return db.select().from(contactAgreements).where(eq(personId, person)).orderBy(asc(id));
}

/** Deletes all about a person, as the elder and as who was asked. */
export async function deleteAgreementsOf(tx: Tx, person: string): Promise<void> {
  await tx.delete(contactAgreements).where(or(eq(elderId, person), eq(personId, person)));
}

/** Elders of whom somebody was asked before an instant. */
export async function findEldersRequestedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ elderId: contactAgreements.elderId })
    .from(contactAgreements)
    .where(lte(contactAgreements.askedAt, before));
  return rows.map((row) => row.elderId);
}
