import { afterEach, expect, it, vi } from 'vitest';
import { clearSessionStorage, isStored, readStored, store } from './device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('returns what was stored, each storage separately', () => {
  expect(store('local', 'rate', 1.5)).toBe(true);
  store('session', 'rate', { typed: 'Rose' });
  expect(readStored('local', 'rate')).toBe(1.5);
  expect(readStored('session', 'rate')).toEqual({ typed: 'Rose' });
  clearSessionStorage();
  expect(readStored('session', 'rate')).toBeNull();
  store('local', 'rate', null);
  expect(localStorage.getItem('rate')).toBeNull();
});

it('returns null where something else was stored', () => {
  localStorage.setItem('rate', 'fast');
  expect(readStored('local', 'rate')).toBeNull();
  expect(isStored('local', 'rate')).toBe(true);
  expect(isStored('local', 'speed')).toBe(false);
});

it('does not fail where the browser forbids storage', () => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
  expect(store('local', 'rate', 1)).toBe(false);
  expect(readStored('session', 'rate')).toBeNull();
  expect(isStored('local', 'rate')).toBe(false);
  expect(clearSessionStorage).not.toThrow();
});
