import type { MessageDescriptor } from '@lingui/core';

/** A page or a question that the browser finds by itself, in the page's language. */
export interface SiteEntry {
  readonly kind: 'pages' | 'help';
  readonly link: string;
  readonly title: MessageDescriptor;
  /** Other words by which people look for it; not shown. */
  readonly words: MessageDescriptor;
}

/** Fetches all entries with their texts; called when somebody begins to search. */
export type LoadSiteIndex = () => Promise<readonly SiteEntry[]>;
