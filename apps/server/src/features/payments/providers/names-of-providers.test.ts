import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const feature = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where a provider is named: its folder, and the list of all. */
const mayName = /^(momo|airtel)\/|^providers\/provider-of\.ts$/;

test.each(['momo', 'airtel'])('nothing outside its folder knows %s', (name) => {
  const files = readdirSync(feature, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !mayName.test(file))
    .filter((file) =>
      new RegExp(`${name}-|'\\.{1,2}/${name}/|${name}\\w*\\(`, 'i').test(
        readFileSync(join(feature, file), 'utf8'),
      ),
    );
  expect(files).toEqual([]);
});
