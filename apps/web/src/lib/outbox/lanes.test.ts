// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  breaks,
  inTrouble,
  isUnresponsive,
  newDevice,
  openOutbox,
  refusal,
  reply,
  startOutboxServer,
  taken,
  unsent,
} from '../../../test/outbox-server.ts';
import { longestFailing } from './lanes.ts';
import { newId } from './outbox-id.ts';
import { outboxStore } from './outbox-store.ts';

let server: Awaited<ReturnType<typeof startOutboxServer>>;

beforeEach(async () => {
  await newDevice();
  server = await startOutboxServer();
});
afterEach(() => server.stop());

const person = 'esperance';
const talk = newId();
const said = (text: string, id = newId()) => ({ person, params: undefined, body: { id, text } });
const message = (text: string) => ({ ...said(text), params: { id: talk } });
const waitingTexts = async () =>
  (await unsent(openOutbox())).map(({ body }) => (body as { text: string } | undefined)?.text);

it('sends messages in the order in which they were written, none before an earlier one', async () => {
  const outbox = openOutbox();
  server.answerAll(breaks);
  for (const text of ['one', 'two']) await outbox.enqueue('message', message(text));
  // Each new entry retries the first one before it, so the second is not sent.
  expect(server.texts()).toEqual(['one', 'one']);
  server.answerEach(({ body }) => (body.includes('two') ? inTrouble : taken));
  expect(await outbox.sendLane('messages')).toBe(false);
  expect(await waitingTexts()).toEqual(['two']);
  server.arrived.splice(0);
  server.answerAll(taken);
  expect(await outbox.enqueue('message', message('three'))).toMatchObject({ state: 'sent' });
  expect(server.texts()).toEqual(['two', 'three']);
});

it('sends in one conversation though nothing can be sent in another', async () => {
  const outbox = openOutbox();
  const other = newId();
  Object.assign(navigator, { onLine: false });
  await outbox.enqueue('message', { ...message('stuck'), params: { id: other } });
  await outbox.enqueue('message', { ...message('behind it'), params: { id: other } });
  for (const text of ['one', 'two']) await outbox.enqueue('message', message(text));
  Object.assign(navigator, { onLine: true });
  server.answerEach(({ body }) => (body.includes('stuck') ? inTrouble : taken));
  expect(await outbox.sendLane('messages')).toBe(false);
  expect(await waitingTexts()).toEqual(['stuck', 'behind it']);
  server.answerAll(taken);
  expect(await outbox.sendLane('messages')).toBe(true);
  expect(server.texts().slice(-2)).toEqual(['stuck', 'behind it']);
});

it('lets what follows pass once the server itself has failed at a message five times and for long', async () => {
  const outbox = openOutbox();
  const broken = reply(500, { code: 'internal', status: 500 });
  server.answerEach(({ body }) => (body.includes('poison') ? broken : taken));
  Object.assign(navigator, { onLine: false });
  for (const text of ['poison', 'two']) await outbox.enqueue('message', message(text));
  Object.assign(navigator, { onLine: true });
  // As often as somebody looks at the page again, within seconds.
  for (let count = 1; count < 7; count += 1) {
    expect(await outbox.sendLane('messages')).toBe(false);
    expect(await waitingTexts()).toEqual(['poison', 'two']);
  }
  const later = Date.now() + longestFailing;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(await outbox.sendLane('messages')).toBe(true);
  expect(server.texts()).toEqual([...Array.from({ length: 7 }, () => 'poison'), 'two']);
  const stuck = (await outbox.entries()).find(({ refusal }) => refusal !== null);
  expect(stuck?.refusal).toMatchObject({ code: 'internal', status: 500 });
  // Under the same key, should it have arrived after all; a failure of a proxy counts for nothing.
  server.answerAll(reply(502, {}));
  await outbox.retry(stuck?.id ?? '');
  for (let count = 0; count < 6; count += 1) await outbox.sendLane('messages');
  expect(await waitingTexts()).toEqual(['poison']);
  expect(
    new Set(server.arrived.filter(({ body }) => body.includes('poison')).map(({ key }) => key))
      .size,
  ).toBe(1);
});

it('never counts the failures of the server at a call for help', async () => {
  const outbox = openOutbox();
  server.answerAll(reply(500, { code: 'internal', status: 500 }));
  await outbox.enqueue('alarm', said('help'));
  for (let count = 0; count < 8; count += 1) await outbox.sendLane('emergency');
  expect(await waitingTexts()).toEqual(['help']);
});

