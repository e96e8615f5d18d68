import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Caller, vettingStage } from '../../test/vetting-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vettingStage>;
let admin: Caller;

beforeEach(async () => {
  app = await startTestApp();
  stage = vettingStage(app);
  admin = await stage.coordinator();
});
afterEach(() => app.close());

type Doctor = Caller & { doctorId: string };

/** A doctor who is confirmed by a licence that is valid until this day. */
async function confirmedUntil(licenceUntil: string): Promise<Doctor> {
  const made = await makeDoctor(app, { listed: false });
  const doctor = { ...made, ...callAs(app, made) };
  await stage.sent(doctor, ['identity', 'licence'], { ...stage.licence, licenceUntil });
  await stage.confirmed(admin, doctor);
  return doctor;
}

const isListed = async ({ doctorId }: Doctor) =>
  (await app.http.inject(`/api/doctors/${doctorId}`)).statusCode === 200;

const titles = async (who: Caller) => (await stage.bell(who)).map(({ title }) => title);

async function at(time: string) {
  app.clock.set(time);
  await app.due.run('vetting.end-licences');
}

const time = { date: '2027-01-13', time: '09:00', type: 'general', mode: 'in-person' };

describe('a licence', () => {
  it('must say until when it is valid, and must be valid', async () => {
    const made = await makeDoctor(app, { listed: false });
    const doctor = { ...made, ...callAs(app, made) };
    await stage.addPaper(doctor, 'identity');
    await stage.addPaper(doctor, 'licence');
    const send = (licenceUntil?: string) =>
      doctor.post('/api/vetting/send', { ...stage.licence, licenceUntil });
    for (const wrong of [undefined, '', '2026-11-22']) {
      expect((await send(wrong)).json().errors).toMatchObject([{ path: 'licenceUntil' }]);
    }
    expect((await send('2026-11-23')).statusCode).toBe(200);
  });

  it('that ends is spoken of 30, 7 and 1 days before, and then ends the confirmation to the minute', async () => {
    const doctor = await confirmedUntil('2027-01-10');
    const patient = await makeElder(app);
    const elder = callAs(app, patient);
    const { id } = await makeBooking(app, { doctor, patient, date: '2027-01-12' });
    await at('2026-12-11T06:59:00Z');
    expect(await titles(doctor)).not.toContain('Your licence ends soon');
    for (const notice of ['2026-12-11T07:00:00Z', '2027-01-03T07:00:00Z', '2027-01-09T07:00:00Z']) {
      await at(notice);
      await app.due.run('vetting.end-licences');
      // The session lives on.
      await elder.get('/api/notifications');
      await admin.get('/api/notifications');
    }
    const ends = (await titles(doctor)).filter((each) => each === 'Your licence ends soon');
    expect(ends).toHaveLength(3);
    expect((await stage.bell(doctor))[0]).toMatchObject({
      message: expect.stringContaining('Sunday 10 January'),
      link: '/papers',
    });
    // Valid until the end of its last day in Kigali.
    await at('2027-01-10T21:59:59Z');
    expect(await isListed(doctor)).toBe(true);
    app.clock.set('2027-01-10T22:00:00Z');
    // Before any work has run.
    const late = await elder.post('/api/bookings', { ...time, doctorId: doctor.doctorId });
    expect([late.statusCode, late.json().code]).toEqual([409, 'licence-ended']);
    expect(late.json().message).toContain('The licence of this doctor has ended');
    await app.due.run('vetting.end-licences');
    expect(await isListed(doctor)).toBe(false);
    const after = await elder.post('/api/bookings', { ...time, doctorId: doctor.doctorId });
    expect(after.json().code).toBe('licence-ended');
    // The appointment stands, and everybody knows.
    expect((await elder.get(`/api/bookings/${id}`)).json().data.status).toBe('pending');
    expect((await elder.get('/api/notifications')).json().data[0]).toMatchObject({
      title: 'About your appointment',
      message: expect.stringMatching(/licence of Dr Jean Habimana has ended.*12 January/),
    });
    expect(await titles(doctor)).toContain('Your licence has ended');
    expect(await titles(admin)).toContain('A licence has ended');
    expect((await stage.own(doctor)).state).toBe('expired');
    // A coordinator who hears of no new one ends it, and the appointment is cancelled.
    const ended = await stage.decide(admin, doctor, 'end', { text: 'No new licence came.' });
    expect(ended.statusCode).toBe(200);
    await app.due.run('vetting.end-promises');
    expect((await elder.get(`/api/bookings/${id}`)).json().data.status).toBe('cancelled');
  });

  it('is renewed before it ends, without a day out of the directory', async () => {
    const doctor = await confirmedUntil('2027-01-10');
    const renewal = { ...stage.licence, licenceUntil: '2028-01-10' };
    // Too early: what was checked can not be changed.
    expect((await doctor.post('/api/vetting/send', renewal)).json().code).toBe('vetting-over');
    await at('2026-12-12T08:00:00Z');
    await stage.sent(doctor, ['licence'], renewal);
    expect(await stage.own(doctor)).toMatchObject({
      state: 'confirmed',
      renewing: true,
      licenceUntil: '2028-01-10',
      checkedUntil: '2027-01-10',
    });
    expect(await stage.row(admin, doctor)).toMatchObject({ renewing: true });
    // Nothing is said to who has sent it.
    await at('2027-01-03T07:00:00Z');
    const said = (await titles(doctor)).filter((each) => each === 'Your licence ends soon');
    expect(said).toHaveLength(1);
    await stage.openAll(admin, doctor);
    // Two coordinators at once: one decides.
    // Both have the list open: one who read it after the decision would not find the doctor.
    const { id, name, sentAt } = (await stage.row(admin, doctor)) ?? {};
    const confirm = () => admin.post(`/api/admin/vettings/${id}/confirm`, { sentAt, name });
    const [one, other] = await Promise.all([confirm(), confirm()]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    expect(await stage.own(doctor)).toMatchObject({
      state: 'confirmed',
      renewing: false,
      checkedUntil: '2028-01-10',
    });
    await at('2027-01-11T08:00:00Z');
    expect(await isListed(doctor)).toBe(true);
  });

  it('whose renewal is refused is valid until its end, and one that waits then is looked at', async () => {
    const doctor = await confirmedUntil('2026-12-20');
    const renewal = { ...stage.licence, licenceUntil: '2027-12-20' };
    await stage.sent(doctor, ['licence'], renewal);
    await stage.decide(admin, doctor, 'refuse', { text: 'Too dark.' });
    expect(await stage.own(doctor)).toMatchObject({
      state: 'confirmed',
      renewing: false,
      licenceUntil: '2026-12-20',
    });
    await stage.sent(doctor, [], renewal);
    await at('2026-12-20T22:00:00Z');
    expect(await isListed(doctor)).toBe(false);
    expect((await stage.own(doctor)).state).toBe('waiting');
    await stage.confirmed(admin, doctor);
    expect(await isListed(doctor)).toBe(true);
    const booked = await callAs(app, await makeElder(app)).post('/api/bookings', {
      ...time,
      doctorId: doctor.doctorId,
    });
    expect(booked.statusCode).toBe(201);
  });
});
