import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { callAs } from '../../test/call-as.ts';
import { circleOf } from '../../test/circle-of.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { circleNews, circleTitle, outside } from '../circle/circle.messages.ts';
import { tellCircle } from '../circle/tell-circle.ts';
import { tell } from './notifications.public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  ['names whom it is about, to a proved address', true, 'family', true],
  ['names nobody to an address that nobody has proved', false, 'family', false],
  ['names whom it is about in an emergency', false, 'emergency', true],
] as const)('a mail %s', async (_, isProved, type, isNamed) => {
  const reader = await makePerson(app);
  await app.platform.db.execute(
    `update people set email_verified = ${isProved} where id = '${reader.personId}'`,
  );
  await inTransaction(app.platform, (tx) =>
    tell(app.platform, tx, {
      by: null,
      personId: reader.personId,
      type,
      priority: 'high',
      title: circleTitle,
      text: circleNews.claimed,
      outside,
      values: { elder: 'Vestine', person: 'Claudine' },
    }),
  );
  await deliverAll(app);
  const mail = app.sent.find(({ to }) => to === reader.email);
  expect(mail?.text.includes('Vestine')).toBe(isNamed);
  expect(mail?.text).not.toContain('Claudine');
});

it('a mail names the doctor to the patient, and the patient not to the doctor', async () => {
  const doctor = await makeDoctor(app);
  const patient = await makePerson(app, { firstName: 'Vestine' });
  await app.platform.db.execute('update people set email_verified = false');
  const { id } = await makeBooking(app, { doctor, patient });
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
  await deliverAll(app);
  const mailOf = ({ email }: SignedIn) => app.sent.findLast(({ to }) => to === email)?.text;
  expect(mailOf(patient)).toContain('Dr Jean Habimana');
  expect(mailOf(doctor)).toMatch(/^(?!.*Vestine)/s);
});

it.each(['witnessed', 'represented', 'numberPassed', 'elderNumberPassed'] as const)(
  'that a circle may be entered by another (%s) is mailed whatever was chosen',
  async (news) => {
    const { elder, member } = await circleOf(app);
    const son = await member(['alerts:receive'], { firstName: 'Eric' });
    const notifications = { email: false, push: false, sms: false, quietHours: null };
    expect((await son.put('/api/preferences', { notifications })).statusCode).toBe(200);
    const names = { person: elder.personId, recorder: elder.personId };
    await inTransaction(app.platform, (tx) =>
      tellCircle(app.platform, tx, {
        elderId: elder.personId,
        to: [son.personId],
        by: null,
        news,
        names,
        values: { witness: 'Patrick' },
      }),
    );
    await deliverAll(app);
    const mail = app.sent.find(({ to }) => to === son.email);
    expect(mail?.text).toContain('circle of Vestine');
    expect(mail?.unsubscribe).toBeUndefined();
  },
);
