import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../test/call-as.ts';
import {
  checkInStage,
  checkInStageAlone,
  checkInTitles,
  watchCheckIns,
} from '../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let stage: Awaited<ReturnType<typeof checkInStage>>;
let coordinator: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  coordinator = await makePerson(app, { roles: ['ADMIN'] });
});
beforeEach(async () => {
  stage = await checkInStageAlone(app);
});
afterAll(() => app.close());

const { soon, now, missed, clear, takenBack } = checkInTitles;

describe('the ladder of a check-in', () => {
  it('takes each step at its second, and not before', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    const before = (await stage.ofElder(coordinator, missed)).length;
    const steps: [string, string, number, number][] = [
      ['02:59:59', '03:00:00', 1, 0],
      ['04:59:59', '05:00:00', 2, 0],
      ['05:49:59', '05:50:00', 3, 0],
      ['05:59:59', '06:00:00', 4, 0],
      ['06:01:59', '06:02:00', 5, 0],
      ['06:09:59', '06:10:00', 5, 1],
    ];
    let [toElder, toCircle] = [0, 0];
    const counts = async () => [
      (await stage.titles(stage.elder)).length,
      (await stage.titles(daughter)).length,
    ];
    for (const [early, due, elder, circle] of steps) {
      await stage.watchAt(early);
      expect([early, ...(await counts())]).toEqual([early, toElder, toCircle]);
      [toElder, toCircle] = [elder, circle];
      await stage.watchAt(due);
      await watchCheckIns(app.platform);
      expect([due, ...(await counts())]).toEqual([due, toElder, toCircle]);
    }
    expect(await stage.titles(stage.elder)).toEqual([soon, soon, soon, now, now]);
    expect(await stage.titles(daughter)).toEqual([missed]);
    await stage.watchAt('06:39:59');
    expect(await stage.ofElder(coordinator, missed)).toHaveLength(before);
    await stage.watchAt('06:40:00');
    await stage.watchAt('07:40:00');
    expect(await stage.ofElder(coordinator, missed)).toHaveLength(before + 1);
    expect(await counts()).toEqual([5, 1]);
  });

  it('is not climbed without a plan, on other days, in a pause, or when it is off', async () => {
    const none = await checkInStage(app);
    // Monday 23 November; Tuesday is planned.
    await stage.plan({ weekdays: [2] });
    await stage.climbAll();
    expect(await stage.titles(stage.elder)).toEqual([]);
    expect(await none.titles(none.elder)).toEqual([]);
    await stage.watchAt('03:00:00', '2026-11-24');
    expect(await stage.titles(stage.elder)).toEqual([soon]);
    // From here on paused until Wednesday, then expected again by itself.
    await stage.plan({ pause: { until: '2026-11-25', reason: 'In hospital' } });
    await stage.watchAt('07:00:00', '2026-11-24');
    await stage.watchAt('07:00:00', '2026-11-25');
    expect(await stage.titles(stage.elder)).toEqual([soon]);
    await stage.watchAt('03:00:00', '2026-11-26');
    expect(await stage.titles(stage.elder)).toEqual([soon, soon]);
    await stage.plan({ isOn: false });
    await stage.watchAt('07:00:00', '2026-11-27');
    expect(await stage.titles(stage.elder)).toEqual([soon, soon]);
  });

  it('stops when the elder checks in, and asks no more that day', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.watchAt('03:00:00');
    await stage.say();
    await stage.climbAll();
    expect(await stage.titles(stage.elder)).toEqual([soon]);
    expect(await stage.titles(daughter)).toEqual([]);
    await stage.watchAt('03:00:00', '2026-11-24');
    expect(await stage.titles(stage.elder)).toEqual([soon, soon]);
  });

  it('counts a check-in from the first reminder on: one of the night says nothing of the evening', async () => {
    const daughter = await stage.relative(['alerts:receive', 'health:read']);
    await stage.plan({ time: '20:00' });
    const own = async () => (await callAs(app, stage.elder).get('/api/check-ins')).json().data;
    const glance = async () => (await callAs(app, daughter).get('/api/glances')).json().data[0];
    // Five past midnight in Kigali.
    app.clock.set('2026-11-22T22:05:00Z');
    await stage.say();
    expect((await own()).again).toBe('2026-11-23T15:00:00.000Z');
    expect((await glance()).lastCheckIn).toBe('2026-11-22T22:05:00.000Z');
    await stage.watchAt('15:00:00');
    await stage.watchAt('18:02:00');
    expect(await stage.titles(stage.elder)).toEqual([soon, now]);
    await stage.watchAt('18:10:00');
    expect(await stage.titles(daughter)).toEqual([missed]);
    expect((await glance()).checkInMissed).toBe(true);
    app.clock.set('2026-11-23T18:20:00Z');
    await stage.say();
    expect(await stage.titles(daughter)).toEqual([missed, clear]);
    expect(await own()).toMatchObject({ again: null });
    expect((await own()).days.at(-1)).toMatchObject({
      at: '2026-11-22T22:05:00.000Z',
      lastAt: '2026-11-23T18:20:00.000Z',
    });
    expect(await glance()).toMatchObject({
      checkInMissed: false,
      lastCheckIn: '2026-11-23T18:20:00.000Z',
    });
    const lines = (await callAs(app, daughter).get('/api/activity')).json().data;
    expect(lines.filter(({ kind }: { kind: string }) => kind === 'check-in')).toHaveLength(4);
  });

  it('counts one of the three hours before, also on the day before', async () => {
    await stage.plan({ time: '01:00' });
    // 22:30 in Kigali, for 01:00 of the next day.
    app.clock.set('2026-11-22T20:30:00Z');
    await stage.say();
    await stage.watchAt('23:00:00', '2026-11-22');
    await stage.watchAt('23:02:00', '2026-11-22');
    expect(await stage.titles(stage.elder)).toEqual([]);
  });

  it('begins anew when the check-in is taken back', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.climbAll();
    await stage.say();
    app.clock.set('2026-11-23T07:00:00Z');
    await stage.elder.remove('/api/check-ins/today');
    await stage.watchAt('07:00:10');
    expect(await stage.titles(daughter)).toEqual([missed, clear, takenBack]);
    const [news] = await stage.ofElder(daughter, takenBack);
    expect(news?.message).toContain('has taken back at 09:00 that all is well.');
    await stage.watchAt('07:02:00');
    expect((await stage.titles(stage.elder)).at(-1)).toBe(now);
    await stage.watchAt('07:10:00');
    expect(await stage.titles(daughter)).toEqual([missed, clear, takenBack, missed]);
  });

  it('does not say of who has used Hafi since that nothing came', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    for (const time of ['03:00:00', '05:00:00', '05:50:00']) await stage.watchAt(time);
    app.clock.set('2026-11-23T05:58:00Z');
    const measured = { id: randomUUID(), kind: 'heart-rate', values: { value: 70 } };
    const takenAt = '2026-11-23T05:58:00.000Z';
    const kept = await callAs(app, stage.elder).post(`${stage.at}/vitals`, {
      ...measured,
      takenAt,
    });
    expect(kept.statusCode, kept.body).toBe(201);
    for (const time of ['06:00:00', '06:02:00', '06:10:00']) await stage.watchAt(time);
    const [notified] = await stage.ofElder(daughter, missed);
    expect(notified?.message).toContain('used Hafi at 07:58, but has not said at 08:00');
  });

  it('tells the coordinators at once where nobody of the circle is told', async () => {
    await stage.plan();
    const before = (await stage.ofElder(coordinator, missed)).length;
    await stage.climbAll();
    await stage.watchAt('06:40:00');
    expect(await stage.ofElder(coordinator, missed)).toHaveLength(before + 1);
    const atOnce = (await stage.ofElder(coordinator, missed)).filter(
      ({ timestamp }) => timestamp === '2026-11-23T06:10:00.000Z',
    );
    expect(atOnce).toHaveLength(1);
  });
});

