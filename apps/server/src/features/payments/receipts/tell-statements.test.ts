import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

const tell = () => stage.app.due.run('payments.tell-statements');

/** The patient, as signed in now: a session ends sooner than the months of a test. */
async function patient() {
  const { cookie } = await issueSession(stage.platform, stage.patient.personId);
  return { ...stage.patient, headers: { cookie } };
}

async function pay(date: string) {
  const { app, doctor } = stage;
  const person = await patient();
  const { id } = await makeBooking(app, { doctor, patient: stage.patient, date, time: '09:00' });
  const number = stage.newNumber();
  expect((await stage.pay(id, { number, person })).statusCode).toBe(201);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
}

/** The months of which the patient was notified. */
async function notified(): Promise<string[]> {
  const answer = await callAs(stage.app, await patient()).get('/api/notifications');
  const { data } = answer.json() as { data: { link: string }[] };
  return data.flatMap(({ link }) => /month=(.*)/.exec(link)?.[1] ?? []).toSorted();
}

test('each month that was missed in an outage is told whenever that ends, once', async () => {
  await pay('2026-11-30');
  stage.clock.set('2026-12-04T08:00:00Z');
  // Three days too late for the first of the month.
  await tell();
  expect(await notified()).toEqual(['2026-11']);
  stage.clock.set('2026-12-15T08:00:00Z');
  await pay('2026-12-21');
  // Nothing runs from here to the 9th of February.
  stage.clock.set('2027-01-11T08:00:00Z');
  await pay('2027-01-18');
  stage.clock.set('2027-02-09T08:00:00Z');
  await Promise.all([tell(), tell()]);
  expect(await notified()).toEqual(['2026-11', '2026-12', '2027-01']);
  await tell();
  stage.clock.set('2027-02-10T06:00:00Z');
  await tell();
  expect(await notified()).toEqual(['2026-11', '2026-12', '2027-01']);
});
