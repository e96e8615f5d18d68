import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { type Locale, locales, sourceLocale } from './locales.ts';
import { Writer } from './writer.ts';

/**
 * A translatable text in the sources of server or contract, marked for extraction by an i18n
 * comment.
 */
export interface MessageDescriptor {
  id: string;
  message?: string;
}

/** Values for the placeholders of a text: strings and counts, already formatted where necessary. */
export type MessageValues = Record<string, string | number>;

/**
 * Renders a text in a language: the translation, else English, else the descriptor's own message,
 * else the id. Never throws.
 */
export type Translate = (
  locale: Locale,
  message: MessageDescriptor | string,
  values?: MessageValues,
) => string;

/** All texts with explicit ids, compiled, in every language. */
export interface ServerCatalogue {
  translate: Translate;
  /** The ids known in the source language, sorted. */
  ids: readonly string[];
}

const explicitIdMark = 'js-lingui-explicit-id';
const ownCatalogues = join(import.meta.dirname, '..', 'catalogues');
const loaded = new Map<string, ServerCatalogue>();

/**
 * Reads every `<feature>/<locale>.po` of a folder (default: this package's) and compiles the texts
 * with explicit ids. Cached per folder. Throws an Error naming file and id if a file is missing, a
 * text does not parse, or one id has two texts.
 */
export function loadServerCatalogue(folder: string = ownCatalogues): ServerCatalogue {
  const known = loaded.get(folder);
  if (known) return known;
  const catalogue = readCatalogue(folder);
  loaded.set(folder, catalogue);
  return catalogue;
}

/** {@link Translate} over this package's own catalogues, read at the first call. */
export const translate: Translate = (locale, message, values) =>
  loadServerCatalogue().translate(locale, message, values);

function readCatalogue(folder: string): ServerCatalogue {
  const texts = new Map(locales.map((locale) => [locale, readLocale(folder, locale)]));
  const sources = texts.get(sourceLocale) ?? {};
  const writers = new Map(
    locales.map((locale) => {
      const writer = new Writer();
      writer.add(locale, { ...sources, ...texts.get(locale) });
      writer.activate(locale);
      return [locale, writer];
    }),
  );
  return {
    ids: Object.keys(sources).sort(),
    translate: (locale, message, values = {}) => {
      const { id, message: fallback } = typeof message === 'string' ? { id: message } : message;
      return writers.get(locale)?._(id, values, { message: fallback }) ?? fallback ?? id;
    },
  };
}

function readLocale(folder: string, locale: Locale): Record<string, CompiledMessage> {
  const texts: Record<string, CompiledMessage> = {};
  for (const feature of featuresIn(folder)) {
    const file = join(folder, feature, `${locale}.po`);
    if (!existsSync(file)) throw new Error(`missing catalogue ${feature}/${locale}.po`);
    for (const item of parsePo(readFileSync(file, 'utf8')).items) {
      const text = item.msgstr[0];
      if (item.obsolete || !text || !item.extractedComments.includes(explicitIdMark)) continue;
      const where = `${feature}/${locale}.po: ${item.msgid}`;
      if (Object.hasOwn(texts, item.msgid)) throw new Error(`${where}: id used twice`);
      texts[item.msgid] = compile(text, where);
    }
  }
  return texts;
}

function compile(text: string, where: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`${where}: broken text`, { cause });
  }
}

function featuresIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
