import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The words of the buttons in the source: what stands directly within them. */
const button = /<(?:Button|ButtonLink)\b(?:[^<>]|=>|<[A-Z]\w* ?\/>)*?>\s*<Trans>([^<]*)<\/Trans>/g;
const words = new Set(
  globSync('apps/web/src/**/*.tsx', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...read(file).matchAll(button)].map(([, text = '']) => text))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim()),
);

/** Every Kinyarwanda text of these words. */
const texts = globSync('packages/i18n/catalogues/*/rw.po', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].flatMap(([, id = '', text = '']) =>
    words.has(id) ? [`${file.split('/').at(-2)}: ${id} = ${text}`] : [],
  ),
);

test('a button in Kinyarwanda asks politely for what it does, never names it', () => {
  expect(texts.length).toBeGreaterThan(200);
  // The infinitive (guhamagara, kwinjira), and the imperative among friends (hitamo, reka).
  const infinitive = '(?:G|K)[uw][a-z]|Kohereza';
  const amongFriends =
    '(?:Andika|Erekana|Gabanya|Hamagara|Hisha|Hitamo|Injira|Injiramo|Jya|Ongera|Ongeraho|Rangiza|Reka|Siba|Subira|Vugira|Zimya)\\b';
  const wrong = texts.filter((text) =>
    new RegExp(` = (?:${infinitive}|${amongFriends})`).test(text),
  );
  expect(wrong).toEqual([]);
});
