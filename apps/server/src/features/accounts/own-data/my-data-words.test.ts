import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../../../features.ts';
import type { DataValue } from '../../../platform/personal-data/personal-data.ts';
import { seedIfEmpty } from '../../../seed/seed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { codedValues, codeWords } from './my-data-codes.messages.ts';
import { valueNames } from './my-data-values.messages.ts';
import { settingWords } from './setting-words.messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-23T06:00:00Z' });
  await seedIfEmpty(app.platform);
}, 90_000);
afterAll(() => app.close());

/** The form of a value that no person wrote: a code. */
const isCodeLike = /^[a-z]+(-[a-z0-9]+)*$/;

/** The names without words, and what a name says in a code without words, within a value. */
function unworded(value: DataValue, name: string): string[] {
  if (typeof value === 'string') {
    const known = settingWords[`${name}.${value}`] ?? codeWords[value];
    return codedValues.has(name) && isCodeLike.test(value) && !known ? [`${name}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (Array.isArray(value)) return value.flatMap((each) => unworded(each, name));
  return Object.entries(value).flatMap(([part, each]) => [
    ...(part === 'id' || part in valueNames ? [] : [part]),
    ...unworded(each, part),
  ]);
}

it('has words for every name and code that the demo people have in their data', async () => {
  const parts = features(app.platform).flatMap(({ personalData }) => personalData ?? []);
  const found = await app.platform.db.execute(sql`select id from people`);
  const raw = new Set<string>();
  for (const { id } of (found as unknown as { rows: { id: string }[] }).rows) {
    for (const { inWords, name, read } of parts) {
      for (const record of await read(app.platform.db, id)) {
        const reader = { locale: 'rw', translate: app.platform.translate } as const;
        for (const each of unworded(inWords?.(record, reader) ?? record, name)) {
          raw.add(`${name}: ${each}`);
        }
      }
    }
  }
  expect([...raw].sort()).toEqual([]);
}, 90_000);
