import { randomInt } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { registerPerson } from '../../seed/register-person.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let daughter: SignedIn;
let coordinator: SignedIn;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  daughter = await stage.member(elder, ['health:read', 'alerts:receive']);
  coordinator ??= await makePerson(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

const bellOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications')).json().data;
const about = async (who: SignedIn, name = 'Espérance Mukamana') =>
  (await bellOf(who)).filter(({ message }: { message: string }) => message.includes(name));
const crisis = async () =>
  (await stage.add(elder, elder, pressure(188, 124, { confirmed: true }))).json().data.alert;
const stepsOf = async () =>
  (await stage.get(daughter, elder, 'alerts')).data[0].steps.map(
    ({ people, step }: { people: number; step: string }) => `${step} ${people}`,
  );
async function tenMinutesLater() {
  app.clock.advance({ minutes: 10 });
  await app.due.run('alerts.climb');
}

describe('an urgent alert that nobody takes', () => {
  it('climbs from the circle to the doctor of the last appointment, then to the coordinators', async () => {
    const doctor = await makeDoctor(app);
    const { id } = await makeBooking(app, { patient: elder, doctor });
    await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
    // The appointment was ten days ago: no access to her health any more.
    app.clock.set('2026-12-05T06:00:00Z');
    const { raisedAt } = await crisis();
    await app.due.run('alerts.climb');
    expect(await stepsOf()).toEqual(['circle 2']);
    await tenMinutesLater();
    expect(await stepsOf()).toEqual(['circle 2', 'doctor 1']);
    const [notified] = await about(doctor);
    expect(notified).toMatchObject({ type: 'emergency', link: '/doctor-dashboard' });
    expect(notified.message).toContain('You cannot see the measurements now');
    expect(notified.message).not.toMatch(/188|124|pressure/);
    const before = (await about(coordinator)).length;
    await tenMinutesLater();
    await tenMinutesLater();
    expect(await stepsOf()).toEqual(['circle 2', 'doctor 1', 'coordinators 1']);
    const notices = await about(coordinator);
    expect(notices).toHaveLength(before + 1);
    expect(notices[0].message).not.toMatch(/188|124|pressure/);
    const { steps } = (await stage.get(daughter, elder, 'alerts')).data[0];
    expect(steps[0].at).toBe(raisedAt);
    const [entry] = (await stage.get(daughter, elder, 'timeline?kind=alerts')).data;
    expect(JSON.stringify(entry.details)).toMatch(
      /the doctor was told.*the coordinators were told/,
    );
  });

  it('tells a doctor of the circle who may read, with a link to her', async () => {
    const doctor = await stage.member(elder, ['health:read'], { roles: ['DOCTOR'] });
    const { id } = await crisis();
    await tenMinutesLater();
    expect(await about(doctor)).toMatchObject([{ link: `/alerts/${id}?elder=${elder.personId}` }]);
  });

  it('says that no doctor is known where there is none', async () => {
    await crisis();
    await tenMinutesLater();
    expect(await stepsOf()).toEqual(['circle 2', 'doctor 0']);
    const [entry] = (await stage.get(daughter, elder, 'timeline?kind=alerts')).data;
    expect(JSON.stringify(entry.details)).toContain('no doctor is known');
  });

  it.each([
    [
      'somebody has seen it',
      async (id: string) =>
        callAs(app, daughter).post(`/api/elders/${elder.personId}/alerts/${id}/acknowledge`),
    ],
    ['the next reading is normal', async () => stage.add(elder, elder, pressure(128, 78))],
  ])('stops climbing when %s', async (_when, act) => {
    const { id } = await crisis();
    app.clock.advance({ minutes: 5 });
    await act(id);
    await tenMinutesLater();
    await tenMinutesLater();
    expect(await stepsOf()).toEqual(['circle 2']);
  });

  it('does not climb when it was measured yesterday', async () => {
    const late = pressure(188, 124, { confirmed: true, takenAt: stage.hoursAgo(25) });
    await stage.add(elder, elder, late);
    await tenMinutesLater();
    expect(await stepsOf()).toEqual(['circle 2']);
  });
});

it('an elder with only a phone reads what to do, not what to open', async () => {
  const phoneNumber = `+25078${randomInt(1_000_000, 9_999_999)}`;
  const elderId = await registerPerson(app.platform, {
    firstName: 'Josepha',
    lastName: 'Nyirahabimana',
    phoneNumber,
    roles: ['PATIENT'],
  });
  const josepha = { ...elder, personId: elderId };
  const nurse = await stage.member(josepha, ['health:write']);
  await stage.add(nurse, josepha, pressure(188, 124, { confirmed: true }));
  await deliverAll(app);
  const sms = app.sent.find(({ to }) => to === phoneNumber);
  expect(sms?.text).toMatch(/sit down and rest.*call 912/);
  expect(sms?.text).not.toMatch(/\b188\b|pressure|open Hafi/);
});

it('is polled often enough that each step goes out within two seconds', () => {
  const works = app.features.flatMap((feature) => feature.due ?? []);
  expect(works.find(({ id }) => id === 'alerts.climb')?.everySeconds).toBe(1);
});