it('keeps a refused message with its reason, and sends it again after the others when asked', async () => {
  const outbox = openOutbox();
  const first = message('one');
  server.answerAll(refusal);
  // Also where its owner was waiting for the answer.
  expect(await outbox.enqueue('message', { ...first, id: first.body.id })).toMatchObject({
    state: 'refused',
  });
  expect(await unsent(outbox)).toMatchObject([{ refusal: { message: 'Too long ago.' } }]);
  server.answerAll(breaks);
  await outbox.enqueue('message', message('two'));
  server.answerAll(taken);
  await outbox.retry(first.body.id);
  expect(await unsent(outbox)).toEqual([]);
  expect(server.texts().slice(-2)).toEqual(['two', 'one']);
  const [refused, , , again] = server.arrived;
  // Under the old key the answer would be the refusal.
  expect(again?.key).not.toBe(refused?.key);
  await outbox.retry(first.body.id);
  expect(server.arrived).toHaveLength(4);
});

it('keeps the order of many written at the same moment', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
  Object.assign(navigator, { onLine: false });
  const texts = Array.from({ length: 20 }, (_, index) => String(index));
  for (const text of texts) await openOutbox().enqueue('message', message(text));
  Object.assign(navigator, { onLine: true });
  expect(await openOutbox().sendLane('messages')).toBe(true);
  expect(server.texts()).toEqual(texts);
});

it('continues after a refused message', async () => {
  const outbox = openOutbox();
  server.answerAll(breaks);
  for (const text of ['one', 'two']) await outbox.enqueue('message', message(text));
  server.answerEach(({ body }) => (body.includes('one') ? refusal : taken));
  expect(await outbox.sendLane('messages')).toBe(true);
  expect(await unsent(outbox)).toMatchObject([{ refusal: { status: 422 } }]);
});

it('sends daily entries though another fails or hangs, but those about one thing in order', async () => {
  const outbox = openOutbox();
  Object.assign(navigator, { onLine: false });
  const id = newId();
  for (const text of ['stuck', 'taken', 'taken back']) {
    await outbox.enqueue('dose', said(text, text === 'stuck' ? newId() : id));
  }
  await outbox.enqueue('dose', said('hangs'));
  Object.assign(navigator, { onLine: true });
  server.answerEach(({ body }) => {
    if (body.includes('hangs')) return isUnresponsive;
    return body.includes('stuck') ? inTrouble : taken;
  });
  void outbox.sendLane('daily').catch(() => undefined);
  await expect.poll(waitingTexts).toEqual(['stuck', 'hangs']);
  const ofThing = server.texts().filter((text) => text.startsWith('taken'));
  expect(ofThing).toEqual(['taken', 'taken back']);
  // An entry made meanwhile is sent too.
  expect(await outbox.enqueue('dose', said('new'))).toMatchObject({ state: 'sent' });
});

it('sends an emergency while every other lane hangs', async () => {
  const outbox = openOutbox();
  Object.assign(navigator, { onLine: false });
  await outbox.enqueue('dose', said('dose'));
  await outbox.enqueue('message', message('message'));
  await outbox.enqueue('photo', { person, params: undefined, body: undefined });
  Object.assign(navigator, { onLine: true });
  server.answerEach(({ path }) => (path === '/api/alarms' ? taken : isUnresponsive));
  for (const lane of ['daily', 'messages', 'uploads'] as const) {
    void outbox.sendLane(lane).catch(() => undefined);
  }
  await expect.poll(() => server.arrived.length).toBe(3);
  expect(await outbox.enqueue('alarm', said('help'))).toMatchObject({ state: 'sent' });
});

it('sends an emergency though the device’s storage is full', async () => {
  vi.spyOn(await outboxStore(), 'put').mockRejectedValue(
    new DOMException('full', 'QuotaExceededError'),
  );
  const outbox = openOutbox();
  expect(await outbox.enqueue('alarm', said('help'))).toMatchObject({ state: 'sent' });
  await expect(outbox.enqueue('dose', said('dose'))).rejects.toThrow('full');
});

it('sends files one after the other, and continues after one that fails', async () => {
  const outbox = openOutbox();
  Object.assign(navigator, { onLine: false });
  for (const words of ['first', 'second']) {
    const file = new Blob([words], { type: 'audio/webm' });
    await outbox.enqueue('photo', { person, params: undefined, body: undefined, file });
  }
  Object.assign(navigator, { onLine: true });
  server.answerEach(({ body }) => (body === 'first' ? inTrouble : taken));
  expect(await outbox.sendLane('uploads')).toBe(false);
  expect(server.arrived.map(({ body, type }) => [body, type])).toEqual([
    ['first', 'audio/webm'],
    ['second', 'audio/webm'],
  ]);
  server.answerAll(taken);
  expect(await outbox.sendLane('uploads')).toBe(true);
});
