import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Nouns that are counted, in the singular and the plural, with the vowel that some words drop. */
const nouns: Readonly<Record<string, string>> = {
  umunota: 'iminota',
  isaha: 'amasaha',
  umunsi: 'iminsi',
  umwaka: 'imyaka',
  umwanya: 'imyanya',
  umuti: 'imiti',
  umuntu: 'abantu',
  umuganga: 'abaganga',
  igipimo: 'ibipimo',
  igitekerezo: 'ibitekerezo',
  igisubizo: 'ibisubizo',
  ikintu: 'ibintu',
  ikinini: 'ibinini',
  ikiyiko: 'ibiyiko',
  igitonyanga: 'ibitonyanga',
  ikirometero: 'ibirometero',
  urushinge: 'inshinge',
  urutonde: 'intonde',
  uruzinduko: 'inzinduko',
};
/** Nouns that are the same in the singular and the plural. */
const same = [
  'inshuro',
  'inyenyeri',
  'kapusile',
  'gahunda',
  'ubutumwa',
  'indwara',
  'aleriji',
  'ubwishyu',
];

const bare = (word: string) => word.replace(/^[aeiou]/, '');
const singular = new Set(Object.keys(nouns).map(bare));
const plural = new Set(Object.values(nouns).map(bare));

/** The nearest counted noun before the number of a text: `# kuri 7` and the like come after it. */
function nounOf(text: string): string | undefined {
  const [before = ''] = text.split(/#|\{written\}/);
  const words = (before || text).toLowerCase().match(/[a-z]+/g) ?? [];
  return words
    .map(bare)
    .findLast((word) => singular.has(word) || plural.has(word) || same.map(bare).includes(word));
}

/** The texts of a plural by their form; braces may stand within each once. */
const formsOf = (message: string): Record<string, string> =>
  Object.fromEntries(
    [...message.matchAll(/(=0|one|other) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(
      ([, form = '', text = '']) => [form, text],
    ),
  );

const catalogues = join(import.meta.dirname, '../catalogues');
const counted = globSync('*/rw.po', { cwd: catalogues }).flatMap((file) =>
  [...readFileSync(join(catalogues, file), 'utf8').matchAll(/^msgstr "(.*, plural,.*)"$/gm)].map(
    ([, message = '']): [string, string] => [file, message],
  ),
);

test('the catalogues have plurals', () => {
  expect(counted.length).toBeGreaterThan(40);
});

describe('in Kinyarwanda the noun goes with its number', () => {
  test.each(counted)('%s: %s', (_, message) => {
    const { one = '', other = '' } = formsOf(message);
    expect(Boolean(one && other)).toBe(true);
    expect(plural).not.toContain(nounOf(one));
    expect(singular).not.toContain(nounOf(other));
    if (one === other) expect(same.map(bare)).toContain(nounOf(one));
  });
});

test.each([
  ['{km, plural, one {nko mu birometero #} other {nko mu birometero #}}'],
  ['{0, plural, one {iminsi # kuri 7} other {iminsi # kuri 7}}'],
])('%s would be found', (message) => {
  expect(plural).toContain(nounOf(formsOf(message).one ?? ''));
});
