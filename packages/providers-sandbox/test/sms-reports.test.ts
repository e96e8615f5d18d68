import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { setFaults, startSandbox } from './harness.ts';

/** A server that keeps the reports that it gets. */
async function startReader() {
  const got: { path: string; type: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    got.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    got,
    smsReports: { pindo: () => `${origin}/pindo`, africastalking: () => `${origin}/talking` },
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const viaPindo = (base: string) =>
  fetch(`${base}/pindo/v1/sms/`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo' },
    body: JSON.stringify({ to: '+250788123456', text: 'Muraho', sender: 'Hafi' }),
  });
const viaTalking = (base: string, form: Record<string, string> = {}, apiKey = 'key') =>
  fetch(`${base}/africastalking/version1/messaging`, {
    method: 'POST',
    headers: { apiKey },
    body: new URLSearchParams({
      username: 'hafi',
      to: '+250788123456',
      message: 'Muraho',
      ...form,
    }),
  });

test("Africa's Talking takes a form and says of each number what became of it", async () => {
  await using box = await startSandbox();
  const answer = await viaTalking(box.base, { to: '+250788123456,0788,+254712345678' });
  expect(answer.status).toBe(201);
  const { SMSMessageData: data } = (await answer.json()) as {
    SMSMessageData: { Message: string; Recipients: object[] };
  };
  expect(data.Message).toBe('Sent to 1/3');
  expect(data.Recipients).toMatchObject([
    { statusCode: 101, status: 'Success', messageId: expect.stringMatching(/^ATXid_/) },
    { statusCode: 403, status: 'InvalidPhoneNumber', messageId: 'None' },
    { statusCode: 404, status: 'UnsupportedNumberType' },
  ]);
  expect((await viaTalking(box.base, { message: '' })).status).toBe(400);
  expect((await viaTalking(box.base, {}, '')).status).toBe(401);
  const outbox = await fetch(`${box.base}/outbox?format=json&to=0788123456`);
  expect(((await outbox.json()) as { messages: object[] }).messages).toHaveLength(1);
});

test('both report what became of an SMS: Pindo as JSON, the other as a form', async () => {
  await using reader = await startReader();
  await using box = await startSandbox({ smsReports: reader.smsReports });
  await viaPindo(box.base);
  await expect.poll(() => reader.got.length).toBe(1);
  await setFaults(box.base, { sms: 'fail' });
  await viaTalking(box.base);
  await expect.poll(() => reader.got.length).toBe(2);
  await setFaults(box.base, { sms: 'silent' });
  await viaPindo(box.base);
  const [first, second] = reader.got;
  expect(first).toMatchObject({ path: '/pindo', type: 'application/json' });
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ status: 'DELIVRD' });
  expect(second).toMatchObject({ path: '/talking' });
  const form = Object.fromEntries(new URLSearchParams(second?.body));
  expect(form).toMatchObject({ status: 'Failed', phoneNumber: '+250788123456' });
  expect(reader.got).toHaveLength(2);
});

test('an unknown fate of an SMS is refused', async () => {
  await using box = await startSandbox();
  expect((await setFaults(box.base, { sms: 'eaten' })).code).toBe(400);
});
