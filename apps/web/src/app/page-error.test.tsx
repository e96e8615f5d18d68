import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadWords, setLocale } from '../lib/words/words.ts';
import { PageError } from './page-error.tsx';

const ask = vi.fn<typeof fetch>();
const reload = vi.fn();
let online = false;

beforeEach(async () => {
  await loadWords('core', 'app');
  await setLocale('en');
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', ask);
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  reload.mockReset();
  online = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = () =>
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <PageError />
      </MemoryRouter>
    </I18nProvider>,
  );

/** The browser says that the network is back, or gone. */
const network = (state: 'online' | 'offline') =>
  act(async () => {
    online = state === 'online';
    dispatchEvent(new Event(state));
  });

it('loads the page when the server answers, not already when the browser says it is online', async () => {
  draw();
  await network('online');
  expect(ask).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  // The numbers stay until then.
  expect(screen.getByRole('link', { name: 'Call 912' })).toBeTruthy();
  ask.mockResolvedValue(Response.json({ data: null }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(reload).toHaveBeenCalledOnce();
});

it('stays when the browser was wrong and the network is gone again', async () => {
  draw();
  await network('online');
  await network('offline');
  ask.mockResolvedValue(Response.json({ data: null }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(ask).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload a page that broke while the network was there', async () => {
  online = true;
  ask.mockResolvedValue(Response.json({ data: null }));
  draw();
  expect(screen.getByRole('link', { name: 'Home page' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reload).not.toHaveBeenCalled();
});
