import type { HandoverCard } from '@hafi/contract/emergency/emergency.schemas';

/** What the record says, and what the elder wrote, without saying anything twice. */
export const listed = (...parts: readonly (string | null)[]): string =>
  [...new Set(parts.flatMap((part) => part?.trim() || []))].join(', ');

/** Allergies, from the record and in the elder's words. */
export const allergiesOf = ({ allergies, knownAllergies }: HandoverCard): string =>
  listed(...knownAllergies, allergies);
/** Illnesses, from the record and in the elder's words. */
export const illnessesOf = ({ conditions, knownConditions }: HandoverCard): string =>
  listed(...knownConditions, conditions);
