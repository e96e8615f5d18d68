import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Makes the ids of some work; undefined leaves the next one to {@link newId}. */
type Ids = () => string | undefined;

const sources = new AsyncLocalStorage<Ids | undefined>();

/** Does work whose ids come from `ids`. */
export const withIds = <T>(ids: Ids | undefined, work: () => T): T => sources.run(ids, work);

let last = 0;
let sequence = 0;

/**
 * Makes a UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, a 12-bit counter within the millisecond,
 * 62 random bits. Ids made by one process sort in the order in which they were made.
 */
export function newId(): string {
  const given = sources.getStore()?.();
  if (given !== undefined) return given;
  const now = Math.max(Date.now(), last);
  sequence = now === last ? sequence + 1 : 0;
  last = sequence > 0xfff ? now + 1 : now;
  if (sequence > 0xfff) sequence = 0;
  const time = last.toString(16).padStart(12, '0');
  const counter = sequence.toString(16).padStart(3, '0');
  // The end of a UUIDv4 has the same variant; Node fetches randomness for many of them at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${randomUUID().slice(19)}`;
}
