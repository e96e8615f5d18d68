import type { Locale } from '@hafi/i18n/locales';
import { Writer } from '@hafi/i18n/writer';
import { useEffect, useState } from 'react';
import { messagesOf } from './words.ts';

/** The texts of a feature in one language; `failed` when they did not arrive. */
type Words =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  | { readonly status: 'ready'; readonly writer: Writer };

/**
 * The texts of a feature in a language that need not be the page's, for words that are read to
 * somebody else.
 */
export function useWordsIn(feature: string, locale: Locale): Words {
  const [found, setFound] = useState<{ locale: Locale; writer: Writer | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true;
    const loaded = (writer: Writer | null) => {
      if (current) setFound({ locale, writer });
    };
    (messagesOf(feature, locale) ?? Promise.reject(new Error('no such catalogue'))).then(
      (messages) => {
        const writer = new Writer();
        writer.add(locale, messages);
        writer.activate(locale);
        loaded(writer);
      },
      () => loaded(null),
    );
    return () => {
      current = false;
    };
  }, [feature, locale, attempt]);
  if (found?.locale !== locale) return { status: 'loading' };
  if (found.writer) return { status: 'ready', writer: found.writer };
  const again = () => {
    setFound(null);
    setAttempt((tries) => tries + 1);
  };
  return { status: 'failed', again };
}
