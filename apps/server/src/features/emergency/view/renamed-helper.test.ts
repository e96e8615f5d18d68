import { afterAll, beforeAll, expect, it } from 'vitest';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const paul = { firstName: 'Paul', lastName: 'Kamanzi', compareAgain: true };

it('goes on with a volunteer who takes another name on the way; the next call asks nobody of that name', async () => {
  const stage = emergencyStage(app);
  const elder = await stage.elder();
  const helper = await stage.volunteer();
  const first = await elder.press();
  await stage.pass(15);
  await stage.pass(600);
  expect(await helper.sees(first.id)).toBe(true);
  await helper.act(first.id, 'acknowledge');
  expect((await helper.put('/api/auth/profile', paul)).statusCode).toBe(200);
  expect(await helper.sees(first.id)).toBe(true);
  await elder.act(first.id, 'resolve', { as: 'resolved' });
  const second = await elder.press();
  await stage.pass(15);
  await stage.pass(600);
  expect(await helper.sees(second.id)).toBe(false);
});
