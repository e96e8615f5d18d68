import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '../../platform/db/open-pool.ts';
import { tellProcesses } from '../../platform/realtime/processes.ts';
import type { Broadcast } from '../../platform/realtime/read-broadcasts.ts';
import { openTestDatabase } from '../test-database.ts';
import { type DatabaseLink, startDatabaseLink } from './database-link.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pool: Pool | undefined;
let link: DatabaseLink;
const closing: (() => Promise<unknown>)[] = [];

/** A process that keeps what it hears. */
function open(name: string, pool: Pool) {
  const received: Broadcast[] = [];
  let restored = 0;
  const { tell, close } = tellProcesses(pool, {
    processId: name,
    onBroadcast: (notified) => void received.push(notified),
    restored: () => {
      restored += 1;
    },
  });
  closing.unshift(close);
  return { tell, close, received, restored: () => restored };
}

let near: ReturnType<typeof open>;
let far: ReturnType<typeof open>;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = 'pool' in database.native ? database.native.pool : undefined;
  const url = pool?.options.connectionString;
  if (!pool || !url) throw new Error('processes tell each other on PostgreSQL');
  link = await startDatabaseLink(url);
  const linked = openPool(link.url, 1);
  near = open('near', pool);
  far = open('far', linked);
  closing.push(() => linked.end());
  // Both listen.
  await vi.waitFor(() => {
    near.tell({ ended: 'a' });
    far.tell({ ended: 'b' });
    if (near.received.length === 0 || far.received.length === 0) throw new Error('not yet');
  }, 10_000);
});
afterAll(async () => {
  for (const close of closing) await close();
  await link?.stop();
  await database?.close();
});

const event = (broadcast: unknown): Broadcast => ({
  event: 'message',
  told: broadcast,
  to: ['person:1'],
});
/** What was heard after this. */
const after = (received: Broadcast[], mark: string) =>
  received.slice(
    received.findLastIndex((broadcast) => 'ended' in broadcast && broadcast.ended === mark) + 1,
  );

test('another process hears everything once and in order, however long, and nothing of its own', async () => {
  far.tell({ ended: 'begin' });
  const broadcasts = [
    ...Array.from({ length: 700 }, (_, nth) => event(nth)),
    event(`Mwaramutse 👋 ${'é€'.repeat(30_000)}`),
    // Alike, which PostgreSQL would tell once.
    event('a'.repeat(40_000)),
    event('a'.repeat(40_000)),
    event('the last'),
  ];
  for (const each of broadcasts) far.tell(each);
  await expect.poll(() => after(near.received, 'begin').length).toBe(broadcasts.length);
  expect(after(near.received, 'begin')).toEqual(broadcasts);
  expect(after(far.received, 'a')).toEqual([]);
});

test('what could not be told is told to be missed, but ended sessions are told at last', {
  timeout: 60_000,
}, async () => {
  far.tell({ ended: 'before' });
  await expect.poll(() => after(near.received, 'before')).toEqual([]);
  link.cut();
  far.tell(event('lost'));
  far.tell({ ended: 'session' });
  // The database is silent for so long that the connection is given up.
  const missed = () => near.received.filter((broadcast) => 'missed' in broadcast);
  const restored = far.restored();
  const mending = setTimeout(link.mend, 14_000);
  await expect.poll(missed, { timeout: 40_000 }).toEqual([{ missed: true }]);
  clearTimeout(mending);
  expect(far.restored()).toBeGreaterThan(restored);
  expect(near.received.at(-1)).toEqual({ ended: 'session' });
  far.tell(event('again'));
  await expect.poll(() => near.received.at(-1)).toEqual(event('again'));
});

test('what a process of another version tells is missed, and what comes after it is heard', async () => {
  const connected = pool;
  if (!connected) throw new Error('processes tell each other on PostgreSQL');
  far.tell({ ended: 'calm' });
  await expect.poll(() => after(near.received, 'calm')).toEqual([]);
  const tell = (text: string) => connected.query("select pg_notify('hafi_realtime', $1)", [text]);
  const strange = ['', 'nonsense', 'next:0.{"v":2}', 'next:0.[', 'next:1.]', 'next:0.[{"to":[]}]'];
  for (const text of strange) await tell(text);
  await tell(`next:0.${JSON.stringify([event('first'), { strange: true }, event('second')])}`);
  far.tell(event('after it'));
  const isMissed = (broadcast: Broadcast) => 'missed' in broadcast;
  const received = () => after(near.received, 'calm');
  const full = [event('first'), event('second'), event('after it')];
  await expect.poll(() => received().filter((notified) => !isMissed(notified))).toEqual(full);
  await expect.poll(() => received().some(isMissed)).toBe(true);
  // Every screen refetches everything then: not for each of these.
  expect(received().filter(isMissed).length).toBeLessThanOrEqual(2);
});

test('what is told just before a process closes is told', async () => {
  far.tell(event('farewell'));
  await far.close();
  await expect.poll(() => near.received.at(-1)).toEqual(event('farewell'));
});
