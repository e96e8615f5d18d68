import { requestContactProof } from '@hafi/contract/accounts/accounts.contract';
import { acknowledgeAlert } from '@hafi/contract/alerts/alerts.contract';
import { removeVital } from '@hafi/contract/vitals/vitals.contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Data } from './data.tsx';
import { useAct } from './use-act.ts';

const elder = '0190a6f0-0000-7000-8000-000000000001';
const alert = '0190a6f0-0000-7000-8000-000000000002';
let keys: (string | null)[];
let hangs: boolean;

/** Notes the key of each such request; answers none of them while the network hangs. */
function serve(): void {
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
    if (url.endsWith('/acknowledge')) keys.push(new Headers(headers).get('idempotency-key'));
    if (!hangs) return Promise.resolve(Response.json({ data: null }));
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function draw() {
  const { result } = renderHook(
    () => ({
      seen: useAct(acknowledgeAlert, () => ({ params: { id: elder, alertId: alert } })),
      withdrawn: useAct(removeVital, () => ({ params: { id: elder, readingId: alert } })),
      contact: useAct(requestContactProof, () => ({ body: { kind: 'email' as const } })),
    }),
    { wrapper: Data },
  );
  const press = async (what: 'seen' | 'withdrawn' | 'contact') => {
    await act(async () => result.current[what].mutate(undefined, { done: null }));
    await wait(0);
  };
  return { result, press };
}

beforeEach(() => {
  keys = [];
  hangs = true;
  serve();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('repeats an action without answer under the same key, and a later one under its own', async () => {
  const { press, result } = draw();
  await press('seen');
  await wait(29_900);
  expect(result.current.seen.isPending).toBe(true);
  await wait(200);
  expect(result.current.seen.error).toMatchObject({ code: 'unanswered' });
  hangs = false;
  await press('seen');
  expect(result.current.seen.isSuccess).toBe(true);
  await press('seen');
  const [first, second, third] = keys;
  expect(first).toMatch(/^[\w-]{8,100}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('keeps the key while something else is done meanwhile', async () => {
  const { press, result } = draw();
  await press('seen');
  await wait(30_100);
  hangs = false;
  await press('contact');
  expect(result.current.contact.isSuccess).toBe(true);
  await press('seen');
  expect(keys[1]).toBe(keys[0]);
});

it('asks anew once something was done that may have undone it, however that is sent', async () => {
  const { press, result } = draw();
  await press('seen');
  await wait(30_100);
  hangs = false;
  await press('withdrawn');
  expect(result.current.withdrawn.isSuccess).toBe(true);
  await press('seen');
  expect(keys[1]).not.toBe(keys[0]);
});
