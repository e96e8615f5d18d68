import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const here = { latitude: -1.95, longitude: 30.1, accuracy: 8 };
const forget = async (span: { minutes?: number; hours?: number }) => {
  app.clock.advance(span);
  await app.due.run('emergency.forget-ways');
  await app.due.run('emergency.forget-places');
};

it('forgets the way of a helper whose page was killed, and of one who goes on not', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const son = await stage.contact(elder, { firstName: 'Jean' });
  const { id } = await elder.press({ position: here });
  await stage.pass(10);
  for (const who of [daughter, son]) await who.act(id, 'coming', { minutes: 60, position: here });
  await forget({ minutes: 9 });
  await son.act(id, 'coming', { minutes: null, position: here });
  await forget({ minutes: 1 });
  const view = await elder.see(id);
  const shown = view.responders
    .filter(({ position }) => position)
    .map(({ firstName }) => firstName);
  expect(shown).toEqual(['Jean']);
  expect(view.place.position).toMatchObject(here);
});

it('forgets after a day where the elder was, of a call that nobody has ended', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { id } = await elder.press({ position: here });
  await stage.pass(10);
  await daughter.act(id, 'arrived');
  await forget({ hours: 23 });
  expect((await elder.see(id)).place.position).toMatchObject(here);
  await forget({ hours: 1 });
  expect((await elder.see(id)).place.position).toBeNull();
});

it('keeps no text that says near which sector the elder was once it has ended', async () => {
  const elder = await stage.elder();
  await stage.contact(elder);
  await stage.name(elder, 'Gaspard Habimana', nextNumber());
  const count = async () =>
    app.platform.db.$count(outboxMessages, like(outboxMessages.body, '%near %'));
  const { id } = await elder.press({ position: here });
  await stage.pass(10);
  await deliverAll(app);
  expect(await count()).toBeGreaterThan(1);
  await elder.act(id, 'resolve', { as: 'resolved' });
  expect(await count()).toBe(0);
});
