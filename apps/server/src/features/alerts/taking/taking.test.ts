import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pressure, vitalsStage } from '../../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let daughter: SignedIn;
let son: SignedIn;
let id: string;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  daughter = await stage.member(elder, ['health:read', 'health:write', 'alerts:receive'], {
    firstName: 'Claudine',
  });
  son = await stage.member(elder, ['alerts:receive'], { firstName: 'Eric' });
  id = await crisis();
});
afterAll(() => app.close());

const crisis = async () =>
  (await stage.add(elder, elder, pressure(188, 124, { confirmed: true }))).json().data.alert.id;
const act = (who: SignedIn, what: string, body?: object) =>
  callAs(app, who).post(`/api/elders/${elder.personId}/alerts/${id}/${what}`, body);
const lastOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications')).json().data[0].message;
const pageOf = async (who: SignedIn) => (await stage.get(who, elder, `alerts/${id}`)).data;
const glanceOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/glances')).json().data[0];
async function tenMinutesLater() {
  app.clock.advance({ minutes: 10 });
  await app.due.run('alerts.climb');
}
const stepsOf = async () =>
  (await stage.get(daughter, elder, 'alerts')).data[0].steps.map(
    ({ step }: { step: string }) => step,
  );

describe('looking after an urgent alert', () => {
  it('is told to the elder, and given back to everybody, and the alert climbs on', async () => {
    await act(daughter, 'acknowledge');
    expect(await lastOf(elder)).toMatch(/Claudine .* looks after you now/);
    await tenMinutesLater();
    expect(await stepsOf()).toEqual(['circle']);
    const before = app.sent.length;
    expect((await act(daughter, 'give-back')).json().data).toEqual({
      acknowledgedAt: null,
      acknowledgedBy: null,
    });
    expect(await lastOf(son)).toMatch(/Claudine .* cannot take care of the alert/);
    expect(await lastOf(elder)).toMatch(/Claudine .* cannot look after you after all/);
    await deliverAll(app);
    expect(app.sent.slice(before).map(({ to }) => to)).toContain(son.email);
    expect(await pageOf(son)).toMatchObject({ acknowledgedAt: null });
    await app.due.run('alerts.climb');
    expect(await stepsOf()).toEqual(['circle', 'doctor']);
    // Giving back what one does not have changes nothing.
    await act(son, 'acknowledge');
    await act(daughter, 'give-back');
    expect((await pageOf(daughter)).acknowledgedBy.id).toBe(son.personId);
  });

  it('is taken over from who has it, who is told; of two who do so the first has it', async () => {
    await act(daughter, 'acknowledge');
    const from = daughter.personId;
    const nurse = await stage.member(elder, ['health:read', 'alerts:receive']);
    expect((await act(son, 'take-over', { from })).json().data.acknowledgedBy.id).toBe(
      son.personId,
    );
    expect((await act(nurse, 'take-over', { from })).json().data.acknowledgedBy.id).toBe(
      son.personId,
    );
    expect(await lastOf(daughter)).toMatch(/Eric .* takes care of the alert .* in your place/);
    expect(await lastOf(elder)).toMatch(/Eric .* looks after you now/);
  });

  it('sees the milder alerts about the same with it', async () => {
    await act(daughter, 'acknowledge');
    await act(daughter, 'close', { note: 'It was the cuff.', outcome: 'false-alarm' });
    app.clock.advance({ hours: 1 });
    await stage.add(elder, elder, pressure(147, 88));
    app.clock.advance({ hours: 5 });
    id = await crisis();
    expect((await glanceOf(daughter)).standing).toHaveLength(2);
    await act(daughter, 'close', { note: 'She has slept.', outcome: 'well' });
    expect((await glanceOf(daughter)).standing).toEqual([]);
  });
});

