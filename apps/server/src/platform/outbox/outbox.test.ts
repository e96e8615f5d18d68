import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverQueued } from '../../test/deliver-all.ts';
import { silentPlatform } from '../../test/silent-platform.ts';
import { testClock } from '../../test/test-clock.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { createDue } from '../due/due.ts';
import { newId } from '../ids/uuid-v7.ts';
import { deliveries } from './deliver-messages.job.ts';
import { smtpTransport } from './mail-transport.ts';
import { countUndelivered, leaseMessages } from './outbox.repo.ts';
import { outboxMessages } from './outbox.tables.ts';
import { createOutbox } from './outbox.ts';
import { type OutgoingMessage, RecipientGone } from './transport.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(outboxMessages));

function setUp() {
  const clock = testClock('2026-11-23T06:00:00Z');
  const sent: OutgoingMessage[] = [];
  const state = { down: false, gone: false };
  const send = async (message: OutgoingMessage) => {
    if (state.gone) throw new RecipientGone('no longer there');
    if (state.down) throw new Error('provider is down');
    sent.push(message);
    return undefined;
  };
  const make = () => {
    const parts = { ...silentPlatform(database.db), clock };
    const due = createDue(parts);
    due.add(deliveries({ ...parts, transports: { mail: send, sms: send, push: send } }));
    const deliver = () => deliverQueued({ platform: { due } });
    return { ...createOutbox({ clock, kick: due.kick }), deliver };
  };
  return { clock, sent, state, make, outbox: make() };
}

const sms = { channel: 'sms', to: '+250788000001', subject: null, text: 'Muraho' } as const;

