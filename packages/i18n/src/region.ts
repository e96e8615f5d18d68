import { kigaliTimeZone } from '@hafi/base/kigali-zone';

/** How a person wants times, numbers and English dates formatted, whatever the language. */
export interface Region {
  /** IANA name of the time zone in which instants are shown. */
  readonly timeZone: string;
  /** `comma` 1,234.5, `space` 1 234,5, `dot` 1.234,5; `language` follows the language. */
  readonly numbers: 'language' | 'comma' | 'space' | 'dot';
  /** US English puts the month first: November 21, 2026. */
  readonly english: 'GB' | 'US';
}

/** The default until a person chooses. */
export const defaultRegion: Region = {
  timeZone: kigaliTimeZone,
  numbers: 'language',
  english: 'GB',
};

let current: Region = defaultRegion;

/** The region of this browser; on the server, where readers differ, always the default. */
export const currentRegion = (): Region => current;

/** Sets the default region of all dates and numbers. For browsers only. */
export function setRegion(region: Region): void {
  current = region;
}
