import * as z from 'zod/mini';

const ascending = '01234567890';
const descending = [...ascending].reverse().join('');
const year = /^(19|20)\d\d$/;
/** One digit or group of digits repeated: 0000, 1212, 123123. */
const repeated = /^(\d{1,3})\1+$/;

/** True for a PIN that is guessed first, by onlookers or by people who know the person. */
export const isWeakPin = (pin: string): boolean =>
  repeated.test(pin) || year.test(pin) || ascending.includes(pin) || descending.includes(pin);

/** A PIN typed at sign-in. */
export const typedPin = z.string().check(z.regex(/^\d{4,6}$/, { error: 'invalid-pin' }));

/** A new PIN: 4 to 6 digits; no year, no sequence, no repetition. */
export const newPin = typedPin.check(z.refine((pin) => !isWeakPin(pin), { error: 'weak-pin' }));
