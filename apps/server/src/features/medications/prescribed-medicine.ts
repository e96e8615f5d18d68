import { dayInKigali } from '@hafi/base/kigali-time';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../platform/platform.ts';
import { medicineWarnings } from './checks/medicine-warnings.ts';
import { doseWords } from './current-medicines.ts';
import { frequencyWords } from './frequency-words.ts';
import { findMedications } from './medications.repo.ts';
import { type AllergySource, readAllergies } from './show-medications.ts';

/**
 * A medicine of an elder as text, for its prescription, and whether an allergy speaks against it; `stopped`
 * when it is not taken any more.
 */
export const prescribedMedicine =
  (
    { clock, db, translate }: Platform,
    { allergySources }: { readonly allergySources: readonly AllergySource[] },
  ) =>
  async (
    { elderId, medicationId }: { readonly elderId: string; readonly medicationId: string },
    locale: Locale,
  ) => {
    const row = (await findMedications(db, elderId)).find(({ id }) => id === medicationId);
    if (!row) return null;
    const { dosage, endsOn, name, note, schedule, startsOn, stoppedAt } = row;
    if (stoppedAt || (endsOn && endsOn < dayInKigali(clock.now()))) return 'stopped' as const;
    const frequency = `${frequencyWords(schedule, locale, translate)}, ${doseWords(translate, locale, row)}`;
    const allergies = await readAllergies(db, elderId, allergySources);
    const isAllergic = medicineWarnings(name, { allergies, taken: [] }).some(
      ({ kind }) => kind === 'allergy',
    );
    return { isAllergic, name: `${name} ${dosage}`, frequency, startsOn, endsOn, note };
  };
