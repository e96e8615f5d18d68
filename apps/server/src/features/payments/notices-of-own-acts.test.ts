import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

/** The titles in a person's bell, the oldest first. */
async function bellOf(who: SignedIn): Promise<string[]> {
  const answer = await callAs(stage.app, who).get('/api/notifications?limit=50');
  return answer
    .json()
    .data.map(({ title }: { title: string }) => title)
    .toReversed();
}

const mailsTo = ({ email }: SignedIn): (string | null)[] =>
  stage.app.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

/** She books, the provider refuses, she pays, moves the appointment and cancels it. */
async function fullStory(who: SignedIn): Promise<void> {
  const person = callAs(stage.app, who);
  const wish = { doctorId: stage.doctor.doctorId, date: '2026-12-02', time: '09:00' };
  const booked = await person.post('/api/bookings', { ...wish, type: 'general' });
  const { id } = booked.json().data;
  for (const answer of ['refuse', 'approve'] as const) {
    const number = stage.newNumber();
    expect((await stage.pay(id, { number, person: who })).statusCode).toBe(201);
    await stage.answer(number, answer);
    await stage.sweepAfter({ seconds: 5 });
  }
  const moved = { date: '2026-12-03', time: '10:00' };
  expect((await person.post(`/api/bookings/${id}/reschedule`, moved)).statusCode).toBe(200);
  expect((await person.post(`/api/bookings/${id}/cancel`, {})).statusCode).toBe(200);
  for (const _ of [1, 2, 3]) {
    await stage.sweepAfter({ minutes: 1 });
    await stage.app.due.run('payments.send-refunds');
  }
  await deliverAll(stage.app);
}

test('who books, pays, moves and cancels is told of the money and of what others do, nothing else', async () => {
  const { patient } = stage;
  await fullStory(patient);
  expect(await bellOf(patient)).toEqual([
    'Payment not completed',
    'Payment received',
    'Your money is back',
  ]);
  // Their files are made as they are sent, one before or after the other.
  expect(mailsTo(patient).sort()).toEqual(['Hafi: Payment received', 'Hafi: Your money is back']);
  expect(await bellOf(stage.doctor)).toEqual([
    'New appointment',
    'Appointment moved',
    'Appointment cancelled',
  ]);
});
