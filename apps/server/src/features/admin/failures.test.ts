import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { setAside } from '../../platform/due/set-aside.repo.ts';
import { setAsideRows } from '../../platform/due/set-aside.tables.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
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

/** Helpers to list, page through and retry the entries of one of the two lists. */
function listAt(path: string) {
  const list = async (query = '') => (await callAs(app, admin).get(`${path}${query}`)).json();
  const retry = (id: string, who = admin) => callAs(app, who).post(`${path}/${id}/retry`);
  const pages = async () => {
    const seen: { id: string; row: string }[] = [];
    let cursor = '';
    do {
      const page = await list(`?limit=2${cursor}`);
      seen.push(...page.data);
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    return seen;
  };
  return { list, pages, retry };
}

const mail: QueuedMessage = {
  channel: 'mail',
  to: 'vestine@hafi.test',
  subject: 'Kubera Vestine',
  text: 'Amlodipine',
};
const push = { endpoint: 'https://push.test/device-1', keys: { p256dh: 'k', auth: 'a' } };

/** Queues messages that are given up one minute after another. */
async function giveUp(...messages: QueuedMessage[]): Promise<string[]> {
  const { db, outbox } = app.platform;
  for (const message of messages) {
    app.clock.advance({ minutes: 1 });
    await outbox.add(db, [message]);
  }
  const rows = await db
    .update(outboxMessages)
    .set({ failedAt: outboxMessages.createdAt, lastError: 'smtp-550', attempts: 8 })
    .returning({ id: outboxMessages.id });
  return rows.map(({ id }) => id).sort();
}

/** Sets rows of a work aside, one minute after another. */
async function fail(...rowIds: string[]): Promise<void> {
  const { clock, db } = app.platform;
  for (const rowId of rowIds) {
    app.clock.advance({ minutes: 1 });
    await setAside(db, { workId: 'payments.send-refunds', rowId, code: '23505', at: clock.now() });
  }
}

describe('given-up messages', () => {
  const { list, pages, retry } = listAt('/api/admin/failed-messages');

  test('the coordinator sees what was not sent, without its text and its whole address', async () => {
    const sms: QueuedMessage = { channel: 'sms', to: '+250788000001', subject: null, text: 'no' };
    const device: QueuedMessage = { ...mail, channel: 'push', to: JSON.stringify(push) };
    const [first] = await giveUp(mail, { ...sms, secret: true }, device);
    const { data } = await list();
    expect(data).toMatchObject([
      { channel: 'push', to: null, canRetry: true },
      { channel: 'sms', to: '+250…001', canRetry: false },
      { channel: 'mail', to: 'v…@hafi.test', canRetry: true },
    ]);
    expect(data[2]).toEqual({
      id: first,
      channel: 'mail',
      to: 'v…@hafi.test',
      call: null,
      failure: 'smtp-550',
      queuedAt: '2026-11-23T06:01:00.000Z',
      failedAt: '2026-11-23T06:01:00.000Z',
      canRetry: true,
    });
    expect(JSON.stringify(data)).not.toMatch(/vestine|Amlodipine|device-1/i);
  });

  test('the list comes in pages, the last failure first', async () => {
    const ids = await giveUp(mail, mail, mail, mail, mail);
    expect((await pages()).map(({ id }) => id)).toEqual(ids.reverse());
    expect(await list('?cursor=zzz')).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  test('one is sent again, and the audit log records who asked for it', async () => {
    const [id = ''] = await giveUp(mail);
    expect((await retry(id)).statusCode).toBe(200);
    expect((await list()).data).toEqual([]);
    await deliverAll(app);
    expect(app.sent).toEqual([mail]);
    expect(await app.platform.db.select().from(auditEvents)).toMatchObject([
      { actorId: admin.personId, action: 'message.retried', subjectId: id, at: app.clock.now() },
    ]);
    expect((await retry(id)).statusCode).toBe(404);
  });

  test('one whose code was wiped is not, and nobody else may', async () => {
    const [wiped = ''] = await giveUp({ ...mail, secret: true });
    expect((await retry(wiped)).statusCode).toBe(404);
    const doctor = await makePerson(app, { roles: ['DOCTOR'] });
    expect((await retry(wiped, doctor)).statusCode).toBe(403);
    expect(await app.platform.db.select().from(auditEvents)).toEqual([]);
  });
});

describe('work that was set aside', () => {
  const { list, pages, retry } = listAt('/api/admin/set-aside');

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
    expect((await pages()).map(({ row }) => row)).toEqual(['5', '4', '3', '2', '1']);
    expect(await list('?cursor=zzz')).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  test('a row may be retried at once, and the audit log records who asked for it', async () => {
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
});
