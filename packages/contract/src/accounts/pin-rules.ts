import * as z from 'zod/mini';

const ascending = '01234567890';
const descending = [...ascending].reverse().join('');
/** One digit or group of digits repeated: 0000, 1212, 123123. */
const repeated = /^(\d{1,3})\1+$/;

/** Each digit twice: 1122, 445566. */
const doubled = /^(?:(\d)\1)+$/;
/** Years anywhere in it are what people remember: 1948 before or after two digits. */
const withYear = /^(?:(?:19|20)\d\d|\d\d(?:19\d\d|20[0-2]\d)|(?:19\d\d|20[0-2]\d)\d\d)$/;
/** Straight and square ways over the keypad, and the counts that people choose most. */
const patterns = [
  '2580',
  '0852',
  '1470',
  '0741',
  '3690',
  '0963',
  '1397',
  '7931',
  '1379',
  '9731',
  '1357',
  '2468',
  '8642',
  '7531',
  '1236',
  '1478',
  '1472',
  '1004',
  '1590',
  '1593',
  '3571',
  '147258',
  '159753',
  '258025',
  '147852',
  '135790',
  '246810',
];

/** True for a PIN that is guessed first, by onlookers or by people who know the person. */
export const isWeakPin = (pin: string): boolean =>
  repeated.test(pin) ||
  doubled.test(pin) ||
  withYear.test(pin) ||
  patterns.includes(pin) ||
  ascending.includes(pin) ||
  descending.includes(pin);

/** A PIN typed at sign-in. */
export const typedPin = z.string().check(z.regex(/^\d{4,6}$/, { error: 'invalid-pin' }));

/** A new PIN: 4 to 6 digits; no year, no sequence, no repetition, no way over the keypad. */
export const newPin = typedPin.check(z.refine((pin) => !isWeakPin(pin), { error: 'weak-pin' }));
