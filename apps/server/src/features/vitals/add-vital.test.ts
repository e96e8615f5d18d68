import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { rateLimits } from '../../platform/rate-limit/rate-limit.tables.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, pulse, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  stage = vitalsStage(app);
  elder = await makePerson(app);
});
afterAll(() => app.close());

describe('a reading', () => {
  it('is stored with its codes, its meaning and who recorded it', async () => {
    const own = await makePerson(app);
    const id = newId();
    const answer = await stage.add(own, own, pressure(128, 79, { id, takenAt: stage.hoursAgo(2) }));
    expect(answer.statusCode).toBe(201);
    const kept = {
      id,
      kind: 'blood-pressure',
      loinc: '85354-9',
      ucum: 'mm[Hg]',
      values: { systolic: 128, diastolic: 79 },
      glucoseContext: null,
      breathing: null,
      consciousness: null,
      status: { level: 'normal', direction: null },
      judgedBy: null,
      takenAt: stage.hoursAgo(2),
      recordedAt: stage.hoursAgo(0),
      recordedBy: { id: own.personId, name: 'Espérance Mukamana' },
      source: 'typed',
      dayOnly: false,
      deviceName: null,
      state: 'final',
      mayCorrect: true,
      withdrawn: null,
    };
    expect(answer.json().data).toEqual({ ...kept, alert: null });
    expect((await stage.get(own, own)).data).toEqual([kept]);
    const { data } = (await callAs(app, own).get('/api/activity')).json();
    expect(data[0].text).toContain('128/79');
  });

  it('of glucose is stored in mg/dL, whatever it was measured in', async () => {
    const glucose = { kind: 'glucose', unit: 'mmol/L', glucoseContext: 'fasting' };
    const answer = await stage.add(elder, elder, { ...glucose, values: { value: 5.2 } });
    expect(answer.json().data).toMatchObject({
      values: { value: 93.6 },
      ucum: 'mg/dL',
      glucoseContext: 'fasting',
      status: { level: 'normal' },
    });
  });

  it('from a device names it', async () => {
    const device = { source: 'device', deviceName: 'A&D UA-651' };
    const answer = await stage.add(elder, elder, pulse(66, device));
    expect(answer.json().data).toMatchObject(device);
  });

  it.each([
    ['a pulse of 400', pulse(400), 'values.value', 'from 20 to 300'],
    ['60 °C', { kind: 'temperature', values: { value: 60 } }, 'values.value', 'from 25 to 45'],
    ['numbers the wrong way round', pressure(80, 120), 'values.systolic', 'higher'],
    [
      'only one number',
      { kind: 'blood-pressure', values: { systolic: 120 } },
      'values.diastolic',
      'fill',
    ],
    ['tomorrow', pulse(70, { takenAt: '2026-11-24T06:00:00Z' }), 'takenAt', 'still to come'],
    [
      'six minutes ahead',
      pulse(70, { takenAt: '2026-11-23T06:06:00Z' }),
      'takenAt',
      'still to come',
    ],
    ['two years ago', pulse(70, { takenAt: '2024-11-23T06:00:00Z' }), 'takenAt', 'year ago'],
    ['no day', pulse(70, { takenAt: 'today' }), 'takenAt', 'a day and a time'],
    ['no vital', { kind: 'mood', values: { value: 1 } }, 'kind', 'Choose'],
  ])('that is impossible is refused with a message: %s', async (_, reading, path, words) => {
    const answer = await stage.add(elder, elder, { ...reading, confirmed: true });
    expect(answer.statusCode).toBe(400);
    const [error] = answer.json().errors;
    expect(error.path).toBe(path);
    expect(error.message).toContain(words);
  });

  it('may come from a clock that is five minutes ahead', async () => {
    const ahead = pulse(70, { takenAt: '2026-11-23T06:05:00Z' });
    expect((await stage.add(elder, elder, ahead)).statusCode).toBe(201);
  });
});

describe('an extreme but possible value', () => {
  it('requires a confirmation, is then stored, and says what to do', async () => {
    const own = await makePerson(app);
    const id = newId();
    const requested = await stage.add(own, own, pressure(195, 100, { id }));
    expect(requested.statusCode).toBe(409);
    expect(requested.json()).toMatchObject({ code: 'confirm-extreme', message: /far from usual/ });
    expect((await stage.get(own, own)).data).toEqual([]);
    const sure = await stage.add(own, own, pressure(195, 100, { id, confirmed: true }));
    expect(sure.statusCode).toBe(201);
    expect(sure.json().data).toMatchObject({
      status: { level: 'urgent', direction: 'high' },
      alert: { level: 'urgent', direction: 'high', readings: 1, acknowledgedAt: null },
    });
    expect(sure.json().data.alert.message).toMatch(/195\/100 mmHg.* 912/);
    // The same reading again, from an outbox that did not get the answer.
    const again = await stage.add(own, own, pressure(195, 100, { id }));
    expect(again.json().data).toEqual(sure.json().data);
  });
});

