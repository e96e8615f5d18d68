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

/** What stands before the title of every page as long as it lasts, the most urgent first. */
const kindsOfNews = ['call', 'emergency', 'alert', 'unread'] as const;
type KindOfNews = (typeof kindsOfNews)[number];

const news = new Map<KindOfNews, string>();
let shown: string | null = null;

function writeTitle(): void {
  if (shown === null) return;
  const first = kindsOfNews.find((kind) => news.has(kind));
  const words = first ? `${news.get(first)}${first === 'unread' ? ' ' : ' - '}` : '';
  document.title = words + titleOf(shown);
}

/** Says something before the title of whatever page is open, unless it is null. */
export function useTitleNews(kind: KindOfNews, words: string | null): void {
  useEffect(() => {
    if (words === null) return undefined;
    news.set(kind, words);
    writeTitle();
    return () => {
      news.delete(kind);
      writeTitle();
    };
  }, [kind, words]);
}

/** Sets the page's title and description; follows the language. */
export function usePageHead({ title, description }: PageHead): void {
  if (import.meta.env.SSR) written = { title, description };
  useEffect(() => {
    shown = title;
    writeTitle();
    if (description === undefined) return;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
}
