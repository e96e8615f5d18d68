import type { Locale } from '@hafi/i18n/locales';
import { msg } from '@lingui/core/macro';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type PageHead, takePageHead, titleOf } from '../lib/page/page-head.ts';
import { paths } from '../lib/paths.ts';
import { i18n, loadWords, setLocale } from '../lib/words/words.ts';
import { App } from './app.tsx';
import { preloadPage } from './router.tsx';

/** A page as prerendered for visitors. */
export interface PrerenderedPage extends PageHead {
  /** The HTML of the root element. */
  readonly html: string;
  /** The name of the page's component, and its catalogues. */
  readonly page: string;
  readonly words: readonly string[];
}

const frameWords = ['app', 'core'];

/**
 * Prerenders the page of a path in a language. One at a time, because the language is global to the
 * module.
 */
export async function drawPage(path: string, locale: Locale): Promise<PrerenderedPage> {
  await loadWords(...frameWords);
  await setLocale(locale);
  const part = await preloadPage(path);
  if (!part?.page) throw new Error(`${path} has no page`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App within={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />,
    {
      onError: (error) => void failures.push(error),
      // React would assemble a large page by inline scripts, which our Content-Security-Policy
      // forbids.
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

/** What the web app manifest says in one language. */
export interface ManifestWords {
  readonly lang: Locale;
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The words of the web app manifest, all of which the frame has too. */
export async function manifestWords(locale: Locale): Promise<ManifestWords> {
  await loadWords(...frameWords);
  await setLocale(locale);
  return {
    lang: locale,
    description: i18n._(
      msg`Hafi means near. Made in Kigali for elders all over Rwanda, and for the people who love them.`,
    ),
    shortcuts: [
      { name: i18n._(msg`Emergency`), url: paths.emergency },
      { name: i18n._(msg`Book Appointment`), url: paths.booking },
      { name: i18n._(msg`Messages`), url: paths.chat },
    ],
  };
}
