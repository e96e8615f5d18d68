import { signOut } from '@hafi/contract/accounts/accounts.contract';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { SlowAct } from './slow-act.tsx';

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  await loadWords('app', 'core', 'extras');
  await setLocale('en');
  vi.useFakeTimers();
  render(
    <I18nProvider i18n={i18n}>
      <SlowAct />
    </I18nProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says after three seconds that what was pressed has no answer yet, until it has one', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  const pressed = call(signOut, {});
  await wait(2_900);
  expect(said()).toBe('');
  await wait(200);
  expect(said()).toContain('There is no answer yet');
  answer(Response.json({ data: null }));
  await act(() => pressed);
  expect(said()).toBe('');
});

it('says nothing more once it was given up', async () => {
  vi.stubGlobal('fetch', (_url: unknown, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const failure = call(signOut, {}).catch((error: unknown) => error);
  await wait(30_000);
  expect(await failure).toMatchObject({ code: 'unanswered' });
  expect(said()).toBe('');
});
