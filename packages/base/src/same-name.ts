/** The marks of letters: é is e with one. */
const marks = /\p{M}/gu;

/** The words of a name, as they are compared. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/**
 * Whether two spellings are one name: capitals, spaces, hyphens, accents and the order of its words
 * make no other one. A word more or less does.
 */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
