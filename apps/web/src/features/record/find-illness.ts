import { type KnownIllness, knownIllnesses } from '@hafi/contract/record/icd';
import { likeness } from '@hafi/i18n/find-words';
import type { Locale } from '@hafi/i18n/locales';

/** The most suggestions. */
const most = 6;
/** Shortest text that is searched: fewer letters fit half of the table. */
const shortest = 2;
/** How much less a match of another language or another word counts. */
const aside = 0.9;

/**
 * The conditions that a typed text may mean, best first: by their names in three languages, other
 * words and codes, whatever the accents, with typing errors.
 */
export function findIllnesses(typed: string, locale: Locale): readonly KnownIllness[] {
  if (typed.trim().length < shortest) return [];
  const isCode = (code: string) => code.toLowerCase().startsWith(typed.trim().toLowerCase());
  return knownIllnesses
    .map((illness) => {
      const { also, code, names } = illness;
      const others = Object.values(names).map((name) => aside * likeness(name, typed));
      const score = Math.max(
        isCode(code) ? 1 : 0,
        likeness(names[locale], typed),
        ...others,
        aside * likeness(also, typed),
      );
      return { illness, score };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ illness }) => illness);
}
