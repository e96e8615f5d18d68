import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../lib/slow-words.tsx';
import { i18n, loadWords, setLocale } from '../lib/words/words.ts';
import { lazyPage } from './lazy-page.ts';
import { PageBoundary } from './page-boundary.tsx';

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const slow = () => screen.queryByText('This takes long. Hafi keeps trying.');
const again = () => screen.queryByRole('button', { name: 'Try again' });
const reload = vi.fn();

const Page = (): string => 'The page';
const Broken = (): string => {
  throw new Error('broken');
};

/** The script of a page, which arrives when the test says so. */
let arrive: (script: { Page: typeof Page }) => void;

beforeEach(async () => {
  await loadWords('app', 'core');
  await setLocale('en');
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.useFakeTimers();
  const LazyPage = lazyPage(
    () => new Promise<{ Page: typeof Page }>((resolve) => (arrive = resolve)),
    'Page',
  );
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <PageBoundary>
            <LazyPage />
          </PageBoundary>
        </MemoryRouter>
      </I18nProvider>,
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says after three seconds that a page takes long, and offers another attempt after thirty', async () => {
  await wait(2_900);
  expect(slow()).toBeNull();
  await wait(200);
  expect(slow()).not.toBeNull();
  expect(again()).toBeNull();
  await wait(27_000);
  fireEvent.click(again() ?? document.body);
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the page when it arrives after all', async () => {
  await wait(31_000);
  await act(async () => arrive({ Page }));
  await wait(1_000);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(slow()).toBeNull();
});

it('lets go of what was held back before React had hydrated the page, also when the page breaks', async () => {
  const stop = vi.fn();
  const takeOver = vi.fn();
  const notes = { fields: new Map(), acts: new Map(), hydrating: vi.fn() };
  window.hafiEarly = { ...notes, stop, takeOver };
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => arrive({ Page: Broken }));
  errors.mockClear();
  expect(screen.getByText('This page did not open')).toBeTruthy();
  expect(stop).toHaveBeenCalledOnce();
  expect(takeOver).toHaveBeenCalledOnce();
  expect(window.hafiEarly).toBeUndefined();
});
