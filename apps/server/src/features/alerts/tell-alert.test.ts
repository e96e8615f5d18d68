import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import {
  endAppointmentAccess,
  giveAppointmentAccess,
} from '../../test/factories/appointment-access.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pulse, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let doctor: SignedIn;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  doctor = await makePerson(app, { roles: ['DOCTOR'], firstName: 'Jean' });
});
afterAll(() => app.close());

/** Opens the doctor's access for an appointment in `hours` hours; returns the booking. */
async function appointmentIn(hours: number, who = doctor): Promise<string> {
  const bookingId = newId();
  const startsAt = new Date(app.clock.now().getTime() + hours * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  const { personId } = who;
  await giveAppointmentAccess(app.platform, {
    bookingId,
    elderId: elder.personId,
    personId,
    startsAt,
    endsAt,
  });
  return bookingId;
}

const bellOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications')).json().data;
const urgent = () => stage.add(elder, elder, pulse(171, { confirmed: true }));

describe('the doctor of an appointment', () => {
  it('is notified of an alert around the appointment, without health words outside', async () => {
    await appointmentIn(3);
    await deliverAll(app);
    const before = app.sent.length;
    await urgent();
    await deliverAll(app);
    const [notice] = await bellOf(doctor);
    expect(notice).toMatchObject({ type: 'emergency', title: 'Please open Hafi now' });
    expect(notice.message).toContain('171 bpm');
    expect(notice.link).toMatch(new RegExp(`^/alerts/[0-9a-f-]{36}\\?elder=${elder.personId}$`));
    const mail = app.sent.slice(before).find(({ to }) => to === doctor.email);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\b171\b|heart|Espérance/i);
  });

  it.each([
    ['more than a day before it', 25],
    ['more than a day after it', -25],
  ])('is not notified %s', async (_, hours) => {
    await appointmentIn(hours);
    await urgent();
    expect(await bellOf(doctor)).toEqual([]);
  });

  it('is not notified of another elder, nor when the appointment is cancelled', async () => {
    const booking = await appointmentIn(3);
    const other = await makePerson(app);
    await stage.add(other, other, pulse(171, { confirmed: true }));
    expect(await bellOf(doctor)).toEqual([]);
    await endAppointmentAccess(app.platform, booking);
    await urgent();
    expect(await bellOf(doctor)).toEqual([]);
  });

  it('is not notified when no longer a doctor', async () => {
    const former = await makePerson(app, { roles: ['FAMILY'] });
    await appointmentIn(3, former);
    await urgent();
    expect(await bellOf(former)).toEqual([]);
  });

  it('is notified once, with two appointments and as a member of the circle', async () => {
    const member = await stage.member(elder, ['alerts:receive'], { roles: ['DOCTOR'] });
    await appointmentIn(3, member);
    await appointmentIn(20, member);
    await urgent();
    expect(await bellOf(member)).toHaveLength(1);
  });
});
