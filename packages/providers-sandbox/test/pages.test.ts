import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sandbox } from '../src/sandbox.ts';
import { answerPrompt, momoMerchant, startSandbox, temporaryDir } from './harness.ts';

const PAYER = '250788123456';

async function page(url: string) {
  const answer = await fetch(url);
  return { code: answer.status, headers: answer.headers, text: await answer.text() };
}

test('the phone shows the prompt with its buttons, then the payment', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id } = await merchant.ask(PAYER);
  const open = await page(`${box.base}/phone/0788123456`);
  expect(open.text).toContain('RWF 5,000');
  expect(open.text).toContain(`/sandbox/phone/+${PAYER}/prompts/${id}/approve`);
  expect(open.text).not.toContain('http-equiv="refresh"');
  await answerPrompt(box.base, PAYER, id, 'approve');
  const closed = await page(`${box.base}/phone/+${PAYER}`);
  expect(closed.text).toContain('No payment waits for an answer');
  expect(closed.text).toContain('SUCCESSFUL');
  expect((await page(`${box.base}/`)).text).toContain(`/sandbox/phone/+${PAYER}`);
});

test('the phone as JSON', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id } = await merchant.ask(PAYER);
  const read = async () => (await fetch(`${box.base}/phone/${PAYER}?format=json`)).json();
  expect(await read()).toMatchObject({
    number: `+${PAYER}`,
    prompts: [{ id, amount: '5000', payee: 'Hafi', expiresAt: '2026-11-21T08:05:00.000Z' }],
    messages: [],
    payments: [],
  });
  box.pass(300);
  expect(await read()).toMatchObject({
    prompts: [],
    payments: [{ id, status: 'FAILED', reason: 'COULD_NOT_PERFORM_TRANSACTION' }],
  });
});

test('mails are in the outbox, newest first, codes marked, everything escaped', async () => {
  await using box = await startSandbox();
  const hostile = '<script>alert("x")</script>\'&';
  box.recordMail({ to: 'a@hafi.test', subject: 'First', text: 'Your code: 123456. Until 2026.' });
  box.pass(1);
  box.recordMail({ to: `b${hostile}@hafi.test`, subject: hostile, text: hostile, html: hostile });
  const { text, headers } = await page(`${box.base}/outbox?to=`);
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;');
  expect(text).toContain('<span class="code">123456</span>. Until 2026.');
  expect(text.indexOf('First')).toBeGreaterThan(text.indexOf('&lt;script&gt;'));
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(text).not.toMatch(/ (style|on\w+)=/);
  const filtered = await page(`${box.base}/outbox?to=${encodeURIComponent('"><b>')}`);
  expect(filtered.text).not.toContain('"><b>');
  const json = await fetch(`${box.base}/outbox?format=json&to=A@hafi.test`);
  expect(await json.json()).toMatchObject({
    messages: [
      {
        channel: 'mail',
        to: 'a@hafi.test',
        subject: 'First',
        text: 'Your code: 123456. Until 2026.',
      },
    ],
  });
});

test('links in a message work and cannot contain markup', async () => {
  await using box = await startSandbox();
  const text = 'Go to http://127.0.0.1:3000/verify?token=abc&x=1. "http://a.b/"onclick=1';
  box.recordMail({ to: 'a@hafi.test', subject: 's', text });
  const { text: shown } = await page(`${box.base}/outbox`);
  expect(shown).toContain(
    '<a href="http://127.0.0.1:3000/verify?token=abc&amp;x=1" rel="noreferrer">',
  );
  expect(shown).toContain('&quot;onclick=1');
});

test('answers from other sites, unknown prompts and foreign phones are refused', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id } = await merchant.ask(PAYER);
  const url = `${box.base}/phone/${PAYER}/prompts/${id}/approve`;
  const post = (headers: Record<string, string>) => fetch(url, { method: 'POST', headers });
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect((await answerPrompt(box.base, '250788000000', id, 'approve')).status).toBe(404);
  expect((await answerPrompt(box.base, PAYER, id, 'other')).status).toBe(404);
  expect((await answerPrompt(box.base, PAYER, 'x', 'approve')).status).toBe(404);
  expect((await merchant.payment(id)).body.status).toBe('PENDING');
});

test.each(['/', '', '/outbox', '/phone/0788123456', '/assets/sandbox.css', '/assets/mark.svg'])(
  'GET %s answers',
  async (path) => {
    await using box = await startSandbox();
    expect((await page(`${box.base}${path}`)).code).toBe(200);
  },
);

test('a number is requested by form, and an invalid one is no phone', async () => {
  await using box = await startSandbox();
  const open = await fetch(`${box.base}/phone?number=078%20812%203456`, { redirect: 'manual' });
  expect([open.status, open.headers.get('location')]).toEqual([
    303,
    '/sandbox/phone/+250788123456',
  ]);
  expect((await page(`${box.base}/phone/%3Cb%3E`)).code).toBe(404);
  expect((await page(`${box.base}/phone?number=x`)).code).toBe(404);
});

test('mounted in a server, it leaves the server its own body parsing and headers', async () => {
  using dir = temporaryDir();
  const host = Fastify();
  const { plugin } = sandbox({ dataDir: dir.path, clock: { now: () => new Date() } });
  await host.register(plugin, { prefix: '/sandbox' });
  host.post('/api/echo', (request) => request.body);
  const origin = await host.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${origin}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(await answer.json()).toEqual({ a: 1 });
  const base = `${origin}/sandbox`;
  const merchant = await momoMerchant(base);
  expect((await merchant.ask(PAYER)).code).toBe(202);
  expect((await page(`${base}/phone/${PAYER}`)).text).toContain('RWF 5,000');
  await host.close();
});
