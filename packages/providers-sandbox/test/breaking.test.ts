import { expect, test } from 'vitest';
import { startSandbox } from './harness.ts';

/** What a person does on the page: a form, whose answer leads back to it. */
async function press(base: string, action: string, form: object = {}, headers: object = {}) {
  const answer = await fetch(`${base}/break/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ...form }),
  });
  return { code: answer.status, text: await answer.text() };
}

const sendSms = (base: string) =>
  fetch(`${base}/pindo/v1/sms/`, {
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    body: JSON.stringify({ to: '+250788000001', text: 'Muraho', sender: 'Hafi' }),
  });

const now = async (base: string) => {
  const text = await (await fetch(`${base}/break`)).text();
  return /<p role="status">([^<]*)<\/p>/.exec(text)?.[1];
};

test('a person has the next calls of one provider fail, sees it, and takes it away', async () => {
  await using box = await startSandbox();
  expect(await now(box.base)).toBe('Everything works.');
  const set = await press(box.base, 'calls', { only: '/pindo', next: '500', times: '3' });
  expect(set.code).toBe(200);
  expect(set.text).toContain('<option value="/pindo" selected>');
  expect((await sendSms(box.base)).status).toBe(500);
  expect(await now(box.base)).toBe('Pindo, the next 2 calls: answer with an error and do nothing.');
  await press(box.base, 'calls', { only: '/pindo', next: '', times: '3' });
  expect(await now(box.base)).toBe('Everything works.');
  expect((await sendSms(box.base)).status).toBe(201);
});

test('a person has a provider lie, and SMS, callbacks and refunds fail', async () => {
  await using box = await startSandbox();
  await press(box.base, 'calls', { only: '', next: 'lie', times: '1' });
  const lie = await sendSms(box.base);
  expect([lie.status, await lie.json()]).toEqual([200, { status: 'ok' }]);
  await press(box.base, 'switches', { sms: 'silent', callback: 'delay', refund: 'fail' });
  expect(await now(box.base)).toBe(
    'SMS: are taken, and nothing is heard of them. Callbacks: are held until you release them. Refunds: fail.',
  );
  await press(box.base, 'reset');
  expect(await now(box.base)).toBe('Everything works.');
  const state = await (await fetch(`${box.base}/faults`)).json();
  expect(state).toMatchObject({ sms: 'none', callback: 'none', refund: 'none' });
});

test('what the page does not know is refused, and another site sets nothing', async () => {
  await using box = await startSandbox();
  expect((await press(box.base, 'calls', { next: 'explode', times: '1' })).code).toBe(400);
  expect((await press(box.base, 'calls', { next: '500', times: 'many' })).code).toBe(400);
  expect((await press(box.base, 'switches', { sms: 'maybe' })).code).toBe(400);
  const elsewhere = { origin: 'https://evil.example' };
  expect((await press(box.base, 'reset', {}, elsewhere)).code).toBe(403);
  expect(await now(box.base)).toBe('Everything works.');
});

test('a fault that a program has set stands on the page as it is', async () => {
  await using box = await startSandbox();
  const body = JSON.stringify({ http: { next: 'timeout', only: 'requesttopay', times: 4 } });
  await fetch(`${box.base}/faults`, { method: 'POST', body });
  expect(await now(box.base)).toBe('requesttopay, the next 4 calls: never answer and do nothing.');
  expect(await (await fetch(`${box.base}/break`)).text()).toContain(
    '<option value="requesttopay" selected>',
  );
});
