import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callAs } from '../../../test/call-as.ts';
import { type CareStage, startCareStage } from '../../../test/care-stage.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { findDied, heldByDeathUntil, recordDeath } from '../../accounts/accounts.public.ts';
import { people } from '../../accounts/people.tables.ts';
import { findBooking } from '../../bookings/bookings.repo.ts';
import { plannedAppointments } from '../../bookings/own-bookings.ts';
import { findWaitsFor } from '../../bookings/waitlist/waitlist.repo.ts';
import { plannedHomeVisits } from '../../caregivers/planned-visits.ts';
import { findPlanned } from './planned.ts';

let stage: CareStage;
let elder: SignedIn;
let daughter: SignedIn;
let caregiver: SignedIn;

beforeEach(async () => {
  stage ??= await startCareStage();
  stage.clock.set('2026-11-23T06:00:00Z');
  elder = await stage.person({ firstName: 'Vestine', district: 'Gasabo', sector: 'Remera' });
  daughter = await stage.person({ roles: ['FAMILY'], firstName: 'Claudine' });
  caregiver = await stage.person({ roles: ['CAREGIVER'], firstName: 'Chantal' });
  await stage.join(elder, daughter, 'child', ['bookings:manage', 'alerts:receive']);
  await stage.join(elder, caregiver, 'caregiver');
});
afterAll(() => stage.close());

/** A daily home visit, and appointments on Wednesday and on Monday evening. */
async function household() {
  const everyDay = {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    startsOn: '2026-11-24',
    endsOn: '2026-12-09',
  };
  await stage.plan(daughter, elder, caregiver, everyDay);
  const doctor = await makeDoctor(stage.app, { person: { verified: true } });
  const wednesday = await makeBooking(stage.app, { doctor, patient: elder, date: '2026-11-25' });
  return { doctor, wednesday: wednesday.id };
}

const die = (at = stage.clock.now()) =>
  inTransaction(stage.platform, (tx) =>
    recordDeath(tx, elder.personId, { at, by: daughter.personId, recordedAt: stage.clock.now() }),
  );
const circle = async (who = daughter) =>
  (await callAs(stage.app, who).get(`/api/elders/${elder.personId}/circle`)).json().data;
const greet = async () => {
  const at = stage.clock.now().toISOString();
  const answer = await callAs(stage.app, elder).post('/api/check-ins', { at });
  expect(answer.statusCode).toBeLessThan(300);
};
const callOff = () => stage.app.due.run('circle.call-off');

it('says whom it hits, and calls everything off a day later, what begins sooner before that', async () => {
  const { doctor, wednesday } = await household();
  await die();
  expect((await circle()).death).toMatchObject({
    by: expect.stringContaining('Claudine'),
    allOffAt: '2026-11-24T06:00:00.000Z',
    planned: [
      { kind: 'home-visit', who: expect.stringContaining('Chantal') },
      { kind: 'appointment', startsAt: '2026-11-25T07:00:00.000Z' },
    ],
  });
  // Nobody else of the circle sees what is planned.
  expect((await circle(caregiver)).death.planned).toEqual([]);
  await callOff();
  expect(await stage.bell(caregiver)).not.toContainEqual(expect.stringContaining('has died'));
  stage.clock.set('2026-11-23T21:00:00Z');
  await callOff();
  const [news] = await stage.bell(caregiver);
  expect(news).toMatch(/Vestine .* has died. The visit of Chantal .* on Tuesday 24 November/);
  expect(await findBooking(stage.platform.db, wednesday)).toMatchObject({ status: 'pending' });
  stage.clock.set('2026-11-24T06:00:01Z');
  await callOff();
  expect(await findBooking(stage.platform.db, wednesday)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'death',
    cancellationFee: 0,
  });
  expect(await stage.bell(doctor)).toContainEqual(expect.stringMatching(/Vestine .* has died/));
  expect(await stage.bell(caregiver)).toContainEqual(
    expect.stringMatching(/All planned visits .* cancelled/),
  );
  expect(await stage.bell(daughter)).toContainEqual(
    expect.stringMatching(/Vestine .*cancelled, because the death was recorded/),
  );
  expect((await stage.bell(elder)).join()).not.toMatch(/died|death/);
  expect((await circle()).death.planned).toEqual([]);
});

it.each(['a coordinator', 'a sign of life'])(
  'tells whom it told of the death that it was a mistake, once %s takes it back',
  async (who) => {
    const { doctor, wednesday } = await household();
    const stranger = await makeDoctor(stage.app);
    await die();
    stage.clock.set('2026-11-24T06:00:01Z');
    await callOff();
    if (who === 'a coordinator') {
      const coordinator = await stage.person({ roles: ['ADMIN'] });
      const url = `/api/admin/people/${elder.personId}/death/withdraw`;
      await callAs(stage.app, coordinator).post(url, { reason: 'It was her aunt.' });
    } else await greet();
    const mistake = expect.stringMatching(/mistake: Vestine .* lives.*stays called off/);
    expect(await stage.bell(doctor)).toContainEqual(mistake);
    expect(await stage.bell(daughter)).toContainEqual(
      expect.stringMatching(/by mistake.*stays called off/),
    );
    expect(await stage.bell(stranger)).toEqual([]);
    expect(await findBooking(stage.platform.db, wednesday)).toMatchObject({ status: 'cancelled' });
  },
);

