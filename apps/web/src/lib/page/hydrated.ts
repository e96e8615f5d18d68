import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while prerendering and hydrating, true afterwards: for what depends on this device, such as
 * a stored draft.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
