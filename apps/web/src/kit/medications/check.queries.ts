import { checkAllergy } from '@hafi/contract/medications/medications.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** Shortest name that is compared. */
export const shortestChecked = 3;

/** The medicines taken now against which an allergy speaks. */
export function useAllergyCheck(elderId: string, typed: string) {
  const substance = typed.trim();
  return useAnswer(
    checkAllergy,
    { params: { id: elderId }, query: { substance } },
    { enabled: substance.length >= shortestChecked },
  );
}
