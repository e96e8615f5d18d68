/** The state of the second sign-in step. Kept in the history entry, never in the URL. */
export interface SecondFactorState {
  readonly challenge: string;
  /** Null for the own home. */
  readonly next: string | null;
}

export const secondFactorState = (challenge: string, next: string | null): SecondFactorState => ({
  challenge,
  next,
});

/** Reads it from a history entry; null when there is none. */
export function readSecondFactorState(state: unknown): SecondFactorState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { challenge, next } = state as Partial<SecondFactorState>;
  if (typeof challenge !== 'string' || next === undefined) return null;
  return { challenge, next };
}
