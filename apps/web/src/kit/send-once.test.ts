import { Problem } from '@hafi/contract/core/problem';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendOnce } from './send-once.ts';

const wish = { bookingId: 'one', phone: '+250788000001' };
const refuse = (code: string, status: number) => () =>
  Promise.reject(new Problem({ code, status }));

/**
 * Sends the given input with `sendOnce` and returns the idempotency key used; `send` decides the
 * outcome.
 */
async function keyOf(
  wishes: unknown,
  send: () => Promise<unknown> = () => Promise.resolve('done'),
  purpose = 'payment:one',
): Promise<string> {
  const keys: string[] = [];
  await sendOnce(purpose, wishes, (key) => {
    keys.push(key);
    return send();
  }).catch(() => undefined);
  return keys[0] ?? '';
}

beforeEach(() => {
  sessionStorage.clear();
});

it('returns the answer, and rejects with the error', async () => {
  await expect(sendOnce('a', wish, async () => 'paid')).resolves.toBe('paid');
  const failure = new Problem({ code: 'slot-taken', status: 409 });
  await expect(sendOnce('a', wish, () => Promise.reject(failure))).rejects.toBe(failure);
});

it('generates keys that the server accepts', async () => {
  expect(await keyOf(wish)).toMatch(/^[\w-]{8,100}$/);
});

it.each([
  ['no answer came', refuse('offline', 0)],
  ['the first is still on its way', refuse('still-in-progress', 409)],
  ['nobody is signed in', refuse('not-signed-in', 401)],
  ['a gateway gave up', refuse('internal', 504)],
  ['the page broke', () => Promise.reject(new TypeError('broken'))],
])('keeps the key when %s', async (_why, send) => {
  const key = await keyOf(wish, send);
  expect(await keyOf(wish)).toBe(key);
});

it.each([
  ['it is done', () => Promise.resolve('done')],
  ['it is refused', refuse('payment-in-progress', 409)],
])('uses another key once %s', async (_why, send) => {
  const key = await keyOf(wish, send);
  expect(await keyOf(wish)).not.toBe(key);
});

it('uses another key for other input, and for another purpose', async () => {
  const cut = refuse('offline', 0);
  const key = await keyOf(wish, cut);
  expect(await keyOf({ ...wish, phone: '+250788000002' }, cut)).not.toBe(key);
  expect(await keyOf(wish, cut, 'payment:two')).not.toBe(key);
});

it('is one attempt though two presses start it', async () => {
  const cut = refuse('offline', 0);
  const [one, other] = await Promise.all([keyOf(wish, cut), keyOf(wish, cut)]);
  expect(one).toBe(other);
});

it('survives a reload, without storing the input', async () => {
  const key = await keyOf(wish, refuse('offline', 0));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('788000001');
  vi.resetModules();
  const again = await import('./send-once.ts');
  const send = vi.fn(async () => 'paid');
  await again.sendOnce('payment:one', wish, send);
  expect(send).toHaveBeenCalledWith(key);
});

it('works while the page is open where storage is forbidden', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const key = await keyOf(wish, refuse('offline', 0));
  expect(await keyOf(wish)).toBe(key);
  forbidden.mockRestore();
});

it('ignores stored values that are no attempt', async () => {
  sessionStorage.setItem('attempt:payment:one', '{"key":1}');
  expect(await keyOf(wish)).toMatch(/^[\w-]{8,100}$/);
});
