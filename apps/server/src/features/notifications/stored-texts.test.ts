import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@hafi/i18n/locales';
import { describe, expect, it } from 'vitest';
import { everStored } from '../../test/stored-texts/stored-texts.ts';

const catalogues = join(import.meta.dirname, '../../../../../packages/i18n/catalogues');
const features = readdirSync(catalogues);

describe.each(locales)('every text that was ever stored can be read in %s', (locale) => {
  const words = features
    .map((feature) => readFileSync(join(catalogues, feature, `${locale}.po`), 'utf8'))
    .join('\n');

  it.each(Object.entries(everStored))('%s, filled with its stored values', (id, filled) => {
    const entry = new RegExp(`\\nmsgid "${id}"\\nmsgstr ((?:"[^\\n]+"\\n?)+)`).exec(words)?.[1];
    expect(entry, 'its text').toBeDefined();
    const requested = [...(entry ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
    expect(requested.filter((name) => !filled.split(' ').includes(name ?? ''))).toEqual([]);
  });
});