describe('an urgent alert ends', () => {
  it('in hospital, in these words for all who were told, and nothing calm is drawn from it', async () => {
    await deliverAll(app);
    const before = app.sent.length;
    await act(daughter, 'close', { note: 'A broken hip.', outcome: 'hospital', place: 'CHUK' });
    expect(await lastOf(son)).toMatch(/is in hospital, CHUK/);
    await deliverAll(app);
    const sent = app.sent.slice(before).map(({ text }) => text);
    expect(sent.join()).not.toMatch(/hospital|CHUK|well/);
    expect(await pageOf(son)).toMatchObject({ outcome: 'hospital', place: 'CHUK', measured: null });
    expect(await glanceOf(daughter)).toMatchObject({
      wellBeing: 'look',
      closed: { outcome: 'hospital', place: 'CHUK', endedBy: { id: daughter.personId } },
    });
    const { vitals } = (await stage.get(elder, elder, 'vitals/latest')).data;
    const newest = vitals.find(({ kind }: { kind: string }) => kind === 'blood-pressure');
    expect(newest).toMatchObject({
      reading: { values: { systolic: 188, diastolic: 124 } },
      closed: { endedBy: { id: daughter.personId }, outcome: 'hospital' },
    });
    const [entry] = (await stage.get(daughter, elder, 'timeline?kind=alerts')).data;
    expect(JSON.stringify(entry)).toContain('is in hospital: CHUK');
    // Heard from again, she is not there any more as far as Hafi knows.
    app.clock.advance({ hours: 3 });
    await callAs(app, elder).post('/api/check-ins', { at: app.clock.now().toISOString() });
    expect((await glanceOf(daughter)).closed).toBeNull();
  });

  it('well again: the newest reading stays the newest, and says who closed it', async () => {
    await act(daughter, 'close', { note: 'She has slept.', outcome: 'well', place: 'CHUK' });
    expect(await lastOf(son)).toMatch(/is well again/);
    expect(await glanceOf(daughter)).toMatchObject({
      wellBeing: 'well',
      closed: { values: { systolic: 188, diastolic: 124 }, outcome: 'well', place: null },
    });
    app.clock.advance({ hours: 1 });
    await stage.add(elder, elder, pressure(128, 78));
    expect((await glanceOf(daughter)).closed).toBeNull();
  });

  it('at night: an elder with nothing but a phone gets who looks after her, and who closed it', async () => {
    const phoneNumber = '+250788661122';
    await app.platform.db.execute(
      `update people set email = null, phone_number = '${phoneNumber}', phone_verified = true where id = '${elder.personId}'`,
    );
    app.clock.set('2026-11-23T22:50:00Z');
    id = await crisis();
    await deliverAll(app);
    app.sent.length = 0;
    await act(daughter, 'acknowledge');
    await act(daughter, 'close', { note: 'She has slept.', outcome: 'well' });
    await deliverAll(app);
    const sms = app.sent.filter(({ to }) => to === phoneNumber).map(({ text }) => text);
    expect(sms).toEqual([
      expect.stringMatching(/^Hafi: Claudine \S+ looks after you now\.$/),
      expect.stringMatching(/^Hafi: It is over: Claudine \S+ has closed the alert about you\./),
    ]);
  });

  it('with a death, of which nobody tells the elder', async () => {
    const before = await lastOf(elder);
    await act(daughter, 'close', { note: 'At noon.', outcome: 'died' });
    expect(await lastOf(son)).toMatch(/has died/);
    expect(await lastOf(elder)).toBe(before);
  });
});

it('names nobody as watching who was taken out of the circle', async () => {
  await pageOf(son);
  const viewer = async () => (await glanceOf(daughter)).standing[0].seen;
  expect((await viewer()).name).toMatch(/^Eric/);
  await callAs(app, elder).remove(`/api/elders/${elder.personId}/circle/members/${son.personId}`);
  expect(await viewer()).toBeNull();
});

