import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkInStage } from '../../test/check-ins/check-in-stage.ts';
import { otherProcess } from '../../test/other-process.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { checkInPlans, expectedCheckIns } from './checkins.tables.ts';

const crowd = 12;
let app: TestApp;
let processes: { run(id: string): Promise<unknown> }[];
let homes: { stage: Awaited<ReturnType<typeof checkInStage>>; daughter: Relative }[];
type Relative = Awaited<ReturnType<Awaited<ReturnType<typeof checkInStage>>['relative']>>;

beforeAll(async () => {
  app = await startTestApp();
  processes = [app.due, otherProcess(app), otherProcess(app)];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.platform.db.delete(expectedCheckIns);
  await app.platform.db.delete(checkInPlans);
  homes = [];
  for (let made = 0; made < crowd; made += 1) {
    const stage = await checkInStage(app);
    homes.push({ stage, daughter: await stage.relative() });
    await stage.plan();
  }
});

/** Everything that is due, in all processes at the same moment. */
async function watchAt(time: string): Promise<void> {
  app.clock.set(`2026-11-23T${time}Z`);
  await Promise.all(processes.map((due) => due.run('checkins.open-expected')));
  await Promise.all(processes.map((due) => due.run('checkins.climb')));
}

const missed = 'No greeting came. Please ask.';
const clear = 'The greeting has come';

it('tells everybody once, though processes run at the same moment', async () => {
  for (const time of ['03:00:00', '05:00:00', '05:50:00', '06:00:00', '06:02:00', '06:10:00']) {
    await watchAt(time);
  }
  for (const { daughter, stage } of homes) {
    expect(await stage.titles(stage.elder)).toHaveLength(5);
    expect(await stage.titles(daughter)).toEqual([missed]);
  }
});

it('a check-in in the second in which the circle is told leaves nobody without the all-clear', async () => {
  await watchAt('06:02:00');
  app.clock.set('2026-11-23T06:10:00Z');
  await Promise.all([
    ...processes.map((due) => due.run('checkins.climb')),
    ...homes.map(({ stage }) => stage.say()),
  ]);
  await watchAt('06:40:00');
  const bells = await Promise.all(homes.map(({ daughter, stage }) => stage.titles(daughter)));
  for (const bell of bells) expect([[], [missed, clear]]).toContainEqual(bell);
});

it('is polled often enough that each step of the ladder goes out within two seconds', () => {
  const works = app.features.flatMap((feature) => feature.due ?? []);
  const own = works.filter(({ id }) => id.startsWith('checkins.'));
  expect(Object.fromEntries(own.map(({ everySeconds, id }) => [id, everySeconds]))).toEqual({
    'checkins.open-expected': 1,
    'checkins.climb': 1,
  });
});
