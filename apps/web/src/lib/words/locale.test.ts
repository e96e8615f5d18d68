import { expect, it, vi } from 'vitest';
import { currentLocale, keepLocale } from './locale.ts';
import { i18n, loadWords, setLocale } from './words.ts';

it('stores the choice in a cookie and on the page', () => {
  keepLocale('fr');
  expect(currentLocale()).toBe('fr');
  expect(document.cookie).toContain('hafi-locale=fr');
  expect(document.documentElement.lang).toBe('fr');
});

it('starts with the stored choice on the next visit', async () => {
  keepLocale('rw');
  vi.resetModules();
  const nextVisit = await import('./locale.ts');
  expect(nextVisit.currentLocale()).toBe('rw');
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
