import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const password = 'Agaseke-8';

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
  doctor = await makeDoctor(app, { person: { password } });
  elder = await makePerson(app, { password });
  ({ id } = await makeBooking(app, { doctor, patient: elder, note: 'My heart' }));
});
afterEach(() => app.reset());

async function leave(who: SignedIn): Promise<number> {
  const me = callAs(app, who);
  await me.post('/api/auth/confirm', { password });
  return (await me.post('/api/auth/delete-account', { word: 'DELETE' })).statusCode;
}

const seenBy = async (who: SignedIn) =>
  (await callAs(app, who).get(`/api/bookings/${id}`)).json().data;

test('the data export of a person names their bookings', async () => {
  const me = callAs(app, elder);
  await me.post('/api/auth/confirm', { password });
  const { data } = (await me.get('/api/auth/my-data')).json();
  expect(data.bookings).toMatchObject([
    { id, doctor: 'Dr Jean Habimana', status: 'pending', note: 'My heart', amount: 17_000 },
  ]);
});

test("a doctor's data export names the appointments of the practice, without the patients", async () => {
  const me = callAs(app, doctor);
  await me.post('/api/auth/confirm', { password });
  const { data } = (await me.get('/api/auth/my-data')).json();
  expect(data.bookings).toEqual([]);
  expect(data.practiceAppointments).toMatchObject([{ id, status: 'pending', amount: 17_000 }]);
  const words = JSON.stringify(data.practiceAppointments);
  for (const part of ['Mukamana', 'My heart', elder.personId]) expect(words).not.toContain(part);
});

test('a patient who leaves frees the time, and the doctor keeps an appointment without a name', async () => {
  expect(await leave(elder)).toBe(200);
  const left = await seenBy(doctor);
  expect(left).toMatchObject({ status: 'cancelled', cancelledBy: 'patient', note: null });
  expect(JSON.stringify(left)).not.toContain('Mukamana');
  const slots = await callAs(app, doctor).get(
    `/api/doctors/${doctor.doctorId}/slots?date=2026-11-25&type=general`,
  );
  expect(slots.json().data[0]).toEqual({ time: '09:00', available: true });
});

test('a patient who leaves late owes the usual fee', async () => {
  app.clock.set('2026-11-25T06:00:00Z');
  expect(await leave(elder)).toBe(200);
  expect(await seenBy(doctor)).toMatchObject({ status: 'cancelled', cancellationFee: 2000 });
});

test('a doctor who leaves costs the patient nothing, and is no longer listed', async () => {
  app.clock.set('2026-11-25T06:00:00Z');
  expect(await leave(doctor)).toBe(200);
  expect(await seenBy(elder)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'doctor',
    cancellationFee: 0,
  });
  const listed = await callAs(app, elder).get('/api/doctors');
  expect(listed.json().data).toEqual([]);
  expect((await callAs(app, elder).get(`/api/doctors/${doctor.doctorId}`)).statusCode).toBe(404);
});

test('a past appointment still says who the doctor was and where, when the account has ended', async () => {
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`, {});
  app.clock.set('2026-11-26T06:00:00Z');
  const before = (await seenBy(elder)).doctor;
  expect(await leave(doctor)).toBe(200);
  const left = (await seenBy(elder)).doctor;
  expect(left.name).toBe('Dr Jean Habimana');
  expect(before.location.split(', ')).toHaveLength(3);
  expect(left.location).toBe(before.location);
});

test('a doctor who has treated nobody leaves no name', async () => {
  expect(await leave(doctor)).toBe(200);
  const seen = await seenBy(elder);
  expect(JSON.stringify(seen)).not.toContain('Habimana');
  expect(seen.doctor.location.split(', ')).toHaveLength(2);
});
