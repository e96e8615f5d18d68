import { namedSubstances } from '@hafi/contract/medications/substances';
import { wordsOf } from '@hafi/i18n/find-words';

const codes = new Map(
  [...namedSubstances].flatMap(([name, substances]) => {
    const [only, ...more] = substances;
    return only?.atc && more.length === 0 ? [[wordsOf(name).join(' '), only.atc] as const] : [];
  }),
);

/**
 * The ATC code (WHO, fifth level) of a medicine whose name as a whole names one substance of our
 * table; undefined for everything else. Never guessed by sound: a wrong code is worse than none.
 */
export const atcCodeOf = (name: string): string | undefined => codes.get(wordsOf(name).join(' '));
