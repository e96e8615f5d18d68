/**
 * The words of an SMS in capitals without accents, numbers apart from letters ("5min" is two words). A
 * full stop or the like is a word of its own, so that "not well. Help" is no "not help".
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .replace(/\bS\W*O\W*S\b/g, ' SOS ')
    .replace(/🆘|🚑/gu, ' SOS ')
    .replace(/👍|✅/gu, ' OK ');
  return plain.match(/\d+|[A-Z]+|[.!?;,:]/g) ?? [];
}

/** Without punctuation. */
export const spoken = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /[A-Z\d]/.test(word));

/** The words of a list that is written as a text. */
export const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Whether two words differ by one letter at most: another, one more, one less, or two exchanged. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (word: string, left: number) => word.slice(start + left);
  if (rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0)) return true;
  if (rest(one, 0) === rest(other, 1)) return true;
  return (
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    rest(one, 2) === rest(other, 2)
  );
}

/** Shorter words with one other letter are other words. */
const shortestMistyped = 6;

/** Words of their own that are one letter away from another of ours. */
const otherWords = list(`
  MANGER RANGER HANGER GANGER ARGENT AIDER GUFASHA KUFASHA UMUFASHA ABAFASHA UFASHE NFASHE MFASHE TWAFASHE
  STOPPED ARRIVES ARRIVED
`);

/** Whether a word is in a list, as it is written or with one wrong letter. */
export function isOf(word: string, words: readonly string[]): boolean {
  if (words.includes(word)) return true;
  if (word.length < shortestMistyped || otherWords.includes(word)) return false;
  return words.some((each) => each.length >= shortestMistyped && isNear(word, each));
}

/** Whether the words of a phrase follow one another somewhere. */
export function hasPhrase(words: readonly string[], phrases: readonly string[]): boolean {
  const said = ` ${words.join(' ')} `;
  return phrases.some((phrase) => said.includes(` ${phrase} `));
}

/** Whether a message says one of these, and nothing besides but these. */
export const saysOnly = (
  words: readonly string[],
  meant: readonly string[],
  besides: readonly string[],
): boolean =>
  words.some((word) => isOf(word, meant)) &&
  words.every((word) => isOf(word, meant) || besides.includes(word));
