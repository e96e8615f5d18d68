import type * as contract from '@hafi/contract/admin/people.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { readPage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PersonRow } from '../people.repo.ts';
import { countMatching, findPeopleByName, findPresence, nameCursor } from './oversight.repo.ts';

type Line = Answer<typeof contract.listPeople>['data'][number];

/** A person as coordinators see them in a list. */
export function presentLine(row: PersonRow, seenAt: Date | null): Line {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    photo: row.photo,
    roles: row.roles,
    district: row.district,
    verified: row.verified,
    suspended: row.suspendedAt !== null,
    since: row.createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  };
}

/**
 * Lists people with an account by name.
 * @throws Problem invalid-input when the cursor belongs to another list
 */
export async function listPeople(
  { clock, db }: Platform,
  { cursor, limit, q = '', show }: ParsedInput<typeof contract.listPeople>['query'],
): Promise<Answer<typeof contract.listPeople>> {
  const wish = { q: q.trim(), show };
  const { items, nextCursor } = await readPage(
    { cursor, limit },
    {
      find: (page) => findPeopleByName(db, wish, page),
      positionOf: ({ firstName, id, lastName }) => ({ firstName, lastName, id }),
      cursor: nameCursor,
    },
  );
  const [presence, count, suspended] = await Promise.all([
    findPresence(
      db,
      items.map(({ id }) => id),
      clock.now(),
    ),
    countMatching(db, wish),
    countMatching(db, { q: '', show: 'suspended' }),
  ]);
  const data = items.map((row) => presentLine(row, presence.get(row.id)?.seenAt ?? null));
  return { data, nextCursor, count, suspended };
}
