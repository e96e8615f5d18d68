import { dayInKigali } from '@hafi/base/kigali-time';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../platform/platform.ts';
import { frequencyWords } from './frequency-words.ts';
import { findMedications } from './medications.repo.ts';

/** An elder's current medicines as text, for pages of other features. */
export const currentMedicines =
  ({ clock, db, translate }: Platform) =>
  async (elderId: string, locale: Locale): Promise<{ name: string; frequency: string }[]> => {
    const today = dayInKigali(clock.now());
    return (await findMedications(db, elderId))
      .filter(({ endsOn, stoppedAt }) => !stoppedAt && (!endsOn || endsOn >= today))
      .map(({ dosage, name, schedule }) => ({
        name: `${name} ${dosage}`,
        frequency: frequencyWords(schedule, locale, translate),
      }));
  };
