import { useLingui } from '@lingui/react/macro';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { findEntries, type Hit } from './find-entries.ts';
import { useServerSearch, useSiteIndex } from './search.queries.ts';
import type { LoadSiteIndex } from './site-index.ts';

/** Results of one kind. */
export interface HitGroup {
  readonly kind: 'pages' | 'people' | 'appointments' | 'doctors' | 'help';
  readonly title: string;
  readonly hits: readonly Hit[];
}

export interface SearchHits {
  readonly groups: readonly HitGroup[];
  readonly count: number;
  /** `partly`: the server did not answer, so only the browser's results are there. */
  readonly state: 'idle' | 'searching' | 'ready' | 'partly';
  readonly error: unknown;
  readonly retry: () => void;
}

/** The sources of results, and how many per kind. */
export interface SearchWish {
  readonly loadIndex: LoadSiteIndex;
  /** The searcher's id, so that one person's index is not shown to the next. */
  readonly person: string;
  readonly most: number;
}

/** Searches pages and help in the browser, people, appointments and doctors on the server. */
export function useSearchHits(q: string, { loadIndex, person, most }: SearchWish): SearchHits {
  const { i18n, t } = useLingui();
  const server = useServerSearch(q, most);
  const site = useSiteIndex(loadIndex, q !== '', person);
  const entries = dataOf(site) ?? [];
  const fromServer = (kind: string) =>
    server.isError ? [] : (dataOf(server)?.find((group) => group.kind === kind)?.hits ?? []);
  const found = (): HitGroup[] => [
    {
      kind: 'pages',
      title: t`Pages`,
      hits: findEntries(entries, { kind: 'pages', q, most, i18n }),
    },
    { kind: 'people', title: t`People`, hits: fromServer('people') },
    { kind: 'appointments', title: t`Appointments`, hits: fromServer('appointments') },
    { kind: 'doctors', title: t`Doctors`, hits: fromServer('doctors') },
    { kind: 'help', title: t`Help`, hits: findEntries(entries, { kind: 'help', q, most, i18n }) },
  ];
  // The messages of the titles load together with the index.
  const groups = q === '' || site.isPending ? [] : found().filter(({ hits }) => hits.length > 0);
  const waiting = server.isPending || server.isPlaceholderData || site.isPending;
  const failed = server.isError || site.isError;
  return {
    groups,
    count: groups.reduce((sum, { hits }) => sum + hits.length, 0),
    state: q === '' ? 'idle' : failed ? 'partly' : waiting ? 'searching' : 'ready',
    error: server.error ?? site.error,
    retry: () => void Promise.all([server.refetch(), site.refetch()]),
  };
}
