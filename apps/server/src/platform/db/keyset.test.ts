import { sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestDatabase } from '../../test/test-database.ts';
import { cursorOf, positionInstant } from '../http/cursor.ts';
import { readPage, readTimePage } from '../http/read-page.ts';
import { instantColumn } from './columns.ts';
import type { Database } from './database.ts';
import { falling, type Keyset, keyset, newestFirst, rising, soonestFirst } from './keyset.ts';

const things = pgTable('paged_things', {
  id: uuid('id').primaryKey(),
  at: instantColumn('at').notNull(),
  rank: integer('rank').notNull(),
});
type Thing = typeof things.$inferSelect;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`create table paged_things (id uuid primary key, at timestamptz not null, rank int not null)`,
  );
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(things));

const start = Date.parse('2026-11-23T06:00:00Z');
// Few distinct instants and ranks, so that many rows tie.
const thing = fc.record({
  id: fc.uuid(),
  at: fc.integer({ min: 0, max: 3 }).map((hours) => new Date(start + hours * 3_600_000)),
  rank: fc.integer({ min: 0, max: 2 }),
});
const rows = fc.uniqueArray(thing, { selector: ({ id }) => id, maxLength: 25 });
const sizes = fc.integer({ min: 1, max: 8 });

const rising3 = (one: Thing, other: Thing) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

const byRank = keyset({
  rank: rising(things.rank),
  at: falling(things.at),
  id: rising(things.id),
});
const rankCursor = cursorOf(z.object({ rank: z.int(), at: positionInstant, id: z.uuid() }));

const read = <P>(order: Keyset<P>, { after, limit }: { after: P | null; limit: number }) =>
  database.db
    .select()
    .from(things)
    .where(order.beyond(after))
    .orderBy(...order.by)
    .limit(limit);

type Answered = Promise<{ items: Thing[]; nextCursor: string | null }>;

/** All pages of a list joined; expects every page but the last to be full. */
async function allPages(limit: number, page: (cursor: string | undefined) => Answered) {
  const shown: Thing[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await page(cursor);
    shown.push(...items);
    if (nextCursor) expect(items).toHaveLength(limit);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return shown;
}

const position = ({ at, id }: Thing) => ({ at, id });

test.each([
  ['newest first', newestFirst, (one: Thing, other: Thing) => rising3(other, one)],
  ['soonest first', soonestFirst, rising3],
])('all pages together are the whole list, no row twice, %s', async (_, orderOf, compare) => {
  const order = orderOf(things.at, things.id);
  const property = fc.asyncProperty(rows, sizes, async (made, limit) => {
    await database.db.delete(things);
    if (made.length > 0) await database.db.insert(things).values(made);
    const shown = await allPages(limit, (cursor) =>
      readTimePage({ cursor, limit }, (wanted) => read(order, wanted), position),
    );
    expect(shown).toEqual([...made].sort(compare));
  });
  await fc.assert(property, { numRuns: 30 });
});

test('the same where keys rise and fall', async () => {
  const compare = (one: Thing, other: Thing) =>
    one.rank - other.rank || other.at.getTime() - one.at.getTime() || (one.id < other.id ? -1 : 1);
  const property = fc.asyncProperty(rows, sizes, async (made, limit) => {
    await database.db.delete(things);
    if (made.length > 0) await database.db.insert(things).values(made);
    const shown = await allPages(limit, (cursor) =>
      readPage(
        { cursor, limit },
        { cursor: rankCursor, find: (wanted) => read(byRank, wanted), positionOf: (row) => row },
      ),
    );
    expect(shown).toEqual([...made].sort(compare));
  });
  await fc.assert(property, { numRuns: 30 });
});

test.each([
  '',
  'x',
  'bm9uZQ',
  Buffer.from('null').toString('base64url'),
  Buffer.from('{"at":"0000-01-01T00:00:00.000Z","id":"x"}').toString('base64url'),
  Buffer.from(
    '{"at":"0000-01-01T00:00:00.000Z","id":"0199c1f0-0000-7000-8000-000000000000"}',
  ).toString('base64url'),
])('a cursor of another list is refused: %s', async (cursor) => {
  const requested = readTimePage({ cursor, limit: 1 }, async () => [], position);
  await expect(requested).rejects.toMatchObject({ code: 'invalid-input' });
});
