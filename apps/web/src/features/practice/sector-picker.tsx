import { SelectField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../lib/query/query-state.tsx';
import { useDistricts, useSectors } from './practice.queries.ts';

/** Number of digits of a sector's code that identify its district. */
const districtDigits = 2;

/** The place of the practice: district, then sector. */
export function SectorPicker(props: {
  value: string;
  onChange: (sectorCode: string) => void;
  error?: string;
}) {
  const { value, onChange, error } = props;
  const { t } = useLingui();
  const [district, setDistrict] = useState(value.slice(0, districtDigits));
  const districts = useDistricts();
  const sectors = useSectors(district);
  const options = (places: { code: string; name: string }[] | undefined) =>
    places?.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  return (
    <>
      <SelectField
        label={t`District`}
        placeholder={t`Choose a district`}
        value={dataOf(districts) ? district : ''}
        options={options(dataOf(districts))}
        onChange={(event) => {
          setDistrict(event.target.value);
          onChange('');
        }}
      />
      <SelectField
        label={t`Sector`}
        name="sectorCode"
        placeholder={t`Choose a sector`}
        value={dataOf(sectors) ? value : ''}
        options={options(dataOf(sectors))}
        disabled={!dataOf(sectors)}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <QueryFailure query={districts} failed={t`The list of places did not arrive.`} />
      <QueryFailure query={sectors} failed={t`The list of places did not arrive.`} />
    </>
  );
}
