import { type Claim, isOffered } from '@hafi/contract/support/claims/claims';

/** These parts of a text while the claim is true, else none of them. */
export const onlyIf = <T>(claim: Claim, ...parts: T[]): readonly T[] =>
  isOffered(claim) ? parts : [];
