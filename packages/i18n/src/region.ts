import { kigaliTimeZone } from '@hafi/base/kigali-time';

/** How somebody wants times, numbers and English dates written, whatever the language. */
export interface Region {
  /** IANA name of the zone in which instants are shown. */
  readonly timeZone: string;
  /** `comma` 1,234.5, `space` 1 234,5, `dot` 1.234,5; `language` is what the language does. */
  readonly numbers: 'language' | 'comma' | 'space' | 'dot';
  /** US English puts the month first: November 21, 2026. */
  readonly english: 'GB' | 'US';
}

/** What counts until somebody chooses otherwise. */
export const defaultRegion: Region = {
  timeZone: kigaliTimeZone,
  numbers: 'language',
  english: 'GB',
};

let current: Region = defaultRegion;

/** The region of this browser; on the server, where each reader has another, always the default. */
export const currentRegion = (): Region => current;

/** For browsers only: what all dates and numbers are written in from now on, unless told. */
export function setRegion(region: Region): void {
  current = region;
}
