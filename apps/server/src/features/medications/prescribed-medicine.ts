import { dayInKigali } from '@hafi/base/kigali-time';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../platform/platform.ts';
import { doseWords } from './current-medicines.ts';
import { frequencyWords } from './frequency-words.ts';
import { findMedications } from './medications.repo.ts';

/** A medicine of an elder as text, for its prescription; `stopped` when it is not taken any more. */
export const prescribedMedicine =
  ({ clock, db, translate }: Platform) =>
  async (
    { elderId, medicationId }: { readonly elderId: string; readonly medicationId: string },
    locale: Locale,
  ) => {
    const row = (await findMedications(db, elderId)).find(({ id }) => id === medicationId);
    if (!row) return null;
    const { dosage, endsOn, name, note, schedule, startsOn, stoppedAt } = row;
    if (stoppedAt || (endsOn && endsOn < dayInKigali(clock.now()))) return 'stopped' as const;
    const frequency = `${frequencyWords(schedule, locale, translate)}, ${doseWords(translate, locale, row)}`;
    return { name: `${name} ${dosage}`, frequency, startsOn, endsOn, note };
  };
