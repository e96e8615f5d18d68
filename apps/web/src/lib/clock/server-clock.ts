import { minuteInMs } from '@hafi/base/time';

const second = 1_000;
/** A difference that no screen shows: the network is slower than that at times, in milliseconds. */
const leeway = 30 * second;
/** A device whose clock is set while an answer is on its way says nothing about the server's. */
const longestWay = minuteInMs;
const place = 'clock-ahead';

const listeners = new Set<() => void>();

/** By how much the server is ahead, as it was the last time, for whoever opens the app offline. */
function keptAhead(): number {
  try {
    return Number(localStorage.getItem(place)) || 0;
  } catch {
    return 0;
  }
}

/** By how many milliseconds the server's clock is ahead of the device's; 0 when both agree. */
let ahead = typeof localStorage === 'undefined' ? 0 : keptAhead();

function keep(found: number): void {
  ahead = found;
  try {
    if (found === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, String(found));
  } catch {
    // Storage may be full or forbidden: the next answer tells again.
  }
  for (const listener of listeners) listener();
}

/**
 * Compares the device's clock with the server's. `date` is the answer's Date header, which names whole
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

/** An instant of the device's clock, in milliseconds, as the server would call it. */
export const correctedTime = (milliseconds: number): Date => new Date(milliseconds + ahead);

/** Now, by the server's clock as far as it is known: the device's own may be wrong by hours. */
export const clockNow = (): Date => correctedTime(Date.now());

/** Listens to corrections. Answers how to stop. */
export function onCorrection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
