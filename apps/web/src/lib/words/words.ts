import type { Locale } from '@hafi/i18n/locales';
import { Writer } from '@hafi/i18n/writer';
import { hyphenated } from '@hafi/ui/name/long-words';
import type { Messages } from '@lingui/core';
import { currentLocale, keepLocale } from './locale.ts';

const catalogues = import.meta.glob<Messages>('../../../../../packages/i18n/catalogues/*/*.po', {
  import: 'messages',
});

/** Long words among the values of a text, such as names, may end a line after a syllable. */
function hyphenatedValues(values?: Record<string, unknown>): typeof values {
  if (!values) return values;
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? hyphenated(value) : value,
  ]);
  return Object.fromEntries(shown);
}

/** Renders the texts of the page. */
class PageWriter extends Writer {
  override _(...[id, values, options]: Parameters<Writer['_']>): string {
    if (typeof id === 'string') return super._(id, hyphenatedValues(values), options);
    return super._({ ...id, values: hyphenatedValues(id.values ?? values) });
  }
}

export const i18n = new PageWriter();
const wanted = new Set<string>();

/** A feature's messages in a language, whatever the page's is. */
export const messagesOf = (feature: string, locale: Locale): Promise<Messages> | undefined =>
  catalogues[`../../../../../packages/i18n/catalogues/${feature}/${locale}.po`]?.();

async function load(feature: string, locale: Locale): Promise<void> {
  const messages = await messagesOf(feature, locale);
  if (messages) i18n.add(locale, messages);
}

/** The language that was chosen last, possibly before its messages have arrived. */
let chosen: Locale | undefined;

/** Loads a feature's messages in the current language, and in any language chosen later. */
export async function loadWords(...features: string[]): Promise<void> {
  const fresh = features.filter((feature) => !wanted.has(feature));
  for (const feature of fresh) wanted.add(feature);
  let locale: Locale;
  do {
    locale = currentLocale();
    await Promise.all(fresh.map((feature) => load(feature, locale)));
    // Another language may have been chosen meanwhile.
  } while (locale !== currentLocale());
  if (fresh.length > 0) i18n.activate(locale);
}

/**
 * Switches the page's language once its messages are loaded, and stores the choice. When another
 * language is chosen meanwhile, that one stays.
 */
export async function setLocale(locale: Locale): Promise<void> {
  chosen = locale;
  let loaded = 0;
  while (loaded < wanted.size) {
    loaded = wanted.size;
    await Promise.all([...wanted].map((feature) => load(feature, locale)));
  }
  if (chosen !== locale) return;
  i18n.activate(locale);
  keepLocale(locale);
}
