import { currentRegion, defaultRegion, type Region, setRegion } from '@hafi/i18n/region';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Sets how times, numbers and English dates are formatted, and re-renders the screens. */
export function keepRegion(region: Region): void {
  const { english, numbers, timeZone } = currentRegion();
  const same =
    english === region.english && numbers === region.numbers && timeZone === region.timeZone;
  if (same) return;
  setRegion(region);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The time zone and formats of the current person. */
export function useRegion(): Region {
  return useSyncExternalStore(subscribe, currentRegion, () => defaultRegion);
}
