import type { Call } from '@hafi/contract/calls/call.schemas';
import { callLimits } from '@hafi/contract/calls/call-terms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callStage } from '../../../test/calls/call-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { callSignals } from '../calls.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof callStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = callStage(app);
});
afterAll(() => app.close());

/** Two devices in a call. */
async function speaking() {
  const { daughter, elder, place } = await stage.family();
  const [one, other] = [await stage.device(daughter), await stage.device(elder)];
  const call: Call = (await one.start(place)).json().data;
  await other.join(call.id);
  return { id: call.id, one, other };
}

const signal = (to: string, nth: number, payload = `${nth}`) => ({
  to,
  nth,
  kind: 'candidates',
  payload,
});

it('passes each signal on once and in order, however often it is sent', async () => {
  const { id, one, other } = await speaking();
  const first = [signal(other.legId, 1), signal(other.legId, 2)];
  await Promise.all([one.send(id, first), one.send(id, first), one.send(id, first)]);
  await one.send(id, [signal(other.legId, 2), signal(other.legId, 3)]);
  const received = await other.signals(id);
  expect(received.map(({ payload, seq }) => [seq, payload])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ]);
  expect(received[0]).toMatchObject({ callId: id, from: one.legId, to: other.legId });
  expect(await other.signals(id, 2)).toHaveLength(1);
  expect(await one.signals(id)).toEqual([]);
  expect((await other.beat(id)).json().data.seq).toBe(3);
});

it('loses none when both send at the same time', async () => {
  const { id, one, other } = await speaking();
  const both = Array.from({ length: 10 }, (_, nth) => [
    one.send(id, [signal(other.legId, nth + 1)]),
    other.send(id, [signal(one.legId, nth + 1)]),
  ]).flat();
  for (const answer of await Promise.all(both)) expect(answer.statusCode).toBe(200);
  for (const device of [one, other]) {
    const seqs = (await device.signals(id)).map(({ seq }) => seq);
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
});

it('drops what is for nobody in the call, and refuses what is too long', async () => {
  const { id, one, other } = await speaking();
  const third = await speaking();
  const lost = [signal(third.one.legId, 1), signal(one.legId, 2)];
  expect((await one.send(id, lost)).statusCode).toBe(200);
  expect(await third.one.signals(third.id)).toEqual([]);
  expect(await one.signals(id)).toEqual([]);
  const long = 'x'.repeat(callLimits.payload + 1);
  expect((await one.send(id, [signal(other.legId, 3, long)])).statusCode).toBe(400);
});

it('keeps nothing of it when the call has ended, and takes none from who has left', async () => {
  const { id, one, other } = await speaking();
  await one.send(id, [signal(other.legId, 1)]);
  await one.leave(id);
  expect((await one.send(id, [signal(other.legId, 2)])).json()).toMatchObject({
    code: 'call-over',
  });
  expect(await app.platform.db.$count(callSignals)).toBe(
    (await app.platform.db.select().from(callSignals)).filter(({ callId }) => callId !== id).length,
  );
});

it('takes a generous number of signals from somebody, and refuses a flood by every device of theirs', async () => {
  const { id, one, other } = await speaking();
  let nth = 0;
  const batch = () =>
    one.send(
      id,
      Array.from({ length: callLimits.batch }, () => {
        nth += 1;
        return signal(other.legId, nth);
      }),
    );
  // Five others, each with a description and forty addresses, and all of it once more.
  for (let sent = 0; sent < 5 * 41 * 2; sent += callLimits.batch) {
    expect((await batch()).statusCode).toBe(200);
  }
  const answers: number[] = [];
  for (let sent = nth; sent < 1300; sent += callLimits.batch)
    answers.push((await batch()).statusCode);
  expect(answers.at(-1)).toBe(429);
  app.clock.advance({ seconds: 61 });
  expect((await batch()).statusCode).toBe(200);
});
