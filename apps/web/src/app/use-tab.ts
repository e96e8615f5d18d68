import { useSearch } from '../lib/search.ts';

/** The chosen tab of a page, kept in the URL, so that reload and links restore it. */
export function useTab(): { value: string; onChange: (id: string) => void } {
  const [search, setSearch] = useSearch();
  return {
    value: search.get('tab') ?? '',
    onChange: (id) => {
      const next = new URLSearchParams(search);
      next.set('tab', id);
      setSearch(next, { replace: true });
    },
  };
}
