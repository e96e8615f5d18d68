import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let daughter: Awaited<ReturnType<typeof stage.member>>;
let neighbour: Awaited<ReturnType<typeof stage.member>>;

const newPhone = () => `+25078${randomInt(1_000_000, 9_999_999)}`;
/** A value, or a word that says what was measured. */
const measured = /188|124|pressure|mmHg|blood/i;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app, { phoneNumber: newPhone() });
  daughter = await stage.member(elder, ['health:read', 'health:write', 'alerts:receive'], {
    phoneNumber: newPhone(),
  });
  neighbour = await stage.member(elder, ['alerts:receive'], {
    firstName: 'Innocent',
    phoneNumber: newPhone(),
  });
});
afterAll(() => app.close());

const crisis = async (by: SignedIn = elder): Promise<string> =>
  (await stage.add(by, elder, pressure(188, 124, { confirmed: true }))).json().data.alert.id;
const pageOf = async (who: SignedIn, id: string) =>
  (await stage.get(who, elder, `alerts/${id}`)).data;
const statusFor = async (who: SignedIn, id: string) =>
  (await callAs(app, who).get(`/api/elders/${elder.personId}/alerts/${id}`)).statusCode;
const knowersFor = async (who: SignedIn, id: string) =>
  (await pageOf(who, id)).knowers.map(({ id: person, knows }: { id: string; knows: string }) => [
    person,
    knows,
  ]);

describe('the page of an alert', () => {
  it('says what was measured, what to do, whom to call and the last seven days', async () => {
    await stage.add(elder, elder, pressure(128, 82, { takenAt: stage.hoursAgo(48) }));
    const id = await crisis();
    expect(await pageOf(daughter, id)).toMatchObject({
      id,
      level: 'urgent',
      since: '2026-11-23T06:00:00.000Z',
      elder: { id: elder.personId, by: 'circle', permissions: expect.any(Array) },
      measured: {
        kind: 'blood-pressure',
        values: { systolic: 188, diastolic: 124 },
        meaning: 'This is very high.',
        advice: [
          expect.stringMatching(/^Sit down, rest for five minutes/),
          expect.stringMatching(/^With chest pain.* call 912 now\.$/),
          expect.stringMatching(/^If it stays so, go to a health centre/),
        ],
        measureAgainAt: '2026-11-23T06:05:00.000Z',
      },
      calls: [{ id: elder.personId, relation: null }, { id: neighbour.personId }],
      mayClose: true,
      mayMeasure: true,
    });
    const { week } = (await pageOf(daughter, id)).measured;
    expect(week.usual).toEqual({ low: 60, high: 139 });
    expect(week.days.map(({ day }: { day: string }) => day)).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(week.days.map(({ span }: { span: object | null }) => span)).toEqual([
      null,
      null,
      null,
      null,
      { low: 82, high: 128 },
      null,
      { low: 124, high: 188 },
    ]);
  });

  it('shows who is only told that something is wrong no value, and names nobody but who acts', async () => {
    const id = await crisis();
    await callAs(app, daughter).post(`/api/elders/${elder.personId}/alerts/${id}/acknowledge`);
    const page = await pageOf(neighbour, id);
    expect(page).toMatchObject({
      level: 'urgent',
      measured: null,
      knowers: [],
      acknowledgedBy: { id: daughter.personId },
      calls: [{ id: elder.personId }, { id: daughter.personId }],
      mayClose: false,
      mayMeasure: false,
    });
    expect(JSON.stringify(page)).not.toMatch(measured);
  });

  it('is there for nobody else, and for nobody whose right was taken away', async () => {
    const id = await crisis();
    expect(await statusFor(await makePerson(app), id)).toBe(404);
    expect(await statusFor(daughter, randomUUID())).toBe(404);
    expect(await statusFor(daughter, id)).toBe(200);
    await daughter.grant(['messages']);
    expect(await statusFor(daughter, id)).toBe(404);
    await neighbour.end();
    expect(await statusFor(neighbour, id)).toBe(404);
    const other = await makePerson(app);
    const wrong = await callAs(app, other).get(`/api/elders/${other.personId}/alerts/${id}`);
    expect(wrong.statusCode).toBe(404);
  });

  it('is opened by the notice, the mail and the push', async () => {
    await deliverAll(app);
    const before = app.sent.length;
    const id = await crisis();
    await deliverAll(app);
    const path = `/alerts/${id}?elder=${elder.personId}`;
    for (const who of [elder, daughter, neighbour]) {
      const [notice] = (await callAs(app, who).get('/api/notifications')).json().data;
      expect(notice.link).toBe(path);
    }
    const mail = app.sent.slice(before).find(({ to }) => to === daughter.email);
    expect(mail?.text).toContain(path);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(measured);
  });

  it('takes the notice away with the right to know of it', async () => {
    const bell = async () =>
      (await callAs(app, neighbour).get('/api/notifications'))
        .json()
        .data.filter(({ link }: { link: string }) => link.startsWith('/alerts/'));
    await crisis();
    expect(await bell()).toHaveLength(1);
    const url = `/api/elders/${elder.personId}/circle/members/${neighbour.personId}`;
    expect((await callAs(app, elder).remove(url)).statusCode).toBe(200);
    expect(await bell()).toEqual([]);
  });

  it('says of an ended alert who closed it, and the note to who reads the health', async () => {
    const id = await crisis();
    const url = `/api/elders/${elder.personId}/alerts/${id}/close`;
    await callAs(app, daughter).post(url, { note: 'It was the cuff.' });
    expect(await pageOf(elder, id)).toMatchObject({
      endedAt: '2026-11-23T06:00:00.000Z',
      endedBy: { id: daughter.personId },
      measured: { endNote: 'It was the cuff.' },
      mayClose: false,
    });
    const notified = await pageOf(neighbour, id);
    expect(notified).toMatchObject({ endedBy: { id: daughter.personId }, measured: null });
    expect(JSON.stringify(notified)).not.toContain('cuff');
  });
});

