import type { MessageDescriptor } from '@lingui/core';

/** A page or question that the browser searches itself, in the page's language. */
export interface SiteEntry {
  readonly kind: 'pages' | 'help';
  readonly link: string;
  readonly title: MessageDescriptor;
  /** Synonyms for the search; not shown. */
  readonly words: MessageDescriptor;
}

/** Loads all entries with their messages; called when a search starts. */
export type LoadSiteIndex = () => Promise<readonly SiteEntry[]>;
