import {
  defaultChoice,
  type Preferences,
  type PreferencesChange,
  preferencesBody,
} from '@hafi/contract/accounts/preferences.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type { Region } from '@hafi/i18n/region';

/** What is kept with a person: their own choices, the language apart (it is a column). */
export type StoredPreferences = Omit<PreferencesChange, 'language'> & {
  readonly english?: Region['english'];
};

/** Whose preferences are read: the columns that hold them. */
interface Holder {
  readonly locale: Locale;
  readonly preferences: StoredPreferences;
}

/** Reads one part; what an earlier version of the product kept and this one lacks is not chosen. */
function chosen<K extends keyof typeof preferencesBody.shape>(
  stored: StoredPreferences,
  part: K & keyof StoredPreferences,
): PreferencesChange[K] {
  if (stored[part] === undefined) return undefined;
  const read = preferencesBody.shape[part].safeParse(stored[part]);
  return read.success ? (read.data as PreferencesChange[K]) : undefined;
}

/** What a person has chosen, with the defaults for the rest. */
export function readPreferences({ locale, preferences: stored }: Holder): Preferences {
  return {
    appearance: chosen(stored, 'appearance') ?? null,
    language: locale === 'en' ? `en-${stored.english ?? 'GB'}` : locale,
    timeZone: chosen(stored, 'timeZone') ?? 'Africa/Kigali',
    numbers: chosen(stored, 'numbers') ?? 'language',
    notifications: chosen(stored, 'notifications') ?? defaultChoice,
  };
}

/** What a change means for the columns: choices to merge, and the language when it is one of them. */
export function storedChange({ language, ...rest }: PreferencesChange): {
  locale?: Locale;
  choices: StoredPreferences;
} {
  if (language === undefined) return { choices: rest };
  if (language === 'en-GB' || language === 'en-US') {
    return { locale: 'en', choices: { ...rest, english: language === 'en-US' ? 'US' : 'GB' } };
  }
  return { locale: language, choices: rest };
}

/** In what region texts for a person are written. */
export function regionOf(holder: Holder): Region {
  const { timeZone, numbers } = readPreferences(holder);
  return { timeZone, numbers, english: holder.preferences.english ?? 'GB' };
}
