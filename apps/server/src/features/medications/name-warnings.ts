import type { MedicationWarning } from '@hafi/contract/medications/medication.schemas';
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

const shared = (name: string, text: string): string[] => {
  const words = telling(name);
  return [...new Set(telling(text).filter((word) => words.some((own) => isSame(own, word))))];
};

/**
 * Warnings about a medicine's name, tolerating accents, case and one letter: matching allergies,
 * and medicines that the elder already takes. Compares only names, not substances, so it finds
 * little and proves nothing.
 */
export function nameWarnings(
  name: string,
  known: { readonly allergies: readonly string[]; readonly taken: readonly string[] },
): MedicationWarning[] {
  const allergies = known.allergies.flatMap((text) => shared(name, text));
  const taken = known.taken.filter((other) => shared(name, other).length > 0);
  return [
    ...[...new Set(allergies)].map((words) => ({ kind: 'allergy' as const, words })),
    ...[...new Set(taken)].map((words) => ({ kind: 'duplicate' as const, words })),
  ];
}
