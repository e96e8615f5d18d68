import { appointmentAccessHours } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptBookingAs } from '../../../seed/book-as.ts';
import { callAs } from '../../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../../test/factories/appointment-access.factory.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { suspend } from '../../../test/factories/suspension.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pressure, vitalsStage } from '../../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let helper: SignedIn;
let son: SignedIn;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  stage = vitalsStage(app);
});
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  helper = await stage.member(elder, ['alerts:receive'], { firstName: 'Kevin' });
  son = await stage.member(elder, ['health:read', 'alerts:receive'], { firstName: 'Eric' });
  const added = await stage.add(elder, elder, pressure(188, 124, { confirmed: true }));
  id = added.json().data.alert.id;
  await callAs(app, helper).post(`/api/elders/${elder.personId}/alerts/${id}/acknowledge`);
});
afterAll(() => app.close());

const alertFor = async (who: SignedIn) => (await stage.get(who, elder, `alerts/${id}`)).data;
const lastOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications')).json().data[0].message;
const membership = () => `/api/elders/${elder.personId}/circle/members/${helper.personId}`;

const ways: Record<string, () => Promise<unknown>> = {
  removal: () => callAs(app, elder).remove(membership()),
  leaving: () => callAs(app, helper).post(`/api/elders/${elder.personId}/circle/leave`),
  suspension: () => suspend(app, helper.personId),
  async deletion() {
    await proveIdentity(app, helper);
    const answer = await callAs(app, helper).post('/api/auth/delete-account', { word: 'DELETE' });
    expect(answer.statusCode).toBe(200);
  },
};

it.each(Object.keys(ways))(
  'gives an urgent alert back at once: the others are told, and it climbs (%s)',
  async (way) => {
    expect((await alertFor(son)).acknowledgedBy.id).toBe(helper.personId);
    app.clock.advance({ minutes: 11 });
    await app.due.run('alerts.climb');
    await ways[way]?.();
    expect(await alertFor(son)).toMatchObject({ acknowledgedAt: null, acknowledgedBy: null });
    expect(await lastOf(son)).toMatch(/Kevin .* cannot take care of the alert/);
    expect(await lastOf(elder)).toMatch(/Kevin|circle/);
    await app.due.run('alerts.climb');
    const [{ steps }] = (await stage.get(son, elder, 'alerts')).data;
    expect(steps.map(({ step }: { step: string }) => step)).toEqual(['circle', 'doctor']);
  },
);

it('gives it back with the permission to know of alerts, and keeps it with another change', async () => {
  const change = (permissions: string[]) =>
    callAs(app, elder).put(membership(), {
      relation: 'child',
      permissions,
      textVersion: consentVersion,
    });
  expect((await change(['alerts:receive', 'messages'])).statusCode).toBe(200);
  expect((await alertFor(son)).acknowledgedBy.id).toBe(helper.personId);
  expect((await change(['messages'])).statusCode).toBe(200);
  expect((await alertFor(son)).acknowledgedBy).toBeNull();
});

it('gives it back when the appointment of a doctor closes by itself, and not before', async () => {
  const doctor = await makeDoctor(app);
  await callAs(app, helper).post(`/api/elders/${elder.personId}/alerts/${id}/give-back`);
  await giveAppointmentAccessNow(app, elder, doctor);
  await callAs(app, doctor).post(`/api/elders/${elder.personId}/alerts/${id}/acknowledge`);
  await app.due.run('alerts.let-go-lapsed');
  expect((await alertFor(son)).acknowledgedBy.id).toBe(doctor.personId);
  app.clock.advance({ hours: appointmentAccessHours.after });
  await app.due.run('alerts.let-go-lapsed');
  expect((await alertFor(son)).acknowledgedBy).toBeNull();
  expect(await lastOf(son)).toMatch(/Habimana cannot take care of the alert/);
});

it.each([
  ['is cancelled', 'cancel', undefined],
  ['is moved by the patient', 'reschedule', { date: '2026-11-26', time: '09:00' }],
])('gives it back at once when the appointment of a doctor %s', async (_, act, body) => {
  const doctor = await makeDoctor(app);
  const wish = { doctor, patient: elder, date: '2026-11-24', time: '10:00' };
  const { id: bookingId } = await makeBooking(app, wish);
  await acceptBookingAs(app.platform, doctor.personId, bookingId);
  app.clock.advance({ hours: 2 });
  await callAs(app, helper).post(`/api/elders/${elder.personId}/alerts/${id}/give-back`);
  await callAs(app, doctor).post(`/api/elders/${elder.personId}/alerts/${id}/acknowledge`);
  expect((await alertFor(son)).acknowledgedBy.id).toBe(doctor.personId);
  const answer = await callAs(app, elder).post(`/api/bookings/${bookingId}/${act}`, body);
  expect(answer.statusCode).toBe(200);
  expect((await alertFor(son)).acknowledgedBy).toBeNull();
  expect(await lastOf(son)).toMatch(/Habimana cannot take care of the alert/);
});
