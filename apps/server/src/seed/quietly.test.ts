import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../test/call-as.ts';
import { deliverAll } from '../test/deliver-all.ts';
import { makeBooking } from '../test/factories/booking.factory.ts';
import { makeDoctor } from '../test/factories/doctor.factory.ts';
import { makePerson } from '../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a quiet booking notifies nobody', async () => {
  const [elder, doctor] = [await makePerson(app), await makeDoctor(app)];
  await makeBooking(app, { doctor, patient: elder, quiet: true });
  await deliverAll(app);
  expect(app.sent).toEqual([]);
  for (const who of [elder, doctor]) {
    const person = callAs(app, who);
    expect((await person.get('/api/notifications')).json()).toMatchObject({ data: [], unread: 0 });
    expect((await person.get('/api/activity')).json().data).toEqual([]);
  }
});
