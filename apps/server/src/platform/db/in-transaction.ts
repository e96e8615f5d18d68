import type { Topic } from '@hafi/contract/core/topics';
import type { Log } from '../log/log.ts';
import type { Channel, QueuedMessage } from '../outbox/transport.ts';
import { type Db, sqlState } from './database.ts';
import type { AfterCommit, Tx } from './tx.ts';

/** What a transaction needs of the platform. */
export interface Transactional {
  readonly db: Db;
  readonly log: Log;
  readonly outbox: {
    add(tx: Db, messages: readonly QueuedMessage[]): Promise<void>;
    kick(channels: Iterable<Channel>): void;
  };
  readonly realtime: { changed(people: readonly string[], topics: readonly Topic[]): void };
}

/** What waits for the commit. */
interface Pending {
  /** The channels on which something was told. */
  readonly told: Set<Channel>;
  /** The topics that changed for each person. */
  readonly changed: Map<string, Set<Topic>>;
  readonly work: (() => unknown)[];
}

/** Of the transactions that are open: what waits for each. */
const pendingOf = new WeakMap<Db, Pending>();

const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction, and after the commit what it left to be done then. A serialization
 * failure or deadlock (SQLSTATE 40001, 40P01) is tried again, five times at most, each time from
 * nothing. Inside `work` use only the transaction: the embedded database has one connection and would
 * wait for itself. Where `platform.db` is a transaction itself, this is a part of it (a savepoint):
 * what waits for the commit waits for that of the whole.
 */
export async function inTransaction<T>(
  platform: Transactional,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const whole = pendingOf.get(platform.db);
  for (let attempt = 1; ; attempt += 1) {
    const pending: Pending = { told: new Set(), changed: new Map(), work: [] };
    let done: T;
    try {
      done = await platform.db.transaction((opened) => work(openTx(platform, opened, pending)));
    } catch (error) {
      if (whole || attempt >= 5 || !retryable.has(sqlState(error) ?? '')) throw error;
      continue;
    }
    if (whole) addTo(whole, pending);
    else await flush(platform, pending);
    return done;
  }
}

function openTx({ outbox }: Transactional, opened: Db, pending: Pending): Tx {
  pendingOf.set(opened, pending);
  const powers: AfterCommit = {
    async tell(messages) {
      if (messages.length === 0) return;
      for (const { channel } of messages) pending.told.add(channel);
      await outbox.add(opened, messages);
    },
    changed: (topics, people) => addChanged(pending, [topics].flat(), people),
    afterCommit: (work) => void pending.work.push(work),
  };
  return Object.assign(opened, powers) as Tx;
}

function addChanged({ changed }: Pending, topics: Iterable<Topic>, people: Iterable<string>): void {
  for (const person of people) {
    const known = changed.get(person) ?? new Set();
    for (const topic of topics) known.add(topic);
    changed.set(person, known);
  }
}

function addTo(whole: Pending, part: Pending): void {
  for (const channel of part.told) whole.told.add(channel);
  for (const [person, topics] of part.changed) addChanged(whole, topics, [person]);
  whole.work.push(...part.work);
}

/** Never rejects: what is committed has happened, whatever comes of this. */
async function flush({ log, outbox, realtime }: Transactional, pending: Pending): Promise<void> {
  const alike = Map.groupBy(pending.changed, ([, topics]) => [...topics].sort().join());
  const tell = [...alike.values()].map((group) => () => {
    const people = group.map(([person]) => person);
    realtime.changed(people, [...(group[0]?.[1] ?? [])]);
  });
  for (const work of [...tell, () => outbox.kick(pending.told), ...pending.work]) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'after the commit');
    }
  }
}
