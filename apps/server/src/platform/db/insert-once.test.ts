import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { newId } from '../ids/uuid-v7.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { inTransaction } from './in-transaction.ts';
import { insertOnce } from './insert-once.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let built = 0;
const insert = insertOnce(outboxMessages, (rows) => {
  built += 1;
  return rows.returning();
});
const at = new Date('2026-11-23T06:00:00.123Z');
const message = (body: string, more: Partial<typeof outboxMessages.$inferInsert> = {}) => ({
  id: newId(),
  channel: 'mail' as const,
  priority: 'ordinary' as const,
  recipient: 'a@hafi.test',
  subject: "It's “here”",
  body,
  secret: 'no' as const,
  createdAt: at,
  nextTryAt: at,
  uselessAt: null,
  ...more,
});

test('rows are stored as the query builder stores them: nulls, defaults, dates, any text', async () => {
  const { db } = app.platform;
  const rows = [message('one'), message('two', { uselessAt: at })] as const;
  const written = await insert(db, rows);
  const plain = [message('one'), message('two', { uselessAt: at })];
  const expected = await db.insert(outboxMessages).values(plain).returning();
  const withoutIds = (each: object[]) => each.map((row) => ({ ...row, id: '' }));
  expect(withoutIds(written)).toEqual(withoutIds(expected));
  expect(written.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('so are many rows, which are one parameter', async () => {
  const { db } = app.platform;
  const handOvers = [
    { provider: 'pindo' as const, at: at.toISOString(), outcome: 'it\'s "taken"' },
  ];
  const make = (nth: number) =>
    message(`a \\ in line ${nth}\n`, { handOvers, parts: nth, uselessAt: nth === 3 ? null : at });
  const rows = Array.from({ length: 30 }, (_, nth) => make(nth));
  const [first = make(0), ...others] = rows;
  const written = await insert(db, [first, ...others]);
  const plain = rows.map((row) => ({ ...row, id: newId() }));
  const expected = await db.insert(outboxMessages).values(plain).returning();
  const withoutIds = (each: object[]) => each.map((row) => ({ ...row, id: '' }));
  expect(withoutIds(written)).toEqual(withoutIds(expected));
  expect(written.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('a name that was cut in the middle of a letter does not hold up the other rows', async () => {
  const { db } = app.platform;
  const half = '\u{10400}'.slice(0, 1);
  const handOvers = [{ provider: 'pindo' as const, at: at.toISOString(), outcome: half }];
  const [one] = await insert(db, [message(half, { handOvers })]);
  expect(one?.handOvers[0]?.outcome).toBe('\ufffd');
  const rows = Array.from({ length: 10 }, (_, nth) => message(nth === 5 ? half : 'whole'));
  const [first = message(''), ...others] = rows;
  const written = await insert(db, [first, ...others]);
  expect(written.map(({ body }) => body)).toEqual(
    rows.map(({ body }) => (body === half ? '\ufffd' : 'whole')),
  );
});

test('the SQL is built once for a set of columns and a number of rows', async () => {
  const { db } = app.platform;
  await insert(db, [message('three'), message('four')]);
  built = 0;
  await insert(db, [message('five'), message('six')]);
  await inTransaction(app.platform, (tx) => insert(tx, [message('seven'), message('eight')]));
  expect(built).toBe(0);
  const many = (length: number) => Array.from({ length }, () => message('one of many'));
  await insert(db, [message('first'), ...many(10)]);
  built = 0;
  await insert(db, [message('first'), ...many(50)]);
  expect(built).toBe(0);
});

test('statements of one table do not take each other’s names', async () => {
  const { db } = app.platform;
  const other = insertOnce(outboxMessages, (rows) => rows.returning({ id: outboxMessages.id }));
  const row = message('nine');
  await insert(db, [message('ten')]);
  expect(await other(db, [row])).toEqual([{ id: row.id }]);
});

test('rows of different columns, and many rows, are stored in one statement', async () => {
  const { db } = app.platform;
  await db.delete(outboxMessages);
  const first = message('first', { attempts: 3, lastError: 'timeout' });
  const many = Array.from({ length: 20 }, (_, nth) => message(String(nth)));
  await insert(db, [first, ...many]);
  const rows = await db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));
  expect(rows.map(({ attempts }) => attempts)).toEqual([3, ...many.map(() => 0)]);
  expect(rows.map(({ body }) => body)).toEqual(['first', ...many.map(({ body }) => body)]);
});
