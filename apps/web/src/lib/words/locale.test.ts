import { expect, it, vi } from 'vitest';
import { currentLocale, keepLocale } from './locale.ts';
import { i18n, loadWords, setLocale } from './words.ts';

it('stores the choice in a cookie and on the page', () => {
  keepLocale('fr');
  expect(currentLocale()).toBe('fr');
  expect(document.cookie).toContain('hafi-locale=fr');
  expect(document.documentElement.lang).toBe('fr');
});

it('starts with the stored choice on the next load', async () => {
  keepLocale('rw');
  vi.resetModules();
  const reloaded = await import('./locale.ts');
  expect(reloaded.currentLocale()).toBe('rw');
});

it('loads the catalogues in use, and again when the language changes', async () => {
  keepLocale('en');
  await loadWords('core');
  expect(i18n._('field.required')).toBe('Please fill this in.');
  await setLocale('rw');
  expect(i18n._('field.required')).toBe('Mwuzuze aha.');
  expect(document.documentElement.lang).toBe('rw');
});

it('works without a missing catalogue', async () => {
  await expect(loadWords('no-such-feature')).resolves.toBeUndefined();
});

/** Loads a catalogue, so that it arrives before those that are loaded for the first time. */
const arrivesFirst = (feature: string, locale: string) =>
  import(`../../../../../packages/i18n/catalogues/${feature}/${locale}.po`);

it('stays when words of a page arrive in the language before', async () => {
  await setLocale('en');
  await arrivesFirst('help', 'fr');
  const loading = loadWords('help');
  await setLocale('fr');
  await loading;
  expect([i18n.locale, currentLocale()]).toEqual(['fr', 'fr']);
});

it('also has the words of a page that is opened while it loads', async () => {
  await setLocale('en');
  const switching = setLocale('rw');
  const loading = loadWords('volunteering');
  await Promise.all([switching, loading]);
  expect(i18n.messages).toHaveProperty(['volunteering.title.asked']);
});

it('is the one chosen last, whichever arrives first', async () => {
  await loadWords('doctors', 'notes');
  await Promise.all(['core', 'doctors', 'notes'].map((feature) => arrivesFirst(feature, 'en')));
  const first = setLocale('rw');
  await Promise.all([setLocale('en'), first]);
  expect([i18n.locale, currentLocale()]).toEqual(['en', 'en']);
});
