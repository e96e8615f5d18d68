import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { Locale } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';
import type { Platform } from '../../platform/platform.ts';
import { amounts, takenOf } from './amounts.messages.ts';
import { countDoses } from './doses/dose-counts.repo.ts';
import { frequencyWords } from './frequency-words.ts';
import { mealWords } from './journal.messages.ts';
import { findMedications, type MedicationRow } from './medications.repo.ts';

/** The days whose doses are counted, today included. */
const days = 14;

/** The amount of one dose, and when it is taken relative to food. */
export function doseWords(
  translate: Platform['translate'],
  locale: Locale,
  { form, meal, pillsPerDose: count }: Pick<MedicationRow, 'form' | 'meal' | 'pillsPerDose'>,
): string {
  const written = formatNumber(count, locale);
  const amount = translate(locale, amounts[form], { count, written });
  return meal === 'any' ? amount : `${amount}, ${translate(locale, mealWords[meal])}`;
}

/**
 * An elder's current medicines as text, for pages of other features: each with its doses by time, and
 * how many of those of the last days were taken.
 */
export const currentMedicines =
  ({ clock, db, translate }: Platform) =>
  async (elderId: string, locale: Locale): Promise<{ name: string; frequency: string }[]> => {
    const now = clock.now();
    const today = dayInKigali(now);
    const from = instantAt(addDays(today, 1 - days), '00:00');
    const counts = await countDoses(db, elderId, { from, before: now });
    const takenIn = ({ id }: MedicationRow) => {
      const counted = counts.find(({ medicationId }) => medicationId === id);
      if (!counted) return [];
      return [translate(locale, takenOf, { taken: counted.taken, due: counted.due, days })];
    };
    return (await findMedications(db, elderId))
      .filter(({ endsOn, stoppedAt }) => !stoppedAt && (!endsOn || endsOn >= today))
      .map((row) => ({
        name: `${row.name} ${row.dosage}`,
        frequency: [
          `${frequencyWords(row.schedule, locale, translate)}, ${doseWords(translate, locale, row)}`,
          ...takenIn(row),
        ].join(' · '),
      }));
  };
