import type { Role } from '@hafi/contract/accounts/roles';
import type { SearchHit, SearchKind } from '@hafi/contract/search/search.contract';
import type { Locale } from '@hafi/i18n/locales';

/** The query, and who searches. */
export interface SearchQuestion {
  /** As typed, not empty. */
  readonly q: string;
  /** Most hits to return. */
  readonly limit: number;
  readonly locale: Locale;
  /** Null for visitors. */
  readonly personId: string | null;
  /** The caller's roles; none for visitors. */
  readonly roles: readonly Role[];
}

/**
 * A feature's contribution to the search. Returns only what the caller may see, best first;
 * tolerates accents and small typing errors (by `@hafi/i18n/find-words` where the database does
 * not).
 */
export interface SearchSource {
  readonly kind: SearchKind;
  find(question: SearchQuestion): Promise<readonly SearchHit[]>;
}

/** A feature that contributes to the search. */
export interface SearchSlot {
  readonly search: readonly SearchSource[];
}
