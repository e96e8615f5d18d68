import type { Locale } from '@hafi/i18n/locales';

/** What a reader without script asks for. */
export interface PlainWish {
  readonly query: URLSearchParams;
  readonly locale: Locale;
}

/** Writes the HTML that stands where a drawn page has a mark of this name. */
export type Fills = Readonly<Record<string, (wish: PlainWish) => Promise<string>>>;

/** As `apps/web/src/lib/without-script.tsx` draws it. */
const mark = /<span data-fill="([a-z-]+)"><\/span>/g;

/** Fills the marks of a drawn page for readers without script; unknown marks stay empty. */
export async function fillPage(html: string, fills: Fills, wish: PlainWish): Promise<string> {
  const names = [...html.matchAll(mark)].map(([, name = '']) => name);
  const entries = names.map(async (name) => [name, (await fills[name]?.(wish)) ?? ''] as const);
  const written = new Map(await Promise.all(entries));
  return html.replace(mark, (_, name: string) => written.get(name) ?? '');
}

/** A text as it may stand in HTML, in quotes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
