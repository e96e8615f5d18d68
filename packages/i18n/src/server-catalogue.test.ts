import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { loadServerCatalogue, translate } from './server-catalogue.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function catalogueOf(texts: Record<Locale, Record<string, string>>, feature = 'visits'): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  folders.push(folder);
  addFeature(folder, feature, texts);
  return folder;
}

function addFeature(
  folder: string,
  feature: string,
  texts: Record<Locale, Record<string, string>>,
) {
  mkdirSync(join(folder, feature));
  for (const locale of locales) {
    const items = Object.entries(texts[locale]).map(
      ([id, text]) =>
        `#. js-lingui-explicit-id\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`,
    );
    writeFileSync(join(folder, feature, `${locale}.po`), items.join('\n'));
  }
}

const texts = {
  en: { 'visits.left': '{count, plural, one {# visit left} other {# visits left}}', hi: 'Hello' },
  rw: {
    'visits.left': '{count, plural, one {hasigaye gusura #} other {hasigaye gusura #}}',
    hi: '',
  },
  fr: { 'visits.left': '{count, plural, one {# visite} other {# visites}}', hi: 'Bonjour {name}' },
};

test('translates by id or descriptor, with values', () => {
  const { translate: write, ids } = loadServerCatalogue(catalogueOf(texts));
  expect(write('en', 'visits.left', { count: 1 })).toBe('1 visit left');
  expect(write('fr', { id: 'visits.left' }, { count: 2 })).toBe('2 visites');
  expect(write('rw', 'visits.left', { count: 3 })).toBe('hasigaye gusura 3');
  expect(write('fr', 'hi', { name: 'Espérance' })).toBe('Bonjour Espérance');
  expect(ids).toEqual(['hi', 'visits.left']);
});

test('falls back to English, then to the message of the descriptor, then to the id', () => {
  const { translate: write } = loadServerCatalogue(catalogueOf(texts));
  expect(write('rw', 'hi')).toBe('Hello');
  expect(write('rw', { id: 'unknown', message: 'Dear {name}' }, { name: 'Ines' })).toBe(
    'Dear Ines',
  );
  expect(write('rw', 'unknown')).toBe('unknown');
  expect(write('rw', 'toString')).toBe('toString');
});

test('a broken text stops the start and is located', () => {
  const broken = { ...texts, rw: { hi: '{name' } };
  expect(() => loadServerCatalogue(catalogueOf(broken))).toThrow('visits/rw.po: hi: broken text');
});

test('a missing language or an id with two texts stops the start', () => {
  const folder = catalogueOf(texts);
  addFeature(folder, 'wishes', texts);
  expect(() => loadServerCatalogue(folder)).toThrow('wishes/en.po: visits.left: id used twice');
  rmSync(join(folder, 'wishes', 'rw.po'));
  rmSync(join(folder, 'wishes', 'en.po'));
  expect(() => loadServerCatalogue(folder)).toThrow('missing catalogue wishes/en.po');
});

test('our own catalogues load', () => {
  expect(loadServerCatalogue()).toBe(loadServerCatalogue());
  expect(translate('en', { id: 'unheard-of', message: 'Fine' })).toBe('Fine');
});
