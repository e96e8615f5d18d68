import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { withIds } from '../ids/uuid-v7.ts';
import type { Db } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

/** One attempt of a request that must take effect once, however often it is repeated. */
export interface Attempt {
  readonly personId: string;
  readonly key: string;
  /** When this attempt began; another one if a later attempt has taken over. */
  readonly since: string;
  /** What the transactions of earlier attempts returned, encoded, by their position. */
  readonly done: Readonly<Record<string, string>>;
  /** A UUIDv7 from which the ids that the request makes follow, the same in each attempt. */
  readonly seed: string;
  /** False when the results hold secrets, which are not kept. */
  readonly keepsResults: boolean;
  /**
   * Records in a transaction which parts of which requests it has done, this one's or others'.
   * @throws Problem still-in-progress when a later attempt of one has taken over
   */
  record(tx: Db, done: readonly DonePart[]): Promise<void>;
}

/** A transaction of an attempt, by its position, and what it returned. */
export interface DonePart {
  readonly attempt: Attempt;
  readonly position: number;
  readonly result: string;
}

interface Running extends Attempt {
  next: number;
  /** The part of the request that is running: 0 before, 1 in its first transaction, 2 after it. */
  part: number;
  /** How many ids that part has made. */
  ids: number;
  over: boolean;
}

/**
 * The next id, in the form of UUIDv7 and in order. An attempt that skips a transaction makes the
 * same ids before and after it as the attempt that ran it.
 */
function nextId(state: Running): string {
  const { ids, part, seed } = state;
  state.ids += 1;
  const hex = createHash('sha256').update(`${seed} ${part} ${ids}`).digest('hex');
  const order = ((part << 8) + Math.min(ids, 0xff)).toString(16).padStart(3, '0').slice(-3);
  const variant = '89ab'[Number.parseInt(hex[0] ?? '0', 16) % 4];
  return `${seed.slice(0, 14)}7${order}-${variant}${hex.slice(1, 4)}-${hex.slice(4, 16)}`;
}

const enter = (state: Running, part: number) => {
  state.part = part;
  state.ids = 0;
};

const running = new AsyncLocalStorage<Running | undefined>();

/** Results above this size, in characters, are not kept. */
const longestResult = 100_000;

function encode(result: unknown): string {
  try {
    const text = serialize(result).toString('base64');
    return text.length > longestResult ? '' : text;
  } catch {
    // Something that cannot be copied, such as a function.
    return '';
  }
}

function decode(text: string): unknown {
  if (text === '') throw new Problem(coreErrors['already-done']);
  return deserialize(Buffer.from(text, 'base64'));
}

/** A transaction of a request that takes effect once. */
export interface Step {
  /** Returns what an earlier attempt of this transaction returned, undefined when there is none. */
  readonly before: { readonly result: unknown } | undefined;
  /** Called whenever the transaction begins, also when it is retried. */
  begin(): void;
  /** What is recorded when it has returned this: see {@link recordSteps}. */
  done(result: unknown): DonePart;
  /** Called when it has been recorded. */
  end(): void;
}

/**
 * The next transaction of the request that is being handled; undefined outside of one.
 * @throws Problem already-done when it was done and what it returned is not known
 */
export function nextStep(): Step | undefined {
  const attempt = running.getStore();
  if (!attempt || attempt.over) return undefined;
  const position = attempt.next;
  attempt.next += 1;
  const known = attempt.done[position];
  const after = 2 * position + 2;
  if (known !== undefined) enter(attempt, after);
  return {
    before: known === undefined ? undefined : { result: decode(known) },
    begin: () => enter(attempt, after - 1),
    done: (result) => ({
      attempt,
      position,
      result: attempt.keepsResults ? encode(result) : '',
    }),
    end: () => enter(attempt, after),
  };
}

/** Records in a transaction that it was done, with what it returns to each request that shares it. */
export async function recordSteps(
  tx: Db,
  returned: readonly (readonly [step: Step, result: unknown])[],
): Promise<void> {
  const done = returned.map(([step, result]) => step.done(result));
  await done[0]?.attempt.record(tx, done);
  for (const [step] of returned) step.end();
}

/** Refusals that hold whatever was done: who asks may not, or asks too often. */
const stillRefused = [401, 403, 404, 429];

/**
 * Handles a request so that its transactions take effect once. Each records in itself that it was
 * done; an attempt after one that was cut gets their results instead of running them again, so the
 * use case goes on from there: it checks again who asks, and answers as it would have.
 * @throws Problem already-done when the use case refuses what it has itself done before
 */
export async function actOnce<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const state: Running = Object.assign(Object.create(attempt) as Attempt, {
    next: 0,
    part: 0,
    ids: 0,
    over: false,
  });
  const ids = () => (state.over ? undefined : nextId(state));
  try {
    return await running.run(state, () => withIds(ids, work));
  } catch (error) {
    const goesOn = Object.keys(attempt.done).length > 0;
    if (!goesOn || isDatabaseAway(error)) throw error;
    const refused = error instanceof Problem && error.status < 500;
    if (refused && (state.next > 0 || stillRefused.includes(error.status))) throw error;
    throw new Problem(coreErrors['already-done']);
  } finally {
    state.over = true;
  }
}

/** Runs work that belongs to no request, even when one has caused it. */
export const outsideRequests = <T>(work: () => T): T =>
  running.run(undefined, () => withIds(undefined, work));
