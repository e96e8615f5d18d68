import type { EventOf, ServerEvent } from '@hafi/contract/core/realtime';
import type { Topic } from '@hafi/contract/core/topics';
import type { Log } from '../log/log.ts';
import type { Lane, QueuedMessage } from '../outbox/transport.ts';
import { nextStep, recordSteps } from './act-once.ts';
import { type Db, sqlState } from './database.ts';
import { asTransaction } from './open-transaction.ts';
import { shareStatements } from './prepared.ts';
import type { AfterCommit, Tx } from './tx.ts';

/** The parts of the platform that a transaction needs. */
export interface Transactional {
  readonly db: Db;
  readonly log: Log;
  readonly outbox: {
    add(tx: Db, messages: readonly QueuedMessage[]): Promise<ReadonlySet<Lane>>;
    kick(lanes: Iterable<Lane>): void;
  };
  readonly realtime: {
    changed(people: readonly string[], topics: readonly Topic[]): void;
    emit<E extends ServerEvent>(event: E, notified: EventOf<E>, people: readonly string[]): void;
  };
}

/** Side effects that wait for the commit. */
interface Pending {
  /** The lanes that have new messages in the outbox. */
  readonly lanes: Set<Lane>;
  /** The topics that changed for each person. */
  readonly changed: Map<string, Set<Topic>>;
  /** The events to send, in order. */
  readonly events: ((realtime: Transactional['realtime']) => void)[];
  readonly work: (() => unknown)[];
}

/** The pending side effects of each open transaction. */
const pendingOf = new WeakMap<Db, Pending>();

const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction, then the side effects it registered (see {@link AfterCommit}).
 * Retries a serialization failure or a deadlock (SQLSTATE 40001, 40P01): at most five attempts,
 * each from the start. Inside `work` use only the given transaction: the embedded database has one
 * connection, so anything else is refused there. When `platform.db` is itself a transaction, this one
 * is nested (a savepoint), is not retried, and its side effects wait for the outer commit.
 *
 * In a request with an Idempotency-Key it runs once: after a crash the repeated request gets what
 * it returned before (see `actOnce`), so it should return plain data.
 */
export async function inTransaction<T>(
  platform: Transactional,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const full = pendingOf.get(platform.db);
  const step = full ? undefined : nextStep();
  if (step?.before) return step.before.result as T;
  for (let attempt = 1; ; attempt += 1) {
    const pending: Pending = { lanes: new Set(), changed: new Map(), events: [], work: [] };
    let done: T;
    try {
      done = await platform.db.transaction((opened) =>
        asTransaction(async () => {
          step?.begin();
          const result = await work(openTx(platform, opened, pending));
          if (step) await recordSteps(opened, [[step, result]]);
          return result;
        }),
      );
    } catch (error) {
      if (full || attempt >= 5 || !retryable.has(sqlState(error) ?? '')) throw error;
      continue;
    }
    if (full) addTo(full, pending);
    else await flush(platform, pending);
    return done;
  }
}

function openTx({ db, outbox }: Transactional, opened: Db, pending: Pending): Tx {
  shareStatements(opened, db);
  pendingOf.set(opened, pending);
  const powers: AfterCommit = {
    async tell(messages) {
      if (messages.length === 0) return;
      for (const lane of await outbox.add(opened, messages)) pending.lanes.add(lane);
    },
    changed: (topics, people) => addChanged(pending, [topics].flat(), people),
    emit: (event, notified, people) =>
      void pending.events.push((realtime) => realtime.emit(event, notified, people)),
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

function addTo(full: Pending, part: Pending): void {
  for (const lane of part.lanes) full.lanes.add(lane);
  for (const [person, topics] of part.changed) addChanged(full, topics, [person]);
  full.events.push(...part.events);
  full.work.push(...part.work);
}

/**
 * Runs the side effects after a commit. Logs failures and never rejects, because the commit stands.
 */
async function flush({ log, outbox, realtime }: Transactional, pending: Pending): Promise<void> {
  const alike = Map.groupBy(pending.changed, ([, topics]) => [...topics].sort().join());
  const tell = [...alike.values()].map((group) => () => {
    const people = group.map(([person]) => person);
    realtime.changed(people, [...(group[0]?.[1] ?? [])]);
  });
  const emit = pending.events.map((send) => () => send(realtime));
  for (const work of [...emit, ...tell, () => outbox.kick(pending.lanes), ...pending.work]) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'after the commit');
    }
  }
}
