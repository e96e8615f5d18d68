import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { silentPlatform } from '../../test/silent-platform.ts';
import { testClock } from '../../test/test-clock.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database, Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { createDue, type Due } from '../due/due.ts';
import { findSetAside } from '../due/set-aside.repo.ts';
import { setAsideRows } from '../due/set-aside.tables.ts';
import { createLog } from '../log/log.ts';
import { deliveries } from './deliver-messages.job.ts';
import { smtpTransport } from './mail-transport.ts';
import { outboxMessages } from './outbox.tables.ts';
import { createOutbox } from './outbox.ts';
import type { OutgoingMessage, QueuedMessage, Transport } from './transport.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outboxMessages);
  await database.db.delete(setAsideRows);
});

const clock = testClock('2026-11-23T06:00:00Z');
const mail = { channel: 'mail', to: 'elder@hafi.test', subject: 'Muraho', text: 'Meze' } as const;
const sms = { channel: 'sms', to: '+250788000001', subject: null, text: 'Muraho' } as const;

/**
 * A process that sends mail by one transport and keeps SMS. It writes the final state of messages
 * through `finals`.
 */
function startProcess(transport: Transport, finals: Db = database.db) {
  const log = createLog('silent');
  const sent: OutgoingMessage[] = [];
  const keep = async (message: OutgoingMessage) => void sent.push(message);
  const transports = { mail: transport, sms: keep, push: keep };
  const due: Due = createDue({ ...silentPlatform(database.db), clock });
  due.add(deliveries({ db: finals, clock, log, transports }));
  return { due, sent, outbox: createOutbox({ clock, kick: due.kick }) };
}

/** A machine that does other work at the same time is slow to connect twenty times. */
const timeout = { timeout: 20_000 };

const everything = { after: null, limit: 10 };
const rows = () => database.db.select().from(outboxMessages);
const onlyRow = async () => (await rows())[0];
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

