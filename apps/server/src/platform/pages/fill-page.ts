import type { Locale } from '@hafi/i18n/locales';

/** What a reader without JavaScript asks for. */
export interface PlainWish {
  readonly query: URLSearchParams;
  readonly locale: Locale;
}

/** By name of a mark in a prerendered page: renders the HTML that replaces it. */
export type Fills = Readonly<Record<string, (wish: PlainWish) => Promise<string>>>;

/** As `apps/web/src/lib/without-script.tsx` renders it. */
const mark = /<span data-fill="([a-z-]+)"><\/span>/g;

/**
 * Replaces the marks of a prerendered page, for readers without JavaScript. Unknown marks become
 * empty.
 */
export async function fillPage(html: string, fills: Fills, wish: PlainWish): Promise<string> {
  const names = [...html.matchAll(mark)].map(([, name = '']) => name);
  const entries = names.map(async (name) => [name, (await fills[name]?.(wish)) ?? ''] as const);
  const written = new Map(await Promise.all(entries));
  return html.replace(mark, (_, name: string) => written.get(name) ?? '');
}

/** Escapes a text for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
