/**
 * Where people of Hafi live (ISO 3166-1 alpha-2): Rwanda, where the diaspora lives, and `XX`, which
 * ISO leaves to users, for any other country.
 */
export const countries = [
  'RW',
  'BE',
  'FR',
  'DE',
  'NL',
  'LU',
  'CH',
  'GB',
  'IE',
  'SE',
  'NO',
  'DK',
  'FI',
  'IT',
  'ES',
  'PT',
  'PL',
  'AT',
  'US',
  'CA',
  'AU',
  'UG',
  'KE',
  'TZ',
  'BI',
  'CD',
  'CG',
  'ZA',
  'ZM',
  'MZ',
  'MW',
  'ZW',
  'SN',
  'CI',
  'CM',
  'GA',
  'NG',
  'ET',
  'AE',
  'QA',
  'IN',
  'CN',
  'JP',
  'XX',
] as const;
export type Country = (typeof countries)[number];

/** The country in which help can come to the home. */
export const homeCountry = 'RW' satisfies Country;
