import { SelectField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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
        value={districts.data ? district : ''}
        options={options(districts.data)}
        onChange={(event) => {
          setDistrict(event.target.value);
          onChange('');
        }}
      />
      <SelectField
        label={t`Sector`}
        name="sectorCode"
        placeholder={t`Choose a sector`}
        value={sectors.data ? value : ''}
        options={options(sectors.data)}
        disabled={!sectors.data}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    </>
  );
}
