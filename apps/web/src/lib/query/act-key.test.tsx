import { acknowledgeAlert } from '@hafi/contract/alerts/alerts.contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Data } from './data.tsx';
import { useAct } from './use-act.ts';

const elder = '0190a6f0-0000-7000-8000-000000000001';
const alert = '0190a6f0-0000-7000-8000-000000000002';
let keys: (string | null)[];

/** Notes the key of each request; answers none of them while the network hangs. */
function serve(isHanging: () => boolean): void {
  vi.stubGlobal('fetch', (_url: unknown, { headers, signal }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (!isHanging()) return Promise.resolve(Response.json({ data: null }));
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
}

beforeEach(() => {
  keys = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('repeats an action without answer under the same key, and a later one under its own', async () => {
  let hangs = true;
  serve(() => hangs);
  const { result } = renderHook(
    () => useAct(acknowledgeAlert, () => ({ params: { id: elder, alertId: alert } })),
    { wrapper: Data },
  );
  const press = () => act(async () => result.current.mutate());
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await press();
  await wait(29_900);
  expect(result.current.isPending).toBe(true);
  await wait(200);
  expect(result.current.error).toMatchObject({ code: 'unanswered' });
  hangs = false;
  await press();
  await wait(0);
  expect(result.current.isSuccess).toBe(true);
  await press();
  await wait(0);
  const [first, second, third] = keys;
  expect(first).toMatch(/^[\w-]{8,100}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
