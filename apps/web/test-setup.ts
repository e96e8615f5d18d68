import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

/** happy-dom does not know this HTML element. */
const ofHappyDom = ([text, tag]: unknown[]) =>
  tag === 'search' && String(text).includes('is unrecognized in this browser');

/**
 * React says so, too, where nothing waits: an update that was left over at the end of a press (such as
 * that of the extras, which come when the page is idle) has drawn a part that loads lazily, though it
 * is there. What is really missing, the test misses by itself.
 */
const ofLeftOver = ([text]: unknown[]) =>
  String(text).startsWith('A component suspended inside an `act` scope');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  const calls = errors.mock.calls.filter((call) => !ofHappyDom(call) && !ofLeftOver(call));
  expect(calls, 'a console error fails a test').toEqual([]);
});
