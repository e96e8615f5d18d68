import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Helper, volunteeringStage } from '../../test/volunteering-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof volunteeringStage>;
let elder: Helper;

beforeAll(async () => {
  app = await startTestApp();
  stage = volunteeringStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await stage.elder();
});

const ask = (who: Helper, more: object = {}) => who.post('/api/help-requests', stage.wish(more));

test('an elder asks for help, and sees the request', async () => {
  const answer = await ask(elder, { kind: 'transport', time: '13:30' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    kind: 'transport',
    date: '2026-11-25',
    part: 'afternoon',
    time: '13:30',
    minutes: 60,
    state: 'open',
    side: 'elder',
    firstName: 'Espérance',
    askedBy: null,
    volunteer: null,
    startsAt: '2026-11-25T11:30:00.000Z',
    note: 'Rice and beans from the market',
    sector: { name: 'Remera', district: 'Gasabo' },
    can: { cancel: true, confirm: false, rate: false, giveBack: false, sayDone: false },
  });
  const list = await elder.get('/api/help-requests');
  expect(list.json().data).toMatchObject([{ id: answer.json().data.id }]);
  // A person who asks for themselves is not notified.
  expect(await stage.bell(elder)).toEqual([]);
});

test('a person who keeps the bookings of an elder asks for the elder, who is notified', async () => {
  const daughter = await stage.member(elder, ['bookings:manage']);
  const answer = await ask(daughter, { elderId: elder.personId });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({ askedBy: 'Claudine', side: 'elder' });
  expect(await stage.bell(elder)).toMatchObject([
    { title: 'Help was asked for', message: expect.stringContaining('Claudine Uwase has asked') },
  ]);
});

test('nobody else can ask for an elder, or read the requests', async () => {
  const others = [
    await stage.member(elder, ['health:read', 'alerts:receive', 'messages', 'location:read']),
    await stage.volunteer(),
    await stage.elder({ firstName: 'Vestine' }),
  ];
  for (const other of others) {
    expect((await ask(other, { elderId: elder.personId })).statusCode).toBe(404);
    const list = await other.get(`/api/help-requests?elderId=${elder.personId}`);
    expect(list.statusCode).toBe(404);
  }
  // A family member is not an elder.
  const [member] = others;
  expect(member && (await ask(member)).statusCode).toBe(404);
});

describe('is refused with the field named', () => {
  test.each([
    ['yesterday', { date: '2026-11-22' }, 'date', 'past-date'],
    ['too far away', { date: '2026-12-24' }, 'date', 'invalid-choice'],
    ['a day that is none', { date: '2026-11-31' }, 'date', 'invalid-date'],
    ['a time of another part', { time: '09:00' }, 'time', 'invalid-choice'],
    ['an odd time', { time: '13:10' }, 'time', 'invalid-time'],
    ['an unknown kind', { kind: 'money' }, 'kind', 'invalid-choice'],
    ['an unknown length', { minutes: 45 }, 'minutes', 'invalid-choice'],
    ['a long note', { note: 'a'.repeat(301) }, 'note', 'too-long'],
    ['a phone number in the note', { note: 'Call 0788 123 456' }, 'note', 'phone-in-note'],
  ])('%s', async (_, more, path, code) => {
    const answer = await ask(elder, more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, code }]);
    expect(answer.json().errors[0].message).toBeTruthy();
  });

  test('a part of today that has passed, while a later one is accepted', async () => {
    app.clock.set('2026-11-23T10:00:00Z');
    const today = { date: '2026-11-23' };
    const morning = await ask(elder, { ...today, part: 'morning' });
    expect(morning.json().errors).toMatchObject([{ path: 'part', code: 'past-part' }]);
    expect((await ask(elder, { ...today, part: 'afternoon' })).statusCode).toBe(201);
  });
});

test('an elder without a known sector is asked for it', async () => {
  const lost = await stage.elder({ district: 'Kigali', sector: 'Gasabo' });
  const answer = await ask(lost);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'home-sector-unknown']);
});

test('five requests are open at most, even when they are sent at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(elder)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
  const over = answers.find(({ statusCode }) => statusCode === 409);
  expect(over?.json().code).toBe('too-many-help-requests');
});

test('a repeated request is stored once', async () => {
  const headers = { ...elder.headers, 'idempotency-key': newId() };
  const send = () =>
    app.http.inject({
      method: 'POST',
      url: '/api/help-requests',
      headers,
      payload: stage.wish(),
    });
  const [first, second] = [await send(), await send()];
  expect(second.json()).toEqual(first.json());
  expect((await elder.get('/api/help-requests')).json().data).toHaveLength(1);
});

test('open ones come soonest first, past ones latest first, page by page', async () => {
  const later = await stage.requested(elder, { date: '2026-11-27' });
  const sooner = await stage.requested(elder, { date: '2026-11-24' });
  const gone = await stage.requested(elder, { date: '2026-11-25' });
  await stage.act(elder, gone, 'cancel');
  const ids = async (query: string) => {
    const { data, nextCursor } = (await elder.get(`/api/help-requests${query}`)).json();
    return { ids: data.map(({ id }: { id: string }) => id), nextCursor };
  };
  expect(await ids('')).toEqual({ ids: [sooner, later], nextCursor: null });
  const first = await ids('?limit=1');
  expect(first.ids).toEqual([sooner]);
  expect((await ids(`?limit=1&cursor=${first.nextCursor}`)).ids).toEqual([later]);
  expect((await ids('?scope=past')).ids).toEqual([gone]);
});
