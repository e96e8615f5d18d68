/** Never kept on the device, whatever form they stand in: it may be a shared phone. */
export const secretNames = /password|code|otp|^nid$|^pin$/i;

/** What was typed before a reload, without what is secret. */
export function readDraft<V>(key: string | undefined): Partial<V> {
  if (!key) return {};
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps what is typed for this visit, so that a reload loses nothing. */
export function keepDraft(key: string | undefined, values: object): void {
  if (!key) return;
  const open = Object.entries(values).filter(([name]) => !secretNames.test(name));
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(open)));
  } catch {
    // Storage may be full or forbidden: what is typed then lasts until a reload.
  }
}

/** Forgets a draft once it was sent. */
export function dropDraft(key: string | undefined): void {
  if (key) sessionStorage.removeItem(key);
}
