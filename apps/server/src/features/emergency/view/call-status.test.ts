import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProviderRefused, type Transport } from '../../../platform/outbox/transport.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { callStatusOf, openCallOf } from '../emergency.public.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
let isDown = false;
const sms: Transport = async () => {
  if (isDown) throw new ProviderRefused(503);
  return undefined;
};
beforeAll(async () => {
  app = await startTestApp({ sms });
  stage = emergencyStage(app);
});
beforeEach(async () => {
  await app.reset();
  isDown = false;
});
afterAll(() => app.close());

const status = (id: string) => callStatusOf(app.platform, id);

it('goes from the countdown by the message to the answer and the end', async () => {
  const elder = await stage.elder();
  await stage.name(elder, 'Gaspard Habimana', nextNumber());
  const olive = await stage.coordinator();
  const { id } = await elder.press();
  expect(await status(id)).toBe('counting-down');
  await stage.pass(10);
  expect(await status(id)).toBe('telling');
  await deliverAll(app);
  expect(await status(id)).toBe('told');
  await stage.pass(60);
  expect(await status(id)).toBe('told');
  await stage.pass(60);
  expect(await status(id)).toBe('nobody');
  await olive.act(id, 'acknowledge');
  expect(await status(id)).toBe('answered');
  expect(await openCallOf(app.platform, elder.personId)).toEqual({
    id,
    standing: 'answered',
    pressCallsAgain: false,
    firesAt: expect.any(Date),
  });
  await elder.act(id, 'resolve', { as: 'resolved' });
  expect(await openCallOf(app.platform, elder.personId)).toBeNull();
  expect(await status(id)).toBe('over');
  expect(await status(crypto.randomUUID())).toBeNull();
});

it('says that nobody could be told: no number takes a message, or there is nobody', async () => {
  const elder = await stage.elder();
  await stage.name(elder, 'Gaspard Habimana', nextNumber());
  const { id } = await elder.press();
  isDown = true;
  await stage.pass(10);
  expect(await status(id)).toBe('telling');
  // Tried again and again, until it is given up.
  for (let tries = 0; tries < 15 && (await status(id)) === 'telling'; tries += 1) {
    await deliverAll(app);
    app.clock.advance({ seconds: 10 });
  }
  expect(await status(id)).toBe('nobody');
  const alone = await stage.elder({ district: 'Karongi', sector: 'Bwishyura' });
  const call = await alone.press();
  await stage.pass(10);
  expect(await status(call.id)).toBe('nobody');
});
