import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findEmergency } from './emergencies.repo.ts';
import { findResponders } from './responders.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const startedAt = '2026-11-23T06:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();
const here = { latitude: -1.95, longitude: 30.1, accuracy: 20 };
const there = { latitude: -1.99, longitude: 30.2, accuracy: 9 };
const where = async (who: { see: Awaited<ReturnType<typeof stage.elder>>['see'] }, id: string) =>
  (await who.see(id)).place.position;

/** An elder, her son who presses for her, and her daughter. */
async function pressed(by: 'elder' | 'son') {
  const elder = await stage.elder();
  const son = await stage.contact(elder, { firstName: 'Jean' });
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const { id } = await (by === 'elder'
    ? elder.press()
    : son.press({ elderId: elder.personId, position: there }));
  return { elder, son, daughter, id };
}

describe('where the elder is', () => {
  it('arrives after the press, during the countdown and later, with its time', async () => {
    const { daughter, elder, id } = await pressed('elder');
    await stage.pass(4);
    const located = await elder.act(id, 'position', { position: here });
    expect(located.place.position).toEqual({ ...here, at: after(4) });
    await stage.pass(26);
    await elder.act(id, 'position', { position: there });
    expect(await where(daughter, id)).toEqual({ ...there, at: after(30) });
    expect(await stage.steps(id)).toEqual(['pressed', 'fired', 'asked contacts 2', 'seen']);
    await elder.act(id, 'position', { position: null });
    expect(await where(daughter, id)).toBeNull();
  });

  it('is never where somebody else was who pressed, unless they say that they are with them', async () => {
    const { daughter, elder, id, son } = await pressed('son');
    await stage.pass(10);
    expect(await where(daughter, id)).toBeNull();
    expect((await son.see(id)).can.locate).toBe(true);
    await son.act(id, 'position', { position: here });
    expect(await where(daughter, id)).toEqual({ ...here, at: after(10) });
    // What the elder's own device says counts more.
    await elder.act(id, 'position', { position: there });
    await stage.pass(60);
    await son.act(id, 'position', { position: here });
    await son.act(id, 'position', { position: null });
    expect(await where(daughter, id)).toMatchObject(there);
    await stage.pass(60);
    await son.act(id, 'position', { position: here });
    expect(await where(daughter, id)).toMatchObject(here);
    await son.act(id, 'position', { position: null });
    expect(await where(daughter, id)).toBeNull();
  });

  it('is said by nobody else, and by who pressed only as long as they may', async () => {
    const { daughter, elder, id, son } = await pressed('son');
    await stage.pass(10);
    expect((await daughter.see(id)).can.locate).toBe(false);
    expect(await daughter.refusal(id, 'position', { position: here })).toBe('not-allowed');
    const olive = await stage.coordinator();
    expect(await olive.refusal(id, 'position', { position: here })).toBe('not-allowed');
    const stranger = await stage.person({ roles: ['FAMILY'] });
    expect(await stranger.refusal(id, 'position', { position: here })).toBe('not-found');
    await son.grant([]);
    expect(await son.refusal(id, 'position', { position: here })).toBe('not-found');
    expect(await where(elder, id)).toBeNull();
  });

  it('is not kept after the end, however late it comes', async () => {
    const { elder, id } = await pressed('elder');
    await stage.pass(10);
    await elder.act(id, 'position', { position: here });
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect(await elder.refusal(id, 'position', { position: here })).toBe('emergency-has-ended');
    expect(await findEmergency(app.platform.db, id)).toMatchObject({
      latitude: null,
      locatedAt: null,
      locatedBy: null,
    });
    const stopped = await elder.press();
    await elder.act(stopped.id, 'position', { position: here });
    await elder.act(stopped.id, 'cancel');
    expect(await elder.refusal(stopped.id, 'position', { position: here })).toBe(
      'emergency-has-ended',
    );
    expect((await findEmergency(app.platform.db, stopped.id))?.locatedBy).toBeNull();
  });
});

describe('the way of a helper', () => {
  it('is shared until the arrival, and nothing that comes after it is kept', async () => {
    const { daughter, elder, id } = await pressed('elder');
    await stage.pass(10);
    await daughter.act(id, 'coming', { minutes: 10, position: here });
    const shown = async () =>
      (await elder.see(id)).responders.find(({ firstName }) => firstName === 'Claudine')?.position;
    expect(await shown()).toEqual({ ...here, at: after(10) });
    await daughter.act(id, 'arrived');
    expect(await shown()).toBeNull();
    await daughter.act(id, 'coming', { minutes: null, position: there });
    const rows = await findResponders(app.platform.db, [id]);
    expect(rows.map(({ latitude }) => latitude)).toEqual([null, null]);
  });
});

describe('who will be told', () => {
  it('is everybody who is told when it fires, for who may stop it', async () => {
    const { daughter, elder, id, son } = await pressed('elder');
    await stage.name(elder, 'Gaspard Habimana', '+250788299999');
    // Without a number of her own she is told all the same.
    const alice = { firstName: 'Alice', roles: ['FAMILY' as const] };
    await makeMember(app, { elder, person: alice, permissions: ['alerts:receive'] });
    const names = async (who: typeof elder | typeof son) => (await who.see(id)).willBeTold;
    const notified = await names(elder);
    expect([...notified].sort()).toEqual(['Alice', 'Claudine', 'Gaspard', 'Jean']);
    await daughter.grant([]);
    expect([...(await names(elder))].sort()).toEqual(['Alice', 'Gaspard', 'Jean']);
    expect(await names(son)).toEqual([]);
    await stage.pass(10);
    expect(await names(elder)).toEqual([]);
    const requested = (await elder.see(id)).responders.map(({ firstName }) => firstName);
    expect(requested.sort()).toEqual(['Alice', 'Gaspard', 'Jean']);
  });
});
