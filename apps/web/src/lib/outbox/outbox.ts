import type { CallInput, Endpoint } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { call } from '../api.ts';
import { mayPass } from '../may-pass.ts';
import { ownConnection } from '../realtime/connection.ts';
import { changed } from './outbox-changes.ts';
import type { OutboxEntry, Refusal } from './outbox-entry.ts';
import { outboxStore } from './outbox-store.ts';

/** What became of an entry: the server has it, it waits, or the server said no. */
export type Outcome =
  | { readonly state: 'sent'; readonly answer: unknown }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly problem: Problem };

/** An answer that takes longer comes too late for whoever waits; sending goes on. */
const patienceMilliseconds = 8_000;
/** After this long the connection is taken for dead. */
const longestMilliseconds = 20_000;

/** One at a time, in whichever tab: with Web Locks, else one at a time in this tab. */
let last: Promise<unknown> = Promise.resolve();
function alone<T>(act: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('hafi-outbox', act) as Promise<T>;
  const mine = last.then(act, act);
  last = mine.catch(() => undefined);
  return mine;
}

/** Ends a request after so many milliseconds. Chrome before 103 has no `AbortSignal.timeout`. */
function endingSignal(milliseconds: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

async function send({ method, path, params, body }: OutboxEntry): Promise<Outcome> {
  try {
    const signal = endingSignal(longestMilliseconds);
    const given = {
      params,
      body,
      signal,
      connection: ownConnection(),
    } as unknown as CallInput<Endpoint>;
    const answer: unknown = await call({ method, path } as Endpoint, given);
    const whole = typeof answer === 'object' && answer !== null && 'data' in answer;
    return whole ? { state: 'sent', answer } : { state: 'waiting' };
  } catch (error) {
    if (error instanceof Problem && !mayPass(error)) return { state: 'refused', problem: error };
    return { state: 'waiting' };
  }
}

/**
 * Sends one entry unless another tab has done so. While somebody is there to be asked a refused
 * entry goes back to them; else it is kept with the reason.
 */
export function deliver(id: string, attended: () => boolean): Promise<Outcome> {
  return alone(async () => {
    const store = await outboxStore();
    const entry = await store.get(id);
    if (!entry) return { state: 'sent', answer: undefined };
    const outcome = entry.refusal ? refusedBefore(entry.refusal) : await send(entry);
    if (outcome.state === 'waiting') return outcome;
    if (outcome.state === 'sent' || attended()) await store.remove(id);
    else {
      const { code, message } = outcome.problem;
      await store.put({ ...entry, refusal: { code, message } });
    }
    changed(entry.topic, outcome.state === 'sent');
    return outcome;
  });
}

const refusedBefore = ({ code, message }: Refusal): Outcome => ({
  state: 'refused',
  problem: new Problem({ code, status: 400 }, { message }),
});

/**
 * Keeps an entry on the device, then sends it. `waiting` means that it will be sent when the network
 * returns, also after a reload; the same `id` never arrives twice.
 */
export async function enqueue<E extends Endpoint>(
  endpoint: Pick<E, 'method' | 'path'>,
  entry: {
    id: string;
    person: string;
    topic: string;
    params: CallInput<E>['params'];
    body: CallInput<E>['body'];
  },
): Promise<Outcome> {
  const { method, path } = endpoint;
  const store = await outboxStore();
  await store.put({
    ...entry,
    params: { ...(entry.params as unknown as Record<string, string>) },
    method,
    path,
    at: Date.now(),
    refusal: null,
  });
  changed(entry.topic, false);
  if (!navigator.onLine) return { state: 'waiting' };
  return new Promise((resolve, reject) => {
    let attended = true;
    const giveUp = setTimeout(() => {
      attended = false;
      resolve({ state: 'waiting' });
    }, patienceMilliseconds);
    deliver(entry.id, () => attended)
      .then(resolve, reject)
      .finally(() => clearTimeout(giveUp));
  });
}

/** Forgets an entry that was refused, once its person has read why. */
export async function dismiss({ id, topic }: OutboxEntry): Promise<void> {
  await (await outboxStore()).remove(id);
  changed(topic, false);
}
