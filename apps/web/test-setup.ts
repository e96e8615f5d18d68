import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

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
