/** What the second step of a sign-in knows. It travels in the history entry, never in the address. */
export interface SecondFactorState {
  readonly challenge: string;
  readonly next: string;
}

export const secondFactorState = (challenge: string, next: string): SecondFactorState => ({
  challenge,
  next,
});

/** Reads the state of a history entry; null when there is none. */
export function readSecondFactorState(state: unknown): SecondFactorState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { challenge, next } = state as Partial<SecondFactorState>;
  return typeof challenge === 'string' && typeof next === 'string' ? { challenge, next } : null;
}
