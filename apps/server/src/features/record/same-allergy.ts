import { wordsOf } from '@hafi/i18n/find-words';
import { findSubstances } from '../medications/medications.public.ts';

/** Most words of a text that can only name one substance. */
const mostWords = 2;

function meantBy(text: string): string | null {
  if (wordsOf(text).length > mostWords) return null;
  const { classes, substances } = findSubstances(text);
  if (classes.length === 0 && substances.length === 0) return null;
  return JSON.stringify([substances.map(({ name }) => name), classes]);
}

/**
 * Whether two allergies are to the same thing: the same words, apart from case and accents, or two
 * names of one medicine (`Penisilini` and penicillin). A longer text may name more than the medicine
 * that is found in it, so only its words are compared.
 */
export function isSameAllergy(one: string, other: string): boolean {
  if (wordsOf(one).join(' ') === wordsOf(other).join(' ')) return true;
  const meant = meantBy(one);
  return meant !== null && meant === meantBy(other);
}
