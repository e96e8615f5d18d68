import * as z from 'zod/mini';

const ascending = '01234567890';
const descending = [...ascending].reverse().join('');
const year = /^(19|20)\d\d$/;
/** One digit or group of digits over and over: 0000, 1212, 123123. */
const repeated = /^(\d{1,3})\1+$/;

/** True for a PIN that somebody who looks over a shoulder, or knows the person, tries first. */
export const isWeakPin = (pin: string): boolean =>
  repeated.test(pin) || year.test(pin) || ascending.includes(pin) || descending.includes(pin);

/** A PIN typed to be compared. */
export const typedPin = z.string().check(z.regex(/^\d{4,6}$/, { error: 'invalid-pin' }));

/** A PIN to choose: 4 to 6 digits, no year, no row, nothing over and over. */
export const newPin = typedPin.check(z.refine((pin) => !isWeakPin(pin), { error: 'weak-pin' }));
