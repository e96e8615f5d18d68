import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

it('who is on the way too is waited for, and their lateness is noticed as well', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const son = await stage.contact(elder);
  const olive = await stage.coordinator();
  const { id } = await elder.press();
  await stage.pass(10);
  await daughter.act(id, 'coming', { minutes: 5 });
  await son.act(id, 'coming', { minutes: 20 });
  const { EMERGENCY_LATE_SECONDS: late } = app.platform.config;
  await stage.pass(5 * 60 + late);
  expect(await elder.see(id)).toMatchObject({ state: 'on-the-way', level: 'coordinators' });
  await stage.sms();
  await stage.pass(15 * 60 - 1);
  expect(await stage.sms()).toEqual([]);
  await stage.pass(1);
  expect((await elder.see(id)).state).toBe('alerting');
  const texts = await stage.sms();
  expect(texts.filter(({ to }) => to === elder.phone)).toHaveLength(1);
  expect(texts.filter(({ to }) => to === olive.phone)[0]?.text).toContain('is late');
});

it('two coordinators who have the next level asked at once ask one', async () => {
  const elder = await stage.elder();
  await stage.contact(elder);
  await stage.volunteer();
  const [olive, grace] = [await stage.coordinator(), await stage.coordinator()];
  const { id } = await elder.press();
  await stage.pass(10);
  for (const who of [olive, grace]) await who.act(id, 'escalate', { after: 'contacts' });
  expect((await elder.see(id)).level).toBe('volunteers');
  // A page of an earlier version names none.
  await olive.act(id, 'escalate');
  expect((await elder.see(id)).level).toBe('coordinators');
});
