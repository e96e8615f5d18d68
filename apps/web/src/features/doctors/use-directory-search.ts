import { specialties } from '@hafi/contract/doctors/doctor-kinds';
import { doctorSorts, nearestSort } from '@hafi/contract/doctors/doctors.contract';
import { districts } from '@hafi/contract/places/districts';
import { useSearch } from '../../lib/search.ts';
import { withParam } from '../../lib/with-param.ts';
import type { DirectoryQuery } from './doctors.queries.ts';

/** What of the search stands in the URL. */
export type DirectoryParam = 'q' | 'specialty' | 'district' | 'sort';

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

/**
 * Parses the directory's search from the URL; drops invalid values. From a home (the code of its
 * sector or district) the nearest and soonest come first, unless another order was chosen.
 */
export function readDirectorySearch(search: URLSearchParams, home?: string): DirectoryQuery {
  const q = search.get('q')?.trim().slice(0, 100);
  const specialty = oneOf(specialties, search.get('specialty'));
  const district = oneOf(districts, search.get('district'));
  return {
    ...(q ? { q } : {}),
    ...(specialty ? { specialty } : {}),
    ...(district ? { district } : {}),
    ...(home ? { near: home } : {}),
    sort: oneOf(doctorSorts, search.get('sort')) ?? (home ? nearestSort : 'rating'),
  };
}

/** The directory's search, kept in the URL so that Back, reload and shared links restore it. */
export function useDirectorySearch(home: string | undefined) {
  const [search, setSearch] = useSearch();
  const change = (name: DirectoryParam, value: string) =>
    setSearch(withParam(search, name, value), { replace: true });
  const clear = () => setSearch(new URLSearchParams(), { replace: true });
  return { query: readDirectorySearch(search, home), change, clear };
}
