/** The marks of letters: é is e with one. */
const marks = /\p{M}/gu;

/**
 * What draws a name otherwise than its letters say: more than two marks on a letter, strokes through
 * and rings around letters, fillers, a row of dots.
 */
const oddMarks =
  /[\u0334-\u0338\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}]|\p{M}{3}|[^\p{L}\p{M}\p{N}\s]{3}|([^\p{L}\p{M}\p{N}\s])\1/u;

/** Letters of another width or style, which Unicode takes for the plain ones. */
const isStyled = (name: string): boolean => name.normalize('NFKC') !== name.normalize('NFC');

const isDrawnOtherwise = (name: string): boolean =>
  oddMarks.test(name.normalize('NFC')) || isStyled(name.replace(/\u00a0/g, ' '));

/** Titles of the learned, which are no part of a name. */
export const honorifics = 'dr doctor docteur dokiteri prof professor professeur'.split(' ');

/** The words of a name, as they are compared. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !honorifics.includes(word))
    .sort()
    .join(' ');

/**
 * Whether two spellings are one name: capitals, spaces, hyphens, accents and the order of its words
 * make no other one, nor does a title. A word more or less does, and so does drawing the same letters otherwise.
 */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one) === wordsOf(other) &&
  (one === other || (!isDrawnOtherwise(one) && !isDrawnOtherwise(other)));
