/**
 * The idempotency key of one message: the same for the same words until they have arrived, so that
 * a repeated press or a retry after a lost network sends once.
 */
export function createSendingKey() {
  let kept: { text: string; key: string } | undefined;
  return {
    keyOf(values: unknown): string {
      const text = JSON.stringify(values);
      if (kept?.text !== text) kept = { text, key: crypto.randomUUID() };
      return kept.key;
    },
    forget(): void {
      kept = undefined;
    },
  };
}
