import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page is drawn and while React hydrates it, true ever after: for what
 * depends on this device, such as a draft that was kept here.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
