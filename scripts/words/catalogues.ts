import { basename, dirname } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import {
  type CatalogType,
  type ExtractedCatalogType,
  getConfig,
  type MessageType,
} from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type Locale, locales } from '../../packages/i18n/src/locales.ts';
import { tidyText } from './tidy-text.ts';

/** The texts of one feature in all languages, keyed by message id. */
export type Texts = Record<Locale, CatalogType>;

/** One feature's catalogue on disk, and the sources it is extracted from. */
export interface Catalogue {
  feature: string;
  /** The texts in the `.po` files; empty where a file is missing. */
  read(): Promise<Texts>;
  /** The messages found in the sources. Throws if a source file cannot be read. */
  collect(): Promise<ExtractedCatalogType>;
  /** Updates the `.po` files with the messages and returns the texts written. */
  update(found: ExtractedCatalogType, texts: Texts, elsewhere: Texts[]): Promise<Texts>;
}

/** Opens the catalogues of all features in `lingui.config.ts`. */
export async function openCatalogues(root: string): Promise<Catalogue[]> {
  const config = getConfig({ cwd: root });
  const all = await getCatalogs(config);
  return all.map((catalog) => ({
    feature: basename(dirname(catalog.path)),
    read: async () => {
      const stored = await catalog.readAll();
      return eachLocale((locale) => stored[locale] ?? {});
    },
    collect: async () => {
      const found = await catalog.collect();
      if (!found) throw new Error('some source files could not be read, see above');
      return found;
    },
    update: async (found, texts, elsewhere) => {
      const merged = catalog.merge(texts, found, { overwrite: true, files: undefined });
      const next = eachLocale((locale) => finish(merged[locale] ?? {}, found, locale, elsewhere));
      await Promise.all(locales.map((locale) => catalog.write(locale, next[locale])));
      return next;
    },
  }));
}

function eachLocale(make: (locale: Locale) => CatalogType): Texts {
  return { en: make('en'), rw: make('rw'), fr: make('fr') };
}

/**
 * Removes obsolete texts, fills gaps from other features, normalizes typography, and sorts by
 * position in the sources.
 */
function finish(
  texts: CatalogType,
  found: ExtractedCatalogType,
  locale: Locale,
  elsewhere: Texts[],
): CatalogType {
  const kept = Object.entries(texts).filter(([, entry]) => !entry.obsolete);
  const filled = kept.map(([id, entry]) => {
    const borrowed = elsewhere.map((other) => other[locale][id]?.translation).find(Boolean);
    const translation = tidyText(entry.translation || borrowed || '', locale);
    const comments = commentsFor(id, entry, locale);
    return [id, { ...entry, comments, translation }] as const;
  });
  return Object.fromEntries(
    filled.sort(([a], [b]) => (positionOf(a, found) < positionOf(b, found) ? -1 : 1)),
  );
}

/** An explicit id means nothing to a translator, so the English text is added as a comment. */
function commentsFor(id: string, entry: MessageType, locale: Locale): string[] {
  const comments = entry.comments ?? [];
  const explicit = id !== generateMessageId(entry.message ?? '', entry.context);
  return explicit && locale !== 'en' ? [...comments, `en: ${entry.message}`] : comments;
}

function positionOf(id: string, found: ExtractedCatalogType): string {
  const [file = '', line = 0] = found[id]?.origin[0] ?? [];
  return `${file}:${String(line).padStart(5, '0')}:${id}`;
}
