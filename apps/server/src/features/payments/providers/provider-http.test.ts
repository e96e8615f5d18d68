import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ProviderUnreachable } from './payment-provider.ts';
import { callProvider, keepToken, type ProviderAnswer } from './provider-http.ts';

const start = new Date('2026-11-25T08:00:00Z');

function tokens() {
  let now = start;
  let given = 0;
  const kept = keepToken({ now: () => now }, 30, async () => ({
    value: `token ${++given}`,
    seconds: 180,
  }));
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { kept, pass, given: () => given };
}

const answer = (status: number): ProviderAnswer => ({ status, body: null });

test('a token is asked for once, by how many at a time, and renewed before it ends', async () => {
  const { given, kept, pass } = tokens();
  expect(await Promise.all([kept.current(), kept.current()])).toEqual(['token 1', 'token 1']);
  pass(149);
  expect(await kept.current()).toBe('token 1');
  pass(1);
  expect(await kept.current()).toBe('token 2');
  expect(given()).toBe(2);
});

test('a refused token is renewed, and the request sent once more', async () => {
  const { kept } = tokens();
  const used: string[] = [];
  const said = await kept.send(async (token) => {
    used.push(token);
    return answer(used.length === 1 ? 401 : 200);
  });
  expect([said.status, used]).toEqual([200, ['token 1', 'token 2']]);
});

test('a refusal that comes late leaves the token that others have renewed meanwhile', async () => {
  const { given, kept } = tokens();
  const late = Promise.withResolvers<void>();
  const slow = kept.send(async (token) => {
    if (token !== 'token 1') return answer(200);
    await late.promise;
    return answer(401);
  });
  const quick = await kept.send(async (token) => answer(token === 'token 1' ? 401 : 200));
  expect(quick.status).toBe(200);
  late.resolve();
  expect((await slow).status).toBe(200);
  expect(await kept.current()).toBe('token 2');
  expect(given()).toBe(2);
});

test('a token that was not given is asked for again', async () => {
  let tries = 0;
  const kept = keepToken({ now: () => start }, 30, async () => {
    tries += 1;
    if (tries === 1) throw new Error('down');
    return { value: 'token', seconds: 180 };
  });
  await expect(kept.current()).rejects.toThrow('down');
  expect(await kept.current()).toBe('token');
});

/** A provider that answers so, at an address of its own. */
async function answering(status: number, text: string, headers: Record<string, string> = {}) {
  const requested: (string | undefined)[] = [];
  const server = createServer((request, answer) => {
    requested.push(request.url);
    answer.writeHead(status, headers).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { asked: requested, address: { url: () => `http://127.0.0.1:${port}`, timeoutMs: 2000 } };
}

const read = { method: 'GET', headers: {} } as const;

test('an answer is read with its status; one that is no JSON has no body', async () => {
  const fine = await answering(402, '{"code":"X"}');
  expect(await callProvider(fine.address, 'status', '/a', read)).toEqual({
    status: 402,
    body: { code: 'X' },
  });
  const odd = await answering(200, '<html>');
  expect(await callProvider(odd.address, 'status', '/a', read)).toEqual({
    status: 200,
    body: null,
  });
});

test('a provider that sends us elsewhere is not followed, and decides nothing', async () => {
  const { address, asked: requested } = await answering(302, '{}', { location: '/elsewhere' });
  const call = callProvider(address, 'status', '/a', read);
  await expect(call).rejects.toThrow(ProviderUnreachable);
  expect(requested).toEqual(['/a']);
});
