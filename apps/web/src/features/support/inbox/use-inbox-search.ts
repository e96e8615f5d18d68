import { inboxFilters } from '@hafi/contract/support/inbox.contract';
import { useSearch } from '../../../lib/search.ts';
import { withParam } from '../../../lib/with-param.ts';
import type { InboxQuery } from './inbox.queries.ts';

/** The inbox query, kept in the URL. */
export function useInboxSearch() {
  const [search, setSearch] = useSearch();
  const query: InboxQuery = {
    show: inboxFilters.find((each) => each === search.get('show')) ?? 'all',
    q: search.get('q')?.trim().slice(0, 100) ?? '',
  };
  const change = (name: 'show' | 'q', value: string) =>
    setSearch(withParam(search, name, value === 'all' ? '' : value), { replace: true });
  return { query, change };
}
