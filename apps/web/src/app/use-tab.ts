import { useSearchParams } from 'react-router';

/** The chosen tab of a page, kept in the address, so that reloading and links lead to it. */
export function useTab(): { value: string; onChange: (id: string) => void } {
  const [search, setSearch] = useSearchParams();
  return {
    value: search.get('tab') ?? '',
    onChange: (id) => setSearch({ tab: id }, { replace: true, preventScrollReset: true }),
  };
}
