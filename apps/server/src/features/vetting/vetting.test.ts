import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { accountCalls } from '../../test/account-calls.ts';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf } from '../../test/upload-stage.ts';
import { type Caller, vettingStage } from '../../test/vetting-stage.ts';
import { vettingPapers } from './vetting.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof vettingStage>;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  stage = vettingStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await stage.coordinator();
});

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

async function newDoctor(): Promise<Caller & { doctorId: string }> {
  const doctor = await makeDoctor(app, { listed: false });
  return { ...doctor, ...callAs(app, doctor) };
}
const licence = { licenceNumber: 'RMDC 0421', licenceUntil: '2027-11-30' };

describe('a volunteer', () => {
  it('learns what is missing, sends it, and waits for a coordinator, who is told', async () => {
    const patrick = await stage.volunteer({ sector: 'Nowhere' });
    expect(await stage.own(patrick)).toMatchObject({
      role: 'VOLUNTEER',
      state: 'open',
      missing: ['place', 'identity'],
    });
    expect(codeOf(await patrick.post('/api/vetting/send', {}))).toEqual([
      409,
      'vetting-incomplete',
    ]);
    const near = await stage.volunteer();
    await stage.sent(near);
    expect(await stage.own(near)).toMatchObject({
      state: 'waiting',
      missing: [],
      papers: [{ kind: 'identity', mediaType: 'application/pdf' }],
      steps: [{ act: 'sent' }],
    });
    expect((await stage.bell(admin))[0]).toMatchObject({
      title: 'Somebody waits to be checked',
      message: expect.stringContaining('Patrick Niyonzima'),
      link: '/admin/people?tab=waiting',
    });
    expect(await stage.row(admin, near)).toMatchObject({
      role: 'VOLUNTEER',
      name: 'Patrick Niyonzima',
      emailProved: true,
      phone: null,
      phoneProved: false,
      district: 'Gasabo',
      practice: null,
      papers: [{ kind: 'identity', opened: false }],
    });
  });

  it('is confirmed only by a coordinator who has opened every paper', async () => {
    const patrick = await stage.volunteer();
    await stage.sent(patrick);
    const row = await stage.row(admin, patrick);
    const at = `/api/admin/vettings/${row?.id}`;
    const body = { sentAt: row?.sentAt, name: row?.name };
    expect(codeOf(await admin.post(`${at}/confirm`, body))).toEqual([409, 'papers-not-opened']);
    const file = await admin.get(`${at}/papers/${row?.papers[0]?.id}/file`);
    expect(file.rawPayload).toEqual(aPdf());
    // That one has opened it does not count for the other.
    const other = await stage.coordinator('Aline');
    expect(codeOf(await other.post(`${at}/confirm`, body))).toEqual([409, 'papers-not-opened']);
    expect(await stage.row(admin, patrick)).toMatchObject({ papers: [{ opened: true }] });
    // A paper that came since must be opened too.
    await stage.addPaper(patrick, 'other');
    expect(codeOf(await admin.post(`${at}/confirm`, body))).toEqual([409, 'papers-not-opened']);
    await stage.openAll(admin, patrick);
    app.clock.advance({ minutes: 1 });
    await patrick.post('/api/vetting/send', {});
    expect(codeOf(await admin.post(`${at}/confirm`, body))).toEqual([409, 'vetting-changed']);
    expect((await stage.decide(admin, patrick, 'confirm')).statusCode).toBe(200);
    expect((await stage.bell(patrick))[0]).toMatchObject({
      title: 'Your papers were checked',
      link: '/papers',
    });
    expect((await stage.own(patrick)).state).toBe('confirmed');
    expect(codeOf(await admin.post(`${at}/refuse`, { text: 'No' }))).toEqual([409, 'vetting-over']);
    const log = await app.platform.db.select().from(auditEvents);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['vetting.read', 'vetting.confirmed']),
    );
  });

  it('is asked, answers, is refused with a reason, and may send again', async () => {
    const patrick = await stage.volunteer();
    await stage.sent(patrick);
    const words = { text: 'Whose card is this?' };
    expect(codeOf(await patrick.post('/api/vetting/answer', words))[1]).toBe('vetting-over');
    await stage.decide(admin, patrick, 'ask', words);
    expect((await stage.bell(patrick))[0]).toMatchObject({
      message: expect.stringContaining('Whose card is this?'),
      link: '/papers',
    });
    expect(codeOf(await patrick.post('/api/vetting/send', {}))[1]).toBe('vetting-over');
    await patrick.post('/api/vetting/answer', { text: 'Mine, before I married.' });
    expect((await stage.bell(admin))[0]?.title).toBe('Somebody waits to be checked');
    expect(await stage.row(admin, patrick)).toMatchObject({
      state: 'waiting',
      steps: [
        { act: 'sent' },
        { act: 'asked', ...words },
        { act: 'answered', text: 'Mine, before I married.' },
      ],
    });
    expect((await stage.decide(admin, patrick, 'refuse', { text: ' ' })).statusCode).toBe(400);
    await stage.decide(admin, patrick, 'refuse', { text: 'The photo is dark.' });
    expect((await stage.bell(patrick))[0]?.message).toContain('The photo is dark.');
    expect(await stage.row(admin, patrick)).toBeUndefined();
    await stage.sent(patrick, []);
    expect((await stage.own(patrick)).state).toBe('waiting');
  });

  it('who closes the account leaves the queue, and cannot be confirmed any more', async () => {
    const calls = accountCalls(app);
    const patrick = await stage.volunteer();
    await stage.sent(patrick);
    const row = await stage.row(admin, patrick);
    await stage.openAll(admin, patrick);
    await calls.post('confirm/request-code', {}, patrick.headers);
    const code = await calls.codeSentTo(patrick.email);
    await calls.post('confirm', { code }, patrick.headers);
    expect((await calls.get('my-data', patrick.headers)).data.vetting).toMatchObject([
      { status: 'waiting' },
      { title: 'identity' },
      { action: 'sent' },
    ]);
    await calls.post('delete-account', { word: 'DELETE' }, patrick.headers);
    expect((await admin.get('/api/admin/vettings?limit=50')).body).not.toContain(row?.id);
    const at = `/api/admin/vettings/${row?.id}`;
    const late = await admin.post(`${at}/confirm`, { sentAt: row?.sentAt, name: row?.name });
    expect(codeOf(late)).toEqual([409, 'vetting-over']);
    expect(late.json().message).toContain('the account was closed');
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${row?.papers[0]?.id}`)).toBeNull();
  });
});

describe('a doctor', () => {
  it('gives licence number and papers, and is listed once they were checked', async () => {
    const doctor = await newDoctor();
    expect((await stage.own(doctor)).missing).toEqual(['identity', 'licence']);
    await stage.addPaper(doctor, 'identity');
    await stage.addPaper(doctor, 'licence');
    expect((await doctor.post('/api/vetting/send', {})).statusCode).toBe(400);
    await stage.sent(doctor, [], licence);
    expect(await stage.row(admin, doctor)).toMatchObject({
      ...licence,
      practice: { specialty: 'cardiology', workplace: 'Remera Clinic', experience: 12 },
    });
    const page = `/api/doctors/${doctor.doctorId}`;
    expect((await app.http.inject(page)).statusCode).toBe(404);
    await stage.confirmed(admin, doctor);
    expect((await app.http.inject(page)).json().data.verified).toBe(true);
    // What was checked can no longer be changed.
    expect(codeOf(await doctor.post('/api/vetting/send', licence))[1]).toBe('vetting-over');
  });

  it('corrects in the answer what the question was about, and the coordinator sees it', async () => {
    const doctor = await newDoctor();
    await stage.sent(doctor, ['identity', 'licence'], licence);
    await stage.decide(admin, doctor, 'ask', { text: 'The paper says another day.' });
    const answer = (more: object) => doctor.post('/api/vetting/answer', { text: 'Yes.', ...more });
    const past = await answer({ licenceUntil: '2026-11-01' });
    expect(past.json().errors).toMatchObject([{ path: 'licenceUntil', code: 'past-date' }]);
    const corrected = { licenceNumber: 'RMDC 0777', licenceUntil: '2027-06-30' };
    expect((await answer(corrected)).statusCode).toBe(200);
    expect(await stage.row(admin, doctor)).toMatchObject({ state: 'waiting', ...corrected });
    // What is left out or empty stays.
    await stage.decide(admin, doctor, 'ask', { text: 'Which council?' });
    await answer({ licenceNumber: '' });
    expect(await stage.row(admin, doctor)).toMatchObject(corrected);
  });

  it('whose confirmation ends leaves the directory, and patients are told', async () => {
    const doctor = await newDoctor();
    await stage.sent(doctor, ['identity', 'licence'], licence);
    await stage.confirmed(admin, doctor);
    const patient = await makeElder(app);
    const { id } = await makeBooking(app, { doctor, patient });
    await doctor.post(`/api/bookings/${id}/accept`);
    const { lines, version } = await stage.promises(admin, doctor);
    expect(lines).toMatchObject([{ kind: 'appointments', count: 1 }]);
    // Another one is booked after the list was read.
    const more = await makeBooking(app, { doctor, date: '2026-11-26' });
    const agreed = { text: 'Struck off.', agreed: version };
    const early = await stage.decide(admin, doctor, 'end', agreed);
    expect([early.statusCode, early.json().code]).toEqual([409, 'promises-changed']);
    await doctor.post(`/api/bookings/${more.id}/cancel`, {});
    expect((await stage.decide(admin, doctor, 'end', agreed)).statusCode).toBe(200);
    expect((await app.http.inject(`/api/doctors/${doctor.doctorId}`)).statusCode).toBe(404);
    await app.due.run('vetting.end-promises');
    const elder = callAs(app, patient);
    expect((await elder.get(`/api/bookings/${id}`)).json().data).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'hafi',
    });
    // The true reason: the doctor did nothing.
    const notices = (await elder.get('/api/notifications')).body;
    expect(notices).toContain('Hafi no longer confirms Dr Jean Habimana. So we cancelled');
    expect(notices).not.toContain('had to cancel');
    expect((await stage.bell(doctor)).map(({ message }) => message).join()).toMatch(
      /Struck off\..*appointments: 1, home visits: 0/,
    );
    expect(await stage.row(admin, doctor, 'confirmed')).toBeUndefined();
  });

  it('who changes the specialty must be checked again', async () => {
    const doctor = await newDoctor();
    await stage.sent(doctor, ['identity', 'licence'], licence);
    await stage.confirmed(admin, doctor);
    const profile = (await doctor.get('/api/practice/profile')).json().data;
    await doctor.put('/api/practice/profile', { ...profile, specialty: 'urology' });
    expect(await stage.own(doctor)).toMatchObject({ state: 'open', ...licence });
    expect((await app.http.inject(`/api/doctors/${doctor.doctorId}`)).statusCode).toBe(404);
  });

  it('whose confirmation was taken back by a new specialty is not shown as checked in any circle', async () => {
    const doctor = await newDoctor();
    await stage.sent(doctor, ['identity', 'licence'], licence);
    await stage.confirmed(admin, doctor);
    const elder = await makeElder(app);
    await makeMember(app, { elder, who: doctor, relation: 'doctor' });
    const profile = (await doctor.get('/api/practice/profile')).json().data;
    await doctor.put('/api/practice/profile', { ...profile, specialty: 'urology' });
    const [notices] = (await callAs(app, elder).get('/api/notifications')).json().data;
    expect(notices.message).toContain('no longer confirms Jean Habimana');
  });

  it('who changes the specialty while papers wait is confirmed by nobody who saw the old one', async () => {
    const doctor = await newDoctor();
    await stage.sent(doctor, ['identity', 'licence'], licence);
    await stage.openAll(admin, doctor);
    const seen = await stage.row(admin, doctor);
    app.clock.advance({ seconds: 1 });
    const profile = (await doctor.get('/api/practice/profile')).json().data;
    await doctor.put('/api/practice/profile', { ...profile, specialty: 'urology' });
    const late = { sentAt: seen?.sentAt, name: seen?.name };
    const at = `/api/admin/vettings/${seen?.id}/confirm`;
    expect(codeOf(await admin.post(at, late))).toEqual([409, 'vetting-changed']);
    expect(await stage.row(admin, doctor)).toMatchObject({ practice: { specialty: 'urology' } });
    await stage.confirmed(admin, doctor);
    // What is as before leaves the confirmation as it is.
    const own = (await doctor.get('/api/practice/profile')).json().data;
    await doctor.put('/api/practice/profile', { ...own, bio: 'Takes time.' });
    expect((await app.http.inject(`/api/doctors/${doctor.doctorId}`)).statusCode).toBe(200);
  });
});

it('papers are opened by their owner and coordinators only', async () => {
  const patrick = await stage.volunteer();
  const id = await stage.addPaper(patrick);
  expect((await patrick.get(`/api/vetting/papers/${id}/file`)).rawPayload).toEqual(aPdf());
  const other = await stage.volunteer();
  expect((await other.get(`/api/vetting/papers/${id}/file`)).statusCode).toBe(404);
  expect((await other.remove(`/api/vetting/papers/${id}`)).statusCode).toBe(404);
  const elder = await stage.person({ roles: ['PATIENT'] });
  expect((await elder.get('/api/vetting')).statusCode).toBe(403);
  const at = `/api/admin/vettings/${newId()}/papers/${id}/file`;
  expect((await admin.get(at)).statusCode).toBe(404);
  expect((await patrick.remove(`/api/vetting/papers/${id}`)).statusCode).toBe(200);
  await app.due.run('files.remove-files');
  expect(await app.platform.files.get(`upload-${id}`)).toBeNull();
});

it('papers that serve nobody are deleted after 90 days', async () => {
  const patrick = await stage.volunteer();
  const waits = await stage.volunteer();
  const id = await stage.addPaper(patrick);
  await stage.sent(waits);
  app.clock.advance({ days: 91 });
  await app.due.run('vetting.sweep-papers');
  await app.due.run('files.remove-files');
  expect(await app.platform.files.get(`upload-${id}`)).toBeNull();
  const left = await app.platform.db.select({ id: vettingPapers.id }).from(vettingPapers);
  expect(left.map((each) => each.id)).not.toContain(id);
  expect(left.length).toBeGreaterThan(0);
});
