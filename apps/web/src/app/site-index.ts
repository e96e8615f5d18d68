import type { SiteEntry } from '../features/search/site-index.ts';
import { sitePages } from '../features/search/site-pages.ts';
import { faq } from '../features/support/help/faq.ts';
import { dashboardOf, paths } from '../lib/paths.ts';

/**
 * The browser's search entries for a person: the pages that they can open, and the help questions.
 */
export function siteIndex(roles: readonly string[] | null): SiteEntry[] {
  const questions = faq.map(({ question, answer }) => ({
    kind: 'help' as const,
    link: paths.help,
    title: question,
    words: answer,
  }));
  return [...sitePages(roles && dashboardOf(roles)), ...questions];
}
