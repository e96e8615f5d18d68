import type { Call } from '@hafi/contract/calls/call.schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callAs } from '../../../test/call-as.ts';
import { callStage } from '../../../test/calls/call-stage.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { bookings } from '../../bookings/bookings.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof callStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = callStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** An accepted appointment by video, on Wednesday from 09:00 to 09:30 in Kigali. */
async function appointment(status: 'booked' | 'pending' = 'booked') {
  const doctor = await makeDoctor(app);
  const elder = await makePerson(app, { phoneNumber: '+250788000111' });
  const daughter = await makeMember(app, { elder, permissions: ['bookings:manage'] });
  const { id } = await makeBooking(app, { doctor, patient: elder, mode: 'video' });
  await inTransaction(app.platform, async (tx) => {
    await tx.update(bookings).set({ status }).where(eq(bookings.id, id));
  });
  const place = { bookingId: id };
  const [desk, phone] = [await stage.device(doctor), await stage.device(elder)];
  return { daughter, desk, doctor, elder, id, phone, place };
}

const at = (time: string) => app.clock.set(`2026-11-25T${time}:00+02:00`);

describe('an appointment by video', () => {
  it('opens ten minutes before and closes half an hour after, for its two sides', async () => {
    const { desk, phone, place } = await appointment();
    for (const [time, code] of [
      ['08:49', 409],
      ['10:00', 409],
      ['08:50', 201],
    ] as const) {
      at(time);
      expect((await phone.start(place)).statusCode, time).toBe(code);
    }
    expect(await desk.current()).toMatchObject([{ kind: 'appointment' }]);
  });

  it('is not found by others, who keep the bookings or know the doctor', async () => {
    const { daughter, place } = await appointment();
    at('09:00');
    const other = await stage.device(daughter);
    expect((await other.start(place)).statusCode).toBe(404);
    const stranger = await stage.device(await makeDoctor(app));
    expect((await stranger.start(place)).statusCode).toBe(404);
  });

  it('is not open before the doctor has accepted it', async () => {
    const { phone, place } = await appointment('pending');
    at('09:00');
    expect((await phone.start(place)).statusCode).toBe(404);
  });

  it('ends when it is cancelled', async () => {
    const { desk, elder, id, phone, place } = await appointment();
    at('08:55');
    const call: Call = (await phone.start(place)).json().data;
    await desk.join(call.id);
    expect((await callAs(app, elder).post(`/api/bookings/${id}/cancel`)).statusCode).toBe(200);
    await expect.poll(async () => (await desk.call(call.id)).endedAt).not.toBeNull();
  });

  it('waits for whoever is late, and says so to them', async () => {
    const { desk, doctor, phone, place } = await appointment();
    at('08:58');
    const call: Call = (await phone.start(place)).json().data;
    for (let times = 0; times < 20; times += 1) {
      await stage.pass(15);
      await phone.beat(call.id);
    }
    expect(await phone.call(call.id)).toMatchObject({ endedAt: null, answeredAt: null });
    const bell = (await callAs(app, doctor).get('/api/notifications')).json().data;
    const notices = bell.filter(
      ({ link }: { link: string }) => link === `/video/${place.bookingId}`,
    );
    expect(notices).toHaveLength(1);
    // Who comes by the same door meets the one who waits.
    expect((await desk.start(place)).json().data).toMatchObject({ id: call.id });
    await phone.leave(call.id);
    expect(await desk.call(call.id)).toMatchObject({ outcome: 'answered' });
  });

  it('names its doctor by the title, and is over for everybody when she leaves', async () => {
    const { daughter, desk, id, phone, place } = await appointment();
    await inTransaction(app.platform, async (tx) => {
      const bookedBy = daughter.personId;
      await tx.update(bookings).set({ bookedBy }).where(eq(bookings.id, id));
    });
    const other = await stage.device(daughter);
    at('09:00');
    const call: Call = (await desk.start(place)).json().data;
    expect(call.people[0]).toMatchObject({ isDoctor: true, name: expect.stringMatching(/^Dr /) });
    await phone.join(call.id);
    await other.join(call.id);
    // Whoever else leaves ends nothing.
    await other.leave(call.id);
    await other.join(call.id);
    expect((await phone.call(call.id)).endedAt).toBeNull();
    await desk.leave(call.id);
    expect(await phone.call(call.id)).toMatchObject({ outcome: 'answered' });
    expect(await phone.current()).toEqual([]);
  });

  it('ends for who waits in vain when it closes', async () => {
    const { phone, place } = await appointment();
    at('09:58');
    const call: Call = (await phone.start(place)).json().data;
    for (let times = 0; times < 10; times += 1) {
      await stage.pass(15);
      await phone.beat(call.id);
    }
    expect(await phone.call(call.id)).toMatchObject({ outcome: 'missed' });
  });

  it('tells each side the number of the other, for when no connection comes about', async () => {
    const { desk, elder, phone, place } = await appointment();
    at('09:00');
    const call: Call = (await phone.start(place)).json().data;
    const help = async (device: typeof desk) =>
      (await device.as.get(`/api/calls/${call.id}/connection`)).json().data;
    const { phones } = await help(desk);
    expect(phones).toEqual([{ personId: elder.personId, phone: expect.stringMatching(/^\+/) }]);
    expect(await help(phone)).toMatchObject({ iceServers: [], rwfPerGigabyte: 200 });
    // Data costs nothing in francs to who lives abroad.
    await app.platform.db.execute(
      sql`update people set country = 'BE' where id = ${elder.personId}`,
    );
    expect(await help(phone)).toMatchObject({ rwfPerGigabyte: 0 });
  });
});
