import type { Locale } from '@hafi/i18n/locales';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type PageHead, takePageHead, titleOf } from '../lib/page/page-head.ts';
import { loadWords, setLocale } from '../lib/words/words.ts';
import { App } from './app.tsx';
import { preloadPage } from './router.tsx';

/** A page as a visitor gets it before any script has run. */
export interface DrawnPage extends PageHead {
  /** What stands inside the root element. */
  readonly html: string;
  /** The name of the page's component, and the catalogues of its words. */
  readonly page: string;
  readonly words: readonly string[];
}

const frameWords = ['app', 'core'];

/** Draws the page of a path in a language. One at a time: the language is the module's. */
export async function drawPage(path: string, locale: Locale): Promise<DrawnPage> {
  await loadWords(...frameWords);
  await setLocale(locale);
  const part = await preloadPage(path);
  if (!part?.page) throw new Error(`${path} has no page`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App within={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />,
    {
      onError: (error) => void failures.push(error),
      // A large page would otherwise be put together by inline scripts, which our policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} in ${locale}`, { cause: failures[0] });
  const head = takePageHead();
  if (!head) throw new Error(`${path} has no title`);
  return {
    html,
    page: part.page,
    words: [...frameWords, ...part.words],
    title: titleOf(head.title),
    description: head.description,
  };
}
