import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  admin = await makePerson(app, { roles: ['ADMIN'], firstName: 'Aline', lastName: 'Umutoni' });
});
afterEach(() => app.reset());

const audit = async (query = '') => {
  const answer = await callAs(app, admin).get(`/api/admin/audit${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const read = (who: SignedIn) => callAs(app, admin).get(`/api/admin/people/${who.personId}`);
const view = (who: SignedIn, elder: SignedIn) =>
  callAs(app, who).get(`/api/elders/${elder.personId}/vitals/latest`);

test('says who did what, to whom, why, the last first and in pages', async () => {
  const elder = await makePerson(app, { firstName: 'Vestine', lastName: 'Mukamana' });
  await read(elder);
  app.clock.advance({ minutes: 1 });
  const path = `/api/admin/people/${elder.personId}/suspend`;
  await callAs(app, admin).post(path, { reason: 'Somebody else uses it.' });
  const { data } = await audit();
  expect(data).toMatchObject([
    {
      action: 'person.suspended',
      kind: 'people',
      actor: { id: admin.personId, name: 'Aline Umutoni' },
      subject: { id: elder.personId, name: 'Vestine Mukamana' },
      reason: 'Somebody else uses it.',
      unplanned: false,
    },
    { action: 'person.read', reason: null },
  ]);
  const first = await audit('?limit=1');
  const second = await audit(`?limit=1&cursor=${first.nextCursor}`);
  expect([...first.data, ...second.data]).toEqual(data);
  expect(second.nextCursor).toBeNull();
  expect((await audit('?kind=papers')).data).toEqual([]);
  expect((await callAs(app, elder).get('/api/admin/audit')).statusCode).toBe(401);
});

test('holds each view of a chart, and marks those of a doctor with no appointment near', async () => {
  const stage = vitalsStage(app);
  const elder = await makePerson(app);
  const stranger = await stage.member(elder, ['health:read'], { roles: ['DOCTOR'] });
  const daughter = await stage.member(elder, ['health:read']);
  const doctor = await makeDoctor(app);
  const { id } = await makeBooking(app, { patient: elder, doctor });
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
  // A doctor sees the chart around the appointment.
  app.clock.set('2026-11-25T06:30:00Z');
  for (const who of [stranger, daughter, doctor]) {
    app.clock.advance({ minutes: 1 });
    expect((await view(who, elder)).statusCode).toBe(200);
  }
  const { data } = await audit('?kind=charts');
  expect(data.map((each: { actor: { id: string } }) => each.actor.id)).toEqual([
    doctor.personId,
    daughter.personId,
    stranger.personId,
  ]);
  expect(data).toMatchObject([
    { action: 'chart.opened', by: 'appointment', unplanned: false },
    { by: 'circle', unplanned: false },
    { by: 'circle', unplanned: true },
  ]);
  // Without what was seen.
  expect(Object.keys(data[0]).sort()).toEqual(
    ['action', 'actor', 'at', 'by', 'id', 'kind', 'unplanned', 'reason', 'subject'].sort(),
  );
  const ofDaughter = await audit(`?person=${daughter.personId}`);
  expect(ofDaughter.data).toHaveLength(1);
  expect((await audit(`?kind=people&person=${daughter.personId}`)).data).toEqual([]);
});
