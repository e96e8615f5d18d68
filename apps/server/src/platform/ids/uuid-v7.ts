import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

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
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
