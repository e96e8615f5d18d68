import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { circleOf } from '../../../test/circle-of.ts';
import { giveAppointmentAccessNow } from '../../../test/factories/appointment-access.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openHealth } from '../circle.public.ts';
import { accessLog } from '../circle.tables.ts';
import { headSeal, linkHash } from './access-chain.ts';
import { findEntries, findHead, insertEntry } from './access-log.repo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function viewedAfter(times: number) {
  const circle = await circleOf(app);
  const { elder, member } = circle;
  const daughter = await member(['health:read']);
  const caller = { personId: daughter.personId, roles: ['FAMILY' as const] };
  for (let seq = 0; seq < times; seq += 1) {
    // Each is a sitting of its own.
    app.clock.advance({ minutes: 31 });
    await openHealth(app.platform, caller, elder.personId, 'vitals');
  }
  return { ...circle, daughter };
}

it('names who accessed what, and why it was allowed', async () => {
  const { actor, at, daughter, elder } = await viewedAfter(1);
  const doctor = await actor(['DOCTOR'], 'Jean');
  await giveAppointmentAccessNow(app, elder, doctor);
  const caller = { personId: doctor.personId, roles: ['DOCTOR' as const] };
  await openHealth(app.platform, caller, elder.personId, 'summary');
  const answer = (await elder.get(`${at}/access-log`)).json();
  expect(answer).toMatchObject({ intact: true, nextCursor: null });
  expect(answer.data).toMatchObject([
    { subject: 'summary', by: 'visit', who: { name: 'Jean Uwase', personId: doctor.personId } },
    { subject: 'vitals', by: 'circle', who: { personId: daughter.personId } },
  ]);
});

it('shows refetches of one sitting as one entry, and stores each', async () => {
  const { at, daughter, elder } = await viewedAfter(1);
  const caller = { personId: daughter.personId, roles: ['FAMILY' as const] };
  const view = (subject: 'record' | 'vitals') =>
    openHealth(app.platform, caller, elder.personId, subject);
  const since = app.clock.now().toISOString();
  for (let count = 0; count < 3; count += 1) {
    app.clock.advance({ minutes: 30 });
    await view('vitals');
  }
  await view('record');
  app.clock.advance({ minutes: 31 });
  await view('vitals');
  const { data, intact } = (await elder.get(`${at}/access-log`)).json();
  const now = app.clock.now().getTime();
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  expect(data).toMatchObject([
    { subject: 'vitals', times: 1, since: ago(0), at: ago(0) },
    { subject: 'record', times: 1 },
    { subject: 'vitals', times: 4, since, at: ago(31) },
  ]);
  expect(intact).toBe(true);
  expect(await findEntries(app.platform.db, elder.personId, null, 10)).toHaveLength(6);
});

it('comes page by page', async () => {
  const { at, elder } = await viewedAfter(5);
  const ids: string[] = [];
  let cursor = '';
  for (let page = 0; page < 3; page += 1) {
    const answer = (await elder.get(`${at}/access-log?limit=2${cursor}`)).json();
    expect(answer.intact).toBe(page === 0 ? true : null);
    ids.push(...answer.data.map(({ id }: { id: string }) => id));
    cursor = `&cursor=${answer.nextCursor}`;
  }
  expect(cursor).toBe('&cursor=null');
  expect(new Set(ids).size).toBe(5);
  expect((await elder.get(`${at}/access-log?cursor=nonsense`)).statusCode).toBe(400);
});

