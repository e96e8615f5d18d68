import { timeoutMs } from '../slow-part.tsx';

/** How long nothing may be sent or answered until a network counts as stuck, in milliseconds. */
const stallTimeoutMs = 30_000;

/**
 * Watches a transfer that reports its progress by `onBytes`: calls `onQuiet` when nothing was heard
 * for a while, `onStuck` when for long, until it is heard again or `stop`.
 */
export function watchSilence({ onQuiet, onStuck }: { onQuiet?: () => void; onStuck: () => void }) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const onBytes = () => {
    stop();
    timers = [setTimeout(onStuck, stallTimeoutMs)];
    if (onQuiet) timers.push(setTimeout(onQuiet, timeoutMs));
  };
  return { onBytes, stop };
}
