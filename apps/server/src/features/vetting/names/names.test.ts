import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Caller, vettingStage } from '../../../test/vetting-stage.ts';
import { vettingData } from '../vetting-data.ts';

let app: TestApp;
let stage: ReturnType<typeof vettingStage>;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  stage = vettingStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  admin = await stage.coordinator();
});

type Who = Pick<Caller, 'put' | 'get'>;
const paul = { firstName: 'Paul', lastName: 'Kamanzi', compareAgain: true };
const rename = (who: Who, to: object = paul) => who.put('/api/auth/profile', to);
const account = async (who: Who) => (await who.get('/api/auth/session')).json().data;
const titles = async (who: Caller | Who) =>
  (await who.get('/api/notifications')).json().data.map(({ title }: { title: string }) => title);
const rows = async (query: ReturnType<typeof sql>) =>
  ((await app.platform.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

async function confirmedDoctor(): Promise<Caller & { doctorId: string }> {
  const made = await makeDoctor(app, { listed: false });
  const doctor = { ...made, ...callAs(app, made) };
  await stage.sent(doctor, ['identity', 'licence'], stage.licence);
  await stage.confirmed(admin, doctor);
  return doctor;
}
async function patientOf(doctor: { doctorId: string } & Caller) {
  const patient = await makeElder(app);
  const { id } = await makeBooking(app, { doctor, patient, date: '2026-11-26' });
  return { ...patient, ...callAs(app, patient), booking: id };
}
const isListed = async ({ doctorId }: { doctorId: string }) =>
  (await admin.get(`/api/doctors/${doctorId}`)).statusCode === 200;
const time = { date: '2026-12-01', time: '09:00', type: 'general', mode: 'in-person' };
const book = async (who: Pick<Caller, 'post'>, { doctorId }: { doctorId: string }) =>
  who.post('/api/bookings', { ...time, doctorId });

describe('a doctor with another name than was compared', () => {
  it('is asked first, then not listed and not booked, and what was booked stands', async () => {
    const doctor = await confirmedDoctor();
    const elder = await patientOf(doctor);
    const { compareAgain: _, ...unasked } = paul;
    expect(codeOf(await rename(doctor, unasked))).toEqual([409, 'name-compared']);
    expect(await account(doctor)).toMatchObject({ firstName: 'Jean', verified: true });
    expect((await rename(doctor)).json().data).toMatchObject({
      firstName: 'Paul',
      verified: false,
      otherName: 'Jean Habimana',
    });
    expect(await isListed(doctor)).toBe(false);
    const other = await stage.person({});
    expect(codeOf(await book(other, doctor))).toEqual([409, 'doctor-compared']);
    const wait = await other.post('/api/waitlist', {
      doctorId: doctor.doctorId,
      type: 'general',
      mode: 'in-person',
    });
    expect(wait.statusCode).not.toBe(201);
    // What was booked goes on: the doctor accepts it, and the family sees it.
    const accepted = await doctor.post(`/api/bookings/${elder.booking}/accept`);
    expect(accepted.statusCode).toBe(200);
    expect((await elder.get(`/api/bookings/${elder.booking}`)).json().data).toMatchObject({
      status: 'booked',
    });
    const move = { date: '2026-12-02', time: '09:00' };
    expect(codeOf(await elder.post(`/api/bookings/${elder.booking}/reschedule`, move))).toEqual([
      409,
      'doctor-compared',
    ]);
    expect(await titles(doctor)).toContain('Your new name must be compared');
    expect((await stage.bell(admin))[0]).toMatchObject({
      title: 'Somebody has a new name',
      message: 'Jean Habimana now has the name Paul Kamanzi. Please compare the papers.',
      link: '/admin/people?tab=waiting',
    });
    expect(await stage.row(admin, doctor)).toMatchObject({
      name: 'Paul Kamanzi',
      otherName: 'Jean Habimana',
      nameCheck: 'waiting',
      state: 'confirmed',
    });
    expect(await stage.row(admin, doctor, 'confirmed')).toBeUndefined();
    // The patient is notified once it was not put back for ten minutes.
    await app.due.run('vetting.tell-names');
    expect(await titles(elder)).not.toContain('About your appointment');
    app.clock.advance({ minutes: 10 });
    await app.due.run('vetting.tell-names');
    expect((await elder.get('/api/notifications')).json().data[0]).toMatchObject({
      title: 'About your appointment',
      message: expect.stringMatching(/^Jean Habimana, .* now has the name Dr Paul Kamanzi\./),
    });
  });

  it('is listed again once a coordinator has compared the new name, which is audited', async () => {
    const doctor = await confirmedDoctor();
    const seen = await stage.row(admin, doctor, 'confirmed');
    app.clock.advance({ seconds: 1 });
    await rename(doctor);
    const row = await stage.row(admin, doctor);
    const at = `/api/admin/vettings/${row?.id}`;
    // Who looked before the name changed has compared the old one.
    const old = { sentAt: seen?.sentAt, name: seen?.name };
    expect(codeOf(await admin.post(`${at}/confirm`, old))).toEqual([409, 'vetting-changed']);
    const wrong = { sentAt: row?.sentAt, name: 'Jean Habimana' };
    expect(codeOf(await admin.post(`${at}/confirm`, wrong))).toEqual([409, 'vetting-changed']);
    const other = await stage.coordinator('Aline');
    const now = { sentAt: row?.sentAt, name: row?.name };
    expect(codeOf(await other.post(`${at}/confirm`, now))).toEqual([409, 'papers-not-opened']);
    // Nor do those count that were opened for the old name.
    expect(row?.papers.map(({ opened }) => opened)).toEqual([false, false]);
    expect(codeOf(await admin.post(`${at}/confirm`, now))).toEqual([409, 'papers-not-opened']);
    await stage.openAll(admin, doctor);
    expect((await admin.post(`${at}/confirm`, now)).statusCode).toBe(200);
    expect(await account(doctor)).toMatchObject({ verified: true, otherName: null });
    expect(await isListed(doctor)).toBe(true);
    expect((await book(await stage.person({}), doctor)).statusCode).toBe(201);
    expect(await titles(doctor)).toContain('Your new name was compared');
    const audited = await rows(
      sql`select action from audit_events where subject_id = ${doctor.personId} order by id`,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'vetting.confirmed',
      'vetting.renamed',
      'vetting.compared',
    ]);
    const own = await stage.own(doctor);
    expect(own).toMatchObject({ state: 'confirmed', nameCheck: null, otherName: null });
    expect(own.steps.slice(-2)).toMatchObject([
      { act: 'renamed', text: 'Jean Habimana → Paul Kamanzi' },
      { act: 'confirmed' },
    ]);
    const exported = await vettingData(app.platform).read(app.platform.db, doctor.personId);
    expect(exported[0]).toMatchObject({ checkedName: 'Paul Kamanzi' });
    expect(JSON.stringify(exported)).toContain('Jean Habimana → Paul Kamanzi');
    // Nobody is notified of what is compared already.
    app.clock.advance({ minutes: 10 });
    await app.due.run('vetting.tell-names');
  });

  it('is as before with the compared name back, and nobody else hears of it', async () => {
    const doctor = await confirmedDoctor();
    const elder = await patientOf(doctor);
    await rename(doctor);
    app.clock.advance({ minutes: 9 });
    await rename(doctor, { firstName: 'Jean', lastName: 'Habimana' });
    expect(await account(doctor)).toMatchObject({ verified: true, otherName: null });
    expect(await isListed(doctor)).toBe(true);
    expect(await stage.row(admin, doctor)).toBeUndefined();
    app.clock.advance({ minutes: 10 });
    await app.due.run('vetting.tell-names');
    expect(await titles(elder)).not.toContain('About your appointment');
    expect((await stage.own(doctor)).steps.at(-1).act).toBe('restored');
  });

  it.each([
    { firstName: 'JEAN', lastName: ' habimana' },
    { firstName: 'Habimana', lastName: 'Jean' },
    { firstName: 'Jéan', lastName: 'Habimana' },
  ])('that differs by no word is none: $firstName $lastName', async (spelled) => {
    const doctor = await confirmedDoctor();
    expect((await rename(doctor, spelled)).json().data.verified).toBe(true);
    expect(await isListed(doctor)).toBe(true);
    expect(await stage.row(admin, doctor)).toBeUndefined();
  });

  it('is asked for a paper, answers, and is compared', async () => {
    const doctor = await confirmedDoctor();
    await rename(doctor);
    const words = { text: 'Please send the paper of the new name.' };
    expect((await stage.decide(admin, doctor, 'ask', words)).statusCode).toBe(200);
    expect(codeOf(await stage.decide(admin, doctor, 'ask', words))[1]).toBe('vetting-over');
    expect(await stage.own(doctor)).toMatchObject({ state: 'confirmed', nameCheck: 'asked' });
    expect(await titles(doctor)).toContain('A question about your papers');
    await stage.addPaper(doctor);
    expect((await doctor.post('/api/vetting/answer', { text: 'Here.' })).statusCode).toBe(200);
    expect(await stage.row(admin, doctor)).toMatchObject({ nameCheck: 'waiting' });
    expect(codeOf(await stage.decide(admin, doctor, 'confirm'))[1]).toBe('papers-not-opened');
    await stage.confirmed(admin, doctor);
    expect(await isListed(doctor)).toBe(true);
  });

  it('whose confirmation is ended has none under either name', async () => {
    const doctor = await confirmedDoctor();
    await rename(doctor);
    const row = await stage.row(admin, doctor);
    const ended = await admin.post(`/api/admin/vettings/${row?.id}/end`, { text: 'Not you.' });
    expect(ended.statusCode).toBe(200);
    await rename(doctor, { firstName: 'Jean', lastName: 'Habimana' });
    expect(await account(doctor)).toMatchObject({ verified: false, otherName: null });
    expect(await isListed(doctor)).toBe(false);
  });

  it('keeps the role that was confirmed, and loses the check when the licence ends meanwhile', async () => {
    const doctor = await confirmedDoctor();
    await rename(doctor);
    const roles = await admin.post(`/api/admin/people/${doctor.personId}/roles`, {
      roles: ['FAMILY'],
      reason: 'Asked for it.',
    });
    expect(codeOf(roles)[1]).toBe('role-confirmed');
    app.clock.set('2027-12-01T08:00:00Z');
    await app.due.run('vetting.end-licences');
    admin = await stage.coordinator();
    const state = await rows(
      sql`select state, name_check, checked_name from vettings v join people p on p.id = v.person_id where p.id = ${doctor.personId}`,
    );
    expect(state).toEqual([{ state: 'expired', name_check: null, checked_name: null }]);
  });

  it('is never booked after the change, whichever of both comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const doctor = await confirmedDoctor();
      const who = await stage.person({});
      const [booked, renamed] = await Promise.all([book(who, doctor), rename(doctor)]);
      expect(renamed.statusCode).toBe(200);
      expect(['201 ', '409 doctor-compared']).toContain(
        `${booked.statusCode} ${booked.json().code ?? ''}`,
      );
      // What came first is known to the patient: it is told like every appointment.
      if (booked.statusCode === 201) {
        app.clock.advance({ minutes: 10 });
        await app.due.run('vetting.tell-names');
        expect(await titles(who)).toContain('About your appointment');
      }
      expect(codeOf(await book(await stage.person({}), doctor))[1]).toBe('doctor-compared');
    }
  });

  it('is checked only by the name that was compared, when both come at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const doctor = await confirmedDoctor();
      await rename(doctor);
      await stage.openAll(admin, doctor);
      const row = await stage.row(admin, doctor);
      const [, confirmed] = await Promise.all([
        rename(doctor, { firstName: 'Eric', lastName: 'Gasana', compareAgain: true }),
        admin.post(`/api/admin/vettings/${row?.id}/confirm`, {
          sentAt: row?.sentAt,
          name: row?.name,
        }),
      ]);
      expect([200, 409]).toContain(confirmed.statusCode);
      const otherName = confirmed.statusCode === 200 ? 'Paul Kamanzi' : 'Jean Habimana';
      expect(await account(doctor)).toMatchObject({
        firstName: 'Eric',
        verified: false,
        otherName,
      });
      expect(await isListed(doctor)).toBe(false);
    }
  });
});

it('a new name while papers wait for the first time is one that the coordinator must have seen', async () => {
  const patrick = await stage.volunteer();
  await stage.sent(patrick);
  await stage.openAll(admin, patrick);
  const row = await stage.row(admin, patrick);
  expect((await rename(patrick, { firstName: 'Paul', lastName: 'Kamanzi' })).statusCode).toBe(200);
  const late = await admin.post(`/api/admin/vettings/${row?.id}/confirm`, {
    sentAt: row?.sentAt,
    name: row?.name,
  });
  expect(codeOf(late)).toEqual([409, 'vetting-changed']);
});
