import { minuteInMs } from '@hafi/base/time';

/**
 * Refetches everything every minute while there is no realtime connection and somebody looks: some
 * networks let no websocket through, and nothing would ever say that what is shown has changed.
 * Returns the stop function.
 */
export function refetchMeanwhile(isConnected: () => boolean, refetch: () => unknown): () => void {
  const timer = setInterval(() => {
    if (!isConnected() && document.visibilityState === 'visible') refetch();
  }, minuteInMs);
  return () => clearInterval(timer);
}
