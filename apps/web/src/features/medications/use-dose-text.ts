import type { Dose, Medication } from '@hafi/contract/medications/medication.schemas';
import { formatNumber } from '@hafi/i18n/numbers';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { doseAmounts, mealNames } from './dose-words.ts';

/** Formats an amount of a medicine. */
export function useAmount() {
  const { t } = useLingui();
  const locale = useLocale();
  return (form: Dose['form'], count: number): string =>
    t(doseAmounts[form](count, formatNumber(count, locale)));
}

/** Describes a dose: the amount, and food. */
export function useDoseText() {
  const { t } = useLingui();
  const amount = useAmount();
  return ({ form, meal, pills }: Pick<Dose, 'form' | 'meal' | 'pills'>): string =>
    meal === 'any' ? amount(form, pills) : `${amount(form, pills)}, ${t(mealNames[meal])}`;
}

/** The dose of a medicine, for the same functions. */
export const doseOf = ({ form, meal, pillsPerDose }: Medication) => ({
  form,
  meal,
  pills: pillsPerDose,
});
