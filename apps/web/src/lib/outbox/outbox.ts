import { dayInMs } from '@hafi/base/time';
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

/** Who uses the app on this device: an account id, or null. */
export interface Who {
  /** As far as this page knows. */
  readonly known: () => string | null;
  /** As the server says now: another tab may have signed somebody else in. */
  readonly asked: () => Promise<string | null>;
}

/** The outbox: actions on this device that wait for the network. */
export interface Outbox<Kinds extends EntryKinds> {
  /**
   * Stores an action on the device, then sends it. `waiting` means that it will be sent when the
   * network returns, even after a reload. It takes effect only once.
   */
  enqueue<K extends keyof Kinds & string>(
    kind: K,
    entered: Entered<Kinds[K]['endpoint']> & { readonly person: string; readonly file?: Blob },
  ): Promise<Outcome<Answer<Kinds[K]['endpoint']>>>;
  /**
   * Waiting, refused and just sent entries of everybody, oldest first. A sent one stays for a day,
   * or until `forgetSent`: what was read before it was sent does not contain it.
   */
  entries(): Promise<readonly OutboxEntry[]>;
  /**
   * Sends the waiting entries of a lane. Returns true when none of the current person's are left.
   */
  sendLane(lane: Lane): Promise<boolean>;
  /** Deletes a refused entry, once its owner has read why. */
  dismiss(id: string): Promise<void>;
  /** Deletes sent entries, since their owner leaves this device. */
  forgetSent(): Promise<void>;
}

/**
 * How long the screen waits for an answer before it says `waiting`, in milliseconds; sending goes
 * on.
 */
const patience = 3_000;
/** How many queues of a lane send at the same time. */
const atOnce = 3;

const unattended = () => false;

/** How long a sent entry is kept, in milliseconds: as long as the answers of today's tasks. */
const longestSent = dayInMs;

const isWaiting = ({ refusal, sentAt }: OutboxEntry) => refusal === null && sentAt === undefined;

const refusedBefore = ({ code, message, status }: Refusal): Outcome => ({
  state: 'refused',
  problem: new Problem({ code, status }, { message }),
});

/** Creates an outbox for these kinds of entries. */
export function createOutbox<Kinds extends EntryKinds>(kinds: Kinds, who: Who): Outbox<Kinds> {
  const kindOf = ({ kind }: OutboxEntry) => {
    const found = kinds[kind];
    if (!found) throw new Error(`no kind of entry is called ${kind}`);
    return found;
  };

  /** The queue of an entry; entries of one queue are sent one after the other. */
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

  /** Sends one entry, unless that has happened already or it belongs to somebody else. */
  const attempt = async (id: string, attended: () => boolean): Promise<Outcome> => {
    const store = await outboxStore();
    const stored = await store.get(id);
    if (!stored) return { state: 'sent', answer: undefined };
    const entry = readEntry(stored, kinds);
    if (entry?.sentAt !== undefined) return { state: 'sent', answer: undefined };
    if (!entry || entry.person !== who.known()) return { state: 'waiting' };
    const outcome = entry.refusal
      ? refusedBefore(entry.refusal)
      : await sendEntry(kindOf(entry), entry);
    if (outcome.state !== 'waiting') await settle(store, entry, outcome, attended());
    return outcome;
  };

  /**
   * Keeps a sent entry, which no answer on this device contains yet. Returns a refused one to a
   * person who is waiting for the answer; otherwise stores it with the reason.
   */
  const settle = async (
    store: OutboxStore,
    entry: OutboxEntry,
    outcome: Exclude<Outcome, { state: 'waiting' }>,
    attended: boolean,
  ): Promise<void> => {
    if (outcome.state === 'sent') {
      const sent: OutboxEntry = { ...entry, file: null, sentAt: Date.now() };
      await store.put(sent);
    } else if (attended) {
      await store.remove(entry.id);
    } else {
      const { code, message, status } = outcome.problem;
      const refused: OutboxEntry = { ...entry, refusal: { code, message, status } };
      await store.put(refused);
    }
    outboxChanged(outcome.state === 'sent' ? kindOf(entry).endpoint.topics : []);
  };

  /** Sends an entry after the earlier ones of its queue. */
  const deliver = (entry: OutboxEntry, attended: () => boolean): Promise<Outcome> => {
    const queue = queueOf(entry);
    return inTurn(queue, async () => {
      if (rulesOf(kindOf(entry).lane).order !== 'one-by-one') {
        const earlier = (await entries()).filter(
          (each) =>
            isWaiting(each) &&
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

  /** Deletes the sent entries that were not sent since `from`, in Unix milliseconds. */
  const forgetSent = async (from: number): Promise<void> => {
    const store = await outboxStore();
    // The clock of a device may have been set back.
    const isOld = (sentAt: number) => sentAt < from || sentAt > Date.now();
    for (const { id, sentAt } of await entries())
      if (sentAt !== undefined && isOld(sentAt)) await store.remove(id);
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
        // A full device must not stop an emergency.
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
      await forgetSent(Date.now() - longestSent);
      const waiting = (await entries()).filter(
        (entry) => isWaiting(entry) && kindOf(entry).lane === lane,
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
    async forgetSent() {
      await forgetSent(Number.POSITIVE_INFINITY);
      outboxChanged();
    },
  };
}
