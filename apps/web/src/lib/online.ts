import { useSyncExternalStore } from 'react';
import { clockNow } from './clock/server-clock.ts';

/** When the network was lost, in Unix milliseconds; null while online. */
let goneSince: number | null = null;

function note(): void {
  goneSince = navigator.onLine ? null : (goneSince ?? clockNow().getTime());
}

function subscribe(listener: () => void): () => void {
  const change = () => {
    note();
    listener();
  };
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

function offlineSince(): number | null {
  note();
  return goneSince;
}

/** False while the device knows that it is offline. */
export function useOnline(): boolean {
  return useOfflineSince() === null;
}

/**
 * Since when the device has been offline as far as this page knows, in Unix milliseconds; null
 * while online.
 */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(subscribe, offlineSince, () => null);
}
