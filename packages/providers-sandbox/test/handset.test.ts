import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { setFaults, startSandbox } from './harness.ts';

const NUMBER = '+250788123456';

/** Our server: keeps what comes in and answers USSD by `screen`. */
async function startServer(screen: (text: string) => string) {
  const got: { path: string; form: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    got.push({ path: request.url ?? '', form });
    response.end(request.url === '/ussd' ? screen(form.text ?? '') : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    got,
    channels: {
      ussdCode: '*384*250#',
      smsNumber: '22750',
      callback: (channel: string) => `${origin}/${channel}`,
    },
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  };
}

function phone(base: string) {
  return {
    press: async (path: string, form: Record<string, string> = {}, headers = {}) => {
      const body = new URLSearchParams(form);
      const init = { method: 'POST', body, headers, redirect: 'manual' } as const;
      return (await fetch(`${base}/phone/${NUMBER}/${path}`, init)).status;
    },
    state: async () => {
      const answer = await fetch(`${base}/phone/${NUMBER}?format=json`);
      return (await answer.json()) as { ussd: unknown; sent: unknown[] };
    },
    page: async () => (await fetch(`${base}/phone/${NUMBER}`)).text(),
  };
}

test('a conversation brings all inputs so far, in one session, until it ends', async () => {
  await using server = await startServer((text) => (text === '1*2' ? 'END Bye' : `CON <${text}>`));
  await using box = await startSandbox({ channels: server.channels });
  const { page, press, state } = phone(box.base);
  expect(await press('ussd', { code: '*384*250#' })).toBe(303);
  expect(await page()).toContain('<p class="text" id="ussd">&lt;&gt;</p>');
  await press('ussd/answer', { input: '1' });
  expect((await state()).ussd).toEqual({ text: '<1>', open: true });
  await press('ussd/answer', { input: '2' });
  expect((await state()).ussd).toEqual({ text: 'Bye', open: false });
  await press('ussd/answer', { input: '3' });
  const [first, ...others] = server.got.map(({ form }) => form);
  expect(first).toMatchObject({ phoneNumber: NUMBER, serviceCode: '*384*250#', text: '' });
  expect(others.map(({ text }) => text)).toEqual(['1', '1*2']);
  expect(new Set(server.got.map(({ form }) => form.sessionId)).size).toBe(1);
  await press('ussd/close');
  expect((await state()).ussd).toBeNull();
});

test('a code with keys, a code of somebody else, a screen that is too long', async () => {
  await using server = await startServer((text) => (text ? 'CON ok' : `CON ${'x'.repeat(200)}`));
  await using box = await startSandbox({ channels: server.channels });
  const { press, state } = phone(box.base);
  await press('ussd', { code: '*384*250*2*2#' });
  expect(server.got[0]?.form.text).toBe('2*2');
  await press('ussd', { code: '*999#' });
  expect((await state()).ussd).toMatchObject({ open: false });
  expect(server.got).toHaveLength(1);
  await press('ussd', { code: '*384*250#' });
  expect((await state()).ussd).toEqual({ text: 'x'.repeat(182), open: true });
});

test('an answer that is none ends the conversation, and faults repeat or lose it', async () => {
  await using server = await startServer(() => 'Hello');
  await using box = await startSandbox({ channels: server.channels });
  const { press, state } = phone(box.base);
  await press('ussd', { code: '*384*250#' });
  expect((await state()).ussd).toMatchObject({
    open: false,
    text: expect.stringContaining('Connection'),
  });
  await setFaults(box.base, { callback: 'duplicate' });
  await press('ussd', { code: '*384*250#' });
  expect(server.got).toHaveLength(3);
  await setFaults(box.base, { callback: 'drop' });
  await press('ussd', { code: '*384*250#' });
  expect(server.got).toHaveLength(3);
});

test('SMS and missed calls go out with the fields of the provider', async () => {
  await using server = await startServer(() => '');
  await using box = await startSandbox({ channels: server.channels });
  const { page, press } = phone(box.base);
  await press('sms', { text: 'MEZE <b>' });
  await expect.poll(() => server.got.length).toBe(1);
  expect(server.got[0]).toMatchObject({
    path: '/sms',
    form: { from: NUMBER, text: 'MEZE <b>', id: expect.stringMatching(/^ATXid_/) },
  });
  expect(await page()).toContain('MEZE &lt;b&gt;');
  await press('missed-call');
  await expect.poll(() => server.got.length).toBe(3);
  const calls = server.got.slice(1).map(({ form }) => form);
  expect(calls.map(({ isActive }) => isActive).toSorted()).toEqual(['0', '1']);
  expect(calls[0]).toMatchObject({ direction: 'Inbound', callerNumber: NUMBER });
  expect(calls[0]?.sessionId).toBe(calls[1]?.sessionId);
});

test('another site presses no key, and without a service code there are none', async () => {
  await using server = await startServer(() => 'CON ok');
  await using box = await startSandbox({ channels: server.channels });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect(await phone(box.base).press('ussd', { code: '*384*250#' }, foreign)).toBe(403);
  expect(server.got).toHaveLength(0);
  await using bare = await startSandbox();
  expect(await phone(bare.base).press('sms', { text: '1' })).toBe(404);
  expect(await phone(bare.base).page()).not.toContain('Dial');
});