describe('who knows of an alert', () => {
  it('was told, then has seen it, then looks after it', async () => {
    const id = await crisis();
    const { personId } = daughter;
    // Nothing has left the server yet, and nobody has opened anything.
    const first = await knowersFor(elder, id);
    expect(first).toContainEqual([personId, 'waiting']);
    await deliverAll(app);
    expect(await knowersFor(elder, id)).toContainEqual([personId, 'told']);
    const notified = (await pageOf(elder, id)).knowers.find(
      (each: { id: string }) => each.id === personId,
    );
    expect(notified).toMatchObject({ by: expect.arrayContaining(['mail', 'sms']), you: false });
    expect((await callAs(app, daughter).get('/api/notifications')).json().unread).toBe(1);
    app.clock.advance({ minutes: 4 });
    await pageOf(daughter, id);
    expect((await callAs(app, daughter).get('/api/notifications')).json().unread).toBe(0);
    const seen = (await pageOf(neighbour, id)) && (await pageOf(elder, id)).knowers;
    expect(seen.find((each: { id: string }) => each.id === personId)).toMatchObject({
      knows: 'seen',
      at: '2026-11-23T06:04:00.000Z',
    });
    await callAs(app, daughter).post(`/api/elders/${elder.personId}/alerts/${id}/acknowledge`);
    expect((await knowersFor(elder, id))[0]).toEqual([personId, 'acting']);
  });

  it('was not reached when no channel took the message, until they open it', async () => {
    const id = await crisis();
    const { personId } = daughter;
    await app.platform.db.execute(
      `update outbox_messages set failed_at = now(), next_try_at = now() where person_id = '${personId}'`,
    );
    expect(await knowersFor(elder, id)).toContainEqual([personId, 'unreached']);
    await pageOf(daughter, id);
    expect(await knowersFor(elder, id)).toContainEqual([personId, 'seen']);
  });

  it('names who entered the reading as one who has seen it, and not the reader herself', async () => {
    const id = await crisis(daughter);
    expect(await knowersFor(elder, id)).toContainEqual([daughter.personId, 'seen']);
    const own = (await knowersFor(elder, id)).map(([person]: [string]) => person);
    expect(own).not.toContain(elder.personId);
  });

  it('stays named when they delete the notice from their bell', async () => {
    const id = await crisis();
    await deliverAll(app);
    const call = callAs(app, daughter);
    const [notice] = (await call.get('/api/notifications')).json().data;
    await call.remove(`/api/notifications/${notice.id}`);
    expect(await knowersFor(elder, id)).toContainEqual([daughter.personId, 'told']);
  });

  it('adds the doctors and coordinators to whom it climbed', async () => {
    const doctor = await stage.member(elder, ['health:read'], { roles: ['DOCTOR'] });
    const id = await crisis();
    app.clock.advance({ minutes: 10 });
    await app.due.run('alerts.climb');
    expect((await knowersFor(elder, id)).map(([person]: [string]) => person)).toContain(
      doctor.personId,
    );
  });

  it('names the first of two who take it at once, to both', async () => {
    const id = await crisis();
    const url = `/api/elders/${elder.personId}/alerts/${id}/acknowledge`;
    const answers = await Promise.all(
      [daughter, neighbour].map((who) => callAs(app, who).post(url)),
    );
    const named = answers.map((answer) => answer.json().data.acknowledgedBy.id);
    expect(new Set(named).size).toBe(1);
    expect((await pageOf(daughter, id)).acknowledgedBy.id).toBe(named[0]);
  });
});
