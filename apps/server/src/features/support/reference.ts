import { randomInt } from 'node:crypto';

/** Without look-alikes: of 0 O, 1 I L, 2 Z, 5 S, 8 B and U V at most one each. */
const letters = '23456789ACDEFGHJKMNPQRTVWXY';

const fourLetters = () =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** A reference number to read out on the phone; one of 2.8 * 10^11. */
export const newReference = (): string => `HF-${fourLetters()}-${fourLetters()}`;
