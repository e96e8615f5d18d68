import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findEmergenciesOf } from './emergencies.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** The moment so many seconds ago, as a device says it that waited for the network. */
const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000).toISOString();
const statesOf = async (elderId: string) =>
  (await findEmergenciesOf(app.platform.db, elderId)).map(({ state }) => state);

it('a press that joined is that call when it is repeated, also after its end', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { personId: elderId } = elder;
  const first = await elder.press();
  const id = newId();
  expect((await daughter.press({ id, elderId })).id).toBe(first.id);
  await elder.act(first.id, 'cancel');
  await stage.pass(20);
  // Its answer was lost; it is sent again under another key, once with the moment of the press.
  expect(await daughter.press({ id, elderId })).toMatchObject({
    id: first.id,
    state: 'cancelled',
  });
  expect(await daughter.press({ id, elderId, pressedAt: ago(20) })).toMatchObject({
    id: first.id,
    state: 'cancelled',
  });
  expect(await statesOf(elderId)).toEqual(['cancelled']);
  // Somebody else's press with the same id is their own.
  expect((await elder.press({ id })).id).not.toBe(first.id);
});

it('a late press of a call that has ended calls nobody again', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { personId: elderId } = elder;
  const { id } = await elder.press();
  await stage.pass(5);
  await elder.act(id, 'cancel');
  await stage.pass(30);
  expect((await daughter.press({ id: newId(), elderId, pressedAt: ago(32) })).id).toBe(id);
  const again = await elder.press();
  await stage.pass(10);
  await daughter.act(again.id, 'coming', { minutes: 5 });
  await stage.pass(300);
  await elder.act(again.id, 'resolve', { as: 'resolved' });
  await stage.sms();
  expect((await daughter.press({ elderId, pressedAt: ago(120) })).id).toBe(again.id);
  await stage.run();
  expect(await stage.sms()).toEqual([]);
  expect(await statesOf(elderId)).toEqual(['resolved', 'cancelled']);
});

it('a late press after the end, before the beginning, or for which nobody came calls people', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const calls = async (seconds: number) => {
    const { id } = await elder.press({ pressedAt: ago(seconds) });
    await stage.run();
    const { state } = await elder.see(id);
    await elder.act(id, 'resolve', { as: 'resolved' });
    return state;
  };
  const early = await elder.press();
  await elder.act(early.id, 'cancel');
  await stage.pass(60);
  expect(await calls(30)).toBe('alerting');
  expect(await calls(90)).toBe('alerting');
  // Somebody was there and left, and the call was closed hours later: a press in between is another.
  await stage.pass(60);
  const left = await elder.press();
  await stage.pass(10);
  await daughter.act(left.id, 'arrived');
  await stage.pass(3600);
  await elder.act(left.id, 'resolve', { as: 'resolved' });
  expect(await calls(600)).toBe('alerting');
});

it('an end that waited for the network ends nothing where help was called again since', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { id } = await elder.press();
  await stage.pass(10);
  await daughter.act(id, 'coming', { minutes: 30 });
  await stage.pass(60);
  // She says on a phone without network that all is well, and presses on another.
  const saidAt = ago(30);
  expect((await elder.press()).id).toBe(id);
  expect((await stage.steps(id)).at(-1)).toBe('called-again');
  expect(await elder.refusal(id, 'resolve', { as: 'resolved', saidAt })).toBe(
    'emergency-needed-since',
  );
  expect((await elder.see(id)).state).toBe('on-the-way');
  // What is said now counts, also by a phone whose clock is wrong.
  await stage.pass(5);
  expect(await elder.act(id, 'resolve', { as: 'resolved', saidAt: ago(1) })).toMatchObject({
    state: 'resolved',
  });
});

it('an end that waited ends what has gone on as it was', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { id } = await elder.press();
  await stage.pass(10);
  await daughter.act(id, 'coming', { minutes: 30 });
  await stage.pass(600);
  const as = 'false-alarm';
  expect((await elder.act(id, 'resolve', { as, saidAt: ago(500) })).state).toBe(as);
  const messages = await stage.sms();
  expect(messages.filter(({ to }) => to === daughter.phone)).toHaveLength(1);
});