test('a mail server that accepts connections and never answers holds up no SMS', async () => {
  const calls: Socket[] = [];
  const silent = createServer((socket) => void calls.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const address = `smtp://127.0.0.1:${portOf(silent)}`;
  const { due, outbox, sent } = startProcess(smtpTransport(address, 'Hafi <help@hafi.test>'));
  due.start();
  await outbox.add(database.db, Array<QueuedMessage>(30).fill(mail));
  outbox.kick(['mail']);
  await expect.poll(() => calls.length, timeout).toBe(20);
  await outbox.add(database.db, [sms]);
  outbox.kick(['sms']);
  await expect.poll(() => sent, timeout).toEqual([sms]);
  const waiting = (await rows()).filter(({ channel }) => channel === 'mail');
  expect(waiting.every(({ lastError, sentAt }) => !sentAt && !lastError)).toBe(true);

  silent.close();
  const stopped = due.stop();
  for (const call of calls) call.destroy();
  await stopped;
  const tried = (await rows()).filter(({ lastError }) => lastError !== null);
  expect(tried).toHaveLength(20);
});

test('a lane full of ordinary messages that hang holds up no urgent one', async () => {
  const hanging = Promise.withResolvers<undefined>();
  const begun: (string | null)[] = [];
  const { due, outbox } = startProcess(({ subject }) => {
    begun.push(subject);
    return subject === 'Urgent' ? Promise.resolve(undefined) : hanging.promise;
  });
  due.start();
  await outbox.add(database.db, Array<QueuedMessage>(50).fill(mail));
  outbox.kick(['mail']);
  await expect.poll(() => begun, timeout).toHaveLength(20);
  const urgent = { ...mail, subject: 'Urgent', priority: 'urgent' } as const;
  await inTransaction({ ...silentPlatform(database.db), outbox }, (tx) =>
    tx.tell([urgent, urgent]),
  );
  const isOut = async () =>
    (await rows()).filter(({ priority, sentAt }) => priority === 'urgent' && sentAt).length;
  await expect.poll(isOut, timeout).toBe(2);
  expect(begun.filter((subject) => subject !== 'Urgent')).toHaveLength(20);
  expect((await rows()).filter(({ sentAt }) => sentAt)).toHaveLength(2);

  hanging.resolve(undefined);
  await due.stop();
});

test('an urgent message that was given up is retried in its own lane', async () => {
  const { due, outbox, sent } = startProcess(async () => undefined);
  await outbox.add(database.db, [{ ...sms, priority: 'urgent' }]);
  const [given] = await database.db
    .update(outboxMessages)
    .set({ failedAt: clock.now() })
    .returning({ id: outboxMessages.id });
  await inTransaction(silentPlatform(database.db), (tx) => outbox.retry(tx, given?.id ?? ''));
  await due.run('outbox.sms');
  expect(sent).toEqual([]);
  await due.run('outbox.sms.urgent');
  expect(sent).toEqual([{ ...sms, priority: 'urgent' }]);
});

describe('a sender whose lease expired', () => {
  /**
   * Starts a process that sends one mail for longer than its lease; the caller decides how that
   * ends.
   */
  async function startSlow() {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const slow = startProcess(() => promise);
    await slow.outbox.add(database.db, [mail]);
    const run = slow.due.run('outbox.mail');
    await expect.poll(async () => (await onlyRow())?.attempts).toBe(1);
    clock.advance({ seconds: 60 });
    return {
      async ends(well: boolean) {
        if (well) resolve(undefined);
        else reject(new Error('no'));
        await run;
      },
    };
  }

  it.each([true, false])(
    'leaves alone what another has sent since (went well: %s)',
    async (well) => {
      const { ends } = await startSlow();
      const other = startProcess(async () => undefined);
      await other.due.run('outbox.mail');
      const before = await onlyRow();
      expect(before).toMatchObject({ attempts: 2, sentAt: clock.now(), lastError: null });
      clock.advance({ seconds: 5 });
      await ends(well);
      expect(await onlyRow()).toEqual(before);
    },
  );

  it.each([true, false])('leaves alone what another is sending (went well: %s)', async (well) => {
    const { ends } = await startSlow();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const other = startProcess(() => promise);
    const run = other.due.run('outbox.mail');
    await expect.poll(async () => (await onlyRow())?.attempts).toBe(2);
    const before = await onlyRow();
    await ends(well);
    expect(await onlyRow()).toEqual(before);
    resolve(undefined);
    await run;
    expect(await onlyRow()).toMatchObject({ sentAt: clock.now() });
  });
});

test('a message whose result cannot be stored is set aside, and sent again later', async () => {
  const broken: Db = Object.create(database.db, {
    update: {
      value: () => {
        throw new RangeError('elder@hafi.test');
      },
    },
  });
  const failing = startProcess(async () => undefined, broken);
  await failing.outbox.add(database.db, [mail, sms]);
  await failing.due.run('outbox.mail');
  const aside = await findSetAside(database.db, everything);
  expect(aside).toMatchObject([{ workId: 'outbox.mail', code: 'RangeError', failures: 1 }]);

  clock.advance({ seconds: 61 });
  const { due } = startProcess(async () => undefined);
  await due.run('outbox.mail');
  await due.run('outbox.sms');
  expect((await rows()).map(({ sentAt }) => sentAt)).toEqual([clock.now(), clock.now()]);
  expect(await findSetAside(database.db, everything)).toEqual([]);
});

test('of a mail server’s answer, which quotes the address, only the status is stored', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(Object.assign(new Error(`no such mailbox: ${address}`), { responseCode: 550 }));
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `smtp://127.0.0.1:${portOf(server.server)}`;
  const { due, outbox } = startProcess(smtpTransport(address, 'Hafi <help@hafi.test>'));
  await outbox.add(database.db, [mail]);
  await due.run('outbox.mail');
  await new Promise<void>((done) => server.close(() => done()));
  expect((await onlyRow())?.lastError).toBe('smtp-550');
});
