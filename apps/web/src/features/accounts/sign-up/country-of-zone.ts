import type { Country } from '@hafi/contract/accounts/countries';

/** The time zones (IANA) of each country; of a continent where a country has several. */
const zones: ReadonlyArray<readonly [Country, RegExp]> = [
  ['BE', /Brussels/],
  ['FR', /Europe\/Paris/],
  ['DE', /Berlin|Busingen/],
  ['NL', /Amsterdam/],
  ['LU', /Luxembourg/],
  ['CH', /Zurich/],
  ['GB', /London|Belfast/],
  ['IE', /Dublin/],
  ['SE', /Stockholm/],
  ['NO', /Oslo/],
  ['DK', /Copenhagen/],
  ['FI', /Helsinki/],
  ['IT', /Rome/],
  ['ES', /Madrid|Canary|Ceuta/],
  ['PT', /Lisbon|Madeira|Azores/],
  ['PL', /Warsaw/],
  ['AT', /Vienna/],
  ['US', /America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Indiana|Boise)/],
  ['CA', /America\/(Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton)/],
  ['AU', /^Australia\//],
  ['UG', /Kampala/],
  ['KE', /Nairobi/],
  ['TZ', /Dar_es_Salaam/],
  ['CD', /Kinshasa/],
  ['CG', /Brazzaville/],
  ['SN', /Dakar/],
  ['CI', /Abidjan/],
  ['CM', /Douala/],
  ['GA', /Libreville/],
  ['NG', /Lagos/],
  ['ET', /Addis_Ababa/],
  ['ZA', /Africa\/Johannesburg/],
  ['AE', /Dubai/],
  ['QA', /Qatar/],
  ['IN', /Kolkata|Calcutta/],
  ['CN', /Shanghai/],
  ['JP', /Tokyo/],
];

/** The country of a browser's time zone; '' where it is none that can be chosen. */
export const countryOfZone = (zone: string): Country | '' =>
  zones.find(([, pattern]) => pattern.test(zone))?.[0] ?? '';
