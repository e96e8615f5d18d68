import { listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '../words/words.ts';
import { Data } from './data.tsx';
import { queryClient } from './query-client.ts';
import { QueryState } from './query-state.tsx';
import { useAnswer } from './use-answer.ts';

const week = { days: [{ day: '2026-11-23', at: null }], seenBy: ['Aline'] };
const requested: AbortSignal[] = [];
const drawn = vi.fn();
/** Accepts every question and answers none, as a network may. */
const hang = (_url: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    if (!signal) return;
    requested.push(signal);
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

function Week() {
  return (
    <QueryState query={useAnswer(listCheckIns, {})} label="Loading" failed="It did not arrive">
      {({ seenBy }) => {
        drawn();
        return <p>Seen by {seenBy.join()}</p>;
      }}
    </QueryState>
  );
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const slow = () => screen.queryByText('This takes long. Hafi keeps trying.');

beforeEach(async () => {
  await loadWords('app', 'core', 'queries');
  queryClient.clear();
  requested.length = 0;
  drawn.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', hang);
  render(
    <I18nProvider i18n={i18n}>
      <Data>
        <Week />
      </Data>
    </I18nProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

it('says after three seconds that an answer takes long, and asks again when told to', async () => {
  await wait(2_900);
  expect(slow()).toBeNull();
  await wait(200);
  expect(slow()).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.stubGlobal('fetch', async () => Response.json({ data: week }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(100);
  expect(screen.getByText('Seen by Aline')).toBeTruthy();
  expect(slow()).toBeNull();
  // Only a long list is drawn in a step of its own, which draws it twice.
  expect(drawn).toHaveBeenCalledOnce();
});

it('gives each question up after half a minute, asks twice more, and then says that it failed', async () => {
  await wait(30_000);
  expect(requested[0]?.aborted).toBe(true);
  await wait(70_000);
  expect(requested).toHaveLength(3);
  expect(screen.getByRole('alert').textContent).toContain('It did not arrive');
  expect(slow()).toBeNull();
});
