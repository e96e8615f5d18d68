import { letterDistance, wordsOf } from '@hafi/i18n/find-words';

/** Shortest word that is compared, in letters: "mg", "la" and "no" say nothing. */
const shortest = 4;
/** From this length on, a word may differ in one letter or in its ending. */
const forgiving = 6;

/** Stop words: common in notes about allergies and in names of medicines. */
const fillers = new Set([
  'allergy',
  'allergies',
  'allergic',
  'allergie',
  'allergique',
  'none',
  'known',
  'aucune',
  'ntayo',
  'tablet',
  'tablets',
  'capsule',
  'capsules',
  'comprime',
  'syrup',
  'sirop',
  'with',
  'avec',
  'from',
  'since',
  'depuis',
  'pills',
  'forte',
  'retard',
  'acid',
  'acide',
]);

const telling = (text: string): string[] =>
  wordsOf(text).filter(
    (word) => word.length >= shortest && !fillers.has(word) && !/^\d/.test(word),
  );

/**
 * Whether two words are the same as spelled in three languages: penicillin, pénicilline,
 * penisilini.
 */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < forgiving || other.length < forgiving) return false;
  return one.startsWith(other) || other.startsWith(one) || letterDistance(one, other) <= 1;
}

/**
 * The telling words of a text that are also in a name, tolerating accents, case and one letter. For
 * names that are not in the table of substances: it finds little and proves nothing.
 */
export function sharedWords(name: string, text: string): string[] {
  const words = telling(name);
  return [...new Set(telling(text).filter((word) => words.some((own) => isSame(own, word))))];
}
