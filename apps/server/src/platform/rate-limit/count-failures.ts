import type { Platform } from '../platform.ts';
import { keyedHash } from '../secrets/secrets.ts';

/**
 * The key of a count for an address, a number or a person: hashed, so that the table of counts does
 * not become a list of them.
 */
export const countKey = (
  { config }: Pick<Platform, 'config'>,
  kind: string,
  whom: string,
): string => `${kind}:${keyedHash(config.sessionSecret, 'limit', kind, whom)}`;

/** How the failures of a guess are limited. */
export interface FailureLimit {
  /** @throws Problem too-many-requests when a limit is used up */
  refuseIfUsedUp(): Promise<void>;
  countFailure(): Promise<void>;
}

/**
 * Runs the check of a secret and counts only its failures: null is one. The limit is checked before
 * and after: otherwise parallel guesses would all pass before the first failure is counted.
 * @throws Problem too-many-requests, even for a right guess, while a limit is used up
 */
export async function countFailures<T>(
  { countFailure, refuseIfUsedUp }: FailureLimit,
  guess: () => Promise<T | null>,
): Promise<T | null> {
  await refuseIfUsedUp();
  const result = await guess();
  await (result === null ? countFailure() : refuseIfUsedUp());
  return result;
}
