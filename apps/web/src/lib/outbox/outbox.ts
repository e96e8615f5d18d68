import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { clockNow } from '../clock/server-clock.ts';
import type { Entered, EntryKinds } from './entry-kind.ts';
import { inTurn } from './in-turn.ts';
import { type Lane, longestKept, rulesOf } from './lanes.ts';
import { outboxChanged } from './outbox-changes.ts';
import { currentForm, type OutboxEntry, type Refusal, readEntry } from './outbox-entry.ts';
import { newId } from './outbox-id.ts';
import { type OutboxStore, outboxStore } from './outbox-store.ts';
import { type Outcome, sendEntry } from './send-entry.ts';

/** Who uses the app on this device; null for nobody. */
export interface Who {
  /** As far as this page knows. */
  readonly known: () => string | null;
  /** As the server says now: another tab may have signed somebody else in. */
  readonly asked: () => Promise<string | null>;
}

/** What waits for the network on this device. */
export interface Outbox<Kinds extends EntryKinds> {
  /**
   * Keeps what a person entered on the device, then sends it. `waiting` means that it will be sent
   * when the network returns, also after a reload; it never counts twice.
   */
  enqueue<K extends keyof Kinds & string>(
    kind: K,
    entered: Entered<Kinds[K]['endpoint']> & { readonly person: string; readonly file?: Blob },
  ): Promise<Outcome<Answer<Kinds[K]['endpoint']>>>;
  /** What waits, or was refused, of everybody: the earliest first. */
  entries(): Promise<readonly OutboxEntry[]>;
  /** Sends what waits in a lane. True when nothing of its person waits there any more. */
  sendLane(lane: Lane): Promise<boolean>;
  /** Forgets an entry that was refused, once its person has read why. */
  dismiss(id: string): Promise<void>;
}

/** An answer that takes longer comes too late for whoever waits; sending goes on, in milliseconds. */
const patience = 8_000;
/** How many queues of a lane send at the same time. */
const atOnce = 3;

const unattended = () => false;

const refusedBefore = ({ code, message, status }: Refusal): Outcome => ({
  state: 'refused',
  problem: new Problem({ code, status }, { message }),
});

/** An outbox for these kinds of entries. */
export function createOutbox<Kinds extends EntryKinds>(kinds: Kinds, who: Who): Outbox<Kinds> {
  const kindOf = ({ kind }: OutboxEntry) => {
    const found = kinds[kind];
    if (!found) throw new Error(`no kind of entry is called ${kind}`);
    return found;
  };

  /** The name of those entries of which one is sent after the other. */
  const queueOf = (entry: OutboxEntry): string => {
    const { about, lane } = kindOf(entry);
    const byThing = rulesOf(lane).order === 'by-thing';
    return byThing ? `${lane} ${entry.kind} ${about(entry as never)}` : `${lane} ${entry.person}`;
  };

  const entries = async (): Promise<OutboxEntry[]> => {
    const stored = await (await outboxStore()).all();
    return stored
      .flatMap((each) => readEntry(each, kinds) ?? [])
      .sort((one, other) => one.position - other.position);
  };

  /** Sends one entry, unless that has been done or it is somebody else's. */
  const attempt = async (id: string, attended: () => boolean): Promise<Outcome> => {
    const store = await outboxStore();
    const stored = await store.get(id);
    if (!stored) return { state: 'sent', answer: undefined };
    const entry = readEntry(stored, kinds);
    if (!entry || entry.person !== who.known()) return { state: 'waiting' };
    const outcome = entry.refusal
      ? refusedBefore(entry.refusal)
      : await sendEntry(kindOf(entry), entry);
    if (outcome.state !== 'waiting') await settle(store, entry, outcome, attended());
    return outcome;
  };

  /** A refused entry goes back to whoever is there to be asked; else it is kept with the reason. */
  const settle = async (
    store: OutboxStore,
    entry: OutboxEntry,
    outcome: Exclude<Outcome, { state: 'waiting' }>,
    attended: boolean,
  ): Promise<void> => {
    if (outcome.state === 'sent' || attended) await store.remove(entry.id);
    else {
      const { code, message, status } = outcome.problem;
      const refused: OutboxEntry = { ...entry, refusal: { code, message, status } };
      await store.put(refused);
    }
    outboxChanged(outcome.state === 'sent' ? kindOf(entry).endpoint.topics : []);
  };

  /** Sends an entry in its turn: after those of its queue that were made before it. */
  const deliver = (entry: OutboxEntry, attended: () => boolean): Promise<Outcome> => {
    const queue = queueOf(entry);
    return inTurn(queue, async () => {
      if (rulesOf(kindOf(entry).lane).order !== 'one-by-one') {
        const earlier = (await entries()).filter(
          (each) =>
            each.refusal === null &&
            each.person === entry.person &&
            each.position < entry.position &&
            queueOf(each) === queue,
        );
        for (const { id } of earlier) {
          const { state } = await attempt(id, unattended);
          if (state === 'waiting') return { state };
        }
      }
      return attempt(entry.id, attended);
    });
  };

  const forgetAbandoned = async (others: readonly OutboxEntry[]): Promise<void> => {
    const store = await outboxStore();
    for (const { at, id } of others)
      if (clockNow().getTime() - at > longestKept) await store.remove(id);
  };

  return {
    entries,
    async enqueue(kind, { file = null, ...entered }) {
      const before = await entries();
      const at = clockNow().getTime();
      const position = Math.max(at, ...before.map((each) => each.position + 1));
      const about = { form: currentForm, id: newId(), key: newId(), kind, file, position, at };
      const entry: OutboxEntry = { ...entered, ...about, refusal: null };
      const { lane } = kindOf(entry);
      try {
        await (await outboxStore()).put(entry);
      } catch (error) {
        // A full device must not keep an emergency from being told.
        if (lane !== 'emergency') throw error;
        return (await sendEntry(kindOf(entry), entry)) as never;
      }
      outboxChanged();
      if (!navigator.onLine) return { state: 'waiting' };
      return new Promise((resolve, reject) => {
        let attended = true;
        const giveUp = setTimeout(() => {
          attended = false;
          resolve({ state: 'waiting' });
        }, patience);
        deliver(entry, () => attended)
          .then((outcome) => resolve(outcome as never), reject)
          .finally(() => clearTimeout(giveUp));
      });
    },
    async sendLane(lane) {
      const waiting = (await entries()).filter(
        (entry) => entry.refusal === null && kindOf(entry).lane === lane,
      );
      if (waiting.length === 0) return true;
      const person = await who.asked();
      await forgetAbandoned(waiting.filter((entry) => entry.person !== person));
      const queues = new Map<string, OutboxEntry[]>();
      for (const entry of waiting.filter((each) => each.person === person)) {
        const queue = queueOf(entry);
        queues.set(queue, [...(queues.get(queue) ?? []), entry]);
      }
      const left = [...queues.values()];
      let allSent = true;
      const sendQueue = async (queue: readonly OutboxEntry[]) => {
        for (const entry of queue) {
          const { state } = await deliver(entry, unattended);
          if (state !== 'waiting') continue;
          allSent = false;
          if (rulesOf(lane).order !== 'one-by-one' || !navigator.onLine) return;
        }
      };
      const sendQueues = async () => {
        for (let next = left.shift(); next; next = left.shift()) await sendQueue(next);
      };
      await Promise.all(Array.from({ length: atOnce }, sendQueues));
      return allSent;
    },
    async dismiss(id) {
      await (await outboxStore()).remove(id);
      outboxChanged();
    },
  };
}
