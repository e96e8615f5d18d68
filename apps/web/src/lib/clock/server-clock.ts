import { minuteInMs } from '@hafi/base/time';
import { readStored, store } from '../device-storage.ts';

const second = 1_000;
/** Differences up to this are ignored, in milliseconds: network delay alone can cause them. */
const leeway = 30 * second;
/**
 * Longest round trip that is used for a comparison, in milliseconds: beyond it the device's clock
 * may have been set meanwhile.
 */
const longestWay = minuteInMs;
const key = 'clock-ahead';

const listeners = new Set<() => void>();

/**
 * How many milliseconds the server's clock is ahead of the device's; 0 when they agree. Stored for a
 * start without network.
 */
let ahead = Number(readStored('local', key)) || 0;

function keep(found: number): void {
  ahead = found;
  store('local', key, found || null);
  for (const listener of listeners) listener();
}

/**
 * Compares the device's clock with the server's. `date` is the answer's Date header, in whole
 * seconds; `sentAt` is when the request left, by the device's clock, in milliseconds.
 */
export function noteServerDate(date: string | null, sentAt: number): void {
  const arrivedAt = Date.now();
  const server = Date.parse(date ?? '');
  const way = arrivedAt - sentAt;
  if (Number.isNaN(server) || way < 0 || way > longestWay) return;
  const agree = server > sentAt - leeway && server < arrivedAt + leeway;
  const found = agree ? 0 : server + second / 2 - (sentAt + arrivedAt) / 2;
  if (Math.abs(found - ahead) >= leeway || (agree && ahead !== 0)) keep(found);
}

/** Converts an instant of the device's clock, in milliseconds, to the server's clock. */
export const correctedTime = (milliseconds: number): Date => new Date(milliseconds + ahead);

/**
 * The current time by the server's clock, as far as it is known: the device's own may be wrong by
 * hours.
 */
export const clockNow = (): Date => correctedTime(Date.now());

/** Subscribes to corrections of the clock. Returns the unsubscribe function. */
export function onCorrection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