describe('the outbox', () => {
  it('sends what goes before others first, but not before what has waited for a minute', async () => {
    const { clock, outbox } = setUp();
    const add = (text: string, more: { goesBefore?: true } = {}) =>
      inTransaction(silentPlatform(database.db), (tx) =>
        outbox.add(tx, [Object.assign({}, sms, { text }, more)]),
      );
    const lease = async () => {
      const now = clock.now();
      const until = new Date(now.getTime() + 30_000);
      const due = { now, limit: 1, until, open: () => undefined };
      const lane = { channel: 'sms', priority: 'ordinary' } as const;
      const rows = await leaseMessages(database.db, lane, due);
      return rows.map(({ body }) => body);
    };
    await add('waits long');
    clock.advance({ seconds: 61 });
    await add('waits');
    clock.advance({ seconds: 59 });
    await add('waits too');
    await add('goes before', { goesBefore: true });
    expect(await lease()).toEqual(['waits long']);
    expect(await lease()).toEqual(['goes before']);
    expect(await lease()).toEqual(['waits']);
    expect(await lease()).toEqual(['waits too']);
  });

  it('gives up a message that has become useless, instead of sending it', async () => {
    const { clock, outbox, sent, state } = setUp();
    const uselessAt = new Date('2026-11-23T06:01:00Z');
    const reminder = { ...sms, uselessAt };
    state.down = true;
    await inTransaction(silentPlatform(database.db), (tx) => outbox.add(tx, [reminder, sms]));
    await outbox.deliver();
    state.down = false;
    clock.advance({ minutes: 1 });
    await outbox.deliver();
    expect(sent).toEqual([sms]);
    const rows = await database.db.select().from(outboxMessages);
    expect(rows.filter(({ failedAt }) => failedAt).map(({ lastError }) => lastError)).toEqual([
      'too-late',
    ]);
  });

  it.each(['urgent', 'ordinary'] as const)(
    'sends what is %s as soon as a clock that was hours ahead is right again',
    async (priority) => {
      const { clock, outbox, sent, state } = setUp();
      const message = { ...sms, priority };
      const quiet = { ...sms, text: 'Later', sendAfter: new Date('2026-11-23T12:00:00Z') };
      state.down = true;
      clock.advance({ hours: 2 });
      await inTransaction(silentPlatform(database.db), (tx) => outbox.add(tx, [message, quiet]));
      await outbox.deliver();
      state.down = false;
      clock.advance({ hours: -2 });
      await outbox.deliver();
      expect(sent.map(({ text }) => text)).toEqual([sms.text]);
      // What was queued meanwhile and never tried leaves at once where it is urgent.
      clock.advance({ hours: 2 });
      await inTransaction(silentPlatform(database.db), (tx) =>
        outbox.add(tx, [{ ...message, text: 'Untried' }]),
      );
      clock.advance({ hours: -2 });
      await outbox.deliver();
      expect(sent.some(({ text }) => text === 'Untried')).toBe(priority === 'urgent');
    },
  );

  it('forgets the messages of somebody who leaves, but no question that is on its way', async () => {
    const { outbox } = setUp();
    const leaving = newId();
    const [own, other] = [`${sms.to}9`, `${sms.to}8`];
    const mail = { ...sms, channel: 'mail', subject: 'A question' } as const;
    await inTransaction(silentPlatform(database.db), async (tx) => {
      await outbox.add(tx, [{ ...mail, replyTo: own, text: 'sent' }]);
    });
    await outbox.deliver();
    await inTransaction(silentPlatform(database.db), async (tx) => {
      await outbox.add(tx, [
        { ...sms, to: own },
        { ...sms, to: other, text: 'other' },
        { ...mail, replyTo: own, text: 'waiting' },
      ]);
      const device = { ...sms, channel: 'push', to: '{"endpoint":"https://push.test/1"}' } as const;
      await outbox.add(tx, [
        { ...device, personId: leaving },
        { ...device, text: 'device of another', personId: newId() },
      ]);
      await outbox.forget(tx, leaving, [own]);
    });
    const rows = await database.db.select().from(outboxMessages);
    expect(rows.map(({ body }) => body).sort()).toEqual(['device of another', 'other', 'waiting']);
  });

  it('sends what a committed transaction queued, and nothing of one that failed', async () => {
    const { outbox, sent } = setUp();
    await inTransaction(silentPlatform(database.db), (tx) => outbox.add(tx, [sms]));
    const failed = inTransaction(silentPlatform(database.db), async (tx) => {
      await outbox.add(tx, [{ ...sms, text: 'never' }]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await outbox.deliver();
    expect(sent).toEqual([sms]);
  });

  it('sends messages in the order in which they were queued', async () => {
    const { outbox, sent } = setUp();
    const texts = Array.from({ length: 30 }, (_, at) => `number ${at}`);
    for (const text of texts) await outbox.add(database.db, [{ ...sms, text }]);
    await outbox.deliver();
    expect(sent.map(({ text }) => text)).toEqual(texts);
  });

  it('queues one message for each dedupe key', async () => {
    const { outbox, sent } = setUp();
    for (let times = 0; times < 3; times += 1) {
      await outbox.add(database.db, [{ ...sms, dedupeKey: 'booking:1:24h' }]);
    }
    await outbox.deliver();
    expect(sent).toHaveLength(1);
  });

  it('retries when the provider is down, and gives up after eight attempts', async () => {
    const { outbox, sent, state, clock } = setUp();
    await outbox.add(database.db, [sms]);
    state.down = true;
    await outbox.deliver();
    state.down = false;
    await outbox.deliver();
    expect(sent).toHaveLength(0);
    clock.advance({ seconds: 11 });
    await outbox.deliver();
    expect(sent).toHaveLength(1);

    await outbox.add(database.db, [sms]);
    state.down = true;
    for (let tries = 0; tries < 12; tries += 1) {
      await outbox.deliver();
      clock.advance({ hours: 1 });
    }
    const rows = await database.db.select().from(outboxMessages);
    expect(rows.find((row) => row.failedAt)?.attempts).toBe(8);
  });

  it('tries an urgent message at least every minute, for as long as an ordinary one', async () => {
    const { outbox, state, clock } = setUp();
    await outbox.add(database.db, [{ ...sms, priority: 'urgent' }]);
    state.down = true;
    const since = clock.now().getTime();
    const pauses: number[] = [];
    for (;;) {
      await outbox.deliver();
      const [row] = await database.db.select().from(outboxMessages);
      if (!row || row.failedAt) break;
      pauses.push((row.nextTryAt.getTime() - clock.now().getTime()) / 1000);
      clock.set(row.nextTryAt.toISOString());
    }
    expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 60]);
    expect(Math.max(...pauses)).toBe(60);
    expect((clock.now().getTime() - since) / 60_000).toBeCloseTo(21, 0);
  });

  it('counts messages that failed and wait, and those given up', async () => {
    const { outbox, state, clock } = setUp();
    await outbox.add(database.db, [sms, { ...sms, text: 'second' }]);
    await outbox.deliver();
    expect(await countUndelivered(database.db)).toBe(0);
    state.down = true;
    await outbox.add(database.db, [sms]);
    await outbox.deliver();
    state.gone = true;
    await outbox.add(database.db, [sms, sms]);
    await outbox.deliver();
    await outbox.add(database.db, [{ ...sms, sendAfter: new Date(clock.now().getTime() + 1) }]);
    expect(await countUndelivered(database.db)).toBe(3);
  });

  it('holds a message back until its time', async () => {
    const { outbox, sent, clock } = setUp();
    const sendAfter = new Date('2026-11-23T06:30:00Z');
    await outbox.add(database.db, [{ ...sms, sendAfter }]);
    await outbox.deliver();
    expect(sent).toHaveLength(0);
    clock.set('2026-11-23T06:30:00Z');
    await outbox.deliver();
    expect(sent).toEqual([sms]);
  });

  it('gives up at once when the recipient is gone', async () => {
    const { outbox, state, clock } = setUp();
    state.gone = true;
    await outbox.add(database.db, [sms]);
    await outbox.deliver();
    const [row] = await database.db.select().from(outboxMessages);
    expect(row).toMatchObject({ attempts: 1, failedAt: clock.now() });
  });

  it('sends each message once when two processes deliver at the same time', async () => {
    const { make, sent } = setUp();
    const [one, two] = [make(), make()];
    const many = Array.from({ length: 50 }, (_, at) => ({ ...sms, text: `number ${at}` }));
    await one.add(database.db, many);
    await Promise.all([one.deliver(), two.deliver()]);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(50);
    expect(sent).toHaveLength(50);
  });

  it.each([false, true])(
    'wipes the text of a secret message at its end, given up: %s',
    async (gone) => {
      const { outbox, state } = setUp();
      state.gone = gone;
      await outbox.add(database.db, [{ ...sms, text: 'code 123456', secret: true }]);
      await outbox.deliver();
      const [row] = await database.db.select().from(outboxMessages);
      expect(row?.body).toBe('');
    },
  );

  it('sends mail over real SMTP, one after the other on one connection', async () => {
    let received = '';
    let connections = 0;
    const server = new SMTPServer({
      authOptional: true,
      onConnect(_session, accept) {
        connections += 1;
        accept();
      },
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => {
          received += chunk.toString();
        });
        stream.on('end', () => done());
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const mail = smtpTransport(`smtp://127.0.0.1:${port}`, 'Hafi <help@hafi.test>');
    await mail({ channel: 'mail', to: 'elder@hafi.test', subject: 'Muraho', text: 'Ijambo' });
    expect(received).not.toMatch(/List-Unsubscribe|Content-Language/i);
    await mail({
      channel: 'mail',
      to: 'family@hafi.test',
      subject: 'Amakuru',
      text: 'Ijambo',
      locale: 'rw',
      unsubscribe: 'https://hafi.test/settings?tab=notifications',
    });
    expect(connections).toBe(1);
    expect(received).toContain('Subject: Muraho');
    expect(received).toContain('Subject: Amakuru');
    expect(received).toContain('To: elder@hafi.test');
    expect(received).toContain('Auto-Submitted: auto-generated');
    expect(received).toContain('Content-Language: rw');
    expect(received).toContain('List-Unsubscribe: <https://hafi.test/settings?tab=notifications>');
    expect(received).not.toContain('List-Unsubscribe-Post');
    await new Promise<void>((done) => server.close(() => done()));
  });
});
