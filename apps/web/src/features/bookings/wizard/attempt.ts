const storageKey = 'booking-attempt';

/**
 * The idempotency key of one attempt to book: the same for the same wishes until they are answered,
 * so that a repeated press, a reload or a retry without network books once.
 */
export function attemptKey(wishes: unknown): string {
  const text = JSON.stringify(wishes);
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (kept.text === text && typeof kept.key === 'string') return kept.key;
  } catch {
    // What cannot be read is written anew.
  }
  const key = crypto.randomUUID();
  sessionStorage.setItem(storageKey, JSON.stringify({ text, key }));
  return key;
}

/** The attempt was answered: the next one is another. */
export function endAttempt(): void {
  sessionStorage.removeItem(storageKey);
}
