import { type Country, homeCountry } from '@hafi/contract/accounts/countries';

/** Whether somebody lives outside Rwanda, and so in none of its districts. */
export const isAbroad = (country: Country | undefined): boolean =>
  country !== undefined && country !== homeCountry;

/** The place of somebody abroad, where the defaults of Rwanda would be untrue. */
export const noPlace = { district: null, sector: null, cell: null, village: null } as const;
