import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let address: string;
let person: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  address = await app.listen();
  person = await makePerson(app);
});
afterAll(() => app.close());

/** A check-in whose body is sent by the test; `answered` is its status, null when it was cut. */
async function slowCheckIn() {
  const payload = JSON.stringify({ at: app.clock.now().toISOString() });
  const headers = {
    ...person.headers,
    'content-type': 'application/json',
    'content-length': payload.length,
    // The server says so once it handles the request.
    expect: '100-continue',
  };
  const sent = request(`${address}/api/check-ins`, { method: 'POST', headers });
  const answered = new Promise<number | null>((resolve) => {
    sent.once('response', (answer) => resolve(answer.statusCode ?? null));
    sent.once('error', () => resolve(null));
  });
  sent.flushHeaders();
  await new Promise<void>((resolve) => sent.once('continue', () => resolve()));
  sent.write(payload.slice(0, 5));
  return { answered, complete: () => sent.end(payload.slice(5)) };
}

const ask = async (path: string) => {
  const answer = await fetch(`${address}${path}`, { headers: person.headers });
  const { headers, status } = answer;
  const { code } = (await answer.json()) as { code?: string };
  return { status, code, again: headers.get('retry-after'), connection: headers.get('connection') };
};

test('is not ready before due work has polled the database', async () => {
  expect(await ask('/api/ready')).toMatchObject({ status: 503, code: 'unavailable', again: '1' });
  expect(app.platform.due.notStarted()).toContain('outbox.sms.urgent');
  app.platform.due.start();
  await expect.poll(async () => (await ask('/api/ready')).status).toBe(200);
  expect(app.platform.due.notStarted()).toEqual([]);
});

test('finishes what is under way, and takes nothing new', async () => {
  const [slow, stalled] = [await slowCheckIn(), await slowCheckIn()];
  await app.platform.due.stop();
  app.platform.drain.begin();
  const refused = { status: 503, code: 'unavailable', again: '1', connection: 'close' };
  expect(await ask('/api/ready')).toEqual(refused);
  expect(await ask('/api/bookings')).toEqual(refused);
  expect((await ask('/api/health')).status).toBe(200);
  slow.complete();
  expect(await slow.answered).toBe(200);
  // What stalls is not waited for.
  await app.platform.drain.finished(50);
  await app.platform.realtime.close();
  await app.http.close();
  expect(await stalled.answered).toBeNull();
});
