import { likeness } from '@hafi/i18n/find-words';
import type { I18n } from '@lingui/core';
import type { SiteEntry } from './site-index.ts';

/** A search result from any source. */
export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly link: string;
}

/** Weight of a match in the other words, relative to one in the title. */
const otherWordsCount = 0.6;

/** The entries that match a search, best first; tolerates accents and typing errors. */
export function findEntries(
  entries: readonly SiteEntry[],
  { kind, q, most, i18n }: { kind: SiteEntry['kind']; q: string; most: number; i18n: I18n },
): Hit[] {
  const found = entries
    .filter((entry) => entry.kind === kind)
    .map(({ link, title, words }, index) => {
      const name = i18n._(title);
      const others = i18n._(words);
      const like = Math.max(likeness(name, q), otherWordsCount * likeness(`${name} ${others}`, q));
      return {
        like,
        hit: {
          id: `${kind}-${index}`,
          title: name,
          ...(kind === 'help'
            ? { detail: others, link: `${link}?${new URLSearchParams({ q: name })}` }
            : { link }),
        },
      };
    })
    .filter(({ like }) => like > 0);
  found.sort((one, other) => other.like - one.like);
  return found.slice(0, most).map(({ hit }) => hit);
}
