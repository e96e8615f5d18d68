import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentSchema, SCHEMA_FILE } from './schema.ts';

test('docs/schema.sql is what the migrations make (`npm run schema` writes it)', async () => {
  expect(await currentSchema()).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
});
