import { sampleFigures } from '@hafi/contract/support/sample-figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { keptFigures } from './get-figures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ofProduction = () =>
  keptFigures({ ...app.platform, config: { ...app.platform.config, demo: false } });
const unknown = {
  sample: false,
  elders: null,
  family: null,
  doctors: null,
  volunteers: null,
  partners: null,
  rating: null,
};

test('a demo shows the samples, marked as such', async () => {
  const answer = await app.http.inject({ url: '/api/figures' });
  expect(answer.json()).toEqual({ data: sampleFigures });
  expect(sampleFigures).toMatchObject({ sample: true, elders: 4_200, family: 18_500, rating: 4.9 });
});

test('production shows what it counts itself, from ten on, and never the samples', async () => {
  // Given a young service
  const figures = ofProduction();
  await makeDoctor(app);
  for (let made = 0; made < 9; made += 1) await makeElder(app);
  expect(await figures()).toEqual(unknown);
  // When there are ten elders, one of them with a daughter and a neighbour
  const elder = await makeElder(app);
  await makeMember(app, { elder, relation: 'child', permissions: [] });
  await makeMember(app, { elder, relation: 'neighbour', permissions: [] });
  // Then they are counted, at most every ten minutes, and one relative is not shown
  expect(await figures()).toEqual(unknown);
  app.clock.advance({ minutes: 10 });
  expect(await figures()).toEqual({ ...unknown, elders: 10 });
  for (let made = 0; made < 9; made += 1) {
    await makeMember(app, { elder, relation: 'child', permissions: [] });
  }
  expect(await ofProduction()()).toEqual({ ...unknown, elders: 10, family: 10 });
});
