import type { PeopleFilter } from '@hafi/contract/admin/people.contract';
import { wordsOf } from '@hafi/i18n/find-words';
import { and, arrayContains, count, eq, gt, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/database.ts';
import { keyset, rising } from '../../../platform/db/keyset.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { cursorOf } from '../../../platform/http/cursor.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { sessions } from '../credentials.tables.ts';
import type { PersonRow } from '../people.repo.ts';
import { people } from '../people.tables.ts';

/** Where a page of people ended. */
export interface NamePosition {
  readonly firstName: string;
  readonly lastName: string;
  readonly id: string;
}

/** The cursor of the list of people. */
export const nameCursor = cursorOf<NamePosition>(
  z.object({ firstName: z.string(), lastName: z.string(), id: z.uuid() }),
);

const byName = keyset<NamePosition>({
  firstName: rising(people.firstName),
  lastName: rising(people.lastName),
  id: rising(people.id),
});

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/**
 * Both names folded as `wordsOf` folds a search: without accents and case, whichever way the accents
 * are stored. Twice, with what joins the parts of a name and without: `NDa` finds N'Da too.
 */
const foldedName = (() => {
  const name = sql`lower(regexp_replace(normalize(${people.firstName} || ' ' || ${people.lastName}, NFKD), ${'[\u0300-\u036f]'}, '', 'g'))`;
  return sql`(${name} || ' ' || regexp_replace(${name}, ${"['\u2018\u2019\u02bc\u02b9`\u00b4-]"}, '', 'g'))`;
})();

/**
 * Minimum similarity of a typed word to a part of a name (pg_trgm `word_similarity`, 0 to 1): the
 * one of the doctors' directory, which allows a wrong letter in a word of five.
 */
const likeEnough = 0.45;

/** Whether the name holds every word that is searched for, in any order. */
const hasName = (q: string) =>
  and(
    ...wordsOf(q)
      .slice(0, 8)
      .map((word) =>
        word.length < 5
          ? sql`${foldedName} like ${like(word)}`
          : sql`(${foldedName} like ${like(word)} or word_similarity(${word}, ${foldedName}) >= ${likeEnough})`,
      ),
  ) ?? sql`false`;

export interface PeopleWish {
  readonly q: string;
  readonly show: PeopleFilter;
}

function matching({ q, show }: PeopleWish) {
  const digits = q.replaceAll(/\D/g, '').replace(/^0/, '');
  return and(
    isNull(people.deletedAt),
    show === 'all'
      ? undefined
      : show === 'suspended'
        ? isNotNull(people.suspendedAt)
        : arrayContains(people.roles, [show]),
    q === ''
      ? undefined
      : or(
          hasName(q),
          sql`${people.email} like ${like(q.toLowerCase())}`,
          digits.length < 3 ? undefined : sql`${people.phoneNumber} like ${like(digits)}`,
        ),
  );
}

/** One page of the people with an account, by name. */
export function findPeopleByName(
  db: Db,
  wish: PeopleWish,
  { after, limit }: Wanted<NamePosition>,
): Promise<PersonRow[]> {
  return db
    .select()
    .from(people)
    .where(and(matching(wish), byName.beyond(after)))
    .orderBy(...byName.by)
    .limit(limit);
}

export function countMatching(db: Db, wish: PeopleWish): Promise<number> {
  return db.$count(people, matching(wish));
}

/** How many open sessions people have, and when one was last used, by person. */
export async function findPresence(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly sessions: number; readonly seenAt: Date | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sessions.personId, open: count(), seenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(
      and(
        sql`${sessions.personId} = any(${`{${ids.join()}}`}::uuid[])`,
        gt(sessions.expiresAt, now),
      ),
    )
    .groupBy(sessions.personId);
  return new Map(rows.map(({ id, open, seenAt }) => [id, { sessions: open, seenAt }]));
}

/** A person with an account, with their row locked. */
export async function lockPerson(tx: Tx, id: string): Promise<PersonRow | undefined> {
  tookRow(tx, 'person', id);
  const [row] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.deletedAt)))
    .for('update');
  return row;
}

/** Suspends a person, or with null lifts it. */
export async function putSuspension(
  tx: Tx,
  id: string,
  suspension: { readonly at: Date; readonly reason: string; readonly by: string } | null,
): Promise<void> {
  await tx
    .update(people)
    .set({
      suspendedAt: suspension?.at ?? null,
      suspendedReason: suspension?.reason ?? null,
      suspendedBy: suspension?.by ?? null,
    })
    .where(eq(people.id, id));
}

/** Why a person is suspended; null when they are not. */
export async function findSuspension(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: people.suspendedReason })
    .from(people)
    .where(eq(people.id, id));
  return row?.reason ?? null;
}

export async function putRoles(
  tx: Tx,
  id: string,
  change: { readonly roles: string[]; readonly verified: boolean; readonly now: Date },
): Promise<void> {
  const { now, roles, verified } = change;
  await tx.update(people).set({ roles, verified, updatedAt: now }).where(eq(people.id, id));
}
