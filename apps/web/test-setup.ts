import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

/** happy-dom does not know this HTML element. */
const ofHappyDom = ([text, tag]: unknown[]) =>
  tag === 'search' && String(text).includes('is unrecognized in this browser');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  const calls = errors.mock.calls.filter((call) => !ofHappyDom(call));
  expect(calls, 'a console error fails a test').toEqual([]);
});

/** A worker keeps the page and the app's modules for its next file: that starts as the first did. */
afterAll(async () => {
  vi.useRealTimers();
  // Some files run without a page.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const { currentLocale } = await import('./src/lib/words/locale.ts');
  const { setLocale } = await import('./src/lib/words/words.ts');
  if (currentLocale() !== 'en') await setLocale('en');
  const { noteServerDate } = await import('./src/lib/clock/server-clock.ts');
  noteServerDate(new Date().toUTCString(), Date.now());
});
