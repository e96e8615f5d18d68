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

let heard: [people: readonly string[], topics: readonly Topic[]][] = [];
let kicks = 0;
beforeEach(async () => {
  await app.reset();
  heard = [];
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
    realtime: { changed: (...told) => void heard.push(told) },
    ...over,
  };
}

const sms: QueuedMessage = {
  channel: 'sms',
  to: '+250788123456',
  subject: null,
  text: 'Hello',
};

test('what is left for the commit waits for it, and comes once', async () => {
  const done: string[] = [];
  await inTransaction(listened(), async (tx) => {
    await tx.tell([sms]);
    await tx.tell([{ ...sms, text: 'Again' }]);
    tx.changed('bookings', ['ann', 'ben']);
    tx.changed(['bookings', 'notifications'], ['ann']);
    tx.afterCommit(() => done.push('later'));
    expect([kicks, heard, done]).toEqual([0, [], []]);
  });
  expect(kicks).toBe(1);
  expect(heard).toEqual([
    [['ann'], ['bookings', 'notifications']],
    [['ben'], ['bookings']],
  ]);
  expect(done).toEqual(['later']);
  await deliverAll(app);
  expect(app.sent.map(({ text }) => text).sort()).toEqual(['Again', 'Hello']);
});

test('nothing of it comes when the transaction is rolled back', async () => {
  const done: string[] = [];
  const failed = inTransaction(listened(), async (tx) => {
    await tx.tell([sms]);
    tx.changed('bookings', ['ann']);
    tx.afterCommit(() => done.push('later'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await deliverAll(app);
  expect([kicks, heard, done, app.sent]).toEqual([0, [], [], []]);
});

test('a serialization failure begins again from nothing, five times at most', async () => {
  let tries = 0;
  const work = (fails: number) =>
    inTransaction(listened(), async (tx) => {
      tries += 1;
      tx.changed('bookings', [`try ${tries}`]);
      if (tries <= fails) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
    });
  await work(2);
  expect(heard).toEqual([[['try 3'], ['bookings']]]);
  tries = 0;
  await expect(work(9)).rejects.toThrow();
  expect(tries).toBe(5);
});

test('what fails after the commit undoes nothing and stops nothing', async () => {
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

test('a transaction within another waits for the whole, and is forgotten when it fails', async () => {
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
    expect([kicks, heard]).toEqual([0, []]);
  });
  expect([kicks, heard]).toEqual([1, [[['ann'], ['bookings']]]]);
  await deliverAll(app);
  expect(app.sent.map(({ text }) => text)).toEqual(['Hello']);
});