describe('a low lower number', () => {
  it('of a pressure raises an alert, and is confirmed when it is very low', async () => {
    const own = await makePerson(app);
    const low = await stage.add(own, own, pressure(120, 45));
    expect(low.json().data.alert).toMatchObject({ level: 'watch', direction: 'low' });
    expect((await stage.add(own, own, pressure(120, 25))).json().code).toBe('confirm-extreme');
  });
});

describe('glucose entered in mmol/L', () => {
  it('is judged in mmol/L', async () => {
    const own = await makePerson(app);
    const reading = { kind: 'glucose', unit: 'mmol/L', values: { value: 11.1 } };
    const answer = await stage.add(own, own, reading);
    expect(answer.json().data).toMatchObject({
      values: { value: 199.8 },
      status: { level: 'watch', direction: 'high' },
    });
  });
});

describe('a weight', () => {
  const weight = (value: number, more: object = {}) => ({
    kind: 'weight',
    values: { value },
    ...more,
  });

  it('that grew by 2 kg in three days raises an alert that says why', async () => {
    const own = await makePerson(app);
    await stage.add(own, own, weight(60, { takenAt: stage.hoursAgo(70) }));
    const { alert } = (await stage.add(own, own, weight(62))).json().data;
    expect(alert).toMatchObject({ kind: 'weight', level: 'watch', direction: 'high' });
    expect(alert.message).toMatch(/62 kg.*water in the body/);
  });

  it('that cannot be compared is only a number', async () => {
    const own = await makePerson(app);
    const wrong = (await stage.add(own, own, weight(65, { takenAt: stage.hoursAgo(1) }))).json();
    await callAs(app, own).remove(`/api/elders/${own.personId}/vitals/${wrong.data.id}`);
    expect((await stage.add(own, own, weight(60))).json().data.alert).toBeNull();
  });

  it.each([21, 290])('of %d kg is confirmed first', async (value) => {
    const own = await makePerson(app);
    expect((await stage.add(own, own, weight(value))).json().code).toBe('confirm-extreme');
    const sure = await stage.add(own, own, weight(value, { confirmed: true }));
    expect(sure.statusCode).toBe(201);
  });
});

describe('the same reading again', () => {
  it('is stored once, even when a hundred arrive at once', async () => {
    const own = await makePerson(app);
    const caregiver = await stage.member(own, ['health:read', 'health:write']);
    const reading = pressure(185, 90, { id: newId(), confirmed: true, takenAt: stage.hoursAgo(1) });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => stage.add(caregiver, own, reading)),
    );
    const bodies = new Set(answers.map(({ body }) => body));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(201));
    expect(bodies.size).toBe(1);
    expect((await stage.get(own, own)).data).toHaveLength(1);
    expect((await stage.get(own, own, 'alerts')).data).toMatchObject([{ readings: 1 }]);
    const bell = (await callAs(app, own).get('/api/notifications')).json();
    expect(bell.unread).toBe(1);
  });

  it('with another value, time or recorder is another reading', async () => {
    const id = newId();
    const caregiver = await stage.member(elder, ['health:write']);
    const reading = { id, takenAt: stage.hoursAgo(1) };
    expect((await stage.add(elder, elder, pulse(70, reading))).statusCode).toBe(201);
    for (const answer of [
      await stage.add(elder, elder, pulse(71, reading)),
      await stage.add(elder, elder, pulse(70, { id, takenAt: stage.hoursAgo(2) })),
      await stage.add(elder, elder, { ...reading, kind: 'weight', values: { value: 70 } }),
      await stage.add(caregiver, elder, pulse(70, reading)),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('reading-differs');
    }
  });

  it('with the number of another elder is an own one', async () => {
    const other = await makePerson(app);
    const reading = pulse(70, { id: newId() });
    expect((await stage.add(elder, elder, reading)).statusCode).toBe(201);
    expect((await stage.add(other, other, reading)).statusCode).toBe(201);
  });
});

describe('a machine', () => {
  it('records no more than a thousand readings in an hour, and is told when it may continue', async () => {
    const person = await makePerson(app);
    // As if all requests but the last were used up.
    const key = `vitals:${person.personId}`;
    const resetsAt = new Date(app.clock.now().getTime() + 3_600_000);
    await app.platform.db.insert(rateLimits).values({ key, count: 999, resetsAt });
    expect((await stage.add(person, person, pulse(70))).statusCode).toBe(201);
    const refused = await stage.add(person, person, pulse(71));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect(refused.json().message).not.toBe('');
    // Other people are not affected.
    const neighbour = await makePerson(app);
    expect((await stage.add(neighbour, neighbour, pulse(70))).statusCode).toBe(201);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await stage.add(person, person, pulse(71))).statusCode).toBe(201);
    app.clock.advance({ hours: -1, seconds: -1 });
  });
});
