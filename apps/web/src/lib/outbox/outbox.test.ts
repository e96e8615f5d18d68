// @vitest-environment node
import { dayInMs, hourInMs, minuteInMs } from '@hafi/base/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  breaks,
  inTrouble,
  newDevice,
  openOutbox,
  refusal,
  reply,
  startOutboxServer,
  taken,
  unsent,
} from '../../../test/outbox-server.ts';
import { newId } from './outbox-id.ts';

let server: Awaited<ReturnType<typeof startOutboxServer>>;

beforeEach(async () => {
  await newDevice();
  server = await startOutboxServer();
});
afterEach(() => server.stop());

const person = 'esperance';
const dose = (text: string, id = newId()) => ({ person, params: undefined, body: { id, text } });

// First: a page asks once.
it('asks the browser, once, not to delete what waits here', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }));
  const outbox = openOutbox();
  server.answerAll(taken);
  await outbox.enqueue('dose', dose('taken'));
  await outbox.enqueue('dose', dose('taken'));
  expect(persist).toHaveBeenCalledTimes(1);
});

it('stores an entry until the server has it', async () => {
  const outbox = openOutbox();
  server.answerAll(reply(201, { data: 'kept' }));
  expect(await outbox.enqueue('dose', dose('taken'))).toEqual({
    state: 'sent',
    answer: { data: 'kept' },
  });
  expect(server.arrived).toMatchObject([{ path: '/api/doses', type: 'application/json' }]);
  expect(server.texts()).toEqual(['taken']);
  expect(await unsent(outbox)).toEqual([]);
});

it('keeps what was sent, which no answer here contains yet, without sending it again', async () => {
  const before = Date.now();
  server.answerAll(taken);
  await openOutbox().enqueue('photo', { ...dose('taken'), body: undefined, file: new Blob(['a']) });
  const [sent] = await openOutbox().entries();
  expect(sent).toMatchObject({ kind: 'photo', file: null, refusal: null });
  expect(sent?.sentAt).toBeGreaterThanOrEqual(before);
  expect(await openOutbox().sendLane('uploads')).toBe(true);
  expect(server.arrived).toHaveLength(1);
});

it('forgets of an entry what is not for keeping once the server has answered, not before', async () => {
  const texts = async () =>
    (await openOutbox().entries()).map(({ body }) => (body as unknown as { text: string }).text);
  server.answerAll(breaks);
  await openOutbox().enqueue('placed', dose('at home'));
  expect(await texts()).toEqual(['at home']);
  server.answerAll(taken);
  await openOutbox().sendLane('emergency');
  expect(server.texts().at(-1)).toBe('at home');
  expect(await texts()).toEqual(['']);
  server.answerAll(breaks);
  await openOutbox().enqueue('placed', dose('at church'));
  server.answerAll(refusal);
  await openOutbox().sendLane('emergency');
  expect(await texts()).toEqual(['', '']);
});

it('deletes what was sent after a day, when the clock was set back, and with its owner', async () => {
  const outbox = openOutbox();
  server.answerAll(taken);
  await outbox.enqueue('dose', dose('taken'));
  const now = Date.now();
  const after = async (milliseconds: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
    await outbox.sendLane('daily');
    return (await outbox.entries()).length;
  };
  expect(await after(dayInMs - minuteInMs)).toBe(1);
  expect(await after(dayInMs + minuteInMs)).toBe(0);
  await outbox.enqueue('dose', dose('taken'));
  expect(await after(-hourInMs)).toBe(0);
  server.answerAll(breaks);
  await outbox.enqueue('dose', dose('waits'));
  server.answerAll(taken);
  await outbox.enqueue('dose', dose('sent'));
  await outbox.forgetSent('esperance');
  expect(await outbox.entries()).toHaveLength(2);
  await outbox.forgetSent(null);
  expect(
    (await outbox.entries()).map(({ body }) => (body as { text: string } | undefined)?.text),
  ).toEqual(['waits']);
});

it.each([
  ['the connection breaks', breaks],
  ['the server is in trouble', inTrouble],
  ['somebody else is signed in', reply(409, { code: 'other-person', status: 409 })],
  ['nobody is signed in', reply(401, { code: 'not-signed-in', status: 401 })],
  ['too many come at once', reply(429, { code: 'too-many-requests', status: 429 })],
  ['a hotspot answers instead', reply(200, '<html>Pay first</html>')],
  ['a hotspot refuses instead', reply(403, '<html>Pay first</html>')],
])('waits when %s, and sends the same request again under the same key', async (_why, happens) => {
  server.answerAll(happens);
  expect(await openOutbox().enqueue('dose', dose('taken'))).toEqual({ state: 'waiting' });
  server.answerAll(taken);
  // The page was closed meanwhile; another one sends.
  expect(await openOutbox().sendLane('daily')).toBe(true);
  const [first, second] = server.arrived;
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toEqual(first);
  expect(await unsent(openOutbox())).toEqual([]);
});

