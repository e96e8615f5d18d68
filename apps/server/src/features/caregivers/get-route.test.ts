import { randomInt } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { type CareStage, startCareStage } from '../../test/care-stage.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';
import { amlodipine } from '../../test/medication-stage.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';

let stage: CareStage;
let caregiver: SignedIn;

beforeEach(async () => {
  stage ??= await startCareStage();
  stage.clock.set('2026-11-23T06:00:00Z');
  caregiver = await stage.person({ roles: ['CAREGIVER'] });
});
afterAll(() => stage.close());

const gasabo = (sector: string) => ({ district: 'Gasabo', sector });

async function elderIn(sector: string, permissions: Parameters<CareStage['join']>[3]) {
  const phoneNumber = `+25078${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;
  const elder = await stage.person({ ...gasabo(sector), phoneNumber });
  await stage.join(elder, caregiver, 'caregiver', permissions);
  return { ...elder, phoneNumber };
}

it('leads from elder to elder in the order of the times, with ways and how each visit stands', async () => {
  const near = ['location:read', 'messages'] as const;
  const [first, second, third] = [
    await elderIn('Remera', near),
    await elderIn('Kimironko', near),
    await elderIn('Kacyiru', []),
  ];
  await stage.plan(caregiver, third, caregiver, { time: '15:00' });
  await stage.plan(caregiver, second, caregiver, { time: '11:30' });
  await stage.plan(caregiver, first, caregiver, { time: '09:00', note: 'Blue gate' });
  await stage.plan(caregiver, first, caregiver, { startsOn: '2026-11-24' });
  stage.clock.set('2026-11-23T09:50:00Z');
  await stage.log(caregiver, second, '11:40', null);
  const { day, stops } = await stage.route(caregiver);
  expect(day).toBe('2026-11-23');
  expect(stops).toMatchObject([
    {
      elder: { id: first.personId },
      planned: {
        startsAt: '2026-11-23T07:00:00.000Z',
        tasks: ['meal', 'washing'],
        note: 'Blue gate',
      },
      state: 'missed',
      place: ['Remera', 'Gasabo'],
      phone: first.phoneNumber,
      kilometres: null,
      visit: null,
    },
    { elder: { id: second.personId }, state: 'planned', planned: { day }, visit: null },
    { elder: { id: second.personId }, state: 'arrived', planned: null, kilometres: 0 },
    // This caregiver may see neither the elder's place nor phone.
    { elder: { id: third.personId }, state: 'planned', place: null, phone: null, kilometres: null },
  ]);
  expect(stops[1].kilometres).toBeGreaterThan(0.5);
  stage.clock.set('2026-11-23T09:00:00Z');
  const states = async (on = '') =>
    (await stage.route(caregiver, on)).stops.map(({ state }: { state: string }) => state);
  // An hour after its end a visit that nobody logged counts as missed.
  expect((await states())[0]).toBe('planned');
  stage.clock.set('2026-11-23T09:00:00.001Z');
  expect((await states())[0]).toBe('missed');
  expect(await states('2026-11-24')).toEqual(['planned']);
  expect(await states('2026-11-25')).toEqual([]);
});

it('shows the state of the elder and waiting doses to those who may read it, and logs the access', async () => {
  const elder = await elderIn('Remera', ['health:read', 'health:write']);
  const private_ = await elderIn('Remera', ['messages']);
  await stage.plan(caregiver, elder, caregiver, { time: '10:30' });
  await stage.plan(caregiver, private_, caregiver, { time: '12:00' });
  await stage.post(elder, elder, 'medications', amlodipine());
  const reading = { kind: 'heart-rate', values: { value: 45 } };
  await stage.post(elder, elder, 'vitals', { id: crypto.randomUUID(), ...reading });
  const { stops } = await stage.route(caregiver);
  expect(stops[0]).toMatchObject({
    health: { wellBeing: 'look', openAlerts: 1, readings: [{ kind: 'heart-rate' }] },
    // 09:00 is of that morning, also for who comes later; 19:00 is not.
    doses: [{ name: 'Amlodipine', dueAt: '2026-11-23T07:00:00.000Z', state: 'upcoming' }],
  });
  expect(stops[1]).toMatchObject({ health: null, doses: null });
  expect((await stage.route(caregiver, '2026-11-24')).stops).toEqual([]);
  const log = await findEntries(stage.platform.db, elder.personId, null, 10);
  expect(log.map(({ actorId, subject }) => [actorId, subject])).toEqual(
    ['allergies', 'notes', 'visits'].map((subject) => [caregiver.personId, subject]),
  );
  expect(await findEntries(stage.platform.db, private_.personId, null, 10)).toEqual([]);
});

it('knows at an elder of today whom to call, the allergies and the last plan, for who reads their health', async () => {
  const elder = await elderIn('Remera', ['health:read', 'health:write']);
  const child = await stage.person({ phoneNumber: `+25078${randomInt(1_000_000, 9_999_999)}` });
  await stage.join(elder, child, 'child', ['health:read', 'alerts:receive']);
  const doctor = await stage.person({ roles: ['DOCTOR'] });
  await stage.join(elder, doctor, 'doctor', ['health:read', 'health:write']);
  await stage.plan(caregiver, elder, caregiver, { time: '10:30' });
  const allergy = { kind: 'medication', substance: 'Penicillin', criticality: 'high' };
  await stage.post(elder, elder, 'allergies', allergy);
  const write = (plan: string) => stage.post(doctor, elder, 'notes', { plan });
  const { id } = (await write('Walk every day.')).json().data;
  await callAs(stage.app, doctor).post(`/api/practice/notes/${id}/sign`, { number: 'RMDC 1' });
  await write('Not signed');
  const { stops } = await stage.route(caregiver);
  expect(stops[0].aid).toMatchObject({
    calls: [{ relation: 'child' }],
    allergies: ['Penicillin'],
    plan: { text: 'Walk every day.' },
  });
  const private_ = await elderIn('Remera', ['messages']);
  await stage.plan(caregiver, private_, caregiver, { time: '12:00' });
  expect((await stage.route(caregiver)).stops[1].aid).toBeNull();
});

it('names nobody to call at an elder to whom no visit is planned that day', async () => {
  const elder = await elderIn('Remera', ['health:read', 'health:write']);
  const child = await stage.person({ phoneNumber: `+25078${randomInt(1_000_000, 9_999_999)}` });
  await stage.join(elder, child, 'child', ['health:read', 'alerts:receive']);
  await stage.log(caregiver, elder, '07:00', '07:30');
  const calls = async () =>
    (await stage.route(caregiver)).stops.map(({ aid }: { aid: { calls: unknown[] } }) => aid.calls);
  expect(await calls()).toEqual([[]]);
  await stage.plan(caregiver, elder, caregiver, { time: '10:30' });
  expect(await calls()).toMatchObject([[{ relation: 'child' }], [{ relation: 'child' }]]);
});

it('loses an elder at once who has removed the caregiver', async () => {
  const elder = await elderIn('Remera', ['health:read']);
  await stage.plan(caregiver, elder, caregiver);
  const { id } = (await stage.log(caregiver, elder, '07:00', '07:30')).json().data;
  expect((await stage.route(caregiver)).stops).toHaveLength(2);
  await stage.leave(elder, caregiver);
  expect((await stage.route(caregiver)).stops).toEqual([]);
  const amended = { arrivedAt: stage.at('07:00'), leftAt: stage.at('07:20'), tasks: ['meal'] };
  const answers = [
    await stage.get(caregiver, elder, 'care-visits'),
    await stage.get(caregiver, elder, 'visit-schedules'),
    await stage.log(caregiver, elder, '07:40', '07:50'),
    await stage.plan(caregiver, elder, caregiver, { time: '13:00' }),
    await stage.post(caregiver, elder, `care-visits/${id}/amend`, { ...amended, condition: null }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  // What was logged stays with the elder.
  expect((await stage.get(elder, elder, 'care-visits')).json().data).toHaveLength(1);
});