describe('reminders', () => {
  it('wake nobody in quiet hours before the hour, and are sent at it', async () => {
    const notifications = { email: true, push: true, sms: true };
    const quietHours = { from: '21:00', to: '09:00' };
    const body = { notifications: { ...notifications, quietHours } };
    await stage.elder.put('/api/preferences', body);
    await stage.plan();
    const sent = async () =>
      (await app.platform.db.select().from(outboxMessages)).filter(
        ({ personId }) => personId === stage.elder.personId,
      );
    const before = (await sent()).length;
    for (const time of ['03:00:00', '05:00:00', '05:50:00']) await stage.watchAt(time);
    expect(await sent()).toHaveLength(before);
    expect(await stage.titles(stage.elder)).toEqual([soon, soon, soon]);
    await stage.watchAt('06:00:00');
    expect((await sent()).length).toBeGreaterThan(before);
    for (const { nextTryAt } of (await sent()).slice(before)) {
      expect(nextTryAt.toISOString()).toBe('2026-11-23T06:00:00.000Z');
    }
  });

  it('do not invite on the day before, when a check-in would not count', async () => {
    await stage.plan({ time: '01:00' });
    // 01:00 in Kigali is 23:00 UTC of the day before; its day begins at 22:00.
    await stage.watchAt('20:00:00', '2026-11-22');
    expect(await stage.titles(stage.elder)).toEqual([]);
    await stage.watchAt('22:00:00', '2026-11-22');
    expect(await stage.titles(stage.elder)).toEqual([soon]);
  });
});

