import { Problem } from '@hafi/contract/core/problem';
import { mayPass } from '../lib/may-pass.ts';

/** The key of an attempt that has no answer yet, and what it asks for. */
interface Kept {
  readonly print: string;
  readonly key: string;
}

/** For browsers that keep nothing: until the page is closed. */
const unkept = new Map<string, Kept>();
const placeOf = (purpose: string) => `attempt:${purpose}`;

function read(purpose: string): Kept | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(
      sessionStorage.getItem(placeOf(purpose)) ?? 'null',
    );
    const { key, print } = kept ?? {};
    return typeof key === 'string' && typeof print === 'string'
      ? { key, print }
      : unkept.get(purpose);
  } catch {
    return unkept.get(purpose);
  }
}

function keep(purpose: string, kept: Kept): void {
  unkept.set(purpose, kept);
  try {
    sessionStorage.setItem(placeOf(purpose), JSON.stringify(kept));
  } catch {
    // Storage may be full or forbidden: the key then lasts until a reload.
  }
}

function forget(purpose: string): void {
  unkept.delete(purpose);
  try {
    sessionStorage.removeItem(placeOf(purpose));
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

/** What was wished, so that it can be recognised and not read: it may be about health or money. */
async function printOf(wishes: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(wishes));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends what somebody wishes under an idempotency key that stays the same for the same wishes until
 * there is a definite answer: a repeated press, a reload or a retry after a lost network does it once.
 * `purpose` says what is done and to whom, such as `payment:<booking>`. Throws what `send` throws.
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
