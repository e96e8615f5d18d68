import { search } from '@hafi/contract/search/search.contract';
import type { Translate } from '@hafi/i18n/server-catalogue';
import { escapeHtml, type PlainWish } from '../../platform/pages/fill-page.ts';
import { plainTexts } from './search.messages.ts';
import type { SearchSource } from './search.public.ts';
import { searchAll } from './search-all.ts';

/** Search results as plain HTML, for visitors without JavaScript; empty without a search. */
export async function writePlainResults(
  sources: readonly SearchSource[],
  translate: Translate,
  { query, locale }: PlainWish,
): Promise<string> {
  const requested = search.query.safeParse({ q: query.get('q') ?? '', limit: 20 });
  if (!requested.success || requested.data.q === '') return '';
  const visitor = { personId: null, roles: [] };
  const groups = await searchAll(sources, { ...requested.data, ...visitor, locale });
  if (groups.length === 0) return `<p>${escapeHtml(translate(locale, plainTexts.nothing))}</p>`;
  return groups
    .map(({ kind, hits }) => {
      const lines = hits.map(
        ({ title, detail, link }) =>
          `<li><p><a href="${escapeHtml(link)}">${escapeHtml(title)}</a><br />${escapeHtml(detail)}</p></li>`,
      );
      return `<h2>${escapeHtml(translate(locale, plainTexts[kind]))}</h2><ul>${lines.join('')}</ul>`;
    })
    .join('');
}