it('after the app was killed, sends again what the server had already done, under the same key', async () => {
  // The server has it, but the answer is lost.
  server.answerAll(breaks);
  await openOutbox().enqueue('message', { ...dose('Hello'), params: { id: newId() } });
  const [sent] = server.arrived;
  server.answerEach(({ key }) => (key === sent?.key ? taken : refusal));
  expect(await openOutbox().sendLane('messages')).toBe(true);
  expect(await unsent(openOutbox())).toEqual([]);
});

it('returns a refused entry to a person who is waiting for it', async () => {
  const outbox = openOutbox();
  server.answerAll(refusal);
  expect(await outbox.enqueue('dose', dose('taken'))).toMatchObject({
    state: 'refused',
    problem: { code: 'too-long-ago', status: 422 },
  });
  expect(await unsent(outbox)).toEqual([]);
});

it('stores an entry that is refused while nobody waits, with the reason', async () => {
  const outbox = openOutbox();
  server.answerAll(breaks);
  await outbox.enqueue('dose', dose('taken'));
  server.answerAll(refusal);
  // Nothing waits any more, but it is still listed.
  expect(await outbox.sendLane('daily')).toBe(true);
  const [refused] = await outbox.entries();
  expect(refused?.refusal).toEqual({
    code: 'too-long-ago',
    status: 422,
    message: 'Too long ago.',
  });
  expect(await outbox.sendLane('daily')).toBe(true);
  expect(server.arrived).toHaveLength(2);
  // Until its owner has read it.
  await outbox.dismiss(refused?.id ?? '');
  expect(await unsent(outbox)).toEqual([]);
});

it('sends an entry once though two pages try', async () => {
  server.answerAll(breaks);
  await openOutbox().enqueue('dose', dose('taken'));
  server.answerAll(taken);
  await Promise.all([openOutbox().sendLane('daily'), openOutbox().sendLane('daily')]);
  expect(server.arrived).toHaveLength(2);
});

it("sends nothing in somebody else's name, and keeps it for its person", async () => {
  server.answerAll(breaks);
  await openOutbox(person).enqueue('dose', dose('taken'));
  server.answerAll(taken);
  for (const other of ['aline', null]) {
    expect(await openOutbox(other).sendLane('daily')).toBe(true);
  }
  expect(server.arrived).toHaveLength(1);
  expect(await openOutbox().entries()).toMatchObject([{ person }]);
  // A page of hers that does not know yet that somebody else has signed in.
  const stale = openOutbox('aline');
  expect(await stale.enqueue('dose', dose('mine'))).toEqual({ state: 'waiting' });
  expect(server.arrived).toHaveLength(1);
  expect(await openOutbox().sendLane('daily')).toBe(true);
  expect(server.texts()).toEqual(['taken', 'taken', 'mine']);
});

it("deletes another person's old entries, but no call for help: its clock may have been set", async () => {
  server.answerAll(breaks);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2019-01-01T00:01:00Z'));
  await openOutbox(person).enqueue('dose', dose('taken'));
  await openOutbox(person).enqueue('alarm', dose('help'));
  now.mockRestore();
  server.answerAll(taken);
  const other = openOutbox('aline');
  for (const lane of ['daily', 'emergency'] as const) await other.sendLane(lane);
  expect(await other.entries()).toMatchObject([{ kind: 'alarm', person }]);
  expect(await openOutbox(person).sendLane('emergency')).toBe(true);
  expect(server.texts().at(-1)).toBe('help');
});

it('sends where the browser cannot abort a request by itself', async () => {
  Object.defineProperty(AbortSignal, 'timeout', { value: undefined, configurable: true });
  try {
    expect(await openOutbox().enqueue('dose', dose('taken'))).toMatchObject({ state: 'sent' });
  } finally {
    Reflect.deleteProperty(AbortSignal, 'timeout');
  }
});

it('sends without Web Locks', async () => {
  Object.assign(navigator, { locks: undefined });
  const outbox = openOutbox();
  server.answerAll(breaks);
  await outbox.enqueue('dose', dose('taken'));
  server.answerAll(taken);
  await Promise.all([outbox.sendLane('daily'), outbox.sendLane('daily')]);
  expect(server.arrived).toHaveLength(2);
});

it('generates ids in the order of time', () => {
  const [early, late] = [newId(1_000), newId(2_000)];
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
});
