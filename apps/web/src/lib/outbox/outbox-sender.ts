import type { EntryKinds } from './entry-kind.ts';
import { type Lane, laneNames, rulesOf } from './lanes.ts';
import type { Outbox } from './outbox.ts';
import { onOutboxChange } from './outbox-changes.ts';

const firstDelayMs = 2_000;

/** Sends one lane now, then retries with exponential backoff until it is empty. */
function laneSender(lane: Lane, send: () => Promise<boolean>) {
  const { longestDelayMs, unseen } = rulesOf(lane);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer fires; Infinity while there is none. */
  let dueAt = Number.POSITIVE_INFINITY;
  let retryDelayMs = firstDelayMs;
  let sending: Promise<void> | undefined;
  const clear = () => {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
  };
  /** Never puts off what is due sooner: others' entries come all the time. */
  const tryLater = (milliseconds: number) => {
    const at = performance.now() + milliseconds;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(run, milliseconds);
  };
  const sendOnce = async () => {
    const empty = await send().catch(() => false);
    sending = undefined;
    if (empty) {
      retryDelayMs = firstDelayMs;
      return;
    }
    // Jitter: phones that come back online together must not all retry together.
    tryLater(retryDelayMs * (0.75 + Math.random() / 2));
    retryDelayMs = Math.min(retryDelayMs * 2, longestDelayMs);
  };
  function run(): Promise<void> {
    clear();
    if (document.hidden && !unseen) return Promise.resolve();
    sending ??= sendOnce();
    return sending;
  }
  return {
    /** The network or the person is back: retry at once. */
    wake: () => {
      retryDelayMs = firstDelayMs;
      return run();
    },
    /** Schedules a new entry for the next attempt. */
    later: () => tryLater(retryDelayMs),
    /** Resolves when the attempt under way has ended. */
    underWay: () => sending ?? Promise.resolve(),
    stop: clear,
  };
}

/**
 * Sends waiting entries now, whenever the network or the person returns, and periodically; each
 * lane independently. `wake` sends at once.
 */
export function startSending({ sendLane }: Pick<Outbox<EntryKinds>, 'sendLane'>): {
  readonly wake: () => void;
  readonly stop: () => void;
} {
  const emergency = laneSender('emergency', () => sendLane('emergency'));
  const others = laneNames
    .filter((lane) => lane !== 'emergency')
    .map((lane) =>
      laneSender(lane, async () => {
        // Large files would take bandwidth from an emergency.
        if (lane === 'uploads') await emergency.underWay();
        return sendLane(lane);
      }),
    );
  const all = [emergency, ...others];
  const wake = () => {
    for (const each of all) void each.wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const unhear = onOutboxChange(() => {
    for (const each of all) each.later();
  });
  wake();
  const stop = () => {
    unhear();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    for (const each of all) each.stop();
  };
  return { wake, stop };
}
