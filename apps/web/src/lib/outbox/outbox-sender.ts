import { dayInMs, minuteInMs } from '@hafi/base/time';
import { refreshSession } from '../session.ts';
import { deliver } from './outbox.ts';
import { onOutboxChange } from './outbox-changes.ts';
import { outboxStore } from './outbox-store.ts';

const firstPause = 2_000;
const longestPause = 5 * minuteInMs;
/** Somebody else's entries on a shared phone are not kept for ever. */
const longestKept = 30 * dayInMs;

const unattended = () => false;

let timer: ReturnType<typeof setTimeout> | undefined;
let pause = firstPause;
let sending = false;

/** Sends what waits. True when nothing waits any more. */
async function sendAll(): Promise<boolean> {
  const store = await outboxStore();
  const waiting = (await store.all()).filter(({ refusal }) => refusal === null);
  if (waiting.length === 0) return true;
  // Asked anew each time: another tab may have signed somebody else in.
  const account = await refreshSession();
  let allSent = true;
  for (const { id, person, at } of waiting) {
    if (person !== account?.id) {
      if (Date.now() - at > longestKept) await store.remove(id);
      continue;
    }
    const outcome = await deliver(id, unattended);
    // One that the server stumbles over must not keep the others waiting.
    if (outcome.state === 'waiting') allSent = false;
    if (!allSent && !navigator.onLine) break;
  }
  return allSent;
}

async function run(): Promise<void> {
  clearTimeout(timer);
  if (sending || document.hidden) return;
  sending = true;
  const empty = await sendAll().catch(() => false);
  sending = false;
  if (empty) {
    pause = firstPause;
    return;
  }
  // Phones that come back together must not ask together.
  timer = setTimeout(run, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, longestPause);
}

/** The network or the person is back: the next try is at once. */
function wake(): void {
  pause = firstPause;
  void run();
}

let started = false;

/** Sends what waits now, whenever the network or the person returns, and from time to time between. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  // An entry that was made now may wait for the next try.
  onOutboxChange(() => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  });
  void run();
}