it('the plan says when the circle is told, and the coordinators half an hour later', async () => {
  const daughter = await stage.relative(['alerts:receive', 'health:read']);
  await stage.plan({ tellAfterMinutes: 30 });
  await stage.climbAll();
  await stage.watchAt('06:29:59');
  expect(await stage.titles(daughter)).toEqual([]);
  const glance = (await callAs(app, daughter).get('/api/glances')).json().data[0];
  expect(glance.checkInMissed).toBe(false);
  await stage.watchAt('06:30:00');
  expect(await stage.titles(daughter)).toEqual([missed]);
  const before = (await stage.ofElder(coordinator, missed)).length;
  await stage.watchAt('06:59:59');
  expect(await stage.ofElder(coordinator, missed)).toHaveLength(before);
  await stage.watchAt('07:00:00');
  expect(await stage.ofElder(coordinator, missed)).toHaveLength(before + 1);
});

it('a choice of another time counts for the check-in of today too, and stays until changed', async () => {
  const daughter = await stage.relative();
  await stage.plan({ tellAfterMinutes: 60 });
  for (const time of ['03:00:00', '06:00:00', '06:02:00']) await stage.watchAt(time);
  await stage.plan({ tellAfterMinutes: 20 });
  await stage.watchAt('06:20:00');
  expect(await stage.titles(daughter)).toEqual([missed]);
  expect((await stage.plan()).json().data.tellAfterMinutes).toBe(20);
  expect((await stage.plan({ tellAfterMinutes: 15 })).statusCode).toBe(400);
});

it('the plan decides what a glance calls missed', async () => {
  const daughter = await stage.relative(['health:read']);
  const glance = async () => (await callAs(app, daughter).get('/api/glances')).json().data[0];
  await stage.plan();
  app.clock.set('2026-11-23T06:09:59Z');
  expect((await glance()).checkInMissed).toBe(false);
  app.clock.set('2026-11-23T06:10:00Z');
  expect((await glance()).checkInMissed).toBe(true);
  await stage.plan({ pause: { until: '2026-11-24', reason: null } });
  app.clock.set('2026-11-23T20:00:00Z');
  expect((await glance()).checkInMissed).toBe(false);
  app.clock.set('2026-11-24T20:00:00Z');
  expect((await glance()).checkInMissed).toBe(false);
  app.clock.set('2026-11-25T06:10:00Z');
  expect((await glance()).checkInMissed).toBe(true);
});

it('the elder sees since when she is waited for, who was told and who looks after it', async () => {
  const daughter = await stage.relative(['alerts:receive', 'health:read']);
  await stage.plan();
  const late = async () => (await callAs(app, stage.elder).get('/api/check-ins')).json().data.late;
  await stage.watchAt('05:59:00');
  expect(await late()).toBeNull();
  await stage.watchAt('06:02:00');
  const at = '2026-11-23T06:00:00.000Z';
  expect(await late()).toMatchObject({ at, told: [], takenBy: null, coordinators: false });
  await stage.watchAt('06:10:00');
  // Only who was notified by a message that left is named.
  expect(await late()).toMatchObject({ at, told: [], isTelling: true });
  await deliverAll(app);
  expect(await late()).toMatchObject({ told: ['Claudine Uwase'], isTelling: false });
  const [line] = (await stage.bell(daughter)).filter(({ title }) => title === missed);
  const [id] = /[0-9a-f-]{36}/.exec(line?.link ?? '') ?? [''];
  await callAs(app, daughter).post(`${stage.at}/late-check-ins/${id}/acknowledge`);
  expect(await late()).toMatchObject({ takenBy: 'Claudine Uwase' });
  await stage.say();
  expect(await late()).toBeNull();
});
