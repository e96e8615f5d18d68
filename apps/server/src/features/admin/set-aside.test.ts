import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { setAside } from '../../platform/due/set-aside.repo.ts';
import { setAsideRows } from '../../platform/due/set-aside.tables.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await makePerson(app, { roles: ['ADMIN'] });
});
afterEach(() => app.reset());

/** Sets rows of a work aside, one minute apart. */
async function fail(...rowIds: string[]): Promise<void> {
  const { clock, db } = app.platform;
  for (const rowId of rowIds) {
    app.clock.advance({ minutes: 1 });
    await setAside(db, { workId: 'payments.send-refunds', rowId, code: '23505', at: clock.now() });
  }
}

const list = async (query = '') =>
  (await callAs(app, admin).get(`/api/admin/set-aside${query}`)).json();
const retry = (id: string, who = admin) =>
  callAs(app, who).post(`/api/admin/set-aside/${id}/retry`);

test('the coordinator sees which work fails, since when and how often', async () => {
  await fail('row-1', 'row-1');
  expect((await list()).data).toEqual([
    {
      id: expect.any(String),
      work: 'payments.send-refunds',
      row: 'row-1',
      failure: '23505',
      failures: 2,
      since: '2026-11-23T06:01:00.000Z',
      nextTryAt: '2026-11-23T06:02:20.000Z',
    },
  ]);
});

test('the list comes in pages, and stays in order while rows fail again', async () => {
  await fail('1', '2', '3', '4', '5', '2');
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await list(`?limit=2${cursor}`);
    seen.push(...page.data.map(({ row }: { row: string }) => row));
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
  } while (cursor);
  expect(seen).toEqual(['5', '4', '3', '2', '1']);
  expect(await list('?cursor=zzz')).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('a row may be tried at once, and who wanted it is written down', async () => {
  await fail('row-1');
  const [{ id }] = (await list()).data;
  const doctor = await makePerson(app, { roles: ['DOCTOR'] });
  expect((await retry(id, doctor)).statusCode).toBe(403);
  expect((await retry(id)).statusCode).toBe(200);
  const [row] = await app.platform.db.select().from(setAsideRows);
  expect(row?.nextTryAt).toEqual(app.clock.now());
  expect(await app.platform.db.select().from(auditEvents)).toMatchObject([
    { actorId: admin.personId, action: 'set-aside.retried', subjectId: id, at: app.clock.now() },
  ]);
  await app.platform.db.delete(setAsideRows);
  expect((await retry(id)).statusCode).toBe(404);
});