it('does not tell a doctor who is confirmed no more that it was a mistake', async () => {
  const { doctor } = await household();
  await die();
  stage.clock.set('2026-11-24T06:00:01Z');
  await callOff();
  await stage.platform.db
    .update(people)
    .set({ verified: false, checkedName: null })
    .where(eq(people.id, doctor.personId));
  await greet();
  expect((await stage.bell(doctor)).join()).not.toContain('mistake');
});

it('calls nothing off of a death that was taken back between finding and calling off', async () => {
  const { wednesday } = await household();
  const refund = async () => 'none' as const;
  const sources = [
    plannedAppointments(stage.platform, { refund }),
    plannedHomeVisits(stage.platform),
  ];
  const { db } = stage.platform;
  await die();
  const found = await findPlanned(db, sources, elder.personId, stage.clock.now());
  stage.clock.advance({ minutes: 1 });
  await greet();
  for (const { source, ...planned } of found)
    await source.callOff(elder.personId, planned, { next: false });
  expect(await findBooking(db, wednesday)).toMatchObject({ status: 'pending' });
  const still = await findPlanned(db, sources, elder.personId, stage.clock.now());
  expect(still).toHaveLength(found.length);
});

it('leaves the day to take it back to a death that was said two days ago without network', async () => {
  const { wednesday } = await household();
  await die(new Date('2026-11-21T06:00:00Z'));
  expect((await circle()).death).toMatchObject({
    recordedAt: '2026-11-23T06:00:00.000Z',
    allOffAt: '2026-11-24T06:00:00.000Z',
  });
  await callOff();
  expect(await findBooking(stage.platform.db, wednesday)).toMatchObject({ status: 'pending' });
  expect(await stage.bell(caregiver)).not.toContainEqual(expect.stringContaining('has died'));
  const death = (await findDied(stage.platform.db, [elder.personId])).get(elder.personId);
  expect(heldByDeathUntil(death?.recordedAt ?? new Date(0), stage.clock.now())).not.toBeNull();
});

it('calls nothing off once the death was taken back by a coordinator, who is named and says why', async () => {
  const { doctor, wednesday } = await household();
  const coordinator = await stage.person({ roles: ['ADMIN'], firstName: 'Solange' });
  await die();
  const url = `/api/admin/people/${elder.personId}`;
  const admin = callAs(stage.app, coordinator);
  const { death } = (await admin.get(url)).json().data;
  expect(death.by).toContain('Claudine');
  expect((await admin.post(`${url}/death/withdraw`, { reason: '' })).statusCode).toBe(400);
  const reason = { reason: 'The daughter called: it was her aunt.' };
  expect((await callAs(stage.app, daughter).post(`${url}/death/withdraw`, reason)).statusCode).toBe(
    403,
  );
  expect((await admin.post(`${url}/death/withdraw`, reason)).statusCode).toBe(200);
  expect((await admin.get(url)).json().data.death).toBeNull();
  const [line] = (await admin.get(`/api/admin/audit?person=${elder.personId}`))
    .json()
    .data.filter(({ action }: { action: string }) => action === 'person.death-withdrawn');
  expect(line).toMatchObject(reason);
  expect(await stage.bell(daughter)).toContainEqual(expect.stringMatching(/Solange .* by mistake/));
  stage.clock.set('2026-11-24T07:00:00Z');
  await callOff();
  expect(await findBooking(stage.platform.db, wednesday)).toMatchObject({ status: 'pending' });
  expect((await stage.bell(doctor)).join()).not.toContain('has died');
});

it('says on the home of the family that and by whom it was recorded, and nothing else', async () => {
  await household();
  await die();
  const [glance] = (await callAs(stage.app, daughter).get('/api/glances')).json().data;
  expect(glance).toMatchObject({
    death: { by: expect.stringContaining('Claudine'), mayWithdraw: true },
    wellBeing: null,
    standing: [],
    phone: null,
    nextVisit: null,
  });
  const protections = await callAs(stage.app, daughter).get('/api/protection');
  expect(
    protections.json().data.map(({ elder: of }: { elder: { id: string } }) => of.id),
  ).not.toContain(elder.personId);
});

it('plans nothing new for who has died, until they ask for it themselves', async () => {
  const doctor = await makeDoctor(stage.app);
  await die();
  const wait = { doctorId: doctor.doctorId, type: 'general', wish: 'soonest' };
  const refused = await callAs(stage.app, daughter).post('/api/waitlist', {
    ...wait,
    elderId: elder.personId,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'death-recorded']);
  stage.clock.advance({ minutes: 1 });
  expect((await callAs(stage.app, elder).post('/api/waitlist', wait)).statusCode).toBe(201);
  const { db } = stage.platform;
  expect((await findDied(db, [elder.personId])).size).toBe(0);
  const waiting = async () => (await findWaitsFor(db, doctor.doctorId, stage.clock.now())).length;
  expect(await waiting()).toBe(1);
  stage.clock.advance({ minutes: 1 });
  await die();
  expect(await waiting()).toBe(0);
});
