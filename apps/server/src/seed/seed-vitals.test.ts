import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { makePerson, type SignedIn } from '../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { vitalsStage } from '../test/vitals-stage.ts';
import { createChance } from './chance.ts';
import { seedVitals } from './seed-vitals.ts';

let app: TestApp;
let elder: SignedIn;
let neighbour: SignedIn;

beforeAll(async () => {
  // A Sunday evening in Kigali: the week is complete.
  app = await startTestApp({ now: '2026-11-29T18:00:00Z' });
  elder = await makePerson(app);
  neighbour = await makePerson(app);
  const family = await makePerson(app, { firstName: 'Claudine', roles: ['FAMILY'] });
  const caregiver = await makePerson(app, { firstName: 'Chantal', roles: ['CAREGIVER'] });
  const people = [elder, family, caregiver].map(({ personId }) => personId);
  const [elderId = '', familyId = '', caregiverId = ''] = people;
  const cast = { elder: elderId, family: familyId, caregiver: caregiverId };
  await inTransaction(app.platform, (db) => {
    const platform = { ...app.platform, db };
    const world = { platform, now: app.clock.now(), chance: createChance(1) };
    return seedVitals(world, cast, [neighbour.personId]);
  });
});
afterAll(() => app.close());

const get = (path: string, who = elder) => vitalsStage(app).get(who, who, path);

it('tells of a year in which the pressure came down', async () => {
  const { series } = (await get('vitals/report?span=year&kind=blood-pressure')).data;
  const means = series[0].parts[0].points.map((point: { mean: number } | null) => point?.mean);
  expect(means).not.toContain(undefined);
  expect(means[0]).toBeGreaterThan(155);
  expect(means[11]).toBeLessThan(135);
});

it('has each day of the week, and every vital as it is now', async () => {
  const { series } = (await get('vitals/report?span=week')).data;
  for (const { counts } of series.slice(0, 2)) expect(Math.min(...counts)).toBeGreaterThan(0);
  const { news2, vitals } = (await get('vitals/latest')).data;
  for (const { kind, reading } of vitals) expect([kind, reading === null]).toEqual([kind, false]);
  for (const { kind, change } of vitals.slice(0, 4))
    expect([kind, change === null]).toEqual([kind, false]);
  expect(news2).toBeNull();
});

it('has an alert that her daughter looked after, and one that waits', async () => {
  expect((await get('alerts')).data).toMatchObject([
    { kind: 'blood-pressure', level: 'watch', acknowledgedAt: null },
    { kind: 'heart-rate', level: 'watch', acknowledgedBy: { name: 'Claudine Mukamana' } },
  ]);
  expect((await get('vitals')).attention).toMatchObject([{ status: { level: 'watch' } }]);
  expect((await get('vitals', neighbour)).attention).toEqual([]);
  expect((await get('vitals', neighbour)).data.length).toBeGreaterThan(10);
});
