import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../test/medication-stage.ts';

let stage: MedicationStage;

beforeAll(async () => {
  stage = await startMedicationStage();
});
afterAll(() => stage.close());

const urlOf = (elder: { personId: string }) => `/api/elders/${elder.personId}/medications`;

it('adds a medicine and shows it as SPEC.md names its parts', async () => {
  const elder = await stage.person();
  const added = await callAs(stage.app, elder).post(urlOf(elder), amlodipine({ note: '' }));
  expect(added.statusCode).toBe(201);
  expect(added.json().data).toMatchObject({
    name: 'Amlodipine',
    dosage: '5 mg',
    frequency: 'Every day at 09:00, 19:00',
    timesTaken: 0,
    nextDose: '2026-11-23T07:00:00.000Z',
    pills: 40,
    daysLeft: 20,
    status: 'active',
    startsOn: '2026-11-23',
    endsOn: null,
    note: null,
    low: false,
    remindAgainMinutes: 30,
    tellCircleMinutes: 60,
    refillDays: 7,
    can: { change: true },
  });
});

it.each([
  ['rw', { kind: 'interval', everyHours: 8, startTime: '06:00' }, '8'],
  ['fr', { kind: 'as-needed', mostPerDay: 4 }, '4'],
  ['fr', { kind: 'times', times: ['07:00'], weekdays: [1, 4] }, 'lundi, jeudi'],
])('describes in %s when a medicine is taken', async (language, schedule, words) => {
  const elder = await stage.person({ language } as object);
  const added = await callAs(stage.app, elder).post(urlOf(elder), amlodipine({ schedule }));
  expect(added.json().data.frequency).toContain(words);
  expect(added.json().data.frequency).not.toContain('Every');
});

it.each([
  [{ pills: -1 }, 'pills', 'too-small'],
  [{ pillsPerDose: 0 }, 'pillsPerDose', 'too-small'],
  [{ pillsPerDose: 0.3 }, 'pillsPerDose', 'invalid-format'],
  [{ form: 'tablet', pillsPerDose: 24 }, 'pillsPerDose', 'too-big'],
  [{ form: 'injection', pillsPerDose: 201 }, 'pillsPerDose', 'too-big'],
  [{ name: ' ' }, 'name', 'required'],
  [{ endsOn: '2026-11-01', startsOn: '2026-11-02' }, 'endsOn', 'ends-before-start'],
  [{ tellCircleMinutes: 20 }, 'tellCircleMinutes', 'told-before-reminded'],
  [
    { schedule: { kind: 'as-needed', mostPerDay: 4, leastHours: 8 } },
    'schedule.leastHours',
    'doses-do-not-fit',
  ],
  [{ schedule: { kind: 'times', times: [], weekdays: [1] } }, 'schedule.times', 'too-small'],
  [
    { schedule: { kind: 'times', times: ['25:00'], weekdays: [1] } },
    'schedule.times.0',
    'invalid-time',
  ],
  [
    { schedule: { kind: 'interval', everyHours: 0, startTime: '06:00' } },
    'schedule.everyHours',
    'too-small',
  ],
])('refuses %j with a message', async (wrong, path, code) => {
  const elder = await stage.person();
  const refused = await callAs(stage.app, elder).post(urlOf(elder), amlodipine(wrong));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toContainEqual(expect.objectContaining({ path, code }));
  expect(refused.json().errors[0].message).toBeTruthy();
});

it('takes down 24 units of insulin', async () => {
  const elder = await stage.person();
  const insulin = amlodipine({ name: 'Insulin', form: 'injection', pillsPerDose: 24 });
  expect((await callAs(stage.app, elder).post(urlOf(elder), insulin)).statusCode).toBe(201);
});

it('changes a medicine from now on; an omitted pill count stays', async () => {
  const elder = await stage.person();
  const id = await stage.add(elder);
  const { pills, ...change } = amlodipine({ dosage: '10 mg' }) as Record<string, unknown>;
  const schedule = { kind: 'times', times: ['21:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const changed = await callAs(stage.app, elder).put(`${urlOf(elder)}/${id}`, {
    ...change,
    schedule,
  });
  expect(changed.json().data).toMatchObject({
    id,
    dosage: '10 mg',
    pills,
    nextDose: '2026-11-23T19:00:00.000Z',
    daysLeft: 40,
  });
  expect(await stage.states(elder, elder)).toEqual(['21:00 upcoming']);
});

it('stops a medicine, keeps it, and allows no more changes', async () => {
  const elder = await stage.person();
  const [kept, stopped] = [
    await stage.add(elder),
    await stage.add(elder, amlodipine({ name: 'Zinc' })),
  ];
  const url = `${urlOf(elder)}/${stopped}`;
  const answer = await callAs(stage.app, elder).post(`${url}/stop`, { reason: 'Not needed' });
  expect(answer.json().data).toMatchObject({
    status: 'stopped',
    stopReason: 'Not needed',
    nextDose: null,
    can: { change: false },
  });
  const listed = (await callAs(stage.app, elder).get(urlOf(elder))).json().data;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([kept, stopped]);
  for (const again of [
    await callAs(stage.app, elder).post(`${url}/stop`),
    await callAs(stage.app, elder).put(url, amlodipine()),
    await callAs(stage.app, elder).post(`${url}/refill`, { pills: 10 }),
  ]) {
    expect(again.json()).toMatchObject({ status: 409, code: 'medication-stopped' });
  }
});

it('adds bought pills, and starts a count where there was none', async () => {
  const elder = await stage.person();
  const [counted, uncounted] = [
    await stage.add(elder),
    await stage.add(elder, amlodipine({ pills: null })),
  ];
  const refill = async (id: string) =>
    (await callAs(stage.app, elder).post(`${urlOf(elder)}/${id}/refill`, { pills: 30.5 })).json()
      .data;
  expect(await refill(counted)).toMatchObject({ pills: 70.5, daysLeft: 35 });
  expect(await refill(uncounted)).toMatchObject({ pills: 30.5, daysLeft: 15 });
});

