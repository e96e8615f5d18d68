import { expect, test } from 'vitest';
import { startSandbox } from './harness.ts';

const sms = { to: '+250788123456', text: 'Hafi: 482913', sender: 'Hafi' };

function send(base: string, body: object, authorization = 'Bearer demo') {
  return fetch(`${base}/pindo/v1/sms/`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('an SMS is sent, priced and stored', async () => {
  await using box = await startSandbox();
  const answer = await send(box.base, sms);
  expect(answer.status).toBe(201);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(body).toMatchObject({
    status: 'sent',
    to: sms.to,
    item_count: 1,
    item_price: 0.006,
    total_cost: 0.006,
    remaining_balance: 999.994,
  });
  const outbox = await fetch(`${box.base}/outbox?format=json&to=0788123456`);
  expect(await outbox.json()).toEqual({
    messages: [
      {
        id: body.sms_id,
        channel: 'sms',
        to: sms.to,
        text: sms.text,
        at: '2026-11-21T08:00:00.000Z',
      },
    ],
  });
});

test.each([
  ['plain text of 161 characters', 'a'.repeat(161), 2],
  ['a curly apostrophe and 71 characters', `’${'a'.repeat(70)}`, 2],
  ['a straight apostrophe', `'${'a'.repeat(100)}`, 1],
])('%s is counted', async (_what, text, parts) => {
  await using box = await startSandbox();
  expect(await (await send(box.base, { ...sms, text })).json()).toMatchObject({
    item_count: parts,
  });
});

test.each([
  ['a country not served', { to: '+254712345678' }, 409],
  ['an operator not served', { to: '+250758123456' }, 409],
  ['a national number', { to: '0788123456' }, 409],
  ['no text', { text: undefined }, 400],
  ['an empty sender', { sender: '' }, 400],
])('%s is refused', async (_what, changes, status) => {
  await using box = await startSandbox();
  expect((await send(box.base, { ...sms, ...changes })).status).toBe(status);
});

test('tokens: any by default, only the listed ones otherwise', async () => {
  await using open = await startSandbox();
  expect((await send(open.base, sms, '')).status).toBe(401);
  await using closed = await startSandbox({ credentials: { pindoTokens: ['right'] } });
  expect((await send(closed.base, sms)).status).toBe(401);
  expect((await send(closed.base, sms, 'Bearer right')).status).toBe(201);
});
