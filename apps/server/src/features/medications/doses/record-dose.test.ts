import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../../test/medication-stage.ts';
import { watchDoses } from '../../../test/watch-doses.ts';
import { findEntries } from './doses.repo.ts';

let stage: MedicationStage;

beforeAll(async () => {
  stage = await startMedicationStage();
});
beforeEach(() => {
  stage.clock.set('2026-11-23T07:05:00Z');
});
afterAll(() => stage.close());

/** An elder with one medicine, whose first dose was due five minutes ago. */
async function elderWithPills(pills: number | null = 40, more: object = {}) {
  const elder = await stage.person();
  stage.clock.set('2026-11-23T06:00:00Z');
  const medicationId = await stage.add(elder, amlodipine({ pills, ...more }));
  stage.clock.set('2026-11-23T07:05:00Z');
  return { elder, medicationId };
}

it('shows a day as it stands', async () => {
  const { elder, medicationId } = await elderWithPills();
  expect(await stage.states(elder, elder)).toEqual(['09:00 due', '19:00 upcoming']);
  expect(await stage.states(elder, elder, '2026-11-22')).toEqual([]);
  expect(await stage.states(elder, elder, '2026-11-24')).toEqual([
    '09:00 upcoming',
    '19:00 upcoming',
  ]);
  await stage.say(elder, elder, { medicationId, due: '09:00' });
  expect(await stage.states(elder, elder)).toEqual(['09:00 taken', '19:00 upcoming']);
});

