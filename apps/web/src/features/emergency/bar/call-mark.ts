import { readStored, store } from '../../../lib/device-storage.ts';

const name = 'call-left';

/**
 * Notes on this device that a call for help may rest on it unsent, so that every page looks for it:
 * without the note no page loads what reads the outbox.
 */
export const markCall = (isUnsent: boolean): boolean =>
  store('local', name, isUnsent ? true : null);

/** Whether a call for help may rest on this device. */
export const isCallMarked = (): boolean => readStored<true>('local', name) === true;
