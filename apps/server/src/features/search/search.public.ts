import type { SearchHit, SearchKind } from '@hafi/contract/search/search.contract';
import type { Locale } from '@hafi/i18n/locales';

/** What is looked for, and who looks. */
export interface SearchQuestion {
  /** As typed, not empty. */
  readonly q: string;
  /** Most hits that are shown. */
  readonly limit: number;
  readonly locale: Locale;
  /** Null for visitors. */
  readonly personId: string | null;
}

/**
 * What a feature adds to the search. It answers only what the asking person may see, best first;
 * accents and small typing errors are forgiven (`@hafi/i18n/find-words` where the database does not).
 */
export interface SearchSource {
  readonly kind: SearchKind;
  find(question: SearchQuestion): Promise<readonly SearchHit[]>;
}

/** What a feature with such sources gives. */
export interface SearchSlot {
  readonly search: readonly SearchSource[];
}
