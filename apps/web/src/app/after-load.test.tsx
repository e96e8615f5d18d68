import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AfterLoad } from './after-load.tsx';

const register = vi.fn(async () => ({}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register },
    configurable: true,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the service worker is registered once the page has loaded, also on one that is soon left', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(
    <MemoryRouter>
      <AfterLoad />
    </MemoryRouter>,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  // Nobody has touched the page, and it has not been idle for seconds.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});
