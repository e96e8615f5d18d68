/** How long the longest word is; from how many letters on. */
const lengths = [
  ['longest', 16],
  ['longer', 14],
  ['long', 12],
  ['middling', 10],
] as const;

/** From how many letters on a word may end a line after a syllable, where it does not fit. */
const hyphenatedFrom = 14;

export type Length = (typeof lengths)[number][0];

/** How long the longest word of a text is, unless it is short. */
export function lengthOf(text: string): Length | undefined {
  const most = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return lengths.find(([, letters]) => most >= letters)?.[0];
}

const softHyphen = '\u00ad';

/** Names of Rwanda are made of open syllables: each ends with its vowel. */
const syllable = /[aeiouàâäéèêëîïôöùûü](?=[b-df-hj-np-tv-zç]{1,4}[aeiouàâäéèêëîïôöùûü])/gi;

/** Letters between signs of the sentence; no address, number or code. */
const word = /^[("'«“]?[\p{L}'’-]+[.,:;!?)"'»”…]*$/u;

/** Beginnings and ends that are too short for a line of their own. */
const leastPart = 3;

const inSyllables = (letters: string): string =>
  letters.replace(syllable, (vowel, at: number) => {
    const before = at + 1;
    const isWithin = before >= leastPart && letters.length - before >= leastPart;
    return isWithin ? vowel + softHyphen : vowel;
  });

/**
 * The text whose long words may end a line after a syllable, with a hyphen. Shorter ones are left
 * alone: they fit into a line.
 */
export function hyphenated(text: string, from = hyphenatedFrom): string {
  const long = new RegExp(`\\p{L}{${from},}`, 'gu');
  return text.replace(/\S+/g, (part) => (word.test(part) ? part.replace(long, inSyllables) : part));
}
