import { ageAccount } from '../../age-account.ts';
import { callAs } from '../../call-as.ts';
import { makeBooking } from '../../factories/booking.factory.ts';
import { makeDoctor } from '../../factories/doctor.factory.ts';
import { makePerson } from '../../factories/person.factory.ts';
import type { PaymentStage } from '../../payment-stage.ts';
import type { Payable } from './scene.ts';

/** Appointments of one person, who may send 20 requests in ten minutes. */
const bookingsOfOne = 3;

const slots = ['2026-11-25', '2026-11-26', '2026-11-27'].flatMap((date) =>
  ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30'].map((time) => ({
    date,
    time,
  })),
);

/** So many appointments. The first are so soon that their cancelling costs a fee. */
export async function makeBookings(stage: PaymentStage, count: number): Promise<Payable[]> {
  const made: Payable[] = [];
  let { doctor, patient } = stage;
  for (let nth = 0; nth < count; nth += 1) {
    if (nth % slots.length === 0) doctor = await makeDoctor(stage.app);
    if (nth % bookingsOfOne === 0)
      patient = await ageAccount(stage.app, await makePerson(stage.app));
    const person = patient;
    const wish = { doctor, patient, quiet: true };
    const { id } = await makeBooking(stage.app, Object.assign(wish, slots[nth % slots.length]));
    made.push({
      kind: 'booking',
      about: id,
      toPay: async () => ({ purpose: id, person }),
      purposes: async () => [id],
      end: async (server) => [await callAs(server, person).post(`/api/bookings/${id}/cancel`)],
    });
  }
  return made;
}
