import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@hafi/i18n/locales';
import { afterAll, expect, test } from 'vitest';
import { manifestOf, withManifest, withWordsIn, writeManifest } from '../manifests.ts';
import { manifestWords } from '../src/app/prerender.tsx';

const folder = mkdtempSync(join(tmpdir(), 'hafi-manifests-'));
afterAll(() => rmSync(folder, { recursive: true }));
const shell = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

test.each([
  ['en', '/manifest.webmanifest', 'Book Appointment'],
  ['rw', '/manifest.rw.webmanifest', 'Mufate gahunda'],
  ['fr', '/manifest.fr.webmanifest', 'Prendre rendez-vous'],
] as const)(
  'an app installed from a page in %s speaks it: %s',
  async (locale, address, booking) => {
    expect(withManifest(shell, locale)).toContain(`<link rel="manifest" href="${address}" />`);
    await writeManifest(folder, await manifestWords(locale));
    const manifest = JSON.parse(readFileSync(join(folder, manifestOf(locale)), 'utf8'));
    // One app, whatever its language
    expect(manifest).toMatchObject({ id: '/', lang: locale, start_url: '/', scope: '/' });
    expect(manifest.shortcuts[1]).toEqual({ name: booking, url: '/booking' });
    expect(manifest.icons.length).toBeGreaterThan(3);
  },
);

test('each language has its own', () => {
  expect(new Set(locales.map(manifestOf)).size).toBe(locales.length);
});

test.each([
  ['en', 'This page needs JavaScript'],
  ['rw', 'Uru rupapuro rukenera JavaScript'],
  ['fr', 'Cette page a besoin de JavaScript'],
])('readers without script read the shell in %s alone', (locale, words) => {
  const own = withWordsIn(shell, locale);
  expect(own).toContain(`<html lang="${locale}">`);
  expect(own).toContain(words);
  expect(own.match(/JavaScript/g)).toHaveLength(1);
  expect(own).toContain('href="tel:912"');
});
