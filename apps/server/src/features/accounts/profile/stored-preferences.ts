import {
  defaultByType,
  defaultChoice,
  type Preferences,
  type PreferencesChange,
  preferencesBody,
} from '@hafi/contract/accounts/preferences.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type { Region } from '@hafi/i18n/region';

/** The stored preferences: what the person chose, except the language, which is a column. */
export type StoredPreferences = Omit<PreferencesChange, 'language'> & {
  readonly english?: Region['english'];
};

/** The columns that hold preferences. */
interface Holder {
  readonly locale: Locale;
  readonly preferences: StoredPreferences;
}

/**
 * Reads one part; a value stored by an earlier version that is no longer valid counts as not
 * chosen.
 */
function chosen<K extends keyof typeof preferencesBody.shape>(
  stored: StoredPreferences,
  part: K & keyof StoredPreferences,
): PreferencesChange[K] {
  if (stored[part] === undefined) return undefined;
  const read = preferencesBody.shape[part].safeParse(stored[part]);
  return read.success ? (read.data as PreferencesChange[K]) : undefined;
}

/** A person's preferences, with defaults for what they have not chosen. */
export function readPreferences({ locale, preferences: stored }: Holder): Preferences {
  return {
    appearance: chosen(stored, 'appearance') ?? null,
    language: locale === 'en' ? `en-${stored.english ?? 'GB'}` : locale,
    timeZone: chosen(stored, 'timeZone') ?? 'Africa/Kigali',
    numbers: chosen(stored, 'numbers') ?? 'language',
    notifications: chosen(stored, 'notifications') ?? defaultChoice,
    channelsByType: chosen(stored, 'channelsByType') ?? defaultByType,
    digestAt: chosen(stored, 'digestAt') ?? null,
  };
}

/** A change as column values: the choices to merge, and the language if it changes. */
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

/** The region for formatting a person's texts. */
export function regionOf(holder: Holder): Region {
  const { timeZone, numbers } = readPreferences(holder);
  return { timeZone, numbers, english: holder.preferences.english ?? 'GB' };
}
