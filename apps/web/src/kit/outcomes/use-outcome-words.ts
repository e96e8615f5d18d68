import type { Outcome } from '@hafi/contract/alerts/outcome-terms';
import { outcomeText } from '@hafi/contract/alerts/outcome-texts';
import { useLingui } from '@lingui/react/macro';

/** Says how it ended for somebody, in one sentence. */
export function useOutcomeWords() {
  const { i18n } = useLingui();
  return (elder: string, outcome: Outcome, place: string | null): string => {
    const { id, message } = outcomeText(outcome, place);
    return i18n._(id, { elder, place: place ?? '' }, { message });
  };
}
