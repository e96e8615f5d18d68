import { specialties } from '@hafi/contract/doctors/doctor-kinds';
import { doctorSorts, nearestSort } from '@hafi/contract/doctors/doctors.contract';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { SelectField } from '@hafi/ui/field/text-field';
import { Grid, Stack } from '@hafi/ui/layout/layout';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { useLingui } from '@lingui/react/macro';
import { districtOptions } from '../../kit/doctors/district-options.ts';
import type { NearHome } from '../../kit/doctors/near-home.ts';
import { useDebouncedBox } from '../../kit/use-debounced.ts';
import type { DirectoryQuery } from './doctors.queries.ts';
import { sortNames } from './sort-names.ts';
import type { DirectoryParam } from './use-directory-search.ts';

/** Search box, specialty, district and sort order of the directory. */
export function DirectoryFilters(props: {
  query: DirectoryQuery;
  home: NearHome;
  onChange: (name: DirectoryParam, value: string) => void;
}) {
  const { home, query, onChange } = props;
  const { t } = useLingui();
  const { send, type, typed } = useDebouncedBox(query.q ?? '', (q) => onChange('q', q));
  return (
    <Stack as="search" fill>
      {/* Without script the server answers the address that the form makes. */}
      <form
        action="/doctors"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack fill>
          <SearchField
            label={t`Search by name, specialty or place`}
            labelShown
            maxLength={100}
            name="q"
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <Grid column="narrow">
            <SelectField
              label={t`Specialty`}
              name="specialty"
              value={query.specialty ?? ''}
              onChange={(event) => onChange('specialty', event.target.value)}
              placeholder={t`All specialties`}
              options={specialties.map((value) => ({ value, label: t(specialtyNames[value]) }))}
            />
            <SelectField
              label={t`District`}
              name="district"
              value={query.district ?? ''}
              onChange={(event) => onChange('district', event.target.value)}
              placeholder={t`All districts`}
              options={districtOptions(home.district)}
            />
            <SelectField
              label={t`Sort`}
              name="sort"
              value={query.sort ?? 'rating'}
              onChange={(event) => onChange('sort', event.target.value)}
              options={(home.code ? ([nearestSort, ...doctorSorts] as const) : doctorSorts).map(
                (value) => ({
                  value,
                  label: t(sortNames[value]),
                }),
              )}
            />
          </Grid>
        </Stack>
      </form>
    </Stack>
  );
}
