import type { OwnSecret } from '@hafi/contract/accounts/account.schemas';

/** What the second sign-in step asks for: the code of an app, or what only the owner knows. */
export type SecondFactorAsks = 'totp' | OwnSecret;

/** A list of its own: the contract's would bring all schemas to the sign-in page (10 KB). */
const known: Record<SecondFactorAsks, true> = {
  totp: true,
  'phone-pin': true,
  password: true,
  'phone-pin-or-password': true,
};

/** The state of the second sign-in step. Kept in the history entry, never in the URL. */
export interface SecondFactorState {
  readonly asks: SecondFactorAsks;
  readonly challenge: string;
  /** Null for the own home. */
  readonly next: string | null;
}

export const secondFactorState = (
  challenge: string,
  next: string | null,
  asks: SecondFactorAsks = 'totp',
): SecondFactorState => ({ asks, challenge, next });

/** Reads it from a history entry; null when there is none. */
export function readSecondFactorState(state: unknown): SecondFactorState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { asks, challenge, next } = state as Partial<SecondFactorState>;
  if (typeof challenge !== 'string' || next === undefined) return null;
  return { asks: asks && Object.hasOwn(known, asks) ? asks : 'totp', challenge, next };
}
