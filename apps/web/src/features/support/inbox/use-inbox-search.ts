import { inboxFilters } from '@hafi/contract/support/inbox.contract';
import { useSearch } from '../../../lib/search.ts';
import type { InboxQuery } from './inbox.queries.ts';

/** The inbox query, kept in the URL. */
export function useInboxSearch() {
  const [search, setSearch] = useSearch();
  const query: InboxQuery = {
    show: inboxFilters.find((each) => each === search.get('show')) ?? 'all',
    q: search.get('q')?.trim().slice(0, 100) ?? '',
  };
  const change = (name: 'show' | 'q', value: string) => {
    const next = new URLSearchParams(search);
    if (value && value !== 'all') next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return { query, change };
}
