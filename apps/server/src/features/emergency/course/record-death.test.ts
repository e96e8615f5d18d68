import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findDied } from '../../accounts/accounts.public.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** A call for help that has fired, with whoever may end it. */
async function calling() {
  const elder = await stage.elder();
  const presser = await stage.contact(elder, { firstName: 'Claudine' });
  const member = async (more: Omit<Parameters<typeof makeMember>[1], 'elder'>) =>
    stage.acting(await makeMember(app, { elder, ...more }));
  const nurse = await member({ permissions: ['alerts:receive', 'health:write'] });
  const manager = await member({ permissions: [], decidesAs: 'manager' });
  const volunteer = await stage.volunteer();
  const coordinator = await stage.coordinator();
  const { id } = await presser.press({ elderId: elder.personId });
  await stage.pass(10);
  await coordinator.act(id, 'escalate');
  for (const who of [nurse, volunteer]) await who.act(id, 'arrived');
  return { elder, id, who: { coordinator, manager, nurse, presser, volunteer } };
}

type Who = keyof Awaited<ReturnType<typeof calling>>['who'];

it.each<[Who, boolean]>([
  ['manager', true],
  ['nurse', true],
  ['coordinator', true],
  ['presser', false],
  ['volunteer', false],
])('has a death recorded, or only told, as the %s says it: %s', async (name, records) => {
  const { elder, id, who } = await calling();
  expect((await who[name].see(id)).can).toMatchObject({ resolve: true, recordDeath: records });
  await who[name].act(id, 'resolve', { as: 'resolved', outcome: 'died' });
  expect((await findDied(app.platform.db, [elder.personId])).size).toBe(records ? 1 : 0);
  expect(await elder.see(id)).toMatchObject({ outcome: 'died' });
});
