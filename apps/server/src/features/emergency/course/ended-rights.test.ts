import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { ProviderRefused, type Transport } from '../../../platform/outbox/transport.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { markUnchecked } from '../../accounts/accounts.public.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
const reached: string[] = [];
let isDown = false;
const sms: Transport = async ({ to }) => {
  if (isDown) throw new ProviderRefused(503);
  reached.push(to);
  return undefined;
};
beforeAll(async () => {
  app = await startTestApp({ sms });
  stage = emergencyStage(app);
});
beforeEach(async () => {
  await app.reset();
  reached.length = 0;
  isDown = false;
});
afterAll(() => app.close());

const from = (elder: { personId: string }, member: { personId: string }) =>
  `/api/elders/${elder.personId}/circle/members/${member.personId}`;

it('nothing that waits for a provider reaches who was removed from the circle meanwhile', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const son = await stage.contact(elder);
  await elder.press();
  isDown = true;
  await stage.pass(10);
  await deliverAll(app);
  await elder.remove(from(elder, daughter));
  isDown = false;
  await stage.pass(60);
  await deliverAll(app);
  expect(reached).toContain(son.phone);
  expect(reached).not.toContain(daughter.phone);
});

it('who pressed and was removed hears no more of the call', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const son = await stage.contact(elder);
  const { id } = await daughter.press({ elderId: elder.personId });
  await stage.pass(10);
  await elder.remove(from(elder, daughter));
  await son.act(id, 'coming', { minutes: 5 });
  await stage.pass(3600);
  await son.act(id, 'arrived');
  await elder.act(id, 'resolve', { as: 'resolved' });
  await deliverAll(app);
  expect(reached).toContain(elder.phone);
  expect(reached).not.toContain(daughter.phone);
});

it('a volunteer whose check was taken back sees the call no more', async () => {
  const elder = await stage.elder();
  const volunteer = await stage.volunteer();
  const { id } = await elder.press();
  await stage.pass(10);
  expect(await volunteer.sees(id)).toBe(true);
  expect(await volunteer.list()).toHaveLength(1);
  await inTransaction(app.platform, (tx) => markUnchecked(tx, volunteer.personId));
  expect(await volunteer.sees(id)).toBe(false);
  expect(await volunteer.list()).toEqual([]);
});
