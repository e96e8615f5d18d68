/** Words of help that people spell: "H E L P", "t.a.b.a.r.a". */
const spelled = [
  'SOS',
  'HELP',
  'HLP',
  'TABARA',
  'MUTABARE',
  'AIDE',
  'AIDEZ',
  'SECOURS',
  'URGENCE',
].map((word) => [word, new RegExp(`\\b${[...word].join('[^A-Z\\d]+')}\\b`, 'g')] as const);

/**
 * The words of an SMS in capitals without accents, numbers apart from letters ("5min" is two words). A
 * full stop or the like is a word of its own, so that "not well. Help" is no "not help". Letters of
 * other widths are plain ones, and what no reader sees between them is left out.
 */
export function wordsOf(text: string): readonly string[] {
  const upper = text
    .replace(/½/g, ' half ')
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/([A-Z])\1{2,}/g, '$1');
  const plain = spelled
    .reduce((said, [word, letters]) => said.replace(letters, ` ${word} `), upper)
    .replace(/🆘|🚑/gu, ' SOS ')
    .replace(/👍|✅/gu, ' OK ');
  return plain.match(/\d+|[A-Z]+|[.!?;,:]/g) ?? [];
}

/** Without punctuation. */
export const spoken = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /[A-Z\d]/.test(word));

/** A phrase on each line. */
export const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

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
  YAFASHE WAFASHE BAFASHE TAFASHE NAFASHA YAYIFASHE WAYIFASHE YAWUFASHE WAWUFASHE BAYIFASHE TAYIFASHE TAWUFASHE
  STOPPED ARRIVES ARRIVED
`);

/** How a Kinyarwanda word begins that says no: "ntayifashe" is one letter away from "nayifashe". */
const negatedBy = (word: string): string => /^(NT[AIU]|S[IU])/.exec(word)?.[0] ?? '';

/**
 * Whether a word is in a list, as it is written or with one wrong letter, which never takes away or
 * adds what denies.
 */
export function isOf(word: string, words: readonly string[]): boolean {
  if (words.includes(word)) return true;
  if (word.length < shortestMistyped || otherWords.includes(word)) return false;
  return words.some(
    (each) =>
      each.length >= shortestMistyped && negatedBy(word) === negatedBy(each) && isNear(word, each),
  );
}

/** How a question begins where nobody types its sign. */
const questions = lines(`
  HAVE I
  HAS IT
  AM I
  DID I
  DO I
  DO YOU
  DOES
  IS IT
  IS ALL
  IS MY
  ARE YOU
  SHOULD I
  CAN I
  MUST I
  AI JE
  SUIS JE
  VAIS JE
  DOIS JE
  PUIS JE
  EST CE
  ESE
  MBESE
`);

/** Whether a message asks, which is no answer: by its sign, or in its first words. */
export const isQuestion = (typed: readonly string[]): boolean =>
  typed.includes('?') || hasPhrase(spoken(typed).slice(0, 4), questions);

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
