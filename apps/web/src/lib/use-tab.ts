import { useSearch } from './search.ts';
import { withParam } from './with-param.ts';

/** The chosen tab of a page, kept in the URL, so that reload and links restore it. */
export function useTab(): { value: string; onChange: (id: string) => void } {
  const [search, setSearch] = useSearch();
  return {
    value: search.get('tab') ?? '',
    onChange: (id) => setSearch(withParam(search, 'tab', id), { replace: true }),
  };
}
