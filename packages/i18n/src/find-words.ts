/** The most words of a search that count; further ones are ignored. */
const mostWords = 8;

/** Removes accents, case and where a word may or must not break, so that `esperance` finds `Espérance`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u2060]/gu, '')
    .toLowerCase();
}

/** The words of a text or of a search, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Typing errors tolerated per word: none below four letters, one below eight, two from eight on.
 */
const forgiven = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The edit distance of two words: insertions, deletions, changes and swaps of adjacent letters
 * (restricted Damerau-Levenshtein distance).
 */
export function letterDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const line = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (line[j - 1] ?? 0) + 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (i > 1 && j > 1 && swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      line.push(least);
    }
    [before, last] = [last, line];
  }
  return last[other.length] ?? 0;
}

function closeness(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  if (typed.length > 2 && word.includes(typed)) return 0.6;
  const mistakes = forgiven(typed);
  // Of two mistakes at most one is a letter too many: Claudine is nobody's misspelled Claude.
  if (mistakes === 0 || word.length < typed.length - 1) return 0;
  // A word that is still being typed is compared with the same length of the other.
  const started = word.slice(0, typed.length);
  const distance = Math.min(letterDistance(typed, word), letterDistance(typed, started));
  return distance <= mistakes ? 0.5 - 0.1 * distance : 0;
}

/**
 * Scores how well a text matches a search, 0 to 1: 0 when one of the typed words is not found, 1
 * when all match exactly. Prefixes score higher than substrings, and these higher than words with
 * typing errors.
 */
export function likeness(text: string, typed: string): number {
  const sought = wordsOf(typed).slice(0, mostWords);
  if (sought.length === 0) return 0;
  const words = wordsOf(text);
  let sum = 0;
  for (const word of sought) {
    const best = Math.max(0, ...words.map((each) => closeness(word, each)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum / sought.length;
}
