import type { MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import { letterDistance, wordsOf } from '@hafi/i18n/find-words';

/** Shorter words say too little: "mg", "la", "no". */
const shortest = 4;
/** From so many letters on a word may have one letter wrong, or go on in another language. */
const forgiving = 6;

/** Words that stand in notes about allergies or names of medicines, and are neither. */
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

/** The same word, as people of three languages write it: penicillin, pénicilline, penisilini. */
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
 * What the name of a medicine brings to mind, forgiving accents, case and a letter: allergies that
 * name the same, and medicines that the elder takes already. It knows no substances, only names, so
 * it finds little and proves nothing.
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
