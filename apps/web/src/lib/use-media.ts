import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen fits a media query; follows changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen has room for two things side by side, such as a whole dashboard. */
export const useWide = (): boolean => useMedia('(min-width: 64rem)');
