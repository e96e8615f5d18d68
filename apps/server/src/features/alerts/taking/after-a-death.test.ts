import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { checkInStage } from '../../../test/check-ins/check-in-stage.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pressure, pulse, vitalsStage } from '../../../test/vitals-stage.ts';
import { watchDoses } from '../../../test/watch-doses.ts';
import { findSteps } from '../alert-steps.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await makePerson(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

/**
 * An elder with a plan, a medicine at 09:00, an appointment on Wednesday and a contact who did not
 * answer; an urgent alert that Claudine looks after.
 */
async function household() {
  const stage = await checkInStage(app);
  const { at, elder, plan } = stage;
  const daughter = await stage.relative(['alerts:receive', 'health:read', 'health:write']);
  await plan();
  await callAs(app, elder).post(`${at}/medications`, { confirmed: true, ...amlodipine() });
  const doctor = await makeDoctor(app);
  await makeBooking(app, {
    doctor,
    patient: elder,
    date: '2026-11-25',
    time: '09:00',
    quiet: true,
  });
  const vitals = vitalsStage(app);
  const raise = async (): Promise<string> =>
    (await vitals.add(elder, elder, pressure(188, 124, { confirmed: true }))).json().data.alert.id;
  const end = (id: string, outcome: string) =>
    callAs(app, daughter).post(`${at}/alerts/${id}/close`, { note: 'As I saw.', outcome });
  /** Does all that is due at a time, and says what the two are notified by it. */
  const dueAt = async (...times: string[]) => {
    const before = [await stage.bell(elder), await stage.bell(daughter)].map((all) => all.length);
    for (const time of times) {
      app.clock.set(time);
      await app.due.run('checkins.open-expected');
      await app.due.run('checkins.climb');
      await watchDoses(app.platform);
      await app.due.run('emergency.watch-protection');
      await app.due.run('bookings.remind-day-before');
      await app.due.run('bookings.remind-hour-before');
      await app.due.run('alerts.climb');
    }
    const [own = [], hers = []] = [await stage.bell(elder), await stage.bell(daughter)];
    const titles = (all: typeof own, from = 0) => all.slice(from).map(({ title }) => title);
    return { elder: titles(own, before[0]), daughter: titles(hers, before[1]) };
  };
  return { ...stage, daughter, dueAt, end, raise };
}

const tuesday = ['03:00', '06:10', '06:40', '07:00', '07:30', '08:00', '09:00', '12:00'].map(
  (time) => `2026-11-24T${time}:00Z`,
);

it('tells all of a living elder, which shows that the next test would see it', async () => {
  const { dueAt } = await household();
  const { daughter, elder } = await dueAt(...tuesday);
  expect(elder.length).toBeGreaterThan(3);
  expect(daughter).toContain('No greeting came. Please ask.');
});

it('says and asks nothing any more as if the elder lived, and goes on once she checks in', async () => {
  const { dueAt, end, raise, say, watchAt } = await household();
  await watchAt('03:00:00');
  const alert = await raise();
  expect((await end(alert, 'died')).statusCode).toBe(200);
  expect(
    await dueAt('2026-11-23T06:10:00Z', '2026-11-23T06:40:00Z', '2026-11-23T08:30:00Z'),
  ).toEqual({ elder: [], daughter: [] });
  expect(await dueAt(...tuesday)).toEqual({ elder: [], daughter: [] });
  app.clock.set('2026-11-24T13:00:00Z');
  expect((await say()).statusCode).toBeLessThan(300);
  const next = await dueAt('2026-11-25T03:00:00Z', '2026-11-25T06:10:00Z', '2026-11-25T07:00:00Z');
  expect(next.elder).toContain('A greeting is expected soon');
  expect(next.daughter).toContain('No greeting came. Please ask.');
});

