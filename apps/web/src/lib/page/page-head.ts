import { useEffect } from 'react';

/** What names a page outside itself: in the tab, in the history and in search engines. */
export interface PageHead {
  readonly title: string;
  /** One sentence of 50 to 160 characters, for search engines and shared links. */
  readonly description?: string | undefined;
}

let written: PageHead | null = null;

/** The head of the page that was rendered last, for prerendering, where there is no document. */
export function takePageHead(): PageHead | null {
  const head = written;
  written = null;
  return head;
}

/** The title as the browser's tab shows it. */
export const titleOf = (title: string): string => (title === 'Hafi' ? title : `${title} - Hafi`);

/** Sets the page's title and description; follows the language. */
export function usePageHead({ title, description }: PageHead): void {
  if (import.meta.env.SSR) written = { title, description };
  useEffect(() => {
    document.title = titleOf(title);
    if (description === undefined) return;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
}
