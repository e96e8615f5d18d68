import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findDied, putLivedAt } from '../../accounts/accounts.public.ts';

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

it('is never said by the elder of herself', async () => {
  const { elder, id } = await calling();
  expect((await elder.see(id)).can).toMatchObject({ resolve: true, recordDeath: false });
  const said = { as: 'resolved', outcome: 'died' };
  expect(await elder.refusal(id, 'resolve', said)).toBe('not-allowed');
  expect((await findDied(app.platform.db, [elder.personId])).size).toBe(0);
  expect((await elder.act(id, 'resolve', { as: 'resolved', outcome: 'well' })).state).toBe(
    'resolved',
  );
});

it('said before the network came back counts from then: a sign of life of after that wins', async () => {
  const { elder, id, who } = await calling();
  const saidAt = app.clock.now().toISOString();
  app.clock.advance({ minutes: 20 });
  const greeted = await elder.post('/api/check-ins', {
    at: app.clock.now().toISOString(),
  });
  expect(greeted.statusCode).toBeLessThan(300);
  app.clock.advance({ minutes: 5 });
  const died = { as: 'resolved', outcome: 'died' };
  const late = await who.nurse.post(`/api/emergencies/${id}/resolve`, { ...died, saidAt });
  expect([late.statusCode, late.json().code]).toEqual([409, 'elder-lived-since']);
  expect((await findDied(app.platform.db, [elder.personId])).size).toBe(0);
  expect((await elder.see(id)).state).not.toBe('resolved');
  const justNow = app.clock.now();
  app.clock.advance({ minutes: 1 });
  await who.nurse.act(id, 'resolve', { ...died, saidAt: justNow.toISOString() });
  expect((await findDied(app.platform.db, [elder.personId])).get(elder.personId)).toMatchObject({
    saidAt: justNow,
    recordedAt: app.clock.now(),
  });
});

it('said before waits for a sign of life that is being stored', async () => {
  const { elder, id, who } = await calling();
  const saidAt = app.clock.now().toISOString();
  app.clock.advance({ minutes: 20 });
  const { database, db } = app.platform;
  const waits = sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  // Bound here, both run beside the transaction, as other requests do.
  const isWaiting = AsyncResource.bind(async () => Object(await db.execute(waits)).rows.length > 0);
  const end = AsyncResource.bind(() =>
    who.nurse.post(`/api/emergencies/${id}/resolve`, { as: 'resolved', outcome: 'died', saidAt }),
  );
  const { ending } = await inTransaction(app.platform, async (tx) => {
    await putLivedAt(tx, elder.personId, app.clock.now());
    const running = end();
    // The embedded database has one connection: nothing else runs before the commit.
    if (database.engine !== 'pglite') await expect.poll(isWaiting).toBe(true);
    return { ending: running };
  });
  expect((await ending).json().code).toBe('elder-lived-since');
});
