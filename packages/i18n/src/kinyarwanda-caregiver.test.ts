import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const catalogues = join(import.meta.dirname, '../catalogues');

/** The Kinyarwanda texts, one line for each. */
const texts = globSync('*/rw.po', { cwd: catalogues }).flatMap((file) =>
  [...readFileSync(join(catalogues, file), 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(
    ([, text = '']) => `${file.split('/')[0]}: ${text}`,
  ),
);

test('there are texts', () => {
  expect(texts.length).toBeGreaterThan(2000);
});

test('a caregiver is called umufasha, and nothing else', () => {
  const other = /\b(?:uwita|abita|umwita|babita) ku (?:bageze|muntu ugeze)/i;
  expect(texts.filter((text) => text.includes('umufasha')).length).toBeGreaterThan(10);
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});
