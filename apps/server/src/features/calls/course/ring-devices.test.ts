import { defaultChoice, type QuietHours } from '@hafi/contract/accounts/preferences.schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callAs } from '../../../test/call-as.ts';
import { type CallDevice, callStage } from '../../../test/calls/call-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
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

/** At 08:00, when tests begin, it is within these. */
const quietHours: QuietHours = { from: '07:00', to: '09:30' };

/** Two devices of an elder that show pushes, and one of a daughter who may call. */
async function family(choice: object = {}) {
  const { daughter, elder, place } = await stage.family();
  const devices = [await stage.device(elder), await stage.device(elder)];
  for (const [nth, device] of devices.entries()) await showPushes(device, nth);
  await callAs(app, elder).put('/api/preferences', {
    notifications: { ...defaultChoice, ...choice },
  });
  return { elder, mobile: await stage.device(daughter), place };
}

const showPushes = ({ as }: CallDevice, nth: number) =>
  as.post('/api/push-subscriptions', {
    endpoint: `https://fcm.googleapis.com/fcm/send/device-${nth}`,
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
  });

/** What appears on locked screens. */
async function pushes() {
  await deliverAll(app);
  return app.sent.flatMap(({ channel, subject, text }) =>
    channel === 'push' ? [`${subject} ${text}`] : [],
  );
}

it('a call rings on every device, with the name of who calls and the page of the call', async () => {
  const { mobile, place } = await family();
  const { id } = (await mobile.start(place)).json().data;
  const ring = `Claudine Mukamana calls you /call/${id}`;
  expect(await pushes()).toEqual([ring, ring]);
});

it('no push rings any more once the call is over', async () => {
  const { mobile, place } = await family();
  const { id } = (await mobile.start(place)).json().data;
  app.clock.advance({ seconds: 46 });
  expect(await pushes()).not.toContain(`Claudine Mukamana calls you /call/${id}`);
});

it('nobody is rung who has turned pushes off', async () => {
  const { mobile, place } = await family({ push: false });
  await mobile.start(place);
  expect(await pushes()).toEqual([]);
});

it('in quiet hours a call rings too, and that it was missed is told when they end', async () => {
  const { mobile, place } = await family({ quietHours });
  await mobile.start(place);
  expect(await pushes()).toHaveLength(2);
  const missed = `Missed call /chat/${place.conversationId}`;
  const notified = async () => (await pushes()).filter((push) => push === missed);
  await stage.pass(46);
  expect(await notified()).toEqual([]);
  app.clock.set('2026-11-23T07:31:00Z');
  expect(await notified()).toEqual([missed, missed]);
});

it('who has agreed on the hour of an appointment is rung in quiet hours too', async () => {
  const { elder } = await family({ quietHours });
  const doctor = await makeDoctor(app);
  const { id } = await makeBooking(app, { doctor, patient: elder, mode: 'video' });
  await inTransaction(app.platform, async (tx) => {
    await tx.update(bookings).set({ status: 'booked' }).where(eq(bookings.id, id));
  });
  app.clock.set('2026-11-25T09:00:00+02:00');
  const desk = await stage.device(doctor);
  const call = (await desk.start({ bookingId: id })).json().data;
  const ring = `Your video appointment has begun /call/${call.id}`;
  expect((await pushes()).filter((push) => push === ring)).toEqual([ring, ring]);
});
