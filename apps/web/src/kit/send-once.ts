import { Problem } from '@hafi/contract/core/problem';
import { readStored, store } from '../lib/device-storage.ts';
import { mayPass } from '../lib/may-pass.ts';

/** The idempotency key of an attempt without an answer yet, and the hash of what it asks for. */
interface Kept {
  readonly print: string;
  readonly key: string;
}

/** Fallback without session storage: lasts until the page is closed. */
const unkept = new Map<string, Kept>();
const placeOf = (purpose: string) => `attempt:${purpose}`;

function read(purpose: string): Kept | undefined {
  const { key, print } = readStored<Partial<Kept>>('session', placeOf(purpose)) ?? {};
  return typeof key === 'string' && typeof print === 'string'
    ? { key, print }
    : unkept.get(purpose);
}

function keep(purpose: string, kept: Kept): void {
  unkept.set(purpose, kept);
  store('session', placeOf(purpose), kept);
}

function forget(purpose: string): void {
  unkept.delete(purpose);
  store('session', placeOf(purpose), null);
}

/**
 * A SHA-256 of the input: recognizes it without storing it, because it may be about health or
 * money.
 */
async function printOf(wishes: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(wishes));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends input under an idempotency key that stays the same for the same input until there is a
 * definite answer, so that a double press, a reload or a retry takes effect once. `purpose` names
 * the action and its object, such as `payment:<booking>`.
 * @throws what `send` throws
 */
export async function sendOnce<T>(
  purpose: string,
  wishes: unknown,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const print = await printOf(wishes);
  const before = read(purpose);
  const key = before?.print === print ? before.key : crypto.randomUUID();
  keep(purpose, { print, key });
  try {
    const answer = await send(key);
    forget(purpose);
    return answer;
  } catch (error) {
    if (error instanceof Problem && !mayPass(error)) forget(purpose);
    throw error;
  }
}