it('warns of allergies and duplicate medicines, before and after they are added', async () => {
  const elder = await stage.person();
  const card = { bloodType: null, medications: null, conditions: null, emergencyNotes: null };
  const { put } = callAs(stage.app, elder);
  await put('/api/profile/medical-summary', { ...card, allergies: 'Aspirine (bad rash)' });
  const ask = async (name: string) =>
    (await callAs(stage.app, elder).get(`${urlOf(elder)}/warnings?name=${name}`)).json().data;
  expect(await ask('Aspirin 100')).toEqual([
    { kind: 'allergy', words: 'Aspirine (bad rash)', family: null },
  ]);
  const id = await stage.add(elder, amlodipine({ name: 'ASPIRIN', allergyReason: 'Low dose' }));
  expect(await ask('Amlodipine')).toEqual([]);
  const cardio = amlodipine({ name: 'Aspirin cardio', allergyReason: 'Low dose' });
  const twice = await stage.add(elder, cardio);
  expect((await stage.medicine(elder, twice)).warnings).toEqual([
    { kind: 'allergy', words: 'Aspirine (bad rash)', family: null },
    { kind: 'duplicate', words: 'ASPIRIN', family: null },
  ]);
  await callAs(stage.app, elder).post(`${urlOf(elder)}/${id}/stop`);
  expect((await stage.medicine(elder, twice)).warnings).toHaveLength(1);
});

it('allows at most forty current medicines', async () => {
  const elder = await stage.person();
  for (let count = 0; count < 40; count += 1)
    await stage.add(elder, amlodipine({ name: `M${count}` }));
  const more = await callAs(stage.app, elder).post(urlOf(elder), amlodipine());
  expect(more.json()).toMatchObject({ status: 409, code: 'too-many-medications' });
});

it('does not find a medicine under another elder', async () => {
  const [one, other] = [await stage.person(), await stage.person()];
  const id = await stage.add(one);
  const url = `${urlOf(other)}/${id}`;
  for (const answer of [
    await callAs(stage.app, other).put(url, amlodipine()),
    await callAs(stage.app, other).post(`${url}/stop`),
    await callAs(stage.app, other).post(`${url}/refill`, { pills: 1 }),
    await stage.say(other, other, { medicationId: id, due: '09:00' }),
  ]) {
    expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
  }
});

const penicillin = { substance: 'Penicillin', kind: 'medication', criticality: 'high' };

it('keeps a medicine against which an allergy speaks only with the reason, which stays', async () => {
  const elder = await stage.person();
  const own = callAs(stage.app, elder);
  const of = `/api/elders/${elder.personId}`;
  await own.post(`${of}/allergies`, penicillin);
  const warned = await own.get(`${urlOf(elder)}/warnings?name=Amoxicilline`);
  expect(warned.json().data).toEqual([
    { kind: 'allergy', words: 'Penicillin', family: 'penicillin' },
  ]);
  const amoxicillin = amlodipine({ name: 'Amoxicilline' });
  const refused = await own.post(urlOf(elder), amoxicillin);
  expect(refused.json()).toMatchObject({ status: 409, code: 'allergy-warned' });
  const pressed = await own.post(urlOf(elder), { ...amoxicillin, confirmed: true });
  expect(pressed.json()).toMatchObject({ status: 409, code: 'allergy-warned' });
  expect((await own.get(urlOf(elder))).json().data).toEqual([]);
  const allergyReason = 'Tested, and negative';
  const kept = await own.post(urlOf(elder), { ...amoxicillin, allergyReason });
  expect(kept.json().data.warnings).toMatchObject([{ kind: 'allergy' }]);
  const { id } = kept.json().data;
  const history = (await own.get(`${urlOf(elder)}/${id}/history`)).json().data;
  expect(history[0].lines).toContain(`Although an allergy speaks against it: ${allergyReason}`);
});

it('warns of two medicines of one class, and keeps both when that is confirmed', async () => {
  const elder = await stage.person();
  const own = callAs(stage.app, elder);
  await stage.add(elder, amlodipine());
  const nifedipine = amlodipine({ name: 'Nifedipine' });
  const refused = await own.post(urlOf(elder), nifedipine);
  expect(refused.json()).toMatchObject({ status: 409, code: 'medicine-warned' });
  expect((await own.post(urlOf(elder), { ...nifedipine, confirmed: true })).statusCode).toBe(201);
});

it('warns before a medicine gets the name of another', async () => {
  const elder = await stage.person();
  const own = callAs(stage.app, elder);
  const id = await stage.add(elder, amlodipine());
  await stage.add(elder, amlodipine({ name: 'Paracetamol' }));
  const url = `${urlOf(elder)}/${id}`;
  const refused = await own.put(url, amlodipine({ name: 'Doliprane' }));
  expect(refused.json()).toMatchObject({ status: 409, code: 'medicine-warned' });
  expect((await own.put(url, amlodipine({ note: 'With water' }))).statusCode).toBe(200);
});

it('warns of the medicines taken before an allergy is written down', async () => {
  const elder = await stage.person();
  await stage.add(elder, amlodipine({ name: 'Augmentin' }));
  const url = `${urlOf(elder)}/allergy-warnings?substance=Penisilini`;
  expect((await callAs(stage.app, elder).get(url)).json().data).toEqual([
    { kind: 'allergy', words: 'Augmentin', family: 'penicillin' },
  ]);
  const stranger = await stage.person();
  expect((await callAs(stage.app, stranger).get(url)).statusCode).toBe(404);
});
