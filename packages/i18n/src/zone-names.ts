import type { Locale } from './locales.ts';

/**
 * City and, where it is in common use, the name of the zone. Kinyarwanda uses the English names.
 */
const names: Record<string, { en: string; fr?: string; zone?: { en: string; fr: string } }> = {
  'Africa/Kigali': { en: 'Kigali' },
  'Africa/Nairobi': { en: 'Nairobi' },
  'Africa/Lagos': { en: 'Lagos' },
  'Africa/Johannesburg': { en: 'Johannesburg' },
  'Europe/London': { en: 'London', fr: 'Londres' },
  'Europe/Brussels': { en: 'Brussels', fr: 'Bruxelles' },
  'Europe/Paris': { en: 'Paris' },
  'Europe/Berlin': { en: 'Berlin' },
  'America/Toronto': { en: 'Toronto' },
  'America/Vancouver': { en: 'Vancouver' },
  'America/New_York': { en: 'New York', zone: { en: 'Eastern Time', fr: "heure de l'Est" } },
  'America/Chicago': { en: 'Chicago', zone: { en: 'Central Time', fr: 'heure du Centre' } },
  'America/Denver': {
    en: 'Denver',
    zone: { en: 'Mountain Time', fr: 'heure des Rocheuses' },
  },
  'America/Los_Angeles': {
    en: 'Los Angeles',
    zone: { en: 'Pacific Time', fr: 'heure du Pacifique' },
  },
  'Asia/Dubai': { en: 'Dubai', fr: 'Dubaï' },
  'Asia/Kolkata': { en: 'Delhi' },
  'Asia/Shanghai': { en: 'Beijing', fr: 'Pékin' },
  'Australia/Sydney': { en: 'Sydney' },
};

/** The well-known city of a zone: `Kigali`, `Brussels`; unknown zones keep their IANA name. */
export function zoneCity(timeZone: string, locale: Locale): string {
  const name = names[timeZone];
  return (locale === 'fr' ? name?.fr : undefined) ?? name?.en ?? timeZone;
}

/**
 * The title of a zone in lists: the city, with the zone's own name if it has one: `New York
 * (Eastern Time)`.
 */
export function zoneTitle(timeZone: string, locale: Locale): string {
  const zone = names[timeZone]?.zone?.[locale === 'fr' ? 'fr' : 'en'];
  const city = zoneCity(timeZone, locale);
  if (!zone) return city;
  return `${city} (${zone})`;
}