it('is checked completely, even when it is longer than one batch', async () => {
  const { at, elder } = await viewedAfter(1);
  const { db } = app.platform;
  let head = await findHead(db, elder.personId);
  const links: (typeof accessLog.$inferInsert)[] = [];
  for (let seq = 2; seq <= 1203; seq += 1) {
    const link = {
      id: newId(),
      elderId: elder.personId,
      seq,
      actorId: newId(),
      at: app.clock.now(),
      subject: 'vitals' as const,
      by: 'circle' as const,
    };
    const hash = linkHash(app.platform, head?.hash, link);
    head = { elderId: elder.personId, seq, hash, seal: '' };
    links.push({ ...link, hash });
  }
  const [last] = links.splice(-1);
  await db.insert(accessLog).values(links);
  if (last) {
    const seal = headSeal(app.platform, last);
    await inTransaction(app.platform, (tx) => insertEntry(tx, last, seal));
  }
  expect((await elder.get(`${at}/access-log`)).json().intact).toBe(true);
  await db.execute(sql`alter table access_log disable trigger user`);
  await db.execute(
    sql`update access_log set actor_id = ${newId()} where elder_id = ${elder.personId} and seq = 1100`,
  );
  await db.execute(sql`alter table access_log enable trigger user`);
  expect((await elder.get(`${at}/access-log`)).json().intact).toBe(false);
});

it('reports a cut-off end and appended entries', async () => {
  const { at, elder } = await viewedAfter(3);
  const { db } = app.platform;
  const intact = async () => (await elder.get(`${at}/access-log`)).json().intact;
  await db.execute(sql`alter table access_log disable trigger user`);
  await db.execute(sql`
    insert into access_log (id, elder_id, seq, actor_id, subject, by, at, hash)
    values (${newId()}, ${elder.personId}, 4, ${newId()}, 'vitals', 'circle', now(), 'made up')`);
  expect(await intact()).toBe(false);
  await db.execute(sql`delete from access_log where elder_id = ${elder.personId} and seq >= 3`);
  await db.execute(sql`alter table access_log enable trigger user`);
  expect(await intact()).toBe(false);
});

it('says what the last night found, and what came since', async () => {
  const { at, elder } = await viewedAfter(3);
  const { db } = app.platform;
  const state = async () => {
    const { intact, wholeAt } = (await elder.get(`${at}/access-log`)).json();
    return { intact, wholeAt };
  };
  const change = async (seq: number) => {
    await db.execute(sql`alter table access_log disable trigger user`);
    await db.execute(
      sql`update access_log set subject = 'export' where elder_id = ${elder.personId} and seq = ${seq}`,
    );
    await db.execute(sql`alter table access_log enable trigger user`);
  };
  expect(await state()).toEqual({ intact: true, wholeAt: null });
  await app.due.run('circle.check-access-logs');
  const night = app.clock.now().toISOString();
  app.clock.advance({ hours: 3 });
  expect(await state()).toEqual({ intact: true, wholeAt: night });
  // What was verified is read again the next night only: the page says since when it stands.
  await change(2);
  expect(await state()).toEqual({ intact: true, wholeAt: night });
  await app.due.run('circle.check-access-logs');
  expect(await state()).toEqual({ intact: false, wholeAt: null });
});

it('trusts a stored result only with its seal, and sees a later entry altered', async () => {
  const { at, daughter, elder } = await viewedAfter(2);
  const { db } = app.platform;
  const intact = async () => (await elder.get(`${at}/access-log`)).json().intact;
  await app.due.run('circle.check-access-logs');
  const caller = { personId: daughter.personId, roles: ['FAMILY' as const] };
  await openHealth(app.platform, caller, elder.personId, 'vitals');
  await db.execute(sql`alter table access_log disable trigger user`);
  await db.execute(
    sql`update access_log set actor_id = ${newId()} where elder_id = ${elder.personId} and seq = 3`,
  );
  expect(await intact()).toBe(false);
  await app.due.run('circle.check-access-logs');
  // Whoever can write into the database says that all was well.
  await db.execute(
    sql`update access_log_checks set intact = true, seq = 3, checked_at = now() where elder_id = ${elder.personId}`,
  );
  await db.execute(sql`alter table access_log enable trigger user`);
  expect(await intact()).toBe(false);
});

it('finds an entry that was deleted from the verified part at once', async () => {
  const { at, elder } = await viewedAfter(3);
  await app.due.run('circle.check-access-logs');
  const { db } = app.platform;
  await db.execute(sql`alter table access_log disable trigger user`);
  await db.execute(sql`delete from access_log where elder_id = ${elder.personId} and seq = 2`);
  await db.execute(sql`alter table access_log enable trigger user`);
  expect((await elder.get(`${at}/access-log`)).json().intact).toBe(false);
});