it('goes on once a later alert ended otherwise, but not by one of before', async () => {
  const { dueAt, end, raise, watchAt } = await household();
  await watchAt('03:00:00');
  const alert = await raise();
  await end(alert, 'died');
  await end(alert, 'well');
  expect(await dueAt(...tuesday)).toEqual({ elder: [], daughter: [] });
  app.clock.set('2026-11-24T13:00:00Z');
  await end(await raise(), 'hospital');
  expect((await dueAt('2026-11-25T03:00:00Z')).elder).toContain('A greeting is expected soon');
});

it('is shown to the circle, who may take it back; the elder is shown nothing', async () => {
  const { at, daughter, dueAt, elder, end, raise, relative } = await household();
  const other = await relative(['messages'], 'Eric');
  await end(await raise(), 'died');
  const deathFor = async (who: typeof elder) =>
    (await callAs(app, who).get(`${at}/circle`)).json().data.death;
  const recordedAt = app.clock.now().toISOString();
  const by = 'Claudine Uwase';
  expect(await deathFor(daughter)).toMatchObject({ recordedAt, by, mayWithdraw: true });
  expect(await deathFor(other)).toMatchObject({ recordedAt, by, mayWithdraw: false });
  expect(await deathFor(elder)).toBeUndefined();
  const withdraw = (who: typeof elder) => callAs(app, who).post(`${at}/circle/death/withdraw`);
  expect((await withdraw(other)).statusCode).toBe(404);
  expect((await withdraw(daughter)).statusCode).toBe(200);
  expect((await withdraw(daughter)).statusCode).toBe(200);
  expect(await deathFor(daughter)).toBeUndefined();
  const [news] = (await callAs(app, other).get('/api/notifications')).json().data;
  expect(news.message).toMatch(/Claudine .* recorded by mistake/);
  expect((await dueAt('2026-11-24T03:00:00Z')).elder).toContain('A greeting is expected soon');
});

it('lets what was running go on once a death was recorded by mistake', async () => {
  const { at, daughter, dueAt, elder, end, plan, raise } = await household();
  await plan({ time: '09:00' });
  const vitals = vitalsStage(app);
  await dueAt('2026-11-23T07:00:00Z');
  const running = await vitals.add(elder, elder, pulse(195, { confirmed: true }));
  expect(running.json().data.alert.level).toBe('urgent');
  await end(await raise(), 'died');
  const stepsOf = async () => {
    const steps = await findSteps(app.platform.db, [running.json().data.alert.id]);
    return steps.map(({ step }) => step);
  };
  expect(await dueAt('2026-11-23T07:20:00Z', '2026-11-23T08:00:00Z')).toEqual({
    elder: [],
    daughter: [],
  });
  expect(await stepsOf()).toEqual(['circle']);
  await callAs(app, daughter).post(`${at}/circle/death/withdraw`);
  const notified = await dueAt(
    '2026-11-23T08:11:00Z',
    '2026-11-23T08:20:00Z',
    '2026-11-23T09:00:00Z',
  );
  expect(notified.daughter).toContain('No greeting came. Please ask.');
  expect(notified.daughter).toContain('A reminder was not answered');
  expect(await stepsOf()).toEqual(['circle', 'doctor', 'coordinators']);
});

it('reminds of an appointment once the death is withdrawn, and is no part of the own data', async () => {
  const { at, daughter, dueAt, elder, end, raise } = await household();
  app.clock.set('2026-11-24T06:00:00Z');
  await end(await raise(), 'died');
  await proveIdentity(app, elder);
  const own = await callAs(app, elder).get('/api/auth/my-data');
  expect(own.statusCode).toBe(200);
  expect(own.body).not.toContain('diedAt');
  expect((await dueAt('2026-11-24T08:00:00Z')).elder).toEqual([]);
  await callAs(app, daughter).post(`${at}/circle/death/withdraw`);
  expect((await dueAt('2026-11-24T08:30:00Z')).elder).toContain('Appointment reminder');
});
