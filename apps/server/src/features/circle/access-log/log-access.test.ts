import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeyRing } from '../../../platform/config/key-ring.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { isIntact } from './access-chain.ts';
import { type AccessEntry, findEntries, findHead } from './access-log.repo.ts';
import { chainState } from './check-chain.ts';
import { openHealth } from './log-access.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** An elder whose daughter has viewed her vitals `times` times. */
async function viewedAfter(times: number) {
  const daughter = await makeMember(app, { permissions: ['health:read'] });
  const { elder } = daughter;
  const caller = { personId: daughter.personId, roles: ['FAMILY' as const] };
  const read = () => openHealth(app.platform, caller, elder.personId, 'vitals');
  await Promise.all(Array.from({ length: times }, read));
  const entries = (await findEntries(app.platform.db, elder.personId, null, 100)).reverse();
  return { elder, daughter, entries, head: await findHead(app.platform.db, elder.personId) };
}

it('logs each access once, in one chain, however many come at once', async () => {
  const { entries, daughter, head } = await viewedAfter(12);
  expect(entries.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  expect(entries[0]).toMatchObject({ actorId: daughter.personId, subject: 'vitals', by: 'circle' });
  expect(isIntact(app.platform, entries, head)).toBe(true);
});

it('stays readable and goes on under a new key', async () => {
  const { elder, daughter, entries, head } = await viewedAfter(3);
  const { config } = app.platform;
  const keyed = (ring: string) => ({
    ...app.platform,
    config: { ...config, keys: readKeyRing(ring) },
  });
  const rotated = keyed(`new:${'n1'.repeat(16)},${config.sessionSecret}`);
  expect(isIntact(rotated, entries, head)).toBe(true);
  const caller = { personId: daughter.personId, roles: ['FAMILY' as const] };
  await openHealth(rotated, caller, elder.personId, 'vitals');
  const isFit = async (platform: typeof rotated) =>
    (await chainState({ ...platform, db: app.platform.db }, elder.personId)).intact;
  expect(await isFit(rotated)).toBe(true);
  const without = keyed(`new:${'n1'.repeat(16)}`);
  expect(await isFit(without)).toBe(false);
});

it('does not log access to one’s own data', async () => {
  const elder = await makePerson(app);
  const caller = { personId: elder.personId, roles: ['PATIENT' as const] };
  await openHealth(app.platform, caller, elder.personId, 'vitals');
  expect(await findEntries(app.platform.db, elder.personId, null, 10)).toEqual([]);
  expect(isIntact(app.platform, [], null)).toBe(true);
});

it('logs nothing of refused requests', async () => {
  const { elder, entries } = await viewedAfter(1);
  const stranger = await makePerson(app, { roles: ['ADMIN'] });
  const caller = { personId: stranger.personId, roles: ['ADMIN' as const] };
  const requested = openHealth(app.platform, caller, elder.personId, 'vitals');
  await expect(requested).rejects.toMatchObject({ code: 'not-found' });
  expect(await findEntries(app.platform.db, elder.personId, null, 10)).toHaveLength(entries.length);
});

it('cannot be altered', async () => {
  const { elder } = await viewedAfter(2);
  const { db } = app.platform;
  for (const statement of [
    sql`update access_log set actor_id = ${newId()} where elder_id = ${elder.personId}`,
    sql`delete from access_log where elder_id = ${elder.personId}`,
    sql`truncate access_log`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
    });
  }
});

it('reveals tampering, wherever it was', async () => {
  const { entries, head } = await viewedAfter(4);
  const [first, second, third, last] = entries as [
    AccessEntry,
    AccessEntry,
    AccessEntry,
    AccessEntry,
  ];
  const tampered: [string, AccessEntry[]][] = [
    ['another person', [first, { ...second, actorId: newId() }, third, last]],
    ['another time', [first, { ...second, at: new Date(0) }, third, last]],
    ['another subject', [{ ...first, subject: 'export' }, second, third, last]],
    ['one left out', [first, third, last]],
    ['the end cut off', [first, second, third]],
    ['turned around', [first, third, second, last]],
    ['emptied', []],
  ];
  for (const [what, chain] of tampered) {
    expect(isIntact(app.platform, chain, head), what).toBe(false);
  }
  expect(isIntact(app.platform, entries, null)).toBe(false);
  const shorter = head && { ...head, seq: 3, hash: third.hash };
  expect(isIntact(app.platform, [first, second, third], shorter)).toBe(false);
});

it('is verified whole every night, and coordinators learn of an altered one', async () => {
  await app.reset();
  const admin = await makePerson(app, { roles: ['ADMIN'] });
  const bell = async () =>
    (await callAs(app, admin).get('/api/notifications')).json().data as { title: string }[];
  const { elder } = await viewedAfter(3);
  await app.due.run('circle.check-access-logs');
  expect(await bell()).toEqual([]);
  // Somebody with access to the database puts another end to the chain.
  await app.platform.db.execute(
    sql`update access_log_heads set seq = 2 where elder_id = ${elder.personId}`,
  );
  await app.due.run('circle.check-access-logs');
  await app.due.run('circle.check-access-logs');
  expect((await bell()).map(({ title }) => title)).toEqual(['An access log was altered']);
  const overview = await callAs(app, admin).get('/api/admin/overview');
  const checkedAt = app.clock.now().toISOString();
  expect(overview.json().data.accessLogs).toEqual({
    checkedAt,
    checked: 1,
    altered: 1,
    overdue: false,
  });
  app.clock.advance({ hours: 26, seconds: 1 });
  const later = await callAs(app, admin).get('/api/admin/overview');
  expect(later.json().data.accessLogs).toMatchObject({ checkedAt, overdue: true });
});
