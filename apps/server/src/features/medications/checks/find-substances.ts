import type { MedicineClass } from '@hafi/contract/medications/medicine-classes';
import {
  namedClasses,
  namedSubstances,
  type Substance,
} from '@hafi/contract/medications/substances';
import { letterDistance, wordsOf } from '@hafi/i18n/find-words';

/** The medicines that a text names. */
export interface Named {
  readonly substances: readonly Substance[];
  /** Classes named as such, and those of the substances. */
  readonly classes: readonly MedicineClass[];
}

type Meaning = { readonly substances: readonly Substance[] } | { readonly of: MedicineClass };

/** Most words of one name: `acide acetylsalicylique`, `sodium valproate`. */
const longestName = 3;
/** Shortest word that is also compared by its sound, in letters. */
const received = 5;
/** Shortest word in which one letter may differ. */
const forgiving = 7;

/**
 * How a word sounds, so that Kinyarwanda spellings are found: `penisilini` for penicillin,
 * `parasetamoli` for paracetamol. Keeps the first letter and the consonants; letters that
 * Kinyarwanda does not tell apart (l and r, c and s, k and q) become one.
 */
export function soundOf(word: string): string {
  const letters = word
    .replaceAll('ph', 'f')
    .replaceAll('h', '')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('l', 'r')
    .replaceAll('y', 'i');
  const sounds = letters.slice(0, 1) + letters.slice(1).replaceAll(/[aeiou]/g, '');
  return sounds.replaceAll(/(.)\1+/g, '$1');
}

const meanings = new Map<string, Meaning>([
  ...[...namedClasses].map(([name, of]) => [wordsOf(name).join(' '), { of }] as const),
  ...[...namedSubstances].map(
    ([name, substances]) => [wordsOf(name).join(' '), { substances }] as const,
  ),
]);

const singleNames = [...meanings.keys()].filter((name) => !name.includes(' '));
const isSame = (one: Meaning, other: Meaning) => JSON.stringify(one) === JSON.stringify(other);

/** What all of these names mean; undefined where they mean different things. */
function onlyMeaning(names: readonly string[]): Meaning | undefined {
  const found = names.flatMap((name) => meanings.get(name) ?? []);
  const [first] = found;
  return first && found.every((each) => isSame(each, first)) ? first : undefined;
}

const namesBySound = Map.groupBy(
  singleNames.filter((name) => name.length >= received),
  soundOf,
);

function meaningOfWord(word: string): Meaning | undefined {
  if (word.length < received) return undefined;
  const sound = soundOf(word);
  const alike = sound.length > 3 ? onlyMeaning(namesBySound.get(sound) ?? []) : undefined;
  if (alike || word.length < forgiving) return alike;
  return onlyMeaning(
    singleNames.filter((name) => name.length >= forgiving && letterDistance(name, word) <= 1),
  );
}

/**
 * The medicines and classes that a text names, by their names in three languages and by brands.
 * Tolerates accents, case, the spelling of Kinyarwanda and one wrong letter, where only one
 * medicine can be meant.
 */
export function findSubstances(text: string): Named {
  const words = wordsOf(text);
  const found: Meaning[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = Array.from({ length: longestName }, (_, less) => longestName - less)
      .map((count) => ({ count, meaning: meanings.get(words.slice(at, at + count).join(' ')) }))
      .find(({ meaning }) => meaning !== undefined);
    const meaning = phrase?.meaning ?? meaningOfWord(words[at] ?? '');
    if (meaning) found.push(meaning);
    at += (phrase?.count ?? 1) - 1;
  }
  const substances = new Set(found.flatMap((each) => ('of' in each ? [] : each.substances)));
  const classes = new Set(
    found.flatMap((each) =>
      'of' in each ? [each.of] : each.substances.flatMap((substance) => substance.classes),
    ),
  );
  return { substances: [...substances], classes: [...classes] };
}
