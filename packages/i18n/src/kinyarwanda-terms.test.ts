import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const catalogues = join(import.meta.dirname, '../catalogues');

/** The Kinyarwanda texts as people see them, with their feature before each. */
const texts = globSync('*/rw.po', { cwd: catalogues }).flatMap((file) =>
  [...readFileSync(join(catalogues, file), 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(
    ([, text = '']) => `${file.split('/')[0]}: ${text.replaceAll('\u00ad', '')}`,
  ),
);

test('there are texts', () => {
  expect(texts.length).toBeGreaterThan(2000);
});

test('a caregiver is called umufasha, and nothing else', () => {
  const other = /\b(?:uwita|abita|umwita|babita) ku (?:bageze|muntu ugeze)|\b(?:umu|aba)rezi\b/i;
  expect(texts.filter((text) => text.includes('umufasha')).length).toBeGreaterThan(10);
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});

test.each([
  ['a spouse: a caregiver is nobody\'s "umufasha"', /umufasha w(?:anyu|anjye|e\b|a \{)/i],
  [
    'an allergy by another word than aleriji',
    /\balerji\b|\ballergie\b|ubwivumbure|umubiri \S*\s?utihanganira/i,
  ],
  ['a spelling before 2014', /\bntacyo\b|\bntawe\b|\bmukanya\b|\b[kK]uwa (?:mbere|ka|ga)/],
  [
    'a phone, number or code by another spelling',
    /telefoni\b|\bnomero\b|\bnumero\b|imibare y'ibanga/i,
  ],
  [
    'people who are coming while a list loads',
    /\b(?:baraje|baraza|ntibaje|ntibageze hano|arashakishwa)\b/,
  ],
  ['to hurt, where to ask is meant', /\b\S*babaz[ae]\b/],
  [
    'a PIN that may be taken for that of mobile money',
    /umubare w'ibanga w(?:anyu|a telefone|o kuri telefone)/i,
  ],
  ['"muri meza", which is no form', /\bmuri meza\b/],
  ['the reader as thou', /\b(?:Watabaje|Wishyuye|wowe|uherereye|cyakubwiye)\b/],
  [
    'a link or the internet by a word of another meaning',
    /\binterineti\b|\bihuza uyu|\bamahuza\b|umuyoboro/i,
  ],
])('no text says %s', (_, wrong) => {
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
});
