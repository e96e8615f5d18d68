import { callAs } from './call-as.ts';
import { deliverAll } from './deliver-all.ts';
import { makeBooking } from './factories/booking.factory.ts';
import { makeElder } from './factories/elder.factory.ts';
import { makeMember } from './factories/member.factory.ts';
import type { PaymentStage } from './payment-stage.ts';
import { pressure, vitalsStage } from './vitals-stage.ts';

/** The actions of the two walks, in order. */
export const actsOfWalks = [
  'high reading',
  'its messages',
  'booking',
  'acceptance',
  'payment',
  'settlement',
  'receipt',
] as const;
export type ActOfWalks = (typeof actsOfWalks)[number];

/** Runs one action and measures it. */
export type Watch = (act: ActOfWalks, work: () => Promise<unknown>) => Promise<unknown>;

const succeeded = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { body, statusCode } = await answer;
  if (statusCode >= 300) throw new Error(body);
  return body;
};

/**
 * Runs the two walks: from a high reading, entered by a daughter for an elder whose circle has
 * another child and whose doctor has a current appointment, to the family's phones; and from a
 * booking, made by a son for his mother, to its receipt.
 */
export async function goTwoWalks(stage: PaymentStage, watch: Watch): Promise<void> {
  await readingToPhones(stage, watch);
  await bookingToReceipt(stage, watch);
}

async function readingToPhones({ app, doctor }: PaymentStage, watch: Watch): Promise<void> {
  const elder = await makeElder(app);
  const daughter = await makeMember(app, {
    elder,
    permissions: ['health:read', 'health:write', 'alerts:receive'],
  });
  await makeMember(app, { elder, permissions: ['alerts:receive'] });
  const booking = { doctor, patient: elder, date: '2026-11-23', time: '15:00' };
  const { id } = await makeBooking(app, booking);
  await succeeded(callAs(app, doctor).post(`/api/bookings/${id}/accept`));
  const { add } = vitalsStage(app);
  await deliverAll(app);
  await watch('high reading', () =>
    succeeded(add(daughter, elder, pressure(190, 115, { confirmed: true }))),
  );
  await watch('its messages', () => app.due.run('outbox.mail.urgent'));
}

async function bookingToReceipt(stage: PaymentStage, watch: Watch): Promise<void> {
  const { app, doctor } = stage;
  const elder = await makeElder(app);
  const son = await makeMember(app, { elder, permissions: ['bookings:manage'] });
  await makeMember(app, { elder, permissions: ['bookings:manage'] });
  const wish = { doctorId: doctor.doctorId, date: '2026-11-25', time: '09:00', type: 'general' };
  const requested = { ...wish, mode: 'in-person', elderId: elder.personId };
  const booked = await watch('booking', () =>
    succeeded(callAs(app, son).post('/api/bookings', requested)),
  );
  const { id } = JSON.parse(String(booked)).data as { id: string };
  await watch('acceptance', () =>
    succeeded(callAs(app, doctor).post(`/api/bookings/${id}/accept`)),
  );
  const number = stage.newNumber();
  const paid = await watch('payment', () => succeeded(stage.pay(id, { number, person: son })));
  const payment = JSON.parse(String(paid)).data as { id: string };
  await stage.answer(number, 'approve');
  await watch('settlement', () => stage.sweepAfter({ seconds: 5 }));
  await watch('receipt', () =>
    succeeded(callAs(app, son).get(`/api/payments/${payment.id}/receipt.pdf`)),
  );
}