it.each([false, true])(
  'counts a dose once, however often it is sent (watched: %s)',
  async (watched) => {
    const { elder, medicationId } = await elderWithPills();
    if (watched) await watchDoses(stage.platform);
    const entry = { medicationId, due: '09:00', id: randomUUID() };
    const answers = await Promise.all([
      stage.say(elder, elder, entry),
      stage.say(elder, elder, entry),
      stage.say(elder, elder, { ...entry, id: randomUUID() }),
      stage.say(elder, elder, entry),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(await stage.medicine(elder, medicationId)).toMatchObject({ pills: 39, timesTaken: 1 });
  },
);

it('counts a dose as late that was taken more than an hour after its time', async () => {
  const { elder, medicationId } = await elderWithPills();
  stage.clock.set('2026-11-23T08:30:00Z');
  const at = (time: string) => new Date(`2026-11-23T${time}Z`);
  const say = (time: string, status = 'taken') =>
    stage.say(elder, elder, { medicationId, due: '09:00', at: at(time), status });
  expect((await say('08:00:00')).json().data.state).toBe('taken');
  await say('08:29:00', 'undone');
  expect((await say('08:00:01')).json().data.state).toBe('late');
});

it('lets the person who recorded a dose correct it, keeps the history, and counts pills back', async () => {
  const { elder, medicationId } = await elderWithPills();
  const entry = { medicationId, due: '09:00' };
  const first = randomUUID();
  const dose = (await stage.say(elder, elder, { ...entry, id: first })).json().data;
  stage.clock.advance({ seconds: 20 });
  expect(dose).toMatchObject({ state: 'taken', can: { answer: false, correct: true } });
  const skipped = await stage.say(elder, elder, {
    ...entry,
    status: 'skipped',
    reason: 'Felt sick',
  });
  expect(skipped.json().data).toMatchObject({ id: dose.id, state: 'skipped', reason: 'Felt sick' });
  expect(await stage.medicine(elder, medicationId)).toMatchObject({ pills: 40, timesTaken: 0 });
  // The first entry arrives again, late: it was made before the correction.
  await stage.say(elder, elder, { ...entry, id: first });
  expect(await stage.states(elder, elder)).toEqual(['09:00 skipped', '19:00 upcoming']);
  stage.clock.advance({ seconds: 20 });
  await stage.say(elder, elder, { ...entry, status: 'undone' });
  expect(await stage.states(elder, elder)).toEqual(['09:00 due', '19:00 upcoming']);
  const history = await findEntries(stage.platform.db, dose.id);
  expect(history.map(({ status }) => status)).toEqual(['taken', 'skipped', 'undone']);
});

it('applies the latest answer, though it arrived first', async () => {
  const { elder, medicationId } = await elderWithPills();
  const [taken, undone] = [newId(), newId()];
  const entry = { medicationId, due: '09:00' };
  await stage.say(elder, elder, { ...entry, id: undone, status: 'undone' });
  await stage.say(elder, elder, { ...entry, id: taken });
  expect(await stage.states(elder, elder)).toEqual(['09:00 due', '19:00 upcoming']);
  expect((await stage.medicine(elder, medicationId)).pills).toBe(40);
});

it('lets nobody else correct it; the same answer again is no conflict', async () => {
  const { elder, medicationId } = await elderWithPills();
  const daughter = await stage.join(elder, ['health:read', 'health:write']);
  const entry = { medicationId, due: '09:00' };
  await stage.say(daughter, elder, entry);
  const same = await stage.say(elder, elder, entry);
  expect(same.json().data).toMatchObject({ state: 'taken', recordedBy: { id: daughter.personId } });
  for (const status of ['skipped', 'undone']) {
    const refused = await stage.say(elder, elder, { ...entry, status });
    expect(refused.json()).toMatchObject({ status: 409, code: 'dose-recorded' });
  }
});

it('never goes below zero pills, and gives back what a dose used', async () => {
  const { elder, medicationId } = await elderWithPills(1.5, { pillsPerDose: 2 });
  await stage.say(elder, elder, { medicationId, due: '09:00' });
  expect(await stage.medicine(elder, medicationId)).toMatchObject({ pills: 0, daysLeft: 0 });
  await stage.say(elder, elder, { medicationId, due: '09:00', status: 'undone' });
  expect((await stage.medicine(elder, medicationId)).pills).toBe(1.5);
});

it('counts no pills of a medicine without a pill count', async () => {
  const { elder, medicationId } = await elderWithPills(null);
  await stage.say(elder, elder, { medicationId, due: '09:00' });
  expect(await stage.medicine(elder, medicationId)).toMatchObject({ pills: null, daysLeft: null });
});

it('refuses future, too early, too old and unscheduled doses', async () => {
  const { elder, medicationId } = await elderWithPills();
  const say = async (due: string | null, at?: Date) =>
    (await stage.say(elder, elder, { medicationId, due, ...(at ? { at } : {}) })).json();
  const future = await say('09:00', new Date('2026-11-23T07:11:00Z'));
  expect(future).toMatchObject({ status: 400, errors: [{ path: 'at', code: 'future-moment' }] });
  expect((await say('19:00')).code).toBe('dose-too-early');
  expect((await say('09:30')).code).toBe('dose-not-planned');
  expect((await say(null)).code).toBe('dose-not-planned');
  expect((await say('09:00', new Date('2026-10-20T07:00:00Z'))).code).toBe('dose-too-old');
  // A phone's clock may be a little ahead.
  expect((await say('09:00', new Date('2026-11-23T07:09:00Z'))).data.at).toBe(
    '2026-11-23T07:05:00.000Z',
  );
});

it('accepts a dose some hours early, and does not remind of it', async () => {
  const { elder, medicationId } = await elderWithPills();
  await stage.say(elder, elder, { medicationId, due: '09:00' });
  stage.clock.set('2026-11-23T15:00:00Z');
  expect((await stage.say(elder, elder, { medicationId, due: '19:00' })).statusCode).toBe(201);
  expect((await stage.medicine(elder, medicationId)).nextDose).toBe('2026-11-24T07:00:00.000Z');
  stage.clock.set('2026-11-23T20:00:00Z');
  await watchDoses(stage.platform);
  expect(await stage.states(elder, elder)).toEqual(['09:00 taken', '19:00 taken']);
});

it('accepts as-needed doses up to the daily maximum, and beyond only when confirmed', async () => {
  const elder = await stage.person();
  const schedule = { kind: 'as-needed', mostPerDay: 2 };
  const medicationId = await stage.add(elder, amlodipine({ name: 'Paracetamol', schedule }));
  const entry = { medicationId, due: null };
  const first = (await stage.say(elder, elder, entry)).json().data;
  expect(first).toMatchObject({ state: 'taken', dueAt: null });
  await stage.say(elder, elder, { ...entry, confirmed: true });
  const third = await stage.say(elder, elder, entry);
  expect(third.json()).toMatchObject({ status: 409, code: 'most-per-day-reached' });
  expect((await stage.say(elder, elder, { ...entry, confirmed: true })).statusCode).toBe(201);
  expect(await stage.medicine(elder, medicationId)).toMatchObject({ takenToday: 3, pills: 37 });
  const undone = await stage.say(elder, elder, { ...entry, doseId: first.id, status: 'undone' });
  expect(undone.statusCode).toBe(201);
  expect(await stage.medicine(elder, medicationId)).toMatchObject({ takenToday: 2, pills: 38 });
  expect(await stage.states(elder, elder)).toHaveLength(2);
  stage.clock.set('2026-11-24T07:05:00Z');
  expect((await stage.say(elder, elder, entry)).statusCode).toBe(201);
});

it('counts the most of a day within any 24 hours, over midnight too', async () => {
  stage.clock.set('2026-11-23T06:00:00Z');
  const elder = await stage.person();
  const schedule = { kind: 'as-needed', mostPerDay: 4, leastHours: 4 };
  const medicationId = await stage.add(elder, amlodipine({ name: 'Paracetamol', schedule }));
  const sayAt = async (at: string, more: object = {}) => {
    stage.clock.set(at);
    return (await stage.say(elder, elder, { medicationId, due: null, ...more })).json();
  };
  for (const hour of ['06', '10', '14', '18']) {
    expect((await sayAt(`2026-11-23T${hour}:00:00Z`)).data).toMatchObject({ state: 'taken' });
  }
  const fifth = await sayAt('2026-11-23T22:00:00Z');
  expect(fifth).toMatchObject({ code: 'most-per-day-reached' });
  expect(await sayAt('2026-11-24T05:59:00Z')).toMatchObject({ code: 'most-per-day-reached' });
  const { takenLately } = await stage.medicine(elder, medicationId);
  expect(takenLately).toHaveLength(4);
  expect((await sayAt('2026-11-24T06:00:00Z')).data).toMatchObject({ state: 'taken' });
  // One that is told late would be the fifth within the 24 hours after it.
  const late = { at: new Date('2026-11-23T08:00:00Z') };
  expect(await sayAt('2026-11-24T06:01:00Z', late)).toMatchObject({ code: 'most-per-day-reached' });
});

it('accepts as-needed doses too soon after the last only when confirmed', async () => {
  stage.clock.set('2026-11-23T07:05:00Z');
  const elder = await stage.person();
  const add = (name: string, schedule: object) =>
    stage.add(elder, amlodipine({ name, schedule: { kind: 'as-needed', ...schedule } }));
  const entry = { medicationId: await add('Paracetamol', { mostPerDay: 6 }), due: null };
  const say = async (more: object = {}) =>
    (await stage.say(elder, elder, { ...entry, ...more })).json();
  expect((await say()).data).toMatchObject({ state: 'taken' });
  stage.clock.set('2026-11-23T07:06:00Z');
  expect(await say()).toMatchObject({ status: 409, code: 'dose-too-soon' });
  expect((await say({ confirmed: true })).data).toMatchObject({ state: 'taken' });
  // Four hours after the last.
  stage.clock.set('2026-11-23T11:05:00Z');
  expect(await say()).toMatchObject({ code: 'dose-too-soon' });
  stage.clock.set('2026-11-23T11:06:00Z');
  expect((await say()).data).toMatchObject({ state: 'taken' });
  // What was taken earlier, and is sent late, is a fact.
  expect((await say({ at: new Date('2026-11-23T10:00:00Z') })).data).toMatchObject({
    state: 'taken',
  });
  // Another interval, as it was entered.
  const other = { medicationId: await add('Salbutamol', { mostPerDay: 8, leastHours: 1 }) };
  await say(other);
  stage.clock.set('2026-11-23T12:00:00Z');
  expect(await say(other)).toMatchObject({ code: 'dose-too-soon' });
  stage.clock.set('2026-11-23T12:06:00Z');
  expect((await say(other)).data).toMatchObject({ state: 'taken' });
});

it('leaves no dose of a stopped medicine open', async () => {
  const { elder, medicationId } = await elderWithPills();
  await watchDoses(stage.platform);
  const url = `/api/elders/${elder.personId}/medications/${medicationId}/stop`;
  await callAs(stage.app, elder).post(url);
  stage.clock.set('2026-11-23T20:00:00Z');
  await watchDoses(stage.platform);
  expect(await stage.states(elder, elder)).toEqual(['09:00 missed']);
});
