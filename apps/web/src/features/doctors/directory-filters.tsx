import { specialties } from '@hafi/contract/doctors/doctor-kinds';
import { doctorSorts } from '@hafi/contract/doctors/doctors.contract';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { SelectField } from '@hafi/ui/field/text-field';
import { Grid, Stack } from '@hafi/ui/layout/layout';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { useLingui } from '@lingui/react/macro';
import { useDebouncedBox } from '../../kit/use-debounced.ts';
import type { DirectoryQuery } from './doctors.queries.ts';
import { sortNames } from './sort-names.ts';

/** Search box, specialty and sort order of the directory. */
export function DirectoryFilters(props: {
  query: DirectoryQuery;
  onChange: (name: 'q' | 'specialty' | 'sort', value: string) => void;
}) {
  const { query, onChange } = props;
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
        <SearchField
          label={t`Search by name, specialty or place`}
          labelShown
          maxLength={100}
          name="q"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </form>
      <Grid column="narrow">
        <SelectField
          label={t`Specialty`}
          value={query.specialty ?? ''}
          onChange={(event) => onChange('specialty', event.target.value)}
          placeholder={t`All specialties`}
          options={specialties.map((value) => ({ value, label: t(specialtyNames[value]) }))}
        />
        <SelectField
          label={t`Sort`}
          value={query.sort ?? 'rating'}
          onChange={(event) => onChange('sort', event.target.value)}
          options={doctorSorts.map((value) => ({ value, label: t(sortNames[value]) }))}
        />
      </Grid>
    </Stack>
  );
}
