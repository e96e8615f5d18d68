import type * as z from 'zod/mini';
import type { allergyContent, conditionContent } from './record.schemas.ts';

type AllergyContent = z.output<typeof allergyContent>;
type ConditionContent = z.output<typeof conditionContent>;

/**
 * Whether a change of an allergy must say why: it changes how dangerous it is, or what it is, and
 * only an allergy to a medicine is compared with medicines.
 */
export const allergyNeedsReason = (
  was: Pick<AllergyContent, 'criticality' | 'kind'>,
  now: Pick<AllergyContent, 'criticality' | 'kind'>,
): boolean => was.criticality !== now.criticality || was.kind !== now.kind;

/** Whether a change of an illness must say why: it makes it another illness. */
export const conditionNeedsReason = (
  was: Pick<ConditionContent, 'code' | 'name'>,
  now: Pick<ConditionContent, 'code' | 'name'>,
  // An entry from before the codes may get one: it says what it was all along.
): boolean => was.name !== now.name || (Boolean(was.code) && was.code !== now.code);
