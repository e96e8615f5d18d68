import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountCalls } from '../../test/account-calls.ts';
import { badgeStage } from '../../test/badges/badge-stage.ts';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { type Caller, vettingStage } from '../../test/vetting-stage.ts';

let payments: PaymentStage;
let stage: ReturnType<typeof vettingStage>;
let admin: Caller;

beforeAll(async () => {
  payments = await startPaymentStage();
  stage = vettingStage(payments.app);
});
afterAll(() => payments.close());
beforeEach(async () => {
  admin = await stage.coordinator();
});

/** The owner of the address of an account, which nobody has proved, takes it over. */
async function takeOver({ email, personId }: { email: string; personId: string }) {
  const { app } = payments;
  const unproved = sql`update people set email_verified = false where id = ${personId}`;
  await app.platform.db.execute(unproved);
  const calls = accountCalls(app);
  await calls.messagesTo(email);
  await calls.post('request-password-reset', { email });
  const otp = await calls.codeSentTo(email);
  const reset = await calls.post('reset-password', { email, otp, newPassword: 'mine-now-1' });
  expect(reset.status).toBe(200);
  const { cookie } = await calls.post('signin', { email, password: 'mine-now-1' });
  return callAs(app, { headers: { cookie } });
}

const titles = async (who: Pick<Caller, 'get'>): Promise<string[]> =>
  (await who.get('/api/notifications')).json().data.map(({ title }: { title: string }) => title);

it('leaves nothing of a doctor who was confirmed to the owner of the address', async () => {
  const { app } = payments;
  const made = await makeDoctor(app, { listed: false });
  const doctor = { ...made, ...callAs(app, made) };
  await stage.sent(doctor, ['identity', 'licence'], stage.licence);
  await stage.confirmed(admin, doctor);
  const patient = await makeElder(app);
  const elder = callAs(app, patient);
  const booking = await makeBooking(app, { doctor, patient, date: '2026-11-26' });
  const cared = await makeElder(app);
  await makeMember(app, { elder: cared, who: doctor, relation: 'doctor', permissions: [] });
  const isListed = async () => (await admin.get(`/api/doctors/${doctor.doctorId}`)).statusCode;
  expect(await isListed()).toBe(200);

  const owner = await takeOver(doctor);
  expect(await isListed()).toBe(404);
  const session = (await owner.get('/api/auth/session')).json().data;
  expect(session).toMatchObject({ verified: false, otherName: null });
  const wish = { date: '2026-12-01', time: '09:00', type: 'general', mode: 'in-person' };
  const booked = await elder.post('/api/bookings', { ...wish, doctorId: doctor.doctorId });
  expect(booked.statusCode).toBe(404);
  // Any name is theirs now, and brings nothing back.
  const name = { firstName: 'Jean', lastName: 'Habimana' };
  expect((await owner.put('/api/auth/profile', { ...name, firstName: 'Eve' })).statusCode).toBe(
    200,
  );
  await owner.put('/api/auth/profile', name);
  expect(await isListed()).toBe(404);
  expect((await owner.get('/api/vetting')).json().data).toMatchObject({
    state: 'open',
    licenceNumber: null,
    papers: [],
    steps: [],
  });

  expect(await titles(admin)).toContain('An account has another owner');
  expect(JSON.stringify(await stage.bell({ ...cared, ...callAs(app, cared) }))).toContain(
    'no longer confirms Jean Habimana',
  );
  await app.due.run('vetting.end-promises');
  expect((await elder.get(`/api/bookings/${booking.id}`)).json().data.status).toBe('cancelled');
  const audited = (await app.platform.db.execute(
    sql`select action from audit_events where subject_id = ${doctor.personId} order by id`,
  )) as unknown as { rows: { action: string }[] };
  expect(audited.rows.map(({ action }) => action)).toEqual([
    'vetting.confirmed',
    'vetting.passed-on',
  ]);
});

it('takes a doctor out of the directory who was confirmed before papers were kept', async () => {
  const { app } = payments;
  const doctor = await makeDoctor(app, { person: { verified: true } });
  const isListed = async () => (await admin.get(`/api/doctors/${doctor.doctorId}`)).statusCode;
  expect(await isListed()).toBe(200);
  await takeOver(doctor);
  expect(await isListed()).toBe(404);
});

it('gives the money of a badge back that nobody has decided about, and ends the others', async () => {
  const badges = await badgeStage(payments);
  const patrick = await badges.volunteer();
  await badges.reviewed(patrick, 'individual');
  await badges.approve(patrick);
  const { paymentId } = await badges.reviewed(patrick, 'business', ['identity', 'registration'], {
    organisation: 'Agaseke',
    registration: '123456',
  });
  const owner = await takeOver(patrick);
  expect((await owner.get('/api/badges')).json().data.own).toEqual([]);
  expect(await badges.waiting(patrick)).toBeUndefined();
  expect(await badges.statusOf(paymentId)).toBe('refunded');
});

it('tells nobody about an account that nobody had confirmed', async () => {
  const volunteer = await stage.volunteer();
  await stage.sent(volunteer);
  const owner = await takeOver(volunteer);
  expect(await stage.row(admin, volunteer)).toBeUndefined();
  expect((await owner.get('/api/vetting')).json().data).toMatchObject({
    state: 'open',
    papers: [],
  });
  expect(await titles(admin)).not.toContain('An account has another owner');
});