describe('a coordinator', () => {
  it('takes over what nobody answered, calls the people, gives it back and says how it ended', async () => {
    const one = await makePerson(app, { roles: ['ADMIN'] });
    const other = await makePerson(app, { roles: ['ADMIN'] });
    const desk = async (who: SignedIn) =>
      (await callAs(app, who).get('/api/admin/urgent-alerts'))
        .json()
        .data.find((alert: { id: string }) => alert.id === id);
    const coordinate = (who: SignedIn, what: string, body?: object) =>
      callAs(app, who).post(`/api/admin/urgent-alerts/${id}/${what}`, body);
    expect((await coordinate(one, 'take')).statusCode).toBe(404);
    await tenMinutesLater();
    await tenMinutesLater();
    expect((await desk(one)).people.map((person: { id: string }) => person.id)).toContain(
      daughter.personId,
    );
    await coordinate(one, 'take');
    expect((await desk(other)).acknowledgedBy.id).toBe(one.personId);
    expect((await coordinate(other, 'take')).json().data.acknowledgedBy.id).toBe(one.personId);
    await coordinate(other, 'take-over', { from: one.personId });
    await coordinate(other, 'give-back');
    expect(await lastOf(daughter)).toMatch(/cannot take care of the alert/);
    expect((await desk(one)).acknowledgedBy).toBeNull();
    await coordinate(one, 'close', { note: 'SAMU came.', outcome: 'ambulance', place: 'CHUB' });
    expect(await lastOf(daughter)).toMatch(/the ambulance has taken .* along, to CHUB/);
    expect(await desk(other)).toBeUndefined();
  });
});

describe('a doctor answers an urgent alert', () => {
  const signedNote = async (ended?: object) => {
    const doctor = await makeDoctor(app);
    const booking = await makeBooking(app, { patient: elder, doctor });
    await callAs(app, doctor).post(`/api/bookings/${booking.id}/accept`);
    app.clock.set('2026-11-25T06:30:00Z');
    const at = `/api/elders/${elder.personId}/notes`;
    const note = (await callAs(app, doctor).post(at, { plan: 'To hospital today.' })).json().data;
    const url = `/api/practice/notes/${note.id}/sign`;
    await callAs(app, doctor).post(url, { number: 'RMDC 1', ...(ended ? { ended } : {}) });
    return { booking, doctor };
  };

  it('with a signed note that says how it ended', async () => {
    const { doctor } = await signedNote({ outcome: 'hospital', place: 'CHUB' });
    expect(await pageOf(daughter)).toMatchObject({
      endedBy: { id: doctor.personId },
      outcome: 'hospital',
      place: 'CHUB',
      measured: { endNote: 'To hospital today.' },
    });
  });

  it('with a note about an appointment: not what was raised since the note was begun', async () => {
    const doctor = await makeDoctor(app);
    const { id: bookingId } = await makeBooking(app, { patient: elder, doctor });
    await callAs(app, doctor).post(`/api/bookings/${bookingId}/accept`);
    app.clock.set('2026-11-25T07:05:00Z');
    await act(daughter, 'close', { note: 'She has slept.', outcome: 'well' });
    const at = `/api/elders/${elder.personId}/notes`;
    const note = (await callAs(app, doctor).post(at, { plan: 'Walk', bookingId })).json().data;
    app.clock.set('2026-11-25T07:10:00Z');
    id = await crisis();
    app.clock.set('2026-11-25T07:12:00Z');
    await callAs(app, doctor).post(`/api/practice/notes/${note.id}/sign`, { number: 'RMDC 1' });
    const booking = (await callAs(app, doctor).get(`/api/bookings/${bookingId}`)).json().data;
    expect(booking.outcome).toBe('done');
    expect(await pageOf(daughter)).toMatchObject({ endedAt: null, acknowledgedBy: null });
    await tenMinutesLater();
    expect(await stepsOf()).toEqual(['circle', 'doctor']);
  });

  it('with a signed note alone, or a visit that took place: it stands, and the doctor looks after it', async () => {
    const { booking, doctor } = await signedNote();
    const acting = { endedAt: null, acknowledgedBy: { id: doctor.personId } };
    expect(await pageOf(daughter)).toMatchObject(acting);
    await act(doctor, 'give-back');
    app.clock.set('2026-11-25T07:30:00Z');
    await callAs(app, doctor).put(`/api/bookings/${booking.id}/outcome`, { outcome: 'done' });
    expect(await pageOf(daughter)).toMatchObject(acting);
  });
});

it('is not closed by the elder as her own death', async () => {
  const said = { note: 'By mistake.', outcome: 'died' };
  expect((await act(elder, 'close', said)).json()).toMatchObject({ code: 'not-allowed' });
  expect(await pageOf(daughter)).toMatchObject({ endedAt: null });
});
