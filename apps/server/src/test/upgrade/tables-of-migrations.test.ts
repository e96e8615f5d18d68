import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const kept = join(source, '../migrations/meta');

/** The number of a migration, or of what the tables were after it. */
const numberOf = (file: string) => basename(file).slice(0, 4);

it('keeps what the tables are after the last migration, so that the next is made from them', {
  timeout: 60_000,
}, async () => {
  const tables: Record<string, unknown> = {};
  for (const file of globSync(join(source, '**/*.tables.ts'))) {
    Object.assign(tables, await import(file));
  }
  const last = globSync(join(kept, '*_snapshot.json')).sort().at(-1) ?? '';
  const before = JSON.parse(readFileSync(last, 'utf8'));
  expect(await generateMigration(before, generateDrizzleJson(tables, before.id))).toEqual([]);
  expect(numberOf(last)).toBe(numberOf(globSync(join(kept, '../*.sql')).sort().at(-1) ?? ''));
});
