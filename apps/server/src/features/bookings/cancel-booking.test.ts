import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { payableBooking, setBookingPayment } from './bookings.public.ts';
import { cancelBooking, type OnCancelled } from './cancel-booking.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
let id: string;

// Booked on Monday at 08:00 for Wednesday 25 November at 09:00, Kigali time.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
  elder = await makePerson(app);
  id = await booked();
});
afterEach(() => app.reset());

const booked = async (time = '09:00'): Promise<string> =>
  (await makeBooking(app, { doctor, patient: elder, time })).id;

const cancel = (who: SignedIn, body?: object, which = id) =>
  callAs(app, who).post(`/api/bookings/${which}/cancel`, body);
const get = async (who: SignedIn) =>
  (await callAs(app, who).get(`/api/bookings/${id}`)).json().data;

describe('the cancellation fee', () => {
  test.each([
    ['at the 24th hour before it is free', '2026-11-24T07:00:00.000Z', 0],
    ['a millisecond later it is the service fee', '2026-11-24T07:00:00.001Z', 2000],
    ['a minute before the start it is the service fee', '2026-11-25T06:59:00Z', 2000],
  ])('%s', async (_, now, fee) => {
    app.clock.set(now);
    expect(await get(elder)).toMatchObject({ cancellationFee: fee, can: { cancel: true } });
    const answer = await cancel(elder, { reason: 'I feel better' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'patient',
      cancellationFee: fee,
      payment: { state: fee > 0 ? 'due' : 'none' },
      can: { cancel: false, reschedule: false, accept: false, pay: fee > 0 },
    });
  });

  test('is the service fee as it was when the appointment was booked', async () => {
    await app.platform.db.execute(
      sql`update bookings set service_fee = 1500, total = price + 1500 where id = ${id}`,
    );
    app.clock.set('2026-11-25T06:59:00Z');
    expect(await get(elder)).toMatchObject({ cancellationFee: 1500 });
    expect((await cancel(elder)).json().data).toMatchObject({ cancellationFee: 1500 });
  });

  test('is never due when the doctor cancels', async () => {
    app.clock.set('2026-11-25T06:59:00Z');
    expect(await get(doctor)).toMatchObject({ cancellationFee: 0 });
    const answer = await cancel(doctor);
    expect(answer.json().data).toMatchObject({ cancelledBy: 'doctor', cancellationFee: 0 });
    expect(await get(elder)).toMatchObject({ status: 'cancelled', cancellationFee: 0 });
  });
});

test('the other side reads why it was cancelled', async () => {
  await cancel(doctor, { reason: 'I am called to the ward' });
  expect(await get(elder)).toMatchObject({ cancelReason: 'I am called to the ward' });
  expect(await get(doctor)).toMatchObject({ cancelReason: 'I am called to the ward' });
});

test('the time is free again, for others too', async () => {
  await cancel(elder);
  elder = await makePerson(app);
  expect(await booked()).toBeTruthy();
});

test('a started, past or cancelled booking cannot be cancelled', async () => {
  app.clock.set('2026-11-25T07:00:00Z');
  expect((await cancel(elder)).json()).toMatchObject({ code: 'booking-over', status: 409 });
  app.clock.set('2026-11-25T07:30:00Z');
  expect(await get(elder)).toMatchObject({ status: 'fulfilled', can: { cancel: false } });
  expect((await cancel(doctor)).json().code).toBe('booking-over');
  app.clock.set('2026-11-23T07:00:00Z');
  await cancel(elder);
  expect((await cancel(elder)).json().code).toBe('booking-over');
});

test('of two who cancel at the same instant, one succeeds and the other is refused', async () => {
  const answers = await Promise.all([cancel(elder), cancel(doctor)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
});

test('nobody else sees, cancels, accepts, moves or downloads it', async () => {
  const stranger = callAs(app, await makePerson(app, { roles: ['DOCTOR', 'ADMIN', 'FAMILY'] }));
  const other = callAs(app, await makeDoctor(app));
  const wish = { date: '2026-11-26', time: '09:00' };
  for (const who of [stranger, other]) {
    const answers = [
      await who.get(`/api/bookings/${id}`),
      await who.get(`/api/bookings/${id}/calendar.ics`),
      await who.post(`/api/bookings/${id}/cancel`),
      await who.post(`/api/bookings/${id}/accept`),
      await who.post(`/api/bookings/${id}/reschedule`, wish),
      await who.post(`/api/bookings/${newId()}/cancel`),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  }
  expect((await callAs(app, elder).post(`/api/bookings/${id}/accept`)).statusCode).toBe(403);
});

describe('a paid booking', () => {
  const requested: unknown[] = [];
  const refund: OnCancelled = async (_tx, what) => {
    requested.push(what);
    return 'refunding';
  };
  const paymentId = newId();
  const caller = (who: SignedIn) => ({ personId: who.personId, locale: 'en' as const });
  beforeEach(async () => {
    requested.length = 0;
    const payable = await inTransaction(app.platform, async (tx) => {
      const found = await payableBooking(tx, id, elder.personId);
      await setBookingPayment(tx, id, 'paid', paymentId);
      return found;
    });
    expect(payable).toMatchObject({
      total: 17_000,
      paymentState: 'due',
      status: 'pending',
      doctorName: 'Dr Jean Habimana',
    });
  });

  test.each([
    ['in time, all of it', '2026-11-24T07:00:00Z', 0],
    ['late, but for the fee', '2026-11-24T08:00:00Z', 2000],
  ])('is refunded %s', async (_, now, keepRwf) => {
    app.clock.set(now);
    const done = await cancelBooking(app.platform, caller(elder), { id, reason: '', refund });
    expect(done.payment).toEqual({ state: 'refunding', id: paymentId });
    expect(requested).toEqual([{ bookingId: id, paymentId, keepRwf }]);
  });

  test('stays as it was when the refund cannot be requested', async () => {
    const broken: OnCancelled = async () => {
      throw new Error('no ledger');
    };
    const cancelling = cancelBooking(app.platform, caller(doctor), {
      id,
      reason: undefined,
      refund: broken,
    });
    await expect(cancelling).rejects.toThrow('no ledger');
    expect(await get(elder)).toMatchObject({ status: 'pending', payment: { state: 'paid' } });
  });
});

test('only the patient side may pay', async () => {
  const ask = (personId: string) =>
    inTransaction(app.platform, (tx) => payableBooking(tx, id, personId));
  expect(await ask(doctor.personId)).toBeNull();
  expect(await ask(newId())).toBeNull();
  expect(await get(doctor)).toMatchObject({ can: { pay: false } });
});

test('both sides are notified, with the fee when there is one', async () => {
  app.clock.set('2026-11-24T08:00:00Z');
  await cancel(elder);
  const bell = async (who: SignedIn) =>
    (await callAs(app, who).get('/api/notifications')).json().data[0].message;
  expect(await bell(elder)).toBe(
    'Your appointment with Dr Jean Habimana on Wednesday 25 November at 09:00 is cancelled. The fee is 2,000 RWF.',
  );
  expect(await bell(doctor)).toBe(
    'Espérance Mukamana has cancelled Wednesday 25 November at 09:00.',
  );
});
