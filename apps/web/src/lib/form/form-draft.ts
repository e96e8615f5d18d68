/** Names of fields that are never stored on the device, which may be shared. */
export const secretNames = /password|code|otp|^nid$|^pin$/i;

/** Reads the draft of a form that was kept before a reload; it holds no secrets. */
export function readDraft<V>(key: string | undefined): Partial<V> {
  if (!key) return {};
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps the typed values in session storage, so that a reload loses nothing. */
export function keepDraft(key: string | undefined, values: object): void {
  if (!key) return;
  const open = Object.entries(values).filter(([name]) => !secretNames.test(name));
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(open)));
  } catch {
    // Storage may be full or forbidden: the typed values then last until a reload.
  }
}

/** Deletes a draft once the form was sent. */
export function dropDraft(key: string | undefined): void {
  if (key) sessionStorage.removeItem(key);
}
