import type { Locale } from '@hafi/i18n/locales';
import { useEffect, useRef } from 'react';

/**
 * Takes back the tick that the words were read aloud when another language is chosen, because those
 * words were not read.
 */
export function useUntick(locale: Locale | '', untick: () => void): void {
  const before = useRef(locale);
  useEffect(() => {
    const changed = before.current !== '' && before.current !== locale;
    before.current = locale;
    if (changed) untick();
  });
}
