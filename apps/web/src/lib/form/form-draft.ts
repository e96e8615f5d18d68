import { readStored, store } from '../device-storage.ts';

/** Names of fields that are never stored on the device, which may be shared. */
export const secretNames = /password|code|otp|^nid$|^pin$/i;

/** Reads the draft of a form that was kept before a reload; it holds no secrets. */
export function readDraft<V>(key: string | undefined): Partial<V> {
  return (key ? readStored<Partial<V>>('session', key) : null) ?? {};
}

/** Keeps the typed values in session storage, so that a reload loses nothing. */
export function keepDraft(key: string | undefined, values: object): void {
  if (!key) return;
  const open = Object.entries(values).filter(([name]) => !secretNames.test(name));
  store('session', key, Object.fromEntries(open));
}

/** Deletes a draft once the form was sent. */
export function dropDraft(key: string | undefined): void {
  if (key) store('session', key, null);
}
