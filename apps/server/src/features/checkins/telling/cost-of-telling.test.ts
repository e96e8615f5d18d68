import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordStatements } from '../../../../../../bench/record-statements.ts';
import { checkInStage } from '../../../test/check-ins/check-in-stage.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** How many statements each step takes when so many elders are late at one hour. */
async function costOf(elders: number): Promise<number[]> {
  await app.reset();
  await makePerson(app, { roles: ['ADMIN'] });
  const stages: Awaited<ReturnType<typeof checkInStage>>[] = [];
  for (let nth = 0; nth < elders; nth += 1) {
    const stage = await checkInStage(app);
    await stage.relative();
    await stage.plan();
    stages.push(stage);
  }
  const costs: number[] = [];
  for (const time of ['03:00:00', '06:00:00', '06:02:00', '06:10:00', '06:40:00']) {
    const statements = await recordStatements(async () => stages[0]?.watchAt(time));
    costs.push(statements.length);
  }
  return costs;
}

it('each step of the ladder costs the same however many elders are late', async () => {
  const one = await costOf(1);
  expect(await costOf(5)).toEqual(one);
  expect(Math.max(...one)).toBeLessThanOrEqual(50);
});
