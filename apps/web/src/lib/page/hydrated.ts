import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the server draws the page and while React takes it over, true ever after: for what
 * depends on this device, such as a draft that was kept here.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
