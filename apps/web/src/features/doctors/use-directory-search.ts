import { specialties } from '@hafi/contract/doctors/doctor-kinds';
import { doctorSorts } from '@hafi/contract/doctors/doctors.contract';
import { useSearch } from '../../lib/search.ts';
import { withParam } from '../../lib/with-param.ts';
import type { DirectoryQuery } from './doctors.queries.ts';

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

/** Parses the directory's search from the URL; drops invalid values. */
export function readDirectorySearch(search: URLSearchParams): DirectoryQuery {
  const q = search.get('q')?.trim().slice(0, 100);
  const specialty = oneOf(specialties, search.get('specialty'));
  return {
    ...(q ? { q } : {}),
    ...(specialty ? { specialty } : {}),
    sort: oneOf(doctorSorts, search.get('sort')) ?? 'rating',
  };
}

/** The directory's search, kept in the URL so that Back, reload and shared links restore it. */
export function useDirectorySearch() {
  const [search, setSearch] = useSearch();
  const change = (name: 'q' | 'specialty' | 'sort', value: string) =>
    setSearch(withParam(search, name, value), { replace: true });
  const clear = () => setSearch(new URLSearchParams(), { replace: true });
  return { query: readDirectorySearch(search), change, clear };
}
