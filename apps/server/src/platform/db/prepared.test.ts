import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { rateLimits } from '../rate-limit/rate-limit.tables.ts';
import { inTransaction } from './in-transaction.ts';
import { preparedOnce, textList } from './prepared.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let prepared = 0;
const countOf = preparedOnce((db) => {
  prepared += 1;
  return db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder('key')))
    .prepare('count_of');
});
const row = (key: string) => ({ key, count: 1, resetsAt: new Date('2026-11-23T06:00:00Z') });

test('a statement prepared once runs in each transaction, and sees what only that one wrote', async () => {
  const { platform } = app;
  expect(await countOf(platform.db).execute({ key: 'a' })).toEqual([]);
  const failed = inTransaction(platform, async (tx) => {
    await tx.insert(rateLimits).values(row('a'));
    expect(await countOf(tx).execute({ key: 'a' })).toEqual([{ count: 1 }]);
    await inTransaction({ ...platform, db: tx }, async (nested) => {
      await nested.insert(rateLimits).values(row('b'));
      expect(await countOf(nested).execute({ key: 'b' })).toEqual([{ count: 1 }]);
    });
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  for (const key of ['a', 'b']) expect(await countOf(platform.db).execute({ key })).toEqual([]);
  expect(prepared).toBe(1);
});

test('a list of texts comes as it was, whatever is written in them', async () => {
  const texts = [
    'plain',
    'a, b',
    '{}',
    '"quoted"',
    'C:\\n',
    'two\nlines',
    '',
    'NULL',
    'ñ 😀',
    '\\"',
  ];
  const { rows } = (await app.platform.db.execute(
    sql`select unnest(${textList(texts)}::text::text[]) as text`,
  )) as unknown as { rows: { text: string }[] };
  expect(rows.map(({ text }) => text)).toEqual(texts);
});
