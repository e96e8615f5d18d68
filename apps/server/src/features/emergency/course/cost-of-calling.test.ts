import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordStatements } from '../../../../../../bench/record-statements.ts';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** What it takes to fire so many emergencies, and to ask their next level. */
async function costOf(elders: number): Promise<number[]> {
  await app.reset();
  await stage.coordinator();
  for (let nth = 0; nth < elders; nth += 1) {
    const elder = await stage.elder();
    await stage.contact(elder);
    await stage.contact(elder);
    await stage.volunteer();
    await elder.press();
  }
  const costs: number[] = [];
  for (const seconds of [10, 60, 60]) {
    const statements = await recordStatements(() => stage.pass(seconds));
    costs.push(statements.filter(({ text }) => !/^select pg_notify/i.test(text)).length);
  }
  return costs;
}

it('each step costs the same however many call for help', async () => {
  const one = await costOf(1);
  // More than eight rows are inserted in another way than few.
  expect(await costOf(12)).toEqual(one);
  expect(Math.max(...one)).toBeLessThanOrEqual(45);
});

it('a press costs few statements, and three commits', async () => {
  const elder = await stage.elder();
  await stage.contact(elder);
  const first = await elder.press();
  await elder.act(first.id, 'cancel');
  const statements = await recordStatements(() => elder.press());
  const texts = statements.map(({ text }) => text);
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(30);
  // The key, what is done under it, and that it may be repeated.
  const commits = texts.filter((text) => /^commit/i.test(text)).length;
  const alone = texts.filter((text) => /^(insert|update|delete|with)/i.test(text.trim()));
  expect(commits).toBe(1);
  expect(alone.filter((text) => text.includes('idempotency_keys')).length).toBe(3);
});
