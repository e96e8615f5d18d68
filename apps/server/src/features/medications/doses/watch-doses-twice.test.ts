import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { type MedicationStage, startMedicationStage } from '../../../test/medication-stage.ts';
import { watchDoses } from '../../../test/watch-doses.ts';

/** Two batches would need more than 500; these are enough for two processes to compete. */
const crowd = 60;
let stage: MedicationStage;
let second: MedicationStage | undefined;
let elders: SignedIn[];

beforeAll(async () => {
  stage = await startMedicationStage();
  // The embedded database allows one process only.
  if (stage.platform.database.engine === 'postgres') {
    second = await startMedicationStage(stage.app);
  }
  elders = [];
  for (let i = 0; i < crowd; i += 1) {
    const elder = await stage.person();
    await stage.add(elder);
    elders.push(elder);
  }
});
afterAll(async () => {
  await second?.close();
  await stage.close();
});

const platforms = () => [stage.platform, second?.platform ?? stage.platform];
const counts = async () => {
  const answers = elders.map((elder) => callAs(stage.app, elder).get('/api/notifications'));
  return (await Promise.all(answers)).map((answer) => answer.json().data.length);
};

it('reminds each elder once, though two processes run at the same moment', async () => {
  stage.clock.set('2026-11-23T07:00:00Z');
  await Promise.all([...platforms(), ...platforms()].map(watchDoses));
  expect(await counts()).toEqual(elders.map(() => 1));
});

it('continues the ladder in a process that was started later', async () => {
  const [, another = stage.platform] = platforms();
  stage.clock.set('2026-11-23T07:30:00Z');
  await watchDoses(another);
  expect(await counts()).toEqual(elders.map(() => 2));
  stage.clock.set('2026-11-23T08:00:00Z');
  await Promise.all(platforms().map(watchDoses));
  expect(await counts()).toEqual(elders.map(() => 2));
  const [elder] = elders;
  if (!elder) throw new Error('nobody takes medicines');
  expect((await stage.states(elder, elder))[0]).toBe('09:00 missed');
});

it('is polled often enough that each step of the ladder goes out within two seconds', () => {
  const works = stage.app.features.flatMap((feature) => feature.due ?? []);
  const every = Object.fromEntries(works.map(({ everySeconds, id }) => [id, everySeconds]));
  expect(every).toMatchObject({ 'medications.remind-doses': 1, 'medications.climb-ladder': 1 });
});
