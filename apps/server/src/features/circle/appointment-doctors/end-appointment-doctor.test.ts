import type { Decider } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;
let doctor: DoctorAtWork;
let at: string;

beforeEach(async () => {
  app ??= await startTestApp();
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  doctor = await makeDoctor(app);
  at = `/api/elders/${elder.personId}`;
});
afterAll(() => app.close());

/** An accepted appointment on Tuesday 24 November, which lets the doctor see the health from today. */
async function appointment(time = '09:00', date = '2026-11-24'): Promise<string> {
  app.clock.advance({ minutes: 1 });
  const { id } = await makeBooking(app, { doctor, patient: elder, date, time });
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
  return id;
}
const read = async () => (await callAs(app, doctor).get(`${at}/vitals`)).statusCode;
const listed = async (who: SignedIn) =>
  (await callAs(app, who).get(`${at}/circle/visit-doctors`)).json().data;
const end = async (who: SignedIn) =>
  (await callAs(app, who).remove(`${at}/circle/visit-doctors/${doctor.personId}`)).statusCode;

describe('the doctors of appointments', () => {
  it('are shown to who decides, with how long they see the health', async () => {
    app.clock.set('2026-11-23T08:00:00Z');
    await appointment();
    await appointment('15:00', '2026-11-27');
    expect(await listed(elder)).toEqual([
      {
        personId: doctor.personId,
        name: expect.any(String),
        photo: null,
        opensAt: '2026-11-23T07:00:00.000Z',
        closesAt: '2026-11-28T13:30:00.000Z',
      },
    ]);
    app.clock.set('2026-11-29T08:00:00Z');
    expect(await listed(elder)).toEqual([]);
  });

  it.each<['elder' | Decider]>([['elder'], ['manager'], ['representative']])(
    'lose it at once by the word of the %s, are told, and the bell forgets',
    async (role) => {
      const decider = role === 'elder' ? elder : await makeMember(app, { elder, decidesAs: role });
      await appointment();
      app.clock.set('2026-11-23T08:00:00Z');
      expect(await read()).toBe(200);
      await callAs(app, elder).post(`${at}/vitals`, {
        id: '019aa000-0000-7000-8000-0000000000'.concat(
          role === 'elder' ? 'a1' : role === 'manager' ? 'a2' : 'a3',
        ),
        kind: 'heart-rate',
        values: { value: 171 },
        confirmed: true,
      });
      const bell = async () =>
        (await callAs(app, doctor).get('/api/notifications')).json().data as { message: string }[];
      expect(JSON.stringify(await bell())).toContain('171 bpm');
      await deliverAll(app);
      const before = app.sent.length;
      expect(await end(decider)).toBe(200);
      expect(await read()).toBe(404);
      const elders = (await callAs(app, doctor).get('/api/elders')).json().data;
      expect(elders).toEqual([]);
      expect(JSON.stringify(await bell())).not.toContain('171 bpm');
      expect((await bell())[0]?.message).toContain('You can no longer see the health data');
      await deliverAll(app);
      const mail = app.sent.slice(before).find(({ to }) => to === doctor.email);
      expect(mail?.text).not.toContain('health data');
      const [entry] = (await callAs(app, decider).get(`${at}/consents`)).json().data;
      expect(entry).toMatchObject({ action: 'visit-ended', givenAs: role });
      expect(await listed(decider)).toEqual([]);
      // There is nothing more to end.
      expect(await end(decider)).toBe(404);
    },
  );

  it('get it back by a new booking only, not by moving, nor by one that was asked for before', async () => {
    const first = await appointment();
    const { id: earlier } = await makeBooking(app, {
      doctor,
      patient: elder,
      date: '2026-11-24',
      time: '11:00',
    });
    app.clock.set('2026-11-23T08:00:00Z');
    expect(await end(elder)).toBe(200);
    app.clock.advance({ minutes: 1 });
    const move = { date: '2026-11-24', time: '10:00' };
    await callAs(app, doctor).post(`/api/bookings/${first}/reschedule`, move);
    await callAs(app, doctor).post(`/api/bookings/${earlier}/accept`);
    expect(await read()).toBe(404);
    await appointment('14:00');
    app.clock.set('2026-11-23T13:00:00Z');
    expect(await read()).toBe(200);
  });

  it('keep what they may as members of the circle', async () => {
    await makeMember(app, { elder, who: doctor, permissions: ['health:read'] });
    await appointment();
    app.clock.set('2026-11-23T08:00:00Z');
    expect(await end(elder)).toBe(200);
    expect(await read()).toBe(200);
  });

  it.each([['a member who reads', ['health:read', 'health:write'] as const]])(
    'are neither shown to nor ended by %s',
    async (_, permissions) => {
      const member = await makeMember(app, { elder, permissions: [...permissions] });
      await appointment();
      for (const who of [member, doctor]) {
        const answer = await callAs(app, who).get(`${at}/circle/visit-doctors`);
        expect(answer.statusCode).toBe(404);
        expect(await end(who)).toBe(404);
      }
    },
  );
});
