import type { Topic } from '@hafi/contract/core/topics';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverAll } from '../../test/deliver-all.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { QueuedMessage } from '../outbox/transport.ts';
import { inTransaction, type Transactional } from './in-transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let received: [people: readonly string[], topics: readonly Topic[]][] = [];
let emitted: [event: string, payload: unknown, people: readonly string[]][] = [];
let kicks = 0;
beforeEach(async () => {
  await app.reset();
  received = [];
  emitted = [];
  kicks = 0;
});

const kick = () => {
  kicks += 1;
};

/** A platform that records everything it sends after a commit. */
function listened(over: Partial<Transactional> = {}): Transactional {
  const { db, log, outbox } = app.platform;
  return {
    db,
    log,
    outbox: { add: outbox.add, kick },
    realtime: {
      changed: (...notified) => void received.push(notified),
      emit: (...notified) => void emitted.push(notified),
    },
    ...over,
  };
}

const sms: QueuedMessage = {
  channel: 'sms',
  to: '+250788123456',
  subject: null,
  text: 'Hello',
};

test('side effects wait for the commit, and run once', async () => {
  const done: string[] = [];
  await inTransaction(listened(), async (tx) => {
    await tx.tell([sms]);
    await tx.tell([{ ...sms, text: 'Again' }]);
    tx.changed('bookings', ['ann', 'ben']);
    tx.changed(['bookings', 'notifications'], ['ann']);
    tx.afterCommit(() => done.push('later'));
    expect([kicks, received, done]).toEqual([0, [], []]);
  });
  expect(kicks).toBe(1);
  expect(received).toEqual([
    [['ann'], ['bookings', 'notifications']],
    [['ben'], ['bookings']],
  ]);
  expect(done).toEqual(['later']);
  await deliverAll(app);
  expect(app.sent.map(({ text }) => text).sort()).toEqual(['Again', 'Hello']);
});

test('side effects do not run when the transaction is rolled back', async () => {
  const done: string[] = [];
  const failed = inTransaction(listened(), async (tx) => {
    await tx.tell([sms]);
    tx.changed('bookings', ['ann']);
    tx.afterCommit(() => done.push('later'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await deliverAll(app);
  expect([kicks, received, done, app.sent]).toEqual([0, [], [], []]);
});

test('a serialization failure restarts the transaction, five attempts at most', async () => {
  let tries = 0;
  const work = (fails: number) =>
    inTransaction(listened(), async (tx) => {
      tries += 1;
      tx.changed('bookings', [`try ${tries}`]);
      if (tries <= fails) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
    });
  await work(2);
  expect(received).toEqual([[['try 3'], ['bookings']]]);
  tries = 0;
  await expect(work(9)).rejects.toThrow();
  expect(tries).toBe(5);
});

test('a side effect that fails undoes nothing and stops no other', async () => {
  const done: string[] = [];
  const answer = await inTransaction(listened(), async (tx) => {
    tx.afterCommit(() => {
      throw new Error('no');
    });
    tx.afterCommit(async () => done.push('next'));
    return 'answer';
  });
  expect([answer, done]).toEqual(['answer', ['next']]);
});

test('a nested transaction waits for the outer one, and is discarded when it fails', async () => {
  await inTransaction(listened(), async (tx) => {
    const within = listened({ db: tx });
    await inTransaction(within, async (part) => {
      await part.tell([sms]);
      part.changed('bookings', ['ann']);
    });
    const failed = inTransaction(within, async (part) => {
      await part.tell([{ ...sms, text: 'never' }]);
      part.changed('payments', ['ann']);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect([kicks, received]).toEqual([0, []]);
  });
  expect([kicks, received]).toEqual([1, [[['ann'], ['bookings']]]]);
  await deliverAll(app);
  expect(app.sent.map(({ text }) => text)).toEqual(['Hello']);
});

test('events wait for the outermost commit, in their order, and are dropped by a rollback', async () => {
  const typing = (conversationId: string) => ({ conversationId, personId: 'ann' });
  await inTransaction(listened(), async (tx) => {
    tx.emit('typing', typing('one'), ['ben']);
    const nested = listened({ db: tx });
    await inTransaction(nested, async (inner) => inner.emit('typing', typing('two'), ['ben']));
    const lost = inTransaction(nested, async (inner) => {
      inner.emit('typing', typing('lost'), ['ben']);
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    tx.emit('typing', typing('three'), ['ben', 'eve']);
    expect(emitted).toEqual([]);
  });
  expect(emitted).toEqual([
    ['typing', typing('one'), ['ben']],
    ['typing', typing('two'), ['ben']],
    ['typing', typing('three'), ['ben', 'eve']],
  ]);
});
